#!/usr/bin/env python3
"""Checks that the README's message is what bandc says of the README's mistake: Tools/checks/readme.py BANDC"""
import pathlib, re, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent.parent
readme = (root / "README.md").read_text()
source = re.search(r"```band\n(.*?)```", readme, re.S).group(1)
shown = re.search(r"\$ bandc check terms\.band\n(.*?)```", readme, re.S).group(1)
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "terms.band"
    path.write_text(source)
    run = subprocess.run(
        [str(pathlib.Path(sys.argv[1]).resolve()), "check", "terms.band", "--color", "never"],
        cwd=folder, capture_output=True, text=True)
said = run.stdout + run.stderr
if said.strip() != shown.strip():
    sys.exit("README.md: the message is not what bandc says now:\n" + said)
print("README.md: the message is what bandc says")
