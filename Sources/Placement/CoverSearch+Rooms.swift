import BandLayout
import BandScreenModel

// What an element in a scroll that is longer than the clear part of its viewport fills instead (`placement.md`, section 2.2).

extension CoverSearch {
  /// Between which covers an element that is longer than the room there fills it instead.
  func rooms(for element: Int, _ passed: Passed) -> [CoverRoom] {
    // Between covers and sticky elements at once a proof shows no room.
    rooms(passed.groups, element, beside: passed.held)
      + (isForProof && !passed.groups.isEmpty ? [] : roomBeside(passed.held, element))
  }

  /// The same, for a tappable in a scroll.
  mutating func rooms(for element: ElementIndex) -> [CoverRoom] {
    let index = Int(element.index)
    guard isInUse(element), !boxes[index].isEmpty, context.scrollAround[index] >= 0, !isWorkDone else { return [] }
    let passed = passed(by: index)
    return rooms(for: index, passed)
  }

  /// What is left beside the sticky elements on their lines, where an element is longer than that: between those that take the most at
  /// either end; for a proof then all others, which must take no more.
  private func roomBeside(_ held: [CoverSide], _ element: Int) -> [CoverRoom] {
    let chain = context.scrolls(around: ElementIndex(element))
    // A header on its line takes away from one end, as a bar does.
    let mayBeLess = context.barsMayLeaveLess(along: .vertical)
    let least = mayBeLess ? 0 : context.leastRoom
    guard !held.isEmpty, let mover = chain.last(where: { context.screen.scrolls[Int($0)].axis == .vertical }),
      var room = clearRoom(.vertical, chain, mover, for: element), narrow(&room, beside: held),
      room.end - room.start >= least - placementTolerance,
      boxes[element].end(.vertical) - boxes[element].start(.vertical) > room.end - room.start
    else { return [] }
    let top = held.filter { $0.edge == .top }.max { line(of: $0) < line(of: $1) }
    let bottom = held.filter { $0.edge == .bottom }.min { line(of: $0) < line(of: $1) }
    let bounds = [top, bottom].compactMap { $0 }
    return [
      CoverRoom(
        sides: isForProof ? bounds + held.filter { !bounds.contains($0) } : bounds, least: least,
        isWhatBarsLeave: mayBeLess ? [] : nil)
    ]
  }

  /// The rooms that an element may fill because it is longer.
  private func rooms(_ groups: [Passing], _ element: Int, beside held: [CoverSide]) -> [CoverRoom] {
    // That the room is the largest one elsewhere too is shown of the covers of one scroll.
    if isForProof, groups.count != 1 || !held.isEmpty { return [] }
    return groups.flatMap { roomsToFill($0, element, beside: held) }
  }

  /// The largest gap along each axis, which an element longer than that may fill instead.
  private func roomsToFill(_ group: Passing, _ element: Int, beside held: [CoverSide]) -> [CoverRoom] {
    let chain = context.scrolls(around: ElementIndex(element))
    return group.axes.flatMap { axis -> [CoverRoom] in
      let other: Axis = axis == .vertical ? .horizontal : .vertical
      var across = group
      if group.axes.contains(other) {
        // Where it moves both ways, only what reaches all across takes room away, or is across wherever the element shows.
        across.covers.removeAll {
          (boxes[$0].start(other) > group.swept.start(other) || boxes[$0].end(other) < group.swept.end(other))
            && (isForProof || !isAlwaysAcross($0, element, other, chain))
        }
      }
      if across.covers.isEmpty { return [] }
      let mover = chain.last { context.screen.scrolls[Int($0)].axis == axis }
      let screen = frame(0)
      var clear = mover.flatMap { clearRoom(axis, chain, $0, for: element) } ?? (screen.start(axis), screen.end(axis))
      if axis == .vertical, !narrow(&clear, beside: held) { return [] }
      // With two axes, or sticky elements, the room is a matter of more than two lines.
      if isForProof, group.axes.count > 1 || !held.isEmpty { return [] }
      let length = boxes[element].end(axis) - boxes[element].start(axis)
      var found: (gap: Gap, room: Double)?
      for gap in gaps(across, along: axis) {
        let room = min(gap.end, clear.end) - max(gap.start, clear.start)
        if room > 0, room > found?.room ?? 0 { found = (gap, room) }
      }
      guard let found, length > found.room else { return [] }
      var least = context.leastRoom
      var bars: BarRoom?
      if context.barsMayLeaveLess(along: axis) {
        let left = whatBarsLeave(of: clear, across.covers, element, along: axis)
        least = min(least, max(0, left.room.end - left.room.start))
        if found.room >= left.room.end - left.room.start - placementTolerance { bars = left }
      }
      if found.room < least - placementTolerance { return [] }
      return [
        CoverRoom(
          sides: sides(of: found.gap, axis, clear, beside: held), least: least,
          isWhatBarsLeave: isForProof ? bars.map { clearances($0, element, along: axis) } : nil)
      ]
    }
  }

