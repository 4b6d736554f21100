"""The catalogue as plain values, from the two data sets.

A device is a dictionary: `id`, `name`, `platform`, `form`, `navigation`, `scale`, `year`, `complete`, `sources`, `facts`
(pairs of a label and a text: what the language has no property for), and `orientations`. An orientation has `width`, `height`,
`inset` by edge, `corner`, `cutouts` (a list, or None where there is one that no source measures), `strips`, `keyboard`,
`hinge` and `variants`. None is "no source gives a figure" throughout.
"""
import pathlib
from decimal import Decimal

import families
import strips
from figures import figure, load

EDGES = ["top", "left", "bottom", "right"]
NAVIGATION = {
    "home-indicator": "homeIndicator", "home-button": "homeButton", "gesture": "gesture", "three-button": "threeButton",
}
DATA = pathlib.Path(__file__).resolve().parent / "data"


def read(data=DATA):
    """Reads both data sets: the devices in the catalogue's order, the sources by key, and the platforms' defaults."""
    first, second = load(data / "devices.json"), load(data / "os26.json")
    records = [device(record) for record in first["devices"]]
    by_id = {record["id"]: record for record in records}
    examples = {
        strip["name"]: strip
        for record in records if record["navigation"] == "homeIndicator"
        for value in record["orientations"].values() for strip in value["strips"]
    }
    for record in first["devices"]:
        older_variants(by_id[record["id"]], record, examples)
    for reading in second["devices"]:
        for identifier in known(reading, by_id):
            merge(by_id[identifier], reading, examples)
    devices = list(records)
    for reading in second["devices"]:
        if reading["id"] in families.NEW:
            insert(devices, added(reading, by_id))
    for found in devices:
        share_keyboards(found, second)
    sources = dict(first["sources"])
    sources[families.KEY] = source(second)
    return devices, sources, first["platformDefaults"]


def source(second):
    """The row of os26.json in the table of sources."""
    origin = second["source"]
    return {
        "title": origin["title"],
        "where": f"github.com/{origin['repository']} commit {origin['commit'][:7]}, {origin['path']}",
        "kind": "third-party-table",
        "supports": "; ".join([
            "size, insets and stock keyboard heights in both orientations, folds",
            "method: " + origin["method"],
            "keyboard: " + origin["keyboard"],
            "Dynamic Island: " + origin["dynamicIsland"],
        ]),
    }


def device(record):
    """A device of devices.json, all of its record."""
    facts = []
    if "displayState" in record:
        facts.append(("Display", record["displayState"]))
    if "nativePixels" in record:
        facts.append(("Native pixels", " by ".join(map(figure, record["nativePixels"]))))
    if record["cutoutKind"] != "none":
        facts.append(("Cutout", record["cutoutKind"]))
    if "cornerRadii" in record:
        facts.append(("Corners", ", ".join(f"{edge} {figure(r)}" for edge, r in record["cornerRadii"].items())))
    tops = [f"{name} {value['deviceTop']}" for name, value in record["orientations"].items()]
    facts.append(("Device top", "; ".join(tops)))
    for name, value in record["orientations"].items():
        pill = value["homeIndicator"]
        if pill:
            facts.append((f"Home indicator in {name}",
                          f"x {figure(pill['x'])}, y {figure(pill['y'])}, "
                          f"{figure(pill['width'])} by {figure(pill['height'])}"))
    facts.append(("Quality", ", ".join(f"{group} {kind or 'unknown'}" for group, kind in record["quality"].items())))
    facts += [("Note", note) for note in record["notes"]]
    return {
        "id": record["id"], "name": record["name"], "platform": record["platform"], "form": record["formFactor"],
        "navigation": NAVIGATION[record["navigation"]], "scale": record["scale"], "year": record["year"],
        "complete": record["complete"], "sources": list(record["sources"]), "facts": facts,
        "orientations": {
            name: orientation(value, record["platform"]) for name, value in record["orientations"].items()
        },
        "cutoutKind": record["cutoutKind"],
    }


