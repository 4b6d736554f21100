#!/usr/bin/env bash
# Builds the core for WebAssembly under Embedded Swift, with the toolchain as it is: Tools/wasm/build.sh [OUT]
#
# OUT (default .build/wasm) gets one object for each module and `band.wasm`, which imports nothing from its host. A module
# whose sources and whose predecessors have not changed is not compiled again.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:-.build/wasm}

Tools/check-core.sh
mapfile -t modules < <(Tools/check-core.sh --list)

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
tables=$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
for needed in "$toolchain/bin/clang" "$toolchain/bin/wasm-ld" "$tables"; do
  [ -e "$needed" ] || { echo "wasm: the toolchain has no $needed" >&2; exit 1; }
done

flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -O -parse-as-library -swift-version 6
  -warnings-as-errors
)
mkdir -p "$out"
objects=()
key=$(swiftc --version 2>/dev/null | head -1; echo "${flags[@]}")

# Compiles the Swift files in the arguments as one module, unless it stands there already.
compile() {  # compile MODULE FILE…
  local module=$1
  shift
  key=$(printf '%s\n' "$key" "$@" "$(cat "$@")" | sha256sum)
  objects+=("$out/$module.o")
  if [ "$(cat "$out/$module.key" 2>/dev/null)" = "$key" ] && [ -e "$out/$module.o" ]; then return; fi
  echo "wasm: $module"
  rm -f "$out/$module.key"
  swiftc "${flags[@]}" -module-name "$module" -I "$out" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c "$@" -o "$out/$module.o"
  echo "$key" >"$out/$module.key"
}

for module in "${modules[@]}"; do
  folder=Sources/${module#Band}
  [ "$module" = BandLang ] && folder=Sources/BandLang
  mapfile -t files < <(find "$folder" -name '*.swift' | LC_ALL=C sort)
  compile "$module" "${files[@]}"
done
mapfile -t files < <(find Tools/wasm -name '*.swift' | LC_ALL=C sort)
compile WasmEntry "${files[@]}"

"$toolchain/bin/clang" --target=wasm32-unknown-none -O2 -std=c17 -ffreestanding -fno-builtin -nostdlib -mbulk-memory \
  -Wall -Wextra -Werror -c Tools/wasm/shim.c -o "$out/shim.o"
link=("$toolchain/bin/wasm-ld" --no-entry --stack-first -z stack-size=4194304 --strip-debug "${objects[@]}" "$out/shim.o" "$tables")
# Once with everything, so that a function that needs what WebAssembly has not is found though nothing calls it yet.
"${link[@]}" --no-gc-sections -o "$out/whole.wasm"
"${link[@]}" --gc-sections -o "$out/band.wasm"
echo "wasm: $out/band.wasm, $(stat -c %s "$out/band.wasm") bytes"
