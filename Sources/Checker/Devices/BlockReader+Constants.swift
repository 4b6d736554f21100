import BandDiagnostics
import BandSyntax

/// Constant expressions: a device is what it is, so its figures are numbers, or worked out from numbers and `let`s.
extension BlockReader {
  /// The value of a constant expression; reports one that is none, or not finite.
  mutating func number(_ id: ID<Expression>) -> Double? {
    guard let value = constant(id, within: nil, depth: 0) else { return nil }
    guard value.isFinite else {
      report(.wrongValue, at: place(id), "the value is not finite")
      return nil
    }
    return value
  }

  /// - Parameters:
  ///   - use: where the outermost `let` is used, so that messages stay with the declaration that is read.
  ///   - depth: how many `let`s and operators this is inside of; the parser limits it within one expression.
  private mutating func constant(_ id: ID<Expression>, within use: ID<Expression>?, depth: Int) -> Double? {
    if case .number(let value, .none) = tree[id].kind { return value }
    let place = place(use ?? id)
    budget -= 1
    guard budget > 0, depth < 512 else {
      // Once is enough: after that every value that is no plain number has the same cause.
      if budget >= 0 {
        report(
          .notConstant, at: place, "this value takes too long to work out",
          help: "are there 'let's that use each other?")
      }
      return nil
    }
    switch tree[id].kind {
    case .missing: return nil
    case .number(let value, .none): return value
    case .number(_, .percent): return wrong(place, "a percentage can't stand here; write the points")
    case .number(_, .pixels): return wrong(place, "device pixels can't stand here; write the points")
    case .number(_, .factor): return wrong(place, "a factor can't stand here; write the number without 'x'")
    case .string, .color, .boolean, .list, .record: return wrong(place, "a number has to stand here")
    case .parenthesized(let expression): return constant(expression, within: use, depth: depth + 1)
    case .unary(.minus, let operand): return constant(operand, within: use, depth: depth + 1).map { -$0 }
    case .binary(let symbol, let first, let second):
      return constant(symbol, first, second, at: place, within: use, depth: depth)
    case .name(let name):
      if let declaration = declaration(of: name) {
        return constant(tree[declaration].value, within: use ?? id, depth: depth + 1)
      }
      report(
        .notConstant, at: place, "'" + names.text(of: name) + "' is no constant of this file",
        help: "a figure is a number, or made of numbers and 'let's of the same file")
      return nil
    case .unary(.not, _), .member, .element, .call, .conditional:
      report(
        .notConstant, at: place, "this is no constant", help: "a figure is a number, or made of numbers and 'let's")
      return nil
    }
  }

  private mutating func constant(
    _ symbol: BinaryOperator, _ first: ID<Expression>, _ second: ID<Expression>, at place: Place,
    within use: ID<Expression>?, depth: Int
  ) -> Double? {
    switch symbol {
    case .add, .subtract, .multiply, .divide:
      guard let a = constant(first, within: use, depth: depth + 1),
        let b = constant(second, within: use, depth: depth + 1)
      else { return nil }
      switch symbol {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      default: return a / b
      }
    case .by: return wrong(place, "a size can't stand here; write one number")
    case .range: return wrong(place, "a range can't stand here; write one number")
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      return wrong(place, "a number has to stand here")
    }
  }

  private mutating func wrong(_ place: Place, _ message: String) -> Double? {
    report(.typeMismatch, at: place, message)
    return nil
  }

  private mutating func declaration(of name: Name) -> ID<LetDeclaration>? {
    if let lets { return lets[name] }
    var found: [Name: ID<LetDeclaration>] = [:]
    for item in tree.items {
      guard case .letDeclaration(let id) = item, found[tree[id].name] == nil else { continue }
      found[tree[id].name] = id
    }
    lets = found
    return found[name]
  }
}
