/// A size as authors write it.
public enum SizeValue: Hashable, Sendable {
  /// Nothing written: hugs, and stretches across where the parent stretches.
  case automatic
  case hug
  case fill
  case length(FormulaID)
  /// A share of the parent's content box (1 is all of it) and an offset.
  case percent(Double, FormulaID)
}

public enum Justification: UInt8, Sendable {
  case start, center, end, spaceBetween, spaceAround, spaceEvenly
}

public enum Alignment: UInt8, Sendable {
  /// Nothing written.
  case automatic
  case start, center, end, stretch
  /// The first, or the last, lines of text stand on one line.
  case baseline, lastBaseline

  /// Whether it looks at the lines of text in what is aligned.
  public var isByBaseline: Bool { self == .baseline || self == .lastBaseline }
}

/// How the lines of a wrapping container are placed.
public enum LineAlignment: UInt8, Sendable {
  case start, center, end, stretch, spaceBetween, spaceAround, spaceEvenly
}

public enum Wrapping: UInt8, Sendable {
  case none, wrap, reverse
}

/// One column or row of a grid.
public enum TrackSize: Hashable, Sendable {
  case fill
  case hug
  case length(FormulaID)
}

/// The columns of a grid.
public enum GridColumns: Hashable, Sendable {
  case tracks([TrackSize])
  /// As many equal columns as fit, at least this wide, and one at least.
  case adaptive(minimum: FormulaID)
}

/// How many columns a child of a grid spans.
public enum GridSpan: Hashable, Sendable {
  case columns(Int)
  case all
}

/// The properties that place an element and its children, physical and complete: leading and trailing are resolved,
/// shorthands spread. Equal sets are held once in a screen.
public struct FlowProperties: Hashable, Sendable {
  public var width: SizeValue = .automatic
  public var height: SizeValue = .automatic
  public var minimumWidth: SizeValue = .automatic
  public var minimumHeight: SizeValue = .automatic
  public var maximumWidth: SizeValue = .automatic
  public var maximumHeight: SizeValue = .automatic
  /// Width ÷ height.
  public var aspect: Double?
  public var padding = Edges<SizeValue>(all: .length(.zero))
  public var margin = Edges<SizeValue>(all: .length(.zero))
  /// Between the rows of children (down) and between the columns (across).
  public var rowGap: SizeValue = .length(.zero)
  public var columnGap: SizeValue = .length(.zero)
  public var justify: Justification = .start
  public var align: Alignment = .automatic
  public var alignSelf: Alignment = .automatic
  public var alignContent: LineAlignment = .start
  public var wrap: Wrapping = .none
  public var isReversed = false
  /// Nothing where the author wrote none.
  public var grow: Double?
  public var shrink: Double?
  public var basis: SizeValue = .automatic
  public var columns: GridColumns?
  public var rows: [TrackSize] = []
  public var span: GridSpan = .columns(1)

  public init() {}
}
