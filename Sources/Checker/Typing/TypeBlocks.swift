import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The properties that a block has had so far, with their parts.
struct SeenProperties {
  private var whole = PropertySet()
  /// Name and part of those with a point.
  private var parts: [(Name, Name)] = []

  init() {}

  /// Takes in a property; false where the block has had it.
  mutating func insert(_ name: Name, _ part: Name) -> Bool {
    if part.isNone {
      if whole.contains(name) { return false }
      whole.insert(name)
      return true
    }
    for known in parts where known == (name, part) { return false }
    if parts.count < 64 { parts.append((name, part)) }
    return true
  }
}

extension Typer {
  enum Nesting {
    /// The block of an element.
    case whole
    case branch, loop
  }

  /// Types a block with all that is inside it.
  mutating func typeBlock(_ block: Block, _ context: inout ElementContext) {
    let localMark = locals.count
    let frameMark = frames.count
    context.firstLocal = localMark
    declareSiblings(block, depth: context.depth + 1, isLayer: context.kind == .screen && context.component < 0)
    typeItems(block, &context, nested: .whole)
    leaveFrames(to: frameMark)
    leaveLocals(to: localMark)
  }

  mutating func typeItems(_ block: Block, _ context: inout ElementContext, nested: Nesting) {
    var seen = SeenProperties()
    for item in tree[block.items] {
      if isGivenUp { break }
      switch item {
      case .property(let id):
        if nested == .loop {
          let property = tree[id]
          fail(
            "property_not_here", property.nameSpan,
            "a 'for' repeats elements, and '\(text(property.name))' is a property",
            help: "write it outside the 'for'")
          for value in tree[property.values] { inferUnasked(value) }
        } else {
          typeProperty(id, &context, &seen)
        }
      case .element(let id): typeElement(id, in: &context)
      case .letDeclaration(let id): typeLocal(id, &context)
      case .assertion(let id): typeAssertion(id, depth: context.depth + 1)
      case .conditional(let id): typeConditional(id, &context)
      case .loop(let id): typeLoop(id, &context)
      case .value(let id): failValue(id)
      }
    }
  }

  /// A bare value in a block: only `targets` holds such.
  mutating func failValue(_ id: ID<Expression>) {
    body.hasErrors = true
    if case .missing = tree[id].kind { return }
    var help: String?
    if case .string = tree[id].kind { help = "write 'text(\(source(id)))'" }
    fail("element_not_here", tree[id].span, "a value by itself does nothing here", help: help)
  }

  /// `assert condition, "message"`
  mutating func typeAssertion(_ id: ID<Assertion>, depth: Int32) {
    let assertion = tree[id]
    body.isAssertion = true
    body.depth = depth
    reads = Reads()
    if assertion.message == nil, case .string = tree[assertion.condition].kind {
      fail(
        "missing_argument", tree[assertion.condition].span, "an 'assert' has a condition before its message",
        help: "write 'assert title.bottom <= agree.top, \(source(assertion.condition))'")
      body.isAssertion = false
      return
    }
    check(assertion.condition, .type(.bool), .assertion)
    if let message = assertion.message {
      check(message, .type(.string), .message)
    } else {
      let end = tree[assertion.condition].span.end
      fail(
        "missing_argument", tree[assertion.condition].span, "an 'assert' says what is wrong when it fails",
        help: "write a message behind it: ', \"…\"'",
        fixes: [fix("add a message", Span(start: end, end: end), ", \"…\"")])
    }
    body.isAssertion = false
  }

  // MARK: Names of siblings

  /// Makes the names of a block's elements readable, and reports those that are not unique or no good names.
  ///
  /// Names in the body of a `for` count as siblings, but are readable only in it.
  mutating func declareSiblings(_ block: Block, depth: Int32, isLayer: Bool = false) {
    declareFrames(block, depth: depth, isLayer: isLayer, since: frames.count)
    let group = siblingGroups
    siblingGroups += 1
    let mark = siblingNames.count
    collectNames(block, group)
    while siblingNames.count > mark { siblingGroup[Int(siblingNames.removeLast().index)] = -1 }
  }

  private mutating func collectNames(_ block: Block, _ group: Int32) {
    for item in tree[block.items] {
      switch item {
      case .element(let id):
        let element = tree[id]
        guard !element.name.isNone else { continue }
        let meaning = elements[Int(id.index)]
        if meaning == .slot || meaning == .slotContent { continue }
        // What isn't an element at all has no name either.
        if meaning != .none || !element.name.isReservedForElements { checkElementName(element) }
        if siblingGroup[Int(element.name.index)] == group {
          failRepeatedName(element, id)
        } else {
          siblingGroup[Int(element.name.index)] = group
          siblingNames.append(element.name)
        }
      case .conditional(let id): collectBranches(tree[id], group)
      case .loop(let id): collectNames(tree[id].body, group)
      case .property, .letDeclaration, .assertion, .value: break
      }
    }
  }

