import BandLayout
import BandPlacement
import BandScreenModel
import BandSyntax

/// Random points of a proof's root: each is one step from the last along a random line, so that none has to be thrown away.
struct RandomPoints {
  private let root: ProofRoot
  private var point: SIMD8<Double>
  private var random: SplitMix64

  /// - Parameter start: a point inside.
  init(in root: ProofRoot, from start: SIMD8<Double>, seed: UInt64) {
    self.root = root
    point = start
    random = SplitMix64(seed: seed)
  }

  /// The lengths along the axes at the next point, in points; every fourth time whole ones, as devices have.
  mutating func next() -> [Double] {
    var direction = SIMD8<Double>.zero
    for axis in root.axes.indices { direction[axis] = random.unit() * 2 - 1 }
    // Now and then along one axis: corners of long thin roots are reached that way.
    if random.next() & 3 == 0, !root.axes.isEmpty {
      let axis = Int(random.next() % UInt64(root.axes.count))
      direction = .zero
      direction[axis] = 1
    }
    var first = -Double.infinity
    var last = Double.infinity
    func clip(_ slope: Double, _ value: Double) {
      if slope > 1e-14 { first = max(first, -value / slope) }
      if slope < -1e-14 { last = min(last, -value / slope) }
    }
    for axis in root.axes.indices {
      clip(direction[axis], point[axis])
      clip(-direction[axis], 1 - point[axis])
    }
    for row in root.rows { clip((row.slope * direction).sum(), row.value(at: point)) }
    if first < last, first.isFinite, last.isFinite { point += direction * (first + (last - first) * random.unit()) }
    let lengths = root.lengths(at: point)
    if random.next() & 3 == 0 {
      let whole = lengths.map { roundedHalfAwayFromZero($0) }
      if root.contains(root.point(of: whole)) { return whole }
    }
    return lengths
  }
}

/// What random points of a root say of a proof.
struct SpotCheck {
  /// How often a goal that was proved fails all the same; more than 0 is a fault of the prover's.
  var failures = 0
  /// How often a point lies in no region in which a goal was proved, though it is said to be proved everywhere; a fault as well.
  var uncovered = 0

  /// Lays out random points in `Double`, asks all that was proved again, and sees whether a region holds each point.
  init(
    _ proof: CaseProof, of subject: ProofSubject, over root: ProofRoot, plain: inout ScreenSolver<Double>, points: Int,
    seed: UInt64
  ) {
    var program = LinearProgram()
    var scratch: [ProofRow] = []
    let (start, depth) = program.centre(of: root.rows, axes: root.axes.count, scratch: &scratch)
    let proved = subject.goals.indices.filter { proof.outcomes[$0].isProved }
    if depth <= 0 || proved.isEmpty { return }
    var random = RandomPoints(in: root, from: start, seed: seed)
    // A root of more lengths than a proof can hold has no points: nothing was proved of it.
    if root.axes.count > Trace.mostAxes { return }
    var heldLengths = SplitMix64(seed: seed)
    for _ in 0..<points {
      let lengths = random.next()
      // What was proved doesn't hang on the lengths that were held.
      let (environment, strips) = root.values(
        of: lengths,
        held: root.held.map { axis in
          axis.lower + (axis.upper - axis.lower) * heldLengths.unit()
        })
      var device = PlainDevice(subject, environment, strips)
      let point = root.point(of: lengths)
      for index in proved {
        // What was proved holds to within a hundredth of a point; the rest is rounding.
        if let clearance = device.clearance(of: subject.goals[index], &plain), clearance < -placementTolerance - 1e-9 {
          failures += 1
        }
        // Between two regions lie slivers that are thinner than a proof looks.
        let isCovered = proof.proved[index].contains { region in region.allSatisfy { $0.value(at: point) >= -1e-7 } }
        if !isCovered { uncovered += 1 }
      }
    }
  }
}
