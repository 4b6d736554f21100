import BandLayout
import BandScreenModel
import BandSyntax

// What a failure says besides its figures: at which rest it is, and where room would cure it.

extension FindingCollector {
  /// The side of a cutout on which the safe area is clear of it.
  func side(of first: Int, in context: PlacementCase, _ evaluator: Evaluator<Double>) -> Int? {
    let matter = context.strips[first].matter
    guard case .cutout = matter else { return nil }
    return context.strips.indices.first { index in
      let slot = context.strips[index]
      guard slot.matter == matter else { return false }
      let inset = evaluator.value(of: .inset(slot.edge))
      return inset > 0 && evaluator.stripDepths[index] <= inset + placementTolerance
    }
  }

  /// Where more room in a scroll would free an element: at its end where its last offset is what is too small, else at its start.
  func room(
    _ outcome: RequirementOutcome, _ requirement: Requirement, _ context: PlacementCase
  ) -> (scroll: Int32, edge: Edge)? {
    guard outcome.isCuredByPadding, let worst = outcome.worst, let axis = worst.axis(of: requirement.element) else {
      return nil
    }
    let moving = context.scrolls(around: requirement.element).filter { context.screen.scrolls[Int($0)].axis == axis }
    guard let scroll = worst.scrollEnd ?? moving.last else { return nil }
    let end = context.screen.scrolls[Int(scroll)].contentEnd(context.screen.discrete.direction)
    return (scroll, worst.scrollEnd == nil ? end.opposite : end)
  }

  /// Which of several covers an element lies behind at the end of scrolling where the way out is past another one, which it doesn't touch
  /// there, and how much of it lies behind any; nothing where it lies behind that one.
  ///
  /// - Parameter told: the cover past which the way out is, by `lift`.
  func met(
    among covers: [ElementIndex], beyond told: ElementIndex, _ lift: Double, _ length: Double,
    _ outcome: RequirementOutcome, _ requirement: Requirement, _ evaluator: Evaluator<Double>
  ) -> (cover: ElementIndex, overlap: Double)? {
    guard requirement.stops.isEmpty, let worst = outcome.worst, worst.speaks(of: told),
      let edge = worst.side(of: requirement.element)
    else { return nil }
    func line(_ edge: Edge, of cover: ElementIndex) -> Double {
      evaluator.value(of: .frame(cover, edge)) + (requirement.sights[cover.index]?[edge] ?? 0)
    }
    // Where the element is at that rest, along the axis.
    let facing = line(edge.opposite, of: told)
    let start = edge.isStart ? facing - lift : facing + lift - length
    let (first, last) = edge.isStart ? (edge, edge.opposite) : (edge.opposite, edge)
    let parts = covers.map { cover in
      (cover: cover, start: max(line(first, of: cover), start), end: min(line(last, of: cover), start + length))
    }.filter { $0.end - $0.start > placementTolerance }
    guard !parts.contains(where: { $0.cover == told }),
      let most = parts.max(by: { $0.end - $0.start < $1.end - $1.start })
    else { return nil }
    // Several may lie behind one another.
    var hidden = 0.0
    var reached = -Double.infinity
    for part in parts.sorted(by: { $0.start < $1.start }) {
      hidden += max(0, part.end - max(part.start, reached))
      reached = max(reached, part.end)
    }
    return (most.cover, hidden)
  }

  /// The scroll whose insets leave out a bar at its side that something in it has to stand beside.
  func barRoom(
    _ cover: ElementIndex, _ outcome: RequirementOutcome, _ requirement: Requirement, _ context: PlacementCase
  ) -> (scroll: Int32, edge: Edge)? {
    guard requirement.rest == .scrolled, context.screen[cover].kind == .bar, context.screen[cover].parent == .screen,
      let edge = outcome.worst?.side(of: requirement.element), context.screen[cover].barEdge == edge,
      let scroll = context.scrolls(around: requirement.element).first,
      context.screen.scrolls[Int(scroll)].axis != edge.axis,
      !context.screen.scrolls[Int(scroll)].automaticEdges.contains(edge)
    else { return nil }
    return (scroll, edge)
  }

  /// How much of a scroll's viewport its content leaves free, in points: room that is added fills that before it moves anything.
  func freeRoom(
    in scroll: Int32, _ edge: Edge, _ context: PlacementCase, _ evaluator: Evaluator<Double>
  ) -> Double {
    let screen = context.screen
    let facts = screen.scrolls[Int(scroll)]
    let frame = evaluator.frames.scrolls[Int(scroll)]
    guard edge == facts.contentEnd(screen.discrete.direction), frame.end <= placementTolerance else { return 0 }
    func length(_ value: SizeValue) -> Double {
      if case .length(let formula) = value { evaluator.value(of: .formula(formula)) } else { 0 }
    }
    let sign: Double = edge.isStart ? 1 : -1
    var free = Double.infinity
    var index = Int(facts.element.index) + 1
    while index < Int(screen[facts.element].end) {
      let child = screen.elements[index]
      if evaluator.frames.exists[index], !child.isIsland {
        let beyond =
          sign
          * (evaluator.value(of: .frame(ElementIndex(index), edge)) - evaluator.value(of: .frame(facts.element, edge)))
        free = min(free, beyond - length(screen.flows[Int(child.flow)].margin[edge]))
      }
      index = max(index + 1, Int(child.end))
    }
    guard free < .infinity else { return 0 }
    return max(0, free - length(screen.flows[Int(screen[facts.element].flow)].padding[edge]) - frame.insets[edge])
  }

  /// Whether an element has anchors of its own.
  func isAnchored(_ finding: Finding) -> Bool {
    guard let site = firstSite(of: finding.entry) else { return false }
    return site.placement.properties(of: site.element).contains { property in
      switch property.name {
      case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .pin: true
      default: false
      }
    }
  }

  /// At which rest a requirement fails.
  func rest(
    of requirement: Requirement, _ outcome: RequirementOutcome, _ context: PlacementCase, _ evaluator: Evaluator<Double>
  ) -> FailureRest {
    if let sticky = context.sticky(around: requirement.element), let edge = context.screen[sticky].stickyEdge,
      outcome.worst?.terms.contains(where: { $0.measure == .scrollInset(context.scrollAround[Int(sticky.index)], edge) }
      )
        ?? false
    {
      return .held(edge)
    }
    if requirement.rest == .fixed { return .fixed }
    let scrolls = context.scrolls(around: requirement.element).filter { scroll in
      switch requirement.subject {
      case .strip(let index), .hidden(let index):
        return context.screen.scrolls[Int(scroll)].axis == context.strips[index].axis
      default: return true
      }
    }
    let moves = scrolls.contains { evaluator.value(of: .scrollEnd($0)) > placementTolerance }
    guard moves || scrolls.isEmpty else { return .nothingScrolls }
    if let stop = outcome.stop {
      return .stop(stop.index + 1, isPage: context.screen.scrolls[Int(stop.scroll)].snap == .page)
    }
    if let end = outcome.worst?.scrollEnd, evaluator.value(of: .scrollEnd(end)) > placementTolerance { return .end }
    return .bestOffset
  }
}
