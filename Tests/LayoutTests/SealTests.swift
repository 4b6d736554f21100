import BandConformanceKit
import BandLayout
import BandTestSupport
import Testing

/// Every value that leaves a scope that branched carries what the scope branched on.
///
/// An affine run at one point gives forms with the decisions that they depend on. At other points where these decisions hold, a form
/// must give what a `Double` run gives there. A missing seal shows as a form that claims too much.
struct SealTests {
  struct Audit {
    var checked = 0
    var wrong = 0
    var firstFault = ""
  }

  private func cases() -> [ConformanceCase] {
    var cases = Corpus.fuzz()
    for file in ["taffy-flex.jsonl", "yoga-flex.jsonl", "taffy-grid.jsonl"] {
      cases += Corpus.some(Corpus.shared(file) ?? [], unoptimised: 30)
    }
    return Corpus.some(Corpus.runnable(cases), unoptimised: 60)
  }

  private func audit(_ change: (inout Affine.State) -> Void) -> Audit {
    var audit = Audit()
    var random = SeededGenerator(seed: 5)
    var affine = LayoutEngine<Affine>()
    var plain = LayoutEngine<Double>()
    func unit() -> Double { Double(random.below(2001)) / 1000 - 1 }
    for one in cases() {
      let tree = ConformanceTree(one)
      // Every second length is a form of the parameters.
      let slopes = tree.reader.lengths.map { length in
        random.below(2) == 0
          ? [] : (0..<Affine.dimensions).map { _ in unit() * 0.4 * max(abs(length.points), 1) }
      }
      var state = Affine.State(point: (0..<Affine.dimensions).map { _ in unit() })
      change(&state)
      tree.layout(&affine, &state) { Affine(constant: $1, slope: slopes[$0]) }
      if state.isBent { continue }
      let forms = tree.frames(affine)
      for round in 0..<6 {
        let radius = [0.01, 0.05, 0.2, 0.5, 1, 2][round]
        let point = state.point.map { $0 + unit() * radius }
        let holds = state.conditions.map { condition -> Bool in
          let value = condition.value(at: point)
          // At the border of a decision both answers are right within rounding.
          return condition.isAtLeastZero ? value >= 1e-7 : value <= -1e-7
        }
        if !state.committed.allSatisfy({ holds[$0] }) { continue }
        var none = NoRun()
        tree.layout(&plain, &none) { index, points in
          zip(slopes[index], point).reduce(points) { $0 + $1.0 * $1.1 }
        }
        for (form, value) in zip(forms, tree.frames(plain)) where form.needs.allSatisfy({ holds[$0] }) {
          audit.checked += 1
          if abs(form.value(at: point) - value) > 1e-6 * max(1, abs(value)) {
            audit.wrong += 1
            if audit.firstFault.isEmpty {
              audit.firstFault = "\(one.name): form \(form.value(at: point)), Double \(value)"
            }
          }
        }
      }
    }
    return audit
  }

  @Test func formsHoldWhereTheirDecisionsHold() {
    let audit = audit { _ in }
    #expect(audit.checked > 500)
    #expect(audit.wrong == 0, "\(audit.wrong) of \(audit.checked); \(audit.firstFault)")
  }

  @Test func lostSealsAreFound() {
    #expect(audit { $0.losesSeals = true }.wrong > 0)
  }

  @Test func lostSelectsAreFound() {
    #expect(audit { $0.losesSelects = true }.wrong > 0)
  }
}
