#!/usr/bin/env python3
"""What the rules of placement cost: Benchmarks/rules.py [BANDC]

Counts instructions of `bandc check` with valgrind, on one thread: a count, unlike a time, is the same on a busy machine. First each rule by
itself on a screen of 60 elements over the whole catalogue: the run with all rules less the run with this one silenced. Then all rules
together as screens and configurations grow. Prints tables in Markdown.
"""
import importlib.util, os, pathlib, re, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
bandc = sys.argv[1] if len(sys.argv) > 1 else str(root / ".build/release/bandc")
spec = importlib.util.spec_from_file_location("generate", root / "Benchmarks" / "generate.py")
generate = importlib.util.module_from_spec(spec)
spec.loader.exec_module(generate)

# Rules that belong to the meaning of a source can't be silenced, and stand in the rest.
RULES = [
    "tappable_in_band", "tied_to_glass", "tappable_unreachable", "tappable_covered", "keyboard_covers", "content_clipped",
    "content_outside_safe", "text_covered", "overflow", "text_truncated", "fixed_height", "hard_coded_inset", "double_inset",
    "background_stops_short", "target_too_small", "targets_too_close", "drag_in_gesture_strip", "assertion_failed",
]


def count(*arguments):
    """The instructions of a run, in millions."""
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bandc, "check", "--proof", "off", "--jobs", "1", *arguments],
        capture_output=True, text=True, env=environment)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode not in (0, 1) or not found:
        sys.exit(f"{arguments}: {run.stderr[-400:]}")
    return int(found[1]) / 1e6


def silenced(rules):
    return [word for rule in rules for word in ("--allow", rule)]


def devices(number):
    listed = subprocess.run([bandc, "devices"], capture_output=True, text=True).stdout.splitlines()
    names = [line.split()[0] for line in listed if "incomplete" not in line]
    return [word for name in names[:number] for word in ("--device", name)]


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)

    def screen(elements):
        path = folder / f"screen{elements}.band"
        path.write_text(generate.band_screen("Messages", elements // 10))
        return str(path)

    sixty = screen(60)
    whole = count(sixty)
    none = count(sixty, *silenced(RULES))
    rows = sorted(((whole - count(sixty, *silenced([rule])), rule) for rule in RULES), reverse=True)
    print("| rule | million instructions | of the check |\n| --- | ---: | ---: |")
    for cost, rule in rows:
        print(f"| `{rule}` | {cost:.1f} | {100 * cost / whole:.1f} % |")
    print(f"| all that can be silenced | {whole - none:.1f} | {100 * (whole - none) / whole:.1f} % |")
    print(f"| the whole check | {whole:.1f} | |\n")
    print("| elements | configurations | rules, million instructions | for an element and configuration |\n| ---: | ---: | ---: | ---: |")
    steps = [(100, 10), (1000, 10), (10000, 10), (60, 10), (60, 100), (60, None)]
    for elements, wanted in steps:
        few = [] if wanted is None else [*devices(wanted), "--orientation", "portrait"]
        path = screen(elements)
        cost = count(path, *few) - count(path, *few, *silenced(RULES))
        told = subprocess.run([bandc, "check", "--proof", "off", *few, path], capture_output=True, text=True).stderr
        configurations = int(re.search(r"checked on (\d+) configurations", told)[1])
        print(f"| {elements:,} | {configurations} | {cost:.1f} | {cost * 1e6 / elements / configurations:.0f} |")
