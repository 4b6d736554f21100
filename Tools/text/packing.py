"""How tables are packed into Swift string literals, for the scripts beside this file.

A table is a run of digits, one ASCII character each: character code = 38 + value. A digit of six bits takes the values
0 ... 63; a number of twelve bits is two of them, the higher first. From '&' on there is no quote and no '#', so the text stands
in a raw string literal as it is.
"""

import pathlib

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
TABLES = REPOSITORY / "Sources" / "Text" / "Tables"
DATA = pathlib.Path(__file__).resolve().parent / "data"

BASE = 38
MISSING = 4095


def digit(value):
    """One character; `value` is 0 ... 87."""
    if not 0 <= value <= 87:
        raise ValueError(f"{value} is no digit")
    return chr(BASE + value)


def number(value):
    """Two characters of six bits; `value` is 0 ... 4095."""
    if not 0 <= value <= 4095:
        raise ValueError(f"{value} does not fit in twelve bits")
    return digit(value >> 6) + digit(value & 63)


def signed(value):
    """Two characters; `value` is -2048 ... 2047."""
    return number(value + 2048)


def code_point(value):
    """Four characters of six bits."""
    return number(value >> 12) + number(value & 4095)


def read_number(text, at):
    return (ord(text[at]) - BASE) << 6 | (ord(text[at + 1]) - BASE)


def literal(text, indent):
    """A raw multi-line string literal of `text`, broken into lines of at most 100 characters."""
    space = " " * indent
    lines = [text[i : i + 100] for i in range(0, len(text), 100)]
    return '#"""\n' + "\\#\n".join(space + line for line in lines) + "\n" + space + '"""#'


def read_literal(source, name):
    """The text of the literal that follows `name` in a Swift source."""
    start = source.index('#"""\n', source.index(name)) + 5
    end = source.index('"""#', start)
    lines = [line.strip() for line in source[start:end].split("\n")]
    return "".join(line.removesuffix("\\#") for line in lines)


HEADER = """// swift-format-ignore-file
// Written by Tools/text/{script} from {source}; change those and run it again.

"""
