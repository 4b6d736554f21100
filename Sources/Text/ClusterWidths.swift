import BandScreenModel

/// Adds up the widths of a text's clusters, one character at a time.
///
/// A character that the style's font lacks takes what the platforms' fallback fonts give it: ideographs, kana and full-width forms 1 em,
/// Hangul 0.92 em (Noto Sans CJK), an emoji, whatever it is made of, 1.245 em (Noto Color Emoji), Hebrew and Thai the advances of Noto
/// Sans. For all others half an em is as near as one gets, and the text says so. It also says so where the style's font is one of its own, since
/// nobody knows then which font a device takes.
struct ClusterWidths {
  private let first: FontMetrics
  private let second: FontMetrics?
  private let fallbacks: [FontMetrics]
  /// Points per unit of the two fonts, their shares included.
  private let firstScale: Double
  private let secondScale: Double
  private let size: Double
  private let tracking: Double
  private let letterSpacing: Double
  private let kerns: Bool
  /// Whether emoji are Apple's.
  private let hasAppleEmoji: Bool
  /// Whether the style has a font or a table of metrics of its own.
  private let isCustom: Bool
  private let hyphenWidth: Double

  // The cluster at hand.
  private var width = 0.0
  private var isEmpty = true
  private var isEmoji = false
  private var takesSpacing = false
  private var takesTracking = false
  private var hangs = true
  private var softHyphen = false
  private var slack = WidthSlack.none
  private var hasSlack = false

  /// The glyphs of the last character that had any, in the two fonts: what the next one kerns with.
  private var firstGlyph: UInt16 = 0
  private var secondGlyph: UInt16 = 0

  /// The width of the hyphen that appears if the line ends here.
  private(set) var hyphenBefore = 0.0

  init(
    style: ResolvedTextStyle, first: FontMetrics, second: FontMetrics?, fallbacks: [FontMetrics], kerns: Bool
  ) {
    self.first = first
    self.second = second
    self.fallbacks = fallbacks
    self.kerns = kerns
    size = style.size
    tracking = style.tracking
    letterSpacing = style.letterSpacing
    isCustom = style.face.system != nil
    hasAppleEmoji = style.face.isApple
    firstScale = size / Double(max(first.unitsPerEm, 1)) * (1 - style.face.share)
    secondScale = second.map { style.size / Double(max($0.unitsPerEm, 1)) * style.face.share } ?? 0
    // U+2010 where the font has it, as in CSS Text 3, section 6.1.
    let code: UInt32 = first.glyph(of: 0x2010) == 0 ? 0x2D : 0x2010
    var hyphen = Double(first.advance(ofGlyph: first.glyph(of: code))) * firstScale
    if let second { hyphen += Double(second.advance(ofGlyph: second.glyph(of: code))) * secondScale }
    hyphenWidth = hyphen + tracking + letterSpacing
  }

  /// Adds a character to the cluster at hand.
  @inline(__always)
  mutating func add(_ character: TextCharacter, to text: inout MeasuredText) {
    let code = character.code
    if isEmpty { begin(code) }
    isEmpty = false
    guard character.properties.advance != .zero else {
      addInvisible(character, to: &text)
      return
    }
    let glyph = first.glyph(of: code)
    if glyph != 0 && character.properties.advance != .emoji {
      let otherGlyph = second?.glyph(of: code) ?? 0
      addGlyph(glyph, otherGlyph, to: &text)
      hangs = hangs && hangsAtLineEnd(code)
    } else {
      firstGlyph = 0
      secondGlyph = 0
      addForeign(character, to: &text)
    }
  }

  private mutating func begin(_ code: UInt32) {
    width = 0
    isEmoji = false
    takesSpacing = false
    takesTracking = false
    hangs = true
    softHyphen = code == 0xAD
    hasSlack = false
  }

  @inline(__always)
  private mutating func addGlyph(_ glyph: UInt16, _ otherGlyph: UInt16, to text: inout MeasuredText) {
    var kern = 0.0
    if kerns && firstGlyph != 0 { kern = Double(first.kerning.value(firstGlyph, glyph)) * firstScale }
    width += Double(first.advance(ofGlyph: glyph)) * firstScale
    if let second {
      if kerns && secondGlyph != 0 { kern += Double(second.kerning.value(secondGlyph, otherGlyph)) * secondScale }
      width += Double(second.advance(ofGlyph: otherGlyph)) * secondScale
    }
    if kern != 0 {
      if takesSpacing { width += kern } else { text.kernLast(kern) }
    }
    firstGlyph = glyph
    secondGlyph = otherGlyph
    takesSpacing = true
    takesTracking = true
  }

