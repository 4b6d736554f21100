#!/usr/bin/env python3
"""Measures what proofs cost, and prints tables in Markdown: Benchmarks/proofs.py [RUNS] [BANDC]

Processor time of whole processes, the least of RUNS (default 7): a screen proved less the same screen only checked is what the proof
costs. `cases` are pairs of a discrete case and a family of devices. The growth curve has N paragraphs that wrap independently
above a button that must stay clear of the home strip, in a page that does not scroll: its place hangs on every one of them.
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
bandc = sys.argv[2] if len(sys.argv) > 2 else ".build/release/bandc"
words = (
    "everything that you write here is read by others and stays where it is so mind what you say and how you say it"
).split()


def processor_time(*arguments):
    """The least processor time in milliseconds, and the standard output."""
    best = float("inf")
    for _ in range(runs):
        before = os.times()
        done = subprocess.run([bandc, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        after = os.times()
        spent = after.children_user - before.children_user + after.children_system - before.children_system
        best = min(best, spent * 1000)
    return best, done.stdout


def row(name, path, *options):
    checked, _ = processor_time("check", "--proof", "off", "--jobs", "1", *options, path)
    proved, out = processor_time("prove", "--text-ends", "off", "--format", "json", "--jobs", "1", *options, path)
    for line in out.splitlines()[:1]:
        proof = json.loads(line)
        cost = max(0, proved - checked)
        each = cost / proof["cases"] if proof["cases"] else 0
        verdicts = f'{proof["proved"]} / {proof["refuted"]} / {proof["open"]}'
        print(
            f'| {name} | {proof["cases"]} | {proof["regions"]} | {verdicts} | {checked:.0f} | {cost:.0f} | {each:.2f} |')


def head(first):
    print(f"| {first} | cases | regions | proved / refuted / open | check ms | proof ms | ms a case |")
    print("|---|---:|---:|---|---:|---:|---:|")


def paragraphs(count):
    lines = ["screen Long {", "    column page {", "        left: safe.left; right: safe.right; padding: 16; gap: 4"]
    for number in range(count):
        text = " ".join(words[(number * 5 + k) % len(words)] for k in range(6 + number % 9))
        lines.append(f'        text p{number}("{text.capitalize()}")')
    lines += ["        @tappable", "        box go { height: 48 }", "    }", "}", ""]
    return "\n".join(lines)


print("Every example, at the default text size:\n")
head("screen")
examples = sorted(Path("examples").glob("*.band"))
for example in examples:
    row(example.stem, str(example))
print("\nAt all text sizes:\n")
head("screen")
for name in ["terms", "inbox", "settings", "sign-up"]:
    row(name, f"examples/{name}.band", "--text-size", "all")
print("\nParagraphs above a button:\n")
head("paragraphs")
with tempfile.TemporaryDirectory() as folder:
    for count in [3, 6, 12, 18, 24]:
        path = Path(folder) / f"p{count}.band"
        path.write_text(paragraphs(count))
        row(str(count), str(path), "--target", "phones", "--orientation", "portrait")
