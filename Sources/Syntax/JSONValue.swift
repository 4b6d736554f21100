/// A JSON value (RFC 8259).
///
/// Members of an object keep their order; of two with one name `subscript` takes the first.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of a member of an object; nothing for anything else.
  public subscript(name: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.isNamed(name) { return member.value }
    return nil
  }

  /// The number; nothing for anything else.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The text of a string; nothing for anything else.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The elements of an array; none for anything else.
  public var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  /// The members of an object; none for anything else.
  public var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
  /// Whether it is `null`.
  public var isNull: Bool { if case .null = self { true } else { false } }
  /// Whether it is `true`.
  public var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}

/// A name of a JSON object and its value.
public struct JSONMember: Sendable {
  public var name: String
  public var value: JSONValue

  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }

  /// Whether it has that name.
  public func isNamed(_ name: StaticString) -> Bool {
    self.name.utf8.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }
}

/// Where a text in a format of others stops being well formed.
public struct FormatFault: Error, Hashable, Sendable {
  /// In bytes from the text's start; its length at most.
  public var offset: Int
  /// From 1.
  public var line: Int
  /// In bytes, from 1.
  public var column: Int
  /// What is wrong: lower case, no final period.
  public var message: String

  /// A fault at an offset of a text.
  public init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.message = message
    self.offset = max(0, min(offset, bytes.count))
    line = 1
    column = 1
    for index in 0..<min(offset, bytes.count) {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }
}
