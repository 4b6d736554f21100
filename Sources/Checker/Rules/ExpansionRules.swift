import BandDiagnostics

/// Rules that show only when a screen is expanded: components inlined, loops unrolled, anchors put in order.
public let expansionRules: [RuleDescription] = elementExpansionRules + textExpansionRules

private let elementExpansionRules: [RuleDescription] = [
  RuleDescription(
    "circular_layout", summary: "an element's place waits for itself",
    explanation: """
      Anchored elements stand in the order of their anchors, and an expression may read only what is placed before it. Here the chain comes back to where \
      it began, so nothing in it can be first. Anchor one of them to `safe`, `parent` or something else that is there before.
      """,
    bad: """
      screen Home {
          box left { left: safe.left; right: right.left; top: safe.top; height: 40 }
          box right { left: left.right; right: safe.right; top: safe.top; height: 40 }
      }
      """,
    good: """
      screen Home {
          box left { left: safe.left; right: safe.centerX; top: safe.top; height: 40 }
          box right { left: left.right; right: safe.right; top: safe.top; height: 40 }
      }
      """,
    aliases: ["cycle", "circular", "order of anchors"]),
  RuleDescription(
    "expansion_too_large", summary: "a screen has more than 100,000 elements, or conditions tell too many cases apart",
    explanation: """
      A loop or components within components make more elements than a screen can use. Show fewer rows: a list of forty tells the compiler as much as one of a \
      million. Conditions on sizes may tell 128 cases of one element apart: thresholds of one length make one case each, those of lengths that have nothing to do with one \
      another multiply. Let a value follow the size, as `clamp(16, screen.width * 0.05, 40)`, or ask at fewer bounds.
      """,
    bad: "screen Home { column { for i in 1...100001 { spacer } } }",
    good: "screen Home { column { for i in 1...40 { spacer } } }",
    aliases: ["100000", "too many elements"]),
  RuleDescription(
    "hinge_without_spanned", summary: "'hinge' is read where no hinge divides the screen",
    explanation: """
      Only a device with two panes has a hinge, and only there it has edges. On any other it would silently be 0, at the left edge of the screen. Read \
      it inside `if spanned { … }` or behind `spanned ?`, and say what holds elsewhere.
      """,
    bad: """
      screen Home {
          box list { left: safe.left; right: hinge.left; top: safe.top; height: 40 }
      }
      """,
    good: """
      screen Home {
          box list { left: safe.left; right: spanned ? hinge.left : safe.right; top: safe.top; height: 40 }
      }
      """,
    aliases: ["fold", "dual screen", "two panes"]),
  RuleDescription(
    "if_never_holds", .warn, summary: "an if can't hold, whatever the device and the state",
    explanation: """
      Literals and `let`s alone decide it, so what stands in it is on no device, and no rule looks at it. What an app changes while it runs is a state: \
      `states: idle, failed` on the screen gives each a configuration of its own, and `if state == failed` asks for it; a component takes a parameter. Where a `let` is a switch \
      that somebody turns by hand, write `@allow(if_never_holds, reason: "…")`. An `else` that is never needed is not told, nor what hangs on the length of a list.
      """,
    bad: """
      let failed = false
      screen Home { column { text("Name"); if failed { text("That didn't work") } } }
      """,
    good: """
      screen Home {
          states: idle, failed
          column { text("Name"); if state == failed { text("That didn't work") } }
      }
      """,
    aliases: ["unreachable", "dead code", "constant condition", "@State", "useState", "never true"]),
  RuleDescription(
    "image_not_found", summary: "an image can't be read, and its size is not given",
    explanation: """
      An image without `size` has the size of its file's header: PNG, JPEG, GIF, WebP or SVG. The path is relative to the file that names it, and within the \
      project's folder. Mend the path, or write `size: 24 by 24`.
      """,
    bad: "screen Home { image(\"missing.png\") }",
    good: "screen Home { image(\"missing.png\") { size: 24 by 24 } }",
    aliases: ["picture", "png"]),
  RuleDescription(
    "missing_element", summary: "an element is read that doesn't exist in this case",
    explanation: """
      The element stands in an `if` that doesn't hold here, so it has no frame to read. Read it in the same `if`, or give the anchor another value with \
      `? :`.
      """,
    bad: """
      screen Home {
          if landscape { box side { left: safe.left; top: safe.top; width: 40; height: 40 } }
          box main { left: side.right; top: safe.top; width: 40; height: 40 }
      }
      """,
    good: """
      screen Home {
          box side { left: safe.left; top: safe.top; width: 40; height: 40 }
          box main { left: side.right; top: safe.top; width: 40; height: 40 }
      }
      """,
    aliases: ["if", "does not exist"]),
  RuleDescription(
    "not_supported_yet", summary: "something of the language can't be compiled yet",
    explanation:
      "It is read and type-checked, and a screen that uses it is refused rather than laid out wrongly. `docs/language.md` lists what that is.",
    bad: """
      screen Home {
          stack pane {
              bar top { text("Title") }
              @scroll(vertical)
              column list { height: fill; text("Row") }
          }
      }
      """,
    good: """
      screen Home {
          stack pane {
              bar top { text("Title") }
              @scroll(vertical)
              column list { pin: parent; text("Row") }
          }
      }
      """,
    aliases: ["stack with bars", "font file"]),
]
