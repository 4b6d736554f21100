/// Why a file can't be used as a font.
public enum FontFileError: Error, Hashable, Sendable {
  /// The first bytes are those of no font that is read here.
  case notAFont
  /// A web font, whose tables are compressed.
  case compressed
  /// A collection has no face of that index.
  case noFace(index: Int, count: Int)
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
    case .noFace(let index, let count): "the collection has no face \(index), only 0 to \(count - 1)"
    case .missingTable(let table): "the font has no '\(table)' table"
    case .truncated(let table): "the font's '\(table)' table is cut short"
    case .malformed(let table): "the font's '\(table)' table contradicts itself"
    case .noCharacterMap: "the font has no Unicode character map of format 4 or 12"
    case .tooLarge(let table): "the font's '\(table)' table is larger than any real font's"
    }
  }
}
