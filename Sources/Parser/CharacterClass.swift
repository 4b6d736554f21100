/// What the lexer does with a byte. The values are the letters of `characterClasses`.
enum CharacterClass {
  static let letter = UInt8(ascii: "a")
  static let digit = UInt8(ascii: "d")
  static let space = UInt8(ascii: "s")
  static let newline = UInt8(ascii: "n")
  static let carriageReturn = UInt8(ascii: "r")
  static let quote = UInt8(ascii: "q")
  static let slash = UInt8(ascii: "c")
  static let hash = UInt8(ascii: "h")
  static let other = UInt8(ascii: "p")
}

/// The class of each byte: a row for 32 of them.
///
/// Letters are `a` to `z`, `A` to `Z` and `_`; bytes from 0x80 and control characters are `other`, as punctuation is.
let characterClasses: StaticString = """
  pppppppppsnpprpppppppppppppppppp\
  spqhpppppppppppcddddddddddpppppp\
  paaaaaaaaaaaaaaaaaaaaaaaaaappppa\
  paaaaaaaaaaaaaaaaaaaaaaaaaappppp\
  pppppppppppppppppppppppppppppppp\
  pppppppppppppppppppppppppppppppp\
  pppppppppppppppppppppppppppppppp\
  pppppppppppppppppppppppppppppppp
  """
