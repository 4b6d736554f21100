import BandConformanceKit
import BandScreenModel
import BandTestSupport
import Testing

@testable import BandLayout
@testable import BandProver

/// The dependency audit of traced forms, on random trees: wherever the rows that a value hangs on hold again, its form must be a
/// lower bound of what `Double` gives there, and with the rows of both sides it must be that value.
///
/// Four faults, put into the tape by hand, show that the audit would see them.
struct TraceAuditTests {
  private enum Fault {
    case none, noSeals, wrongSide, noClosure
  }

  private struct Audit {
    var checked = 0
    var exact = 0
    var wrong = 0
    var firstFault = ""
  }

  /// A tree with the points of its lengths, and how much each changes along the axes of the box.
  private struct Subject {
    var name: String
    var tree: LayoutTree
    var root: LayoutNodeID
    var lengths: [Length<Double>]
    var slopes: [[Double]]
    var texts: [LineTable]

    func layout<S: LayoutScalar>(
      _ engine: inout LayoutEngine<S>, _ run: inout S.Run, _ value: (Double, [Double]) -> S
    ) -> [S] {
      var table = LengthTable<S>()
      for index in LengthID.keywordCount..<lengths.count {
        let length = lengths[index]
        _ = table.add(
          Length(kind: length.kind, points: value(length.points, slopes[index]), fraction: length.fraction))
      }
      engine.begin(tree)
      engine.layout(tree, root, in: LayoutSpace(width: S(400), height: S(800)), lengths: table, texts: texts, &run)
      return (0..<tree.count).flatMap { index -> [S] in
        let node = LayoutNodeID(index)
        return [engine.x(of: node), engine.y(of: node), engine.width(of: node), engine.height(of: node)]
      }
    }
  }

  private static let axes = 3

  #if DEBUG
    private static let trees = 60
  #else
    private static let trees = 3_000
  #endif

  private func subject(
    _ name: String, _ tree: LayoutTree, _ lengths: LengthTable<Double>, _ root: LayoutNodeID,
    _ random: inout SeededGenerator
  ) -> Subject {
    let slopes = lengths.lengths.map { length -> [Double] in
      // Every second length is a form of the axes.
      if random.below(2) == 0 { return [Double](repeating: 0, count: Self.axes) }
      return (0..<Self.axes).map { _ in (Double(random.below(2001)) / 1000 - 1) * 0.6 * max(abs(length.points), 1) }
    }
    return Subject(
      name: name, tree: tree, root: root, lengths: lengths.lengths, slopes: slopes, texts: TreeMaker.texts)
  }

  private func randomTrees() -> [Subject] {
    var random = SeededGenerator(seed: 11)
    return (0..<Self.trees).map { seed in
      var maker = TreeMaker(seed: 910_000 + UInt64(seed), isTame: true)
      let root = maker.make(depth: 1 + seed % 5)
      return subject("random tree \(seed)", maker.tree, maker.lengths, root, &random)
    }
  }

  /// Rows of boxes that break into lines, and nothing else that takes a decision.
  private func wrappingTrees() -> [Subject] {
    var random = SeededGenerator(seed: 12)
    return (0..<Self.trees).map { seed in
      var tree = LayoutTree()
      var lengths = LengthTable<Double>()
      var style = LayoutStyle()
      style.flexWrap = .wrap
      style.alignContent = .start
      style.width = lengths.points(200)
      let root = tree.open(tree.styles.add(style))
      for _ in 0..<(2 + random.below(5)) {
        var leaf = LayoutStyle()
        leaf.flexShrink = 0
        leaf.width = lengths.points(Double(40 + random.below(80)))
        leaf.height = lengths.points(Double(10 + random.below(40)))
        tree.leaf(tree.styles.add(leaf))
      }
      tree.close()
      return subject("wrapping tree \(seed)", tree, lengths, root, &random)
    }
  }

  /// Rows of boxes that grow and shrink between limits.
  private func freezingTrees() -> [Subject] {
    var random = SeededGenerator(seed: 13)
    return (0..<Self.trees).map { seed in
      var tree = LayoutTree()
      var lengths = LengthTable<Double>()
      var style = LayoutStyle()
      style.width = lengths.points(300)
      let root = tree.open(tree.styles.add(style))
      for _ in 0..<(2 + random.below(3)) {
        var leaf = LayoutStyle()
        leaf.flexGrow = Double(random.below(3))
        leaf.flexShrink = 0
        leaf.flexBasis = lengths.points(Double(random.below(60)))
        leaf.minWidth = lengths.points(Double(random.below(60)))
        leaf.maxWidth = lengths.points(Double(60 + random.below(120)))
        leaf.height = lengths.points(20)
        tree.leaf(tree.styles.add(leaf))
      }
      tree.close()
      return subject("freezing tree \(seed)", tree, lengths, root, &random)
    }
  }

