import BandDiagnostics
import BandScreenModel
import BandSyntax

// The first phase: which elements there are. Blocks are walked in source order, components put in, loops unrolled, conditions that
// the case decides are decided; what is put where only sizes decide is guarded.

extension Expander {
  /// Reads all elements of the screen, in pre-order.
  mutating func readStructure() {
    let file = facts.file.index
    let declaration = tree(of: file)[facts.declaration]
    let place = Place(file: facts.file, span: declaration.nameSpan)
    bodies.append(BodyExpansion(use: nil, group: 0, slotCount: facts.slotCount, place: nil))
    groups[GroupKey(chain: -1, file: file, element: -1)] = 0
    screen.states = facts.states.map { program.names.text(of: $0) }
    guard let frame = newFrame(facts.slotCount) else { return }
    let context = StructureContext(file: file, frame: frame, scope: newScope(in: -1))
    var root = ScreenElement(kind: .screen, parent: .screen, place: place)
    root.name = .none
    screen.elements.append(root)
    var node = Node()
    node.scope = context.scope
    node.context = context
    nodes.append(node)
    gather(declaration.body.items, context, blockScope: context.scope, node: 0, rank: PropertyRank())
    nodes[0].applied = 0..<applied.count
    readScreenAnnotations(declaration, context)
    addItems(declaration.body.items, context, parent: 0, definesLets: false)
    screen.elements[0].end = Int32(truncatingIfNeeded: screen.elements.count)
  }

  /// Adds what a block holds to an element.
  ///
  /// - Parameter definesLets: whether the block's `let`s still have to be given their slots.
  mutating func addItems(
    _ items: List<Item>, _ context: StructureContext, parent: Int32, definesLets: Bool
  ) {
    if definesLets { defineLets(items, context, scope: context.scope, node: parent) }
    for item in tree(of: context.file)[items] {
      if isTooLarge { return }
      switch item {
      case .element(let id): addElement(id, context, parent: parent)
      case .conditional(let id): addConditional(id, context, parent: parent, definesLets: definesLets)
      case .loop(let id): addLoop(id, context, parent: parent)
      case .assertion(let id):
        pendingAssertions.append(
          PendingAssertion(
            assertion: id, surroundings: context.surroundings(node: parent), condition: context.condition))
      case .property, .letDeclaration, .value: break
      }
    }
  }

  /// Adds the assertions of a use's block, whose elements go to slots.
  mutating func addAssertions(_ items: List<Item>, _ context: StructureContext, node: Int32) {
    for item in tree(of: context.file)[items] {
      switch item {
      case .assertion(let id):
        pendingAssertions.append(
          PendingAssertion(
            assertion: id, surroundings: context.surroundings(node: node), condition: context.condition))
      case .conditional(let id):
        let conditional = tree(of: context.file)[id]
        let condition = self.condition(conditional.condition, in: context.surroundings(node: node))
        for branch in branchContexts(condition, context) {
          guard let block = branch.isFirst ? conditional.then : conditional.otherwise else { continue }
          addAssertions(block.items, branch.context, node: node)
        }
      case .element, .loop, .property, .letDeclaration, .value: break
      }
    }
  }

  // MARK: Conditions

  private mutating func addConditional(
    _ id: ID<ConditionalItem>, _ context: StructureContext, parent: Int32, definesLets: Bool
  ) {
    guard enter(tree(of: context.file)[id].span, context) else { return }
    defer { nesting -= 1 }
    let conditional = tree(of: context.file)[id]
    reader = Reader(node: parent, condition: context.condition)
    let condition = self.condition(conditional.condition, in: context.surroundings(node: parent))
    reader = Reader()
    if condition == .never { tellIfNeverHolds(conditional, context.surroundings(node: parent)) }
    let branches = branchContexts(condition, context)
    var counts = counters.beginBranches(branches.count)
    for branch in branches {
      if !branch.isFirst { counters.nextBranch(&counts) }
      guard let block = branch.isFirst ? conditional.then : conditional.otherwise else { continue }
      addItems(block.items, branch.context, parent: parent, definesLets: definesLets)
    }
    counters.endBranches(counts)
  }

