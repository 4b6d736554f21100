import BandDiagnostics
import BandSyntax
import BandTestSupport
import Testing

/// The helper on which all diagnostics tests stand can itself fail.
struct TestSupportTests {
  let source = "  row a { }\n  //  ^ error[some_rule]: no 'a'…\n  row bé { }\n"

  func diagnostic(_ start: Int32, _ end: Int32, _ message: String) -> Diagnostic {
    Diagnostic(RuleName("some_rule"), at: Place(file: FileID(0), span: Span(start: start, end: end)), message)
  }

  @Test func anAnnouncedDiagnosticPasses() {
    expectDiagnostics(source) { _ in [diagnostic(6, 7, "no 'a' here")] }
  }

  @Test func otherColumnsMessagesAndMissingOnesFail() {
    let wrong: [[Diagnostic]] = [
      [diagnostic(6, 8, "no 'a' here")], [diagnostic(6, 7, "no b")], [],
      [diagnostic(6, 7, "no 'a'"), diagnostic(6, 7, "no 'a'")],
    ]
    for diagnostics in wrong {
      let source = SourceText(name: "test.band", source)
      #expect(difference(between: diagnostics, andMarkersIn: source, file: FileID(0)) != nil)
      #expect(difference(between: diagnostics, andMarkersIn: source, file: FileID(1)) != nil)
    }
  }

  @Test func theGeneratorGivesThePublishedNumbers() {
    // The first outputs of the reference code for the seed 1234567.
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
