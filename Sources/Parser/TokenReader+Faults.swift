import BandDiagnostics
import BandSyntax

/// A change that cures a fault, told from the fault's place.
struct Repair {
  enum Kind: UInt8 {
    case none
    /// Takes the place's text away.
    case remove
    /// Takes it away with the white space before it.
    case removeGap
    case replace
    /// Replaces it with the white space before it.
    case replaceGap
    case before, after
    case parenthesize
    /// Takes the line break before it away.
    case joinLines
  }

  let kind: Kind
  let text: StaticString
  var isCertain = true

  static var none: Repair { Repair(kind: .none, text: "") }
  static var remove: Repair { Repair(kind: .remove, text: "") }
  static var removeGap: Repair { Repair(kind: .removeGap, text: "") }
  static var parenthesize: Repair { Repair(kind: .parenthesize, text: "") }
  static var joinLines: Repair { Repair(kind: .joinLines, text: "", isCertain: false) }
  static func replace(_ text: StaticString) -> Repair { Repair(kind: .replace, text: text) }
  static func replaceGap(_ text: StaticString) -> Repair { Repair(kind: .replaceGap, text: text) }
  static func before(_ text: StaticString) -> Repair { Repair(kind: .before, text: text) }
  static func after(_ text: StaticString) -> Repair { Repair(kind: .after, text: text) }
}

/// Saying what is wrong, once for each cause.
///
/// The functions of the grammar call one another as deep as the source is nested, so they hold no texts: they name a
/// message whose `%c` stands for the token to be read, `%p` for the one before it and `%s` for the place's text.
extension TokenReader {
  /// Reports a fault; says nothing where the same token has been reported already.
  @inline(never)
  mutating func fail(
    at place: Span, _ message: StaticString, _ repair: Repair = .none, help: StaticString = ""
  ) {
    guard mayReport() else { return }
    var diagnostic = Diagnostic(.syntaxError, at: Place(file: file, span: place), filled(message, place))
    if help.utf8CodeUnitCount > 0 { diagnostic.notes.append(DiagnosticNote(.help, help.description)) }
    if let fix = fix(repair, place) { diagnostic.fixes.append(fix) }
    report(diagnostic)
  }

  /// Reports that something is missing behind the token before.
  @inline(never)
  mutating func failMissing(_ what: StaticString, _ place: StaticString) {
    guard mayReport() else { return }
    let gap = gap
    let isSymbol = what.utf8CodeUnitCount == 1
    let text = what.description
    var diagnostic = Diagnostic(
      .syntaxError, at: Place(file: file, span: gap),
      (isSymbol ? "'" + text + "'" : text) + " is missing " + filled(place, gap))
    if isSymbol {
      let isCertain = text == ":" || (text == ")" || text == "]") && endsHere
      diagnostic.fixes.append(
        FixIt("write '" + text + "'", edits: [edit(gap, text == "{" ? " {" : text)], isCertain: isCertain))
    }
    report(diagnostic)
  }

