#!/usr/bin/env bash
# Builds a program that uses the core's modules directly, from the release build: for benchmarks and
# fuzzing, which have no place among the package's products: Tools/link-core.sh OUT FILE.swift…
#
# Needs `swift build -c release --static-swift-stdlib` before it. With MODULES="BandSyntax …" only these modules are linked, and need be built.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
shift
build=.build/release
objects=()
while read -r module; do
  sources="Sources/${module#Band}"
  [ -d "$sources" ] || sources="Sources/$module"
  for object in "$build/$module.build/"*.o; do
    # An object whose source is gone may lie there from an earlier build.
    [ -z "$(find "$sources" -name "$(basename "$object" .o)" -print -quit)" ] || objects+=("$object")
  done
done < <(if [ -n "${MODULES:-}" ]; then tr ' ' '\n' <<<"$MODULES"; else Tools/check-core.sh --list; fi)
swiftc -O -static-stdlib -parse-as-library -swift-version 6 "$@" -I "$build/Modules" "${objects[@]}" -lm -o "$out"
