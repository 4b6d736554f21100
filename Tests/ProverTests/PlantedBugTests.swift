import BandCompileSupport
import BandLang
import BandProver
import Testing

/// Faults that no device of the catalogue shows: the proof finds a device on which each of them does, one that a person can read.
struct PlantedBugTests {
  private func report(_ source: String, _ targets: [String] = ["phones"]) -> (CompiledSource, ProofReport?) {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = targets
    options.overrides.orientations = ["portrait"]
    let result = compiled(source, options: options)
    return (result, result.screens.first?.proof)
  }

  /// The numbers in the words of a device.
  private func numbers(_ text: String) -> [Substring] {
    text.split { !$0.isNumber && $0 != "." }.filter { $0.first?.isNumber == true }
  }

  private func device(_ report: ProofReport?, _ rule: String, _ path: String) -> String {
    guard let line = report?.lines.first(where: { $0.rule.text == rule && $0.path == path }),
      case .refutedBeyond(let device, _) = line.verdict
    else { return "" }
    return device
  }

  @Test func aThresholdBetweenTwoDevicesIsFound() {
    // No phone of the catalogue is 395 to 399 points wide.
    let (result, proof) = report(
      """
      screen Between {
          if screen.width > 395 && screen.width < 399 {
              @tappable
              box agree { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: safe.bottom + 8 }
          }
      }
      """)
    #expect(result.findings.isEmpty)
    let device = device(proof, "tappable_in_band", "agree")
    let width = numbers(device).first.flatMap { Double($0) }
    #expect((width ?? 0) > 395 && (width ?? 0) < 399, "\(device)")
    #expect(numbers(device).allSatisfy { !$0.contains(".") }, "whole points: \(device)")
  }

  @Test func anInsetLargerThanTodaysLargestIsFound() {
    // The inset at the bottom is 34 at most on iPhones of today: 36 clears all of them.
    let (result, proof) = report(
      """
      screen Deep {
          targets: ios
          box panel {
              left: safe.left; right: safe.right; top: screen.top; height: screen.height - 36
              @tappable @allow(tied_to_glass, reason: "the rule on geometry is what is tested")
              box agree { left: parent.left; right: parent.right; height: 50; bottom: parent.bottom }
          }
      }
      """, [])
    #expect(result.findings.filter { $0.rule.text == "tappable_in_band" }.isEmpty)
    let device = device(proof, "tappable_in_band", "panel.agree")
    #expect(device.contains("bottom"), "\(device)")
    #expect(numbers(device).allSatisfy { !$0.contains(".") }, "whole points: \(device)")
  }

  @Test func aTextThatWrapsOnlyBetweenTwoDevicesIsFound() {
    // Phones are 360 or 375 points wide and more, not between: there the text is wider than its box, and takes one line more.
    let (result, proof) = report(
      """
      screen Wraps {
          if screen.width > 360 && screen.width < 375 {
              column page {
                  left: safe.left; top: safe.top; width: 200; height: 60
                  text note("A line that is longer than two hundred points and so takes two lines of the box or three")
                  @tappable
                  box agree { height: 48 }
              }
          }
      }
      """)
    #expect(result.findings.isEmpty)
    // Of what overflows in one container one element tells it.
    let told = ["page.note", "page.agree"].map { self.device(proof, "overflow", $0) }.filter { !$0.isEmpty }
    #expect(told.count == 1)
    let device = told.first ?? ""
    let width = numbers(device).first.flatMap { Double($0) }
    #expect((width ?? 0) > 360 && (width ?? 0) < 375, "\(device)")
  }

  @Test func whatFailsOnADeviceOfTheCatalogueIsToldOfThatDevice() {
    let (_, proof) = report(
      """
      screen Low {
          @tappable
          box agree { left: safe.left; right: safe.right; height: 50; bottom: safe.bottom + 20 }
      }
      """)
    guard let line = proof?.lines.first(where: { $0.rule.text == "tappable_in_band" }),
      case .refuted(let device) = line.verdict
    else {
      Issue.record("it isn't refuted on a device of the catalogue")
      return
    }
    #expect(device.contains("portrait"))
  }
}
