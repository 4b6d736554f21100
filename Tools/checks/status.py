"""Checks that every test named in docs/status/ is there: python3 Tools/checks/status.py

A page of status says which test shows a sentence; a test that was renamed would leave a claim that nothing shows.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def main():
    tests = set()
    for path in (ROOT / "Tests").rglob("*.swift"):
        tests.update(re.findall(r"func (\w+)\(", path.read_text()))
    missing = []
    named = 0
    for page in sorted((ROOT / "docs" / "status").glob("*.md")):
        for number, line in enumerate(page.read_text().splitlines(), 1):
            for word in re.findall(r"`([a-z]\w+)`", line):
                # Names of tests are sentences in camel case: several capitals tell them from words of the language.
                if len(re.findall(r"[A-Z]", word)) < 3 or "|" not in line:
                    continue
                named += 1
                if word not in tests:
                    missing.append(f"{page.relative_to(ROOT)}:{number}: no test is named {word}")
    for line in missing:
        print(line, file=sys.stderr)
    print(f"docs/status: {named} tests are named, {len(missing)} of them are not there")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