  /// The branches of a conditional that can exist: one where the condition is decided, both where only sizes decide it.
  mutating func branchContexts(
    _ condition: ConditionID, _ context: StructureContext
  ) -> [(isFirst: Bool, context: StructureContext)] {
    switch simplified(condition, context.assumption) {
    case .always: return [(true, context)]
    case .never: return [(false, context)]
    case let open:
      var first = context
      first.condition = screen.formulas.and(context.condition, open)
      first.assumption = assume(open, true, after: context.assumption)
      var second = context
      second.condition = screen.formulas.and(context.condition, screen.formulas.not(open))
      second.assumption = assume(open, false, after: context.assumption)
      return [(true, first), (false, second)]
    }
  }

  /// Counts one level of nesting; false, and a message, where there are too many.
  mutating func enter(_ span: Span, _ context: StructureContext) -> Bool {
    guard nesting < ExpansionLimits.blockNesting else {
      report(
        .nestingTooDeep, at: place(span, in: context.surroundings(node: 0)),
        "this is nested too deeply: elements, conditions and components together go \(ExpansionLimits.nesting) levels deep"
      )
      return false
    }
    nesting += 1
    return true
  }

  // MARK: Loops

  private mutating func addLoop(_ id: ID<Loop>, _ context: StructureContext, parent: Int32) {
    let loop = tree(of: context.file)[id]
    guard enter(loop.span, context) else { return }
    defer { nesting -= 1 }
    reader = Reader(node: parent, condition: context.condition)
    let sequence = evaluate(loop.sequence, in: context.surroundings(node: parent))
    reader = Reader()
    let span = tree(of: context.file)[loop.sequence].span
    repeatPlaces.append(place(span, in: context.surroundings(node: parent)))
    unroll(loop, over: sequence, slot: program.files[Int(context.file)].loopSlots[Int(id.index)], context, parent)
    repeatPlaces.removeLast()
  }

  private mutating func unroll(
    _ loop: Loop, over sequence: Value, slot: Int32, _ context: StructureContext, _ parent: Int32
  ) {
    switch decided(sequence, context.assumption) {
    case .list(let list):
      for offset in 0..<list.count {
        addTurn(loop, values[Int(list.start + offset)], Int64(offset), slot, context, parent)
        if isTooLarge { return }
      }
    case .range(let first, let last):
      guard last >= first else { return }
      guard last - first < Int64(ExpansionLimits.elements) else {
        return stop("this repeats more than 100,000 times")
      }
      for value in first...last {
        let number = Value.number(screen.formulas.constant(Double(value)))
        addTurn(loop, number, value - first, slot, context, parent)
        if isTooLarge { return }
      }
    case .choice(let index):
      let choice = choices[Int(index)]
      let branches = branchContexts(choice.condition, context)
      var counts = counters.beginBranches(branches.count)
      defer { counters.endBranches(counts) }
      for branch in branches {
        if !branch.isFirst { counters.nextBranch(&counts) }
        unroll(loop, over: branch.isFirst ? choice.first : choice.second, slot: slot, branch.context, parent)
      }
    default: break
    }
  }

  private mutating func addTurn(
    _ loop: Loop, _ value: Value, _ index: Int64, _ slot: Int32, _ context: StructureContext, _ parent: Int32
  ) {
    spend(20)
    var turn = context
    guard let frame = copyFrame(context.frame, of: context.body) else { return }
    turn.frame = frame
    turn.scope = newScope(in: context.scope)
    turn.isRepeated = true
    define(slot, Thunk(value), in: turn)
    if !loop.index.isNone {
      define(slot + 1, Thunk(.number(screen.formulas.constant(Double(index)))), in: turn)
    }
    addItems(loop.body.items, turn, parent: parent, definesLets: true)
  }

  // MARK: Slots of components

  /// Puts what a use gives to a slot in the slot's place, or the slot's own content where the use gives nothing.
  mutating func fillSlot(_ id: ID<Element>, _ context: StructureContext, parent: Int32) {
    let slot = tree(of: context.file)[id]
    guard let use = bodies[Int(context.body)].use, enter(slot.span, context) else { return }
    defer { nesting -= 1 }
    let block = tree(of: use.context.file)[use.element].block
    if let block, gives(block.items, to: slot.name, file: use.context.file) {
      var content = context
      content.file = use.context.file
      content.body = use.context.body
      content.frame = use.context.frame
      content.scope = use.blockScope
      if bodies[Int(context.body)].filledSlots > 0 {
        // A second copy of the content: its `let`s must not be the first one's.
        guard let frame = copyFrame(content.frame, of: content.body) else { return }
        content.frame = frame
        content.scope = newScope(in: use.blockScope)
      }
      bodies[Int(context.body)].filledSlots += 1
      addContent(block.items, of: slot.name, content, parent: parent)
    } else if let own = slot.block {
      addItems(own.items, context, parent: parent, definesLets: true)
    }
  }

