// Written by Tools/page/embed.py from Assets/.

/// The page's script `screen.js`.
let screenScript: StaticString = #"""
  // Draws the screen of one configuration: each element a box inside that of its parent, what the system owns above them.

  const glass = document.getElementById("glass");
  /** Of each element: its box, its paint, what is inside it, its text and the outline of its hit region. */
  const boxes = elements.map((element, index) => makeBox(element, index));
  const system = make("div", "system");
  const marks = make("div", "marks");
  const reach = make("div", "reach");
  const ring = make("div", "ring");
  ring.hidden = true;

  /** The scale at which the screen is drawn. */
  let scale = 1;

  function makeBox(element, index) {
    const box = make("div", `element ${element.kind}${element.role ? ` ${element.role}` : ""}`);
    box.dataset.index = index;
    box.tabIndex = -1;
    box.setAttribute("role", "group");
    const parts = { box, paint: make("div", "paint"), inside: box, text: null, hit: null };
    box.append(parts.paint);
    if (element.scroll) {
      parts.inside = make("div", "inside");
      box.append(parts.inside);
      box.classList.add("scroll", element.scroll.axis);
    }
    if (element.sheet) box.classList.add("sheet");
    if (element.kind === "text") {
      parts.text = make("span", "label");
      box.append(parts.text);
    }
    return parts;
  }

  /** Puts the boxes into one another and the layers of the system above them. */
  function assemble() {
    const insert = index => {
      for (const child of children[index]) {
        boxes[index].inside.append(boxes[child].box);
        insert(child);
      }
      if (["tappable", "draggable", "input"].includes(elements[index].role)) {
        boxes[index].hit = make("div", "hit");
        boxes[index].box.append(boxes[index].hit);
      }
    };
    insert(0);
    glass.append(boxes[0].box, reach, system, ring, marks);
    glass.setAttribute("aria-label", `Screen ${data.screen}`);
  }

  function place(node, [x, y, width, height]) {
    const style = node.style;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Draws a configuration. */
  function drawScreen(number) {
    const configuration = configurations[number];
    const [width, height] = configuration.size;
    const device = document.getElementById("device");
    device.style.width = `${width}px`;
    device.style.height = `${height}px`;
    const corner = configuration.corner ?? 0;
    device.style.borderRadius = `${corner + 10}px`;
    glass.style.borderRadius = `${corner}px`;
    glass.classList.toggle("dark", configuration.dark);
    glass.dir = configuration.direction;
    for (const mover of moversOf(configuration)) offsets.set(mover.key, settled(mover, offsetOf(mover)));
    const frames = framesNow(configuration);
    frames.forEach((row, index) => {
      const { box, hit } = boxes[index];
      box.hidden = row === null;
      if (row === null) return;
      const parent = elements[index].parent;
      const around = parent === null ? [0, 0] : frames[parent] ?? [0, 0];
      place(box, [row[0] - around[0], row[1] - around[1], row[2], row[3]]);
      const told = toldIn(number, index);
      box.classList.toggle("clips", told.clips === true);
      drawPaint(index, row, told.paint ?? {}, told.bleed ?? [], configuration);
      if (elements[index].kind === "text") drawText(index, row, told.text ?? "", told.paint ?? {}, configuration);
      if (hit) {
        const region = hitOf(row);
        hit.hidden = region === null;
        hit.classList.toggle("disabled", told.disabled === true);
        if (region) place(hit, [region[0] - row[0], region[1] - row[1], region[2], region[3]]);
      }
    });
    drawSystem(configuration);
    drawReach(configuration);
    drawOffsets(number);
  }

  function drawPaint(index, row, paint, bleed, configuration) {
    const { box, paint: node } = boxes[index];
    const [x, y, width, height] = row;
    const left = bleed.includes("left") ? Math.min(x, 0) : x;
    const top = bleed.includes("top") ? Math.min(y, 0) : y;
    const right = bleed.includes("right") ? Math.max(x + width, configuration.size[0]) : x + width;
    const bottom = bleed.includes("bottom") ? Math.max(y + height, configuration.size[1]) : y + height;
    place(node, [left - x, top - y, right - left, bottom - top]);
    const style = node.style;
    style.background = paint.background ?? "";
    style.borderRadius = paint.radius ? `${paint.radius}px` : "";
    style.border = paint.border ? `${paint.border.width}px solid ${paint.border.color}` : "";
    style.boxShadow = paint.shadow ? `${paint.shadow.x}px ${paint.shadow.y}px ${paint.shadow.blur}px ${paint.shadow.color}` : "";
    node.classList.toggle("painted", Boolean(paint.background || paint.border));
    box.style.opacity = paint.opacity ?? "";
  }

  const ruler = document.createElement("canvas").getContext("2d");
  const widths = new Map();

  /** How wide a text is on one line, set in 100 px. */
  function widthOf(text, weight) {
    const key = `${weight} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      ruler.font = `${weight} 100px system-ui, sans-serif`;
      width = ruler.measureText(text).width;
      widths.set(key, width);
    }
    return width;
  }

  const heavyStyles = new Set(["headline", "title1", "title2", "title3", "largeTitle"]);

  /** Sets a text in the rectangle of its lines: the line height is that of layout, the face is the viewer's, so a line may have to shrink to fit. */
  function drawText(index, row, text, paint, configuration) {
    const node = boxes[index].text;
    const lines = Math.max(1, row[columns.lines] ?? 1);
    const frame = row[columns.text] ?? frameOf(row);
    place(node, [frame[0] - row[0], frame[1] - row[1], frame[2], frame[3]]);
    const lineHeight = frame[3] / lines;
    const weight = heavyStyles.has(toldIn(current, index).style) ? 600 : 400;
    // San Francisco sets body text 17 on 22, Roboto 16 on 24.
    let size = lineHeight * (configuration.device.platform === "ios" ? 0.77 : 0.68);
    const wide = widthOf(text, weight) * size / 100;
    const room = frame[2] * lines * (lines > 1 ? 0.94 : 1);
    // What is cut off stays readable.
    if (wide > room && wide > 0) size = Math.max(size * room / wide, Math.min(size / 2, 14));
    if (node.textContent !== text) node.textContent = text;
    const style = node.style;
    style.fontSize = `${size}px`;
    style.fontWeight = weight;
    style.lineHeight = `${lineHeight}px`;
    style.color = paint.color ?? "";
    style.textAlign = paint.textAlign ?? "start";
    style.whiteSpace = lines > 1 ? "pre-line" : "nowrap";
  }

  /** Strips, keyboard, hinge and cutouts. */
  function drawSystem(configuration) {
    const [width, height] = configuration.size;
    const along = (edge, depth) => ({
      left: [0, 0, depth, height], right: [width - depth, 0, depth, height],
      top: [0, 0, width, depth], bottom: [0, height - depth, width, depth],
    })[edge];
    const nodes = [];
    for (const strip of configuration.strips) {
      const depth = strip.tapDepth ?? strip.thickness;
      if (!depth) continue;
      const node = make("div", `strip ${strip.tapDepth === undefined ? "other" : "tap"}`);
      place(node, along(strip.edge, depth));
      nodes.push(node);
    }
    if (configuration.keyboard) {
      const node = make("div", "keyboard", `keyboard, ${configuration.keyboard.height} high`);
      place(node, along("bottom", configuration.keyboard.height));
      nodes.push(node);
    }
    if (configuration.hinge) {
      const node = make("div", "hinge");
      place(node, configuration.hinge);
      nodes.push(node);
    }
    for (const cutout of configuration.cutouts ?? []) {
      const node = make("div", "cutout");
      place(node, cutout);
      node.style.borderRadius = `${Math.min(cutout[2], cutout[3]) / 2}px`;
      nodes.push(node);
    }
    system.replaceChildren(...nodes);
  }

  /**
   * What a thumb reaches when the device is held in one hand: a rough guide that no rule uses. The thumb turns about the lower
   * corner (on a tablet, about the middle of the side) and reaches 60 mm with ease and 85 mm with a stretch; a point is 1/160 inch.
   */
  function drawReach(configuration) {
    const hand = document.getElementById("thumb").value;
    reach.hidden = hand === "";
    if (hand === "") return;
    const [width, height] = configuration.size;
    const x = hand === "right" ? width : 0;
    const y = configuration.device.form === "tablet" ? height / 2 : height - 40;
    const inPoints = millimetres => Math.round(millimetres / 25.4 * 160);
    reach.style.background =
      `radial-gradient(circle at ${x}px ${y}px, rgb(46 160 67 / .25) 0 ${inPoints(60)}px, rgb(212 167 44 / .25) ${inPoints(60)}px ${inPoints(85)}px, rgb(207 34 46 / .16) ${inPoints(85)}px)`;
  }

  /** Moves what scrolls to where it is, and marks what offends there. */
  function drawOffsets(number) {
    const configuration = configurations[number];
    elements.forEach((element, index) => {
      if (element.scroll) {
        const [x, y] = shiftInside(index, configuration);
        boxes[index].inside.style.transform = x || y ? `translate(${x}px, ${y}px)` : "";
      }
      if (element.sheet || element.sticky) {
        const y = ownShift(index, configuration);
        boxes[index].box.style.transform = y ? `translate(0px, ${y}px)` : "";
      }
    });
    const nodes = [];
    const told = new Map();
    for (const failure of failures[number].filter(isFailing)) {
      const element = failure.finding.element;
      if (element === null) continue;
      if (!told.has(element) || failure.finding.level === "error" && told.get(element).finding.level !== "error") told.set(element, failure);
    }
    framesNow(configuration).forEach((row, index) => {
      const failure = told.get(index);
      const { box } = boxes[index];
      box.classList.toggle("offends", failure !== undefined);
      if (row) box.setAttribute("aria-label", labelOf(index, configuration, failure));
      if (!row || !failure) return;
      const region = visible(index, configuration, hitOf(row) ?? frameOf(row));
      if (!region) return;
      const mark = make("div", `mark ${failure.finding.level}`);
      place(mark, region);
      if (failure.overlap !== null) {
        const badge = make("span", "badge", `${points(failure.overlap)} pt`);
        badge.dir = "ltr";
        // Where the mark is at the left edge and narrow, a badge at its right end would be cut off by the glass.
        badge.classList.toggle("at-left", region[0] + region[2] < 20 + 70 * Math.max(1, 1 / scale));
        // It stands on the mark's upper line, beside what is written in it; where that is at the top of the glass beneath it.
        const half = 10 * Math.max(1, 1 / scale);
        badge.classList.toggle("is-inside", region[1] < half);
        mark.append(badge);
      }
      nodes.push(mark);
    });
    marks.replaceChildren(...nodes);
    drawRing();
  }

  /** What an element is, for those who hear it. */
  function labelOf(index, configuration, failure) {
    const element = toldIn(current, index);
    const row = framesNow(configuration)[index];
    const kind = element.role ? `${element.role} ${element.kind}` : element.kind;
    const text = element.text ? `, “${element.text}”` : "";
    const wrong = failure ? `. ${failure.finding.level}: ${failure.message}` : "";
    return `${nameOf(index)}, ${kind}${text}, at ${row[0]}, ${row[1]}, size ${row[2]} by ${row[3]}${wrong}`;
  }

  /** The element that is looked at. */
  let lookedAt = null;

  function drawRing() {
    const configuration = configurations[current];
    const row = lookedAt === null ? null : framesNow(configuration)[lookedAt];
    const region = row && visible(lookedAt, configuration, frameOf(row));
    ring.hidden = !region;
    // Around the region, so that it hides nothing of what is marked there.
    if (region) place(ring, [region[0] - 4, region[1] - 4, region[2] + 8, region[3] + 8]);
  }

  """#