  /// Two branches of an `if` may use one name; what stands behind the `if` may not.
  private mutating func collectBranches(_ conditional: ConditionalItem, _ group: Int32) {
    let mark = siblingNames.count
    collectNames(conditional.then, group)
    guard let otherwise = conditional.otherwise else { return }
    let first = Array(siblingNames[mark...])
    for name in first { siblingGroup[Int(name.index)] = -1 }
    siblingNames.removeLast(first.count)
    collectNames(otherwise, group)
    for name in first where siblingGroup[Int(name.index)] != group {
      siblingGroup[Int(name.index)] = group
      siblingNames.append(name)
    }
  }

  /// Whether what stands in the place of an element's name is the next element: `Divider Button("OK")`.
  func lacksBreak(_ element: Element) -> Bool {
    guard !element.name.isNone, !element.arguments.isEmpty,
      element.name == .text || element.name == .image || componentOf[Int(element.name.index)] >= 0
    else { return false }
    let component = componentOf[Int(element.kind.index)]
    return component >= 0 && program.components[Int(component)].parameters.isEmpty
  }

  private mutating func checkElementName(_ element: Element) {
    let name = element.name
    if lacksBreak(element) {
      fail(
        "name_case", element.nameSpan,
        "';' or a line break is missing before '\(text(name))', which is an element of its own",
        fixes: [fix("write '; \(text(name))'", element.nameSpan, "; \(text(name))")])
    } else if name.isReservedForElements {
      failReserved(name, element.nameSpan, "an element")
    } else if let first = program.names.utf8(of: name).first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      var spelled = Array(program.names.utf8(of: name))
      spelled[0] += 32
      var lower = String(decoding: spelled, as: UTF8.self)
      // A word that no element may be called is no way out: `stateBox`, not `state`.
      let isTaken = (1...Int32(Name.wordCount)).contains { index in
        let word = Name(index: index)
        return word.isReservedForElements && program.names.utf8(of: word).elementsEqual(spelled)
      }
      if isTaken {
        var kind = Array(program.names.utf8(of: element.kind))
        if let first = kind.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") { kind[0] = first - 32 }
        lower += String(decoding: kind, as: UTF8.self)
      }
      fail(
        "name_case", element.nameSpan, "an element's name begins in lower case",
        fixes: [fix("write '\(lower)'", element.nameSpan, lower)])
    }
  }

  private mutating func failRepeatedName(_ element: Element, _ id: ID<Element>) {
    var notes: [DiagnosticNote] = []
    if let first = visibleFirst(element.name, before: id) {
      notes.append(DiagnosticNote(.related, "first used here", at: place(tree[first].nameSpan)))
    }
    fail(
      "duplicate_name", element.nameSpan, "two siblings are named '\(text(element.name))'",
      help: "a name is unique among siblings; only two branches of one 'if' may share it", notes: notes)
  }

  private func visibleFirst(_ name: Name, before id: ID<Element>) -> ID<Element>? {
    let index = Int(frameOf[Int(name.index)])
    guard index >= 0, frames[index].element != id else { return nil }
    return frames[index].element
  }

  /// Makes the names of a block's elements readable, without those in `for`s.
  ///
  /// - Parameter start: where the frames of the block begin: of two with one name the first one counts.
  mutating func declareFrames(_ block: Block, depth: Int32, isLayer: Bool, since start: Int) {
    for item in tree[block.items] {
      switch item {
      case .element(let id):
        let element = tree[id]
        guard !element.name.isNone else { continue }
        let meaning = elements[Int(id.index)]
        if meaning == .slot || meaning == .slotContent { continue }
        let previous = frameOf[Int(element.name.index)]
        if Int(previous) >= start {
          let first = frames[Int(previous)]
          if first.isSheet { otherSheets[first.element, default: []].append(id) }
          continue
        }
        var frame = Frame(
          name: element.name, element: id, depth: depth, isLayer: isLayer, isBar: meaning == .builtIn(.bar),
          isSheet: false, loops: body.loops, scrolls: body.scrolls, previous: previous)
        for annotation in tree[element.annotations] where annotation.name == .sheet { frame.isSheet = true }
        frameOf[Int(element.name.index)] = Int32(frames.count)
        frames.append(frame)
      case .conditional(let id):
        declareFrames(tree[id].then, depth: depth, isLayer: isLayer, since: start)
        if let otherwise = tree[id].otherwise {
          declareFrames(otherwise, depth: depth, isLayer: isLayer, since: start)
        }
      case .property, .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }

  /// Forgets the frames of a block that ends.
  mutating func leaveFrames(to count: Int) {
    while frames.count > count {
      let frame = frames.removeLast()
      frameOf[Int(frame.name.index)] = frame.previous
    }
  }
}
