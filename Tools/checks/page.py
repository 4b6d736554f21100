#!/usr/bin/env python3
"""Drives the page of `bandc build --emit html` in a headless Chromium, and reads pictures with an XML parser: Tools/checks/page.py BANDC

Needs Debian's chromium and playwright from PyPI; installs them where it can, and where it can't it says so and checks only the
pictures and what needs no browser.
"""
import importlib.util, json, math, pathlib, re, shutil, subprocess, sys, tempfile, xml.etree.ElementTree as XML

root = pathlib.Path(__file__).resolve().parent.parent.parent
environment = root / ".build" / "page-venv"
page_limit = 2_000_000  # Bytes of the page of a screen of 60 elements for the whole catalogue.
switch_limit = 250  # Milliseconds, far above a frame: the machine may be busy. What is measured is printed.

hostile = [
    "</script><script>window.hacked = 1</script>", "<!-- <script> -->", '"\'`${window.hacked = 1}\\', "&lt;b&gt; <b>bold</b>",
    "مرحبا بالعالم", "\u202eabc\u202c", "👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301", "]]>", "<img src=x onerror=window.hacked=1>",
    "javascript:window.hacked=1", "\u2028\u2029",
]


# A sheet that is a scroll itself: it moves to its detents, and what is in it scrolls.
DRAWER = """screen Drawer {
    @sheet @scroll(vertical)
    column drawer {
        detents { low: 200; high: 400 }
        background: #FFFFFF
        for i in 1...20 { ListRow("Place \\(i)") }
    }
}
"""

# A sheet that is laid out at each detent: the list in it fits at one and scrolls at the other. A small target at the left edge, read from the right.
RIDES = """screen Rides {
    targets: "iphone-16", "ipad-10"
    orientations: portrait
    directions: ltr, rtl
    @tappable
    box menu { left: safe.left; top: safe.top; width: 20; height: 20 }
    @sheet
    column places {
        resize: true
        detents { half: 50%; full: 100% }
        background: #FFFFFF
        text("Choose a ride") { style: title3; padding: 16 }
        @scroll(vertical)
        column rides { height: fill; for i in 1...10 { ListRow("Ride \\(i)") } }
        column foot { padding: 16; padding.bottom: 8 + inset.bottom; Button book("Book") }
    }
}
"""


def browser_tools():
    """Chromium's path and playwright's module; what is missing is installed, and where that fails it is said."""
    chromium = shutil.which("chromium")
    if not chromium and shutil.which("apt-get"):
        subprocess.run(
            "apt-get update -q && apt-get install -qy --no-install-recommends chromium", shell=True, capture_output=True)
        chromium = shutil.which("chromium")
    if not chromium:
        return None, "there is no chromium and apt-get can't install it"
    if importlib.util.find_spec("playwright") is None:
        python = environment / "bin" / "python3"
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", environment], capture_output=True)
            subprocess.run([python, "-m", "pip", "install", "-q", "playwright==1.55.0"], capture_output=True)
        for folder in environment.glob("lib/python3*/site-packages"):
            sys.path.insert(0, str(folder))
        importlib.invalidate_caches()
    if importlib.util.find_spec("playwright") is None:
        return None, "playwright can't be installed from PyPI"
    return chromium, None


bandc = str(pathlib.Path(sys.argv[1]).resolve())
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)
        print(f"page: FAILED: {message}", file=sys.stderr)


def build(source, target, form, *options):
    run = subprocess.run(
        [bandc, "build", str(source), "--emit", form, "-o", str(target), *options], cwd=root, capture_output=True, text=True)
    # A source with an error of the language has no picture, and says why.
    if run.returncode not in (0, 1) or run.returncode == 0 and not target.exists():
        sys.exit(f"{source}: {run.stderr}")
    return target


def band_string(text):
    return '"' + "".join(
        "\\" + c if c in '"\\' else c if c.isprintable() and c.isascii() else "\\u{%x}" % ord(c) for c in text) + '"'


