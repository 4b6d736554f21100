#!/usr/bin/env bash
# Counts the instructions that a fresh layout takes for a box, with valgrind, and fails where they are more than 3 % above the recorded ones:
# Tools/checks/instructions.sh [--record]
#
# A count, unlike a time, is the same on a busy machine. It depends on the compiler and its processor: another compiler's counts are printed and not
# compared. `--record` writes the counts of this one to instructions.txt; say in the commit why they changed.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v valgrind >/dev/null || { echo "instructions: skipped, valgrind is not there"; exit 0; }
recorded=Tools/checks/instructions.txt
out=.build/instructions
tolerance=3
Tools/link-layout.sh "$out"
compiler="$(swift --version 2>/dev/null | grep -oE 'Swift version [^ ]+') $(uname -m)"

collected() {  # collected TREE COUNT: instructions of a process that lays a tree out so often
  SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null "$out/layout" repeat "$1" layout "$2" 2>&1 |
    sed -nE 's/.*Collected : ([0-9]+).*/\1/p'
}

lines=()
while read -r name count words; do
  # shellcheck disable=SC2086
  "$out/layout" make "$name" "$count" $words "$out/tree.txt"
  boxes=$(head -1 "$out/tree.txt")
  # The first layout also fills caches of the runtime: what two more take is counted.
  lines+=("$(((($(collected "$out/tree.txt" 3) - $(collected "$out/tree.txt" 1)) / 2 + boxes / 2) / boxes)) $name $count $words")
done <<'TREES'
huge 500 fixed min0
wide 500 fixed
deeprand 500 fixed
deepauto 500 fixed min0
superdeep 150 fixed
screen 500 fixed min0
screen 500 fixed
TREES

if [ "${1:-}" = --record ]; then
  printf '%s\n' "# Instructions a box of a fresh layout, with $compiler. Made by Tools/checks/instructions.sh --record." "${lines[@]}" >"$recorded"
  cat "$recorded"
  exit
fi
printf '%s\n' "${lines[@]}"
if ! head -1 "$recorded" | grep -qF "with $compiler."; then
  echo "instructions: not compared, as $recorded was made with another compiler than $compiler"
  exit 0
fi
failed=
for line in "${lines[@]}"; do
  read -r now tree <<<"$line"
  before=$(awk -v tree="$tree" '{ count = $1; sub(/^[0-9]+ /, "") } $0 == tree { print count }' "$recorded")
  [ -n "$before" ] || { echo "instructions: $tree is not in $recorded" >&2; failed=1; continue; }
  if [ $((now * 100)) -gt $((before * (100 + tolerance))) ]; then
    echo "instructions: $tree takes $now a box, $before were recorded" >&2
    failed=1
  elif [ $((now * (100 + tolerance))) -lt $((before * 100)) ]; then
    echo "instructions: $tree takes $now a box, fewer than the $before recorded: record them"
  fi
done
[ -z "$failed" ] || exit 1
echo "instructions: none of ${#lines[@]} trees takes more than recorded"
