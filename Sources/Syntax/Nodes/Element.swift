/// `[annotations] kind [name] [(arguments)] [{ … }]`.
public struct Element: Sendable {
  public let annotations: List<Annotation>
  public let kind: Name
  public let kindSpan: Span
  /// The second word of `bar top`, `bar bottom`, `bar left`, `bar right`; else `Name.none`.
  public let edge: Name
  /// The element's name; `Name.none` where it has none.
  public let name: Name
  public let nameSpan: Span
  /// A string in the name's place, as in `variant "iOS 26" { … }`.
  public let title: ID<Expression>?
  public let arguments: List<Argument>
  public let block: Block?
  /// The `///` lines before it; empty where there are none.
  public let documentation: Span
  /// From the kind (without annotations) to the end of the arguments.
  public let headSpan: Span
  /// All of it, annotations included.
  public let span: Span

  public init(
    annotations: List<Annotation>, kind: Name, kindSpan: Span, edge: Name, name: Name, nameSpan: Span,
    title: ID<Expression>?, arguments: List<Argument>, block: Block?, documentation: Span, headSpan: Span, span: Span
  ) {
    self.annotations = annotations
    self.kind = kind
    self.kindSpan = kindSpan
    self.edge = edge
    self.name = name
    self.nameSpan = nameSpan
    self.title = title
    self.arguments = arguments
    self.block = block
    self.documentation = documentation
    self.headSpan = headSpan
    self.span = span
  }
}

/// `@name` or `@name(arguments)`.
public struct Annotation: Sendable {
  public let name: Name
  /// The `@` and the name.
  public let nameSpan: Span
  public let arguments: List<Argument>
  public let span: Span

  public init(name: Name, nameSpan: Span, arguments: List<Argument>, span: Span) {
    self.name = name
    self.nameSpan = nameSpan
    self.arguments = arguments
    self.span = span
  }
}
