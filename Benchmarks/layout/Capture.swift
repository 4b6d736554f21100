import BandSyntax

/// Reads a recorded screen of the shared corpus: styles, and texts as a width and a line height.
extension StyleTree {
  init?(capture bytes: [UInt8]) {
    guard let file = try? JSONValue(reading: bytes), let root = file["root"] else { return nil }
    self.init()
    add(root)
    nodes[0].width = .points(file["available"]?["w"]?.number ?? 0)
    nodes[0].height = .points(file["available"]?["h"]?.number ?? 0)
  }

  private static func length(_ value: JSONValue?, _ absent: TreeLength) -> TreeLength {
    guard let value else { return absent }
    if let points = value["pt"]?.number { return .points(points) }
    if let percent = value["pct"]?.number { return .percent(percent) }
    return value.string == "auto" ? .auto : absent
  }

  private static func edges(_ value: JSONValue?, _ absent: TreeLength) -> TreeEdges {
    TreeEdges(["top", "right", "bottom", "left"].map { length(value?[$0], absent) })
  }

  private mutating func add(_ value: JSONValue) {
    let style = value["style"] ?? .object([])
    var node = Node()
    switch style["flexDirection"]?.string {
    case "row-reverse": node.direction = 1
    case "column": node.direction = 2
    case "column-reverse": node.direction = 3
    default: node.direction = 0
    }
    switch style["justifyContent"]?.string {
    case "center": node.justify = 1
    case "flex-end", "end": node.justify = 2
    case "space-between": node.justify = 3
    case "space-around": node.justify = 4
    case "space-evenly": node.justify = 5
    default: node.justify = 0
    }
    func align(_ key: StaticString, _ absent: Int) -> Int {
      switch style[key]?.string {
      case "flex-start", "start": 0
      case "center": 1
      case "flex-end", "end": 2
      case "stretch": 3
      case "baseline": 4
      default: absent
      }
    }
    node.alignContent = align("alignContent", 3)
    node.alignItems = align("alignItems", 3)
    node.alignSelf = align("alignSelf", -1)
    node.wraps = style["flexWrap"]?.string == "wrap"
    node.isAbsolute = style["position"]?.string == "absolute"
    node.isHidden = style["display"]?.string == "none"
    node.scrolls = style["overflow"] != nil
    node.grow = style["flexGrow"]?.number ?? 0
    node.shrink = style["flexShrink"]?.number ?? 1
    node.basis = Self.length(style["flexBasis"], .auto)
    node.width = Self.length(style["width"], .auto)
    node.height = Self.length(style["height"], .auto)
    // Yoga has no automatic minimum size.
    node.minWidth = Self.length(style["minWidth"], .points(0))
    node.minHeight = Self.length(style["minHeight"], .points(0))
    node.maxWidth = Self.length(style["maxWidth"], .none)
    node.maxHeight = Self.length(style["maxHeight"], .none)
    node.margin = Self.edges(style["margin"], .points(0))
    node.padding = Self.edges(style["padding"], .points(0))
    node.border = Self.edges(style["border"], .points(0))
    node.inset = Self.edges(style["inset"], .auto)
    node.rowGap = Self.length(style["gap"]?["row"], .points(0))
    node.columnGap = Self.length(style["gap"]?["column"], .points(0))
    let records = value["measure"]?.elements ?? []
    if value["measure"] != nil {
      node.textWidth = records.compactMap { $0["w"]?.number }.max() ?? 10
      node.textHeight = records.compactMap { $0["h"]?.number }.filter { $0 > 0 }.min() ?? 10
    }
    let children = value["children"]?.elements ?? []
    node.childCount = children.count
    nodes.append(node)
    for child in children { add(child) }
  }
}
