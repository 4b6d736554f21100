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

  init() {}

  var isEmpty: Bool { tables.isEmpty }

  /// Begins a lookup; the tables added from now on belong to it.
  mutating func beginLookup() { lookups.append(tables.count) }

  mutating func add(_ table: Table) { tables.append(table) }

  @inline(__always)
  func value(_ first: UInt16, _ second: UInt16) -> Int {
    var sum = 0
    for lookup in lookups.indices {
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
}
