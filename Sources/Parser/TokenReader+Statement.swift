import BandSyntax

/// Properties, `let`, `assert`, `if` and `for`.
extension TokenReader {
  /// Whether `name:` or `name.part:` stands next. After an identifier `.` makes a property too, whatever follows.
  var startsProperty: Bool {
    guard kind == .identifier else { return false }
    return startsProperty(ahead: 0)
  }

  func startsProperty(ahead distance: Int) -> Bool {
    guard kind(ahead: distance) == .identifier else { return false }
    switch kind(ahead: distance + 1) {
    case .colon: return true
    case .dot: return true
    default: return false
    }
  }

  /// `name: value, value`, `name.part: …`.
  @inline(never)
  mutating func readProperty() -> ID<Property> {
    let start = span
    let name = word
    var part = Name.none
    var nameSpan = start
    advance()
    if kind == .dot {
      advance()
      skipDoubled()
      if kind == .identifier, !isOnNewLine {
        part = word
        nameSpan = start.joined(span)
        advance()
        if kind == .dot {
          fail(at: span, "a property's name has one point at most")
          while kind == .dot || kind == .identifier, !isOnNewLine { advance() }
        } else {
          skipDoubledToken()
        }
      } else {
        failMissing("a name", "after '.'")
      }
    }
    if kind == .colon {
      advance()
      skipDoubled()
    } else if kind.isBinaryOperator, kind != .minus || !part.isNone, !isOnNewLine {
      // `title.bottom <= agree.top`
      fail(at: nameSpan, "'%s' is no property; 'if' or 'assert' is missing before it")
      skipItem()
      return tree.add(Property(name: name, part: part, nameSpan: nameSpan, values: .empty, span: nameSpan))
    } else {
      failColon(nameSpan)
      if isOnNewLine || !kind.startsValue {
        return tree.add(Property(name: name, part: part, nameSpan: nameSpan, values: .empty, span: nameSpan))
      }
    }
    let values = readValues(of: name)
    return tree.add(
      Property(name: name, part: part, nameSpan: nameSpan, values: values, span: span(from: start.start)))
  }

  /// Reports a property without its colon, at the end of its name.
  mutating func failColon(_ name: Span) {
    if kind == .assign, !isOnNewLine {
      fail(at: span, "a property's value stands behind ':', not '='", .replaceGap(":"))
      advance()
      return
    }
    fail(at: name, "':' is missing after '%s'", .after(":"))
  }

  /// The values of a property, one at least.
  ///
  /// - Parameter property: its name, where it is known.
  mutating func readValues(of property: Name = .none) -> List<ID<Expression>> {
    let first = openExpressions.count
    let listed = listsWords
    listsWords = takesSeveral(property) && !property.isNone
    defer { listsWords = listed }
    if property == .states, let values = readStatesInBraces() { return values }
    if refuseBlockAsValue(of: property) {
      openExpressions.append(makeMissing())
      return tree.addList(from: first, of: &openExpressions)
    }
    if isOnNewLine || !kind.startsValue && kind != .dot {
      // On the next line stands something else.
      failValue()
      openExpressions.append(isOnNewLine ? makeMissing() : readExpression())
    } else {
      openExpressions.append(readExpression())
    }
    while kind == .comma || joinsValues || lacksComma(property) {
      if joinsValues {
        fail(at: span, "',' stands between values, not '%c'", .replaceGap(","))
        advance()
        openExpressions.append(readExpression())
        continue
      }
      if kind != .comma {
        // One message for all words that stand side by side.
        let first = index
        repeat {
          openExpressions.append(make(.name(word), span, height: 1))
          advance()
        } while lacksComma(property)
        failCommas(from: first)
        continue
      }
      advance()
      skipDoubled()
      if startsProperty(ahead: 0), kind(ahead: 1) == .colon, !isOnNewLine {
        let comma = Span(start: starts[index - 1], end: ends[index - 1])
        fail(at: comma, "',' separates the values of one property; between properties stands ';'", .replace(";"))
        break
      }
      if isOnNewLine && (startsItem || kind == .rightBrace) || !kind.startsValue {
        if (isOnNewLine || kind == .rightBrace) && !takesSeveral(property) {
          let comma = Span(start: starts[index - 1], end: ends[index - 1])
          fail(at: comma, "a property takes one value and ends with its line, without a ','", .remove)
        } else {
          failMissing("a value", "after ','")
        }
        if !kind.startsValue && kind != .dot { break }
        if isOnNewLine { break }
      }
      openExpressions.append(readExpression())
    }
    // What is written twice and stands alone is a slip of the hand; `8px 8px 0 0` are four values.
    if !isOnNewLine, !itemFailed, !isDoubled || kind(ahead: 1) == .number && !startsLine(ahead: 1) {
      failSecondValue(of: property)
    }
    let values = tree.addList(from: first, of: &openExpressions)
    return values
  }

