// Compiles .band files in WebAssembly: node Tools/wasm/run.mjs [--device NAME] [--wasm PATH] … FILE…
// Prints the documents to standard output and the messages to standard error, and ends as bandc does: 0, 1 or 2.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { call, load } from "./host.mjs";

/** The folder that a file's paths are relative to: that of the nearest project.band upward, else the current one. */
function projectRoot(file) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, "project.band"))) return { root: folder, project: path.join(folder, "project.band") };
    if (folder === path.dirname(folder)) break;
  }
  const inside = !path.relative(process.cwd(), file).startsWith("..");
  return { root: inside ? process.cwd() : path.dirname(file) };
}

/** The files that a source names in strings, and those that they name: imports, tables, fonts and the heads of pictures. */
function mentioned(root, file, found = new Map()) {
  for (const [, text] of readFileSync(file, "utf8").matchAll(/"([^"\\\n]+\.[A-Za-z]+)"/g)) {
    for (const base of [path.dirname(file), root]) {
      const other = path.resolve(base, text);
      if (!existsSync(other) || path.relative(root, other).startsWith("..") || found.has(other)) continue;
      const isSource = other.endsWith(".band");
      found.set(other, /\.(png|jpe?g|gif|webp|svg)$/i.test(other) ? readFileSync(other).subarray(0, 65536) : readFileSync(other));
      if (isSource) mentioned(root, other, found);
    }
  }
  return found;
}

function part(kind, name, bytes = Buffer.alloc(0)) {
  return Buffer.concat([Buffer.from(`${kind} ${bytes.length} ${name}\n`), bytes]);
}

const options = [];
const files = [];
let wasm = ".build/wasm/band.wasm";
const given = process.argv.slice(2);
while (given.length > 0) {
  const argument = given.shift();
  if (argument === "--wasm") wasm = given.shift();
  else if (argument.startsWith("--")) options.push(part(argument.slice(2), given.shift()));
  else files.push(path.resolve(argument));
}

let worst = 0;
for (const file of files) {
  const { root, project } = projectRoot(file);
  const name = (other) => path.relative(root, other).split(path.sep).join("/");
  const parts = [part("main", name(file), readFileSync(file)), ...options];
  const named = mentioned(root, file);
  if (project) {
    parts.push(part("project", name(project), readFileSync(project)));
    mentioned(root, project, named);
  }
  for (const [other, bytes] of named) parts.push(part("file", name(other), bytes));
  // A new instance for each file, as each run of bandc is a new process.
  const [documents, messages, status] = call(load(wasm), "band_compile", [Buffer.concat(parts)], 3);
  process.stdout.write(documents);
  process.stderr.write(messages);
  worst = Math.max(worst, Number(status.toString()));
}
process.exitCode = worst;
