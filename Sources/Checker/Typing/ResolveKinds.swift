import BandScreenModel
import BandSyntax

extension Typer {
  /// Finds what the kind of every element means, and the heads of components.
  ///
  /// - Gives: `CheckedFile.elements`, `ComponentFacts.parameters`, `.root`, `.slots`, and `shapes` as far as a body alone says.
  mutating func resolveKinds() {
    for index in program.files.indices {
      enter(index, reportsClashes: true)
      elements = []
      elements.reserveCapacity(tree.elements.count)
      for element in tree.elements {
        if let meaning = ElementMeaning(kind: element.kind) {
          elements.append(meaning)
        } else if componentOf[Int(element.kind.index)] >= 0, !element.kind.isNone {
          elements.append(.component(componentOf[Int(element.kind.index)]))
        } else {
          elements.append(.none)
        }
      }
      for component in scopes[index].components { readHead(component) }
      for screen in scopes[index].screens {
        var shape = ComponentShape()
        var slots: [Name] = []
        readShape(tree[program.screens[screen].declaration].body, in: .screen, &shape, &slots)
        screenUses[screen] = shape.uses
        program.screens[screen].hasInput = shape.hasInput
      }
      program.files[index].elements = elements
      leave()
    }
  }

  private mutating func readHead(_ component: Int) {
    let declaration = tree[program.components[component].declaration]
    for parameter in tree[declaration.parameters] {
      var type = ValueType.unknown
      if let known = ValueType(typeName: parameter.type) {
        type = parameter.isList ? listType(of: known) : known
      }
      program.components[component].parameters.append(
        ParameterFacts(name: parameter.name, type: type, defaultValue: parameter.defaultValue))
    }
    for item in tree[declaration.body.items] {
      if case .element(let id) = item {
        program.components[component].root = id
        break
      }
    }
    var shape = ComponentShape()
    var slots: [Name] = []
    readShape(declaration.body, in: nil, &shape, &slots)
    program.components[component].slots = slots
    if let root = program.components[component].root {
      let element = tree[root]
      if case .builtIn(let kind) = elements[Int(root.index)] { shape.rootKind = kind }
      if let block = element.block { shape.rootProperties = properties(in: block) }
      for annotation in tree[element.annotations] {
        guard let kind = AnnotationKind(annotation.name) else { continue }
        if kind.isRole { shape.rootRole = kind }
        if kind == .scroll { shape.rootIsScroll = true }
      }
    }
    shape.needsArguments = program.components[component].parameters.contains { $0.defaultValue == nil }
    shapes[component] = shape
  }

  /// The properties of a block, those in its `if`s included.
  func properties(in block: Block) -> PropertySet {
    var found = PropertySet()
    for item in tree[block.items] {
      switch item {
      case .property(let id): found.insert(tree[id].name)
      case .conditional(let id):
        found.formUnion(properties(in: tree[id].then))
        if let otherwise = tree[id].otherwise { found.formUnion(properties(in: otherwise)) }
      case .element, .letDeclaration, .assertion, .loop, .value: break
      }
    }
    return found
  }

  /// Collects what is inside a block: uses, slots, roles. Tells content for a slot from a slot.
  ///
  /// - Parameter parent: the kind that the block's elements stand in; nothing where that isn't known here.
  private mutating func readShape(
    _ block: Block, in parent: ElementKind?, isUse: Bool = false, _ shape: inout ComponentShape, _ slots: inout [Name]
  ) {
    for item in tree[block.items] {
      switch item {
      case .element(let id): readShape(id, in: parent, isUse: isUse, &shape, &slots)
      case .conditional(let id):
        let conditional = tree[id]
        readShape(conditional.then, in: parent, isUse: isUse, &shape, &slots)
        if let otherwise = conditional.otherwise { readShape(otherwise, in: parent, isUse: isUse, &shape, &slots) }
      case .loop(let id): readShape(tree[id].body, in: parent, isUse: isUse, &shape, &slots)
      case .property, .letDeclaration, .assertion, .value: break
      }
    }
  }

  private mutating func readShape(
    _ id: ID<Element>, in parent: ElementKind?, isUse: Bool, _ shape: inout ComponentShape, _ slots: inout [Name]
  ) {
    let element = tree[id]
    for annotation in tree[element.annotations] {
      switch annotation.name {
      case .tappable, .draggable, .surface: shape.hasRole = true
      case .input:
        shape.hasRole = true
        shape.hasInput = true
      default: break
      }
    }
    switch elements[Int(id.index)] {
    case .builtIn(let kind):
      if kind == .bar { shape.hasBar = true }
      if let block = element.block { readShape(block, in: kind, &shape, &slots) }
    case .component(let index):
      shape.uses.append(index)
      shape.useSpans.append(element.kindSpan)
      if let block = element.block { readShape(block, in: nil, isUse: true, &shape, &slots) }
    case .slot:
      if isUse, !element.name.isNone, let block = element.block {
        elements[Int(id.index)] = .slotContent
        readShape(block, in: nil, &shape, &slots)
      } else {
        if !slots.contains(element.name), slots.count <= ComponentShape.mostSlots {
          if slots.count == ComponentShape.mostSlots {
            let span = element.name.isNone ? element.kindSpan : element.nameSpan
            fail("expansion_too_large", span, "a component has \(ComponentShape.mostSlots) slots at most")
          }
          slots.append(element.name)
          shape.slotParents.append(parent)
        }
        if let block = element.block { readShape(block, in: parent, &shape, &slots) }
      }
    case .none, .slotContent, .detents:
      if let block = element.block { readShape(block, in: nil, &shape, &slots) }
    }
  }

  /// The type of lists of something.
  mutating func listType(of element: ValueType) -> ValueType {
    if let known = typeIndices[element] { return .list(TypeIndex(Int(known))) }
    let index = program.types.count
    program.types.append(element)
    typeIndices[element] = Int32(index)
    return .list(TypeIndex(index))
  }

  /// The type of records of some fields.
  mutating func recordType(of fields: [RecordField]) -> ValueType {
    if let known = recordIndices[fields] { return .record(known) }
    let index = Int32(program.records.count)
    program.records.append(fields)
    recordIndices[fields] = index
    return .record(index)
  }
}
