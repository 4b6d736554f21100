import BandDiagnostics
import BandScreenModel
import BandSyntax

/// What an expression is for, as messages say it.
enum Subject {
  case property(Property)
  case argument(Name)
  case parameter(Name)
  case letDeclaration(Name)
  case annotation(AnnotationKind)
  /// The one value of an element of that kind.
  case element(Name)
  /// A member of a list.
  case member
  case condition, assertion, message, operand, index
}

extension Typer {
  /// Types an expression in a place that expects something, and reports where it doesn't fit.
  ///
  /// The expectation passes through `? :`, parentheses and lists.
  /// - Returns: the type as the place sees it; `unknown` after an error.
  @discardableResult
  mutating func check(_ id: ID<Expression>, _ expected: Expected, _ subject: Subject) -> ValueType {
    let expression = tree[id]
    let type: ValueType
    switch expression.kind {
    case .parenthesized(let inner):
      type = check(inner, expected, subject)
    case .conditional(let condition, let first, let second):
      check(condition, .type(.bool), .condition)
      let a = check(first, expected, subject)
      let b = check(second, expected, subject)
      type = joined(a, b) ?? a
    case .name(let name):
      if let word = checkWord(id, name, expected) {
        type = word
      } else {
        type = fit(inferName(id, name, expected, subject), expected, id, subject)
      }
    case .list(let members):
      if let element = elementExpectation(of: expected) {
        var result = ValueType.unknown
        for member in tree[members] {
          let found = check(member, element, elementSubject(subject))
          result = joined(result, found) ?? result
        }
        if case .type(let list) = expected { type = list } else { type = listType(of: result) }
      } else {
        type = fit(infer(id), expected, id, subject)
      }
    case .binary(.subtract, _, _) where failHyphenated(id, expected, subject):
      type = .unknown
    case .missing, .number, .string, .color, .boolean, .member, .element, .call, .unary, .binary, .record:
      type = fit(infer(id, expected), expected, id, subject)
    }
    types[Int(id.index)] = type
    return type
  }

  /// Tracks of a grid are named by their property, other members are members.
  private func elementSubject(_ subject: Subject) -> Subject {
    if case .property = subject { return subject }
    return .member
  }

  /// What the members of a list are expected to be; nothing where no list is expected.
  private func elementExpectation(of expected: Expected) -> Expected? {
    switch expected {
    case .columns, .rows: return .track
    case .type(.list(let index)):
      let known = Int(index.index)
      guard known >= 0, known < program.types.count else { return nil }
      return program.types[known] == .unknown ? .anything : .type(program.types[known])
    default: return nil
    }
  }

  /// Types an expression by itself.
  ///
  /// - Parameter hint: what the place expects; words of it come before other names.
  @discardableResult
  mutating func infer(_ id: ID<Expression>, _ hint: Expected = .anything) -> ValueType {
    let expression = tree[id]
    let type: ValueType
    switch expression.kind {
    case .missing:
      body.hasErrors = true
      type = .unknown
    case .number(_, let unit):
      switch unit {
      case .none: type = .number
      case .percent: type = .percent
      case .pixels: type = .length
      case .factor: type = .enumeration(.textSize)
      }
    case .string(let parts):
      for part in tree[parts] {
        switch part {
        case .interpolation(let value): check(value, .interpolation, .operand)
        case .text(let written): warnOfForeignPlaces(in: written, of: id)
        }
      }
      type = .string
    case .color: type = .color
    case .boolean: type = .bool
    case .name(let name):
      if hint != .anything, let word = checkWord(id, name, hint) {
        type = word
      } else {
        type = inferName(id, name, hint, .operand)
      }
    case .member(let base, let name, let span): type = inferMember(id, base, name, span)
    case .element(let base, let index): type = inferElement(base, index)
    case .call(let callee, let arguments): type = inferCall(id, callee, arguments, hint)
    case .unary(let symbol, let value): type = inferUnary(symbol, value)
    case .binary(let symbol, let left, let right): type = inferBinary(id, symbol, left, right)
    case .conditional(let condition, let first, let second):
      check(condition, .type(.bool), .condition)
      type = join(first, infer(first, hint), second, infer(second, hint))
    case .list(let members): type = inferList(members)
    case .record(let fields): type = inferRecord(fields)
    case .parenthesized(let inner): type = infer(inner, hint)
    }
    types[Int(id.index)] = type
    return type
  }

