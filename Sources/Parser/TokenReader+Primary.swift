import BandSyntax

/// Values that stand alone.
extension TokenReader {
  mutating func readPrimary() -> ID<Expression> {
    switch kind {
    case .identifier:
      if flags[index].contains(.newline), startsKeywordItem {
        failValue()
        return makeMissing()
      }
      if word == .if, startsValue(index) { return readConditionalValue() }
      let name = word
      let place = span
      advance()
      if name == .true || name == .false { return make(.boolean(name == .true), place, height: 1) }
      if place.length == 3, kind == .identifier || kind == .leftParenthesis, let value = readForeignNot(place) {
        return value
      }
      let value = make(.name(name), place, height: 1)
      return kind == .identifier && lostParenthesis(of: name) ? readLostArguments(of: value) : value
    case .number: return readNumber()
    case .string: return readString()
    case .stringHead: return readInterpolation()
    case .color: return readColor()
    case .leftParenthesis: return readParentheses()
    case .leftBracket: return readList()
    case .leftBrace where bracketDepth > 0 && kind(ahead: 2) == .colon:
      // `[{name: "Ada"}]`
      fail(at: span, "a record stands in parentheses", help: "write '(name: \"Ada\", age: 36)'")
      skipLevel()
      return makeMissing()
    case .dot where kind(ahead: 1) == .number && ends[index] == starts[index + 1]:
      fail(
        at: Span(start: span.start, end: ends[index + 1]), "a number has a digit on both sides of its point",
        .before("0"))
      advance()
      advance()
      return makeMissing()
    case .dot where kind(ahead: 1) == .identifier && !startsLine(ahead: 1) && !isEdgeWord(word(ahead: 1)):
      // `.center`
      fail(at: span, "no '.' stands before a word", .remove)
      advance()
      return readPrimary()
    case .dot:
      // `readMember` reads on behind it.
      failMissing("a name", "before '.'")
      return makeMissing()
    case .endOfFile, .stringMiddle, .stringTail, .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .colon,
      .semicolon, .comma, .at, .question, .assign, .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      failValue()
      return makeMissing()
    }
  }

  /// Whether a word is an edge or a length of a frame: before its point that is missing.
  private func isEdgeWord(_ word: Name) -> Bool {
    switch word {
    case .left, .right, .top, .bottom, .centerX, .centerY, .width, .height: true
    default: false
    }
  }

