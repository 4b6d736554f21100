import BandLayout
import BandScreenModel

/// What has to be shown of a tappable so that nothing covers it: with the layouts around one, and not only in it.
///
/// The search looks at what meets in a layout. A proof can't: what is apart here may meet elsewhere. So it asks of all that may ever be
/// above the element that it stays apart, and of what the element passes by that there is a rest beside it.
public struct CoverDuties {
  /// One thing to be shown.
  public struct Duty {
    /// What keeps the two apart here, with the most room; nothing where that isn't one distance.
    public var nearest: Distance?
    fileprivate var kind: Kind

    fileprivate init(nearest: Distance? = nil, _ kind: Kind) {
      self.nearest = nearest
      self.kind = kind
    }
  }

  /// Of what a duty is; its requirement is made only where `nearest` doesn't do.
  fileprivate enum Kind {
    case vanished
    case apart(from: ElementIndex)
    /// By the index in what was asked last.
    case asked(Int)
    case never(meets: ElementIndex, Sweep, holders: [ElementIndex], isOnLine: Bool)
    case held(ElementIndex, in: ElementIndex, passes: Distance, Sweep, holders: [ElementIndex])
  }

  private let context: PlacementCase
  private var search: CoverSearch
  /// Where each element takes touches, before anything cuts it; made for what is asked about.
  private var regions: [EdgeBox?]
  /// What the duties of the element that was looked at last ask in full.
  private var asked: [Requirement] = []

  public init(_ context: PlacementCase, _ evaluator: Evaluator<Double>) {
    self.context = context
    search = CoverSearch(context, evaluator, isForProof: true)
    regions = [EdgeBox?](repeating: nil, count: context.screen.elements.count)
  }

  private var evaluator: Evaluator<Double> { search.evaluator }

  /// What may take touches above an element and moves just as it does, by element.
  public func covers(of element: ElementIndex) -> [Int] {
    if !search.isInUse(element) || search.boxes[Int(element.index)].isEmpty { return [] }
    return takers(around: Int(context.scrollAround[Int(element.index)]), above: Int(element.index))
  }

  /// The duties of one tappable; none where it isn't there, or out of use. They stand until the next are asked for.
  ///
  /// - Parameter covers: those of `covers(of:)` that aren't known to be apart from it.
  public mutating func duties(of element: ElementIndex, covers: [Int]) -> [Duty] {
    let index = Int(element.index)
    asked.removeAll(keepingCapacity: true)
    guard search.isInUse(element) else { return [] }
    if search.boxes[index].isEmpty {
      // It can't be touched: as long as that is so nothing covers it.
      return [Duty(.vanished)]
    }
    var duties: [Duty] = []
    for cover in covers {
      duties.append(apart(element, from: ElementIndex(cover)))
    }
    if context.scrollAround[index] >= 0 { addPassed(index, to: &duties) }
    return duties
  }

  /// What may take touches above an element, by the scroll that it is in.
  private func takers(around scroll: Int, above element: Int) -> [Int] {
    var found: [Int] = []
    for cover in context.takers[scroll + 1]
    where evaluator.frames.exists[Int(cover)] && Int(cover) != element
      && context.paintOrder.isAbove(Int(cover), element, in: context.screen)
    {
      found.append(Int(cover))
    }
    return found
  }

  /// All ways in which a duty of an element is done.
  public func requirement(_ duty: Duty, of element: ElementIndex) -> Requirement {
    switch duty.kind {
    case .vanished: return Requirement(element, .covers([element]), anyOf: context.waysToVanish(element))
    case .asked(let index): return asked[index]
    case .apart(let cover):
      var requirement = PlacementRule.apart(context, element, from: cover)
      requirement.unless += context.waysToVanish(cover) + context.waysToVanish(element)
      return requirement
    case .never(let cover, let sweep, let holders, let isOnLine):
      var ways: [[Clearance]] = []
      // On its line it stands as far from where it is laid out as that has moved it.
      var shift = Clearance()
      if isOnLine, !sweep.ends.contains(where: { $0.axis == .vertical }), let sticky = context.sticky(around: element) {
        shift = context.shift(of: sticky)
      }
      for edge in Edge.allCases {
        func own(beyond other: Measure) -> Clearance {
          let own = PlacementRule.beyond(sweep.edge(edge, of: element), edge, other)
          return edge.axis == .horizontal ? own : own + (edge.isStart ? shift : shift.negated)
        }
        let facing = context.region(of: cover, edge.opposite)
        ways.append([own(beyond: facing)])
        // What it can be touched by may reach out of the viewport; what doesn't is beyond whatever that is beyond.
        let viewport = Measure.frame(sweep.viewport, edge)
        ways.append([PlacementRule.beyond(viewport, edge, facing), own(beyond: viewport)])
      }
      ways += holders.map { context.isHeld(cover, in: $0) }
      return Requirement(
        element, others: [cover], .covers([cover]), anyOf: ways,
        unless: context.waysToVanish(cover) + context.waysToVanish(element))
    case .held(let cover, let sticky, let passes, let sweep, let holders):
      var ways = [[passes.clearance]]
      for edge in [Edge.left, .right] {
        ways.append([
          PlacementRule.beyond(sweep.edge(edge, of: element), edge, context.region(of: cover, edge.opposite))
        ])
      }
      ways += holders.map { context.isHeld(cover, in: $0) }
      return Requirement(
        element, others: [sticky, cover], .covers([cover]), anyOf: ways, unless: context.waysToVanish(cover))
    }
  }

