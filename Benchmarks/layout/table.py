"""Runs the layout benchmark and prints its tables in Markdown: table.py FOLDER REPETITIONS CAPTURES.

FOLDER holds the programs that ../layout.sh has built. The rectangles of the engines are compared before anything is printed; a peer's figure stands in
brackets where its rectangles aren't ours, and no factor is made of it.
"""

import pathlib
import re
import shutil
import subprocess
import sys

OUT = pathlib.Path(sys.argv[1])
REPETITIONS = int(sys.argv[2])
CAPTURES = pathlib.Path(sys.argv[3])
HERE = pathlib.Path(__file__).parent

# Name, size, and words: `fixed` for a root of fixed size, `min0` for a minimum size of 0 on each box, as Yoga has no automatic one.
TREES = [
    ("huge", 1_000, "fixed min0"), ("huge", 10_000, "fixed min0"), ("huge", 100_000, "fixed min0"),
    ("huge", 1_000, "min0"), ("huge", 10_000, "fixed"),
    ("wide", 1_000, "fixed"), ("wide", 10_000, "fixed"), ("wide", 100_000, "fixed"), ("wide", 10_000, "fixed min0"),
    ("deeprand", 4_000, "fixed"), ("deeprand", 100_000, "fixed"), ("deeprand", 4_000, "fixed min0"),
    ("deepauto", 4_000, "fixed min0"), ("deepauto", 10_000, "fixed min0"), ("deepauto", 100_000, "fixed min0"),
    ("deepauto", 4_000, "fixed"), ("deepauto", 4_000, "min0"),
    ("superdeep", 20, "fixed min0"), ("superdeep", 50, "fixed min0"), ("superdeep", 20, "min0"),
    ("superdeep", 20, "fixed"), ("superdeep", 200, "fixed"), ("superdeep", 200, "fixed min0"),
    ("screen", 60, "fixed min0"), ("screen", 1_000, "fixed min0"), ("screen", 10_000, "fixed min0"),
    ("screen", 100_000, "fixed min0"), ("screen", 1_000, "min0"),
]


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=True)
    return {name: float(value) for name, value in re.findall(r"(\w+)=([-+.\w]+)", done.stdout)}


def boxes(path):
    return [[float(word) for word in line.split()] for line in path.read_text(encoding="ascii").splitlines()]


def differing(a, b):
    """How many boxes of two results are more than 0.05 apart: the peers compute in single precision."""
    return sum(any(abs(x - y) > 0.05 * max(1, abs(x) / 1000) for x, y in zip(left, right)) for left, right in zip(a, b))


def instructions(tree, nodes):
    """Instructions a box of a fresh layout: what two more layouts take. Small trees tell it, as reading a large one takes valgrind long."""
    if shutil.which("valgrind") is None or nodes > 1_600:
        return None
    return sum(run_counted(tree, 3 - 2 * turn) * (1 - 2 * turn) for turn in range(2)) / 2 / nodes


def run_counted(tree, count):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(OUT / "layout"), "repeat", str(tree), "layout", str(count)],
        capture_output=True, text=True, check=True, env={"SWIFT_DETERMINISTIC_HASHING": "1"})
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def number(value, digits=0):
    if value is None or value == float("inf"):
        return "–"
    return f"{value:,.{digits}f}"


