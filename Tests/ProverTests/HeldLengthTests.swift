import BandCompileSupport
import BandLang
import BandProver
import Testing

/// What hangs on a length of which a proof knows one value alone is never proved, and the rest of the screen is.
struct HeldLengthTests {
  private func proof(_ source: String, _ targets: [String], _ orientation: String) -> ProofReport? {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.spotChecks = 400
    options.overrides.targets = targets
    options.overrides.orientations = [orientation]
    return compiled(source, options: options).screens.first?.proof
  }

  private func verdict(_ proof: ProofReport?, _ rule: String, _ path: String) -> ProofVerdict? {
    proof?.lines.first { $0.rule.text == rule && $0.path == path }?.verdict
  }

  /// With width, height, four insets, the corner and the keyboard eight lengths differ.
  @Test func aCornerBesideAFieldLeavesTheFieldProved() {
    let proof = proof(
      """
      screen Form {
          @scroll(vertical) column page { padding: 16; @input box field { height: 48; width: fill } }
          @tappable box round { trailing: safe.trailing - corner; top: safe.top + corner; width: 48; height: 48 }
          @tappable box low { leading: safe.leading; bottom: screen.bottom - corner; width: 48; height: 48 }
      }
      """, ["phones"], "landscapeLeft")
    #expect(proof?.spotFailures == 0 && proof?.spotGaps == 0)
    for (rule, path) in [
      ("tappable_in_band", "page.field"), ("keyboard_covers", "page.field"), ("overflow", "page.field"),
      ("target_too_small", "page.field"), ("tappable_in_band", "round"),
    ] {
      guard case .proved? = verdict(proof, rule, path) else {
        Issue.record("\(rule) of \(path): \(String(describing: verdict(proof, rule, path)))")
        continue
      }
    }
    // Some phones have corners smaller than their strip.
    guard case .refuted? = verdict(proof, "tappable_in_band", "low") else {
      Issue.record("\(String(describing: verdict(proof, "tappable_in_band", "low")))")
      return
    }
  }

  /// Between 402.5 and 403 points the multiple of 7 is 406, 3 points and more beyond the width; no device of today is so wide.
  @Test func whatIsThereByARoundedLengthIsNotProvedAway() {
    let proof = proof(
      """
      screen Odd {
          if round(screen.width / 7) * 7 > screen.width + 3 && screen.width > 402 && screen.width < 404 {
              @tappable box go { leading: safe.leading; bottom: screen.bottom; width: 100; height: 48 }
          }
          @tappable box stay { leading: safe.leading; top: safe.top; width: 100; height: 48 }
      }
      """, ["ios"], "portrait")
    if case .proved? = verdict(proof, "tappable_in_band", "go") {
      Issue.record("a screen 402.75 wide has it in its band")
    }
  }
}
