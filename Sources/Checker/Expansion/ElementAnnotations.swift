import BandDiagnostics
import BandScreenModel
import BandSyntax

// Roles and other annotations. Those of a use go to the component's root.

extension Expander {
  mutating func readAnnotations(of index: Int32, contributions first: Int) {
    var isSheet = false
    for number in (first..<contributions.count).reversed() {
      let contribution = contributions[number]
      let element = tree(of: contribution.context.file)[contribution.element]
      let surroundings = contribution.context.surroundings(node: index)
      for annotation in tree(of: contribution.context.file)[element.annotations] {
        read(annotation, of: Int(index), surroundings)
        if annotation.name == .sheet { isSheet = true }
      }
    }
    if isSheet { addSheet(Int(index), contributions: first) }
    checkRole(of: Int(index))
  }

  /// Looks whether only sizes tell what the annotations of an element say: then it has to be split.
  mutating func settleAnnotations(_ traits: inout ElementTraits, contributions first: Int, _ assumption: Int32) {
    for number in (first..<contributions.count).reversed() {
      let contribution = contributions[number]
      let element = tree(of: contribution.context.file)[contribution.element]
      let surroundings = contribution.context.surroundings(node: Int32(truncatingIfNeeded: nodes.count))
      for annotation in tree(of: contribution.context.file)[element.annotations] where annotation.takesWords {
        for argument in tree(of: contribution.context.file)[annotation.arguments] {
          _ = settled(evaluate(argument.value, in: surroundings), assumption, &traits)
          if traits.undecided != nil { return }
        }
      }
    }
  }

  private mutating func read(_ annotation: Annotation, of index: Int, _ surroundings: Surroundings) {
    switch annotation.name {
    case .tappable:
      let isGame = words(of: annotation, surroundings).contains(.game)
      setRole(.tappable(isGame: isGame), annotation, index, surroundings)
    case .draggable:
      let direction: DragDirection =
        switch words(of: annotation, surroundings).first {
        case .horizontal: .horizontal
        case .vertical: .vertical
        default: .any
        }
      setRole(.draggable(direction), annotation, index, surroundings)
    case .input: setRole(.input, annotation, index, surroundings)
    case .surface: setRole(.surface, annotation, index, surroundings)
    case .decorative: setRole(.decorative, annotation, index, surroundings)
    case .scroll: addScroll(annotation, index, surroundings)
    case .modal: screen.elements[index].isModal = true
    case .exclude: screen.elements[index].excludesBackGesture = true
    case .allow: addAllowance(annotation, ElementIndex(index), surroundings)
    case .sticky: setSticky(annotation, index, surroundings)
    default: break
    }
  }

  private mutating func setRole(_ role: Role, _ annotation: Annotation, _ index: Int, _ surroundings: Surroundings) {
    if screen.elements[index].role == .none {
      screen.elements[index].role = role
    } else {
      report(
        .duplicateRole, at: place(annotation.nameSpan, in: surroundings),
        "the element has the role '@\(screen.elements[index].role.text)' already")
    }
  }

  /// Notes the edge at which an element stops: that of the scroll around it.
  private mutating func setSticky(_ annotation: Annotation, _ index: Int, _ surroundings: Surroundings) {
    screen.elements[index].stickyEdge = words(of: annotation, surroundings).first == .bottom ? .bottom : .top
    var around = Int(screen.elements[index].parent.index)
    while around > 0, screen.elements[around].scroll < 0 { around = Int(screen.elements[around].parent.index) }
    if around > 0, screen.scrolls[Int(screen.elements[around].scroll)].axis == .vertical { return }
    report(
      .annotationNotHere, at: place(annotation.nameSpan, in: surroundings),
      around > 0
        ? "'@sticky' stops at the top or bottom of a vertical scroll, and this is in a horizontal one"
        : "'@sticky' stops at the edge of a scroll, and this is in none",
      notes: [DiagnosticNote(.help, "anchor it, or make it a bar")])
  }

  /// Reports a role inside what is only painted.
  private mutating func checkRole(of index: Int) {
    let role = screen.elements[index].role
    guard role.isTappable || role == .surface else { return }
    var ancestor = Int(screen.elements[index].parent.index)
    while ancestor > 0 {
      if screen.elements[ancestor].role == .decorative {
        let path = screen.elements[ancestor].path
        return report(
          .roleInDecorative, at: screen.elements[index].place,
          "'@\(role.text)' takes touches, and stands in '\(path)', which is '@decorative'",
          notes: [DiagnosticNote(.help, "move it out, or remove '@decorative'")])
      }
      ancestor = Int(screen.elements[ancestor].parent.index)
    }
  }