def sources(folder):
    """What pages are made of: examples, a screen of 60 elements, and one whose author means harm."""
    spec = importlib.util.spec_from_file_location("generate", root / "Benchmarks" / "generate.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    (folder / "sixty.band").write_text(generate.band_screen("Sixty", 6))
    lines = "".join(f"        text({band_string(text)}) {{ style: body }}\n" for text in hostile)
    (folder / "drawer.band").write_text(DRAWER)
    (folder / "rides.band").write_text(RIDES)
    (folder / "hostile.band").write_text(
        "screen Hostile {\n    directions: ltr, rtl\n    textSizes: default, accessibility3\n    @scroll(vertical)\n    column page {\n"
        f"        pin: screen\n{lines}        box {{ height: 1200 }}  // </script><!--\n    }}\n}}\n")
    return {
        "sixty": folder / "sixty.band", "hostile": folder / "hostile.band",
        "broken": root / "examples/errors/full-width-button.band", "rows": root / "examples/errors/last-row.band",
        "carousel": root / "examples/carousel.band", "sign-up": root / "examples/sign-up.band",
        "inbox": root / "examples/inbox.band", "sheet": root / "examples/errors/sheet.band",
        "sticky": root / "examples/sticky-header.band", "drawer": folder / "drawer.band",
        "rides": folder / "rides.band",
        "keyboard": root / "examples/errors/keyboard.band",
    }


def check_pictures(folder):
    count = 0
    for source in sorted((root / "examples").rglob("*.band")) + [folder / "hostile.band"]:
        target = folder / "pictures" / source.stem
        build(source, target, "svg", "--device", "iphone-16", "--device", "iphone-se-1", "--device", "pixel-9-gesture")
        for picture in sorted(target.rglob("*.svg")):
            count += 1
            try:
                XML.parse(picture)
            except XML.ParseError as error:
                expect(False, f"{picture.name} of {source.name} is not well-formed: {error}")
            expect(re.fullmatch(r"[0-9]{4}[a-z0-9-]*\.svg", picture.name), f"the name {picture.name} is not safe")
    expect(count > 50, "there are pictures")
    print(f"page: {count} pictures are well-formed")


def check_bytes(name, page, document):
    """The page holds the document's own bytes, but for `<`."""
    text = page.read_text()
    embedded = text.split('<script type="application/json" id="document">')[1].split("</script>")[0]
    expect(embedded.replace("\\u003c", "<") == document.read_text().replace("\\u003c", "<"), f"{name}: the page holds the document as it is")
    expect(text.count("<script") == 3 and text.count("</script>") == 3, f"{name}: there are three scripts")


class Driver:
    """A page in the browser, with all that it logs and asks for."""

    def __init__(self, browser, path, width=1280, height=860, scheme="light", touch=False):
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=touch)
        self.page = self.context.new_page()
        self.said, self.requests = [], []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(path.as_uri())
        self.path = path

    def show(self, number):
        self.page.evaluate("n => { location.hash = n; }", number)
        self.page.wait_for_function("n => location.hash === `#${n}` && document.querySelector('#rail [aria-selected=true]')?.dataset.configuration === String(n)", arg=number)

    @property
    def current(self):
        return int(self.page.evaluate("location.hash.slice(1)"))

    def facts(self):
        return self.page.evaluate(
            "() => Object.fromEntries([...document.querySelectorAll('#facts dt')].map(dt => { const all = []; for (let dd = dt.nextElementSibling; dd?.tagName === 'DD'; dd = dd.nextElementSibling) all.push(dd.textContent); return [dt.textContent, all]; }))")

    def close(self, name):
        expect(self.said == [], f"{name}: the console stays empty: {self.said[:3]}")
        expect([u for u in self.requests if u != self.path.as_uri()] == [], f"{name}: nothing is asked of a network: {self.requests[1:3]}")
        self.context.close()


def numbers(text):
    return [float(n) for n in re.findall(r"-?[0-9.]+", text)]


def points(value):
    """A length as messages give it: to a tenth of a point, or to more where that would be 0."""
    unit = 10
    while unit < 10000 and math.floor(abs(value) * unit + 0.5) == 0:
        unit *= 10
    return math.floor(value * unit + 0.5) / unit


