/// The text of one source file, with the table of its lines.
public struct SourceText: Sendable {
  /// What the file is called in messages: a relative path or a made-up name, never an absolute path.
  public private(set) var name: String
  /// The text in UTF-8, as it was read; may hold anything.
  public let bytes: [UInt8]
  /// The offset of each line's first byte; one entry at least.
  private let lineStarts: [Int32]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts: [Int32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] == UInt8(ascii: "\n") { starts.append(Int32(truncatingIfNeeded: index + 1)) }
        index += 1
      }
    }
    lineStarts = starts
  }

  public init(name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The same text under another name.
  public func named(_ name: String) -> SourceText {
    var copy = self
    copy.name = name
    return copy
  }

  public var lineCount: Int { lineStarts.count }

  /// The line and column of an offset, both from 1; columns count Unicode scalars.
  public func position(at offset: Int32) -> (line: Int, column: Int) {
    let line = lineIndex(at: offset)
    var column = 1
    var index = Int(lineStarts[line])
    let end = min(Int(offset), bytes.count)
    while index < end {
      // Continuation bytes of UTF-8 (10xxxxxx) don't start a scalar.
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return (line + 1, column)
  }

  /// The bytes of a line, from 1, without its line break.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<max(start, end)]
  }

  /// The offset of a line's first byte; lines count from 1.
  public func offset(ofLine number: Int) -> Int { Int(lineStarts[min(max(number, 1), lineStarts.count) - 1]) }

  /// The text of a span; malformed bytes are replaced.
  public func text(_ span: Span) -> String {
    let start = min(max(0, Int(span.start)), bytes.count)
    let end = min(max(start, Int(span.end)), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func lineIndex(at offset: Int32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
