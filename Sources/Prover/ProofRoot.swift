import BandLayout
import BandScreenModel

/// What a proof covers: one family of devices in one orientation, as bounds on the environment.
public struct ProofRoot: Sendable {
  /// A length that differs from device to device within the family.
  public struct Axis: Sendable {
    public var variable: ProofVariable
    /// The bounds, in points; the second is larger.
    public var lower: Double
    public var upper: Double

    public init(_ variable: ProofVariable, _ lower: Double, _ upper: Double) {
      self.variable = variable
      self.lower = lower
      self.upper = upper
    }
  }

  /// A length that is as long as another one on each device: it has no axis of its own.
  public struct Following: Sendable {
    public var variable: EnvironmentVariable
    public var other: EnvironmentVariable

    init(_ variable: EnvironmentVariable, _ other: EnvironmentVariable) {
      self.variable = variable
      self.other = other
    }
  }

  /// How deep a strip reaches in.
  public enum StripDepth: Sendable {
    /// As deep as a variable says, at least so deep.
    case variable(EnvironmentVariable, atLeast: Double)
    case constant(Double)
    case sum([(variable: EnvironmentVariable, factor: Double)], plus: Double)
    case axis(Int)
    /// A length that no axis is left for, by its index.
    case held(Int)
  }

  /// The axes, seven at most.
  public var axes: [Axis]
  /// Lengths that differ too, and that no axis is left for: what hangs on one of them isn't proved.
  public var held: [Axis] = []
  /// Bounds on sums in which one of these is a part.
  public var heldSums: [Envelope.Sum] = []
  /// Lengths that are as long as others.
  public var following: [Following] = []
  /// The values of all variables, of use for those without an axis.
  public var constants: [Double]
  public var stripDepths: [StripDepth]
  /// Bounds on sums of variables, over the unit box.
  public var rows: [ProofRow]
  /// The variables with an axis, also where this is a part in which one of them is a constant; then those that are held.
  public private(set) var variables: [EnvironmentVariable]

  public init(
    axes: [Axis], held: [Axis] = [], constants: [Double], stripDepths: [StripDepth], rows: [ProofRow]
  ) {
    self.axes = axes
    self.held = held
    self.constants = constants
    self.stripDepths = stripDepths
    self.rows = rows
    for axis in held {
      if case .environment(let variable) = axis.variable {
        self.constants[Int(variable.rawValue)] = Self.middle(of: axis)
      }
    }
    variables = (axes + held).compactMap { axis in
      if case .environment(let variable) = axis.variable { variable } else { nil }
    }
  }

  /// The environment at a point of the unit box, as plain numbers: the variables, then the depths of the strips.
  public func values(at point: SIMD8<Double>) -> (environment: [Double], strips: [Double]) {
    var lengths = [Double](repeating: 0, count: axes.count)
    for (index, axis) in axes.enumerated() { lengths[index] = axis.lower + (axis.upper - axis.lower) * point[index] }
    return values(of: lengths)
  }

  /// The same for lengths along the axes, in points, and for those that are held; in the middle where none are given.
  public func values(of lengths: [Double], held others: [Double] = []) -> (environment: [Double], strips: [Double]) {
    var environment = constants
    for (number, length) in others.enumerated() {
      if case .environment(let variable) = held[number].variable { environment[Int(variable.rawValue)] = length }
    }
    for (index, axis) in axes.enumerated() {
      if case .environment(let variable) = axis.variable { environment[Int(variable.rawValue)] = lengths[index] }
    }
    for one in following { environment[Int(one.variable.rawValue)] = environment[Int(one.other.rawValue)] }
    let strips = stripDepths.map { depth in
      switch depth {
      case .constant(let depth): depth
      case .axis(let index): lengths[index]
      case .held(let index): others.isEmpty ? Self.middle(of: held[index]) : others[index]
      case .sum(let terms, let constant):
        terms.reduce(constant) { $0 + $1.factor * environment[Int($1.variable.rawValue)] }
      case .variable(let variable, let least): max(environment[Int(variable.rawValue)], least)
      }
    }
    return (environment, strips)
  }

  /// The value at which a held length is: a whole number where there is one.
  static func middle(of axis: Axis) -> Double {
    let middle = (axis.lower + axis.upper) / 2
    let whole = roundedHalfAwayFromZero(middle)
    return whole >= axis.lower && whole <= axis.upper ? whole : middle
  }

  /// Whether a device is within the bounds on sums in which a held length is a part.
  func holdsTogether(_ environment: [Double], _ strips: [Double]) -> Bool {
    heldSums.allSatisfy { sum in
      let value = sum.terms.reduce(0) { total, term in
        switch term.variable {
        case .environment(let variable): total + term.factor * environment[Int(variable.rawValue)]
        case .stripDepth(let index): total + term.factor * strips[index]
        }
      }
      return value >= sum.range.lower - 1e-9 && value <= sum.range.upper + 1e-9
    }
  }

  /// The point of the unit box for lengths along the axes, in points.
  public func point(of lengths: [Double]) -> SIMD8<Double> {
    var point = SIMD8<Double>.zero
    for (index, axis) in axes.enumerated() { point[index] = (lengths[index] - axis.lower) / (axis.upper - axis.lower) }
    return point
  }

  /// Whether a point is inside, borders included.
  public func contains(_ point: SIMD8<Double>) -> Bool {
    for index in axes.indices where point[index] < -1e-9 || point[index] > 1 + 1e-9 { return false }
    return rows.allSatisfy { $0.value(at: point) >= -1e-9 }
  }
}

/// A length that may be an axis.
public enum ProofVariable: Hashable, Sendable {
  case environment(EnvironmentVariable)
  /// How deep a strip reaches in, by its index in the case's strips.
  case stripDepth(Int)
}