def check_numbers(name, driver, document, wanted=None):
    """What the page shows of every element is what the document says, in words and on the screen."""
    page, configurations = driver.page, document["configurations"]
    for number in wanted or sorted({round(i * (len(configurations) - 1) / 7) for i in range(8)}):
        driver.show(number)
        # Frames are told with every scroll at its start and every sheet at its highest.
        page.evaluate("document.querySelectorAll('#rests .rest:first-of-type').forEach(b => b.click())")
        page.evaluate("document.querySelectorAll('#rests .rest:last-of-type').forEach(b => Number(b.dataset.mover) < 0 && b.click())")
        configuration = configurations[number]
        boxes = page.evaluate("""wide => { const glass = document.getElementById('glass'), g = glass.getBoundingClientRect(), s = g.width / wide;
          return [...document.querySelectorAll('.element')].map(e => { const r = e.getBoundingClientRect();
            return [Number(e.dataset.index), e.hidden || !r.width && !r.height && getComputedStyle(e).display === 'none', (r.x - g.x) / s, (r.y - g.y) / s, r.width / s, r.height / s]; }); }""", configuration["size"][0])
        for index, hidden, *box in boxes:
            row = configuration["frames"][index]
            expect((row is None) == bool(hidden) or row is not None and row[2] * row[3] == 0, f"{name} {number}: element {index} is there or not")
            if row is None or hidden:
                continue
            expect(max(abs(a - b) for a, b in zip(box, row)) < 0.6, f"{name} {number}: element {index} stands at {box}, not at {row[:4]}")
        drawn = page.evaluate("""() => Object.fromEntries(['cutout', 'strip', 'hinge'].map(name => [name, [...document.querySelectorAll(`.system > .${name}`)].map(n => ['left', 'top', 'width', 'height'].map(side => parseFloat(n.style[side])))]))""")
        expect(drawn["cutout"] == (configuration["cutouts"] or []), f"{name} {number}: the cutouts are drawn at {drawn['cutout']}")
        depths = [s.get("tapDepth", s["thickness"]) for s in configuration["strips"]]
        thick = [min(b[2], b[3]) for b in drawn["strip"]]
        expect(all(abs(a - b) < 0.001 for a, b in zip(thick, [d for d in depths if d])) and len(thick) == len([d for d in depths if d]), f"{name} {number}: the strips are {thick} thick, not {depths}")
        expect(drawn["hinge"] == ([configuration["hinge"]] if "hinge" in configuration else []), f"{name} {number}: the hinge is drawn")
        here = [(f["rule"], c["overlap"]) for f in document["findings"] for c in f["configurations"] if c["configuration"] == number]
        shown = page.locator("#findings-list > .finding").count() - page.locator("#findings-list > h3 ~ .finding").count()
        expect(shown == min(60, len(here)), f"{name} {number}: {shown} findings are shown of {len(here)}")
        for overlap in [o for _, o in here if o is not None][:5]:
            expect(re.search(rf"(?<![\d.]){points(overlap):g} pt", page.inner_text("#findings-list")), f"{name} {number}: the overlap {overlap} is told")
        present = [i for i, row in enumerate(configuration["frames"]) if row is not None]
        page.evaluate("document.querySelector('.element').focus()")
        for step, index in enumerate(present[:40]):
            facts = driver.facts()
            row = configuration["frames"][index]
            expect(numbers(facts["frame"][0]) == [points(value) for value in row[:4]], f"{name} {number}: the frame of {index} is told as {facts['frame']}, not {row[:4]}")
            if row[4]:
                expect(numbers(facts["hit region"][0]) == [points(value) for value in row[4]], f"{name} {number}: the hit region of {index} is told")
            line = document["elements"][index]["line"]
            expect(facts["source"][0].startswith(f"line {line}"), f"{name} {number}: the line of {index} is told")
            if step + 1 < len(present):
                page.keyboard.press("ArrowDown")


def check_verdict(name, driver, document):
    def told(level):
        return {
            c["configuration"] for f in document["findings"] for c in f["configurations"]
            if f["level"] == level and f["certainty"]["kind"] != "suppressed"}

    failing, warned = told("error"), told("warning")
    total = len(document["configurations"])
    text = driver.page.inner_text("#verdict")
    wanted = f"clear in {total} configurations"
    if failing:
        wanted = f"fails in {len(failing)} of {total} configurations"
    elif warned:
        wanted = f"warnings in {len(warned)} of {total} configurations"
    expect(text == wanted, f"{name}: the verdict is '{text}', not '{wanted}'")
    if failing:
        expect(driver.current in failing, f"{name}: the worst comes first")
        worst = max(c["overlap"] or 0 for f in document["findings"] for c in f["configurations"] if f["level"] == "error")
        here = max(c["overlap"] or 0 for f in document["findings"] for c in f["configurations"] if c["configuration"] == driver.current)
        expect(here == worst, f"{name}: {worst} pt is the worst, and {here} is shown first")


def check_pickers(name, driver, document):
    page = driver.page
    for key, value in [("device", "ipad-pro-11-m4"), ("device", "iphone-16"), ("orientation", "landscapeLeft"), ("orientation", "portrait")]:
        select = page.locator(f"#pick-{key}")
        values = select.evaluate("s => [...s.options].filter(o => !o.disabled).map(o => o.value)")
        wanted = value if value in values else values[-1]
        select.select_option(wanted)
        configuration = document["configurations"][driver.current]
        got = configuration["device"]["id"] if key == "device" else configuration["orientation"]
        expect(got == wanted, f"{name}: picking {key} {wanted} shows {got}")
        expect(select.input_value() == wanted, f"{name}: the picker says {wanted}")
        expect(configuration["device"]["name"] in page.inner_text("#title"), f"{name}: the title names the device")
    for key, field in [("state", "state"), ("textSize", "textSize"), ("direction", "direction")]:
        select = page.locator(f"#pick-{key}")
        if select.count() == 0:
            continue
        for value in select.evaluate("s => [...s.options].filter(o => !o.disabled).map(o => o.value)"):
            select.select_option(value)
            expect(document["configurations"][driver.current][field] == value, f"{name}: picking {key} {value}")
    keyboard = page.locator("#pick-keyboard")
    for value in keyboard.evaluate("s => [...s.options].filter(o => !o.disabled).map(o => o.value)") if keyboard.count() else []:
        keyboard.select_option(value)
        shown = document["configurations"][driver.current]["keyboard"]
        expect((shown is None) == (value == "down"), f"{name}: picking the keyboard {value}")
        expect(page.locator(".keyboard").count() == (shown is not None), f"{name}: the keyboard is drawn where it is up")
    if keyboard.count():
        keyboard.select_option("down")
    for select in page.locator("select").all():
        expect(select.evaluate("s => s.labels.length") > 0, f"{name}: every picker has a label")