  /// Apart from something that moves just as it does.
  private mutating func apart(_ element: ElementIndex, from cover: ElementIndex) -> Duty {
    let edge = roomiest(region(of: element), region(of: cover), Edge.allCases)
    return Duty(
      nearest: edge.map { Distance(.hit(element, $0), beyond: $0, context.region(of: cover, $0.opposite)) },
      .apart(from: cover))
  }

  private mutating func region(of element: ElementIndex) -> EdgeBox {
    if let known = regions[Int(element.index)] { return known }
    func edge(_ edge: Edge) -> Double { evaluator.value(of: context.region(of: element, edge)) }
    let box = EdgeBox(Edges(left: edge(.left), top: edge(.top), right: edge(.right), bottom: edge(.bottom)))
    regions[Int(element.index)] = box
    return box
  }

  /// The side on which there is the most room between a region and a cover; nothing where there is none.
  private func roomiest(_ own: EdgeBox, _ cover: EdgeBox, _ edges: [Edge]) -> Edge? {
    var most = -placementTolerance
    var best: Edge?
    for edge in edges {
      let (a, b) = (own.edges[edge], cover.edges[edge.opposite])
      let room = edge.isStart ? a - b : b - a
      if room < most { continue }
      most = room
      best = edge
    }
    return best
  }

  // MARK: Past what stands outside a scroll

  /// Where an element in a scroll can be at all: between these lines.
  fileprivate struct Sweep {
    /// The outermost viewport so far, which is where what is in it can be touched.
    var viewport: ElementIndex
    /// Along these axes it moves, up to the viewports named.
    var ends: [(axis: Axis, viewport: ElementIndex)] = []

    func edge(_ edge: Edge, of element: ElementIndex) -> Measure {
      for end in ends where end.axis == edge.axis { return .frame(end.viewport, edge) }
      return .hit(element, edge)
    }
  }

  private mutating func addPassed(_ index: Int, to duties: inout [Duty]) {
    let element = ElementIndex(index)
    guard let sticky = context.sticky(around: element) else {
      addPassed(index, isOnLine: false, to: &duties)
      return
    }
    // Whether it comes to its line decides what is asked. Too close to tell, both must do.
    let beyond = evaluator.value(of: context.reachesLine(sticky)) + placementTolerance
    let never = context.neverReachesLine(sticky)
    if beyond.magnitude < Self.uncertain / 2 {
      var line = [context.reachesLine(sticky), never]
      for way in line.indices { line[way].constant += Self.uncertain }
      ask(Requirement(element, .covers([sticky]), anyOf: [line]), &duties)
      addPassed(index, isOnLine: true, to: &duties)
      addPassed(index, isOnLine: false, to: &duties)
    } else {
      ask(Requirement(element, .covers([sticky]), anyOf: [[beyond > 0 ? context.reachesLine(sticky) : never]]), &duties)
      addPassed(index, isOnLine: beyond > 0, to: &duties)
    }
  }

  /// A length that proofs don't hold apart from none, in points.
  private static var uncertain: Double { 2e-5 }

  private mutating func addPassed(_ index: Int, isOnLine: Bool, to duties: inout [Duty]) {
    let element = ElementIndex(index)
    let context = context
    let passed = search.passed(by: index, isOnLine: isOnLine)
    for requirement in search.requirements(of: index, passing: passed) { ask(requirement, &duties) }
    let met = passed.groups.flatMap { $0.covers } + passed.still
    let line = passed.isOnLine ? context.sticky(around: element).map { context.scrollAround[Int($0.index)] } : nil
    var sweep = Sweep(viewport: element)
    var scroll = context.scrollAround[index]
    while scroll >= 0 {
      let facts = context.screen.scrolls[Int(scroll)]
      sweep.viewport = facts.element
      if scroll != line {
        addHeld(by: scroll, element, passed.held, sweep, to: &duties)
        sweep.ends.removeAll { $0.axis == facts.axis }
        sweep.ends.append((facts.axis, facts.element))
      }
      scroll = context.scrollAround[Int(facts.element.index)]
      for cover in takers(around: Int(scroll), above: index) where !met.contains(cover) {
        duties.append(never(element, meets: ElementIndex(cover), sweep, met, isOnLine: line != nil))
      }
    }
  }

  private mutating func ask(_ requirement: Requirement, _ duties: inout [Duty]) {
    duties.append(Duty(.asked(asked.count)))
    asked.append(requirement)
  }

