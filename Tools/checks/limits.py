"""Gives hostile sources to bandc and to the WebAssembly build and expects a message from both, and the same one:
python3 Tools/checks/limits.py BANDC

The sources meet the limits of the language: nesting, repetition, size, numbers, bytes that are no text.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

DEVICE = ["--device", "iPhone 16 Pro"]


def nested(levels):
    return "screen Deep {\n" + "column {\n" * levels + "}\n" * levels + "}\n"


# Each source, and the name of the rule that has to speak; None where it is enough that both say the same.
CASES = {
    "nesting-250": (nested(250).encode(), None),
    "nesting-300": (nested(300).encode(), "nesting_too_deep"),
    "nesting-100000": (nested(100_000).encode(), "nesting_too_deep"),
    "open-braces": (b"screen A { " + b"row {" * 50_000, "nesting_too_deep"),
    "parentheses": (b"let a = " + b"(" * 100_000 + b"1" + b")" * 100_000, "nesting_too_deep"),
    "minus-signs": (b"let a = " + b"-" * 100_000 + b"1", "nesting_too_deep"),
    "comments": (b"/*" * 100_000 + b"*/" * 10, None),
    "conditions": (b"let a = " + b"true ? 1 : " * 100_000 + b"2", "nesting_too_deep"),
    "repetition": (b"screen A { column { for i in 1...1000000000 { box { height: 1 } } } }", None),
    "number": (b"screen A { box { height: 1" + b"0" * 400 + b" } }", "number_not_finite"),
    "bytes": (b"screen A { text(\"\xff\xfe\") }", "invalid_utf8"),
    "noughts": (b"\0" * 1000, None),
    "empty": (b"", None),
    "too-large": (b"// " + b"x" * (16 << 20), "file_too_large"),
}


def run(command):
    done = subprocess.run(command, capture_output=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def main():
    bandc = str(Path(sys.argv[1]).resolve())
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, (source, rule) in CASES.items():
            path = Path(folder) / f"{name}.band"
            path.write_bytes(source)
            native = run([bandc, "build", *DEVICE, "-o", "-", str(path)])
            wasm = run(["node", "Tools/wasm/run.mjs", *DEVICE, str(path)])
            problems = []
            if native[0] not in (0, 1, 2):
                problems.append(f"bandc ends with {native[0]}: {native[2][:300]}")
            if wasm[0] != native[0] and native[0] != 2:
                problems.append(f"WebAssembly ends with {wasm[0]}, bandc with {native[0]}: {wasm[2][:300]}")
            if native[1] != wasm[1]:
                problems.append("the documents differ")
            if rule and f"[{rule}]" not in native[2]:
                problems.append(f"bandc does not report {rule}: {native[2][:300]}")
            if rule and native[0] != 2 and f"[{rule}]" not in wasm[2]:
                problems.append(f"WebAssembly does not report {rule}: {wasm[2][:300]}")
            for problem in problems:
                print(f"limits: {name}: {problem}", file=sys.stderr)
            failures += len(problems) > 0
    print(f"limits: {len(CASES)} hostile sources, {failures} failures")
    return 1 if failures else 0


sys.exit(main())
