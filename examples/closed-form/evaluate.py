#!/usr/bin/env python3
"""Places the elements of a screen from its closed form, without a layout engine.

    bandc build --emit closed-form terms.band -o terms.json
    evaluate.py terms.json width=393 height=852 inset.top=59 inset.bottom=34
    evaluate.py --check terms.json      compares with the document's reference points

The first prints the frames of the first case that holds such a device. Python 3.9, standard library only.
"""
import json
import sys


def value(form, lengths):
    """The constant plus each coefficient times its length."""
    return form[0] + sum(k * x for k, x in zip(form[1:], lengths))


def inside(bounds, lengths, strict=()):
    """Whether all bounds are at least 0, and those of `strict` more; a billionth of a point is rounding."""
    return all(value(bound, lengths) >= (1e-9 if i in strict else -1e-9) for i, bound in enumerate(bounds))


def holds(case, device):
    """Whether a case's formulas are meant for a device: its lengths by their names, 0 where it has none."""
    lengths = [device.get(name, 0) for name in case["variables"]]
    if any(abs(device.get(name, 0) - length) > 1e-9 for name, length in case["constants"].items()):
        return False
    if any(abs(device.get(name, 0) - device.get(whole, 0)) > 1e-9 for name, whole in case.get("same", {}).items()):
        return False
    box = zip(case["lower"], lengths, case["upper"])
    return all(low - 1e-9 <= x <= high + 1e-9 for low, x, high in box) and inside(case["bounds"], lengths)


def frames(case, lengths):
    """The frame of each element that exists, by its index: x, y, width, height in points."""
    found = {}
    for group in case["groups"]:
        for region in group["regions"]:
            if not inside(region["bounds"], lengths, region.get("strict", ())):
                continue
            for element, forms in zip(group["elements"], region["frames"]):
                if forms is not None:
                    found[element] = [value(form, lengths) for form in forms]
            break
    return found


def check(document):
    """Compares with a plain layout at the document's own random devices; gives the number of points and of faults."""
    points = faults = 0
    for case in document["cases"]:
        linear = set(range(len(document["elements"]))) - set(case["notLinear"])
        for point in case.get("points", []):
            points += 1
            own = frames(case, point["values"])
            for element, *frame in point["frames"]:
                mine = own.get(element, [])
                same = len(mine) == len(frame) and all(abs(a - b) <= 1e-6 for a, b in zip(mine, frame))
                faults += element in linear and not same
    return points, faults


def main(arguments):
    if arguments[:1] == ["--check"]:
        points, faults = check(json.load(open(arguments[1])))
        print(f"{points} points, {faults} faults")
        return 1 if faults or not points else 0
    document = json.load(open(arguments[0]))
    given = dict(argument.partition("=")[::2] for argument in arguments[1:])
    keys = ("variables", "constants", "same")
    names = {name for case in document["cases"] for key in keys for name in case.get(key, ())}
    if given.keys() - names:
        print("no case reads", *sorted(given.keys() - names), "but", *sorted(names), file=sys.stderr)
        return 2
    device = {name: float(length) for name, length in given.items()}
    for case in document["cases"]:
        if not holds(case, device):
            continue
        lengths = [device.get(name, 0) for name in case["variables"]]
        print(case["family"], case["orientation"])
        for element, frame in frames(case, lengths).items():
            print(document["elements"][element], *(round(number, 4) for number in frame))
        return 0
    print("no case holds such a device", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
