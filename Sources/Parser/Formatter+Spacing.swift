import BandSyntax

/// What a token is to its neighbours, beyond its kind.
enum TokenRole: UInt8, Sendable {
  case plain
  /// `-` or `!` before its operand.
  case prefix
  /// The `:` of `? :`.
  case conditionalColon
  /// A word that a value follows: `if`, `in`, `assert`, `by`.
  case keyword
}

/// The role of each token.
func tokenRoles(_ tokens: TokenTable, _ bytes: [UInt8]) -> [TokenRole] {
  var roles = [TokenRole](repeating: .plain, count: tokens.count)
  // For each open bracket the `?` without their `:`.
  var open: [Int32] = [0]
  for token in 0..<tokens.count {
    switch tokens.kinds[token] {
    case .not:
      roles[token] = .prefix
    case .minus:
      if token == 0 || !endsValue(tokens.kinds[token - 1]) || roles[token - 1] == .keyword { roles[token] = .prefix }
    case .question:
      open[open.count - 1] += 1
    case .colon:
      if open[open.count - 1] > 0 {
        open[open.count - 1] -= 1
        roles[token] = .conditionalColon
      }
    case .leftParenthesis, .leftBracket, .leftBrace, .stringHead:
      open.append(0)
    case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
      if open.count > 1 { open.removeLast() }
    case .identifier:
      let text = bytes[Int(tokens.starts[token])..<Int(tokens.ends[token])]
      if isKeyword(text) { roles[token] = .keyword }
    case .endOfFile, .number, .string, .stringMiddle, .color, .semicolon, .comma, .dot, .at, .assign, .ellipsis, .plus,
      .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      break
    }
  }
  return roles
}

private func isKeyword(_ text: ArraySlice<UInt8>) -> Bool {
  guard text.count == 2 || text.count == 6 else { return false }
  return text.elementsEqual("if".utf8) || text.elementsEqual("in".utf8) || text.elementsEqual("by".utf8)
    || text.elementsEqual("assert".utf8)
}

/// For each opening token its closing one, for all else itself.
func tokenPartners(_ tokens: TokenTable) -> [Int32] {
  var partners = (0..<tokens.count).map { Int32($0) }
  var open: [Int] = []
  for token in 0..<tokens.count {
    switch tokens.kinds[token] {
    case .leftParenthesis, .leftBracket, .leftBrace, .stringHead:
      open.append(token)
    case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
      if let opener = open.popLast() { partners[opener] = Int32(token) }
    case .endOfFile, .identifier, .number, .string, .stringMiddle, .color, .colon, .semicolon, .comma, .dot, .at,
      .question, .assign, .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .equal, .notEqual, .and, .or, .not:
      break
    }
  }
  return partners
}

/// Whether a value can end with a token.
private func endsValue(_ kind: TokenKind) -> Bool {
  switch kind {
  case .identifier, .number, .string, .stringTail, .color, .rightParenthesis, .rightBracket: true
  case .endOfFile, .stringHead, .stringMiddle, .leftBrace, .rightBrace, .leftParenthesis, .leftBracket, .colon,
    .semicolon, .comma, .dot, .at, .question, .assign, .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual,
    .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
    false
  }
}

extension Formatter {
  /// Whether a space stands between a token and the one before it on its line.
  func needsSpace(before token: Int) -> Bool {
    guard token > 0 else { return false }
    return !hugsRight(token - 1) && !hugsLeft(token)
  }

  /// Whether nothing stands behind a token.
  private func hugsRight(_ token: Int) -> Bool {
    switch tokens.kinds[token] {
    case .leftParenthesis, .leftBracket, .at, .dot, .ellipsis, .stringHead, .stringMiddle: true
    case .minus, .not: roles[token] == .prefix
    case .endOfFile, .identifier, .number, .string, .stringTail, .color, .leftBrace, .rightBrace, .rightParenthesis,
      .rightBracket, .colon, .semicolon, .comma, .question, .assign, .plus, .star, .slash, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      false
    }
  }

  /// Whether nothing stands before a token.
  func hugsLeft(_ token: Int) -> Bool {
    switch tokens.kinds[token] {
    case .rightParenthesis, .rightBracket, .comma, .semicolon, .dot, .ellipsis, .stringMiddle, .stringTail: true
    case .colon: roles[token] != .conditionalColon
    case .leftParenthesis, .leftBracket:
      // Of a call or an index, not of a value behind a keyword.
      token > 0 && endsValue(tokens.kinds[token - 1]) && roles[token - 1] != .keyword
    case .endOfFile, .identifier, .number, .string, .stringHead, .color, .leftBrace, .rightBrace, .at, .question,
      .assign, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and,
      .or, .not:
      false
    }
  }

  /// Whether a space stands before a block comment that follows the token before `token`.
  func spaceBeforeComment(_ token: Int) -> Bool {
    guard token > 0 else { return false }
    switch tokens.kinds[token - 1] {
    case .leftParenthesis, .leftBracket, .stringHead, .stringMiddle: return false
    default: return true
    }
  }

  /// How wide some tokens are on one line; nothing where a comment does not let them stand on one, or where they are
  /// wider than `limit`.
  func flatWidth(_ range: Range<Int>, limit: Int = Formatter.width) -> Int? {
    var width = 0
    for token in range {
      if token > range.lowerBound {
        var afterComment = false
        for comment in comments(before: token) {
          guard comment.kind == .block, !(comment.startsLine && isBetweenItems(token)) else { return nil }
          let text = bytes[comment.span.range]
          if text.contains(UInt8(ascii: "\n")) { return nil }
          width += scalars(text) + (afterComment || spaceBeforeComment(token) ? 1 : 0)
          afterComment = true
        }
        if afterComment ? !hugsLeft(token) : needsSpace(before: token) { width += 1 }
      }
      width += scalars(bytes[Int(tokens.starts[token])..<Int(tokens.ends[token])])
      if width > limit { return nil }
    }
    return width
  }

  /// Whether items can begin or a block end at the token, so that comments before it may have lines of their own.
  private func isBetweenItems(_ token: Int) -> Bool {
    let previous = tokens.kinds[token - 1]
    return previous == .leftBrace || previous == .rightBrace || previous == .semicolon
      || tokens.kinds[token] == .rightBrace
  }

  private func scalars(_ text: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in text where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
