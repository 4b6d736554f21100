import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let targetTooSmall = PlacementRule(
    RuleDescription(
      "target_too_small", .warn,
      summary: "a hit region is smaller than a finger needs",
      explanation: """
        Apple's guidelines ask for 44 by 44 points, Material for 48 by 48 dp. The picture may stay small: `hitSlop` grows the \
        region that takes touches, and `minWidth` and `minHeight` the element itself.
        """,
      bad: """
        screen Viewer {
            @tappable
            box close { right: safe.right - 16; top: safe.top + 16; width: 24; height: 24 }
        }
        """,
      good: """
        screen Viewer {
            @tappable
            box close { right: safe.right - 16; top: safe.top + 16; width: 24; height: 24; hitSlop: 12 }
        }
        """,
      aliases: ["touch target", "44", "48dp", "tap target size"]),
    nearMiss: """
      screen Viewer {
          @decorative
          box badge { right: safe.right - 16; top: safe.top + 16; width: 24; height: 24 }
      }
      """
  ) { context in
    let least: Double = context.screen.discrete.platform == .ios ? 44 : 48
    return context.tappables.map { element in
      Requirement(
        element, .size(least),
        anyOf: [
          [(Edge.left, Edge.right), (.top, .bottom)].map { start, end in
            var length = Clearance.atLeast(.hit(element, end), .hit(element, start))
            length.constant = -least
            return length
          }
        ])
    }
  }
}
