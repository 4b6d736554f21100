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
    if baseName == .state, failStateAsMember(name, whole, span) { return .unknown }
    if EnvironmentWord(baseName) != nil {
      // Inferred before it is described: a list's type is looked up in what that may add to.
      let type = infer(base)
      fail("unknown_member", span, "'\(text(baseName))' has nothing inside: it is \(describe(type))")
      return .unknown
    }
    failUnknownFrame(baseName, tree[base].span, whole)
    return .unknown
  }

  /// Reports `state.failed`.
  ///
  /// - Returns: whether it was that, and not told already.
  private mutating func failStateAsMember(_ name: Name, _ whole: Span, _ span: Span) -> Bool {
    guard case .screen = body.owner else { return false }
    let written = text(name)
    guard !body.states.isEmpty else {
      fail(
        "unknown_name", whole, "this screen has no states",
        help:
          "name them, 'states: idle, \(written == "idle" ? "failed" : written)', and ask 'if state == \(written) { … }'"
      )
      return true
    }
    let message = "'state' has nothing inside: it is compared"
    guard body.states.contains(name) else {
      let example = body.states.count > 1 ? body.states[1] : body.states[0]
      fail(
        "unknown_member", span, message,
        help: "write 'state == \(text(example))'; the screen's states are \(list(body.states, "and"))")
      return true
    }
    let bytes = program.files[Int(file.index)].text.bytes
    // Behind a `!` the comparison needs brackets, before another one it can't stand.
    let isNegated = whole.start > 0 && bytes[Int(whole.start) - 1] == UInt8(ascii: "!")
    let next = bytes[Int(whole.end)...].first { $0 != UInt8(ascii: " ") }
    let isCompared = next == UInt8(ascii: "=") || next == UInt8(ascii: "!")
    let meant = isNegated ? "(state == \(written))" : "state == \(written)"
    fail(
      "unknown_member", span, message, help: isCompared ? "write 'state == \(written)'" : nil,
      fixes: isCompared ? [] : [fix("write '\(meant)'", whole, meant)])
    return true
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
      // That a condition can't read a frame at all is told by itself.
      if found.isOpen, !body.isAssertion, !body.isCondition {
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
      if body.isAssertion, case .element(let elementName) = frame, let found = visibleFrame(elementName),
        failRepeated(name, span, in: ElementPath(file: file, element: found.element))
      {
        return .unknown
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
    if !failRepeated(name, span, in: path) { failUnknownMeasure(base, name, span) }
    return .unknown
  }

  /// Reports a name inside an element that a `for` there repeats: from outside of it one can't tell the turns apart.
  ///
  /// - Returns: whether it was one.
  private mutating func failRepeated(_ name: Name, _ span: Span, in path: ElementPath) -> Bool {
    guard searchBudget > 0 else { return false }
    var path = path
    var steps = 0
    while true {
      let isHere = path.file == file
      let tree = isHere ? self.tree : program.files[Int(path.file.index)].tree
      if let block = tree[path.element].block, let found = repeated(name, in: block, tree, isInside: false) {
        let place = Place(file: path.file, span: tree[found].nameSpan)
        fail(
          "unknown_member", span, "'\(text(name))' is repeated by a 'for', and can't be read from outside of it",
          help: "what a 'for' repeats is read in the same 'for': write the 'assert' there",
          notes: [DiagnosticNote(.related, "it stands here", at: place)])
        return true
      }
      let meaning =
        isHere
        ? elements[Int(path.element.index)]
        : program.files[Int(path.file.index)].elements[Int(path.element.index)]
      steps += 1
      guard steps < 256, case .component(let component) = meaning, !shapes[Int(component)].isRecursive,
        let root = program.components[Int(component)].root
      else { return false }
      path = ElementPath(file: program.components[Int(component)].file, element: root)
    }
  }

  /// The element of a name that a block's loops repeat.
  private mutating func repeated(
    _ name: Name, in block: Block, _ tree: SyntaxTree, isInside: Bool
  ) -> ID<Element>? {
    searchBudget -= tree[block.items].count
    for item in tree[block.items] {
      switch item {
      case .element(let id): if isInside, tree[id].name == name { return id }
      case .loop(let id):
        if let found = repeated(name, in: tree[id].body, tree, isInside: true) { return found }
      case .conditional(let id):
        if let found = repeated(name, in: tree[id].then, tree, isInside: isInside) { return found }
        if let otherwise = tree[id].otherwise, let found = repeated(name, in: otherwise, tree, isInside: isInside) {
          return found
        }
      case .property, .letDeclaration, .assertion, .value: break
      }
    }
    return nil
  }

  private mutating func failUnknownMeasure(_ base: ID<Expression>, _ name: Name, _ span: Span) {
    let frame = source(base)
    if let known = foreignMeasure(text(name)) {
      fail(
        "unknown_member", span, "'\(frame)' has no '\(text(name))'; here it is '\(known)'",
        fixes: [fix("write '\(known)'", span, known)])
      return
    }
    if body.isAssertion {
      failUnknown(
        "unknown_member", span, "nothing in '\(frame)' is named '\(text(name))'", name: name,
        candidates: MeasureWord.names)
      return
    }
    if isOfScrolling(text(name)) {
      fail(
        "unknown_member", span, "'\(frame)' has no '\(text(name))': where it is scrolled to only the app knows",
        help: "write what is shown first, as 'current: 0' of 'PageDots'; the app moves it on")
      return
    }
    failUnknown(
      "unknown_member", span, "'\(frame)' has no edge or length '\(text(name))'", name: name,
      candidates: MeasureWord.names,
      help: "a frame has \(list(MeasureWord.names, "and")); only 'assert' looks inside another element")
  }

  /// Reports a word that stands behind its type, as in `Color.red` or `Alignment.center`.
  ///
  /// - Returns: whether it was one.
  private mutating func failForeignWord(_ type: Name, _ span: Span, _ whole: Span) -> Bool {
    guard let first = program.names.utf8(of: type).first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return false
    }
    let word = source(Span(start: min(span.end + 1, whole.end), end: whole.end))
    let isWord = !word.isEmpty && word.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") }
    guard isWord else { return false }
    let isColor = text(type).utf8.count <= 8 && (text(type).hasPrefix("Color") || text(type).hasPrefix("UIColor"))
    let written = isColor ? foreignColor(word) : word
    fail(
      "unknown_name", whole, "nothing is named '\(text(type))' here: a word stands alone",
      help: isColor ? "a colour is '#' and 3, 4, 6 or 8 hexadecimal digits: '#FFFFFF'" : nil,
      fixes: written.map { [fix("write '\($0)'", whole, $0)] } ?? [])
    return true
  }

  private mutating func failUnknownFrame(_ name: Name, _ span: Span, _ whole: Span) {
    if program.files[Int(file.index)].hasFailedImport {
      body.hasErrors = true
      return
    }
    if failForeignWord(name, span, whole) { return }
    var candidates = visibleValues() + [.screen, .safe, .parent, .inset, .keyboard, .gesture, .hinge]
    if searchBudget > 0 {
      for frame in frames where frame.depth <= body.depth { candidates.append(frame.name) }
    }
    var help = "a frame is 'screen', 'safe', 'parent' or a sibling of an element that this is inside of"
    for frame in frames where frame.name == name && frame.depth > body.depth {
      help =
        "'\(text(name))' is inside this element, which is laid out first; place '\(text(name))' against this one instead"
    }
    if let other = elementElsewhere(name) {
      let path = body.isAssertion ? path(to: other, readAt: span) : nil
      fail(
        "unknown_name", span, "'\(text(name))' can't be read from here",
        help: path == nil
          ? "a frame is that of a sibling of an element that this is inside of; what a 'for' repeats is read in the same 'for'"
          : "an 'assert' looks inside an element by the names on the way",
        notes: [DiagnosticNote(.related, "it stands here", at: place(other))],
        fixes: path.map { [fix("write '\($0)'", span, $0)] } ?? [])
      return
    }
    failUnknown(
      "unknown_name", span, "nothing is named '\(text(name))' here", name: name, candidates: candidates, help: help)
  }

  /// An element of that name somewhere in the body, where it can't be read.
  private mutating func elementElsewhere(_ name: Name) -> Span? {
    guard searchBudget > 0, !body.span.isEmpty else { return nil }
    searchBudget -= tree.elements.count / 8
    let isBelow = frames.contains { $0.name == name && $0.depth > body.depth }
    if isBelow { return nil }
    let found = tree.elements.first {
      $0.name == name && $0.nameSpan.start >= body.span.start && $0.nameSpan.start < body.span.end
    }
    return found?.nameSpan
  }

  /// The names that lead an assertion to an element, `page.title`; nothing where one on the way has no name, or repeats.
  private func path(to nameSpan: Span, readAt span: Span) -> String? {
    let around = tree.elements.filter { element in
      element.span.start >= body.span.start && element.span.end <= body.span.end
        && element.span.start <= nameSpan.start && element.span.end >= nameSpan.end
    }.sorted { $0.span.start < $1.span.start }
    for loop in tree.loops
    where loop.span.start <= nameSpan.start && loop.span.end >= nameSpan.end
      && !(loop.span.start <= span.start && loop.span.end >= span.end)
    { return nil }
    // From the last one that is visible here.
    guard let first = around.lastIndex(where: { !$0.name.isNone && visibleFrame($0.name) != nil }) else { return nil }
    var path = ""
    for element in around[first...] {
      if element.name.isNone { return nil }
      path += path.isEmpty ? text(element.name) : "." + text(element.name)
    }
    return path
  }

  // MARK: Looking inside elements

  /// The element of a name in another one, in this file.
  private mutating func child(_ name: Name, of element: ID<Element>) -> ElementPath? {
    child(name, of: element, in: file)
  }

  /// The element of a name in another one: in its block, or in the body of the component that it uses.
  private mutating func child(_ name: Name, of element: ID<Element>, in file: FileID) -> ElementPath? {
    var path = ElementPath(file: file, element: element)
    while true {
      let isHere = path.file == self.file
      let index = Int(path.file.index)
      if listedParents.insert(path).inserted {
        let tree = isHere ? self.tree : program.files[index].tree
        if let block = tree[path.element].block { list(block, of: path, tree) }
      }
      if let found = children[ChildKey(parent: path, name: name)] {
        return ElementPath(file: path.file, element: found)
      }
      let meaning =
        isHere ? elements[Int(path.element.index)] : program.files[index].elements[Int(path.element.index)]
      guard case .component(let component) = meaning, !shapes[Int(component)].isRecursive,
        let root = program.components[Int(component)].root
      else { return nil }
      path = ElementPath(file: program.components[Int(component)].file, element: root)
    }
  }

  /// Lists the elements of a block by their names; of two with one name, in branches of an `if`, the first counts.
  private mutating func list(_ block: Block, of parent: ElementPath, _ tree: SyntaxTree) {
    for item in tree[block.items] {
      switch item {
      case .element(let id):
        let element = tree[id]
        if element.kind == .slot {
          // Content for a slot stands where the slot is.
          if let inner = element.block { list(inner, of: parent, tree) }
        } else if !element.name.isNone {
          let key = ChildKey(parent: parent, name: element.name)
          if children[key] == nil { children[key] = id }
        }
      case .conditional(let id):
        list(tree[id].then, of: parent, tree)
        if let otherwise = tree[id].otherwise { list(otherwise, of: parent, tree) }
      case .property, .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }
}

/// An element in a file.
struct ElementPath: Hashable {
  var file: FileID
  var element: ID<Element>
}

/// An element's name inside another one.
struct ChildKey: Hashable {
  var parent: ElementPath
  var name: Name
}
