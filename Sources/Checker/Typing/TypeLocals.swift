import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// Makes a name mean a parameter, a `let` or a loop's variable from here on.
  ///
  /// - Returns: its slot in the frame of the body.
  @discardableResult
  mutating func declareLocal(
    _ name: Name, type: ValueType, reads: Reads, span: Span, what: String, first: Int = 0
  ) -> Int32 {
    let slot = body.slotCount
    body.slotCount += 1
    guard !name.isNone else { return slot }
    if name.isReservedForValues { failReserved(name, span, what) }
    warnHidesEnvironment(name, span)
    let known = localOf[Int(name.index)]
    if known >= first, known >= 0 {
      fail(
        "duplicate_name", span, "'\(text(name))' is declared twice", help: "give one of them another name",
        notes: [DiagnosticNote(.related, "first declared here", at: place(locals[Int(known)].span))])
    }
    localOf[Int(name.index)] = Int32(locals.count)
    locals.append(Local(name: name, slot: slot, type: type, reads: reads, span: span, previous: known))
    return slot
  }

  /// Forgets the locals of a scope that ends.
  mutating func leaveLocals(to count: Int) {
    while locals.count > count {
      let local = locals.removeLast()
      localOf[Int(local.name.index)] = local.previous
    }
  }

  /// A `let` in a body.
  mutating func typeLocal(_ id: ID<LetDeclaration>, _ context: inout ElementContext) {
    let declaration = tree[id]
    reads = Reads()
    body.depth = context.depth + 1
    let type = typeValue(of: declaration)
    if type == .unknown { body.hasErrors = true }
    letSlots[Int(id.index)] = declareLocal(
      declaration.name, type: type, reads: reads, span: declaration.nameSpan, what: "a 'let'",
      first: context.firstLocal)
  }

  /// `for x in list { … }`.
  mutating func typeLoop(_ id: ID<Loop>, _ context: inout ElementContext) {
    let loop = tree[id]
    reads = Reads()
    body.depth = context.depth + 1
    body.isCondition = true
    let sequence = infer(loop.sequence)
    body.isCondition = false
    failFrameRead("a 'for' can't repeat by a frame")
    noteConditionParameters()
    var variable = ValueType.unknown
    switch sequence {
    case .list(let index) where Int(index.index) < program.types.count: variable = program.types[Int(index.index)]
    case .range: variable = .number
    case .unknown: body.hasErrors = true
    case .number:
      let text = source(loop.sequence)
      fail(
        "type_mismatch", tree[loop.sequence].span, "'for' repeats over a list or a range, and this is a number",
        fixes: [fix("count from 1: 1...\(text)", tree[loop.sequence].span, "1...\(text)")])
    default:
      fail(
        "type_mismatch", tree[loop.sequence].span,
        "'for' repeats over a list or a range, and this is \(describe(sequence))")
    }
    let mark = locals.count
    let first = mark
    loopSlots[Int(id.index)] = declareLocal(
      loop.variable, type: variable, reads: Reads(), span: loop.variableSpan, what: "a loop's variable", first: first)
    if variable == .unknown, case .list = sequence, locals.count > mark { locals[mark].emptyList = loop.sequence }
    if !loop.index.isNone {
      // `for i, i in list`: the second of the two names is the one too much.
      let isRepeated = loop.index == loop.variable
      if isRepeated {
        fail(
          "duplicate_name", loop.variableSpan, "'\(text(loop.variable))' is declared twice",
          help: "give one of them another name",
          notes: [DiagnosticNote(.related, "first declared here", at: place(loop.indexSpan))])
      }
      declareLocal(
        isRepeated ? .none : loop.index, type: .number, reads: Reads(), span: loop.indexSpan, what: "a loop's index",
        first: first)
    }
    let outerFirst = context.firstLocal
    context.firstLocal = mark
    let frameMark = frames.count
    body.loops += 1
    declareFrames(
      loop.body, depth: context.depth + 1, isLayer: context.kind == .screen && context.component < 0,
      since: frames.count)
    typeItems(loop.body, &context, nested: .loop)
    body.loops -= 1
    leaveFrames(to: frameMark)
    context.firstLocal = outerFirst
    leaveLocals(to: mark)
  }

  /// `if condition { … } else { … }`.
  mutating func typeConditional(_ id: ID<ConditionalItem>, _ context: inout ElementContext) {
    let conditional = tree[id]
    typeCondition(conditional.condition, depth: context.depth + 1)
    let hadDetents = context.hasDetents
    typeBranch(conditional.then, &context)
    guard let otherwise = conditional.otherwise else { return }
    // Of two branches one counts.
    let hasDetents = context.hasDetents
    context.hasDetents = hadDetents
    typeBranch(otherwise, &context)
    context.hasDetents = context.hasDetents || hasDetents
  }

  private mutating func typeBranch(_ block: Block, _ context: inout ElementContext) {
    let mark = locals.count
    let outerFirst = context.firstLocal
    context.firstLocal = mark
    typeItems(block, &context, nested: .branch)
    context.firstLocal = outerFirst
    leaveLocals(to: mark)
  }

  /// A condition, which may read the environment, parameters and `let`s, and no frame.
  private mutating func typeCondition(_ id: ID<Expression>, depth: Int32) {
    reads = Reads()
    body.depth = depth
    body.isCondition = true
    _ = check(id, .type(.bool), .condition)
    body.isCondition = false
    failFrameRead("an 'if' can't depend on a frame")
    noteConditionParameters()
  }

  private mutating func failFrameRead(_ message: String) {
    guard let frame = reads.frame else { return }
    fail(
      "frame_in_condition", frame, "\(message): what stands where is decided before anything is laid out",
      label: "read here",
      help: "'if' and 'for' read the environment ('screen.width', 'landscape', 'textSize' …), parameters and 'let's")
  }

  /// Remembers that a condition reads parameters of the component: a use must not give them a frame.
  private mutating func noteConditionParameters() {
    if case .component(let index) = body.owner { shapes[index].conditionParameters |= reads.parameters }
  }
}
