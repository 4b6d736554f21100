// Checks the allocator in shim.c: blocks keep their contents, don't overlap, and freed ones are used again.
// Usage: node Tools/wasm/memory.mjs [band.wasm]
import { load } from "./host.mjs";

const exports = load(process.argv[2] ?? ".build/wasm/band.wasm");
let state = 0x9e3779b9;
function random(limit) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

const blocks = [];
let failed = 0;
let peak = 0;
let live = 0;
for (let turn = 0; turn < 60000; turn++) {
  if (blocks.length < 400 && random(2)) {
    const size = 1 + random([16, 40, 200, 5000, 100000][random(5)]);
    const pointer = exports.band_alloc(size) >>> 0;
    if (pointer % 16 !== 0) failed++;
    new Uint8Array(exports.memory.buffer, pointer, size).fill(turn % 251);
    blocks.push({ pointer, size, mark: turn % 251 });
    live += size;
    peak = Math.max(peak, live);
  } else if (blocks.length > 0) {
    const [block] = blocks.splice(random(blocks.length), 1);
    if (new Uint8Array(exports.memory.buffer, block.pointer, block.size).some((byte) => byte !== block.mark)) failed++;
    exports.band_free(block.pointer);
    live -= block.size;
  }
}
const used = exports.memory.buffer.byteLength;
const bounded = used < 4 * peak + 8 * 1024 * 1024;
console.log(`wasm memory: ${used} bytes for a peak of ${peak}, ${failed} blocks damaged`);
process.exit(failed === 0 && bounded ? 0 : 1);