  /// A mark, a joiner, a control, a soft hyphen, a tab.
  private mutating func addInvisible(_ character: TextCharacter, to text: inout MeasuredText) {
    switch character.code {
    case 0x09:
      width += 8 * Double(first.advance(ofGlyph: first.glyph(of: 0x20))) * firstScale
      if let second { width += 8 * Double(second.advance(ofGlyph: second.glyph(of: 0x20))) * secondScale }
      text.uncertainty.insert(.tab)
      give(.tab)
      firstGlyph = 0
    case 0xFE0F: isEmoji = isEmoji || takesSpacing
    case 0x20E3: isEmoji = true
    default:
      // Marks stand between two letters without keeping them from kerning; anything else does.
      if character.properties.cluster != .extend { firstGlyph = 0 }
    }
    if firstGlyph == 0 { secondGlyph = 0 }
    noteScript(of: character, in: &text)
  }

  /// A character that the style's font lacks.
  private mutating func addForeign(_ character: TextCharacter, to text: inout MeasuredText) {
    let code = character.code
    noteScript(of: character, in: &text)
    hangs = hangs && hangsAtLineEnd(code)
    switch character.properties.advance {
    case .zero: return
    case .em:
      width += size
      noteFallback(.fullWidth, code, in: &text)
    case .hangul:
      width += 0.92 * size
      noteFallback(.fallback, code, in: &text)
    case .emoji: isEmoji = true
    case .font:
      if let advance = fallbackAdvance(of: code) {
        width += advance
        noteFallback(.fallback, code, in: &text)
      } else if takesSpacing, character.properties.cluster == .hangulV || character.properties.cluster == .hangulT {
        return  // It joins the syllable that its cluster began with.
      } else if character.properties.cluster == .control {
        return
      } else {
        width += 0.5 * size
        // Half-width forms are half an em; what needs shaping has said so already.
        if code >= 0xFF61 && code <= 0xFFDC {
          noteFallback(.fullWidth, code, in: &text)
        } else if !needsShaping(code) {
          text.uncertainty.insert(.missingGlyph)
          give(.missingGlyph)
        }
      }
    }
    takesSpacing = true
  }

  /// Notes that a character of a style with its own font is measured in another one. What needs shaping has said so already.
  private mutating func noteFallback(_ slack: WidthSlack, _ code: UInt32, in text: inout MeasuredText) {
    guard isCustom else { return }
    text.uncertainty.insert(.fallbackFont)
    if !needsShaping(code) { give(slack) }
  }

  private mutating func give(_ slack: WidthSlack) {
    self.slack = slack
    hasSlack = true
  }

  private func fallbackAdvance(of code: UInt32) -> Double? {
    for font in fallbacks {
      let glyph = font.glyph(of: code)
      if glyph != 0 { return Double(font.advance(ofGlyph: glyph)) * size / Double(max(font.unitsPerEm, 1)) }
    }
    return nil
  }

  private mutating func noteScript(of character: TextCharacter, in text: inout MeasuredText) {
    if needsShaping(character.code) {
      text.uncertainty.insert(.shaping)
      give(.shaping)
    }
    switch character.properties.lineBreak {
    case .complex, .complexMark: text.uncertainty.insert(.dictionary)
    default: break
    }
  }

  /// Closes the cluster at hand; the next one begins at `offset`.
  @inline(__always)
  mutating func endCluster(of text: inout MeasuredText, at offset: Int32) {
    if isEmoji {
      width = 1.245 * size
      takesTracking = false
      firstGlyph = 0
      secondGlyph = 0
      // The advance is that of Noto Color Emoji, Android's; Apple's is not published.
      if hasAppleEmoji {
        text.uncertainty.insert(.missingGlyph)
        give(.emoji)
      }
    }
    if takesTracking { width += tracking }
    if takesSpacing { width += letterSpacing }
    if hasSlack { text.addSlack(slack, to: width) }
    text.addCluster(width: width, hangs: hangs && !isEmoji, nextOffset: offset)
    hyphenBefore = softHyphen ? hyphenWidth : 0
    isEmpty = true
  }
}
