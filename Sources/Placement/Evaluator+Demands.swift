import BandLayout
import BandScreenModel

// Demands that are no linear forms: measured on one laid-out configuration.

extension Evaluator where S == Double {
  /// How far a requirement is kept that may have a demand: then in the demand's own unit. Nothing where it isn't asked.
  public func clearance(of requirement: Requirement, in context: PlacementCase) -> Double? {
    if !applies(requirement) { return nil }
    var targets: TargetMap?
    let outcome = outcome(of: requirement, in: context, &targets)
    if outcome.clearance < -placementTolerance, !isGiven(requirement, outcome) { return nil }
    // Content that is centred hangs out at both ends, and lacks what it does at either.
    if outcome.clearance < -placementTolerance, case .container = requirement.subject {
      return min(outcome.clearance, -excess(of: requirement))
    }
    return outcome.clearance
  }

  /// How far a requirement is kept, as a whole: its best alternative, its demand, and what only the layout as a whole can tell.
  ///
  /// - Parameter targets: what is looked up in the layout; made with the first requirement that needs it, and kept for the others.
  func outcome(
    of requirement: Requirement, in context: PlacementCase, _ targets: inout TargetMap?
  ) -> RequirementOutcome {
    switch requirement.demand {
    case .cornerShare(_, let most, _)?:
      return RequirementOutcome(clearance: most - shareLostToCorners(requirement, in: context))
    case .spacing(let diameter)?:
      let element = requirement.element
      // Most targets are large enough, and nothing cuts them.
      guard hitRegion(element).isNarrower(than: diameter) || !context.clips(around: element).isEmpty else {
        return RequirementOutcome(clearance: 0)
      }
      var map = targets.take() ?? TargetMap(self, context)
      let found = map.room(around: element, diameter, in: context)
      targets = map
      return RequirementOutcome(clearance: found.room, other: found.beside)
    case .ownPart?:
      let outcome = outcome(of: requirement)
      guard outcome.clearance < -placementTolerance, case .unfilled(let inner) = requirement.subject else {
        return outcome
      }
      return fillers(of: requirement.element, among: inner).isEmpty ? RequirementOutcome(clearance: 0) : outcome
    case nil:
      let outcome = outcome(of: requirement)
      if outcome.clearance >= -placementTolerance { return outcome }
      return filled(requirement, in: context, &targets) ?? outcome
    }
  }

  /// Where a scroll rests only at its stops: an element that is longer than the room between what covers it needs a stop at which it
  /// fills that room (`placement.md`, section 2.2). Nothing where it has none.
  ///
  /// Where a scroll stops anywhere, it is whole and clear elsewhere, and only its covers ask for this.
  private func filled(
    _ requirement: Requirement, in context: PlacementCase, _ targets: inout TargetMap?
  ) -> RequirementOutcome? {
    let element = requirement.element
    guard let first = requirement.stops.first, screen[element].role.isTappable else { return nil }
    let axis = screen.scrolls[Int(first)].axis
    let strips = context.strips.indices.filter {
      context.strips[$0].axis == axis && (context.forbids($0, to: element) || context.keyboard($0, covers: element))
    }
    switch requirement.subject {
    case .strip(let strip), .hidden(let strip): if !strips.contains(strip) { return nil }
    case .viewport: break
    default: return nil
    }
    var map = targets.take() ?? TargetMap(self, context)
    let rooms = map.covers.rooms(for: element)
    targets = map
    let reach = Reach(context, element, axis)
    for room in rooms where room.sides.first?.edge.axis == axis {
      let outcome = best(
        of: reach.filling(clearOf: strips, between: room.sides, atLeast: room.least), requirement.stops)
      if outcome.clearance >= -placementTolerance { return outcome }
    }
    return nil
  }

  /// Whether where one thing takes touches lies wholly in an element's hit region.
  func isInside(_ inner: ElementIndex, _ element: ElementIndex, in context: PlacementCase) -> Bool {
    Edge.allCases.allSatisfy { edge in
      let room = value(of: context.region(of: inner, edge)) - value(of: .hit(element, edge))
      return (edge.isStart ? room : -room) >= -placementTolerance
    }
  }

  /// The rectangle where an element's touches count, before anything cuts it.
  func hitRegion(_ element: ElementIndex) -> Rectangle {
    let left = value(of: .hit(element, .left))
    let top = value(of: .hit(element, .top))
    return Rectangle(
      x: left, y: top, width: value(of: .hit(element, .right)) - left, height: value(of: .hit(element, .bottom)) - top)
  }

