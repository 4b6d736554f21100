/// What is known of a style before any run, so that common cases cost one test.
struct StyleFacts: OptionSet, Sendable {
  let rawValue: UInt32

  /// No padding and no border.
  static let plainBox = StyleFacts(rawValue: 1 << 0)
  /// No margins, and none is automatic.
  static let plainMargin = StyleFacts(rawValue: 1 << 1)
  /// Neither a maximum width nor a minimum above 0.
  static let freeWidth = StyleFacts(rawValue: 1 << 2)
  /// Neither a maximum height nor a minimum above 0.
  static let freeHeight = StyleFacts(rawValue: 1 << 3)
  /// A scroll container on some axis: no automatic minimum size.
  static let scrolls = StyleFacts(rawValue: 1 << 4)
  /// All insets are automatic.
  static let plainInset = StyleFacts(rawValue: 1 << 5)
  /// An order other than 0.
  static let ordered = StyleFacts(rawValue: 1 << 6)
  /// An aspect ratio.
  static let hasRatio = StyleFacts(rawValue: 1 << 7)
  /// Out of flow.
  static let absolute = StyleFacts(rawValue: 1 << 8)
  /// No box: `display: none`.
  static let none = StyleFacts(rawValue: 1 << 9)
  /// No box of its own: `display: contents`.
  static let contents = StyleFacts(rawValue: 1 << 10)
  /// A column that may have several lines.
  static let wrappingColumn = StyleFacts(rawValue: 1 << 11)
  /// Some margin is automatic.
  static let autoMargin = StyleFacts(rawValue: 1 << 12)
  /// Moved from its place in the flow.
  static let relative = StyleFacts(rawValue: 1 << 13)
  /// A containing block of absolute boxes.
  static let positioned = StyleFacts(rawValue: 1 << 14)
  /// No automatic minimum width, as there is a given one or the box scrolls.
  static let givenMinimumX = StyleFacts(rawValue: 1 << 15)
  /// No automatic minimum height.
  static let givenMinimumY = StyleFacts(rawValue: 1 << 16)
  /// A grid container.
  static let grid = StyleFacts(rawValue: 1 << 17)
  /// A flex container that may have several lines.
  static let multiLine = StyleFacts(rawValue: 1 << 18)
  /// Scrolls from side to side only, so that down the other axis it needs what its content needs.
  static let keepsHeight = StyleFacts(rawValue: 1 << 19)
  /// Scrolls down only, so that across it needs what its content needs.
  static let keepsWidth = StyleFacts(rawValue: 1 << 20)
  /// Not in the flow of its parent in some way that makes a loop over children look closer.
  static let special: StyleFacts = [.absolute, .none, .contents]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether the automatic minimum width is 0.
  var givesWayAcross: Bool { contains(.scrolls) && !contains(.keepsWidth) }

  /// Whether the automatic minimum height is 0.
  var givesWayDown: Bool { contains(.scrolls) && !contains(.keepsHeight) }

  /// The part that a box's ancestors know of.
  var structure: StyleFacts {
    intersection([.hasRatio, .wrappingColumn, .absolute, .none, .contents, .relative, .positioned, .grid, .multiLine])
  }

  init(_ style: LayoutStyle) {
    var facts: StyleFacts = []
    let zero = LayoutEdges(all: .zero)
    if style.padding == zero && style.border == zero { facts.insert(.plainBox) }
    if style.margin == zero { facts.insert(.plainMargin) }
    let freesWidth = style.minWidth == .auto || style.minWidth == .zero
    let freesHeight = style.minHeight == .auto || style.minHeight == .zero
    if freesWidth && style.maxWidth == .none { facts.insert(.freeWidth) }
    if freesHeight && style.maxHeight == .none { facts.insert(.freeHeight) }
    if style.overflowX.isScrollContainer || style.overflowY.isScrollContainer { facts.insert(.scrolls) }
    if style.extendsY && !style.extendsX { facts.insert(.keepsWidth) }
    if facts.givesWayAcross || style.minWidth != .auto { facts.insert(.givenMinimumX) }
    if style.extendsX && !style.extendsY { facts.insert(.keepsHeight) }
    if facts.givesWayDown || style.minHeight != .auto { facts.insert(.givenMinimumY) }
    if style.inset == LayoutEdges(all: .auto) { facts.insert(.plainInset) }
    if style.order != 0 { facts.insert(.ordered) }
    if style.aspectRatio > 0 { facts.insert(.hasRatio) }
    if style.position == .absolute { facts.insert(.absolute) }
    if style.position == .relative && !facts.contains(.plainInset) { facts.insert(.relative) }
    if style.position != .static && style.display != .contents { facts.insert(.positioned) }
    if style.display == .flex && style.flexWrap != .noWrap { facts.insert(.multiLine) }
    if style.display == .grid { facts.insert(.grid) }
    if style.display == .none { facts.insert(.none) }
    if style.display == .contents { facts.insert(.contents) }
    if style.display == .flex && style.flexDirection.isColumn && style.flexWrap != .noWrap {
      facts.insert(.wrappingColumn)
    }
    let margin = style.margin
    if margin.top == .auto || margin.right == .auto || margin.bottom == .auto || margin.left == .auto {
      facts.insert(.autoMargin)
    }
    self = facts
  }
}
