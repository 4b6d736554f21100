#!/usr/bin/env python3
"""Checks the device catalogue: that it is up to date, and that every figure of the data stands in it.

    Tools/devices/check.py

Reads the committed files with a reader of its own and compares them with the two data sets record by record. Exits 1
and names each difference.
"""
import pathlib
import subprocess
import sys
import tempfile
from decimal import Decimal

import families
import reading
from figures import figure, load

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
CATALOGUE = PROJECT / "Sources/Checker/Catalogue"
EDGES = ["top", "left", "bottom", "right"]
KINDS = {"home-indicator": "home", "gesture-nav": "home", "three-button-nav": "home", "status-bar": "status",
         "back-gesture": "back", "notification-pull": "pull", "control-center-pull": "pull", "dock-pull": "pull"}
failures = []
checked = 0


def same(what, found, expected):
    global checked
    checked += 1
    if found != expected:
        failures.append(f"{what}: {found!r} where the data says {expected!r}")


def camel(name):
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def inset(block, edge):
    return block.one(f"inset.{edge}", Decimal(0))


def check_up_to_date():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-B", HERE / "convert.py", "--into", folder], check=True)
        fresh = {path.relative_to(folder): path.read_bytes() for path in pathlib.Path(folder).rglob("*") if path.is_file()}
    for path, content in fresh.items():
        there = PROJECT / path
        same(f"{path} is as the script writes it", there.exists() and there.read_bytes() == content, True)
    written = {path.name for path in CATALOGUE.glob("CatalogueText+*.swift")} | {
        path.name for path in (CATALOGUE / "Devices").iterdir()}
    same("files of the catalogue", written, {path.name for path in fresh} - {"devices.md"})


def check_record(record, block, facts):
    """A record of devices.json against its declaration."""
    who = record["id"]
    same(f"{who} platform", block.one("platform"), record["platform"])
    same(f"{who} form", block.one("form"), record["formFactor"])
    same(f"{who} scale", block.one("scale"), record["scale"])
    same(f"{who} year", block.one("year"), record["year"])
    same(f"{who} navigation", block.one("navigation"), camel(record["navigation"]))
    same(f"{who} complete", block.one("complete", True), record["complete"])
    given = [key for key in block.properties["sources"] if key in record["sources"]]
    same(f"{who} sources", given, record["sources"])
    labels = dict(facts)
    if "displayState" in record:
        same(f"{who} display", labels.get("Display"), record["displayState"])
    if "nativePixels" in record:
        same(f"{who} pixels", labels.get("Native pixels"), " by ".join(map(figure, record["nativePixels"])))
    if record["cutoutKind"] != "none":
        same(f"{who} cutout kind", labels.get("Cutout"), record["cutoutKind"])
    if "cornerRadii" in record:
        same(f"{who} corners", labels.get("Corners"),
             ", ".join(f"{side} {figure(value)}" for side, value in record["cornerRadii"].items()))
    same(f"{who} quality", labels.get("Quality"),
         ", ".join(f"{group} {kind or 'unknown'}" for group, kind in record["quality"].items()))
    same(f"{who} notes", [text for label, text in facts if label == "Note"],
         [" ".join(note.split()) for note in record["notes"]])
    same(f"{who} device top", labels.get("Device top"),
         "; ".join(f"{name} {value['deviceTop']}" for name, value in record["orientations"].items()))
    same(f"{who} orientations", [kind for kind, _, _ in block.children], list(record["orientations"]))
    for name, value in record["orientations"].items():
        check_orientation(f"{who} {name}", record, value, block.named(name)[None], labels)
        if value["homeIndicator"]:
            pill = value["homeIndicator"]
            same(f"{who} {name} home indicator", labels.get(f"Home indicator in {name}"),
                 f"x {figure(pill['x'])}, y {figure(pill['y'])}, {figure(pill['width'])} by {figure(pill['height'])}")
    for variant in record.get("osVariants", []):
        title = f"{variant['os']}, {variant['source']}"
        same(f"{who} {title} status", labels.get(f"Variant {title}"), variant["status"])
        same(f"{who} {title} source", variant["source"] in block.properties["sources"], True)
        for name in variant["orientations"]:
            check_variant(f"{who} {name} {title}", block.named(name)[None], title, variant["safeArea"])


