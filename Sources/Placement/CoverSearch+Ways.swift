import BandLayout
import BandScreenModel

// The ways past what an element in a scroll passes by.

extension CoverSearch {
  /// One or more covers that are passed as one: the rectangle around them, and which of them reaches to each of its edges.
  struct Obstacle {
    var box: EdgeBox
    var at: Edges<Int>

    init(_ cover: Int, _ box: EdgeBox) {
      self.box = box
      at = Edges(all: cover)
    }

    /// Takes another one in.
    mutating func merge(_ other: Obstacle) {
      for edge in Edge.allCases
      where edge.isStart ? other.box.edges[edge] < box.edges[edge] : other.box.edges[edge] > box.edges[edge] {
        box.edges[edge] = other.box.edges[edge]
        at[edge] = other.at[edge]
      }
    }

    /// It stays beyond an edge of the element.
    func side(_ edge: Edge) -> CoverSide { CoverSide(cover: ElementIndex(at[edge.opposite]), edge: edge) }
  }

  /// A gap between covers along an axis: what is before it, and what behind.
  struct Gap {
    var sides: [CoverSide]
    var start: Double
    var end: Double
  }

  /// Of more covers than these a way past them isn't looked for where the element doesn't come, or doesn't fit.
  private static var mostWaysAtOnce: Int { 8 }

  /// The ways past the covers of one scroll: for each what stays before the element and what behind it.
  ///
  /// - Parameter isAlone: whether these are all ways there are, and not to be put together with those past others.
  func ways(_ group: Passing, past element: Int, isAlone: Bool) -> [[CoverSide]] {
    if group.axes.count == 1 { return gapsToPass(group, element, along: group.axes[0]).map { $0.sides } }
    if group.covers.count > (isAlone ? 3 : 2) { return waysBothWays(group, past: element) }
    // Of a few, some may be passed along one axis and some along the other.
    return combined(
      group.covers.map { cover in
        group.axes.flatMap { axis in
          [axis.start, axis.start.opposite].map { [CoverSide(cover: ElementIndex(cover), edge: $0)] }
        }
      })
  }

  /// The gaps that are worth asking about.
  private func gapsToPass(_ group: Passing, _ element: Int, along axis: Axis) -> [Gap] {
    let all = gaps(group, along: axis)
    if isForProof {
      let length = boxes[element].end(axis) - boxes[element].start(axis) - placementTolerance
      return all.filter { $0.end - $0.start >= length && mayReach($0, element, along: axis) }
    }
    if all.count <= Self.mostWaysAtOnce { return all }
    // What is too short, or never comes to the element, frees nothing; the first and the last are where room in the scroll would.
    guard let box = judgedBox(element) else { return all }
    let length = box.end(axis) - box.start(axis) - placementTolerance
    let shifts = shifts(of: element, box, along: axis)
    var longest: Int?
    let kept = all.indices.filter { index in
      let gap = all[index]
      if index == 0 || index == all.count - 1 { return true }
      if gap.end - gap.start < length {
        if longest.map({ gap.end - gap.start > all[$0].end - all[$0].start }) ?? true { longest = index }
        return false
      }
      return comes(to: gap.start, gap.end, box, along: axis, by: shifts)
    }
    let further = kept.count == 2 ? longest.map { [all[$0]] } ?? [] : []
    return kept.map { all[$0] } + further
  }

  /// What of an element is judged: its region, or what tappables inside it leave of that.
  private func judgedBox(_ element: Int) -> EdgeBox? {
    guard context.holdsTappables[element], let outer = evaluator.outerRegion(of: ElementIndex(element)) else {
      return boxes[element]
    }
    return outer.bounds
  }

  // MARK: Along one axis

  /// How far an element may be moved along an axis at least and at most, as the range of its scroll and the viewport say; nothing where
  /// that isn't one scroll that stops anywhere.
  private func shifts(of element: Int, _ box: EdgeBox, along axis: Axis) -> (least: Double, most: Double)? {
    let own = ElementIndex(element)
    let along = context.scrolls(around: own).filter { context.screen.scrolls[Int($0)].axis == axis }
    guard along.count == 1, context.sticky(around: own) == nil else { return nil }
    let scroll = context.screen.scrolls[Int(along[0])]
    if scroll.snap != .none { return nil }
    let isBackward = axis == .horizontal && context.screen.discrete.direction == .rightToLeft
    let end = evaluator.frames.scrolls[Int(along[0])].end
    let view = frame(Int(scroll.element.index))
    return (
      max(isBackward ? 0 : -end, view.start(axis) - box.start(axis)),
      min(isBackward ? end : 0, view.end(axis) - box.end(axis))
    )
  }

