import BandCompileSupport
import BandLayout
import BandPlacement
import BandScreenModel
import BandTestSupport
import Testing

@testable import BandProver

/// The regions in which a goal was proved cover its family: each random device lies in one of them, and the audit sees where one is
/// missing.
struct CoverageTests {
  private let root = ProofRoot(
    axes: [
      ProofRoot.Axis(.environment(.width), 320, 440), ProofRoot.Axis(.environment(.height), 560, 960),
      ProofRoot.Axis(.environment(.insetBottom), 20, 40),
    ], constants: [Double](repeating: 0, count: EnvironmentVariable.allCases.count), stripDepths: [], rows: [])

  /// A column of paragraphs that break at different widths, above a box that must not overflow.
  private func proved() -> (CaseProof, ProofSubject, ScreenSolver<Double>) {
    let screen =
      laidOut(
        """
        screen Long {
            column page {
                left: safe.left; right: safe.right; top: screen.top; height: 250
                text one("everything that you write here is read by others and stays where it is")
                text two("mind what you say and how you say it, here and everywhere")
                if screen.width > 400 { text three("wide enough for one paragraph more than elsewhere") }
                @tappable box go { height: 48 }
            }
        }
        """
      ).screen
    var subject = ProofSubject(PlacementCase(screen: screen, strips: []))
    for (index, rule) in placementRules.enumerated() where rule.name.text == "overflow" {
      subject.add(rule.requirements(subject.context), rule: index)
    }
    var plain = ScreenSolver<Double>(screen)
    var tracing = ScreenSolver<Trace>(plain.lowered)
    var further = FurtherWays()
    let proof = proveCase(
      subject, over: root, reading: EnvelopeUses(subject), tracing: &tracing, plain: &plain, &further,
      budget: 500,
      keepsRegions: true)
    return (proof, subject, plain)
  }

  @Test func everyDeviceLiesInARegion() {
    var (proof, subject, plain) = proved()
    #expect(proof.outcomes.allSatisfy { $0.isProved })
    #expect(proof.proved.contains { $0.count > 2 }, "a single region shows nothing")
    let check = SpotCheck(proof, of: subject, over: root, plain: &plain, points: 500, seed: 1)
    #expect(check.uncovered == 0)
    #expect(check.failures == 0)
  }

  @Test func aDroppedRegionIsCaught() {
    var (proof, subject, plain) = proved()
    var caught = 0
    var dropped = 0
    let whole = proof.proved
    for goal in whole.indices where whole[goal].count > 1 {
      for region in whole[goal].indices {
        proof.proved = whole
        proof.proved[goal].remove(at: region)
        dropped += 1
        if SpotCheck(proof, of: subject, over: root, plain: &plain, points: 300, seed: 2).uncovered > 0 { caught += 1 }
      }
    }
    // Regions overlap where the rows of one leave room for another, and some are narrow.
    #expect(dropped > 3)
    #expect(caught * 2 > dropped, "\(caught) of \(dropped)")
  }

  @Test func aRowTooFewIsCaughtAsAFault() throws {
    // A goal that is proved where one of its regions' rows doesn't hold is one whose closure was left out.
    var (proof, subject, plain) = proved()
    let goal = try #require(proof.proved.indices.first { proof.proved[$0].count > 2 })
    for region in proof.proved[goal].indices { proof.proved[goal][region].append(ProofRow(slope: .zero, offset: -1)) }
    #expect(SpotCheck(proof, of: subject, over: root, plain: &plain, points: 20, seed: 3).uncovered == 20)
  }
}
