import BandScreenModel
import BandSyntax

// Which edges of a scroll keep its content clear of what isn't safe, and by how much where anchors tell.

extension Expander {
  mutating func finishScrolls() {
    var islandOf: [Int32: Int] = [:]
    for (number, island) in screen.islands.enumerated() where screen[island.root].scroll >= 0 {
      islandOf[island.root.index] = number
    }
    for number in screen.scrolls.indices {
      let index = Int(screen.scrolls[number].element.index)
      guard !isInScroll(index) else { continue }
      var edges = nodes[index].insets ?? .all
      let island = islandOf[Int32(truncatingIfNeeded: index)]
      for axis in [Axis.horizontal, .vertical] where !isGiven(index, axis) {
        // It hugs its content: the insets of edges that its anchors fix are all it takes.
        let fixed = island.map { fixedEdges(screen.islands[$0], axis) } ?? []
        for edge in Edge.allCases where edge.axis == axis && !fixed.contains(edge) { edges.remove(EdgeSet(edge)) }
      }
      screen.scrolls[number].automaticEdges = edges
      if let island { setPadding(of: island, index, edges) }
    }
  }

  private func isInScroll(_ index: Int) -> Bool {
    var ancestor = Int(screen.elements[index].parent.index)
    while ancestor > 0 {
      if screen.elements[ancestor].scroll >= 0 { return true }
      ancestor = Int(screen.elements[ancestor].parent.index)
    }
    return false
  }

  private func fixedEdges(_ island: Island, _ axis: Axis) -> EdgeSet {
    let isAcross = axis == .horizontal
    switch isAcross ? island.horizontal : island.vertical {
    case .between: return isAcross ? [.left, .right] : [.top, .bottom]
    case .from: return isAcross ? .left : .top
    case .upTo: return isAcross ? .right : .bottom
    case .around: return []
    }
  }

  private mutating func setPadding(of number: Int, _ index: Int, _ edges: EdgeSet) {
    let safe = safeAreas[Int(nodes[index].safeArea)]
    for edge in Edge.allCases where edges.contains(edge) {
      guard let own = frameEdge(edge, of: screen.islands[number], index) else { continue }
      let inset = edge.isStart ? screen.formulas.subtract(safe[edge], own) : screen.formulas.subtract(own, safe[edge])
      // From the glass it is never negative.
      let isAtGlass = own == screenEdge(edge)
      screen.islands[number].automaticPadding[edge] =
        isAtGlass || inset == .zero ? inset : screen.formulas.larger(inset, .zero)
    }
  }

  /// The coordinate of an edge of an island's root, as far as its anchors and sizes give it.
  private mutating func frameEdge(_ edge: Edge, of island: Island, _ index: Int) -> FormulaID? {
    let isAcross = edge.axis == .horizontal
    let flow = screen.flows[Int(screen.elements[index].flow)]
    let basis = isAcross ? island.percentageWidth : island.percentageHeight
    var size: FormulaID?
    switch isAcross ? flow.width : flow.height {
    case .length(let length): size = length
    case .percent(let share, let offset):
      size = screen.formulas.add(screen.formulas.scale(basis, by: share), offset)
    case .automatic, .hug, .fill: break
    }
    switch isAcross ? island.horizontal : island.vertical {
    case .between(let start, let end): return inside(edge.isStart ? start : end, edge, flow, of: island)
    case .from(let start, _):
      let first = inside(start, edge.isStart ? edge : edge.opposite, flow, of: island)
      return edge.isStart ? first : size.map { screen.formulas.add(first, $0) }
    case .upTo(let end, _):
      let last = inside(end, edge.isStart ? edge.opposite : edge, flow, of: island)
      return edge.isStart ? size.map { screen.formulas.subtract(last, $0) } : last
    case .around(let center, _):
      guard let size else { return nil }
      let half = screen.formulas.scale(size, by: 0.5)
      return edge.isStart ? screen.formulas.subtract(center, half) : screen.formulas.add(center, half)
    }
  }

  /// A line less the margin that lies inside it.
  private mutating func inside(
    _ line: FormulaID, _ edge: Edge, _ flow: FlowProperties, of island: Island
  ) -> FormulaID {
    let margin: FormulaID
    switch flow.margin[edge] {
    case .length(let length): margin = length
    // Source: CSS Box Model 3, section 3: of the width, on all sides.
    case .percent(let share, let offset):
      margin = screen.formulas.add(screen.formulas.scale(island.percentageWidth, by: share), offset)
    case .automatic, .hug, .fill: return line
    }
    return edge.isStart ? screen.formulas.add(line, margin) : screen.formulas.subtract(line, margin)
  }
}