def check_orientation(what, record, value, block, labels):
    same(f"{what} size", block.properties["screen"], [value["width"], value["height"]])
    for edge in EDGES:
        same(f"{what} inset {edge}", inset(block, edge), value["safeArea"][edge])
    same(f"{what} corner", block.one("corner"), value["cornerRadius"])
    holes = [(name, b.one("x"), b.one("y"), *b.properties["size"]) for name, b in block.named("cutout").items()]
    if value["cutouts"] is not None:
        same(f"{what} cutouts", holes, [(camel(hole["kind"]), hole["x"], hole["y"], hole["width"], hole["height"])
                                        for hole in value["cutouts"]])
        same(f"{what} has no unknown cutout", "cutout" in block.properties, False)
    elif "Dynamic Island" in labels:
        check_island(what, value, holes)
    else:
        same(f"{what} cutout", block.properties.get("cutout"), ["unknown"])
    strips = [(name, b) for kind, name, b in block.children if kind == "strip"]
    same(f"{what} number of strips", len(strips), len(value["bands"]))
    same(f"{what} strips have names of their own", len({name for name, _ in strips}), len(strips))
    for (name, strip), band in zip(strips, value["bands"]):
        here = f"{what} {name}"
        suffix = band["edge"].capitalize() if band["name"] == "back-gesture" else ""
        same(f"{here} name", name, camel(band["name"]) + suffix)
        same(f"{here} kind", strip.one("kind"), KINDS[band["name"]])
        same(f"{here} edge", strip.one("edge"), band["edge"])
        same(f"{here} thickness", strip.one("thickness"), band["thickness"])
        upright = band["edge"] in ("top", "bottom")
        across, along = ("vertical-drag", "horizontal-drag") if upright else ("horizontal-drag", "vertical-drag")
        turned = {"tap": "tap", "dragAcross": across, "dragAlong": along}
        for word, gestures in (("takes", band["forbids"]), ("discourages", band.get("discourages", []))):
            same(f"{here} {word}", sorted(turned[t] for t in strip.properties.get(word, [])), sorted(gestures))
        # Android's records say whether an app may reclaim it; iOS can hold back edges, but not the taps on a status bar.
        held = band.get("overridable", record["platform"] == "ios" and band["name"] != "status-bar")
        same(f"{here} deferrable", strip.one("deferrable", False), held)
        if "differsFromSafeArea" in band:
            same(f"{here} remark", labels.get(f"Strip {name}"), band["differsFromSafeArea"])


def check_island(what, value, holes):
    """125 x 37, 11 from the top edge of the device, in its middle; in landscape at the side the camera is on."""
    width, height = value["width"], value["height"]
    expected = {
        "top": ((width - 125) / 2, 11, 125, 37), "left": (11, (height - 125) / 2, 37, 125),
        "right": (width - 48, (height - 125) / 2, 37, 125),
    }[value["deviceTop"]]
    same(f"{what} island", holes, [("dynamicIsland", *expected)])


def check_variant(what, block, title, insets):
    """Every inset of a reading against the variant, which says only what differs, and the strips that equal an inset."""
    variant = block.named("variant").get(title)
    same(f"{what} is there", variant is not None, True)
    if variant is None:
        return
    for edge in EDGES:
        found = inset(variant, edge) if f"inset.{edge}" in variant.properties else inset(block, edge)
        same(f"{what} inset {edge}", found, insets[edge])
    check_variant_strips(what, block.named("strip"), variant.named("strip"), insets)


