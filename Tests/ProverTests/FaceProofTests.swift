import BandCompileSupport
import BandLang
import BandProver
import Testing

/// Comparisons that an author wrote turn over on a line, where a layout may be another than on both sides of it: such devices are found.
struct FaceProofTests {
  private func verdict(_ bottom: String, devices: [String] = []) -> ProofVerdict? {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = devices.isEmpty ? ["ios"] : []
    options.overrides.devices = devices
    options.overrides.orientations = ["portrait"]
    let result = compiled(
      """
      screen Edge {
          @tappable
          box agree { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: \(bottom) }
      }
      """, options: options)
    return result.screens.first?.proof?.lines.first { $0.rule.text == "tappable_in_band" && $0.path == "agree" }?
      .verdict
  }

  private func refutedOn(_ bottom: String, devices: [String] = []) -> String {
    guard case .refutedBeyond(let device, _) = verdict(bottom, devices: devices) else { return "" }
    return device
  }

  @Test func oneWidthAloneIsFound() {
    #expect(refutedOn("screen.width == 400 ? safe.bottom + 10 : safe.bottom").contains("a screen 400 by "))
    #expect(
      refutedOn("screen.width < 400 ? safe.bottom : screen.width > 400 ? safe.bottom - 1 : safe.bottom + 10")
        .contains("a screen 400 by "))
  }

  @Test func theEndOfAnEnvelopeIsPartOfIt() {
    // The iPhone 16 is 852 points high, and an envelope reaches 8 points beyond.
    #expect(
      refutedOn("screen.height >= 860 ? safe.bottom + 10 : safe.bottom", devices: ["iphone-16"])
        .contains(" by 860 "))
  }

  @Test func whereTwoComparisonsTurnOverIsFound() {
    let device = refutedOn("screen.width == 400 && screen.height == 860 ? safe.bottom + 10 : safe.bottom")
    #expect(device.contains("a screen 400 by 860"), "\(device)")
  }

  @Test func aLineThatSeveralLengthsDrawIsLookedAt() {
    let device = refutedOn("screen.width - inset.top == 341 ? safe.bottom + 10 : safe.bottom")
    #expect(!device.isEmpty)
  }

  @Test func whatHoldsOnTheLineTooIsProved() {
    guard case .proved = verdict("screen.width >= 400 ? safe.bottom - 10 : safe.bottom") else {
      Issue.record("it isn't proved")
      return
    }
  }

  // MARK: What an author asserts

  private func check(_ source: String) -> ScreenResult? {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = ["phones"]
    options.overrides.orientations = ["portrait"]
    options.spotChecks = 300
    return compiled(source, options: options).screens.first
  }

  private func message(_ source: String, _ rule: String) -> String {
    let result = check(source)
    #expect(result?.proof?.spotFailures == 0)
    return result?.diagnostics.filter { $0.rule.text == rule }
      .map { "\($0.message); \($0.notes.map { $0.text }.joined(separator: "; "))" }.joined(separator: "\n") ?? ""
  }

  private func ratio(_ condition: String) -> String {
    """
    screen Ratio {
        box c { left: safe.left; width: 100; height: 50 }
        box d { right: safe.right; left: safe.left + 100; height: 50 }
        assert \(condition), "never so"
    }
    """
  }

  @Test func aRatioThatIsWrongOnOneWidthAloneIsFound() {
    // 401 − 100 is 3.01 times 100.
    let one = message(ratio("d.width / c.width != 3.01"), "assertion_failed")
    #expect(one.hasPrefix("never so") && one.contains("a screen 401 by "), "\(one)")
    #expect(message(ratio("d.width / c.width > 0.01"), "assertion_failed").isEmpty)
  }

  @Test func aDivisorThatIsNoneOnOneWidthAloneIsFound() {
    let source = """
      screen Divided {
          box a { left: safe.left; height: 8; width: min(100, 200 / (abs(screen.width - 401) / 10) + 10) }
      }
      """
    let found = message(source, "division_by_zero")
    #expect(found.contains("a screen 401 by ") && found.contains("the divisor is 0"), "\(found)")
  }

  @Test func eachAssertionHasAVerdictOfItsOwn() {
    let source = """
      screen Two {
          box c { left: safe.left; width: screen.width == 401 ? 130 : 300; height: 50 }
          assert c.width > 200, "narrow"
          assert c.height > 60, "low"
          assert c.height > 40, "no"
      }
      """
    let found = message(source, "assertion_failed")
    // 130 is 70 less than 200, and 50 is 10 less than 60.
    #expect(
      found.contains("narrow") && found.contains("a screen 401 by ") && found.contains("it lacks 70 pt"), "\(found)")
    #expect(found.contains("low;") && !found.contains("no;"), "\(found)")
    let lines = check(source)?.proof?.lines.filter { $0.rule.text == "assertion_failed" } ?? []
    #expect(lines.map { $0.assertion ?? "" }.sorted() == ["low", "narrow", "no"])
  }
}
