"""Packs the character properties that line breaking and measuring need into Sources/Text/Tables.

    python3 Tools/text/unicode.py [--ucd /usr/share/unicode] [--check]

Reads the Unicode Character Database as Debian's package `unicode-data` installs it. `--check` writes nothing: it unpacks the
table that is there, compares it with the database code point by code point, and fails where they differ.
"""

import argparse
import pathlib
import re
import sys

from packing import BASE, HEADER, REPOSITORY, TABLES, digit, literal, number, read_literal, read_number

VERSION = "15.0.0"
BLOCK = 32
TABLE_END = 0x20000

# The classes of UAX #14 after rule LB1, in the order of their raw values. `openWide` is OP of East Asian width
# (LB30; no CP has it), `pictographReserved` an unassigned Extended_Pictographic (LB30b), `complex` and `complexMark` are SA.
LINE_BREAK = """
  alphabetic AL; hebrewLetter HL; numeric NU; combiningMark CM; space SP; lineFeed LF; carriageReturn CR; mandatory BK; nextLine NL
  zeroWidthSpace ZW; wordJoiner WJ; zeroWidthJoiner ZWJ; glue GL; breakAfter BA; breakBefore BB; breakBoth B2; hyphen HY
  contingent CB; closePunctuation CL; closeParenthesis CP; exclamation EX; inseparable IN; nonstarter NS
  smallKana CJ; openPunctuation OP; openWide OPw; quotation QU; infix IS; postfix PO; prefix PR; symbol SY; ideographic ID
  pictographReserved IDx; emojiBase EB; emojiModifier EM; hangulLV H2; hangulLVT H3; jamoL JL; jamoV JV; jamoT JT
  regionalIndicator RI; complex SA; complexMark SACM
"""
CLUSTER = """
  other Other; control Control; carriageReturn CR; lineFeed LF; extend Extend; zeroWidthJoiner ZWJ; spacingMark SpacingMark
  prepend Prepend; regionalIndicator Regional_Indicator; hangulL L; hangulV V; hangulT T; hangulLV LV; hangulLVT LVT
  pictograph Pict
"""
ADVANCE = "font -; zero 0; em w; hangul h; emoji e"


def enumeration(text):
    """[(Swift name, short name)] in order."""
    return [tuple(entry.split()) for entry in re.split(r"[;\n]", text) if entry.strip()]


class Database:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        header = (self.root / "LineBreak.txt").read_text(encoding="utf-8").split("\n", 1)[0]
        if VERSION not in header:
            sys.exit(f"the database is not Unicode {VERSION}: {header}")
        self.line_break = self.property("extracted/DerivedLineBreak.txt", "XX")
        self.width = self.property("extracted/DerivedEastAsianWidth.txt", "N")
        self.cluster = self.property("auxiliary/GraphemeBreakProperty.txt", "Other")
        self.category = self.property("extracted/DerivedGeneralCategory.txt", "Cn")
        self.pictographic = self.binary("emoji/emoji-data.txt", "Extended_Pictographic")
        self.emoji = self.binary("emoji/emoji-data.txt", "Emoji_Presentation")
        self.ignorable = self.binary("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")

    def lines(self, path):
        for line in (self.root / path).read_text(encoding="utf-8").split("\n"):
            yield line

    @staticmethod
    def span(text):
        first, _, last = text.partition("..")
        return range(int(first, 16), int(last or first, 16) + 1)

    def property(self, path, default):
        table = [default] * 0x110000
        short = {"Unknown": "XX", "Ideographic": "ID", "Prefix_Numeric": "PR", "Neutral": "N", "Wide": "W"}
        for line in self.lines(path):
            missing = re.match(r"# @missing: (\S+); (\S+)$", line)
            text = missing.expand(r"\1; \2") if missing else line.split("#")[0]
            if ";" in text:
                codes, value = (part.strip() for part in text.split(";")[:2])
                for code in self.span(codes):
                    table[code] = short.get(value, value) if missing else value
        return table

    def binary(self, path, name):
        codes = set()
        for line in self.lines(path):
            fields = [part.strip() for part in line.split("#")[0].split(";")]
            if len(fields) == 2 and fields[1] == name:
                codes.update(self.span(fields[0]))
        return codes

    def decompositions(self):
        """code -> its canonical decomposition's first code point."""
        table = {}
        for line in self.lines("UnicodeData.txt"):
            fields = line.split(";")
            if len(fields) > 5 and fields[5] and not fields[5].startswith("<"):
                table[int(fields[0], 16)] = int(fields[5].split()[0], 16)
        return table

    def line_break_class(self, code):
        value = self.line_break[code]
        if value in ("AI", "SG", "XX"):
            return "AL"
        if value == "SA":
            return "SACM" if self.category[code] in ("Mn", "Mc") else "SA"
        if value == "OP" and self.width[code] in "FWH":
            return "OPw"
        if value == "ID" and code in self.pictographic and self.category[code] == "Cn":
            return "IDx"
        return value

    def cluster_class(self, code):
        value = self.cluster[code]
        return "Pict" if value == "Other" and code in self.pictographic else value

    def advance_class(self, code):
        if self.category[code] in ("Mn", "Me", "Cc") or code in self.ignorable:
            return "0"
        if code in self.emoji:
            return "e"
        if 0xAC00 <= code <= 0xD7A3 or 0x1100 <= code < 0x1160:
            return "h"
        return "w" if self.width[code] in "FW" else "-"

    def triple(self, code):
        return self.line_break_class(code), self.cluster_class(code), self.advance_class(code)


