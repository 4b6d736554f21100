import BandLayout
import BandPlacement
import BandScreenModel

/// Shows at once of many elements that they are apart: the children of a row or a column follow one another, and what is in a child
/// stays in it.
///
/// Pairs of elements are as many as the square of their number; the links of rows and columns, and the steps from an element
/// to what is around it, are as many as the elements. What isn't shown so is left to be shown pair by pair.
struct FlowOrder {
  /// What came of showing one thing.
  private enum Fact {
    case unknown, failed
    /// It holds where these rows do.
    case holds([Int32])
  }

  /// The frames that an element's region is inside of, as far as that is shown step by step: from one to another around it.
  private struct Holders {
    var first: ElementIndex
    var last: ElementIndex
    /// Where that holds.
    var rows: [Int32]
  }

  private let context: PlacementCase
  /// By element: each of its children in the flow begins where the one before it has ended, or behind that.
  private var isOrdered: [Fact]
  /// By element: its frame is inside the frame of its parent.
  private var isInside: [Fact]
  /// By element, once they were asked for.
  private var holders: [Holders?]

  init(_ context: PlacementCase) {
    self.context = context
    let count = context.screen.elements.count
    isOrdered = [Fact](repeating: .unknown, count: count)
    isInside = isOrdered
    holders = [Holders?](repeating: nil, count: count)
  }

  /// The covers, all in the same scroll as an element, that are left once those are taken away that rows and columns keep apart from it.
  ///
  /// - Parameters:
  ///   - rows: gets the rows that this hangs on.
  ///   - prove: the rows where a clearance is kept; nothing where that isn't shown.
  mutating func unordered(
    _ covers: [Int], besides element: ElementIndex, _ evaluator: Evaluator<Trace>, rows: inout [Int32],
    prove: (Clearance) -> [Int32]?
  ) -> [Int] {
    let screen = context.screen
    let scroll = context.scrollAround[Int(element.index)]
    let own = holders(of: element, prove)
    var left = covers
    var child = own.first
    // What is beside the element in a row or column, then what is beside that, and so on outward as far as the element is held.
    while child != .screen, !left.isEmpty, context.scrollAround[Int(child.index)] == scroll, !screen[child].isIsland,
      case .holds(let links) = order(of: screen[child].parent, evaluator, prove)
    {
      let around = screen[child].parent
      let inside = Int(child.index)..<max(Int(screen[child].end), Int(child.index) + 1)
      let count = left.count
      var needed = links
      left.removeAll { cover in
        guard cover > Int(around.index), cover < Int(screen[around].end), !inside.contains(cover) else { return false }
        let held = holders(of: ElementIndex(cover), prove)
        // By the child of the row or column that it is in.
        guard held.first.index > around.index,
          held.last.index <= around.index || screen[held.last].parent == around && !screen[held.last].isIsland
        else { return false }
        if !held.rows.isEmpty { needed = union(needed, held.rows) }
        return true
      }
      if left.count < count { rows = union(rows, needed) }
      if around.index < own.last.index { break }
      child = around
    }
    if left.count < covers.count { rows = union(rows, own.rows) }
    return left
  }

  private mutating func holders(of element: ElementIndex, _ prove: (Clearance) -> [Int32]?) -> Holders {
    if let known = holders[Int(element.index)] { return known }
    let screen = context.screen
    var found = Holders(first: element, last: element, rows: [])
    if screen[element].role.isTappable, !screen[element].hasNoSlop {
      // The hit region reaches beyond the frame: what is around may hold it.
      let rows = inside({ .hit(element, $0) }, screen[element].parent, prove)
      found.first = rows == nil ? .screen : screen[element].parent
      found.last = found.first
      found.rows = rows ?? []
    }
    while found.last != .screen, !screen[found.last].isIsland, screen[screen[found.last].parent].scroll < 0,
      case .holds(let step) = isInsideParent(found.last, prove)
    {
      found.rows = union(found.rows, step)
      found.last = screen[found.last].parent
    }
    holders[Int(element.index)] = found
    return found
  }

  private mutating func isInsideParent(_ element: ElementIndex, _ prove: (Clearance) -> [Int32]?) -> Fact {
    let index = Int(element.index)
    if case .unknown = isInside[index] {
      let rows = inside({ .frame(element, $0) }, context.screen[element].parent, prove)
      isInside[index] = rows.map { .holds($0) } ?? .failed
    }
    return isInside[index]
  }

  private func inside(
    _ own: (Edge) -> Measure, _ outer: ElementIndex, _ prove: (Clearance) -> [Int32]?
  ) -> [Int32]? {
    var rows: [Int32] = []
    for edge in Edge.allCases {
      let far = Measure.frame(outer, edge)
      guard let needed = prove(edge.isStart ? .atLeast(own(edge), far) : .atLeast(far, own(edge))) else { return nil }
      rows = union(rows, needed)
    }
    return rows
  }

  private mutating func order(
    of element: ElementIndex, _ evaluator: Evaluator<Trace>, _ prove: (Clearance) -> [Int32]?
  ) -> Fact {
    let index = Int(element.index)
    if case .unknown = isOrdered[index] {
      isOrdered[index] = links(of: element, evaluator, prove).map { .holds($0) } ?? .failed
    }
    return isOrdered[index]
  }

  private func links(
    of element: ElementIndex, _ evaluator: Evaluator<Trace>, _ prove: (Clearance) -> [Int32]?
  ) -> [Int32]? {
    let screen = context.screen
    let edges: (start: Edge, end: Edge)
    switch screen[element].kind {
    case .column: edges = (.top, .bottom)
    case .row: edges = (.left, .right)
    default: return nil
    }
    var rows: [Int32] = []
    var last: ElementIndex?
    var isBackwards: Bool?
    var next = element.index + 1
    while next < screen[element].end {
      let child = ElementIndex(Int(next))
      next = max(screen[child].end, next + 1)
      if screen[child].isIsland || !evaluator.exists(child) { continue }
      if let last {
        // Which way they go is seen at the first two: right to left, or in reverse.
        let forward = Clearance.atLeast(.frame(child, edges.start), .frame(last, edges.end))
        let backward = Clearance.atLeast(.frame(last, edges.start), .frame(child, edges.end))
        if isBackwards == nil { isBackwards = evaluator.traced(forward).value < -placementTolerance }
        guard let needed = prove(isBackwards == true ? backward : forward) else { return nil }
        rows = union(rows, needed)
      }
      last = child
    }
    return rows
  }
}

extension ScreenElement {
  fileprivate var hasNoSlop: Bool {
    hitSlop.left == .zero && hitSlop.top == .zero && hitSlop.right == .zero && hitSlop.bottom == .zero
  }
}
