import BandCompileSupport
import BandLang
import BandProver
import BandSyntax
import Testing

/// What fails in the envelope alone is told, unless another message stands for it; and what silences it is of use.
struct ToldFailureTests {
  private func rules(_ source: String, levels: String = "") -> [String] {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    let project = levels.isEmpty ? nil : SourceText(name: "project.band", "project { \(levels) }")
    return compiled(SourceText(name: "test.band", source), project: project, options: options).screens.first?
      .diagnostics.map { $0.rule.text } ?? []
  }

  /// A button that leaves `safe` where the inset is larger than today's largest on phones with three buttons, and a picture that hangs out.
  private func page(_ picture: String) -> String {
    """
    screen Page {
        targets: phones
        orientations: portrait
        column page {
            pin: safe.horizontal; top: safe.top
            bottom: inset.bottom > 50.5 ? screen.bottom - 20 : safe.bottom
            \(picture)
            spacer
            @tappable box go { height: 50 }
        }
    }
    """
  }

  @Test func whatIsSilencedOrHangsOutSidewaysTellsNothingOfABand() {
    #expect(rules(page("")) == ["tappable_in_band"])
    let wide = "box picture { height: 40; width: screen.width + 20 }"
    #expect(rules(page("@allow(overflow, reason: \"on purpose\") " + wide)) == ["tappable_in_band"])
    #expect(rules(page(wide)).contains("tappable_in_band"))
    #expect(rules(page(wide), levels: "warn: overflow").contains("tappable_in_band"))
  }

  /// What hangs out at the end of a column lies in the strip beneath it: the overflow tells of that, on devices that there are and on others.
  @Test func whatIsPushedDownIsInNoStripForAnotherReason() {
    let source = """
      screen Page {
          targets: phones
          orientations: portrait
          column page { box hero { height: 760 }; text note("By going on you accept") { style: footnote } }
      }
      """
    #expect(rules(source) == ["overflow"])
  }

  @Test func anAllowanceThatSilencesTheEnvelopeAloneIsOfUse() {
    func button(_ bottom: String) -> String {
      """
      screen Page {
          targets: phones
          orientations: portrait
          @allow(tappable_in_band, reason: "no such device yet")
          @tappable box go { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: \(bottom) }
      }
      """
    }
    #expect(rules(button("inset.bottom > 50.5 ? safe.bottom + 20 : safe.bottom")).isEmpty)
    #expect(rules(button("safe.bottom")) == ["unused_allow"])
  }

  /// A line of body text is higher than the 20 points on every phone at the larger size, and the text is what is told.
  @Test func aTextThatIsCutOffTellsOfTheHeightThatIsFixed() {
    let source = """
      screen Menu {
          targets: phones
          orientations: portrait
          textSizes: default, accessibility3
          @scroll(vertical) column list { row head { height: 40; text("Network") } }
      }
      """
    #expect(rules(source) == ["text_truncated"])
  }
}
