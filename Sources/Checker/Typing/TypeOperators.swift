import BandDiagnostics
import BandSyntax

extension Typer {
  /// The type of an operation of two operands (language.md, sections 4 and 5).
  mutating func inferBinary(
    _ id: ID<Expression>, _ symbol: BinaryOperator, _ left: ID<Expression>, _ right: ID<Expression>
  ) -> ValueType {
    switch symbol {
    case .and, .or:
      check(left, .type(.bool), .operand)
      check(right, .type(.bool), .operand)
      return .bool
    case .range:
      check(left, .type(.number), .operand)
      check(right, .type(.number), .operand)
      return .range
    case .by:
      check(left, .type(.length), .operand)
      check(right, .type(.length), .operand)
      return .pointSize
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return inferComparison(id, symbol, left, right)
    case .add, .subtract, .multiply, .divide:
      let a = infer(left)
      let b = infer(right)
      if a == .frame || b == .frame {
        failFrameAsValue(a == .frame ? left : right)
        return .unknown
      }
      if a == .unknown || b == .unknown { return .unknown }
      let result =
        switch symbol {
        case .add: sum(a, b)
        case .subtract: difference(a, b)
        case .multiply: product(a, b)
        default: quotient(a, b)
        }
      if symbol == .divide, case .number(0, _) = tree[right].kind {
        fail("division_by_zero", tree[right].span, "a division by 0 has no result")
        return .unknown
      }
      if let result { return result }
      failArithmetic(id, symbol, (left, a), (right, b))
      return .unknown
    }
  }

  private func sum(_ a: ValueType, _ b: ValueType) -> ValueType? {
    switch (a, b) {
    case (.number, .number): .number
    case (.number, .length), (.length, .number), (.length, .length): .length
    case (.percent, .percent), (.percent, .number), (.percent, .length), (.number, .percent), (.length, .percent):
      .percent
    case (_, .number), (_, .length): a.isPoint ? a : nil
    case (.number, _), (.length, _): b.isPoint ? b : nil
    default: nil
    }
  }

  private func difference(_ a: ValueType, _ b: ValueType) -> ValueType? {
    if a.isPoint { return a == b ? .length : b == .number || b == .length ? a : nil }
    return b.isPoint ? nil : sum(a, b)
  }

  private func product(_ a: ValueType, _ b: ValueType) -> ValueType? {
    switch (a, b) {
    case (.number, .number): .number
    case (.number, .length), (.length, .number): .length
    case (.number, .percent), (.percent, .number): .percent
    default: nil
    }
  }

  private func quotient(_ a: ValueType, _ b: ValueType) -> ValueType? {
    switch (a, b) {
    case (.number, .number), (.length, .length), (.number, .length): .number
    case (.length, .number): .length
    case (.percent, .number): .percent
    default: nil
    }
  }

  // MARK: Comparisons

  private mutating func inferComparison(
    _ id: ID<Expression>, _ symbol: BinaryOperator, _ left: ID<Expression>, _ right: ID<Expression>
  ) -> ValueType {
    let a: ValueType
    let b: ValueType
    if isWordOnly(left) {
      // `error == state`: the other side says which words are expected.
      b = infer(right)
      a = infer(left, expectation(beside: b))
    } else {
      a = infer(left)
      // What the words of something unknown are can't be said.
      if a == .unknown, isWordOnly(right) { return .bool }
      b = infer(right, expectation(beside: a))
    }
    if a == .frame || b == .frame {
      failFrameAsValue(a == .frame ? left : right)
      return .bool
    }
    if a == .unknown || b == .unknown { return .bool }
    let isEquality = symbol == .equal || symbol == .notEqual
    let isFitting: Bool =
      switch (a, b) {
      case (.number, .number), (.number, .length), (.length, .number), (.length, .length), (.percent, .percent): true
      case (.enumeration(let x), .enumeration(let y)): x == y && (isEquality || x == .textSize)
      case (.string, .string), (.bool, .bool), (.color, .color), (.style, .style): isEquality
      case (.size, .size), (.size, .number), (.size, .length), (.size, .percent), (.number, .size), (.length, .size),
        (.percent, .size):
        isEquality
      default: a.isPoint && a == b
      }
    if !isFitting, !failQuotedWord((left, a), (right, b)), !failQuotedWord((right, b), (left, a)) {
      failComparison(id, isEquality, (left, a), (right, b))
    }
    return .bool
  }

  private func expectation(beside type: ValueType) -> Expected {
    if case .enumeration = type { return .type(type) }
    if type == .style || type == .size { return .type(type) }
    return .anything
  }

  /// Whether an expression is a bare name that means nothing by itself.
  private func isWordOnly(_ id: ID<Expression>) -> Bool {
    guard case .name(let name) = tree[id].kind else { return false }
    let index = Int(name.index)
    return localOf[index] < 0 && globalOf[index] < 0 && EnvironmentWord(name) == nil
  }

