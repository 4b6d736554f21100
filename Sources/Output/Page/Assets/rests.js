"use strict";
// Where scrolls and sheets are, and where that puts an element on the screen.

/** The offset of each scroll by its element; kept while configurations change, as far as it is possible there. */
const offsets = new Map();

/** What moves an element in a configuration, in document order: its axis, its stops, and whether it also rests between them. */
function moversOf(configuration) {
  const movers = [];
  configuration.frames.forEach((row, index) => {
    const scroll = elements[index].scroll;
    const stops = row && row[columns.stops];
    if (scroll && stops) movers.push({ index, axis: scroll.axis, stops, isFree: scroll.snap === "none" });
  });
  return movers;
}

function clampOffset(mover, offset) {
  return Math.min(Math.max(offset, mover.stops[0]), mover.stops[mover.stops.length - 1]);
}

/** The rest that an offset comes to when it is let go. */
function settled(mover, offset) {
  const inside = clampOffset(mover, offset);
  if (mover.isFree) return inside;
  return mover.stops.reduce((best, stop) => Math.abs(stop - inside) < Math.abs(best - inside) ? stop : best);
}

/** How far what is inside a mover is shifted at its offset. */
function shiftOf(index, configuration) {
  const offset = offsets.get(index) ?? 0;
  const scroll = elements[index].scroll;
  if (!scroll || offset === 0) return [0, 0];
  if (scroll.axis === "vertical") return [0, -offset];
  return [configuration.direction === "rtl" ? offset : -offset, 0];
}

/** How far an element is shifted by all that moves around it. */
function shiftAround(index, configuration) {
  let x = 0, y = 0;
  for (let around = elements[index].parent; around !== null; around = elements[around].parent) {
    const [dx, dy] = shiftOf(around, configuration);
    x += dx;
    y += dy;
  }
  return [x, y];
}

const frameOf = (row) => row.slice(0, 4);
const hitOf = (row) => row[columns.hit];

function moved(rectangle, [dx, dy]) {
  return [rectangle[0] + dx, rectangle[1] + dy, rectangle[2], rectangle[3]];
}

/** What two rectangles share; null where they only touch. */
function common(a, b) {
  const left = Math.max(a[0], b[0]), top = Math.max(a[1], b[1]);
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - left, height = Math.min(a[1] + a[3], b[1] + b[3]) - top;
  return width > 0 && height > 0 ? [left, top, width, height] : null;
}

/** What shows of an element's region now: moved, and cut by the viewports around it and by the screen; null where nothing does. */
function visible(index, configuration, region) {
  let shown = common(moved(region, shiftAround(index, configuration)), [0, 0, ...configuration.size]);
  for (let around = elements[index].parent; around !== null && shown; around = elements[around].parent) {
    if (!elements[around].scroll) continue;
    const row = configuration.frames[around];
    if (row) shown = common(shown, moved(frameOf(row), shiftAround(around, configuration)));
  }
  return shown;
}

/** How far a region on the screen is clear of a strip; negative where it reaches into it. */
function clearance(region, strip, [width, height]) {
  switch (strip.edge) {
    case "left": return region[0] - strip.tapDepth;
    case "top": return region[1] - strip.tapDepth;
    case "right": return width - strip.tapDepth - (region[0] + region[2]);
    default: return height - strip.tapDepth - (region[1] + region[3]);
  }
}