def check_variant_strips(what, base, strips, insets):
    """A variant has the strips of its family at its insets: an iOS top inset is a status bar, none a pull of unknown depth."""
    names = list(base)
    if "homeIndicator" in base:
        names = ["notificationPull" if insets["top"] == 0 else "statusBar", "homeIndicator"]
    same(f"{what} strips", list(strips), names)
    for name, strip in strips.items():
        given = dict(strip.properties)
        thickness = given.pop("thickness")
        if name in base:
            like = {word: values for word, values in base[name].properties.items() if word != "thickness"}
        else:
            like = {"statusBar": {"kind": ["status"], "edge": ["top"], "takes": ["tap", "dragAcross"]},
                    "notificationPull": {"kind": ["pull"], "edge": ["top"], "takes": ["dragAcross"], "deferrable": [True]},
                    }[name]
        same(f"{what} {name}", given, like)
        if name in ("statusBar", "homeIndicator"):
            depth = insets[like["edge"][0]]
        elif name == "notificationPull" and "homeIndicator" not in base:
            depth = insets["top"] + 12
        else:
            depth = base[name].one("thickness") if name in base else None
        same(f"{what} {name} thickness", thickness, ["unknown" if depth is None else depth])


def check_reading(record, catalogue):
    """A record of os26.json against the devices that it speaks of."""
    who = record["id"]
    if who in families.NEW:
        stem, name, sibling = families.NEW[who]
        endings = [("", "")] if record["platform"] == "ios" else list(families.NAVIGATIONS.values())
        for ending, words in endings:
            title, block, facts = catalogue[stem + ending]
            same(f"{stem}{ending} name", title, name + words)
            same(f"{stem}{ending} sources", block.properties["sources"], [families.KEY, f"sibling:{sibling}{ending}"])
            same(f"{stem}{ending} figures", dict(facts).get("Figures"), f"{families.KEY}, {who}")
            for key, word in (("platform", "platform"), ("formFactor", "form"), ("year", "year"), ("scale", "scale")):
                same(f"{stem}{ending} {word}", block.one(word), record[key])
            check_new(stem + ending, record, block, catalogue[sibling + ending][1])
        return
    for identifier in families.SAME.get(who, [who]):
        _, block, facts = catalogue[identifier]
        same(f"{identifier} names {families.KEY}", families.KEY in block.properties["sources"], True)
        for kind, _, own in block.children:
            figures = record["portrait" if kind == "portrait" else "landscape"]
            same(f"{identifier} {kind} keyboard", own.one("keyboard"), figures["keyboardHeight"])
            same(f"{identifier} {kind} size", own.properties["screen"], [figures["width"], figures["height"]])
            there = buttons(figures["safeArea"], own)
            if all(inset(own, edge) == there[edge] for edge in EDGES):
                continue
            if who.startswith(families.GENERIC_INSETS):
                text = dict(facts)["Not used"]
                same(f"{identifier} {kind} unused insets",
                     " ".join(figure(figures["safeArea"][edge]) for edge in EDGES) in text, True)
            else:
                system = "android" if record["platform"] == "android" else record["formFactor"]
                check_variant(f"{identifier} {kind}", own, families.VARIANT[system], there)


def buttons(insets, block):
    """Gesture-mode insets with the profile's bar of three buttons in its place."""
    changed = dict(insets)
    for name, strip in block.named("strip").items():
        if name == "threeButtonNav":
            changed["bottom"] = Decimal(0)
            changed[strip.one("edge")] = strip.one("thickness")
    return changed


