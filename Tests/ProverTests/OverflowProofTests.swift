import BandCompileSupport
import BandLang
import BandProver
import Testing

/// What is told of content that overflows on a device that the catalogue doesn't have.
struct OverflowProofTests {
  private func phones(_ orientation: String) -> CompileOptions {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = ["phones"]
    options.overrides.orientations = [orientation]
    return options
  }

  /// Of 306 points each hangs out at one end of a page that is centred: what is missing is as much as at both.
  @Test func whatIsMissingIsTheWholeOfIt() throws {
    let result = compiled(
      """
      screen A {
          column page { justify: center
              box a { height: 160; width: 100 }
              box b { height: 146; width: 100 }
          }
      }
      """, options: phones("landscape"))
    let line = try #require(
      result.screens.first?.proof?.lines.first { $0.rule.text == "overflow" && $0.path == "page.a" })
    guard case .refutedBeyond(let device, let lift) = line.verdict else {
      Issue.record("\(line.verdict)")
      return
    }
    /// The number that stands behind a word in the description of the device.
    func number(after word: String) throws -> Double {
      let words = device.split(whereSeparator: { " ,()".contains($0) })
      let index = try #require(words.firstIndex { $0 == word }, "\(device)")
      return try #require(Double(words[index + 1]), "\(device)")
    }
    let room = try number(after: "by") - number(after: "top") - number(after: "bottom")
    #expect((306 - room - lift).magnitude < 1e-6, "\(device): \(lift)")
  }

  /// Android's insets reach to 56 in the envelope and to 48 on today's phones.
  @Test func whatAForRepeatsIsToldOnce() throws {
    let result = compiled(
      """
      screen A {
          row r {
              left: safe.left; bottom: inset.bottom > 50.5 ? screen.bottom - 20 : safe.bottom
              for i in 1...3 { @tappable box b { width: 50; height: 50 } }
          }
      }
      """, options: phones("portrait"))
    let proof = try #require(result.screens.first?.proof)
    #expect(proof.diagnostics.map { $0.rule.text } == ["tappable_in_band"])
    #expect(proof.diagnostics.first?.notes.contains { $0.text == "and 2 more elements like it" } == true)
  }
}
