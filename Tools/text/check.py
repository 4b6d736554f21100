"""Compares the packed tables of Sources/Text/Tables with their data, by unpacking what the Swift sources hold.

    python3 Tools/text/check.py

For the character properties `unicode.py --check` does the same; it needs the Unicode Character Database.
"""

import json
import re
import sys

import embed
from packing import BASE, DATA, MISSING, TABLES, read_literal


class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0

    def number(self):
        high, low = (ord(character) - BASE for character in self.text[self.at : self.at + 2])
        self.at += 2
        return high << 6 | low

    def done(self):
        return self.at == len(self.text)


def unpack_font(text):
    reader = Reader(text)
    keys = ["unitsPerEm", "ascent", "descent", "lineGap", "xHeight", "capHeight"]
    font = {key: reader.number() for key in keys}
    font["advances"], font["kern"] = {}, {}
    for _ in range(reader.number()):
        first = reader.number() << 12 | reader.number()
        for offset in range(reader.number()):
            advance = reader.number()
            if advance != MISSING:
                font["advances"][first + offset] = advance
    for _ in range(reader.number()):
        left = chr(reader.number())
        font["kern"][left] = {}
        for _ in range(reader.number()):
            right = chr(reader.number())
            font["kern"][left][right] = reader.number() - 2048
    if not reader.done():
        sys.exit("a font's table is longer than what it says")
    return font


def expected_font(font):
    keys = ["unitsPerEm", "ascent", "descent", "lineGap", "xHeight", "capHeight"]
    result = {key: font[key] for key in keys}
    result["advances"] = {
        int(first, 16) + offset: advance
        for first, advances in font["advances"].items()
        for offset, advance in enumerate(advances)
        if advance is not None
    }
    result["kern"] = font["kern"]
    return result


def check_styles(data, source):
    reader = Reader(read_literal(source, "static var ios"))
    for style in data["ios"]["styles"]:
        weight = reader.number()
        if weight != embed.WEIGHTS[style["weight"]]:
            sys.exit(f"{style['id']}: weight {weight}")
        for category in data["ios"]["categories"]:
            found = [reader.number(), reader.number()]
            if found != style["sizes"][category["id"]]:
                sys.exit(f"{style['id']} at {category['id']}: {found}")
    if not reader.done():
        sys.exit("the table of iOS styles is too long")
    reader = Reader(read_literal(source, "static var tracking"))
    found = {str(reader.number()): (reader.number() - 2048) / 100 for _ in range(reader.number())}
    if found != {size: points for size, (_, points) in data["ios"]["tracking"]["table"].items()}:
        sys.exit("the tracking differs")
    reader = Reader(read_literal(source, "static var material"))
    for style in data["android"]["typeScale"]["styles"]:
        found = [reader.number(), reader.number(), reader.number(), (reader.number() - 2048) / 100]
        if found != [style[key] for key in ("weight", "size", "lineHeight", "tracking")]:
            sys.exit(f"{style['id']}: {found}")
    scale = data["android"]["fontScale"]
    reader = Reader(read_literal(source, "static var fontScale"))
    sizes, tables = reader.number(), reader.number()
    if [reader.number() for _ in range(sizes)] != scale["fromSp"] or tables != len(scale["toDp"]):
        sys.exit("the sizes of the font scale differ")
    for key, values in scale["toDp"].items():
        found = reader.number() / 100, [reader.number() / 10 for _ in range(sizes)]
        if found != (float(key), values):
            sys.exit(f"font scale {key}: {found}")


def main():
    fonts = json.loads((DATA / "font-advances.json").read_text())
    styles = json.loads((DATA / "text-styles.json").read_text())
    source = (TABLES / "EmbeddedFonts.swift").read_text()
    table = source[source.index("var table") :]
    for name, font in fonts["fonts"].items():
        if unpack_font(read_literal(table, f"case .{embed.swift_name(name)}:")) != expected_font(font):
            sys.exit(f"{name} differs from font-advances.json")
    styles_source = (TABLES / "EmbeddedStyles.swift").read_text()
    check_styles(styles, styles_source)
    for written, expected in [(source, embed.fonts_source(fonts)), (styles_source, embed.styles_source(styles))]:
        if written != expected:
            sys.exit("a table is not what embed.py writes")
    cases = re.findall(r"^  case (\w+)$", source, re.M)
    print(f"{len(cases)} fonts and {len(styles['ios']['styles'])} + 15 text styles agree with their data")


if __name__ == "__main__":
    main()
