import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// Types an element and all that is inside it.
  mutating func typeElement(_ id: ID<Element>, in parent: inout ElementContext) {
    let element = tree[id]
    let meaning = elements[Int(id.index)]
    var context = ElementContext(kind: nil, depth: parent.depth + 1)
    context.parentKind = parent.component >= 0 ? slotParent(of: parent.component, .none) : parent.kind
    context.isDecorative = parent.isDecorative
    context.isInScroll = parent.isScroll ? true : parent.isInScroll
    context.isRoot = parent.isComponentBody
    context.firstLocal = locals.count
    failMisplaced(element, meaning, in: parent)
    body.depth = context.depth
    reads = Reads()
    switch meaning {
    case .none:
      // In a block of lengths it has been told that no element stands there.
      if !parent.isDetents { failUnknownKind(element, in: parent) }
      typeLooseArguments(element)
    case .builtIn(let kind):
      context.kind = kind
      context.owners = PropertyOwners(kind)
      if kind == .bar { context.barEdge = element.edge }
      typeBuiltInArguments(element, kind)
    case .component(let component):
      let shape = shapes[Int(component)]
      context.component = component
      context.kind = shape.rootKind
      if let kind = shape.rootKind { context.owners = PropertyOwners(kind) }
      context.isScroll = shape.rootIsScroll
      context.properties = shape.rootProperties
      if let role = shape.rootRole { take(role, into: &context) }
      typeUseArguments(element, component)
    case .slot, .slotContent: typeLooseArguments(element)
    case .detents:
      context.isDetents = true
      if parent.hasDetents {
        fail(
          "duplicate_property", element.kindSpan, "a sheet has one 'detents'", help: "write all of them in one block")
      }
      parent.hasDetents = true
      typeLooseArguments(element)
    }
    typeAnnotations(element, id, meaning, &context, in: parent)
    guard let block = element.block else {
      checkLayout(element, id, context)
      return
    }
    let isSlot = meaning == .slot || meaning == .slotContent
    if isSlot {
      // What stands in a slot stands in the slot's parent.
      if meaning == .slot { context.kind = parent.kind }
      if parent.component >= 0, meaning == .slotContent {
        context.kind = slotParent(of: parent.component, element.name)
      }
      context.isScroll = parent.isScroll
    } else {
      context.properties.formUnion(properties(in: block))
      context.isAnchored = context.properties.intersects(.anchors)
    }
    if context.isScroll { body.scrolls += 1 }
    markFrame(of: element.name, id, isOpen: true)
    typeBlock(block, &context)
    markFrame(of: element.name, id, isOpen: false)
    if context.isScroll { body.scrolls -= 1 }
    if !isSlot { checkLayout(element, id, context) }
  }

  /// The kind of what a component's slot stands in.
  private func slotParent(of component: Int32, _ slot: Name) -> ElementKind? {
    let slots = program.components[Int(component)].slots
    guard let index = slots.firstIndex(of: slot), index < shapes[Int(component)].slotParents.count else { return nil }
    return shapes[Int(component)].slotParents[index]
  }

  /// Opens or closes the frame of the element that is being typed: its own block can't read it.
  private mutating func markFrame(of name: Name, _ id: ID<Element>, isOpen: Bool) {
    guard !name.isNone else { return }
    var index = Int(frameOf[Int(name.index)])
    while index >= 0 {
      if frames[index].element == id {
        frames[index].isOpen = isOpen
        return
      }
      index = Int(frames[index].previous)
    }
  }

  // MARK: Where elements may stand

  private mutating func failMisplaced(_ element: Element, _ meaning: ElementMeaning, in parent: ElementContext) {
    if parent.isDetents {
      fail(
        "element_not_here", element.headSpan, "'detents' holds lengths, and no elements",
        help: "write 'half: 50%; full: 100%': names of your own, and how far up")
      return
    }
    if meaning == .slot, case .screen = body.owner {
      // What that is isn't known: it may be a component's name, written otherwise.
      if parent.component < 0, parent.kind == nil { return }
      fail(
        "element_not_here", element.headSpan, "a 'slot' stands in a component",
        help: parent.component >= 0
          ? "write its elements into the block of '\(text(program.components[Int(parent.component)].name))' itself, without 'slot'"
          : "it says where the elements go that a use of the component holds")
      return
    }
    if parent.component >= 0, meaning == .slotContent {
      failUnknownSlot(element, parent.component)
      return
    }
    // Detents belong to the root, as properties do.
    if parent.component >= 0, meaning == .detents, parent.isSheet { return }
    if parent.component >= 0 {
      let facts = program.components[Int(parent.component)]
      if meaning != .none, !facts.slots.contains(.none) {
        let name = text(facts.name)
        let named = facts.slots.isEmpty ? "it has no slot" : "it has the slots \(list(facts.slots, "and"))"
        fail(
          "unknown_slot", element.headSpan, "'\(name)' takes no elements",
          help: facts.slots.isEmpty
            ? facts.isStandard
              ? "\(named), and it is a standard one: write a component of your own that has"
              : "\(named): write 'slot' in the component where its content goes"
            : "\(named): write 'slot \(text(facts.slots[0])) { … }'")
      }
      return
    }
    // A word that is no element at all is told so.
    if let kind = parent.kind, !kind.isContainer, parent.component < 0, meaning != .none {
      fail(
        "element_not_here", element.headSpan, "\(kind.withArticle) holds no elements",
        help: kind == .spacer ? nil : "put both into a 'stack', 'row' or 'column'")
      return
    }
    switch meaning {
    case .builtIn(.bar): failMisplacedBar(element, in: parent)
    case .component(let component):
      if shapes[Int(component)].rootKind == .bar { failMisplacedBar(element, in: parent) }
    case .slot:
      if case .component = body.owner { return }
      fail(
        "element_not_here", element.headSpan, "a 'slot' stands in a component",
        help: "it says where the elements go that a use of the component holds")
    case .detents:
      if !parent.isSheet, !parent.isRoot {
        fail("element_not_here", element.headSpan, "'detents' stands in a layer with '@sheet'")
      }
    case .none, .builtIn, .slotContent: break
    }
  }

  /// A bar, or a component that is one, in something that has no edges for bars.
  private mutating func failMisplacedBar(_ element: Element, in parent: ElementContext) {
    guard let kind = parent.kind, kind != .screen, kind != .stack, kind != .box else { return }
    fail(
      "element_not_here", element.headSpan,
      "a bar stands on an edge of a screen or a stack, not in \(kind.withArticle)",
      help: "move it to the screen, or make this one a 'row'")
  }

  /// Content for a slot that the component doesn't have.
  private mutating func failUnknownSlot(_ element: Element, _ component: Int32) {
    let facts = program.components[Int(component)]
    if facts.slots.contains(element.name) { return }
    failUnknown(
      "unknown_slot", element.nameSpan, "'\(text(facts.name))' has no slot '\(text(element.name))'",
      name: element.name, candidates: facts.slots.filter { !$0.isNone },
      help: facts.slots.isEmpty
        ? "it has no slot at all" + (facts.isStandard ? ": a component of your own may have one" : "") : nil)
  }

  private mutating func failUnknownKind(_ element: Element, in parent: ElementContext) {
    if element.kind.isNone || program.files[Int(file.index)].hasFailedImport {
      body.hasErrors = true
      return
    }
    var candidates = Name.elementKinds + program.standardComponents
    for component in program.components.indices where searchBudget > 0 {
      let name = program.components[component].name
      if componentOf[Int(name.index)] == Int32(component) { candidates.append(name) }
    }
    if failUnmarkedSlot(element, parent.component) || failNotImported(component: element.kind, element.kindSpan) {
      return
    }
    if misnamedComponent(element.kind) != nil {
      // Its declaration has been told to begin with a capital letter.
      body.hasErrors = true
      return
    }
    let written = text(element.kind)
    // `switch state { … }` is no `Switch("…")`.
    let isStatement = element.name == .state || written == "switch" && element.arguments.isEmpty && element.block != nil
    if !isStatement || foreignKindAdvice(written) == nil, let known = foreignKind(written) {
      fail(
        "unknown_kind", element.kindSpan, "no element is called '\(text(element.kind))'; here it is '\(known)'",
        fixes: [fix("write '\(known)'", element.kindSpan, known)])
      return
    }
    if let advice = foreignKindAdvice(written, state: exampleState) {
      fail("unknown_kind", element.kindSpan, "no element is called '\(written)'", help: advice)
      return
    }
    if element.block == nil, element.arguments.isEmpty, let advice = foreignAdvice(written, state: exampleState) {
      fail("unknown_kind", element.kindSpan, "no element is called '\(written)'", help: advice)
      return
    }
    if PropertyFacts(element.kind) != nil {
      fail(
        "unknown_kind", element.kindSpan, "'\(text(element.kind))' is a property and takes a ':'",
        help: "write '\(text(element.kind)): …'")
      return
    }
    failUnknown(
      "unknown_kind", element.kindSpan, "no element or component is called '\(text(element.kind))'",
      name: element.kind, candidates: candidates,
      help:
        "kinds are \(list(Name.elementKinds, "and")); standard components \(list(program.standardComponents, "and"))")
  }

  /// Reports the name of a slot where an element should stand: `leading { … }` in the use of a component with that slot.
  ///
  /// - Returns: whether it was one.
  private mutating func failUnmarkedSlot(_ element: Element, _ component: Int32) -> Bool {
    guard component >= 0, element.block != nil, element.name.isNone, element.arguments.isEmpty,
      program.components[Int(component)].slots.contains(element.kind)
    else { return false }
    let name = text(element.kind)
    fail(
      "unknown_kind", element.kindSpan, "'\(name)' is a slot of '\(text(program.components[Int(component)].name))'",
      fixes: [fix("write 'slot \(name)'", element.kindSpan, "slot \(name)")])
    return true
  }

  /// The component that is meant by `Panel` and declared as `component panel`.
  private func misnamedComponent(_ kind: Name) -> Int? {
    let written = program.names.utf8(of: kind)
    guard let first = written.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), searchBudget > 0 else {
      return nil
    }
    return program.components.indices.first { index in
      let name = program.components[index].name
      guard componentOf[Int(name.index)] == Int32(index) else { return false }
      let declared = program.names.utf8(of: name)
      return declared.first == first + 32 && declared.dropFirst().elementsEqual(written.dropFirst())
    }
  }

  // MARK: Arguments

  private mutating func typeLooseArguments(_ element: Element) {
    if let title = element.title {
      infer(title)
      if elements.indices.contains(0) { body.hasErrors = true }
    }
    for argument in tree[element.arguments] { inferUnasked(argument.value) }
  }

  private mutating func typeBuiltInArguments(_ element: Element, _ kind: ElementKind) {
    if let title = element.title {
      infer(title)
      if kind == .text || kind == .image {
        let value = source(title)
        fail(
          "missing_argument", tree[title].span, "\(kind.withArticle)'s content stands in parentheses",
          fixes: [fix("write '(\(value))'", tree[title].span, "(\(value))", isCertain: true)])
      } else {
        fail(
          "extra_argument", tree[title].span, "\(kind.withArticle) takes no string", help: "write 'text(…)' inside it")
      }
      return
    }
    guard kind == .text || kind == .image else {
      for argument in tree[element.arguments] { inferUnasked(argument.value) }
      if let first = tree[element.arguments].first {
        if isProperty(first.label) {
          failPropertyAsArgument(first, kind.withArticle)
        } else {
          fail(
            "extra_argument", tree[first.value].span, "\(kind.withArticle) takes no arguments",
            help: "its children and properties stand in '{ }'")
        }
      }
      return
    }
    if kind == .text, tree[element.arguments].contains(where: { $0.label == .key }) {
      checkLocalized(.text, element.headSpan, element.arguments, key: .key)
      if let frame = reads.frame { failFrameInContent(frame, kind) }
      return
    }
    let expected = Expected.type(kind == .text ? .string : .image)
    for (position, argument) in tree[element.arguments].enumerated() {
      // What an argument that isn't taken is worth nobody asks.
      if position > 0 || !argument.label.isNone {
        inferUnasked(argument.value)
        if isProperty(argument.label) {
          failPropertyAsArgument(argument, kind.withArticle)
        } else if position > 0 {
          fail("extra_argument", tree[argument.value].span, "\(kind.withArticle) takes one value")
        } else {
          fail(
            "unknown_argument", argument.labelSpan, "\(kind.withArticle) takes its value without a label",
            help: kind == .text ? "a text of a table of strings is 'text(key: \"title\")'" : nil)
        }
        continue
      }
      let told = diagnostics.count
      check(argument.value, expected, .element(element.kind))
      if let frame = reads.frame {
        // Whatever type a frame's measure has, that it is read is the cause.
        if diagnostics.dropFirst(told).allSatisfy({ $0.rule.text == "type_mismatch" }) {
          diagnostics.removeSubrange(min(told, diagnostics.count)...)
        }
        failFrameInContent(frame, kind)
      }
    }
    if element.arguments.isEmpty {
      let example = kind == .text ? "text(\"…\")" : "image(\"file.png\")"
      fail("missing_argument", element.headSpan, "\(kind.withArticle) has nothing to show", help: "write '\(example)'")
    }
  }
}

extension Typer {
  /// Whether a label is the name of a property, or of one in another system.
  func isProperty(_ label: Name) -> Bool {
    PropertyFacts(label) != nil || !label.isNone && foreignProperty(text(label)) != nil
  }

  /// Reports a property that stands among the arguments: `text("a", style: body)`.
  mutating func failPropertyAsArgument(_ argument: Argument, _ what: String) {
    let written = text(argument.label)
    let label = foreignProperty(written) ?? written
    let value = source(argument.value).utf8.count <= 40 ? source(argument.value) : "…"
    fail(
      "unknown_argument", argument.labelSpan, "\(what) takes no '\(written)'",
      help: "'\(label)' is a property: write '{ \(label): \(value) }' behind the arguments")
  }

  private mutating func failFrameInContent(_ frame: Span, _ kind: ElementKind) {
    fail(
      "frame_in_condition", frame,
      "\(kind.withArticle) can't show what depends on a frame: it is measured before anything is laid out",
      help: "read the environment, parameters and 'let's")
  }
}
