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
}
