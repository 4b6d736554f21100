import BandParser
import BandSyntax
import BandTestSupport

/// A source as its tokens and comments with the white space between them, to be set anew.
struct WhiteSpace {
  /// What may stand in a gap.
  enum Gap {
    /// Any white space; none at all only where both neighbours stay what they are.
    case free
    /// A line break that ends an item or places a comment.
    case newline
    /// No line break.
    case line
  }

  var texts: [[UInt8]] = []
  /// The gap before each text.
  var gaps: [Gap] = []
  /// Whether something stands in the gap of the source.
  private var isApart: [Bool] = []

  init(_ source: SourceText) {
    let tokens = lex(source)
    let between = Significance(source, tokens)
    var comment = 0
    var previousEnd: Int32 = 0
    var afterLineComment = false
    func add(_ span: Span, _ gap: Gap) {
      isApart.append(span.start > previousEnd)
      texts.append(Array(source.bytes[span.range]))
      gaps.append(gap)
      previousEnd = span.end
    }
    for token in 0..<tokens.count {
      while comment < tokens.comments.count,
        tokens.comments[comment].span.start < tokens.starts[token] || token == tokens.count - 1
      {
        let next = tokens.comments[comment]
        add(next.span, next.startsLine || afterLineComment ? .newline : .line)
        afterLineComment = next.kind != .block
        comment += 1
      }
      if token == tokens.count - 1 { break }
      let newline = source.bytes[Int(previousEnd)..<Int(tokens.starts[token])].contains(UInt8(ascii: "\n"))
      let gap: Gap = between.isFree[token] ? .free : newline ? .newline : .line
      add(tokens.span(token), afterLineComment ? .newline : gap)
      afterLineComment = false
    }
  }

  /// The source with as little white space as it can have.
  func collapsed() -> [UInt8] {
    join { gap, needsSpace in gap == .newline ? "\n" : needsSpace ? " " : "" }
  }

  /// The source with other white space.
  func scrambled(_ generator: inout SeededGenerator) -> [UInt8] {
    join { gap, needsSpace in
      var text = ""
      let pieces = gap == .line ? [" ", "  ", "\t"] : [" ", "\n", "\n\n", "    ", "\t", "\r\n"]
      for _ in 0..<generator.below(3) { text += pieces[generator.below(pieces.count)] }
      if gap == .newline, !text.utf8.contains(UInt8(ascii: "\n")) { text += "\n" }
      if needsSpace, text.isEmpty { text = gap == .line ? " " : pieces[generator.below(pieces.count)] }
      return text
    }
  }

  private func join(_ space: (Gap, Bool) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in texts.indices {
      let needsSpace = index > 0 && isApart[index] && !staysApart(texts[index - 1], texts[index])
      let text = space(gaps[index], needsSpace)
      if index > 0 || !text.contains(where: \.isNewline) { bytes += Array(text.utf8) }
      bytes += texts[index]
    }
    return bytes
  }

  /// Whether two texts without anything between them are still the same two tokens or comments.
  private func staysApart(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let tokens = lex(SourceText(name: "", bytes: first + second))
    if tokens.comments.isEmpty {
      return tokens.count == 3 && Int(tokens.ends[0]) == first.count && Int(tokens.starts[1]) == first.count
    }
    return tokens.count == 2 && tokens.comments.count == 1
      && tokens.comments[0].span.range.count == (tokens.starts[0] == 0 ? second.count : first.count)
  }
}

/// Where a line break means nothing, by section 2 of the language ("Lines").
private struct Significance {
  var isFree: [Bool] = []

  init(_ source: SourceText, _ tokens: TokenTable) {
    var brackets: [TokenKind] = []
    var endsAnnotation = false
    var annotationDepth: Int?
    for token in 0..<tokens.count {
      let kind = tokens.kinds[token]
      let previous = token > 0 ? tokens.kinds[token - 1] : .semicolon
      isFree.append(
        free(source, tokens, token, kind, previous, brackets) || endsAnnotation && previous != .at)
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: brackets.append(kind)
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: _ = brackets.popLast()
      default: break
      }
      // An annotation ends with its name, or with the parenthesis of its arguments.
      endsAnnotation = false
      if previous == .at, kind == .identifier {
        endsAnnotation = tokens.kinds[token + 1] != .leftParenthesis
        if !endsAnnotation { annotationDepth = brackets.count }
      } else if kind == .rightParenthesis, annotationDepth == brackets.count {
        endsAnnotation = true
        annotationDepth = nil
      }
    }
  }

  private func free(
    _ source: SourceText, _ tokens: TokenTable, _ token: Int, _ kind: TokenKind, _ previous: TokenKind,
    _ brackets: [TokenKind]
  ) -> Bool {
    if brackets.contains(.stringHead) { return false }
    let bracket = brackets.last
    if bracket == .leftParenthesis || bracket == .leftBracket { return true }
    switch previous {
    case .leftBrace, .rightBrace, .semicolon, .comma, .assign, .question, .ellipsis, .plus, .minus, .star, .slash,
      .less,
      .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      return true
    default: break
    }
    switch kind {
    case .rightBrace, .endOfFile, .question, .ellipsis, .plus, .star, .slash, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .and, .or, .dot, .colon, .minus:
      return true
    case .identifier: return source.text(tokens.span(token)) == "else"
    default: return false
    }
  }
}
