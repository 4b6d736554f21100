import BandLayout
import BandScreenModel
import BandSyntax

/// A case as the engine takes it: a tree under a wrapper that is the root's containing block.
public struct ConformanceTree {
  public let tree: LayoutTree
  public let reader: StyleReader
  public let texts: [LineTable]
  /// The wrapper, and below it the nodes of the case in pre-order.
  public let wrapper: LayoutNodeID
  /// For each node in pre-order: its ID, the box it should have, and its parent in the case.
  public let nodes: [(id: LayoutNodeID, box: ConformanceBox?, scrollBy: (width: Double, height: Double)?)]

  public init(_ one: ConformanceCase) {
    var builder = Builder()
    var wrapper = LayoutStyle()
    wrapper.position = .relative
    wrapper.width = builder.reader.points(one.viewport?.width ?? 4000)
    wrapper.height = builder.reader.points(one.viewport?.height ?? 3000)
    self.wrapper = builder.tree.open(builder.reader.styles.add(wrapper))
    var root = one.root
    // The root is an absolute box whatever it says.
    if case .object(let members) = root.style {
      root.style = .object(
        members.filter { !$0.isNamed("position") } + [JSONMember(name: "position", value: .string("absolute"))])
    }
    builder.add(root)
    builder.tree.close()
    builder.tree.styles = builder.reader.styles
    tree = builder.tree
    reader = builder.reader
    texts = builder.texts
    nodes = builder.nodes
  }

  private struct Builder {
    var tree = LayoutTree()
    var reader = StyleReader()
    var texts: [LineTable] = []
    var nodes: [(id: LayoutNodeID, box: ConformanceBox?, scrollBy: (width: Double, height: Double)?)] = []

    mutating func add(_ node: ConformanceNode) {
      let style = reader.add(node.style)
      if let text = node.text {
        let id = tree.leaf(style, .lines(texts.count))
        texts.append(AhemText.table(text))
        nodes.append((id, node.box, node.scrollBy))
        return
      }
      let id = tree.open(style)
      nodes.append((id, node.box, node.scrollBy))
      for child in node.children {
        reader.columnNames = StyleReader.names(node.style["gridTemplateColumns"])
        reader.rowNames = StyleReader.names(node.style["gridTemplateRows"])
        add(child)
      }
      tree.close()
    }
  }
}

extension ConformanceTree {
  /// Lays the case out with any scalar.
  public func layout<S: LayoutScalar>(
    _ engine: inout LayoutEngine<S>, _ run: inout S.Run, _ value: (_ index: Int, _ points: Double) -> S
  ) {
    engine.begin(tree)
    engine.layout(tree, wrapper, in: LayoutSpace(), lengths: reader.table(value), texts: texts, &run)
  }

  /// The frames of all nodes, five numbers each.
  public func frames<S: LayoutScalar>(_ engine: LayoutEngine<S>) -> [S] {
    nodes.flatMap { node -> [S] in
      node.box == nil
        ? []
        : [
          engine.x(of: node.id), engine.y(of: node.id), engine.width(of: node.id), engine.height(of: node.id),
          engine.firstBaseline(of: node.id),
        ]
    }
  }
}
