/// A length of a style tree.
struct TreeLength: Equatable {
  enum Kind { case auto, none, points, percent }
  var kind: Kind
  var value = 0.0
  static let auto = TreeLength(kind: .auto)
  static let none = TreeLength(kind: .none)
  static func points(_ value: Double) -> TreeLength { TreeLength(kind: .points, value: value) }
  static func percent(_ value: Double) -> TreeLength { TreeLength(kind: .percent, value: value) }

  /// How the length stands in a tree file: `a`, `n`, `12p` or `50%`.
  var text: String {
    switch kind {
    case .auto: "a"
    case .none: "n"
    case .points: "\(value)p"
    case .percent: "\(value)%"
    }
  }

  init(kind: Kind, value: Double = 0) {
    self.kind = kind
    self.value = value
  }

  init(text: Substring) {
    switch text.last {
    case "p": self = .points(Double(text.dropLast()) ?? 0)
    case "%": self = .percent(Double(text.dropLast()) ?? 0)
    case "n": self = .none
    default: self = .auto
    }
  }
}

/// A length for each side of a box.
struct TreeEdges: Equatable {
  var top: TreeLength
  var right: TreeLength
  var bottom: TreeLength
  var left: TreeLength
  var all: [TreeLength] { [top, right, bottom, left] }

  init(_ length: TreeLength) { self.init([length, length, length, length]) }

  init(_ sides: [TreeLength]) {
    top = sides[0]
    right = sides[1]
    bottom = sides[2]
    left = sides[3]
  }
}

/// A style tree as an engine's caller has it, nodes in pre-order: what each engine's own form is built from.
struct StyleTree {
  struct Node {
    /// 0 row, 1 row-reverse, 2 column, 3 column-reverse.
    var direction = 0
    /// 0 start, 1 center, 2 end, 3 space-between, 4 space-around, 5 space-evenly.
    var justify = 0
    /// 0 start, 1 center, 2 end, 3 stretch, 4 baseline; -1 is the parent's for `alignSelf`.
    var alignContent = 3
    var alignItems = 3
    var alignSelf = -1
    var wraps = false
    var isAbsolute = false
    var isHidden = false
    var scrolls = false
    var grow = 0.0
    var shrink = 1.0
    var basis = TreeLength.auto
    var width = TreeLength.auto
    var height = TreeLength.auto
    var minWidth = TreeLength.auto
    var minHeight = TreeLength.auto
    var maxWidth = TreeLength.none
    var maxHeight = TreeLength.none
    var margin = TreeEdges(.points(0))
    var padding = TreeEdges(.points(0))
    var border = TreeEdges(.points(0))
    var inset = TreeEdges(.auto)
    var rowGap = TreeLength.points(0)
    var columnGap = TreeLength.points(0)
    /// A text's width on one line and its line height, or -1.
    var textWidth = -1.0
    var textHeight = -1.0
    var childCount = 0
  }
  var nodes: [Node] = []

