import BandLayout
import BandScreenModel

/// A `Double` that logs every decision with its operands.
///
/// Values carry the expression that made them, as a hash, so that two are the same key only if they are the same formula: a
/// cache then answers alike wherever the same decisions hold.
public struct Recorded: LayoutScalar {
  /// A decision that was taken: `a` ≤ `b`, or the number of lines of a text `a` wide.
  public struct Entry: Equatable, Sendable {
    public var a: Double
    public var b: Double
    public var outcome: Int
  }
  /// The decisions of a run, in the order in which they were taken.
  public struct Log: Sendable {
    public var entries: [Entry] = []

    public init() {}
  }

  /// The decisions that a scope has taken.
  public struct Taken: LayoutDecisions {
    /// Indices into the log.
    public var indices: [Int] = []

    public init() {}
  }

  public typealias Run = Log
  public typealias Decisions = Taken

  public var value: Double
  /// A hash of the formula that made the value.
  var expression: UInt64

  public init(_ constant: Double) {
    value = constant
    expression = Self.mix(1, constant.bitPattern, 0)
  }

  /// A length of the environment: a formula of its own, whatever its value.
  public init(length index: Int, _ value: Double) {
    self.value = value
    expression = Self.mix(2, UInt64(index), 0)
  }

  private init(_ value: Double, _ operation: UInt64, _ a: UInt64, _ b: UInt64) {
    self.value = value
    expression = Self.mix(operation, a, b)
  }

  private static func mix(_ operation: UInt64, _ a: UInt64, _ b: UInt64) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 &* (operation &+ 1)
    for part in [a, b] {
      hash = (hash ^ part) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    return hash
  }

  public static func + (a: Recorded, b: Recorded) -> Recorded {
    Recorded(a.value + b.value, 3, a.expression, b.expression)
  }
  public static func - (a: Recorded, b: Recorded) -> Recorded {
    Recorded(a.value - b.value, 4, a.expression, b.expression)
  }
  public func times(_ factor: Double) -> Recorded { Recorded(value.times(factor), 5, expression, factor.bitPattern) }

  public static func larger(_ a: Recorded, _ b: Recorded, _ run: inout Log) -> Recorded {
    var none = NoRun()
    return Recorded(Double.larger(a.value, b.value, &none), 6, a.expression, b.expression)
  }

  public static func smaller(_ a: Recorded, _ b: Recorded, _ run: inout Log) -> Recorded {
    var none = NoRun()
    return Recorded(Double.smaller(a.value, b.value, &none), 7, a.expression, b.expression)
  }

  public static func atMost(_ a: Recorded, _ b: Recorded, _ why: inout Taken, _ run: inout Log) -> Bool {
    let outcome = a.value <= b.value
    why.indices.append(run.entries.count)
    run.entries.append(Entry(a: a.value, b: b.value, outcome: outcome ? 1 : 0))
    return outcome
  }

  public func sealed(_ why: Taken, in range: ClosedRange<Double>?, _ run: inout Log) -> Recorded { self }

  public static func commit(_ why: Taken, _ run: inout Log) {}

  public static func share(_ free: Recorded, _ weight: Recorded, of total: Recorded, _ run: inout Log) -> Recorded {
    var none = NoRun()
    return Recorded(
      Double.share(free.value, weight.value, of: total.value, &none), 8, free.expression,
      mix(9, weight.expression, total.expression))
  }

  public static func rounded(_ a: Recorded, _ run: inout Log) -> Recorded {
    var none = NoRun()
    let value = Double.rounded(a.value, &none)
    run.entries.append(Entry(a: a.value, b: value, outcome: Int(value)))
    return Recorded(value, 11, a.expression, 0)
  }

  public static func height(of lines: LineTable, width: Recorded, _ run: inout Log) -> Recorded {
    let entry = lines.entry(forWidth: width.value)
    run.entries.append(Entry(a: width.value, b: lines.leastWidths[entry], outcome: entry))
    var none = NoRun()
    return Recorded(
      Double.height(of: lines, width: width.value, &none), 10, width.expression,
      lines.leastWidths.stableHash)
  }

  public static func sameKey(_ a: Recorded, _ b: Recorded) -> Bool {
    a.expression == b.expression && a.value.bitPattern == b.value.bitPattern
  }
}

extension [Double] {
  /// The same for the same numbers on every run.
  fileprivate var stableHash: UInt64 {
    reduce(0x5BD1_E995) { ($0 ^ $1.bitPattern) &* 0x0000_0100_0000_01B3 }
  }
}
