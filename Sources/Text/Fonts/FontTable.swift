/// One table of a font file, or a part of one. Every read is checked: outside of the table it fails.
struct FontTable {
  /// The table's tag, for messages.
  let tag: String
  private let bytes: ArraySlice<UInt8>

  init(_ tag: String, _ bytes: ArraySlice<UInt8>) {
    self.tag = tag
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  var truncated: FontFileError { .truncated(tag) }
  var malformed: FontFileError { .malformed(tag) }

  @inline(__always)
  func u8(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset < bytes.count else { throw truncated }
    return Int(bytes[bytes.startIndex + offset])
  }

  @inline(__always)
  func u16(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset <= bytes.count - 2 else { throw truncated }
    let start = bytes.startIndex + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  @inline(__always)
  func i16(_ offset: Int) throws(FontFileError) -> Int { Int(Int16(truncatingIfNeeded: try u16(offset))) }

  @inline(__always)
  func u32(_ offset: Int) throws(FontFileError) -> Int { try u16(offset) << 16 | (try u16(offset + 2)) }

  /// What begins at an offset and goes on to the end of this table.
  func part(at offset: Int) throws(FontFileError) -> FontTable {
    guard offset >= 0, offset <= bytes.count else { throw truncated }
    return FontTable(tag, bytes[(bytes.startIndex + offset)...])
  }

  /// A part of a given length.
  func part(at offset: Int, count: Int) throws(FontFileError) -> FontTable {
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { throw truncated }
    return FontTable(tag, bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + count)])
  }

  /// Fails unless the table has at least so many bytes.
  func require(_ count: Int) throws(FontFileError) {
    guard count <= bytes.count else { throw truncated }
  }
}

/// The tables of one face of a font file.
struct FontFile {
  private let file: FontTable
  private let directory: FontTable

  /// Finds the table directory of a face.
  ///
  /// Source: OpenType 1.9, "Organization of an OpenType font"; the Apple tag `true` is accepted too.
  init(_ bytes: [UInt8], face: Int) throws(FontFileError) {
    file = FontTable("sfnt", bytes[...])
    guard bytes.count >= 12 else { throw .notAFont }
    var start = 0
    if try file.u32(0) == 0x7474_6366 {  // ttcf
      let count = try file.u32(8)
      guard face >= 0, face < count else { throw .noFace(index: face, count: count) }
      start = try file.u32(12 + 4 * face)
    } else if face != 0 {
      throw .noFace(index: face, count: 1)
    }
    let header = try file.part(at: start)
    switch try header.u32(0) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: break  // 1.0, OTTO, true
    case 0x774F_4646, 0x774F_4632: throw .compressed  // wOFF, wOF2
    default: throw .notAFont
    }
    directory = try header.part(at: 12, count: 16 * (try header.u16(4)))
  }

  /// How many fonts a file has; a collection counts up to 256.
  static func faceCount(_ bytes: [UInt8]) -> Int {
    let file = FontTable("ttcf", bytes[...])
    guard let tag = try? file.u32(0), tag == 0x7474_6366, let count = try? file.u32(8) else { return 1 }
    return min(count, 256)
  }

  /// The table of that tag, or nothing where the face has none.
  func table(_ tag: String) throws(FontFileError) -> FontTable? {
    var wanted = 0
    for byte in tag.utf8 { wanted = wanted << 8 | Int(byte) }
    var offset = 0
    while offset < directory.count {
      if try directory.u32(offset) == wanted {
        let (start, count) = (try directory.u32(offset + 8), try directory.u32(offset + 12))
        guard let part = try? file.part(at: start, count: count) else { throw .truncated(tag) }
        return try FontTable(tag, part)
      }
      offset += 16
    }
    return nil
  }

  func requiredTable(_ tag: String) throws(FontFileError) -> FontTable {
    guard let table = try table(tag) else { throw .missingTable(tag) }
    return table
  }
}

extension FontTable {
  /// The same bytes under another tag.
  fileprivate init(_ tag: String, _ other: FontTable) throws(FontFileError) { self.init(tag, other.bytes) }
}