  private mutating func addScroll(_ annotation: Annotation, _ index: Int, _ surroundings: Surroundings) {
    guard screen.elements[index].scroll < 0 else { return }
    var scrolls = 0
    var around = Int(screen.elements[index].parent.index)
    while around > 0 {
      if screen.elements[around].scroll >= 0 { scrolls += 1 }
      around = Int(screen.elements[around].parent.index)
    }
    guard scrolls < ExpansionLimits.scrollNesting else {
      return report(
        .nestingTooDeep, at: place(annotation.nameSpan, in: surroundings),
        "scrolls are inside one another more than \(ExpansionLimits.scrollNesting) levels deep")
    }
    var axis = Axis.vertical
    var snap = SnapMode.none
    for argument in tree(of: surroundings.file)[annotation.arguments] {
      let value = decided(evaluate(argument.value, in: surroundings), nodes[index].assumption)
      guard case .word(let word) = value else { continue }
      switch (argument.label, word) {
      case (.snap, .page): snap = .page
      case (.snap, .start): snap = .start
      case (.snap, .center): snap = .center
      case (.snap, .end): snap = .end
      case (.none, .horizontal): axis = .horizontal
      default: break
      }
    }
    screen.elements[index].scroll = Int32(truncatingIfNeeded: screen.scrolls.count)
    screen.scrolls.append(Scroll(element: ElementIndex(index), axis: axis, snap: snap, automaticEdges: []))
  }

  // MARK: Annotations with reasons

  private mutating func addAllowance(_ annotation: Annotation, _ element: ElementIndex, _ surroundings: Surroundings) {
    var rule: String?
    var reason = ""
    for argument in tree(of: surroundings.file)[annotation.arguments] {
      if argument.label == .reason {
        if case .string(let text, _) = evaluate(argument.value, in: surroundings) { reason = string(of: text) }
      } else if case .name(let name) = tree(of: surroundings.file)[argument.value].kind {
        rule = program.names.text(of: name)
      }
    }
    guard let rule else { return }
    let isStandard = surroundings.body >= 0 && bodies[Int(surroundings.body)].place != nil
    screen.allowances.append(
      Allowance(
        rule: RuleName(rule), reason: reason, element: element, place: place(annotation.span, in: surroundings),
        isStandard: isStandard))
  }

  private mutating func failUndecidedEdges(_ id: ID<Expression>, _ surroundings: Surroundings) {
    report(
      .notSupportedYet, at: place(tree(of: surroundings.file)[id].span, in: surroundings),
      "a condition on sizes can't decide what '@exclusive' says",
      notes: [DiagnosticNote(.help, "decide by the device: 'landscape', 'tablet', 'ios' and the like")])
  }

  /// The annotations of the screen itself.
  mutating func readScreenAnnotations(_ declaration: Declaration, _ context: StructureContext) {
    let surroundings = context.surroundings(node: 0)
    for annotation in tree(of: context.file)[declaration.annotations] {
      switch annotation.name {
      case .allow: addAllowance(annotation, .screen, surroundings)
      case .exclusive:
        var edges: EdgeSet = []
        var reason = ""
        for argument in tree(of: context.file)[annotation.arguments] {
          let value = evaluate(argument.value, in: surroundings)
          switch value {
          case .string(let text, _): if argument.label == .reason { reason = string(of: text) }
          case .word(let word): edges.formUnion(edgeSet(word))
          case .list(let list):
            for member in values[list.range] {
              if case .word(let word) = member {
                edges.formUnion(edgeSet(word))
              } else {
                failUndecidedEdges(argument.value, surroundings)
              }
            }
          case .choice: failUndecidedEdges(argument.value, surroundings)
          default: break
          }
        }
        screen.exclusive = Exclusive(edges: edges, reason: reason, place: place(annotation.span, in: surroundings))
      default: break
      }
    }
  }

  private mutating func words(of annotation: Annotation, _ surroundings: Surroundings) -> [Name] {
    var words: [Name] = []
    for argument in tree(of: surroundings.file)[annotation.arguments] {
      let value = decided(evaluate(argument.value, in: surroundings), nodes[Int(surroundings.node)].assumption)
      if case .word(let word) = value { words.append(word) }
    }
    return words
  }
}

extension Annotation {
  /// Whether its arguments are words, which conditions may choose.
  fileprivate var takesWords: Bool {
    switch name {
    case .tappable, .draggable, .scroll, .sticky: true
    default: false
    }
  }
}
