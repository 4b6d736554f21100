// Written by Tools/page/embed.py from Assets/.

/// The page's style sheet.
let pageStyle: StaticString = #"""
  :root {
    color-scheme: light dark;
    --ground: #f6f8fa; --panel: #fff; --line: #d1d9e0; --ink: #1f2328; --quiet: #59636e; --accent: #0969da; --on-accent: #fff;
    --error: #cf222e; --error-ground: #ffebe9; --warning: #9a6700; --warning-ground: #fff8c5; --clear: #1a7f37; --clear-ground: #dafbe1;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ground: #0d1117; --panel: #151b23; --line: #3d444d; --ink: #f0f6fc; --quiet: #9198a1; --accent: #4493f8; --on-accent: #0d1117;
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
  .rest[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
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
  .told .notes { margin: 4px 0 0; padding-inline-start: 16px; font-size: 12px; color: var(--ink); display: grid; gap: 2px; }
  .told .fix { margin-top: 6px; }
  .fix code { color: var(--ink); background: var(--ground); border: 1px solid var(--line); border-radius: 4px; padding: 1px 5px; overflow-wrap: anywhere; }
  .finding .fix { font-size: 12px; color: var(--quiet); }
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
  .label { position: absolute; overflow: hidden; unicode-bidi: isolate; font-family: system-ui, sans-serif; font-variant-numeric: normal; }
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
    position: absolute; right: 8px; top: -10.5px; transform: scale(max(1, 1 / var(--scale, 1))); transform-origin: right; padding: 0 8px; border-radius: 9px;
    font: 600 13px/18px system-ui, sans-serif; color: #fff; background: #cf222e; white-space: nowrap;
  }
  .badge.at-left { left: 8px; right: auto; transform-origin: left; }
  .badge.is-inside { top: 2px; transform-origin: top right; }
  .badge.at-left.is-inside { transform-origin: top left; }
  .mark.warning .badge { background: #9a6700; }
  .ring { border: 2px solid #0969da; box-shadow: 0 0 0 1.5px #fff; border-radius: 3px; }

  #all { border-top: 1px solid var(--line); background: var(--panel); padding: 10px 20px 12px; min-width: 0; }
  .bar { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; margin-bottom: 8px; font-size: 13px; color: var(--quiet); }
  .bar label { display: inline-flex; gap: 6px; align-items: center; }
  #thumbnails { position: relative; overflow-x: auto; overflow-y: hidden; border-radius: 6px; }
  #rail { position: relative; height: 153px; }
  .thumbnail {
    position: absolute; top: 2px; width: 92px; height: 149px; padding-top: 2px; border-radius: 6px; display: grid;
    grid-template-rows: 94px 30px 17px; justify-items: center; align-items: center; cursor: pointer; border: 1px solid transparent;
  }
  .thumbnail:hover { border-color: var(--line); }
  .thumbnail[aria-selected="true"] { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 14%, transparent); }
  .thumbnail canvas { border-radius: 4px; outline: 1px solid var(--line); }
  .thumbnail.error canvas { outline: 2px solid var(--error); }
  .thumbnail.warning canvas { outline: 2px solid var(--warning); }
  .with-others .thumbnail { grid-template-rows: 94px 15px 15px 17px; }
  .thumbnail .caption { max-width: 88px; overflow: hidden; font-size: 11px; line-height: 14px; text-align: center; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .with-others .thumbnail .caption { display: block; text-overflow: ellipsis; white-space: nowrap; }
  .thumbnail .others { color: var(--quiet); }
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
    #pickers label:first-child { flex-basis: 100%; }
    select { width: 100%; max-width: 100%; padding: 8px 6px; font-size: 16px; }
    #layers { font-size: 14px; }
    #layers select { width: auto; font-size: 16px; padding: 6px; }
    #middle { order: -1; }
    #inspector { order: -1; border-top: 1px solid var(--line) !important; }
    #stage { flex: none; overflow: visible; min-height: 0; padding: 6px 0; }
    #rests { max-height: none; }
    .rest { padding: 8px 14px; }
    #layers label { min-height: 32px; }
    #all { padding-inline: 16px; }
  }
  @media (prefers-reduced-motion: no-preference) { .inside { will-change: transform; } }

  """#
