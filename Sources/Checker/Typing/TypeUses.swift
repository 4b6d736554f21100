import BandDiagnostics
import BandSyntax

extension Typer {
  /// Types the arguments of a component's use: by position, then by name.
  mutating func typeUseArguments(_ element: Element, _ component: Int32) {
    let facts = program.components[Int(component)]
    if element.arguments.isEmpty, element.title == nil, !shapes[Int(component)].needsArguments { return }
    if let title = element.title {
      infer(title)
      let value = source(title)
      fail(
        "missing_argument", tree[title].span, "the arguments of '\(text(facts.name))' stand in parentheses",
        fixes: [fix("write '(\(value))'", tree[title].span, "(\(value))", isCertain: true)])
      return
    }
    if lacksBreak(element) {
      // The arguments are those of another element.
      for argument in tree[element.arguments] { inferUnasked(argument.value) }
      return
    }
    var given = [Bool](repeating: false, count: facts.parameters.count)
    var position = 0
    var firstLabel: Span?
    var isOutOfOrder = false
    /// How many arguments have a name that is not taken: each may stand for one that is missing.
    var unknown = 0
    for argument in tree[element.arguments] {
      var target: Int?
      if argument.label.isNone {
        if let firstLabel {
          isOutOfOrder = true
          fail(
            "missing_label", tree[argument.value].span, "after an argument with a name the others have names too",
            notes: [DiagnosticNote(.related, "the first with a name", at: place(firstLabel))])
        } else if position < facts.parameters.count {
          target = position
          position += 1
        } else {
          failExtra(argument, facts)
        }
      } else {
        if firstLabel == nil { firstLabel = argument.labelSpan }
        target = facts.parameters.firstIndex { $0.name == argument.label }
        if target == nil {
          failUnknownArgument(argument, facts)
          unknown += 1
        }
      }
      guard let target else {
        inferUnasked(argument.value)
        continue
      }
      if given[target] {
        fail(
          "duplicate_argument", argument.label.isNone ? tree[argument.value].span : argument.labelSpan,
          "'\(text(facts.parameters[target].name))' is given twice")
      }
      given[target] = true
      typeArgument(argument, target, component)
    }
    if !isOutOfOrder { failMissing(element, facts, given, excused: unknown) }
  }

  private mutating func typeArgument(_ argument: Argument, _ target: Int, _ component: Int32) {
    let parameter = program.components[Int(component)].parameters[target]
    reads = Reads()
    let expected: Expected = parameter.type == .unknown ? .anything : .type(parameter.type)
    if check(argument.value, expected, .argument(parameter.name)) == .frame { failFrameAsValue(argument.value) }
    if let frame = reads.frame {
      frameArguments.append(
        FrameArgument(component: component, parameter: Int32(min(target, 63)), place: place(frame), owner: body.owner))
    }
    if reads.parameters != 0, case .component(let owner) = body.owner {
      passedParameters.append(
        PassedParameters(
          owner: Int32(owner), parameters: reads.parameters, component: component, parameter: Int32(min(target, 63))))
    }
  }

  private mutating func failExtra(_ argument: Argument, _ facts: ComponentFacts) {
    let count = facts.parameters.count
    let taken = count == 0 ? "no arguments" : count == 1 ? "1 argument" : "\(count) arguments"
    fail(
      "extra_argument", tree[argument.value].span, "'\(text(facts.name))' takes \(taken)",
      help: count == 0 ? nil : "it takes \(list(facts.parameters.map { $0.name }, "and"))")
  }

