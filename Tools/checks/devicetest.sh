#!/usr/bin/env bash
# Writes the tests for the device of every example, with one job and with two, and reads the Swift file with the toolchain's
# parser: Tools/checks/devicetest.sh BANDC
set -euo pipefail
cd "$(dirname "$0")/../.."
bandc=$1
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

"$bandc" devicetest --jobs 1 examples/*.band -o "$out/one" 2>"$out/log" || { cat "$out/log" >&2; exit 1; }
"$bandc" devicetest --jobs 2 examples/*.band -o "$out/two" 2>/dev/null
diff -r "$out/one" "$out/two"
swiftc -frontend -parse "$out/one/StripTests.swift"
echo "devicetest: $(grep -c '  func test' "$out/one/StripTests.swift") tests for iOS parse, \
$(grep -c '    @Test' "$out/one/StripTests.kt") for Android, $(grep -c '| \[ \] |$' "$out/one/strip-checklist.md") lines to try by hand"
