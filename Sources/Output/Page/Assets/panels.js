"use strict";
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

/** The finding whose message tells a finding: itself, unless both have one cause. */
const tellerOf = finding => finding.toldBy === undefined ? finding : data.findings[finding.toldBy];

/** A verdict on one configuration, as a button that leads to its element. */
function findingNode({ finding, message, overlap }, isHere) {
  const level = isSuppressed(finding) ? "allowed" : finding.level;
  const node = make("button", `finding ${level}`);
  node.type = "button";
  const head = make("span", "head", null, make("b", "", level), make("code", "", finding.rule));
  node.append(head, make("span", "message", message));
  const facts = [];
  if (overlap !== null && overlap !== undefined) facts.push(`${points(overlap)} pt${isHere ? "" : " at worst"}`);
  // The lift is that of the worst configuration.
  if (isHere && finding.lift !== null && current === finding.worst) {
    facts.push(`move it by ${atLeast(finding.lift)} pt at least`);
  }
  if (finding.line !== null) facts.push(`line ${finding.line}`);
  facts.push(`${finding.configurations.length} of ${configurations.length} configurations`);
  if (isSuppressed(finding)) facts.push(`allowed: ${finding.certainty.reason}`);
  node.append(make("span", "small", facts.join(" · ")));
  const teller = tellerOf(finding);
  if (teller.fix) node.append(make("span", "fix", null, make("span", "", teller.fix.certain ? "fix: " : "perhaps: "), make("code", "", teller.fix.title)));
  if (teller !== finding) node.append(make("span", "small", `for the same reason as ${teller.path}`));
  node.addEventListener("click", () => {
    if (!isHere && finding.worst !== null) current = finding.worst;
    goToRest(finding);
    show(current);
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
  // Elsewhere one of each cause is enough.
  const elsewhere = data.findings.filter((finding, index) => !known.has(index) && finding.toldBy === undefined);
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

const rectangleText = ([x, y, width, height]) => `x ${points(x)}  y ${points(y)}  ${points(width)} × ${points(height)}`;

function drawFacts(number) {
  const facts = document.getElementById("facts");
  const configuration = configurations[number];
  const index = lookedAt;
  const row = index === null ? null : framesNow(configuration)[index];
  if (index === null) {
    facts.replaceChildren(make("p", "none", "Point at an element, or go to the screen with the Tab key and move with the arrow keys."));
    return;
  }
  const element = toldIn(number, index);
  const rows = [["is", element.role ? `${element.role} ${element.kind}` : element.kind]];
  if (!row) {
    facts.replaceChildren(make("h3", "path", nameOf(index)), factRows(rows), make("p", "none", "It doesn't exist in this configuration."));
    return;
  }
  if (element.text !== undefined) rows.push(["text", make("bdi", "text", element.text)]);
  rows.push(["frame", rectangleText(row)]);
  const hit = hitOf(row);
  if (hit) rows.push(["hit region", rectangleText(hit)]);
  const shift = shiftAround(index, configuration);
  const region = moved(hit ?? frameOf(row), shift);
  if (shift[0] || shift[1]) rows.push(["now at", rectangleText(region)]);
  if (row[columns.lines] !== null) rows.push(["lines", String(row[columns.lines])]);
  if (row[columns.content]) rows.push(["content", row[columns.content].map(points).join(" × ")]);
  const stops = row[columns.stops];
  if (stops && element.sheet) rows.push(["detents", stops.map((stop, at) => `${element.sheet.detents[at]} ${points(stop)}`).join(", ")]);
  else if (stops) rows.push(element.scroll?.snap === "none" ? ["scrolls", stops.map(points).join(" to ")] : ["rests at", stops.map(points).join(", ")]);
  rows.push(["clearance", ...clearances(index, configuration, region)]);
  if (element.disabled) rows.push(["enabled", "no"]);
  if (element.line !== null) {
    const line = make("span", "", `line ${element.line}${element.file ? ` of ${element.file}` : ""}`);
    rows.push(["source", line, ...(element.source ? [make("code", "source", element.source)] : [])]);
  }
  const wrong = failures[number].filter(failure => failure.finding.element === index);
  facts.replaceChildren(
    make("h3", "path", nameOf(index)), factRows(rows),
    ...wrong.map(failure => toldNode(failure)));
}

/** A note with what stands between backquotes set as code. */
const withCode = note => note.split("`").map((part, at) => at % 2 ? make("code", "", part) : part);

/** What is said of an element: the message, then its notes and what to write instead. */
function toldNode({ finding, message }) {
  const node = make("div", `told ${isSuppressed(finding) ? "allowed" : finding.level}`, null, make("p", "", message));
  const teller = tellerOf(finding);
  const notes = teller.notes ?? [];
  if (teller !== finding) node.append(make("p", "small", `for the same reason: ${teller.message}`));
  if (notes.length) node.append(make("ul", "notes", null, ...notes.map(note => make("li", "", null, ...withCode(note)))));
  if (teller.fix) {
    node.append(make("p", "fix", null, make("code", "", teller.fix.title)));
    node.append(make("p", "small", teller.fix.certain ? "'bandc fix' writes it" : "look at it first: it may change more"));
  }
  return node;
}

/** How far what is shown of an element is clear of each strip, in words. */
function clearances(index, configuration, region) {
  const row = framesNow(configuration)[index];
  if (!visible(index, configuration, hitOf(row) ?? frameOf(row))) return ["not on the screen at this rest"];
  const told = configuration.strips.filter(strip => strip.tapDepth).map(strip => {
    const clear = clearance(region, strip, configuration.size);
    const node = make("span", clear < 0 ? "is-inside" : "");
    node.textContent = clear < 0
      ? `${points(-clear)} pt into the ${words(strip.name)} (${strip.edge}, ${points(strip.tapDepth)})`
      : `${points(clear)} pt from the ${words(strip.name)} (${strip.edge}, ${points(strip.tapDepth)})`;
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
      button.title = mover.isSheet ? `${points(stop)} pt of it show` : `offset ${points(stop)}`;
      button.addEventListener("click", () => setOffset(mover, stop));
      group.append(button);
    });
    const output = make("output", "offset");
    output.dataset.mover = mover.key;
    group.append(output);
    nodes.push(group);
  }
  const rests = document.getElementById("rests");
  const focused = rests.contains(document.activeElement) ? document.activeElement.dataset : null;
  rests.hidden = !nodes.length;
  rests.replaceChildren(...nodes);
  if (focused) rests.querySelector(`[data-mover="${focused.mover}"][data-stop="${focused.stop}"]`)?.focus();
  drawRestState();
}

function drawRestState() {
  for (const button of document.querySelectorAll("#rests button")) {
    const offset = offsets.get(Number(button.dataset.mover)) ?? 0;
    button.setAttribute("aria-pressed", String(Math.abs(offset - Number(button.dataset.stop)) < 0.01));
  }
  for (const output of document.querySelectorAll("#rests output")) {
    output.textContent = `at ${points(offsets.get(Number(output.dataset.mover)) ?? 0)}`;
  }
}
