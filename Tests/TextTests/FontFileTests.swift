import BandScreenModel
import BandTestSupport
import Foundation
import Testing

@testable import BandText

/// Fonts written byte by byte, so that each expected number is in sight.
@Suite struct FontFileTests {
  // MARK: Writing fonts

  static func u16(_ values: Int...) -> [UInt8] { values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] } }
  static func u32(_ values: Int...) -> [UInt8] { values.flatMap { u16($0 >> 16 & 0xFFFF, $0 & 0xFFFF) } }

  /// A file of these tables.
  static func file(_ tables: [(String, [UInt8])], at base: Int = 0) -> [UInt8] {
    var directory = u32(0x10000) + u16(tables.count, 0, 0, 0)
    var body: [UInt8] = []
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + u32(0, base + 12 + 16 * tables.count + body.count, bytes.count)
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return directory + body
  }

  static let head = [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34)
  static let hhea = u32(0x10000) + u16(900, -200, 50) + [UInt8](repeating: 0, count: 24) + u16(3)
  static let maxp = u32(0x10000) + u16(5)
  /// Glyph 0: 500; A, glyph 1: 600; V, glyph 2: 700; glyphs 3 (x) and 4 (漢, 𝄞) as glyph 2.
  static let hmtx = u16(500, 0, 600, 0, 700, 0, 0, 0)
  /// A → 1 and V → 2 by a glyph array, x → 3 by the delta.
  static let format4 =
    u16(4, 0, 0, 6, 0, 0, 0) + u16(0x56, 0x78, 0xFFFF) + u16(0) + u16(0x41, 0x78, 0xFFFF)
    + u16(0, 3 - 0x78, 1) + u16(6, 0, 0) + glyphArray
  static let glyphArray = u16(1) + [UInt8](repeating: 0, count: 40) + u16(2)
  static let format12 =
    u16(12, 0) + u32(0, 0, 3) + u32(0x41, 0x41, 1) + u32(0x56, 0x56, 2) + u32(0x1D11E, 0x1D11E, 4)

  static func cmap(_ subtable: [UInt8], platform: Int = 3, encoding: Int) -> [UInt8] {
    u16(0, 1, platform, encoding) + u32(12) + subtable
  }

  static func font(cmap: [UInt8], more: [(String, [UInt8])] = []) -> [UInt8] {
    file([("head", head), ("hhea", hhea), ("maxp", maxp), ("hmtx", hmtx), ("cmap", cmap)] + more)
  }

  /// A GPOS table with one feature `kern`, whose lookups have these subtables.
  static func gpos(lookups: [[[UInt8]]], type: Int = 2) -> [UInt8] {
    gpos(scripts: [("DFLT", Array(lookups.indices))], lookups: lookups, type: type)
  }

  /// A GPOS table in which each script has a feature `kern` of these lookups for its default language.
  static func gpos(scripts: [(tag: String, lookups: [Int])], lookups: [[[UInt8]]], type: Int = 2) -> [UInt8] {
    var list = u16(lookups.count)
    var body: [UInt8] = []
    for subtables in lookups {
      list += u16(2 + 2 * lookups.count + body.count)
      var lookup = u16(type, 0, subtables.count)
      var parts: [UInt8] = []
      for subtable in subtables {
        lookup += u16(6 + 2 * subtables.count + parts.count)
        parts += subtable
      }
      body += lookup + parts
    }
    var scriptList = u16(scripts.count)
    var featureList = u16(scripts.count)
    var languages: [UInt8] = []
    var features: [UInt8] = []
    for (index, script) in scripts.enumerated() {
      scriptList += Array(script.tag.utf8) + u16(2 + 6 * scripts.count + languages.count)
      languages += u16(4, 0) + u16(0, 0xFFFF, 1, index)
      featureList += Array("kern".utf8) + u16(2 + 6 * scripts.count + features.count)
      features += u16(0, script.lookups.count) + script.lookups.flatMap { u16($0) }
    }
    scriptList += languages
    featureList += features
    return u32(0x10000) + u16(10, 10 + scriptList.count, 10 + scriptList.count + featureList.count) + scriptList
      + featureList + list + body
  }

  /// Pairs (A, V) -80 and (A, x) -20.
  static let pairs = u16(1, 12, 4, 0, 1, 18) + u16(1, 1, 1) + u16(2, 2, -80, 3, -20)
  /// Classes: firsts A and V of class 0; seconds V of class 1, all else 0.
  static let classes =
    u16(2, 24, 4, 0, 32, 36, 1, 2) + u16(7, -50) + u16(0, 0) + u16(1, 2, 1, 2) + u16(2, 0) + u16(1, 2, 1, 1)

  // MARK: Reading them

  @Test func theTablesGiveMetricsAndAdvances() throws {
    let font = try FontMetrics(readingFont: Self.font(cmap: Self.cmap(Self.format4, encoding: 1)))
    #expect(font.unitsPerEm == 1000 && font.ascent == 900 && font.descent == 200 && font.lineGap == 50)
    #expect(font.advance(of: "A") == 600 && font.advance(of: "V") == 700)
    // Glyph 3 has no advance of its own: the last one stands for it.
    #expect(font.advance(of: "x") == 700)
    #expect(font.advance(of: "B") == nil && font.advance(of: "é") == nil)
  }

  @Test func aMapOfAllPlanesIsPreferred() throws {
    let subtables =
      Self.u16(0, 2, 3, 1) + Self.u32(20) + Self.u16(3, 10) + Self.u32(20 + Self.format4.count) + Self.format4
      + Self.format12
    let font = try FontMetrics(readingFont: Self.font(cmap: subtables))
    #expect(font.advance(of: "\u{1D11E}") == 700 && font.advance(of: "A") == 600)
    #expect(font.advance(of: "x") == nil)
  }

  @Test func aCollectionHasFaces() throws {
    let first = Self.font(cmap: Self.cmap(Self.format12, encoding: 10))
    var bytes = Array("ttcf".utf8) + Self.u32(0x10000, 2, 20, 20)
    bytes += Self.file(
      [
        ("head", Self.head), ("hhea", Self.hhea), ("maxp", Self.maxp), ("hmtx", Self.hmtx),
        ("cmap", Self.cmap(Self.format12, encoding: 10)),
      ], at: 20)
    let alone = try FontMetrics(readingFont: first)
    #expect(try FontMetrics(readingFont: bytes, face: 1).advance(of: "A") == alone.advance(of: "A"))
    #expect(throws: FontFileError.noFace(index: 2, count: 2)) { try FontMetrics(readingFont: bytes, face: 2) }
    #expect(throws: FontFileError.noFace(index: 1, count: 1)) { try FontMetrics(readingFont: first, face: 1) }
    let empty = Array("ttcf".utf8) + Self.u32(0x10000, 0)
    #expect(throws: FontFileError.noFace(index: 0, count: 0)) { try FontMetrics(readingFont: empty, face: 0) }
    #expect(FontFileError.noFace(index: 0, count: 0).message == "the collection holds no fonts")
    #expect(FontFileError.noFace(index: 2, count: 2).message == "the collection has no face 2, only 0 to 1")
  }

  @Test func aFragmentNamesAFontOfACollection() throws {
    /// A name table with the PostScript name, as Windows or as the Macintosh has it.
    func name(_ text: String, isWide: Bool) -> [UInt8] {
      let letters = isWide ? text.utf8.flatMap { [0, $0] } : Array(text.utf8)
      let records = Self.u16(3, 1, 0x409, 4, 0, 0) + Self.u16(isWide ? 3 : 1, isWide ? 1 : 0, 0, 6, letters.count, 0)
      return Self.u16(0, 2, 30) + records + letters
    }
    func tables(_ name: [UInt8], advance: Int) -> [(String, [UInt8])] {
      [
        ("head", Self.head), ("hhea", Self.hhea), ("maxp", Self.maxp),
        ("hmtx", Self.u16(500, 0, advance, 0, 700, 0, 0, 0)), ("cmap", Self.cmap(Self.format12, encoding: 10)),
        ("name", name),
      ]
    }
    let first = Self.file(tables(name("Test-Regular", isWide: true), advance: 600), at: 20)
    let second = Self.file(tables(name("Test-Bold", isWide: false), advance: 640), at: 20 + first.count)
    let bytes = Array("ttcf".utf8) + Self.u32(0x10000, 2, 20, 20 + first.count) + first + second
    #expect(FontMetrics.faceNames(in: bytes) == ["Test-Regular", "Test-Bold"])
    #expect(try FontMetrics(readingFont: bytes, fragment: "Test-Bold").advance(of: "A") == 640)
    #expect(try FontMetrics(readingFont: bytes, fragment: "0").advance(of: "A") == 600)
    #expect(throws: FontFileError.manyFaces(["Test-Regular", "Test-Bold"])) {
      try FontMetrics(readingFont: bytes, fragment: nil)
    }
    #expect(throws: FontFileError.noNamedFace("Test", ["Test-Regular", "Test-Bold"])) {
      try FontMetrics(readingFont: bytes, fragment: "Test")
    }
    #expect(FontFileError.manyFaces(["A", ""]).message == "a collection of 2 fonts; name one behind a '#': A, #1")
    let alone = Self.file(tables(name("Alone", isWide: true), advance: 600))
    #expect(try FontMetrics(readingFont: alone, fragment: nil).advance(of: "A") == 600)
    #expect(try FontMetrics(readingFont: alone, fragment: "Alone").advance(of: "A") == 600)
    // A collection that says it has four billion fonts.
    #expect(FontMetrics.faceNames(in: Array("ttcf".utf8) + Self.u32(0x10000, 0xFFFF_FFFF)).count == 256)
  }

  @Test func os2DecidesWhereItSaysSo() throws {
    var os2 = [UInt8](repeating: 0, count: 96)
    os2.replaceSubrange(0..<2, with: Self.u16(4))
    os2.replaceSubrange(68..<74, with: Self.u16(800, -250, 10))
    os2.replaceSubrange(86..<90, with: Self.u16(520, 710))
    let cmap = Self.cmap(Self.format12, encoding: 10)
    let plain = try FontMetrics(readingFont: Self.font(cmap: cmap, more: [("OS/2", os2)]))
    #expect(plain.ascent == 900 && plain.xHeight == 520 && plain.capHeight == 710)
    os2[63] = 0x80  // USE_TYPO_METRICS
    let typographic = try FontMetrics(readingFont: Self.font(cmap: cmap, more: [("OS/2", os2)]))
    #expect(typographic.ascent == 800 && typographic.descent == 250 && typographic.lineGap == 10)
  }

  @Test func pairsAndClassesKern() throws {
    func kerned(_ gpos: [UInt8]) throws -> FontMetrics {
      try FontMetrics(readingFont: Self.font(cmap: Self.cmap(Self.format4, encoding: 1), more: [("GPOS", gpos)]))
    }
    let pairs = try kerned(Self.gpos(lookups: [[Self.pairs]]))
    #expect(pairs.kerning("A", "V") == -80 && pairs.kerning("A", "x") == -20 && pairs.kerning("V", "A") == 0)
    let classes = try kerned(Self.gpos(lookups: [[Self.classes]]))
    #expect(classes.kerning("A", "V") == -50 && classes.kerning("V", "x") == 7 && classes.kerning("x", "V") == 0)
    // In one lookup the first table that knows the pair answers; what two lookups say adds up.
    let both = try kerned(Self.gpos(lookups: [[Self.pairs, Self.classes]]))
    #expect(both.kerning("A", "V") == -80 && both.kerning("V", "V") == -50)
    let sum = try kerned(Self.gpos(lookups: [[Self.pairs], [Self.classes]]))
    #expect(sum.kerning("A", "V") == -130 && sum.kerning("A", "x") == -13)
    // An extension lookup only has a longer offset.
    let extended = try kerned(Self.gpos(lookups: [[Self.u16(1, 2) + Self.u32(8) + Self.pairs]], type: 9))
    #expect(extended.kerning("A", "V") == -80)
  }

  /// What HarfBuzz gives for such fonts: the lookups of the text's script, those of `DFLT` for a script that the font doesn't name.
  @Test func eachScriptHasItsKerning() throws {
    /// A → 1, V → 2, x → 3, and the Cyrillic А → 4.
    let map =
      Self.u16(12, 0) + Self.u32(0, 0, 4) + Self.u32(0x41, 0x41, 1) + Self.u32(0x56, 0x56, 2) + Self.u32(0x78, 0x78, 3)
      + Self.u32(0x410, 0x410, 4)
    func kerned(_ scripts: [(String, [Int])]) throws -> FontMetrics {
      /// (A, V) -90; (А, А) -7 and (A, V) -5.
      let latin = Self.u16(1, 12, 4, 0, 1, 18) + Self.u16(1, 1, 1) + Self.u16(1, 2, -90)
      let both = Self.u16(1, 14, 4, 0, 2, 22, 28) + Self.u16(1, 2, 1, 4) + Self.u16(1, 2, -5) + Self.u16(1, 4, -7)
      let gpos = Self.gpos(scripts: scripts, lookups: [[Self.pairs], [latin], [both]])
      return try FontMetrics(readingFont: Self.font(cmap: Self.cmap(map, encoding: 10), more: [("GPOS", gpos)]))
    }
    let latin = try kerned([("DFLT", [0]), ("latn", [1])])
    #expect(latin.kerning("A", "V") == -90 && latin.kerning("A", "x") == 0)
    // Kerning of Cyrillic alone is not for Latin letters.
    let cyrillic = try kerned([("cyrl", [2]), ("latn", [1])])
    #expect(cyrillic.kerning("A", "V") == -90 && cyrillic.kerning("\u{410}", "\u{410}") == -7)
    let only = try kerned([("cyrl", [2])])
    #expect(only.kerning("A", "V") == 0 && only.kerning("\u{410}", "\u{410}") == -7)
    // Lookups that all scripts share add up, whatever the letters are.
    let shared = try kerned([("DFLT", [0]), ("cyrl", [0, 2]), ("latn", [0, 1])])
    #expect(shared.kerning("A", "V") == -170 && shared.kerning("A", "x") == -20)
    #expect(shared.kerning("\u{410}", "\u{410}") == -7)
    // A script without a default language, and a script's name that nothing here is in.
    #expect(try kerned([("arab", [0])]).kerning("A", "V") == 0)
  }

  @Test func aLineHasAHeight() throws {
    func font(_ vertical: [UInt8], unitsPerEm: Int = 1000) throws -> FontMetrics {
      var hhea = Self.hhea
      hhea.replaceSubrange(4..<10, with: vertical)
      var head = Self.head
      head.replaceSubrange(18..<20, with: Self.u16(unitsPerEm))
      return try FontMetrics(
        readingFont: Self.file([
          ("head", head), ("hhea", hhea), ("maxp", Self.maxp), ("hmtx", Self.hmtx),
          ("cmap", Self.cmap(Self.format4, encoding: 1)),
        ]))
    }
    // A descender above the baseline is a slip of the sign; HarfBuzz mends it too.
    let slip = try font(Self.u16(800, 200, 0))
    #expect(slip.ascent == 800 && slip.descent == 200)
    #expect(try font(Self.u16(800, -200, -50)).lineGap == 0)
    #expect(throws: FontFileError.malformed("hhea")) { try font(Self.u16(-32768, -32768, -32768)) }
    #expect(throws: FontFileError.malformed("hhea")) { try font(Self.u16(0, 0, 0)) }
    // OpenType 1.9, head: 16 to 16384 units.
    #expect(throws: FontFileError.malformed("head")) { try font(Self.u16(10, -5, 0), unitsPerEm: 15) }
    #expect(throws: FontFileError.malformed("head")) { try font(Self.u16(900, -200, 0), unitsPerEm: 16385) }
  }

  @Test func theOldKernTableCountsWhereThereIsNoOther() throws {
    let pairs = Self.u16(2, 0, 0, 0) + Self.u16(1, 2, -33, 2, 1, 44)
    let microsoft = Self.u16(0, 1) + Self.u16(0, 6 + pairs.count, 1) + pairs
    let apple = Self.u32(0x10000, 1) + Self.u32(8 + pairs.count) + Self.u16(0, 0) + pairs
    let cmap = Self.cmap(Self.format4, encoding: 1)
    for kern in [microsoft, apple] {
      let font = try FontMetrics(readingFont: Self.font(cmap: cmap, more: [("kern", kern)]))
      #expect(font.kerning("A", "V") == -33 && font.kerning("V", "A") == 44 && font.kerning("A", "A") == 0)
    }
    let both = try FontMetrics(
      readingFont: Self.font(cmap: cmap, more: [("kern", microsoft), ("GPOS", Self.gpos(lookups: [[Self.pairs]]))]))
    #expect(both.kerning("A", "V") == -80)
  }

  @Test func whatIsNoFontIsRefusedWithAReason() {
    let good = Self.font(cmap: Self.cmap(Self.format4, encoding: 1))
    let cases: [([UInt8], FontFileError)] = [
      ([], .notAFont), (Array("not a font at all".utf8), .notAFont),
      (Array("wOFF".utf8) + [UInt8](repeating: 0, count: 40), .compressed),
      (Array("wOF2".utf8) + [UInt8](repeating: 0, count: 40), .compressed),
      (Self.file([("head", Self.head)]), .missingTable("hhea")),
      (Self.font(cmap: Self.u16(0, 0)), .noCharacterMap),
      (Array(good[..<(12 + 16 * 3)]), .truncated("sfnt")),
      (Self.file([("head", Array(Self.head[..<10])), ("hhea", Self.hhea)]), .truncated("head")),
    ]
    for (bytes, expected) in cases {
      #expect(throws: expected) { try FontMetrics(readingFont: bytes) }
      #expect(!expected.message.isEmpty && expected.message.first!.isLowercase)
    }
  }

  /// Format 12 says that it has four thousand million groups, a class table that it has 65,535 by 65,535 classes, and a lookup
  /// names one table again and again.
  @Test func hugeCountsAreRefused() {
    let groups = Self.u16(12, 0) + Self.u32(0, 0, 0xFFFF_FFFF) + Self.u32(0x41, 0x41, 1)
    #expect(throws: FontFileError.truncated("cmap")) {
      try FontMetrics(readingFont: Self.font(cmap: Self.cmap(groups, encoding: 10)))
    }
    let matrix = Self.u16(2, 24, 4, 0, 32, 36, 0xFFFF, 0xFFFF) + Self.classes[16...]
    let lookup = Self.gpos(lookups: [[matrix]])
    #expect(throws: FontFileError.tooLarge("GPOS")) {
      try FontMetrics(readingFont: Self.font(cmap: Self.cmap(Self.format4, encoding: 1), more: [("GPOS", lookup)]))
    }
    // 65,535 glyphs, and 4,000 subtables at one place: 260 million cells.
    var many = Self.gpos(lookups: [[Self.pairs]])
    let subtables = Self.u16(2, 0, 4000) + (0..<4000).flatMap { _ in Self.u16(6 + 2 * 4000) } + Self.pairs
    many = Array(many[..<(10 + 20 + 2 + 6 + 6)]) + Self.u16(1, 4) + subtables
    let font = Self.file([
      ("head", Self.head), ("hhea", Self.hhea), ("maxp", Self.u32(0x10000) + Self.u16(0xFFFF)), ("hmtx", Self.hmtx),
      ("cmap", Self.cmap(Self.format4, encoding: 1)), ("GPOS", many),
    ])
    #expect(throws: FontFileError.tooLarge("GPOS")) { try FontMetrics(readingFont: font) }
  }

  @Test func aBrokenFontNeverTraps() throws {
    let good = Self.font(
      cmap: Self.cmap(Self.format4, encoding: 1),
      more: [("GPOS", Self.gpos(lookups: [[Self.pairs, Self.classes], [Self.classes]])), ("kern", Self.u16(0, 0))])
    var random = SeededGenerator(seed: 11)
    var readable = 0
    for count in 0..<good.count { readable += (try? FontMetrics(readingFont: Array(good[..<count]))) == nil ? 0 : 1 }
    for _ in 0..<4000 {
      var bytes = good
      for _ in 0...random.below(4) {
        bytes[random.below(bytes.count)] = [0, 0xFF, 1, 0x80, UInt8(random.below(256))][random.below(5)]
      }
      guard let metrics = try? FontMetrics(readingFont: bytes) else { continue }
      readable += 1
      var measurer = TextMeasurer()
      let custom = CustomFont(id: measurer.add(metrics), metrics: metrics)
      let style = TextStyle.custom(CustomTextStyle(size: 17, font: custom)).resolved(on: .android, at: .standard)
      let lines = measurer.measure("AVA xAV VxA", style: style)
      #expect(lines.widestLine.isFinite && lines.lineHeight.isFinite)
    }
    #expect(readable > 200)
  }

  @Test func aStyleOfAFontFromAFileTakesItsMetrics() throws {
    let metrics = try FontMetrics(readingFont: Self.font(cmap: Self.cmap(Self.format4, encoding: 1)))
    var measurer = TextMeasurer()
    let font = CustomFont(id: measurer.add(metrics), metrics: metrics)
    let style = TextStyle.custom(CustomTextStyle(size: 20, font: font)).resolved(on: .ios, at: .standard)
    // (900 + 200 + 50) / 1000 em; no tracking of the system's font; A and V are 600 and 700 / 1000 em.
    #expect(abs(style.lineHeight - 23) < 1e-9 && style.tracking == 0)
    let measurement = measurer.measure("AV", style: style)
    #expect(abs(measurement.widestLine - 26) < 1e-4 && measurement.uncertainty.isEmpty)
    // What the font lacks comes from the platform's, or its stand-in.
    let mixed = measurer.measure("AVB", style: style)
    let inter = FontMetrics(.interRegular)
    let b = Double(inter.advance(of: "B")!) / Double(inter.unitsPerEm) * 20
    #expect(abs(mixed.widestLine - 26 - b) < 1e-4)
  }
}
