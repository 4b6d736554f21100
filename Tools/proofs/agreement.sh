#!/usr/bin/env bash
# Writes every example's closed form with random devices, and has the evaluators in JavaScript and Python place the elements there:
# Tools/proofs/agreement.sh [POINTS] [BANDC]
#
# POINTS (default 1000) for each screen, shared out among its cases; 100000 for a release. A frame that is more than a millionth of a point
# away from that of a plain layout is a fault. The points come from splitmix64, seeded with the number of the case.
set -euo pipefail
cd "$(dirname "$0")/../.."
points=${1:-1000}
bandc=${2:-.build/release/bandc}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for example in examples/*.band; do
  file="$scratch/$(basename "$example" .band).json"
  # By orientation: a string of JavaScript holds half a gigabyte.
  for orientation in portrait landscape; do
    form=("$bandc" build --emit closed-form --orientation "$orientation" "$example" -o "$file")
    "${form[@]}"
    cases=$(python3 -c 'import json, sys; print(max(1, len(json.load(open(sys.argv[1]))["cases"])))' "$file")
    "${form[@]}" --reference-points $(((points / 2 + cases - 1) / cases))
    echo "$example, $orientation: Python $(python3 examples/closed-form/evaluate.py --check "$file")," \
      "JavaScript $(node examples/closed-form/evaluate.mjs --check "$file")"
  done
done
