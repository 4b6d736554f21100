#!/usr/bin/env python3
"""Writes the page of `bandc build --emit html` (Sources/Output/Page/Assets/) into Swift string literals. With --check, only compares.

The style sheet and the scripts that page.html names are put into it, and a content security policy that allows these and nothing
else: no network, no other script. What is left open is where the title, the document and the proof go.
"""
import base64, hashlib, pathlib, re, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / "Sources" / "Output" / "Page" / "Assets"
target = folder.parent / "PageText.swift"


def policy(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


page = (folder / "page.html").read_text()
style = "\n" + (folder / "page.css").read_text()
assert "</style" not in style.lower()
page, count = re.subn(r'<link rel="stylesheet" href="page.css">', lambda _: f"<style>{style}</style>", page)
assert count == 1
scripts = re.findall(r'<script src="([a-z]+\.js)"></script>\n', page)
assert sorted(scripts) == sorted(path.name for path in folder.glob("*.js")), "page.html names every script once"
# One block: what the scripts declare is shared among them and seen by nothing else.
body = '\n"use strict";\n{\n' + "".join((folder / name).read_text().replace('"use strict";\n', "", 1) for name in scripts) + "}\n"
assert "</script" not in body.lower() and "<!--" not in body
first = page.index(f'<script src="{scripts[0]}"></script>')
page = re.sub(r'<script src="[a-z]+\.js"></script>\n', "", page)
page = page[:first] + f"<script>{body}</script>\n" + page[first:]
rules = (
    f"default-src 'none'; style-src {policy(style)}; script-src {policy(body)}; base-uri 'none'; form-action 'none'")
page = page.replace(
    '<meta charset="utf-8">\n',
    f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{rules}">\n', 1)
head, rest = page.split("<!-- title -->")
middle, rest = rest.split("<!-- document -->")
between, tail = rest.split("<!-- proof -->")

parts = [
    ("pageHead", "The page up to its title.", head),
    ("pageBeforeDocument", "From behind the title to where the document goes.", middle),
    ("pageBeforeProof", "From behind the document to where the proof goes.", between),
    ("pageAfterProof", "What stands behind the proof.", tail),
]
out = ["// Written by Tools/page/embed.py from Assets/.", ""]
for name, meaning, text in parts:
    assert '"""#' not in text and "\\#" not in text and "\r" not in text
    lines = ["  " + line if line else "" for line in text.split("\n")]
    out += [f"/// {meaning}", f'let {name}: StaticString = #"""'] + lines + ['  """#', ""]
text = "\n".join(out[:-1]) + "\n"
if "--check" in sys.argv:
    sys.exit(0 if target.exists() and target.read_text() == text else "PageText.swift is out of date: run Tools/page/embed.py")
target.write_text(text)
