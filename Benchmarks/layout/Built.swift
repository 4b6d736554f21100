import BandLayout
import BandScreenModel

/// A tree in the form that our engine's interface asks for.
struct Built {
  var tree: LayoutTree
  var lengths: LengthTable<Double>
  var texts: [LineTable]

  /// How many lines a text may have in the comparison, here and in the other engines' programs.
  static let mostLines = 64

  init(_ source: StyleTree) {
    var builder = Builder(nodes: source.nodes)
    builder.tree.reserve(source.nodes.count)
    builder.add()
    builder.tree.styles = builder.styles
    tree = builder.tree
    lengths = builder.lengths
    texts = builder.texts
  }

  private struct Builder {
    let nodes: [StyleTree.Node]
    var place = 0
    var tree = LayoutTree()
    var styles = LayoutStyleTable()
    var lengths = LengthTable<Double>()
    var texts: [LineTable] = []

    @inline(__always)
    mutating func length(_ length: TreeLength) -> LengthID {
      switch length.kind {
      case .auto: .auto
      case .none: .none
      case .points: lengths.points(length.value)
      case .percent: lengths.percent(length.value)
      }
    }

    @inline(__always)
    mutating func edges(_ edges: TreeEdges) -> LayoutEdges {
      LayoutEdges(
        top: length(edges.top), right: length(edges.right), bottom: length(edges.bottom), left: length(edges.left))
    }

    func alignment(_ code: Int) -> BoxAlignment {
      switch code {
      case 0: .flexStart
      case 1: .center
      case 2: .flexEnd
      case 4: .baseline
      case -1: .auto
      default: .stretch
      }
    }

    mutating func add() {
      let index = place
      place += 1
      let id = styles.add(style(index))
      let count = nodes[index].childCount
      if count == 0 {
        if nodes[index].textWidth >= 0 {
          let width = nodes[index].textWidth
          let height = nodes[index].textHeight
          tree.leaf(id, .lines(texts.count))
          texts.append(
            LineTable(
              leastWidths: (1...Built.mostLines).map { width / Double($0) }, lineHeight: height, firstBaseline: height,
              lastBaseline: height, widestPiece: 0, widestLine: width))
        } else {
          tree.leaf(id)
        }
        return
      }
      tree.open(id)
      for _ in 0..<count { add() }
      tree.close()
    }

    @inline(__always)
    private mutating func style(_ index: Int) -> LayoutStyle {
      var style = LayoutStyle()
      style.boxSizing = .borderBox
      style.position = nodes[index].isAbsolute ? .absolute : .relative
      switch nodes[index].direction {
      case 1: style.flexDirection = .rowReverse
      case 2: style.flexDirection = .column
      case 3: style.flexDirection = .columnReverse
      default: break
      }
      switch nodes[index].justify {
      case 1: style.justifyContent = .center
      case 2: style.justifyContent = .flexEnd
      case 3: style.justifyContent = .spaceBetween
      case 4: style.justifyContent = .spaceAround
      case 5: style.justifyContent = .spaceEvenly
      default: break
      }
      style.alignContent = alignment(nodes[index].alignContent)
      style.alignItems = alignment(nodes[index].alignItems)
      style.alignSelf = alignment(nodes[index].alignSelf)
      if nodes[index].wraps { style.flexWrap = .wrap }
      if nodes[index].isHidden { style.display = .none }
      if nodes[index].scrolls {
        style.overflowX = .hidden
        style.overflowY = .hidden
      }
      style.flexGrow = nodes[index].grow
      style.flexShrink = nodes[index].shrink
      style.flexBasis = length(nodes[index].basis)
      style.width = length(nodes[index].width)
      style.height = length(nodes[index].height)
      style.minWidth = length(nodes[index].minWidth)
      style.minHeight = length(nodes[index].minHeight)
      style.maxWidth = length(nodes[index].maxWidth)
      style.maxHeight = length(nodes[index].maxHeight)
      style.margin = edges(nodes[index].margin)
      style.padding = edges(nodes[index].padding)
      style.border = edges(nodes[index].border)
      style.inset = edges(nodes[index].inset)
      style.rowGap = length(nodes[index].rowGap)
      style.columnGap = length(nodes[index].columnGap)
      return style
    }
  }
}
