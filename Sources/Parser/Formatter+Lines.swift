import BandSyntax

/// Lines of tokens outside blocks: properties, heads, values.
extension Formatter {
  /// Writes tokens; the first stands where the text ends.
  ///
  /// - Parameters:
  ///   - indentation: of the line on which the item began; what goes over is further in.
  ///   - reserve: the columns that what follows on the line takes.
  mutating func writeTokens(_ range: Range<Int>, _ indentation: Int, reserve: Int) {
    if range.isEmpty { return }
    if let width = flatWidth(range), column + width + reserve <= Formatter.width {
      writeFlat(range, indentation + Formatter.step)
      return
    }
    var start = range.lowerBound
    var isFirst = true
    while start < range.upperBound {
      let end = endOfSegment(start, range.upperBound)
      let rest = end == range.upperBound ? reserve : 0
      let width = flatWidth(start..<end)
      if isFirst {
        writeSegment(start..<end, indentation, width, reserve: rest)
      } else {
        let space = needsSpace(before: start) ? 1 : 0
        let fits = width.map { column + space + $0 + rest <= Formatter.width } ?? false
        if fits || mustBreak {
          writeGap(before: start, indentation + Formatter.step)
        } else {
          writeLineBreak(
            before: start, indentation + Formatter.step, comments: indentation + Formatter.step, blank: false)
        }
        writeSegment(start..<end, indentation + Formatter.step, width, reserve: rest)
      }
      isFirst = false
      start = end
    }
  }

  /// Where the next place to break is outside brackets: behind a comma, before an operator.
  private func endOfSegment(_ start: Int, _ end: Int) -> Int {
    var token = Int(partners[start]) + 1
    while token < end {
      if tokens.kinds[token - 1] == .comma { return token }
      switch tokens.kinds[token] {
      case .question, .plus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and,
        .or:
        return token
      case .minus where roles[token] != .prefix:
        return token
      case .colon where roles[token] == .conditionalColon:
        return token
      default:
        break
      }
      token = Int(partners[token]) + 1
    }
    return end
  }

  /// Writes tokens without a place to break outside brackets; opens brackets where they don't fit.
  private mutating func writeSegment(_ range: Range<Int>, _ indentation: Int, _ width: Int?, reserve: Int) {
    if let width, column + width + reserve <= Formatter.width {
      writeFlat(range, indentation + Formatter.step)
      return
    }
    guard let opener = groupToOpen(range) else {
      writeFlat(range, indentation + Formatter.step)
      return
    }
    let closer = Int(partners[opener])
    writeFlat(range.lowerBound..<opener + 1, indentation + Formatter.step)
    let inner = indentation + Formatter.step
    var member = opener + 1
    while member < closer {
      var end = member
      while end < closer, tokens.kinds[end] != .comma { end = Int(partners[end]) + 1 }
      if end < closer { end += 1 }
      writeLineBreak(before: member, inner, comments: inner, blank: false)
      writeTokens(member..<end, inner, reserve: 0)
      member = end
    }
    writeLineBreak(before: closer, indentation, comments: inner, blank: false)
    write(token: closer)
    if closer + 1 < range.upperBound {
      writeGap(before: closer + 1, inner)
      writeTokens(closer + 1..<range.upperBound, indentation, reserve: reserve)
    }
  }

  /// The bracket whose members get lines of their own: the last one that holds a comma, else the last that holds more
  /// than one token; a comment that ends a line in it counts as a comma.
  private func groupToOpen(_ range: Range<Int>) -> Int? {
    var found: Int?
    var foundComma = false
    var token = range.lowerBound
    while token < range.upperBound {
      let closer = Int(partners[token])
      if tokens.kinds[token] == .leftParenthesis || tokens.kinds[token] == .leftBracket, closer > token + 1 {
        let hasComma = holdsComma(token + 1, closer)
        if hasComma || !foundComma && closer > token + 2 {
          found = token
          foundComma = hasComma
        }
      }
      token = closer + 1
    }
    return found
  }

  private func holdsComma(_ start: Int, _ end: Int) -> Bool {
    var token = start
    while token < end {
      if tokens.kinds[token] == .comma { return true }
      for comment in comments(before: token) where comment.kind != .block { return true }
      token = Int(partners[token]) + 1
    }
    for comment in comments(before: end) where comment.kind != .block { return true }
    return false
  }

  /// Writes tokens on one line, apart from the breaks that comments force.
  mutating func writeFlat(_ range: Range<Int>, _ indentation: Int) {
    for token in range {
      if token > range.lowerBound { writeGap(before: token, indentation) }
      write(token: token)
    }
  }
}
