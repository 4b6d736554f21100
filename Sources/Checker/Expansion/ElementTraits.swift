import BandDiagnostics
import BandScreenModel
import BandSyntax

/// What an element's properties decide about it before anything can be laid out.
struct ElementTraits {
  var kind: ElementKind
  var leaf = LeafContent.none
  /// Index in `Screen.contents`; -1 for none.
  var content: Int32 = -1
  var maximumLines: Int32?
  var bleed: EdgeSet = []
  var clips = false
  var barEdge: Edge?
  var insets: EdgeSet?
  var ridesKeyboard: Bool?
  var resizes = false
  /// A comparison of sizes that has to be decided before one knows what the element is.
  var undecided: ConditionID?

  init(kind: ElementKind) { self.kind = kind }
}

extension Expander {
  /// Reads what must be known of an element at once, and takes out its anchors.
  ///
  /// - Parameters:
  ///   - start: where its properties begin in `applied`.
  ///   - contribution: the innermost one, whose arguments are a text's or an image's.
  mutating func readTraits(
    _ traits: inout ElementTraits, from start: Int, contribution: Contribution, _ context: StructureContext,
    isLayer: Bool
  ) {
    let assumption = context.assumption
    let anchorStart = anchors.count
    var text = TextProperties()
    var size: Value?
    for index in start..<applied.count {
      let property = applied[index]
      let source = tree(of: property.surroundings.file)[property.property]
      switch source.name {
      case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY:
        anchors.append(AppliedAnchor(slot: slot(of: source.name), property: property, pin: nil))
      case .pin: addPin(source, property, assumption, &traits)
      case .clip: traits.clips = flag(property, assumption, &traits) ?? traits.clips
      case .bleed:
        if isDecided(property, assumption, &traits) { traits.bleed = edges(property, assumption, &traits) ?? [] }
      case .insets:
        if isDecided(property, assumption, &traits) { traits.insets = edges(property, assumption, &traits) }
      case .keyboard:
        if case .word(let word)? = trait(property, assumption, &traits) { traits.ridesKeyboard = word == .lift }
      case .resize: traits.resizes = flag(property, assumption, &traits) ?? traits.resizes
      case .style: if traits.kind == .text { text.style = trait(property, assumption, &traits) ?? text.style }
      case .lineHeight:
        if traits.kind == .text { text.lineHeight = trait(property, assumption, &traits) ?? text.lineHeight }
      case .lines: if traits.kind == .text { text.lines = trait(property, assumption, &traits) ?? text.lines }
      case .minimumScale:
        if traits.kind == .text { text.minimumScale = trait(property, assumption, &traits) ?? text.minimumScale }
      case .letterSpacing:
        if traits.kind == .text { text.letterSpacing = trait(property, assumption, &traits) ?? text.letterSpacing }
      case .weight:
        if traits.kind == .text { text.weight = trait(property, assumption, &traits) ?? text.weight }
      case .font, .metrics:
        if traits.kind == .text, let value = trait(property, assumption, &traits) {
          text.font = (value, property, source.name == .metrics)
        }
      case .size: if traits.kind == .image { size = trait(property, assumption, &traits) }
      default: break
      }
      if traits.undecided != nil { return }
    }
    checkAnchorsAreCovered(from: anchorStart, &traits)
    if isLayer || anchors.count > anchorStart { checkSizeIsDecided(from: start, assumption, &traits) }
    if traits.undecided != nil { return }
    switch traits.kind {
    case .text: readText(text, contribution, assumption, &traits)
    case .image:
      let hasSides = hasBothSides(from: start, anchors: anchorStart)
      readImage(size, contribution, assumption, &traits, needsFile: !hasSides)
    case .bar: traits.barEdge = barEdge(tree(of: contribution.context.file)[contribution.element].edge)
    case .screen, .column, .row, .stack, .box, .grid, .spacer: break
    }
  }

  /// Whether it is known that a property holds; where only sizes tell, the element has to be split.
  private mutating func isDecided(
    _ property: AppliedProperty, _ assumption: Int32, _ traits: inout ElementTraits
  ) -> Bool {
    switch simplified(property.condition, assumption) {
    case .always: return true
    case .never: return false
    case let open:
      traits.undecided = firstComparison(of: open)
      return false
    }
  }

