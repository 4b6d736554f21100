import BandSyntax

/// The text of an array of numbers, kept on one line, in memory of its own: a document has so many of them that what a growing array asks
/// at each byte can be felt.
struct RowText {
  private let output: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private let isPretty: Bool
  private var isFirst = true

  /// The most bytes of a value, with what stands before it and the brackets around it.
  static let mostBytesOfValue = mostBytesOfPoints + 8

  fileprivate init(_ output: UnsafeMutablePointer<UInt8>, isPretty: Bool) {
    self.output = output
    self.isPretty = isPretty
  }

  mutating func begin() {
    separate()
    put(UInt8(ascii: "["))
    isFirst = true
  }

  mutating func end() {
    put(UInt8(ascii: "]"))
    isFirst = false
  }

  /// A coordinate or length in points, as `JSONWriter.points` writes it.
  mutating func points(_ value: Double) {
    separate()
    count += writePoints(value, to: output + count)
  }

  mutating func integer(_ value: Int) {
    separate()
    count += writeInteger(value, to: output + count)
  }

  mutating func null() {
    separate()
    put(UInt8(ascii: "n"))
    put(UInt8(ascii: "u"))
    put(UInt8(ascii: "l"))
    put(UInt8(ascii: "l"))
  }

  private mutating func put(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  private mutating func separate() {
    if !isFirst {
      put(UInt8(ascii: ","))
      if isPretty { put(UInt8(ascii: " ")) }
    }
    isFirst = false
  }
}

extension JSONWriter {
  /// Writes one array on one line.
  ///
  /// - Parameter values: how many values `body` writes at most, arrays among them.
  @inline(__always)
  mutating func row(most values: Int, _ body: (inout RowText) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (values + 1) * RowText.mostBytesOfValue) { buffer in
      var row = RowText(buffer.baseAddress!, isPretty: isPretty)
      row.begin()
      body(&row)
      row.end()
      value(UnsafeBufferPointer(start: buffer.baseAddress, count: row.count))
    }
  }
}
