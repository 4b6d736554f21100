import BandDiagnostics

extension RuleDescription {
  /// A rule on the run as a whole: the collector knows what was silenced.
  public static let unusedAllow = RuleDescription(
    "unused_allow", .warn,
    summary: "an `@allow` silences nothing",
    explanation: """
      The rule that it names finds nothing in the element and in what is inside it, on any device of the targets. It was cured since, \
      or never was at fault; left where it is, it would silence the next fault, for a reason that was another's. Remove it. A run \
      on chosen devices or states says nothing of this, but for rules about the text of a source.
      """,
    bad: """
      screen Page {
          @allow(tappable_in_band, reason: "the bar hides itself")
          @tappable
          box done { right: safe.right; bottom: safe.bottom; width: 48; height: 48 }
      }
      """,
    good: """
      screen Page {
          @tappable
          box done { right: safe.right; bottom: safe.bottom; width: 48; height: 48 }
      }
      """,
    aliases: ["allow", "suppression"])
}
