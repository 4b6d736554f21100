import BandLayout
import BandScreenModel

// What is told of a tappable that something covers: of the ways out that there are, the one that takes the least.

extension Evaluator where S == Double {
  /// What is told of a requirement that isn't kept.
  ///
  /// Of what covers an element in a scroll this is a way out that room in the scroll opens, if there is one. Else it is what is lacking
  /// along the scroll, or what it takes to stand beside the cover, whichever is less.
  func told(
    _ outcome: RequirementOutcome, of requirement: Requirement, in context: PlacementCase
  ) -> RequirementOutcome {
    guard case .covers(let covers) = requirement.subject else { return outcome }
    if requirement.rest == .fixed { return apart(outcome, of: requirement, from: covers, in: context) }
    if let cured = curedByPadding(requirement, covers) { return cured }
    let filling = requirement.orElse()
    if !filling.isEmpty {
      // It need have no room for all of it: it fills what is left once it comes there, and room in the scroll brings it there.
      if requirement.stops.isEmpty {
        var further = best(of: filling, [])
        if further.worst?.speaks(of: requirement.element) == true {
          further.isCuredByPadding = true
          return further
        }
      }
      var outcome = outcome
      outcome.isCuredByPadding = outcome.worst?.isCuredByPadding(requirement.element, covers) == true
      return outcome
    }
    let along = requirement.stops.isEmpty ? shortage(requirement, covers) ?? outcome : outcome
    guard var aside = aside(requirement, covers, in: context), aside.clearance > along.clearance + placementTolerance
    else { return along }
    aside.stop = outcome.stop
    return aside
  }

  /// Whether something reaches an edge of the glass: on that side of it nothing is left.
  private func reachesGlass(
    _ cover: ElementIndex, _ edge: Edge, of requirement: Requirement, in context: PlacementCase
  ) -> Bool {
    let room =
      value(of: context.region(of: cover, edge)) + (requirement.sights[cover.index]?[edge] ?? 0)
      - value(of: .screen(edge))
    return (edge.isStart ? room : -room) <= placementTolerance
  }

  /// The axes along which scrolls move an element.
  private func movingAxes(_ element: ElementIndex, in context: PlacementCase) -> [Axis] {
    context.scrolls(around: element).map { context.screen.scrolls[Int($0)].axis }
  }

  /// The least move away from something, where no move leads off the glass.
  private func apart(
    _ outcome: RequirementOutcome, of requirement: Requirement, from covers: [ElementIndex], in context: PlacementCase
  ) -> RequirementOutcome {
    let element = requirement.element
    let moving = movingAxes(element, in: context)
    let open = requirement.anyOf.filter { way in
      guard let edge = way.first?.side(of: element), !moving.contains(edge.axis) else { return true }
      return !covers.contains { reachesGlass($0, edge.opposite, of: requirement, in: context) }
    }
    if open.isEmpty || open.count == requirement.anyOf.count { return outcome }
    guard let bounds = outerRegion(of: element)?.bounds else { return best(of: open, []) }
    return judged(element, by: bounds).best(of: open, [])
  }

  /// The way out that room in a scroll opens; nothing where there is none.
  private func curedByPadding(_ requirement: Requirement, _ covers: [ElementIndex]) -> RequirementOutcome? {
    var told: RequirementOutcome?
    for alternative in requirement.anyOf {
      // Where the room between two covers is too small, more of it in the scroll is no cure.
      if requirement.stops.isEmpty,
        !alternative.allSatisfy({
          $0.isCuredByPadding(requirement.element, covers) || value(of: $0) >= -placementTolerance
        })
      {
        continue
      }
      let found = best(of: [alternative], requirement.stops, about: requirement.subject)
      guard let worst = found.worst, worst.isCuredByPadding(requirement.element, covers) else { continue }
      if told.map({ found.clearance > $0.clearance }) ?? true { told = found }
    }
    told?.isCuredByPadding = true
    return told
  }

  /// How much less an element would have to be to have room along the scrolls, if these went as far as one likes.
  private func shortage(_ requirement: Requirement, _ covers: [ElementIndex]) -> RequirementOutcome? {
    let lacking = requirement.anyOf.map { way in way.filter { !$0.isCuredByPadding(requirement.element, covers) } }
    if lacking.contains(where: { $0.isEmpty }) { return nil }
    return best(of: lacking, [])
  }

  /// The least move across the scrolls that an element is in that brings it beside the one cover that is in its way, or beside all.
  private func aside(
    _ requirement: Requirement, _ covers: [ElementIndex], in context: PlacementCase
  ) -> RequirementOutcome? {
    let element = requirement.element
    let moving = movingAxes(element, in: context)
    var least: RequirementOutcome?
    for edge in Edge.allCases where !moving.contains(edge.axis) {
      let open = covers.filter { !reachesGlass($0, edge.opposite, of: requirement, in: context) }
      if open.isEmpty { continue }
      for set in open.prefix(8).map({ [$0] }) + (open.count > 1 ? [open] : []) {
        let found = best(
          of: [
            set.map {
              PlacementRule.beyond(.hit(element, edge), edge, context.region(of: $0, edge.opposite))
                .ofSights(requirement.sights)
            }
          ], [])
        guard found.clearance < -placementTolerance, least.map({ found.clearance > $0.clearance }) ?? true,
          set.count == covers.count || isKept(requirement, without: set)
        else { continue }
        least = found
      }
    }
    return least
  }

  /// Whether a requirement is kept as soon as some covers aren't in the way.
  private func isKept(_ requirement: Requirement, without covers: [ElementIndex]) -> Bool {
    let others = requirement.anyOf.map { way in
      way.filter { clearance in !covers.contains { clearance.speaks(of: $0) } }
    }
    return others.contains { $0.isEmpty }
      || best(of: others, requirement.stops, about: requirement.subject).clearance >= -placementTolerance
  }
}
