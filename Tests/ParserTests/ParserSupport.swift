import BandDiagnostics
import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// Reads a text for a test.
struct Reading {
  let file: ParsedFile
  let names: NameTable

  /// The language's words, interned once for all tests.
  private static let words = NameTable()

  init(_ source: SourceText) {
    var names = Self.words
    file = parse(source, file: FileID(0), names: &names)
    self.names = names
  }

  init(_ text: String) { self.init(SourceText(name: "test.band", text)) }

  init(_ bytes: [UInt8]) { self.init(SourceText(name: "test.band", bytes: bytes)) }

  var text: TreeText { TreeText(tree: file.tree, names: names) }
  var messages: [String] { file.diagnostics.map { "[\($0.rule.text)] \($0.message)" } }
}

/// The diagnostics of a source.
func diagnose(_ source: SourceText) -> [Diagnostic] { Reading(source).file.diagnostics }

/// All sources that must be read without a fault: those of this folder, the examples, the catalogue and the standard
/// components.
func soundSources() -> [TestFile] {
  ["Tests/ParserTests/Sources", "examples", "Sources/Checker"].flatMap { files(in: $0) }
}

/// What is read from a screen's block, item by item.
func items(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let reading = Reading("screen A {\n\(text)\n}")
  #expect(reading.messages == [], sourceLocation: sourceLocation)
  guard case .declaration(let id)? = reading.file.tree.items.first else { return "" }
  let body = reading.text.text(reading.file.tree[id].body)
  return String(body.dropFirst().dropLast())
}

/// How an expression is read.
func expression(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let reading = Reading("let x = \(text)")
  #expect(reading.messages == [], sourceLocation: sourceLocation)
  return String(reading.text.file().dropFirst("let x = ".count))
}
