/// Which length a style means: an index into the table of lengths of a run.
///
/// Styles hold no numbers: a length may be a formula over the environment, and its value is known only in a run. The first
/// nine indices are the keywords below, the same in every table; `LengthTable` fills them in.
public struct LengthID: Hashable, Sendable {
  /// The index into the table.
  public let index: Int32

  /// The length at an index of the table.
  @inlinable public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// `auto`.
  @inlinable public static var auto: LengthID { LengthID(0) }
  /// 0 points.
  @inlinable public static var zero: LengthID { LengthID(1) }
  /// `none`, of a maximum.
  @inlinable public static var none: LengthID { LengthID(2) }
  /// `min-content`.
  public static var minContent: LengthID { LengthID(3) }
  /// `max-content`.
  public static var maxContent: LengthID { LengthID(4) }
  /// `fit-content`.
  public static var fitContent: LengthID { LengthID(5) }
  /// `stretch`: what the containing block leaves, margins taken off.
  public static var stretch: LengthID { LengthID(6) }
  /// `content`, of a flex basis.
  public static var content: LengthID { LengthID(7) }
  /// 100 %.
  public static var full: LengthID { LengthID(8) }

  /// How many indices are taken by keywords.
  public static var keywordCount: Int { 9 }
}

/// What kind of value a length has.
public enum LengthKind: UInt8, Hashable, Sendable {
  case auto
  case points
  case percent
  /// A percentage and points, added.
  case sum
  case minContent
  case maxContent
  case fitContent
  case stretch
  case content
  case none

  /// Whether the size is that of the content: then an aspect ratio gives it where the other size is definite.
  ///
  /// Source: CSS Sizing 4, section 4.2.
  var isOfContent: Bool { self == .minContent || self == .maxContent || self == .fitContent }

  /// Whether the length is automatic, or a percentage, which is automatic where it refers to nothing definite.
  var isAutomatic: Bool { self == .auto || self == .percent || self == .sum }
}

/// The value of a length in one run.
///
/// Source: CSS Values and Units 4 (`<length-percentage>`), CSS Box Sizing 4 (the sizing keywords).
public struct Length<S: LayoutScalar> {
  public var kind: LengthKind
  /// The points of `.points` and `.sum`, else 0.
  public var points: S
  /// The share of the containing block of `.percent` and `.sum`, else 0; 1 is 100 %. From -10 to 10.
  public let fraction: Double

  /// A length from its parts.
  ///
  /// - Parameter fraction: a share beyond ten times the containing block counts as ten times, so that boxes inside boxes stay finite at any depth.
  public init(kind: LengthKind, points: S, fraction: Double) {
    self.kind = kind
    self.points = points
    self.fraction = fraction > 10 ? 10 : fraction < -10 ? -10 : fraction == fraction ? fraction : 0
  }

  /// A keyword.
  public init(_ kind: LengthKind) { self.init(kind: kind, points: S(0), fraction: 0) }

  /// So many points.
  public static func points(_ points: S) -> Length { Length(kind: .points, points: points, fraction: 0) }

  /// So many hundredths of the containing block; 50 is half.
  public static func percent(_ percent: Double) -> Length {
    Length(kind: .percent, points: S(0), fraction: percent / 100)
  }

  /// A percentage and points, added.
  public static func sum(points: S, percent: Double) -> Length {
    Length(kind: .sum, points: points, fraction: percent / 100)
  }
}

/// The lengths of one run, which the styles of a tree point into.
public struct LengthTable<S: LayoutScalar> {
  /// The lengths by `LengthID.index`.
  public var lengths: [Length<S>]
  /// Constants that were added lately.
  fileprivate var recentPoints = RecentLengths()
  fileprivate var recentPercents = RecentLengths()

  /// A table with nothing but the keywords.
  public init() {
    lengths = [
      Length(.auto), .points(S(0)), Length(.none), Length(.minContent), Length(.maxContent), Length(.fitContent),
      Length(.stretch), Length(.content), .percent(100),
    ]
  }

  /// Adds a length and says how to point at it. Equal lengths aren't merged.
  public mutating func add(_ length: Length<S>) -> LengthID {
    lengths.append(length)
    return LengthID(lengths.count - 1)
  }

  /// The length that an ID points at.
  public subscript(id: LengthID) -> Length<S> {
    get { lengths[Int(id.index)] }
    set { lengths[Int(id.index)] = newValue }
  }
}

extension LengthTable where S == Double {
  /// Adds so many points, or finds the same where it was added lately; 0 is the keyword's.
  ///
  /// So boxes of equal styles, which a caller makes one by one, mostly point at the same lengths. A length that is to be
  /// changed in a run takes `add`.
  @inlinable
  public mutating func points(_ points: Double) -> LengthID { points == 0 ? .zero : findPoints(points) }

  @usableFromInline
  mutating func findPoints(_ points: Double) -> LengthID {
    if let known = recentPoints.find(points) { return known }
    let id = add(.points(points))
    recentPoints.note(points, id)
    return id
  }

  /// Adds a percentage, or finds the same where it was added lately; 50 is half.
  public mutating func percent(_ percent: Double) -> LengthID {
    if percent == 100 { return .full }
    if let known = recentPercents.find(percent) { return known }
    let id = add(.percent(percent))
    recentPercents.note(percent, id)
    return id
  }
}

/// Constants that a table of lengths got lately, and where they are in it.
private struct RecentLengths {
  private var entries: [(bits: UInt64, index: Int32)] = []

  @inline(__always)
  private func slot(_ value: Double) -> Int {
    Int(truncatingIfNeeded: (value.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  func find(_ value: Double) -> LengthID? {
    if entries.isEmpty { return nil }
    let entry = entries[slot(value)]
    return entry.index != 0 && entry.bits == value.bitPattern ? LengthID(Int(entry.index)) : nil
  }

  mutating func note(_ value: Double, _ id: LengthID) {
    if entries.isEmpty { entries = Array(repeating: (0, 0), count: 64) }
    entries[slot(value)] = (value.bitPattern, id.index)
  }
}
