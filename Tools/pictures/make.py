#!/usr/bin/env python3
"""Writes the README's pictures, docs/pictures/: a broken example and its mended twin on one device, as bandc draws them.

Usage: Tools/pictures/make.py BANDC [--check]
"""
import pathlib, subprocess, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
pictures = {"broken.svg": "examples/errors/full-width-button.band", "mended.svg": "examples/full-width-button.band"}

for name, source in pictures.items():
    # A finding makes bandc exit with 1 and is part of the picture.
    run = subprocess.run(
        [pathlib.Path(sys.argv[1]).resolve(), "build", source, "--emit", "svg", "--device", "iphone-16", "--orientation", "portrait"],
        cwd=root, capture_output=True)
    if run.returncode not in (0, 1) or not run.stdout:
        sys.exit(run.stderr.decode())
    target = root / "docs" / "pictures" / name
    if "--check" not in sys.argv:
        target.write_bytes(run.stdout)
    elif not target.exists() or target.read_bytes() != run.stdout:
        sys.exit(f"docs/pictures/{name} is out of date: run Tools/pictures/make.py")
