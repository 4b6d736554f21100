#!/usr/bin/env bash
# Checks what the core modules may not use: they import nothing but each other and the standard library, and leave out what
# Embedded Swift lacks or what the architecture rules out (ARCHITECTURE.md, "Invariants").
#
# A line that is right all the same says so at its end: `// core: allowed, REASON`.
set -euo pipefail
cd "$(dirname "$0")/.."

# The core in reading order, as in Package.swift. Tools/wasm/build.sh reads the list from here: `check-core.sh --list`.
modules=(
  BandSyntax BandDiagnostics BandParser BandScreenModel BandText BandStrings BandChecker BandLayout BandPlacement BandProver BandOutput BandLang
)
if [ "${1:-}" = --list ]; then
  printf '%s\n' "${modules[@]}"
  exit
fi

declared=$(awk '/^let core: /{on=1; next} on && /^\]/{exit} on' Package.swift |
  sed -nE 's/.*\.band\("([A-Za-z]+)".*/Band\1/p; s/.*\bname: "([A-Za-z]+)".*/\1/p' | tr '\n' ' ')
if [ "$declared" != "${modules[*]} " ]; then
  echo "check-core: Package.swift has '$declared', this script '${modules[*]}'; bring the lists together" >&2
  exit 1
fi

status=0
# Reports the lines of core that match a pattern. Comments and string literals are blanked before.
forbid() {  # forbid PATTERN WHY
  local hits
  hits=$(grep -nE "$1" "$stripped" | grep -v 'core: allowed' || true)
  if [ -n "$hits" ]; then
    echo "$hits" | sed -E "s|^[0-9]+:([^\t]*)\t|\1: |" | sed "s|\$|   <-- $2|" >&2
    status=1
  fi
}

stripped=$(mktemp)
trap 'rm -f "$stripped"' EXIT
for module in "${modules[@]}"; do
  folder=Sources/${module#Band}
  [ "$module" != BandLang ] || folder=Sources/BandLang
  find "$folder" -name '*.swift'
done | LC_ALL=C sort | python3 Tools/strip_swift.py >"$stripped"

while IFS=$'\t' read -r place line; do
  name=$(sed -E 's/^ *(@[A-Za-z_]+ +)*((public|package|internal|private|fileprivate) +)*import +((struct|enum|func|class|protocol|let|var|typealias) +)?//; s/[ .].*//' <<<"$line")
  case " ${modules[*]} " in
    *" $name "*) ;;
    *) echo "$place: import $name   <-- core imports nothing but the standard library and core itself" >&2; status=1 ;;
  esac
done < <(grep -E $'\t *(@[A-Za-z_]+ +)*((public|package|internal|private|fileprivate) +)*import +' "$stripped" || true)

forbid '\b(as\?|as!)' 'Embedded Swift has no casts'
forbid '\bis [A-Z][A-Za-z]*\b' 'Embedded Swift has no casts'
forbid '[^A-Za-z_.`]any [A-Z(]' 'Embedded Swift has no existentials'
forbid '\\\.[A-Za-z_(]' 'Embedded Swift has no key paths'
forbid '\\[A-Z][A-Za-z]*\.[a-z]' 'Embedded Swift has no key paths'
forbid '\bthrows *(->|\{|$)' 'errors are typed: throws(Kind)'
forbid '(^|[^.A-Za-z_])(print|debugPrint|dump|readLine)\(' 'core does not touch the terminal'
forbid '\b(Mirror|Codable|Encodable|Decodable|Regex|AnyHashable|ObjectIdentifier)\b' 'not in Embedded Swift'
forbid 'String\(format:|Double\([a-z]*[tT]ext\)|\bFloat\("|Double\("' 'does not link in Embedded Swift; use parseDecimal and String(points:)'
forbid '\b(ContinuousClock|SuspendingClock|Task|DispatchQueue|Thread)\b *[.({]' 'core knows no clock and no threads'
forbid '\bstatic var [a-zA-Z]+( *:[^={]*)? *=' 'no global mutable state'
forbid $'\t((public|package|internal|private|fileprivate|nonisolated\\(unsafe\\)) +)*var [a-zA-Z]+( *:[^={]*)? *=' 'no global mutable state'
forbid $'\t *((public|package|internal|private|fileprivate|final|open) +)*class [A-Z]' 'core has values; a class needs a reason'

if [ "$status" -ne 0 ]; then
  echo "check-core: see the lines above; a line that is right all the same ends in '// core: allowed, REASON'" >&2
  exit 1
fi
echo "core: ${#modules[@]} modules use the standard library only"
