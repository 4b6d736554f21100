// Written by Tools/page/embed.py from Assets/.

/// The page up to its title.
let pageHead: StaticString = #"""
  <!doctype html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-fcymWXyQ+7i4+1Dr/kGilR5cQsf8BgGusqi7dUFNmxA='; script-src 'sha256-1xV0qchcK90VOpJmhuy1/vfbtTarGsrOsxQtG/5j6xA='; base-uri 'none'; form-action 'none'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>
  """#

/// From behind the title to where the document goes.
let pageBeforeDocument: StaticString = #"""
  </title>
  <style>
  :root {
    color-scheme: light dark;
    --ground: #f6f8fa; --panel: #fff; --line: #d1d9e0; --ink: #1f2328; --quiet: #59636e; --accent: #0969da;
    --error: #cf222e; --error-ground: #ffebe9; --warning: #9a6700; --warning-ground: #fff8c5; --clear: #1a7f37; --clear-ground: #dafbe1;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ground: #0d1117; --panel: #151b23; --line: #3d444d; --ink: #f0f6fc; --quiet: #9198a1; --accent: #4493f8;
      --error: #ff7b72; --error-ground: #3c1618; --warning: #e3b341; --warning-ground: #2e2205; --clear: #56d364; --clear-ground: #0f2d18;
    }
  }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  html { height: 100%; }
  body {
    margin: 0; height: 100%; min-height: 44rem; display: grid; grid-template-rows: auto minmax(0, 1fr) auto;
    background: var(--ground); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums;
  }
  h1, h2, h3, p, dl, dd { margin: 0; }
  h1 { font-size: 17px; font-weight: 650; overflow-wrap: anywhere; }
  h2 { font-size: 12px; font-weight: 600; color: var(--quiet); letter-spacing: .02em; }
  h3 { font-size: 12px; font-weight: 600; color: var(--quiet); margin-top: 12px; }
  code { font: 12px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  button, select, input { font: inherit; color: inherit; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .none { color: var(--quiet); }

  header {
    display: flex; gap: 8px 32px; align-items: center; flex-wrap: wrap; padding: 10px 20px; background: var(--panel);
    border-bottom: 1px solid var(--line);
  }
  #head { display: flex; gap: 4px 12px; align-items: baseline; flex-wrap: wrap; }
  #verdict { padding: 1px 10px; border-radius: 10px; font-size: 13px; font-weight: 500; }
  #verdict.error { color: var(--error); background: var(--error-ground); }
  #verdict.warning { color: var(--warning); background: var(--warning-ground); }
  #verdict.clear { color: var(--clear); background: var(--clear-ground); }
  #pickers { display: flex; flex-wrap: wrap; gap: 8px 16px; flex: 1 1 auto; justify-content: flex-end; }
  #pickers label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; font-size: 12px; color: var(--quiet); min-width: 0; max-width: min(100%, 24rem); }
  select {
    padding: 4px 6px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: var(--ink); font-size: 14px;
    max-width: 100%;
  }

  main { display: grid; grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr) minmax(15rem, 20rem); min-height: 0; }
  main > section { min-width: 0; min-height: 0; padding: 14px 20px; overflow: auto; }
  #findings { border-right: 1px solid var(--line); }
  #inspector { border-left: 1px solid var(--line); }
  #findings-list { display: grid; gap: 8px; margin-top: 10px; }
  .finding {
    display: grid; gap: 2px; width: 100%; padding: 8px 10px; text-align: start; border: 1px solid var(--line); border-left-width: 4px;
    border-radius: 6px; background: var(--panel); cursor: pointer; overflow-wrap: anywhere;
  }
  .finding:hover { border-color: var(--accent); }
  .finding .head { display: flex; gap: 8px; align-items: baseline; flex-wrap: wrap; color: var(--quiet); }
  .finding b { font-size: 12px; }
  .finding.error { border-left-color: var(--error); } .finding.error b { color: var(--error); }
  .finding.warning { border-left-color: var(--warning); } .finding.warning b { color: var(--warning); }
  .finding.allowed { border-left-color: var(--quiet); opacity: .8; }
  #proof { margin-top: 16px; font-size: 12px; }
  #proof summary { cursor: pointer; font-size: 12px; font-weight: 600; color: var(--quiet); }
  #verdicts { width: 100%; margin-top: 8px; border-collapse: collapse; table-layout: fixed; overflow-wrap: anywhere; }
  #verdicts th { text-align: start; font-weight: 600; color: var(--quiet); }
  #verdicts th, #verdicts td { padding: 4px 6px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  #verdicts code { font-size: 11px; }
  #verdicts button { padding: 0; border: 0; background: none; color: var(--accent); font: 11px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-align: start; cursor: pointer; overflow-wrap: anywhere; }
  #verdicts .proved td:last-child { color: var(--clear); }
  #verdicts .refuted.error td:last-child { color: var(--error); }
  #verdicts .refuted.warning td:last-child { color: var(--warning); }
  .small { font-size: 12px; color: var(--quiet); }

  #middle { display: flex; flex-direction: column; gap: 10px; align-items: stretch; }
  #middle h2 { text-align: center; font-size: 14px; color: var(--ink); }
  #stage { flex: 1 1 0; min-height: 240px; display: grid; place-items: center; overflow: hidden; }
  #rests { display: flex; flex-wrap: wrap; gap: 6px 16px; justify-content: center; align-items: center; max-height: 7.5rem; overflow: auto; padding: 3px; }
  .mover { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
  .mover .path { color: var(--quiet); font-size: 12px; margin-inline-end: 4px; overflow-wrap: anywhere; }
  .rest { padding: 2px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); cursor: pointer; }
  .rest:hover { border-color: var(--accent); }
  .rest[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: #fff; }
  .offset { color: var(--quiet); font-size: 12px; min-width: 5em; }
  #layers { display: flex; flex-wrap: wrap; gap: 2px 14px; justify-content: center; align-items: center; border: 0; margin: 0; padding: 0; font-size: 12px; }
  #layers legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #layers select { font-size: 12px; padding: 2px 4px; }
  #layers label { display: inline-flex; gap: 6px; align-items: center; }
  .swatch { width: 16px; height: 12px; border-radius: 2px; }
  .swatch.is-strip { background: repeating-linear-gradient(45deg, #e5484d88 0 2px, #e5484d33 2px 5px); }
  .swatch.is-hit { border: 1.5px solid #1a7f37; }
  .swatch.is-decorative { background: radial-gradient(#8250df 1px, transparent 1.2px) 0 0 / 4px 4px; border: 1px dashed #8250df; }

  #facts { margin-top: 10px; display: grid; gap: 10px; overflow-wrap: anywhere; }
  #facts h3.path { margin: 0; font: 600 14px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--ink); }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 14px; }
  dt { color: var(--quiet); grid-column: 1; }
  dd { grid-column: 2; white-space: pre-wrap; }
  dd .is-inside { color: var(--error); font-weight: 600; }
  dd .source { display: block; padding: 4px 6px; border-radius: 4px; background: var(--ground); border: 1px solid var(--line); white-space: pre-wrap; }
  .told { padding: 6px 10px; border-radius: 6px; }
  .told.error { background: var(--error-ground); color: var(--error); }
  .told.warning { background: var(--warning-ground); color: var(--warning); }
  .told.allowed { color: var(--quiet); border: 1px solid var(--line); }

  #holder { position: relative; }
  #device {
    position: absolute; left: 0; top: 0; transform-origin: 0 0; box-sizing: content-box; padding: 10px; background: #3d444d;
  }
  #glass {
    position: absolute; inset: 10px; overflow: hidden; background: #fff; color: #1c1c1e; user-select: none; -webkit-user-select: none;
    isolation: isolate;
  }
  #glass.dark { background: #000; color: #fff; }
  .element, .paint, .hit, .strip, .cutout, .keyboard, .hinge, .mark, .ring, .inside { position: absolute; }
  .element { outline: none; }
  .inside { inset: 0; }
  .scroll, .clips { overflow: hidden; }
  .scroll { touch-action: pan-x pan-y; }
  .scroll.vertical { touch-action: pan-x; cursor: grab; }
  .scroll.horizontal { touch-action: pan-y; cursor: grab; }
  .sheet { touch-action: pan-x; cursor: grab; }
  .dragging, .dragging * { cursor: grabbing !important; }
  .paint, .label, .hit, .system, .system *, .marks, .marks *, .ring, .reach { pointer-events: none; }
  .element.image > .paint { background: linear-gradient(to top right, transparent calc(50% - .5px), #8c959f 50%, transparent calc(50% + .5px)) #afb8c159; outline: 1px solid #8c959f88; }
  .label { position: absolute; inset: 0; overflow: hidden; unicode-bidi: isolate; font-family: system-ui, sans-serif; font-variant-numeric: normal; }
  .element.decorative > .paint.painted::after, .decorative .paint.painted::after {
    content: ""; position: absolute; inset: 0; border-radius: inherit; outline: 1px dashed #8250df; outline-offset: -1px;
    background: radial-gradient(#8250df99 1px, transparent 1.2px) 0 0 / 6px 6px;
  }
  .hide-decorative .paint.painted::after { display: none; }
  .hit { border: 1.5px solid #1a7f37; border-radius: 4px; }
  .hit.disabled { border: 1.5px dotted #8c959f; }
  .hide-hits .hit { display: none; }
  .system, .marks, .reach { position: absolute; inset: 0; }
  .strip.tap { background: repeating-linear-gradient(45deg, #e5484d80 0 2.5px, #e5484d38 2.5px 8px); }
  .strip.other { background: #0969da1a; outline: 1px solid #0969da59; outline-offset: -1px; }
  .hide-strips .strip { display: none; }
  .keyboard { background: #656d76e6; color: #fff; display: grid; place-items: center; font-size: 15px; }
  .hinge { background: #1f2328; }
  .cutout { background: #000; }
  .mark { border: 3px solid; border-radius: 4px; }
  .mark.error { border-color: #cf222e; background: #cf222e2e; }
  .mark.warning { border-color: #bf8700; background: #bf87002e; }
  .badge {
    position: absolute; right: 8px; top: 50%; transform: translateY(-50%); padding: 0 8px; border-radius: 9px;
    font: 600 13px/18px system-ui, sans-serif; color: #fff; background: #cf222e; white-space: nowrap;
  }
  .mark.warning .badge { background: #9a6700; }
  .ring { border: 2px solid #0969da; box-shadow: 0 0 0 1.5px #fff; border-radius: 3px; }

  #all { border-top: 1px solid var(--line); background: var(--panel); padding: 10px 20px 12px; min-width: 0; }
  .bar { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; margin-bottom: 8px; font-size: 13px; color: var(--quiet); }
  .bar label { display: inline-flex; gap: 6px; align-items: center; }
  #thumbnails { position: relative; overflow-x: auto; overflow-y: hidden; border-radius: 6px; }
  #rail { position: relative; height: 138px; }
  .thumbnail {
    position: absolute; top: 2px; width: 92px; height: 134px; padding-top: 2px; border-radius: 6px; display: grid;
    grid-template-rows: 94px auto auto; justify-items: center; align-items: center; cursor: pointer; border: 1px solid transparent;
  }
  .thumbnail:hover { border-color: var(--line); }
  .thumbnail[aria-selected="true"] { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 14%, transparent); }
  .thumbnail canvas { border-radius: 4px; outline: 1px solid var(--line); }
  .thumbnail.error canvas { outline: 2px solid var(--error); }
  .thumbnail.warning canvas { outline: 2px solid var(--warning); }
  .thumbnail .caption { max-width: 88px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 11px; }
  .thumbnail .verdict { font-size: 11px; color: var(--quiet); }
  .thumbnail.error .verdict { color: var(--error); font-weight: 600; }
  .thumbnail.warning .verdict { color: var(--warning); font-weight: 600; }

  @media (max-width: 60rem) {
    html, body { height: auto; }
    body { display: block; }
    main { display: flex; flex-direction: column; }
    main > section { overflow: visible; border: 0 !important; padding: 12px 16px; }
    header { padding-inline: 16px; }
    #pickers { justify-content: stretch; width: 100%; }
    #pickers label { flex: 1 1 9rem; max-width: none; }
    select { width: 100%; max-width: 100%; padding: 8px 6px; font-size: 16px; }
    #layers { font-size: 14px; }
    #layers select { width: auto; font-size: 16px; padding: 6px; }
    #middle { order: -1; }
    #inspector { order: -1; border-top: 1px solid var(--line) !important; }
    #stage { flex: none; overflow: visible; min-height: 0; padding: 6px 0; }
    .rest { padding: 8px 14px; }
    #layers label { min-height: 32px; }
    #all { padding-inline: 16px; }
  }
  @media (prefers-reduced-motion: no-preference) { .inside { will-change: transform; } }
  </style>
  </head>
  <body>
  <header>
  <div id="head">
  <h1 id="name"></h1>
  <p id="verdict" role="status"></p>
  </div>
  <form id="pickers" aria-label="Configuration"></form>
  </header>
  <main>
  <section id="findings" aria-labelledby="findings-title">
  <h2 id="findings-title">What is wrong here</h2>
  <div id="findings-list"></div>
  <details id="proof" hidden>
  <summary id="proof-title"></summary>
  <p class="small">For every device of an envelope around the targets', also those not sold yet.</p>
  <table id="verdicts">
  <thead><tr><th scope="col">Rule</th><th scope="col">Element</th><th scope="col">Verdict</th></tr></thead>
  <tbody></tbody>
  </table>
  </details>
  </section>
  <section id="middle" aria-labelledby="title">
  <h2 id="title"></h2>
  <div id="stage">
  <div id="holder">
  <div id="device">
  <div id="glass" role="group" aria-describedby="glass-help"></div>
  </div>
  </div>
  </div>
  <p id="glass-help" hidden>The arrow keys go from element to element. Page Up, Page Down, Home and End move the scroll that an element is in.</p>
  <div id="rests" role="group" aria-label="Where scrolls and sheets rest"></div>
  <fieldset id="layers">
  <legend>Show</legend>
  <label><input type="checkbox" id="show-strips" checked><i class="swatch is-strip"></i>strips</label>
  <label><input type="checkbox" id="show-hits" checked><i class="swatch is-hit"></i>hit regions</label>
  <label><input type="checkbox" id="show-decorative" checked><i class="swatch is-decorative"></i>decorative paint</label>
  <label>thumb reach <select id="thumb"><option value="">off</option><option value="right">right hand</option><option value="left">left hand</option></select></label>
  </fieldset>
  </section>
  <section id="inspector" aria-labelledby="inspector-title">
  <h2 id="inspector-title">Element</h2>
  <div id="facts" aria-live="polite"></div>
  </section>
  </main>
  <section id="all" aria-labelledby="all-title">
  <div class="bar">
  <h2 id="all-title">All configurations, worst first</h2>
  <label><input type="checkbox" id="only-failing"> only those that fail</label>
  </div>
  <div id="thumbnails" role="listbox" tabindex="0" aria-labelledby="all-title"><div id="rail"></div></div>
  </section>
  <script type="application/json" id="document">
  """#

/// From behind the document to where the proof goes.
let pageBeforeProof: StaticString = #"""
  </script>
  <script type="application/json" id="proof-data">
  """#

/// What stands behind the proof.
let pageAfterProof: StaticString = #"""
  </script>
  <script>
  "use strict";
  {
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

  /** A number that was computed here, with as many decimals as the document has; those of the document are shown as they are. */
  const rounded = value => String(Math.round(value * 10000) / 10000 || 0);

  /** What of an element differs in a configuration, by element. */
  const changesOf = configurations.map(configuration =>
    new Map((configuration.changes ?? []).map(change => [change.element, change])));

  /** Makes an HTML element: its class, text and children. Text never becomes markup. */
  function make(tag, className, text, ...inside) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined && text !== null) node.textContent = text;
    node.append(...inside);
    return node;
  }
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
    if (element.clips) box.classList.add("clips");
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
    glass.append(boxes[0].box, reach, system, marks, ring);
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
    const changes = changesOf[number];
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
      const change = changes.get(index);
      drawPaint(index, row, change?.paint ?? elements[index].paint ?? {}, configuration);
      if (elements[index].kind === "text") {
        drawText(index, row, change?.text ?? elements[index].text ?? "", change?.paint ?? elements[index].paint ?? {}, configuration);
      }
      if (hit) {
        const region = hitOf(row);
        hit.hidden = region === null;
        hit.classList.toggle("disabled", change?.disabled === true);
        if (region) place(hit, [region[0] - row[0], region[1] - row[1], region[2], region[3]]);
      }
    });
    drawSystem(configuration);
    drawReach(configuration);
    drawOffsets(number);
  }

  function drawPaint(index, row, paint, configuration) {
    const { box, paint: node } = boxes[index];
    const bleed = elements[index].bleed ?? [];
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

  /** Sets a text in its frame: the line height is that of layout, the face is the viewer's, so a line may have to shrink to fit. */
  function drawText(index, row, text, paint, configuration) {
    const node = boxes[index].text;
    const lines = Math.max(1, row[columns.lines] ?? 1);
    const lineHeight = row[3] / lines;
    const weight = heavyStyles.has(elements[index].style) ? 600 : 400;
    // San Francisco sets body text 17 on 22, Roboto 16 on 24.
    let size = lineHeight * (configuration.device.platform === "ios" ? 0.77 : 0.68);
    const wide = widthOf(text, weight) * size / 100;
    const room = row[2] * lines * (lines > 1 ? 0.94 : 1);
    if (wide > room && wide > 0) size *= Math.max(0.5, room / wide);
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
    const points = millimetres => Math.round(millimetres / 25.4 * 160);
    reach.style.background =
      `radial-gradient(circle at ${x}px ${y}px, rgb(46 160 67 / .25) 0 ${points(60)}px, rgb(212 167 44 / .25) ${points(60)}px ${points(85)}px, rgb(207 34 46 / .16) ${points(85)}px)`;
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
      if (failure.overlap !== null) mark.append(make("span", "badge", `${failure.overlap} pt`));
      nodes.push(mark);
    });
    marks.replaceChildren(...nodes);
    drawRing();
  }

  /** What an element is, for those who hear it. */
  function labelOf(index, configuration, failure) {
    const element = elements[index];
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
  // What is told beside the screen: the pickers, the findings, the facts of an element, the buttons for the rests.

  const pickers = new Map();

  /** A group of the list of devices. */
  function familyOf({ platform, form }) {
    const kinds = platform === "ios" ? { phone: "iPhones", tablet: "iPads" } : { phone: "Android phones", tablet: "Android tablets" };
    return kinds[form] ?? "Foldables";
  }

  function makePickers() {
    const form = document.getElementById("pickers");
    form.addEventListener("submit", event => event.preventDefault());
    for (const dimension of dimensions) {
      const values = new Map();
      for (const configuration of configurations) values.set(dimension.of(configuration), configuration);
      // Where there is nothing to pick, nothing is shown.
      if (values.size < 2 && dimension.key !== "device" && dimension.key !== "orientation") continue;
      const select = make("select");
      select.id = `pick-${dimension.key}`;
      const groups = new Map();
      for (const [value, configuration] of values) {
        const option = make("option", "", dimension.say(configuration));
        option.value = value;
        let target = select;
        if (dimension.key === "device") {
          const family = familyOf(configuration.device);
          if (!groups.has(family)) {
            const group = make("optgroup");
            group.label = family;
            groups.set(family, group);
            select.append(group);
          }
          target = groups.get(family);
        }
        target.append(option);
      }
      select.addEventListener("change", () => show(nearest(current, dimension.key, select.value)));
      const label = make("label", "", dimension.label, select);
      label.htmlFor = select.id;
      form.append(label);
      pickers.set(dimension.key, { dimension, select });
    }
  }

  function drawPickers(number) {
    const configuration = configurations[number];
    const own = configurations.filter(other => other.device.id === configuration.device.id);
    for (const { dimension, select } of pickers.values()) {
      select.value = dimension.of(configuration);
      if (dimension.key === "device") continue;
      const possible = new Set(own.map(dimension.of));
      for (const option of select.options) option.disabled = !possible.has(option.value);
    }
  }

  function drawVerdict() {
    const failing = badness.filter(one => one.level === 2).length;
    const warned = badness.filter(one => one.level === 1).length;
    const verdict = document.getElementById("verdict");
    const all = configurations.length === 1 ? "1 configuration" : `${configurations.length} configurations`;
    verdict.textContent = failing ? `fails in ${failing} of ${all}` : warned ? `warnings in ${warned} of ${all}` : `clear in ${all}`;
    verdict.className = failing ? "error" : warned ? "warning" : "clear";
  }

  /** A verdict on one configuration, as a button that leads to its element. */
  function findingNode({ finding, message, overlap }, isHere) {
    const level = isSuppressed(finding) ? "allowed" : finding.level;
    const node = make("button", `finding ${level}`);
    node.type = "button";
    const head = make("span", "head", null, make("b", "", level), make("code", "", finding.rule));
    node.append(head, make("span", "message", message));
    const facts = [];
    if (overlap !== null && overlap !== undefined) facts.push(`${overlap} pt${isHere ? "" : " at worst"}`);
    if (isHere && finding.lift !== null && overlap === finding.configurations.find(one => one.configuration === finding.worst)?.overlap) {
      facts.push(`lift it by ${finding.lift} pt at least`);
    }
    if (finding.line !== null) facts.push(`line ${finding.line}`);
    facts.push(`${finding.configurations.length} of ${configurations.length} configurations`);
    if (isSuppressed(finding)) facts.push(`allowed: ${finding.certainty.reason}`);
    node.append(make("span", "small", facts.join(" · ")));
    node.addEventListener("click", () => {
      if (!isHere && finding.worst !== null) show(finding.worst);
      if (finding.element !== null) lookAt(finding.element, { reveal: true, focus: true });
    });
    return node;
  }

  function drawFindings(number) {
    const list = document.getElementById("findings-list");
    const here = failures[number];
    const known = new Set(here.map(failure => failure.index));
    const nodes = [];
    if (!here.some(isFailing)) nodes.push(make("p", "none", "Nothing offends in this configuration."));
    const greatest = 60;
    nodes.push(...here.slice(0, greatest).map(failure => findingNode(failure, true)));
    if (here.length > greatest) nodes.push(make("p", "none", `and ${here.length - greatest} more`));
    const elsewhere = data.findings.filter((_, index) => !known.has(index));
    if (elsewhere.length) {
      nodes.push(make("h3", "", "In other configurations"));
      nodes.push(...elsewhere.slice(0, greatest).map(finding => findingNode({
        finding, message: finding.message,
        overlap: finding.configurations.find(one => one.configuration === finding.worst)?.overlap,
      }, false)));
      if (elsewhere.length > greatest) nodes.push(make("p", "none", `and ${elsewhere.length - greatest} more`));
    }
    list.replaceChildren(...nodes);
  }

  /** Rows of terms and what they mean. */
  function factRows(rows) {
    const list = make("dl");
    for (const [term, ...meanings] of rows) {
      list.append(make("dt", "", term));
      for (const meaning of meanings) list.append(meaning instanceof Node ? make("dd", "", null, meaning) : make("dd", "", meaning));
    }
    return list;
  }

  const rectangleText = ([x, y, width, height]) => `x ${x}  y ${y}  ${width} × ${height}`;

  function drawFacts(number) {
    const facts = document.getElementById("facts");
    const configuration = configurations[number];
    const index = lookedAt;
    const row = index === null ? null : framesNow(configuration)[index];
    if (index === null) {
      facts.replaceChildren(make("p", "none", "Point at an element, or go to the screen with the Tab key and move with the arrow keys."));
      return;
    }
    const element = elements[index];
    const rows = [["is", element.role ? `${element.role} ${element.kind}` : element.kind]];
    if (!row) {
      facts.replaceChildren(make("h3", "path", nameOf(index)), factRows(rows), make("p", "none", "It doesn't exist in this configuration."));
      return;
    }
    const text = changesOf[number].get(index)?.text ?? element.text;
    if (text !== undefined) rows.push(["text", make("bdi", "text", text)]);
    rows.push(["frame", rectangleText(row)]);
    const hit = hitOf(row);
    if (hit) rows.push(["hit region", rectangleText(hit)]);
    const shift = shiftAround(index, configuration);
    const region = moved(hit ?? frameOf(row), shift);
    if (shift[0] || shift[1]) rows.push(["now at", rectangleText(region.map(value => Number(rounded(value))))]);
    if (row[columns.lines] !== null) rows.push(["lines", String(row[columns.lines])]);
    if (row[columns.content]) rows.push(["content", row[columns.content].join(" × ")]);
    const stops = row[columns.stops];
    if (stops && element.sheet) rows.push(["detents", stops.map((stop, at) => `${element.sheet.detents[at]} ${stop}`).join(", ")]);
    else if (stops) rows.push(element.scroll?.snap === "none" ? ["scrolls", stops.join(" to ")] : ["rests at", stops.join(", ")]);
    rows.push(["clearance", ...clearances(index, configuration, region)]);
    if (changesOf[number].get(index)?.disabled) rows.push(["enabled", "no"]);
    if (element.line !== null) {
      const line = make("span", "", `line ${element.line}${element.file ? ` of ${element.file}` : ""}`);
      rows.push(["source", line, ...(element.source ? [make("code", "source", element.source)] : [])]);
    }
    const wrong = failures[number].filter(failure => failure.finding.element === index);
    facts.replaceChildren(
      make("h3", "path", nameOf(index)), factRows(rows),
      ...wrong.map(failure => make("p", `told ${isSuppressed(failure.finding) ? "allowed" : failure.finding.level}`, failure.message)));
  }

  /** How far what is shown of an element is clear of each strip, in words. */
  function clearances(index, configuration, region) {
    const row = framesNow(configuration)[index];
    if (!visible(index, configuration, hitOf(row) ?? frameOf(row))) return ["not on the screen at this rest"];
    const told = configuration.strips.filter(strip => strip.tapDepth).map(strip => {
      const clear = clearance(region, strip, configuration.size);
      const node = make("span", clear < 0 ? "is-inside" : "");
      node.textContent = clear < 0
        ? `${rounded(-clear)} pt into the ${words(strip.name)} (${strip.edge}, ${strip.tapDepth})`
        : `${rounded(clear)} pt from the ${words(strip.name)} (${strip.edge}, ${strip.tapDepth})`;
      return node;
    });
    return told.length ? told : ["no strip takes taps here"];
  }

  /** The buttons for the rests of each scroll and sheet. */
  function drawRests(number) {
    const configuration = configurations[number];
    const nodes = [];
    for (const mover of moversOf(configuration)) {
      if (mover.stops.length < 2) continue;
      const group = make("div", "mover");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", `Rests of ${nameOf(mover.index)}`);
      group.append(make("span", "path", nameOf(mover.index)));
      mover.stops.forEach((stop, at) => {
        const last = mover.stops.length - 1;
        const name = mover.names?.[at] ?? (mover.isFree ? (at === 0 ? "start" : at === last ? "end" : String(at + 1)) : String(at + 1));
        const button = make("button", "rest", name);
        button.type = "button";
        button.dataset.mover = mover.key;
        button.dataset.stop = stop;
        button.title = mover.isSheet ? `${stop} pt of it show` : `offset ${stop}`;
        button.addEventListener("click", () => setOffset(mover, stop));
        group.append(button);
      });
      const output = make("output", "offset");
      output.dataset.mover = mover.key;
      group.append(output);
      nodes.push(group);
    }
    const rests = document.getElementById("rests");
    rests.hidden = !nodes.length;
    rests.replaceChildren(...nodes);
    drawRestState();
  }

  function drawRestState() {
    for (const button of document.querySelectorAll("#rests button")) {
      const offset = offsets.get(Number(button.dataset.mover)) ?? 0;
      button.setAttribute("aria-pressed", String(Math.abs(offset - Number(button.dataset.stop)) < 0.01));
    }
    for (const output of document.querySelectorAll("#rests output")) {
      output.textContent = `at ${rounded(offsets.get(Number(output.dataset.mover)) ?? 0)}`;
    }
  }
  // What was proved of the screen, a line for each rule and element; nothing where no proof was made.

  const proof = JSON.parse(document.getElementById("proof-data").textContent);

  /** A verdict in words. */
  function verdictText(verdict) {
    switch (verdict.verdict) {
      case "proved": return `proved for ${verdict.for}`;
      case "refuted": return `refuted: ${verdict.on}${verdict.inCatalogue ? "" : "; no device of the catalogue fails today"}`;
      case "open": return `open in ${verdict.regions === 1 ? "1 region" : `${verdict.regions} regions`}: ${verdict.reason}`;
      default: return `suppressed: ${verdict.reason}`;
    }
  }

  /** The table is made when it is opened first: a screen of many rows has hundreds of verdicts. */
  function drawProof() {
    if (!proof) return;
    const section = document.getElementById("proof");
    document.getElementById("proof-title").textContent = `${proof.proved} proved, ${proof.refuted} refuted, ${proof.open} open`;
    section.hidden = false;
    section.addEventListener("toggle", () => {
      const body = document.querySelector("#verdicts tbody");
      if (!section.open || body.childElementCount) return;
      const places = new Map(elements.map((element, index) => [element.path, index]));
      body.append(...proof.verdicts.map(verdict => {
        const index = places.get(verdict.element);
        let element = make("code", "", verdict.element);
        if (index !== undefined) {
          element = make("button", "path", verdict.element);
          element.type = "button";
          element.addEventListener("click", () => lookAt(index, { reveal: true, focus: true }));
        }
        const failing = verdict.verdict === "refuted" ? ` ${verdict.level}` : "";
        return make("tr", `${verdict.verdict}${failing}`, null,
          make("td", "", null, make("code", "", verdict.rule)), make("td", "", null, element), make("td", "", verdictText(verdict)));
      }));
    });
  }
  // The strip of all configurations: only what is in sight is drawn, so thousands cost no more than a few.

  const thumbnails = document.getElementById("thumbnails");
  const rail = document.getElementById("rail");
  const thumbnailWidth = 92;
  const thumbnailGap = 8;
  const pictureHeight = 92;

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
    const verdict = level === 2 ? `fails${overlap ? `, ${roughly(overlap)} pt` : ""}` : level === 1 ? "warning" : "clear";
    node.setAttribute("aria-label", `${titleOf(configuration)}: ${verdict}`);
    node.title = titleOf(configuration);
    node.append(miniature(number), make("span", "caption", configuration.device.name), make("span", "verdict", verdict));
    return node;
  }

  const roughly = value => rounded(Math.round(value * 10) / 10);

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
      const look = changesOf[number].get(index)?.paint ?? elements[index].paint ?? {};
      pen.save();
      if (look.opacity !== undefined) pen.globalAlpha *= look.opacity;
      if (look.background) {
        pen.fillStyle = look.background;
        pen.fillRect(row[0], row[1], row[2], row[3]);
      }
      if (elements[index].kind === "text") {
        // A bar for each line is all that one can see of a text.
        const lines = Math.max(1, row[columns.lines] ?? 1);
        pen.globalAlpha *= 0.45;
        pen.fillStyle = look.color ?? (configuration.dark ? "#fff" : "#1c1c1e");
        for (let line = 0; line < lines; line++) pen.fillRect(row[0], row[1] + row[3] / lines * (line + 0.3), row[2] * (line === lines - 1 && lines > 1 ? 0.6 : 1), row[3] / lines * 0.4);
        pen.globalAlpha /= 0.45;
      }
      if (elements[index].scroll || elements[index].clips) {
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
  // What happens when something is picked, pointed at, dragged or typed; and the start of it all.

  /** The configuration that is shown. */
  let current = worstFirst[0] ?? 0;

  /** Shows a configuration everywhere. */
  function show(number) {
    performance.mark("show-begin");
    current = number;
    document.getElementById("title").textContent = titleOf(configurations[number]);
    drawScreen(number);
    fit();
    drawPickers(number);
    drawRests(number);
    drawFindings(number);
    drawFacts(number);
    drawThumbnails();
    revealThumbnail();
    try { history.replaceState(null, "", `#${number}`); } catch { /* A page in a frame may not have a history. */ }
    performance.measure("show", "show-begin");
  }

  /** Moves a scroll or sheet to an offset. */
  function setOffset(mover, offset) {
    offsets.set(mover.key, clampOffset(mover, offset));
    // Where more than its own place depends on a sheet's detent, other frames hold.
    if (mover.isSheet && configurations[current].rests) drawScreen(current);
    else drawOffsets(current);
    drawRestState();
    drawFacts(current);
  }

  /** Scales the screen so that all of it is seen. */
  function fit() {
    const stage = document.getElementById("stage");
    const holder = document.getElementById("holder");
    const device = document.getElementById("device");
    const [width, height] = configurations[current].size;
    const bezel = 24;
    const isNarrow = matchMedia("(max-width: 60rem)").matches;
    const room = { width: stage.clientWidth, height: isNarrow ? Math.max(320, innerHeight * 0.75) : Math.max(240, stage.clientHeight) };
    scale = Math.max(0.1, Math.min((room.width - bezel) / (width + 20), (room.height - bezel) / (height + 20), 1.5));
    holder.style.width = `${(width + 20) * scale}px`;
    holder.style.height = `${(height + 20) * scale}px`;
    device.style.transform = `scale(${scale})`;
  }

  /** Looks at an element: the ring goes around it and its facts are told. */
  function lookAt(index, { reveal = false, focus = false } = {}) {
    if (reveal) bringIntoSight(index);
    lookedAt = index;
    drawRing();
    drawFacts(current);
    if (focus && index !== null && !boxes[index].box.hidden) setFocus(index);
  }

  /** Makes an element the one of the screen that the Tab key comes to, and gives it the focus. */
  function setFocus(index) {
    for (const { box } of boxes) if (box.tabIndex === 0) box.tabIndex = -1;
    boxes[index].box.tabIndex = 0;
    boxes[index].box.focus({ preventScroll: true });
  }

  /** Scrolls what is around an element so that it shows, to rests only. */
  function bringIntoSight(index) {
    const configuration = configurations[current];
    const frames = framesNow(configuration);
    const row = frames[index];
    if (!row) return;
    const movers = new Map(moversOf(configuration).filter(mover => !mover.isSheet).map(mover => [mover.index, mover]));
    for (let around = elements[index].parent; around !== null; around = elements[around].parent) {
      const mover = movers.get(around);
      const frame = frames[around];
      if (!mover || !frame) continue;
      const [at, size] = mover.axis === "vertical" ? [1, 3] : [0, 2];
      const region = hitOf(row) ?? frameOf(row);
      const before = mover.axis === "horizontal" && configuration.direction === "rtl"
        ? frame[at] + frame[size] - region[at] - region[size] : region[at] - frame[at];
      const after = before + region[size] - frame[size];
      const offset = offsetOf(mover);
      if (after > offset || before < offset) settleAt(mover, Math.max(0, before - (frame[size] - region[size]) / 2));
    }
    drawOffsets(current);
    drawRestState();
  }

  function settleAt(mover, offset) { offsets.set(mover.key, settled(mover, offset)); }

  /** The elements that exist here, in document order. */
  const present = () => elements.map((_, index) => index).filter(index => framesNow(configurations[current])[index] !== null);

  /** The movers around an element, innermost first. */
  function moversAround(index) {
    const movers = moversOf(configurations[current]);
    const around = [];
    // A scroll before the sheet that it is: what is in it scrolls.
    for (let next = index; next !== null; next = elements[next].parent) {
      for (const key of [next, sheetKey(next)]) around.push(...movers.filter(mover => mover.key === key));
    }
    return around.filter(mover => mover.stops.length > 1);
  }

  const indexOf = node => {
    const box = node?.closest?.(".element");
    return box ? Number(box.dataset.index) : null;
  };

  function startPointer() {
    let drag = null;
    glass.addEventListener("pointerover", event => {
      if (!drag && event.pointerType === "mouse") lookAt(indexOf(event.target));
    });
    glass.addEventListener("pointerleave", () => {
      if (!drag) lookAt(document.activeElement && glass.contains(document.activeElement) ? indexOf(document.activeElement) : lookedAt);
    });
    glass.addEventListener("pointerdown", event => {
      if (event.button !== 0) return;
      const index = indexOf(event.target);
      if (index === null) return;
      drag = { x: event.clientX, y: event.clientY, index, movers: moversAround(index), mover: null, from: 0 };
    });
    addEventListener("pointermove", event => {
      if (!drag) return;
      const dx = (event.clientX - drag.x) / scale, dy = (event.clientY - drag.y) / scale;
      if (!drag.mover) {
        if (Math.hypot(dx, dy) * scale < 5) return;
        const axis = Math.abs(dx) > Math.abs(dy) ? "horizontal" : "vertical";
        drag.mover = drag.movers.find(mover => mover.axis === axis) ?? null;
        if (!drag.mover) { drag = null; return; }
        drag.from = offsetOf(drag.mover);
        try { glass.setPointerCapture(event.pointerId); } catch { /* The pointer is gone already. */ }
        document.body.classList.add("dragging");
      }
      const sign = configurations[current].direction === "rtl" ? 1 : -1;
      setOffset(drag.mover, drag.from + (drag.mover.axis === "vertical" ? -dy : sign * dx));
    });
    const end = () => {
      if (drag?.mover) setOffset(drag.mover, settled(drag.mover, offsetOf(drag.mover)));
      else if (drag) lookAt(drag.index, { focus: true });
      drag = null;
      document.body.classList.remove("dragging");
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", () => {
      if (drag?.mover) setOffset(drag.mover, settled(drag.mover, offsetOf(drag.mover)));
      drag = null;
      document.body.classList.remove("dragging");
    });
    let settling = 0;
    glass.addEventListener("wheel", event => {
      const axis = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey ? "horizontal" : "vertical";
      const mover = moversAround(indexOf(event.target) ?? 0).find(one => one.axis === axis);
      if (!mover) return;
      event.preventDefault();
      const delta = axis === "horizontal" ? event.deltaX || event.deltaY : event.deltaY;
      const sign = axis === "horizontal" && configurations[current].direction === "rtl" ? -1 : 1;
      setOffset(mover, offsetOf(mover) + sign * delta / scale);
      clearTimeout(settling);
      settling = setTimeout(() => setOffset(mover, settled(mover, offsetOf(mover))), 150);
    }, { passive: false });
  }

  function startKeyboard() {
    glass.addEventListener("focusin", event => lookAt(indexOf(event.target)));
    glass.addEventListener("keydown", event => {
      const index = indexOf(event.target);
      if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const there = present();
      const at = there.indexOf(index);
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        const next = there[Math.min(Math.max(at + step, 0), there.length - 1)];
        lookAt(next, { reveal: true, focus: true });
        return;
      }
      const mover = moversAround(index)[0];
      if (!mover || !["PageDown", "PageUp", "Home", "End"].includes(event.key)) return;
      event.preventDefault();
      const offset = offsetOf(mover);
      const frame = framesNow(configurations[current])[mover.index];
      const page = mover.axis === "vertical" ? frame[3] : frame[2];
      const last = mover.stops[mover.stops.length - 1];
      let to = { Home: mover.stops[0], End: last, PageDown: offset + page, PageUp: offset - page }[event.key];
      if (!mover.isFree && event.key === "PageDown") to = mover.stops.find(stop => stop > offset + 0.01) ?? last;
      if (!mover.isFree && event.key === "PageUp") to = mover.stops.findLast(stop => stop < offset - 0.01) ?? mover.stops[0];
      setOffset(mover, to);
    });
  }

  function startLayers() {
    for (const name of ["strips", "hits", "decorative"]) {
      const box = document.getElementById(`show-${name}`);
      const apply = () => glass.classList.toggle(`hide-${name}`, !box.checked);
      box.addEventListener("change", apply);
      apply();
    }
    document.getElementById("thumb").addEventListener("change", () => drawReach(configurations[current]));
  }

  function start() {
    document.title = `${data.screen} · BandLang`;
    document.getElementById("name").textContent = data.screen;
    const asked = Number(location.hash.slice(1));
    if (location.hash.length > 1 && configurations[asked]) current = asked;
    assemble();
    boxes[0].box.tabIndex = 0;
    makePickers();
    drawVerdict();
    drawProof();
    startPointer();
    startKeyboard();
    startLayers();
    startThumbnails();
    listThumbnails();
    lookedAt = failures[current].find(isFailing)?.finding.element ?? null;
    show(current);
    new ResizeObserver(fit).observe(document.getElementById("stage"));
    addEventListener("hashchange", () => {
      const number = Number(location.hash.slice(1));
      if (configurations[number] && number !== current) show(number);
    });
    addEventListener("resize", () => { fit(); drawThumbnails(); });
  }

  if (configurations.length) start();
  }
  </script>
  </body>
  </html>

  """#
