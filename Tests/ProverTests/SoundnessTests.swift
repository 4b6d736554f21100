import BandCompileSupport
import BandLang
import BandProver
import BandSyntax
import BandTestSupport
import Testing

/// What is proved must hold: random devices of the envelopes are laid out in `Double`, and every requirement that was proved is asked
/// there again.
struct SoundnessTests {
  private func options(_ checks: Int, _ targets: [String]) -> CompileOptions {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.spotChecks = checks
    options.overrides.targets = targets
    return options
  }

  @Test func whatIsProvedOfRandomScreensHolds() {
    #if DEBUG
      let screens = 12
      let points = 80
      let targets = ["phones"]
    #else
      let screens = 1_000
      let points = 400
      let targets = ["all"]
    #endif
    var proved = 0
    var refuted = 0
    var open = 0
    var broken: [String] = []
    for seed in 0..<UInt64(screens) {
      let source = ScreenMaker.source(seed: seed)
      var options = options(points, targets)
      if seed % 3 == 1 { options.overrides.textSizes = ["accessibility2"] }
      options.overrides.orientations = seed % 2 == 0 ? ["portrait"] : ["landscapeLeft"]
      let result = compiled(source, options: options)
      if result.screens.first?.proof == nil { broken.append(source + result.messages.joined(separator: "\n")) }
      for report in result.screens.compactMap({ $0.proof }) {
        proved += report.proved
        refuted += report.refuted
        open += report.open
        #expect(report.spotFailures == 0, "seed \(seed)\n\(source)")
        #expect(report.spotGaps == 0, "seed \(seed)\n\(source)")
      }
    }
    #expect(broken.count * 5 < screens, "\(broken.count) of \(screens) don't compile, as \(broken.first ?? "")")
    // A prover that proves nothing would pass.
    #expect(proved > 2 * screens)
    #expect(refuted > screens / 2)
    #expect(open * 20 < proved, "\(open) open, \(proved) proved, \(refuted) refuted")
  }

  @Test func paragraphsThatShareTooLittleRoomAreDecided() {
    // Each gives way in proportion to its height, which is one number as long as no line breaks elsewhere.
    let words = "everything that you write here is read by others and stays where it is so mind what you say".split(
      separator: " ")
    var source = "screen Long {\n    column page {\n        left: safe.left; right: safe.right; padding: 16; gap: 4\n"
    for number in 0..<24 {
      let text = (0..<6 + number % 9).map { words[(number * 5 + $0) % words.count] }.joined(separator: " ")
      source += "        text p\(number)(\"\(text)\")\n"
    }
    source += "        @tappable\n        box go { height: 48 }\n    }\n}\n"
    var options = options(40, ["phones"])
    options.overrides.orientations = ["portrait"]
    let proof = compiled(source, options: options).screens.first?.proof
    #expect(proof?.open == 0)
    #expect((proof?.refuted ?? 0) > 10)
    #expect((proof?.proved ?? 0) > 10)
    #expect(proof?.spotFailures == 0)
    #expect(proof?.spotGaps == 0)
  }

  @Test func examplesAreDecidedCompletely() {
    let examples = files(in: "examples").filter { !$0.path.hasPrefix("examples/errors/") }
    #expect(examples.count >= 19)
    for file in examples {
      #if DEBUG
        var options = options(20, [])
        // An example that names its targets is right on these alone.
        if !file.text.contains("targets:") {
          options.overrides.devices = ["iphone-16-pro", "iphone-se-3", "pixel-8-gesture"]
        }
      #else
        let options = options(2_000, [])
      #endif
      let result = compiled(file.source, project: nil, options: options)
      #expect(result.screens.contains { $0.proof != nil }, "\(file.path)")
      for report in result.screens.compactMap({ $0.proof }) {
        #expect(report.open == 0, "\(file.path)")
        #expect(report.refuted == 0, "\(file.path)")
        #expect(report.spotFailures == 0, "\(file.path)")
        #expect(report.spotGaps == 0, "\(file.path)")
      }
    }
  }
}
