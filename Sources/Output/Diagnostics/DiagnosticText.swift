import BandDiagnostics
import BandSyntax

/// How diagnostics are told to a person.
public struct DiagnosticTextOptions: Sendable {
  /// The columns of the terminal; nothing where lines may be as long as they like.
  public var width: Int?
  /// Whether the terminal's colours are used.
  public var isColored: Bool
  /// Whether `bandc explain` knows a rule, so that the message may point there.
  public var isExplained: @Sendable (RuleName) -> Bool

  public init(
    width: Int? = nil, isColored: Bool = false, isExplained: @escaping @Sendable (RuleName) -> Bool = { _ in false }
  ) {
    self.width = width
    self.isColored = isColored
    self.isExplained = isExplained
  }
}

/// Writes diagnostics as text, in the manner of `placement.md`, section 5: what is wrong, the place in the source, the facts, the fix.
public struct DiagnosticTextWriter: Sendable {
  private let options: DiagnosticTextOptions
  /// Rules whose `more:` line was written: once a run is enough.
  private var explained: Set<RuleName> = []
  /// Whether a message was written before.
  private var isFirst = true

  public init(_ options: DiagnosticTextOptions = DiagnosticTextOptions()) { self.options = options }

  /// Appends a diagnostic, with an empty line between it and the one before.
  ///
  /// - Parameter sources: the texts of the compilation; a place's file is an index in it. Where there is no such text,
  ///   the message has no place.
  public mutating func append(_ diagnostic: Diagnostic, in sources: [SourceText], to output: inout [UInt8]) {
    if !isFirst { output.append(UInt8(ascii: "\n")) }
    isFirst = false
    var text = DiagnosticText(width: options.width, isColored: options.isColored)
    text.gutter = text.gutterWidth(for: diagnostic, in: sources)
    text.headline(
      "\(diagnostic.severity.text)[\(diagnostic.rule.text)]", diagnostic.message, TerminalStyle(diagnostic.severity))
    text.place(diagnostic.place, diagnostic.label, in: sources, TerminalStyle(diagnostic.severity))
    let isMore = options.isExplained(diagnostic.rule) && !explained.contains(diagnostic.rule)
    let facts = diagnostic.notes.contains { $0.kind != .related }
    if facts || isMore || !diagnostic.fixes.isEmpty { text.emptyLine() }
    for note in diagnostic.notes {
      switch note.kind {
      case .fact: text.note(note.text)
      case .help: text.note("help", .note, note.text)
      case .related: break
      }
    }
    for fix in diagnostic.fixes { text.note("fix", .fix, fix.titleWithExplanation(gap: "        ")) }
    if isMore {
      explained.insert(diagnostic.rule)
      text.note("more", .note, "bandc explain \(diagnostic.rule.text)")
    }
    for note in diagnostic.notes where note.kind == .related {
      text.headline("note", note.text, .note)
      if let place = note.place { text.place(place, "", in: sources, .note) }
    }
    output.append(contentsOf: text.text.bytes)
  }
}

extension FixIt {
  /// `bottom: safe.bottom - 8        (26 is the least lift; this keeps your 8; `bandc fix` writes it)`
  ///
  /// - Parameter gap: what stands before the parentheses.
  func titleWithExplanation(gap: String = " ") -> String {
    var parts = explanation
    if isCertain { parts += parts.isEmpty ? "`bandc fix` writes it" : "; `bandc fix` writes it" }
    return parts.isEmpty ? title : "\(title)\(gap)(\(parts))"
  }
}

/// The text of one diagnostic as it grows.
private struct DiagnosticText {
  var text: TerminalText
  let width: Int?
  /// How many columns line numbers take.
  var gutter = 1

  /// Source lines are cut to this many columns where the width of the terminal isn't known: a generated file has lines
  /// of megabytes.
  static let widestSource = 160

  init(width: Int?, isColored: Bool) {
    self.width = width.map { max($0, 40) }
    text = TerminalText(isColored: isColored)
  }

  /// The digits of the greatest line number that is shown.
  func gutterWidth(for diagnostic: Diagnostic, in sources: [SourceText]) -> Int {
    var greatest = 1
    var places = [diagnostic.place]
    for note in diagnostic.notes where note.kind == .related {
      if let place = note.place { places.append(place) }
    }
    for place in places where sources.indices.contains(Int(place.file.index)) {
      let source = sources[Int(place.file.index)]
      greatest = max(greatest, ShownSpan(place.span, in: source).lines.upperBound)
    }
    return String(greatest).utf8.count
  }

