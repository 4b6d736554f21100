import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  /// The part of the rule that shows only on a device; the checker tells of divisors that are 0 everywhere.
  static let divisionByZero = PlacementRule(
    RuleDescription(
      "division_by_zero", summary: "something is divided by 0",
      explanation: """
        A division by 0 has no result. A divisor that only a device knows, such as an inset, is looked at on each configuration: the message \
        names one where it is 0. Ask first: `inset.bottom > 0 ? 100 / inset.bottom : 0`.
        """,
      bad: """
        screen Ratio {
            targets: "iphone-se-3"
            box gauge { left: safe.left; top: safe.top; width: 50; height: 340 / inset.bottom }
        }
        """,
      good: """
        screen Ratio {
            targets: "iphone-se-3"
            box gauge { left: safe.left; top: safe.top; width: 50; height: inset.bottom > 0 ? 340 / inset.bottom : 10 }
        }
        """,
      aliases: ["divide", "zero", "not a number"]),
    nearMiss: """
      screen Ratio {
          targets: "iphone-16"; orientations: portrait
          box gauge { left: safe.left; top: safe.top; width: 50; height: 340 / inset.bottom }
      }
      """,
    isOfTheLanguage: true
  ) { context in
    assertionRequirements(context, of: .division)
  }
}