  /// The tree as the other engines' programs read it: a node a line, its children after it.
  var text: String {
    var lines = ["\(nodes.count)"]
    for node in nodes {
      let words: [String] =
        [
          "\(node.direction)", "\(node.justify)", "\(node.alignContent)", "\(node.alignItems)", "\(node.alignSelf)",
          "\(node.wraps ? 1 : 0)", "\(node.isAbsolute ? 1 : 0)", "\(node.isHidden ? 1 : 0)",
          "\(node.scrolls ? 1 : 0)", "\(node.grow)", "\(node.shrink)",
        ]
        + [
          node.basis, node.width, node.height, node.minWidth, node.minHeight, node.maxWidth, node.maxHeight,
        ].map(\.text) + (node.margin.all + node.padding.all + node.border.all + node.inset.all).map(\.text)
        + [node.rowGap.text, node.columnGap.text, "\(node.textWidth)", "\(node.textHeight)", "\(node.childCount)"]
      lines.append(words.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The height that a leaf is given where one leaf changes.
  static var otherHeight: Double { 15 }

  /// The first leaf in the second half that isn't a text and whose parent isn't the root: the one that changes.
  var innerLeaf: Int? {
    var parents: [Int] = []
    var open: [(node: Int, left: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.left == 0 { open.removeLast() }
      parents.append(open.last?.node ?? -1)
      if !open.isEmpty { open[open.count - 1].left -= 1 }
      if node.childCount > 0 { open.append((index, node.childCount)) }
    }
    return nodes.indices.first {
      $0 >= nodes.count / 2 && nodes[$0].childCount == 0 && nodes[$0].textWidth < 0 && parents[$0] > 0
    }
  }

  init() {}

  init(text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ")
      guard words.count == 39 else { continue }
      func length(_ index: Int) -> TreeLength { TreeLength(text: words[index]) }
      func number(_ index: Int) -> Double { Double(words[index]) ?? 0 }
      var node = Node()
      node.direction = Int(words[0]) ?? 0
      node.justify = Int(words[1]) ?? 0
      node.alignContent = Int(words[2]) ?? 0
      node.alignItems = Int(words[3]) ?? 0
      node.alignSelf = Int(words[4]) ?? 0
      node.wraps = words[5] == "1"
      node.isAbsolute = words[6] == "1"
      node.isHidden = words[7] == "1"
      node.scrolls = words[8] == "1"
      node.grow = number(9)
      node.shrink = number(10)
      node.basis = length(11)
      node.width = length(12)
      node.height = length(13)
      node.minWidth = length(14)
      node.minHeight = length(15)
      node.maxWidth = length(16)
      node.maxHeight = length(17)
      node.margin = TreeEdges((18..<22).map { length($0) })
      node.padding = TreeEdges((22..<26).map { length($0) })
      node.border = TreeEdges((26..<30).map { length($0) })
      node.inset = TreeEdges((30..<34).map { length($0) })
      node.rowGap = length(34)
      node.columnGap = length(35)
      node.textWidth = number(36)
      node.textHeight = number(37)
      node.childCount = Int(words[38]) ?? 0
      nodes.append(node)
    }
  }
}

/// The random numbers of the trees: splitmix64 from 12345.
struct Random {
  private var state: UInt64 = 12345

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func size() -> TreeLength {
    let kind = Double(next() >> 11) * 0x1p-53
    if kind < 0.2 { return .auto }
    let part = Float(next() >> 40) * 0x1p-24
    return kind < 0.8 ? .points(Double(part * 500)) : .percent(Double(part * 100))
  }
}

extension StyleTree {
  private indirect enum Branch {
    case node(Node, [Branch])
  }

  /// The trees of the comparison by name: `huge`, `wide`, `deeprand`, `deepauto`, `superdeep`, `screen`.
  ///
  /// Source: the shapes of Taffy's `benches/flexbox.rs`; children are made before their parent, so that the random numbers fall the same way
  /// in every engine's generator.
  static func make(_ name: String, _ count: Int, isFixed: Bool, hasAutomaticMinimum: Bool) -> StyleTree? {
    var random = Random()
    var made = 1
    func deep(_ count: Int, _ branches: Int, _ style: (inout Random) -> Node) -> [Branch] {
      if count <= branches { return (0..<max(count, 0)).map { _ in .node(style(&random), []) } }
      return (0..<branches).map { _ in
        let children = deep((count - branches) / branches, branches, style)
        return .node(style(&random), children)
      }
    }
    func sized(_ random: inout Random) -> Node {
      var node = Node()
      node.width = random.size()
      node.height = random.size()
      return node
    }
    var spread = Node()
    spread.grow = 1
    spread.margin = TreeEdges(.points(10))
    var root = Node()
    var children: [Branch] = []
    switch name {
    case "huge":
      var node = Node()
      node.width = .points(10)
      node.height = .points(10)
      node.grow = 1
      children = deep(count, 10) { _ in node }
    case "deeprand": children = deep(count, 2) { sized(&$0) }
    case "deepauto": children = deep(count, 2) { _ in spread }
    case "wide":
      while made < count {
        let leaves = (0..<(1 + Int(random.next() % 4))).map { _ in Branch.node(sized(&random), []) }
        children.append(.node(sized(&random), leaves))
        made += leaves.count + 1
      }
    case "superdeep":
      for _ in 0..<count {
        children = [.node(spread, children), .node(spread, []), .node(spread, [])]
      }
    case "screen":
      root.direction = 2
      for _ in 0..<(count / 7) {
        var icon = Node()
        icon.width = .points(40)
        icon.height = .points(40)
        var title = Node()
        title.height = .points(20)
        var subtitle = Node()
        subtitle.width = .percent(60)
        subtitle.height = .points(16)
        var middle = Node()
        middle.direction = 2
        middle.grow = 1
        middle.rowGap = .points(4)
        middle.columnGap = .points(4)
        var button = Node()
        button.width = .points(64)
        button.height = .points(32)
        var row = Node()
        row.padding = TreeEdges(.points(12))
        row.rowGap = .points(8)
        row.columnGap = .points(8)
        row.alignItems = 1
        var line = Node()
        line.height = .points(1)
        line.margin.left = .points(12)
        children.append(
          .node(
            row,
            [.node(icon, []), .node(middle, [.node(title, []), .node(subtitle, [])]), .node(button, [])]))
        children.append(.node(line, []))
      }
    default: return nil
    }
    if isFixed {
      root.width = .points(1000)
      if name != "screen" { root.height = .points(1000) }
    }
    var tree = StyleTree()
    func add(_ node: Node, _ children: [Branch]) {
      var node = node
      node.childCount = children.count
      if !hasAutomaticMinimum {
        node.minWidth = .points(0)
        node.minHeight = .points(0)
      }
      tree.nodes.append(node)
      for case .node(let child, let inner) in children { add(child, inner) }
    }
    add(root, children)
    return tree
  }
}
