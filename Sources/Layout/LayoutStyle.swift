/// How a box lays out its children, or whether it makes a box at all.
public enum LayoutDisplay: UInt8, Hashable, Sendable {
  /// A flex container: CSS Flexible Box Layout 1.
  case flex
  /// A grid container: CSS Grid Layout 1.
  case grid
  /// Children over one another in the content box: a grid container whose explicit grid is a single cell as large as the content box, in which all
  /// children are. Its content is as large as its largest child.
  case stack
  /// No box, nor for anything inside it.
  case none
  /// No box of its own; its children are its parent's.
  case contents
}

/// Where a box stands relative to the flow.
public enum LayoutPosition: UInt8, Hashable, Sendable {
  case `static`
  /// In flow, then moved by its insets; a containing block for absolute boxes inside it.
  case relative
  /// Out of flow, placed by its insets in the padding box of the nearest box that isn't `static`, or the root.
  case absolute
}

/// Whether a size counts padding and border.
public enum BoxSizing: UInt8, Hashable, Sendable {
  case contentBox
  case borderBox
}

/// The inline direction.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The main axis of a flex container, and which way it runs.
public enum FlexDirection: UInt8, Hashable, Sendable {
  case row
  case rowReverse
  case column
  case columnReverse

  /// Whether the main axis is the block axis.
  public var isColumn: Bool { self == .column || self == .columnReverse }
  /// Whether the main axis runs against the inline or block direction.
  public var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}

/// Whether a flex container may have several lines.
public enum FlexWrap: UInt8, Hashable, Sendable {
  case noWrap
  case wrap
  case wrapReverse
}

/// Where content goes that doesn't fit.
public enum LayoutOverflow: UInt8, Hashable, Sendable {
  case visible
  /// Cut off; the box has no automatic minimum size.
  case hidden
  /// Scrolls; the box has no automatic minimum size.
  case scroll

  /// Whether the box is a scroll container on this axis.
  public var isScrollContainer: Bool { self != .visible }
}

/// An alignment keyword, of any of the six alignment properties.
///
/// Source: CSS Box Alignment 3, sections 4.1 to 4.4.
public enum AlignmentKeyword: UInt8, Hashable, Sendable {
  /// What `align-items` of the parent says; only of `alignSelf` and `justifySelf`.
  case auto
  case normal
  case stretch
  case start
  case end
  case center
  case flexStart
  case flexEnd
  case selfStart
  case selfEnd
  case baseline
  case lastBaseline
  case spaceBetween
  case spaceAround
  case spaceEvenly
}

/// An alignment keyword, and whether it gives way where the content overflows.
public struct BoxAlignment: Hashable, Sendable {
  public var keyword: AlignmentKeyword
  /// Whether content that overflows is aligned to the start instead.
  public var isSafe: Bool

  public init(_ keyword: AlignmentKeyword, safe: Bool = false) {
    self.keyword = keyword
    isSafe = safe
  }

  public static var auto: BoxAlignment { BoxAlignment(.auto) }
  public static var normal: BoxAlignment { BoxAlignment(.normal) }
  public static var stretch: BoxAlignment { BoxAlignment(.stretch) }
  public static var start: BoxAlignment { BoxAlignment(.start) }
  public static var end: BoxAlignment { BoxAlignment(.end) }
  public static var center: BoxAlignment { BoxAlignment(.center) }
  public static var flexStart: BoxAlignment { BoxAlignment(.flexStart) }
  public static var flexEnd: BoxAlignment { BoxAlignment(.flexEnd) }
  public static var baseline: BoxAlignment { BoxAlignment(.baseline) }
  public static var lastBaseline: BoxAlignment { BoxAlignment(.lastBaseline) }
  public static var spaceBetween: BoxAlignment { BoxAlignment(.spaceBetween) }
  public static var spaceAround: BoxAlignment { BoxAlignment(.spaceAround) }
  public static var spaceEvenly: BoxAlignment { BoxAlignment(.spaceEvenly) }
}

/// The short name, inside this module only: the screen model has an `Alignment` too.
typealias Alignment = BoxAlignment

/// A length for each side of a box.
public struct LayoutEdges: Hashable, Sendable {
  public var top: LengthID
  public var right: LengthID
  public var bottom: LengthID
  public var left: LengthID

  public init(top: LengthID, right: LengthID, bottom: LengthID, left: LengthID) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same length on each side.
  public init(all length: LengthID) { self.init(top: length, right: length, bottom: length, left: length) }
}

