import BandSyntax

/// Saying what is wrong, once for each cause, and going on behind it.
extension TokenReader {
  /// Reports and takes a token that begins nothing.
  mutating func refuseToken() {
    if kind == .color, span.length == 1 {
      skipForeignComment()
      return
    }
    switch kind {
    case .semicolon:
      fail(at: span, "nothing stands before this ';'", .remove)
    case .rightBrace:
      fail(at: span, "this '}' closes nothing", .remove)
      if braceBalance < 0 { braceBalance += 1 }
    case .rightParenthesis, .rightBracket:
      fail(at: span, "this '%c' closes nothing", .remove)
    case .endOfFile, .identifier, .number, .string, .stringHead, .stringMiddle, .stringTail, .color, .leftBrace,
      .leftParenthesis, .leftBracket, .colon, .comma, .dot, .at, .question, .assign, .ellipsis, .plus, .minus, .star,
      .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      if isDoubled {
        reportDoubled()
      } else {
        fail(
          at: span, "'%c' begins nothing that can stand here",
          help: depth > 0
            ? "an element is its kind and a block: 'column page { gap: 8 }'; a text is 'text(\"…\")'"
            : "what is shown is a screen, 'screen Home { … }'; a part that is used several times a component, 'component Tile { … }'"
        )
      }
    }
    if kind == .leftBrace { skipLevel() } else { advance() }
    if !isOnNewLine, kind != .rightBrace { skipItem() }
  }

  /// `# comment`, up to the end of its line.
  mutating func skipForeignComment() {
    fail(at: span, "a comment begins with '//'", .replace("//"))
    repeat { advance() } while kind != .endOfFile && !isOnNewLine
  }

  // MARK: Tokens written twice

  /// Whether the token repeats the one before it on the same line.
  var isDoubled: Bool {
    guard index > 0, !isOnNewLine, kinds[index] == kinds[index - 1] else { return false }
    let length = ends[index] - starts[index]
    guard length == ends[index - 1] - starts[index - 1] else { return false }
    for offset in 0..<Int(length) where bytes[Int(starts[index]) + offset] != bytes[Int(starts[index - 1]) + offset] {
      return false
    }
    return true
  }

  /// Reports that the token repeats the one before, and skips it.
  mutating func failDoubled() {
    reportDoubled()
    advance()
  }

  /// Skips a symbol that repeats the one before it where a value must follow.
  mutating func skipDoubled() {
    if kind == kinds[index &- 1], !kind.startsValue { failDoubledSymbol() }
  }

  private mutating func failDoubledSymbol() {
    if kind != .leftBrace, kind != .rightBrace, kind != .endOfFile { failDoubled() }
  }

  /// Skips a word or value that repeats the one before it.
  mutating func skipDoubledToken() {
    if kind == kinds[index &- 1], isDoubled { failDoubled() }
  }

  /// Skips a keyword that repeats the one before it, where a name or path follows.
  mutating func skipDoubledWord() {
    if kind == .identifier, kind(ahead: 1) == .identifier || kind(ahead: 1) == .string, isDoubled { failDoubled() }
  }

  // MARK: Going on

  /// Goes on to what ends the item: a line break, `;`, `}`; over blocks that begin on the way.
  mutating func skipItem() {
    let outer = bracketDepth
    bracketDepth = 0
    defer { bracketDepth = outer }
    while kind != .endOfFile, kind != .semicolon, kind != .rightBrace {
      switch kind {
      case .leftBrace: skipLevel()
      case .leftParenthesis, .leftBracket: advance(to: (closer(of: index) ?? index) + 1)
      default: advance()
      }
      if isOnNewLine, !continuesLine { return }
    }
  }

  /// Whether what stands on the line before goes on: it ends in a comma, and no item begins.
  private var continuesLine: Bool {
    kinds[index - 1] == .comma && !startsItem && kind != .rightBracket && kind != .rightParenthesis
  }

  /// Skips what a level holds: from an opening bracket to its closing one, else to the end of the item or list member.
  mutating func skipLevel() {
    switch kind {
    case .leftBrace: skipBalanced(.leftBrace, .rightBrace)
    case .leftParenthesis: skipBalanced(.leftParenthesis, .rightParenthesis)
    case .leftBracket: skipBalanced(.leftBracket, .rightBracket)
    case .endOfFile, .identifier, .number, .string, .stringHead, .stringMiddle, .stringTail, .color, .rightBrace,
      .rightParenthesis, .rightBracket, .colon, .semicolon, .comma, .dot, .at, .question, .assign, .ellipsis, .plus,
      .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      repeat { advance() } while !endsLevel
    }
  }

  private var endsLevel: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .comma, .leftBrace, .stringTail: true
    case .identifier, .number, .string, .stringHead, .stringMiddle, .color, .leftParenthesis, .leftBracket, .colon,
      .dot, .at, .question, .assign, .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      isOnNewLine
    }
  }

  private mutating func skipBalanced(_ opening: TokenKind, _ closing: TokenKind) {
    var level = 0
    while kind != .endOfFile {
      if opening != .leftBrace, kind == .leftBrace || kind == .rightBrace { return }
      if kind == opening { level += 1 }
      if kind == closing { level -= 1 }
      advance()
      if level == 0 { return }
    }
  }

  /// Goes on to the next piece of a string, which stands on the same line.
  mutating func skipToStringPart() {
    failUnexpected()
    while kind != .stringMiddle, kind != .stringTail, kind != .endOfFile, !flags[index].contains(.newline),
      kind != .leftBrace, kind != .rightBrace
    {
      advance()
    }
  }

  /// Goes over what has no place between the head of something and its block.
  ///
  /// - Parameters:
  ///   - orItem: whether what begins an item ends the head too.
  ///   - stopsAtParenthesis: whether parameters may follow.
  mutating func skipHeadRest(orItem: Bool = false, stopsAtParenthesis: Bool = false) {
    while !isOnNewLine {
      switch kind {
      case .endOfFile, .leftBrace, .rightBrace, .semicolon: return
      case .leftParenthesis where stopsAtParenthesis: return
      default: break
      }
      if isDoubled, !itemFailed {
        failDoubled()
      } else if orItem && (startsItem || kind == .comma && startsItem(ahead: 1)) {
        return
      } else {
        failUnexpected()
        advance()
      }
    }
  }
}