def offset_of(page, index):
    return page.evaluate(
        "i => { const m = new DOMMatrix(getComputedStyle(document.querySelector(`.element[data-index='${i}'] > .inside`)).transform); return [m.e, m.f]; }", index)


def check_rests(name, driver, document):
    """Buttons, dragging and keys bring each scroll to where the document says that it may rest."""
    page = driver.page
    configuration = document["configurations"][driver.current]
    for index, row in enumerate(configuration["frames"]):
        scroll = document["elements"][index]["scroll"]
        if row is None or scroll is None or document["elements"][index].get("sheet") or len(row[7]) < 2:
            continue
        axis = 1 if scroll["axis"] == "vertical" else 0
        sign = 1 if axis == 0 and configuration["direction"] == "rtl" else -1
        buttons = page.locator(f"#rests button[data-mover='{index}']")
        expect(buttons.count() == len(row[7]), f"{name}: a button for each of {len(row[7])} rests")
        for at, stop in enumerate(row[7]):
            buttons.nth(at).click()
            expect(abs(offset_of(page, index)[axis] - sign * stop) < 0.01, f"{name}: rest {at} of {index} is at {stop}")
            expect(buttons.nth(at).get_attribute("aria-pressed") == "true", f"{name}: the button of the rest is pressed")
        buttons.nth(0).click()
        # Dragging: against the axis by 60 points, then let go.
        box = page.locator(f".element[data-index='{index}']").bounding_box()
        scale = page.evaluate("document.getElementById('glass').getBoundingClientRect().width") / configuration["size"][0]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        move = 60 * scale * sign
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + (move if axis == 0 else 0), y + (move if axis == 1 else 0), steps=4)
        dragged = offset_of(page, index)[axis]
        expect(abs(dragged - sign * min(60 + row[7][0], row[7][-1])) < 1.5, f"{name}: dragging {index} by 60 moves it by {dragged}")
        page.mouse.up()
        rest = abs(offset_of(page, index)[axis])
        if scroll["snap"] != "none":
            expect(min(abs(rest - stop) for stop in row[7]) < 0.01, f"{name}: let go, {index} comes to a stop, not {rest}")
        buttons.nth(0).click()
        page.evaluate("i => document.querySelector(`.element[data-index='${i}']`).focus()", index)
        page.keyboard.press("End")
        expect(abs(offset_of(page, index)[axis] - sign * row[7][-1]) < 0.01, f"{name}: the End key leads to the end")
        page.keyboard.press("Home")


def top_of(page, index, height):
    return page.evaluate("""([i, tall]) => { const g = document.getElementById('glass').getBoundingClientRect(), e = document.querySelector(`.element[data-index='${i}']`).getBoundingClientRect();
      return (e.y - g.y) / g.height * tall; }""", [index, height])


def check_sheets(name, driver, document):
    """The button of a detent brings a sheet to where so much of it shows, and dragging it to the nearest detent."""
    page, configuration = driver.page, document["configurations"][driver.current]
    height = configuration["size"][1]
    for index, element in enumerate(document["elements"]):
        if "sheet" not in element or configuration["frames"][index] is None:
            continue
        stops = configuration["frames"][index][7]
        buttons = page.locator(f"#rests button[data-mover='{-1 - index}']")
        expect(sorted(buttons.all_inner_texts()) == sorted(element["sheet"]["detents"]), f"{name}: a button for each detent")
        for detent, stop in zip(element["sheet"]["detents"], stops):
            page.locator(f"#rests button[data-mover='{-1 - index}']", has_text=detent).click()
            expect(abs(height - top_of(page, index, height) - stop) < 0.6, f"{name}: at {detent} {stop} pt of the sheet show")
            expect(page.locator(f"#rests button[data-mover='{-1 - index}']", has_text=detent).get_attribute("aria-pressed") == "true", f"{name}: the button of {detent} is pressed")
        box = page.locator(f".element[data-index='{index}']").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 4)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 2000, steps=3)
        page.mouse.up()
        expect(abs(height - top_of(page, index, height) - min(stops)) < 0.6, f"{name}: dragged down, the sheet rests at its lowest detent")
        buttons.last.click()


