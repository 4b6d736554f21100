import BandDiagnostics
import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// Whatever the bytes, there is a tree, and every span lies in the text.
struct FuzzTests {
  func check(_ bytes: [UInt8], _ what: String) {
    let source = SourceText(name: "test.band", bytes: bytes)
    let file = Reading(source).file
    let end = Int32(bytes.count)
    func isInside(_ span: Span) -> Bool { span.start >= 0 && span.start <= span.end && span.end <= end }
    let tree = file.tree
    var spans = tree.expressions.map(\.span) + tree.properties.map(\.span) + tree.properties.map(\.nameSpan)
    spans += tree.elements.flatMap { [$0.span, $0.headSpan, $0.kindSpan, $0.nameSpan, $0.documentation] }
    spans += tree.elements.compactMap(\.block?.span)
    spans += tree.lets.flatMap { [$0.span, $0.nameSpan, $0.typeSpan, $0.documentation] }
    spans += tree.assertions.map(\.span) + tree.conditionals.map(\.span) + tree.loops.map(\.span)
    spans += tree.declarations.flatMap { [$0.span, $0.nameSpan, $0.body.span, $0.documentation] }
    spans += tree.imports.flatMap { [$0.span, $0.pathSpan] }
    spans += file.diagnostics.map(\.place.span)
    spans += file.diagnostics.flatMap { $0.fixes.flatMap { $0.edits.map(\.place.span) } }
    spans += file.diagnostics.flatMap { $0.notes.compactMap { $0.place?.span } }
    #expect(spans.allSatisfy(isInside), "\(what): \(source.text(Span(0..<bytes.count)))")
    let starts = file.diagnostics.map(\.place.span.start)
    #expect(starts == starts.sorted(), "\(what)")
    // What has no fault can be formatted, and stays without.
    let result = format(source)
    #expect((result.bytes == nil) == !file.diagnostics.isEmpty, "\(what)")
    if let text = result.bytes { #expect(Reading(text).messages == [], "\(what)") }
  }

  static let sources = files(in: "Tests/ParserTests/Sources") + files(in: "Tests/ParserTests/Cases")

  @Test func mutatedSources() {
    var generator = SeededGenerator(seed: 1)
    let insertions: [[UInt8]] =
      ["{", "}", "(", ")", "\"", "\\(", "/*", "*/", "\n", ",", ":", "@", "else", "é", "\u{0}"]
      .map { Array($0.utf8) } + [[0xFF], [0xE2, 0x80], [0xC3]]
    for round in 0..<1_000 {
      var bytes = Self.sources[generator.below(Self.sources.count)].bytes
      for _ in 0..<1 + generator.below(6) {
        let position = generator.below(bytes.count)
        switch generator.below(4) {
        case 0: bytes[position] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.insert(contentsOf: insertions[generator.below(insertions.count)], at: position)
        case 2: bytes.removeSubrange(position..<min(bytes.count, position + 1 + generator.below(12)))
        default:
          let other = generator.below(bytes.count)
          bytes.insert(contentsOf: Array(bytes[other..<min(bytes.count, other + 20)]), at: position)
        }
        if bytes.isEmpty { break }
      }
      check(bytes, "round \(round)")
    }
  }

  @Test func truncatedSources() {
    for source in Self.sources {
      for end in stride(from: 0, to: source.bytes.count, by: 11) {
        check(Array(source.bytes[..<end]), "\(source.path) up to \(end)")
      }
    }
  }

  @Test func randomTokens() {
    var generator = SeededGenerator(seed: 2)
    let tokens = [
      "{", "}", "(", ")", "[", "]", ":", ";", ",", ".", "...", "@", "?", "=", "==", "+", "-", "*", "/", "<", ">=", "!",
      "&&", "||", "\n", "\n", "a", "row", "let", "if", "else", "for", "in", "by", "screen", "component", "import",
      "bar",
      "text", "width", "1", "50%", "1px", "#FFF", "\"s\"", "\"a \\(", ")\"", "// c\n", "/* c */", "/// d\n", "assert",
      "targets", "device", "style", "tappable",
    ]
    for round in 0..<1_000 {
      var text = generator.below(2) == 0 ? "" : "screen A {\n"
      for _ in 0..<generator.below(60) { text += tokens[generator.below(tokens.count)] + " " }
      check(Array(text.utf8), "round \(round)")
    }
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<500 {
      let bytes = (0..<generator.below(200)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      check(bytes, "round \(round)")
    }
  }
}
