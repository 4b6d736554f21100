import BandDiagnostics
import BandScreenModel
import BandSyntax

// One element: the chain of uses that leads to it, the properties that they give it, and its place in the tree.

extension Expander {
  mutating func addElement(_ id: ID<Element>, _ context: StructureContext, parent: Int32) {
    switch program.files[Int(context.file)].elements[Int(id.index)] {
    // Detents are read with their sheet.
    case .none, .slotContent, .detents: break
    case .slot: fillSlot(id, context, parent: parent)
    case .builtIn, .component:
      let outer = copies
      copies = 1
      build(id, context, parent: parent)
      copies = outer
    }
  }

  private mutating func build(_ id: ID<Element>, _ context: StructureContext, parent: Int32) {
    let span = tree(of: context.file)[id].kindSpan
    guard enter(span, context) else { return }
    defer { nesting -= 1 }
    guard nodes.count < elementLimit else {
      return stop("this makes the screen larger than 100,000 elements")
    }
    guard nodes[Int(parent)].depth < Int32(ExpansionLimits.nesting) else {
      return report(
        .nestingTooDeep, at: place(span, in: context.surroundings(node: parent)),
        "elements are inside one another more than \(ExpansionLimits.nesting) levels deep")
    }
    let isUse: Bool
    if case .component = program.files[Int(context.file)].elements[Int(id.index)] {
      isUse = true
    } else {
      isUse = false
    }
    if isUse { repeatPlaces.append(place(span, in: context.surroundings(node: parent))) }
    defer { if isUse { repeatPlaces.removeLast() } }

    let marks = (contributions: contributions.count, applied: applied.count, anchors: anchors.count)
    defer { contributions.removeSubrange(marks.contributions...) }
    guard let kind = readUses(of: id, context) else { return }
    sortProperties(from: marks.applied)
    var traits = ElementTraits(kind: kind)
    let contribution = contributions[contributions.count - 1]
    reader = Reader(node: parent, condition: context.condition)
    readTraits(&traits, from: marks.applied, contribution: contribution, context, isLayer: parent == 0)
    if traits.undecided == nil {
      settleAnnotations(&traits, contributions: marks.contributions, context.assumption)
    }
    reader = Reader()
    if let undecided = traits.undecided {
      // What it is depends on a size: it is two elements, of which one exists.
      contributions.removeSubrange(marks.contributions...)
      applied.removeSubrange(marks.applied...)
      anchors.removeSubrange(marks.anchors...)
      return split(id, context, parent: parent, at: undecided)
    }
    let index = append(id, kind, traits, context, parent: parent, contributions: marks.contributions)
    nodes[Int(index)].applied = marks.applied..<applied.count
    nodes[Int(index)].anchors = marks.anchors..<anchors.count
    readAnnotations(of: index, contributions: marks.contributions)
    addChildren(of: index, contributions: marks.contributions, assumption: context.assumption)
    addBodyAssertions(of: index, contributions: marks.contributions)
    screen.elements[Int(index)].end = Int32(truncatingIfNeeded: screen.elements.count)
  }

  private mutating func split(
    _ id: ID<Element>, _ context: StructureContext, parent: Int32, at condition: ConditionID
  ) {
    let branches = branchContexts(condition, context)
    copies += branches.count - 1
    guard copies <= ExpansionLimits.sizeCases else {
      return stopSizeCases(at: place(tree(of: context.file)[id].kindSpan, in: context.surroundings(node: parent)))
    }
    var counts = counters.beginBranches(branches.count)
    defer { counters.endBranches(counts) }
    for (number, branch) in branches.enumerated() {
      if isTooLarge { return }
      var branchContext = branch.context
      if number > 0 {
        counters.nextBranch(&counts)
        guard let frame = copyFrame(context.frame, of: context.body) else { return }
        branchContext.frame = frame
      }
      build(id, branchContext, parent: parent)
    }
  }

  // MARK: Uses

