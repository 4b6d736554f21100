extension JSONValue {
  /// Nesting beyond this depth is a fault: no file that people write comes near.
  public static let deepestNesting = 256

  /// Reads a JSON text (RFC 8259); a byte order mark before it is skipped.
  ///
  /// - Parameter bytes: UTF-8; a sequence that is none becomes U+FFFD.
  /// - Complexity: O(n) in the number of bytes.
  public init(reading bytes: [UInt8]) throws(FormatFault) {
    var reader = JSONReader(bytes)
    reader.skipMark()
    self = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.position < bytes.count { throw reader.fault("the value has ended, and more follows") }
  }
}

/// How far a text is read.
private struct JSONReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func fault(_ message: String) -> FormatFault { FormatFault(message, at: position, in: bytes) }

  /// The byte at hand; 0, which no JSON holds, at the end.
  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipMark() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  mutating func skipSpace() {
    while next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte, position < bytes.count else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(FormatFault) {
    if !take(byte) { throw fault("\(what) is missing") }
  }

  private mutating func take(word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes.count - position >= word.count, bytes[position..<(position + word.count)].elementsEqual(word) else {
      return false
    }
    position += word.count
    return true
  }

  mutating func value(depth: Int) throws(FormatFault) -> JSONValue {
    skipSpace()
    guard depth < JSONValue.deepestNesting else { throw fault("the values are nested too deep") }
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth))
    case UInt8(ascii: "["): return .array(try elements(depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      if take(word: "true") { return .bool(true) }
      if take(word: "false") { return .bool(false) }
      if take(word: "null") { return .null }
      throw fault("a value is missing")
    }
  }

  private mutating func members(_ depth: Int) throws(FormatFault) -> [JSONMember] {
    position += 1
    var members: [JSONMember] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a name in quotes is missing") }
      let name = try string()
      try expect(UInt8(ascii: ":"), "a ':'")
      members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "a ',' or '}'")
    return members
  }

  private mutating func elements(_ depth: Int) throws(FormatFault) -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "a ',' or ']'")
    return elements
  }

  private mutating func number() throws(FormatFault) -> Double {
    let start = position
    loop: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default: break loop
      }
    }
    guard let value = parseDecimal(bytes[start..<position]) else {
      position = start
      throw fault("this is no finite number")
    }
    return value
  }

  private mutating func string() throws(FormatFault) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != UInt8(ascii: "\n") else { break }
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try escape(&text) } else { text.append(byte) }
    }
    throw fault("the closing quote is missing")
  }

  private mutating func escape(_ text: inout [UInt8]) throws(FormatFault) {
    let escape = next
    position += 1
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text += Array(String(Character(try unicodeEscape())).utf8)
    default:
      position -= 1
      throw fault("there is no such escape")
    }
  }

  /// What follows `\u`: a scalar, or a pair of surrogates; one that stands alone becomes U+FFFD.
  private mutating func unicodeEscape() throws(FormatFault) -> Unicode.Scalar {
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let start = position
    if take(word: "\\u") {
      let second = try hexadecimal()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
      position = start
    }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(FormatFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch next {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = next - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = next - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = next - UInt8(ascii: "A") + 10
      default: throw fault("four hexadecimal digits follow '\\u'")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
