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

  /// What is audited: a tree, how to lay it out with a number, and the points of its lengths.
  private struct Subject {
    var name: String
    var points: [Double]
    var affine: (inout LayoutEngine<Affine>, inout Affine.State, (Int, Double) -> Affine) -> [Affine]
    var plain: (inout LayoutEngine<Double>, (Int, Double) -> Double) -> [Double]
  }

  private func corpus() -> [Subject] {
    cases().map { one in
      let tree = ConformanceTree(one)
      return Subject(
        name: one.name, points: tree.reader.lengths.map(\.points),
        affine: { engine, state, value in
          tree.layout(&engine, &state, value)
          return tree.frames(engine)
        },
        plain: { engine, value in
          var none = NoRun()
          tree.layout(&engine, &none, value)
          return tree.frames(engine)
        })
    }
  }

  private func randomTrees() -> [Subject] {
    #if DEBUG
      let count = 60
    #else
      let count = 2_000
    #endif
    return (0..<count).map { seed in
      var maker = TreeMaker(seed: 900_000 + UInt64(seed), isTame: true)
      let root = maker.make(depth: 1 + seed % 5)
      let tree = maker.tree
      let lengths = maker.lengths.lengths
      func layout<S: LayoutScalar>(_ engine: inout LayoutEngine<S>, _ run: inout S.Run, _ value: (Int, Double) -> S)
        -> [S]
      {
        var table = LengthTable<S>()
        for index in LengthID.keywordCount..<lengths.count {
          let length = lengths[index]
          _ = table.add(
            Length(kind: length.kind, points: value(index, length.points), fraction: length.fraction))
        }
        engine.begin(tree)
        engine.layout(
          tree, root, in: LayoutSpace(width: S(400), height: S(800)), lengths: table, texts: TreeMaker.texts, &run)
        return (0..<tree.count).flatMap { index -> [S] in
          let node = LayoutNodeID(index)
          return [engine.x(of: node), engine.y(of: node), engine.width(of: node), engine.height(of: node)]
        }
      }
      return Subject(
        name: "random tree \(seed)", points: lengths.map(\.points),
        affine: { engine, state, value in layout(&engine, &state, value) },
        plain: { engine, value in
          var none = NoRun()
          return layout(&engine, &none, value)
        })
    }
  }

  private func audit(_ subjects: [Subject], _ change: (inout Affine.State) -> Void = { _ in }) -> Audit {
    var audit = Audit()
    var random = SeededGenerator(seed: 5)
    var affine = LayoutEngine<Affine>()
    var plain = LayoutEngine<Double>()
    func unit() -> Double { Double(random.below(2001)) / 1000 - 1 }
    for subject in subjects {
      // Every second length is a form of the parameters.
      let slopes = subject.points.map { points in
        random.below(2) == 0 ? [] : (0..<Affine.dimensions).map { _ in unit() * 0.4 * max(abs(points), 1) }
      }
      var state = Affine.State(point: (0..<Affine.dimensions).map { _ in unit() })
      change(&state)
      let forms = subject.affine(&affine, &state) { Affine(constant: $1, slope: slopes[$0]) }
      if state.isBent { continue }
      for round in 0..<6 {
        let radius = [0.01, 0.05, 0.2, 0.5, 1, 2][round]
        let point = state.point.map { $0 + unit() * radius }
        let holds = state.conditions.map { condition -> Bool in
          let value = condition.value(at: point)
          // At the border of a decision both answers are right within rounding.
          return condition.isAtLeastZero ? value >= 1e-7 : value <= -1e-7
        }
        if !state.committed.allSatisfy({ holds[$0] }) { continue }
        let values = subject.plain(&plain) { index, points in
          zip(slopes[index], point).reduce(points) { $0 + $1.0 * $1.1 }
        }
        for (form, value) in zip(forms, values) where form.needs.allSatisfy({ holds[$0] }) {
          audit.checked += 1
          if abs(form.value(at: point) - value) > 1e-6 * max(1, abs(value)) {
            audit.wrong += 1
            if audit.firstFault.isEmpty {
              audit.firstFault = "\(subject.name): form \(form.value(at: point)), Double \(value)"
            }
          }
        }
      }
    }
    return audit
  }

  @Test func formsHoldWhereTheirDecisionsHold() {
    let audit = audit(corpus())
    #expect(audit.checked > 500)
    #expect(audit.wrong == 0, "\(audit.wrong) of \(audit.checked); \(audit.firstFault)")
  }

  @Test func formsOfRandomTreesHoldWhereTheirDecisionsHold() {
    let audit = audit(randomTrees())
    #expect(audit.checked > 500)
    #expect(audit.wrong == 0, "\(audit.wrong) of \(audit.checked); \(audit.firstFault)")
  }

  @Test func lostSealsAreFound() {
    let audit = audit(corpus()) { $0.losesSeals = true }
    #expect(audit.wrong > 0)
  }

  @Test func lostSelectsAreFound() {
    let audit = audit(corpus()) { $0.losesSelects = true }
    #expect(audit.wrong > 0)
  }
}