  /// Follows uses of components down to the element that is their root, and gathers what each says of it.
  ///
  /// - Returns: the element's kind; nothing where it can't be found, which was reported.
  private mutating func readUses(of id: ID<Element>, _ context: StructureContext) -> ElementKind? {
    let node = Int32(truncatingIfNeeded: nodes.count)
    var id = id
    var context = context
    var level = 0
    let first = contributions.count
    var kind: ElementKind?
    while kind == nil {
      let blockScope = newScope(in: context.scope)
      contributions.append(Contribution(element: id, context: context, blockScope: blockScope))
      switch program.files[Int(context.file)].elements[Int(id.index)] {
      case .builtIn(let found): kind = found
      case .component(let index):
        level += 1
        guard level <= ExpansionLimits.nesting, let inner = enterBody(Int(index), id, context, blockScope, node: node)
        else { return nil }
        id = inner.root
        context = inner.context
      case .none, .slot, .slotContent, .detents: return nil
      }
    }
    // The innermost first: what a use says wins over what the component says.
    for index in contributions.indices[first...].reversed() {
      let contribution = contributions[index]
      guard let block = tree(of: contribution.context.file)[contribution.element].block else { continue }
      let rank = PropertyRank(level: contributions.count - 1 - index)
      gather(block.items, contribution.context, blockScope: contribution.blockScope, node: node, rank: rank)
    }
    return kind
  }

  /// Opens the body of a component for one use.
  private mutating func enterBody(
    _ index: Int, _ use: ID<Element>, _ context: StructureContext, _ blockScope: Int32, node: Int32
  ) -> (root: ID<Element>, context: StructureContext)? {
    guard program.components.indices.contains(index) else { return nil }
    let component = program.components[index]
    guard let root = component.root, let frame = newFrame(component.slotCount) else { return nil }
    let element = tree(of: context.file)[use]
    let outer = bodies[Int(context.body)]
    let span = element.name.isNone ? element.kindSpan : element.kindSpan.joined(element.nameSpan)
    let ownPlace = component.isStandard ? Place(file: FileID(Int(context.file)), span: span) : nil
    let group = self.group(chain: outer.group, file: context.file, element: use)
    bodies.append(
      BodyExpansion(
        use: BodyExpansion.Use(element: use, context: context, blockScope: blockScope), group: group,
        slotCount: component.slotCount, place: outer.place ?? ownPlace))
    var inner = StructureContext(file: component.file.index, body: Int32(truncatingIfNeeded: bodies.count - 1))
    inner.frame = frame
    inner.scope = newScope(in: -1)
    inner.assumption = context.assumption
    bind(component, element.arguments, context.surroundings(node: node), inner, node: node)
    let declaration = tree(of: inner.file)[component.declaration]
    defineLets(declaration.body.items, inner, scope: inner.scope, node: node)
    return (root, inner)
  }

  /// Gives a component's parameters their values.
  private mutating func bind(
    _ component: ComponentFacts, _ arguments: List<Argument>, _ outside: Surroundings, _ inner: StructureContext,
    node: Int32
  ) {
    let arguments = tree(of: outside.file)[arguments]
    for (slot, parameter) in component.parameters.enumerated() {
      var value: ID<Expression>?
      let position = arguments.startIndex + slot
      if position < arguments.endIndex, arguments[position].label.isNone {
        value = arguments[position].value
      } else {
        value = arguments.first { $0.label == parameter.name }?.value
      }
      if let value {
        define(Int32(slot), Thunk(value, outside), in: inner)
      } else if let value = parameter.defaultValue {
        define(Int32(slot), Thunk(value, inner.surroundings(node: node)), in: inner)
      }
    }
  }

  private mutating func addChildren(of index: Int32, contributions first: Int, assumption: Int32) {
    for number in (first..<contributions.count).reversed() {
      let contribution = contributions[number]
      guard let block = tree(of: contribution.context.file)[contribution.element].block else { continue }
      var inside = contribution.context
      inside.scope = contribution.blockScope
      inside.condition = .always
      inside.assumption = assumption
      inside.isRepeated = false
      if number == contributions.count - 1 {
        addItems(block.items, inside, parent: index, definesLets: false)
      } else {
        addAssertions(block.items, inside, node: index)
      }
    }
  }

