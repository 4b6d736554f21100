/// A linear inequality over the box: `slope` · u + `offset` is at least 0.
public struct ProofRow: Equatable, Sendable {
  /// One lane for each axis; lanes without an axis are 0.
  public var slope: SIMD8<Double>
  public var offset: Double
  /// Whether it must be more than 0. Programs take no heed of it: what they say of a region they say of its border too.
  public var isStrict = false

  public init(slope: SIMD8<Double>, offset: Double, isStrict: Bool = false) {
    self.slope = slope
    self.offset = offset
    self.isStrict = isStrict
  }

  /// A form around a sample (its value there in lane 7) as a row over the box.
  init(form: SIMD8<Double>, around sample: SIMD8<Double>) {
    slope = form
    slope[7] = 0
    offset = form[7] - (slope * sample).sum()
  }

  @inline(__always)
  func value(at point: SIMD8<Double>) -> Double { (slope * point).sum() + offset }

  /// The least value on the unit box.
  var leastOnBox: Double { offset + slope.replacing(with: 0, where: slope .> 0).sum() }

  /// The same inequality with a slope of length 1; nothing for one without a slope.
  var normalized: ProofRow? {
    let length = (slope * slope).sum().squareRoot()
    guard length > 1e-12 else { return nil }
    return ProofRow(slope: slope / length, offset: offset / length, isStrict: isStrict)
  }

  /// What holds where this one doesn't.
  var opposite: ProofRow { ProofRow(slope: -slope, offset: -offset, isStrict: !isStrict) }

  /// Whether it and another one, both with slopes of length 1, are of parallel lines.
  func isParallel(to other: ProofRow) -> Bool { 1 - (slope * other.slope).sum().magnitude < 1e-15 }

  /// Whether another one, both with slopes of length 1, holds wherever this one does, seen at once.
  func implies(_ other: ProofRow) -> Bool {
    let difference = slope - other.slope
    return difference.min() > -1e-12 && difference.max() < 1e-12 && offset <= other.offset - 1e-11
      || slope == other.slope && offset <= other.offset
  }

  /// Whether it is the same line, but for rounding, and the same side of it.
  func isSame(as other: ProofRow) -> Bool {
    let difference = slope - other.slope
    return (difference * difference).sum() < 1e-18 && (offset - other.offset).magnitude < 1e-9
  }
}

/// A small linear program: the least value of a linear form on a box cut by rows.
///
/// A dual simplex on the vertices, without a first phase and without allocation in its loop: it begins at the box's corner that the
/// form's signs give, and takes the row that is broken most until none is. Nothing here has to be exact. A verdict is taken from `bound`
/// alone: whatever the multipliers (at least 0) are, the form less their rows has a least value on the box that is plain to see,
/// and the form is nowhere below it.
///
/// Source of the method: Lemke, "The dual method of solving the linear programming problem", 1954; of the bound: Neumaier and
/// Shcherbina, "Safe bounds in linear and mixed-integer linear programming", 2004.
struct LinearProgram {
  struct Answer {
    /// The form is nowhere below this; infinity where the rows leave no point.
    var bound: Double
    /// The vertex that the simplex ended at.
    var point: SIMD8<Double>
  }

  /// The gradients of the active constraints, inverted: column i belongs to constraint i.
  private var columns = [SIMD8<Double>](repeating: .zero, count: 8)
  private var multipliers = [Double](repeating: 0, count: 8)
  /// A row's index, or below 0 a side of the box: -1 - 2 · lane for the lower, -2 - 2 · lane for the upper.
  private var active = [Int](repeating: 0, count: 8)
  private var steps = [Double](repeating: 0, count: 8)
  /// How many steps all answers took so far.
  private(set) var iterations = 0

  private static var tolerance: Double { 1e-11 }
  private static var mostSteps: Int { 400 }

  /// The least value of `slope` · u + `offset` where all rows hold, each lane of u between 0 and 1.
  mutating func minimum(
    of slope: SIMD8<Double>, _ offset: Double, lanes: Int, where rows: [ProofRow]
  ) -> Answer {
    rows.withUnsafeBufferPointer { minimum(of: slope, offset, lanes: lanes, where: $0) }
  }

