import BandSyntax

/// A tree as text with all brackets, so that a test can say what was read.
struct TreeText {
  let tree: SyntaxTree
  let names: NameTable

  func file() -> String {
    tree.items.map { item in
      switch item {
      case .importFile(let id): "import \(quoted(tree[id].path))"
      case .strings(let id): "strings \(quoted(tree[id].path))"
      case .letDeclaration(let id): text(tree[id])
      case .declaration(let id): text(tree[id])
      }
    }.joined(separator: "\n")
  }

  func text(_ node: Declaration) -> String {
    var result = annotations(node.annotations) + "\(node.kind)"
    if !node.name.isNone { result += " " + name(node.name) }
    if let title = node.title { result += " " + text(title) }
    if !node.parameters.isEmpty {
      let parameters = tree[node.parameters].map { parameter in
        let type = parameter.isList ? "[\(name(parameter.type))]" : name(parameter.type)
        return "\(name(parameter.name)): \(type)" + (parameter.defaultValue.map { " = " + text($0) } ?? "")
      }
      result += "(" + parameters.joined(separator: ", ") + ")"
    }
    return result + " " + text(node.body)
  }

  func text(_ block: Block) -> String { "{" + tree[block.items].map { text($0) }.joined(separator: "; ") + "}" }

  func text(_ item: Item) -> String {
    switch item {
    case .property(let id):
      let node = tree[id]
      let part = node.part.isNone ? "" : "." + name(node.part)
      return name(node.name) + part + ": " + tree[node.values].map { text($0) }.joined(separator: ", ")
    case .element(let id): return text(tree[id])
    case .letDeclaration(let id): return text(tree[id])
    case .assertion(let id):
      return "assert " + text(tree[id].condition) + (tree[id].message.map { ", " + text($0) } ?? "")
    case .conditional(let id):
      let node = tree[id]
      return "if \(text(node.condition)) \(text(node.then))" + (node.otherwise.map { " else " + text($0) } ?? "")
    case .loop(let id):
      let node = tree[id]
      let index = node.index.isNone ? "" : name(node.index) + ", "
      return "for \(index)\(name(node.variable)) in \(text(node.sequence)) \(text(node.body))"
    case .value(let id): return text(id)
    }
  }

  func text(_ node: Element) -> String {
    var result = annotations(node.annotations) + name(node.kind)
    if !node.edge.isNone { result += "." + name(node.edge) }
    if !node.name.isNone { result += " " + name(node.name) }
    if let title = node.title { result += " " + text(title) }
    if !node.arguments.isEmpty { result += "(" + text(node.arguments) + ")" }
    if let block = node.block { result += " " + text(block) }
    return result
  }

  func text(_ node: LetDeclaration) -> String {
    "let \(name(node.name))" + (node.type.isNone ? "" : ": " + name(node.type)) + " = " + text(node.value)
  }

  func annotations(_ list: List<Annotation>) -> String {
    tree[list].map { node in
      "@" + name(node.name) + (node.arguments.isEmpty ? "" : "(" + text(node.arguments) + ")") + " "
    }.joined()
  }

  func text(_ list: List<Argument>) -> String {
    tree[list].map { ($0.label.isNone ? "" : name($0.label) + ": ") + text($0.value) }.joined(separator: ", ")
  }

  func text(_ id: ID<Expression>) -> String {
    switch tree[id].kind {
    case .missing: return "missing"
    case .number(let value, let unit): return "\(value)\(["", "%", "px", "x"][Int(unit.rawValue)])"
    case .string(let parts):
      let texts = tree[parts].map { part in
        switch part {
        case .text(let text): name(text)
        case .interpolation(let id): "\\(" + text(id) + ")"
        }
      }
      return "\"" + texts.joined() + "\""
    case .color(let value): return "#" + String(value, radix: 16, uppercase: true)
    case .boolean(let value): return "\(value)"
    case .name(let value): return name(value)
    case .member(let base, let member, _): return text(base) + "." + name(member)
    case .element(let base, let index): return "\(text(base))[\(text(index))]"
    case .call(let callee, let arguments): return "\(text(callee))(\(text(arguments)))"
    case .unary(let symbol, let operand): return "(\(symbol) \(text(operand)))"
    case .binary(let symbol, let left, let right): return "(\(text(left)) \(symbol) \(text(right)))"
    case .conditional(let condition, let first, let second):
      return "(\(text(condition)) ? \(text(first)) : \(text(second)))"
    case .list(let members): return "[" + tree[members].map { text($0) }.joined(separator: ", ") + "]"
    case .record(let arguments): return "(" + text(arguments) + ")"
    case .parenthesized(let inner): return "(" + text(inner) + ")"
    }
  }

  func name(_ name: Name) -> String { names.text(of: name) }

  private func quoted(_ value: Name) -> String { "\"" + name(value) + "\"" }
}
