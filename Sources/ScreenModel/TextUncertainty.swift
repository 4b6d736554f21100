/// Why a width may differ from the platform's by more than rounding.
public struct TextUncertainty: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The font stands in for one that can't be read: Inter for the system font of iOS.
  public static let standInFont = TextUncertainty(rawValue: 1)
  /// A character that no font here has took an average advance.
  public static let missingGlyph = TextUncertainty(rawValue: 2)
  /// A script that needs shaping: Arabic, Devanagari and the like.
  public static let shaping = TextUncertainty(rawValue: 4)
  /// A script whose words only a dictionary finds: Thai, Lao, Khmer, Burmese.
  public static let dictionary = TextUncertainty(rawValue: 8)
  /// A tab, whose stops differ from platform to platform.
  public static let tab = TextUncertainty(rawValue: 16)
  /// So many lines that the widths for some counts are interpolated.
  public static let manyLines = TextUncertainty(rawValue: 32)

  /// A character that the style's own font or table of metrics lacks: which font a device takes in its place isn't known.
  public static let fallbackFont = TextUncertainty(rawValue: 64)

  /// Whether the text is measured without something that it needs: shaping, a dictionary, a glyph's own advance.
  ///
  /// A stand-in font alone doesn't make it so.
  public var isApproximate: Bool { !subtracting(.standInFont).isEmpty }

  /// The reasons why a text is approximate, as the document names them.
  public var texts: [String] {
    var texts: [String] = []
    if contains(.missingGlyph) { texts.append("missingGlyph") }
    if contains(.fallbackFont) { texts.append("fallbackFont") }
    if contains(.shaping) { texts.append("shaping") }
    if contains(.dictionary) { texts.append("dictionary") }
    if contains(.tab) { texts.append("tab") }
    if contains(.manyLines) { texts.append("manyLines") }
    return texts
  }
}
