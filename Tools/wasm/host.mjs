// Loads band.wasm and calls it with bytes: what a browser would do too.
import { readFileSync } from "node:fs";

/** Instantiates the module; it imports nothing. */
export function load(path) {
  const module = new WebAssembly.Module(readFileSync(path));
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) {
    throw new Error(`band.wasm must import nothing, but needs ${imports.map((i) => `${i.module}.${i.name}`).join(", ")}`);
  }
  return new WebAssembly.Instance(module, {}).exports;
}

/** Calls an exported function with byte arrays and reads back `count` byte arrays. */
export function call(exports, name, inputs, count) {
  const pointers = inputs.map((bytes) => {
    const pointer = exports.band_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, pointer);
    return pointer;
  });
  const result = exports[name](...inputs.flatMap((bytes, i) => [pointers[i], bytes.length])) >>> 0;
  const memory = new DataView(exports.memory.buffer);
  const texts = [];
  let next = result + 4 * count;
  for (let i = 0; i < count; i++) {
    const length = memory.getUint32(result + 4 * i, true);
    texts.push(Buffer.from(exports.memory.buffer.slice(next, next + length)));
    next += length;
  }
  exports.band_free(result);
  for (const pointer of pointers) exports.band_free(pointer);
  return texts;
}
