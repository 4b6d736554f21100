import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// The type of `base.name`.
  mutating func inferMember(_ id: ID<Expression>, _ base: ID<Expression>, _ name: Name, _ span: Span) -> ValueType {
    if case .name(let baseName) = tree[base].kind { return inferMember(id, base, baseName, name, span) }
    let type = infer(base)
    if type == .frame { return inferInner(id, base, name, span) }
    return inferField(id, base, type, name, span)
  }

  private mutating func inferMember(
    _ id: ID<Expression>, _ base: ID<Expression>, _ baseName: Name, _ name: Name, _ span: Span
  ) -> ValueType {
    let whole = tree[id].span
    if let word = EnvironmentWord(baseName, name) {
      meanings[Int(id.index)] = .environment(word)
      return word.type
    }
    let isValue = localOf[Int(baseName.index)] >= 0 || globalOf[Int(baseName.index)] >= 0
    let isFixed = baseName == .screen || baseName == .safe || baseName == .parent || baseName == .hinge
    // An element and a parameter may share a name: what follows the point tells which is meant.
    if isFixed || !isValue || !hasField(baseName, name), let frame = frameBase(baseName) {
      return inferMeasure(id, base, frame, name, span)
    }
    if isValue {
      let type = infer(base)
      return inferField(id, base, type, name, span)
    }
    let members = EnvironmentWord.members(of: baseName)
    if !members.isEmpty {
      failUnknown(
        "unknown_member", span, "'\(text(baseName))' has no '\(text(name))'", name: name, candidates: members,
        help: "it has \(list(members, "and"))")
      return .unknown
    }
    if EnvironmentWord(baseName) != nil {
      fail("unknown_member", span, "'\(text(baseName))' has nothing inside: it is \(describe(infer(base)))")
      return .unknown
    }
    failUnknownFrame(baseName, tree[base].span, whole)
    return .unknown
  }

  /// Whether a value's type has a field of that name.
  private func hasField(_ base: Name, _ name: Name) -> Bool {
    let type: ValueType
    if localOf[Int(base.index)] >= 0 {
      type = locals[Int(localOf[Int(base.index)])].type
    } else if globalOf[Int(base.index)] >= 0 {
      type = program.globals[Int(globalOf[Int(base.index)])].type
    } else {
      return false
    }
    switch type {
    case .record(let index): return program.records[Int(index)].contains { $0.name == name }
    case .list: return name == .count
    default: return false
    }
  }

  private mutating func inferField(
    _ id: ID<Expression>, _ base: ID<Expression>, _ type: ValueType, _ name: Name, _ span: Span
  ) -> ValueType {
    switch type {
    case .unknown: return .unknown
    case .record(let index):
      let fields = program.records[Int(index)]
      if let field = fields.firstIndex(where: { $0.name == name }) {
        meanings[Int(id.index)] = .field(Int32(field))
        return fields[field].type
      }
      failUnknown(
        "unknown_member", span, "the record has no field '\(text(name))'", name: name,
        candidates: fields.map { $0.name }, help: "it has \(list(fields.map { $0.name }, "and"))")
    case .list:
      if name == .count {
        meanings[Int(id.index)] = .count
        return .number
      }
      fail(
        "unknown_member", span, "a list has no '\(text(name))'",
        help: "it has 'count', and its members are '\(source(base))[0]' …")
    default:
      fail("unknown_member", span, "'\(source(base))' has nothing inside: it is \(describe(type))")
    }
    return .unknown
  }

  /// An edge or a length of a frame, or a sheet's detent.
  private mutating func inferMeasure(
    _ id: ID<Expression>, _ base: ID<Expression>, _ frame: FrameBase, _ name: Name, _ span: Span
  ) -> ValueType {
    let whole = tree[id].span
    meanings[Int(base.index)] = .frame(frame)
    types[Int(base.index)] = .frame
    if case .element(let elementName) = frame, let found = visibleFrame(elementName) {
      if name == .detent, found.isSheet {
        meanings[Int(id.index)] = .detent(elementName)
        detentSheet = found.element
        return .enumeration(.detent)
      }
      if found.isOpen, !body.isAssertion {
        fail(
          "circular_layout", whole, "'\(text(elementName))' is what this stands in, and is not laid out yet",
          help: "use 'parent' for what one is inside of")
        return .unknown
      }
    }
    if case .parent = frame, case .global = body.owner {
      fail("unknown_name", whole, "'parent' means nothing outside an element")
      return .unknown
    }
    guard let measure = MeasureWord(name) else {
      if body.isAssertion, case .element(let elementName) = frame, let found = visibleFrame(elementName),
        let inner = child(name, of: found.element)
      {
        noteFrame(frame, whole)
        meanings[Int(id.index)] = .innerFrame(name)
        assertionPath = inner
        return .frame
      }
      failUnknownMeasure(base, name, span)
      return .unknown
    }
    noteFrame(frame, whole)
    meanings[Int(id.index)] = .measure(frame, measure)
    return measure.type
  }

  /// In an `assert`: what follows an element inside another one.
  private mutating func inferInner(
    _ id: ID<Expression>, _ base: ID<Expression>, _ name: Name, _ span: Span
  ) -> ValueType {
    // A frame that isn't inside another one: `(safe).bottom`.
    guard case .innerFrame = meanings[Int(base.index)], let path = assertionPath else {
      fail("unknown_member", span, "a frame's edge is written right behind its name: 'safe.bottom'")
      return .unknown
    }
    if let measure = MeasureWord(name) {
      meanings[Int(id.index)] = .innerMeasure(measure)
      return measure.type
    }
    if let inner = child(name, of: path.element, in: path.file) {
      meanings[Int(id.index)] = .innerFrame(name)
      assertionPath = inner
      return .frame
    }
    failUnknownMeasure(base, name, span)
    return .unknown
  }

  private mutating func failUnknownMeasure(_ base: ID<Expression>, _ name: Name, _ span: Span) {
    let frame = source(base)
    if body.isAssertion {
      failUnknown(
        "unknown_member", span, "nothing in '\(frame)' is named '\(text(name))'", name: name,
        candidates: MeasureWord.names)
      return
    }
    failUnknown(
      "unknown_member", span, "'\(frame)' has no edge or length '\(text(name))'", name: name,
      candidates: MeasureWord.names,
      help: "a frame has \(list(MeasureWord.names, "and")); only 'assert' looks inside another element")
  }

  private mutating func failUnknownFrame(_ name: Name, _ span: Span, _ whole: Span) {
    if program.files[Int(file.index)].hasFailedImport {
      body.hasErrors = true
      return
    }
    var candidates = visibleValues() + [.screen, .safe, .parent, .inset, .keyboard, .gesture, .hinge]
    for frame in frames where frame.depth <= body.depth { candidates.append(frame.name) }
    var help = "a frame is 'screen', 'safe', 'parent' or a sibling of an element that this is inside of"
    for frame in frames where frame.name == name && frame.depth > body.depth {
      help =
        "'\(text(name))' is inside this element, which is laid out first; place '\(text(name))' against this one instead"
    }
    failUnknown(
      "unknown_name", span, "nothing is named '\(text(name))' here", name: name, candidates: candidates, help: help)
  }

  // MARK: Looking inside elements

  /// The element of a name in another one, in this file.
  private func child(_ name: Name, of element: ID<Element>) -> ElementPath? { child(name, of: element, in: file) }

  /// The element of a name in another one: in its block, or in the body of the component that it uses.
  private func child(_ name: Name, of element: ID<Element>, in file: FileID) -> ElementPath? {
    let isHere = file == self.file
    let tree = isHere ? self.tree : program.files[Int(file.index)].tree
    let meaning = isHere ? elements[Int(element.index)] : program.files[Int(file.index)].elements[Int(element.index)]
    if let block = tree[element].block, let found = named(name, in: block, tree) {
      return ElementPath(file: file, element: found)
    }
    if case .component(let component) = meaning {
      let facts = program.components[Int(component)]
      guard let root = facts.root, !shapes[Int(component)].isRecursive else { return nil }
      return child(name, of: root, in: facts.file)
    }
    return nil
  }

  private func named(_ name: Name, in block: Block, _ tree: SyntaxTree) -> ID<Element>? {
    for item in tree[block.items] {
      switch item {
      case .element(let id):
        if tree[id].name == name, tree[id].kind != .slot { return id }
        // Content for a slot stands where the slot is.
        if tree[id].kind == .slot, let inner = tree[id].block, let found = named(name, in: inner, tree) { return found }
      case .conditional(let id):
        if let found = named(name, in: tree[id].then, tree) { return found }
        if let otherwise = tree[id].otherwise, let found = named(name, in: otherwise, tree) { return found }
      case .property, .letDeclaration, .assertion, .loop, .value: break
      }
    }
    return nil
  }
}

/// An element in a file.
struct ElementPath {
  var file: FileID
  var element: ID<Element>
}