/// The style of a box: computed values of CSS properties, each with its CSS initial value.
///
/// A style holds no numbers of a run: a length is an index into the run's table. Factors, ratios and orders are constants. In a
/// `LayoutStyleTable` equal styles are stored once.
public struct LayoutStyle: Hashable, Sendable {
  /// CSS Display 3, section 2.
  public var display: LayoutDisplay = .flex
  /// CSS Positioned Layout 3, section 2.
  public var position: LayoutPosition = .static
  /// CSS Box Sizing 3, section 3.3.
  public var boxSizing: BoxSizing = .contentBox
  /// CSS Writing Modes 3, section 2.1.
  public var direction: LayoutDirection = .leftToRight
  /// CSS Flexible Box Layout 1, section 5.1.
  public var flexDirection: FlexDirection = .row
  /// CSS Flexible Box Layout 1, section 5.2.
  public var flexWrap: FlexWrap = .noWrap
  /// CSS Overflow 3, section 3.1; what scrolls has no automatic minimum: CSS Flexible Box Layout 1, section 4.5.
  public var overflowX: LayoutOverflow = .visible
  public var overflowY: LayoutOverflow = .visible

  /// CSS Box Alignment 3, section 5.
  public var justifyContent: BoxAlignment = .normal
  public var alignContent: BoxAlignment = .normal
  /// CSS Box Alignment 3, section 7.2.
  public var alignItems: BoxAlignment = .normal
  /// CSS Box Alignment 3, section 7.1.
  public var justifyItems: BoxAlignment = .normal
  /// CSS Box Alignment 3, section 6.2.
  public var alignSelf: BoxAlignment = .auto
  /// CSS Box Alignment 3, section 6.1.
  public var justifySelf: BoxAlignment = .auto

  /// Not negative. CSS Flexible Box Layout 1, section 7.2.
  public var flexGrow: Double = 0
  /// Not negative. CSS Flexible Box Layout 1, section 7.2.
  public var flexShrink: Double = 1
  /// CSS Flexible Box Layout 1, section 5.4.
  public var order: Int32 = 0

  /// CSS Flexible Box Layout 1, section 7.2.
  public var flexBasis: LengthID = .auto
  /// CSS Box Sizing 3, section 3.1.1.
  public var width: LengthID = .auto
  public var height: LengthID = .auto
  /// CSS Box Sizing 3, section 3.1.2.
  public var minWidth: LengthID = .auto
  public var minHeight: LengthID = .auto
  /// CSS Box Sizing 3, section 3.1.3.
  public var maxWidth: LengthID = .none
  public var maxHeight: LengthID = .none

  /// CSS Box Model 3, section 3.
  public var margin = LayoutEdges(all: .zero)
  /// CSS Box Model 3, section 4.
  public var padding = LayoutEdges(all: .zero)
  /// CSS Backgrounds and Borders 3, section 3.3.
  public var border = LayoutEdges(all: .zero)
  /// CSS Positioned Layout 3, section 3.1.
  public var inset = LayoutEdges(all: .auto)

  /// CSS Box Alignment 3, section 8.1.
  public var rowGap: LengthID = .zero
  public var columnGap: LengthID = .zero

  /// Width divided by height, or 0 for none. CSS Sizing 4, section 4.1.
  public var aspectRatio: Double = 0

  /// The columns of a grid container. CSS Grid Layout 1, section 7.2.
  public var gridColumns: GridTracksID = .none
  /// The rows of a grid container.
  public var gridRows: GridTracksID = .none
  /// The columns that a grid container adds as needed. CSS Grid Layout 1, section 7.6.
  public var gridAutoColumns: GridTracksID = .none
  /// The rows that a grid container adds as needed.
  public var gridAutoRows: GridTracksID = .none
  /// CSS Grid Layout 1, section 7.7.
  public var gridFlow: GridFlow = .row
  /// Whether automatic placement goes back to fill holes.
  public var gridFlowIsDense = false
  /// CSS Grid Layout 1, section 8.3.
  public var gridColumnStart: GridLine = .auto
  public var gridColumnEnd: GridLine = .auto
  public var gridRowStart: GridLine = .auto
  public var gridRowEnd: GridLine = .auto

  /// Not CSS: whether a minimum size of a flex item is added to its automatic minimum instead of taking its place.
  public var keepsAutomaticMinimum = false

  /// Not CSS: whether the content box of a scroll container grows to its content along x instead of squeezing it.
  ///
  /// Content is laid out as if in a box inside the scroll container with `min-width: 100%` and an automatic width.
  public var extendsX = false
  /// Not CSS: the same along y.
  public var extendsY = false

  /// A style with all initial values.
  public init() {}
}
