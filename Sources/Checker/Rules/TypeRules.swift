import BandDiagnostics

/// Rules of types.
let typeRules: [RuleDescription] = [
  RuleDescription(
    "type_mismatch", summary: "a value is of a type that doesn't fit its place",
    explanation: """
      Every property, parameter and operator says what it takes. A bare number becomes a length where one is needed; nothing else changes its
      type. Strings are joined by interpolation, `"\\(count) left"`; a frame is no value, its edges and lengths are.
      """,
    bad: "screen Home { text(\"Hello\") { lines: \"two\" } }",
    good: "screen Home { text(\"Hello\") { lines: 2 } }",
    aliases: ["wrong type", "cannot convert", "expected"]),
  RuleDescription(
    "wrong_value", summary: "a value is of the right type, and can't be",
    explanation:
      "A padding below 0, an opacity above 1 or half a line of text have no meaning; the message says what the property can be.",
    bad: "screen Home { text(\"Hello\") { opacity: 50 } }",
    good: "screen Home { text(\"Hello\") { opacity: 0.5 } }",
    aliases: ["negative", "out of range"]),
  RuleDescription(
    "frame_in_condition", summary: "an if, a for, enabled or a text depends on a frame",
    explanation: """
      Which elements exist is decided before anything is laid out, so it can't depend on where something came to stand. Conditions read the environment
      (`screen.width`, `landscape`, `textSize` …), parameters and `let`s. This holds for what is handed to a component's conditions too.
      """,
    bad: """
      screen Home {
          text title("Hello")
          if title.height > 40 { text("long") }
      }
      """,
    good: """
      screen Home {
          text title("Hello")
          if textSize >= accessibility1 { text("long") }
      }
      """,
    aliases: ["condition", "cycle"]),
  RuleDescription(
    "frame_in_default", summary: "a parameter's default value reads a frame",
    explanation:
      "A default value is worked out where the component is declared, and there are no elements there. Hand the frame's edge or length over at the use.",
    bad: """
      component Tag(gap: Length = parent.width / 8) { row { gap: gap; text("A") } }
      screen Home { Tag }
      """,
    good: """
      component Tag(gap: Length = 8) { row { gap: gap; text("A") } }
      screen Home { Tag }
      """),
]

/// Rules of strings.
let stringRules: [RuleDescription] = [
  RuleDescription(
    "foreign_interpolation", .warn, summary: "a string has the place for a value that another language writes",
    explanation: """
      `"${name}"`, and `"$name"` where there is a value `name`, are shown letter by letter: the place for a value is `"\\(name)"`. Where the sign is \
      meant, write `@allow(foreign_interpolation, reason: "…")` before the element.
      """,
    bad: """
      let name = "Ada"
      screen Home { text("Hello ${name}") }
      """,
    good: """
      let name = "Ada"
      screen Home { text("Hello \\(name)") }
      """,
    aliases: ["interpolation", "template string", "${}", "$name"]),
  RuleDescription(
    "key_as_text", .warn, summary: "a text shows the key of a text",
    explanation: """
      A string in quotes is shown, and measured, as it is written. That it is a key of a table of strings makes it no text of that table: this is \
      `text(key: "cart.title")`, and for an argument `localized("cart.title")`. Where the words of the key are meant, write \
      `@allow(key_as_text, reason: "…")` before the element.
      """,
    bad: """
      strings "strings.json"
      screen Home { text("agree") }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "agree") }
      """,
    aliases: ["key", "localized", "NSLocalizedString", "LocalizedStringKey"]),
]

/// Rules of points and distances (language.md, section 4).
let edgeRules: [RuleDescription] = [
  RuleDescription(
    "edge_expected", summary: "an anchor is given a distance, which doesn't say from where",
    explanation: """
      `bottom`, `left`, `centerX` … are places on the screen. A number is a distance, and a distance from what: the glass, the safe area, the parent? The answer decides whether a
      control lies in the home-indicator band, so it is written: `bottom: safe.bottom - 8`.
      """,
    bad: "screen Home { box { left: safe.left; width: 40; height: 40; bottom: 8 } }",
    good: "screen Home { box { left: safe.left; width: 40; height: 40; bottom: safe.bottom - 8 } }",
    aliases: ["bottom: 8", "offset", "anchor"]),
  RuleDescription(
    "length_expected", summary: "a length is needed, and a point is given",
    explanation: """
      An edge is a place, not a size. The distance of two edges is a length: `safe.right - safe.left`; every frame has its `width` and
      `height`.
      """,
    bad: "screen Home { box { width: screen.right; height: 40 } }",
    good: "screen Home { box { width: screen.width; height: 40 } }",
    aliases: ["XEdge", "YEdge", "point"]),
  RuleDescription(
    "edge_arithmetic", summary: "points are calculated with as if they were distances",
    explanation: """
      A point and a length make a point, two points make a length by subtraction, and that is all: two points can't be added, and a point can't be scaled. The
      middle of two points is `mid(a, b)`.
      """,
    bad: "screen Home { box { left: safe.left; top: safe.bottom + screen.bottom; width: 40; height: 40 } }",
    good: "screen Home { box { left: safe.left; top: mid(safe.bottom, screen.bottom); width: 40; height: 40 } }",
    aliases: ["adding edges", "affine"]),
  RuleDescription(
    "wrong_axis", summary: "an edge of one axis is used on the other",
    explanation:
      "`left`, `right` and `centerX` are places across, `top`, `bottom` and `centerY` places down; they have nothing in common.",
    bad: "screen Home { box { left: safe.top; top: safe.top; width: 40; height: 40 } }",
    good: "screen Home { box { left: safe.left; top: safe.top; width: 40; height: 40 } }",
    aliases: ["XEdge", "YEdge"]),
  RuleDescription(
    "reading_direction", summary: "leading and trailing are mixed with left and right",
    explanation: """
      `leading` is the left in a left-to-right layout and the right in a right-to-left one, and its `+` goes along the reading direction. `left: safe.leading` would be right in one of the two
      only. Use one kind for the anchor and for what it is read from.
      """,
    bad: "screen Home { box { left: safe.leading; top: safe.top; width: 40; height: 40 } }",
    good: "screen Home { box { leading: safe.leading; top: safe.top; width: 40; height: 40 } }",
    aliases: ["rtl", "right-to-left", "LineEdge"]),
]
