import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let assertionFailed = PlacementRule(
    RuleDescription(
      "assertion_failed", .deny,
      summary: "an author's own rule doesn't hold",
      explanation: """
        `assert condition, "message"` states what must hold in every configuration in which its elements exist, at every rest of the \
        scrolls that they are in. The message names the configuration in which it fails.
        """,
      bad: """
        screen Card {
            text title("Summary") { top: safe.top; left: safe.left }
            box agree { bottom: safe.bottom; left: safe.left; width: 100; height: 2000 }
            assert title.bottom <= agree.top, "title touches the button"
        }
        """,
      good: """
        screen Card {
            text title("Summary") { top: safe.top; left: safe.left }
            box agree { bottom: safe.bottom; left: safe.left; width: 100; height: 48 }
            assert title.bottom <= agree.top, "title touches the button"
        }
        """,
      aliases: ["assert", "custom rule"]),
    nearMiss: """
      screen Card {
          text title("Summary") { top: safe.top; left: safe.left }
          box agree { top: title.bottom; left: safe.left; width: 100; height: 48 }
          assert title.bottom <= agree.top, "title touches the button"
      }
      """
  ) { context in
    assertionRequirements(context, of: .authored)
  }
}
