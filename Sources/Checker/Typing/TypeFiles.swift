import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// Types all files, each after what it imports.
  mutating func typeFiles() {
    for index in importOrder() {
      enter(index)
      errorCount = 0
      let count = tree.expressions.count
      types = [ValueType](repeating: .unknown, count: count)
      meanings = [Meaning](repeating: .none, count: count)
      elements = program.files[index].elements
      program.files[index].elements = []
      letSlots = [Int32](repeating: -1, count: tree.lets.count)
      loopSlots = [Int32](repeating: -1, count: tree.loops.count)
      typeGlobals(scopes[index].globals)
      for style in scopes[index].styles { typeStyle(style) }
      for component in scopes[index].components { typeComponent(component) }
      for screen in scopes[index].screens { typeScreen(screen) }
      program.files[index].types = types
      program.files[index].meanings = meanings
      program.files[index].elements = elements
      program.files[index].letSlots = letSlots
      program.files[index].loopSlots = loopSlots
      leave()
    }
  }

  /// The indices of the files, each after those that it imports.
  private func importOrder() -> [Int] {
    var order: [Int] = []
    var seen = [Bool](repeating: false, count: program.files.count)
    var stack: [(file: Int, next: Int)] = []
    // Standard components are read by all; they come first.
    let starts = standardFiles + Array(program.files.indices)
    for start in starts where !seen[start] {
      seen[start] = true
      stack.append((start, 0))
      while let (file, next) = stack.last {
        let imports = program.files[file].imports
        guard next < imports.count else {
          order.append(file)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let other = Int(imports[next].file.index)
        if !seen[other] {
          seen[other] = true
          stack.append((other, 0))
        }
      }
    }
    return order
  }

  /// Hands errors on to the screens that meet them.
  mutating func finishScreens() {
    checkConditionArguments()
    for place in program.readingErrors { markReadingError(place) }
    for component in componentOrder {
      let index = Int(component)
      if shapes[index].isRecursive { shapes[index].hasErrors = true }
      for used in shapes[index].uses where shapes[Int(used)].hasErrors { shapes[index].hasErrors = true }
      for used in shapes[index].uses where shapes[Int(used)].usesStrings { shapes[index].usesStrings = true }
    }
    for screen in program.screens.indices {
      if globalsUseStrings { program.screens[screen].usesStrings = true }
      for used in screenUses[screen] {
        if shapes[Int(used)].hasErrors { program.screens[screen].hasErrors = true }
        if shapes[Int(used)].hasInput { program.screens[screen].hasInput = true }
        if shapes[Int(used)].usesStrings { program.screens[screen].usesStrings = true }
      }
    }
  }

  /// Sees to it that no screen is left out without a word: whatever was the cause, somewhere it must be told.
  mutating func tellSilentFailures() {
    guard program.readingErrors.isEmpty, !diagnostics.contains(where: { $0.severity == .error }),
      !program.files.contains(where: { $0.hasFailedImport })
    else { return }
    for screen in program.screens where screen.hasErrors {
      let declaration = program.files[Int(screen.file.index)].tree[screen.declaration]
      diagnostics.append(
        Diagnostic(
          RuleName("unknown_type"), .error, at: Place(file: screen.file, span: declaration.nameSpan),
          "screen '\(text(screen.name))' can't be checked: the type of a value in it isn't known",
          notes: [DiagnosticNote(.help, "give each 'let' that it reads a type: 'let items: [String] = []'")]))
    }
  }

  /// Marks the declaration in which a file could not be read.
  private mutating func markReadingError(_ place: Place) {
    let index = Int(place.file.index)
    guard scopes.indices.contains(index) else { return }
    let tree = program.files[index].tree
    func holds(_ id: ID<Declaration>) -> Bool {
      tree[id].span.start <= place.span.start && place.span.start <= tree[id].span.end
    }
    for component in scopes[index].components where holds(program.components[component].declaration) {
      shapes[component].hasErrors = true
    }
    for screen in scopes[index].screens where holds(program.screens[screen].declaration) {
      program.screens[screen].hasErrors = true
    }
  }

  // MARK: Declarations

  private mutating func typeStyle(_ index: Int) {
    let declaration = tree[program.styles[index].declaration]
    body = Body()
    body.owner = .style
    failAnnotations(declaration.annotations, on: "a style")
    var context = ElementContext(kind: nil, depth: 0)
    context.owners = .style
    typeBlock(declaration.body, &context)
    styleErrors[index] = body.hasErrors
  }

  private mutating func typeComponent(_ index: Int) {
    let facts = program.components[index]
    let declaration = tree[facts.declaration]
    body = Body()
    body.owner = .component(index)
    body.span = declaration.span
    failAnnotations(declaration.annotations, on: "a component", help: "write it on the component's root element")
    let name = program.names.utf8(of: facts.name)
    if let first = name.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      let meant = Array(program.names.text(of: facts.name).utf8)
      let isLetter = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
      let capital = isLetter ? String(decoding: [first - 32] + meant.dropFirst(), as: UTF8.self) : nil
      fail(
        "name_case", declaration.nameSpan, "a component's name begins with a capital letter",
        fixes: capital.map { [fix("write '\($0)'", declaration.nameSpan, $0)] } ?? [])
    }
    for (position, parameter) in tree[declaration.parameters].enumerated() {
      typeParameter(parameter, at: position, in: index)
    }
    var context = ElementContext(kind: nil, depth: 0)
    context.isComponentBody = true
    typeComponentBody(declaration, &context)
    leaveLocals(to: 0)
    program.components[index].slotCount = body.slotCount
    shapes[index].hasErrors = body.hasErrors || shapes[index].hasErrors || isGivenUp
  }

  private mutating func typeParameter(_ parameter: Parameter, at position: Int, in component: Int) {
    let facts = program.components[component].parameters
    let type = position < facts.count ? facts[position].type : .unknown
    if !parameter.type.isNone, ValueType(typeName: parameter.type) == nil {
      failUnknownType(parameter.type, parameter.typeSpan)
    }
    if let value = parameter.defaultValue {
      reads = Reads()
      _ = check(value, type == .unknown ? .anything : .type(type), .parameter(parameter.name))
      if let frame = reads.frame {
        fail(
          "frame_in_default", frame, "a default value can't read a frame",
          help: "give the frame's edge or length at the use")
      }
    }
    var reads = Reads()
    reads.parameters = 1 << UInt64(min(position, 63))
    declareLocal(parameter.name, type: type, reads: reads, span: parameter.nameSpan, what: "a parameter")
  }

  private mutating func typeComponentBody(_ declaration: Declaration, _ context: inout ElementContext) {
    let items = tree[declaration.body.items]
    declareSiblings(declaration.body, depth: 1)
    body.depth = 0
    var root: ID<Element>?
    for item in items {
      switch item {
      case .element(let id):
        if let root {
          let first = tree[root]
          fail(
            "component_root", tree[id].headSpan, "a component has one root, and this is a second one",
            help: "put both into a 'column', 'row' or 'stack'",
            notes: [DiagnosticNote(.related, "the root", at: place(first.headSpan))])
        }
        if root == nil { root = id }
        if elements[Int(id.index)] == .slot {
          fail("component_root", tree[id].headSpan, "a 'slot' can't be the root", help: "put it into a 'stack'")
        }
        typeElement(id, in: &context)
      case .letDeclaration(let id): typeLocal(id, &context)
      case .assertion(let id): typeAssertion(id, depth: 1)
      case .property(let id):
        let property = tree[id]
        fail(
          "component_root", property.nameSpan, "'\(text(property.name))' stands outside the component's root",
          help: "write it in the block of the root element")
        for value in tree[property.values] { inferUnasked(value) }
      case .conditional(let id):
        fail(
          "component_root", tree[tree[id].condition].span, "the root of a component can't stand in an 'if'",
          help: "put the 'if' into a 'stack' that is the root")
        typeConditional(id, &context)
      case .loop(let id):
        fail(
          "component_root", tree[id].variableSpan, "the root of a component can't stand in a 'for'",
          help: "put the 'for' into a 'column', 'row' or 'stack' that is the root")
        typeLoop(id, &context)
      case .value(let id): failValue(id)
      }
    }
    if root == nil, !body.hasErrors {
      fail(
        "component_root", declaration.nameSpan, "component '\(text(declaration.name))' has no root element",
        help: "a component has one element, which may hold others")
    }
    if root == nil { body.hasErrors = true }
    leaveFrames(to: 0)
  }

  private mutating func typeScreen(_ index: Int) {
    let facts = program.screens[index]
    let declaration = tree[facts.declaration]
    body = Body()
    body.owner = .screen(index)
    body.span = declaration.span
    readStates(declaration, index)
    var context = ElementContext(kind: .screen, depth: 0)
    context.owners = .screen
    context.isInScroll = false
    typeScreenAnnotations(declaration.annotations)
    typeBlock(declaration.body, &context)
    leaveLocals(to: 0)
    program.screens[index].slotCount = body.slotCount
    if body.hasErrors || isGivenUp { program.screens[index].hasErrors = true }
  }

  /// Finds the screen's states before anything asks for them.
  private mutating func readStates(_ declaration: Declaration, _ index: Int) {
    for item in tree[declaration.body.items] {
      guard case .property(let id) = item, tree[id].name == .states else { continue }
      for value in tree[tree[id].values] { collectStates(value) }
    }
    program.screens[index].states = body.states
  }

  private mutating func collectStates(_ id: ID<Expression>) {
    switch tree[id].kind {
    case .name(let name):
      if body.states.contains(name) {
        fail("duplicate_name", tree[id].span, "the state '\(text(name))' is named twice")
      } else if body.states.count < 1000 {
        body.states.append(name)
      } else if body.states.count == 1000, !body.hasTooManyStates {
        body.hasTooManyStates = true
        fail(
          "wrong_value", tree[id].span, "a screen has 1,000 states at most",
          help: "what differs by data is a parameter of a component, not a state")
      }
    case .list(let members): for member in tree[members] { collectStates(member) }
    default: break
    }
  }
}
