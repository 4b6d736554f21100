import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let tappableInBand = PlacementRule(
    RuleDescription(
      "tappable_in_band", .deny,
      summary: "a tappable rests in a strip that belongs to the system",
      explanation: """
        Phones without a home key listen for a swipe along one edge of the screen: the home indicator on iOS, the gesture \
        bar or the three buttons on Android. A control that rests there is visible and still not reliably tappable: the swipe goes \
        home, or a tap fires by accident on the way. The strip differs by device, orientation and navigation mode, so a constant \
        can't clear it. Anchor to `safe`, which every device computes for itself, or let the element fill it; paint may go \
        on to the glass with `bleed`, `@decorative` or a background. Inside a scroll, content may pass through the strip as long as \
        each tappable has one rest clear of it: leave the scroll's `insets: auto`, or add the inset to its end padding.
        """,
      bad: """
        screen Terms {
            @tappable
            box agree { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: screen.bottom - 8 }
        }
        """,
      good: """
        screen Terms {
            @tappable
            box agree { left: safe.left + 16; right: safe.right - 16; height: 50; bottom: safe.bottom - 8 }
        }
        """,
      aliases: [
        "home indicator", "bottom gesture bar", "inset-bottom", "gesture bar", "navigation bar", "safe area",
        "swipe home", "home bar", "bottom sheet", "detent",
        "three-button navigation", "safe-area-inset-bottom", "bottom bar",
      ]),
    nearMiss: """
      screen Terms {
          @decorative
          box footer { left: screen.left; right: screen.right; height: 50; bottom: screen.bottom; background: #F2F2F7 }
      }
      """,
    ofElement: { context, element in
      guard context.screen[element].role.isTappable else { return [] }
      let strips = context.strips.indices.filter { context.forbids($0, to: element) }
      return [Axis.horizontal, .vertical].flatMap { axis -> [Requirement] in
        let along = strips.filter { context.strips[$0].axis == axis }
        if along.isEmpty { return [] }
        let reach = Reach(context, element, axis)
        let bounds = reach.moving.isEmpty ? [] : reach.bounds(clearOf: along)
        return along.map { requirement(context, element, clearOf: $0, among: along, reach, bounds) }
      }
    })

  /// What keeps one tappable clear of one strip.
  static func requirement(
    _ context: PlacementCase, _ element: ElementIndex, clearOf strip: Int, among strips: [Int]
  ) -> Requirement {
    let reach = Reach(context, element, context.strips[strip].axis)
    return requirement(context, element, clearOf: strip, among: strips, reach, reach.bounds(clearOf: strips))
  }

  /// - Parameter bounds: those of all the strips along the axis.
  private static func requirement(
    _ context: PlacementCase, _ element: ElementIndex, clearOf strip: Int, among strips: [Int], _ reach: Reach,
    _ bounds: [ReachBound]
  ) -> Requirement {
    let slot = context.strips[strip]
    var cure: [Clearance]
    var given: [[Clearance]] = []
    if reach.moving.isEmpty {
      cure = [context.separation(.hit(element, slot.edge), from: strip)]
    } else {
      // Where a scroll snaps, the stop must also have it wholly in view; where none has, `tappable_unreachable` speaks.
      cure = reach.whole(bounds, speakingOf: strip)
      cure.removeAll { $0.isTrivial }
      if !reach.snapping.isEmpty {
        given = [reach.whole(clearOf: []).map { $0.clearance }] + reach.filling(clearOf: [])
      }
    }
    var anyOf = [cure]
    if slot.axis == .vertical, let sticky = context.sticky(around: element) {
      // On its line it must be clear; where it never comes there, it is content like any other.
      let line = Reach(context, element, .vertical, isOnLine: true)
      let bit: UInt64 = strip < 64 ? 1 << UInt64(strip) : 0
      anyOf = [
        line.whole(clearOf: strips).filter { $0.strips & bit != 0 }.map { $0.clearance },
        cure + [context.neverReachesLine(sticky)],
      ]
      if !given.isEmpty { given.append(line.whole(clearOf: []).map { $0.clearance }) }
    }
    var unless = noArea(element)
    if slot.axis == .vertical, let sticky = context.sticky(around: element) {
      // Where its line is beyond the glass, as in a low sheet, nothing of it shows there.
      let near = Clearance([ClearanceTerm(.hit(element, slot.edge.opposite))]) + context.shift(of: sticky)
      let glass = Clearance([ClearanceTerm(.screen(slot.edge))])
      unless.append([slot.edge.isStart ? glass + near.negated : near + glass.negated])
    }
    // What is cut off can't be touched: a viewport or a clip that is clear of the strip clears what is in it.
    var others: [ElementIndex] = []
    let cuts = reach.scrolls.filter { !reach.moving.dropFirst().contains($0) }.map {
      context.screen.scrolls[Int($0)].element
    }
    for cut in cuts + (reach.moving.isEmpty ? context.clips(around: element) : []) {
      unless.append([context.separation(.frame(cut, slot.edge), from: strip)])
      others.append(cut)
    }
    // Wholly beyond the glass it is not in the strip; `tappable_unreachable` speaks of that.
    if reach.moving.isEmpty { unless.append(context.beyondGlass(element, at: slot.edge)) }
    if let beneath = context.beneathKeyboard(element, besides: strip) { unless.append(beneath) }
    return Requirement(
      element, others: others, .strip(strip), rest: reach.moving.isEmpty ? .fixed : .scrolled, stops: reach.snapping,
      given: given, anyOf: anyOf, unless: unless,
      orElse: {
        // What is held on its line is pinned there, however long it is.
        let content =
          slot.axis == .vertical ? context.sticky(around: element).map { context.neverReachesLine($0) } : nil
        return reach.filling(clearOf: strips).map { way in content.map { way + [$0] } ?? way }
          + (reach.moving.isEmpty ? context.handedOn(element, inStrip: strip) : [])
      })
  }

  /// An element without width or height meets nothing.
  static func noArea(_ element: ElementIndex) -> [[Clearance]] {
    [[.atLeast(.hit(element, .left), .hit(element, .right))], [.atLeast(.hit(element, .top), .hit(element, .bottom))]]
  }
}

