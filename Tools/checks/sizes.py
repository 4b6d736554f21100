#!/usr/bin/env python3
"""Checks that nothing is told of what is right, at any text size: Tools/checks/sizes.py BANDC [--all]

Every example, and every standard component in the places that the tests put it, is checked at each text size, in both reading
directions and in each of its states: on the narrowest and the lowest devices of each family, with --all on all of the catalogue.
"""
import pathlib, re, struct, subprocess, sys, tempfile, textwrap, zlib

root = pathlib.Path(__file__).resolve().parent.parent.parent
bandc = str(pathlib.Path(sys.argv[1]).resolve())
SMALL = ["iphone-se-1", "iphone-13-mini", "ipad-mini-6", "small-phone-3button", "pixel-8-gesture"]
devices = [] if "--all" in sys.argv else [word for name in SMALL for word in ("--device", name)]


def picture():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\0" * 96 for _ in range(24))
    header = struct.pack(">IIBBBBB", 24, 24, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def places():
    """The screens of the tests on standard components, by name: whole ones, and what stands in one."""
    for name in ["StandardComponentTests", "NoFalseAlarmTests"]:
        text = (root / "Tests" / "BandLangTests" / f"{name}.swift").read_text()
        table = text[text.index("private let places"):]
        for title, body in re.findall(r'^    "([^"]+)": """\n(.*?)^    """,', table, re.S | re.M):
            body = textwrap.dedent(body).replace("\\\\", "\\")
            yield title, body if body.lstrip().startswith("screen") else f"screen A {{\n{body}\n}}\n"


def both_directions(text):
    # What a screen says of its directions and sizes is its own; this is about all of them.
    text = re.sub(r"^(\s*)(textSizes|directions):[^\n;]*;?[ ]*", r"\1", text, flags=re.M)
    return re.sub(r"^(?:@exclusive\([^\n]*\)\s*)?screen [A-Za-z]+ \{", lambda m: m[0] + "\n    directions: ltr, rtl\n", text, flags=re.M)


failed = count = configurations = 0
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for path in sorted((root / "examples").glob("*.xcstrings")):
        (folder / path.name).write_text(path.read_text())
    sources = [(path.stem, path.read_text()) for path in sorted((root / "examples").glob("*.band"))] + list(places())
    for title, text in sources:
        text = both_directions(text)
        for image in set(re.findall(r'"([a-z-]+\.png)"', text)):
            (folder / image).write_bytes(picture())
        source = folder / f"{title.replace(' ', '-')}.band"
        source.write_text(text)
        # What is declared for the example alone is checked on its own device.
        own = [] if "targets:" in text else devices
        run = subprocess.run(
            [bandc, "check", "--proof", "off", "--text-size", "all", *own, str(source)], capture_output=True, text=True)
        told = re.search(r"checked on ([\d,]+) configurations?: (\d+) errors?, (\d+) warnings?", run.stderr)
        count += 1
        if not told or told[2] != "0" or told[3] != "0":
            failed += 1
            print(f"sizes: {title}:\n{run.stderr}", file=sys.stderr)
        configurations += int(told[1].replace(",", "")) if told else 0
print(f"sizes: {count} screens on {configurations:,} configurations, {failed} of them are told something")
sys.exit(1 if failed else 0)
