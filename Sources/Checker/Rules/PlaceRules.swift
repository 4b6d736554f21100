import BandDiagnostics

/// Rules of anchors and sizes.
let placeRules: [RuleDescription] = [
  RuleDescription(
    "over_constrained", summary: "an axis has more anchors and sizes than it needs",
    explanation: """
      Two edges give place and size, one edge and a size do too; a third of them could only contradict. `pin` counts as two edges. A `minWidth` or `maxWidth` is
      no third anchor: where it bites, the element stands in the middle of its edges.
      """,
    bad: "screen Home { box { left: safe.left; right: safe.right; width: 200; top: safe.top; height: 40 } }",
    good: "screen Home { box { left: safe.left; right: safe.right; top: safe.top; height: 40 } }",
    aliases: ["constraints", "conflict", "three anchors"]),
  RuleDescription(
    "half_anchored", summary: "a child of a row, column or grid is anchored on one axis only",
    explanation: """
      An anchored element leaves the flow, so its other axis needs a place too. What was meant is often to stay in the flow: then
      `alignSelf` moves it across.
      """,
    bad: "screen Home { column { text(\"Hello\") { right: parent.right } } }",
    good: "screen Home { column { text(\"Hello\") { alignSelf: end } } }",
    aliases: ["alignSelf", "anchor"]),
  RuleDescription(
    "fill_on_anchored_axis", summary: "fill, grow or shrink on an axis that is anchored",
    explanation:
      "`fill`, `grow` and `shrink` share what is left in a flow, and an anchored element is in none. Two edges give it its size.",
    bad: "screen Home { box { left: safe.left; top: safe.top; width: fill; height: 40 } }",
    good: "screen Home { box { left: safe.left; right: safe.right; top: safe.top; height: 40 } }",
    aliases: ["fill", "grow"]),
  RuleDescription(
    "anchor_from_outside_scroll", summary: "an element in a scroll is anchored to something that doesn't scroll along",
    explanation: """
      What is in a scroll moves against `screen`, `safe` and everything outside of it, so an anchor to one of their edges would hold at one offset only. Put the
      element beside the scroll, or use `@sticky`. Lengths of them can be read.
      """,
    bad: """
      screen Home {
          @scroll(vertical)
          stack { box { left: safe.left; top: parent.top; width: 40; height: 40 } }
      }
      """,
    good: """
      screen Home {
          @scroll(vertical)
          stack { box { left: parent.left; top: parent.top; width: 40; height: 40 } }
      }
      """,
    aliases: ["stays while scrolling", "fixed in a scroll"]),
  RuleDescription(
    "reads_sibling", summary: "a size or a gap reads what is laid out together with it",
    explanation: """
      Siblings in a flow get their sizes together, and a parent with them, so none can be read for another. An anchored element is placed after its siblings and may read them; in a flow
      `fill`, `grow` and percentages say what is meant.
      """,
    bad: "screen Home { row { text a(\"A\"); text b(\"B\") { width: a.width } } }",
    good: "screen Home { row { text a(\"A\") { width: fill }; text b(\"B\") { width: fill } } }",
    aliases: ["cycle", "equal widths", "circular"]),
  RuleDescription(
    "circular_size", summary: "a share is taken of a parent that hugs its content",
    explanation: """
      The parent is as large as its content, and the content a share of the parent: neither is known first. Give one of them a length, or let the parent
      `fill`. A stretched or anchored axis counts as given.
      """,
    bad: "screen Home { column { width: hug; text(\"Hello\") { width: 50% } } }",
    good: "screen Home { column { width: 200; text(\"Hello\") { width: 50% } } }",
    aliases: ["fill in hug", "percentage"]),
]