def check_new(who, record, block, sibling):
    """A device that only os26.json has: its own figures, its sibling's strips, and nothing else."""
    known = True
    same(f"{who} navigation", block.one("navigation"), sibling.one("navigation"))
    for kind, _, own in block.children:
        what, figures = f"{who} {kind}", record["portrait" if kind == "portrait" else "landscape"]
        like = sibling.named(kind).get(None) or sibling.named("landscapeLeft")[None]
        same(f"{what} size", own.properties["screen"], [figures["width"], figures["height"]])
        same(f"{what} keyboard", own.one("keyboard"), figures["keyboardHeight"])
        there = buttons(figures["safeArea"], own)
        for edge in EDGES:
            same(f"{what} inset {edge}", inset(own, edge), there[edge])
            known = known and there[edge] is not None
        strips, theirs = own.named("strip"), like.named("strip")
        same(f"{what} strips", list(strips), list(theirs))
        for name, strip in strips.items():
            for word in ("kind", "edge", "takes", "discourages", "deferrable"):
                same(f"{what} {name} {word}", strip.properties.get(word), theirs[name].properties.get(word))
            if strip.one("kind") == "status" or name == "homeIndicator":
                same(f"{what} {name} thickness", strip.one("thickness"), there[strip.one("edge")])
            elif name == "notificationPull" and record["platform"] == "android":
                same(f"{what} {name} thickness", strip.one("thickness"), there["top"] + 12)
            else:
                same(f"{what} {name} thickness", strip.one("thickness"), theirs[name].one("thickness"))
        same(f"{what} corner", own.properties["corner"], ["unknown"])
        bare = record["platform"] == "ios" and record["formFactor"] == "tablet"
        same(f"{what} cutout", own.properties.get("cutout"), None if bare else ["unknown"])
        folds = record.get("folds", [])
        same(f"{what} folds", len(own.named("hinge")), len(folds))
        for fold in folds:
            upright = (fold["left"] == fold["right"]) == (kind == "portrait")
            hinge = own.named("hinge")[None].properties
            same(f"{what} fold", hinge, {"left" if upright else "top": [max(fold["left"], fold["top"])],
                                         "width" if upright else "height": [Decimal(0)]})
    same(f"{who} complete", block.one("complete", True), known)


def check_geometry(who, block, labels):
    """What holds on every screen: sides that swap, safe areas that are there, pixels that are whole, cutouts outside."""
    portrait = block.named("portrait")[None].properties["screen"]
    pixels = labels.get("Native pixels")
    if pixels:
        for side, length in zip(map(int, pixels.split(" by ")), portrait):
            same(f"{who} pixels", abs(length * block.one("scale") - side) < Decimal("0.5"), True)
    for kind, _, own in block.children:
        size = own.properties["screen"]
        same(f"{who} {kind} size", sorted(size), sorted(portrait))
        for title, layer in [("", own)] + list(own.named("variant").items()):
            sides = {edge: layer.one(f"inset.{edge}", inset(own, edge)) or Decimal(0) for edge in EDGES}
            what = f"{who} {kind} {title}"
            same(f"{what} safe area", sides["left"] + sides["right"] < size[0] and sides["top"] + sides["bottom"] < size[1], True)
            if "cutout" in layer.properties:
                same(f"{what} cutout", layer.properties["cutout"], ["unknown"])
                continue
            for name, hole in (layer.named("cutout") or own.named("cutout")).items():
                x, y, (width, height) = hole.one("x"), hole.one("y"), hole.properties["size"]
                same(f"{what} {name} is outside the safe area", x + width <= sides["left"] or y + height <= sides["top"]
                     or x >= size[0] - sides["right"] or y >= size[1] - sides["bottom"], True)


def check_keyboards(catalogue, second):
    """A keyboard without a reading of its own is that of a device of the same platform and exactly the same size."""
    heights = {}
    for record in second["devices"]:
        key = (record["platform"], record["portrait"]["width"], record["portrait"]["height"])
        heights.setdefault(key, (record["portrait"]["keyboardHeight"], record["landscape"]["keyboardHeight"]))
    for who, (_, block, facts) in catalogue.items():
        expected = heights.get((block.one("platform"), *block.named("portrait")[None].properties["screen"]), (None, None))
        for kind, _, own in block.children:
            same(f"{who} {kind} keyboard", own.one("keyboard"), expected[kind != "portrait"])
        same(f"{who} says where its keyboard is from", "Keyboard" in dict(facts), expected != (None, None))


