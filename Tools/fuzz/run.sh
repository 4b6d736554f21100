#!/usr/bin/env bash
# Gives the compiler mutated and truncated examples and random bytes, a thousand inputs a process on all cores, and fails
# where one crashes it or takes more than a second: Tools/fuzz/run.sh [COUNT [START]]     (default: 100,000 from 0)
#
# The inputs of the same numbers are the same in every run, for the same examples. To see one:
# .build/fuzz/fuzz show NUMBER $(find examples Sources/Checker/Standard -name '*.band' 2>/dev/null | sort)
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-100000}
start=${2:-0}
out=.build/fuzz
mkdir -p "$out"
swift build -c release --static-swift-stdlib >"$out/build.log" 2>&1 || { tail -20 "$out/build.log" >&2; exit 1; }
Tools/link-core.sh "$out/fuzz" Tools/fuzz/*.swift
mapfile -t files < <(find examples Sources/Checker/Standard -name '*.band' 2>/dev/null | LC_ALL=C sort)
[ ${#files[@]} -gt 0 ] || { echo "fuzz: there are no examples" >&2; exit 1; }

# One process: a thousand inputs. One that ends early has told why, and the rest of its inputs are tried by another.
work() {
  local first=$1 last=$2 log failed
  log=$(mktemp)
  while [ "$first" -lt "$last" ] && ! "$out/fuzz" run "$first" $((last - first)) "${files[@]}" 2>"$log"; do
    grep '^input' "$log" || { echo "input $first or later: the process ended without a word"; break; }
    failed=$(grep -oE '^input [0-9]+: (crashes|does)' "$log" | grep -oE '[0-9]+' | tail -1) || break
    first=$((failed + 1))
  done
  rm -f "$log"
}

{
  for ((worker = 0; worker < $(nproc); worker++)); do
    for ((first = start + worker * 1000; first < start + count; first += $(nproc) * 1000)); do
      last=$((first + 1000 < start + count ? first + 1000 : start + count))
      work "$first" "$last"
    done &
  done
  wait
} >"$out/failures"
sort -t' ' -k2n "$out/failures"
failures=$(grep -c . "$out/failures" || true)
echo "fuzz: $count inputs, $failures failures"
[ "$failures" -eq 0 ]