  /// Whether a box may come between two lines.
  private func comes(
    to start: Double, _ end: Double, _ box: EdgeBox, along axis: Axis, by shifts: (least: Double, most: Double)?
  ) -> Bool {
    guard let shifts else { return true }
    return start - box.start(axis) <= shifts.most + placementTolerance
      && end - box.end(axis) >= shifts.least - placementTolerance
  }

  /// Whether an element may come into a gap in this layout, as far as that is seen at once.
  ///
  /// A proof takes only ways that are open where it stands. Each of these comparisons is one that the way itself makes as a clearance.
  private func mayReach(_ gap: Gap, _ element: Int, along axis: Axis) -> Bool {
    guard let shifts = shifts(of: element, frame(element), along: axis) else { return true }
    var region = frame(element)
    region.edges[axis.start] = evaluator.value(of: .hit(ElementIndex(element), axis.start))
    region.edges[axis.start.opposite] = evaluator.value(of: .hit(ElementIndex(element), axis.start.opposite))
    return comes(to: gap.start, gap.end, region, along: axis, by: shifts)
  }

  /// The gaps before, between and behind some covers. In each, those that begin first stay before the element.
  func gaps(_ group: Passing, along axis: Axis) -> [Gap] {
    let order = group.covers.sorted { a, b in
      let first = boxes[a].start(axis)
      let second = boxes[b].start(axis)
      return first == second ? a < b : first < second
    }
    var gaps: [Gap] = []
    gaps.reserveCapacity(order.count + 1)
    var before: Int?
    for index in 0...order.count {
      if isForProof {
        // With other lengths they may stand in another order: each keeps to its side.
        let sides = order.enumerated().map { place, cover in
          CoverSide(cover: ElementIndex(cover), edge: place < index ? axis.start : axis.start.opposite)
        }
        let start = order[..<index].reduce(-Double.infinity) { max($0, boxes[$1].end(axis)) }
        let end = index < order.count ? boxes[order[index]].start(axis) : .infinity
        gaps.append(Gap(sides: sides, start: start, end: end))
        continue
      }
      var gap = Gap(sides: [], start: -.infinity, end: .infinity)
      if let before {
        gap.sides.append(CoverSide(cover: ElementIndex(before), edge: axis.start))
        gap.start = boxes[before].end(axis)
      }
      if index < order.count {
        gap.sides.append(CoverSide(cover: ElementIndex(order[index]), edge: axis.start.opposite))
        gap.end = boxes[order[index]].start(axis)
        if before.map({ boxes[$0].end(axis) < boxes[order[index]].end(axis) }) ?? true { before = order[index] }
      }
      gaps.append(gap)
    }
    return gaps
  }

  // MARK: Along both

  /// Where an element moves both ways, it is free where it lies in one of the largest rectangles between the covers, each of which is
  /// bounded by one cover on each side at most.
  private func waysBothWays(_ group: Passing, past element: Int) -> [[CoverSide]] {
    guard let box = isForProof ? boxes[element] : judgedBox(element) else { return [[]] }
    let lengths = (x: box.edges.right - box.edges.left, y: box.edges.bottom - box.edges.top)
    var found: [(sides: [CoverSide], spare: Double)] = []
    for (sides, clear) in clearings(obstacles(group, lengths)) {
      let spare = min(
        clear.edges.right - clear.edges.left - lengths.x, clear.edges.bottom - clear.edges.top - lengths.y)
      if !isForProof {
        found.append((sides, spare))
        continue
      }
      guard spare >= -placementTolerance,
        [Axis.horizontal, .vertical].allSatisfy({
          mayReach(Gap(sides: [], start: clear.start($0), end: clear.end($0)), element, along: $0)
        })
      else { continue }
      found.append((group.covers.map { outermost($0, clear) }, spare))
    }
    // Those in which it fits come before those in which it doesn't.
    if found.count > 16 { found = Array(found.sorted { $0.spare > $1.spare }.prefix(256)) }
    return found.map { $0.sides }
  }