def orientation(value, platform):
    return {
        "width": value["width"], "height": value["height"], "inset": dict(value["safeArea"]),
        "corner": value["cornerRadius"], "cutouts": value["cutouts"],
        "strips": [strips.strip(band, platform) for band in value["bands"]],
        "keyboard": None, "hinge": None, "variants": {},
    }


def older_variants(found, record, examples):
    """The `osVariants` of devices.json, named by their system and their source, since os26.json reads the same systems."""
    for variant in record.get("osVariants", []):
        name = f"{variant['os']}, {variant['source']}"
        for which in variant["orientations"]:
            vary(found, which, name, variant["safeArea"], examples)
        found["facts"].append((f"Variant {name}", variant["status"]))
        if variant["source"] not in found["sources"]:
            found["sources"].append(variant["source"])


def known(reading, by_id):
    """The records of devices.json that a reading of os26.json speaks of."""
    if reading["id"] in families.SAME:
        return families.SAME[reading["id"]]
    return [reading["id"]] if reading["id"] in by_id else []


def side(name):
    """Which of os26.json's two orientations a figure of this one stands in."""
    return "portrait" if name == "portrait" else "landscape"


def with_buttons(insets, strips_there):
    """Insets read with gestures, as they are where the bar of three buttons stands instead."""
    changed = dict(insets)
    for strip in strips_there:
        if strip["band"] == "three-button-nav":
            changed["bottom"] = Decimal(0)
            changed[strip["edge"]] = strip["thickness"]
    return changed


def merge(found, reading, examples):
    """What os26.json says of a device that devices.json has: keyboards, islands, and insets that differ as a variant."""
    found["sources"].append(families.KEY)
    generic = reading["id"].startswith(families.GENERIC_INSETS)
    name = families.VARIANT["android" if found["platform"] == "android" else found["form"]]
    differs = drawn = False
    for which, own in found["orientations"].items():
        other = reading[side(which)]
        assert (own["width"], own["height"]) == (other["width"], other["height"]), found["id"]
        own["keyboard"] = other["keyboardHeight"]
        if own["cutouts"] is None and found["cutoutKind"] == "dynamic-island":
            own["cutouts"] = [island(which, own["width"], own["height"])]
            drawn = True
        insets = with_buttons(other["safeArea"], own["strips"])
        if insets != own["inset"]:
            differs = True
            if not generic:
                vary(found, which, name, insets, examples)
    if drawn:
        found["facts"].append(("Dynamic Island", f"{families.KEY}, drawn outline"))
    found["facts"].append(("Keyboard", families.KEY))
    if differs and generic:
        given = "; ".join(f"{which} " + " ".join(figure(reading[which]["safeArea"][edge]) for edge in EDGES)
                          for which in ("portrait", "landscape"))
        found["facts"].append(("Not used", f"insets of {families.KEY} (top, left, bottom, right: {given}), generic values"))
    elif differs:
        found["facts"].append((f"Variant {name}", families.KEY))


def island(which, width, height):
    """The Dynamic Island of os26.json: 125 x 37, 11 below the top edge, centred, turned with the device."""
    long, deep, away = Decimal(125), Decimal(37), Decimal(11)
    if which == "portrait":
        return {"kind": "dynamic-island", "x": (width - long) / 2, "y": away, "width": long, "height": deep}
    x = away if which == "landscapeLeft" else width - away - deep
    return {"kind": "dynamic-island", "x": x, "y": (height - long) / 2, "width": deep, "height": long}


def vary(found, which, name, insets, examples):
    """Adds a variant to one orientation: its insets, all its strips, and cutouts that the insets no longer clear."""
    own = found["orientations"][which]
    if found["navigation"] == "homeIndicator":
        there = strips.apple(insets, examples)
    else:
        there = [strips.refit(strip, insets, own["inset"]) for strip in own["strips"]]
    clear = own["cutouts"] is None or all(outside(hole, own, insets) for hole in own["cutouts"])
    own["variants"][name] = {"inset": dict(insets), "strips": there, "cutouts": own["cutouts"] if clear else None}


