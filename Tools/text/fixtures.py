"""Writes the samples under Tests/TextTests/Fixtures.

    python3 Tools/text/fixtures.py RECORDED [--ucd /usr/share/unicode]

RECORDED is the folder with the recorded texts (text.jsonl, text-breaks.jsonl). From the Unicode Character Database come its test cases for
line breaking and grapheme clusters, with their comments left out: `/` where there is a break, a space where there is none.
"""

import argparse
import json
import pathlib

from packing import REPOSITORY

FIXTURES = REPOSITORY / "Tests" / "TextTests" / "Fixtures"


def unicode_cases(path):
    cases = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        marks = line.split("#")[0].split()
        if marks:
            # The break at the start (or none) and the one at the end go without saying.
            cases.append("".join("/" if mark == "÷" else " " if mark == "×" else mark for mark in marks[1:-1]))
    return "\n".join(cases) + "\n"


def sample_records(path):
    """A sixth of the sizes of every string in Latin, Greek or Cyrillic, and every script once in a while."""
    lines = []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
        if not line:
            continue
        record = json.loads(line)
        plain = not record["fallback"]
        if number % (12 if plain else 24) == 0:
            lines.append(line)
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("recorded", type=pathlib.Path)
    parser.add_argument("--ucd", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    arguments = parser.parse_args()
    FIXTURES.mkdir(parents=True, exist_ok=True)
    auxiliary = arguments.ucd / "auxiliary"
    (FIXTURES / "LineBreakTest-15.0.0.txt").write_text(unicode_cases(auxiliary / "LineBreakTest.txt"))
    (FIXTURES / "GraphemeBreakTest-15.0.0.txt").write_text(unicode_cases(auxiliary / "GraphemeBreakTest.txt"))
    (FIXTURES / "text.jsonl").write_text(sample_records(arguments.recorded / "text.jsonl"))
    (FIXTURES / "text-breaks.jsonl").write_bytes((arguments.recorded / "text-breaks.jsonl").read_bytes())


if __name__ == "__main__":
    main()
