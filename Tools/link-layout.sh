#!/usr/bin/env bash
# Builds the layout engine for release and links the program that measures it: Tools/link-layout.sh FOLDER. Makes FOLDER/layout.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
mkdir -p "$out"
swift build -c release --static-swift-stdlib --product layout-conformance >"$out/build.log" 2>&1 ||
  { tail -20 "$out/build.log" >&2; exit 1; }
"${CC:-cc}" -O2 -c Benchmarks/layout/memory.c -o "$out/memory.o"
MODULES="BandSyntax BandDiagnostics BandScreenModel BandLayout" Tools/link-core.sh "$out/layout" \
  Benchmarks/layout/*.swift "$out/memory.o"
