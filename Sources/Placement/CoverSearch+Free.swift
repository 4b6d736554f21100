import BandLayout
import BandScreenModel

// The common case: nothing covers an element, which is seen at once.

extension CoverSearch {
  /// Whether an element is free for sure: seen at once where along each axis one scroll at most moves it.
  ///
  /// Where it says no, the requirement is asked.
  func isFree(_ element: Int, _ parts: [EdgeBox], _ groups: [Passing], _ held: [CoverSide]) -> Bool {
    if parts.isEmpty { return true }
    let chain = context.scrolls(around: ElementIndex(element))
    for axis in [Axis.vertical, .horizontal] {
      let along = chain.filter { context.screen.scrolls[Int($0)].axis == axis }
      if along.isEmpty { continue }
      let covers = groups.filter { ($0.axes.contains(.vertical) ? Axis.vertical : .horizontal) == axis }
      if covers.isEmpty, held.isEmpty || axis == .horizontal { continue }
      guard along.count == 1, var room = clearRoom(axis, chain, along[0], for: element) else { return false }
      if axis == .vertical, !narrow(&room, beside: held) { return false }
      let start = boxes[element].start(axis)
      let highest = room.end - (boxes[element].end(axis) - start)
      let taken = covers.flatMap { self.taken(by: $0, element, parts, along: axis) }
      let reach = evaluator.frames.scrolls[Int(along[0])].end
      let isBackward = axis == .horizontal && context.screen.discrete.direction == .rightToLeft
      let isFree: Bool
      if context.screen.scrolls[Int(along[0])].snap == .none {
        // The first place that nothing takes.
        var place = max(isBackward ? start : start - reach, room.start)
        for one in taken.sorted(by: { $0.start < $1.start }) {
          if one.start >= place { break }
          place = max(place, one.end)
        }
        isFree = place <= min(highest, isBackward ? start + reach : start)
      } else {
        guard !evaluator.orderedStops.isEmpty else { return false }
        isFree = evaluator.orderedStops[Int(along[0])].contains { stop in
          let place = isBackward ? start + stop : start - stop
          return place >= room.start && place <= highest && !taken.contains { $0.start < place && place < $0.end }
        }
      }
      if !isFree { return false }
    }
    return true
  }

  /// Where the start of an element may not be along an axis, since a part of it would be beneath a cover.
  private func taken(
    by group: Passing, _ element: Int, _ parts: [EdgeBox], along axis: Axis
  ) -> [(start: Double, end: Double)] {
    let other: Axis = axis == .vertical ? .horizontal : .vertical
    return group.covers.flatMap { cover in
      parts.compactMap { part -> (start: Double, end: Double)? in
        // Where it moves both ways it is looked at as if it came beneath the whole length of a cover.
        if !group.axes.contains(other),
          part.start(other) >= boxes[cover].end(other) - placementTolerance
            || part.end(other) <= boxes[cover].start(other) + placementTolerance
        {
          return nil
        }
        let ahead = part.start(axis) - boxes[element].start(axis)
        let length = part.end(axis) - part.start(axis)
        return (boxes[cover].start(axis) - length - ahead, boxes[cover].end(axis) - ahead)
      }
    }
  }

  /// Whether what moves an element along an axis never shows all of it at once.
  func isLongerThanItsRoom(_ element: ElementIndex) -> Bool {
    let chain = context.scrolls(around: element)
    let index = Int(element.index)
    return [Axis.vertical, .horizontal].contains { axis in
      guard let mover = chain.last(where: { context.screen.scrolls[Int($0)].axis == axis }),
        let room = clearRoom(axis, chain, mover, for: index)
      else { return false }
      return boxes[index].end(axis) - boxes[index].start(axis) > room.end - room.start + placementTolerance
    }
  }

  /// Between which lines an element is whole and clear along an axis, as far as these stand still.
  func clearRoom(
    _ axis: Axis, _ chain: [Int32], _ mover: Int32, for element: Int
  ) -> (start: Double, end: Double)? {
    let screen = frame(0)
    var start = screen.start(axis)
    var end = screen.end(axis)
    for (index, strip) in context.strips.enumerated()
    where strip.edge.axis == axis && (strip.isTapStrip || context.keyboard(index, covers: ElementIndex(element))) {
      let depth = evaluator.stripDepths[index]
      if strip.edge.isStart {
        start = max(start, screen.start(axis) + depth)
      } else {
        end = min(end, screen.end(axis) - depth)
      }
    }
    for scroll in chain {
      let viewport = frame(Int(context.screen.scrolls[Int(scroll)].element.index))
      start = max(start, viewport.start(axis))
      end = min(end, viewport.end(axis))
      if scroll == mover { return (start, end) }
    }
    return nil
  }
}