  private mutating func inferList(_ members: List<ID<Expression>>) -> ValueType {
    var result = ValueType.unknown
    var first: ID<Expression>?
    for member in tree[members] {
      let type = infer(member)
      if type == .frame {
        failFrameAsValue(member)
        continue
      }
      if let all = joined(result, type) {
        result = all
      } else if let first {
        fail(
          "type_mismatch", tree[member].span,
          difference(of: type, from: result).map { "the records of a list have the same fields: \($0)" }
            ?? "the members of a list are of one type: this is \(describe(type)), the first is \(describe(result))",
          notes: [DiagnosticNote(.related, "the first", at: place(tree[first].span))])
      }
      if first == nil { first = member }
    }
    // That nothing could be made of its members has been told.
    if result == .unknown, first != nil { return .unknown }
    return listType(of: result)
  }

  /// Types a value in a place that isn't known, and tells nothing of it: what it means hangs on the place.
  mutating func inferUnasked(_ id: ID<Expression>) {
    let (told, errors) = (diagnostics.count, errorCount)
    infer(id)
    diagnostics.removeSubrange(min(told, diagnostics.count)...)
    errorCount = errors
  }

  /// Reports, once for each list, that nothing says what the members of an empty one are.
  mutating func failUntypedList(_ list: ID<Expression>) {
    body.hasErrors = true
    var place = place(tree[list].span)
    var name = "items"
    var written = source(list)
    if case .name(let known) = tree[list].kind {
      name = text(known)
      if localOf[Int(known.index)] >= 0 {
        place = self.place(locals[Int(localOf[Int(known.index)])].span)
      } else if globalOf[Int(known.index)] >= 0 {
        place = placeOf(global: Int(globalOf[Int(known.index)]))
      }
    } else if written.utf8.count > 40 {
      written = "[]"
    }
    guard untypedLists.insert(place).inserted else { return }
    report(
      Diagnostic(
        RuleName("unknown_type"), .error, at: place, "nothing says what '\(written)' holds: it is empty",
        notes: [DiagnosticNote(.help, "give it a type: 'let \(name): [String] = []'")]))
  }

  private mutating func inferRecord(_ fields: List<Argument>) -> ValueType {
    var record: [RecordField] = []
    for field in tree[fields] {
      var type = infer(field.value)
      if type == .frame {
        failFrameAsValue(field.value)
        type = .unknown
      }
      // One without a name has been reported by the parser.
      if field.label.isNone {
        body.hasErrors = true
      } else if record.contains(where: { $0.name == field.label }) {
        fail("duplicate_argument", field.labelSpan, "the field '\(text(field.label))' is given twice")
      } else if record.count < 256 {
        record.append(RecordField(name: field.label, type: type))
      }
    }
    // Fields are read by their names: their order makes no other type.
    record.sort { $0.name.index < $1.name.index }
    return recordType(of: record)
  }

  /// What tells one record from another: a field that is missing, too much or of another type.
  mutating func difference(of type: ValueType, from other: ValueType) -> String? {
    guard case .record(let a) = type, case .record(let b) = other else { return nil }
    let fields = program.records[Int(a)]
    let others = program.records[Int(b)]
    for field in others where !fields.contains(where: { $0.name == field.name }) {
      return "this one has no '\(text(field.name))'"
    }
    for field in fields {
      guard let known = others.first(where: { $0.name == field.name }) else {
        return "this one has '\(text(field.name))', which the first has not"
      }
      if joined(field.type, known.type) == nil {
        return
          "'\(text(field.name))' is \(describe(field.type)) in this one, and \(describe(known.type)) in the first"
      }
    }
    return nil
  }

  private mutating func inferElement(_ base: ID<Expression>, _ index: ID<Expression>) -> ValueType {
    let type = infer(base)
    check(index, .type(.number), .index)
    switch type {
    case .list(let element) where Int(element.index) < program.types.count:
      let type = program.types[Int(element.index)]
      if type == .unknown { failUntypedList(base) }
      return type
    case .unknown: return .unknown
    default:
      fail("type_mismatch", tree[base].span, "'[ ]' reads a member of a list, and this is \(describe(type))")
      return .unknown
    }
  }

