import BandDiagnostics
import BandScreenModel
import BandSyntax

// What expressions come to. A condition on sizes stays a condition: `a ? b : c` over one is a choice of two values.

extension Expander {
  /// The value of an expression; `nothing` where something is wrong, which is reported.
  mutating func evaluate(_ id: ID<Expression>, in surroundings: Surroundings) -> Value {
    guard depth < ExpansionLimits.depth else {
      if !isTooDeep {
        isTooDeep = true
        let span = tree(of: surroundings.file)[id].span
        report(.nestingTooDeep, at: place(span, in: surroundings), "this value is made of too many others")
      }
      return .nothing
    }
    depth += 1
    defer { depth -= 1 }
    spend()
    if isTooLarge { return .nothing }
    let expression = tree(of: surroundings.file)[id]
    switch expression.kind {
    case .missing: return .nothing
    case .number(let value, let unit): return number(value, unit, expression.span, surroundings)
    case .string(let parts): return string(parts, surroundings)
    case .color(let color): return .color(color)
    case .boolean(let value): return .bool(value ? .always : .never)
    case .name(let name): return self.name(name, id, surroundings)
    case .member(let base, let name, _): return member(base, name, id, surroundings)
    case .element(let list, let index): return element(of: list, at: index, surroundings)
    case .call(let callee, let arguments): return call(id, callee, arguments, surroundings)
    case .unary(let operation, let operand):
      let value = evaluate(operand, in: surroundings)
      return operation == .minus ? negated(value) : inverted(value)
    case .binary: return binary(id, surroundings)
    case .conditional(let condition, let first, let second):
      return conditional(condition, first, second, surroundings)
    case .list(let elements):
      var values: [Value] = []
      for element in tree(of: surroundings.file)[elements] { values.append(evaluate(element, in: surroundings)) }
      return .list(store(values))
    case .record(let fields):
      var values: [Value] = []
      // In the order of their type: `RecordField.ordered`.
      for field in tree(of: surroundings.file)[fields].sorted(by: { $0.label.index < $1.label.index }) {
        values.append(evaluate(field.value, in: surroundings))
      }
      return .record(store(values))
    case .parenthesized(let inner): return evaluate(inner, in: surroundings)
    }
  }

  /// A condition; one that is wrong never holds.
  mutating func condition(_ id: ID<Expression>, in surroundings: Surroundings) -> ConditionID {
    if case .bool(let condition) = evaluate(id, in: surroundings) { return condition }
    return .never
  }

