import BandDiagnostics
import BandSyntax

extension Typer {
  /// The type of `callee(arguments)`.
  mutating func inferCall(
    _ id: ID<Expression>, _ callee: ID<Expression>, _ arguments: List<Argument>, _ hint: Expected
  ) -> ValueType {
    guard case .name(let name) = tree[callee].kind else {
      if case .missing = tree[callee].kind {
        body.hasErrors = true
      } else {
        fail(
          "unknown_function", tree[callee].span, "'\(source(callee))' can't be called",
          help: foreignCallAdvice(source(callee)))
      }
      inferArguments(arguments)
      return .unknown
    }
    guard let function = Function(name) else {
      if failForeignCall(id, name, arguments) {
        inferArguments(arguments)
        return .unknown
      }
      if hint == .type(.color) {
        fail(
          "unknown_function", tree[callee].span, "no function is named '\(text(name))'",
          help: "a colour is '#' and 3, 4, 6 or 8 hexadecimal digits: '#FFFFFF'")
      } else {
        failUnknown(
          "unknown_function", tree[callee].span, "no function is named '\(text(name))'", name: name,
          candidates: Function.names, help: "functions are \(list(Function.names, "and"))")
      }
      inferArguments(arguments)
      return .unknown
    }
    meanings[Int(callee.index)] = .function(function)
    meanings[Int(id.index)] = .function(function)
    switch function {
    case .min, .max: return inferSelection(function, tree[id].span, arguments, count: 2...64)
    case .mid: return inferSelection(function, tree[id].span, arguments, count: 2...2)
    case .clamp: return inferSelection(function, tree[id].span, arguments, count: 3...3)
    case .abs, .round: return inferOfOne(function, tree[id].span, arguments)
    case .border:
      checkLabelled(name, tree[id].span, arguments, [(.width, .type(.length), true), (.color, .type(.color), true)])
      checkNotNegative(.width, arguments)
      return .border
    case .shadow:
      checkLabelled(
        name, tree[id].span, arguments,
        [
          (.x, .type(.length), false), (.y, .type(.length), false), (.blur, .type(.length), false),
          (.color, .type(.color), false),
        ])
      checkNotNegative(.blur, arguments)
      return .shadow
    case .adaptive:
      checkLabelled(name, tree[id].span, arguments, [(.min, .type(.length), true)])
      for argument in tree[arguments] where argument.label == .min {
        if let (number, _) = literal(argument.value), number <= 0 {
          fail("wrong_value", tree[argument.value].span, "columns are more than 0 wide, 'min' says how much at least")
        }
      }
      return .adaptive
    case .localized:
      checkLocalized(name, tree[id].span, arguments, key: .none)
      return .string
    }
  }

  /// Reports a function of another language that is written otherwise here.
  ///
  /// - Returns: whether it was one.
  private mutating func failForeignCall(_ id: ID<Expression>, _ name: Name, _ arguments: List<Argument>) -> Bool {
    let values = tree[arguments].map { $0.value }
    var written: String?
    var advice: String?
    switch text(name) {
    case "env", "constant", "safeAreaInset":
      advice = "how far the system's part of an edge reaches in is 'inset.bottom'"
    case "var": advice = "a value with a name is written 'let brand = #0066FF', and read by it: 'color: brand'"
    case "url", "asset", "painterResource", "AssetImage": advice = "a picture is an element: 'image(\"file.png\")'"
    case "Color", "UIColor", "hex": advice = "a colour is '#' and 3, 4, 6 or 8 hexadecimal digits: '#0066FF'"
    case "calc": if values.count == 1 { written = withoutPixels(source(values[0])) }
    case "range":
      if values.count == 1, let (count, _) = literal(values[0]), count >= 1, count <= 100_000 {
        written = "0...\(Int(count) - 1)"
      } else if values.count == 1 {
        written = "0...\(source(values[0])) - 1"
      }
    case "len", "count", "length", "size": if values.count == 1 { written = "\(source(values[0])).count" }
    case "floor", "ceil", "ceiling": if values.count == 1 { written = "round(\(source(values[0])))" }
    case "percent": if values.count == 1 { written = "\(source(values[0]))%" }
    case "px": if values.count == 1 { written = "\(source(values[0]))px" }
    case "dp", "pt", "sp": if values.count == 1 { written = source(values[0]) }
    default: return false
    }
    if let advice {
      fail("unknown_function", tree[id].span, "no function is named '\(text(name))'", help: advice)
      return true
    }
    guard let written, written.utf8.count <= 80 else { return false }
    fail(
      "unknown_function", tree[id].span, "no function is named '\(text(name))'; here it is '\(written)'",
      fixes: [fix("write '\(written)'", tree[id].span, written)])
    return true
  }

