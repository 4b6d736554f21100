/// Where a writer's bytes go: a file, a pipe, or memory. What it throws is its own affair; writers pass it on.
public protocol ByteSink {
  associatedtype Failure: Error

  /// Takes the next bytes. After a failure nothing more is written to it.
  mutating func write(_ bytes: [UInt8]) throws(Failure)
}

/// A sink in memory, which never fails.
public struct ByteBuffer: ByteSink, Sendable {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  public mutating func write(_ bytes: [UInt8]) throws(Never) {
    self.bytes.append(contentsOf: bytes)
  }

  /// What was written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension [UInt8] {
  /// Appends a text in UTF-8.
  @inline(__always)
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a text that stands in the program.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a key of JSON: a text that stands in the program, its quotes and the colon.
  mutating func append(key name: StaticString) {
    let count = name.utf8CodeUnitCount
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 3) { buffer in
      let quoted = buffer.baseAddress!
      quoted[0] = UInt8(ascii: "\"")
      (quoted + 1).update(from: name.utf8Start, count: count)
      quoted[count + 1] = UInt8(ascii: "\"")
      quoted[count + 2] = UInt8(ascii: ":")
      append(contentsOf: UnsafeBufferPointer(start: quoted, count: count + 3))
    }
  }

  /// Appends a byte a number of times; none where the number is negative.
  mutating func append(_ byte: UInt8, times count: Int) {
    append(contentsOf: repeatElement(byte, count: Swift.max(0, count)))
  }
}
