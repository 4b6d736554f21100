#!/usr/bin/env bash
# What `tappable_covered` costs as screens grow: Benchmarks/covers.sh [RUNS]
#
# Checks each screen of covers.py on one device with the rule and without it, in processor time, and prints a table in Markdown: a
# rule that looked at all pairs would cost four times as much at each step.
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-7}
out=.build/benchmarks
bandc=${BANDC:-$PWD/.build/release/bandc}
device=${DEVICE:-iPhone 16 Pro}

mkdir -p "$out"
cc -O2 -Wall -o "$out/measure" Benchmarks/measure.c
python3 Benchmarks/covers.py "$out/covers"

cpu() {  # cpu FILE ARGUMENT…
  local file=$1 wall time
  shift
  # A screen with findings ends with 1; its time counts all the same.
  read -r wall time _ < <("$out/measure" "$runs" "$bandc" check --proof off --device "$device" --allow target_too_small "$@" "$file")
  printf '%s' "$time"
}

echo "Processor time in ms, median of $runs runs, commit $(git describe --always --dirty)."
echo
echo "| screen | elements | check | without the rule | the rule |"
echo "| --- | ---: | ---: | ---: | ---: |"
for kind in rows sections board piled; do
  for count in 750 1500 3000 6000 12000; do
    with=$(cpu "$out/covers/$kind$count.band")
    without=$(cpu "$out/covers/$kind$count.band" --allow tappable_covered)
    printf '| %s | %s | %s | %s | %s |\n' "$kind" "$count" "$with" "$without" \
      "$(awk -v a="$with" -v b="$without" 'BEGIN { printf "%.1f", a - b }')"
  done
done
