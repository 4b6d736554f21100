#!/usr/bin/env bash
# Measures the static release binary and prints a table in Markdown: Benchmarks/run.sh [RUNS]
#
# What is not there yet (the command line, the peer from PyPI) is reported as "not available". README.md says what each row
# measures and which figures we want.
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-11}
out=.build/benchmarks
bandc=$PWD/.build/release/bandc
measure=$PWD/$out/measure
device=${DEVICE:-iPhone 16 Pro}

mkdir -p "$out"
swift build -c release --static-swift-stdlib >"$out/build.log" 2>&1 || { tail -20 "$out/build.log" >&2; exit 1; }
cc -O2 -Wall -o "$measure" Benchmarks/measure.c
python3 Benchmarks/generate.py "$out/inputs"
inputs=$PWD/$out/inputs

row() { printf '| %s | %s | %s | %s | %s |\n' "$@"; }
# Measures a command and prints its row; a command that ends with an error is named, not timed.
timed() {  # timed LABEL WANTED RUNS COMMAND…
  local label=$1 wanted=$2 count=$3 wall cpu peak status
  shift 3
  read -r wall cpu peak status < <("$measure" "$count" "$@")
  last_wall=$wall
  if [ "$status" -ne 0 ]; then
    row "$label" "ends with $status" "" "" "$wanted"
  else
    row "$label" "$wall" "$cpu" "$((peak / 1024)).$(((peak % 1024) * 10 / 1024))" "$wanted"
  fi
}

printf 'Commit %s, %s, %s cores, %s, median of %s runs.\n\n' "$(git describe --always --dirty)" \
  "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1)" "$(nproc)" "$(swiftc --version 2>/dev/null | head -1)" "$runs"
row "what" "wall ms" "CPU ms" "peak MiB" "wanted"
row "---" "---:" "---:" "---:" "---"

if [ -n "$("$bandc" build --help 2>/dev/null)" ]; then
  timed "\`bandc --version\`" "" "$runs" "$bandc" --version
  timed "check, 60 elements, one device" "" "$runs" "$bandc" check --device "$device" "$inputs/screen60.band"
  timed "build, 60 elements, one device" "8 ms" "$runs" "$bandc" build --device "$device" -o - "$inputs/screen60.band"
  timed "build, 60 elements, all configurations" "25 ms" "$runs" "$bandc" build --target all -o - "$inputs/screen60.band"
  timed "build, 5,000 elements, one device" "100 ms, 64 MiB" "$runs" \
    "$bandc" build --device "$device" -o - "$inputs/screen5000.band"
  for command in check build; do
    for count in 100 1000; do
      arguments=("$command" "$inputs/screens$count")
      if [ "$command" = build ]; then
        rm -rf "$out/built$count"
        arguments+=(-o "$out/built$count")
      fi
      timed "$command, $count screens of 60 elements" "$([ $count = 1000 ] && echo '1.1 × ten times 100, 300 MiB')" 3 \
        "$bandc" "${arguments[@]}"
      if [ "$count" = 100 ]; then
        hundred=$last_wall
      else
        row "$command, 1,000 screens against ten times 100" \
          "$(awk -v a="$last_wall" -v b="$hundred" 'BEGIN { printf "%.2f ×", a / (10 * b) }')" "" "" "1.1 ×"
      fi
    done
  done
else
  row "bandc build and check" "not available" "" "" ""
fi

if [ -f "$inputs/corpus.band" ] && Benchmarks/throughput.sh "$out" >"$out/throughput.log" 2>&1; then
  while IFS=$'\t' read -r label speed wanted; do row "$label" "$speed" "" "" "$wanted"; done <"$out/throughput.tsv"
else
  row "lexing, parsing and checking 8 MB" "not available" "" "" "300 MB/s, 30 MB/s"
fi

slint=$out/venv/bin/slint-compiler
if [ ! -x "$slint" ]; then
  { python3 -m venv "$out/venv" && "$out/venv/bin/pip" install -q slint-compiler==1.18.1b1; } >"$out/slint.log" 2>&1 || true
fi
if [ -x "$slint" ]; then
  for format in llr rust; do
    for count in 60 5000; do
      timed "slint-compiler -f $format, $count elements" "the peer" $((runs < 5 ? runs : 5)) \
        "$slint" -f "$format" -o "$out/slint.out" "$inputs/screen$count.slint"
    done
  done
else
  row "slint-compiler" "not available" "" "" "the peer"
fi
