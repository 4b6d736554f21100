import BandSyntax

/// Strings, comments, and bytes that begin no token.
extension Lexer {
  /// Reads on in a string up to its end or its next interpolation.
  ///
  /// - Parameters:
  ///   - first: the first byte behind the quote or parenthesis.
  ///   - whole: what the token is when the string ends.
  ///   - head: what it is when an interpolation begins.
  /// - Returns: the token's kind and end.
  mutating func readString(from first: Int, whole: TokenKind, head: TokenKind, tokenStart: Int) -> (TokenKind, Int) {
    var position = first
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { return (whole, position &+ 1) }
      if byte == UInt8(ascii: "\\") {
        guard position &+ 1 < end else { break }
        let next = bytes[position &+ 1]
        if next == UInt8(ascii: "(") {
          if interpolations.count < SyntaxLimit.nesting {
            interpolations.append(0)
            return (head, position &+ 2)
          }
          fault(.interpolationTooDeep, position, position &+ 2)
        }
        // What stands behind it is read when the string's value is; a line break still ends the string.
        position &+= next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") ? 2 : 1
      } else if byte >= 0x80 {
        position = skipScalar(at: position)
      } else if byte < 0x20, byte != UInt8(ascii: "\t") {
        if byte == UInt8(ascii: "\n") || isLineFeed(after: position) { break }
        fault(byte == UInt8(ascii: "\r") ? .carriageReturn : .controlCharacter, position, position &+ 1)
        position &+= 1
      } else if byte == 0x7F {
        fault(.controlCharacter, position, position &+ 1)
        position &+= 1
      } else {
        position &+= 1
      }
    }
    let stop = min(position, end)
    if interpolations.isEmpty, let close = closingQuote(behind: stop) {
      fault(.stringOverLines, tokenStart, close &+ 1)
      return (whole, close &+ 1)
    }
    if interpolations.isEmpty {
      fault(.unterminatedString, tokenStart, stop)
    } else {
      fault(.unterminatedInterpolation, stringStart, stop)
    }
    // One message for the whole string: its outer parts end here too.
    interpolations.removeAll(keepingCapacity: true)
    return (whole, stop)
  }

  /// The quote on one of the next lines that closes a string which is open at its line's end; nothing where none does.
  ///
  /// A line closes it when it has an odd number of quotes, and those before it have none.
  private func closingQuote(behind stop: Int) -> Int? {
    var position = stop
    for _ in 0..<8 {
      while position < end, bytes[position] != UInt8(ascii: "\n") { position &+= 1 }
      position &+= 1
      var quotes = 0
      var first = 0
      while position < end, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
        position &+= 1
      }
      if position &+ 1 < end, bytes[position] == UInt8(ascii: "/"), bytes[position &+ 1] == UInt8(ascii: "/") {
        continue
      }
      while position < end, bytes[position] != UInt8(ascii: "\n") {
        if bytes[position] == UInt8(ascii: "\\") {
          // An interpolation may hold strings of its own: too much to guess.
          if position &+ 1 < end, bytes[position &+ 1] == UInt8(ascii: "(") { return nil }
          position &+= 1
          if position < end, bytes[position] == UInt8(ascii: "\n") { break }
        } else if bytes[position] == UInt8(ascii: "\"") {
          if quotes == 0 { first = position }
          quotes &+= 1
        }
        position &+= 1
      }
      if quotes & 1 == 1 { return first }
      if quotes > 0 || position >= end { return nil }
    }
    return nil
  }

  /// `)` in an interpolation: of a call in it, or the one that leads back into the string.
  mutating func readClosingParenthesis(_ position: inout Int) -> TokenKind {
    let open = interpolations[interpolations.count - 1]
    if open > 0 {
      interpolations[interpolations.count - 1] = open &- 1
      return .rightParenthesis
    }
    interpolations.removeLast()
    let (kind, stop) = readString(
      from: position, whole: .stringTail, head: .stringMiddle,
      tokenStart: interpolations.isEmpty ? stringStart : position)
    position = stop
    return kind
  }

  /// A line, or the text, ended in an interpolation.
  mutating func endInterpolations(at position: Int) {
    var stop = position
    if stop > stringStart, bytes[stop &- 1] == UInt8(ascii: "\r") { stop &-= 1 }
    fault(.unterminatedInterpolation, stringStart, stop)
    interpolations.removeAll(keepingCapacity: true)
  }

  /// - Returns: where the line ends, before its line feed.
  mutating func readLineComment(at start: Int, _ before: inout TokenFlags) -> Int {
    var position = start &+ 2
    while position < end {
      // Eight bytes at once as long as all are printable ASCII.
      while position &+ 8 <= end {
        let word = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
        // A byte below 0x20 borrows into its top bit; one from 0x80 has it set.
        if (word &- 0x2020_2020_2020_2020 | word) & 0x8080_8080_8080_8080 != 0 { break }
        position &+= 8
      }
      guard position < end else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte < 0x20 && isLineFeed(after: position) { break }
      position = skipInComment(byte, position)
    }
    let third = start &+ 2 < position ? bytes[start &+ 2] : 0
    let isDocumentation =
      third == UInt8(ascii: "/") && !(start &+ 3 < position && bytes[start &+ 3] == UInt8(ascii: "/"))
    let startsLine = before.contains(.newline)
    if isDocumentation && startsLine { before = before.union(.documentation) }
    comments.append(
      Comment(
        kind: isDocumentation ? .documentation : .line, startsLine: startsLine, span: Span(start..<position)))
    return position
  }

  /// - Returns: where the comment ends, behind its `*/`.
  mutating func readBlockComment(at start: Int, _ before: inout TokenFlags) -> Int {
    let startsLine = before.contains(.newline)
    var position = start &+ 2
    var depth = 1
    var saidTooDeep = false
    while position < end, depth > 0 {
      let byte = bytes[position]
      let next = position &+ 1 < end ? bytes[position &+ 1] : 0
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth &-= 1
        position &+= 2
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth &+= 1
        if depth > SyntaxLimit.nesting, !saidTooDeep {
          fault(.commentTooDeep, position, position &+ 2)
          saidTooDeep = true
        }
        position &+= 2
      } else if byte == UInt8(ascii: "\n") {
        before = before.union(.newline)
        position &+= 1
      } else {
        position = skipInComment(byte, position)
      }
    }
    if depth > 0 { fault(.unterminatedComment, start, start &+ 2) }
    if before.contains(.newline), !interpolations.isEmpty { endInterpolations(at: position) }
    comments.append(Comment(kind: .block, startsLine: startsLine, span: Span(start..<position)))
    return position
  }

  private mutating func skipInComment(_ byte: UInt8, _ position: Int) -> Int {
    if byte >= 0x80 { return skipScalar(at: position) }
    if byte < 0x20, byte != UInt8(ascii: "\t") {
      if byte == UInt8(ascii: "\r") {
        if !isLineFeed(after: position) { fault(.carriageReturn, position, position &+ 1) }
      } else {
        fault(.controlCharacter, position, position &+ 1)
      }
    }
    return position &+ 1
  }

  /// Whether a carriage return at a position belongs to a line break.
  private func isLineFeed(after position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\r") && position &+ 1 < end && bytes[position &+ 1] == UInt8(ascii: "\n")
  }

  /// A byte that begins no token of the language.
  ///
  /// - Returns: a token where it is clear what was meant.
  mutating func readStranger(_ byte: UInt8, _ position: inout Int) -> TokenKind? {
    let start = position &- 1
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
      while position < end, bytes[position] != byte, bytes[position] >= 0x20 {
        let isEscape = bytes[position] == UInt8(ascii: "\\")
        position = skipInComment(bytes[position], position)
        // As in a string of ours, the quote behind it doesn't end the string.
        if isEscape, position < end, bytes[position] == byte || bytes[position] == UInt8(ascii: "\\") {
          position &+= 1
        }
      }
      guard position < end, bytes[position] == byte else {
        position = start &+ 1
        fault(.unexpectedCharacter, start, position)
        return nil
      }
      position &+= 1
      fault(.otherQuotes, start, position)
      return .string
    }
    if isTypographicQuote(at: start), let stop = endOfTypographicString(from: start &+ 3) {
      position = stop
      fault(.otherQuotes, start, position)
      return .string
    }
    if byte == UInt8(ascii: "%") {
      fault(.loosePercent, start, position)
    } else if byte >= 0x80 {
      // Bytes that are no scalar are reported, the first time, by `skipScalar`.
      position = skipScalar(at: start)
      if scalarLength(at: start) > 0 {
        // A word in other letters is one mistake.
        let isWord = !isLookalike(at: start)
        while isWord, position < end, bytes[position] >= 0x80, scalarLength(at: position) > 0 {
          position = skipScalar(at: position)
        }
        fault(.unexpectedCharacter, start, position)
      }
    } else if byte < 0x20 || byte == 0x7F {
      fault(.controlCharacter, start, position)
    } else {
      fault(.unexpectedCharacter, start, position)
    }
    return nil
  }

  /// Whether “, ” or „ stands there: E2 80 9C to 9E.
  private func isTypographicQuote(at position: Int) -> Bool {
    position &+ 2 < end && bytes[position] == 0xE2 && bytes[position &+ 1] == 0x80
      && bytes[position &+ 2] >= 0x9C && bytes[position &+ 2] <= 0x9E
  }

  /// Where a string in typographic quotes ends on its line.
  private func endOfTypographicString(from first: Int) -> Int? {
    var position = first
    while position < end, bytes[position] >= 0x20 {
      if isTypographicQuote(at: position) { return position &+ 3 }
      position &+= 1
    }
    return nil
  }

  /// Whether general punctuation, a no-break space, or an operator stands there rather than a letter.
  private func isLookalike(at position: Int) -> Bool {
    bytes[position] == 0xE2 || bytes[position] == 0xC2 || bytes[position] == 0xEF || bytes[position] == 0xE3
  }

  /// Skips one scalar from 0x80 and reports the first bytes that are none.
  mutating func skipScalar(at position: Int) -> Int {
    let length = scalarLength(at: position)
    if length > 0 { return position &+ length }
    if !foundInvalidUTF8 {
      foundInvalidUTF8 = true
      fault(.invalidUTF8, position, position &+ 1)
    }
    return position &+ 1
  }

  /// How many bytes the scalar has, or 0 where the bytes are not well-formed.
  ///
  /// Source: The Unicode Standard, table 3-7.
  private func scalarLength(at position: Int) -> Int {
    func continues(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
      guard position &+ offset < end else { return false }
      let byte = bytes[position &+ offset]
      return byte >= low && byte <= high
    }
    switch bytes[position] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0, 0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80, 0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90, 0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80, 0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