  /// The side of a rectangle on which a cover is the furthest beyond it: with other lengths it must stay there.
  private func outermost(_ cover: Int, _ clear: EdgeBox) -> CoverSide {
    var side = CoverSide(cover: ElementIndex(cover), edge: .top)
    var most = -Double.infinity
    for edge in Edge.allCases {
      let far = boxes[cover].edges[edge.opposite]
      let beyond = edge.isStart ? clear.edges[edge] - far : far - clear.edges[edge]
      if beyond > most {
        most = beyond
        side.edge = edge
      }
    }
    return side
  }

  /// What is passed as one: in the matrix a cover within another one counts for nothing, and those one above the other, or side by side,
  /// between which the element doesn't fit are one. Where very many are left, neighbours are taken together: that may tell too much, and
  /// never too little.
  private func obstacles(_ group: Passing, _ lengths: (x: Double, y: Double)) -> [Obstacle] {
    var all = group.covers.map { Obstacle($0, boxes[$0]) }
    if isForProof { return all }
    all = runs(all, .vertical, lengths.y)
    all = runs(all, .horizontal, lengths.x)
    all = all.indices.filter { index in
      !all.indices.contains { other in
        other != index && all[other].box.contains(all[index].box)
          && (other < index || !all[index].box.contains(all[other].box))
      }
    }.map { all[$0] }
    let most = 24
    if all.count <= most { return all }
    all.sort { $0.box.edges.top < $1.box.edges.top }
    let size = (all.count + most - 1) / most
    return stride(from: 0, to: all.count, by: size).map { first in
      var one = all[first]
      for other in all[first..<min(first + size, all.count)].dropFirst() { one.merge(other) }
      return one
    }
  }

  /// Joins obstacles that are alike across an axis and lie one after the other along it, where less than a length is between them.
  private func runs(_ obstacles: [Obstacle], _ axis: Axis, _ length: Double) -> [Obstacle] {
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    let order = obstacles.sorted { a, b in
      if a.box.start(across) != b.box.start(across) { return a.box.start(across) < b.box.start(across) }
      if a.box.end(across) != b.box.end(across) { return a.box.end(across) < b.box.end(across) }
      return a.box.start(axis) < b.box.start(axis)
    }
    var runs: [Obstacle] = []
    for obstacle in order {
      if let last = runs.last, last.box.start(across) == obstacle.box.start(across),
        last.box.end(across) == obstacle.box.end(across),
        obstacle.box.start(axis) - last.box.end(axis) < length - placementTolerance
      {
        runs[runs.count - 1].merge(obstacle)
      } else {
        runs.append(obstacle)
      }
    }
    return runs
  }

  /// The largest rectangles in which none of some obstacles is, each with what bounds it; those at the edges go on without end.
  private func clearings(_ obstacles: [Obstacle]) -> [(sides: [CoverSide], box: EdgeBox)] {
    let order = obstacles.sorted { $0.box.edges.left < $1.box.edges.left }
    var found: [(sides: [CoverSide], box: EdgeBox)] = []
    for top in [nil] + order.map({ $0 as Obstacle? }) {
      let start = top?.box.edges.bottom ?? -.infinity
      for bottom in [nil] + order.map({ $0 as Obstacle? }) {
        let end = bottom?.box.edges.top ?? .infinity
        if end <= start { continue }
        // From left to right between what stands in the strip from the one to the other.
        var before: Obstacle?
        func close(_ behind: Obstacle?) {
          let left = before?.box.edges.right ?? -.infinity
          let right = behind?.box.edges.left ?? .infinity
          // It is bounded by these only where they face it.
          let isFaced = [top, bottom].allSatisfy { bound in
            bound.map { $0.box.edges.left < right && $0.box.edges.right > left } ?? true
          }
          if right <= left || !isFaced { return }
          let sides = [
            top?.side(.top), bottom?.side(.bottom), before?.side(.left), behind?.side(.right),
          ].compactMap { $0 }
          found.append((sides, EdgeBox(Edges(left: left, top: start, right: right, bottom: end))))
        }
        for obstacle in order where obstacle.box.edges.bottom > start && obstacle.box.edges.top < end {
          close(obstacle)
          if before.map({ $0.box.edges.right < obstacle.box.edges.right }) ?? true { before = obstacle }
        }
        close(nil)
      }
    }
    return found
  }

  /// One way of each, put together.
  func combined(_ ways: [[[CoverSide]]]) -> [[CoverSide]] {
    var all: [[CoverSide]] = [[]]
    for group in ways { all = Array(all.flatMap { one in group.map { one + $0 } }.prefix(256)) }
    return all
  }
}
