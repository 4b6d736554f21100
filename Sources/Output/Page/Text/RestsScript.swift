// Written by Tools/page/embed.py from Assets/.

/// The page's script `rests.js`.
let restsScript: StaticString = #"""
  // Where scrolls and sheets are, and where that puts an element on the screen.

  /** The offset of each mover by its key; kept while configurations change, as far as it is possible there. */
  const offsets = new Map();

  /** The key of a sheet; that of a scroll is the index of its element. */
  const sheetKey = index => -1 - index;

  /**
   * What moves in a configuration, in document order: its axis, its stops in ascending order, and whether it also rests between
   * them. The offset of a sheet is how much of it shows above the screen's bottom edge.
   */
  function moversOf(configuration) {
    const movers = [];
    framesNow(configuration).forEach((row, index) => {
      if (row === null) return;
      const { scroll, sheet } = elements[index];
      const stops = row[columns.stops];
      if (sheet && stops) {
        const detents = stops.map((stop, at) => ({ stop, name: sheet.detents[at] })).sort((a, b) => a.stop - b.stop);
        movers.push({
          key: sheetKey(index), index, axis: "vertical", stops: detents.map(one => one.stop), names: detents.map(one => one.name),
          isFree: false, isSheet: true,
        });
      }
      if (!scroll) return;
      const content = row[columns.content];
      const at = scroll.axis === "vertical" ? 1 : 0;
      const own = sheet ? content && [0, Math.max(0, content[at] - row[2 + at])] : stops;
      if (own) movers.push({ key: index, index, axis: scroll.axis, stops: own, isFree: scroll.snap === "none", isSheet: false });
    });
    return movers;
  }

  /** Where a mover is before anyone has moved it: a scroll at its start, a sheet at its highest. */
  const firstOffset = mover => mover.stops[mover.isSheet ? mover.stops.length - 1 : 0];

  const offsetOf = mover => offsets.get(mover.key) ?? firstOffset(mover);

  function clampOffset(mover, offset) {
    return Math.min(Math.max(offset, mover.stops[0]), mover.stops[mover.stops.length - 1]);
  }

  /** The rest that an offset comes to when it is let go. */
  function settled(mover, offset) {
    const inside = clampOffset(mover, offset);
    if (mover.isFree) return inside;
    return mover.stops.reduce((best, stop) => Math.abs(stop - inside) < Math.abs(best - inside) ? stop : best);
  }

  /** Brings what moves an element of the configuration that is shown to the rest at which a finding says that it fails. */
  function goToRest({ element, rest }) {
    if (element === null || !rest) return;
    const movers = moversOf(configurations[current]);
    for (const mover of movers.filter(one => one.isSheet)) {
      const at = mover.names.findIndex(name => rest.includes(`the ${name} detent`)
        && (!rest.includes("detent of '") || rest.includes(`the ${name} detent of '${elements[mover.index].path}'`)));
      if (at >= 0) offsets.set(mover.key, mover.stops[at]);
    }
    const isAround = mover => !mover.isSheet && mover.index < element && moversAround(element).some(one => one.key === mover.key);
    const stop = Number(/^at (?:page|stop) (\d+)$/.exec(rest)?.[1] ?? 0);
    for (const mover of movers.filter(isAround)) {
      if (rest === "at the end of scrolling") offsets.set(mover.key, mover.stops[mover.stops.length - 1]);
      else if (stop > 0 && !mover.isFree && stop <= mover.stops.length) offsets.set(mover.key, mover.stops[stop - 1]);
    }
  }

  /** The frames at the detents at which the sheets are. Where a sheet only slides they are the same at all. */
  function framesNow(configuration) {
    if (!configuration.rests) return configuration.frames;
    const detent = index => {
      const stops = configuration.frames[index]?.[columns.stops] ?? [];
      const now = offsets.get(sheetKey(index)) ?? Math.max(...stops);
      let best = 0;
      stops.forEach((stop, at) => { if (Math.abs(stop - now) < Math.abs(stops[best] - now)) best = at; });
      return elements[index].sheet.detents[best];
    };
    return configuration.rests.find(rest => rest.detents.every(one => one.detent === detent(one.element)))?.frames ?? configuration.frames;
  }

  /** How far what is inside a scroll is shifted at its offset. */
  function shiftInside(index, configuration) {
    const offset = offsets.get(index) ?? 0;
    const scroll = elements[index].scroll;
    if (!scroll || offset === 0) return [0, 0];
    if (scroll.axis === "vertical") return [0, -offset];
    return [configuration.direction === "rtl" ? offset : -offset, 0];
  }

  /** How far an element itself is moved: a sheet that slides below its highest detent, a sticky element on its line. */
  function ownShift(index, configuration) {
    const { sheet, sticky } = elements[index];
    if (sheet && !configuration.rests) {
      const stops = configuration.frames[index]?.[columns.stops];
      if (!stops) return 0;
      const highest = Math.max(...stops);
      return highest - (offsets.get(sheetKey(index)) ?? highest);
    }
    return sticky ? stickyShift(index, configuration) : 0;
  }

  /** A sticky element stops at its edge of the scroll around it, less the scroll's insets, and stays within its parent. */
  function stickyShift(index, configuration) {
    const frames = framesNow(configuration);
    const row = frames[index];
    let around = elements[index].parent;
    while (around !== null && elements[around].scroll?.axis !== "vertical") around = elements[around].parent;
    if (around === null || !row || !frames[around]) return 0;
    const frame = frames[around];
    const inset = configuration.sticky?.find(one => one.element === index)?.inset ?? 0;
    const offset = offsets.get(around) ?? 0;
    const parent = elements[index].parent;
    const [start, end] = parent === around
      ? [frame[1], frame[1] + Math.max(frame[3], frame[columns.content]?.[1] ?? 0)]
      : [frames[parent][1], frames[parent][1] + frames[parent][3]];
    if (elements[index].sticky === "top") {
      const lacking = frame[1] + inset + offset - row[1];
      return Math.min(Math.max(lacking, 0), Math.max(0, end - row[1] - row[3]));
    }
    const lacking = row[1] + row[3] - (frame[1] + frame[3] - inset + offset);
    return -Math.min(Math.max(lacking, 0), Math.max(0, row[1] - start));
  }

  /** How far an element is shifted by all that moves it. */
  function shiftAround(index, configuration) {
    let x = 0, y = ownShift(index, configuration);
    for (let around = elements[index].parent; around !== null; around = elements[around].parent) {
      const [dx, dy] = shiftInside(around, configuration);
      x += dx;
      y += dy + ownShift(around, configuration);
    }
    return [x, y];
  }

  const frameOf = row => row.slice(0, 4);
  const hitOf = row => row[columns.hit];

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
      const row = framesNow(configuration)[around];
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

  """#
