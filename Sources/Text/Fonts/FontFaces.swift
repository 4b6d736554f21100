extension FontMetrics {
  /// The PostScript names of the fonts in a file, in their order: one, or those of a collection.
  ///
  /// A font whose name can't be read has an empty one. Source: OpenType 1.9, name, name ID 6.
  public static func faceNames(in bytes: [UInt8]) -> [String] {
    let count = FontFile.faceCount(bytes)
    return (0..<count).map { face in
      guard let file = try? FontFile(bytes, face: face), let table = try? file.table("name") else { return "" }
      return (try? table.postScriptName()) ?? ""
    }
  }

  /// Reads the font of a file that a fragment names, as in `Helvetica.ttc#Helvetica-Bold`: by its PostScript name or its index.
  ///
  /// - Parameter fragment: what follows the `#`; nothing takes the only font, and of a collection none.
  public init(readingFont bytes: [UInt8], fragment: String?) throws(FontFileError) {
    guard let fragment else {
      let count = FontFile.faceCount(bytes)
      if count > 1 { throw .manyFaces(FontMetrics.faceNames(in: bytes)) }
      try self.init(readingFont: bytes)
      return
    }
    let names = FontMetrics.faceNames(in: bytes)
    if let face = names.firstIndex(where: { $0.utf8.elementsEqual(fragment.utf8) }) ?? index(fragment) {
      try self.init(readingFont: bytes, face: face)
    } else {
      throw .noNamedFace(fragment, names)
    }
  }
}

/// The index that a fragment is; nothing where it is a name.
private func index(_ fragment: String) -> Int? {
  var value = 0
  if fragment.utf8.isEmpty || fragment.utf8.count > 6 { return nil }
  for byte in fragment.utf8 {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}

extension FontTable {
  /// The name of ID 6, which is ASCII in every encoding.
  fileprivate func postScriptName() throws(FontFileError) -> String? {
    let count = try u16(2)
    let storage = try u16(4)
    for record in 0..<count {
      let start = 6 + 12 * record
      guard try u16(start + 6) == 6 else { continue }
      let isWide = try u16(start) != 1
      let text = try part(at: storage + (try u16(start + 10)), count: try u16(start + 8))
      var letters: [UInt8] = []
      // Names have 63 letters at most.
      for index in stride(from: isWide ? 1 : 0, to: min(text.count, 126), by: isWide ? 2 : 1) {
        letters.append(UInt8(truncatingIfNeeded: try text.u8(index)))
      }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }
}
