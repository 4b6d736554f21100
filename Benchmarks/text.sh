#!/usr/bin/env bash
# Measures the text measurer on one core, and HarfBuzz beside it: Benchmarks/text.sh [FOLDER]
#
# The texts are the recorded ones of the tests, 29 languages. HarfBuzz (PyPI: uharfbuzz) shapes them with Inter, where that is installed; it does
# more and other things, glyphs of every script, and no line breaking, and is called from Python here, a call a text.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-.build/benchmarks}
mkdir -p "$out"
swift build -c release --static-swift-stdlib >"$out/build.log" 2>&1 || { tail -20 "$out/build.log" >&2; exit 1; }

python3 - "$out/texts.txt" <<'PYTHON'
import json
import sys

with open("Tests/TextTests/Fixtures/text-breaks.jsonl", encoding="utf-8") as records:
    texts = [line for record in records for line in json.loads(record)["text"].split("\n") if line]
with open(sys.argv[1], "w", encoding="utf-8") as out:
    out.write("\n".join(texts * 10) + "\n")
PYTHON

Tools/link-core.sh "$out/text-throughput" Benchmarks/TextThroughput.swift
"$out/text-throughput" "$out/texts.txt"

python3 -m venv "$out/python" && "$out/python/bin/pip" install -q uharfbuzz 2>/dev/null || {
  printf 'HarfBuzz\tnot available\t\n'
  exit
}
"$out/python/bin/python" - "$out/texts.txt" <<'PYTHON'
import pathlib
import sys
import time

import uharfbuzz as hb

path = next(pathlib.Path("/usr/share/fonts").rglob("Inter-Regular.otf"), None)
if path is None:
    sys.exit("HarfBuzz\tno Inter-Regular.otf\t")
font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
texts = open(sys.argv[1], encoding="utf-8").read().splitlines()
best = float("inf")
for _ in range(5):
    start = time.process_time()
    for text in texts:
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        sum(position.x_advance for position in buffer.glyph_positions)
    best = min(best, time.process_time() - start)
print(f"HarfBuzz {hb.version_string()}, shaping\t{sum(map(len, texts)) / best / 1e6:.1f} million characters/s\t")
PYTHON
