/// An interned text: an identifier or a piece of a string. Equal texts of one `NameTable` are equal names.
public struct Name: Hashable, Sendable {
  /// The index in the table; 0 is the empty text, which stands for "no name".
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }

  /// The empty text: no name.
  public static let none = Name(index: 0)

  @inlinable public var isNone: Bool { index == 0 }
}

/// The texts of one compilation, each held once.
///
/// A table begins with the words of the language (`Words.swift`) at fixed indices, so that a pass can compare a
/// name with `Name.width` without looking at text.
public struct NameTable: Sendable {
  /// All texts, one after the other.
  private var bytes: [UInt8]
  /// Where each text ends in `bytes`; it starts where the one before ends.
  private var ends: [Int32]
  /// Open addressing, a power of two long: index + 1 of a name, 0 where free.
  private var slots: [Int32]

  /// A table that holds the language's words.
  public init() {
    bytes = []
    ends = [0]
    slots = [Int32](repeating: 0, count: 1024)
    let words = UnsafeBufferPointer(start: languageWordList.utf8Start, count: languageWordList.utf8CodeUnitCount)
    var start = 0
    for index in 0...words.count where index == words.count || words[index] <= UInt8(ascii: " ") {
      if index > start { _ = intern(UnsafeBufferPointer(rebasing: words[start..<index])) }
      start = index + 1
    }
  }

  public var count: Int { ends.count }

  /// The name of a text; adds it where it is new.
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    if text.isEmpty { return .none }
    if ends.count * 2 > slots.count { grow() }
    var slot = Self.hash(text) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if holds(text, at: Int(index)) { return Name(index: index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = Int32(ends.count)
    for byte in text { bytes.append(byte) }
    ends.append(Int32(bytes.count))
    slots[slot] = index + 1
    return Name(index: index)
  }

  public mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  public mutating func intern(_ text: StaticString) -> Name {
    intern(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public mutating func intern(_ text: [UInt8]) -> Name {
    text.withUnsafeBufferPointer { intern($0) }
  }

  /// The name of a text that the table already holds.
  public func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { text in
      if text.isEmpty { return Name.none }
      var slot = Self.hash(text) & (slots.count - 1)
      while slots[slot] != 0 {
        let index = slots[slot] - 1
        if holds(text, at: Int(index)) { return Name(index: index) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// The text of a name in UTF-8.
  public func utf8(of name: Name) -> ArraySlice<UInt8> {
    let index = Int(name.index)
    guard index > 0, index < ends.count else { return [] }
    return bytes[Int(ends[index - 1])..<Int(ends[index])]
  }

  /// The text of a name.
  public func text(of name: Name) -> String { String(decoding: utf8(of: name), as: UTF8.self) }

  @inline(__always)
  private func holds(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < text.count {
        if bytes[start &+ offset] != text[offset] { return false }
        offset &+= 1
      }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for index in 1..<ends.count {
      let start = Int(ends[index - 1])
      let end = Int(ends[index])
      var slot = bytes.withUnsafeBufferPointer {
        Self.hash(UnsafeBufferPointer(rebasing: $0[start..<end])) & (slots.count - 1)
      }
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index) + 1
    }
  }

  /// FNV-1a, folded: a fixed function, so that tables are the same on every run.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 15))  // An `Int` may have 32 bits.
  }
}