  /// Reports a word in quotes beside what is compared with it: `state == "loading"`.
  ///
  /// - Returns: whether it was one.
  private mutating func failQuotedWord(
    _ subject: (ID<Expression>, ValueType), _ other: (ID<Expression>, ValueType)
  ) -> Bool {
    guard case .enumeration(let enumeration) = subject.1, other.1 == .string else { return false }
    let written = source(other.0).utf8.dropFirst().dropLast()
    guard let word = allWords(of: enumeration).first(where: { program.names.utf8(of: $0).elementsEqual(written) })
    else { return false }
    let span = tree[other.0].span
    fail(
      "type_mismatch", span, "\(describe(subject.1)) is a word, and stands without quotes",
      fixes: [fix("write '\(text(word))'", span, text(word))])
    return true
  }

  // MARK: Messages

  private mutating func failComparison(
    _ id: ID<Expression>, _ isEquality: Bool, _ a: (ID<Expression>, ValueType), _ b: (ID<Expression>, ValueType)
  ) {
    if a.1.isPoint, b.1.isPoint {
      failMixedPoints(id, a, b)
    } else if a.1.isPoint || b.1.isPoint {
      fail(
        "edge_arithmetic", tree[id].span,
        "a point and a distance can't be compared: '\(source(a.0))' is \(describe(a.1)), '\(source(b.0))' \(describe(b.1))",
        help: "compare two points, or two lengths")
    } else if a.1 == b.1 || isEquality && isEnumeration(a.1) && isEnumeration(b.1) {
      fail("type_mismatch", tree[id].span, "values of this type can't be compared: \(describe(a.1))")
    } else {
      fail(
        "type_mismatch", tree[id].span,
        "\(describe(a.1)) can't be compared with \(describe(b.1)): '\(source(a.0))' with '\(source(b.0))'")
    }
  }

  private func isEnumeration(_ type: ValueType) -> Bool {
    if case .enumeration = type { return true }
    return false
  }

  private mutating func failArithmetic(
    _ id: ID<Expression>, _ symbol: BinaryOperator, _ a: (ID<Expression>, ValueType), _ b: (ID<Expression>, ValueType)
  ) {
    let span = tree[id].span
    switch (a.1.isPoint, b.1.isPoint) {
    case (true, true):
      if a.1 != b.1 { return failMixedPoints(id, a, b) }
      let what =
        switch symbol {
        case .add: "added"
        case .multiply: "multiplied"
        default: "divided"
        }
      fail(
        "edge_arithmetic", span, "two points can't be \(what); a point is a place, not a distance",
        help:
          "'\(source(a.0)) - \(source(b.0))' is the distance between, 'mid(\(source(a.0)), \(source(b.0)))' the middle")
    case (true, false), (false, true):
      let point = a.1.isPoint ? a : b
      let other = a.1.isPoint ? b : a
      if other.1 == .percent {
        let measure = point.1 == .yEdge ? "height" : "width"
        fail(
          "edge_arithmetic", span, "a percentage says nothing of a point",
          help: "write a share of a length: 'parent.\(measure) * 0.5'")
      } else if symbol == .subtract {
        fail(
          "edge_arithmetic", span, "a point can't be taken from \(describe(other.1))",
          help: "'\(source(point.0)) - \(source(other.0))' is a point; two points make a distance")
      } else {
        fail(
          "edge_arithmetic", span, "a point can't be scaled, nor added to \(describe(other.1))",
          help: "points take '+' and '-' with a length: '\(source(point.0)) + 8'")
      }
    case (false, false):
      if a.1 == .string || b.1 == .string {
        fail(
          "type_mismatch", span, "strings are joined by interpolation, not by an operator",
          help: "write \"\\(\(source(a.0)))\\(\(source(b.0)))\"")
      } else if symbol == .multiply, a.1 == .length, b.1 == .length {
        fail(
          "type_mismatch", span, "a length times a length is an area, which nothing here takes",
          help: "multiply a length by a number")
      } else {
        let word =
          switch symbol {
          case .add: "'+'"
          case .subtract: "'-'"
          case .multiply: "'*'"
          default: "'/'"
          }
        fail(
          "type_mismatch", span,
          "\(word) doesn't take \(describe(a.1)) and \(describe(b.1)): '\(source(a.0))' and '\(source(b.0))'")
      }
    }
  }

  private mutating func failMixedPoints(
    _ id: ID<Expression>, _ a: (ID<Expression>, ValueType), _ b: (ID<Expression>, ValueType)
  ) {
    let span = tree[id].span
    if a.1 == .lineEdge || b.1 == .lineEdge, a.1 != .yEdge, b.1 != .yEdge {
      fail(
        "reading_direction", span,
        "'leading' and 'trailing' change sides with the reading direction and don't go with 'left' and 'right'",
        help: "use one kind on both sides")
    } else {
      fail(
        "wrong_axis", span, "a place across and a place down have nothing in common",
        help: "use two edges of one axis")
    }
  }
}
