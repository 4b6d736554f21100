import BandSyntax

/// Expressions.
///
/// From the loosest to the tightest: `? :`, `||`, `&&`, comparisons, `...`, `by`, `+ -`, `* /`, the prefixes `-` and
/// `!`, then `.name`, `[index]` and `(arguments)`. All operators associate to the left, `? :` to the right.
extension TokenReader {
  /// Opens a level; where there are too many, reports that and skips what the level would hold.
  mutating func enter() -> Bool {
    if depth < SyntaxLimit.nesting {
      depth &+= 1
      return true
    }
    failTooDeep(at: span)
    skipLevel()
    // What is missing behind the skipped is no other fault.
    lastFault = index
    return false
  }

  mutating func leave() { depth &-= 1 }

  /// An expression; `missing`, reported, where none stands.
  mutating func readExpression() -> ID<Expression> {
    let condition = readOperation()
    guard kind == .question else { return condition }
    guard enter() else { return condition }
    defer { leave() }
    advance()
    skipDoubled()
    let first = readExpression()
    if kind == .colon {
      advance()
      skipDoubled()
    } else if kind.startsValue, !isOnNewLine {
      failMissing(":", "between the two values of '? :'")
    } else {
      failOtherwise()
      return condition
    }
    let second = readExpression()
    return make(
      .conditional(condition, first, second), tree[condition].span.joined(tree[second].span),
      height: 1 + max(height(condition), height(first), height(second)))
  }

  /// Operands and operators of two sides, without recursion.
  ///
  /// - Parameter least: the loosest operators that are read.
  private mutating func readOperation(from least: UInt8 = 0) -> ID<Expression> {
    let first = readOperand()
    guard let symbol = binaryOperator, symbol.precedence >= least else { return first }
    let operators = openOperators.count
    let operands = openOperands.count
    openOperands.append(first)
    var next: PendingOperator? = symbol
    while let symbol = next {
      while openOperators.count > operators, let last = openOperators.last,
        last.precedence >= symbol.precedence
      {
        if last.precedence == symbol.precedence, symbol.precedence >= 3, symbol.precedence <= 5 { failChain(symbol) }
        reduce()
      }
      openOperators.append(symbol)
      if kind == .identifier, word != .by { failWordOperator(symbol.symbol) }
      advance()
      skipDoubled()
      openOperands.append(readOperand())
      next = binaryOperator
      if let symbol = next, symbol.precedence < least { next = nil }
    }
    while openOperators.count > operators { reduce() }
    let result = openOperands.removeLast()
    openOperands.removeLast(openOperands.count - operands)
    return result
  }

  /// Reports a comparison of a comparison, or a range of ranges.
  private mutating func failChain(_ symbol: PendingOperator) {
    if symbol.precedence == 3 {
      fail(at: span, "comparisons can't be chained", help: "compare twice and join the two by '&&'")
    } else {
      fail(at: span, "'%c' can't be chained")
    }
  }

  /// Joins the last two operands by the last operator.
  private mutating func reduce() {
    let symbol = openOperators.removeLast().symbol
    let right = openOperands.removeLast()
    let left = openOperands.removeLast()
    openOperands.append(
      make(
        .binary(symbol, left, right), tree[left].span.joined(tree[right].span),
        height: 1 + max(height(left), height(right))))
  }