  private mutating func failUnknownArgument(_ argument: Argument, _ facts: ComponentFacts) {
    if isProperty(argument.label) {
      failPropertyAsArgument(argument, "'\(text(facts.name))'")
      return
    }
    if argument.label == .key, facts.parameters.contains(where: { $0.type == .string }) {
      let written = tree[argument.value].span
      fail(
        "unknown_argument", argument.labelSpan, "'\(text(facts.name))' takes no 'key': its texts are strings",
        fixes: [
          fix(
            "write 'localized(\(source(argument.value)))'", Span(start: argument.labelSpan.start, end: written.end),
            "localized(\(source(argument.value)))")
        ])
      return
    }
    if facts.isStandard, isOfTheApp(text(argument.label)) {
      fail(
        "unknown_argument", argument.labelSpan, "'\(text(facts.name))' takes no '\(text(argument.label))'",
        help: "what it shows and does is the app's own: leave it out")
      return
    }
    if facts.isStandard, ["icon", "image", "systemImage", "badge"].contains(text(argument.label)),
      !facts.parameters.contains(where: { $0.type == .image })
    {
      fail(
        "unknown_argument", argument.labelSpan, "'\(text(facts.name))' takes no '\(text(argument.label))'",
        help: "a picture that it shows takes the room of any icon; to choose one, write a component of your own")
      return
    }
    failUnknown(
      "unknown_argument", argument.labelSpan, "'\(text(facts.name))' takes no '\(text(argument.label))'",
      name: argument.label, candidates: facts.parameters.map { $0.name },
      help: facts.parameters.isEmpty
        ? "it takes no arguments" : "it takes \(list(facts.parameters.map { $0.name }, "and"))"
    )
  }

  /// Whether a word is another system's for what a control shows or does while an app runs.
  private func isOfTheApp(_ label: String) -> Bool {
    switch label.lowercased() {
    case "on", "ison", "checked", "value", "selected", "selection", "binding", "action", "ontap", "onclick", "onpress",
      "onchange", "onvaluechange", "oncheckedchange", "min", "max", "range", "step", "isselected":
      true
    default: false
    }
  }

  private mutating func failMissing(
    _ element: Element, _ facts: ComponentFacts, _ given: [Bool], excused: Int
  ) {
    var missing: [Name] = []
    for (index, parameter) in facts.parameters.enumerated() where !given[index] && parameter.defaultValue == nil {
      missing.append(parameter.name)
    }
    guard missing.count > excused else { return }
    fail(
      "missing_argument", element.headSpan, "'\(text(facts.name))' needs \(list(missing, "and"))",
      notes: [
        DiagnosticNote(
          .related, "declared here",
          at: Place(
            file: facts.file,
            span: program.files[Int(facts.file.index)].tree[facts.declaration].nameSpan))
      ])
  }

  /// Reports arguments that read a frame and that the component's conditions depend on.
  mutating func checkConditionArguments() {
    // Callees come first, so what they do with a parameter is known.
    var order = [Int32](repeating: 0, count: program.components.count)
    for (position, component) in componentOrder.enumerated() { order[Int(component)] = Int32(position) }
    passedParameters.sort { order[Int($0.owner)] < order[Int($1.owner)] }
    for passed in passedParameters
    where shapes[Int(passed.component)].conditionParameters & (1 << UInt64(passed.parameter)) != 0 {
      shapes[Int(passed.owner)].conditionParameters |= passed.parameters
    }
    for argument in frameArguments
    where shapes[Int(argument.component)].conditionParameters & (1 << UInt64(argument.parameter)) != 0 {
      report(
        Diagnostic(
          RuleName("frame_in_condition"), .error, at: argument.place,
          "an 'if' or 'for' of '\(text(program.components[Int(argument.component)].name))' depends on this frame: what stands where is decided before anything is laid out",
          notes: [DiagnosticNote(.help, "give it a value of the environment, a parameter or a 'let'")]))
      switch argument.owner {
      case .component(let index): shapes[index].hasErrors = true
      case .screen(let index): program.screens[index].hasErrors = true
      case .none, .global, .style: break
      }
    }
  }
}

/// An argument that reads a frame.
struct FrameArgument {
  var component: Int32
  var parameter: Int32
  var place: Place
  var owner: Body.Owner
}

/// Parameters of a component that it hands on to another one.
struct PassedParameters {
  var owner: Int32
  var parameters: UInt64
  var component: Int32
  var parameter: Int32
}
