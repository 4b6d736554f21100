import BandDiagnostics

/// Rules of names.
let nameRules: [RuleDescription] = [
  RuleDescription(
    "unknown_name", summary: "nothing is called so where it is read",
    explanation: """
      A value is a parameter, a `let` above, a loop's variable, a `let` of the file or of an imported one, or a word of the environment
      (`screen.width`, `inset.bottom`, `landscape` …). A frame is `screen`, `safe`, `parent`, or a sibling of an element that the
      expression is inside of. What an import imports itself can't be seen.
      """,
    bad: "screen Home { text(\"Hello\") { margin: guter } }",
    good: """
      let gutter = 16
      screen Home { text("Hello") { margin: gutter } }
      """,
    aliases: ["undefined", "not found", "unresolved identifier", "undeclared"]),
  RuleDescription(
    "unknown_value", summary: "a word is none of those that stand here",
    explanation: """
      Many properties take words of their own, as `justify: center`; the message lists them. Where they come from the source they are
      declared: states in the screen's `states:`, styles with `style`, targets with `targets`, detents in the sheet's `detents`.
      """,
    bad: "screen Home { column { justify: middle; text(\"Hello\") } }",
    good: "screen Home { column { justify: center; text(\"Hello\") } }",
    aliases: ["invalid value", "enum"]),
  RuleDescription(
    "unknown_member", summary: "what stands before the point has nothing of that name",
    explanation: """
      A frame has `left right top bottom leading trailing centerX centerY width height`, a record its fields, a list its `count`. Only
      an `assert` may look at an element inside another one.
      """,
    bad: "screen Home { text(\"Hello\") { width: screen.wdth - 32 } }",
    good: "screen Home { text(\"Hello\") { width: screen.width - 32 } }",
    aliases: ["no member", "field"]),
  RuleDescription(
    "unknown_function", summary: "no function is called so",
    explanation: "Functions are `min`, `max`, `clamp`, `mid`, `abs`, `round`, `border`, `shadow` and `adaptive`.",
    bad: "screen Home { text(\"Hello\") { margin: maximum(8, 16) } }",
    good: "screen Home { text(\"Hello\") { margin: max(8, 16) } }",
    aliases: ["call"]),
  RuleDescription(
    "unknown_type", summary: "no type is called so",
    explanation: """
      Types are written with a capital: `Number`, `Length`, `Percent`, `Size`, `String`, `Bool`, `Color`, `Style`, `Image`, `XEdge`, `YEdge`,
      `LineEdge`, and for the words of properties `Justify`, `Align`, `TextAlign`, `Wrap`, `Fit`, `Weight`. A list of them is `[String]`.
      """,
    bad: """
      component Tag(label: Text) { text("tag") }
      screen Home { Tag("new") }
      """,
    good: """
      component Tag(label: String) { text(label) }
      screen Home { Tag("new") }
      """,
    aliases: ["String", "Bool"]),
  RuleDescription(
    "unknown_kind", summary: "no element or component is called so",
    explanation: """
      Elements are `column`, `row`, `stack`, `box`, `grid`, `text`, `image`, `spacer` and bars (`bar top` …), in lower case; components are
      capitalised and come from this file, from one that it imports, or from the standard library.
      """,
    bad: "screen Home { colum { text(\"Hello\") } }",
    good: "screen Home { column { text(\"Hello\") } }",
    aliases: ["unknown component", "unknown element", "view"]),
  RuleDescription(
    "reserved_name", summary: "a word of the language is used as a name",
    explanation: """
      `screen`, `safe`, `parent`, `inset`, `keyboard` and `state` are frames or parts of the environment; as the name of something else they
      would hide it. An element can't be called as a kind of element either.
      """,
    bad: "screen Home { text safe(\"Hello\") }",
    good: "screen Home { text greeting(\"Hello\") }",
    aliases: ["keyword"]),
  RuleDescription(
    "name_case", summary: "a name begins with a letter of the wrong case",
    explanation:
      "Components are capitalised and elements are not, so one sees at once which is a use and which a name.",
    bad: "screen Home { text Greeting(\"Hello\") }",
    good: "screen Home { text greeting(\"Hello\") }",
    aliases: ["capital", "lower case", "upper case"]),
  RuleDescription(
    "duplicate_name", summary: "a name is given twice where it has to be unique",
    explanation: """
      The path of an element identifies it in messages and output, so siblings have different names. Two branches of one `if` may use
      one name, since only one of them exists. Declarations of a file, parameters, and `let`s of one block are unique too.
      """,
    bad: "screen Home { column { text title(\"A\"); text title(\"B\") } }",
    good: "screen Home { column { text title(\"A\"); text detail(\"B\") } }",
    aliases: ["redeclaration", "already declared"]),
]
