#!/usr/bin/env python3
"""Writes the standard components (Sources/Checker/Standard/Components/*.band) into a Swift string literal. With --check, only compares."""
import pathlib, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / "Sources" / "Checker" / "Standard" / "Components"
target = folder.parent / "StandardText.swift"
files = sorted(folder.glob("*.band"))
out = ["// Written by Tools/standard/embed.py from Components/.", ""]
out += ["import BandSyntax", ""]
out += ["/// The sources of the standard components, in the order of their names."]
out += ["public func standardSources() -> [SourceText] {", "  ["]
for file in files:
    variable = file.stem[0].lower() + file.stem[1:] + "Text"
    out.append(f'    SourceText(name: "standard/{file.name}", {variable}),')
out += ["  ]", "}"]
for file in files:
    variable = file.stem[0].lower() + file.stem[1:] + "Text"
    text = file.read_text()
    assert '"""' not in text and "#\\" not in text, file
    lines = ["  " + line if line else "" for line in text.splitlines()]
    out += ["", f'private let {variable} = #"""'] + lines + ["", '  """#'] if text.endswith("\n") else []
text = "\n".join(out) + "\n"
if "--check" in sys.argv:
    sys.exit(0 if target.exists() and target.read_text() == text else "StandardText.swift is out of date: run Tools/standard/embed.py")
target.write_text(text)
