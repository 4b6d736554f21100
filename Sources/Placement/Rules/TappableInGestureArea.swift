import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let tappableInGestureArea = PlacementRule(
    RuleDescription(
      "tappable_in_gesture_area", .allow,
      summary: "a tappable lies in Android's gesture area, above the bar's inset",
      explanation: """
        Android listens for the swipe home in 32 dp, more than the 24 or 15 of the bar's inset. Taps pass through, so that a control between the two \
        works; a tap that slides is taken for a swipe. The rule is silent unless a project or a run turns it on: `warn: \
        tappable_in_gesture_area`. Then keep both clear, as in `bottom: screen.bottom - \
        max(inset.bottom, gesture.bottom)`: where there is no such area, `gesture.bottom` is less than the inset.
        """,
      bad: """
        screen Map {
            @tappable
            box locate { right: safe.right - 16; bottom: safe.bottom; width: 56; height: 56 }
        }
        """,
      good: """
        screen Map {
            @tappable
            box locate { right: safe.right - 16; bottom: screen.bottom - max(inset.bottom, gesture.bottom); width: 56; height: 56 }
        }
        """,
      aliases: ["mandatory gesture", "gesture inset", "32 dp"]),
    nearMiss: """
      screen Map {
          @decorative
          box compass { right: safe.right - 16; bottom: safe.bottom; width: 56; height: 56 }
      }
      """,
    ofElement: { context, element in
      guard context.screen[element].role.isTappable else { return [] }
      return context.strips.indices.filter { context.strips[$0].matter == .gestureArea }.map { area in
        var requirement = requirement(context, element, clearOf: area, among: [area])
        requirement.subject = .hidden(area)
        return requirement
      }
    })
}
