#!/usr/bin/env python3
"""Writes Sources/Output/Diagnostics/DisplayWidthTable.swift: how many columns of a terminal a character takes.

Wide (2 columns): East_Asian_Width W or F (Unicode Standard Annex 11). Without width (0 columns): the general categories Mn and Me
and the format characters Cf, less the soft hyphen, and the medial vowels and final consonants of Hangul (U+1160...U+11FF).
Everything else takes one column. The data is that of the Python that runs this; its version stands in the table's comment.

    python3 Tools/width/generate.py            writes the file
    python3 Tools/width/generate.py --check    fails where the file's ranges are not those of its version (same Python data only)
"""

import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "Sources/Output/Diagnostics/DisplayWidthTable.swift"


IDEOGRAPHIC = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]


def width(code):
    character = chr(code)
    category = unicodedata.category(character)
    if 0x1160 <= code <= 0x11FF:
        return 0
    if category in ("Mn", "Me") or (category == "Cf" and code != 0xAD):
        return 0
    if category == "Cn":  # Unassigned: UAX 11, section "Unassigned and Private-Use Characters".
        return 2 if any(first <= code <= last for first, last in IDEOGRAPHIC) else 1
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def ranges():
    """Runs of one width other than 1."""
    start, last = None, 1
    for code in range(0x300, 0x110001):
        current = width(code) if code < 0x110000 and not 0xD800 <= code <= 0xDFFF else 1
        if current != last:
            if last != 1:
                yield start, code - 1, last
            start, last = code, current


def text():
    lines = [f"  {first:05X}{end:05X}{columns}" for first, end, columns in ranges()]
    return f'''/// Characters that don't take one column: first and last code point, five hexadecimal digits each, and the columns.
///
/// Ascending, twelve bytes a line, so that it can be searched in place. Written by `Tools/width/generate.py` from Unicode
/// {unicodedata.unidata_version}: East_Asian_Width (UAX 11) and general categories.
let displayWidthTable: StaticString = """
{chr(10).join(lines)}

  """
'''


if __name__ == "__main__":
    if "--check" in sys.argv:
        if TARGET.read_text() != text():
            sys.exit(f"{TARGET.name} is not what Tools/width/generate.py writes with Unicode {unicodedata.unidata_version}")
    else:
        TARGET.write_text(text())
