import BandDiagnostics

/// Rules of tables of strings that show when they are read.
let stringTableRules: [RuleDescription] = [
  RuleDescription(
    "strings_unreadable", summary: "a table of strings can't be read",
    explanation: """
      `strings "Localizable.xcstrings"` names an Apple string catalogue, a `.json` file or Android's `strings.xml` in the project's folder; the path is \
      relative to the file that names it. The message says what is wrong with it, and where. A key that can't be found is then not reported as well.
      """,
    bad: """
      strings "missing.xcstrings"
      screen Home { text("Hello") }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "agree") }
      """,
    aliases: ["xcstrings", "strings.xml", "localization"])
]

/// Rules of fonts and of texts from tables of strings, which show when a screen is expanded.
let textExpansionRules: [RuleDescription] = [
  RuleDescription(
    "font_unusable", summary: "a font, or a table of metrics, can't be read",
    explanation: """
      Text is measured with the font that its style names, so the compiler has to read it: a TrueType or OpenType file, of a collection the one font whose \
      PostScript name stands behind a `#`, or as `metrics` a table that was exported on a device. The path is relative to the file that names it, and \
      within the project's folder. Mend the path, or leave the font out: then the platform's own is measured.
      """,
    bad: "style brand { size: 17; font: \"missing.ttf\" }\nscreen Home { text(\"Hello\") { style: brand } }",
    good: "style brand { size: 17; weight: semibold }\nscreen Home { text(\"Hello\") { style: brand } }",
    aliases: ["font", "ttf", "otf", "ttc", "typeface", "metrics"]),
  RuleDescription(
    "missing_string", summary: "no table of strings has a key",
    explanation: """
      `text(key: "terms.title")` shows the text that a table of strings has under that key. Tables are named at the top of a file, `strings \
      "Localizable.xcstrings"`, or in `project.band` for all screens. A text that stands in the source itself is written `text("…")`.
      """,
    bad: """
      screen Home { text(key: "agree") }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "agree") }
      """,
    aliases: ["key", "localized", "not found"]),
  RuleDescription(
    "untranslated_string", .warn, summary: "a text is missing in some of the languages",
    explanation: """
      The languages of an app are those in which some table has a text. Where one lacks a text its users see that of the language of development, and the \
      layout is checked with that. Translate it, or mark it as one that is not (`shouldTranslate` in a string catalogue, `translatable="false"` on Android).
      """,
    bad: """
      strings "strings.json"
      screen Home { text(key: "title") }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "agree") }
      """,
    aliases: ["translation", "language", "locale", "fallback"]),
  RuleDescription(
    "broken_string", .warn, summary: "an entry of a table of strings doesn't hold what it should",
    explanation: """
      The entry of a key in a string catalogue names a part (`%#@files@`) that stands in none of its `substitutions`, or has `variations` without a text in \
      them. Nothing tells what the text should be, so the key or the part's name is shown, and measured. Xcode writes no such entries; merges and \
      scripts do.
      """,
    bad: """
      strings "broken.xcstrings"
      screen Home { text(key: "agree") }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "agree") }
      """,
    aliases: ["substitutions", "variations", "xcstrings", "stringsdict"]),
  RuleDescription(
    "missing_plural_form", .warn, summary: "a text lacks a plural form that its language tells apart",
    explanation: """
      Languages have different numbers of plural forms: English two, Russian three, Arabic six (CLDR, cardinal plural rules for whole numbers). Where one \
      is missing the form `other` is shown, which is wrong grammar, and mostly of another length.
      """,
    bad: """
      strings "strings.json"
      screen Home { text(key: "items", count: 2) }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "files", count: 2) }
      """,
    aliases: ["plural", "CLDR", "few", "many", "quantity"]),
  RuleDescription(
    "string_values", .warn, summary: "a text has other places for values than values are given",
    explanation: """
      What is measured has to be what a user sees. A text with plural forms needs a `count`, and each `%@` or `%s` a value: `text(key: "greeting", \
      values: ["Anna"])`. Where the languages differ in this, one of the translations is wrong. Numbers are written as the platform does (`%,d`, `%02d`, `%.1f`); \
      for `%e`, `%g` and the like that is not known, and the value is measured as it is.
      """,
    bad: """
      strings "strings.json"
      screen Home { text(key: "files") }
      """,
    good: """
      strings "strings.json"
      screen Home { text(key: "files", count: 2) }
      """,
    aliases: ["placeholder", "format", "%@", "%d", "count"]),
]
