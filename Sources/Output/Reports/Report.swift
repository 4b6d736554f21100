import BandDiagnostics
import BandSyntax

/// A diagnostic with what a rule measured, for reports that carry more than text.
public struct Report: Sendable {
  public var diagnostic: Diagnostic
  /// The name of the screen that a verdict is about; "" where the diagnostic is about the source alone.
  public var screen: String
  /// What was measured; nothing where the diagnostic is about the source alone.
  public var finding: FindingRecord?

  public init(_ diagnostic: Diagnostic, screen: String = "", finding: FindingRecord? = nil) {
    self.diagnostic = diagnostic
    self.screen = screen
    self.finding = finding
  }
}

/// A place as reports give it: lines and columns from 1, columns in Unicode scalars, the end after the last.
struct ReportedPlace {
  var file: String
  var startLine: Int
  var startColumn: Int
  var endLine: Int
  var endColumn: Int

  /// Nothing where the sources don't hold the file.
  init?(_ place: Place, in sources: [SourceText]) {
    guard sources.indices.contains(Int(place.file.index)) else { return nil }
    let source = sources[Int(place.file.index)]
    let length = Int32(truncatingIfNeeded: source.bytes.count)
    let startOffset = min(max(0, place.span.start), length)
    let start = source.position(at: startOffset)
    let end = source.position(at: min(max(startOffset, place.span.end), length))
    file = source.name
    startLine = start.line
    startColumn = start.column
    endLine = end.line
    endColumn = end.column
  }
}

extension Report {
  /// The message and the facts under it, a line each.
  var messageWithFacts: String {
    var text = diagnostic.message
    for note in diagnostic.notes where note.kind == .fact { text += "\n\(note.text)" }
    for note in diagnostic.notes where note.kind == .help { text += "\nhelp: \(note.text)" }
    return text
  }
}

extension FindingRecord {
  /// By how much the worst configuration fails, in points.
  var worstOverlap: Double? {
    for failing in configurations where failing.index == worst { return failing.overlap }
    return nil
  }
}
