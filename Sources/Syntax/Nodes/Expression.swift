/// An expression: a property's value, an argument, a condition.
public struct Expression: Sendable {
  public enum Kind: Sendable {
    /// Nothing that could be read; the parser has said so.
    case missing
    case number(Double, NumberUnit)
    /// `"…"`: its parts in order; none for `""`.
    case string(List<StringPart>)
    /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` as 0xRRGGBBAA.
    case color(UInt32)
    case boolean(Bool)
    /// A bare word.
    case name(Name)
    /// `base.name`; the span is the name's.
    case member(ID<Expression>, Name, Span)
    /// `base[index]`.
    case element(ID<Expression>, ID<Expression>)
    /// `callee(arguments)`.
    case call(ID<Expression>, List<Argument>)
    case unary(UnaryOperator, ID<Expression>)
    case binary(BinaryOperator, ID<Expression>, ID<Expression>)
    /// `condition ? first : second`.
    case conditional(ID<Expression>, ID<Expression>, ID<Expression>)
    /// `[a, b]`.
    case list(List<ID<Expression>>)
    /// `(title: "Mail", icon: "mail.png")`; every argument has a label.
    case record(List<Argument>)
    case parenthesized(ID<Expression>)
  }

  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// What stands right behind a number.
public enum NumberUnit: UInt8, Sendable {
  case none
  /// `50%`
  case percent
  /// `1px`: device pixels.
  case pixels
  /// `1.7x`: a text-size factor.
  case factor
}

public enum UnaryOperator: UInt8, Sendable {
  case minus, not
}

public enum BinaryOperator: UInt8, Sendable {
  case add, subtract, multiply, divide
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case and, or
  /// `1...20`
  case range
  /// `120 by 80`
  case by
}

/// A piece of a string literal.
public enum StringPart: Sendable {
  /// Text with its escapes already replaced.
  case text(Name)
  /// `\(expression)`
  case interpolation(ID<Expression>)
}

/// One argument of a call, an element, an annotation or a record: `value` or `label: value`.
public struct Argument: Sendable {
  /// The label; `Name.none` where there is none.
  public let label: Name
  public let labelSpan: Span
  public let value: ID<Expression>

  public init(label: Name, labelSpan: Span, value: ID<Expression>) {
    self.label = label
    self.labelSpan = labelSpan
    self.value = value
  }
}
