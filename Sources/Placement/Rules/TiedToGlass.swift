import BandDiagnostics

extension RuleDescription {
  /// A rule on the source alone: the collector asks it of every anchor, since no coordinate shows it.
  public static let tiedToGlass = RuleDescription(
    "tied_to_glass", .deny,
    summary: "an anchored edge of a tappable comes from the glass by a constant",
    explanation: """
      The control is clear of every strip on today's devices, but its distance is a constant and the inset is not: on the next \
      device it may lie in the strip. An edge is safe when it comes from `safe`, or from the glass by at least the inset: \
      `screen.bottom - inset.bottom - 8`, `screen.bottom - max(inset.bottom, 16)`. A project or a run that silences `tappable_in_band` \
      is told this of the same anchors, until it silences both; an `@allow(tappable_in_band)` at the element silences both.
      """,
    bad: """
      screen Map {
          @tappable
          box locate { right: safe.right - 16; bottom: screen.bottom - 96; width: 56; height: 56 }
      }
      """,
    good: """
      screen Map {
          @tappable
          box locate { right: safe.right - 16; bottom: screen.bottom - inset.bottom - 48; width: 56; height: 56 }
      }
      """,
    aliases: ["glass", "screen edge", "safe-area anchoring"])
}
