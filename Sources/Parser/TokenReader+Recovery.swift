import BandDiagnostics
import BandSyntax

/// Saying what is wrong, once for each cause, and going on behind it.
extension TokenReader {
  // MARK: Reporting

  /// Reports a fault; says nothing where the same place has been reported already.
  ///
  /// What is wrong with the text itself, an open string say, is the cause of what the grammar finds missing there.
  mutating func fail(
    _ rule: RuleName = .syntaxError, at place: Span, _ message: String, help: String = "", fix: FixIt? = nil,
    note: DiagnosticNote? = nil
  ) {
    itemFailed = true
    if index == lastFault { return }
    lastFault = index
    if isExplainedByText { return }
    var diagnostic = Diagnostic(rule, at: Place(file: file, span: place), message)
    if !help.isEmpty { diagnostic.notes.append(DiagnosticNote(.help, help)) }
    if let note { diagnostic.notes.append(note) }
    if let fix { diagnostic.fixes.append(fix) }
    diagnostics.append(diagnostic)
    if diagnostics.count >= SyntaxLimit.faults {
      let rest = Span(start: place.end, end: place.end)
      diagnostics.append(
        Diagnostic(
          .syntaxError, at: Place(file: file, span: rest),
          "the file has more than \(SyntaxLimit.faults) faults; the rest of it is not read"))
      advance(to: kinds.count - 1)
      lastFault = index
    }
  }

  /// Reports that something is missing behind the token before.
  mutating func failMissing(_ what: String, _ place: String) {
    let gap = gap
    let isSymbol = what.utf8.count == 1
    var fix: FixIt?
    if isSymbol {
      let isCertain = what == ":" || what == "=" || (what == ")" || what == "]") && endsHere
      let written = what == "{" ? " {" : what == "=" ? " =" : what
      fix = FixIt("write '\(what)'", edits: [edit(gap, written)], isCertain: isCertain)
    }
    fail(
      at: gap, (isSymbol ? "'" + what + "'" : what) + " is missing" + (place.isEmpty ? "" : " " + place), fix: fix)
  }

  /// Whether an item can end, or its block begin, at the token.
  private var endsHere: Bool {
    flags[index].contains(.newline) || kind == .leftBrace || kind == .rightBrace || kind == .semicolon
      || kind == .endOfFile
  }

  /// Reports that a value is missing, or that what stands there is none.
  mutating func failValue() {
    if kind.isBinaryOperator, !flags[index].contains(.newline) {
      failMissing("a value", "before '\(text(index))'")
    } else if kind == .assign || kind == .question || kind == .at {
      failUnexpected()
    } else {
      failMissing("a value", index > 0 ? "after '\(text(index - 1))'" : "")
    }
  }

  /// Reports a token that has no place where it stands, unless something else in its item has been reported.
  mutating func failUnexpected() {
    if itemFailed { return }
    let behind = index > 0 ? " behind '\(text(index - 1))'" : ""
    fail(at: span, "'\(text(index))' can't stand\(behind.isEmpty ? " here" : behind)")
  }

  /// Reports and takes a token that begins nothing.
  mutating func refuseToken() {
    switch kind {
    case .semicolon:
      fail(at: span, "nothing stands before this ';'", fix: removal(of: span))
    case .rightBrace:
      fail(at: span, "this '}' closes nothing", fix: removal(of: span))
      if braceBalance < 0 { braceBalance += 1 }
    case .rightParenthesis, .rightBracket:
      fail(at: span, "this '\(text(index))' closes nothing", fix: removal(of: span))
    case .endOfFile, .identifier, .number, .string, .stringHead, .stringMiddle, .stringTail, .color, .leftBrace,
      .leftParenthesis, .leftBracket, .colon, .comma, .dot, .at, .question, .assign, .ellipsis, .plus, .minus, .star,
      .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      if isDoubled {
        reportDoubled()
      } else {
        fail(at: span, "'\(text(index))' begins nothing that can stand here")
      }
    }
    if kind == .leftBrace { skipLevel() } else { advance() }
    if !isOnNewLine, kind != .rightBrace { skipItem() }
  }

  /// Reports once that something is nested too deep.
  mutating func failTooDeep(at place: Span) {
    itemFailed = true
    if saidTooDeep { return }
    saidTooDeep = true
    lastFault = -1
    fail(
      .nestingTooDeep, at: place, "this is nested more than \(SyntaxLimit.nesting) levels deep",
      help: "make a component, or a 'let', of the inner part")
  }

