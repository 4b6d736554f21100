import BandScreenModel

/// Where a box is and how large: one row of the result.
struct LayoutFrame<S: LayoutScalar> {
  /// The border box's top left corner in the parent's border box.
  var x: S
  var y: S
  /// The border box's size.
  var width: S
  var height: S
  /// From the top of the border box to the first and to the last baseline.
  var firstBaseline: S
  var lastBaseline: S
}

/// What is remembered of a box during a run.
struct LayoutMemo<S: LayoutScalar> {
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// `minContent` and `maxContent` hold, for no definite height or for `intrinsicHeight`.
    static var intrinsic: Flags { Flags(rawValue: 1 << 0) }
    static var intrinsicWithHeight: Flags { Flags(rawValue: 1 << 1) }
    /// `measuredHeight` holds for `measuredWidth`; the same for the second pair.
    static var measured: Flags { Flags(rawValue: 1 << 2) }
    static var measuredOther: Flags { Flags(rawValue: 1 << 3) }
    /// The box and all inside it stand in `frames`, for the size that is there.
    static var placed: Flags { Flags(rawValue: 1 << 4) }
    static var placedDefinite: Flags { Flags(rawValue: 1 << 5) }
    /// The box has a baseline of its own.
    static var baseline: Flags { Flags(rawValue: 1 << 6) }
    /// Widths inside depend on heights: an aspect ratio or a column that wraps.
    static var heightMatters: Flags { Flags(rawValue: 1 << 7) }
    /// Something inside is out of flow and looks further up for its containing block.
    static var escaping: Flags { Flags(rawValue: 1 << 8) }
    /// The box is the containing block of something out of flow.
    static var containsAbsolutes: Flags { Flags(rawValue: 1 << 9) }
    /// Not shown in this run, nor anything inside it.
    static var hidden: Flags { Flags(rawValue: 1 << 10) }
    /// `measuredHeight` holds only for lines at most `otherWidth` tall.
    static var measuredWithLimit: Flags { Flags(rawValue: 1 << 11) }
    /// Some child is moved from its place in the flow.
    static var hasRelative: Flags { Flags(rawValue: 1 << 12) }
    /// The box was placed with the height that its aspect ratio gave.
    static var placedByRatio: Flags { Flags(rawValue: 1 << 13) }
    /// `measuredHeight` holds only where percentages refer to `otherHeight`, which the aspect ratio gives.
    static var measuredByRatio: Flags { Flags(rawValue: 1 << 14) }
    /// The box is given its size alone: what is in it is laid out later, by itself.
    static var contentLater: Flags { Flags(rawValue: 1 << 15) }
    /// What holds until the next layout of the box.
    static var kept: Flags { [.hidden, .contentLater] }
  }
  var flags: Flags
  /// How many grids with widths in them that follow from heights stand inside one another from the box down, itself included; 255 means that many or more.
  var gridDepth: UInt8
  /// What the box's style said when the root was laid out.
  var facts: StyleFacts
  /// How many items the box has, and how many the deepest path from it down needs room for.
  var itemCount: Int32
  var room: Int32
  /// The items that the first and the last baseline of a flex container come from, since it was placed.
  var firstBaselineItem: Int32
  var lastBaselineItem: Int32
  var minContent: S
  var maxContent: S
  var intrinsicHeight: S
  var measuredWidth: S
  var measuredHeight: S
  var otherWidth: S
  var otherHeight: S
  /// The containing block's width that padding was resolved with when the box was placed.
  var placedBase: S
}

extension LayoutMemo {
  /// While a root is prepared: how many lines the deepest path from the box down needs room for.
  var lineRoom: Int32 {
    @inline(__always) get { lastBaselineItem }
    @inline(__always) set { lastBaselineItem = newValue }
  }

  /// Forgets what was found out and counted, but for these flags.
  @inline(__always)
  mutating func reset(keeping kept: Flags) {
    flags.formIntersection(kept)
    gridDepth = 0
    itemCount = 0
    room = 0
    lineRoom = 0
  }
}

/// The least and the largest width that content asks for.
struct IntrinsicWidths<S: LayoutScalar> {
  var min: S
  var max: S
}

/// One run of the layout engine over one root: the tables it reads, the columns it fills, and how far it has come.
///
/// Every box takes part in at most three kinds of work. `intrinsicWidths` says how wide content wants to be, `measure` how tall it is at a
/// width, and `place` gives it its final size and its children theirs. The first two are remembered by what they depend on, so that nothing is done twice for
/// the same question; `place` runs once for a box unless its parent has to try a size to learn a baseline.
///
/// The pointers stay valid for the call of `LayoutEngine.layout` that made the solver, and are never kept.
struct LayoutSolver<S: LayoutScalar> {
  let nodes: UnsafePointer<LayoutNode>
  let styles: UnsafePointer<LayoutStyle>
  let flows: UnsafePointer<FlowStyle>
  let facts: UnsafePointer<StyleFacts>
  let trackLists: [GridTrackList]
  let lengths: UnsafePointer<Length<S>>
  let texts: UnsafeBufferPointer<LineTable>
  let frames: UnsafeMutablePointer<LayoutFrame<S>>
  let memos: UnsafeMutablePointer<LayoutMemo<S>>
  /// Scratch memory used as a stack: the items of the containers that are being worked on.
  let items: UnsafeMutablePointer<FlexItem<S>>
  let flexLines: UnsafeMutablePointer<FlexLine<S>>
  let probe: LayoutProbe<S>?
  /// Whether a box was hidden in this run: only then is a child's memo looked at before the child takes part.
  let hasHidden: Bool
  var itemTop = 0
  var lineTop = 0
  var run: S.Run
  /// Runs of a container's algorithm and measurements of leaves so far.
  var visits = 0
  /// How many of these were measurements of texts and probes.
  var textVisits = 0

  @inline(__always) func style(_ node: Int) -> UnsafePointer<LayoutStyle> { styles + Int(nodes[node].style) }
  @inline(__always) func flow(_ node: Int) -> UnsafePointer<FlowStyle> { flows + Int(nodes[node].style) }
  @inline(__always) func facts(_ node: Int) -> StyleFacts { facts[Int(nodes[node].style)] }
  @inline(__always) func isHidden(_ node: Int) -> Bool { hasHidden && memos[node].flags.contains(.hidden) }
}

/// What a measurer is asked about a leaf: content-box sizes that are given, or `nil`.
public struct LayoutProbeRequest<S: LayoutScalar> {
  /// How a width limits the answer.
  public enum Mode: UInt8, Sendable {
    /// The width of the content with no line broken that need not be.
    case maxContent
    /// The width of the widest thing that can't be broken.
    case minContent
    /// The height at `width`.
    case height
  }
  /// The number in `LayoutLeaf.probe`.
  public var leaf: Int
  public var mode: Mode
  /// The content-box width, for `.height`.
  public var width: S?
}

/// Answers for leaves that only a measurer knows: returns the width or height asked for, in points.
public typealias LayoutProbe<S: LayoutScalar> = (LayoutProbeRequest<S>) -> S
