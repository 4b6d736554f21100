/// Which list of tracks a style means: an index into the style table's track lists.
public struct GridTracksID: Hashable, Sendable {
  /// The index in the style table, or -1.
  public let index: Int32

  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// No explicit tracks.
  public static var none: GridTracksID { GridTracksID(-1) }
}

/// Which way automatic placement fills a grid.
public enum GridFlow: UInt8, Hashable, Sendable {
  case row
  case column
}

/// One side of a grid item's placement.
///
/// Source: CSS Grid Layout 1, section 8.3. Line names are resolved to numbers before layout.
public struct GridLine: Hashable, Sendable {
  /// What `value` counts.
  public enum Kind: UInt8, Hashable, Sendable {
    case auto
    /// A line of the explicit grid: 1 is the first, -1 the last.
    case line
    /// So many tracks.
    case span
  }
  public var kind: Kind
  public var value: Int32

  public init(kind: Kind, value: Int32) {
    self.kind = kind
    self.value = value
  }

  public static var auto: GridLine { GridLine(kind: .auto, value: 0) }
  public static func line(_ number: Int32) -> GridLine { GridLine(kind: .line, value: number) }
  public static func span(_ count: Int32) -> GridLine { GridLine(kind: .span, value: count) }
}

/// How large a grid track may be at least or at most.
///
/// Source: CSS Grid Layout 1, section 7.2.
public struct GridBreadth: Hashable, Sendable {
  /// A length of the run: points, a percentage, `auto`, `min-content` or `max-content`. Not read where the breadth is flexible.
  public var length: LengthID
  /// Whether the breadth is a share of what is left: an `fr` unit.
  public var isFlexible: Bool
  /// The factor of an `fr` unit, else 0.
  public var flex: Double

  public init(_ length: LengthID) {
    self.length = length
    isFlexible = false
    flex = 0
  }

  /// A share of what is left; a factor that makes no sense counts as 0.
  public init(fraction: Double) {
    length = .auto
    isFlexible = true
    flex = fraction > 0 ? min(fraction, 1_000_000) : 0
  }
}

/// The sizing function of a grid track.
public struct GridTrack: Hashable, Sendable {
  public var minimum: GridBreadth
  public var maximum: GridBreadth
  /// The limit of a `fit-content()` track, or `.none`.
  public var fitLimit: LengthID = .none

  /// A track of one breadth. A plain `fr` is `minmax(auto, fr)`.
  public init(_ breadth: GridBreadth) {
    minimum = breadth.isFlexible ? GridBreadth(.auto) : breadth
    maximum = breadth
  }

  /// `minmax(minimum, maximum)`.
  public init(minimum: GridBreadth, maximum: GridBreadth) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// `fit-content(limit)`.
  public init(fitContent limit: LengthID) {
    minimum = GridBreadth(.auto)
    maximum = GridBreadth(.maxContent)
    fitLimit = limit
  }
}

/// How a part of a track list is repeated.
public enum GridRepetition: UInt8, Hashable, Sendable {
  case none
  /// As often as fits.
  case autoFill
  /// As often as fits; repetitions that stay empty collapse.
  case autoFit
}

/// A list of grid tracks, with at most one part that repeats automatically.
///
/// Fixed repetitions are written out before layout.
public struct GridTrackList: Hashable, Sendable {
  public var tracks: [GridTrack]
  public var repetition: GridRepetition
  /// The part of `tracks` that is repeated, where `repetition` is not `none`.
  public var repeated: Range<Int>

  public init(_ tracks: [GridTrack], repetition: GridRepetition = .none, repeated: Range<Int> = 0..<0) {
    self.tracks = tracks
    self.repetition = repetition
    self.repeated = repeated
  }
}
