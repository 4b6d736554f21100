extension FontMetrics {
  /// Reads what measuring needs from a TrueType or OpenType font, or from a face of a collection.
  ///
  /// These tables are read: head, hhea, OS/2, maxp, hmtx, cmap (formats 4 and 12), and for kerning GPOS (pair adjustment, with its extension
  /// lookups) or, where that has none, kern. Nothing else is looked at; a fault elsewhere doesn't matter.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - face: the index in a collection.
  /// - Complexity: time and memory are proportional to the file's size, whatever it says.
  public init(readingFont bytes: [UInt8], face: Int = 0) throws(FontFileError) {
    let file = try FontFile(bytes, face: face)
    let head = try file.requiredTable("head")
    let unitsPerEm = try head.u16(18)
    // OpenType 1.9, head.
    guard unitsPerEm >= 16, unitsPerEm <= 16384 else { throw head.malformed }
    let lines = try LineMetrics(file, unitsPerEm: unitsPerEm)
    self.init(
      unitsPerEm: unitsPerEm, ascent: lines.ascent, descent: lines.descent, lineGap: lines.lineGap,
      xHeight: lines.xHeight, capHeight: lines.capHeight)

    let glyphCount = try file.requiredTable("maxp").u16(4)
    try readAdvances(file, glyphCount: glyphCount)
    try readCharacterMap(file.requiredTable("cmap"), glyphCount: glyphCount)
    if let table = try file.table("GPOS") { kerning = try PairKerning(gpos: table, glyphCount: glyphCount) }
    if kerning.isEmpty, let table = try file.table("kern") {
      kerning = try PairKerning(kern: table, glyphCount: glyphCount)
    }
    if kerning.dependsOnScript { kerning.setScripts(ofGlyphs: scripts(glyphCount: glyphCount)) }
  }

  /// By glyph: the first script, in the order of characters, that it is used in.
  private func scripts(glyphCount: Int) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: glyphCount)
    for code in mappedCharacters {
      let glyph = Int(glyph(of: code))
      if glyph < glyphCount, bits[glyph] == 0, let script = KerningScript(of: code) { bits[glyph] = script.bit }
    }
    return bits
  }

  /// The vertical metrics, as most platforms choose them.
  private struct LineMetrics {
    var ascent: Int
    var descent: Int
    var lineGap: Int
    var xHeight = 0
    var capHeight = 0

    /// Those of hhea; of OS/2 where it says so (`USE_TYPO_METRICS`) or where hhea's are zero.
    ///
    /// A slip of the sign, which many fonts of a descender have, is mended as HarfBuzz does (`hb-ot-metrics.cc`). A line without a
    /// height is a fault, and so is one of more ems than any script needs.
    init(_ file: FontFile, unitsPerEm: Int) throws(FontFileError) {
      let hhea = try file.requiredTable("hhea")
      (ascent, descent, lineGap) = try Self.read(hhea, at: 4)
      if let os2 = try file.table("OS/2"), os2.count >= 74 {
        if try os2.u16(62) & 0x80 != 0 || (ascent == 0 && descent == 0) {
          (ascent, descent, lineGap) = try Self.read(os2, at: 68)
        }
        if try os2.u16(0) >= 2, os2.count >= 90 {
          xHeight = try os2.i16(86)
          capHeight = try os2.i16(88)
        }
      }
      let height = ascent + descent + lineGap
      guard height > 0, height <= 16 * unitsPerEm else { throw hhea.malformed }
    }

    private static func read(_ table: FontTable, at offset: Int) throws(FontFileError) -> (Int, Int, Int) {
      (abs(try table.i16(offset)), abs(try table.i16(offset + 2)), max(0, try table.i16(offset + 4)))
    }
  }

  /// Takes the advances from hmtx; the last one stands for all glyphs after it.
  private mutating func readAdvances(_ file: FontFile, glyphCount: Int) throws(FontFileError) {
    let count = try file.requiredTable("hhea").u16(34)
    let hmtx = try file.requiredTable("hmtx")
    guard count > 0, count <= glyphCount else { throw FontFileError.malformed("hhea") }
    try hmtx.require(4 * count)
    var advances: [UInt16] = []
    advances.reserveCapacity(glyphCount)
    for glyph in 0..<glyphCount {
      advances.append(UInt16(truncatingIfNeeded: try hmtx.u16(4 * min(glyph, count - 1))))
    }
    setAdvances(advances)
  }

  private mutating func readCharacterMap(_ cmap: FontTable, glyphCount: Int) throws(FontFileError) {
    let count = try cmap.u16(2)
    var best: (rank: Int, offset: Int)?
    for index in 0..<count {
      let entry = try cmap.part(at: 4 + 8 * index, count: 8)
      let offset = try entry.u32(4)
      let format = try cmap.part(at: offset).u16(0)
      let rank: Int
      switch (try entry.u16(0), try entry.u16(2), format) {
      case (3, 10, 12), (0, 4, 12), (0, 6, 12): rank = 3
      case (3, 1, 4), (0, 0...4, 4): rank = 2
      case (3, 0, 4): rank = 1  // A symbol font, whose characters are at U+F000 and up.
      default: continue
      }
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let best else { throw .noCharacterMap }
    let map = try cmap.part(at: best.offset)
    if try map.u16(0) == 12 {
      try readFormat12(map, glyphCount: glyphCount)
    } else {
      try readFormat4(map, glyphCount: glyphCount)
    }
  }

  /// Segments of 16-bit characters. They have to be in order, so that no character is mapped twice.
  private mutating func readFormat4(_ map: FontTable, glyphCount: Int) throws(FontFileError) {
    let doubled = try map.u16(6)
    guard doubled % 2 == 0 else { throw map.malformed }
    try map.require(16 + 4 * doubled)
    var next = 0
    for segment in stride(from: 0, to: doubled, by: 2) {
      let end = try map.u16(14 + segment)
      let start = try map.u16(16 + doubled + segment)
      let delta = try map.u16(16 + 2 * doubled + segment)
      let rangeOffsetPosition = 16 + 3 * doubled + segment
      let rangeOffset = try map.u16(rangeOffsetPosition)
      guard start <= end, start >= next else {
        if start == 0xFFFF || end == 0xFFFF { break }
        throw map.malformed
      }
      next = end + 1
      for code in start...end where code != 0xFFFF {
        var glyph = code
        if rangeOffset != 0 {
          glyph = try map.u16(rangeOffsetPosition + rangeOffset + 2 * (code - start))
          if glyph == 0 { continue }
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph > 0 && glyph < glyphCount { self.map(UInt32(code), to: UInt16(glyph)) }
      }
    }
  }

  /// Groups of characters with glyphs in a row. They have to be in order too.
  private mutating func readFormat12(_ map: FontTable, glyphCount: Int) throws(FontFileError) {
    let count = try map.u32(12)
    guard count <= map.count / 12 else { throw map.truncated }
    var next = 0
    for group in 0..<count {
      let start = try map.u32(16 + 12 * group)
      let end = try map.u32(20 + 12 * group)
      let glyph = try map.u32(24 + 12 * group)
      guard start >= next, start <= end, end <= 0x10FFFF else { throw map.malformed }
      next = end + 1
      guard glyph < glyphCount else { continue }
      for code in start...min(end, start + glyphCount - glyph - 1) where glyph + code - start > 0 {
        self.map(UInt32(code), to: UInt16(glyph + code - start))
      }
    }
  }
}
