"""Times Taffy on a tree file of the layout benchmark: taffy.py FILE REPETITIONS [OUT].

Through PyPI's `stretchable` (Taffy 0.7.7), one raw call a layout. A native build of a newer Taffy is 1.05 to 4 times as fast, so its
figures are labelled with the version.
"""

import sys
import time

from stretchable import taffylib
from stretchable.style import (
    AlignContent, AlignItems, AlignSelf, Display, FlexDirection, FlexWrap, JustifyContent, Overflow, Position, Style)
from stretchable.style.geometry.size import SizeAvailableSpace

DIRECTIONS = [FlexDirection.ROW, FlexDirection.ROW_REVERSE, FlexDirection.COLUMN, FlexDirection.COLUMN_REVERSE]
JUSTIFY = [
    JustifyContent.FLEX_START, JustifyContent.CENTER, JustifyContent.FLEX_END, JustifyContent.SPACE_BETWEEN,
    JustifyContent.SPACE_AROUND, JustifyContent.SPACE_EVENLY]
CONTENT = [AlignContent.FLEX_START, AlignContent.CENTER, AlignContent.FLEX_END, AlignContent.STRETCH]
ITEMS = [
    AlignItems.FLEX_START, AlignItems.CENTER, AlignItems.FLEX_END, AlignItems.STRETCH, AlignItems.BASELINE]
SELF = [AlignSelf.FLEX_START, AlignSelf.CENTER, AlignSelf.FLEX_END, AlignSelf.STRETCH, AlignSelf.BASELINE]
PLAIN = Style().to_dict()


def length(word):
    """A length of a tree file in the form of the raw interface: 0 auto, 1 points, 2 a share."""
    if word[-1] == "p":
        return {"dim": 1, "value": float(word[:-1])}
    if word[-1] == "%":
        return {"dim": 2, "value": float(word[:-1]) / 100}
    return {"dim": 0, "value": float("nan")}


def edges(words):
    return dict(zip(["top", "right", "bottom", "left"], map(length, words)))


def style(row):
    made = dict(PLAIN)
    made["flex_direction"] = DIRECTIONS[int(row[0])]
    made["justify_content"] = JUSTIFY[int(row[1])]
    made["align_content"] = CONTENT[int(row[2])]
    made["align_items"] = ITEMS[int(row[3])]
    if row[4] != "-1":
        made["align_self"] = SELF[int(row[4])]
    if row[5] == "1":
        made["flex_wrap"] = FlexWrap.WRAP
    if row[6] == "1":
        made["position"] = Position.ABSOLUTE
    if row[7] == "1":
        made["display"] = Display.NONE
    if row[8] == "1":
        made["overflow_x"] = made["overflow_y"] = Overflow.HIDDEN
    made["flex_grow"] = float(row[9])
    made["flex_shrink"] = float(row[10])
    made["flex_basis"] = length(row[11])
    made["size"] = {"width": length(row[12]), "height": length(row[13])}
    made["min_size"] = {"width": length(row[14]), "height": length(row[15])}
    made["max_size"] = {"width": length(row[16]), "height": length(row[17])}
    made["margin"] = edges(row[18:22])
    made["padding"] = edges(row[22:26])
    made["border"] = edges(row[26:30])
    made["inset"] = edges(row[30:34])
    made["gap"] = {"width": length(row[35]), "height": length(row[34])}
    return made


def build(taffy, rows, styles, place, nodes):
    row = rows[place[0]]
    node = taffylib.node_create(taffy, styles[place[0]])
    place[0] += 1
    nodes.append(node)
    for _ in range(int(row[38])):
        taffylib.node_add_child(taffy, node, build(taffy, rows, styles, place, nodes))
    return node


def inner_leaf(rows):
    """The first leaf in the second half whose parent isn't the root, as our own program chooses it."""
    opened = []
    for index, row in enumerate(rows):
        while opened and opened[-1][1] == 0:
            opened.pop()
        children = int(row[38])
        if opened and opened[-1][0] > 0 and index >= len(rows) // 2 and children == 0:
            return index
        if opened:
            opened[-1][1] -= 1
        if children > 0:
            opened.append([index, children])
    return None


def main():
    words = open(sys.argv[1], encoding="ascii").read().split("\n")
    rows = [line.split() for line in words[1:] if line]
    if any(float(row[36]) >= 0 for row in rows):
        sys.exit("texts are not measured here")
    repetitions = int(sys.argv[2])
    sys.setrecursionlimit(10_000)
    styles = [style(row) for row in rows]
    space = SizeAvailableSpace.default().to_dict()
    best = dict.fromkeys(["build", "fresh", "relayout", "sizes180", "leaf_us", "nothing_us"], float("inf"))

    def measure(name, share, work):
        started = time.thread_time()
        work()
        best[name] = min(best[name], (time.thread_time() - started) * share)

    count = len(rows)
    per_box = 1e9 / count
    leaf = inner_leaf(rows)
    for turn in range(repetitions):
        taffy = taffylib.init()
        taffylib.disable_rounding(taffy)
        nodes = []
        measure("build", per_box, lambda: build(taffy, rows, styles, [0], nodes))
        root = nodes[0]

        def lay_out():
            taffylib.node_compute_layout(taffy, root, space)

        measure("fresh", per_box, lay_out)
        if turn == 0 and len(sys.argv) > 3:
            with open(sys.argv[3], "w", encoding="ascii") as out:
                layout = taffylib.PyLayout()
                for node in nodes:
                    taffylib.node_get_layout(taffy, node, layout)
                    out.write(f"{layout.x} {layout.y} {layout.width} {layout.height}\n")
        measure("nothing_us", 1e6, lay_out)
        if leaf is not None:
            changed = dict(styles[leaf])
            changed["size"] = dict(changed["size"], height={"dim": 1, "value": 15.0})
            taffylib.node_set_style(taffy, nodes[leaf], changed)
            measure("leaf_us", 1e6, lay_out)
        wider = dict(styles[0])

        def set_width(width):
            wider["size"] = dict(wider["size"], width={"dim": 1, "value": float(width)})
            taffylib.node_set_style(taffy, root, wider)

        set_width(901 + turn % 90)  # Never the width that it has.
        measure("relayout", per_box, lay_out)
        if turn == 0 and best["fresh"] * count < 2e7:

            def all_sizes():
                for size in range(180):
                    set_width(320 + size * 4)
                    lay_out()

            measure("sizes180", per_box / 180, all_sizes)
        taffylib.free(taffy)
    print(f"nodes={count}", *(f"{name}={value:.2f}" for name, value in best.items() if value < float("inf")))


if __name__ == "__main__":
    main()
