"""The catalogue's files: the readable `.band` texts, and the Swift string literals that carry them in the compiler."""
from declaration import declaration, documentation

# The files in the catalogue's order: name, Swift case, what stands in it, and which devices those are.
FILES = [
    ("iphones", "iPhones", "iPhones", "ios", ("phone",)),
    ("ipads", "iPads", "iPads", "ios", ("tablet",)),
    ("android-phones", "androidPhones", "Android phones", "android", ("phone",)),
    ("android-foldables", "androidFoldables", "Android foldables", "android", ("foldable",)),
    ("android-tablets", "androidTablets", "Android tablets", "android", ("tablet",)),
]
HEAD = """\
// {title} of the catalogue. Written by Tools/devices/convert.py from Tools/devices/data: change the data or the script.
// docs/devices.md has them as a table and says where the figures come from.
"""


def texts(devices):
    """The `.band` text of each file, and the rows of the index."""
    files, rows = {}, []
    for number, (name, _, title, platform, forms) in enumerate(FILES):
        text = HEAD.format(title=title)
        for device in devices:
            if device["platform"] != platform or device["form"] not in forms:
                continue
            text += "\n"
            begins = len(text)
            text += "".join(line + "\n" for line in documentation(device))
            start = len(text)
            text += "\n".join(declaration(device)) + "\n"
            for variant, complete in profiles(device):
                rows.append([
                    profile_id(device["id"], variant), device["name"] + (", " + variant if variant else ""), platform,
                    device["form"], device["navigation"], "complete" if complete else "incomplete", variant,
                    str(number), str(begins), str(start), str(len(text) - 1),
                ])
        assert text.isascii(), name  # Offsets count characters here and bytes in Swift.
        files[f"{name}.band"] = text
    assert len({row[0] for row in rows}) == len(rows) and len({row[1] for row in rows}) == len(rows)
    return files, "".join("\t".join(row) + "\n" for row in rows)


def profiles(device):
    """The device itself and each of its variants, with whether all insets are known."""
    found = [("", device["complete"])]
    names = {name: None for own in device["orientations"].values() for name in own["variants"]}
    for name in names:
        varied = [own["variants"].get(name, own) for own in device["orientations"].values()]
        found.append((name, all(None not in one["inset"].values() for one in varied)))
    return found


def profile_id(identifier, variant):
    """`iphone-16-pro@ios-26`: the device's identifier, and the variant in lower case with a hyphen for other characters."""
    if not variant:
        return identifier
    words = "".join(c if c.isalnum() or c == "." else " " for c in variant.lower()).split()
    return identifier + "@" + "-".join(words)


def sources_text(sources):
    """The table of sources: a row for each, columns set apart by tabs."""
    rows = [[key, row["kind"], row["title"], row["where"], row["supports"]] for key, row in sources.items()]
    assert all("\t" not in cell and "\n" not in cell for row in rows for cell in row)
    return "".join("\t".join(row) + "\n" for row in rows)


def swift(constant, origin, summary, text):
    """A Swift file with the text as one raw string literal, every byte as in the readable original."""
    assert '"""' not in text
    return (f"// swift-format-ignore-file\n// Written by Tools/devices/convert.py from {origin}.\n\n"
            f"extension CatalogueText {{\n  /// {summary}\n"
            f"  static let {constant}: StaticString = #\"\"\"\n{text}\n\"\"\"#\n}}\n")