extension PlacementCase {
  /// Whether a tappable must keep clear of a strip at rest.
  func forbids(_ strip: Int, to element: ElementIndex) -> Bool {
    let slot = strips[strip]
    guard slot.isTapStrip else { return false }
    if slot.passesTaps, !isDraggable(element) { return false }
    guard let exclusive = screen.exclusive, exclusive.edges.contains(slot.edge), slot.kind == .home, slot.isDeferrable
    else { return true }
    // An exclusive screen defers the swipe for its game controls, and for nothing else.
    switch screen[element].role {
    case .tappable(let isGame): return !isGame
    case .draggable(let direction): return direction != .any
    default: return true
    }
  }

  /// At least 0 where all of an element, as it is laid out, lies beyond an edge of the screen.
  func beyondGlass(_ element: ElementIndex, at edge: Edge) -> [Clearance] {
    let near = region(of: element, edge.opposite)
    return [edge.isStart ? .atLeast(.screen(edge), near) : .atLeast(near, .screen(edge))]
  }

  /// At least 0 where all of an element lies beneath the keyboard, in a sheet that has other detents at which it may not: nothing of it
  /// shows there, and so it is in no other strip. `keyboard_covers` asks for a detent at which it does show.
  func beneathKeyboard(_ element: ElementIndex, besides strip: Int) -> [Clearance]? {
    guard let keyboard, strip != keyboard, let sheet = sheet(around: element),
      screen.sheets[Int(sheet)].detents.count > 1, !isMovedDown(element)
    else { return nil }
    var clearance = Clearance.atLeast(region(of: element, .top), .screen(.bottom))
    clearance.add(ClearanceTerm(.stripDepth(keyboard), 1))
    return [clearance]
  }

  private func isDraggable(_ element: ElementIndex) -> Bool {
    if case .draggable = screen[element].role { true } else { false }
  }

  /// How far an edge of something stays inside of a strip's inner line.
  func separation(_ measure: Measure, from strip: Int) -> Clearance {
    let edge = strips[strip].edge
    var clearance = Clearance()
    let sign: Double = edge.isStart ? 1 : -1
    clearance.add(ClearanceTerm(measure, sign))
    clearance.add(ClearanceTerm(.screen(edge), -sign))
    clearance.add(ClearanceTerm(.stripDepth(strip), -1))
    return clearance
  }
}