def check_resizing(name, driver, document):
    """At each detent what scrolls there has a button for each of its rests, and the pressed button keeps the focus."""
    page, configuration = driver.page, document["configurations"][driver.current]
    page.evaluate("[...document.querySelectorAll('#rests button')].filter(b => Number(b.dataset.mover) < 0).at(-1).click()")
    seen = set()
    for rest in [{"frames": configuration["frames"], "detents": None}] + configuration["rests"]:
        if rest["detents"]:
            for one in rest["detents"]:
                button = page.locator(f"#rests button[data-mover='{-1 - one['element']}']", has_text=one["detent"])
                button.focus()
                page.keyboard.press("Enter")
                expect(page.evaluate("document.activeElement.textContent") == one["detent"], f"{name}: the button of {one['detent']} keeps the focus")
        for index, row in enumerate(rest["frames"]):
            element = document["elements"][index]
            if row is None or element["scroll"] is None or "sheet" in element:
                continue
            buttons = page.locator(f"#rests button[data-mover='{index}']")
            stops = [float(s) for s in buttons.evaluate_all("all => all.map(b => b.dataset.stop)")]
            expect(stops == (row[7] if len(row[7]) > 1 else []), f"{name}: {element['path']} has buttons for {stops}, not {row[7]}")
            seen.add(len(row[7]))
            if len(row[7]) > 1:
                buttons.last.click()
                expect(abs(offset_of(page, index)[1] + row[7][-1]) < 0.01, f"{name}: {element['path']} comes to its end")
    expect(seen == {1, 2}, f"{name}: a list fits at one detent and scrolls at another: {seen}")


def check_worst_rest(name, driver, document):
    """The page opens at the detent at which the worst offender fails, and its message leads there from another one."""
    page = driver.page
    finding = next(f for f in document["findings"] if f["worst"] == driver.current and "detent" in (f["rest"] or ""))
    detent = re.search(r"the (\S+) detent", finding["rest"]).group(1)
    pressed = lambda: page.locator("#rests button[aria-pressed='true']").all_inner_texts()
    into = lambda: re.search(r"pt into", page.inner_text("#facts"))
    expect(detent in pressed() and into(), f"{name}: it opens at {detent}, where {finding['path']} is in the strip: {pressed()}")
    other = next(e["sheet"]["detents"] for e in document["elements"] if "sheet" in e)
    page.locator("#rests button", has_text=next(d for d in other if d != detent)).first.click()
    expect(detent not in pressed() and not into(), f"{name}: at another detent {finding['path']} is clear")
    page.locator("#findings-list .finding").first.click()
    expect(detent in pressed() and into(), f"{name}: the message leads to {detent}: {pressed()}")


def check_badges(name, driver):
    """What a mark is labelled with reads from the left in every direction, and stands on the glass."""
    told = driver.page.evaluate("""() => { const g = document.getElementById('glass').getBoundingClientRect();
      return [...document.querySelectorAll('.badge')].map(n => { const r = n.getBoundingClientRect(); return [getComputedStyle(n).direction, Math.min(r.left - g.left, r.top - g.top), Math.min(g.right - r.right, g.bottom - r.bottom), n.textContent]; }); }""")
    expect(told, f"{name}: something is marked")
    for direction, left, right, text in told:
        expect(direction == "ltr", f"{name}: '{text}' is set {direction}")
        expect(left >= 0 and right >= 0, f"{name}: '{text}' is cut off by the glass ({left}, {right})")


def check_sticky(name, driver, document):
    """At the end of its scroll, what is sticky stands on its line or where its parent ends, and nowhere above."""
    page, configuration = driver.page, document["configurations"][driver.current]
    page.locator("#rests button", has_text="end").last.click()
    moved = 0
    for sticky in configuration.get("sticky", []):
        index = sticky["element"]
        element, row = document["elements"][index], configuration["frames"][index]
        around = element["parent"]
        while document["elements"][around]["scroll"] is None:
            around = document["elements"][around]["parent"]
        frame, end = configuration["frames"][around], configuration["frames"][around][7][-1]
        parent = configuration["frames"][element["parent"]]
        line = frame[1] + sticky["inset"]
        wanted = min(max(row[1] - end, line), parent[1] + parent[3] - end - row[3])
        moved += wanted != row[1] - end
        expect(abs(top_of(page, index, configuration["size"][1]) - wanted) < 0.6, f"{name}: what is sticky stands at {wanted}")
    expect(moved > 0, f"{name}: something sticky is held")


