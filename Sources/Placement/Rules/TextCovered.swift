import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let textCovered = PlacementRule(
    RuleDescription(
      "text_covered", .warn,
      summary: "what is painted above a text hides it",
      explanation: """
        A part of the text lies beneath a background that nothing is seen through: a footer that is laid over the page, a panel that is \
        written after it, a bar over what doesn't scroll. It shows on a small phone, held sideways, or at a larger text size, where there is no \
        room left between the two. Let the page end where the footer begins, let it scroll, or write the text after what hides it. What counts is the \
        text's lines, not its frame, and all that is painted: what `bleed` adds to a background hides too. In a scroll a text may pass beneath: it needs one rest at which it is free, and so does what lies \
        beneath a sheet. A background with an alpha or an opacity below 1, a border and a picture hide nothing, since one may see through them; nor \
        is anything asked of what is `@decorative`, of what a `@modal` layer is above, with the keyboard up, of a text that is longer than the room it scrolls in, or of the \
        label of a control that is covered itself (`tappable_covered`).
        """,
      bad: """
        screen Welcome {
            text hello("Everything in one place") { left: safe.left + 16; bottom: safe.bottom - 24; style: body }
            box foot { left: safe.left; right: safe.right; bottom: screen.bottom; height: 160; background: #F2F2F7 }
        }
        """,
      good: """
        screen Welcome {
            text hello("Everything in one place") { left: safe.left + 16; bottom: foot.top - 24; style: body }
            box foot { left: safe.left; right: safe.right; bottom: screen.bottom; height: 160; background: #F2F2F7 }
        }
        """,
      aliases: ["hidden text", "text behind", "overlapping text", "occluded label", "footer over content"]),
    nearMiss: """
      screen Welcome {
          @scroll(vertical)
          column page { padding.bottom: 160; for i in 1...40 { text("Line \\(i)") { style: body } } }
          box foot { left: safe.left; right: safe.right; bottom: screen.bottom; height: 160; background: #F2F2F7 }
      }
      """,
    isMatrixOnly: true, isOfSights: true)
}
