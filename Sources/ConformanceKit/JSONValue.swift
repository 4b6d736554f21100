/// A JSON value, read from the bytes of one document.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value of a key of an object, or `nil`.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The number, or `nil` for anything else.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The text of a string, or `nil` for anything else.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The elements of an array; none for anything else.
  public var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  /// Whether the value is `null`.
  public var isNull: Bool { if case .null = self { true } else { false } }
  /// Whether the value is `true`.
  public var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// Reads one document, or returns `nil` if the bytes aren't JSON.
  public static func read(_ bytes: some Collection<UInt8>) -> JSONValue? {
    var reader = JSONReader(bytes: Array(bytes))
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.position == reader.bytes.count ? value : nil
  }
}

/// How far a document is read.
struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    let word = Array(word.utf8)
    guard bytes.count - position >= word.count, Array(bytes[position..<(position + word.count)]) == word else {
      return false
    }
    position += word.count
    return true
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < 600, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    position += 1
    var members: [(key: String, value: JSONValue)] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\""), let key = string(),
        take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
      else { return nil }
      members.append((key, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    position += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(values) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
        continue
      default: break
      }
      break
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      guard position < bytes.count else { return nil }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = unicodeEscape() else { return nil }
        text.append(contentsOf: Array(String(scalar).utf8))
      default: text.append(escape)
      }
    }
    return nil
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    if (0xD800..<0xDC00).contains(first), take(word: "\\u"), let second = hexadecimal(), second >= 0xDC00 {
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32? {
    guard bytes.count - position >= 4 else { return nil }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }
}
