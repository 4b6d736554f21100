/// Identity of one node: its index in the table of its kind, in the tree that made it.
public struct ID<Node>: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A run of neighbours in one of a tree's flat lists.
public struct List<Node>: Hashable, Sendable {
  public let start: Int32
  public let count: Int32

  @inlinable
  public init(start: Int, count: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.count = Int32(truncatingIfNeeded: count)
  }

  public static var empty: List { List(start: 0, count: 0) }

  @inlinable public var isEmpty: Bool { count == 0 }
  @inlinable public var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// The tree of one file: nodes of each kind in a table of their own, lists of nodes in flat arrays.
///
/// - Invariant: a node is added after the nodes it is made of, so a plain loop over a table is a bottom-up walk.
public struct SyntaxTree: Sendable {
  public var items: [FileItem] = []

  public private(set) var expressions: [Expression] = []
  public private(set) var properties: [Property] = []
  public private(set) var elements: [Element] = []
  public private(set) var lets: [LetDeclaration] = []
  public private(set) var assertions: [Assertion] = []
  public private(set) var conditionals: [ConditionalItem] = []
  public private(set) var loops: [Loop] = []
  public private(set) var declarations: [Declaration] = []
  public private(set) var imports: [ImportDeclaration] = []

  @usableFromInline var blockItems: [Item] = []
  @usableFromInline var arguments: [Argument] = []
  @usableFromInline var annotations: [Annotation] = []
  @usableFromInline var parameters: [Parameter] = []
  @usableFromInline var stringParts: [StringPart] = []
  @usableFromInline var expressionLists: [ID<Expression>] = []

  public init() {}

  /// Makes room for what a file of so many tokens usually holds.
  public mutating func reserve(tokens: Int) {
    expressions.reserveCapacity(tokens / 4)
    properties.reserveCapacity(tokens / 8)
    elements.reserveCapacity(tokens / 16)
    blockItems.reserveCapacity(tokens / 6)
    arguments.reserveCapacity(tokens / 16)
    expressionLists.reserveCapacity(tokens / 8)
  }

  @inlinable public subscript(id: ID<Expression>) -> Expression { expressions[Int(id.index)] }
  @inlinable public subscript(id: ID<Property>) -> Property { properties[Int(id.index)] }
  @inlinable public subscript(id: ID<Element>) -> Element { elements[Int(id.index)] }
  @inlinable public subscript(id: ID<LetDeclaration>) -> LetDeclaration { lets[Int(id.index)] }
  @inlinable public subscript(id: ID<Assertion>) -> Assertion { assertions[Int(id.index)] }
  @inlinable public subscript(id: ID<ConditionalItem>) -> ConditionalItem { conditionals[Int(id.index)] }
  @inlinable public subscript(id: ID<Loop>) -> Loop { loops[Int(id.index)] }
  @inlinable public subscript(id: ID<Declaration>) -> Declaration { declarations[Int(id.index)] }
  @inlinable public subscript(id: ID<ImportDeclaration>) -> ImportDeclaration { imports[Int(id.index)] }

  @inlinable public subscript(list: List<Item>) -> ArraySlice<Item> { blockItems[list.range] }
  @inlinable public subscript(list: List<Argument>) -> ArraySlice<Argument> { arguments[list.range] }
  @inlinable public subscript(list: List<Annotation>) -> ArraySlice<Annotation> { annotations[list.range] }
  @inlinable public subscript(list: List<Parameter>) -> ArraySlice<Parameter> { parameters[list.range] }
  @inlinable public subscript(list: List<StringPart>) -> ArraySlice<StringPart> { stringParts[list.range] }
  @inlinable public subscript(list: List<ID<Expression>>) -> ArraySlice<ID<Expression>> { expressionLists[list.range] }

  public mutating func add(_ node: Expression) -> ID<Expression> {
    expressions.append(node)
    return ID(index: expressions.count - 1)
  }