  private func put(_ fault: Fault, into tape: inout TraceTape) {
    switch fault {
    case .none: break
    case .noSeals:
      for index in tape.nodes.indices where tape.nodes[index].kind == .sealed { tape.nodes[index].decision = 0 }
    case .wrongSide:
      for index in tape.nodes.indices {
        switch tape.nodes[index].kind {
        case .larger: tape.nodes[index].kind = .smaller
        case .smaller: tape.nodes[index].kind = .larger
        case .sum, .text, .sealed, .bent: break
        }
      }
    case .noClosure:
      for index in tape.decisions.indices { tape.decisions[index].node = 0 }
    }
  }

  private func audit(_ subjects: [Subject], with fault: Fault = .none) -> Audit {
    var audit = Audit()
    var random = SeededGenerator(seed: 14)
    let tape = UnsafeMutablePointer<TraceTape>.allocate(capacity: 1)
    tape.initialize(to: TraceTape())
    defer {
      tape.deinitialize(count: 1)
      tape.deallocate()
    }
    var tracing = LayoutEngine<Trace>()
    var plain = LayoutEngine<Double>()
    func point() -> SIMD8<Double> {
      var point = SIMD8<Double>.zero
      for axis in 0..<Self.axes { point[axis] = Double(random.below(1_000_001)) / 1e6 }
      return point
    }
    func value(_ points: Double, _ slope: [Double], at point: SIMD8<Double>) -> Double {
      slope.indices.reduce(points) { $0 + slope[$1] * point[$1] }
    }
    for subject in subjects {
      let sample = point()
      tape.pointee.begin(at: sample)
      var run = TraceRun(tape)
      let forms = subject.layout(&tracing, &run) { points, slope -> Trace in
        var form = SIMD8<Double>.zero
        for axis in slope.indices { form[axis] = slope[axis] }
        form[7] = value(points, slope, at: sample)
        return Trace(form: form)
      }
      put(fault, into: &tape.pointee)
      var collector = Collector(tape)
      collector.begin(at: sample)
      let needs = forms.map { form in
        (
          collector.needs(of: form, isRelaxed: false), collector.needs(of: form, isRelaxed: true),
          collector.exactNeeds(of: form)
        )
      }
      for round in 0..<8 {
        var place = point()
        // Some far, some near: the nearer the more of the decisions hold again.
        if round < 6 { place = sample + (place - sample) * [0.01, 0.05, 0.1, 0.2, 0.4, 0.7][round] }
        let holds = collector.rows.map { $0.value(at: place) >= 1e-7 }
        var none = NoRun()
        let values = subject.layout(&plain, &none) { value($0, $1, at: place) }
        for (index, form) in forms.enumerated() {
          let predicted = ProofRow(form: form.form, around: sample).value(at: place)
          let allowed = 1e-6 * max(1, abs(values[index]))
          func check(_ needs: Needs, _ isWrong: Bool) -> Int {
            if needs.isBent || !needs.rows.allSatisfy({ holds[Int($0)] }) { return 0 }
            if isWrong {
              audit.wrong += 1
              if audit.firstFault.isEmpty {
                audit.firstFault = "\(subject.name), value \(index): form \(predicted), Double \(values[index])"
              }
            }
            return 1
          }
          let (whole, relaxed, exact) = needs[index]
          let bounds =
            check(whole, values[index] < predicted - allowed)
            + check(relaxed, values[index] < predicted + relaxed.correction - allowed)
          let equal = check(exact, abs(values[index] - predicted) > allowed)
          audit.checked += bounds
          audit.exact += equal
        }
      }
    }
    return audit
  }

  @Test func formsOfRandomTreesAreBoundsWhereTheirRowsHold() {
    let audit = audit(randomTrees())
    #expect(audit.checked > 5_000)
    #expect(audit.exact > 1_000)
    #expect(audit.wrong == 0, "\(audit.wrong) of \(audit.checked); \(audit.firstFault)")
  }

  @Test func formsOfWrappingRowsAreBounds() {
    let audit = audit(wrappingTrees())
    #expect(audit.exact > 1_000)
    #expect(audit.wrong == 0, "\(audit.wrong) of \(audit.checked); \(audit.firstFault)")
  }

  @Test func formsOfLimitedRowsAreBounds() {
    let audit = audit(freezingTrees())
    #expect(audit.exact > 1_000)
    #expect(audit.wrong == 0, "\(audit.wrong) of \(audit.checked); \(audit.firstFault)")
  }

  @Test func noSealAfterWrapIsCaught() { #expect(audit(wrappingTrees(), with: .noSeals).wrong > 0) }

  @Test func noSealAfterFreezeIsCaught() { #expect(audit(freezingTrees(), with: .noSeals).wrong > 0) }

  @Test func wrongSideIsCaught() { #expect(audit(randomTrees(), with: .wrongSide).wrong > 0) }

  @Test func noClosureIsCaught() { #expect(audit(randomTrees(), with: .noClosure).wrong > 0) }
}
