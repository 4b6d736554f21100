import BandDiagnostics
import BandScreenModel
import BandSyntax

// Operators: numbers, lengths, percentages, points; comparisons; `&&` and `||`.

extension Expander {
  /// A binary expression. A long sum leans to the left: its spine is walked, not recursed into.
  mutating func binary(_ id: ID<Expression>, _ surroundings: Surroundings) -> Value {
    var spine: [ID<Expression>] = []
    var next = id
    var value = Value.nothing
    while case .binary(_, let left, _) = tree(of: surroundings.file)[next].kind {
      spine.append(next)
      next = left
    }
    // A bound of a range has its own words for a number that is too large.
    let wasRangeBound = isRangeBound
    defer { isRangeBound = wasRangeBound }
    if spine.contains(where: { isRange($0, surroundings) }) { isRangeBound = true }
    value = evaluate(next, in: surroundings)
    for step in spine.reversed() {
      guard case .binary(let operation, _, let right) = tree(of: surroundings.file)[step].kind else { break }
      spend()
      // What can't change the answer isn't evaluated: `spanned && hinge.width > 20`.
      if case .bool(.never) = value, operation == .and { continue }
      if case .bool(.always) = value, operation == .or { continue }
      let other: Value
      if case .bool(let first) = value, operation == .and || operation == .or {
        other = evaluate(right, in: surroundings, where: first, isNot: operation == .or)
      } else {
        other = evaluate(right, in: surroundings)
      }
      value = combined(operation, value, other, step, surroundings)
    }
    return value
  }

  private func isRange(_ id: ID<Expression>, _ surroundings: Surroundings) -> Bool {
    if case .binary(.range, _, _) = tree(of: surroundings.file)[id].kind { true } else { false }
  }

  private mutating func combined(
    _ operation: BinaryOperator, _ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    if case .choice(let index) = a {
      let choice = choices[Int(index)]
      spend()
      if isTooLarge { return .nothing }
      let first = combined(operation, choice.first, b, id, surroundings)
      return self.choice(choice.condition, first, combined(operation, choice.second, b, id, surroundings))
    }
    if case .choice(let index) = b {
      let choice = choices[Int(index)]
      spend()
      if isTooLarge { return .nothing }
      let first = combined(operation, a, choice.first, id, surroundings)
      return self.choice(choice.condition, first, combined(operation, a, choice.second, id, surroundings))
    }
    switch operation {
    case .add: return sum(a, b, id, surroundings)
    case .subtract: return difference(a, b, id, surroundings)
    case .multiply: return product(a, b, id, surroundings)
    case .divide: return quotient(a, b, id, surroundings)
    case .less: return compared(a, b, id, surroundings) { $0.less($1, $2) }
    case .lessOrEqual: return compared(a, b, id, surroundings) { $0.atMost($1, $2) }
    case .greater: return compared(b, a, id, surroundings) { $0.less($1, $2) }
    case .greaterOrEqual: return compared(b, a, id, surroundings) { $0.atMost($1, $2) }
    case .equal: return .bool(equal(a, b))
    case .notEqual: return .bool(screen.formulas.not(equal(a, b)))
    case .and:
      guard case .bool(let first) = a, case .bool(let second) = b else { return .nothing }
      return .bool(screen.formulas.and(first, second))
    case .or:
      guard case .bool(let first) = a, case .bool(let second) = b else { return .nothing }
      return .bool(screen.formulas.or(first, second))
    case .range: return range(a, b, id, surroundings)
    case .by:
      guard case .number(let width) = a, case .number(let height) = b else { return .nothing }
      return .pointSize(width, height)
    }
  }

  // MARK: Numbers that a condition on sizes chooses

  /// An operation on two numbers. Of constants that a condition on sizes chooses, `big ? 3 : 2`, each is taken by itself: what comes
  /// out is such a choice again, and can still be shown in a text, count turns, columns and members.
  mutating func each(
    _ x: FormulaID, _ y: FormulaID, _ operation: (inout FormulaTable, FormulaID, FormulaID) -> FormulaID
  ) -> FormulaID {
    let first = alternatives(x, atMost: Self.mostAlternatives)
    let second = alternatives(y, atMost: Self.mostAlternatives)
    guard first > 0, second > 0, first + second > 2, first * second <= Self.mostAlternatives else {
      return operation(&screen.formulas, x, y)
    }
    return chosen(x, y, operation)
  }

