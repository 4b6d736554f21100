import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let targetTooSmall = PlacementRule(
    RuleDescription(
      "target_too_small", .warn,
      summary: "a hit region is smaller than a finger needs",
      explanation: """
        Apple's guidelines ask for 44 by 44 points, Material for 48 by 48 dp. The picture may stay small: `hitSlop` grows the \
        region that takes touches, and `minWidth` and `minHeight` the element itself. What an element with `clip: true` around it cuts \
        off takes no touches, and neither does more of it than its scroll's viewport shows while the keyboard is down.
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
      aliases: ["touch target", "44", "44 pt", "48", "48dp", "hit slop", "tap target size"]),
    nearMiss: """
      screen Viewer {
          @decorative
          box badge { right: safe.right - 16; top: safe.top + 16; width: 24; height: 24 }
      }
      """
  ) { context in
    let least = context.leastTarget
    return context.tappables.map { element in
      let cuts = [Axis.horizontal, .vertical].map { ClipCuts(context, element, $0) }
      return Requirement(
        element, .size(least), anyOf: [cuts.flatMap { room($0, context, least) }],
        // Of what is cut off altogether `tappable_unreachable` speaks.
        unless: cuts.flatMap { $0.nothingIsLeft })
    }
  }

  private static func room(_ cuts: ClipCuts, _ context: PlacementCase, _ least: Double) -> [Clearance] {
    cuts.atLeast(least, isKeyboardUp: context.screen.discrete.isKeyboardUp && cuts.axis == .vertical).map {
      $0.clearance
    }
  }
}

extension PlacementCase {
  /// How long the sides of a hit region should be at least, in points.
  var leastTarget: Double { screen.discrete.platform == .ios ? 44 : 48 }

  /// What must be clear of covers for an element that is longer to fill it, in points: as much as a finger needs.
  var leastRoom: Double { leastTarget }

  /// Whether bars may leave less than that along an axis, and what they leave will do: above the keyboard that is so on any screen.
  func barsMayLeaveLess(along axis: Axis) -> Bool { screen.discrete.isKeyboardUp && axis == .vertical }
}
