import BandLayout
import BandScreenModel

/// A style tree as an engine's caller has it: what each engine's own form is built from.
struct StyleTree {
  struct Size {
    var points: Double?
    var percent: Double?
    static var auto: Size { Size() }
    static func points(_ points: Double) -> Size { Size(points: points) }
    static func percent(_ percent: Double) -> Size { Size(percent: percent) }
  }
  struct Node {
    var isColumn = false
    var alignsCenter = false
    var width = Size.auto
    var height = Size.auto
    var grow = 0.0
    var margin = 0.0
    var marginLeft = 0.0
    var padding = 0.0
    var gap = 0.0
    var children: [Int] = []
  }
  var nodes: [Node] = []
  var root = 0

  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }
}

/// The random numbers of the trees: splitmix64.
struct Random {
  var state: UInt64 = 12345

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func double() -> Double { Double(next() >> 11) * 0x1p-53 }
  mutating func float() -> Double { Double(Float(next() >> 40) * 0x1p-24) }

  mutating func size() -> StyleTree.Size {
    let kind = double()
    if kind < 0.2 { return .auto }
    return kind < 0.8 ? .points(Double(Float(float()) * 500)) : .percent(Double(Float(float()) * 100))
  }
}

extension StyleTree {
  /// The trees by name: `huge`, `wide`, `deeprand`, `deepauto`, `superdeep`, `screen`.
  static func make(_ name: String, _ count: Int) -> StyleTree? {
    var tree = StyleTree()
    var random = Random()
    func deep(_ count: Int, _ branches: Int, _ tree: inout StyleTree, _ make: (inout Random) -> Node) -> [Int] {
      if count <= branches { return (0..<max(count, 0)).map { _ in tree.add(make(&random)) } }
      return (0..<branches).map { _ in
        let children = deep((count - branches) / branches, branches, &tree, make)
        var node = make(&random)
        node.children = children
        return tree.add(node)
      }
    }
    tree.root = tree.add(Node())
    switch name {
    case "huge":
      tree.nodes[0].children = deep(count, 10, &tree) { _ in
        Node(width: .points(10), height: .points(10), grow: 1)
      }
    case "deeprand":
      tree.nodes[0].children = deep(count, 2, &tree) { random in
        let width = random.size()
        return Node(width: width, height: random.size())
      }
    case "deepauto":
      tree.nodes[0].children = deep(count, 2, &tree) { _ in Node(grow: 1, margin: 10) }
    case "wide":
      while tree.nodes.count < count {
        let leaves = (0..<(1 + Int(random.next() % 4))).map { _ -> Int in
          let width = random.size()
          return tree.add(Node(width: width, height: random.size()))
        }
        let width = random.size()
        var container = Node(width: width, height: random.size())
        container.children = leaves
        tree.nodes[0].children.append(tree.add(container))
      }
    case "superdeep":
      var list: [Int] = []
      for _ in 0..<count {
        var container = Node(grow: 1, margin: 10)
        container.children = list
        let inner = tree.add(container)
        list = [inner, tree.add(Node(grow: 1, margin: 10)), tree.add(Node(grow: 1, margin: 10))]
      }
      tree.nodes[0].children = list
    case "screen":
      tree.nodes[0].isColumn = true
      while tree.nodes.count + 8 <= count {
        let icon = tree.add(Node(width: .points(40), height: .points(40)))
        let title = tree.add(Node(height: .points(20)))
        let subtitle = tree.add(Node(width: .percent(60), height: .points(16)))
        let middle = tree.add(Node(isColumn: true, grow: 1, gap: 4, children: [title, subtitle]))
        let button = tree.add(Node(width: .points(64), height: .points(32)))
        let row = tree.add(Node(alignsCenter: true, padding: 12, gap: 8, children: [icon, middle, button]))
        let line = tree.add(Node(height: .points(1), marginLeft: 12))
        tree.nodes[0].children += [row, line]
      }
    default: return nil
    }
    return tree
  }
}

/// A tree in the form that our engine's interface asks for.
struct Built {
  var tree: LayoutTree
  var lengths = LengthTable<Double>()
  /// The index of each node in the engine's order.
  var order: [Int] = []

  init(_ source: StyleTree, automaticMinimum: Bool) {
    var builder = Builder(source: source, automaticMinimum: automaticMinimum)
    builder.order.reserveCapacity(source.nodes.count)
    builder.tree.reserve(source.nodes.count)
    builder.add(source.root)
    builder.tree.styles = builder.styles
    tree = builder.tree
    lengths = builder.lengths
    order = builder.order
  }

  private struct Builder {
    let source: StyleTree
    let automaticMinimum: Bool
    var tree = LayoutTree()
    var styles = LayoutStyleTable()
    var lengths = LengthTable<Double>()
    var order: [Int] = []

    mutating func length(_ size: StyleTree.Size) -> LengthID {
      if let points = size.points { return lengths.points(points) }
      if let percent = size.percent { return lengths.percent(percent) }
      return .auto
    }

    mutating func add(_ index: Int) {
      let node = source.nodes[index]
      var style = LayoutStyle()
      style.boxSizing = .borderBox
      style.flexDirection = node.isColumn ? .column : .row
      if node.alignsCenter { style.alignItems = .center }
      style.width = length(node.width)
      style.height = length(node.height)
      style.flexGrow = node.grow
      if !automaticMinimum {
        style.minWidth = .zero
        style.minHeight = .zero
      }
      if node.margin != 0 { style.margin = LayoutEdges(all: lengths.points(node.margin)) }
      if node.marginLeft != 0 { style.margin.left = lengths.points(node.marginLeft) }
      if node.padding != 0 { style.padding = LayoutEdges(all: lengths.points(node.padding)) }
      if node.gap != 0 {
        style.rowGap = lengths.points(node.gap)
        style.columnGap = style.rowGap
      }
      order.append(index)
      let id = styles.add(style)
      if node.children.isEmpty {
        tree.leaf(id)
        return
      }
      tree.open(id)
      for child in node.children { add(child) }
      tree.close()
    }
  }
}