  private mutating func inferUnary(_ symbol: UnaryOperator, _ value: ID<Expression>) -> ValueType {
    switch symbol {
    case .not:
      check(value, .type(.bool), .operand)
      return .bool
    case .minus:
      let type = infer(value)
      switch type {
      case .number, .length, .percent, .unknown: return type
      default:
        fail(
          "type_mismatch", tree[value].span,
          "'-' takes a number, a length or a percentage, and this is \(describe(type))")
        return .unknown
      }
    }
  }

  // MARK: Types that go together

  /// The type that holds values of both; nothing where there is none.
  mutating func joined(_ a: ValueType, _ b: ValueType) -> ValueType? {
    if a == b || b == .unknown { return a }
    switch (a, b) {
    case (.unknown, _): return b
    case (.number, .length), (.length, .number): return .length
    case (.number, .percent), (.length, .percent), (.percent, .number), (.percent, .length), (.size, .number),
      (.size, .length), (.size, .percent), (.number, .size), (.length, .size), (.percent, .size):
      return .size
    case (.list(let x), .list(let y)):
      // A list of nothing goes with any list.
      if program.types[Int(x.index)] == .unknown { return b }
      if program.types[Int(y.index)] == .unknown { return a }
      guard case .record = program.types[Int(x.index)],
        let members = joined(program.types[Int(x.index)], program.types[Int(y.index)])
      else { return nil }
      return listType(of: members)
    case (.record(let x), .record(let y)):
      var fields = program.records[Int(x)]
      let others = program.records[Int(y)]
      guard fields.count == others.count else { return nil }
      for index in fields.indices {
        guard fields[index].name == others[index].name, let type = joined(fields[index].type, others[index].type) else {
          return nil
        }
        fields[index].type = type
      }
      return recordType(of: fields)
    default: return nil
    }
  }

  private mutating func join(
    _ first: ID<Expression>, _ a: ValueType, _ second: ID<Expression>, _ b: ValueType
  ) -> ValueType {
    if let type = joined(a, b) { return type }
    fail(
      "type_mismatch", tree[second].span,
      "both values of '? :' are of one type: this is \(describe(b)), the other is \(describe(a))",
      notes: [DiagnosticNote(.related, "the other", at: place(tree[first].span))])
    return .unknown
  }

  /// The type that a value has in a place; nothing where it doesn't fit.
  func accepted(_ type: ValueType, _ expected: Expected) -> ValueType? {
    switch expected {
    case .anything: return type
    case .type(let wanted):
      if type == wanted { return type }
      switch (type, wanted) {
      case (.unknown, _), (_, .unknown): return wanted
      case (.number, .length): return .length
      case (.number, .size): return .length
      case (.length, .size), (.percent, .size): return type
      case (.string, .image): return .image
      case (.list(let a), .list(let b)):
        let element = program.types[Int(a.index)]
        let wantedElement = program.types[Int(b.index)]
        return accepted(element, .type(wantedElement)) == nil ? nil : wanted
      default: return nil
      }
    case .lengthOrPercent:
      switch type {
      case .number: return .length
      case .length, .percent, .unknown: return type
      default: return nil
      }
    case .track:
      switch type {
      case .number: return .length
      case .length, .size, .unknown: return type
      default: return nil
      }
    case .columns:
      if type == .adaptive { return type }
      return accepted(type, .rows)
    case .rows:
      switch type {
      case .number, .unknown: return type
      case .list(let index): return accepted(program.types[Int(index.index)], .track) == nil ? nil : type
      default: return nil
      }
    case .span: return type == .number || type == .unknown || type == .enumeration(.span) ? type : nil
    case .pin: return type == .frame || type == .unknown ? type : nil
    case .textSizes: return type == .enumeration(.textSize) || type == .unknown ? type : nil
    case .locales: return type == .string || type == .unknown ? type : nil
    case .newNames: return type == .enumeration(.state) || type == .unknown ? type : nil
    case .interpolation: return type == .string || type == .number || type == .unknown ? type : nil
    case .imageOrFontSize: return type
    }
  }

  /// Takes a type into a place, or reports that it doesn't fit.
  mutating func fit(_ type: ValueType, _ expected: Expected, _ id: ID<Expression>, _ subject: Subject) -> ValueType {
    if type == .frame, expected != .pin, expected != .anything {
      failFrameAsValue(id, subject)
      return .unknown
    }
    if let fitting = accepted(type, expected) { return fitting }
    failMismatch(type, expected, id, subject)
    return .unknown
  }
}
