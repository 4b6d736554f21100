import BandCompileSupport
import BandLang
import BandProver
import Testing

/// What a display hides is proved of all displays of a family at once: the hull of their cutouts, their corners by chords.
struct DisplayProofTests {
  private func report(_ source: String) -> ProofReport? {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = ["ios"]
    options.overrides.orientations = ["portrait"]
    options.spotChecks = 300
    return compiled(source, options: options).screens.first?.proof
  }

  private func verdict(_ report: ProofReport?, _ path: String) -> ProofVerdict? {
    report?.lines.first { $0.rule.text == "content_clipped" && $0.path == path }?.verdict
  }

  private func isProved(_ verdict: ProofVerdict?) -> Bool {
    if case .proved? = verdict { true } else { false }
  }

  @Test func whatStandsOnSafeOrBesideAllCutoutsIsProved() {
    let proof = report(
      """
      screen Now {
          text title("Now playing") { centerX: screen.centerX; top: safe.top }
          text hour("9") { left: screen.left + 48; top: screen.top + 14; style: footnote }
      }
      """)
    #expect(isProved(verdict(proof, "title")))
    #expect(isProved(verdict(proof, "hour")))
  }

  @Test func aCornerMayTakeHalfAPercentAndNoMore() {
    func corner(_ distance: Int) -> String {
      """
      screen Pad {
          orientations: portrait
          @allow(tappable_in_band, reason: "a test of corners")
          @tappable
          box pad { left: screen.left + \(distance); bottom: screen.bottom - \(distance); width: 96; height: 96 }
      }
      """
    }
    let near = report(corner(16))
    #expect(isProved(verdict(near, "pad")), "\(near.map { "\($0.lines)" } ?? "")")
    #expect(near?.spotFailures == 0)
    // Corners have a radius of up to 62 points: at 8 points from both edges 2 % of the control are outside of one.
    #expect(!isProved(verdict(report(corner(8)), "pad")))
  }

  /// A hinge goes from edge to edge on every device: what ends where it ends stands on the screen.
  @Test func aHingeIsAsLongAsTheScreen() {
    func book(_ bottom: String) -> ProofReport? {
      let source = """
        device "Book" { platform: android; form: foldable; scale: 2; navigation: gesture
            landscape { screen: 1114 by 720; inset.top: 24; inset.bottom: 24; corner: 0
                hinge { left: 540; width: 34 }
                strip status { kind: status; edge: top; thickness: 24; takes: tap }
                strip bar { kind: home; edge: bottom; thickness: 24; takes: dragAcross } } }
        screen Split { targets: "Book"
            if spanned { @tappable box close { right: hinge.left - 8; bottom: \(bottom); width: 48; height: 48 } }
        }
        """
      var options = CompileOptions()
      options.proofBudget = ProofRun.standardBudget
      options.spotChecks = 300
      return compiled(source, options: options).screens.first?.proof
    }
    for bottom in [
      "hinge.bottom - inset.bottom", "hinge.top + hinge.height - inset.bottom", "screen.bottom - inset.bottom",
    ] {
      let proof = book(bottom)
      #expect(proof?.lines.isEmpty == false)
      #expect(proof?.lines.allSatisfy { isProved($0.verdict) } == true, "\(bottom): \(proof?.lines ?? [])")
      #expect(proof?.spotFailures == 0)
    }
    let beyond = book("hinge.bottom - 10")
    #expect(
      beyond?.lines.contains { if case .refuted = $0.verdict { $0.rule.text == "tappable_in_band" } else { false } }
        == true)
  }
}
