"""Writes docs/devices.md: the catalogue as a table for people."""
from embed import FILES, profile_id, profiles
from figures import figure

EDGES = ["top", "left", "bottom", "right"]
SHORT = {"portrait": "P", "landscape": "L", "landscapeLeft": "L left", "landscapeRight": "L right"}
INTRODUCTION = """\
# The device catalogue

Written by `Tools/devices/convert.py`; change the data in `Tools/devices/data` or the script, not this page.

{devices} devices in {profiles} profiles, {ready} of them ready ({orientations} orientations). The declarations are in
`Sources/Checker/Catalogue/Devices` and stand in the compiler as they are. Lengths are points on iOS and dp on Android.
Each figure comes from a source; the last table but one says where each key leads. Where no source gives a figure the
catalogue says `unknown` and guesses nothing.

- **Identifiers.** A device's is its model, on Android with `-gesture` or `-3button` for the navigation, on foldables with
  `-folded` (cover screen) or `-unfolded` (inner screen). A variant's is `device@variant`: `iphone-16-pro@ios-26`.
- **Variants** are the same device with figures read on another system version; each is a profile of its own. Those of
  `device-specs-3` are named by the system alone (`iOS 26`, `iPadOS 26`; Pixels `emulator skin`, since its version is
  not given). Those of other sources name the source too, because they disagree: `iOS 26, deviceprofile`. A variant's
  insets win over the orientation's; it lists all its strips; `cutout` in it replaces the orientation's cutouts; an
  orientation without a block of the variant is as it is without it.
- **Ready targets** (`phones`, `tablets`, `foldables`, `ios`, `android`, `all`) hold every profile whose insets are all
  known. The others are marked "no" under *ready*; name one to check for it.
- **Strips.** Kinds: `home` (home indicator, gesture bar, navigation bar), `status`, `back` (the back gesture), `pull`
  (a swipe from the edge). A strip in Android's gesture navigation is deeper (32) than its inset; the floor for tappables
  is the inset, so no profile here has `home:`, which is for a hidden hint. `deferrable` is what the data calls
  overridable, and on iOS whatever `preferredScreenEdgesDeferringSystemGestures` holds back: the home indicator and
  pulls, not a status bar. One report (`home-defer`) saw the swipe home not held back; Apple's document and the apps that
  use it say otherwise. Android's back gesture is given back by exclusion (`@exclude`), its home gesture by nothing.
- **Folds** are hinges of width 0 (`hinge {{ left: 430; width: 0 }}`): where the screen bends. They hide nothing and
  separate nothing; a hinge separates when it is wider than 0. No device here has one that does.
- **Keyboards** are stock heights, home-indicator inset included, on the device itself or on another of its platform and
  exactly its size; the doc comment of the declaration says which. {keyboards} of the {devices} devices have one. For the others the catalogue
  says `unknown`, and a check takes 0.45 of the screen's height, in landscape 0.6, and calls it assumed.
- **Devices that only `device-specs-3` has** take their strips from a sibling (`sibling:…` among the sources): a strip as
  deep as its inset follows the new inset, a gesture area keeps its depth, the pull-down area below a cutout its 12 more
  than the inset. The three-button bar is the sibling's; where the sibling's is unknown so is theirs. Corners and
  cutouts are unknown, except that no iPad has a cutout.
- **Samsung's insets in `device-specs-3`** are generic values (24). They don't vary devices with measured ones.

What a declaration has no property for stands in its doc comment: the kind of evidence (`Quality`), display state, native
pixels, the corners where top and bottom differ (`corner` is the larger), the home indicator's rectangle, which way up
an orientation is meant, why a strip is not as deep as its inset, and notes."""


def page(devices, sources, defaults):
    """The whole page."""
    every = [(device, profile) for device in devices for profile in profiles(device)]
    ready = [(device, profile) for device, profile in every if profile[1]]
    out = [INTRODUCTION.format(
        devices=len(devices), profiles=len(every), ready=len(ready),
        orientations=sum(len(device["orientations"]) for device, _ in ready),
        keyboards=sum(all(own["keyboard"] is not None for own in device["orientations"].values()) for device in devices))]
    for _, _, title, platform, forms in FILES:
        out += [f"\n## {title}\n", "| id | name | navigation | year | size | insets: top left bottom right | keyboard: P / L | ready | sources |",
                "|---|---|---|---|---|---|---|---|---|"]
        for device in devices:
            if device["platform"] == platform and device["form"] in forms:
                out += [row(device, *profile) for profile in profiles(device)]
    out += ["\n## Sources\n", "| key | kind | title | where | supports |", "|---|---|---|---|---|"]
    for key, source in sources.items():
        out.append(cells([f"`{key}`", source["kind"], source["title"], source["where"], source["supports"]]))
    out += ["\n## Platform defaults\n", "Generic figures that the profiles above are made of; not devices.\n",
            "| platform | figure | value | sources |", "|---|---|---|---|"]
    for platform, values in defaults.items():
        keys = ", ".join(values["sources"])
        out += [cells([platform, name, figure(value), keys]) for name, value in values.items() if name != "sources"]
    return "\n".join(out) + "\n"


def row(device, variant, complete):
    orientations = device["orientations"]
    insets = []
    for name, own in orientations.items():
        inset = own["variants"].get(variant, own)["inset"]
        insets.append(f"{SHORT[name]} " + " ".join("?" if inset[edge] is None else figure(inset[edge]) for edge in EDGES))
    portrait = orientations["portrait"]
    heights = [own["keyboard"] for name, own in orientations.items() if name in ("portrait", "landscape", "landscapeLeft")]
    keyboard = "?" if None in heights else " / ".join(map(figure, heights))
    return cells([
        f"`{profile_id(device['id'], variant)}`", device["name"] + (", " + variant if variant else ""),
        device["navigation"], "" if device["year"] is None else figure(device["year"]),
        f"{figure(portrait['width'])} × {figure(portrait['height'])}", "; ".join(insets), keyboard,
        "yes" if complete else "no",
        "" if variant else ", ".join(device["sources"]),
    ])


def cells(values):
    return "| " + " | ".join(value.replace("|", "\\|") for value in values) + " |"
