import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  /// The part of the rule that shows only on a device; the parser and the checker tell of constants.
  static let numberNotFinite = PlacementRule(
    RuleDescription(
      "number_not_finite", summary: "a number is too large to count with",
      explanation: """
        Numbers beyond 1,000,000,000 are no lengths: layout's sums would lose whole points, and still larger ones aren't finite. A \
        value that only a device knows is looked at on each configuration: the message names one.
        """,
      bad: """
        screen Home {
            box tower { left: safe.left; top: safe.top; width: 50; height: screen.width * 40000000 }
        }
        """,
      good: """
        screen Home {
            box tower { left: safe.left; top: safe.top; width: 50; height: screen.width * 0.4 }
        }
        """,
      aliases: ["infinite", "infinity", "overflow of numbers", "huge"]),
    nearMiss: """
      screen Home {
          box tower { left: safe.left; top: safe.top; width: 50; height: screen.width / screen.height * 40 }
      }
      """,
    isOfTheLanguage: true
  ) { context in
    assertionRequirements(context, of: .magnitude)
  }
}
