#!/usr/bin/env python3
"""Writes the page of `bandc build --emit html` (Sources/Output/Page/Assets/) into Swift string literals, a file for each of its
files (Sources/Output/Page/Text/). With --check, only compares.

The style sheet and the scripts that page.html names are put into it, and a content security policy that allows these and nothing
else: no network, no other script. What is left open is where the title, the document and the proof go.
"""
import base64, hashlib, pathlib, re, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / "Sources" / "Output" / "Page" / "Assets"
target = folder.parent / "Text"


def policy(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


page = (folder / "page.html").read_text()
style = (folder / "page.css").read_text()
assert "</style" not in style.lower()
page, count = re.subn(r'<link rel="stylesheet" href="page.css">', "<style>\n<!-- style --></style>", page)
assert count == 1
names = re.findall(r'<script src="([a-z]+)\.js"></script>\n', page)
assert sorted(names) == sorted(path.stem for path in folder.glob("*.js")), "page.html names every script once"
# One block: what the scripts declare is shared among them and seen by nothing else.
before, after = '\n"use strict";\n{\n', "}\n"
scripts = {name: (folder / f"{name}.js").read_text().replace('"use strict";\n', "", 1) for name in names}
body = before + "".join(scripts.values()) + after
assert "</script" not in body.lower() and "<!--" not in body
first = page.index(f'<script src="{names[0]}.js"></script>')
page = re.sub(r'<script src="[a-z]+\.js"></script>\n', "", page)
page = page[:first] + f"<script>{before}<!-- scripts -->{after}</script>\n" + page[first:]
rules = (
    f"default-src 'none'; style-src {policy(chr(10) + style)}; script-src {policy(body)}; base-uri 'none'; form-action 'none'")
page = page.replace(
    '<meta charset="utf-8">\n',
    f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{rules}">\n', 1)
head, rest = page.split("<!-- title -->")
between, rest = rest.split("<!-- style -->")
middle, rest = rest.split("<!-- document -->")
proof, rest = rest.split("<!-- proof -->")
behind, tail = rest.split("<!-- scripts -->")


def literal(name, meaning, text):
    assert '"""#' not in text and "\\#" not in text and "\r" not in text
    lines = ["  " + line if line else "" for line in text.split("\n")]
    return [f"/// {meaning}", f'let {name}: StaticString = #"""'] + lines + ['  """#', ""]


frame = [
    ("pageHead", "The page up to its title.", head),
    ("pageBeforeStyle", "From behind the title to where the style sheet goes.", between),
    ("pageBeforeDocument", "From behind the style sheet to where the document goes.", middle),
    ("pageBeforeProof", "From behind the document to where the proof goes.", proof),
    ("pageBeforeScripts", "From behind the proof to where the scripts go.", behind),
    ("pageAfterScripts", "What stands behind the scripts.", tail),
]
files = {"PageFrame.swift": [line for part in frame for line in literal(*part)]}
files["PageFrame.swift"] += [
    "/// Appends the scripts in the order in which they are run.", "func appendPageScripts(to bytes: inout [UInt8]) {",
    *(f"  bytes.append({name}Script)" for name in names), "}", ""]
files["PageStyle.swift"] = literal("pageStyle", "The page's style sheet.", style)
for name, text in scripts.items():
    files[f"{name.capitalize()}Script.swift"] = literal(f"{name}Script", f"The page's script `{name}.js`.", text)
files = {
    name: "\n".join(["// Written by Tools/page/embed.py from Assets/.", ""] + lines[:-1]) + "\n" for name, lines in files.items()}
if "--check" in sys.argv:
    there = {path.name: path.read_text() for path in target.glob("*.swift")}
    sys.exit(0 if there == files else "Sources/Output/Page/Text is out of date: run Tools/page/embed.py")
target.mkdir(exist_ok=True)
for path in target.glob("*.swift"):
    if path.name not in files:
        path.unlink()
for name, text in files.items():
    (target / name).write_text(text)
