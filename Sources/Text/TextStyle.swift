import BandScreenModel

/// A text style as authors name it, before a platform and a text size give it numbers.
public enum TextStyle: Hashable, Sendable {
  case ios(IOSTextStyle)
  case material(MaterialTextStyle)
  case custom(CustomTextStyle)

  /// The platforms' own style of that name, on any platform.
  public init?(name: String) {
    if let style = IOSTextStyle.allCases.first(where: { $0.text == name }) {
      self = .ios(style)
    } else if let style = MaterialTextStyle.allCases.first(where: { $0.text == name }) {
      self = .material(style)
    } else {
      return nil
    }
  }

  /// The names of all built-in styles, in the order of the platforms' tables.
  public static var names: [String] {
    IOSTextStyle.allCases.map { $0.text } + MaterialTextStyle.allCases.map { $0.text }
  }

  /// What a text has without a style: body text of the platform.
  public static func standard(on platform: Platform) -> TextStyle {
    platform == .ios ? .ios(.body) : .material(.bodyLarge)
  }
}

/// A text style of an author's own: `style name { size: 17; lineHeight: 22; weight: semibold }`.
public struct CustomTextStyle: Hashable, Sendable {
  /// In points at the default text size.
  public var size: Double
  /// In points at the default text size; nothing for the line height of the font.
  public var lineHeight: Double?
  public var weight: FontWeight
  /// Added after each character, in points at the default text size; on top of what the system does by itself.
  public var letterSpacing: Double
  /// Whether it follows the user's text size, as every style of the platforms does.
  public var followsTextSize: Bool
  /// A font from a file or a table; nothing for the platform's.
  public var font: CustomFont?

  public init(
    size: Double, lineHeight: Double? = nil, weight: FontWeight = .regular, letterSpacing: Double = 0,
    followsTextSize: Bool = true, font: CustomFont? = nil
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.followsTextSize = followsTextSize
    self.font = font
  }
}

/// What an element says over its style.
public struct TextStyleOverrides: Hashable, Sendable {
  public var weight: FontWeight?
  /// In points at the default text size; it grows with the style's size.
  public var lineHeight: Double?
  /// In points at the default text size; it grows with the style's size.
  public var letterSpacing: Double?
  /// A font from a file or a table.
  public var font: CustomFont?

  public init(
    weight: FontWeight? = nil, lineHeight: Double? = nil, letterSpacing: Double? = nil, font: CustomFont? = nil
  ) {
    self.weight = weight
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.font = font
  }
}

/// The numbers of a style on one platform at one text size. All lengths are points.
public struct ResolvedTextStyle: Hashable, Sendable {
  public var size: Double
  public var lineHeight: Double
  public var weight: FontWeight
  /// What the system adds after each character of its own font.
  public var tracking: Double
  /// What the author adds after every character, whatever its font.
  public var letterSpacing: Double
  public var face: FontFace
  /// The font's ascent and descent, in ems, as the platform's text engine has them.
  public var ascent: Double
  public var descent: Double

  /// Whether words of Hangul stay whole, so that only spaces break them, as labels of iOS do.
  public var keepsHangulWhole = false

  /// A style from its parts, as a test or a conformance run needs it.
  public init(
    size: Double, lineHeight: Double, weight: FontWeight = .regular, tracking: Double = 0, letterSpacing: Double = 0,
    face: FontFace, ascent: Double, descent: Double
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.tracking = tracking
    self.letterSpacing = letterSpacing
    self.face = face
    self.ascent = ascent
    self.descent = descent
  }

  /// From the top of a line to its baseline, in points: what the line height adds to the font's own height, or takes from it,
  /// is shared equally above and below.
  public var baseline: Double { (lineHeight - (ascent + descent) * size) / 2 + ascent * size }
}

extension ResolvedTextStyle {
  /// The style with lengths that sums of a whole text's widths can bear; a size that is no number is 0.
  var bounded: ResolvedTextStyle {
    func bounded(_ length: Double, from least: Double) -> Double {
      length.isFinite ? min(max(length, least), 100_000) : 0
    }
    var style = self
    style.size = bounded(size, from: 0)
    style.tracking = bounded(tracking, from: -100_000)
    style.letterSpacing = bounded(letterSpacing, from: -100_000)
    return style
  }
}

/// Identity of a font in a `TextMeasurer`: a built-in one, or one that was added to it.
public struct FontID: Hashable, Sendable {
  let index: Int32

  public init(_ font: EmbeddedFont) { index = Int32(font.rawValue) }

  init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// Whether it is one of the built-in fonts that stand in for that of iOS.
  var isInter: Bool { index <= Int32(EmbeddedFont.interDisplayBold.rawValue) }
}

/// The font that a text is measured with: one font, or two of which each gives a share of every width.
public struct FontFace: Hashable, Sendable {
  public var first: FontID
  public var second: FontID
  /// How much `second` counts, from 0 to 1.
  public var share: Double
  /// Whether it stands in for another font.
  public var isStandIn: Bool
  /// By how much that other font may be narrower or wider.
  var slack = WidthSlack.none
  /// The platform's font, for characters that `first` lacks; nothing where `first` is that font.
  public var system: FontID?

  public init(_ font: EmbeddedFont, isStandIn: Bool = false) {
    self.init(font, font, share: 0, isStandIn: isStandIn)
  }

  public init(_ first: EmbeddedFont, _ second: EmbeddedFont, share: Double, isStandIn: Bool = false) {
    self.first = FontID(first)
    self.second = FontID(share > 0 ? second : first)
    self.share = share
    self.isStandIn = isStandIn
    slack = isStandIn ? .standIn : .none
  }

  /// Whether it is measured for iOS.
  var isApple: Bool {
    guard let system else { return first.isInter }
    return system.isInter
  }

  /// A built-in font for a weight of its family that isn't built in.
  init(_ face: FontFace, slack: WidthSlack) {
    self = face
    isStandIn = true
    self.slack = slack
  }

  /// A font from a file, before the platform's own.
  public init(_ font: FontID, system: EmbeddedFont?) {
    first = font
    second = font
    share = 0
    isStandIn = false
    self.system = system.map { FontID($0) }
  }
}
