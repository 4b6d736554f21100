#!/usr/bin/env bash
# Proves every example and lays out random devices of its envelopes: Tools/proofs/soundness.sh [POINTS] [BANDC]
#
# POINTS (default 100000) for each screen. Fails where an example is not decided, or something that was proved does not hold.
set -euo pipefail
cd "$(dirname "$0")/../.."
points=${1:-100000}
bandc=${2:-.build/release/bandc}

for example in examples/*.band; do
  out=$("$bandc" prove --spot-checks "$points" "$example")
  line=$(tail -2 <<<"$out" | tr '\n' ' ')
  echo "$example: $line"
  if ! grep -q ' 0 refuted, 0 open' <<<"$line"; then
    echo "soundness: $example is not decided, or something in it is refuted" >&2
    exit 1
  fi
done
