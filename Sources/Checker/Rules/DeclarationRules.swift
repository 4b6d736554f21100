import BandDiagnostics

/// Rules of `let`s and components.
let declarationRules: [RuleDescription] = [
  RuleDescription(
    "circular_let", summary: "a let needs its own value",
    explanation:
      "The `let`s of a file may stand in any order, but each is worked out from others, and in the end from something that stands for itself.",
    bad: """
      let gutter = half * 2
      let half = gutter / 2
      screen Home { text("Hello") { margin: gutter } }
      """,
    good: """
      let gutter = half * 2
      let half = 8
      screen Home { text("Hello") { margin: gutter } }
      """,
    aliases: ["cycle", "recursive let"]),
  RuleDescription(
    "recursive_component", summary: "a component uses itself",
    explanation: """
      A component is expanded where it is used, so one that uses itself, directly or by way of others, would have no end. Repeat
      elements with `for`.
      """,
    bad: """
      component Chain { column { Chain } }
      screen Home { text("Hello") }
      """,
    good: """
      component Chain { column { for i in 1...3 { text("\\(i)") } } }
      screen Home { Chain }
      """,
    aliases: ["recursion", "infinite"]),
  RuleDescription(
    "component_root", summary: "a component has no root element, or more than one thing at its top",
    explanation: """
      Properties and annotations at a use go to the component's root, and the root takes the use's name. So there is exactly one, always there:
      no `if` or `for` around it. Properties belong into its block.
      """,
    bad: """
      component Pair { text("A"); text("B") }
      screen Home { Pair }
      """,
    good: """
      component Pair { row { text("A"); text("B") } }
      screen Home { Pair }
      """,
    aliases: ["one root", "multiple roots"]),
  RuleDescription(
    "missing_argument", summary: "a value that is needed is not given",
    explanation: """
      A parameter without a default has to be given at each use, by position or by name. A `text` needs its string, an `image` its file, an
      `assert` the message that it shows when it fails.
      """,
    bad: "screen Home { Button }",
    good: "screen Home { Button(\"Go on\") }",
    aliases: ["parameter", "argument"]),
  RuleDescription(
    "extra_argument", summary: "more values are given than are taken",
    explanation:
      "The message says how many are taken. Properties are not arguments: they stand in the block behind them.",
    bad: "screen Home { Button(\"Go on\", #0A66FF, 16) }",
    good: "screen Home { Button(\"Go on\", #0A66FF) { padding.vertical: 16 } }",
    aliases: ["too many arguments"]),
  RuleDescription(
    "unknown_argument", summary: "an argument has a name that is not taken",
    explanation:
      "Arguments come by position or, after those, by the name of a parameter. Properties stand in the block behind them.",
    bad: "screen Home { Button(\"Go on\", colour: #0A66FF) }",
    good: "screen Home { Button(\"Go on\", color: #0A66FF) }",
    aliases: ["label"]),
  RuleDescription(
    "duplicate_argument", summary: "an argument or a field is given twice",
    explanation: "Each parameter of a component or function, and each field of a record, has one value.",
    bad: "screen Home { Button(\"Go on\", label: \"Stop\") }",
    good: "screen Home { Button(label: \"Stop\") }"),
  RuleDescription(
    "missing_label", summary: "an argument has to say which it is",
    explanation: """
      After an argument with a name all others have names. `border`, `shadow` and `adaptive` take nothing without one: `shadow(y: 2, blur: 8)`.
      """,
    bad: "screen Home { Button(color: #0A66FF, \"Go on\") }",
    good: "screen Home { Button(\"Go on\", color: #0A66FF) }",
    aliases: ["named argument"]),
  RuleDescription(
    "unknown_slot", summary: "content is given for a slot that the component doesn't have",
    explanation: """
      Elements in the block of a use go to the `slot` of the component, those in `slot trailing { … }` to the one of that name. A component
      without a `slot` has no place for them.
      """,
    bad: "screen Home { Divider { text(\"Hello\") } }",
    good: "screen Home { Card { text(\"Hello\") } }",
    aliases: ["children", "content"]),
  RuleDescription(
    "hides_standard", .warn,
    summary: "a declaration hides a standard component, a platform's text style or a word of the environment",
    explanation: """
      The file's own declaration is used wherever it is in scope, and who reads the source may expect the standard one. Where that is
      what you want, `@allow` is not needed: give it a name of its own.
      """,
    bad: """
      component Card { column { slot } }
      screen Home { Card { text("Hello") } }
      """,
    good: """
      component Tile { column { slot } }
      screen Home { Tile { text("Hello") } }
      """,
    aliases: ["shadow", "override"]),
]