  /// Reports an argument that is a constant below 0.
  private mutating func checkNotNegative(_ label: Name, _ arguments: List<Argument>) {
    for argument in tree[arguments] where argument.label == label {
      guard let (number, _) = literal(argument.value), number < 0 else { continue }
      fail("wrong_value", tree[argument.value].span, "'\(text(label))' is 0 or more")
    }
  }

  private mutating func inferArguments(_ arguments: List<Argument>) {
    for argument in tree[arguments] { inferUnasked(argument.value) }
  }

  /// `min`, `max`, `clamp`, `mid`: numbers, lengths or points, all of one kind.
  private mutating func inferSelection(
    _ function: Function, _ span: Span, _ arguments: List<Argument>, count: ClosedRange<Int>
  ) -> ValueType {
    let given = Int(arguments.count)
    let name = function.text
    var result = ValueType.unknown
    var first: ID<Expression>?
    var isFailed = false
    for argument in tree[arguments] {
      failLabel(argument, of: name)
      let type = infer(argument.value)
      switch type {
      case .number, .length, .percent, .xEdge, .yEdge, .lineEdge, .unknown: break
      case .frame:
        failFrameAsValue(argument.value)
        isFailed = true
        continue
      default:
        fail(
          "type_mismatch", tree[argument.value].span,
          "'\(name)' takes numbers, lengths or edges, and this is \(describe(type))")
        isFailed = true
        continue
      }
      if type == .unknown { isFailed = true }
      // A length and a percentage have no common measure before layout.
      if let both = joined(result, type), both != .size {
        result = both
      } else if let first, !isFailed {
        failUnlike(name, argument.value, type, first, result)
        isFailed = true
      }
      if first == nil { first = argument.value }
    }
    if !count.contains(given), !isFailed {
      let wanted =
        count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound) or more"
      fail(
        given < count.lowerBound ? "missing_argument" : "extra_argument", span,
        "'\(name)' takes \(wanted) values, and \(given == 1 ? "1 is" : "\(given) are") given",
        help: function == .clamp ? "clamp(value, low, high)" : nil)
      return .unknown
    }
    return isFailed ? .unknown : result
  }

  private mutating func failUnlike(
    _ name: String, _ id: ID<Expression>, _ type: ValueType, _ first: ID<Expression>, _ other: ValueType
  ) {
    let span = tree[id].span
    let notes = [DiagnosticNote(.related, "the first", at: place(tree[first].span))]
    if type.isPoint != other.isPoint {
      fail(
        "edge_arithmetic", span, "'\(name)' takes points or distances, not both: this is \(describe(type))",
        help: "add the distance to an edge", notes: notes)
    } else if type.isPoint, type != .yEdge, other != .yEdge {
      fail(
        "reading_direction", span,
        "'leading' and 'trailing' change sides with the reading direction and don't go with 'left' and 'right'",
        notes: notes)
    } else if type.isPoint {
      fail("wrong_axis", span, "'\(name)' takes edges of one axis: this is \(describe(type))", notes: notes)
    } else {
      fail(
        "type_mismatch", span,
        "'\(name)' takes values of one type: this is \(describe(type)), the first is \(describe(other))",
        help: type == .percent || other == .percent
          ? "a share is kept within bounds by 'minWidth', 'maxWidth' and the like: 'width: 50%; maxWidth: 300'" : nil,
        notes: notes)
    }
  }

  /// A sum without the unit of its lengths: a CSS px is a point here, and `1px` one of the device.
  private func withoutPixels(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "p"), bytes[index + 1] == UInt8(ascii: "x"),
        let last = kept.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9")
      {
        index += 2
        continue
      }
      kept.append(bytes[index])
      index += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private mutating func inferOfOne(_ function: Function, _ span: Span, _ arguments: List<Argument>) -> ValueType {
    let name = function.text
    guard arguments.count == 1, let argument = tree[arguments].first else {
      inferArguments(arguments)
      fail(
        arguments.isEmpty ? "missing_argument" : "extra_argument", span,
        "'\(name)' takes 1 value, and \(arguments.count) are given")
      return .unknown
    }
    failLabel(argument, of: name)
    let type = infer(argument.value)
    if type.isPoint, function == .round { return type }
    switch type {
    case .number, .length, .unknown: return type
    case .frame: failFrameAsValue(argument.value)
    default:
      fail(
        type.isPoint ? "length_expected" : "type_mismatch", tree[argument.value].span,
        "'\(name)' takes a number or a length, and this is \(describe(type))")
    }
    return .unknown
  }

  private mutating func failLabel(_ argument: Argument, of name: String) {
    if !argument.label.isNone {
      fail(
        "unknown_argument", argument.labelSpan, "'\(name)' takes its values without labels",
        help: "write '\(name)(…)' with the values in order")
    }
  }

  /// Functions whose arguments have labels, in any order.
  private mutating func checkLabelled(
    _ name: Name, _ span: Span, _ arguments: List<Argument>,
    _ parameters: [(label: Name, type: Expected, isRequired: Bool)]
  ) {
    var seen: [Name] = []
    var isLabelMissing = false
    let labels = parameters.map { $0.label }.filter { !$0.isNone }
    for argument in tree[arguments] {
      guard let parameter = parameters.first(where: { $0.label == argument.label }) else {
        inferUnasked(argument.value)
        if argument.label.isNone, !parameters.contains(where: { $0.label.isNone }) {
          // All that lack one are told at the first.
          if !isLabelMissing {
            fail(
              "missing_label", tree[argument.value].span, "'\(text(name))' takes its values with labels",
              help: "write '\(labelled(name, arguments, labels))'")
          }
          isLabelMissing = true
        } else {
          failUnknown(
            "unknown_argument", argument.labelSpan, "'\(text(name))' takes no '\(text(argument.label))'",
            name: argument.label, candidates: labels, help: "it takes \(list(labels, "and"))")
        }
        continue
      }
      check(argument.value, parameter.type, .argument(argument.label))
      if seen.contains(argument.label), argument.label.isNone {
        fail("extra_argument", tree[argument.value].span, "'\(text(name))' takes one key")
      } else if seen.contains(argument.label) {
        fail("duplicate_argument", argument.labelSpan, "'\(text(argument.label))' is given twice")
      }
      seen.append(argument.label)
    }
    if isLabelMissing { return }
    for parameter in parameters where parameter.isRequired && !seen.contains(parameter.label) {
      fail(
        "missing_argument", span,
        parameter.label.isNone
          ? "'\(text(name))' needs a key" : "'\(text(name))' needs '\(text(parameter.label)):'")
    }
  }
}

