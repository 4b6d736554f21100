import BandDiagnostics

/// Rules of the text and its grammar; the parser reports them.
public let syntaxRules: [RuleDescription] = [
  RuleDescription(
    "syntax_error", summary: "the text can't be read as the language",
    explanation: """
      Something is missing, too much or in the wrong order: a brace, a colon, a value. The message says what was expected where, and the \
      rest of the file is read all the same. The grammar stands in `docs/language.md`.
      """,
    bad: "screen Home { text(\"Hello\") { lines 2 } }",
    good: "screen Home { text(\"Hello\") { lines: 2 } }",
    aliases: ["parse error", "expected", "unexpected"]),
  RuleDescription(
    "unterminated_string", summary: "a string has no closing quote on its line",
    explanation: "A string ends on the line on which it begins. A line break in it is written `\\n`.",
    bad: "screen Home { text(\"Hello) }\n",
    good: "screen Home { text(\"Hello\") }\n",
    aliases: ["quote"]),
  RuleDescription(
    "unterminated_comment", summary: "a comment is not closed",
    explanation: "Comments `/* */` nest, so each `/*` needs a `*/` of its own.",
    bad: "screen Home { text(\"Hello\") }\n/* to do",
    good: "screen Home { text(\"Hello\") }\n/* to do */",
    aliases: ["/*"]),
  RuleDescription(
    "invalid_utf8", summary: "the file is not UTF-8",
    explanation: """
      Sources are UTF-8. The message points at the first byte that isn't; most editors can save a file again in that encoding. Nothing of the \
      file is compiled.
      """,
    bad: "", good: "", aliases: ["encoding", "latin-1", "utf-16"]),
  RuleDescription(
    "control_character", summary: "a character that can't be seen stands in the text",
    explanation:
      "Control characters other than tabs and line breaks are most often a slip of an editor. In a string they are written `\\u{…}`.",
    bad: "screen Home { text(\"Hello\") \u{1} }",
    good: "screen Home { text(\"Hello\") }",
    aliases: ["NUL", "invisible"]),
  RuleDescription(
    "nesting_too_deep", summary: "blocks or expressions are nested more than 256 levels deep",
    explanation: "Nobody writes this by hand. A component for a part of it makes a screen flat and readable.",
    bad: "", good: "", aliases: ["depth", "256"]),
  RuleDescription(
    "file_too_large", summary: "a file has more than 16 MiB",
    explanation: "Split it into several files and import them.",
    bad: "", good: "", aliases: ["16 MiB"]),
]