  /// The operator of two sides that stands next.
  private var binaryOperator: PendingOperator? {
    guard kind.isBinaryOperator else {
      // `by` is a word: at the start of a line it may be a property's name.
      guard word == .by, !(isOnNewLine && kind(ahead: 1) == .colon) else { return wordOperator }
      return PendingOperator(symbol: .by, precedence: 5)
    }
    switch kind {
    case .or: return PendingOperator(symbol: .or, precedence: 1)
    case .and: return PendingOperator(symbol: .and, precedence: 2)
    case .less: return PendingOperator(symbol: .less, precedence: 3)
    case .lessOrEqual: return PendingOperator(symbol: .lessOrEqual, precedence: 3)
    case .greater: return PendingOperator(symbol: .greater, precedence: 3)
    case .greaterOrEqual: return PendingOperator(symbol: .greaterOrEqual, precedence: 3)
    case .equal: return PendingOperator(symbol: .equal, precedence: 3)
    case .notEqual: return PendingOperator(symbol: .notEqual, precedence: 3)
    case .ellipsis: return PendingOperator(symbol: .range, precedence: 4)
    case .plus: return PendingOperator(symbol: .add, precedence: 6)
    case .minus: return PendingOperator(symbol: .subtract, precedence: 6)
    case .star: return PendingOperator(symbol: .multiply, precedence: 7)
    case .slash: return PendingOperator(symbol: .divide, precedence: 7)
    case .endOfFile, .identifier, .number, .string, .stringHead, .stringMiddle, .stringTail, .color, .leftBrace,
      .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .colon, .semicolon, .comma,
      .dot, .at, .question, .assign, .not:
      return nil
    }
  }

  /// Prefixes, a value, and what is done with it by `.`, `[ ]` and `( )`.
  private mutating func readOperand() -> ID<Expression> {
    guard kind == .minus || kind == .not else { return readPostfix() }
    let first = index
    while kind == .minus || kind == .not { advance() }
    var prefix = index - 1
    var value = readPostfix()
    while prefix >= first {
      let symbol: UnaryOperator = kinds[prefix] == .minus ? .minus : .not
      value = make(
        .unary(symbol, value), Span(start: starts[prefix], end: tree[value].span.end), height: 1 + height(value))
      prefix -= 1
    }
    return value
  }

  private mutating func readPostfix() -> ID<Expression> {
    var value = readPrimary()
    while true {
      switch kind {
      case .dot where kind(ahead: 1) == .dot && ends[index] == starts[index + 1]:
        value = readForeignRange(of: value)
      case .dot:
        value = readMember(of: value)
      case .leftBracket:
        guard !isOnNewLine else { return value }
        guard enter() else { return value }
        let opener = index
        advance()
        bracketDepth &+= 1
        let position = readExpression()
        bracketDepth &-= 1
        close(.rightBracket, "]", "the index", opener: opener)
        leave()
        value = make(
          .element(value, position), span(from: tree[value].span.start),
          height: 1 + max(height(value), height(position)))
      case .leftParenthesis:
        guard !isOnNewLine, canBeCalled(value) else { return value }
        let (arguments, tallest) = readArguments()
        value = make(
          .call(value, arguments), span(from: tree[value].span.start), height: 1 + max(height(value), tallest))
      case .endOfFile, .identifier, .number, .string, .stringHead, .stringMiddle, .stringTail, .color, .leftBrace,
        .rightBrace, .rightParenthesis, .rightBracket, .colon, .semicolon, .comma, .at, .question, .assign, .ellipsis,
        .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or,
        .not:
        return value
      }
    }
  }

  /// `.name` behind a value.
  private mutating func readMember(of value: ID<Expression>) -> ID<Expression> {
    let dot = span
    advance()
    skipDoubled()
    guard kind == .identifier, !isOnNewLine else {
      if case .number = tree[value].kind {
        fail(at: dot, "a number has a digit on both sides of its point", .remove)
        return value
      }
      failMissing("a name", "after '.'")
      return value
    }
    let name = word
    let nameSpan = span
    advance()
    return make(
      .member(value, name, nameSpan), tree[value].span.joined(nameSpan), height: 1 + height(value))
  }

  /// What a range ends with, written in another language's way: a sum.
  mutating func readRangeEnd() -> ID<Expression> { readOperation(from: 6) }

  private func canBeCalled(_ value: ID<Expression>) -> Bool {
    switch tree[value].kind {
    case .name, .member, .call, .element, .missing: true
    case .number, .string, .color, .boolean, .unary, .binary, .conditional, .list, .record, .parenthesized: false
    }
  }
}