  /// Reports that the block that a token opened has no closing brace.
  mutating func failUnclosed(_ opener: Int, isOpened: Bool) {
    var isOneLine = isOpened
    var token = opener + 1
    while isOneLine, token < index, token < opener + 100 {
      if flags[token].contains(.newline) { isOneLine = false }
      token += 1
    }
    let place = Place(file: file, span: Span(start: starts[opener], end: ends[opener]))
    fail(
      at: gap, "'}' is missing at the end of the block",
      fix: FixIt("write '}'", edits: [edit(gap, " }")], isCertain: isOneLine && token == index),
      note: isOpened ? DiagnosticNote(.related, "the block begins here", at: place) : nil)
  }

  /// Whether the text between the token before and this one, or one of the two, is at fault by itself.
  private var isExplainedByText: Bool {
    let start = index > 0 ? starts[index - 1] : 0
    let end = starts[index]
    for fault in faults where fault.span.start <= end && fault.span.end >= start {
      // A fault at this token explains nothing about what is missing before it, unless it was left out.
      if fault.span.start < end || fault.span.end <= end { return true }
    }
    return false
  }

  /// The parser's and the lexer's messages in the order of their places.
  func sortedDiagnostics() -> [Diagnostic] {
    if diagnostics.isEmpty, faults.isEmpty { return [] }
    var all = diagnostics
    for fault in faults.prefix(SyntaxLimit.faults) { all.append(fault.diagnostic(bytes, file)) }
    // A stable order: by place, then as found.
    let order = all.indices.sorted {
      let (a, b) = (all[$0].place.span.start, all[$1].place.span.start)
      return a != b ? a < b : $0 < $1
    }
    return order.map { all[$0] }
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

  mutating func reportDoubled() {
    fail(at: span, "'\(text(index))' is written twice", fix: removal(of: Span(start: previousEnd, end: span.end)))
  }

  /// Reports that the token repeats the one before, and skips it.
  mutating func failDoubled() {
    reportDoubled()
    advance()
  }

  /// Skips a symbol that repeats the one before it where a value must follow.
  @inline(__always)
  mutating func skipDoubled() {
    if kind == kinds[index &- 1], !kind.startsValue { failDoubledSymbol() }
  }

  private mutating func failDoubledSymbol() {
    if kind != .leftBrace, kind != .rightBrace, kind != .endOfFile { failDoubled() }
  }

  /// Skips a word or value that repeats the one before it.
  @inline(__always)
  mutating func skipDoubledToken() {
    if kind == kinds[index &- 1], isDoubled { failDoubled() }
  }

  /// Skips a keyword that repeats the one before it, where a name or path follows.
  @inline(__always)
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
      if kind == .leftBrace { skipLevel() } else { advance() }
      if isOnNewLine { return }
    }
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

  /// Takes the closing bracket; reports one that is missing.
  mutating func close(_ closing: TokenKind, _ symbol: String, _ what: String) {
    if kind == closing {
      advance()
      return
    }
    let isOther = kind == .rightParenthesis || kind == .rightBracket
    if isOther, bracketDepth == 0, !isOnNewLine {
      fail(
        at: span, "\(what) end with '\(symbol)', not '\(text(index))'", fix: replacement(of: span, symbol))
      advance()
    } else {
      failMissing(symbol, "at the end of \(what)")
    }
  }

  /// Takes the comma behind a member of a list.
  ///
  /// - Returns: whether another member follows.
  mutating func readSeparator(_ closing: TokenKind) -> Bool {
    while true {
      if kind == .comma {
        advance()
        skipDoubled()
        return true
      }
      if kind == closing || endsBrackets { return false }
      if kind == kinds[max(0, index - 1)], isDoubled {
        failDoubled()
        continue
      }
      if kind.startsValue, !itemFailed {
        failMissing(",", "before '\(text(index))'")
        return true
      }
      failUnexpected()
      advance()
    }
  }

  /// Whether brackets end here, closed or not: a list does not go on over a line break without a comma.
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
      if isDoubled {
        failDoubled()
      } else if orItem && startsItem {
        return
      } else {
        failUnexpected()
        advance()
      }
    }
  }

  // MARK: Texts and edits

  /// The text of a token for a message; long ones are cut.
  func text(_ token: Int) -> String {
    if kinds[token] == .endOfFile { return "the end of the file" }
    return text(Span(start: starts[token], end: ends[token]))
  }

  func text(_ span: Span) -> String {
    let range = span.range
    if range.count <= 40 { return String(decoding: bytes[range], as: UTF8.self) }
    // Cut between scalars.
    var end = range.lowerBound + 36
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
  }

  func edit(_ span: Span, _ replacement: String) -> TextEdit {
    TextEdit(at: Place(file: file, span: span), replacement)
  }

  func removal(of span: Span) -> FixIt { FixIt("remove it", edits: [edit(span, "")], isCertain: true) }

  func replacement(of span: Span, _ text: String) -> FixIt {
    FixIt("write '\(text)'", edits: [edit(span, text)], isCertain: false)
  }
}
