import BandScreenModel

/// What decides how the width of an element follows from others, whatever device it is on: found once for a screen.
struct WidthTraits: OptionSet {
  let rawValue: UInt32

  /// The padding at its sides is a share of its parent's width, in some of its properties' variants.
  static let sharesPadding = WidthTraits(rawValue: 1 << 0)
  /// Its height, or what is above or below it, is made of its parent's width.
  static let turnsIntoHeight = WidthTraits(rawValue: 1 << 1)
  /// Its width is always a length.
  static let hasLength = WidthTraits(rawValue: 1 << 2)
  /// It always is so wide, and no share of its parent limits that.
  static let isFixed = WidthTraits(rawValue: 1 << 3)
  /// It may have a width of its own, or a least one.
  static let isLimited = WidthTraits(rawValue: 1 << 4)
  /// Its width may be a share of its parent's.
  static let isShare = WidthTraits(rawValue: 1 << 5)
  static let mayWrap = WidthTraits(rawValue: 1 << 6)
  static let hasAdaptiveColumns = WidthTraits(rawValue: 1 << 7)
  /// Its height always is a length.
  static let hasHeight = WidthTraits(rawValue: 1 << 8)
  /// Its height may follow from its width.
  static let hasAspect = WidthTraits(rawValue: 1 << 9)
  /// It takes a share of what is left in a row.
  static let isFlexible = WidthTraits(rawValue: 1 << 10)
  /// It takes such a share from nothing, and doesn't shrink.
  static let growsFromNothing = WidthTraits(rawValue: 1 << 11)
  /// Nothing holds it below its max-content width.
  static let keepsItsSize = WidthTraits(rawValue: 1 << 12)
  /// It may be as wide as what is in it.
  static let hugs = WidthTraits(rawValue: 1 << 13)
  /// It always is as wide as what its parent has for it.
  static let fills = WidthTraits(rawValue: 1 << 14)
  /// Some columns of the grid follow what is in them.
  static let hasHuggingColumns = WidthTraits(rawValue: 1 << 15)
  /// All of them do.
  static let hasOnlyHuggingColumns = WidthTraits(rawValue: 1 << 16)

  /// How it places its children: as a row, a column or a grid; else over one another.
  static let isRow = WidthTraits(rawValue: 1 << 17)
  static let isColumn = WidthTraits(rawValue: 1 << 18)
  static let isGrid = WidthTraits(rawValue: 1 << 19)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// How it places its children.
  var kind: BoxKind {
    contains(.isRow) ? .row : contains(.isColumn) ? .column : contains(.isGrid) ? .grid : .overlay
  }

  init(of id: ElementIndex, in screen: Screen) {
    let element = screen[id]
    let flows = screen.flows(of: element)
    var traits: WidthTraits = []
    func set(_ trait: WidthTraits, _ holds: Bool) { if holds { traits.insert(trait) } }
    set(.sharesPadding, flows.contains { $0.padding.left.isPercent || $0.padding.right.isPercent })
    set(
      .turnsIntoHeight,
      flows.contains {
        $0.padding.top.isPercent || $0.padding.bottom.isPercent || $0.margin.top.isPercent
          || $0.margin.bottom.isPercent
      })
    set(.hasLength, flows.allSatisfy { $0.width.isLength })
    set(
      .isFixed,
      flows.allSatisfy { $0.width.isLength && !$0.minimumWidth.isPercent && !$0.maximumWidth.isPercent })
    set(
      .isLimited, flows.contains { $0.minimumWidth != .automatic || $0.width.isLength || $0.width.isPercent })
    set(.isShare, flows.contains { $0.width.isPercent })
    set(.mayWrap, flows.contains { $0.wrap != .none })
    set(.hasAdaptiveColumns, flows.contains { if case .adaptive? = $0.columns { true } else { false } })
    set(.hasHeight, flows.allSatisfy { $0.height.isLength })
    set(.hasAspect, element.kind == .image || flows.contains { $0.aspect != nil })
    set(.isFlexible, element.kind == .spacer || flows.contains { $0.width == .fill || ($0.grow ?? 0) > 0 })
    set(.growsFromNothing, element.kind == .spacer || flows.allSatisfy { $0.width == .fill && $0.shrink == nil })
    set(
      .keepsItsSize,
      flows.allSatisfy {
        $0.maximumWidth == .automatic && $0.basis == .automatic && !$0.width.isLength && !$0.width.isPercent
      })
    set(.hugs, flows.contains { $0.width == .automatic || $0.width == .hug })
    let parent = screen[element.parent]
    let isStretched =
      BoxKind(parent) == .column
      && screen.flows(of: parent)
        .allSatisfy { $0.align == .automatic || $0.align == .stretch }
    set(
      .fills,
      flows.allSatisfy { flow in
        if flow.width == .fill || flow.width.isPercent { return true }
        guard BoxKind(parent) == .column, flow.width == .automatic, flow.aspect == nil, element.kind != .image else {
          return false
        }
        return flow.alignSelf == .stretch || (flow.alignSelf == .automatic && isStretched)
      })
    switch BoxKind(element) {
    case .row: traits.insert(.isRow)
    case .column: traits.insert(.isColumn)
    case .grid: traits.insert(.isGrid)
    case .overlay: break
    }
    if !element.flowVariants.isEmpty {
      traits.insert(.hasHuggingColumns)
    } else if case .tracks(let sizes)? = flows[0].columns {
      set(.hasHuggingColumns, sizes.contains(.hug))
      set(.hasOnlyHuggingColumns, sizes.allSatisfy { $0 == .hug })
    }
    self = traits
  }

  /// Those of each element of a screen.
  static func all(of screen: Screen) -> [WidthTraits] {
    screen.elements.indices.map { WidthTraits(of: ElementIndex($0), in: screen) }
  }
}

extension SizeValue {
  fileprivate var isPercent: Bool { if case .percent = self { true } else { false } }
  fileprivate var isLength: Bool { if case .length = self { true } else { false } }
}
