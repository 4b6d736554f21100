"""How the data's bands become strips of the language, and how a family's strips fit other insets.

`vertical-drag` and `horizontal-drag` are seen from the screen, `dragAcross` (away from the edge) and `dragAlong` (beside
it) from the edge. The order of a list is always tap, dragAcross, dragAlong.
"""

# The data's name of a band: the strip's name and its kind. Back strips stand on two edges and take the edge's name too.
NAMES = {
    "status-bar": ("statusBar", "status"),
    "home-indicator": ("homeIndicator", "home"),
    "gesture-nav": ("gestureNav", "home"),
    "three-button-nav": ("threeButtonNav", "home"),
    "back-gesture": ("backGesture", "back"),
    "notification-pull": ("notificationPull", "pull"),
    "control-center-pull": ("controlCenterPull", "pull"),
    "dock-pull": ("dockPull", "pull"),
}
TOUCHES = ["tap", "dragAcross", "dragAlong"]
BELOW_CUTOUT = "mandatory gesture area"
HOME = ("home-indicator", "gesture-nav", "three-button-nav")


def touches(gestures, edge):
    """The language's words for the data's gestures at an edge."""
    upright = edge in ("top", "bottom")
    words = {
        "tap": "tap",
        "vertical-drag": "dragAcross" if upright else "dragAlong",
        "horizontal-drag": "dragAlong" if upright else "dragAcross",
    }
    found = [words[gesture] for gesture in gestures]
    return [word for word in TOUCHES if word in found]


def deferrable(band, platform):
    """Whether an app may ask the system to hold this strip's gesture back.

    Android's records say so themselves (`overridable`): the back gesture can be excluded, the others can't. On iOS the
    request is `preferredScreenEdgesDeferringSystemGestures` (source `uikit-defer`), which speaks of edges: it covers the
    home indicator and the pulls from an edge, not the taps that a status bar takes.
    """
    if "overridable" in band:
        return band["overridable"]
    return platform == "ios" and band["name"] != "status-bar"


def strip(band, platform):
    """A strip of the model from a band of the data."""
    name, kind = NAMES[band["name"]]
    if kind == "back":
        name += band["edge"].capitalize()
    return {
        "name": name,
        "kind": kind,
        "edge": band["edge"],
        "thickness": band["thickness"],
        "takes": touches(band["forbids"], band["edge"]),
        "discourages": touches(band.get("discourages", []), band["edge"]),
        "deferrable": deferrable(band, platform),
        "remark": band.get("differsFromSafeArea"),
        "band": band["name"],
    }


def refit(strip, own, sibling):
    """A sibling's strip on a device or version with insets of its own.

    A strip that equals its inset follows it. One that the data says differs keeps its depth, but for the pull-down area
    below a cutout, which keeps its distance from the inset.
    """
    fitted = dict(strip)
    edge, remark = strip["edge"], strip["remark"]
    if remark is None:
        fitted["thickness"] = own[edge]
    elif remark.startswith(BELOW_CUTOUT):
        fitted["thickness"] = own[edge] + strip["thickness"] - sibling[edge]
    elif remark.startswith("bar inset"):
        fitted["remark"] = f"bar inset {own[edge]} dp, " + remark.split(", ", 1)[1]
    return fitted


def apple(insets, examples):
    """The strips of a device with a home indicator: what the records have at such an edge, at these insets.

    Every such record has a status bar as deep as its top inset, or where that is 0 a pull of unknown depth, and a home
    indicator as deep as its bottom inset.
    """
    top = "notificationPull" if insets["top"] == 0 else "statusBar"
    found = []
    for name in (top, "homeIndicator"):
        example = dict(examples[name])
        if example["remark"] is None:
            example["thickness"] = insets[example["edge"]]
        found.append(example)
    return found
