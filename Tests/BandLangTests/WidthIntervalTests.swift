import BandCompileSupport
import BandLang
import BandScreenModel
import BandSyntax
import Testing

/// Verdicts that hang on widths of texts: on iOS a font stands in for San Francisco, and a text may be 2 % narrower or wider.
@Suite struct WidthIntervalTests {
  private static let label = "By tapping you agree"

  /// A column whose text has one line of 22 in a box of that width, above a button that ends 10 above the safe area's end then. With a second
  /// line it reaches 12 into the band. The phone is 393 by 852 with insets of 59 and 34: 759 are safe.
  private func source(width: Double, more: String = "") -> String {
    """
    screen A {
        column page {
            left: safe.left; top: safe.top; width: \(width)
            box room { width: fill; height: 667 }
            text label("\(Self.label)") { style: body; width: fill }
            @tappable \(more)
            box agree { width: fill; height: 60 }
        }
    }
    """
  }

  private func widestLine() throws -> Double {
    let screen = laidOut("screen A { column page { align: start; text label(\"\(Self.label)\") { style: body } } }")
    return try #require(screen.lines("page.label")).widestLine
  }

  private func run(_ source: String, on device: String = "iPhone 16") -> CompiledSource {
    compiled(source, options: .on(device, orientations: ["portrait"]), documents: .pretty)
  }

  @Test func whatFailsOnlyWithWiderTextsIsAWarning() throws {
    let result = run(source(width: try widestLine() + 1))
    #expect(
      result.messages == [
        "warning[tappable_in_band]: 'page.agree' rests in the home-indicator band if texts are wider than measured"
      ])
    #expect(
      result.findings.map { $0.certainty } == [.textDependent(configurations: 1, end: .widest, fails: true)])
    let document = String(decoding: try #require(result.documents.first), as: UTF8.self)
    #expect(document.contains("\"kind\": \"textDependent\""))
    #expect(document.contains("\"measured\": \"passes\"") && document.contains("\"texts\": \"wider\""))
    // What was measured is what is drawn.
    #expect(document.contains("\"lines\": 1") || document.contains(", 1, null"))
  }

  @Test func whatPassesOnlyWithNarrowerTextsSaysSo() throws {
    let result = run(source(width: try widestLine() - 1))
    #expect(
      result.messages == [
        "error[tappable_in_band]: 'page.agree' rests in the home-indicator band, unless its texts are narrower than measured"
      ])
    #expect(
      result.findings.map { $0.certainty } == [.textDependent(configurations: 1, end: .narrowest, fails: false)])
  }

  @Test func beyondTheIntervalAVerdictIsCertain() throws {
    let width = try widestLine()
    // 3 % is more than the interval.
    #expect(run(source(width: width * 1.03)).messages == [])
    let narrow = run(source(width: width * 0.97))
    #expect(narrow.messages == ["error[tappable_in_band]: 'page.agree' rests in the home-indicator band"])
    #expect(narrow.findings.map { $0.certainty } == [.checked(configurations: 1)])
  }

  @Test func aFontOfItsOwnHasNoInterval() throws {
    let metrics = """
      {"format": "bandlang-metrics", "version": 1, "unitsPerEm": 1000, "sizes": [
        {"size": 17, "ascent": 900, "descent": 200, "advances": {"a": 500, " ": 500}}]}
      """
    // "aaa aaa" is 7 × 8.5 = 59.5 points wide.
    let source = source(width: 60).replacing(Self.label, with: "aaa aaa").replacing(
      "style: body", with: "metrics: \"m.json\"")
    let result = compiled(
      SourceText(name: "test.band", source), from: TestFiles(files: ["m.json": metrics]),
      options: .on("iPhone 16", orientations: ["portrait"]))
    #expect(result.messages == [])
  }

  @Test func aReasonSilencesAnUncertainVerdictToo() throws {
    let source = source(width: try widestLine() + 1, more: "@allow(overflow, reason: \"tried on devices\")")
    #expect(run(source).rules == ["tappable_in_band"])
  }

  @Test func onlyWhatMayFlipIsLaidOutAgain() throws {
    func width(_ text: String) throws -> Double {
      let screen = laidOut("screen A { column page { align: start; text label(\"\(text)\") { style: body } } }")
      return try #require(screen.lines("page.label")).widestLine
    }
    func mayFlip(_ body: String) -> Bool { laidOut("screen A { column page { \(body) } }").textsMayFlip }
    let signIn = "text(\"Sign in\") { style: body }"
    let help = "text(\"Help\") { style: body }"
    // A label with room, one in a row with room, one that breaks by a wide margin.
    #expect(!mayFlip("align: start; \(signIn)"))
    #expect(!mayFlip("row { \(signIn); \(help) }"))
    #expect(!mayFlip("width: 120; text(\"Sign in with your account\") { style: body }"))
    // One that just fits, by itself or beside another.
    #expect(mayFlip("width: \(try width("Sign in") + 0.5); align: start; \(signIn)"))
    #expect(mayFlip("row { width: \(try width("Sign in") + width("Help") + 0.5); \(signIn); \(help) }"))
  }
}