  private mutating func minimum(
    of slope: SIMD8<Double>, _ offset: Double, lanes: Int, where rows: UnsafeBufferPointer<ProofRow>
  ) -> Answer {
    var point = SIMD8<Double>.zero
    for lane in 0..<lanes {
      // A small push keeps vertices apart that would otherwise tie.
      let pushed = slope[lane] + 1e-10 * Double(lane + 1)
      var column = SIMD8<Double>.zero
      if pushed >= 0 {
        active[lane] = -1 - 2 * lane
        column[lane] = 1
      } else {
        active[lane] = -2 - 2 * lane
        column[lane] = -1
        point[lane] = 1
      }
      multipliers[lane] = pushed.magnitude
      columns[lane] = column
    }
    for step in 0..<Self.mostSteps {
      guard let (entering, gap) = brokenConstraint(at: point, lanes, rows, first: step > 60) else { break }
      iterations += 1
      let leaving = leavingConstraint(for: entering, lanes, rows, first: step > 60)
      if leaving < 0 {
        if isEmpty(certifiedBy: entering, lanes, rows) { return Answer(bound: .infinity, point: point) }
        break
      }
      let pivot = steps[leaving]
      let column = columns[leaving] / pivot
      point -= column * gap
      let multiplier = multipliers[leaving] / pivot
      for index in 0..<lanes where index != leaving {
        columns[index] -= column * steps[index]
        multipliers[index] = max(0, multipliers[index] - multiplier * steps[index])
      }
      columns[leaving] = column
      multipliers[leaving] = multiplier
      active[leaving] = entering
    }
    return Answer(bound: safeBound(of: slope, offset, lanes, rows), point: point)
  }

  /// The constraint that is broken most, or the first that is, with its value there.
  @inline(__always)
  private func brokenConstraint(
    at point: SIMD8<Double>, _ lanes: Int, _ rows: UnsafeBufferPointer<ProofRow>, first: Bool
  ) -> (Int, Double)? {
    var worst = -Self.tolerance
    var found: Int?
    for index in rows.indices {
      let value = rows[index].value(at: point)
      if value < worst {
        worst = value
        found = index
        if first { return (index, value) }
      }
    }
    for lane in 0..<lanes {
      if point[lane] < worst {
        worst = point[lane]
        found = -1 - 2 * lane
      }
      if 1 - point[lane] < worst {
        worst = 1 - point[lane]
        found = -2 - 2 * lane
      }
    }
    return found.map { ($0, worst) }
  }

  /// The active constraint that makes way, or -1 where none can: then no point satisfies all. Fills `steps`.
  @inline(__always)
  private mutating func leavingConstraint(
    for entering: Int, _ lanes: Int, _ rows: UnsafeBufferPointer<ProofRow>, first: Bool
  ) -> Int {
    var leaving = -1
    var least = Double.infinity
    for index in 0..<lanes {
      let step: Double
      if entering >= 0 {
        step = (rows[entering].slope * columns[index]).sum()
      } else {
        let lane = (-1 - entering) / 2
        step = (-1 - entering) % 2 == 0 ? columns[index][lane] : -columns[index][lane]
      }
      steps[index] = step
      guard step > 1e-10 else { continue }
      let ratio = multipliers[index] / step
      if ratio < least || (first && ratio == least && active[index] < active[leaving]) {
        least = ratio
        leaving = index
      }
    }
    return leaving
  }

  /// Whether a sum of constraints, none taken negatively, is below 0 on the whole box: then they leave no point.
  private func isEmpty(certifiedBy entering: Int, _ lanes: Int, _ rows: UnsafeBufferPointer<ProofRow>) -> Bool {
    var slope = SIMD8<Double>.zero
    var offset = 0.0
    if entering >= 0 {
      slope = rows[entering].slope
      offset = rows[entering].offset
    }
    for index in 0..<lanes where active[index] >= 0 && steps[index] < 0 {
      slope -= rows[active[index]].slope * steps[index]
      offset -= rows[active[index]].offset * steps[index]
    }
    return offset + slope.replacing(with: 0, where: slope .< 0).sum() < -1e-12
  }

  private func safeBound(
    of slope: SIMD8<Double>, _ offset: Double, _ lanes: Int, _ rows: UnsafeBufferPointer<ProofRow>
  ) -> Double {
    var slope = slope
    var offset = offset
    for index in 0..<lanes where active[index] >= 0 && multipliers[index] > 0 {
      slope -= rows[active[index]].slope * multipliers[index]
      offset -= rows[active[index]].offset * multipliers[index]
    }
    let bound = offset + slope.replacing(with: 0, where: slope .> 0).sum()
    return bound.isNaN ? -.infinity : bound
  }

  /// The point that is farthest from all borders, and how far that is at most.
  ///
  /// - Parameter rows: slopes of length 1.
  mutating func centre(of rows: [ProofRow], axes: Int, scratch: inout [ProofRow]) -> (
    point: SIMD8<Double>, depth: Double
  ) {
    // One more lane: the distance, half an axis at most, which every row and side has to keep.
    scratch.removeAll(keepingCapacity: true)
    for row in rows {
      var row = row
      row.slope[axes] = -1
      scratch.append(row)
    }
    for axis in 0..<axes {
      var row = ProofRow(slope: .zero, offset: 0)
      row.slope[axis] = 1
      row.slope[axes] = -1
      scratch.append(row)
      row.slope[axis] = -1
      row.offset = 1
      scratch.append(row)
    }
    var slope = SIMD8<Double>.zero
    slope[axes] = -1
    let answer = minimum(of: slope, 0, lanes: axes + 1, where: scratch)
    var point = answer.point
    point[axes] = 0
    return (point, -answer.bound)
  }
}