  /// Reports that the comma between two members of a list is missing.
  @inline(never)
  mutating func failSeparator() {
    guard mayReport() else { return }
    let isLabel = kind == .identifier && kind(ahead: 1) == .colon
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: gap), "',' is missing before '" + text(index) + "'",
        fixes: [
          FixIt("write ','", edits: [edit(gap, ",")], isCertain: isLabel || flags[index].contains(.newline))
        ]))
  }

  /// Reports words side by side in a list, up to the token, of which none but the one before the first has a comma.
  mutating func failCommas(from first: Int) {
    let now = index
    index = first
    defer { index = now }
    guard mayReport() else { return }
    var edits: [TextEdit] = []
    for token in first..<now { edits.append(edit(Span(start: ends[token - 1], end: ends[token - 1]), ",")) }
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: gap), "',' is missing before '" + text(first) + "'",
        fixes: [FixIt("write ','", edits: edits, isCertain: true)]))
  }

  /// Reports that a word is missing before the token.
  mutating func failMissingBefore(_ what: StaticString) {
    guard mayReport() else { return }
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span), what.description + " is missing before '" + text(index) + "'"))
  }

  /// Reports that a bracket is not closed.
  mutating func failUnclosedBracket(_ symbol: StaticString, _ what: StaticString) {
    guard mayReport() else { return }
    let text = symbol.description
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: gap), "'" + text + "' is missing at the end of " + what.description,
        fixes: [FixIt("write '" + text + "'", edits: [edit(gap, text)], isCertain: endsHere)]))
  }

  /// Reports that a bracket is closed by one of another kind.
  mutating func failWrongBracket(_ symbol: StaticString, _ what: StaticString) {
    guard mayReport() else { return }
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span),
        what.description + " must end with '" + symbol.description + "', not '" + text(index) + "'",
        fixes: [
          FixIt("write '" + symbol.description + "'", edits: [edit(span, symbol.description)], isCertain: true)
        ]))
  }

  /// Reports that a value is missing, or that what stands there is none.
  mutating func failValue() {
    if kind.isBinaryOperator, !flags[index].contains(.newline) {
      failMissing("a value", "before '%c'")
    } else if kind == .assign || kind == .question || kind == .at {
      failUnexpected()
    } else {
      failMissing("a value", "after '%p'")
    }
  }

  /// Reports a token that has no place where it stands, unless something else in its item has been reported.
  mutating func failUnexpected() {
    if itemFailed { return }
    if kind == .identifier, !isOnNewLine, isWord(index, "mod") || isWord(index, "rem"), kind(ahead: 1).startsValue {
      fail(at: span, "there is no remainder", help: .evenNumbers)
      return
    }
    fail(at: span, index > 0 ? "'%c' can't stand behind '%p'" : "'%c' can't stand here")
  }

  /// Reports a word of a block that is nearly a keyword.
  mutating func failMisspelt(_ keyword: StaticString) {
    guard mayReport() else { return }
    let meant = keyword.description
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span),
        "'" + text(index) + "' is no element; did you mean '" + meant + "'?",
        fixes: [FixIt("write '" + meant + "'", edits: [edit(span, meant)], isCertain: false)]))
  }

  private mutating func failMisspelt(_ what: String, meant name: Name) {
    guard mayReport() else { return }
    let meant = names.pointee.text(of: name)
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span),
        "'" + text(index) + "' " + what + "; did you mean '" + meant + "'?",
        fixes: [FixIt("write '" + meant + "'", edits: [edit(span, meant)], isCertain: false)]))
  }

  /// Reports a word at the top of a file that is nearly a keyword.
  mutating func failMisspeltKeyword(_ keyword: Name) {
    failMisspelt("begins no declaration", meant: keyword)
  }

  /// Reports a word that is nearly an edge.
  mutating func failMisspeltEdge(_ edge: Name) {
    failMisspelt("is no edge", meant: edge)
  }

  /// Reports that the token repeats the one before it.
  mutating func reportDoubled() { fail(at: span, "'%c' is written twice", .removeGap) }

  /// Reports once that something is nested too deep.
  mutating func failTooDeep(at place: Span) {
    itemFailed = true
    if saidTooDeep { return }
    saidTooDeep = true
    lastFault = index
    report(
      Diagnostic(
        .nestingTooDeep, at: Place(file: file, span: place),
        "this is nested more than " + String(SyntaxLimit.nesting) + " levels deep",
        notes: [DiagnosticNote(.help, "make a component, or a 'let', of the inner part")]))
  }

  mutating func failNotFinite(_ place: Span) {
    guard mayReport() else { return }
    report(
      Diagnostic(
        .numberNotFinite, at: Place(file: file, span: place), "the number is too large to count with",
        notes: [DiagnosticNote(.help, "write a smaller number: what is beyond 1,000,000,000 is no length")]))
  }

  /// Reports that the block that a token opened has no closing brace.
  mutating func failUnclosed(_ opener: Int, isOpened: Bool) {
    guard mayReport() else { return }
    var isOneLine = isOpened
    var token = opener + 1
    while isOneLine, token < index, token < opener + 100 {
      if flags[token].contains(.newline) { isOneLine = false }
      token += 1
    }
    var diagnostic = Diagnostic(
      .syntaxError, at: Place(file: file, span: gap), "'}' is missing at the end of the block",
      fixes: [FixIt("write '}'", edits: [edit(gap, " }")], isCertain: isOneLine && token == index)])
    if isOpened {
      let place = Place(file: file, span: Span(start: starts[opener], end: ends[opener]))
      diagnostic.notes.append(DiagnosticNote(.related, "the block begins here", at: place))
    }
    report(diagnostic)
  }

  // MARK: What another language writes so

  mutating func failOtherwise() {
    fail(at: gap, "':' and the value for when it doesn't hold are missing behind '%p'")
  }

  mutating func failHyphenated(_ place: Span, meant: String?) {
    guard mayReport() else { return }
    let written = text(place)
    var diagnostic = Diagnostic(
      .syntaxError, at: Place(file: file, span: place), "a name has no '-': '" + written + "' is no property")
    if let meant {
      diagnostic.message += "; did you mean '" + meant + "'?"
      diagnostic.fixes.append(FixIt("write '" + meant + "'", edits: [edit(place, meant)], isCertain: true))
    } else if let advice = foreignNameAdvice(written) {
      diagnostic.notes.append(DiagnosticNote(.help, advice))
    }
    report(diagnostic)
  }

  mutating func failMisplaced(_ what: StaticString) {
    guard mayReport() else { return }
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span), what.description + " can't stand inside something else",
        notes: [DiagnosticNote(.help, "it stands at the top of the file, outside of all braces")]))
  }

  /// - Parameter end: the tokens of the value behind the sign.
  mutating func failForeignRange(_ sign: Span, at token: Int, isHalfOpen: Bool, end: Range<Int>) {
    let now = index
    index = token
    defer { index = now }
    guard mayReport() else { return }
    var edits = [edit(sign, "...")]
    var isCertain = true
    if isHalfOpen {
      let place = Span(start: starts[end.lowerBound], end: ends[max(end.lowerBound, end.upperBound - 1)])
      if end.count == 1, kinds[end.lowerBound] == .number, let number = Int(text(place)), number > 0 {
        edits.append(edit(place, String(number - 1)))
      } else if !end.isEmpty, end.count > 1 || kinds[end.lowerBound] == .identifier {
        // What was read is a sum: one less than all of it.
        edits.append(edit(Span(start: place.end, end: place.end), " - 1"))
      } else {
        isCertain = false
      }
    }
    var diagnostic = Diagnostic(
      .syntaxError, at: Place(file: file, span: sign),
      isHalfOpen ? "a range ends with its last number: '...', not '..<'" : "a range has three points: '...'")
    if isCertain { diagnostic.fixes.append(FixIt("write '...'", edits: edits, isCertain: true)) }
    report(diagnostic)
  }

  /// Reports annotations that stand behind the beginning of their element.
  mutating func failLateAnnotation(_ token: Int, from: Int32, to end: Int32, _ first: Int) {
    let now = index
    index = token
    defer { index = now }
    guard mayReport() else { return }
    let place = Span(start: starts[token], end: end)
    let element = Span(start: starts[first], end: starts[first])
    let written = String(decoding: bytes[place.range], as: UTF8.self)
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: place), "an annotation stands before its element",
        fixes: [
          FixIt(
            "move it there", edits: [edit(element, written + " "), edit(Span(start: from, end: end), "")],
            isCertain: true)
        ]))
  }

  /// Reports what is written as a function is called: `assert(a > b, "message")`, `for (i in 1...3)`.
  mutating func failArguments(_ closer: Int, _ message: StaticString, help: StaticString) {
    guard mayReport() else { return }
    let opener = Span(start: starts[index], end: ends[index])
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: opener), message.description,
        notes: [DiagnosticNote(.help, help.description)],
        fixes: [
          FixIt(
            "remove them",
            edits: [
              edit(Span(start: previousEnd, end: opener.end), " "),
              edit(Span(start: starts[closer], end: ends[closer]), ""),
            ], isCertain: true)
        ]))
    itemFailed = false
  }

  /// Reports properties that stand between an element's head and its block.
  ///
  /// - Parameters:
  ///   - first: the token with which they begin.
  ///   - opener: the `{`, which is the next token.
  mutating func failEarlyProperty(_ first: Int, before opener: Int) {
    let now = index
    index = first
    defer { index = now }
    guard mayReport() else { return }
    let place = Span(start: starts[first], end: ends[opener - 1])
    // Between two properties stands `;` there.
    var written = ""
    var start = Int(place.start)
    for token in first + 1..<opener
    where kinds[token] == .identifier && kinds[token - 1] != .dot && kinds[token - 1] != .colon
      && (kinds[token + 1] == .colon || kinds[token + 1] == .dot && kinds[min(token + 3, opener)] == .colon)
    {
      written += String(decoding: bytes[start..<Int(ends[token - 1])], as: UTF8.self) + "; "
      start = Int(starts[token])
    }
    written += String(decoding: bytes[start..<Int(place.end)], as: UTF8.self)
    let gap = Span(start: ends[first - 1], end: starts[first])
    let separator = kinds[opener + 1] == .rightBrace ? " " : ";"
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: place), "a property stands in the block, not before it",
        fixes: [
          FixIt(
            "write '{ " + text(place) + "; … }'",
            edits: [
              edit(gap, ""), edit(place, ""),
              edit(Span(start: ends[opener], end: ends[opener]), " " + written + separator),
            ], isCertain: true)
        ]))
  }

  /// Reports `repeat 3 {`.
  mutating func failRepeat() {
    guard mayReport() else { return }
    let head = Span(start: span.start, end: ends[index + 1])
    let count = text(index + 1)
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: head), "what repeats is written with 'for'",
        fixes: [
          FixIt("write 'for i in 1..." + count + "'", edits: [edit(head, "for i in 1..." + count)], isCertain: true)
        ]))
  }

  /// Reports the name of a device that stands without quotes.
  ///
  /// - Parameter place: of the name, whole.
  mutating func failUnquoted(_ place: Span) {
    guard mayReport() else { return }
    let written = String(decoding: bytes[place.range], as: UTF8.self)
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: place), "a device's name stands in quotes",
        fixes: [FixIt("write it in quotes", edits: [edit(place, "\"" + written + "\"")], isCertain: true)]))
  }

  /// Reports `String title`, where `title: String` is meant.
  ///
  /// - Parameter type: the word before the token.
  mutating func failTypeFirst(_ type: Span) {
    guard mayReport() else { return }
    let place = type.joined(span)
    let meant = text(index) + ": " + text(type)
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: place), "a parameter's type stands behind its name and ':'",
        fixes: [FixIt("write '" + meant + "'", edits: [edit(place, meant)], isCertain: true)]))
  }

  /// Reports `targets ours: "a", "b"`.
  ///
  /// - Parameter colon: the token, behind which the values up to the next one stand.
  mutating func failTargetsAsProperty(_ colon: Int) {
    let now = index
    index = colon
    defer { index = now }
    guard mayReport() else { return }
    let place = Span(start: starts[colon], end: ends[colon])
    let end = Span(start: ends[now - 1], end: ends[now - 1])
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: place), "what a list of targets holds stands in braces",
        fixes: [
          FixIt(
            "write '" + text(colon - 1) + " { … }'", edits: [edit(place, " {"), edit(end, " }")],
            isCertain: now > colon + 1)
        ]))
  }

  mutating func failLateName(before opener: Int) {
    guard mayReport() else { return }
    let name = text(index)
    let before = Span(start: starts[opener], end: starts[opener])
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span), "an element's name stands before its arguments",
        fixes: [
          FixIt(
            "move '" + name + "' there",
            edits: [edit(before, " " + name), edit(Span(start: previousEnd, end: span.end), "")], isCertain: true)
        ]))
  }

  mutating func failQuotedName(_ name: String) {
    guard mayReport() else { return }
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span), "an element's name has no quotes",
        fixes: [FixIt("write '" + name + "'", edits: [edit(span, name)], isCertain: true)]))
  }

  /// The text of a token, whole.
  func tokenText(_ token: Int) -> String {
    String(decoding: bytes[Int(starts[token])..<Int(ends[token])], as: UTF8.self)
  }

  // MARK: Reporting

  /// Notes that the item has a fault; says whether it is to be reported.
  ///
  /// What is wrong with the text itself, an open string say, is the cause of what the grammar finds missing there.
  mutating func mayReport() -> Bool {
    itemFailed = true
    if index == lastFault { return false }
    lastFault = index
    return !isExplainedByText
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    guard diagnostics.count == SyntaxLimit.faults else { return }
    let end = diagnostic.place.span.end
    diagnostics.append(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: Span(start: end, end: end)),
        "the file has more than " + String(SyntaxLimit.faults) + " faults; the rest of it is not read"))
    advance(to: kinds.count - 1)
    lastFault = index
  }

  /// Whether an item can end, or its block begin, at the token.
  private var endsHere: Bool {
    flags[index].contains(.newline) || kind == .leftBrace || kind == .rightBrace || kind == .semicolon
      || kind == .endOfFile
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

  // MARK: Texts and edits

  /// A message with its texts.
  private func filled(_ message: StaticString, _ place: Span) -> String {
    var result = ""
    var plain = 0
    let count = message.utf8CodeUnitCount
    let utf8 = UnsafeBufferPointer(start: message.utf8Start, count: count)
    var position = 0
    while position + 1 < count {
      if utf8[position] == UInt8(ascii: "%") {
        let filling: String?
        switch utf8[position + 1] {
        case UInt8(ascii: "c"): filling = text(index)
        case UInt8(ascii: "p"): filling = index > 0 ? text(index - 1) : ""
        case UInt8(ascii: "s"): filling = text(place)
        default: filling = nil
        }
        if let filling {
          result += String(decoding: utf8[plain..<position], as: UTF8.self) + filling
          plain = position + 2
          position += 1
        }
      }
      position += 1
    }
    return result + String(decoding: utf8[plain...], as: UTF8.self)
  }

  private func fix(_ repair: Repair, _ place: Span) -> FixIt? {
    let written = repair.text.description
    let start = Span(start: place.start, end: place.start)
    let end = Span(start: place.end, end: place.end)
    let withGap = Span(start: min(previousEnd, place.start), end: place.end)
    let title = "write '"
    switch repair.kind {
    case .none: return nil
    case .remove: return FixIt("remove it", edits: [edit(place, "")], isCertain: repair.isCertain)
    case .removeGap: return FixIt("remove it", edits: [edit(withGap, "")], isCertain: repair.isCertain)
    case .replace: return FixIt(title + written + "'", edits: [edit(place, written)], isCertain: repair.isCertain)
    case .replaceGap: return FixIt(title + written + "'", edits: [edit(withGap, written)], isCertain: repair.isCertain)
    case .before:
      return FixIt(title + written + text(place) + "'", edits: [edit(start, written)], isCertain: repair.isCertain)
    case .after:
      return FixIt(title + text(place) + written + "'", edits: [edit(end, written)], isCertain: repair.isCertain)
    case .parenthesize:
      let gap = Span(start: min(previousEnd, place.start), end: place.start)
      return FixIt(
        title + "(" + text(place) + ")'", edits: [edit(gap, "("), edit(end, ")")], isCertain: repair.isCertain)
    case .joinLines:
      let gap = Span(start: min(previousEnd, place.start), end: place.start)
      return FixIt("move it up", edits: [edit(gap, " ")], isCertain: repair.isCertain)
    }
  }

  /// The text of a token for a message; long ones are cut.
  private func text(_ token: Int) -> String {
    if kinds[token] == .endOfFile { return "the end of the file" }
    return text(Span(start: starts[token], end: ends[token]))
  }

  private func text(_ span: Span) -> String {
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
}
