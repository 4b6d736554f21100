import BandScreenModel

/// The number that layout computes with.
///
/// With `Double` the solver lays out one configuration. With a linear form of the environment it lays out a whole region
/// of devices at once, and the decisions it took bound that region. For that to be sound the solver must not branch on
/// a number unseen: there is no `Comparable`, no `Equatable` and no way to a `Double`. A branch goes through `atMost`, which
/// notes what it was taken on, and each value that leaves the scope that branched is `sealed` with these notes.
///
/// Prefer `larger` and `smaller` to branches: they choose a value and leave the control flow alone.
public protocol LayoutScalar {
  /// What one layout run collects; empty for `Double`.
  associatedtype Run
  /// What a scope has branched on so far; empty for `Double`.
  associatedtype Decisions: LayoutDecisions

  /// A constant, in points.
  init(_ constant: Double)

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self

  /// The value times a constant.
  func times(_ factor: Double) -> Self

  /// The larger of two values, chosen as data.
  static func larger(_ a: Self, _ b: Self, _ run: inout Run) -> Self

  /// The smaller of two values, chosen as data.
  static func smaller(_ a: Self, _ b: Self, _ run: inout Run) -> Self

  /// Whether `a` ≤ `b`: the only way to branch. What was decided is added to `why`.
  static func atMost(_ a: Self, _ b: Self, _ why: inout Decisions, _ run: inout Run) -> Bool

  /// The same for a comparison that the author wrote: where both are equal, the layout may be another than on either side.
  static func writtenAtMost(_ a: Self, _ b: Self, _ why: inout Decisions, _ run: inout Run) -> Bool

  /// The value, valid only where `why` holds again.
  ///
  /// - Parameter range: bounds that the value has whatever was decided, in points; `nil` where none are known.
  func sealed(_ why: Decisions, in range: ClosedRange<Double>?, _ run: inout Run) -> Self

  /// Makes `why` a condition of every later value of the run.
  ///
  /// For decisions that change which elements exist: there is no value to seal then.
  static func commit(_ why: Decisions, _ run: inout Run)

  /// `free` · `weight` / `total`, and 0 where `total` is 0: the only step that isn't linear.
  static func share(_ free: Self, _ weight: Self, of total: Self, _ run: inout Run) -> Self

  /// The nearest whole number, halves away from zero. Not linear: a scalar that is a linear form notes that its run isn't.
  static func rounded(_ a: Self, _ run: inout Run) -> Self

  /// The height of a text in a box of this width.
  static func height(of lines: LineTable, width: Self, _ run: inout Run) -> Self

  /// Whether two values are the same as keys of a cache, dependencies included.
  ///
  /// A false answer costs work and is never wrong. Not to be branched on for anything else.
  static func sameKey(_ a: Self, _ b: Self) -> Bool
}

/// A set of decisions that one scope has taken.
public protocol LayoutDecisions {
  /// No decisions.
  init()
}

extension LayoutScalar {
  /// Zero points.
  @inlinable static var zero: Self { Self(0) }

  @inlinable static func += (a: inout Self, b: Self) { a = a + b }
  @inlinable static func -= (a: inout Self, b: Self) { a = a - b }

  @inlinable
  public static func writtenAtMost(_ a: Self, _ b: Self, _ why: inout Decisions, _ run: inout Run) -> Bool {
    atMost(a, b, &why, &run)
  }

  /// The value, but at least 0.
  @inlinable func atLeastZero(_ run: inout Run) -> Self { Self.larger(self, Self(0), &run) }
}

/// The decisions of a `Double` run: none are kept.
public struct NoDecisions: LayoutDecisions, Sendable {
  @inlinable public init() {}
}

/// The run of `Double`: nothing is collected.
public struct NoRun: Sendable {
  @inlinable public init() {}
}

extension Double: LayoutScalar {
  public typealias Run = NoRun
  public typealias Decisions = NoDecisions

  @inlinable public func times(_ factor: Double) -> Double { self * factor }

  @inlinable public static func larger(_ a: Double, _ b: Double, _ run: inout NoRun) -> Double { a < b ? b : a }

  @inlinable public static func smaller(_ a: Double, _ b: Double, _ run: inout NoRun) -> Double { b < a ? b : a }

  @inlinable
  public static func atMost(_ a: Double, _ b: Double, _ why: inout NoDecisions, _ run: inout NoRun) -> Bool { a <= b }

  @inlinable
  public func sealed(_ why: NoDecisions, in range: ClosedRange<Double>?, _ run: inout NoRun) -> Double { self }

  @inlinable public static func commit(_ why: NoDecisions, _ run: inout NoRun) {}

  @inlinable
  public static func share(_ free: Double, _ weight: Double, of total: Double, _ run: inout NoRun) -> Double {
    total == 0 ? 0 : free * (weight / total)
  }

  @inlinable
  public static func rounded(_ a: Double, _ run: inout NoRun) -> Double { roundedHalfAwayFromZero(a) }

  @inlinable
  public static func height(of lines: LineTable, width: Double, _ run: inout NoRun) -> Double {
    lines.height(forWidth: width)
  }

  @inlinable public static func sameKey(_ a: Double, _ b: Double) -> Bool { a == b }
}
