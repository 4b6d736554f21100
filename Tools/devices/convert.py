#!/usr/bin/env python3
"""Writes the device catalogue from the data beside this script: declarations, Swift literals and docs/devices.md.

    Tools/devices/convert.py [--into DIRECTORY]

Without `--into` the files are written where they belong in the project. Python 3, standard library only.
"""
import argparse
import pathlib

import embed
import merge
import page

PROJECT = pathlib.Path(__file__).resolve().parents[2]
CATALOGUE = "Sources/Checker/Catalogue"


def outputs():
    """Every file that the script writes, by its path in the project."""
    devices, sources, defaults = merge.read()
    files, index = embed.texts(devices)
    written = {}
    for name, constant, title, *_ in embed.FILES:
        path = f"{CATALOGUE}/Devices/{name}.band"
        written[path] = files[f"{name}.band"]
        written[f"{CATALOGUE}/CatalogueText+{constant[0].upper()}{constant[1:]}.swift"] = embed.swift(
            constant, path, f"The declarations of the {title if title[0] == 'i' else title}.", files[f"{name}.band"])
    table = embed.sources_text(sources)
    written[f"{CATALOGUE}/Devices/sources.txt"] = table
    written[f"{CATALOGUE}/CatalogueText+Sources.swift"] = embed.swift(
        "sources", f"{CATALOGUE}/Devices/sources.txt", "A row for each source: key, kind, title, where, supports.", table)
    written[f"{CATALOGUE}/CatalogueText+Index.swift"] = embed.swift(
        "index", "the declarations",
        "A row for each profile: id, name, platform, form, navigation, completeness, variant, file, and where its\n"
        "  /// comment, its declaration begin and end in that file.", index)
    written["docs/devices.md"] = page.page(devices, sources, defaults)
    return written


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=pathlib.Path, default=PROJECT)
    into = parser.parse_args().into
    for path, text in outputs().items():
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