  private static var mostAlternatives: Int { 16 }

  private mutating func chosen(
    _ x: FormulaID, _ y: FormulaID, _ operation: (inout FormulaTable, FormulaID, FormulaID) -> FormulaID
  ) -> FormulaID {
    spend()
    if isTooLarge { return .zero }
    switch (screen.formulas[x], screen.formulas[y]) {
    case (.choose(let condition, let a, let b), .choose(let other, let c, let d)) where other == condition:
      let first = chosen(a, c, operation)
      return screen.formulas.choose(condition, first, chosen(b, d, operation))
    case (.choose(let condition, let a, let b), _):
      let first = chosen(a, y, operation)
      return screen.formulas.choose(condition, first, chosen(b, y, operation))
    case (_, .choose(let condition, let a, let b)):
      let first = chosen(x, a, operation)
      return screen.formulas.choose(condition, first, chosen(x, b, operation))
    default: return operation(&screen.formulas, x, y)
    }
  }

  /// Among how many constants conditions choose what a formula is: 1 for a constant, 0 where it is none of the kind or they are more.
  private func alternatives(_ formula: FormulaID, atMost limit: Int) -> Int {
    switch screen.formulas[formula] {
    case .constant: return 1
    case .choose(_, let a, let b):
      guard limit > 1 else { return 0 }
      let first = alternatives(a, atMost: limit - 1)
      guard first > 0 else { return 0 }
      let second = alternatives(b, atMost: limit - first)
      return second > 0 ? first + second : 0
    default: return 0
    }
  }

  // MARK: Sums

