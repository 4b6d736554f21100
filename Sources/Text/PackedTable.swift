/// Reads a table that stands in a string literal, in place.
///
/// A digit is one ASCII character, 38 + its value; a number is two digits of six bits. `Tools/text/packing.py` writes them.
struct PackedTable {
  private let bytes: UnsafePointer<UInt8>
  let count: Int

  init(_ literal: StaticString) {
    bytes = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  /// The digit at `index`.
  ///
  /// - Precondition: `index` is within the literal.
  @inline(__always)
  func digit(_ index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "within the table")
    return bytes[index] &- 38
  }

  /// The number whose first digit is at `index`.
  @inline(__always)
  func number(_ index: Int) -> Int { Int(digit(index)) << 6 | Int(digit(index + 1)) }
}

/// A position in a packed table that moves on with each read.
struct PackedReader {
  private let table: PackedTable
  private var position = 0

  init(_ literal: StaticString) { table = PackedTable(literal) }

  mutating func number() -> Int {
    position += 2
    return table.number(position - 2)
  }

  /// A number from -2048 to 2047.
  mutating func signed() -> Int { number() - 2048 }

  mutating func codePoint() -> UInt32 {
    let high = number()
    return UInt32(high << 12 | number())
  }
}
