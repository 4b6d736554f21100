import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let targetsTooClose = PlacementRule(
    RuleDescription(
      "targets_too_close", .warn,
      summary: "a target smaller than 24 points has too little room around it",
      explanation: """
        WCAG 2.2, success criterion 2.5.8: a target of less than 24 by 24 needs room, so that a finger that misses it hits nothing else. A \
        circle of 24 around its middle must not meet another target, nor the circle around another small one. Make it larger, with \
        `hitSlop` for instance, or move the two apart.
        """,
      bad: """
        screen Stepper {
            @allow(target_too_small, reason: "used with a pencil")
            row steps {
                left: safe.left + 40; top: safe.top + 40; gap: 4
                @tappable
                box less { width: 16; height: 16 }
                @tappable
                box more { width: 16; height: 16 }
            }
        }
        """,
      good: """
        screen Stepper {
            @allow(target_too_small, reason: "used with a pencil")
            row steps {
                left: safe.left + 40; top: safe.top + 40; gap: 8
                @tappable
                box less { width: 16; height: 16 }
                @tappable
                box more { width: 16; height: 16 }
            }
        }
        """,
      aliases: ["wcag 2.5.8", "target spacing", "target size", "accessibility"]),
    nearMiss: """
      screen Stepper {
          @allow(target_too_small, reason: "used with a pencil")
          row steps {
              left: safe.left + 40; top: safe.top + 40
              @tappable
              box less { width: 24; height: 24 }
              @tappable
              box more { width: 24; height: 24 }
          }
      }
      """, isMatrixOnly: true
  ) { context in
    context.tappables.filter { !context.isUnderModal($0) }.map {
      Requirement($0, .spacing, anyOf: [], demand: .spacing(24))
    }
  }
}
