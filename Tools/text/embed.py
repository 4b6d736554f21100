"""Packs font advances, kerning and text styles into Sources/Text/Tables.

    python3 Tools/text/embed.py

Reads data/font-advances.json and data/text-styles.json; `check.py` compares what it wrote with them.
"""

import json

from packing import DATA, HEADER, MISSING, TABLES, code_point, literal, number, signed

WEIGHTS = {"regular": 400, "medium": 500, "semibold": 600, "bold": 700}


def swift_name(identifier):
    head, *rest = identifier.split("-")
    return head + "".join(word.capitalize() for word in rest)


def pack_font(font):
    """Header, runs of advances, kerning pairs: the layout that `FontMetrics.init(_:)` reads."""
    keys = ["unitsPerEm", "ascent", "descent", "lineGap", "xHeight", "capHeight"]
    parts = [number(font[key]) for key in keys]
    parts.append(number(len(font["advances"])))
    for first, advances in font["advances"].items():
        parts.append(code_point(int(first, 16)) + number(len(advances)))
        parts += [number(MISSING if advance is None else advance) for advance in advances]
    parts.append(number(len(font["kern"])))
    for left, pairs in font["kern"].items():
        parts.append(number(ord(left)) + number(len(pairs)))
        parts += [number(ord(right)) + signed(units) for right, units in pairs.items()]
    return "".join(parts)


def fonts_source(data):
    names = list(data["fonts"])
    out = HEADER.format(script="embed.py", source="Tools/text/data/font-advances.json")
    out += "/// A font whose advances are built in.\n///\n"
    out += "/// Read from the fonts of these Debian packages:\n"
    for name, font in data["fonts"].items():
        out += f"/// `{swift_name(name)}`: {font['file']} of {font['package']} ({font['licence']}).\n"
    out += "public enum EmbeddedFont: UInt8, Sendable, CaseIterable {\n"
    for name in names:
        out += f"  case {swift_name(name)}\n"
    out += "\n  /// The packed table that `FontMetrics` reads.\n  var table: StaticString {\n    switch self {\n"
    for name in names:
        out += f"    case .{swift_name(name)}:\n      " + literal(pack_font(data["fonts"][name]), 6) + "\n"
    return out + "    }\n  }\n}\n"


def hundredths(value):
    scaled = round(value * 100)
    if abs(scaled - value * 100) > 1e-9:
        raise ValueError(f"{value} has more than two decimals")
    return scaled


def styles_source(data):
    ios, android = data["ios"], data["android"]
    categories = [category["id"] for category in ios["categories"]]
    scale = android["typeScale"]
    out = HEADER.format(script="embed.py", source="Tools/text/data/text-styles.json")

    out += "/// A text style of iOS.\npublic enum IOSTextStyle: UInt8, Sendable, CaseIterable {\n"
    for style in ios["styles"]:
        out += f"  case {style['id']}\n"
    out += "\n  /// The name that authors write.\n  public var text: String {\n    switch self {\n"
    for style in ios["styles"]:
        out += f"    case .{style['id']}: \"{style['id']}\"\n"
    out += "    }\n  }\n}\n\n"

    out += "/// A text style of Material 3.\npublic enum MaterialTextStyle: UInt8, Sendable, CaseIterable {\n"
    for style in scale["styles"]:
        out += f"  case {style['id']}\n"
    out += "\n  /// The name that authors write.\n  public var text: String {\n    switch self {\n"
    for style in scale["styles"]:
        out += f"    case .{style['id']}: \"{style['id']}\"\n"
    out += "    }\n  }\n}\n\n"

    out += "/// The numbers of the platforms' text styles, packed.\nenum StyleTables {\n"
    out += "  /// Weight, then size and leading in points for each category, smallest first; style after style.\n"
    out += "  ///\n  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes.\n"
    text = ""
    for style in ios["styles"]:
        text += number(WEIGHTS[style["weight"]])
        for category in categories:
            size, leading = style["sizes"][category]
            text += number(size) + number(leading)
    out += "  static var ios: StaticString {\n    " + literal(text, 4) + "\n  }\n\n"

    out += "  /// Size in points and tracking in 1/100 point, by rising size.\n"
    out += "  ///\n  /// Source: Apple Human Interface Guidelines, Typography, tracking values of SF Pro.\n"
    tracking = sorted((int(size), hundredths(points)) for size, (_, points) in ios["tracking"]["table"].items())
    text = number(len(tracking)) + "".join(number(size) + signed(points) for size, points in tracking)
    out += "  static var tracking: StaticString {\n    " + literal(text, 4) + "\n  }\n\n"

    out += "  /// Weight, size and line height in sp, tracking in 1/100 sp; style after style.\n"
    out += "  ///\n  /// Source: androidx.compose.material3, TypeScaleTokens v0_103.\n"
    text = ""
    for style in scale["styles"]:
        text += number(style["weight"]) + number(style["size"]) + number(style["lineHeight"])
        text += signed(hundredths(style["tracking"]))
    out += "  static var material: StaticString {\n    " + literal(text, 4) + "\n  }\n\n"

    font_scale = android["fontScale"]
    out += "  /// Sizes in sp, then for each font scale in 1/100 the sizes in 1/10 dp.\n"
    out += "  ///\n  /// Source: AOSP, android.content.res.FontScaleConverterFactory (Android 15).\n"
    text = number(len(font_scale["fromSp"])) + number(len(font_scale["toDp"]))
    text += "".join(number(size) for size in font_scale["fromSp"])
    for key, sizes in font_scale["toDp"].items():
        text += number(hundredths(float(key)))
        for size in sizes:
            tenths = round(size * 10)
            if abs(tenths - size * 10) > 1e-9:
                raise ValueError(f"{size} has more than one decimal")
            text += number(tenths)
    out += "  static var fontScale: StaticString {\n    " + literal(text, 4) + "\n  }\n}\n"
    return out


def main():
    TABLES.mkdir(parents=True, exist_ok=True)
    fonts = json.loads((DATA / "font-advances.json").read_text())
    styles = json.loads((DATA / "text-styles.json").read_text())
    (TABLES / "EmbeddedFonts.swift").write_text(fonts_source(fonts))
    (TABLES / "EmbeddedStyles.swift").write_text(styles_source(styles))


if __name__ == "__main__":
    main()
