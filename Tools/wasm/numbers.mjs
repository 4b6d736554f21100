// Checks that numbers are read and written in WebAssembly as JavaScript reads and writes them, both being correctly rounded.
// Usage: node Tools/wasm/numbers.mjs [band.wasm]
import { call, load } from "./host.mjs";

const exports = load(process.argv[2] ?? ".build/wasm/band.wasm");

// The same numbers in every run: a 32-bit xorshift generator (G. Marsaglia, "Xorshift RNGs", 2003).
let state = 0x2545f491;
function random(limit) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}
// The digits that count, wherever the point stands and however the power of ten is written.
const significant = (text) => text.replace(/e.*/, "").replace(/\D/g, "").replace(/^0+|0+$/g, "");
const digits = (count) => Array.from({ length: count }, () => random(10)).join("");

const lines = ["0", "-0.5", "16", "852.5", "5e-324", "1e308", "1e309", "0.1", "0.1", "1e", "abc", "9007199254740993"];
for (let i = 0; i < 20000; i++) {
  let text = (random(2) ? "-" : "") + digits(1 + random(24));
  if (random(3)) text += "." + digits(1 + random(24));
  if (random(2)) text += `e${random(700) - 350}`;
  lines.push(text);
}
lines.push(digits(1000), "0." + digits(3000));

const [answer] = call(exports, "band_numbers", [Buffer.from(lines.join("\n"))], 1);
const rows = answer.toString().trimEnd().split("\n");
const seen = new Map();
let failed = rows.length === lines.length ? 0 : 1;
const bits = new DataView(new ArrayBuffer(8));
for (const [i, line] of lines.entries()) {
  const value = Number(line);
  const [readBits, shortest, points, earlier] = (rows[i] ?? "").split(" ");
  let good = earlier === String(seen.get(line) ?? 0);
  seen.set(line, (seen.get(line) ?? 0) + 1);
  if (Number.isFinite(value)) {
    bits.setFloat64(0, value);
    good &&= readBits === String(bits.getBigUint64(0));
    good &&= Number(shortest) === value && significant(shortest) === significant(String(value));
    good &&= Math.abs(value) >= 1e9 || (/^-?\d+(\.\d{1,4})?$/.test(points) && Math.abs(Number(points) - value) <= 0.00005 + Math.abs(value) * 1e-15 + 1e-9);
  } else {
    good &&= readBits === "-";
  }
  if (!good) {
    failed++;
    if (failed <= 10) console.error(`${line}: got ${rows[i]}`);
  }
}
console.log(`wasm numbers: ${lines.length - failed} agree, ${failed} differ`);
process.exit(failed === 0 ? 0 : 1);
