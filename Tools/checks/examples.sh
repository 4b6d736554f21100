#!/usr/bin/env bash
# Compiles every example natively, with one job and with two, and in WebAssembly, and compares the results byte for byte:
# Tools/checks/examples.sh BANDC [FILE…]
#
# The examples in examples/errors are compared too: what they give is diagnostics instead of a document.
set -euo pipefail
cd "$(dirname "$0")/../.."
bandc=$1
shift
files=("$@")
[ ${#files[@]} -gt 0 ] || mapfile -t files < <(find examples -name '*.band' | LC_ALL=C sort)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

failed=0
documents=0
fail() { echo "examples: $1" >&2; failed=$((failed + 1)); }

for file in "${files[@]}"; do
  status=0
  "$bandc" build --jobs 1 "$file" -o - >"$out/one.json" 2>"$out/one.txt" || status=$?
  if [ "$status" -gt 1 ]; then fail "$file: bandc ended with $status: $(head -c 300 "$out/one.txt")"; fi
  case "$file:$status" in
    *examples/errors/*:0) grep -q '^warning' "$out/one.txt" || fail "$file: an example of a fault gets no message" ;;
    *examples/errors/*) ;;
    *:0) documents=$((documents + 1)) ;;
    *) fail "$file: does not compile: $(head -3 "$out/one.txt")" ;;
  esac
  "$bandc" build --jobs 2 "$file" -o - >"$out/two.json" 2>"$out/two.txt" || true
  cmp -s "$out/one.json" "$out/two.json" || fail "$file: --jobs 2 gives another document than --jobs 1"
  cmp -s "$out/one.txt" "$out/two.txt" || fail "$file: --jobs 2 gives other messages than --jobs 1"
  node Tools/wasm/run.mjs "$file" >"$out/wasm.json" 2>"$out/wasm.txt" || true
  cmp -s "$out/one.json" "$out/wasm.json" || fail "$file: WebAssembly gives another document"
done
echo "examples: ${#files[@]} files, $documents documents, $failed failures"
[ "$failed" -eq 0 ]