class Row:
    def __init__(self, label, tree):
        self.label = label
        with open(tree, encoding="ascii") as file:
            self.nodes = int(file.readline())
        # A layout of a small tree takes microseconds: only very many of them meet a time in which the processor does nothing else.
        repetitions = max(REPETITIONS, REPETITIONS * 2_000 // self.nodes)
        self.ours = run(OUT / "layout", "run", tree, repetitions, OUT / "ours.txt")
        self.ours["instructions"] = instructions(tree, self.nodes)
        wanted = boxes(OUT / "ours.txt")
        self.peers = {}
        self.apart = {}
        if (OUT / "yoga").exists():
            # On the deep trees Yoga may take seconds.
            self.add("Yoga", wanted, OUT / "yoga", tree, max(1, repetitions // 3), OUT / "theirs.txt")
        try:
            self.add("Taffy", wanted, OUT / "python/bin/python", HERE / "taffy.py", tree, max(5, repetitions // 10) if self.nodes < 5_000 else 2,
                     OUT / "theirs.txt")
        except subprocess.CalledProcessError:
            pass  # It isn't there, or the tree has texts, which it would have to measure in Python.
        print(f"{label}: {self.ours['fresh']:.0f} ns", file=sys.stderr)

    def add(self, name, wanted, *words):
        self.peers[name] = run(*words)
        self.apart[name] = differing(wanted, boxes(OUT / "theirs.txt"))

    def peer(self, name, key, digits=0):
        if name not in self.peers or key not in self.peers[name]:
            return "–"
        text = number(self.peers[name][key], digits)
        return f"({text})" if self.apart[name] else text

    def best(self, *keys):
        """What the faster peer takes of those that give our rectangles."""
        sums = [
            sum(figures[key] for key in keys) for name, figures in self.peers.items()
            if not self.apart[name] and all(key in figures for key in keys)
        ]
        return min(sums) if sums else None

    def factor(self, ours, *theirs):
        """How many times faster we are, or nothing where the peer's whole call takes less than 5 µs: the clock makes up much of that."""
        best = self.best(*theirs)
        if best is None or ours not in self.ours or best * self.nodes < 5_000:
            return None
        return best / max(self.ours[ours], 0.1)

    def whole(self):
        """The same for building and layout together, beside Yoga: Taffy's form is built through Python here."""
        if "Yoga" not in self.peers or self.apart["Yoga"]:
            return None
        return (self.peers["Yoga"]["build"] + self.peers["Yoga"]["fresh"]) / self.ours["whole"]


def table(title, columns, rows):
    print(f"\n{title}\n")
    print("| " + " | ".join(name for name, _ in columns) + " |")
    print("| --- |" + " ---: |" * (len(columns) - 1))
    for row in rows:
        print("| " + " | ".join(cell(row) for _, cell in columns) + " |")


def ours(key, digits=0):
    return lambda row: number(row.ours.get(key), digits)


def theirs(name, key, digits=0):
    return lambda row: row.peer(name, key, digits)


def times(key, *theirs_keys):
    return lambda row: number(row.factor(key, *(theirs_keys or (key,))), 1)


def main():
    rows = []
    for name, count, words in TREES:
        tree = OUT / "tree.txt"
        run(OUT / "layout", "make", name, count, *words.split(), tree)
        label = f"{name} {count:,}"
        if "fixed" not in words:
            label += ", root of automatic size"
        if "min0" in words:
            label += ", minimum 0"
        rows.append(Row(label, tree))
    captures = []
    for name in ["chat-mac", "feed-android", "profile-ios", "rendering-sample-mac"]:
        if not (CAPTURES / f"{name}.json").exists():
            print(f"skipped: {CAPTURES / name}.json isn't there", file=sys.stderr)
            continue
        run(OUT / "layout", "capture", CAPTURES / f"{name}.json", OUT / "tree.txt")
        captures.append(Row(name, OUT / "tree.txt"))
    rows += captures

    table("Fresh layout: nanoseconds of processor time a box", [
        ("tree", lambda row: row.label), ("boxes", lambda row: f"{row.nodes:,}"), ("ours", ours("fresh")),
        ("Yoga", theirs("Yoga", "fresh")), ("Taffy 0.7.7", theirs("Taffy", "fresh")), ("times faster", times("fresh")),
        ("building", ours("build")), ("Yoga building", theirs("Yoga", "build")),
        ("both, times faster", lambda row: number(row.whole(), 1)),
        ("instructions", ours("instructions")), ("visits", ours("visits", 2)), ("measurements a text", ours("texts", 2)),
        ("Yoga", theirs("Yoga", "texts", 2)), ("bytes", ours("bytes")), ("Yoga bytes", theirs("Yoga", "bytes")),
    ], rows)
    table("Layout again: nanoseconds a box, and microseconds a call", [
        ("tree", lambda row: row.label), ("another root width", ours("relayout", 1)),
        ("Yoga", theirs("Yoga", "relayout", 1)), ("Taffy", theirs("Taffy", "relayout", 1)),
        ("times faster", times("relayout")), ("180 sizes, each", ours("sizes180", 1)), ("Yoga", theirs("Yoga", "sizes180", 1)),
        ("Taffy", theirs("Taffy", "sizes180", 1)), ("one leaf, µs", ours("leaf_us", 2)),
        ("% of fresh", lambda row: number(row.ours["leaf_us"] * 1e5 / row.ours["fresh"] / row.nodes, 2) if "leaf_us" in row.ours else "–"),
        ("Yoga", theirs("Yoga", "leaf_us", 1)), ("Taffy", theirs("Taffy", "leaf_us", 1)),
        ("nothing, µs", ours("nothing_us", 2)), ("Yoga", theirs("Yoga", "nothing_us", 2)), ("Taffy", theirs("Taffy", "nothing_us", 1)),
    ], rows)
    targets(rows, captures)


def targets(rows, captures):
    """What was aimed at, and the worst figure of this run."""
    named = {row.label: row for row in rows}

    def worst(key, choose, best=min):
        found = [(row.factor(key, key), row.label) for row in rows if choose(row) and row.factor(key, key) is not None]
        return best(found) if found else (None, "nothing to compare with")

    deep = ("screen", "deepauto", "superdeep")
    synthetic = [row for row in rows if row not in captures]
    lines = [
        ("fresh, worst tree: at least 3 times the faster peer", worst("fresh", lambda row: row in synthetic)),
        ("fresh on screen, deepauto, superdeep: at least 5 times", worst("fresh", lambda row: row.label.startswith(deep))),
        ("recorded screens: at least 5 times", worst("fresh", lambda row: row in captures)),
        ("recorded screens: at most 3 visits a box", max(((row.ours["visits"], row.label) for row in captures), default=(None, "none"))),
        ("another root width: at least 3 times", worst("relayout", lambda row: True)),
        ("another root width: at most the fresh figure",
         max((row.ours["relayout"] / row.ours["fresh"], row.label) for row in rows)),
        ("nothing changed: below 1 µs", max((row.ours["nothing_us"], row.label) for row in rows)),
        ("bytes a box: at most 200, from 1,000 boxes", max((row.ours["bytes"], row.label) for row in rows if row.nodes > 900)),
        ("one leaf of 10,000 boxes: at most 1 % of fresh", max(
            (row.ours["leaf_us"] * 1e5 / row.ours["fresh"] / row.nodes, row.label) for row in rows
            if "leaf_us" in row.ours and 5_000 < row.nodes < 20_000)),
    ]
    for suffix in ["", ", minimum 0"]:
        a, b = named[f"superdeep 200{suffix}"], named[f"superdeep 20{suffix}"]
        lines.append(("depth 200: at most 1.5 times depth 20", (a.ours["fresh"] / b.ours["fresh"], a.label)))
    for name, small, suffix in [("huge", "1,000", ", minimum 0"), ("wide", "1,000", ""), ("deeprand", "4,000", ""),
                                ("deepauto", "4,000", ", minimum 0"), ("screen", "1,000", ", minimum 0")]:
        a, b = named[f"{name} 100,000{suffix}"], named[f"{name} {small}{suffix}"]
        lines.append((f"100,000 boxes: at most 2 times {small}", (a.ours["fresh"] / b.ours["fresh"], a.label)))
    print("\nTargets, and the worst figure for each\n\n| target | figure | where |\n| --- | ---: | --- |")
    for text, (value, where) in lines:
        print(f"| {text} | {number(value, 2)} | {where} |")


if __name__ == "__main__":
    main()
