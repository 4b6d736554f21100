import BandSyntax

/// What may stand in a block.
enum BlockContext: Sendable {
  /// The top of a file, which is no block but ends its items alike.
  case file
  /// Properties, elements, `let`, `assert`, `if`, `for`.
  case items
  /// Bare values, between commas, semicolons or line breaks.
  case values
}

/// What is known of a block before its items are read.
struct BlockOpener {
  /// `{`, or the first token inside where it is missing.
  let token: Int
  let isOpened: Bool
  /// The column of its line; 0 where nobody will ask.
  let indentation: Int32
  /// How many items were open before its own.
  let firstItem: Int
  /// Whether the item that holds the block had a fault before it.
  let outerFailed: Bool
}

/// Blocks and what separates the items in them.
extension TokenReader {
  /// `{ … }`; reports a missing brace.
  mutating func readBlock(_ context: BlockContext) -> Block {
    let start = kind == .leftBrace ? span.start : previousEnd
    guard let opener = openBlock() else { return Block(items: .empty, span: span(from: start)) }
    let isClosed = readItems(context, opener.indentation)
    let items = tree.addList(from: opener.firstItem, of: &openItems)
    if isClosed, kind == .rightBrace {
      advance()
    } else {
      failUnclosed(opener.token, isOpened: opener.isOpened)
      if braceBalance > 0 { braceBalance -= 1 }
    }
    itemFailed = opener.outerFailed
    leave()
    return Block(items: items, span: span(from: start))
  }

  /// Takes `{`; nothing where there is no block to be read.
  @inline(never)
  private mutating func openBlock() -> BlockOpener? {
    var isOpened = true
    if kind == .leftBrace {
      if isOnNewLine, !itemFailed { fail(at: span, "'{' stands on the line of what it belongs to", .joinLines) }
    } else {
      let isOnSameLine = !isOnNewLine
      failMissing("{", "after '%p'")
      if braceBalance < 0 {
        braceBalance += 1
      } else if !isOnSameLine || kind == .rightBrace || kind == .endOfFile {
        return nil
      }
      isOpened = false
    }
    guard enter() else { return nil }
    let opener = BlockOpener(
      token: index, isOpened: isOpened, indentation: lineIndentation(of: isOpened ? index : index - 1),
      firstItem: openItems.count, outerFailed: itemFailed)
    if isOpened {
      advance()
      if kind == .leftBrace, braceBalance > 0 {
        failDoubled()
        braceBalance -= 1
      }
    }
    return opener
  }

  /// Reads the items up to `}` onto `openItems`.
  ///
  /// - Returns: whether that `}`, if there is one, is the block's own.
  private mutating func readItems(_ context: BlockContext, _ indentation: Int32) -> Bool {
    while kind != .endOfFile {
      if braceBalance != 0 {
        if isSurplusBrace(indentation) {
          fail(at: span, "this '}' closes nothing", .remove)
          braceBalance += 1
          advance()
          continue
        }
        if endsUnclosed(indentation) { return false }
      }
      if kind == .rightBrace { return true }
      let before = index
      itemFailed = false
      readItem(context)
      finishItem(context)
      // Whatever happens, each round takes a token.
      if index == before { advance() }
    }
    return true
  }

  mutating func readItem(_ context: BlockContext) {
    switch kind {
    case .identifier:
      if startsProperty {
        openItems.append(.property(readProperty()))
      } else if context == .values {
        openItems.append(.value(readExpression()))
      } else {
        readWordItem()
      }
    case .at:
      readAnnotatedItem()
    case .string, .stringHead, .number, .color, .leftParenthesis, .leftBracket, .minus, .not:
      if kind == .color, span.length == 1 {
        skipForeignComment()
        return
      }
      if context != .values {
        fail(
          at: span, "a value can't stand alone here",
          help: "a property is 'name: value'; a text is 'text(\"…\")'")
      }
      openItems.append(.value(readExpression()))
    case .colon:
      fail(at: span, "a property's name is missing before ':'")
      advance()
      let values = readValues()
      openItems.append(
        .property(tree.add(Property(name: .none, part: .none, nameSpan: gap, values: values, span: gap))))
    case .leftBrace:
      readStrayBlock(context)
    case .endOfFile, .stringMiddle, .stringTail, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .comma,
      .dot, .question, .assign, .ellipsis, .plus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .equal, .notEqual, .and, .or:
      refuseToken()
    }
  }

  /// An identifier that is no property's name.
  private mutating func readWordItem() {
    let start = index
    if kind(ahead: 1) == .minus, readHyphenatedProperty() { return }
    if refuseDeclaration() || readStatesBlock() { return }
    if startsVariable {
      openItems.append(.letDeclaration(readVariable(documentedAt: start)))
      return
    }
    if kind(ahead: 1) == .assign, word != .let, !startsLine(ahead: 1), !isPropertyWord(word) {
      openItems.append(.letDeclaration(readLet(documentedAt: start, isOpened: false)))
      return
    }
    switch word {
    case .let: openItems.append(.letDeclaration(readLet(documentedAt: start)))
    case .if: openItems.append(.conditional(readConditional()))
    case .for: openItems.append(.loop(readLoop()))
    case .assert: openItems.append(.assertion(readAssertion()))
    case .else: readStrayElse()
    default:
      if !startsLine(ahead: 1), refuseRepeat() || refuseChosenElement() || refuseSwitch() || readMisspelt(start) {
        return
      }
      readElementOrProperty(start, openAnnotations.count)
    }
  }

