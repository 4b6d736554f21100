import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let tappableCovered = PlacementRule(
    RuleDescription(
      "tappable_covered", .deny,
      summary: "what is painted above a tappable takes its touches",
      explanation: """
        A tap goes to what is painted on top. A button beneath a floating button, a row's action beneath a tab bar, a control \
        beneath a picture with a background: it is there, and a part of it does nothing, or something else. What takes touches is what has \
        a role, a bar, a sheet, the viewport of a scroll, and anything with a `background`, unless it is `@decorative`; what is inside \
        the tappable doesn't count. In a scroll the control may pass beneath: it needs one rest at which it is whole and free, so the \
        last row needs room at the end. What a `@modal` covers is out of use on purpose, and isn't told.
        """,
      bad: """
        screen Notes {
            @scroll(vertical)
            column list { for i in 1...30 { ListRow("Note \\(i)") } }
            Fab add("+") { trailing: safe.trailing - 16; bottom: safe.bottom - 16 }
        }
        """,
      good: """
        screen Notes {
            @scroll(vertical)
            column list { padding.bottom: 88; for i in 1...30 { ListRow("Note \\(i)") } }
            Fab add("+") { trailing: safe.trailing - 16; bottom: safe.bottom - 16 }
        }
        """,
      aliases: ["covered", "occluded", "overlap", "behind the tab bar", "floating button", "fab", "last row"]),
    nearMiss: """
      screen Notes {
          @scroll(vertical)
          column list { for i in 1...30 { ListRow("Note \\(i)") } }
          @decorative
          box shade { leading: safe.leading; trailing: safe.trailing; bottom: safe.bottom; height: 88; background: #FFFFFF80 }
      }
      """,
    isSearched: true)

  /// What keeps one tappable beside something that moves just as it does.
  ///
  /// - Parameter isOnLine: whether the tappable is meant where the sticky element around it is on its line.
  static func apart(
    _ context: PlacementCase, _ element: ElementIndex, from cover: ElementIndex, isOnLine: Bool = false
  ) -> Requirement {
    let shift = isOnLine ? context.sticky(around: element).map { context.shift(of: $0) } : nil
    let clips = context.clips(around: element).filter { !context.isInside(cover, $0) }
    let coverClips = context.clips(around: cover).filter { !context.isInside(element, $0) }
    var anyOf: [[Clearance]] = []
    for edge in Edge.allCases {
      var clearance = beyond(.hit(element, edge), edge, context.region(of: cover, edge.opposite))
      if let shift, edge.axis == .vertical { clearance = clearance + (edge.isStart ? shift : shift.negated) }
      anyOf.append([clearance])
    }
    var unless = noArea(element)
    if isOnLine, let sticky = context.sticky(around: element) { unless.append([context.neverReachesLine(sticky)]) }
    for edge in Edge.allCases {
      // What clips one of them keeps it from the other.
      for clip in clips { unless.append([beyond(.frame(clip, edge), edge, context.region(of: cover, edge.opposite))]) }
      for clip in coverClips { unless.append([beyond(.hit(element, edge), edge, .frame(clip, edge.opposite))]) }
    }
    return Requirement(
      element, others: [cover] + clips + coverClips, .covers([cover]), anyOf: anyOf, unless: unless,
      orElse: { context.handedOn(element, to: cover) })
  }

  /// What gives one tappable in scrolls a rest beside all that stands outside of them.
  ///
  /// - Parameters:
  ///   - sides: the ways past the covers.
  ///   - rooms: between which covers it may fill the room instead, because it is longer.
  ///   - isForProof: whether that the room is the largest one has to be shown too; each room then has first what bounds it on
  ///     either side, and then all other covers.
  static func beside(
    _ context: PlacementCase, _ element: ElementIndex, _ covers: [ElementIndex], sides: [[CoverSide]],
    rooms: [CoverRoom], isOnLine: Bool = false, isForProof: Bool = false
  ) -> Requirement {
    let reaches = [Axis.vertical, .horizontal].map { Reach(context, element, $0, isOnLine: isOnLine) }
    // Beneath the keyboard it is free of what covers it, and no freer.
    let all = context.strips.indices.filter {
      context.forbids($0, to: element) || context.keyboard($0, covers: element)
    }
    @Sendable func strips(along reach: Reach) -> [Int] { all.filter { context.strips[$0].axis == reach.axis } }
    let stops = reaches.flatMap { $0.snapping }
    var given: [[Clearance]] = []
    if !stops.isEmpty {
      given = [reaches.flatMap { $0.whole(clearOf: strips(along: $0)) }.map { $0.clearance }]
    }
    let bounds = reaches.map { $0.bounds(clearOf: strips(along: $0)) }
    let anyOf = sides.map { way -> [Clearance] in
      reaches.indices.flatMap { reaches[$0].beside(way, bounds[$0]) }
    }
    return Requirement(
      element, others: covers, .covers(covers), rest: .scrolled, stops: stops, given: given, anyOf: anyOf,
      unless: noArea(element),
      orElse: {
        rooms.flatMap { room -> [[Clearance]] in
          guard let first = room.sides.first else { return [] }
          let reach = reaches[first.edge.axis == .vertical ? 0 : 1]
          let strips = strips(along: reach)
          if !isForProof { return reach.filling(clearOf: strips, between: room.sides, atLeast: room.least) }
          let before = room.sides.first { $0.edge.isStart }
          let behind = room.sides.first { !$0.edge.isStart }
          let others = room.sides.filter { $0 != before && $0 != behind }
          let isRoom =
            first.isOnLine
            ? reach.isNarrowest(between: before, behind, others: others)
            : reach.isLargest(between: before, behind, others: others, clearOf: strips)
          let bounds = [before, behind].compactMap { $0 }
          let long = reach.filling(clearOf: strips, between: bounds, atLeast: context.leastRoom).map { $0 + isRoom }
          guard let bars = room.isWhatBarsLeave else { return long }
          return long + reach.filling(clearOf: strips, between: bounds).map { $0 + isRoom + bars }
        }
      })
  }

  /// One edge of a thing at or beyond the facing edge of another, away from it.
  static func beyond(_ own: Measure, _ edge: Edge, _ other: Measure) -> Clearance {
    edge.isStart ? .atLeast(own, other) : .atLeast(other, own)
  }
}

