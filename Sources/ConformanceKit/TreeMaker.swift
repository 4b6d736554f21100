import BandLayout
import BandScreenModel
import BandSyntax

/// Makes random trees: conflicting, huge, negative, zero and percentage values among plain ones.
public struct TreeMaker {
  /// The tree that was made.
  public private(set) var tree = LayoutTree()
  /// What its styles point into.
  public private(set) var lengths = LengthTable<Double>()
  private var random: SplitMix64
  private var budget = 60

  /// Whether values are of a size that screens have, so that rounding doesn't drown what is looked for.
  private let isTame: Bool

  /// The text that the leaves hold.
  public static let texts = [
    LineTable(
      leastWidths: [120, 60, 33, 33, 20], lineHeight: 10, firstBaseline: 8, lastBaseline: 8, widestPiece: 20,
      widestLine: 120)
  ]

  /// A maker of the trees of a seed.
  ///
  /// - Parameter isTame: whether values are of a size that screens have.
  public init(seed: UInt64, isTame: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isTame = isTame
  }

  private mutating func length(_ keywords: [LengthID]) -> LengthID {
    switch random.below(10) {
    case 0, 1, 2, 3: return keywords[random.below(keywords.count)]
    case 4, 5, 6: return lengths.points(Double(random.below(200)))
    case 7: return lengths.percent(Double(random.below(250)))
    case 8: return lengths.points(isTame ? 17 : [-30, 0, 0.001, 1e7, 1e9][random.below(5)])
    default: return lengths.add(.sum(points: Double(random.below(60) - 30), percent: Double(random.below(100))))
    }
  }

  private mutating func edges(_ keyword: LengthID) -> LayoutEdges {
    if random.below(3) != 0 { return LayoutEdges(all: .zero) }
    return LayoutEdges(
      top: length([keyword]), right: length([keyword]), bottom: length([keyword]), left: length([keyword]))
  }

  private mutating func alignment() -> BoxAlignment {
    let words: [AlignmentKeyword] = [
      .normal, .stretch, .start, .end, .center, .flexStart, .flexEnd, .selfStart, .selfEnd, .baseline, .lastBaseline,
      .spaceBetween, .spaceAround, .spaceEvenly, .auto,
    ]
    return BoxAlignment(words[random.below(words.count)], safe: random.below(4) == 0)
  }

  private mutating func style() -> LayoutStyle {
    let sizes: [LengthID] = [.auto, .auto, .auto, .minContent, .maxContent, .fitContent, .stretch]
    var style = LayoutStyle()
    style.display = [.flex, .flex, .flex, .stack, .grid, .contents, .none][random.below(7)]
    style.position = [.static, .relative, .static, .absolute][random.below(4)]
    style.boxSizing = random.below(2) == 0 ? .borderBox : .contentBox
    style.direction = random.below(3) == 0 ? .rightToLeft : .leftToRight
    style.flexDirection = [.row, .column, .rowReverse, .columnReverse][random.below(4)]
    style.flexWrap = [.noWrap, .noWrap, .wrap, .wrapReverse][random.below(4)]
    style.overflowY = [.visible, .visible, .hidden, .scroll][random.below(4)]
    style.justifyContent = alignment()
    style.alignContent = alignment()
    style.alignItems = alignment()
    style.justifyItems = alignment()
    style.alignSelf = alignment()
    style.justifySelf = alignment()
    style.flexGrow = [0, 1, 0.3, 3, 1e9, .nan, -1, .infinity][random.below(8)]
    style.flexShrink = [1, 0, 0.3, 3, 1e9, .nan, -1, .infinity][random.below(8)]
    style.order = Int32(random.below(3)) - 1
    style.flexBasis = length(sizes + [.content])
    style.width = length(sizes)
    style.height = length(sizes)
    style.minWidth = length(sizes)
    style.minHeight = length(sizes)
    style.maxWidth = length([.none, .none, .minContent, .stretch])
    style.maxHeight = length([.none, .none, .maxContent, .stretch])
    style.margin = edges(.auto)
    style.padding = edges(.zero)
    style.inset = edges(.auto)
    style.rowGap = length([.zero])
    style.columnGap = length([.zero])
    if random.below(5) == 0 { style.aspectRatio = [0.5, 2, 1e-9, 1e9, .nan, .infinity][random.below(6)] }
    style.extendsX = random.below(8) == 0
    style.extendsY = random.below(8) == 0
    if style.display == .grid {
      style.gridColumns = tracks()
      style.gridRows = tracks()
      style.gridFlow = random.below(2) == 0 ? .row : .column
      style.gridFlowIsDense = random.below(3) == 0
    }
    style.gridColumnStart = line()
    style.gridColumnEnd = line()
    style.gridRowStart = line()
    style.gridRowEnd = line()
    return style
  }