  /// The value of a property that must be known at once; nothing where it doesn't hold.
  private mutating func trait(
    _ property: AppliedProperty, _ assumption: Int32, _ traits: inout ElementTraits
  ) -> Value? {
    guard isDecided(property, assumption, &traits) else { return nil }
    let source = tree(of: property.surroundings.file)[property.property]
    guard let first = tree(of: property.surroundings.file)[source.values].first else { return nil }
    let value = settled(evaluate(first, in: property.surroundings), assumption, &traits)
    if traits.undecided == nil { checkRanges(value, source, property) }
    return value
  }

  /// Whether a property that must be known at once is true; nothing where it doesn't hold.
  private mutating func flag(
    _ property: AppliedProperty, _ assumption: Int32, _ traits: inout ElementTraits
  ) -> Bool? {
    guard case .bool(let condition)? = trait(property, assumption, &traits) else { return nil }
    switch simplified(condition, assumption) {
    case .always: return true
    case .never: return false
    case let open:
      traits.undecided = firstComparison(of: open)
      return nil
    }
  }

  /// A value without choices; where there is one left, the element has to be split.
  mutating func settled(_ value: Value, _ assumption: Int32, _ traits: inout ElementTraits) -> Value {
    let value = decided(value, assumption)
    switch value {
    case .choice(let index):
      let condition = simplified(choices[Int(index)].condition, assumption)
      traits.undecided = firstComparison(of: condition)
    case .number(let formula):
      if case .choose(let condition, let a, let b) = screen.formulas[formula] {
        switch simplified(condition, assumption) {
        case .always: return settled(.number(a), assumption, &traits)
        case .never: return settled(.number(b), assumption, &traits)
        case let open: traits.undecided = firstComparison(of: open)
        }
      }
    default: break
    }
    return value
  }

  // MARK: Edges

  private func barEdge(_ name: Name) -> Edge {
    switch name {
    case .top: .top
    case .left: .left
    case .right: .right
    default: .bottom
    }
  }

  /// A list of edges; nothing for `auto`.
  private mutating func edges(
    _ property: AppliedProperty, _ assumption: Int32, _ traits: inout ElementTraits
  ) -> EdgeSet? {
    let source = tree(of: property.surroundings.file)[property.property]
    var edges: EdgeSet = []
    for id in tree(of: property.surroundings.file)[source.values] {
      let value = settled(evaluate(id, in: property.surroundings), assumption, &traits)
      if case .list(let list) = value {
        for member in values[list.range] {
          if case .word(let word) = settled(member, assumption, &traits) { edges.formUnion(edgeSet(word)) }
        }
      } else if case .word(let word) = value {
        if word == .auto { return nil }
        edges.formUnion(edgeSet(word))
      }
    }
    return edges
  }

  mutating func edgeSet(_ word: Name) -> EdgeSet {
    switch word {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: EdgeSet(leadingEdge)
    case .trailing: EdgeSet(leadingEdge.opposite)
    case .horizontal: [.left, .right]
    case .vertical: [.top, .bottom]
    case .all: .all
    default: []
    }
  }

  // MARK: Anchors

  private mutating func slot(of name: Name) -> AnchorSlot {
    switch name {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: AnchorSlot(leadingEdge)
    case .trailing: AnchorSlot(leadingEdge.opposite)
    case .centerX: .centerX
    default: .centerY
    }
  }

  /// `pin: safe`, `pin: screen.horizontal`: two edges or all four.
  private mutating func addPin(
    _ source: Property, _ property: AppliedProperty, _ assumption: Int32, _ traits: inout ElementTraits
  ) {
    for value in tree(of: property.surroundings.file)[source.values] {
      guard let (frame, part) = pin(value, property.surroundings, assumption, &traits) else { continue }
      for edge in Edge.allCases {
        if part == .horizontal, edge.axis != .horizontal { continue }
        if part == .vertical, edge.axis != .vertical { continue }
        anchors.append(AppliedAnchor(slot: AnchorSlot(edge), property: property, pin: frame))
      }
    }
  }

