// Written by Tools/page/embed.py from Assets/.

/// The page's script `model.js`.
let modelScript: StaticString = #"""
  // The document, and what follows from it once. Everything that is shown comes from here.

  const data = JSON.parse(document.getElementById("document").textContent);
  const elements = data.elements;
  const configurations = data.configurations;
  const columns = Object.fromEntries(data.columns.map((name, index) => [name, index]));

  /** The children of each element in the order in which they are painted: sticky ones after others, then bars, then modal layers. */
  const children = elements.map(() => []);
  elements.forEach((element, index) => { if (element.parent !== null) children[element.parent].push(index); });
  const paintRank = index => elements[index].modal ? 3 : elements[index].kind === "bar" ? 2 : elements[index].sticky ? 1 : 0;
  for (const list of children) list.sort((a, b) => paintRank(a) - paintRank(b) || a - b);

  /** Of each configuration: the findings that fail in it, with what is measured there. What an author silenced stands apart. */
  const failures = configurations.map(() => []);
  data.findings.forEach((finding, index) => {
    for (const failing of finding.configurations) {
      const message = failing.message === undefined ? finding.message : finding.otherMessages[failing.message];
      failures[failing.configuration]?.push({ index, finding, message, overlap: failing.overlap });
    }
  });
  const isSuppressed = finding => finding.certainty.kind === "suppressed";
  const isFailing = failure => !isSuppressed(failure.finding);
  /** What is worse comes first: errors, then warnings, then what is allowed; of these what reaches further. */
  const weight = ({ finding }) => isSuppressed(finding) ? 0 : finding.level === "error" ? 2 : 1;
  for (const list of failures) list.sort((a, b) => weight(b) - weight(a) || (b.overlap ?? 0) - (a.overlap ?? 0) || a.index - b.index);

  /** How bad a configuration is, to sort by: errors before warnings, then the largest overlap, then how many there are. */
  const badness = failures.map(list => {
    const open = list.filter(isFailing);
    const errors = open.filter(failure => failure.finding.level === "error");
    const told = errors.length ? errors : open;
    return {
      level: errors.length ? 2 : open.length ? 1 : 0,
      overlap: told.reduce((most, failure) => Math.max(most, failure.overlap ?? 0), 0),
      count: told.length,
    };
  });
  const worstFirst = configurations.map((_, index) => index).sort((a, b) =>
    badness[b].level - badness[a].level || badness[b].overlap - badness[a].overlap
    || badness[b].count - badness[a].count || a - b);

  const orientationNames = {
    portrait: "portrait", landscape: "landscape", landscapeLeft: "landscape, top to the left",
    landscapeRight: "landscape, top to the right",
  };

  /** What tells the configurations of one device apart: each with its values in words. */
  const dimensions = [
    { key: "device", label: "Device", of: c => c.device.id, say: c => c.device.name },
    { key: "orientation", label: "Orientation", of: c => c.orientation, say: c => orientationNames[c.orientation] },
    { key: "textSize", label: "Text size", of: c => c.textSize, say: c => c.textSize },
    { key: "direction", label: "Direction", of: c => c.direction, say: c => c.direction === "ltr" ? "left to right" : "right to left" },
    { key: "dark", label: "Appearance", of: c => String(c.dark), say: c => c.dark ? "dark" : "light" },
    { key: "keyboard", label: "Keyboard", of: keyboardValue, say: sayKeyboard },
    { key: "state", label: "State", of: c => c.state ?? "", say: c => c.state ?? "" },
  ];

  function keyboardValue(configuration) {
    const keyboard = configuration.keyboard;
    return keyboard === null ? "down" : `up ${keyboard.focus ?? ""}`;
  }

  function sayKeyboard(configuration) {
    const keyboard = configuration.keyboard;
    if (keyboard === null) return "down";
    return keyboard.focus === null ? "up" : `up for ${elements[keyboard.focus].path}`;
  }

  /** The configuration that has a wanted value and otherwise differs least from the one that is shown. */
  function nearest(from, key, value) {
    const now = configurations[from];
    let best = -1;
    let most = -1;
    configurations.forEach((configuration, index) => {
      let score = 0;
      for (const dimension of dimensions) {
        const isSame = dimension.key === key
          ? dimension.of(configuration) === value : dimension.of(configuration) === dimension.of(now);
        // The device is given up last, and what was asked for never.
        if (isSame) score += dimension.key === key ? 1000 : dimension.key === "device" ? 100 : 1;
        else if (dimension.key === "orientation" && (configuration.orientation === "portrait") === (now.orientation === "portrait")) score += 0.5;
      }
      if (score > most) { most = score; best = index; }
    });
    return most >= 1000 ? best : from;
  }

  /** A configuration in words: its device and orientation, and what else is not as on a phone as it comes. */
  function titleOf(configuration) {
    const parts = [configuration.device.name, orientationNames[configuration.orientation]];
    if (configuration.textSize !== "default") parts.push(`text size ${configuration.textSize}`);
    if (configuration.direction === "rtl") parts.push("right to left");
    if (configuration.dark) parts.push("dark");
    if (configuration.keyboard !== null) parts.push(`keyboard ${sayKeyboard(configuration)}`);
    if (configuration.state !== null) parts.push(`state ${configuration.state}`);
    return parts.join(", ");
  }

  /** What an element is called: its path, or for the screen its name. */
  const nameOf = index => elements[index].path || data.screen;

  /** `homeIndicator` as `home indicator`. */
  const words = name => name.replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

  /** To which part of a point a length is told: a tenth, unless it would be 0 by that. */
  function unitOf(value) {
    let unit = 10;
    while (unit < 10000 && Math.round(Math.abs(value) * unit) === 0) unit *= 10;
    return unit;
  }

  /** A length as messages give it: one decimal, unless it would be 0 by that. */
  const points = value => String(Math.round(value * unitOf(value)) / unitOf(value) || 0);

  /** A length that is asked for: rounded up, so that it is enough. */
  const atLeast = value => String(Math.ceil(value * unitOf(value) - 1e-4) / unitOf(value) || 0);

  /** What of an element differs in a configuration, by element. */
  const changesOf = configurations.map(configuration =>
    new Map((configuration.changes ?? []).map(change => [change.element, change])));

  /** What is said of an element in a configuration: what the document says once, with what differs there. */
  const toldIn = (number, index) => changesOf[number].has(index) ? { ...elements[index], ...changesOf[number].get(index) } : elements[index];

  /** Makes an HTML element: its class, text and children. Text never becomes markup. */
  function make(tag, className, text, ...inside) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined && text !== null) node.textContent = text;
    node.append(...inside);
    return node;
  }

  """#