  /// Whether a word stands beside the one before it in a property that takes several: `states: idle error`.
  private func lacksComma(_ property: Name) -> Bool {
    switch property {
    case .states, .targets, .orientations, .directions, .textSizes, .locales, .warn, .deny, .allow: break
    default: return false
    }
    guard kind == .identifier, !isOnNewLine, !itemFailed, !isDoubled, kinds[index - 1] == .identifier else {
      return false
    }
    if isKindWord(word) || startsUppercase(word) || startsProperty { return false }
    switch word {
    case .let, .if, .for, .assert, .else: return false
    default: break
    }
    switch kind(ahead: 1) {
    case .leftBrace, .leftParenthesis, .string, .stringHead, .assign: return false
    default: return true
    }
  }

  /// Reports two values side by side: `padding: 16 8`, `border: 1px #CCC`.
  private mutating func failSecondValue(of property: Name) {
    switch kind {
    case .number, .color, .string, .stringHead: break
    case .identifier where isWord(index, "auto") && (property == .padding || property == .margin):
      fail(
        at: span, "'%c' can't stand behind '%p'",
        help: "an element stands in the middle by 'alignSelf: center', or by 'centerX: parent.centerX'")
      skipItem()
      return
    case .identifier where property == .border && (kind(ahead: 1) == .color || kind(ahead: 1) == .number): break
    case .identifier where property == .background && isWord(index, "url"):
      fail(at: span, "'%c' can't stand behind '%p'", help: "a picture is an element: 'image(\"file.png\")'")
      skipItem()
      return
    default: return
    }
    switch property {
    case .radius:
      fail(at: span, "'%c' can't stand behind '%p'", help: "one radius is that of all four corners")
    case .padding, .margin:
      fail(
        at: span, "'%c' can't stand behind '%p'",
        help: "the edges are properties of their own: 'padding.horizontal', 'padding.top' and so on")
    case .border:
      fail(at: span, "'%c' can't stand behind '%p'", help: "write 'border(width: 1, color: #CCCCCC)'")
    case .shadow:
      fail(at: span, "'%c' can't stand behind '%p'", help: "write 'shadow(y: 2, blur: 8, color: #00000040)'")
    default: return
    }
    skipItem()
  }

