import BandScreenModel

/// A rectangle by its edges, in points.
struct EdgeBox {
  var edges: Edges<Double>

  init(_ edges: Edges<Double>) { self.edges = edges }

  var isEmpty: Bool { edges.left >= edges.right || edges.top >= edges.bottom }

  /// Whether two rectangles have an area in common; touching is not intersecting.
  func meets(_ other: EdgeBox) -> Bool {
    edges.left < other.edges.right - placementTolerance && other.edges.left < edges.right - placementTolerance
      && edges.top < other.edges.bottom - placementTolerance && other.edges.top < edges.bottom - placementTolerance
  }

  func contains(_ other: EdgeBox) -> Bool {
    edges.left <= other.edges.left && edges.top <= other.edges.top && edges.right >= other.edges.right
      && edges.bottom >= other.edges.bottom
  }

  func start(_ axis: Axis) -> Double { axis == .vertical ? edges.top : edges.left }
  func end(_ axis: Axis) -> Double { axis == .vertical ? edges.bottom : edges.right }

  mutating func cut(to other: EdgeBox) {
    edges = Edges(
      left: max(edges.left, other.edges.left), top: max(edges.top, other.edges.top),
      right: min(edges.right, other.edges.right), bottom: min(edges.bottom, other.edges.bottom))
  }

  mutating func set(_ axis: Axis, from other: EdgeBox) {
    if axis == .vertical {
      edges.top = other.edges.top
      edges.bottom = other.edges.bottom
    } else {
      edges.left = other.edges.left
      edges.right = other.edges.right
    }
  }
}

/// Rectangles in order along an axis, so that those that meet another one are found without looking at all.
///
/// - Complexity: O(n log n) to make; a search is O(log n) and what it finds along the axis.
struct CoverIndex {
  private var members: [Int32]
  private var boxes: [EdgeBox] = []
  /// The axis along which they stand apart the most.
  private var axis = Axis.vertical
  /// The largest end of the members from `leaves` on, by two, and so on up to all at 1: a heap of ends.
  private var ends: [Double] = []
  private var leaves = 0

  /// - Parameter boxOf: the rectangles of the elements, by element.
  init(_ elements: [Int32], _ boxOf: [EdgeBox]) {
    members = elements
    // A few are looked at one after the other.
    if elements.count > 8 { sort(boxOf) }
    boxes = members.map { boxOf[Int($0)] }
    guard members.count > 8 else { return }
    leaves = 1
    while leaves < members.count { leaves *= 2 }
    ends = [Double](repeating: -.infinity, count: 2 * leaves)
    for (index, box) in boxes.enumerated() { ends[leaves + index] = box.end(axis) }
    for node in stride(from: leaves - 1, through: 1, by: -1) { ends[node] = max(ends[2 * node], ends[2 * node + 1]) }
  }

  private mutating func sort(_ boxOf: [EdgeBox]) {
    var sums = (across: 0.0, down: 0.0)
    var bounds = boxOf[Int(members[0])].edges
    for member in members {
      let box = boxOf[Int(member)].edges
      sums.across += box.right - box.left
      sums.down += box.bottom - box.top
      bounds = Edges(
        left: min(bounds.left, box.left), top: min(bounds.top, box.top), right: max(bounds.right, box.right),
        bottom: max(bounds.bottom, box.bottom))
    }
    axis =
      sums.across * (bounds.bottom - bounds.top) < sums.down * (bounds.right - bounds.left) ? .horizontal : .vertical
    let axis = self.axis
    members.sort { a, b in
      let first = boxOf[Int(a)].start(axis)
      let second = boxOf[Int(b)].start(axis)
      return first == second ? a < b : first < second
    }
  }

  /// Calls a closure for each member that meets a rectangle, until it says that it has enough.
  ///
  /// - Parameter work: counts what was looked at.
  func forEach(meeting box: EdgeBox, work: inout Int, _ body: (Int) -> Bool) {
    if ends.isEmpty {
      work += members.count
      for (index, member) in members.enumerated() where boxes[index].meets(box) {
        if !body(Int(member)) { return }
      }
      return
    }
    var open = [1]
    while let node = open.popLast() {
      work += 1
      guard ends[node] > box.start(axis) else { continue }
      if node >= leaves {
        let index = node - leaves
        if boxes[index].meets(box), !body(Int(members[index])) { return }
        continue
      }
      // The first member beneath the node begins before all others.
      var first = 2 * node + 1
      while first < leaves { first *= 2 }
      if first - leaves < boxes.count, boxes[first - leaves].start(axis) < box.end(axis) { open.append(2 * node + 1) }
      open.append(2 * node)
    }
  }
}
