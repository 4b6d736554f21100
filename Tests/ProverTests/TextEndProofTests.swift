import BandCompileSupport
import BandLang
import BandProver
import Testing

/// For which widths of its texts a proof holds: as measured, or also with all of them as narrow and as wide as they may be.
@Suite struct TextEndProofTests {
  private static let label = "By tapping you agree"

  private func widestLine() throws -> Double {
    let screen = laidOut("screen A { column page { align: start; text label(\"\(Self.label)\") { style: body } } }")
    return try #require(screen.lines("page.label")).widestLine
  }

  /// A text in a column with so many points to spare on a screen 385 wide, above a button that ends 10 above the safe area's end where the text has
  /// one line, and 12 below it where it has two.
  private func line(spare: Double, on device: String = "iPhone 16", triesEnds: Bool = true) throws -> ProofLine? {
    let margin = 385 - (try widestLine()) - spare
    return line(width: "screen.width - \(margin)", on: device, triesEnds: triesEnds)
  }

  private func line(width: String, on device: String = "iPhone 16", triesEnds: Bool = true) -> ProofLine? {
    let source = """
      screen A {
          column page {
              left: safe.left; top: safe.top; width: \(width)
              box room { width: fill; height: safe.bottom - safe.top - 92 }
              text label("\(Self.label)") { style: body; width: fill }
              @tappable
              box agree { width: fill; height: 60 }
          }
      }
      """
    var options = CompileOptions.on(device, orientations: ["portrait"])
    options.proofBudget = ProofRun.standardBudget
    options.provesTextEnds = triesEnds
    let result = compiled(source, options: options)
    return result.screens.first?.proof?.lines.first { $0.rule.text == "tappable_in_band" && $0.path == "page.agree" }
  }

  /// The iPhone 16 is 393 points wide, so that its envelope begins at 385. With 1 point to spare there a text that is 2 % wider has two lines
  /// on the narrowest devices, and one on the phone itself.
  @Test func aProofSaysForWhichWidthsItHolds() throws {
    let near = try #require(try line(spare: 1))
    #expect(near.verdict == .proved(families: "every device of the envelopes") && near.texts == .measured)
    let far = try #require(try line(spare: 20))
    #expect(far.verdict == .proved(families: "every device of the envelopes") && far.texts == .bothEnds)
    // Nobody asked, as in a check.
    #expect(try line(spare: 20, triesEnds: false)?.texts == .measured)
    // Roboto is Android's own font.
    #expect(try line(spare: 20, on: "Google Pixel 8 (gesture navigation)")?.texts == .certain)
  }

  /// What fails on the phone itself, but only with wider texts, is a warning there and refutes nothing.
  @Test func whatFailsAtAnEndOnlyIsNotRefuted() throws {
    let line = try #require(line(width: "\(try widestLine() + 1)"))
    #expect(line.verdict == .proved(families: "every device of the envelopes") && line.texts == .measured)
  }
}
