/// Why a file can't be used as a font.
public enum FontFileError: Error, Hashable, Sendable {
  /// The first bytes are those of no font that is read here.
  case notAFont
  /// A web font, whose tables are compressed.
  case compressed
  /// A collection has no face of that index.
  case noFace(index: Int, count: Int)
  /// A collection, of which no font is named; the PostScript names of all of them.
  case manyFaces([String])
  /// No font in the file has that PostScript name; those that it has.
  case noNamedFace(String, [String])
  /// A table that measuring needs isn't there.
  case missingTable(String)
  /// A table ends before what it says it holds, or points outside of the file.
  case truncated(String)
  /// A table contradicts itself.
  case malformed(String)
  /// No character map of Unicode in a format that is read here (4 and 12).
  case noCharacterMap
  /// More kerning than any real font has.
  case tooLarge(String)

  /// What to tell the author: lower case, no final period.
  public var message: String {
    switch self {
    case .notAFont: "not a TrueType or OpenType font"
    case .compressed: "a compressed web font; use the .ttf or .otf that it was made from"
    case .noFace(_, ...0): "the collection holds no fonts"
    case .noFace(let index, 1): "the file has no face \(index), only 0"
    case .noFace(let index, let count): "the collection has no face \(index), only 0 to \(count - 1)"
    case .manyFaces(let names): "a collection of \(names.count) fonts; name one behind a '#': \(Self.list(names))"
    case .noNamedFace(let name, let names): "the file has no font '\(name)', but \(Self.list(names))"
    case .missingTable(let table): "the font has no '\(table)' table"
    case .truncated(let table): "the font's '\(table)' table is cut short"
    case .malformed(let table): "the font's '\(table)' table contradicts itself"
    case .noCharacterMap: "the font has no Unicode character map of format 4 or 12"
    case .tooLarge(let table): "the font's '\(table)' table is larger than any real font's"
    }
  }

  /// Names for a message, twelve at most.
  private static func list(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.prefix(12).enumerated() {
      if !text.isEmpty { text += ", " }
      text += name.isEmpty ? "#\(index)" : name
    }
    return names.count > 12 ? text + ", …" : text
  }
}
