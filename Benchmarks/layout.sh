#!/usr/bin/env bash
# Measures the CSS-level layout engine beside Yoga and Taffy: Benchmarks/layout.sh [REPETITIONS [FOLDER]]
#
# Yoga is the static library that PyPI's `pyyoga` carries, driven by layout/yoga.cpp (g++ -O3). Taffy is PyPI's `stretchable`, one
# raw call a layout; it is Taffy 0.7.7, and a native build of a newer one is 1.05 to 4 times as fast. What can't be had is left out of the table.
# Rectangles are compared before anything is printed: a peer counts on a tree only where all its boxes are ours.
set -euo pipefail
cd "$(dirname "$0")/.."
repetitions=${1:-30}
out=${2:-.build/benchmarks/layout}
mkdir -p "$out"
swift build -c release --static-swift-stdlib >"$out/build.log" 2>&1 || { tail -20 "$out/build.log" >&2; exit 1; }
Tools/link-core.sh "$out/layout" Benchmarks/layout/*.swift Sources/ConformanceKit/JSONValue.swift

python3 -m venv "$out/python"
"$out/python/bin/pip" install -q pyyoga stretchable 2>"$out/pip.log" || true
site=$("$out/python/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
yoga=
if [ -e "$site/lib64/libyogacore.a" ] && g++ -O3 -std=c++20 -I "$site/include" Benchmarks/layout/yoga.cpp \
  "$site/lib64/libyogacore.a" -o "$out/yoga" 2>"$out/yoga.log"; then
  yoga=1
fi
taffy=
"$out/python/bin/python" -c 'import stretchable' 2>/dev/null && taffy=1

# How many boxes of two result files are more than 0.05 apart.
differ() {
  paste -d' ' "$1" "$2" |
    awk '{ d = 0; for (i = 1; i <= 4; i++) { x = $i - $(i + 4); if (x < 0) x = -x; if (x > d) d = x } if (d > 0.05) n++ }
         END { print n + 0 }'
}

field() { sed -nE "s/.*\b$2=([0-9.]+).*/\1/p" <<<"$1"; }

# Instructions a node for one fresh layout, without what building takes.
instructions() {
  command -v valgrind >/dev/null || { echo "–"; return; }
  local with without
  with=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$out/layout" once "$1" layout 2>&1 |
    sed -nE 's/.*Collected : ([0-9]+).*/\1/p')
  without=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$out/layout" once "$1" build 2>&1 |
    sed -nE 's/.*Collected : ([0-9]+).*/\1/p')
  echo $(((with - without) / $2))
}

echo "| tree | nodes | fresh | Yoga | Taffy 0.7.7 | times faster | resized root | Yoga | 180 sizes, each | one leaf, µs | Yoga | nothing, µs | build | Yoga | visits | measurements a text | instructions |"
echo "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
row() {  # row LABEL FILE
  local ours theirs="" yogaFresh="" yogaResize="" yogaLeaf="" yogaBuild="" taffyFresh="" best="" nodes
  ours=$("$out/layout" run "$2" "$repetitions" "$out/ours.txt")
  nodes=$(field "$ours" nodes)
  if [ -n "$yoga" ]; then
    theirs=$("$out/yoga" "$2" "$(((repetitions + 2) / 3))" "$out/yoga.txt")
    local apart
    apart=$(differ "$out/ours.txt" "$out/yoga.txt")
    yogaFresh=$(field "$theirs" fresh) yogaResize=$(field "$theirs" relayout) yogaBuild=$(field "$theirs" build)
    yogaLeaf=$(field "$theirs" leaf_us)
    if [ "$apart" -gt 0 ]; then yogaFresh="($yogaFresh, $apart differ)"; else best=$yogaFresh; fi
  fi
  if [ -n "$taffy" ] && theirs=$("$out/python/bin/python" Benchmarks/layout/taffy.py "$2" 5 "$out/taffy.txt" 2>/dev/null); then
    local apart
    apart=$(differ "$out/ours.txt" "$out/taffy.txt")
    taffyFresh=$(field "$theirs" fresh)
    if [ "$apart" -gt 0 ]; then
      taffyFresh="($taffyFresh, $apart differ)"
    elif [ -z "$best" ] || [ "$taffyFresh" -lt "$best" ]; then
      best=$taffyFresh
    fi
  fi
  local times="–"
  [ -z "$best" ] || times=$(awk -v a="$best" -v b="$(field "$ours" fresh)" 'BEGIN { printf "%.1f", a / b }')
  echo "| $1 | $nodes | $(field "$ours" fresh) | ${yogaFresh:-–} | ${taffyFresh:-–} | $times | $(field "$ours" relayout) | ${yogaResize:-–} | $(field "$ours" sizes180) | $(field "$ours" leaf_us) | ${yogaLeaf:-–} | $(field "$ours" nothing_us) | $(field "$ours" build) | ${yogaBuild:-–} | $(field "$ours" visits) | $(field "$ours" texts) | $(instructions "$2" "$nodes") |"
}

tree() {  # tree NAME COUNT [min0]
  "$out/layout" make "$1" "$2" fixed "${3:-auto}" "$out/tree.txt"
  row "$1 $2${3:+, no automatic minimum}" "$out/tree.txt"
}

tree huge 1000 min0
tree huge 10000 min0
tree huge 100000 min0
tree huge 1000
tree wide 1000
tree wide 10000
tree deeprand 4000
tree deepauto 4000 min0
tree deepauto 10000 min0
tree deepauto 4000
tree superdeep 20 min0
tree superdeep 20
tree superdeep 200
tree screen 60 min0
tree screen 1000 min0
tree screen 10000 min0
tree screen 100000 min0
for capture in chat-mac feed-android profile-ios rendering-sample-mac; do
  file=../shared/conformance/captures/$capture.json
  [ -e "$file" ] || continue
  "$out/layout" capture "$file" "$out/tree.txt"
  row "$capture" "$out/tree.txt"
done