  /// `let name: Type = value`.
  ///
  /// - Parameter isOpened: false where the keyword is missing, which is then reported.
  @inline(never)
  mutating func readLet(documentedAt first: Int, isOpened: Bool = true) -> ID<LetDeclaration> {
    let start = span.start
    let documentation = documentation(at: first)
    if isOpened {
      advance()
      skipDoubledWord()
    } else {
      failMissingBefore("'let'")
    }
    var name = Name.none
    var nameSpan = gap
    if kind == .identifier, !isOpened || !isOnNewLine {
      name = word
      nameSpan = span
      advance()
      skipDoubledToken()
    } else {
      failMissing("a name", "after 'let'")
    }
    var type = Name.none
    var typeSpan = gap
    var isList = false
    if kind == .colon {
      advance()
      skipDoubled()
      (type, typeSpan, isList) = readType()
    }
    var value: ID<Expression>?
    if kind == .assign {
      advance()
      skipDoubled()
      if !(flags[index].contains(.newline) && startsItem) { value = readExpression() } else { failValue() }
    } else if kind == .equal, !isOnNewLine {
      fail(at: span, "'let' takes one '='", .replace("="))
      advance()
      value = readExpression()
    } else {
      fail(at: gap, "'=' and a value are missing after 'let'")
      if kind.startsValue, !isOnNewLine { value = readExpression() }
    }
    if kind == .comma, let list = value { skipOpenList(from: list) }
    return tree.add(
      LetDeclaration(
        name: name, nameSpan: nameSpan, type: type, typeSpan: typeSpan, isList: isList,
        value: value ?? makeMissing(), documentation: documentation, span: span(from: start)))
  }

  /// `assert condition, "message"`.
  @inline(never)
  mutating func readAssertion() -> ID<Assertion> {
    let start = span.start
    advance()
    let closer = closerOfArguments()
    if let closer {
      failArguments(
        closer, "'assert' takes no parentheses around its two values", help: "write 'assert condition, \"message\"'")
      advance()
    }
    let condition = isOnNewLine && closer == nil ? missingCondition() : readCondition()
    var message: ID<Expression>?
    if kind == .string || kind == .stringHead, !isOnNewLine, !itemFailed {
      failMissing(",", "before the message")
      message = readExpression()
    } else if kind == .comma {
      advance()
      skipDoubled()
      if isOnNewLine && startsItem {
        failMissing("a message", "after ','")
      } else {
        message = readExpression()
      }
    }
    if let closer {
      while index < closer, kind != .endOfFile { advance() }
      if kind == .rightParenthesis { advance() }
    }
    return tree.add(Assertion(condition: condition, message: message, span: span(from: start)))
  }

  /// The parenthesis that closes what stands behind `assert` as if it were a function: `assert(a > b, "message")`.
  private mutating func closerOfArguments() -> Int? {
    guard kind == .leftParenthesis, !isOnNewLine, let closer = closer(of: index) else { return nil }
    var depth = 0
    for token in index..<closer {
      switch kinds[token] {
      case .leftParenthesis, .leftBracket, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .stringTail: depth -= 1
      case .comma where depth == 1: return closer
      default: break
      }
    }
    return nil
  }

  private mutating func missingCondition() -> ID<Expression> {
    failMissing("a condition", "after '%p'")
    return makeMissing()
  }

  /// `if condition { … } else if … else { … }`.
  ///
  /// - Parameter isOpened: whether the word `if` is there.
  mutating func readConditional(isOpened: Bool = true) -> ID<ConditionalItem> {
    let start = span.start
    if isOpened { advance() }
    let condition = isOnNewLine || kind == .leftBrace ? missingCondition() : readCondition()
    let isBehindColon = kind == .colon && !isOnNewLine && kind(ahead: 1) != .leftBrace
    let isBare = isBehindColon || lacksBraces
    if !isBare { skipHeadRest() }
    let then =
      isBehindColon ? readBehindColon("write 'if landscape { gap: 3 }'") : isBare ? readUnbraced() : readBlock(.items)
    var otherwise: Block?
    if isForeignElse {
      fail(at: span, "'%c' is written 'else if'", .replace("else if"))
      advance()
      otherwise = readOtherwise(isElseIf: true)
    } else if kind == .identifier, word == .else || isMisspeltElse {
      if word != .else {
        failMisspelt("else")
      }
      advance()
      skipDoubledToken()
      if kind == .colon, isBehindColon { advance() }
      otherwise = lacksBraces && word != .if ? readUnbraced(isTold: isBare, isElse: true) : readOtherwise()
    } else if kind == .leftBrace, !isOnNewLine {
      failMissing("'else'", "before '{'")
      otherwise = readBlock(.items)
    }
    return tree.add(
      ConditionalItem(condition: condition, then: then, otherwise: otherwise, span: span(from: start)))
  }

