import BandDiagnostics
import BandSyntax
import Testing

/// Expects exactly the diagnostics that markers in the source announce.
///
/// A marker is a comment line under the line it speaks of, with carets under the columns of the span:
///
///     width fill
///     // ^^^ error[syntax_error]: …
///
/// A span that goes on over the line's end is marked up to there; an empty one with one caret. The two columns under
/// `//` can't be marked: indent the source, or leave the carets out, and the marker announces a diagnostic anywhere in
/// the line. Several markers may stand under one line. A message that ends in `…` only has to begin so. A diagnostic that no marker announces fails too, as does a marker without its diagnostic.
///
/// - Parameters:
///   - source: the text, markers included: to the compiler they are comments.
///   - file: the file whose diagnostics the markers announce.
///   - diagnose: what makes the diagnostics.
public func expectDiagnostics(
  _ source: String, name: String = "test.band", file: FileID = FileID(0),
  sourceLocation: SourceLocation = #_sourceLocation, diagnose: (SourceText) -> [Diagnostic]
) {
  expectDiagnostics(
    SourceText(name: name, source), file: file, sourceLocation: sourceLocation, diagnose: diagnose)
}

/// Expects exactly the diagnostics that markers in a file's text announce.
public func expectDiagnostics(
  _ file: TestFile, sourceLocation: SourceLocation = #_sourceLocation, diagnose: (SourceText) -> [Diagnostic]
) {
  expectDiagnostics(file.source, file: FileID(0), sourceLocation: sourceLocation, diagnose: diagnose)
}

/// Expects exactly the diagnostics that markers in the source announce.
public func expectDiagnostics(
  _ source: SourceText, file: FileID, sourceLocation: SourceLocation, diagnose: (SourceText) -> [Diagnostic]
) {
  guard let report = difference(between: diagnose(source), andMarkersIn: source, file: file) else { return }
  Issue.record("\(report)", sourceLocation: sourceLocation)
}

/// What tells diagnostics from those that a source's markers announce; nothing where they are the same.
public func difference(
  between diagnostics: [Diagnostic], andMarkersIn source: SourceText, file: FileID
) -> String? {
  var open = markers(in: source)
  var surplus: [Marker] = []
  for diagnostic in diagnostics {
    let found = Marker(diagnostic, in: source, isOtherFile: diagnostic.place.file != file)
    if let match = open.firstIndex(where: { $0.announces(found) }) {
      open.remove(at: match)
    } else {
      surplus.append(found)
    }
  }
  if open.isEmpty, surplus.isEmpty { return nil }
  var report = "diagnostics of \(source.name) are not those announced"
  for marker in open { report += "\n- \(marker.text(in: source))" }
  for marker in surplus { report += "\n+ \(marker.text(in: source))" }
  return report
}

/// What a marker says, or what a marker for a diagnostic would say.
struct Marker {
  var line: Int
  /// Columns from 1, counted in Unicode scalars.
  var columns: Range<Int>
  /// `error[rule]: message`
  var message: String
  var isOtherFile = false

  func announces(_ found: Marker) -> Bool {
    guard line == found.line, columns == found.columns || columns.isEmpty, !found.isOtherFile else { return false }
    if message.hasSuffix("…") { return found.message.hasPrefix(message.dropLast()) }
    return message == found.message
  }

  func text(in source: SourceText) -> String {
    let line = String(decoding: source.line(line), as: UTF8.self)
    let carets = String(repeating: " ", count: columns.lowerBound - 1) + String(repeating: "^", count: columns.count)
    return "line \(self.line)\(isOtherFile ? " of another file" : "")\n  \(line)\n  \(carets) \(message)"
  }
}

extension Marker {
  /// The marker that would announce a diagnostic.
  init(_ diagnostic: Diagnostic, in source: SourceText, isOtherFile: Bool) {
    let span = diagnostic.place.span
    let start = source.position(at: span.start)
    let end = source.position(at: span.end)
    let lineEnd = String(decoding: source.line(start.line), as: UTF8.self).unicodeScalars.count + 1
    let last = end.line == start.line ? end.column : lineEnd
    line = start.line
    columns = start.column..<max(last, start.column + 1)
    message = "\(diagnostic.severity.text)[\(diagnostic.rule.text)]: \(diagnostic.message)"
    self.isOtherFile = isOtherFile
  }
}

/// The markers of a source in order.
private func markers(in source: SourceText) -> [Marker] {
  var found: [Marker] = []
  var marked = 0
  for number in 1...source.lineCount {
    let scalars = Array(String(decoding: source.line(number), as: UTF8.self).unicodeScalars)
    var index = 0
    func skip(_ scalar: Unicode.Scalar) {
      while index < scalars.count, scalars[index] == scalar { index += 1 }
    }
    skip(" ")
    let slashes = index
    skip("/")
    let isComment = index == slashes + 2
    skip(" ")
    let first = index
    skip("^")
    let columns = first + 1..<index + 1
    skip(" ")
    var message = ""
    message.unicodeScalars.append(contentsOf: scalars[index...])
    guard isComment, message.hasPrefix("error[") || message.hasPrefix("warning[") else {
      // An empty line has nothing to announce: the formatter may have put it before the marker.
      if first < scalars.count { marked = number }
      continue
    }
    found.append(Marker(line: marked, columns: columns, message: message))
  }
  return found
}
