import BandLayout
import BandScreenModel

/// Finds, in one laid-out configuration, the elements that have a rest at which all that rules ask of their place is kept.
///
/// An element has a clear rest where, at some offset of the scroll that moves it along each axis, its frame is wholly on the screen and in
/// all viewports around it, and its frame and its hit region are clear of everything that a rule may want them clear of. Then
/// whatever a rule's `ofElement` asks is kept there, and needn't be asked: so it is with nearly every element of most screens.
/// That none is found says nothing: what moves in two scrolls along one axis, is sticky, scrolls or is dragged isn't looked at.
struct ClearRests {
  private let context: PlacementCase
  private let evaluator: Evaluator<Double>
  private let width: Double
  private let height: Double
  /// How far in everything reaches that only what is touched must keep clear of, by edge, and what all must.
  private var touchDepths = Edges(all: 0.0)
  private var depths = Edges(all: 0.0)
  /// The indices of the sides of each rectangle that hides something.
  private let rectangles: [[Int]]
  /// A bound that is missed by so little is kept: two of them add up to less than `placementTolerance`.
  private let slack = placementTolerance / 4

  /// - Parameter ofGestureArea: whether a rule asks for clearance of the area in which the swipe home is listened for.
  init(_ context: PlacementCase, _ evaluator: Evaluator<Double>, ofGestureArea: Bool = true) {
    self.context = context
    self.evaluator = evaluator
    width = evaluator.value(of: .screen(.right))
    height = evaluator.value(of: .screen(.bottom))
    rectangles = context.sides { matter in
      if case .cutout = matter { true } else { matter == .hinge }
    }
    for (index, slot) in context.strips.enumerated() {
      let depth = evaluator.stripDepths[index]
      switch slot.matter {
      case .strip where !slot.isTapStrip || slot.passesTaps: continue
      case .gestureArea where !ofGestureArea: continue
      case .strip, .sideInset: depths[slot.edge] = max(depths[slot.edge], depth)
      case .keyboard, .gestureArea: touchDepths[slot.edge] = max(touchDepths[slot.edge], depth)
      case .cutout, .hinge: continue
      }
    }
    for edge in Edge.allCases { touchDepths[edge] = max(touchDepths[edge], depths[edge]) }
  }

  /// The elements that are there and for which no clear rest was found, in order.
  func elementsWithout() -> [ElementIndex] {
    context.placed.filter { evaluator.frames.exists[Int($0.index)] && !hasClearRest($0) }
  }

  /// A part of an axis.
  private struct Span {
    var start: Double
    var end: Double
  }

  private func hasClearRest(_ element: ElementIndex) -> Bool {
    let index = Int(element.index)
    if context.stickyAround[index] >= 0 || context.screen.elements[index].scroll >= 0 { return false }
    if case .draggable = context.screen.elements[index].role { return false }
    let isTouched = context.screen.elements[index].role.isTappable
    let x = frame(element, .horizontal)
    let y = frame(element, .vertical)
    let touchedX = isTouched ? hitRegion(element, .horizontal, x) : x
    let touchedY = isTouched ? hitRegion(element, .vertical, y) : y
    guard let across = shift(of: element, .horizontal, x, touchedX, isTouched),
      let down = shift(of: element, .vertical, y, touchedY, isTouched)
    else { return false }
    return rectangles.allSatisfy { sides in
      sides.contains { side in
        let depth = evaluator.stripDepths[side]
        return switch context.strips[side].edge {
        case .left: touchedX.start + across >= depth - slack
        case .right: touchedX.end + across <= width - depth + slack
        case .top: touchedY.start + down >= depth - slack
        case .bottom: touchedY.end + down <= height - depth + slack
        }
      }
    }
  }

  private func frame(_ element: ElementIndex, _ axis: Axis) -> Span {
    let index = Int(element.index)
    let frames = evaluator.frames
    return axis == .horizontal
      ? Span(start: frames.left[index], end: frames.left[index] + frames.width[index])
      : Span(start: frames.top[index], end: frames.top[index] + frames.height[index])
  }

  /// The frame and the hit region together.
  private func hitRegion(_ element: ElementIndex, _ axis: Axis, _ frame: Span) -> Span {
    let edges: (Edge, Edge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    return Span(
      start: min(frame.start, evaluator.value(of: .hit(element, edges.0))),
      end: max(frame.end, evaluator.value(of: .hit(element, edges.1))))
  }

  /// How far the scroll that moves the element along an axis brings it to a clear rest: 0 where none does; nothing where none is found.
  private func shift(of element: ElementIndex, _ axis: Axis, _ own: Span, _ touched: Span, _ isTouched: Bool) -> Double?
  {
    let screen = context.screen
    // The shifts that are left: the start may not come before what is before it, nor the end behind what is behind it.
    var range = Span(start: -.infinity, end: .infinity)
    func keep(_ span: Span, within clear: Span) {
      range.start = max(range.start, clear.start - span.start)
      range.end = min(range.end, clear.end - span.end)
    }
    let depths = isTouched ? touchDepths : self.depths
    let isHorizontal = axis == .horizontal
    keep(own, within: Span(start: 0, end: isHorizontal ? width : height))
    keep(
      touched,
      within: isHorizontal
        ? Span(start: depths.left, end: width - depths.right) : Span(start: depths.top, end: height - depths.bottom))
    var mover: Int32?
    var next = context.scrollAround[Int(element.index)]
    // From the inside out: what is inside the scroll that moves the element moves with it.
    while next >= 0 {
      let scroll = screen.scrolls[Int(next)]
      let viewport = frame(scroll.element, axis)
      if scroll.axis == axis {
        if mover != nil { return nil }
        mover = next
      }
      if mover == nil {
        guard own.start >= viewport.start - slack, own.end <= viewport.end + slack else { return nil }
      } else {
        keep(own, within: viewport)
      }
      next = context.scrollAround[Int(scroll.element.index)]
    }
    guard let mover else { return range.start <= slack && range.end >= -slack ? 0 : nil }
    let isBackwards = isHorizontal && screen.discrete.direction == .rightToLeft
    if screen.scrolls[Int(mover)].snap != .none {
      let stops = evaluator.orderedStops.isEmpty ? [] : evaluator.orderedStops[Int(mover)]
      let shifts = stops.lazy.map { isBackwards ? $0 : -$0 }
      return shifts.first { $0 >= range.start - slack && $0 <= range.end + slack }
    }
    let end = evaluator.frames.scrolls[Int(mover)].end
    range.start = max(range.start, isBackwards ? 0 : -end)
    range.end = min(range.end, isBackwards ? end : 0)
    return range.start <= range.end + slack ? (range.start + range.end) / 2 : nil
  }
}