  private mutating func pin(
    _ id: ID<Expression>, _ surroundings: Surroundings, _ assumption: Int32, _ traits: inout ElementTraits
  ) -> (frame: PinFrame, part: Name)? {
    switch tree(of: surroundings.file)[id].kind {
    case .name(.safe): return (.safe, .none)
    case .name(.screen): return (.screen, .none)
    case .name(.parent): return (.parent, .none)
    case .member(let base, let part, _):
      return pin(base, surroundings, assumption, &traits).map { ($0.frame, part) }
    case .parenthesized(let inner): return pin(inner, surroundings, assumption, &traits)
    case .conditional(let condition, let first, let second):
      switch simplified(self.condition(condition, in: surroundings), assumption) {
      case .always: return pin(first, surroundings, assumption, &traits)
      case .never: return pin(second, surroundings, assumption, &traits)
      case let open:
        traits.undecided = firstComparison(of: open)
        return nil
      }
    default: return nil
    }
  }

  /// Whether both sides of an element are written, whatever the sizes are: then nobody asks how large its picture is.
  private func hasBothSides(from start: Int, anchors anchorStart: Int) -> Bool {
    [(Name.width, AnchorSlot.left, AnchorSlot.right), (.height, .top, .bottom)].allSatisfy { size, near, far in
      let edges = anchors[anchorStart...].filter { $0.property.condition == .always }.map { $0.slot }
      if edges.contains(near), edges.contains(far) { return true }
      return applied[start...].contains { property in
        let tree = tree(of: property.surroundings.file)
        guard property.condition == .always, tree[property.property].name == size,
          let value = tree[tree[property.property].values].first
        else { return false }
        switch tree[value].kind {
        case .name(.hug), .conditional: return false
        default: return true
        }
      }
    }
  }

  /// Whether an element has a size of its own decides how it stands on an axis.
  private mutating func checkSizeIsDecided(from start: Int, _ assumption: Int32, _ traits: inout ElementTraits) {
    for index in start..<applied.count where traits.undecided == nil {
      let property = applied[index]
      let source = tree(of: property.surroundings.file)[property.property]
      switch source.name {
      case .width, .height:
        guard isDecided(property, assumption, &traits),
          let value = tree(of: property.surroundings.file)[source.values].first
        else { break }
        checkFillIsDecided(value, property.surroundings, assumption, &traits)
      case .aspect: _ = isDecided(property, assumption, &traits)
      default: break
      }
    }
  }

  /// `fill` says how an element stands as much as that there is a size: a condition that chooses it has to be decided.
  private mutating func checkFillIsDecided(
    _ id: ID<Expression>, _ surroundings: Surroundings, _ assumption: Int32, _ traits: inout ElementTraits
  ) {
    guard let (condition, first, second) = choice(id, surroundings.file), choosesFill(id, surroundings.file) else {
      return
    }
    switch simplified(self.condition(condition, in: surroundings), assumption) {
    case .always: checkFillIsDecided(first, surroundings, assumption, &traits)
    case .never: checkFillIsDecided(second, surroundings, assumption, &traits)
    case let open: traits.undecided = firstComparison(of: open)
    }
  }

  /// Whether of the words and lengths that conditions choose between one is `fill`.
  private func choosesFill(_ id: ID<Expression>, _ file: Int32) -> Bool {
    if let (_, first, second) = choice(id, file) { return choosesFill(first, file) || choosesFill(second, file) }
    switch tree(of: file)[id].kind {
    case .parenthesized(let inner): return choosesFill(inner, file)
    case .name(.fill): return true
    default: return false
    }
  }

  /// The parts of `condition ? a : b`.
  private func choice(
    _ id: ID<Expression>, _ file: Int32
  ) -> (condition: ID<Expression>, first: ID<Expression>, second: ID<Expression>)? {
    switch tree(of: file)[id].kind {
    case .parenthesized(let inner): return choice(inner, file)
    case .conditional(let condition, let first, let second): return (condition, first, second)
    default: return nil
    }
  }

  /// An anchor that holds only where sizes say so makes the element another one, unless the same edge is anchored otherwise.
  private mutating func checkAnchorsAreCovered(from start: Int, _ traits: inout ElementTraits) {
    guard anchors[start...].contains(where: { $0.property.condition != .always }) else { return }
    for slot in AnchorSlot.allCases {
      let conditions = anchors[start...].filter { $0.slot == slot }.map { $0.property.condition }
      if conditions.isEmpty || coversAll(conditions) { continue }
      if let open = conditions.first(where: { $0 != .always }) {
        traits.undecided = firstComparison(of: open)
        return
      }
    }
  }
}
