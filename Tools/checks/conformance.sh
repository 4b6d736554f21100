#!/usr/bin/env bash
# Runs the layout engine over the flex cases of the workshop's data, which is not part of this project:
# Tools/checks/conformance.sh RUNNER FOLDER
set -euo pipefail
runner=$1
folder=$2
files=()
for name in taffy-flex yoga-flex flex-fuzz-sample; do
  [ -f "$folder/$name.jsonl" ] && files+=("$folder/$name.jsonl")
done
[ ${#files[@]} -gt 0 ] || { echo "conformance: no flex cases in $folder"; exit 0; }
"$runner" "${files[@]}"
