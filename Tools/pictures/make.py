#!/usr/bin/env python3
"""Draws docs/pictures/band.svg: a broken example and its mended twin on one device, from the documents that bandc builds.

Usage: Tools/pictures/make.py BANDC [--check]
"""
import html, json, pathlib, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
target = root / "docs" / "pictures" / "band.svg"
device = "iphone-16"


def document(bandc, path):
    """The document of an example on the device; a finding makes bandc exit with 1 and is part of the picture."""
    run = subprocess.run(
        [bandc, "build", str(path), "--device", device, "--orientation", "portrait", "-o", "-"],
        cwd=root, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    return json.loads(run.stdout)


def screen(document, x, caption):
    """One screen as SVG, its left edge at x."""
    configuration = document["configurations"][0]
    width, height = configuration["size"]
    failing = {finding["element"] for finding in document["findings"]}
    out = [f'<g transform="translate({x} 40)">']
    out.append(f'<rect width="{width}" height="{height}" rx="48" fill="#ffffff" stroke="#1c1c1e" stroke-width="6"/>')
    for element, row in zip(document["elements"], configuration["frames"]):
        if row is None or element["parent"] is None:
            continue
        left, top, w, h = row[:4]
        paint = element.get("paint") or {}
        fill = paint.get("background")
        if fill:
            out.append(f'<rect x="{left}" y="{top}" width="{w}" height="{h}" rx="{paint.get("radius") or 0}" fill="{fill[:7]}"/>')
        if element.get("text"):
            color = (paint.get("color") or "#1c1c1eff")[:7]
            out.append(
                f'<text x="{left}" y="{top + h * 0.75}" font-size="{round(h * 0.62, 1)}" fill="{color}">'
                f"{html.escape(element['text'])}</text>")
    for strip in configuration["strips"]:
        if strip["edge"] == "bottom" and strip["thickness"]:
            depth = strip["thickness"]
            out.append(f'<rect x="3" y="{height - depth}" width="{width - 6}" height="{depth - 3}" fill="#ff3b30" fill-opacity="0.25"/>')
            out.append(f'<rect x="{width / 2 - 70}" y="{height - 14}" width="140" height="5" rx="2.5" fill="#1c1c1e"/>')
    for index, row in enumerate(configuration["frames"]):
        if row and row[4]:
            left, top, w, h = row[4]
            color = "#ff3b30" if index in failing else "#34c759"
            out.append(
                f'<rect x="{left - 3}" y="{top - 3}" width="{w + 6}" height="{h + 6}" rx="15" fill="none" stroke="{color}" stroke-width="4"/>')
    out.append("</g>")
    out.append(f'<text x="{x + width / 2}" y="24" font-size="20" text-anchor="middle" fill="#808086">{html.escape(caption)}</text>')
    return out, width, height


bandc = sys.argv[1]
broken = document(bandc, "examples/errors/full-width-button.band")
mended = document(bandc, "examples/full-width-button.band")
first, width, height = screen(broken, 10, "bottom: screen.bottom - 8")
second, _, _ = screen(mended, width + 60, "bottom: safe.bottom - 8")
total_width, total_height = 2 * width + 70, height + 60
text = "\n".join(
    [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total_width} {total_height}" width="480" '
     'font-family="-apple-system, Roboto, Helvetica, sans-serif" role="img" '
     'aria-label="A button in the home-indicator band, and the same button clear of it">']
    + first + second + ["</svg>", ""])
if "--check" in sys.argv:
    sys.exit(0 if target.exists() and target.read_text() == text else f"{target.name} is out of date: run Tools/pictures/make.py")
target.write_text(text)
