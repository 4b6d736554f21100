#!/usr/bin/env bash
# Measures the CSS-level layout engine beside Yoga and Taffy and prints tables in Markdown: Benchmarks/layout.sh [REPETITIONS [FOLDER]]
#
# Yoga is the static library that PyPI's `pyyoga` carries, driven by layout/yoga.cpp (g++ -O3). Taffy is PyPI's `stretchable`, one
# raw call a layout. What can't be had is left out of the tables. Needs Swift, Python 3, a C and a C++ compiler and PyPI; valgrind for instructions.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
repetitions=${1:-30}
out=${2:-.build/benchmarks/layout}
mkdir -p "$out"
Tools/link-layout.sh "$out"

python3 -m venv "$out/python"
"$out/python/bin/pip" install -q pyyoga stretchable 2>"$out/pip.log" || cat "$out/pip.log" >&2
site=$("$out/python/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
rm -f "$out/yoga"
if [ -e "$site/lib64/libyogacore.a" ]; then
  g++ -O3 -std=c++20 -I "$site/include" Benchmarks/layout/yoga.cpp "$site/lib64/libyogacore.a" -o "$out/yoga" \
    2>"$out/yoga.log" || tail -5 "$out/yoga.log" >&2
fi
"$out/python/bin/python" Benchmarks/layout/table.py "$out" "$repetitions" "${SHARED:-../shared}/conformance/captures"
