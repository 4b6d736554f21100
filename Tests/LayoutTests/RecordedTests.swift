import BandConformanceKit
import BandTestSupport
import Testing

/// The seam between the solver and its number: it branches on nothing that isn't logged.
///
/// All shared cases are looked at in an optimised build and by `Tools/checks/conformance.sh`, a part of them in a debug build.
struct RecordedTests {
  private func cases() -> [ConformanceCase] {
    var cases = Corpus.fuzz()
    for file in ["least.jsonl", "grid-fuzz-sample.jsonl"] {
      cases += Corpus.some(Corpus.fixture(file), unoptimised: 40)
    }
    for file in [
      "taffy-flex.jsonl", "yoga-flex.jsonl", "taffy-leaf.jsonl", "taffy-blockflex.jsonl", "taffy-grid.jsonl",
      "taffy-gridflex.jsonl", "taffy-blockgrid.jsonl",
    ] {
      cases += Corpus.some(Corpus.shared(file) ?? [], unoptimised: 60)
    }
    return Corpus.some(Corpus.runnable(cases), unoptimised: 120)
  }

  @Test func branchesAreLogged() {
    var audit = RecordedAudit()
    for one in cases() {
      let fault = audit.fault(in: one)
      #expect(fault == nil, "\(one.name): \(fault ?? "")")
    }
    #expect(audit.decisions > 100)
    #expect(audit.comparisons > 50)
  }
}
