import BandDiagnostics
import BandScreenModel
import BandSyntax

// `min max clamp mid abs round` of numbers and points, and the values of `border`, `shadow` and `columns`.

extension Expander {
  mutating func call(
    _ id: ID<Expression>, _ callee: ID<Expression>, _ arguments: List<Argument>, _ surroundings: Surroundings
  ) -> Value {
    let tree = self.tree(of: surroundings.file)
    var function: Function?
    if case .function(let named) = program.files[Int(surroundings.file)].meanings[Int(id.index)] {
      function = named
    } else if case .name(let name) = tree[callee].kind {
      function = Function(named: name)
    }
    guard let function else { return .nothing }
    let arguments = tree[arguments]
    switch function {
    case .border, .shadow, .adaptive: return labelled(function, arguments, surroundings)
    case .localized: return localized(arguments, key: .none, surroundings)
    case .min, .max, .clamp, .mid, .abs, .round: break
    }
    var list: [Value] = []
    for argument in arguments { list.append(evaluate(argument.value, in: surroundings)) }
    if function != .clamp, function != .mid, list.count == 1, case .list(let inner) = list[0] {
      list = Array(values[inner.range])
    }
    var open = 0
    for case .choice in list { open += 1 }
    if open > ExpansionLimits.openArguments {
      stop("too many values of this screen depend on conditions on sizes")
      return .nothing
    }
    return call(function, list, id, surroundings)
  }

  private mutating func call(
    _ function: Function, _ list: [Value], _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    for (position, value) in list.enumerated() {
      guard case .choice(let index) = value else { continue }
      // Each choice doubles what is left to do, and copies the list.
      spend(8 + list.count)
      if isTooLarge { return .nothing }
      let choice = choices[Int(index)]
      var other = list
      other[position] = choice.first
      let first = call(function, other, id, surroundings)
      other[position] = choice.second
      return self.choice(choice.condition, first, call(function, other, id, surroundings))
    }
    switch function {
    case .min, .max:
      guard var value = list.first else { return .nothing }
      for other in list.dropFirst() { value = extreme(value, other, isLeast: function == .min, id, surroundings) }
      return value
    case .clamp:
      guard list.count == 3 else { return .nothing }
      // A minimum beats a maximum, as for sizes.
      let capped = extreme(list[0], list[2], isLeast: true, id, surroundings)
      return extreme(capped, list[1], isLeast: false, id, surroundings)
    case .mid:
      guard list.count == 2 else { return .nothing }
      return middle(list[0], list[1])
    case .abs:
      guard list.count == 1, case .number(let x) = list[0] else { return .nothing }
      return .number(each(x, .zero) { table, x, _ in table.larger(x, table.scale(x, by: -1)) })
    case .round:
      guard list.count == 1, case .number(let x) = list[0] else { return .nothing }
      let rounded = each(x, .zero) { table, x, _ in table.round(x) }
      if case .round = screen.formulas[rounded] { screen.isLinear = false }
      return .number(rounded)
    case .border, .shadow, .adaptive, .localized: return .nothing
    }
  }

