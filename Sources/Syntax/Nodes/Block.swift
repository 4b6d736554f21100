/// `{ … }`: properties, children, `let`, `assert`, `if` and `for`, in source order.
public struct Block: Sendable {
  public let items: List<Item>
  /// From `{` to `}`.
  public let span: Span

  public init(items: List<Item>, span: Span) {
    self.items = items
    self.span = span
  }
}

/// One thing in a block.
public enum Item: Sendable {
  case property(ID<Property>)
  case element(ID<Element>)
  case letDeclaration(ID<LetDeclaration>)
  case assertion(ID<Assertion>)
  case conditional(ID<ConditionalItem>)
  case loop(ID<Loop>)
  /// A bare value: the members of `targets kiosks { "Kiosk 10" }`.
  case value(ID<Expression>)
}

/// `name: value, value`, or `name.part: …`.
public struct Property: Sendable {
  public let name: Name
  /// What stands after the point (`padding.horizontal`); `Name.none` where there is no point.
  public let part: Name
  /// The name, its point and part.
  public let nameSpan: Span
  /// At least one value.
  public let values: List<ID<Expression>>
  public let span: Span

  public init(name: Name, part: Name, nameSpan: Span, values: List<ID<Expression>>, span: Span) {
    self.name = name
    self.part = part
    self.nameSpan = nameSpan
    self.values = values
    self.span = span
  }
}

/// `let name: Type = value`.
public struct LetDeclaration: Sendable {
  public let name: Name
  public let nameSpan: Span
  /// The type's name; `Name.none` where none is written.
  public let type: Name
  public let typeSpan: Span
  /// Whether the type is a list of that: `[String]`.
  public let isList: Bool
  public let value: ID<Expression>
  public let documentation: Span
  public let span: Span

  public init(
    name: Name, nameSpan: Span, type: Name, typeSpan: Span, isList: Bool = false, value: ID<Expression>,
    documentation: Span, span: Span
  ) {
    self.isList = isList
    self.name = name
    self.nameSpan = nameSpan
    self.type = type
    self.typeSpan = typeSpan
    self.value = value
    self.documentation = documentation
    self.span = span
  }
}

/// `assert condition, "message"`.
public struct Assertion: Sendable {
  public let condition: ID<Expression>
  /// The message; nothing where none is written.
  public let message: ID<Expression>?
  public let span: Span

  public init(condition: ID<Expression>, message: ID<Expression>?, span: Span) {
    self.condition = condition
    self.message = message
    self.span = span
  }
}

/// `if condition { … } else if … else { … }`.
public struct ConditionalItem: Sendable {
  public let condition: ID<Expression>
  public let then: Block
  /// What follows `else`: a block, or for `else if` a block whose one item is the next `if`.
  public let otherwise: Block?
  public let span: Span

  public init(condition: ID<Expression>, then: Block, otherwise: Block?, span: Span) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    self.span = span
  }
}

/// `for x in list { … }`, `for i, x in list { … }`.
public struct Loop: Sendable {
  /// The index's name; `Name.none` where only the value is named.
  public let index: Name
  public let indexSpan: Span
  public let variable: Name
  public let variableSpan: Span
  public let sequence: ID<Expression>
  public let body: Block
  public let span: Span

  public init(
    index: Name, indexSpan: Span, variable: Name, variableSpan: Span, sequence: ID<Expression>, body: Block, span: Span
  ) {
    self.index = index
    self.indexSpan = indexSpan
    self.variable = variable
    self.variableSpan = variableSpan
    self.sequence = sequence
    self.body = body
    self.span = span
  }
}
