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
        element with `clip: true` around it cuts off altogether is out of reach too, and so is one that another control inside it \
        fills: that takes every touch.
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
  /// What keeps something of a control from each control right inside it, which takes its own touches (`placement.md`, section 2.4).
  ///
  /// A drag that begins on a control is still the outer element's, and what a scroll moves is elsewhere at another offset.
  fileprivate func buried(_ element: ElementIndex) -> [Requirement] {
    guard case .tappable = screen[element].role else { return [] }
    var found: [Requirement] = []
    var index = Int(element.index) + 1
    while index < Int(screen[element].end) {
      let inner = ElementIndex(index)
      guard screen[inner].role.takesTaps, scrollAround[index] == scrollAround[Int(element.index)] else {
        // Of a scroll that it holds nothing is looked at.
        index = screen[inner].scroll >= 0 ? max(index + 1, Int(screen[inner].end)) : index + 1
        continue
      }
      let beside = Edge.allCases.map { edge -> [Clearance] in
        var room =
          edge.isStart
          ? Clearance.atLeast(.hit(inner, edge), .hit(element, edge))
          : Clearance.atLeast(.hit(element, edge), .hit(inner, edge))
        room.constant -= 2 * placementTolerance
        return [room]
      }
      found.append(
        Requirement(
          element, others: [inner], .uncut(inner), anyOf: beside,
          unless: PlacementRule.noArea(element) + PlacementRule.noArea(inner)))
      index = max(index + 1, Int(screen[inner].end))
    }
    return found
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
