import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let dragInGestureStrip = PlacementRule(
    RuleDescription(
      "drag_in_gesture_strip", .warn,
      summary: "a drag begins where the system takes it",
      explanation: """
        Android's back gesture begins at the left and right edges, and the top edge pulls the notifications down. A slider or a \
        carousel whose handle lies there loses its drags to the system. Keep what is dragged clear of `gesture.left` and \
        `gesture.right`, or write `@exclude(horizontal)` on it, which asks Android not to start the back gesture there. Drags in \
        the home strip are always lost, and are an error.
        """,
      bad: """
        screen Volume {
            @draggable(horizontal)
            box slider { left: safe.left; right: safe.right; centerY: safe.centerY; height: 48 }
        }
        """,
      good: """
        screen Volume {
            @draggable(horizontal) @exclude(horizontal)
            box slider { left: safe.left; right: safe.right; centerY: safe.centerY; height: 48 }
        }
        """,
      aliases: ["back gesture", "edge swipe", "slider at the edge"]),
    nearMiss: """
      screen Volume {
          @draggable(vertical)
          box slider { left: safe.left; right: safe.right; centerY: safe.centerY; height: 48 }
      }
      """,
    ofElement: { context, element in
      context.draggable(element) + context.scrollInStrips(element)
    })
}

extension PlacementCase {
  /// Which drags of a direction a strip takes: across is away from its edge, along is beside it.
  private func takes(_ strip: StripSlot, _ direction: DragDirection) -> Bool {
    let isSide = strip.edge.axis == .horizontal
    let horizontal: Touches = isSide ? .dragAcross : .dragAlong
    let vertical: Touches = isSide ? .dragAlong : .dragAcross
    switch direction {
    case .horizontal: return strip.takes.contains(horizontal)
    case .vertical: return strip.takes.contains(vertical)
    case .any: return !strip.takes.isDisjoint(with: [.dragAcross, .dragAlong])
    }
  }

  fileprivate func draggable(_ element: ElementIndex) -> [Requirement] {
    guard case .draggable(let direction) = screen[element].role else { return [] }
    let strips = self.strips.indices.filter {
      let strip = self.strips[$0]
      // The tap strips are `tappable_in_band`'s.
      guard !strip.isTapStrip, takes(strip, direction) else { return false }
      return !(strip.kind == .back && screen[element].excludesBackGesture)
    }
    return strips.map { strip in
      PlacementRule.requirement(self, element, clearOf: strip, among: [strip])
    }
  }

  /// A horizontal scroll that lies wholly in a strip that takes its drags can't be moved; another can, from its other parts.
  fileprivate func scrollInStrips(_ element: ElementIndex) -> [Requirement] {
    let scroll = screen[element].scroll
    guard scroll >= 0, screen.scrolls[Int(scroll)].axis == .horizontal, scrollAround[Int(element.index)] < 0 else {
      return []
    }
    return strips.indices.filter { takes(strips[$0], .horizontal) }.map { strip in
      let edge = strips[strip].edge
      // Its far edge reaches out of the strip.
      var outside = separation(.frame(element, edge.opposite), from: strip)
      outside.constant -= 2 * placementTolerance
      return Requirement(
        element, .strip(strip), anyOf: [[separation(.frame(element, edge), from: strip)]],
        unless: PlacementRule.noArea(element) + [[outside], beyondGlass(element, at: edge)])
    }
  }
}
