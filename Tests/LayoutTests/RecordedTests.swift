import BandConformanceKit
import BandLayout
import BandTestSupport
import Testing

/// The seam between the solver and its number: it branches on nothing that isn't logged.
struct RecordedTests {
  private func cases() -> [ConformanceCase] {
    var cases = Corpus.fuzz()
    for file in ["taffy-flex.jsonl", "yoga-flex.jsonl", "taffy-grid.jsonl"] {
      cases += Corpus.some(Corpus.shared(file) ?? [], unoptimised: 60)
    }
    return Corpus.some(Corpus.runnable(cases), unoptimised: 120)
  }

  @Test func framesAreThoseOfDoubleToTheBit() {
    var plain = LayoutEngine<Double>()
    var recorded = LayoutEngine<Recorded>()
    var decisions = 0
    for one in cases() {
      let tree = ConformanceTree(one)
      var none = NoRun()
      tree.layout(&plain, &none) { $1 }
      var log = Recorded.Log()
      tree.layout(&recorded, &log) { Recorded(length: $0, $1) }
      let expected = tree.frames(plain).map(\.bitPattern)
      let got = tree.frames(recorded).map(\.value.bitPattern)
      #expect(got == expected, "\(one.name)")
      decisions += log.entries.count
    }
    #expect(decisions > 100)
  }

  /// If every decision comes out as before in another environment, no more and no fewer are taken there.
  @Test func equalDecisionsMeanEqualBranches() {
    var engine = LayoutEngine<Recorded>()
    var random = SeededGenerator(seed: 11)
    var kept = 0
    for one in cases() {
      let tree = ConformanceTree(one)
      var before = Recorded.Log()
      tree.layout(&engine, &before) { Recorded(length: $0, $1) }
      for _ in 0..<4 {
        let scale = [0.001, 0.02, 0.1, 0.5][random.below(4)]
        let shifts = (0..<tree.reader.lengths.count).map { _ in
          random.below(3) == 0 ? (Double(random.below(2001)) / 1000 - 1) * scale : 0
        }
        var after = Recorded.Log()
        tree.layout(&engine, &after) { Recorded(length: $0, $1 * (1 + shifts[$0])) }
        let outcomes = zip(before.entries, after.entries).allSatisfy { $0.outcome == $1.outcome }
        if !outcomes { continue }
        kept += 1
        #expect(before.entries.count == after.entries.count, "\(one.name)")
      }
    }
    #expect(kept > 50)
  }
}
