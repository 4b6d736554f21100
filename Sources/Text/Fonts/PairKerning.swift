/// The scripts whose kerning is told apart; all others have that of `DFLT`.
enum KerningScript: UInt8, CaseIterable {
  case latin, cyrillic, greek, other

  var bit: UInt8 { 1 << rawValue }

  /// The script of a character; nothing for digits, punctuation and what else goes with any script.
  ///
  /// Source: Unicode 16, the blocks of these scripts.
  init?(of code: UInt32) {
    switch code {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0x2C60...0x2C7F,
      0xA720...0xA7FF, 0xFB00...0xFB06:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x1DFF, 0x3040...0x318F, 0xA000...0xABFF, 0xFB07...0xFDFF: self = .other
    default: return nil
    }
  }

  /// How well a script of a font fits: the higher the better, 0 where it doesn't.
  func rank(ofTag tag: Int) -> Int {
    switch tag {
    case 0x6C61_746E: self == .latin ? 4 : 1  // latn
    case 0x6379_726C: self == .cyrillic ? 4 : 0  // cyrl
    case 0x6772_656B: self == .greek ? 4 : 0  // grek
    case 0x4446_4C54: 3  // DFLT
    case 0x6466_6C74: 2  // dflt
    default: 0
    }
  }
}

/// Pair kerning of a font, in font units: an amount for a pair of glyphs, added to the advance of the first.
///
/// The tables stand in lookups. In each lookup the first table that knows the pair answers, and what the lookups say adds up
/// (OpenType 1.9, GPOS lookup type 2). A table of classes knows every pair whose first glyph it covers.
struct PairKerning: Sendable {
  /// Amounts by the class of the first and of the second glyph.
  struct ClassTable: Sendable {
    /// By glyph; 0 stands for a glyph that the table doesn't cover, so the classes are one more than the font's.
    var firstClasses: [UInt16]
    /// By glyph; 0 is a class as any other.
    var secondClasses: [UInt16]
    var secondClassCount: Int
    /// Rows are first classes, columns second classes. There is a row for class 0 too.
    var values: [Int16]

    @inline(__always)
    func value(_ first: UInt16, _ second: UInt16) -> Int16? {
      guard Int(first) < firstClasses.count, firstClasses[Int(first)] != 0 else { return nil }
      let column = Int(second) < secondClasses.count ? Int(secondClasses[Int(second)]) : 0
      let index = Int(firstClasses[Int(first)]) * secondClassCount + column
      return index < values.count ? values[index] : 0
    }
  }

  /// Amounts of single pairs.
  struct PairTable: Sendable {
    /// By glyph, one more than the index of its pairs in `starts`; 0 for a glyph without.
    var sets: [UInt16]
    /// Where the pairs of each first glyph begin, and after the last where they end.
    var starts: [Int32]
    /// The second glyphs, rising within each set, and the amounts.
    var seconds: [UInt16]
    var values: [Int16]

    func value(_ first: UInt16, _ second: UInt16) -> Int16? {
      guard Int(first) < sets.count, sets[Int(first)] != 0 else { return nil }
      let set = Int(sets[Int(first)]) - 1
      var low = Int(starts[set])
      var high = Int(starts[set + 1])
      while low < high {
        let middle = (low + high) / 2
        if seconds[middle] < second { low = middle + 1 } else { high = middle }
      }
      return low < Int(starts[set + 1]) && seconds[low] == second ? values[low] : nil
    }
  }

  enum Table: Sendable {
    case classes(ClassTable)
    case pairs(PairTable)
  }

  private var tables: [Table] = []
  /// Where each lookup's tables begin in `tables`.
  private var lookups: [Int] = []
  /// For which scripts each lookup is, as bits.
  private var scripts: [UInt8] = []
  /// By glyph: the scripts that it is used in, as bits, 0 for all; empty where every lookup is for all scripts.
  private var scriptOfGlyph: [UInt8] = []

  static let allScripts: UInt8 = 0b1111

  init() {}

  var isEmpty: Bool { tables.isEmpty }

  /// Begins a lookup for some scripts; the tables added from now on belong to it.
  mutating func beginLookup(for scripts: UInt8 = allScripts) {
    lookups.append(tables.count)
    self.scripts.append(scripts)
  }

  /// Whether what kerns a pair depends on its script.
  var dependsOnScript: Bool { scripts.contains { $0 != PairKerning.allScripts } }

  /// Says in which scripts each glyph is used.
  mutating func setScripts(ofGlyphs bits: [UInt8]) { scriptOfGlyph = bits }

  mutating func add(_ table: Table) { tables.append(table) }

  @inline(__always)
  func value(_ first: UInt16, _ second: UInt16) -> Int {
    var sum = 0
    let script = scriptOfGlyph.isEmpty ? PairKerning.allScripts : script(first, second)
    for lookup in lookups.indices where scripts[lookup] & script != 0 {
      let end = lookup + 1 < lookups.count ? lookups[lookup + 1] : tables.count
      for index in lookups[lookup]..<end {
        let found: Int16? =
          switch tables[index] {
          case .classes(let table): table.value(first, second)
          case .pairs(let table): table.value(first, second)
          }
        if let found {
          sum += Int(found)
          break
        }
      }
    }
    return sum
  }

  /// The script of a pair: that of the first glyph that has one, else Latin.
  private func script(_ first: UInt16, _ second: UInt16) -> UInt8 {
    for glyph in [first, second] where Int(glyph) < scriptOfGlyph.count && scriptOfGlyph[Int(glyph)] != 0 {
      return scriptOfGlyph[Int(glyph)]
    }
    return KerningScript.latin.bit
  }
}