extension PlacementCase {
  /// Whether an element is another one or inside it.
  func isInside(_ element: ElementIndex, _ other: ElementIndex) -> Bool {
    element == other || (element.index > other.index && element.index < screen[other].end)
  }

  /// The first tappables inside another element, as many as tell anything.
  private func tappables(inside element: ElementIndex) -> [ElementIndex] {
    var found: [ElementIndex] = []
    for index in Int(element.index) + 1..<max(Int(element.index) + 1, Int(screen[element].end))
    where screen.elements[index].role.isTappable && found.count < 64 {
      found.append(ElementIndex(index))
    }
    return found
  }

  /// The ways in which all that lies in a strip of a tappable belongs to one inside it, which reaches from side to side.
  func handedOn(_ element: ElementIndex, inStrip strip: Int) -> [[Clearance]] {
    let edge = strips[strip].edge
    return tappables(inside: element).map { inner in
      var way = [separation(.hit(inner, edge.opposite), from: strip)]
      for side in Edge.allCases where side != edge.opposite {
        let own = Measure.hit(inner, side)
        way.append(side.isStart ? .atLeast(.hit(element, side), own) : .atLeast(own, .hit(element, side)))
      }
      return way
    }
  }

  /// The ways in which all that a cover hides of a tappable belongs to a tappable inside it, which is judged by itself.
  func handedOn(_ element: ElementIndex, to cover: ElementIndex) -> [[Clearance]] {
    tappables(inside: element).flatMap { inner -> [[Clearance]] in
      // On each side the inner one reaches as far as the one or the other.
      var ways: [[Clearance]] = [[]]
      for edge in Edge.allCases {
        let own = Measure.hit(inner, edge)
        let sides = [Measure.hit(element, edge), region(of: cover, edge)].map { other -> Clearance in
          edge.isStart ? .atLeast(other, own) : .atLeast(own, other)
        }
        ways = ways.flatMap { way in sides.map { way + [$0] } }
      }
      return ways
    }
  }
}
