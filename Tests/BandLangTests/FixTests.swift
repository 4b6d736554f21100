import BandChecker
import BandCompileSupport
import BandDiagnostics
import BandLang
import BandSyntax
import BandTestSupport
import Testing

/// What certain fixes do to the sources that they are for.
@Suite struct FixTests {
  /// A source after its certain fixes were applied, and again until there was none: in how many rounds, and what is said of it then.
  private func fixed(
    _ source: SourceText, options: CompileOptions = CompileOptions()
  ) -> (source: SourceText, rounds: Int, messages: [String]) {
    var source = source
    for round in 0..<5 {
      let result = compiled(source, from: NoSources(), options: options)
      let fixes = result.diagnostics.compactMap { $0.fixes.first { $0.isCertain } }
      let applied = applyFixes(fixes, to: result.compilation.sources) { $0.name == source.name }
      guard let bytes = applied.changed[0] else { return (source, round, result.messages) }
      source = SourceText(name: source.name, bytes: bytes)
    }
    return (source, 5, [])
  }

  private func text(_ source: SourceText) -> String { String(decoding: source.bytes, as: UTF8.self) }

  /// The same without its markers: to a fixed source they announce what is no more.
  private func withoutMarkers(_ file: TestFile) -> SourceText {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.contains("error[") }
    return SourceText(name: file.path, kept.joined(separator: "\n"))
  }

  @Test func twinsOfTheBandRulesAreCuredAndThenStayAsTheyAre() {
    let twins = files(in: "examples/errors").filter {
      $0.text.contains("error[tappable_in_band]") || $0.text.contains("error[tied_to_glass]")
    }
    #expect(twins.count >= 15)
    // A device of each kind; `Tools/checks/fixes.sh` takes all.
    let options = CompileOptions.on(
      "iphone-se-1", "iphone-16", "iphone-16-pro-max", "ipad-mini-6", "pixel-8-gesture", "pixel-8-3button",
      "galaxy-a52s-gesture", "pixel-fold-unfolded-3button")
    for twin in twins {
      let (cured, rounds, messages) = fixed(
        withoutMarkers(twin), options: twin.text.contains("targets") ? CompileOptions() : options)
      // Round after round nothing is left to do: applying the fixes again changes nothing.
      #expect((1...2).contains(rounds), "\(twin.path) takes \(rounds) rounds")
      #expect(messages == [], "\(twin.path):\n\(text(cured))")
    }
  }

  private let devices = """
    targets few { "iPhone 16", "iPhone SE (3rd generation)", "Google Pixel 8 (three-button navigation)" }

    """

  private func expectFix(
    _ before: String, _ after: String, in screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = devices + screen.replacing("HERE", with: before)
    let cured = fixed(SourceText(name: "test.band", source)).source
    #expect(text(cured) == devices + screen.replacing("HERE", with: after), sourceLocation: sourceLocation)
  }

  @Test func anchorsFromTheGlassComeFromSafe() {
    let button = """
      screen A {
          targets: few
          @tappable
          box b { left: safe.left; width: 100; height: 50; HERE }
      }
      """
    expectFix("bottom: screen.bottom - 8", "bottom: safe.bottom - 8", in: button)
    expectFix("bottom: screen.bottom", "bottom: safe.bottom", in: button)
    expectFix("top: screen.bottom - 90", "top: safe.bottom - 90", in: button)
    expectFix("top: screen.top + 4", "top: safe.top + 4", in: button)
    // The paint of what stood on the glass still goes there.
    expectFix(
      "background: #FFF; bottom: screen.bottom", "background: #FFF; bottom: safe.bottom; bleed: bottom", in: button)
    expectFix("bottom: screen.bottom - 8; background: #FFF", "bottom: safe.bottom - 8; background: #FFF", in: button)
    // No target fails today, and the distance is a constant all the same.
    expectFix("bottom: screen.bottom - 200", "bottom: safe.bottom - 200", in: button)
  }

  @Test func aPinKeepsItsPaintOnAllOfItsEdges() {
    let light = """
      screen A {
          targets: few
          @tappable
          box light { HERE }
      }
      """
    expectFix("pin: screen; background: #FFD60A", "pin: safe; bleed: all; background: #FFD60A", in: light)
    expectFix(
      "pin: screen.vertical; left: safe.left; width: 100; background: #FFD60A",
      "pin: safe.vertical; bleed: top, bottom; left: safe.left; width: 100; background: #FFD60A", in: light)
    expectFix("pin: screen", "pin: safe", in: light)
  }

  @Test func whatStandsAtItsParentsEdgeIsCuredThere() {
    let pane = """
      screen A {
          targets: few
          stack pane {
              HERE
              @tappable
              box b { left: parent.left; width: 100; height: 50; bottom: parent.bottom - 8 }
              column rest {
                  pin: parent; justify: end
                  Button c("C") { margin.left: 120; width: 100; alignSelf: start }
              }
          }
      }
      """
    expectFix("pin: screen", "pin: safe", in: pane)
    expectFix(
      "pin: safe.horizontal; top: safe.top; bottom: screen.bottom; background: #FFF",
      "pin: safe.horizontal; top: safe.top; bottom: safe.bottom; bleed: bottom; background: #FFF", in: pane)
  }

  @Test func aScrollTakesTheEdgesThatItLeftOut() {
    let list = """
      screen A {
          targets: few; orientations: portrait
          @scroll(vertical)
          column list {
              pin: screen; HERE
              for i in 1...40 { ListRow("Song \\(i)") }
          }
      }
      """
    expectFix("insets: top", "insets: top, bottom", in: list)
    expectFix("insets: none", "insets: top, bottom", in: list)
    expectFix("insets: top, horizontal", "insets: auto", in: list)
  }

  @Test func aConstantThatStandsForTheInsetBecomesIt() {
    let bar = """
      screen A {
          targets: few; orientations: portrait
          column actions {
              pin: screen.horizontal; bottom: screen.bottom; HERE
              Button send("Send")
          }
      }
      """
    expectFix("padding.bottom: 34", "padding.bottom: inset.bottom", in: bar)
    // 8 is nobody's inset: the bar itself goes up.
    expectFix("padding.bottom: 8", "padding.bottom: 8", in: bar.replacing("screen.bottom;", with: "safe.bottom;"))
  }

  @Test func whatIsNotCertainIsLeftToTheAuthor() {
    let button = """
      let low = screen.bottom - 8
      screen A {
          targets: few
          @tappable
          box b { left: safe.left; width: 100; height: 50; HERE }
      }
      """
    // From `safe` it would still be in the band.
    expectFix("bottom: screen.bottom + 20", "bottom: screen.bottom + 20", in: button)
    // The `let` may be used elsewhere.
    expectFix("bottom: low", "bottom: low", in: button)
    // The sign of what is in the parentheses isn't known.
    expectFix("bottom: screen.bottom - (8 - 20)", "bottom: screen.bottom - (8 - 20)", in: button)
  }
}
