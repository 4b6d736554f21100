import BandSyntax

/// Which bracket closes which, and separators in brackets.
///
/// A bracket that is closed before a brace or `;` comes holds what stands up to there, whatever is wrong in it: line
/// breaks in it mean nothing. One that is never closed ends with its line.
extension TokenReader {
  /// The token that closes a bracket or parenthesis; nothing where none does.
  ///
  /// - Complexity: O(n) in the file's tokens for the first question, O(1) for each after it.
  mutating func closer(of opener: Int) -> Int? {
    if closers.isEmpty { matchBrackets() }
    let closer = Int(closers[opener])
    return closer > opener ? closer : nil
  }

  @inline(never)
  private mutating func matchBrackets() {
    closers = [Int32](repeating: 0, count: kinds.count)
    var open: [Int] = []
    for token in 0..<kinds.count {
      if flags[token].contains(.newline), !open.isEmpty, startsKeywordItem(at: token) {
        open.removeAll(keepingCapacity: true)
      }
      switch kinds[token] {
      case .leftParenthesis, .leftBracket, .stringHead: open.append(token)
      case .rightParenthesis: matchBracket(.leftParenthesis, token, &open)
      case .rightBracket: matchBracket(.leftBracket, token, &open)
      case .stringTail: matchBracket(.stringHead, token, &open)
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: open.removeAll(keepingCapacity: true)
      case .identifier, .number, .string, .stringMiddle, .color, .colon, .comma, .dot, .at, .question, .assign,
        .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual,
        .and, .or, .not:
        break
      }
    }
  }

  /// Whether a keyword and what must follow it begin a line: no list goes on there.
  private func startsKeywordItem(at token: Int) -> Bool {
    guard kinds[token] == .identifier, token + 1 < kinds.count, !flags[token + 1].contains(.newline),
      kinds[token + 1] == .identifier || kinds[token + 1] == .string
    else { return false }
    switch word(ahead: token - index) {
    case .import, .screen, .component, .style, .device, .targets, .project, .let, .if, .for, .assert: return true
    default: return false
    }
  }

  /// Notes which of the open brackets a closing one closes; those within it are closed by none.
  ///
  /// One that closes nothing is let be. To look for its opener costs no more than a glance at the innermost ones.
  private mutating func matchBracket(_ opening: TokenKind, _ token: Int, _ open: inout [Int]) {
    var level = open.count - 1
    let last = max(0, open.count - 8)
    while level >= last {
      let opener = open[level]
      if kinds[opener] == opening {
        closers[opener] = Int32(truncatingIfNeeded: token)
        open.removeLast(open.count - level)
        return
      }
      // What stands in a string is closed in it.
      if kinds[opener] == .stringHead { return }
      level -= 1
    }
  }

  /// Takes the closing bracket; reports one that is missing, or what stands before it.
  ///
  /// - Parameter opener: the token that opens the bracket.
  mutating func close(_ closing: TokenKind, _ symbol: StaticString, _ what: StaticString, opener: Int) {
    if kind == closing {
      advance()
    } else if opensBracket(opener, closing), let closer = closer(of: opener), closer > index {
      failUnexpected()
      advance(to: closer + 1)
    } else if bracketDepth == 0, kind == .rightParenthesis || kind == .rightBracket, !isOnNewLine {
      failWrongBracket(symbol, what)
      advance()
    } else {
      failUnclosedBracket(symbol, what)
    }
  }

  /// Reports a list without its opening bracket, `let a = 1, 2]`, and goes over the rest of it.
  ///
  /// - Parameter first: its first member, which has been read.
  mutating func skipOpenList(from first: ID<Expression>) {
    let start = tree[first].span.start
    if !itemFailed {
      fail(
        at: Span(start: start, end: start), "'[' is missing before the first of several values",
        help: "a list stands in brackets")
    }
    while true {
      switch kind {
      case .endOfFile, .leftBrace, .rightBrace, .semicolon: return
      case .leftParenthesis, .leftBracket: advance(to: (closer(of: index) ?? index) + 1)
      case .rightParenthesis, .rightBracket:
        advance()
        return
      default: advance()
      }
      let goesOn = kinds[index - 1] == .comma && !startsKeywordItem(at: index)
      if flags[index].contains(.newline), kind != .rightBracket, !goesOn { return }
    }
  }

  /// Whether a token is the opening one that belongs to a closing one; the parenthesis of arguments may be missing.
  private func opensBracket(_ token: Int, _ closing: TokenKind) -> Bool {
    kinds[token] == (closing == .rightBracket ? .leftBracket : .leftParenthesis)
  }

  /// Takes the comma behind a member of a list.
  ///
  /// - Parameter opener: the token that opens the list.
  /// - Returns: whether another member follows.
  mutating func readSeparator(_ closing: TokenKind, opener: Int) -> Bool {
    while true {
      if kind == .comma {
        if endsOpenRecord(opener) { return false }
        advance()
        skipDoubled()
        return true
      }
      if kind == closing { return false }
      let isClosed = opensBracket(opener, closing) && closer(of: opener).map { $0 > index } == true
      if !isClosed, endsBrackets { return false }
      if index > 0, kind == kinds[index - 1], isDoubled {
        failDoubled()
        continue
      }
      if kind.startsValue, isClosed || !itemFailed {
        // Line by line each comma is a fault of its own; on one line the first is told.
        if !itemFailed || flags[index].contains(.newline) { failSeparator() }
        return true
      }
      if kind == .rightBracket || kind == .rightParenthesis, !itemFailed {
        fail(at: span, "this '%c' closes nothing", .remove)
      } else {
        failUnexpected()
      }
      advance()
    }
  }

  /// Whether the comma ends a record in a list whose parenthesis nothing closes: the next record, or the list's end, follows.
  private mutating func endsOpenRecord(_ opener: Int) -> Bool {
    guard opener > 0, opener + 2 < kinds.count, kinds[opener] == .leftParenthesis, kinds[opener + 1] == .identifier,
      kinds[opener + 2] == .colon, kinds[opener - 1] == .leftBracket || kinds[opener - 1] == .comma
    else { return false }
    let isFollowed =
      kind(ahead: 1) == .rightBracket
      || kind(ahead: 1) == .leftParenthesis && kind(ahead: 2) == .identifier && kind(ahead: 3) == .colon
    return isFollowed && closer(of: opener) == nil
  }

  /// Whether brackets that nothing closes end here: they do not go on over a line break without a comma.
  private var endsBrackets: Bool {
    switch kind {
    case .endOfFile, .leftBrace, .rightBrace, .semicolon, .at, .rightParenthesis, .rightBracket, .stringMiddle,
      .stringTail:
      true
    case .identifier, .number, .string, .stringHead, .color, .leftParenthesis, .leftBracket, .colon, .comma, .dot,
      .question, .assign, .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .equal, .notEqual, .and, .or, .not:
      flags[index].contains(.newline)
    }
  }
}
