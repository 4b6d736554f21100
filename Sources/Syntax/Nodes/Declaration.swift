/// What stands at the top of a file.
public enum FileItem: Sendable {
  case importFile(ID<ImportDeclaration>)
  /// `strings "Localizable.xcstrings"`, of the same form as an import.
  case strings(ID<ImportDeclaration>)
  case letDeclaration(ID<LetDeclaration>)
  /// `screen`, `component`, `style`, `device`, `targets`, `project`.
  case declaration(ID<Declaration>)
}

/// `import "tokens.band"` or `strings "Localizable.xcstrings"`.
public struct ImportDeclaration: Sendable {
  /// The path as written; `Name.none` where it is missing or not a plain string.
  public let path: Name
  public let pathSpan: Span
  public let span: Span

  public init(path: Name, pathSpan: Span, span: Span) {
    self.path = path
    self.pathSpan = pathSpan
    self.span = span
  }
}

/// A declaration with a body.
public struct Declaration: Sendable {
  public enum Kind: UInt8, Sendable {
    case screen, component, style, device, targets, project
  }

  public let kind: Kind
  public let annotations: List<Annotation>
  /// The name; `Name.none` for a device or a project, or where it is missing.
  public let name: Name
  public let nameSpan: Span
  /// A device's name, a string.
  public let title: ID<Expression>?
  /// A component's parameters.
  public let parameters: List<Parameter>
  public let body: Block
  /// The `///` lines before it; empty where there are none.
  public let documentation: Span
  public let span: Span

  public init(
    kind: Kind, annotations: List<Annotation>, name: Name, nameSpan: Span, title: ID<Expression>?,
    parameters: List<Parameter>, body: Block, documentation: Span, span: Span
  ) {
    self.kind = kind
    self.annotations = annotations
    self.name = name
    self.nameSpan = nameSpan
    self.title = title
    self.parameters = parameters
    self.body = body
    self.documentation = documentation
    self.span = span
  }
}

/// `label: Type` or `label: Type = value` in a component's head.
public struct Parameter: Sendable {
  public let name: Name
  public let nameSpan: Span
  /// The type's name; `Name.none` where it is missing.
  public let type: Name
  public let typeSpan: Span
  /// Whether the type is a list of that: `[String]`.
  public let isList: Bool
  public let defaultValue: ID<Expression>?
  public let span: Span

  public init(
    name: Name, nameSpan: Span, type: Name, typeSpan: Span, isList: Bool, defaultValue: ID<Expression>?, span: Span
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.type = type
    self.typeSpan = typeSpan
    self.isList = isList
    self.defaultValue = defaultValue
    self.span = span
  }
}
