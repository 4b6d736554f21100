"""Writes a device of the catalogue as a declaration of the language."""
import textwrap

from figures import figure

EDGES = ["top", "left", "bottom", "right"]
WIDTH = 120
CUTOUTS = {"notch": "notch", "dynamic-island": "dynamicIsland", "punch-hole": "punchHole"}


def string(text):
    """A string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def documentation(device):
    """The doc comment: what is known of the device and has no property, one `Label: text` each."""
    lines = []
    facts = device["facts"] + remarks(device)
    for label, text in facts:
        lines += textwrap.wrap(
            f"{label}: {text}", WIDTH, initial_indent="/// ", subsequent_indent="///   ", break_long_words=False,
            break_on_hyphens=False)
    return lines


def remarks(device):
    """Why a strip is not as deep as its inset, once for each strip and reason."""
    found = []
    for orientation in device["orientations"].values():
        layers = [orientation] + list(orientation["variants"].values())
        for strip in (strip for layer in layers for strip in layer["strips"]):
            fact = (f"Strip {strip['name']}", strip["remark"])
            if strip["remark"] and fact not in found:
                found.append(fact)
    return found


def declaration(device):
    """The lines of the declaration itself, `device` first."""
    head = [f"platform: {device['platform']}", f"form: {device['form']}", f"scale: {figure(device['scale'])}",
            f"navigation: {device['navigation']}"]
    if device["year"] is not None:
        head.append(f"year: {figure(device['year'])}")
    if not device["complete"]:
        head.append("complete: false")
    lines = [f"device {string(device['name'])} {{", f"    id: {string(device['id'])}", "    " + "; ".join(head)]
    lines += textwrap.wrap(
        ", ".join(string(key) for key in device["sources"]), WIDTH, initial_indent="    sources: ",
        subsequent_indent="        ", break_long_words=False, break_on_hyphens=False)
    for name, orientation in device["orientations"].items():
        lines += block(f"    {name}", orientation_lines(orientation))
    return lines + ["}"]


def block(head, lines):
    return [head + " {"] + lines + [head[:len(head) - len(head.lstrip())] + "}"]


def orientation_lines(own):
    inset = own["inset"]
    properties = [f"screen: {figure(own['width'])} by {figure(own['height'])}"]
    sides = inset["left"] != 0 or inset["right"] != 0
    properties += [f"inset.{edge}: {figure(inset[edge])}" for edge in EDGES if sides or edge in ("top", "bottom")]
    lines = ["        " + "; ".join(properties)]
    lines.append(f"        corner: {figure(own['corner'])}; keyboard: {figure(own['keyboard'])}")
    if own["hinge"]:
        lines.append("        hinge { " + "; ".join(f"{key}: {figure(v)}" for key, v in own["hinge"].items()) + " }")
    lines += cutout_lines(own["cutouts"], "        ")
    lines += strip_lines(own["strips"], "        ")
    for name, variant in own["variants"].items():
        changed = [f"inset.{edge}: {figure(variant['inset'][edge])}" for edge in EDGES
                   if variant["inset"][edge] != inset[edge]]
        inner = ["            " + "; ".join(changed)]
        if variant["cutouts"] != own["cutouts"]:
            inner += cutout_lines(variant["cutouts"], "            ")
        inner += strip_lines(variant["strips"], "            ")
        lines += block(f"        variant {string(name)}", inner)
    return lines


def cutout_lines(cutouts, indent):
    if cutouts is None:
        return [indent + "cutout: unknown"]
    return [
        f"{indent}cutout {CUTOUTS[hole['kind']]} {{ x: {figure(hole['x'])}; y: {figure(hole['y'])}; "
        f"size: {figure(hole['width'])} by {figure(hole['height'])} }}"
        for hole in cutouts
    ]


def strip_lines(strips, indent):
    lines = []
    for strip in strips:
        place = [f"kind: {strip['kind']}", f"edge: {strip['edge']}", f"thickness: {figure(strip['thickness'])}"]
        takes = ["takes: " + ", ".join(strip["takes"])]
        if strip["discourages"]:
            takes.append("discourages: " + ", ".join(strip["discourages"]))
        if strip["deferrable"]:
            takes.append("deferrable: true")
        one = f"{indent}strip {strip['name']} {{ {'; '.join(place + takes)} }}"
        if len(one) <= WIDTH:
            lines.append(one)
        else:
            inner = [f"{indent}    {'; '.join(place)}", f"{indent}    {'; '.join(takes)}"]
            lines += block(f"{indent}strip {strip['name']}", inner)
    return lines