  /// Reads `if`, `for`, `let` or `assert` where the keyword is missing or misspelt, told by what follows on its line.
  ///
  /// - Returns: whether it was one of these.
  @inline(never)
  private mutating func readMisspelt(_ start: Int) -> Bool {
    let next = kind(ahead: 1)
    if next.isBinaryOperator, next != .minus {
      // `state == error {`
      failMissingBefore("'if' or 'assert'")
      skipItem()
      return true
    }
    guard next == .identifier else { return false }
    let second = kind(ahead: 2)
    if second.startsValue, isWord(index + 1, "in") {
      // `x in list {`
      failMissingBefore("'for'")
      openItems.append(.loop(readLoop(isOpened: false)))
    } else if startsLine(ahead: 2) {
      return false
    } else if second == .identifier, isWord(index + 2, "in"), isNear(index, .for) {
      failMisspelt("for")
      openItems.append(.loop(readLoop()))
    } else if second == .assign, !isPropertyWord(word), !isKindWord(word), !startsUppercase(word) {
      // `lett x = 5`
      failMisspelt("let")
      openItems.append(.letDeclaration(readLet(documentedAt: start)))
    } else if second.isBinaryOperator, isNear(index, .if) {
      failMisspelt("if")
      openItems.append(.conditional(readConditional()))
    } else if second == .dot || second.isBinaryOperator, isNear(index, .assert) {
      failMisspelt("assert")
      openItems.append(.assertion(readAssertion()))
    } else {
      return false
    }
    return true
  }

  private mutating func readAnnotatedItem() {
    let start = index
    let annotations = openAnnotations.count
    readAnnotations()
    if startsVariable, openAnnotations.count > annotations {
      // `@State var failed = false`
      openAnnotations.removeLast(openAnnotations.count - annotations)
      openItems.append(.letDeclaration(readVariable(documentedAt: start, isState: true)))
      return
    }
    if kind == .identifier, !startsProperty, word != .let, word != .if, word != .for, word != .assert, word != .else {
      readElementOrProperty(start, annotations)
      return
    }
    if kind == .rightBrace || kind == .endOfFile || kind != .identifier {
      if !itemFailed {
        fail(
          at: gap, "an element is missing after the annotation",
          help: "an annotation belongs to the element behind it: '@tappable row { … }'")
      }
      if kind == .leftBrace { skipLevel() }
      openAnnotations.removeLast(openAnnotations.count - annotations)
    } else {
      refuseAnnotations(annotations)
    }
  }

  /// A block that belongs to nothing: its items are read as if the braces were not there.
  private mutating func readStrayBlock(_ context: BlockContext) {
    if lastFault == index - 1, kinds[max(0, index - 1)] == .leftBrace {
      // One message for several in a row.
      lastFault = index
      itemFailed = true
    } else {
      fail(at: span, "this '{' belongs to no element")
    }
    guard enter() else { return }
    defer { leave() }
    advance()
    while kind != .rightBrace, kind != .endOfFile {
      let before = index
      readItem(context)
      finishItem(context)
      if index == before { advance() }
    }
    if kind == .rightBrace { advance() }
  }

  private mutating func readStrayElse() {
    fail(at: span, "this 'else' follows no 'if' block")
    advance()
    if word == .if {
      openItems.append(.conditional(readConditional()))
    } else if kind == .leftBrace {
      _ = readBlock(.items)
    }
  }

  // MARK: Between items

  /// Reports that nothing separates two items.
  ///
  /// What stands before may be a word that is no item at all, `mutable failed: true`: then a ';' behind it cures nothing.
  private mutating func failSeparatorOfItems() {
    let before = index - 1
    let isStrange =
      before > 0 && kinds[before] == .identifier && !isScreenKindWord(word(ahead: -1))
      && !startsUppercase(word(ahead: -1))
      && (flags[before].contains(.newline) || kinds[before - 1] == .leftBrace || kinds[before - 1] == .semicolon)
    if isStrange {
      fail(at: Span(start: starts[before], end: ends[before]), "'%s' is no element, and '%c' can't stand behind it")
    } else {
      fail(at: gap, "';' or a line break is missing before '%c'", .after(";"))
    }
  }

  /// Takes what separates an item from the next one; reports what stands in its place.
  @inline(never)
  mutating func finishItem(_ context: BlockContext) {
    while true {
      if kind == .semicolon {
        advance()
        if kind == .semicolon { failDoubled() }
        return
      }
      if context == .values, kind == .comma {
        advance()
        skipDoubled()
        return
      }
      if kind == .rightBrace || kind == .endOfFile || isOnNewLine { return }
      if index > 0, kinds[index - 1] == .rightBrace || kinds[index - 1] == .semicolon { return }
      if itemFailed {
        if startsItem { return }
        skipItem()
        continue
      }
      if isDoubled {
        failDoubled()
      } else if startsItem || context == .values && kind.startsValue {
        if context == .values {
          fail(at: gap, "',' or a line break is missing before '%c'", .after(","))
        } else {
          failSeparatorOfItems()
        }
        return
      } else if kind == .comma {
        if startsItem(ahead: 1) {
          fail(at: span, "',' separates values; between elements stands ';' or a line break", .replace(";"))
        } else {
          fail(at: span, "a ',' separates the values of one property, not properties", help: "write ';'")
        }
        advance()
        return
      } else {
        failUnexpected()
        skipItem()
      }
    }
  }
}
