#!/usr/bin/env bash
# Lays out random style trees with zero, huge, negative, conflicting and percentage values, up to 200 boxes deep, on all cores, and fails where
# a layout traps, gives a coordinate that isn't finite, or gives another one from a used engine or in a partial relayout:
# Tools/fuzz/layout.sh [COUNT [SEED]]     (default: 100,000 from 0; about two minutes of processor time)
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-100000}
first=${2:-0}
swift build -c release --static-swift-stdlib --product layout-conformance >.build/layout-fuzz.log 2>&1 ||
  { tail -20 .build/layout-fuzz.log >&2; exit 1; }
workers=$(nproc)
each=$(((count + workers - 1) / workers))
processes=()
for ((worker = 0; worker < workers; worker++)); do
  from=$((first + worker * each))
  here=$((from + each < first + count ? each : first + count - from))
  [ "$here" -gt 0 ] || continue
  .build/release/layout-conformance --random "$here" --from "$from" &
  processes+=($!)
done
failed=
for process in "${processes[@]}"; do wait "$process" || failed=1; done
[ -z "$failed" ] || { echo "layout: some trees failed" >&2; exit 1; }
