/// The devices that ship inside the compiler.
///
/// Their declarations are the text of `Catalogue/Devices/*.band`, to the byte. Nothing of it is parsed until a run names
/// a device: `index` says what there is and where it stands, `source(of:)` gives the text of one declaration.
public enum Catalogue {
  /// Every profile: iOS before Android, phones before foldables before tablets, models as they came out within a
  /// family, a device before its variants.
  public static let index: [CatalogueEntry] = readIndex(CatalogueText.index)

  /// The table of sources, in no particular order.
  ///
  /// A device's `sources` name its keys. One that begins with `sibling:` names another device of the catalogue instead,
  /// whose strips this one has taken.
  public static let sources: [SourceRecord] = readSources(CatalogueText.sources)

  /// The declaration of a profile's device: from the word `device` to its last brace.
  public static func source(of entry: CatalogueEntry) -> String {
    String(decoding: bytes(of: entry), as: UTF8.self)
  }

  /// The declaration of a profile's device in UTF-8.
  public static func bytes(of entry: CatalogueEntry) -> [UInt8] {
    bytes(in: entry.file, entry.start, entry.end)
  }

  /// The declarations of several profiles in UTF-8, each device once, so that one parse reads them all.
  public static func bytes(declaring entries: [CatalogueEntry]) -> [UInt8] {
    var text: [UInt8] = []
    for (position, entry) in entries.enumerated() {
      // Profiles of one device stand next to each other in the index; elsewhere the search is over few entries.
      if entries[..<position].contains(where: { $0.file == entry.file && $0.start == entry.start }) { continue }
      text += bytes(of: entry)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// The doc comment before a device: what is known of it and has no property, one `/// Label: text` each.
  public static func documentation(of entry: CatalogueEntry) -> String {
    String(decoding: bytes(in: entry.file, entry.documentationStart, entry.start), as: UTF8.self)
  }

  /// The profile with an identifier or a name, exactly as the index writes it; nothing where there is none.
  public static func entry(named text: String) -> CatalogueEntry? {
    index.first { $0.id.utf8.elementsEqual(text.utf8) || $0.name.utf8.elementsEqual(text.utf8) }
  }

  /// The profiles of a ready target in the order of the index; incomplete ones are in none.
  public static func entries(in target: ReadyTarget) -> [CatalogueEntry] {
    index.filter { target.holds($0) }
  }

  /// The identifiers of a ready target's profiles in the order of the index.
  public static func identifiers(in target: ReadyTarget) -> [String] {
    entries(in: target).map { $0.id }
  }

  /// The source with a key; nothing where there is none.
  public static func source(key: String) -> SourceRecord? {
    sources.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  private static func bytes(in file: Int, _ start: Int, _ end: Int) -> [UInt8] {
    guard CatalogueText.files.indices.contains(file) else { return [] }
    return CatalogueText.files[file].withUTF8Buffer { buffer in
      guard 0 <= start, start <= end, end <= buffer.count else { return [] }
      return Array(buffer[start..<end])
    }
  }
}
