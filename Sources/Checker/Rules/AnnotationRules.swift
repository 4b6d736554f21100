import BandDiagnostics

/// Rules of annotations.
let annotationRules: [RuleDescription] = [
  RuleDescription(
    "unknown_annotation", summary: "no annotation is called so",
    explanation: """
      Annotations are `@tappable`, `@draggable`, `@input`, `@surface`, `@scroll`, `@decorative`, `@sticky`, `@sheet`, `@modal`, `@exclusive`, `@exclude` and
      `@allow`.
      """,
    bad: "screen Home { @tapable box { width: 48; height: 48 } }",
    good: "screen Home { @tappable box { width: 48; height: 48 } }",
    aliases: ["attribute", "decorator"]),
  RuleDescription(
    "annotation_argument", summary: "an annotation lacks an argument, or has one that it doesn't take",
    explanation:
      "`@scroll` says along which axis, `@sticky` at which edge, `@exclusive` on which edges, `@allow` which rule; the message shows it written right.",
    bad: "screen Home { @scroll column { text(\"Hello\") } }",
    good: "screen Home { @scroll(vertical) column { text(\"Hello\") } }",
    aliases: ["axis"]),
  RuleDescription(
    "annotation_not_here", summary: "an annotation has no meaning where it stands",
    explanation: """
      `@sheet` and `@modal` are for layers, that is children of a screen; `@sticky` for what is in a scroll; `@exclude` for what is dragged; `@exclusive` for a whole screen;
      `@scroll` for what holds elements. A component takes its annotations on its root.
      """,
    bad: "screen Home { column { @modal column { text(\"Hello\") } } }",
    good: "screen Home { @modal column { text(\"Hello\") } }",
    aliases: ["layer"]),
  RuleDescription(
    "duplicate_annotation", summary: "an annotation is given twice",
    explanation: "Only `@allow` may be repeated, for another rule each time.",
    bad: "screen Home { @scroll(vertical) @scroll(horizontal) column { text(\"Hello\") } }",
    good: "screen Home { @scroll(vertical) column { text(\"Hello\") } }"),
  RuleDescription(
    "exclusive_screen", summary: "a screen that defers the system's gestures holds a bar or a text field",
    explanation: """
      `@exclusive` is for games in full screen: the system waits for a second swipe before it leaves. An app's own navigation or a keyboard on such a
      screen shows that it is none; there users expect the first swipe to work.
      """,
    bad: """
      @exclusive(edges: [bottom], reason: "the stick stands on the edge")
      screen Game { bar bottom { text("Menu") } }
      """,
    good: """
      @exclusive(edges: [bottom], reason: "the stick stands on the edge")
      screen Game { text("Level 1") }
      """,
    aliases: ["game", "full screen", "deferring gestures"]),
  RuleDescription(
    "missing_reason", summary: "a rule is silenced, or gestures are deferred, without a reason",
    explanation:
      "Who reads the source later has to know why it is right here. The reason also goes to the output, beside the verdict that it suppresses.",
    bad: "screen Home { @allow(tappable_in_band, reason: \"\") text(\"Hello\") }",
    good: "screen Home { @allow(tappable_in_band, reason: \"a kiosk without gestures\") text(\"Hello\") }",
    aliases: ["@allow", "suppress"]),
  RuleDescription(
    "duplicate_role", summary: "an element has two roles",
    explanation: """
      A touch has one meaning. A role given at the use of a component whose root already has one is a second role too; put what takes another touch into
      an element of its own.
      """,
    bad: "screen Home { @tappable Button(\"Go on\") }",
    good: "screen Home { Button(\"Go on\") }",
    aliases: ["role", "two roles"]),
  RuleDescription(
    "role_in_decorative", summary: "something that takes touches stands in a @decorative",
    explanation:
      "`@decorative` is paint: it may enter every strip because nobody touches it. What is inside would be checked by no rule, so a role there is an error.",
    bad: "screen Home { @decorative column { Button(\"Go on\") } }",
    good: "screen Home { column { Button(\"Go on\") } }",
    aliases: ["decorative", "role"]),
]