  private var isMisspeltElse: Bool {
    !isOnNewLine && (kind(ahead: 1) == .leftBrace || word(ahead: 1) == .if)
      && isNear(index, .else)
  }

  /// What follows `else`.
  ///
  /// - Parameter isElseIf: whether an `if` is part of what was written for `else`.
  private mutating func readOtherwise(isElseIf: Bool = false) -> Block {
    let isOpened = word == .if
    guard isOpened || isElseIf || lacksIf else { return readBlock(.items) }
    if !isOpened, !isElseIf { fail(at: span, "'if' is missing before '%c'", .before("if ")) }
    let start = span.start
    guard enter() else { return Block(items: .empty, span: gap) }
    defer { leave() }
    let next = readConditional(isOpened: isOpened)
    let items = tree.addList([Item.conditional(next)][...])
    return Block(items: items, span: span(from: start))
  }

  /// Whether a condition follows `else` at once: `else landscape {`.
  private var lacksIf: Bool {
    guard !isOnNewLine else { return false }
    switch kind {
    case .not, .leftParenthesis: return true
    case .identifier:
      switch word {
      case .landscape, .portrait, .ios, .android, .phone, .tablet, .foldable, .spanned, .rtl, .dark: return true
      default:
        switch kind(ahead: 1) {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or: return true
        case .dot: return word == .screen || word == .inset || word == .keyboard
        default: return false
        }
      }
    default: return false
    }
  }

  /// `for x in list { … }`, `for i, x in list { … }`.
  mutating func readLoop(isOpened: Bool = true) -> ID<Loop> {
    let start = span.start
    if isOpened {
      advance()
      skipDoubledWord()
    }
    var isParenthesized = false
    if kind == .leftParenthesis, !isOnNewLine, kind(ahead: 1) == .identifier, let closer = closer(of: self.index),
      closer + 1 < kinds.count, kinds[closer + 1] == .leftBrace
    {
      failArguments(closer, "'for' takes no parentheses", help: "write 'for x in list { … }'")
      isParenthesized = true
      advance()
    }
    var index = Name.none
    var indexSpan = gap
    var (variable, variableSpan) = readLoopName()
    if kind == .comma {
      advance()
      skipDoubled()
      index = variable
      indexSpan = variableSpan
      (variable, variableSpan) = readLoopName(afterComma: true)
    } else if kind == .identifier, word != .in, word(ahead: 1) == .in {
      failMissing(",", "between the names of index and value")
      index = variable
      indexSpan = variableSpan
      (variable, variableSpan) = readLoopName()
    }
    if word == .in {
      advance()
      skipDoubledToken()
    } else {
      failMissing("'in'", "after the name")
    }
    let sequence: ID<Expression>
    if kind == .leftBrace || isOnNewLine {
      failMissing("a list or a range", "after 'in'")
      sequence = makeMissing()
    } else {
      sequence = readExpression()
    }
    if isParenthesized, kind == .rightParenthesis { advance() }
    let isBehindColon = kind == .colon && !isOnNewLine && kind(ahead: 1) != .leftBrace
    if !isBehindColon { skipHeadRest() }
    let body = isBehindColon ? readBehindColon("write 'for x in list { … }'") : readBlock(.items)
    return tree.add(
      Loop(
        index: index, indexSpan: indexSpan, variable: variable, variableSpan: variableSpan, sequence: sequence,
        body: body, span: span(from: start)))
  }

  private mutating func readLoopName(afterComma: Bool = false) -> (Name, Span) {
    guard kind == .identifier, word != .in || word(ahead: 1) == .in, afterComma || !isOnNewLine else {
      failMissing("a name", "for the value")
      return (.none, gap)
    }
    let result = (word, span)
    advance()
    skipDoubledToken()
    return result
  }
}
