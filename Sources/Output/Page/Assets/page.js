"use strict";
// What happens when something is picked, pointed at, dragged or typed; and the start of it all.

/** The configuration that is shown. */
let current = worstFirst[0] ?? 0;

/** Shows a configuration everywhere. */
function show(number) {
  performance.mark("show-begin");
  current = number;
  document.getElementById("title").textContent = titleOf(configurations[number]);
  fit();
  drawScreen(number);
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
  if (mover.isSheet && configurations[current].rests) {
    drawScreen(current);
    drawRests(current);
  } else {
    drawOffsets(current);
    drawRestState();
  }
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
  // What is said on the screen is as large as what is said beside it.
  device.style.setProperty("--scale", scale);
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
  const worst = failures[current].find(isFailing)?.finding;
  lookedAt = worst?.element ?? null;
  if (worst) goToRest(worst);
  show(current);
  new ResizeObserver(fit).observe(document.getElementById("stage"));
  addEventListener("hashchange", () => {
    const number = Number(location.hash.slice(1));
    if (configurations[number] && number !== current) show(number);
  });
  addEventListener("resize", () => { fit(); drawThumbnails(); });
}

if (configurations.length) start();