def check_keyboard(name, driver):
    """The Tab key comes to every part in order, what has the focus shows it, and arrow keys move."""
    page = driver.page
    page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
    seen = []
    for _ in range(120):
        page.keyboard.press("Tab")
        part = page.evaluate("""() => { const a = document.activeElement; if (!a || a === document.body) return null;
          const outline = getComputedStyle(a); const ring = !document.querySelector('.ring').hidden;
          return [a.closest('#pickers, #findings, #glass, #rests, #layers, #thumbnails, .bar')?.id || a.closest('.bar')?.className || a.tagName,
            outline.outlineStyle !== 'none' && parseFloat(outline.outlineWidth) > 0 || ring, (a.getAttribute('aria-label') || a.labels?.[0]?.textContent || a.textContent || document.getElementById(a.getAttribute('aria-labelledby') ?? '')?.textContent || '').trim().length > 0]; }""")
        if part is None:
            break
        expect(part[1], f"{name}: the focus is seen in {part[0]}")
        expect(part[2], f"{name}: what has the focus in {part[0]} has a name")
        if not seen or seen[-1] != part[0]:
            seen.append(part[0])
        if part[0] == "thumbnails":
            break
    wanted = ["pickers", "findings", "glass", "rests", "layers", "bar", "thumbnails"]
    expect(seen == [p for p in wanted if p in seen] and {"pickers", "glass", "layers", "thumbnails"} <= set(seen), f"{name}: the Tab key goes {seen}")
    page.locator("#thumbnails").focus()
    order = []
    for key in ["Home", "ArrowRight", "ArrowRight", "ArrowLeft", "End"]:
        page.keyboard.press(key)
        order.append(driver.current)
    expect(order[1] == order[3] and len(set(order)) == 4, f"{name}: arrow keys go along the thumbnails: {order}")
    expect(page.evaluate("document.getElementById(document.getElementById('thumbnails').getAttribute('aria-activedescendant'))?.getAttribute('aria-selected')") == "true", f"{name}: the thumbnail that is shown is told")
    page.keyboard.press("Home")


def check_proof(name, driver, source, options):
    """The table of verdicts is what `bandc prove` says, and an element in it leads to the screen."""
    page = driver.page
    run = subprocess.run([bandc, "prove", "--format", "json", str(source), *options], cwd=root, capture_output=True, text=True)
    proof = json.loads(run.stdout.splitlines()[0])
    counts = f"{proof['proved']} proved, {proof['refuted']} refuted, {proof['open']} open"
    expect(page.inner_text("#proof-title") == counts, f"{name}: the proof is told as '{page.inner_text('#proof-title')}', not '{counts}'")
    page.locator("#proof-title").click()
    if proof["verdicts"]:
        page.locator("#verdicts tbody tr").first.wait_for()
    rows = page.evaluate("[...document.querySelectorAll('#verdicts tbody tr')].map(r => [...r.cells].map(c => c.textContent))")
    wanted = [[v["rule"], v["element"], v["verdict"]] for v in proof["verdicts"]]
    expect([[r[0], r[1], r[2].split()[0].rstrip(":")] for r in rows] == wanted, f"{name}: the table of verdicts has {len(rows)} rows, not {len(wanted)}")
    button = page.locator("#verdicts button").first
    if button.count():
        path = button.inner_text()
        button.click()
        expect(page.inner_text("#facts h3").startswith(path) or path in page.inner_text("#facts"), f"{name}: a verdict leads to {path}")
    page.locator("#proof-title").click()


