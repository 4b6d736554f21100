import BandSyntax

/// Writes one JSON value after the other into a buffer (RFC 8259): keys in the order in which they are written, numbers
/// in one format, compact or indented.
///
/// The caller keeps begin and end in balance and writes a key before each value of an object.
public struct JSONWriter: Sendable {
  /// What was written and not yet taken.
  public private(set) var bytes: [UInt8] = []
  /// Whether containers are spread over lines, two spaces for each level.
  public let isPretty: Bool

  /// How many containers are open.
  private var depth = 0
  /// How many open containers stand within one that is kept on one line; 0 outside of one.
  private var depthOnOneLine = 0
  /// Whether the container has no value yet.
  private var isFirst = true
  /// Whether a key was written and its value is next.
  private var isAfterKey = false

  public init(isPretty: Bool = false) { self.isPretty = isPretty }

  /// A writer for a value that stands, after a key, inside of `depth` containers of another writer.
  init(isPretty: Bool, depth: Int) {
    self.isPretty = isPretty
    self.depth = depth
    isAfterKey = true
  }

  /// Takes over a value that another writer has written for this depth.
  mutating func splice(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  /// Takes over the text of a value that is kept on one line.
  mutating func value(_ text: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
  }

  /// The bytes since the last call; the buffer is empty afterwards and keeps its room.
  public mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    return taken
  }

  /// Hands the bytes to a sink and empties the buffer.
  public mutating func flush<Sink: ByteSink>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Opens an object; `onOneLine` keeps it, and all inside it, on one line also where output is indented.
  public mutating func beginObject(onOneLine: Bool = false) { begin(UInt8(ascii: "{"), onOneLine: onOneLine) }

  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Opens an array; `onOneLine` keeps it, and all inside it, on one line also where output is indented.
  public mutating func beginArray(onOneLine: Bool = false) { begin(UInt8(ascii: "["), onOneLine: onOneLine) }

  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The key of the next value. It is written as it stands: plain ASCII without quotes or backslashes.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(key: name)
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// The key of the next value, where it is not known beforehand.
  public mutating func key(text: String) {
    separate()
    appendQuoted(text)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  public mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  public mutating func integer(_ value: Int) {
    separate()
    appendInteger(value, to: &bytes)
  }

  /// A coordinate or length in points with at most four decimals; `null` where it is not finite.
  public mutating func points(_ value: Double) {
    separate()
    appendPoints(value, to: &bytes)
  }

  /// A number that reads back as the same value; `null` where it is not finite.
  public mutating func number(_ value: Double) {
    separate()
    appendShortest(value, to: &bytes)
  }

  public mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(value ? "true" : "false" as StaticString)
  }

  public mutating func null() {
    separate()
    bytes.append("null" as StaticString)
  }

  /// Ends a text of one or more values with a line break; where containers are open it changes nothing of the value.
  public mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func begin(_ bracket: UInt8, onOneLine: Bool) {
    separate()
    bytes.append(bracket)
    depth += 1
    if onOneLine || depthOnOneLine > 0 { depthOnOneLine += 1 }
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    let wasOnOneLine = depthOnOneLine > 0
    if wasOnOneLine { depthOnOneLine -= 1 }
    if isPretty, !isFirst, !wasOnOneLine { startLine() }
    bytes.append(bracket)
    isFirst = false
  }

  /// Writes what stands between the value before and the next one.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if depth > 0 {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      if isPretty {
        if depthOnOneLine == 0 { startLine() } else if !isFirst { bytes.append(UInt8(ascii: " ")) }
      }
    }
    isFirst = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(UInt8(ascii: " "), times: 2 * depth)
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in 0..<utf8.count {
        let byte = utf8[index]
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        appendEscape(of: byte)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append("u00" as StaticString)
      bytes.append(hexDigit(byte >> 4))
      bytes.append(hexDigit(byte & 15))
    }
  }
}

/// The lower-case hexadecimal digit of a number from 0 to 15.
func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// Values with their keys, so that a document's writer reads like the document.
extension JSONWriter {
  public mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  public mutating func field(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  public mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  public mutating func field(_ name: StaticString, points value: Double) {
    key(name)
    points(value)
  }

  /// A text, or `null`.
  public mutating func field(_ name: StaticString, orNull text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// An integer, or `null`.
  public mutating func field(_ name: StaticString, orNull value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  /// A length in points, or `null`.
  public mutating func field(_ name: StaticString, pointsOrNull value: Double?) {
    key(name)
    if let value { points(value) } else { null() }
  }

  /// An array of texts, on one line.
  public mutating func field(_ name: StaticString, _ texts: [String]) {
    key(name)
    beginArray(onOneLine: true)
    for text in texts { string(text) }
    endArray()
  }
}
