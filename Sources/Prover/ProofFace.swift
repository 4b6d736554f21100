import BandLayout
import BandScreenModel

extension ProofRoot {
  /// The devices on a line that one length alone draws, with that length for a constant; nothing where several lengths draw it.
  func onFace(_ face: ProofRow) -> ProofRoot? {
    let turning = axes.indices.filter { face.slope[$0].magnitude > 1e-9 }
    guard turning.count == 1, case .environment(let variable) = axes[turning[0]].variable else { return nil }
    let index = turning[0]
    let axis = axes[index]
    let length = Self.snapped(axis.lower - face.offset / face.slope[index] * (axis.upper - axis.lower))
    let place = (length - axis.lower) / (axis.upper - axis.lower)
    var root = self
    root.axes.remove(at: index)
    root.constants[Int(variable.rawValue)] = length
    root.stripDepths = stripDepths.map { depth in
      if case .axis(let other) = depth, other > index { return .axis(other - 1) }
      return depth
    }
    root.rows = rows.compactMap { row in
      var slope = SIMD8<Double>.zero
      var next = 0
      for other in axes.indices where other != index {
        slope[next] = row.slope[other]
        next += 1
      }
      // What no axis is left in holds on the whole line, or nowhere: then no device is on it.
      let left = ProofRow(slope: slope, offset: row.offset + row.slope[index] * place)
      return left.normalized ?? (left.offset < -1e-9 ? ProofRow(slope: .zero, offset: -1) : nil)
    }
    return root
  }

  /// Whether two parts of one root are the same.
  func isSame(as other: ProofRoot) -> Bool {
    axes.map { $0.variable } == other.axes.map { $0.variable } && constants == other.constants
  }

  /// A length that an author wrote, free of the rounding of the way to it.
  private static func snapped(_ length: Double) -> Double {
    for grain in [1.0, 1000.0] {
      let whole = roundedHalfAwayFromZero(length * grain) / grain
      if (whole - length).magnitude < 1e-7 { return whole }
    }
    return length
  }

  /// Some devices on a line that several lengths draw, in whole points as far as that can be: its middle, and towards its ends.
  func lengths(on face: ProofRow) -> [[Double]] {
    var program = LinearProgram()
    // A little room on both sides keeps the program from calling the line empty.
    let line = rows + [face, face.opposite].map { ProofRow(slope: $0.slope, offset: $0.offset + 1e-6) }
    var ends: [SIMD8<Double>] = []
    for axis in axes.indices {
      for sign in [1.0, -1.0] {
        var slope = SIMD8<Double>.zero
        slope[axis] = sign
        let answer = program.minimum(of: slope, 0, lanes: axes.count, where: line)
        if answer.bound != .infinity { ends.append(answer.point) }
      }
    }
    guard !ends.isEmpty else { return [] }
    let middle = ends.reduce(SIMD8<Double>.zero, +) / Double(ends.count)
    // The length that follows from the others: the one that turns the comparison over the most.
    var leading = 0
    for axis in axes.indices where factor(of: face, axis).magnitude > factor(of: face, leading).magnitude {
      leading = axis
    }
    var found: [[Double]] = []
    for point in [middle] + ends.map({ middle + ($0 - middle) * 0.5 }) {
      var lengths = self.lengths(at: point).map { roundedHalfAwayFromZero($0) }
      lengths[leading] = axes[leading].lower
      var rest = face.offset
      for axis in axes.indices where axis != leading {
        rest += factor(of: face, axis) * (lengths[axis] - axes[axis].lower)
      }
      lengths[leading] = Self.snapped(axes[leading].lower - rest / factor(of: face, leading))
      if contains(self.point(of: lengths)), !found.contains(lengths) { found.append(lengths) }
    }
    return found
  }

  /// How much a form changes with each point of an axis.
  private func factor(of row: ProofRow, _ axis: Int) -> Double {
    row.slope[axis] / (axes[axis].upper - axes[axis].lower)
  }
}