  /// `16`, `50%`, `1px`, `1.7x`.
  private mutating func readNumber() -> ID<Expression> {
    let place = span
    var digits = Int(place.start)
    var mantissa: UInt64 = 0
    var isShort = true
    var decimals = 0
    var behindPoint = false
    let end = Int(place.end)
    while digits < end {
      let byte = bytes[digits]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        // 15 digits are exact as a `Double`.
        if mantissa < 100_000_000_000_000 { mantissa = mantissa &* 10 &+ UInt64(byte &- 48) } else { isShort = false }
        if behindPoint { decimals &+= 1 }
      } else if byte == UInt8(ascii: ".") {
        behindPoint = true
      } else {
        break
      }
      digits &+= 1
    }
    var value = Double(mantissa)
    if !isShort || decimals > 22 {
      if let exact = parseDecimal(UnsafeBufferPointer(rebasing: bytes[Int(place.start)..<digits])) {
        value = exact
      } else {
        failNotFinite(place)
        value = 0
      }
    } else if decimals > 0 {
      value /= powerOfTen(decimals)
    }
    if digits < end, let size = readSizeInOne(value, digits) { return size }
    var unit = readUnit(digits, end)
    advance()
    if kind == .identifier, unit == .none, !isOnNewLine { unit = readLooseUnit() }
    return make(.number(value, unit), place, height: 1)
  }

  /// What stands behind a number's digits.
  private mutating func readUnit(_ start: Int, _ end: Int) -> NumberUnit {
    if start == end { return .none }
    let first = bytes[start]
    if first == UInt8(ascii: "%") { return .percent }
    if end - start == 1, first == UInt8(ascii: "x") { return .factor }
    if end - start == 2, first == UInt8(ascii: "p"), bytes[start + 1] == UInt8(ascii: "x") { return .pixels }
    let unit = Span(start..<end)
    if first == UInt8(ascii: "x"), end - start > 2 {
      fail(
        at: unit, "a number is written with decimal digits",
        help: "a colour is '#' and its digits: '#0066FF', with the opacity behind them, '#0066FF80'")
      return .none
    }
    if end - start == 2, isText(unit, "pt") || isText(unit, "dp") || isText(unit, "sp") {
      fail(at: unit, "a bare number is in points: write it without '%s'", .remove)
    } else if first == UInt8(ascii: "e") || first == UInt8(ascii: "E"),
      bytes[(start + 1)..<end].allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    {
      fail(
        at: unit, "a number has no exponent: '%s' can't stand behind it", help: "write all of its digits, as in '1500'")
    } else {
      fail(
        at: unit, "'%s' is no unit",
        help: "a bare number is in points, '1px' is a device pixel, '50%' a share, '1.7x' a text size's factor")
    }
    return .none
  }

  private mutating func readColor() -> ID<Expression> {
    let place = span
    var value: UInt32 = 0
    var isHexadecimal = true
    let count = place.length - 1
    if count == 3 || count == 4 || count == 6 || count == 8 {
      for byte in bytes[place.range].dropFirst() {
        let digit = hexadecimalDigit(byte)
        if digit > 15 { isHexadecimal = false }
        value = value << 4 | UInt32(digit & 15)
        if count < 6 { value = value << 4 | UInt32(digit & 15) }
      }
      if count == 3 || count == 6 { value = value << 8 | 0xFF }
    } else {
      isHexadecimal = false
    }
    if !isHexadecimal {
      fail(at: place, "a colour is '#' and 3, 4, 6 or 8 hexadecimal digits, as in '#F2F2F7'")
    }
    advance()
    return make(.color(value), place, height: 1)
  }

  /// `(value)` or `(label: value, …)`.
  private mutating func readParentheses() -> ID<Expression> {
    let start = span.start
    if kind(ahead: 1) == .identifier, kind(ahead: 2) == .colon {
      let (arguments, tallest) = readArguments()
      requireLabels(arguments)
      return make(.record(arguments), span(from: start), height: 1 + tallest)
    }
    guard enter() else { return makeMissing() }
    defer { leave() }
    let opener = index
    advance()
    bracketDepth &+= 1
    let value = readExpression()
    if kind == .comma, !itemFailed {
      fail(at: Span(start: start, end: start + 1), "a list stands in brackets", help: "write '[a, b]'")
      while kind == .comma {
        advance()
        if kind.startsValue { _ = readExpression() }
      }
    }
    bracketDepth &-= 1
    close(.rightParenthesis, ")", "the parentheses", opener: opener)
    return make(.parenthesized(value), span(from: start), height: 1 + height(value))
  }

  private mutating func requireLabels(_ arguments: List<Argument>) {
    for argument in tree[arguments] where argument.label.isNone && !itemFailed {
      fail(at: tree[argument.value].span, "every value of a record has a name", help: "write '(name: value, …)'")
    }
  }

  /// `[a, b]`.
  private mutating func readList() -> ID<Expression> {
    let start = span.start
    guard enter() else { return makeMissing() }
    defer { leave() }
    let opener = index
    advance()
    bracketDepth &+= 1
    let first = openExpressions.count
    var tallest = 0
    while kind != .rightBracket {
      let before = index
      if kind == .identifier, kind(ahead: 1) == .colon {
        // `[title: "Mail")]`
        if !itemFailed { failMissing("(", "before '%c'") }
        advance()
        advance()
      }
      let value = readExpression()
      tallest = max(tallest, height(value))
      openExpressions.append(value)
      guard readSeparator(.rightBracket, opener: opener), index > before else { break }
    }
    bracketDepth &-= 1
    close(.rightBracket, "]", "the list", opener: opener)
    let members = tree.addList(from: first, of: &openExpressions)
    return make(.list(members), span(from: start), height: 1 + tallest)
  }

  /// `(value, label: value)`, from the parenthesis on.
  ///
  /// - Returns: the arguments, and the height of the tallest.
  mutating func readArguments() -> (List<Argument>, Int) {
    guard enter() else { return (.empty, 0) }
    defer { leave() }
    let isClosed = closesParenthesis()
    let opener = index
    advance()
    bracketDepth &+= 1
    let first = openArguments.count
    var tallest = 0
    while kind != .rightParenthesis {
      // Without the parenthesis that closes it, what stands side by side is an element: `@tappable( box agree {`.
      if !isClosed, kind == .identifier, kind(ahead: 1) == .identifier || kind(ahead: 1) == .leftBrace { break }
      let before = index
      var label = Name.none
      var labelSpan = gap
      if kind == .identifier, kind(ahead: 1) == .colon || kind(ahead: 1) == .assign {
        label = word
        labelSpan = span
        advance()
        readLabelEnd()
      }
      let value = kind == .leftBrace && !label.isNone ? refuseBlockAsArgument() : readExpression()
      tallest = max(tallest, height(value))
      openArguments.append(Argument(label: label, labelSpan: labelSpan, value: value))
      guard readSeparator(.rightParenthesis, opener: opener), index > before else { break }
    }
    bracketDepth &-= 1
    close(.rightParenthesis, ")", "the arguments", opener: opener)
    let arguments = tree.addList(from: first, of: &openArguments)
    return (arguments, tallest)
  }
}

extension TokenReader {
  /// Whether the parenthesis that opens here is closed before a block begins or ends.
  private func closesParenthesis() -> Bool {
    var depth = 0
    // Far longer than any list that a person would write, so that hostile nesting costs no more than a glance.
    for distance in 1...256 {
      switch kind(ahead: distance) {
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        if depth == 0 { return true }
        depth -= 1
      case .leftBrace, .rightBrace, .endOfFile: return false
      default: break
      }
    }
    return true
  }
}

/// Ten to a small power, exactly.
private func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}

/// The value of a hexadecimal digit; 16 where it is none.
func hexadecimalDigit(_ byte: UInt8) -> UInt8 {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: 16
  }
}
