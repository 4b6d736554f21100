import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  /// The part of the rule that shows only on a device; the checker tells what conflicts whatever the sizes.
  static let conflictingConditions = PlacementRule(
    RuleDescription(
      "conflicting_conditions", summary: "two conditions that hold at once set one property to different values",
      explanation: """
        The properties of an `if` win over those of the block that it is in, but of two `if`s none wins over the other. Join them with `else`, or make \
        their conditions exclude each other. Conditions on sizes are looked at on each configuration: the message names one where both hold.
        """,
      bad: """
        screen Home {
            column page {
                if screen.width > 360 { gap: 8 }
                if screen.height > 360 { gap: 16 }
            }
        }
        """,
      good: """
        screen Home {
            column page {
                if screen.width > 360 { gap: 8 } else { gap: 16 }
            }
        }
        """,
      aliases: ["two ifs", "ambiguous"]),
    nearMiss: """
      screen Home {
          column page {
              if screen.width < 500 { gap: 8 }
              if screen.width >= 500 { gap: 16 }
          }
      }
      """,
    isOfTheLanguage: true
  ) { context in
    assertionRequirements(context, of: .conflict)
  }
}