  private mutating func line() -> GridLine {
    switch random.below(8) {
    case 0: return .line(Int32(random.below(9)) - 4)
    case 1: return .span(Int32(random.below(4)))
    case 2 where random.below(20) == 0: return .line([Int32.max, Int32.min, 1_000_000][random.below(3)])
    default: return .auto
    }
  }

  private mutating func tracks() -> GridTracksID {
    let breadths: [LengthID] = [.auto, .minContent, .maxContent]
    var list: [GridTrack] = []
    for _ in 0..<random.below(5) {
      switch random.below(4) {
      case 0: list.append(GridTrack(GridBreadth(fraction: [1, 0, 0.4, 2, .nan][random.below(5)])))
      case 1: list.append(GridTrack(fitContent: length([.zero])))
      case 2:
        list.append(
          GridTrack(minimum: GridBreadth(length(breadths)), maximum: GridBreadth(length(breadths))))
      default: list.append(GridTrack(GridBreadth(length(breadths))))
      }
    }
    if random.below(4) == 0 && !list.isEmpty {
      return tree.styles.add(
        GridTrackList(list, repetition: random.below(2) == 0 ? .autoFill : .autoFit, repeated: 0..<1))
    }
    return tree.styles.add(GridTrackList(list))
  }

  /// Makes a tree of up to 60 boxes, at most so deep, and says its root.
  public mutating func make(depth: Int) -> LayoutNodeID { add(rootStyle(), depth) }

  /// Makes a tree that is so deep: one path of boxes, with a leaf or two beside each.
  public mutating func makePath(depth: Int) -> LayoutNodeID {
    let root = tree.open(tree.styles.add(rootStyle()))
    for _ in 1..<max(depth, 2) {
      if random.below(2) == 0 { addLeaf(tree.styles.add(style())) }
      var style = style()
      if style.display == .none { style.display = .flex }
      tree.open(tree.styles.add(style))
    }
    for _ in 1..<max(depth, 2) {
      addLeaf(tree.styles.add(style()))
      tree.close()
    }
    tree.close()
    return root
  }

  /// Gives a box another random style; the root stays a root.
  public mutating func restyle(_ node: LayoutNodeID) {
    let style = tree.parent(of: node) == nil ? rootStyle() : style()
    tree.setStyle(tree.styles.add(style), of: node)
  }

  /// Gives a random box another random style and says which.
  public mutating func restyleOne() -> LayoutNodeID {
    let node = LayoutNodeID(random.below(tree.count))
    restyle(node)
    return node
  }

  private mutating func rootStyle() -> LayoutStyle {
    var style = style()
    style.display = .flex
    style.position = .static
    return style
  }

  @discardableResult
  private mutating func addLeaf(_ id: LayoutStyleID) -> LayoutNodeID {
    switch random.below(3) {
    case 0: return tree.leaf(id, .lines(0))
    case 1: return tree.leaf(id, .fixed(width: lengths.points(Double(random.below(90))), height: lengths.points(30)))
    default: return tree.leaf(id)
    }
  }

  private mutating func add(_ style: LayoutStyle, _ depth: Int) -> LayoutNodeID {
    budget -= 1
    let id = tree.styles.add(style)
    if depth == 0 || budget <= 0 { return addLeaf(id) }
    let node = tree.open(id)
    for _ in 0..<random.below(5) {
      let style = self.style()
      _ = add(style, depth - 1)
    }
    tree.close()
    return node
  }
}
