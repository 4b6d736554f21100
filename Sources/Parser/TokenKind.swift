/// What a token is. Keywords are identifiers: where they stand decides.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  case identifier
  /// Digits with an optional point, and what stands right behind them: `16`, `50%`, `1px`, `1.7x`.
  case number
  /// `"…"` without interpolation.
  case string
  /// `"… \(`
  case stringHead
  /// `) … \(`
  case stringMiddle
  /// `) …"`
  case stringTail
  /// `#` and the letters and digits behind it.
  case color
  case leftBrace, rightBrace
  case leftParenthesis, rightParenthesis
  case leftBracket, rightBracket
  case colon, semicolon, comma, dot, at, question, assign
  case ellipsis
  case plus, minus, star, slash
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case and, or, not
}

extension TokenKind {
  /// Whether it stands between two operands, `by` aside, which is an identifier.
  @inlinable var isBinaryOperator: Bool {
    rawValue >= TokenKind.ellipsis.rawValue && rawValue <= TokenKind.or.rawValue
  }

  /// Whether a value can begin with it; `-` and `!` included.
  var startsValue: Bool {
    switch self {
    case .identifier, .number, .string, .stringHead, .color, .leftParenthesis, .leftBracket, .minus, .not: true
    case .endOfFile, .stringMiddle, .stringTail, .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .colon,
      .semicolon, .comma, .dot, .at, .question, .assign, .ellipsis, .plus, .star, .slash, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      false
    }
  }
}

/// What stands before a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break, perhaps in a comment.
  @inlinable public static var newline: TokenFlags { TokenFlags(rawValue: 1) }
  /// A `///` comment on a line of its own.
  @inlinable public static var documentation: TokenFlags { TokenFlags(rawValue: 2) }
}
