/// Where an item goes on the cross axis of its line, in logical coordinates.
enum FlexItemAlignment: UInt8 {
  case start
  case end
  case center
  case stretch
  case firstBaseline
  case lastBaseline
}

/// A flex item while its container is worked on. Sizes are border-box sizes unless said otherwise; margins are logical (start is the inline or
/// block start).
struct FlexItem<S: LayoutScalar> {
  struct Flags: OptionSet {
    let rawValue: UInt16
    static var hasMaximum: Flags { Flags(rawValue: 1 << 0) }
    /// The automatic minimum isn't known yet; it is at most the flex base size, so that it matters only if the item shrinks.
    static var minimumPending: Flags { Flags(rawValue: 1 << 1) }
    /// The hypothetical size is the flex base size whatever the numbers are.
    static var unlimitedGrowth: Flags { Flags(rawValue: 1 << 2) }
    static var frozen: Flags { Flags(rawValue: 1 << 3) }
    static var violatesMinimum: Flags { Flags(rawValue: 1 << 4) }
    static var violatesMaximum: Flags { Flags(rawValue: 1 << 5) }
    /// The flex basis comes from the content.
    static var contentBasis: Flags { Flags(rawValue: 1 << 6) }
    /// As tall or wide as its line.
    static var stretches: Flags { Flags(rawValue: 1 << 7) }
    static var safe: Flags { Flags(rawValue: 1 << 8) }
    static var autoMainStart: Flags { Flags(rawValue: 1 << 9) }
    static var autoMainEnd: Flags { Flags(rawValue: 1 << 10) }
    static var autoCrossStart: Flags { Flags(rawValue: 1 << 11) }
    static var autoCrossEnd: Flags { Flags(rawValue: 1 << 12) }
    /// Percentages of children along the block axis refer to the item's height.
    static var definiteHeight: Flags { Flags(rawValue: 1 << 13) }
    static var hasCross: Flags { Flags(rawValue: 1 << 14) }
    /// The height comes from the aspect ratio, unless content needs more: percentages refer to what the ratio gives.
    static var ratioHeight: Flags { Flags(rawValue: 1 << 15) }
    static var autoMain: Flags { [.autoMainStart, .autoMainEnd] }
    static var autoCross: Flags { [.autoCrossStart, .autoCrossEnd] }
  }
  var node: Int32
  var flags: Flags
  var alignment: FlexItemAlignment
  var grow: Double
  var shrink: Double
  /// The flex base size, content box.
  var base: S
  /// The hypothetical main size.
  var hypothetical: S
  var minimum: S
  /// The maximum, not below the minimum, if `hasMaximum`.
  var maximum: S
  /// The main size, once it is resolved.
  var main: S
  var cross: S
  var box: BoxEdges<S>
  /// From the margin edge on the line's cross-start side to the baseline.
  var ascent: S
  /// Where the item stands in the content box on the block axis.
  var blockOffset: S

  /// Border and padding along the main axis.
  @inline(__always)
  func mainExtra(_ isColumn: Bool) -> S { isColumn ? box.extraY : box.extraX }
}

/// A line of flex items.
struct FlexLine<S: LayoutScalar> {
  var first: Int
  var count: Int
  /// The outer hypothetical sizes and the gaps between them, added up.
  var hypotheticalSum: S
  var cross: S
  /// The ascents of items aligned to first (major) and last (minor) baselines.
  var majorAscent: S
  var minorAscent: S
  var hasMajor: Bool
  var hasMinor: Bool
}

/// What is known of a flex container before its items are looked at.
///
/// Handed on as `inout`, though hardly anybody changes it: otherwise each call copies it, which took a tenth of a layout. For the same reason what is called for
/// each item is `mutating`, though it leaves the solver as it is.
struct FlexContainer<S: LayoutScalar> {
  var node: Int
  var isColumn: Bool
  var isReverse: Bool
  var isMultiLine: Bool
  var isWrapReverse: Bool
  var isRightToLeft: Bool
  /// The content box's width; `nil` while intrinsic widths are looked for.
  var width: S?
  /// Of a column that scrolls across: how wide its content is, which its items fill; `nil` in all others.
  var extent: S?
  /// The content box's height if percentages may refer to it.
  var height: S?
  var mainGap: S
  var crossGap: S
  /// Whether an item is aligned by its baseline; known once the items have been collected.
  var hasBaselines = false
  /// Whether the intrinsic widths of a wrapping column are looked for: widths that are percentages refer to nothing, and are the largest ones.
  var isIntrinsic = false
}
