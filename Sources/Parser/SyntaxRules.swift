import BandDiagnostics

/// The rules of the parser. Each is an error.
extension RuleName {
  /// Something stands where the grammar has no place for it, or is missing.
  public static var syntaxError: RuleName { RuleName("syntax_error") }
  /// A string without its closing quote.
  public static var unterminatedString: RuleName { RuleName("unterminated_string") }
  /// A comment without its `*/`.
  public static var unterminatedComment: RuleName { RuleName("unterminated_comment") }
  /// Bytes that are not UTF-8.
  public static var invalidUTF8: RuleName { RuleName("invalid_utf8") }
  /// A control character other than tab and line break.
  public static var controlCharacter: RuleName { RuleName("control_character") }
  /// More than 256 levels.
  public static var nestingTooDeep: RuleName { RuleName("nesting_too_deep") }
  /// A number beyond what can be counted with.
  public static var numberNotFinite: RuleName { RuleName("number_not_finite") }
  /// A file of more than 16 MiB.
  public static var fileTooLarge: RuleName { RuleName("file_too_large") }
}

/// The limits of the language (section 10).
public enum SyntaxLimit {
  /// Levels of nesting: blocks, brackets, operators in one another, comments, strings in strings.
  public static let nesting = 256
  /// Bytes of a file.
  public static let fileSize = 16 << 20
  /// Faults after which the rest of a file is not read.
  static let faults = 200
}