  /// What a gap that an element may fill lies between.
  private func sides(
    of gap: Gap, _ axis: Axis, _ clear: (start: Double, end: Double), beside held: [CoverSide]
  ) -> [CoverSide] {
    var sides = gap.sides
    if isForProof {
      // What reaches beyond one cover on each side fills what is left between all of them.
      let before = sides.filter { $0.edge.isStart }.max {
        boxes[Int($0.cover.index)].end(axis) < boxes[Int($1.cover.index)].end(axis)
      }
      let behind = sides.first { !$0.edge.isStart }
      // Those that bound the room, then the others, which must stay beyond these.
      let bounds = [before, behind].compactMap { $0 }
      return bounds + sides.filter { side in !bounds.contains(side) }
    }
    // A sticky element that takes more than the cover beside the gap bounds it.
    if axis == .vertical {
      if gap.start < clear.start { sides += held.filter { $0.edge == .top }.suffix(1) }
      if gap.end > clear.end { sides += held.filter { $0.edge == .bottom }.prefix(1) }
    }
    return sides
  }

  // MARK: What bars leave

  /// What is clear along an axis beside all that stands at an end of it and reaches from side to side, as a bar does.
  private struct BarRoom {
    var room: (start: Double, end: Double)
    /// These, from the ends inwards.
    var before: [Int] = []
    var behind: [Int] = []
  }

  private func whatBarsLeave(
    of clear: (start: Double, end: Double), _ covers: [Int], _ element: Int, along axis: Axis
  ) -> BarRoom {
    var left = BarRoom(room: clear)
    let bars = covers.filter { reachesFromSideToSide($0, element, along: axis) }
    for bar in bars.sorted(by: { boxes[$0].start(axis) < boxes[$1].start(axis) })
    where boxes[bar].start(axis) <= left.room.start + placementTolerance && boxes[bar].end(axis) > left.room.start {
      left.room.start = boxes[bar].end(axis)
      left.before.append(bar)
    }
    for bar in bars.sorted(by: { boxes[$0].end(axis) > boxes[$1].end(axis) })
    where boxes[bar].end(axis) >= left.room.end - placementTolerance && boxes[bar].start(axis) < left.room.end {
      left.room.end = boxes[bar].start(axis)
      left.behind.append(bar)
    }
    return left
  }

  /// Whether a cover leaves nothing beside it, from one side of what shows the element to the other, or of what is safe there.
  private func reachesFromSideToSide(_ cover: Int, _ element: Int, along axis: Axis) -> Bool {
    let edges: [Edge] = axis == .vertical ? [.left, .right] : [.top, .bottom]
    return edges.allSatisfy { edge in
      sideLines(at: edge, element, along: axis).contains { line in
        let room = evaluator.value(of: line) - boxes[cover].edges[edge]
        return (edge.isStart ? room : -room) >= -placementTolerance
      }
    }
  }

