/// Identity of a box: its index in the tree that made it, in pre-order. Means nothing in another tree.
public struct LayoutNodeID: Hashable, Sendable {
  /// The index in pre-order.
  public let index: Int32

  /// The box at an index in pre-order.
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// What stands in a box without children.
public enum LayoutLeaf: Hashable, Sendable {
  /// Nothing: the content box is as large as its style says.
  case empty
  /// Something of a size of its own: an image.
  case fixed(width: LengthID, height: LengthID)
  /// A text: an index into the run's line tables.
  case lines(Int)
  /// Something that a measurer answers for; only in the conformance runner and in benchmarks.
  case probe(Int)
}

/// One box of a `LayoutTree`.
struct LayoutNode: Sendable {
  enum Kind: UInt8, Sendable {
    case container
    case fixed
    case lines
    case probe
  }
  var style: Int32
  /// The index after the last box inside this one.
  var end: Int32
  var parent: Int32
  /// The index of the line table or probe, or of the width's length.
  var first: Int32 = 0
  /// The index of the height's length.
  var second: Int32 = 0
  var kind: Kind = .container
}

/// Boxes in pre-order, with their styles.
///
/// A tree may have several roots, each laid out by a call of its own. Built from the outside in: `open` a box, add what
/// is inside, `close` it.
public struct LayoutTree: Sendable {
  /// The styles that the boxes point into.
  public var styles: LayoutStyleTable
  private(set) var nodes: [LayoutNode] = []
  private var open: [Int32] = []
  /// The most line tables that the tree points into.
  private(set) var lineTableCount = 0
  private(set) var highestLength: Int32 = 0
  private(set) var highestStyle: Int32 = -1

  /// An empty tree that shares a style table.
  public init(styles: LayoutStyleTable = LayoutStyleTable()) { self.styles = styles }

  /// How many boxes there are.
  public var count: Int { nodes.count }

  /// Makes room for so many boxes.
  public mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

  /// Begins a box; what follows until `close` is inside it. Without an open box it is a root.
  @discardableResult
  public mutating func open(_ style: LayoutStyleID) -> LayoutNodeID {
    let id = append(style)
    open.append(id.index)
    return id
  }

  /// Ends the box that was opened last.
  ///
  /// - Precondition: a box is open.
  public mutating func close() {
    let index = open.removeLast()
    nodes[Int(index)].end = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Adds a box without children.
  @discardableResult
  public mutating func leaf(_ style: LayoutStyleID, _ leaf: LayoutLeaf = .empty) -> LayoutNodeID {
    let id = append(style)
    let index = Int(id.index)
    switch leaf {
    case .empty: break
    case .fixed(let width, let height):
      nodes[index].kind = .fixed
      nodes[index].first = width.index
      nodes[index].second = height.index
      highestLength = max(highestLength, width.index, height.index)
    case .lines(let table):
      nodes[index].kind = .lines
      nodes[index].first = Int32(truncatingIfNeeded: table)
      lineTableCount = max(lineTableCount, table + 1)
    case .probe(let probe):
      nodes[index].kind = .probe
      nodes[index].first = Int32(truncatingIfNeeded: probe)
    }
    return id
  }

  /// Gives a box another style.
  public mutating func setStyle(_ style: LayoutStyleID, of node: LayoutNodeID) {
    nodes[Int(node.index)].style = style.index
    highestStyle = max(highestStyle, style.index)
  }

  /// The style of a box.
  public func style(of node: LayoutNodeID) -> LayoutStyleID { LayoutStyleID(Int(nodes[Int(node.index)].style)) }

  /// The box that a box is in, or `nil` for a root.
  public func parent(of node: LayoutNodeID) -> LayoutNodeID? {
    let parent = nodes[Int(node.index)].parent
    return parent < 0 ? nil : LayoutNodeID(Int(parent))
  }

  /// The box after the last one inside `node`: where the next sibling begins, if there is one.
  public func end(of node: LayoutNodeID) -> LayoutNodeID { LayoutNodeID(Int(nodes[Int(node.index)].end)) }

  private mutating func append(_ style: LayoutStyleID) -> LayoutNodeID {
    let id = LayoutNodeID(nodes.count)
    highestStyle = max(highestStyle, style.index)
    nodes.append(LayoutNode(style: style.index, end: id.index + 1, parent: open.last ?? -1))
    return id
  }
}
