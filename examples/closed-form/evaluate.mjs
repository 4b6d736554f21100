#!/usr/bin/env node
// Places the elements of a screen from its closed form, without a layout engine.
//
//     bandc build --emit closed-form terms.band -o terms.json
//     node evaluate.mjs terms.json width=393 height=852 inset.top=59 inset.bottom=34
//     node evaluate.mjs --check terms.json      compares with the document's reference points
//
// `holds` and `frames` need nothing of Node: a page or an app can use them as they are.
import { readFileSync } from "node:fs";

/** The constant plus each coefficient times its length. */
const value = (form, lengths) => form.slice(1).reduce((sum, k, index) => sum + k * lengths[index], form[0]);

/** Whether all bounds are at least 0, and those of `strict` more; a billionth of a point is rounding. */
const inside = (bounds, lengths, strict = []) =>
  bounds.every((bound, i) => value(bound, lengths) >= (strict.includes(i) ? 1e-9 : -1e-9));

/** Whether a case's formulas are meant for a device: its lengths by their names, 0 where it has none. */
export function holds(kase, device) {
  const lengths = kase.variables.map((name) => device[name] ?? 0);
  const isOther = ([name, length]) => Math.abs((device[name] ?? 0) - length) > 1e-9;
  if (Object.entries(kase.constants).some(isOther)) return false;
  const differs = ([name, whole]) => Math.abs((device[name] ?? 0) - (device[whole] ?? 0)) > 1e-9;
  if (Object.entries(kase.same ?? {}).some(differs)) return false;
  const isInBox = lengths.every((x, i) => x >= kase.lower[i] - 1e-9 && x <= kase.upper[i] + 1e-9);
  return isInBox && inside(kase.bounds, lengths);
}

/** The frame of each element that exists, by its index: x, y, width, height in points. */
export function frames(kase, lengths) {
  const found = new Map();
  for (const group of kase.groups) {
    const region = group.regions.find((one) => inside(one.bounds, lengths, one.strict));
    group.elements.forEach((element, index) => {
      const forms = region?.frames[index];
      if (forms) found.set(element, forms.map((form) => value(form, lengths)));
    });
  }
  return found;
}

/** Compares with a plain layout at the document's own random devices. */
function check(document) {
  let points = 0;
  let faults = 0;
  for (const kase of document.cases) {
    const bent = new Set(kase.notLinear);
    for (const point of kase.points ?? []) {
      points += 1;
      const own = frames(kase, point.values);
      for (const [element, ...frame] of point.frames) {
        const mine = own.get(element) ?? [];
        const same = mine.length === frame.length && mine.every((x, i) => Math.abs(x - frame[i]) <= 1e-6);
        if (!same && !bent.has(element)) faults += 1;
      }
    }
  }
  console.log(`${points} points, ${faults} faults`);
  return faults > 0 || points === 0 ? 1 : 0;
}

function show(document, device) {
  const named = (kase) => [...kase.variables, ...Object.keys({ ...kase.constants, ...kase.same })];
  const names = new Set(document.cases.flatMap(named));
  const unknown = Object.keys(device).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    console.error("no case reads", ...unknown, "but", ...[...names].sort());
    return 2;
  }
  for (const kase of document.cases) {
    if (!holds(kase, device)) continue;
    const lengths = kase.variables.map((name) => device[name] ?? 0);
    console.log(kase.family, kase.orientation);
    for (const [element, frame] of frames(kase, lengths)) {
      console.log(document.elements[element], ...frame.map((x) => Math.round(x * 1e4) / 1e4));
    }
    return 0;
  }
  console.error("no case holds such a device");
  return 1;
}

const [first, ...rest] = process.argv.slice(2);
if (first === "--check") {
  process.exitCode = check(JSON.parse(readFileSync(rest[0], "utf8")));
} else if (first) {
  process.exitCode = show(
    JSON.parse(readFileSync(first, "utf8")),
    Object.fromEntries(rest.map((text) => [text.split("=")[0], Number(text.split("=")[1])])),
  );
}
