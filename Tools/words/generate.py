#!/usr/bin/env python3
"""Writes Sources/Syntax/Words.swift from words.txt. With --check, only compares."""
import pathlib, sys

here = pathlib.Path(__file__).resolve().parent
target = here.parent.parent / "Sources" / "Syntax" / "Words.swift"
reserved = {"import", "let", "if", "else", "for", "in", "true", "false", "default"}
words = []
for line in (here / "words.txt").read_text().splitlines():
    if not line.startswith("#"):
        words += [word for word in line.split() if word not in words]


def identifier(word):
    name = "type" + word if word[0].isupper() else word
    if word == "none":
        name = "noneWord"
    return f"`{name}`" if name in reserved else name


rows, row = [], ""
for word in words:
    if len(row) + len(word) > 110:
        rows.append(row.rstrip())
        row = ""
    row += word + " "
rows.append(row.rstrip())
out = ["// Written by Tools/words/generate.py from Tools/words/words.txt.", ""]
out += ["/// The language's own words in the order of their indices; every `NameTable` begins with them."]
out += ['let languageWordList: StaticString = """'] + ["  " + row for row in rows] + ['  """', ""]
out += ["extension Name {"]
for index, word in enumerate(words, start=1):
    out.append(f"  @inlinable public static var {identifier(word)}: Name {{ Name(index: {index}) }}")
out += [f"  /// How many words of the language there are; names up to this index are words.",
        f"  public static let wordCount = {len(words)}", "}", ""]
text = "\n".join(out)
if "--check" in sys.argv:
    sys.exit(0 if target.read_text() == text else "Words.swift is out of date: run Tools/words/generate.py")
target.write_text(text)
