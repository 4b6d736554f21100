#!/usr/bin/env bash
# Measures single affine runs and the proofs of single cases, and prints tables in Markdown: Benchmarks/affine.sh [FOLDER]
#
# A plain run is measured twice: as the layout engine is, generic over its number and specialised by the compiler, and with `Double` written
# into a copy of the same source in the number's place. Processor time, the least of eleven rounds. Needs Swift and Python 3.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
out=${1:-.build/benchmarks/affine}
mkdir -p "$out"
swift build -c release --static-swift-stdlib --product bandc >"$out/build.log" 2>&1 || { tail -20 "$out/build.log" >&2; exit 1; }

base="BandSyntax BandDiagnostics BandParser BandScreenModel BandText BandStrings BandChecker"
layout() {  # layout FOLDER SOURCES…: the layout engine as a module of its own
  local folder=$1
  shift
  mkdir -p "$folder"
  swiftc -O -wmo -static-stdlib -parse-as-library -swift-version 6 -module-name BandLayout -I .build/release/Modules \
    -emit-module -emit-module-path "$folder/BandLayout.swiftmodule" -c "$@" -o "$folder/BandLayout.o"
}
program() {  # program NAME FOLDER FLAGS…
  local name=$1 folder=$2
  shift 2
  # The folder's own module of that name comes before the release build's.
  MODULES=$base Tools/link-core.sh "$out/$name" -I "$folder" "$@" Benchmarks/affine/Measure.swift Benchmarks/affine/Runs.swift \
    "$folder/BandLayout.o"
}

layout "$out/generic" Sources/Layout/*.swift
substituted=$out/substituted
rm -rf "$substituted" && mkdir -p "$substituted/source"
for file in Sources/Layout/*.swift; do
  case $file in */Trace*.swift) continue ;; esac
  # What is there for `Double` alone, with the names of what is there for all, goes.
  sed -e '/^extension LayoutEngine where S == Double {/,/^}/d' \
    -e 's/\bEdges<S>/Edges<Double>/g; s/<S: LayoutScalar>//g; s/<S>//g; s/ where S == Double//; s/^extension .* where S: Sendable {}$//' \
    -e 's/\(ScreenSolver\|LayoutEngine\|LengthTable\|ScreenFrames\|Length\|LayoutSpace\)<Double>/\1/g' \
    "$file" >"$substituted/source/$(basename "$file")"
done
echo 'public typealias S = Double' >"$substituted/source/Substituted.swift"
layout "$substituted" "$substituted"/source/*.swift
program generic-runs "$out/generic"
program substituted-runs "$substituted" -D SUBSTITUTED
Tools/link-core.sh "$out/cases" Benchmarks/affine/Measure.swift Benchmarks/affine/Cases.swift

screens=(examples/*.band)
"$out/generic-runs" "${screens[@]}" >"$out/generic.tsv"
"$out/substituted-runs" "${screens[@]}" >"$out/substituted.tsv"
"$out/cases" "${screens[@]}" >"$out/cases.tsv"
python3 Benchmarks/affine/table.py "$out"