def literal(path):
    text = path.read_text(encoding="utf-8")
    return text[text.index('#"""\n') + 5:text.rindex('\n"""#')]


def check_index(catalogue, files):
    """Each line points at its declaration, and only profiles with all insets known are called complete."""
    rows = [line.split("\t") for line in literal(CATALOGUE / "CatalogueText+Index.swift").splitlines()]
    order = ["iphones", "ipads", "android-phones", "android-foldables", "android-tablets"]
    profiles = set()
    for identifier, name, platform, form, navigation, complete, variant, file, comment, start, end in rows:
        text, device = files[order[int(file)]], identifier.partition("@")[0]
        declaration = text[int(start):int(end)]
        same(f"{identifier} offset", declaration.startswith('device "') and declaration.endswith("\n}"), True)
        same(f"{identifier} comment", text[int(comment):int(start)].startswith("///"), True)
        (title, block, _), = reading.devices(declaration)
        same(f"{identifier} declaration", block.one("id"), device)
        same(f"{identifier} name", name, title + (", " + variant if variant else ""))
        same(f"{identifier} words", (platform, form, navigation),
             (block.one("platform"), block.one("form"), block.one("navigation")))
        known = True
        for _, _, own in block.children:
            layer = own.named("variant").get(variant, own)
            known = known and all(layer.one(f"inset.{e}", inset(own, e)) is not None for e in EDGES)
        same(f"{identifier} complete", complete, "complete" if known else "incomplete")
        profiles.add((device, variant))
    expected = {(who, "") for who in catalogue} | {
        (who, title) for who, (_, block, _) in catalogue.items()
        for _, _, own in block.children for title in own.named("variant")}
    same("profiles in the index", profiles, expected)
    same("profiles are listed once", len({row[0] for row in rows}), len(expected))


def check_sources(catalogue, first):
    rows = [line.split("\t") for line in (CATALOGUE / "Devices/sources.txt").read_text(encoding="utf-8").splitlines()]
    table = {row[0]: row[1:] for row in rows}
    for key, row in first["sources"].items():
        same(f"source {key}", table.get(key), [row["kind"], row["title"], row["where"], row["supports"]])
    same("sources in the table", set(table), set(first["sources"]) | {families.KEY})
    for who, (_, block, _) in catalogue.items():
        for key in block.properties["sources"]:
            found = key in table or key.startswith("sibling:") and key[len("sibling:"):] in catalogue
            same(f"{who} source {key} is known", found, True)


def main():
    check_up_to_date()
    first, second = load(HERE / "data/devices.json"), load(HERE / "data/os26.json")
    files = {path.stem: path.read_text(encoding="utf-8") for path in sorted((CATALOGUE / "Devices").glob("*.band"))}
    catalogue = {}
    for text in files.values():
        for title, block, facts in reading.devices(text):
            catalogue[block.one("id")] = (title, block, facts)
    new = sum(1 if record["platform"] == "ios" else 2 for record in second["devices"] if record["id"] in families.NEW)
    same("records of devices.json", len(first["devices"]), 71)
    same("devices", len(catalogue), 71 + new)
    for record in first["devices"]:
        title, block, facts = catalogue[record["id"]]
        same(f"{record['id']} name", title, record["name"])
        check_record(record, block, facts)
    for record in second["devices"]:
        check_reading(record, catalogue)
    for who, (_, block, facts) in catalogue.items():
        check_geometry(who, block, dict(facts))
    check_keyboards(catalogue, second)
    check_index(catalogue, files)
    check_sources(catalogue, first)
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{len(catalogue)} devices, {checked} comparisons, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
