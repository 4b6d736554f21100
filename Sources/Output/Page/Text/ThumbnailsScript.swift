// Written by Tools/page/embed.py from Assets/.

/// The page's script `thumbnails.js`.
let thumbnailsScript: StaticString = #"""
  // The strip of all configurations: only what is in sight is drawn, so thousands cost no more than a few.

  const thumbnails = document.getElementById("thumbnails");
  const rail = document.getElementById("rail");
  const thumbnailWidth = 92;
  const thumbnailGap = 8;
  const pictureHeight = 92;

  /** What the configurations of one device and orientation differ in: a picture doesn't tell that. */
  const furtherDimensions = dimensions.filter(({ key, of }) =>
    !["device", "orientation"].includes(key) && new Set(configurations.map(of)).size > 1);
  rail.classList.toggle("with-others", furtherDimensions.length > 0);

  /** The configurations in the strip, in its order, and the place of each. */
  let listed = worstFirst;
  let places = new Map();

  function listThumbnails() {
    const isFiltered = document.getElementById("only-failing").checked;
    listed = isFiltered ? worstFirst.filter(number => badness[number].level > 0) : worstFirst;
    places = new Map(listed.map((number, place_) => [number, place_]));
    rail.style.width = `${listed.length * (thumbnailWidth + thumbnailGap)}px`;
    rail.replaceChildren();
    drawThumbnails();
  }

  function drawThumbnails() {
    const step = thumbnailWidth + thumbnailGap;
    const first = Math.max(0, Math.floor(thumbnails.scrollLeft / step) - 2);
    const last = Math.min(listed.length - 1, Math.ceil((thumbnails.scrollLeft + thumbnails.clientWidth) / step) + 2);
    const wanted = new Set(listed.slice(first, last + 1));
    if (places.has(current)) wanted.add(current);
    for (const node of [...rail.children]) {
      const number = Number(node.dataset.configuration);
      if (wanted.has(number)) wanted.delete(number); else node.remove();
    }
    for (const number of wanted) rail.append(thumbnail(number));
    for (const node of rail.children) node.setAttribute("aria-selected", String(Number(node.dataset.configuration) === current));
    const active = places.has(current) ? `thumbnail-${current}` : "";
    if (active) thumbnails.setAttribute("aria-activedescendant", active); else thumbnails.removeAttribute("aria-activedescendant");
  }

  function thumbnail(number) {
    const configuration = configurations[number];
    const { level, overlap } = badness[number];
    const node = make("div", `thumbnail ${["clear", "warning", "error"][level]}`);
    node.id = `thumbnail-${number}`;
    node.dataset.configuration = number;
    node.style.left = `${places.get(number) * (thumbnailWidth + thumbnailGap)}px`;
    node.setAttribute("role", "option");
    node.setAttribute("aria-setsize", listed.length);
    node.setAttribute("aria-posinset", places.get(number) + 1);
    const verdict = level === 2 ? `fails${overlap ? `, ${points(overlap)} pt` : ""}` : level === 1 ? "warning" : "clear";
    node.setAttribute("aria-label", `${titleOf(configuration)}: ${verdict}`);
    node.title = titleOf(configuration);
    node.append(miniature(number), make("span", "caption", configuration.device.name));
    const others = furtherDimensions.map(({ key, say }) => `${key === "keyboard" ? "keyboard " : ""}${say(configuration)}`);
    if (others.length) node.append(make("span", "caption others", others.join(" · ")));
    node.append(make("span", "verdict", verdict));
    return node;
  }

  /** A small picture of a configuration: paint, strips, and what offends. */
  function miniature(number) {
    const configuration = configurations[number];
    const [width, height] = configuration.size;
    const size = Math.min((thumbnailWidth - 4) / width, pictureHeight / height);
    const density = Math.min(2, window.devicePixelRatio || 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * size * density));
    canvas.height = Math.max(1, Math.round(height * size * density));
    canvas.style.width = `${width * size}px`;
    canvas.style.height = `${height * size}px`;
    const pen = canvas.getContext("2d");
    pen.scale(size * density, size * density);
    pen.fillStyle = configuration.dark ? "#000" : "#fff";
    pen.fillRect(0, 0, width, height);
    const paint = index => {
      const row = configuration.frames[index];
      if (!row) return;
      const told = toldIn(number, index);
      const look = told.paint ?? {};
      pen.save();
      if (look.opacity !== undefined) pen.globalAlpha *= look.opacity;
      if (look.background) {
        pen.fillStyle = look.background;
        pen.fillRect(row[0], row[1], row[2], row[3]);
      }
      if (elements[index].kind === "text") {
        // A bar for each line is all that one can see of a text.
        const lines = Math.max(1, row[columns.lines] ?? 1);
        const [x, y, width, height] = row[columns.text] ?? row;
        pen.globalAlpha *= 0.45;
        pen.fillStyle = look.color ?? (configuration.dark ? "#fff" : "#1c1c1e");
        for (let line = 0; line < lines; line++) pen.fillRect(x, y + height / lines * (line + 0.3), width * (line === lines - 1 && lines > 1 ? 0.6 : 1), height / lines * 0.4);
        pen.globalAlpha /= 0.45;
      }
      if (told.scroll || told.clips) {
        pen.beginPath();
        pen.rect(row[0], row[1], row[2], row[3]);
        pen.clip();
      }
      children[index].forEach(paint);
      pen.restore();
    };
    paint(0);
    pen.fillStyle = "rgb(229 72 77 / .45)";
    for (const strip of configuration.strips) {
      const depth = strip.tapDepth;
      if (!depth) continue;
      if (strip.edge === "left") pen.fillRect(0, 0, depth, height);
      else if (strip.edge === "right") pen.fillRect(width - depth, 0, depth, height);
      else if (strip.edge === "top") pen.fillRect(0, 0, width, depth);
      else pen.fillRect(0, height - depth, width, depth);
    }
    pen.fillStyle = "#000";
    for (const cutout of configuration.cutouts ?? []) pen.fillRect(...cutout);
    if (configuration.keyboard) {
      pen.fillStyle = "rgb(101 109 118 / .8)";
      pen.fillRect(0, height - configuration.keyboard.height, width, configuration.keyboard.height);
    }
    pen.lineWidth = 2.5 / size;
    for (const { finding } of failures[number].filter(isFailing)) {
      const row = finding.element === null ? null : configuration.frames[finding.element];
      if (!row) continue;
      const region = hitOf(row) ?? frameOf(row);
      // What lies below the fold is marked at the edge.
      const y = Math.min(region[1], height - Math.min(region[3], 30));
      pen.fillStyle = pen.strokeStyle = finding.level === "error" ? "#cf222e" : "#bf8700";
      pen.globalAlpha = 0.3;
      pen.fillRect(region[0], y, region[2], region[3]);
      pen.globalAlpha = 1;
      pen.strokeRect(region[0], y, region[2], region[3]);
    }
    return canvas;
  }

  /** Brings the configuration that is shown into sight. */
  function revealThumbnail() {
    const place_ = places.get(current);
    if (place_ === undefined) return;
    const step = thumbnailWidth + thumbnailGap;
    const left = place_ * step;
    if (left < thumbnails.scrollLeft) thumbnails.scrollLeft = left - thumbnailGap;
    else if (left + step > thumbnails.scrollLeft + thumbnails.clientWidth) thumbnails.scrollLeft = left + step - thumbnails.clientWidth;
  }

  function startThumbnails() {
    document.getElementById("only-failing").addEventListener("change", listThumbnails);
    document.getElementById("only-failing").disabled = badness.every(one => one.level === 0);
    thumbnails.addEventListener("scroll", () => requestAnimationFrame(drawThumbnails), { passive: true });
    thumbnails.addEventListener("click", event => {
      const node = event.target.closest(".thumbnail");
      if (node) show(Number(node.dataset.configuration));
    });
    thumbnails.addEventListener("keydown", event => {
      const at = places.get(current) ?? -1;
      const visible_ = Math.max(1, Math.floor(thumbnails.clientWidth / (thumbnailWidth + thumbnailGap)));
      const to = {
        ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: listed.length - 1,
        PageDown: at + visible_, PageUp: at - visible_,
      }[event.key];
      if (to === undefined || !listed.length) return;
      event.preventDefault();
      show(listed[Math.min(Math.max(to, 0), listed.length - 1)]);
    });
  }

  """#