def outside(hole, own, insets):
    """Whether a cutout stays out of the safe rectangle."""
    if None in insets.values():
        return True
    return (hole["x"] + hole["width"] <= insets["left"] or hole["x"] >= own["width"] - insets["right"]
            or hole["y"] + hole["height"] <= insets["top"] or hole["y"] >= own["height"] - insets["bottom"])


def added(reading, by_id):
    """A device that only os26.json has, once for each navigation: its own figures, its sibling's strips."""
    stem, name, sibling = families.NEW[reading["id"]]
    if reading["platform"] == "ios":
        return [new(reading, stem, name, by_id[sibling])]
    return [new(reading, stem + ending, name + words, by_id[sibling + ending])
            for ending, words in families.NAVIGATIONS.values()]


def new(reading, identifier, name, sibling):
    orientations = {}
    for which, like in sibling["orientations"].items():
        other = reading[side(which)]
        insets = with_buttons(other["safeArea"], like["strips"])
        orientations[which] = {
            "width": other["width"], "height": other["height"], "inset": insets, "corner": None,
            "cutouts": [] if sibling["platform"] == "ios" and sibling["cutoutKind"] == "none" else None,
            "strips": [strips.refit(strip, insets, like["inset"]) for strip in like["strips"]],
            "keyboard": other["keyboardHeight"], "hinge": fold(reading, which), "variants": {},
        }
    if "landscapeLeft" in orientations and orientations["landscapeLeft"] == orientations["landscapeRight"]:
        orientations["landscape"] = orientations.pop("landscapeLeft")
        del orientations["landscapeRight"]
    facts = [
        ("Figures", f"{families.KEY}, {reading['id']}"), ("Strips", f"as on {sibling['id']}"),
        ("Keyboard", families.KEY),
    ]
    if reading["id"].startswith(families.GENERIC_INSETS):
        facts.append(("Quality", "safeArea generic values, bands vendor-family"))
    for one in reading.get("folds", []):
        facts.append(("Fold", f"{one['kind']}, {one['state']}; left {figure(one['left'])}, top {figure(one['top'])}, "
                              f"right {figure(one['right'])}, bottom {figure(one['bottom'])}"))
    return {
        "id": identifier, "name": name, "platform": reading["platform"], "form": reading["formFactor"],
        "navigation": sibling["navigation"], "scale": reading["scale"], "year": reading["year"],
        "complete": all(None not in value["inset"].values() for value in orientations.values()),
        "sources": [families.KEY, f"sibling:{sibling['id']}"], "facts": facts, "orientations": orientations,
        "cutoutKind": sibling["cutoutKind"],
    }


def fold(reading, which):
    """The fold as the language's hinge, as wide as it is given; turned with the screen, of which it is the middle."""
    for one in reading.get("folds", []):
        upright = one["left"] == one["right"]
        middle = one["left"] if upright else one["top"]
        size = reading["portrait"]["width"] if upright else reading["portrait"]["height"]
        assert middle * 2 == size, reading["id"]
        if which != "portrait":
            upright = not upright
        return {"left" if upright else "top": middle, "width" if upright else "height": Decimal(0)}
    return None


def insert(devices, fresh):
    """Puts the profiles of a new device behind those of the family it takes its strips from, in the order of os26.json."""
    siblings = {source[len("sibling:"):] for one in fresh for source in one["sources"] if source.startswith("sibling:")}
    related = siblings | {f"sibling:{one}" for one in siblings}
    last = max(index for index, one in enumerate(devices) if one["id"] in siblings or related & set(one["sources"]))
    devices[last + 1:last + 1] = fresh


def share_keyboards(found, second):
    """Gives a device the stock keyboard of another of its platform with exactly its size."""
    if any(own["keyboard"] is not None for own in found["orientations"].values()):
        return
    portrait = found["orientations"]["portrait"]
    for reading in second["devices"]:
        there = reading["portrait"]
        same = (there["width"], there["height"]) == (portrait["width"], portrait["height"])
        if same and reading["platform"] == found["platform"]:
            for which, own in found["orientations"].items():
                own["keyboard"] = reading[side(which)]["keyboardHeight"]
            found["sources"].append(families.KEY)
            found["facts"].append(("Keyboard", f"{families.KEY}, {reading['id']}, which has the same size"))
            return