  /// How much of an element's hit region lies outside of the display's rounded corners at the rest that suits it best, in percent.
  ///
  /// A corner whose insets keep the region clear counts as nothing: `safe` is the best that a layout can do there.
  func shareLostToCorners(_ requirement: Requirement, in context: PlacementCase) -> Double {
    let radius = environment[Int(EnvironmentVariable.corner.rawValue)]
    guard radius > 0, case .cornerShare(let edges, _, _)? = requirement.demand else { return 0 }
    let element = requirement.element
    let size = PointSize(width: value(of: .screen(.right)), height: value(of: .screen(.bottom)))
    let region = hitRegion(element)
    guard region.width > 0, region.height > 0 else { return 0 }
    // What is as large as the safe area fills the screen, and has its corners for a frame.
    let room = PointSize(
      width: size.width - value(of: .inset(.left)) - value(of: .inset(.right)),
      height: size.height - value(of: .inset(.top)) - value(of: .inset(.bottom)))
    if region.width >= room.width - placementTolerance, region.height >= room.height - placementTolerance { return 0 }
    let across = shifts(
      region.x, region.width, size.width, radius, movedBy: scrolls(around: element, .horizontal, in: context))
    let down = shifts(
      region.y, region.height, size.height, radius, movedBy: scrolls(around: element, .vertical, in: context))
    var least: Double?
    for x in across {
      for y in down {
        let moved = Rectangle(x: region.x + x, y: region.y + y, width: region.width, height: region.height)
        least = min(least ?? .infinity, lostArea(of: moved, size, radius, edges))
      }
    }
    return 100 * (least ?? 0) / (region.width * region.height)
  }

  /// The scrolls that move an element along an axis in this layout, the outermost first.
  private func scrolls(around element: ElementIndex, _ axis: Axis, in context: PlacementCase) -> [Int32] {
    context.scrolls(around: element).filter {
      screen.scrolls[Int($0)].axis == axis && frames.scrolls[Int($0)].end > placementTolerance
    }
  }

  /// The shifts along an axis at which a region is worth looking at: the ends of the range, and where it just gets out of the
  /// corners; of scrolls that snap, their stops. Where it can move, only those at which it is on the screen and in the viewport.
  private func shifts(
    _ start: Double, _ length: Double, _ extent: Double, _ radius: Double, movedBy scrolls: [Int32]
  ) -> [Double] {
    guard let outermost = scrolls.first else { return [0] }
    let axis = screen.scrolls[Int(outermost)].axis
    let sign: Double = axis == .horizontal && screen.discrete.direction == .rightToLeft ? 1 : -1
    var stopped = [0.0]
    var free = 0.0
    for scroll in scrolls {
      if screen.scrolls[Int(scroll)].snap == .none || orderedStops.isEmpty {
        free += frames.scrolls[Int(scroll)].end
      } else {
        // Of pagers in pagers the first few thousand places tell enough.
        stopped = Array(stopped.flatMap { at in orderedStops[Int(scroll)].map { at + sign * $0 } }.prefix(4096))
      }
    }
    let viewport = screen.scrolls[Int(outermost)].element
    let first = max(0, frames.edge(axis == .vertical ? .top : .left, of: viewport))
    let last = min(extent, frames.edge(axis == .vertical ? .bottom : .right, of: viewport))
    let wanted =
      free == 0
      ? stopped
      : stopped.flatMap { [$0, $0 + sign * free] } + [
        radius - start, extent - radius - length - start,
      ]
    return wanted.filter { shift in
      // Some stop has it here, and a scroll that stops anywhere the rest of the way.
      let isReached = stopped.contains { from in
        let rest = (shift - from) * sign
        return rest >= -placementTolerance && rest <= free + placementTolerance
      }
      return isReached && start + shift >= first - placementTolerance
        && start + shift + length <= last + placementTolerance
    }
  }

  private func lostArea(of region: Rectangle, _ size: PointSize, _ radius: Double, _ edges: EdgeSet) -> Double {
    var lost = 0.0
    for (side, x) in [(Edge.left, region.x), (.right, size.width - region.x - region.width)] {
      for (end, y) in [(Edge.top, region.y), (.bottom, size.height - region.y - region.height)] {
        if edges.isDisjoint(with: [EdgeSet(side), EdgeSet(end)]) || isInset(side, x) || isInset(end, y) { continue }
        lost += areaOutsideArc(
          radius, x: max(0, x)...max(0, x + region.width), y: max(0, y)...max(0, y + region.height))
      }
    }
    return lost
  }

  /// Whether something this far from an edge is clear of that edge's inset.
  private func isInset(_ edge: Edge, _ distance: Double) -> Bool {
    let inset = value(of: .inset(edge))
    return inset > 0 && distance >= inset - placementTolerance
  }
}

/// The area of a rectangle that lies outside of a rounded corner, in square points; distances are from the two edges that meet
/// in the corner.
///
/// The arc is y = r − √(r² − (r − x)²). With x = r·u² the integrand has no vertical tangent, so that Simpson's rule with 64 steps
/// is good to a thousandth of the corner's own area.
func areaOutsideArc(_ radius: Double, x: ClosedRange<Double>, y: ClosedRange<Double>) -> Double {
  guard x.lowerBound < radius, y.lowerBound < radius else { return 0 }
  let first = (x.lowerBound / radius).squareRoot()
  let last = (min(x.upperBound, radius) / radius).squareRoot()
  let steps = 64
  let step = (last - first) / Double(steps)
  var sum = 0.0
  for index in 0...steps {
    let u = first + step * Double(index)
    let arc = radius * (1 - u * max(0, 2 - u * u).squareRoot())
    let depth = min(max(arc - y.lowerBound, 0), y.upperBound - y.lowerBound)
    let weight: Double = index == 0 || index == steps ? 1 : index % 2 == 1 ? 4 : 2
    sum += weight * depth * 2 * radius * u
  }
  return sum * step / 3
}
