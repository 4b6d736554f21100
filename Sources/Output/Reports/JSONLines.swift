import BandDiagnostics
import BandSyntax

/// Appends a diagnostic as one line of JSON: `docs/schema/diagnostic.schema.json` is its shape.
public func appendJSONLine(_ report: Report, in sources: [SourceText], to output: inout [UInt8]) {
  let diagnostic = report.diagnostic
  var json = JSONWriter()
  json.beginObject()
  json.field("rule", diagnostic.rule.text)
  json.field("level", diagnostic.severity.text)
  json.field("message", diagnostic.message)
  json.field("label", diagnostic.label)
  json.place(diagnostic.place, in: sources)
  json.key("notes")
  json.beginArray()
  for note in diagnostic.notes {
    json.beginObject()
    json.field("kind", note.kind.text)
    json.field("text", note.text)
    if let place = note.place { json.place(place, in: sources) }
    json.endObject()
  }
  json.endArray()
  json.key("fixes")
  json.beginArray()
  for fix in diagnostic.fixes { json.fix(fix, in: sources) }
  json.endArray()
  json.key("finding")
  json.finding(of: report)
  json.endObject()
  json.newline()
  output.append(contentsOf: json.bytes)
}

extension DiagnosticNote.Kind {
  var text: String {
    switch self {
    case .fact: "fact"
    case .help: "help"
    case .related: "related"
    }
  }
}

extension JSONWriter {
  /// The fields `file` and `range`; both `null` where the place is in no file of the compilation.
  fileprivate mutating func place(_ place: Place, in sources: [SourceText]) {
    guard let reported = ReportedPlace(place, in: sources) else {
      field("file", orNull: String?.none)
      field("range", orNull: String?.none)
      return
    }
    field("file", reported.file)
    key("range")
    beginObject()
    position("start", reported.startLine, reported.startColumn, offset: Int(place.span.start))
    position("end", reported.endLine, reported.endColumn, offset: Int(place.span.end))
    endObject()
  }

  private mutating func position(_ name: StaticString, _ line: Int, _ column: Int, offset: Int) {
    key(name)
    beginObject()
    field("line", line)
    field("column", column)
    field("offset", offset)
    endObject()
  }

  fileprivate mutating func fix(_ fix: FixIt, in sources: [SourceText]) {
    beginObject()
    field("title", fix.title)
    field("explanation", fix.explanation)
    field("certain", fix.isCertain)
    key("edits")
    beginArray()
    for edit in fix.edits {
      beginObject()
      place(edit.place, in: sources)
      field("text", edit.replacement)
      endObject()
    }
    endArray()
    endObject()
  }

  /// What a rule measured; `null` for a diagnostic about the source alone.
  fileprivate mutating func finding(of report: Report) {
    guard let finding = report.finding else {
      null()
      return
    }
    beginObject()
    measured(finding, on: report.screen)
    endObject()
  }

  /// The fields of a verdict, without an object around them.
  mutating func measured(_ finding: FindingRecord, on screen: String) {
    field("screen", screen)
    field("element", finding.path)
    field("failing", finding.failing ?? finding.configurations.count)
    field("worst", finding.worstName)
    field("overlap", pointsOrNull: finding.worstOverlap)
    field("lift", pointsOrNull: finding.lift)
    field("rest", orNull: finding.rest)
    certainty(finding.certainty)
  }
}
