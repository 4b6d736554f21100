#!/usr/bin/env bash
# Applies the certain fixes of each broken example that lets a control into the band, on every device: Tools/checks/fixes.sh BANDC
#
# Afterwards it checks clean, and applying the fixes again changes nothing. The tests do the same for a few devices.
set -euo pipefail
cd "$(dirname "$0")/../.."
bandc=$1
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

failed=0
count=0
fail() { echo "fixes: $1" >&2; failed=$((failed + 1)); }

while IFS= read -r file; do
  count=$((count + 1))
  cp "$file" "$out/twin.band"
  "$bandc" fix "$out/twin.band" >/dev/null 2>&1 || true
  cp "$out/twin.band" "$out/once.band"
  "$bandc" check --proof off "$out/twin.band" >"$out/said.txt" 2>&1 || fail "$file isn't cured: $(head -3 "$out/said.txt")"
  "$bandc" fix "$out/twin.band" >/dev/null 2>&1 || true
  cmp -s "$out/once.band" "$out/twin.band" || fail "$file: applying the fixes again changes it"
done < <(grep -lE 'error\[(tappable_in_band|tied_to_glass)\]' examples/errors/*.band | LC_ALL=C sort)
echo "fixes: $count broken examples, $failed failures"
[ "$failed" -eq 0 ] && [ "$count" -gt 0 ]
