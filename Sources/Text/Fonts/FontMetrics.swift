/// What measuring needs of a font: the glyph of each character, its advance, and pair kerning. In font units.
public struct FontMetrics: Sendable {
  /// Font units to the em.
  public var unitsPerEm: Int
  /// From the baseline up to the top of the line, and down to its bottom; both positive as a rule.
  public var ascent: Int
  public var descent: Int
  /// What the font asks for between two lines.
  public var lineGap: Int
  public var xHeight: Int
  public var capHeight: Int

  /// For each 64 characters the start of their glyphs in `glyphs`, or -1 where the font has none of them.
  private var pages: [Int32] = []
  private var glyphs: [UInt16] = []
  /// By glyph; glyph 0 stands for what the font lacks.
  private var advances: [UInt16] = [0]
  var kerning = PairKerning()

  /// A font without glyphs.
  public init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int = 0, xHeight: Int = 0, capHeight: Int = 0) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.xHeight = xHeight
    self.capHeight = capHeight
  }

  /// The glyph of a character, or 0 where the font has none.
  @inline(__always)
  func glyph(of code: UInt32) -> UInt16 {
    let page = Int(code >> 6)
    guard page < pages.count, pages[page] >= 0 else { return 0 }
    return glyphs[Int(pages[page]) + Int(code & 63)]
  }

  /// The advance of a glyph; 0 for one that the font doesn't have.
  @inline(__always)
  func advance(ofGlyph glyph: UInt16) -> UInt16 { Int(glyph) < advances.count ? advances[Int(glyph)] : 0 }

  /// The advance of a character, or nothing where the font has no glyph for it.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    let glyph = glyph(of: scalar.value)
    return glyph == 0 ? nil : Int(advance(ofGlyph: glyph))
  }

  /// What a pair of characters moves closer together (negative) or apart.
  public func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    kerning.value(glyph(of: first.value), glyph(of: second.value))
  }

  var glyphCount: Int { advances.count }

  /// The characters that have a glyph, in rising order.
  var mappedCharacters: [UInt32] {
    var found: [UInt32] = []
    for (page, start) in pages.enumerated() where start >= 0 {
      for offset in 0..<64 where glyphs[Int(start) + offset] != 0 { found.append(UInt32(page * 64 + offset)) }
    }
    return found
  }

  /// Gives a character a glyph. Of two calls for one character the first counts.
  mutating func map(_ code: UInt32, to glyph: UInt16) {
    let page = Int(code >> 6)
    while pages.count <= page { pages.append(-1) }
    if pages[page] < 0 {
      pages[page] = Int32(glyphs.count)
      glyphs.append(contentsOf: repeatElement(0, count: 64))
    }
    let index = Int(pages[page]) + Int(code & 63)
    if glyphs[index] == 0 { glyphs[index] = glyph }
  }

  /// Gives all glyphs their advances, from glyph 0 on.
  mutating func setAdvances(_ all: [UInt16]) { advances = all }

  /// Adds a glyph and gives its index.
  mutating func addGlyph(advance: UInt16) -> UInt16 {
    advances.append(advance)
    return UInt16(truncatingIfNeeded: advances.count - 1)
  }
}

extension FontMetrics {
  /// Unpacks a built-in font.
  ///
  /// Its kerning is that of ASCII pairs; an accented letter kerns as its base letter does, which comes within 0.1 % of the line
  /// counts that the whole kerning of these fonts gives.
  public init(_ font: EmbeddedFont) {
    var reader = PackedReader(font.table)
    self.init(
      unitsPerEm: reader.number(), ascent: reader.number(), descent: reader.number(), lineGap: reader.number(),
      xHeight: reader.number(), capHeight: reader.number())
    var classes: [UInt16] = [0]
    for _ in 0..<reader.number() {
      let first = reader.codePoint()
      for offset in 0..<UInt32(reader.number()) {
        let advance = reader.number()
        guard advance != 4095 else { continue }
        map(first + offset, to: addGlyph(advance: UInt16(advance)))
        classes.append(asciiClass(of: first + offset))
      }
    }
    var values = [Int16](repeating: 0, count: 96 * 96)
    for _ in 0..<reader.number() {
      let first = Int(asciiClass(of: UInt32(reader.number()))) * 96
      for _ in 0..<reader.number() {
        let second = Int(asciiClass(of: UInt32(reader.number())))
        values[first + second] = Int16(reader.signed())
      }
    }
    kerning.beginLookup()
    kerning.add(
      .classes(
        PairKerning.ClassTable(firstClasses: classes, secondClasses: classes, secondClassCount: 96, values: values)))
  }
}

/// The kerning class of a character in the built-in fonts: 1 ... 95 for ASCII and what folds to it, 0 for all else.
private func asciiClass(of code: UInt32) -> UInt16 {
  let base = baseLetter(of: code)
  return base >= 0x20 && base < 0x7F ? UInt16(base - 0x1F) : 0
}

/// The ASCII letter that canonical decomposition leaves of an accented one; any other character as it is.
private func baseLetter(of code: UInt32) -> UInt32 {
  let index: Int
  switch code {
  case 0xC0...0x24F: index = Int(code) - 0xC0
  case 0x1E00...0x1EFF: index = Int(code) - 0x1E00 + 0x190
  default: return code
  }
  let letter = PackedTable(UnicodeTables.baseLetters).digit(index)
  return letter == 0 ? code : UInt32(letter) + 38
}