  /// Adds those of a use's elements that go to a slot.
  private mutating func addContent(
    _ items: List<Item>, of slot: Name, _ context: StructureContext, parent: Int32
  ) {
    if slot.isNone { return addItems(items, context, parent: parent, definesLets: false) }
    for item in tree(of: context.file)[items] {
      switch item {
      case .element(let id):
        let element = tree(of: context.file)[id]
        guard case .slotContent = program.files[Int(context.file)].elements[Int(id.index)], element.name == slot,
          let block = element.block
        else { continue }
        addItems(block.items, context, parent: parent, definesLets: true)
      case .conditional(let id):
        let conditional = tree(of: context.file)[id]
        let condition = self.condition(conditional.condition, in: context.surroundings(node: parent))
        let branches = branchContexts(condition, context)
        var counts = counters.beginBranches(branches.count)
        defer { counters.endBranches(counts) }
        for branch in branches {
          if !branch.isFirst { counters.nextBranch(&counts) }
          guard let block = branch.isFirst ? conditional.then : conditional.otherwise else { continue }
          addContent(block.items, of: slot, branch.context, parent: parent)
        }
      case .loop, .property, .letDeclaration, .assertion, .value: break
      }
    }
  }

  /// Whether a use's block holds anything for a slot.
  private func gives(_ items: List<Item>, to slot: Name, file: Int32) -> Bool {
    let tree = self.tree(of: file)
    for item in tree[items] {
      switch item {
      case .element(let id):
        let isForSlot: Bool
        if case .slotContent = program.files[Int(file)].elements[Int(id.index)] {
          isForSlot = true
        } else {
          isForSlot = false
        }
        if isForSlot ? tree[id].name == slot && !slot.isNone : slot.isNone { return true }
      case .loop: if slot.isNone { return true }
      case .conditional(let id):
        let conditional = tree[id]
        if gives(conditional.then.items, to: slot, file: file) { return true }
        if let otherwise = conditional.otherwise, gives(otherwise.items, to: slot, file: file) { return true }
      case .property, .letDeclaration, .assertion, .value: break
      }
    }
    return false
  }

  // MARK: Frames and scopes

  mutating func newScope(in parent: Int32) -> Int32 {
    scopes.append(parent)
    return Int32(truncatingIfNeeded: scopes.count - 1)
  }

  /// Slots for the values of a body; nothing where there are too many.
  mutating func newFrame(_ count: Int32) -> Int32? {
    guard slots.count + Int(count) <= ExpansionLimits.slots else {
      stop("the screen's loops and components hold too many values")
      return nil
    }
    let start = slots.count
    for _ in 0..<max(0, count) { slots.append(-1) }
    spend(Int(count) / 4)
    return Int32(truncatingIfNeeded: start)
  }

  mutating func copyFrame(_ frame: Int32, of body: Int32) -> Int32? {
    let count = bodies[Int(body)].slotCount
    guard let copy = newFrame(count) else { return nil }
    for offset in 0..<max(0, count) { slots[Int(copy + offset)] = slots[Int(frame + offset)] }
    return copy
  }

  mutating func define(_ slot: Int32, _ thunk: Thunk, in context: StructureContext) {
    guard slot >= 0, slot < bodies[Int(context.body)].slotCount else { return }
    thunks.append(thunk)
    slots[Int(context.frame + slot)] = Int32(truncatingIfNeeded: thunks.count - 1)
  }

  /// Gives the `let`s of a block their slots. They are computed when they are needed.
  mutating func defineLets(_ items: List<Item>, _ context: StructureContext, scope: Int32, node: Int32) {
    for item in tree(of: context.file)[items] {
      guard case .letDeclaration(let id) = item else { continue }
      var surroundings = context.surroundings(node: node)
      surroundings.scope = scope
      let slot = program.files[Int(context.file)].letSlots[Int(id.index)]
      define(slot, Thunk(tree(of: context.file)[id].value, surroundings), in: context)
    }
  }
}