  /// The smaller or larger of two numbers or points; in a right-to-left direction the smaller of its points is the one to the right.
  private mutating func extreme(
    _ a: Value, _ b: Value, isLeast: Bool, _ id: ID<Expression>, _ surroundings: Surroundings
  ) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)):
      return .number(each(x, y) { isLeast ? $0.smaller($1, $2) : $0.larger($1, $2) })
    case (.point(let axis, let x, let origin), .point(_, let y, let other)):
      if axis == .line { reads.insert(.direction) }
      let takesSmaller = isLeast != (axis == .line && isRightToLeft)
      let coordinate = takesSmaller ? screen.formulas.smaller(x, y) : screen.formulas.larger(x, y)
      return .point(axis, coordinate, add(.both(origin, other, takesSmaller ? .least : .greatest)))
    case (.percent(let share, let x), .percent(let other, let y)):
      if share == other {
        return .percent(share, isLeast ? screen.formulas.smaller(x, y) : screen.formulas.larger(x, y))
      }
      guard let isLess = isLess(a, than: b) else { return failUnordered(id, surroundings) }
      return isLess == isLeast ? a : b
    default: return .nothing
    }
  }

  /// Which of two percentages with different shares is the less, whatever length they are shares of; nothing where that hangs on it.
  func isLess(_ a: Value, than b: Value) -> Bool? {
    guard case .percent(let share, let x) = a, case .percent(let other, let y) = b else { return nil }
    if x == y { return share < other }
    guard let first = screen.formulas.constant(x), let second = screen.formulas.constant(y) else { return nil }
    return first == second || (first < second) == (share < other) ? share < other : nil
  }

  /// Reports two percentages of which no one can tell which is the larger before their parent is laid out.
  mutating func failUnordered(_ id: ID<Expression>, _ surroundings: Surroundings) -> Value {
    report(
      .notSupportedYet, at: place(tree(of: surroundings.file)[id].span, in: surroundings),
      "which of these percentages is the larger hangs on the length that they are shares of",
      notes: [DiagnosticNote(.help, "a size is kept within bounds by 'minWidth', 'maxWidth' and the like")])
    return .nothing
  }

  private mutating func middle(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)):
      return .number(each(x, y) { $0.scale($0.add($1, $2), by: 0.5) })
    case (.point(let axis, let x, let origin), .point(_, let y, let other)):
      let sum = screen.formulas.add(x, y)
      return .point(axis, screen.formulas.scale(sum, by: 0.5), add(.both(origin, other, .middle)))
    case (.percent(let share, let x), .percent(let other, let y)):
      let sum = screen.formulas.add(x, y)
      return .percent((share + other) / 2, screen.formulas.scale(sum, by: 0.5))
    default: return .nothing
    }
  }

  /// `border(width:, color:)`, `shadow(x:, y:, blur:, color:)`, `adaptive(min:)`.
  private mutating func labelled(
    _ function: Function, _ arguments: ArraySlice<Argument>, _ surroundings: Surroundings
  ) -> Value {
    var lengths: [FormulaID] = [.zero, .zero, .zero]
    var color: UInt32?
    // Without labels they come in this order.
    let order: [Name] =
      switch function {
      case .border: [.width, .color]
      case .shadow: [.x, .y, .blur, .color]
      default: [.min]
      }
    for (position, argument) in arguments.enumerated() {
      let label = argument.label.isNone ? (position < order.count ? order[position] : .none) : argument.label
      switch decided(evaluate(argument.value, in: surroundings), -1) {
      case .number(let length):
        if let index = order.firstIndex(of: label), index < 3 { lengths[index] = length }
        // Where a `let` or a parameter brought it: what is written so is reported as it is typed.
        if label == .width || label == .blur, let value = screen.formulas.constant(length), value < 0 {
          report(
            .wrongValue, at: place(tree(of: surroundings.file)[argument.value].span, in: surroundings),
            "'\(program.names.text(of: label))' is 0 or more, and this is \(points: value)")
        }
      case .color(let value): if label == .color { color = value }
      case .choice:
        let span = tree(of: surroundings.file)[argument.value].span
        report(
          .notSupportedYet, at: place(span, in: surroundings),
          "a colour inside \(function == .border ? "border" : "shadow")(…) can't depend on a size yet; choose the whole value"
        )
      default: break
      }
    }
    switch function {
    case .border: return .border(width: lengths[0], color: color)
    case .shadow: return .shadow(x: lengths[0], y: lengths[1], blur: lengths[2], color: color)
    default: return .adaptive(minimum: lengths[0])
    }
  }
}

extension Function {
  /// The function of that name.
  fileprivate init?(named name: Name) {
    switch name {
    case .min: self = .min
    case .max: self = .max
    case .clamp: self = .clamp
    case .mid: self = .mid
    case .abs: self = .abs
    case .round: self = .round
    case .border: self = .border
    case .shadow: self = .shadow
    case .adaptive: self = .adaptive
    case .localized: self = .localized
    default: return nil
    }
  }
}
