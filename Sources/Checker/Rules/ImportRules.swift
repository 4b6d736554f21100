import BandDiagnostics

/// Rules of imports.
let importRules: [RuleDescription] = [
  RuleDescription(
    "import_not_found", summary: "an import names a file that isn't there",
    explanation: """
      The path of an import starts at the folder of the file that it stands in, with `/` between names and the ending `.band`. What the file would
      have brought is not reported missing as well.
      """,
    bad: """
      import "token.band"
      screen Home { text("Hello") { margin: gutter } }
      """,
    good: """
      import "tokens.band"
      screen Home { text("Hello") { margin: gutter } }
      """,
    aliases: ["no such file", "cannot find"]),
  RuleDescription(
    "import_cycle", summary: "a file imports itself, by way of others or directly",
    explanation: """
      Files are read in the order of their imports, so none can come before itself. Put what both files need into a third one that
      imports neither.
      """,
    bad: """
      import "test.band"
      screen Home { text("Hello") }
      """,
    good: """
      import "tokens.band"
      screen Home { text("Hello") }
      """,
    aliases: ["circular import"]),
  RuleDescription(
    "import_outside_root", summary: "an import leads out of the project's folder",
    explanation: """
      A source may be compiled by somebody else, on a server or in an editor: it can only reach what belongs to its project, that is
      the folder that holds `project.band`, or without one the folder of the source.
      """,
    bad: """
      import "../../etc/tokens.band"
      screen Home { text("Hello") }
      """,
    good: """
      import "tokens.band"
      screen Home { text("Hello") }
      """,
    aliases: ["absolute path"]),
  RuleDescription(
    "import_unreadable", summary: "an imported file can't be read",
    explanation: "The system refuses to read the file; the message has its reason. Mostly its permissions are wrong.",
    bad: """
      import "locked.band"
      screen Home { text("Hello") }
      """,
    good: """
      import "tokens.band"
      screen Home { text("Hello") }
      """,
    aliases: ["permission denied"]),
  RuleDescription(
    "import_clash", summary: "two files that are imported, or the file itself, declare the same name",
    explanation: """
      An import brings all of a file's `let`s, styles, components, devices and targets, and none of them hides another one. Rename
      one of the two; nothing else tells a reader which is meant.
      """,
    bad: """
      import "tokens.band"
      import "more.band"
      screen Home { text("Hello") { margin: gutter } }
      """,
    good: """
      import "tokens.band"
      screen Home { text("Hello") { margin: gutter } }
      """,
    aliases: ["ambiguous", "name collision"]),
]