  /// Adds the assertions that stand in a component's body, beside its root.
  private mutating func addBodyAssertions(of index: Int32, contributions first: Int) {
    for number in contributions.indices.dropFirst(first + 1) {
      let use = contributions[number - 1]
      guard case .component(let component) = program.files[Int(use.context.file)].elements[Int(use.element.index)]
      else { continue }
      let facts = program.components[Int(component)]
      let declaration = tree(of: facts.file.index)[facts.declaration]
      for item in tree(of: facts.file.index)[declaration.body.items] {
        guard case .assertion(let id) = item else { continue }
        pendingAssertions.append(
          PendingAssertion(
            assertion: id, surroundings: contributions[number].context.surroundings(node: index), condition: .always))
      }
    }
  }

  // MARK: The element

  /// Appends the element to the screen.
  private mutating func append(
    _ id: ID<Element>, _ kind: ElementKind, _ traits: ElementTraits, _ context: StructureContext, parent: Int32,
    contributions first: Int
  ) -> Int32 {
    let index = Int32(truncatingIfNeeded: screen.elements.count)
    let source = tree(of: context.file)[id]
    let span = source.name.isNone ? source.kindSpan : source.kindSpan.joined(source.nameSpan)
    let written = Place(file: FileID(Int(context.file)), span: span)
    var element = ScreenElement(
      kind: kind, parent: ElementIndex(Int(parent)), place: bodies[Int(context.body)].place ?? written)
    element.written = written
    element.name = source.name
    element.exists = context.condition
    element.group = group(chain: bodies[Int(context.body)].group, file: context.file, element: id)
    element.leaf = traits.leaf
    element.content = traits.content
    element.maximumLines = traits.maximumLines
    element.bleed = traits.bleed
    element.clips = traits.clips
    if kind == .bar { element.barEdge = traits.barEdge }
    setPath(&element, kind, context, parent)
    screen.elements.append(element)

    var node = Node()
    node.depth = nodes[Int(parent)].depth + 1
    node.assumption = context.assumption
    node.scope = context.scope
    node.context = context
    node.insets = traits.insets
    node.hasAutomaticInsets = traits.insets == nil
    node.ridesKeyboard = traits.ridesKeyboard
    node.resizes = traits.resizes
    nodes.append(node)
    for contribution in contributions[first...] {
      let name = tree(of: contribution.context.file)[contribution.element].name
      if name.isNone { continue }
      named.append(NamedNode(key: ScopedName(scope: contribution.context.scope, name: name), node: index))
    }
    return index
  }

  /// The element's number among its like, and its path.
  private mutating func setPath(
    _ element: inout ScreenElement, _ kind: ElementKind, _ context: StructureContext, _ parent: Int32
  ) {
    if element.name.isNone {
      var counter = nodes[Int(parent)].counter
      if counter < 0 {
        counter = counters.addParent()
        nodes[Int(parent)].counter = counter
      }
      element.ordinal = counters.next(.kind(Int(counter) + Int(kind.rawValue)))
    } else if context.isRepeated {
      element.ordinal = counters.next(.name(ScopedName(scope: parent, name: element.name)))
    }
    let parentPath = screen.elements[Int(parent)].path
    var path = parentPath
    if !path.isEmpty { path += "." }
    if element.name.isNone {
      path += kind.text
    } else {
      path += program.names.text(of: element.name)
    }
    if element.ordinal >= 0 { path += "[\(element.ordinal)]" }
    pathBytes += path.utf8.count
    if pathBytes > ExpansionLimits.pathBytes { stop("the paths of the screen's elements are too long") }
    element.path = path
  }

  mutating func group(chain: Int32, file: Int32, element: ID<Element>) -> Int32 {
    let key = GroupKey(chain: chain, file: file, element: element.index)
    if let known = groups[key] { return known }
    let group = Int32(truncatingIfNeeded: groups.count)
    groups[key] = group
    return group
  }
}