  /// As far as this a bar reaches at a side: the viewport's edge, or what is safe.
  private func sideLines(at edge: Edge, _ element: Int, along axis: Axis) -> [Clearance] {
    var lines = [Clearance([ClearanceTerm(.screen(edge)), ClearanceTerm(.inset(edge), edge.isStart ? 1 : -1)])]
    if let mover = context.scrolls(around: ElementIndex(element)).last(where: {
      context.screen.scrolls[Int($0)].axis == axis
    }) {
      lines.append(Clearance([ClearanceTerm(.frame(context.screen.scrolls[Int(mover)].element, edge))]))
    }
    return lines
  }

  /// The same for a proof: each of them at the end, or at the one before it, and from side to side.
  private func clearances(_ bars: BarRoom, _ element: Int, along axis: Axis) -> [Clearance] {
    let reach = Reach(context, ElementIndex(element), axis)
    let strips = context.strips.indices.filter {
      context.strips[$0].axis == axis
        && (context.strips[$0].isTapStrip || context.keyboard($0, covers: ElementIndex(element)))
    }
    var needed: [Clearance] = []
    for (edge, covers) in [(axis.start, bars.before), (axis.start.opposite, bars.behind)] {
      let sign: Double = edge.isStart ? 1 : -1
      // The line furthest in.
      var line = reach.clearLines(at: edge, strips).max {
        sign * evaluator.value(of: $0) < sign * evaluator.value(of: $1)
      }
      for cover in covers {
        let index = ElementIndex(cover)
        let own = Clearance([ClearanceTerm(context.region(of: index, edge))])
        if let line { needed.append(edge.isStart ? line + own.negated : own + line.negated) }
        for side in axis == .vertical ? [Edge.left, .right] : [.top, .bottom] {
          let reached = Clearance([ClearanceTerm(context.region(of: index, side))])
          let lines = sideLines(at: side, element, along: axis)
          // The one furthest in.
          let sideSign: Double = side.isStart ? 1 : -1
          if let nearest = lines.max(by: { sideSign * evaluator.value(of: $0) < sideSign * evaluator.value(of: $1) }) {
            needed.append(side.isStart ? nearest + reached.negated : reached + nearest.negated)
          }
        }
        line = Clearance([ClearanceTerm(context.region(of: index, edge.opposite))])
      }
    }
    return needed
  }

  /// Whether an element is in line with a cover at each rest, along an axis, at which it is whole in what moves it.
  private func isAlwaysAcross(_ cover: Int, _ element: Int, _ axis: Axis, _ chain: [Int32]) -> Bool {
    let along = chain.filter { context.screen.scrolls[Int($0)].axis == axis }
    guard along.count == 1, let clear = clearRoom(axis, chain, along[0], for: element) else { return false }
    let start = boxes[element].start(axis)
    let length = boxes[element].end(axis) - start
    let isBackward = axis == .horizontal && context.screen.discrete.direction == .rightToLeft
    let scroll = evaluator.frames.scrolls[Int(along[0])]
    let stops =
      context.screen.scrolls[Int(along[0])].snap == .none || evaluator.orderedStops.isEmpty
      ? [0, scroll.end] : evaluator.orderedStops[Int(along[0])]
    var places = stops.map { isBackward ? start + $0 : start - $0 }
    if context.screen.scrolls[Int(along[0])].snap == .none {
      // Between the two ends it is wherever both ends are.
      places = places.map { min(max($0, clear.start), clear.end - length) }
    }
    places.removeAll { $0 < clear.start - placementTolerance || $0 + length > clear.end + placementTolerance }
    return !places.isEmpty
      && places.allSatisfy { $0 < boxes[cover].end(axis) && $0 + length > boxes[cover].start(axis) }
  }
}
