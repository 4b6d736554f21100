import BandScreenModel

/// Measures texts with the built-in fonts.
///
/// A value to be kept and used again: it unpacks each font once and keeps the memory of the last text.
public struct TextMeasurer: Sendable {
  /// Whether pairs of letters are kerned, as every platform does.
  public var kerns = true
  public var breaking = LineBreakOptions()

  /// By `FontID`: first the built-in ones, unpacked when they are needed, then those that were added.
  private var fonts: [FontMetrics?]
  private var characters: [TextCharacter] = []
  private var measured = MeasuredText()

  public init() { fonts = [FontMetrics?](repeating: nil, count: EmbeddedFont.allCases.count) }

  /// Makes a font available to styles.
  public mutating func add(_ font: FontMetrics) -> FontID {
    fonts.append(font)
    return FontID(index: fonts.count - 1)
  }

  /// Measures a text for every width.
  ///
  /// - Parameters:
  ///   - text: the text; a newline starts a new line, a newline at the very end doesn't.
  ///   - maximumLines: how many lines are shown at most, as `lines: 2` says; the rest is cut off.
  ///   - minimumScale: by how much the letters shrink at most where the text doesn't fit into so many lines; from 0 to 1.
  /// - Complexity: about O(n) for n characters; see `MeasuredText.leastWidths` for the lines.
  public mutating func measure(
    _ text: String, style: ResolvedTextStyle, maximumLines: Int? = nil, minimumScale: Double = 1
  ) -> LineTable {
    prepare(text, style: style)
    let forcedLineEnds = measured.forcedLineCount
    // Lines that are never shown ask for no width.
    if let maximumLines { measured.limit(toForcedLines: max(maximumLines, 1)) }
    let least = measured.leastWidths(maximumLines: max(maximumLines ?? .max, 1))
    var uncertainty = measured.uncertainty
    if least.isInterpolated { uncertainty.insert(.manyLines) }
    var widestPiece = measured.widestPiece
    // Words that are not found are not as long as the phrase between two spaces.
    if uncertainty.contains(.dictionary) { widestPiece = min(widestPiece, MeasuredText.longestWordInEms * style.size) }
    var table = LineTable(
      leastWidths: least.widths, forcedLines: least.forcedLines, lineHeight: style.lineHeight,
      firstBaseline: style.baseline, lastBaseline: style.baseline, widestPiece: widestPiece,
      widestLine: measured.widestLine)
    if let maximumLines {
      table.limit(to: max(maximumLines, 1), minimumScale: min(1, max(minimumScale, 0.01)), forcedLineEnds)
    }
    let scales = measured.scales(style.face.slack)
    table.leastScale = scales.least
    table.greatestScale = scales.greatest
    table.uncertainty = uncertainty
    return table
  }

  /// A text with its widths and break opportunities, for those who want to know where its lines end.
  public mutating func measuredText(_ text: String, style: ResolvedTextStyle) -> MeasuredText {
    prepare(text, style: style)
    return measured
  }

  /// Fills `measured`.
  private mutating func prepare(_ text: String, style original: ResolvedTextStyle) {
    let style = original.bounded
    measured.clear(em: style.size, uncertainty: style.face.isStandIn ? .standInFont : [])
    let scripts = read(text)
    var widths = ClusterWidths(
      style: style, first: font(style.face.first), second: style.face.share > 0 ? font(style.face.second) : nil,
      fallbacks: fallbacks(for: style, scripts), kerns: kerns)
    var clusters = ClusterBreaker()
    var breaking = breaking
    if style.keepsHangulWhole { breaking.keepsHangulWhole = true }
    var lines = LineBreaker(breaking)
    for index in characters.indices {
      let character = characters[index]
      let next = lines.needsNext(character.properties.lineBreak) ? classOfNextBase(after: index) : nil
      let action = lines.action(before: character.properties.lineBreak, code: character.code, next: next)
      let begins = clusters.beginsCluster(character.properties.cluster)
      if index > 0 {
        // A line may end within what UAX #29 calls one cluster, after a space with a mark on it: then it does.
        if begins || action != .prohibited { widths.endCluster(of: &measured, at: character.offset) }
        if action != .prohibited {
          measured.addOpportunity(isForced: action == .mandatory, hyphen: widths.hyphenBefore)
        }
      }
      widths.add(character, to: &measured)
    }
    if !characters.isEmpty {
      widths.endCluster(of: &measured, at: Int32(truncatingIfNeeded: text.utf8.count))
      measured.addOpportunity(isForced: true, hyphen: 0)
    }
    measured.finish()
  }

  /// Takes the text apart and tells which of the smaller fonts it needs.
  private mutating func read(_ text: String) -> (hasThai: Bool, hasHebrew: Bool) {
    characters.removeAll(keepingCapacity: true)
    var offset: Int32 = 0
    var hasThai = false
    var hasHebrew = false
    for scalar in text.unicodeScalars {
      let code = scalar.value
      characters.append(TextCharacter(code: code, offset: offset, properties: CharacterProperties(of: code)))
      offset &+= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
      hasThai = hasThai || (code >= 0xE00 && code < 0xE80)
      hasHebrew = hasHebrew || (code >= 0x590 && code < 0x600) || (code >= 0xFB1D && code < 0xFB50)
    }
    return (hasThai, hasHebrew)
  }

  /// The fonts that are asked for what the style's font lacks, in order.
  private mutating func fallbacks(
    for style: ResolvedTextStyle, _ scripts: (hasThai: Bool, hasHebrew: Bool)
  ) -> [FontMetrics] {
    var fallbacks: [FontMetrics] = []
    if let system = style.face.system { fallbacks.append(font(system)) }
    if scripts.hasThai { fallbacks.append(font(FontID(.notoThai))) }
    if scripts.hasHebrew { fallbacks.append(font(FontID(.notoHebrew))) }
    return fallbacks
  }

  /// The line break class of the first character after `index` that isn't a combining mark.
  private func classOfNextBase(after index: Int) -> LineBreakClass? {
    var next = index + 1
    while next < characters.count {
      let lineBreak = characters[next].properties.lineBreak
      if lineBreak != .combiningMark && lineBreak != .zeroWidthJoiner && lineBreak != .complexMark { return lineBreak }
      next += 1
    }
    return nil
  }

  /// The metrics of a font. One that another measurer knows and this one doesn't is the first built-in one.
  private mutating func font(_ id: FontID) -> FontMetrics {
    let index = fonts.indices.contains(Int(id.index)) ? Int(id.index) : 0
    if let metrics = fonts[index] { return metrics }
    let metrics = FontMetrics(EmbeddedFont(rawValue: UInt8(truncatingIfNeeded: index)) ?? .interRegular)
    fonts[index] = metrics
    return metrics
  }
}

extension LineTable {
  /// Notes at which width the text is cut off, and lets its letters shrink before that: the last number of lines is then enough for a
  /// narrower box.
  ///
  /// The line height stays, as that of a label does; so does the width that the text asks for.
  fileprivate mutating func limit(to lines: Int, minimumScale: Double, _ forcedLineEnds: Int) {
    guard leastWidths.count + forcedLines - 1 >= lines else { return }
    leastWidths[leastWidths.count - 1] *= minimumScale
    widestPiece *= minimumScale
    wholeWidth = forcedLineEnds > lines ? .infinity : leastWidths[leastWidths.count - 1]
  }
}

/// A character of a text and what is known about it.
struct TextCharacter {
  var code: UInt32
  /// Of its first UTF-8 byte.
  var offset: Int32
  var properties: CharacterProperties
}
