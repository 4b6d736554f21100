/// Pair kerning of a font, in font units: an amount for a pair of glyphs, added to the advance of the first.
///
/// The tables are asked in order and the first that knows the pair answers, as the subtables of an OpenType lookup do
/// (OpenType 1.9, GPOS lookup type 2); a table of classes knows every pair whose first glyph it covers.
struct PairKerning: Sendable {
  /// Amounts by the class of the first and of the second glyph.
  struct ClassTable: Sendable {
    /// By glyph; 0 stands for a glyph that the table doesn't cover.
    var firstClasses: [UInt8]
    /// By glyph; 0 is a class as any other.
    var secondClasses: [UInt8]
    var secondClassCount: Int
    /// Rows are first classes, columns second classes.
    var values: [Int16]

    @inline(__always)
    func value(_ first: UInt16, _ second: UInt16) -> Int16? {
      guard Int(first) < firstClasses.count, firstClasses[Int(first)] != 0 else { return nil }
      let column = Int(second) < secondClasses.count ? Int(secondClasses[Int(second)]) : 0
      let index = Int(firstClasses[Int(first)]) * secondClassCount + column
      return index < values.count ? values[index] : 0
    }
  }

  private var tables: [ClassTable] = []

  mutating func add(_ table: ClassTable) { tables.append(table) }

  @inline(__always)
  func value(_ first: UInt16, _ second: UInt16) -> Int16 {
    for index in tables.indices {
      if let value = tables[index].value(first, second) { return value }
    }
    return 0
  }
}
