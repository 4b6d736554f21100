#!/usr/bin/env bash
# Runs the layout engine over the flex and grid cases of the workshop's data, which is not part of this project, and over our own, with
# plain and with recorded numbers:
# Tools/checks/conformance.sh RUNNER FOLDER
#
# The cases that fail for a known cause are listed, with it, in Tests/LayoutTests/ConformanceTests.swift; any other fails here.
set -euo pipefail
cd "$(dirname "$0")/../.."
runner=$1
folder=$2
files=()
for name in taffy-flex yoga-flex taffy-leaf taffy-blockflex taffy-grid taffy-gridflex taffy-blockgrid; do
  [ -f "$folder/$name.jsonl" ] && files+=("$folder/$name.jsonl")
done
[ ${#files[@]} -gt 0 ] || { echo "conformance: no cases in $folder"; exit 0; }
files+=(Tests/LayoutTests/Fixtures/*.jsonl)

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
"$runner" --list-failures --recorded "${files[@]}" >"$log" || status=$?
cat "$log"
[ "$status" -le 1 ] || exit "$status"
grep -qE '^[0-9]+ passed, [0-9]+ failed' "$log" || { echo "conformance: the runner gave no result" >&2; exit 1; }

known=$(sed -n '/knownFailures: /,/\]/p' Tests/LayoutTests/ConformanceTests.swift | grep -oE '"[^"]+"' | tr -d '"' || true)
# A failed case stands at the beginning of a line, with its tags; what differs stands below it, indented.
unknown=$(grep -oE '^[^ :]+( \[[^]]*\])?$' "$log" | sed 's/ .*//' | grep -vxF "$known" || true)
if [ -n "$unknown" ]; then
  echo "conformance: these failed without a known cause:" $unknown >&2
  exit 1
fi
echo "conformance: no case fails without a known cause"
