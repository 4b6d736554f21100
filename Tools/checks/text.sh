#!/usr/bin/env bash
# Compares measured texts with those that a browser laid out, and feeds broken fonts to the reader:
# Tools/checks/text.sh RUNNER FOLDER
#
# FOLDER has text.jsonl and text-breaks.jsonl. The fonts are Debian's fonts-inter and fonts-roboto-unhinted; without them
# the cases that need them are skipped, and the runner says so.
set -euo pipefail
cd "$(dirname "$0")/../.."
runner=$1
folder=$2

find_font() { find /usr/share/fonts /usr/local/share/fonts -name "$1" -print -quit 2>/dev/null; }
if [ -z "$(find_font Inter-Regular.otf)" ] || [ -z "$(find_font Roboto-Regular.ttf)" ]; then
  { apt-get update -q && apt-get install -qy fonts-inter fonts-roboto-unhinted; } >/dev/null 2>&1 || true
fi

for font in Inter-Regular.otf Roboto-Regular.ttf; do
  [ -n "$(find_font "$font")" ] || echo "text: $font can't be installed; its cases are skipped"
done
# The exporter for iOS can't be compiled here; it has to be Swift all the same.
swiftc -frontend -parse docs/ExportMetrics.swift

"$runner" "$folder/text.jsonl" "$folder/text-breaks.jsonl" --require 99.9
"$runner" "$folder/text.jsonl" --metrics embedded --require 99.8

# What is approximate says by how much: recorded counts lie between those at the two ends.
"$runner" "$folder/text.jsonl" --metrics embedded --intervals --only complex-shaping --require 99.9
"$runner" "$folder/text.jsonl" --metrics embedded --intervals --only dictionary-break --require 99.9

inter=$(find_font Inter-Regular.otf)
roboto=$(find_font Roboto-Regular.ttf)
if [ -n "$inter" ] && [ -n "$roboto" ]; then
  # A gigabyte of address space, the program's own included: whatever a font says of itself.
  (ulimit -v 1048576 && "$runner" --fuzz "${MUTATIONS:-20000}" "$inter" "$roboto") | tail -1
else
  echo "text: no fonts to mutate; skipped"
fi