  /// `error[rule]: message`
  mutating func headline(_ kind: String, _ message: String, _ style: TerminalStyle) {
    text.append(kind, style)
    text.append(": ", .bold)
    let lines = fitted(message, upTo: width, after: kind.utf8.count + 2, indent: 4)
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(UInt8(ascii: " "), times: 4) }
      text.append(line, .bold)
      text.newline()
    }
  }

  /// `--> file:line:column`, the lines of the source and the carets.
  mutating func place(_ place: Place, _ label: String, in sources: [SourceText], _ style: TerminalStyle) {
    guard sources.indices.contains(Int(place.file.index)) else { return }
    let source = sources[Int(place.file.index)]
    let position = source.position(at: place.span.start)
    text.append(UInt8(ascii: " "), times: gutter)
    text.append("--> ", .gutter)
    text.append("\(source.name):\(position.line):\(position.column)")
    text.newline()
    emptyLine()
    let span = ShownSpan(place.span, in: source)
    let room = (width ?? Self.widestSource) - gutter - 3
    if span.lines.count == 1 {
      let line = SourceLine(span.lines.lowerBound, of: source, around: span.bytes, available: room)
      sourceLine(span.lines.lowerBound, line.text)
      carets(line.columns, label, room: room, style)
    } else {
      severalLines(span, of: source, label, room: room, style)
    }
  }

  /// `   = text`
  mutating func note(_ content: String) { note("", .plain, content) }

  /// `   = kind: text`
  mutating func note(_ kind: StaticString, _ style: TerminalStyle, _ content: String) {
    let kindWidth = kind.utf8CodeUnitCount == 0 ? 0 : kind.utf8CodeUnitCount + 2
    let lines = fitted(content, upTo: width, after: gutter + 3 + kindWidth, indent: gutter + 3 + kindWidth)
    for (index, line) in lines.enumerated() {
      if index == 0 {
        text.append(UInt8(ascii: " "), times: gutter + 1)
        text.append("= ", .gutter)
        if kindWidth > 0 {
          text.append(kind, style)
          text.append(": ", style)
        }
      } else {
        text.append(UInt8(ascii: " "), times: gutter + 3 + kindWidth)
      }
      text.append(line)
      text.newline()
    }
  }

  /// `   |`
  mutating func emptyLine() {
    bar()
    text.newline()
  }

  private mutating func bar() {
    text.append(UInt8(ascii: " "), times: gutter + 1)
    text.append("|", .gutter)
    text.append(" ")
  }

  private mutating func sourceLine(
    _ number: Int, _ line: [UInt8], margin: StaticString = "", _ style: TerminalStyle = .plain
  ) {
    let digits = String(number)
    text.append(UInt8(ascii: " "), times: gutter - digits.utf8.count)
    text.append(digits, .gutter)
    text.append(" ")
    text.append("|", .gutter)
    text.append(" ")
    text.append(margin, style)
    text.bytes.append(contentsOf: line)
    text.newline()
  }

  /// Carets with what is said beside them; where it doesn't fit, it goes on below.
  private mutating func carets(
    _ columns: Range<Int>, _ label: String, room: Int, margin: Int = 0, _ style: TerminalStyle
  ) {
    bar()
    text.append(UInt8(ascii: " "), times: columns.lowerBound)
    text.append(UInt8(ascii: "^"), times: columns.count, style)
    labelled(label, after: columns.upperBound + 1, room: room, style)
  }

  private mutating func labelled(_ label: String, after column: Int, room: Int, _ style: TerminalStyle) {
    if label.isEmpty {
      text.newline()
      return
    }
    let labelWidth = displayWidth(of: label.onOneLine)
    if width == nil || column + labelWidth <= room {
      text.append(" ")
      text.append(label, style)
      text.newline()
      return
    }
    text.newline()
    // Below the carets, as far to the left as the words need.
    let indent = max(0, min(column - 1, room - labelWidth, room / 2))
    for line in wrapped(label, first: room - indent, rest: room - indent) {
      bar()
      text.append(UInt8(ascii: " "), times: indent)
      text.append(line, style)
      text.newline()
    }
  }

  /// A span over several lines: a line at its left side from its beginning to its end.
  private mutating func severalLines(
    _ span: ShownSpan, of source: SourceText, _ label: String, room: Int, _ style: TerminalStyle
  ) {
    let first = span.lines.lowerBound
    let last = span.lines.upperBound
    let opening = SourceLine(first, of: source, around: span.bytes, available: room - 2)
    if opening.spanStartsLine {
      sourceLine(first, opening.text, margin: "/ ", style)
    } else {
      sourceLine(first, opening.text, margin: "  ")
      bar()
      text.append(" ")
      text.append(UInt8(ascii: "_"), times: opening.columns.lowerBound + 1, style)
      text.append("^", style)
      text.newline()
    }
    // All lines of a short span; of a long one the beginning and the end.
    let isLong = last - first > 6
    for number in first + 1...last {
      if isLong, number > first + 2, number < last - 1 {
        if number == first + 3 {
          text.append("...", .gutter)
          text.append(UInt8(ascii: " "), times: gutter)
          text.append("|", style)
          text.newline()
        }
        continue
      }
      let start = source.offset(ofLine: number)
      let line = SourceLine(number, of: source, around: start..<start, available: room - 2)
      sourceLine(number, line.text, margin: "| ", style)
    }
    let closing = SourceLine(last, of: source, around: span.bytes, available: room - 2)
    bar()
    text.append("|", style)
    text.append(UInt8(ascii: "_"), times: closing.columns.upperBound, style)
    text.append("^", style)
    labelled(label, after: closing.columns.upperBound + 3, room: room, style)
  }

  private func fitted(_ content: String, upTo width: Int?, after column: Int, indent: Int) -> [String] {
    guard let width else { return [content] }
    return wrapped(content, first: max(20, width - column), rest: max(20, width - indent))
  }
}

/// A span as it is shown: within the text, and without the line break at its end.
private struct ShownSpan {
  var bytes: Range<Int>
  /// The first and the last line, from 1.
  var lines: ClosedRange<Int>

  init(_ span: Span, in source: SourceText) {
    let start = min(max(0, Int(span.start)), source.bytes.count)
    var end = min(max(start, Int(span.end)), source.bytes.count)
    while end > start + 1, source.bytes[end - 1] == UInt8(ascii: "\n") || source.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    bytes = start..<end
    let first = source.position(at: Int32(start)).line
    lines = first...max(first, source.position(at: Int32(end)).line)
  }
}
