import BandScreenModel

/// The embedded texts; each is written by `Tools/devices/convert.py` in a file of its own.
enum CatalogueText {
  /// The files of declarations, in the order that the index counts them.
  static let files: [StaticString] = [iPhones, iPads, androidPhones, androidFoldables, androidTablets]
}

extension Catalogue {
  /// Reads the index: a line for each profile, cells set apart by tabs.
  static func readIndex(_ text: StaticString) -> [CatalogueEntry] {
    text.withUTF8Buffer { buffer in
      var table = TabbedTable(buffer)
      var entries: [CatalogueEntry] = []
      while !table.isAtEnd {
        entries.append(
          CatalogueEntry(
            id: table.string(),
            name: table.string(),
            platform: table.word("ios") ? .ios : .android,
            form: form(&table),
            navigation: navigation(&table),
            isComplete: table.word("complete"),
            variant: table.string(),
            file: table.number(),
            documentationStart: table.number(),
            start: table.number(),
            end: table.number()))
      }
      return entries
    }
  }

  /// Reads the table of sources: key, kind, title, address, what it supports.
  static func readSources(_ text: StaticString) -> [SourceRecord] {
    text.withUTF8Buffer { buffer in
      var table = TabbedTable(buffer)
      var records: [SourceRecord] = []
      while !table.isAtEnd {
        records.append(
          SourceRecord(
            key: table.string(), kind: table.string(), title: table.string(), address: table.string(),
            supports: table.string()))
      }
      return records
    }
  }

  private static func form(_ table: inout TabbedTable) -> Form {
    let cell = table.cell()
    if cell.elementsEqual("phone".utf8) { return .phone }
    return cell.elementsEqual("tablet".utf8) ? .tablet : .foldable
  }

  private static func navigation(_ table: inout TabbedTable) -> Navigation {
    let cell = table.cell()
    if cell.elementsEqual("homeIndicator".utf8) { return .homeIndicator }
    if cell.elementsEqual("homeButton".utf8) { return .homeButton }
    return cell.elementsEqual("gesture".utf8) ? .gesture : .threeButton
  }
}

/// Reads a table in place: a line for each row, cells set apart by tabs.
struct TabbedTable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next cell, up to its tab or the end of its line.
  mutating func cell() -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\t"), bytes[position] != UInt8(ascii: "\n") {
      position += 1
    }
    let end = position
    position = min(end + 1, bytes.count)
    return bytes[start..<end]
  }

  mutating func string() -> String { String(decoding: cell(), as: UTF8.self) }

  /// Whether the next cell is this word.
  mutating func word(_ word: StaticString) -> Bool {
    let found = cell()
    return word.withUTF8Buffer { found.elementsEqual($0) }
  }

  /// The next cell as a whole number; what is no digit is passed over.
  mutating func number() -> Int {
    var value = 0
    for byte in cell() where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
    }
    return value
  }
}
