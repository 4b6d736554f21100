/// What the place of an expression takes.
enum Expected: Hashable, Sendable {
  case anything
  case type(ValueType)
  /// A length or a percentage.
  case lengthOrPercent
  /// The columns of a grid: a number, a list of tracks, `adaptive(min:)`.
  case columns
  /// The rows of a grid: a number or a list of tracks.
  case rows
  /// One column or row: a length, `fill` or `hug`.
  case track
  /// A number of columns or `all`.
  case span
  /// `safe`, `screen`, `parent`, with or without `.horizontal` or `.vertical`.
  case pin
  /// Text sizes: names, factors, `all`.
  case textSizes
  /// Languages: bare words, strings, `all`.
  case locales
  /// Names that the property itself declares.
  case newNames
  /// What stands in `\( )`: a number or a string.
  case interpolation
  /// `120 by 80` on an image, a length in a style.
  case imageOrFontSize

  /// The enumeration whose words come first here.
  var enumeration: Enumeration? {
    switch self {
    case .type(.enumeration(let enumeration)): enumeration
    case .type(.size), .track, .columns, .rows: .track
    case .span: .span
    case .textSizes: .textSize
    case .anything, .type, .lengthOrPercent, .pin, .newNames, .locales, .interpolation, .imageOrFontSize: nil
    }
  }
}