extension Typer {
  /// A call with labels before the values that lack them, as far as there are labels.
  private func labelled(_ name: Name, _ arguments: List<Argument>, _ labels: [Name]) -> String {
    var free = labels.filter { label in !tree[arguments].contains { $0.label == label } }
    var written: [String] = []
    for argument in tree[arguments] {
      let value = source(argument.value).utf8.count <= 40 ? source(argument.value) : "…"
      if !argument.label.isNone {
        written.append("\(text(argument.label)): \(value)")
      } else if !free.isEmpty {
        // A colour is told by its look, and all else stands in order.
        var place = 0
        if case .color = tree[argument.value].kind { place = free.firstIndex(of: .color) ?? 0 }
        written.append("\(text(free.remove(at: place))): \(value)")
      }
    }
    return "\(text(name))(\(written.joined(separator: ", ")))"
  }

  /// The arguments of a text from a table of strings: `key`, `count:` and `values:`.
  ///
  /// - Parameter key: the label of the key; none in `localized("title")`.
  mutating func checkLocalized(_ name: Name, _ span: Span, _ arguments: List<Argument>, key: Name) {
    switch body.owner {
    case .component(let index): shapes[index].usesStrings = true
    case .screen(let index): program.screens[index].usesStrings = true
    case .none, .global, .style: globalsUseStrings = true
    }
    checkLabelled(
      name, span, arguments,
      [(key, .type(.string), true), (.count, .type(.number), false), (.values, .type(listType(of: .string)), false)])
  }
}

extension Function {
  var text: String {
    switch self {
    case .min: "min"
    case .max: "max"
    case .clamp: "clamp"
    case .mid: "mid"
    case .abs: "abs"
    case .round: "round"
    case .border: "border"
    case .shadow: "shadow"
    case .adaptive: "adaptive"
    case .localized: "localized"
    }
  }
}
