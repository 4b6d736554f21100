import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let tappableUnreachable = PlacementRule(
    RuleDescription(
      "tappable_unreachable", .deny,
      summary: "a tappable is never wholly on the screen and in its viewport",
      explanation: """
        Whatever the user scrolls to, a part of the control stays beyond the edge of the screen or of the scroll that it is in. \
        It happens where content grows with the text size or on a small phone and nothing scrolls, where an element is pushed \
        out by an offset, or where something stands across the axis of its scroll. Let the content scroll, let a part of it give \
        way, or anchor the control to `safe`. A control longer than its viewport is fine as long as it can fill it. One that an \
        element with `clip: true` around it cuts off altogether is out of reach too, and so is one that controls inside it \
        fill: they take every touch.
        """,
      bad: """
        screen Player {
            orientations: portrait
            @tappable
            box mute { right: safe.right + 24; top: safe.top; width: 48; height: 48 }
        }
        """,
      good: """
        screen Player {
            orientations: portrait
            @tappable
            box mute { right: safe.right - 24; top: safe.top; width: 48; height: 48 }
        }
        """,
      aliases: ["off screen", "offscreen", "cut off button", "carousel", "page dots"]),
    nearMiss: """
      screen Player {
          orientations: portrait
          @decorative
          box glow { right: safe.right + 24; top: safe.top; width: 48; height: 48 }
      }
      """,
    ofScreen: { context in
      context.tappables.flatMap { element in
        [Axis.horizontal, .vertical].flatMap { axis -> [Requirement] in
          let cuts = ClipCuts(context, element, axis)
          return cuts.clips.map { clip in
            Requirement(element, others: [clip], .uncut(clip), anyOf: [cuts.isLeft(by: clip)], unless: noArea(element))
          }
        } + context.buried(element)
      }
    },
    ofElement: { context, element in
      guard context.screen[element].role.isTappable else { return [] }
      return [Axis.horizontal, .vertical].map { axis in
        let reach = Reach(context, element, axis)
        let bounds = reach.whole(clearOf: []).map { $0.clearance }.filter { !$0.isTrivial }
        var anyOf = [bounds]
        if axis == .vertical, let sticky = context.sticky(around: element) {
          let line = Reach(context, element, axis, isOnLine: true).whole(clearOf: []).map { $0.clearance }
          anyOf.append(line + [context.reachesLine(sticky)])
        }
        let subject: RequirementSubject = reach.scrolls.last.map { .viewport($0) } ?? .screen
        return Requirement(
          element, others: reach.scrolls.map { context.screen.scrolls[Int($0)].element }, subject,
          rest: reach.moving.isEmpty ? .fixed : .scrolled, stops: reach.snapping,
          anyOf: anyOf, unless: noArea(element), orElse: { reach.filling(clearOf: []) })
      }
    })
}

extension PlacementCase {
  /// What keeps something of a control from those right inside it, which take their own touches (`placement.md`, section 2.4).
  ///
  /// A drag that begins on a control is still the outer element's, and what a scroll moves is elsewhere at another offset.
  fileprivate func buried(_ element: ElementIndex) -> [Requirement] {
    guard case .tappable = screen[element].role else { return [] }
    let found = controls(inside: element)
    guard let first = found.first else { return [] }
    // A strip along one of its edges is left beside all of them.
    let beside = Edge.allCases.map { edge in
      found.map { inner in
        edge.isStart
          ? Clearance.more(.hit(inner, edge), than: .hit(element, edge))
          : Clearance.more(.hit(element, edge), than: .hit(inner, edge))
      }
    }
    let one = found.count == 1
    return [
      Requirement(
        element, others: one ? [first] : [], .unfilled(by: found), anyOf: beside,
        unless: PlacementRule.noArea(element) + (one ? PlacementRule.noArea(first) : []),
        orElse: { one ? [] : Self.between(found, in: element) }, demand: one ? nil : .ownPart)
    ]
  }

  /// The controls right inside another one that don't move on their own.
  private func controls(inside element: ElementIndex) -> [ElementIndex] {
    var found: [ElementIndex] = []
    var index = Int(element.index) + 1
    while index < Int(screen[element].end) {
      let inner = ElementIndex(index)
      guard screen[inner].role.takesTaps, scrollAround[index] == scrollAround[Int(element.index)] else {
        // Of a scroll that it holds nothing is looked at.
        index = screen[inner].scroll >= 0 ? max(index + 1, Int(screen[inner].end)) : index + 1
        continue
      }
      found.append(inner)
      index = max(index + 1, Int(screen[inner].end))
    }
    return found
  }

  /// The ways in which a strip between some controls inside another one is left, from side to side of that, in the order in which they are
  /// written.
  private static func between(_ inner: [ElementIndex], in element: ElementIndex) -> [[Clearance]] {
    // Of more than a few a proof says nothing.
    if inner.count > 8 { return [] }
    return [Edge.right, .left, .bottom].flatMap { edge -> [[Clearance]] in
      (1..<inner.count).map { place in
        inner[..<place].flatMap { before in
          inner[place...].map { behind in
            edge.isStart
              ? Clearance.more(.hit(before, edge), than: .hit(behind, edge.opposite))
              : Clearance.more(.hit(behind, edge.opposite), than: .hit(before, edge))
          }
        }
      }
    }
  }
}

extension Clearance {
  /// Holds where the first is more than the second, by what counts as touching.
  fileprivate static func more(_ larger: Measure, than smaller: Measure) -> Clearance {
    var room = Clearance.atLeast(larger, smaller)
    room.constant -= 2 * placementTolerance
    return room
  }
}

extension Role {
  /// Whether every tap on it is its own.
  fileprivate var takesTaps: Bool {
    switch self {
    case .tappable, .input: true
    default: false
    }
  }
}