  mutating func store(_ list: [Value]) -> ValueList {
    let start = values.count
    spend(list.count)
    values += list
    return ValueList(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: list.count))
  }

  // MARK: Constants

  private mutating func number(
    _ value: Double, _ unit: NumberUnit, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    switch unit {
    case .none: return .number(checked(screen.formulas.constant(value), span, surroundings))
    case .percent: return .percent(value / 100, .zero)
    case .pixels:
      let pixel = screen.formulas.environment(.pixel)
      return .number(checked(screen.formulas.scale(pixel, by: value), span, surroundings))
    case .factor: return .textSize(.factor(value))
    }
  }

  /// A formula as it is, or 0 where it is a constant that is no length.
  mutating func checked(_ formula: FormulaID, _ span: Span, _ surroundings: Surroundings) -> FormulaID {
    let value: Double
    switch screen.formulas[formula] {
    case .constant(let constant): value = constant
    case .scale(_, let factor): value = factor
    default: return formula
    }
    if value.magnitude <= ExpansionLimits.magnitude { return formula }
    if value.isFinite, isInText { return formula }
    if value.isFinite, isRangeBound {
      report(
        .numberNotFinite, at: place(span, in: surroundings), "a range can't reach beyond 1,000,000,000",
        notes: [DiagnosticNote(.help, "write a smaller number: a screen repeats 100,000 times at most")])
      return .zero
    }
    report(
      .numberNotFinite, at: place(span, in: surroundings),
      value.isFinite ? "a number beyond 1,000,000,000 is no length" : "this number is not finite",
      notes: [DiagnosticNote(.help, "write a smaller number: the largest screens are a few thousand points wide")])
    // Not 0, by which something might be divided.
    return screen.formulas.constant(1)
  }

  // MARK: Texts

  func utf8(of text: TextID) -> ArraySlice<UInt8> {
    text.index >= 0 ? program.names.utf8(of: Name(index: text.index)) : texts[Int(~text.index)][...]
  }

  func string(of text: TextID) -> String { String(decoding: utf8(of: text), as: UTF8.self) }

  private mutating func string(_ parts: List<StringPart>, _ surroundings: Surroundings) -> Value {
    let parts = tree(of: surroundings.file)[parts]
    if parts.isEmpty { return .string(TextID(index: 0), file: surroundings.file) }
    if parts.count == 1, case .text(let name)? = parts.first {
      return .string(TextID(index: name.index), file: surroundings.file)
    }
    var value = Value.string(TextID(index: 0), file: surroundings.file)
    for part in parts {
      switch part {
      case .text(let name):
        value = joined(value, .string(TextID(index: name.index), file: surroundings.file))
      case .interpolation(let expression):
        let wasInText = isInText
        isInText = true
        let inner = evaluate(expression, in: surroundings)
        isInText = wasInText
        let written = self.written(inner, tree(of: surroundings.file)[expression].span, surroundings)
        value = joined(value, written)
      }
    }
    return value
  }

  /// A value as `\( )` writes it.
  mutating func written(_ value: Value, _ span: Span, _ surroundings: Surroundings) -> Value {
    switch value {
    case .string, .nothing: return value
    case .number(let formula):
      guard let constant = screen.formulas.constant(formula) else {
        if case .choose(let condition, let a, let b) = screen.formulas[formula] {
          let first = written(.number(a), span, surroundings)
          return choice(condition, first, written(.number(b), span, surroundings))
        }
        report(.wrongValue, at: place(span, in: surroundings), "a text can't show a length that only layout knows")
        return .nothing
      }
      var bytes: [UInt8] = []
      appendPlain(constant, to: &bytes)
      return .string(addText(bytes), file: surroundings.file)
    case .choice(let index):
      let choice = choices[Int(index)]
      let first = written(choice.first, span, surroundings)
      return self.choice(choice.condition, first, written(choice.second, span, surroundings))
    default: return .nothing
    }
  }

  /// Two texts one after the other.
  private mutating func joined(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.string(let first, let file), .string(let second, _)):
      if first.index == 0 { return b }
      if second.index == 0 { return a }
      return .string(addText(Array(utf8(of: first)) + utf8(of: second)), file: file)
    case (.choice(let index), _):
      let choice = choices[Int(index)]
      let first = joined(choice.first, b)
      return self.choice(choice.condition, first, joined(choice.second, b))
    case (_, .choice(let index)):
      let choice = choices[Int(index)]
      let first = joined(a, choice.first)
      return self.choice(choice.condition, first, joined(a, choice.second))
    default: return .nothing
    }
  }

  mutating func addText(_ bytes: [UInt8]) -> TextID {
    spend(bytes.count / 16)
    if bytes.count > ExpansionLimits.textBytes {
      stop("a text of this screen is longer than a megabyte")
      return TextID(index: 0)
    }
    texts.append(bytes)
    return TextID(index: ~Int32(truncatingIfNeeded: texts.count - 1))
  }

  // MARK: Names

  private mutating func name(_ name: Name, _ id: ID<Expression>, _ surroundings: Surroundings) -> Value {
    switch program.files[Int(surroundings.file)].meanings[Int(id.index)] {
    case .local(let slot): return force(slots[Int(surroundings.frame + slot)])
    case .global(let index): return global(index)
    case .word(let word): return .word(word)
    case .style(let index): return .style(index)
    case .environment(let word): return environment(word, tree(of: surroundings.file)[id].span, surroundings)
    case .measure(let base, let measure): return self.measure(measure, of: base, nil, id, surroundings)
    case .detent(let layer): return .detent(sheet(named: layer))
    case .none, .frame, .innerFrame, .innerMeasure, .field, .count, .function: return .word(name)
    }
  }

  private mutating func member(
    _ base: ID<Expression>, _ name: Name, _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    switch program.files[Int(surroundings.file)].meanings[Int(id.index)] {
    case .environment(let word): return environment(word, tree(of: surroundings.file)[base].span, surroundings)
    case .measure(let frame, let measure): return self.measure(measure, of: frame, base, id, surroundings)
    case .innerMeasure(let measure): return self.measure(measure, insideOf: base, surroundings)
    case .field(let index): return field(index, of: evaluate(base, in: surroundings))
    case .count: return count(of: evaluate(base, in: surroundings))
    case .word(let word): return .word(word)
    case .global(let index): return global(index)
    case .style(let index): return .style(index)
    case .detent(let layer): return .detent(sheet(named: layer))
    case .none, .local, .frame, .innerFrame, .function: return .nothing
    }
  }

  /// The value of a `let`, a parameter or a loop's variable.
  mutating func force(_ index: Int32) -> Value {
    guard index >= 0 else { return .nothing }
    let thunk = thunks[Int(index)]
    switch thunk.state {
    case .done:
      if !thunk.divisions.isEmpty { count(thunk.divisions) }
      return thunk.value
    case .running:
      let span = tree(of: thunk.surroundings.file)[thunk.expression].span
      report(.circularLayout, at: place(span, in: thunk.surroundings), "this value is made of itself")
      return .nothing
    case .open:
      thunks[Int(index)].state = .running
      let outer = reader
      let mark = divisions.count
      reader.condition = .always
      let value = evaluate(thunk.expression, in: thunk.surroundings)
      reader = outer
      thunks[Int(index)].state = .done
      thunks[Int(index)].value = value
      if divisions.count > mark {
        let own = Array(divisions[mark...])
        divisions.removeSubrange(mark...)
        thunks[Int(index)].divisions = own
        count(own)
      }
      return value
    }
  }

  private mutating func global(_ index: Int32) -> Value {
    guard Int(index) < program.globals.count else { return .nothing }
    if globalThunks[Int(index)] < 0 {
      let facts = program.globals[Int(index)]
      let file = facts.file.index
      let surroundings = Surroundings(file: file, body: -1, frame: 0, scope: -1, node: 0)
      thunks.append(Thunk(tree(of: file)[facts.declaration].value, surroundings))
      globalThunks[Int(index)] = Int32(thunks.count - 1)
    }
    return force(globalThunks[Int(index)])
  }

  // MARK: Lists and records

  private mutating func field(_ index: Int32, of value: Value) -> Value {
    switch value {
    case .record(let fields): return index < fields.count ? values[Int(fields.start + index)] : .nothing
    case .choice(let number):
      let choice = choices[Int(number)]
      let first = field(index, of: choice.first)
      return self.choice(choice.condition, first, field(index, of: choice.second))
    default: return .nothing
    }
  }

  private mutating func count(of value: Value) -> Value {
    switch value {
    case .list(let list): return .number(screen.formulas.constant(Double(list.count)))
    case .range(let first, let last):
      return .number(screen.formulas.constant(last < first ? 0 : Double(last - first + 1)))
    case .choice(let number):
      let choice = choices[Int(number)]
      let first = count(of: choice.first)
      return self.choice(choice.condition, first, count(of: choice.second))
    default: return .nothing
    }
  }

  private mutating func element(
    of list: ID<Expression>, at index: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    let list = evaluate(list, in: surroundings)
    let span = tree(of: surroundings.file)[index].span
    return element(of: list, at: evaluate(index, in: surroundings), span, surroundings)
  }

  private mutating func element(
    of list: Value, at index: Value, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    switch (list, index) {
    case (.choice(let number), _):
      let choice = choices[Int(number)]
      let first = element(of: choice.first, at: index, span, surroundings)
      return self.choice(choice.condition, first, element(of: choice.second, at: index, span, surroundings))
    case (.list, .number(let formula)), (.range, .number(let formula)):
      if case .choose(let condition, let a, let b) = screen.formulas[formula] {
        let first = element(of: list, at: .number(a), span, surroundings)
        return choice(condition, first, element(of: list, at: .number(b), span, surroundings))
      }
      guard let position = screen.formulas.constant(formula) else {
        report(.wrongValue, at: place(span, in: surroundings), "an index can't be a length that only layout knows")
        return .nothing
      }
      return element(of: list, at: position, span, surroundings)
    default: return .nothing
    }
  }

  private mutating func element(
    of list: Value, at position: Double, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    var count: Int64 = 0
    switch list {
    case .list(let list): count = Int64(list.count)
    case .range(let first, let last): count = max(0, last - first + 1)
    default: break
    }
    guard position >= 0, position < Double(count), position == Double(Int64(position)) else {
      let shown = String(shortest: position)
      let size = count == 1 ? "1 element" : "\(count) elements"
      report(
        .wrongValue, at: place(span, in: surroundings),
        count == 0
          ? "there is no element \(shown) in an empty list"
          : "there is no element \(shown) in a list of \(size), which count from 0")
      return .nothing
    }
    switch list {
    case .list(let list): return values[Int(list.start) + Int(position)]
    case .range(let first, _): return .number(screen.formulas.constant(Double(first) + position))
    default: return .nothing
    }
  }

  // MARK: Conditions

  private mutating func conditional(
    _ condition: ID<Expression>, _ first: ID<Expression>, _ second: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    let condition = self.condition(condition, in: surroundings)
    if condition == .always { return evaluate(first, in: surroundings) }
    if condition == .never { return evaluate(second, in: surroundings) }
    let value = evaluate(first, in: surroundings, where: condition)
    return choice(condition, value, evaluate(second, in: surroundings, where: condition, isNot: true))
  }

  /// The one value where a condition holds, the other where it doesn't.
  mutating func choice(_ condition: ConditionID, _ first: Value, _ second: Value) -> Value {
    if condition == .always || first == second { return first }
    if condition == .never { return second }
    switch (first, second) {
    case (.nothing, _), (_, .nothing): return .nothing
    case (.number(let a), .number(let b)): return .number(screen.formulas.choose(condition, a, b))
    case (.percent(let share, let a), .percent(let other, let b)) where share == other:
      return .percent(share, screen.formulas.choose(condition, a, b))
    case (.bool(let a), .bool(let b)):
      let whenNot = screen.formulas.not(condition)
      let other = screen.formulas.and(whenNot, b)
      return .bool(screen.formulas.or(screen.formulas.and(condition, a), other))
    case (.pointSize(let width, let height), .pointSize(let otherWidth, let otherHeight)):
      let width = screen.formulas.choose(condition, width, otherWidth)
      return .pointSize(width, screen.formulas.choose(condition, height, otherHeight))
    case (.point(let axis, let a, let origin), .point(let otherAxis, let b, let otherOrigin)) where axis == otherAxis:
      let coordinate = screen.formulas.choose(condition, a, b)
      return .point(axis, coordinate, add(.both(origin, otherOrigin, .either)))
    default:
      spend()
      guard choices.count < ExpansionLimits.choices else {
        stop("too many values of this screen depend on conditions on sizes")
        return .nothing
      }
      choices.append(Choice(condition: condition, first: first, second: second))
      return .choice(Int32(truncatingIfNeeded: choices.count - 1))
    }
  }

  mutating func inverted(_ value: Value) -> Value {
    if case .bool(let condition) = value { return .bool(screen.formulas.not(condition)) }
    return .nothing
  }
}
