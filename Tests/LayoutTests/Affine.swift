import BandLayout
import BandScreenModel

/// A linear form of a few parameters, with the decisions that it depends on: what a proof lays out with, in its plainest shape.
///
/// Used to audit the solver's seals: wherever the decisions of a value hold again, the value must be what `Double` gives there.
struct Affine: LayoutScalar {
  /// A decision as a form that is at least 0 (or above 0) where it holds.
  struct Condition {
    var constant: Double
    var slope: [Double]
    /// Whether the form must stay at or above 0; otherwise below.
    var isAtLeastZero: Bool

    func value(at point: [Double]) -> Double {
      zip(slope, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }
  }

  struct State {
    /// Where the decisions are taken.
    var point: [Double]
    var conditions: [Condition] = []
    /// What every later value depends on.
    var committed: Set<Int> = []
    /// Whether a value would not have been linear: such a run says nothing.
    var isBent = false
    /// For mutation tests: seals are lost.
    var losesSeals = false
    /// For mutation tests: selects don't note the side that they took.
    var losesSelects = false
  }
  struct Scope: LayoutDecisions {
    var needs: Set<Int> = []
  }
  typealias Run = State
  typealias Decisions = Scope

  static let dimensions = 3

  var constant: Double
  var slope: [Double]
  /// The conditions under which the form is the value.
  var needs: Set<Int>

  init(_ constant: Double) {
    self.init(constant: constant, slope: [], needs: [])
  }

  init(constant: Double, slope: [Double], needs: Set<Int> = []) {
    self.constant = constant
    self.slope = slope.allSatisfy { $0 == 0 } ? [] : slope
    self.needs = needs
  }

  func value(at point: [Double]) -> Double { zip(slope, point).reduce(constant) { $0 + $1.0 * $1.1 } }

  private static func combine(_ a: Affine, _ b: Affine, _ sign: Double) -> Affine {
    var slope = a.slope.isEmpty ? [Double](repeating: 0, count: b.slope.count) : a.slope
    for (index, part) in b.slope.enumerated() { slope[index] += sign * part }
    return Affine(constant: a.constant + sign * b.constant, slope: slope, needs: a.needs.union(b.needs))
  }

  static func + (a: Affine, b: Affine) -> Affine { combine(a, b, 1) }
  static func - (a: Affine, b: Affine) -> Affine { combine(a, b, -1) }
  func times(_ factor: Double) -> Affine {
    Affine(constant: constant * factor, slope: slope.map { $0 * factor }, needs: needs)
  }

  /// Notes whether a difference is at least 0; returns the condition's index, or `nil` if it is constant.
  private static func decide(_ difference: Affine, _ run: inout State) -> (holds: Bool, condition: Int?) {
    let holds = difference.value(at: run.point) >= 0
    if difference.slope.isEmpty { return (holds, nil) }
    run.conditions.append(
      Condition(constant: difference.constant, slope: difference.slope, isAtLeastZero: holds))
    return (holds, run.conditions.count - 1)
  }

  private static func select(_ a: Affine, _ b: Affine, larger: Bool, _ run: inout State) -> Affine {
    let (aIsLarger, condition) = decide(a - b, &run)
    var chosen = aIsLarger == larger ? a : b
    if run.losesSelects { return chosen }
    chosen.needs.formUnion(a.needs)
    chosen.needs.formUnion(b.needs)
    if let condition { chosen.needs.insert(condition) }
    return chosen
  }

  static func larger(_ a: Affine, _ b: Affine, _ run: inout State) -> Affine { select(a, b, larger: true, &run) }
  static func smaller(_ a: Affine, _ b: Affine, _ run: inout State) -> Affine { select(a, b, larger: false, &run) }

  static func atMost(_ a: Affine, _ b: Affine, _ why: inout Scope, _ run: inout State) -> Bool {
    let (holds, condition) = decide(b - a, &run)
    why.needs.formUnion(a.needs)
    why.needs.formUnion(b.needs)
    if let condition { why.needs.insert(condition) }
    return holds
  }

  func sealed(_ why: Scope, in range: ClosedRange<Double>?, _ run: inout State) -> Affine {
    if run.losesSeals { return self }
    var sealed = self
    sealed.needs.formUnion(why.needs)
    return sealed
  }

  static func commit(_ why: Scope, _ run: inout State) { run.committed.formUnion(why.needs) }

  static func share(_ free: Affine, _ weight: Affine, of total: Affine, _ run: inout State) -> Affine {
    if weight.slope.isEmpty && total.slope.isEmpty {
      var share = total.constant == 0 ? Affine(0) : free.times(weight.constant / total.constant)
      share.needs.formUnion(weight.needs)
      share.needs.formUnion(total.needs)
      return share
    }
    // A single item takes all: its weight is the total.
    if weight.slope == total.slope && weight.constant == total.constant { return free }
    run.isBent = true
    return free
  }

  static func rounded(_ a: Affine, _ run: inout State) -> Affine {
    if !a.slope.isEmpty { run.isBent = true }
    var none = NoRun()
    var rounded = Affine(Double.rounded(a.constant, &none))
    rounded.needs = a.needs
    return rounded
  }

  static func height(of lines: LineTable, width: Affine, _ run: inout State) -> Affine {
    let entry = lines.entry(forWidth: width.value(at: run.point))
    var height = Affine(Double(entry + lines.forcedLines) * lines.lineHeight)
    height.needs = width.needs
    let tolerance = LineTable.widthTolerance
    if entry < lines.leastWidths.count - 1 {
      if let wide = decide(width - Affine(lines.leastWidths[entry] - tolerance), &run).condition {
        height.needs.insert(wide)
      }
    }
    if entry > 0 {
      if let narrow = decide(width - Affine(lines.leastWidths[entry - 1] - tolerance), &run).condition {
        height.needs.insert(narrow)
      }
    }
    return height
  }

  static func sameKey(_ a: Affine, _ b: Affine) -> Bool {
    a.constant == b.constant && a.slope == b.slope && a.needs == b.needs
  }
}