def check_keyboard_up(name, driver, document):
    """Where a screen has a field, the keyboard can be picked; it stands where the document says, and what it covers is told."""
    page, configurations = driver.page, document["configurations"]
    up = [i for i, c in enumerate(configurations) if c["keyboard"] is not None]
    expect(up and len(up) < len(configurations), f"{name}: there are configurations with the keyboard up and down")
    for number in [up[0], up[len(up) // 2], up[-1]]:
        down = next(i for i, c in enumerate(configurations) if c["keyboard"] is None and all(
            c[key] == configurations[number][key] for key in ["device", "orientation", "textSize", "direction", "state"]))
        driver.show(down)
        expect(page.locator(".keyboard").count() == 0, f"{name}: no keyboard is drawn where it is down")
        select = page.locator("#pick-keyboard")
        select.select_option(next(v for v in select.evaluate("s => [...s.options].map(o => o.value)") if v.startswith("up")))
        expect(driver.current == number, f"{name}: with the keyboard up {driver.current} is shown, not {number}")
        width, height = configurations[number]["size"]
        tall = configurations[number]["keyboard"]["height"]
        drawn = page.evaluate("(n => ['left', 'top', 'width', 'height'].map(side => parseFloat(n.style[side])))(document.querySelector('.keyboard'))")
        expect(max(abs(a - b) for a, b in zip(drawn, [0, height - tall, width, tall])) < 0.001, f"{name}: the keyboard stands at {drawn}")
        expect("keyboard up" in page.inner_text("#title"), f"{name}: the title tells of the keyboard")
    check_numbers(name, driver, document, [up[0], up[-1]])


def check_offenders(name, driver, document):
    """What offends is outlined in its level's colour where its hit region shows, says so, and its message stands beside it."""
    page, configurations = driver.page, document["configurations"]
    colours = {"error": "rgb(207, 34, 46)", "warning": "rgb(191, 135, 0)"}
    told = 0
    for finding in document["findings"][:6]:
        if finding["element"] is None or finding["certainty"]["kind"] == "suppressed" or finding["worst"] is None:
            continue
        driver.show(finding["worst"])
        index, configuration = finding["element"], configurations[finding["worst"]]
        page.evaluate("i => document.querySelector(`.element[data-index='${i}']`).focus()", index)
        said = page.evaluate("i => document.querySelector(`.element[data-index='${i}']`).getAttribute('aria-label')", index)
        expect(f"{finding['level']}: " in said, f"{name}: {finding['path']} says that it offends: {said}")
        expect(finding["message"] in page.inner_text("#findings-list"), f"{name}: the message of {finding['path']} is told")
        expect(finding["message"] in page.inner_text("#facts"), f"{name}: the message stands with the facts of {finding['path']}")
        leader = finding if "toldBy" not in finding else document["findings"][finding["toldBy"]]
        for note in leader.get("notes", []):
            expect(note.replace("`", "") in page.inner_text("#facts"), f"{name}: the note '{note}' stands with the facts of {finding['path']}")
        if "fix" in leader:
            expect(leader["fix"]["title"] in page.inner_text("#findings-list"), f"{name}: the fix of {finding['path']} is told")
        click = page.locator("#findings-list .finding", has_text=finding["message"]).first
        click.click()
        box = page.evaluate("""([i, wide]) => { const g = document.getElementById('glass').getBoundingClientRect(), s = g.width / wide;
          const own = document.querySelector(`.element[data-index='${i}'] > .hit`) ?? document.querySelector(`.element[data-index='${i}']`), r = own.getBoundingClientRect();
          return [...document.querySelectorAll('.marks > .mark')].map(n => [n.className, getComputedStyle(n).borderTopColor, ...['left', 'top', 'width', 'height'].map(k => parseFloat(n.style[k]))])
            .concat([['own', '', (r.x - g.x) / s, (r.y - g.y) / s, r.width / s, r.height / s]]); }""", [index, configuration["size"][0]])
        own, wide, tall = box[-1][2:], *configuration["size"]
        shown = [max(own[0], 0), max(own[1], 0), min(own[0] + own[2], wide), min(own[1] + own[3], tall)]
        fits = [m for m in box[:-1] if m[1] == colours[m[0].split()[-1]]
                and max(abs(a - b) for a, b in zip(shown, [m[2], m[3], m[2] + m[4], m[3] + m[5]])) < 1.5]
        expect(fits, f"{name}: {finding['path']} is marked where it is, {shown}: {box[:-1][:4]}")
        told += 1
    expect(told > 0, f"{name}: something offends")


def check_drawer(name, driver, document):
    """A sheet that is a scroll has buttons for its detents and for the ends of its content, and both move it."""
    page, configuration = driver.page, document["configurations"][driver.current]
    index = next(i for i, e in enumerate(document["elements"]) if "sheet" in e)
    height, row = configuration["size"][1], configuration["frames"][index]
    end = max(0, row[6][1] - row[3])
    expect(end > 100, f"{name}: the content is longer than the sheet")
    page.locator(f"#rests button[data-mover='{index}']").last.click()
    expect(abs(offset_of(page, index)[1] + end) < 0.01, f"{name}: at the end the content is moved by {end}")
    for detent, stop in zip(document["elements"][index]["sheet"]["detents"], row[7]):
        page.locator(f"#rests button[data-mover='{-1 - index}']", has_text=detent).click()
        expect(abs(height - top_of(page, index, height) - stop) < 0.6, f"{name}: at {detent} {stop} pt of the sheet show")
        expect(abs(offset_of(page, index)[1] + end) < 0.01, f"{name}: at {detent} its content stays where it was")
    page.locator(f"#rests button[data-mover='{index}']").first.click()


def check_hostile(driver, document):
    page = driver.page
    expect(page.evaluate("window.hacked") is None, "an author's text is run")
    shown = page.evaluate("[...document.querySelectorAll('.element.text > .label')].map(n => n.textContent)")
    expect(shown == hostile, f"an author's texts stay as they are: {shown}")
    expect(page.evaluate("document.querySelectorAll('#glass img, #glass b, #glass script').length") == 0, "an author's text becomes markup")
    page.evaluate("document.querySelector('.element.text').focus()")
    expect(driver.facts()["text"] == [hostile[0]], "the facts tell a text as it is")


def check_width(browser, name, path):
    for width, scheme in [(320, "light"), (360, "dark"), (390, "light"), (844, "dark")]:
        driver = Driver(browser, path, width, 800, scheme, touch=True)
        wide = driver.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        expect(wide[0] <= wide[1], f"{name}: at {width} the page is {wide[0]} wide")
        driver.close(name)


def check_speed(name, driver, document):
    """How long it takes to show another configuration: our own work, and from the key to the next frame but one."""
    page = driver.page
    count = len(document["configurations"])
    times = page.evaluate("""async count => { performance.clearMeasures('show'); const list = document.getElementById('thumbnails'); const frames = [];
      for (let i = 0; i < 60; i++) { const t = performance.now(); list.dispatchEvent(new KeyboardEvent('keydown', { key: i % 2 ? 'PageDown' : 'ArrowRight', bubbles: true }));
        await new Promise(done => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); })); frames.push(performance.now() - t); }
      return [performance.getEntriesByName('show').map(e => e.duration), frames]; }""", count)
    own, frames = (sorted(list) for list in times)
    print(f"page: {name}: another configuration takes {own[len(own) // 2]:.1f} ms of script (median of {len(own)}, most {own[-1]:.1f}), {frames[len(frames) // 2]:.1f} ms to its painted frame (most {frames[-1]:.1f})")
    expect(own[len(own) // 2] < switch_limit and frames[len(frames) // 2] < switch_limit, f"{name}: another configuration takes too long")


def check_layers(name, driver):
    page = driver.page
    for layer, selector in [("strips", ".strip"), ("hits", ".hit")]:
        box = page.locator(f"#show-{layer}")
        shown = page.locator(f"#glass {selector} >> visible=true").count()
        box.uncheck()
        expect(page.locator(f"#glass {selector} >> visible=true").count() == 0, f"{name}: {layer} can be hidden")
        box.check()
        expect(page.locator(f"#glass {selector} >> visible=true").count() == shown, f"{name}: {layer} come back")
    page.locator("#thumb").select_option("right")
    expect("radial-gradient" in page.locator(".reach").evaluate("n => n.style.background"), f"{name}: thumb reach is drawn")
    page.locator("#thumb").select_option("")
    expect(page.locator(".reach").is_hidden(), f"{name}: thumb reach can be hidden")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    inputs = sources(folder)
    documents, pages = {}, {}
    for key, source in inputs.items():
        options = ["--target", "all"] if key == "sixty" else []
        document = build(source, folder / f"{key}.json", "json", *options)
        pages[key] = build(source, folder / f"{key}.html", "html", *options)
        check_bytes(key, pages[key], document)
        documents[key] = json.loads(document.read_text())
    size = pages["sixty"].stat().st_size
    expect(size < page_limit, f"the page of 60 elements has {size} bytes")
    print(f"page: 60 elements for {len(documents['sixty']['configurations'])} configurations: {size:,} bytes")
    check_pictures(folder)
    chromium, missing = browser_tools()
    if missing:
        print(f"page: skipped in the browser: {missing}")
    else:
        from playwright.sync_api import sync_playwright
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for key, path in pages.items():
                if key == "sheet":
                    fresh = Driver(browser, path)
                    check_worst_rest(key, fresh, documents[key])
                    fresh.close(key)
                driver = Driver(browser, path, scheme="dark" if key == "rows" else "light")
                if key != "hostile":
                    check_verdict(key, driver, documents[key])
                    check_keyboard(key, driver)
                    check_pickers(key, driver, documents[key])
                    check_layers(key, driver)
                else:
                    check_hostile(driver, documents[key])
                    check_pickers(key, driver, documents[key])
                if key in ["rows", "sign-up", "sheet", "broken"]:
                    check_proof(key, driver, inputs[key], [])
                if key == "sheet":
                    check_sheets(key, driver, documents[key])
                if key == "rides":
                    driver.show(next(i for i, c in enumerate(documents[key]["configurations"]) if c["direction"] == "rtl"))
                    check_badges(key, driver)
                    check_resizing(key, driver, documents[key])
                if key == "drawer":
                    check_drawer(key, driver, documents[key])
                if key == "keyboard":
                    check_keyboard_up(key, driver, documents[key])
                if key in ("broken", "rows", "sheet", "keyboard"):
                    check_offenders(key, driver, documents[key])
                if key == "sticky":
                    check_sticky(key, driver, documents[key])
                check_numbers(key, driver, documents[key])
                check_rests(key, driver, documents[key])
                if key == "sixty":
                    check_speed(key, driver, documents[key])
                driver.close(key)
            for key in ["broken", "sign-up", "hostile"]:
                check_width(browser, key, pages[key])
            browser.close()
            print(f"page: {len(pages)} pages work in {subprocess.run([chromium, '--version'], capture_output=True, text=True).stdout.strip()}")
sys.exit(1 if failures else 0)