  private mutating func sum(_ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)): return number(each(x, y) { $0.add($1, $2) }, id, surroundings)
    case (.percent(let share, let x), .percent(let other, let y)):
      return .percent(share + other, screen.formulas.add(x, y))
    case (.percent(let share, let x), .number(let y)), (.number(let y), .percent(let share, let x)):
      return .percent(share, screen.formulas.add(x, y))
    case (.point(let axis, let x, let origin), .number(let length)),
      (.number(let length), .point(let axis, let x, let origin)):
      return moved(axis, x, origin, by: length, forward: true)
    case (.string(let first, let file), .string(let second, _)):
      return .string(addText(Array(utf8(of: first)) + utf8(of: second)), file: file)
    default: return .nothing
    }
  }

  private mutating func difference(
    _ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)): return number(each(x, y) { $0.subtract($1, $2) }, id, surroundings)
    case (.percent(let share, let x), .percent(let other, let y)):
      return .percent(share - other, screen.formulas.subtract(x, y))
    case (.percent(let share, let x), .number(let y)): return .percent(share, screen.formulas.subtract(x, y))
    case (.number(let x), .percent(let share, let y)): return .percent(-share, screen.formulas.subtract(x, y))
    case (.point(let axis, let x, let origin), .number(let length)):
      return moved(axis, x, origin, by: length, forward: false)
    case (.point(let axis, let x, _), .point(_, let y, _)):
      let isBackward = axis == .line && isRightToLeft
      return .number(isBackward ? screen.formulas.subtract(y, x) : screen.formulas.subtract(x, y))
    default: return .nothing
    }
  }

  /// A point some way on, or back; a point of the reading direction goes its way.
  private mutating func moved(
    _ axis: PointAxis, _ coordinate: FormulaID, _ origin: OriginID, by length: FormulaID, forward: Bool
  ) -> Value {
    if axis == .line { reads.insert(.direction) }
    let adds = forward != (axis == .line && isRightToLeft)
    let end = adds ? screen.formulas.add(coordinate, length) : screen.formulas.subtract(coordinate, length)
    return .point(axis, end, moved(origin, by: length, forward: adds))
  }

  mutating func negated(_ value: Value) -> Value {
    switch value {
    case .number(let x): return .number(each(x, .zero) { table, x, _ in table.scale(x, by: -1) })
    case .percent(let share, let offset): return .percent(-share, screen.formulas.scale(offset, by: -1))
    case .choice(let index):
      let choice = choices[Int(index)]
      let first = negated(choice.first)
      return self.choice(choice.condition, first, negated(choice.second))
    default: return .nothing
    }
  }

  private mutating func number(_ formula: FormulaID, _ id: ID<Expression>, _ surroundings: Surroundings) -> Value {
    guard let constant = screen.formulas.constant(formula), constant.magnitude > ExpansionLimits.magnitude else {
      return .number(formula)
    }
    return .number(checked(formula, tree(of: surroundings.file)[id].span, surroundings))
  }

  // MARK: Products

  private mutating func product(
    _ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)):
      let product = each(x, y) { $0.multiply($1, $2) }
      if case .multiply = screen.formulas[product] { screen.isLinear = false }
      return .number(checked(product, tree(of: surroundings.file)[id].span, surroundings))
    case (.percent(let share, let offset), .number(let factor)), (.number(let factor), .percent(let share, let offset)):
      guard let constant = screen.formulas.constant(factor) else {
        if case .choose(let condition, let x, let y) = screen.formulas[factor] {
          spend()
          if isTooLarge { return .nothing }
          let percentage = Value.percent(share, offset)
          let first = product(percentage, .number(x), id, surroundings)
          return choice(condition, first, product(percentage, .number(y), id, surroundings))
        }
        return notConstant("a percentage takes a factor that is a constant", id, surroundings)
      }
      return .percent(share * constant, screen.formulas.scale(offset, by: constant))
    default: return .nothing
    }
  }

  private mutating func quotient(
    _ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    guard case .number(let divisor) = b else { return .nothing }
    let span = tree(of: surroundings.file)[id].span
    if divisor == .zero {
      report(.divisionByZero, at: place(span, in: surroundings), "a division by 0 is no number")
      return .nothing
    }
    switch a {
    case .number(let x):
      let quotient = each(x, divisor) { $0.divide($1, $2) }
      if screen.formulas.constant(divisor) == nil {
        if case .divide = screen.formulas[quotient] { screen.isLinear = false }
        divisions.append(Division(divisor: divisor, reader: reader, place: place(span, in: surroundings)))
      }
      return .number(checked(quotient, span, surroundings))
    case .percent(let share, let offset):
      guard let constant = screen.formulas.constant(divisor) else {
        if case .choose(let condition, let x, let y) = screen.formulas[divisor] {
          spend()
          if isTooLarge { return .nothing }
          let first = quotient(a, .number(x), id, surroundings)
          return choice(condition, first, quotient(a, .number(y), id, surroundings))
        }
        return notConstant("a percentage takes a divisor that is a constant", id, surroundings)
      }
      return .percent(share / constant, screen.formulas.scale(offset, by: 1 / constant))
    default: return .nothing
    }
  }

  private mutating func notConstant(
    _ message: String, _ id: ID<Expression>, _ surroundings: Surroundings,
    help: String = "choose between percentages: 'landscape ? 50% : 25%'"
  ) -> Value {
    report(
      .wrongValue, at: place(tree(of: surroundings.file)[id].span, in: surroundings), message,
      notes: [DiagnosticNote(.help, help)])
    return .nothing
  }

  private mutating func range(_ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings) -> Value {
    guard case .number(let first) = a, case .number(let last) = b else { return .nothing }
    for (bound, other) in [(first, last), (last, first)] {
      guard case .choose(let condition, let x, let y) = screen.formulas[bound] else { continue }
      let isFirst = bound == first
      let one =
        isFirst
        ? range(.number(x), .number(other), id, surroundings) : range(.number(other), .number(x), id, surroundings)
      let two =
        isFirst
        ? range(.number(y), .number(other), id, surroundings) : range(.number(other), .number(y), id, surroundings)
      return choice(condition, one, two)
    }
    guard let from = screen.formulas.constant(first), let to = screen.formulas.constant(last) else {
      return notConstant(
        "a range can't end at a length that only layout knows", id, surroundings,
        help: "choose between numbers: 'tablet ? 6 : 3'")
    }
    guard from == Double(Int64(from)), to == Double(Int64(to)) else {
      let part = from == Double(Int64(from)) ? to : from
      return notConstant(
        "a range goes from one whole number to another, and \(points: part) is none", id, surroundings,
        help: "make it whole, as 'round(…)' does")
    }
    return .range(Int64(from), Int64(to))
  }

  // MARK: Comparisons

  /// Compares numbers, points and text sizes, which have an order.
  private mutating func compared(
    _ a: Value, _ b: Value, _ id: ID<Expression>, _ surroundings: Surroundings,
    _ compare: (inout FormulaTable, FormulaID, FormulaID) -> ConditionID
  ) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)): return .bool(compare(&screen.formulas, x, y))
    case (.point(let axis, let x, _), .point(_, let y, _)):
      let isBackward = axis == .line && isRightToLeft
      if axis == .line { reads.insert(.direction) }
      return .bool(isBackward ? compare(&screen.formulas, y, x) : compare(&screen.formulas, x, y))
    case (.percent(let share, let x), .percent(let other, let y)):
      if share == other { return .bool(compare(&screen.formulas, x, y)) }
      guard isLess(a, than: b) != nil else { return failUnordered(id, surroundings) }
      let (first, second) = (screen.formulas.constant(share), screen.formulas.constant(other))
      return .bool(compare(&screen.formulas, first, second))
    default:
      guard let first = textSize(a), let second = textSize(b) else { return .nothing }
      let order: Double = first < second ? -1 : second < first ? 1 : 0
      let sign = screen.formulas.constant(order)
      return .bool(compare(&screen.formulas, sign, .zero))
    }
  }

  private func textSize(_ value: Value) -> TextSize? {
    switch value {
    case .textSize(let size): size
    case .word(let name): TextSize(name: program.names.text(of: name))
    default: nil
    }
  }

  mutating func equal(_ a: Value, _ b: Value) -> ConditionID {
    spend()
    if isTooLarge || valueDepth > ExpansionLimits.valueNesting { return .never }
    valueDepth += 1
    defer { valueDepth -= 1 }
    switch (a, b) {
    case (.number(let x), .number(let y)): return screen.formulas.equal(x, y)
    case (.point(_, let x, _), .point(_, let y, _)): return screen.formulas.equal(x, y)
    case (.percent(let share, let x), .percent(let other, let y)):
      return share == other ? screen.formulas.equal(x, y) : .never
    case (.string(let first, _), .string(let second, _)):
      return first == second || utf8(of: first) == utf8(of: second) ? .always : .never
    case (.bool(let x), .bool(let y)):
      let both = screen.formulas.and(x, y)
      let neither = screen.formulas.and(screen.formulas.not(x), screen.formulas.not(y))
      return screen.formulas.or(both, neither)
    case (.list(let first), .list(let second)), (.record(let first), .record(let second)):
      guard first.count == second.count else { return .never }
      var condition = ConditionID.always
      for offset in 0..<first.count where condition != .never {
        let one = values[Int(first.start + offset)]
        let part = equal(one, values[Int(second.start + offset)])
        condition = screen.formulas.and(condition, part)
      }
      return condition
    case (.choice(let index), _):
      let choice = choices[Int(index)]
      return either(choice.condition, equal(choice.first, b), equal(choice.second, b))
    case (_, .choice(let index)):
      let choice = choices[Int(index)]
      return either(choice.condition, equal(a, choice.first), equal(a, choice.second))
    case (.textSize, .word), (.word, .textSize), (.textSize, .textSize):
      guard let first = textSize(a), let second = textSize(b) else { return .never }
      return first < second || second < first ? .never : .always
    case (.detent(let sheet), .word(let word)), (.word(let word), .detent(let sheet)):
      screen.sheets[Int(sheet)].isRead = true
      return screen.formulas.detent(sheet, word.index)
    default: return a == b && a != .nothing ? .always : .never
    }
  }

  /// The one condition where `condition` holds, the other where it doesn't.
  mutating func either(_ condition: ConditionID, _ first: ConditionID, _ second: ConditionID) -> ConditionID {
    let whenNot = screen.formulas.not(condition)
    let other = screen.formulas.and(whenNot, second)
    return screen.formulas.or(screen.formulas.and(condition, first), other)
  }
}