def base_letters(database):
    """For U+00C0 ... U+024F and U+1E00 ... U+1EFF the ASCII letter under the accents, or '&'."""
    decompositions = database.decompositions()
    text = ""
    for code in [*range(0xC0, 0x250), *range(0x1E00, 0x1F00)]:
        while code in decompositions:
            code = decompositions[code]
        text += chr(code) if code < 0x80 and chr(code).isalpha() else "&"
    return text


def pack(database):
    triples = [database.triple(code) for code in range(TABLE_END)]
    # What stands beyond the table is ideographs up to U+3FFFF and the tags; `CharacterProperties` knows both.
    for code in range(TABLE_END, 0x110000):
        beyond = database.triple(code)
        if code < 0x40000:
            expected = ("ID", "Other", "w") if code & 0xFFFF < 0xFFFE else ("AL", "Other", "-")
        elif 0xE0000 <= code < 0xE1000:
            tag = code == 0xE0001 or 0xE0020 <= code < 0xE0080 or 0xE0100 <= code < 0xE01F0
            expected = ("CM" if tag else "AL", "Extend" if tag and code != 0xE0001 else "Control", "0")
        else:
            expected = ("AL", "Other", "-")
        if beyond != expected:
            sys.exit(f"U+{code:04X} is {beyond}, the rule beyond the table says {expected}")
    kinds = sorted(set(triples), key=lambda kind: (-triples.count(kind), kind))
    blocks, index = [], ""
    for start in range(0, TABLE_END, BLOCK):
        block = "".join(digit(kinds.index(triple)) for triple in triples[start : start + BLOCK])
        if block not in blocks:
            blocks.append(block)
        index += number(blocks.index(block))
    names = [[short for _, short in enumeration(text)] for text in (LINE_BREAK, CLUSTER, ADVANCE)]
    kind_text = "".join(digit(names[field].index(kind[field])) for kind in kinds for field in range(3))
    return kind_text, index, "".join(blocks)


def swift_enumeration(name, summary, text):
    out = f"/// {summary}\nenum {name}: UInt8 {{\n"
    for swift, short in enumeration(text):
        out += f"  /// {short}\n  case {swift}\n"
    return out + "}\n\n"


def source(database):
    kinds, index, blocks = pack(database)
    out = HEADER.format(script="unicode.py", source=f"the Unicode Character Database {VERSION}")
    out += swift_enumeration("LineBreakClass", "The Line_Break property after rule LB1 of UAX #14.", LINE_BREAK)
    out += swift_enumeration(
        "ClusterClass", "The Grapheme_Cluster_Break property of UAX #29, and Extended_Pictographic.", CLUSTER)
    out += swift_enumeration("AdvanceClass", "Where a character takes its advance from.", ADVANCE)
    out += f"/// Properties of characters, packed, of Unicode {VERSION}.\nenum UnicodeTables {{\n"
    out += "  /// Line break class, cluster class and advance class of each kind of character: three digits a kind.\n"
    out += "  static var kinds: StaticString {\n    " + literal(kinds, 4) + "\n  }\n\n"
    out += f"  /// The block of each {BLOCK} code points below U+{TABLE_END:X}: a number a block.\n"
    out += "  static var index: StaticString {\n    " + literal(index, 4) + "\n  }\n\n"
    out += f"  /// The kinds of the blocks' code points: {BLOCK} digits a block.\n"
    out += "  static var blocks: StaticString {\n    " + literal(blocks, 4) + "\n  }\n\n"
    out += "  /// The ASCII letter under the accents of U+00C0 ... U+024F and U+1E00 ... U+1EFF, or '&'.\n"
    out += "  static var baseLetters: StaticString {\n    " + literal(base_letters(database), 4) + "\n  }\n}\n"
    return out


def check(database, path):
    """Unpacks what the Swift source holds, as Swift does, and compares."""
    text = path.read_text()
    kinds = read_literal(text, "static var kinds")
    index = read_literal(text, "static var index")
    blocks = read_literal(text, "static var blocks")
    names = []
    for name in ("LineBreakClass", "ClusterClass", "AdvanceClass"):
        start = text.index(f"enum {name}:")
        names.append(re.findall(r"/// (\S+)\n  case", text[start : text.index("}", start)]))
    for code in range(TABLE_END):
        kind = ord(blocks[read_number(index, code // BLOCK * 2) * BLOCK + code % BLOCK]) - BASE
        found = tuple(names[field][ord(kinds[kind * 3 + field]) - BASE] for field in range(3))
        if found != database.triple(code):
            sys.exit(f"U+{code:04X} is {found} in {path.name}, {database.triple(code)} in the database")
    if read_literal(text, "static var baseLetters") != base_letters(database):
        sys.exit("the base letters differ")
    if text != source(database):
        sys.exit(f"{path.relative_to(REPOSITORY)} is not what the script writes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ucd", default="/usr/share/unicode", help="folder of the Unicode Character Database")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    if not (pathlib.Path(arguments.ucd) / "LineBreak.txt").exists():
        sys.exit(f"no Unicode Character Database in {arguments.ucd} (Debian: apt install unicode-data)")
    database = Database(arguments.ucd)
    path = TABLES / "UnicodeProperties.swift"
    if arguments.check:
        check(database, path)
        print(f"character properties agree with Unicode {VERSION}")
    else:
        path.write_text(source(database))


if __name__ == "__main__":
    main()
