import BandDiagnostics

/// Rules of properties.
let propertyRules: [RuleDescription] = [
  RuleDescription(
    "unknown_property", summary: "no property is called so",
    explanation:
      "The message names the property that was probably meant. `docs/language.md` lists them all, with what they apply to.",
    bad: "screen Home { text(\"Hello\") { widht: 40 } }",
    good: "screen Home { text(\"Hello\") { width: 40 } }",
    aliases: ["typo", "unknown attribute"]),
  RuleDescription(
    "property_not_here", summary: "a property has no meaning where it stands",
    explanation: """
      Some properties are of one kind only (`columns` of a `grid`), some of an element with an annotation (`hitSlop` of a `@tappable`), some of the children of one kind (`span` in a
      `grid`, `grow` in a `row` or `column`). Elsewhere they would do nothing, so they are not accepted.
      """,
    bad: "screen Home { row { columns: 3; text(\"Hello\") } }",
    good: "screen Home { grid { columns: 3; text(\"Hello\") } }",
    aliases: ["does not apply", "ignored"]),
  RuleDescription(
    "duplicate_property", summary: "a property is set twice in one block",
    explanation: "One of the two would be ignored. A property in an `if` wins over the same one outside of it.",
    bad: "screen Home { text(\"Hello\") { width: 40; width: 50 } }",
    good: "screen Home { text(\"Hello\") { width: 40; if landscape { width: 50 } } }",
    aliases: ["set twice"]),
  RuleDescription(
    "too_many_values", summary: "a property that takes one value has several",
    explanation:
      "Lists are taken by `targets`, `orientations`, `states`, `bleed`, `insets` and the like; `padding` has parts instead.",
    bad: "screen Home { text(\"Hello\") { padding: 8, 16 } }",
    good: "screen Home { text(\"Hello\") { padding.vertical: 8; padding.horizontal: 16 } }",
    aliases: ["list", "shorthand"]),
]

/// Rules of where elements may stand.
let elementRules: [RuleDescription] = [
  RuleDescription(
    "element_not_here", summary: "an element stands where it has no place",
    explanation: """
      `text`, `image` and `spacer` hold no elements. A bar stands in a screen or a stack, a `slot` in a component, `detents` in a `@sheet`.
      """,
    bad: "screen Home { text(\"Hello\") { image(\"a.png\") } }",
    good: "screen Home { row { text(\"Hello\"); image(\"a.png\") } }",
    aliases: ["child", "nesting"])
]
