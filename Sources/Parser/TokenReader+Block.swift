import BandDiagnostics
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

/// Blocks and what separates the items in them.
extension TokenReader {
  /// `{ … }`; reports a missing brace.
  mutating func readBlock(_ context: BlockContext) -> Block {
    let start = kind == .leftBrace ? span.start : previousEnd
    var isOpened = true
    if kind == .leftBrace {
      if isOnNewLine, !itemFailed {
        fail(
          at: span, "'{' stands on the line of what it belongs to",
          fix: FixIt("move it up", edits: [edit(Span(start: previousEnd, end: span.start), " ")], isCertain: false))
      }
    } else {
      let isOnSameLine = !isOnNewLine
      failMissing("{", "")
      if braceBalance < 0 {
        braceBalance += 1
      } else if !isOnSameLine || kind == .rightBrace || kind == .endOfFile {
        return Block(items: .empty, span: gap)
      }
      isOpened = false
    }
    guard enter() else { return Block(items: .empty, span: span(from: start)) }
    defer { leave() }
    let opener = index
    let indentation = lineIndentation(of: isOpened ? index : index - 1)
    if isOpened {
      advance()
      if kind == .leftBrace, braceBalance > 0 {
        failDoubled()
        braceBalance -= 1
      }
    }
    let (items, isClosed) = readItems(context, indentation)
    if isClosed, kind == .rightBrace {
      advance()
    } else {
      failUnclosed(opener, isOpened: isOpened)
      if braceBalance > 0 { braceBalance -= 1 }
    }
    return Block(items: items, span: span(from: start))
  }

  /// - Returns: the items up to `}`, and whether that `}`, if there is one, is the block's own.
  private mutating func readItems(_ context: BlockContext, _ indentation: Int32) -> (List<Item>, Bool) {
    let first = openItems.count
    let outerFailed = itemFailed
    var isClosed = true
    while kind != .endOfFile {
      if braceBalance != 0 {
        if isSurplusBrace(indentation) {
          fail(at: span, "this '}' closes nothing", fix: removal(of: span))
          braceBalance += 1
          advance()
          continue
        }
        if endsUnclosed(indentation) {
          isClosed = false
          break
        }
      }
      if kind == .rightBrace { break }
      let before = index
      itemFailed = false
      readItem(context)
      finishItem(context)
      // Whatever happens, each round takes a token.
      if index == before { advance() }
    }
    itemFailed = outerFailed
    let items = tree.addList(openItems[first...])
    openItems.removeLast(openItems.count - first)
    return (items, isClosed)
  }

  private mutating func readItem(_ context: BlockContext) {
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
      if context != .values {
        fail(
          at: span, "a value can't stand alone here",
          help: "a property is 'name: value'; a text is 'text(\"…\")'")
      }
      openItems.append(.value(readExpression()))
    case .colon:
      failMissing("a property's name", "before ':'")
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
    if kind(ahead: 1) == .assign, !startsLine(ahead: 1), !isPropertyWord(word) {
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
      if word(ahead: 1) == .in, word(ahead: 2) != .none || kind(ahead: 2) == .leftBracket {
        // `x in list {`
        failMissing("'for'", "before '\(text(index))'")
        openItems.append(.loop(readLoop(isOpened: false)))
      } else if word(ahead: 2) == .in, isNear(index, .for) {
        fail(at: span, "'\(text(index))' is no element; did you mean 'for'?", fix: replacement(of: span, "for"))
        openItems.append(.loop(readLoop()))
      } else if kind(ahead: 1) == .identifier, kind(ahead: 2) == .assign, !startsLine(ahead: 1), !isPropertyWord(word) {
        // `lett x = 5`
        fail(at: span, "'\(text(index))' gives no name a value; did you mean 'let'?", fix: replacement(of: span, "let"))
        openItems.append(.letDeclaration(readLet(documentedAt: start)))
      } else if kind(ahead: 1).isBinaryOperator, !startsLine(ahead: 1), kind(ahead: 1) != .minus {
        // `state == error {`
        failMissing("'if' or 'assert'", "before '\(text(index))'")
        skipItem()
      } else if isNear(index, .if), kind(ahead: 2).isBinaryOperator {
        fail(at: span, "'\(text(index))' is no element; did you mean 'if'?", fix: replacement(of: span, "if"))
        openItems.append(.conditional(readConditional()))
      } else if isNear(index, .assert), kind(ahead: 1) == .identifier,
        kind(ahead: 2) == .dot || kind(ahead: 2).isBinaryOperator
      {
        fail(at: span, "'\(text(index))' is no element; did you mean 'assert'?", fix: replacement(of: span, "assert"))
        openItems.append(.assertion(readAssertion()))
      } else {
        readElementOrProperty(start, openAnnotations.count)
      }
    }
  }

  private mutating func readAnnotatedItem() {
    let start = index
    let annotations = openAnnotations.count
    readAnnotations()
    if kind == .identifier, !startsProperty, word != .let, word != .if, word != .for, word != .assert, word != .else {
      readElementOrProperty(start, annotations)
      return
    }
    if kind == .rightBrace || kind == .endOfFile || kind != .identifier {
      failMissing("an element", "after the annotation")
      openAnnotations.removeLast(openAnnotations.count - annotations)
    } else {
      refuseAnnotations(annotations)
    }
  }

  /// A block that belongs to nothing: its items are read as if the braces were not there.
  private mutating func readStrayBlock(_ context: BlockContext) {
    fail(at: span, "this '{' belongs to no element")
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

  /// Takes what separates an item from the next one; reports what stands in its place.
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
        failMissing(context == .values ? "," : ";", "or a line break")
        return
      } else if kind == .comma {
        fail(at: span, "a ',' separates the values of one property, not properties", help: "write ';'")
        advance()
        return
      } else {
        failUnexpected()
        skipItem()
      }
    }
  }
}