  /// What the element doesn't meet on its way here: it must not meet it elsewhere either, or be a part of what it passes.
  private mutating func never(
    _ element: ElementIndex, meets cover: ElementIndex, _ sweep: Sweep, _ met: [Int], isOnLine: Bool
  ) -> Duty {
    let facing = region(of: cover)
    // On its line it stands higher or lower than it is laid out.
    let nearest = roomiest(swept(sweep, element), facing, isOnLine ? [.left, .right] : Edge.allCases).map { edge in
      Distance(sweep.edge(edge, of: element), beyond: edge, context.region(of: cover, edge.opposite))
    }
    let holders = nearest == nil ? context.ancestors(of: cover).filter { met.contains(Int($0.index)) } : []
    return Duty(nearest: nearest, .never(meets: cover, sweep, holders: holders, isOnLine: isOnLine))
  }

  private func frame(_ element: ElementIndex) -> EdgeBox {
    let frames = evaluator.frames
    let index = Int(element.index)
    return EdgeBox(
      Edges(
        left: frames.left[index], top: frames.top[index], right: frames.left[index] + frames.width[index],
        bottom: frames.top[index] + frames.height[index]))
  }

  private mutating func swept(_ sweep: Sweep, _ element: ElementIndex) -> EdgeBox {
    var box = region(of: element)
    for end in sweep.ends { box.set(end.axis, from: frame(end.viewport)) }
    return box
  }

  /// What sticky elements hold that isn't in the element's way here.
  private mutating func addHeld(
    by scroll: Int32, _ element: ElementIndex, _ held: [CoverSide], _ sweep: Sweep, to duties: inout [Duty]
  ) {
    let screen = context.screen
    let context = context
    for around in context.ancestors(of: element) {
      for sticky in context.stickies[around.index] ?? []
      where context.scrollAround[Int(sticky.index)] == scroll && evaluator.frames.exists[Int(sticky.index)]
        && !context.isInside(element, sticky)
      {
        for taker in context.takers(of: scroll, inside: sticky) where evaluator.frames.exists[Int(taker)] {
          let cover = ElementIndex(Int(taker))
          if held.contains(where: { $0.cover == cover })
            || !context.paintOrder.isAbove(Int(taker), Int(element.index), in: screen)
          {
            continue
          }
          let holders = context.ancestors(of: cover).filter { holder in held.contains { $0.cover == holder } }
          let isAtTop = screen[sticky].stickyEdge == .top
          // Before what is held at the top, an element has gone out of sight before that is held.
          let passes = Distance(
            isAtTop ? .frame(sticky, .top) : sweep.edge(.top, of: element),
            over: isAtTop ? sweep.edge(.bottom, of: element) : .frame(sticky, .bottom))
          var nearest: Distance? = passes
          if evaluator.value(of: passes.larger) - evaluator.value(of: passes.smaller) < -placementTolerance {
            nearest = roomiest(swept(sweep, element), region(of: cover), [.left, .right]).map {
              Distance(sweep.edge($0, of: element), beyond: $0, context.region(of: cover, $0.opposite))
            }
          }
          duties.append(Duty(nearest: nearest, .held(cover, in: sticky, passes: passes, sweep, holders: holders)))
        }
      }
      if screen[around].scroll == scroll { break }
    }
  }
}

extension PlacementCase {
  /// The ways in which an element takes no touch at all: it has no area, or what clips it leaves none of it.
  fileprivate func waysToVanish(_ element: ElementIndex) -> [[Clearance]] {
    var ways: [[Clearance]] = [
      [.atLeast(region(of: element, .left), region(of: element, .right))],
      [.atLeast(region(of: element, .top), region(of: element, .bottom))],
    ]
    // What clips a scroll doesn't move with what is in it.
    let scroll = scrollAround[Int(element.index)]
    for clip in clips(around: element) where scrollAround[Int(clip.index)] == scroll {
      for edge in Edge.allCases {
        ways.append([PlacementRule.beyond(region(of: element, edge), edge, .frame(clip, edge.opposite))])
      }
    }
    return ways
  }

  /// Wholly in the region of something that takes touches itself.
  fileprivate func isHeld(_ element: ElementIndex, in holder: ElementIndex) -> [Clearance] {
    Edge.allCases.map { edge in
      let (own, outer) = (region(of: element, edge), region(of: holder, edge))
      return edge.isStart ? .atLeast(own, outer) : .atLeast(outer, own)
    }
  }

  /// The strips that some tappable must keep clear of.
  public var forbiddenStrips: [Int] {
    let tappables = self.tappables
    return strips.indices.filter { strip in tappables.contains { forbids(strip, to: $0) || keyboard(strip, covers: $0) }
    }
  }
}

/// What covers one tappable in a laid-out configuration.
public struct CoverCheck {
  private var search: CoverSearch

  public init(_ context: PlacementCase, _ evaluator: Evaluator<Double>) { search = CoverSearch(context, evaluator) }

  /// How far it is kept that nothing covers an element, in points; infinity where nothing comes near it.
  public mutating func clearance(of element: ElementIndex) -> Double {
    var least = Double.infinity
    for requirement in search.requirements(of: element) {
      if let clearance = search.evaluator.clearance(of: requirement) { least = min(least, clearance) }
    }
    return least
  }
}
