import BandDiagnostics
import BandOutput
import BandSyntax
import BandTestSupport
import Testing

/// Whatever the source holds and wherever a span points, every format tells it: nothing traps, nothing reaches the terminal that it would
/// obey, and no line is wider than the terminal.
@Suite struct HostileSourceTests {
  private static let pieces: [[UInt8]] = [
    Array("\n".utf8), Array("\r\n".utf8), Array("\t".utf8), Array("ab ".utf8), Array("日本".utf8), Array("e\u{301}".utf8),
    Array("\u{1B}[31m".utf8), Array("\u{202E}".utf8), [0xFF], [0xE2, 0x82], [0xF0, 0x9F], [0x80], [0],
    Array("\u{1F600}".utf8),
  ]

  @Test func nothingTrapsAndNoLineIsTooWide() {
    var random = SeededGenerator(seed: 20_26)
    for round in 0..<500 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(60) {
        let piece = Self.pieces[random.below(Self.pieces.count)]
        for _ in 0...random.below(random.below(8) == 0 ? 80 : 3) { bytes += piece }
      }
      func span() -> Span {
        let start = Int32(random.below(bytes.count + 4)) - 2
        return Span(start: start, end: start + Int32(random.below(bytes.count + 2)) - 1)
      }
      let file = FileID(random.below(10) == 0 ? 1 : 0)
      let place = Place(file: file, span: span())
      let diagnostic = Diagnostic(
        RuleName("rule"), at: place, String(decoding: bytes.prefix(40), as: UTF8.self),
        label: String(decoding: bytes.suffix(30), as: UTF8.self),
        notes: [
          DiagnosticNote(.related, "here", at: Place(file: FileID(0), span: span())),
          DiagnosticNote(.related, "nowhere"),
          DiagnosticNote(.fact, String(decoding: bytes.prefix(90), as: UTF8.self)),
        ],
        fixes: [FixIt("a fix", edits: [TextEdit(at: Place(file: file, span: span()), "x")], isCertain: true)])
      let width = 40 + random.below(60)
      let sources = [SourceText(name: "test.band", bytes: bytes)]
      var writer = DiagnosticTextWriter(DiagnosticTextOptions(width: width))
      var output: [UInt8] = []
      writer.append(diagnostic, in: sources, to: &output)
      let controls = output.filter { $0 < 0x20 && $0 != UInt8(ascii: "\n") || $0 == 0x7F }
      #expect(controls.isEmpty, "round \(round)")
      for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.contains("|") {
        // Words that can't be broken may stand out in notes; lines of the source and of carets never.
        #expect(line.unicodeScalars.reduce(0) { $0 + columns($1) } <= width, "round \(round): \(line)")
      }
      var lines: [UInt8] = []
      appendJSONLine(Report(diagnostic), in: sources, to: &lines)
      appendXcodeLines(Report(diagnostic), in: sources, to: &lines)
      appendGitHubCommand(Report(diagnostic), in: sources, to: &lines)
      var log = SARIFLog(version: "0") { _ in nil }
      log.append(Report(diagnostic), in: sources)
      #expect(!log.finish().isEmpty)
    }
  }

  /// The columns of the characters in `pieces` and of the frame around them.
  private func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "日", "本", "\u{1F600}": 2
    case "\u{301}": 0
    default: 1
    }
  }

  @Test func aVeryLongLineCostsNoMoreThanItsWindow() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 400_000)
    let source = SourceText(name: "long.band", bytes: bytes)
    var writer = DiagnosticTextWriter()
    var output: [UInt8] = []
    let place = Place(file: FileID(0), span: Span(start: 0, end: 399_999))
    writer.append(Diagnostic(RuleName("rule"), at: place, "m"), in: [source], to: &output)
    #expect(output.count < 1000)
  }
}
