import BandSyntax

/// The tokens of one file in source order, a column each for what one knows of them, and its comments.
public struct TokenTable: Sendable {
  /// Ends with one `endOfFile`.
  public internal(set) var kinds: [TokenKind]
  public internal(set) var flags: [TokenFlags]
  /// Offsets of the first bytes.
  public internal(set) var starts: [Int32]
  /// Offsets after the last bytes.
  public internal(set) var ends: [Int32]
  /// The comments, which are no tokens.
  public internal(set) var comments: [Comment]
  /// What is wrong with the text itself, in the order in which it was found.
  var faults: [LexicalFault]
  /// The `{` less the `}`.
  var braceBalance: Int

  /// How many tokens there are, the last one, `endOfFile`, included.
  public var count: Int { kinds.count }

  public func span(_ index: Int) -> Span { Span(start: starts[index], end: ends[index]) }
}

/// `// …`, `/// …` or `/* … */`.
public struct Comment: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `//` up to the end of the line.
    case line
    /// `///` up to the end of the line.
    case documentation
    /// `/* … */`, perhaps over several lines.
    case block
  }

  public let kind: Kind
  /// Whether nothing but white space and other comments stands before it on its line.
  public let startsLine: Bool
  public let span: Span
}