  public mutating func add(_ node: Property) -> ID<Property> {
    properties.append(node)
    return ID(index: properties.count - 1)
  }

  public mutating func add(_ node: Element) -> ID<Element> {
    elements.append(node)
    return ID(index: elements.count - 1)
  }

  public mutating func add(_ node: LetDeclaration) -> ID<LetDeclaration> {
    lets.append(node)
    return ID(index: lets.count - 1)
  }

  public mutating func add(_ node: Assertion) -> ID<Assertion> {
    assertions.append(node)
    return ID(index: assertions.count - 1)
  }

  public mutating func add(_ node: ConditionalItem) -> ID<ConditionalItem> {
    conditionals.append(node)
    return ID(index: conditionals.count - 1)
  }

  public mutating func add(_ node: Loop) -> ID<Loop> {
    loops.append(node)
    return ID(index: loops.count - 1)
  }

  public mutating func add(_ node: Declaration) -> ID<Declaration> {
    declarations.append(node)
    return ID(index: declarations.count - 1)
  }

  public mutating func add(_ node: ImportDeclaration) -> ID<ImportDeclaration> {
    imports.append(node)
    return ID(index: imports.count - 1)
  }

  public mutating func addList(_ nodes: ArraySlice<Item>) -> List<Item> { append(nodes, to: &blockItems) }

  /// Takes the members of a list off the end of a stack, from an index on.
  public mutating func addList(from first: Int, of stack: inout [Item]) -> List<Item> {
    move(from: first, of: &stack, to: &blockItems)
  }

  public mutating func addList(_ nodes: ArraySlice<Argument>) -> List<Argument> { append(nodes, to: &arguments) }

  /// Takes the members of a list off the end of a stack, from an index on.
  public mutating func addList(from first: Int, of stack: inout [Argument]) -> List<Argument> {
    move(from: first, of: &stack, to: &arguments)
  }

  public mutating func addList(_ nodes: ArraySlice<Annotation>) -> List<Annotation> { append(nodes, to: &annotations) }

  /// Takes the members of a list off the end of a stack, from an index on.
  public mutating func addList(from first: Int, of stack: inout [Annotation]) -> List<Annotation> {
    move(from: first, of: &stack, to: &annotations)
  }

  public mutating func addList(_ nodes: ArraySlice<Parameter>) -> List<Parameter> { append(nodes, to: &parameters) }

  /// Takes the members of a list off the end of a stack, from an index on.
  public mutating func addList(from first: Int, of stack: inout [Parameter]) -> List<Parameter> {
    move(from: first, of: &stack, to: &parameters)
  }

  public mutating func addList(_ nodes: ArraySlice<StringPart>) -> List<StringPart> { append(nodes, to: &stringParts) }

  /// Takes the members of a list off the end of a stack, from an index on.
  public mutating func addList(from first: Int, of stack: inout [StringPart]) -> List<StringPart> {
    move(from: first, of: &stack, to: &stringParts)
  }

  public mutating func addList(_ nodes: ArraySlice<ID<Expression>>) -> List<ID<Expression>> {
    append(nodes, to: &expressionLists)
  }

  /// Takes the members of a list off the end of a stack, from an index on.
  public mutating func addList(from first: Int, of stack: inout [ID<Expression>]) -> List<ID<Expression>> {
    move(from: first, of: &stack, to: &expressionLists)
  }

}

private func append<Node>(_ nodes: ArraySlice<Node>, to list: inout [Node]) -> List<Node> {
  list.append(contentsOf: nodes)
  return List(start: list.count - nodes.count, count: nodes.count)
}

/// The members are few: one by one is faster than a slice.
@inline(__always)
private func move<Node>(from first: Int, of stack: inout [Node], to list: inout [Node]) -> List<Node> {
  let count = stack.count - first
  if count == 0 { return List(start: list.count, count: 0) }
  for index in first..<stack.count { list.append(stack[index]) }
  stack.removeLast(count)
  return List(start: list.count - count, count: count)
}
