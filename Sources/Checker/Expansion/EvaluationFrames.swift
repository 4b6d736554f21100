import BandDiagnostics
import BandScreenModel
import BandSyntax

// Frames: `screen`, `safe`, `parent`, `hinge` and elements by name.

/// A frame that an expression names, once it is known which.
private enum FoundFrame {
  case screen
  case safe
  case hinge
  case element(ElementIndex)
  /// What is in a scroll, as its children see their parent.
  case content(ElementIndex)
  /// Of two elements of one name the first where the condition holds.
  indirect case either(ConditionID, FoundFrame, FoundFrame)
}

extension Expander {
  /// A measure of a frame: a point or a length.
  ///
  /// - Parameter base: what stands before the point; nothing for a bare word.
  mutating func measure(
    _ measure: MeasureWord, of frame: FrameBase, _ base: ID<Expression>?, _ id: ID<Expression>,
    _ surroundings: Surroundings
  ) -> Value {
    let span = tree(of: surroundings.file)[base ?? id].span
    guard let found = find(frame, span, surroundings) else { return .nothing }
    return self.measure(measure, of: found, span, surroundings)
  }

  /// A measure of an element inside another one, for an `assert`: `page.title.bottom`.
  mutating func measure(_ measure: MeasureWord, insideOf base: ID<Expression>, _ surroundings: Surroundings) -> Value {
    let span = tree(of: surroundings.file)[base].span
    guard let found = find(inner: base, span, surroundings) else { return .nothing }
    return self.measure(measure, of: found, span, surroundings)
  }

  private mutating func measure(
    _ measure: MeasureWord, of found: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    switch measure {
    case .left: return point(.left, of: found, span, surroundings)
    case .right: return point(.right, of: found, span, surroundings)
    case .top: return point(.top, of: found, span, surroundings)
    case .bottom: return point(.bottom, of: found, span, surroundings)
    case .leading: return linePoint(leadingEdge, of: found, span, surroundings)
    case .trailing: return linePoint(leadingEdge.opposite, of: found, span, surroundings)
    case .centerX: return center(.left, .right, of: found, span, surroundings)
    case .centerY: return center(.top, .bottom, of: found, span, surroundings)
    case .width: return .number(size(.horizontal, of: found, span, surroundings))
    case .height: return .number(size(.vertical, of: found, span, surroundings))
    }
  }

  /// The edge of a frame that `pin:` names.
  mutating func edge(_ edge: Edge, of pin: PinFrame, _ span: Span, _ surroundings: Surroundings) -> Value {
    let base: FrameBase =
      switch pin {
      case .safe: .safe
      case .screen: .screen
      case .parent: .parent
      }
    guard let found = find(base, span, surroundings) else { return .nothing }
    return point(edge, of: found, span, surroundings)
  }

  // MARK: Measures

  private mutating func point(
    _ edge: Edge, of frame: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    let found = coordinate(edge, of: frame, span, surroundings)
    return .point(edge.axis == .horizontal ? .x : .y, found.formula, add(found.origin))
  }

  private mutating func linePoint(
    _ edge: Edge, of frame: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    let found = coordinate(edge, of: frame, span, surroundings)
    return .point(.line, found.formula, add(found.origin))
  }

  private mutating func center(
    _ start: Edge, _ end: Edge, of frame: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> Value {
    let first = coordinate(start, of: frame, span, surroundings)
    let last = coordinate(end, of: frame, span, surroundings)
    let sum = screen.formulas.add(first.formula, last.formula)
    let origin = add(.both(add(first.origin), add(last.origin), .middle))
    return .point(start.axis == .horizontal ? .x : .y, screen.formulas.scale(sum, by: 0.5), origin)
  }

  private mutating func size(
    _ axis: Axis, of frame: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> FormulaID {
    switch frame {
    case .screen: return screen.formulas.environment(axis == .horizontal ? .width : .height)
    case .hinge: return screen.formulas.environment(axis == .horizontal ? .hingeWidth : .hingeHeight)
    case .element(let element): return screen.formulas.frame(element, axis == .horizontal ? .width : .height)
    case .safe, .content:
      let start = coordinate(axis == .horizontal ? .left : .top, of: frame, span, surroundings).formula
      let end = coordinate(axis == .horizontal ? .right : .bottom, of: frame, span, surroundings).formula
      return screen.formulas.subtract(end, start)
    case .either(let condition, let first, let second):
      let one = size(axis, of: first, span, surroundings)
      return screen.formulas.choose(condition, one, size(axis, of: second, span, surroundings))
    }
  }

  private mutating func coordinate(
    _ edge: Edge, of frame: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> (formula: FormulaID, origin: PointOrigin) {
    let place = self.place(span, in: surroundings)
    switch frame {
    case .screen: return (screenEdge(edge), .glass(edge, moved: .zero, place))
    case .safe: return (safeAreas[Int(nodes[Int(surroundings.node)].safeArea)][edge], .safe)
    case .hinge: return (hingeEdge(edge), .other(base: -1))
    case .element(let element):
      var coordinate = screen.formulas.frame(element, .edge(edge))
      if edge.axis == .vertical {
        coordinate = screen.formulas.add(coordinate, slide(of: element, seenFrom: surroundings.node))
      }
      return (coordinate, .element(element.index, edge, moved: .zero, place))
    case .content(let scroll):
      return (contentEdge(edge, of: scroll), .content(scroll.index))
    case .either(let condition, let first, let second):
      let one = coordinate(edge, of: first, span, surroundings)
      let other = coordinate(edge, of: second, span, surroundings)
      let formula = screen.formulas.choose(condition, one.formula, other.formula)
      return (formula, .both(add(one.origin), add(other.origin), .either))
    }
  }

  mutating func screenEdge(_ edge: Edge) -> FormulaID {
    switch edge {
    case .left, .top: .zero
    case .right: screen.formulas.environment(.width)
    case .bottom: screen.formulas.environment(.height)
    }
  }

  private mutating func hingeEdge(_ edge: Edge) -> FormulaID {
    let isHorizontal = edge.axis == .horizontal
    let start = screen.formulas.environment(isHorizontal ? .hingeLeft : .hingeTop)
    if edge.isStart { return start }
    let size = screen.formulas.environment(isHorizontal ? .hingeWidth : .hingeHeight)
    return screen.formulas.add(start, size)
  }

  /// An edge of what is in a scroll, at offset 0: the content box and the padding around it.
  private mutating func contentEdge(_ edge: Edge, of scroll: ElementIndex) -> FormulaID {
    let axis = screen.scrolls[Int(screen[scroll].scroll)].axis
    let end: Edge = axis == .vertical ? .bottom : leadingEdge.opposite
    var padding = FormulaID.zero
    switch screen.flows[Int(screen[scroll].flow)].padding[edge] {
    case .length(let length): padding = length
    case .percent:
      report(
        .notSupportedYet, at: screen[scroll].place,
        "an anchor in '\(screen[scroll].path)' reads an edge of it, and its padding is a percentage",
        notes: [DiagnosticNote(.help, "write the padding as a length, as in `padding: screen.width / 10`")])
    case .automatic, .hug, .fill: break
    }
    let inner = screen.formulas.frame(scroll, .contentEdge(edge))
    let isStart = edge.isStart
    guard edge == end else {
      return isStart ? screen.formulas.subtract(inner, padding) : screen.formulas.add(inner, padding)
    }
    // From the edge where it begins as far as it is long, less the automatic inset behind it.
    let start = screen.formulas.frame(scroll, .edge(edge.opposite))
    let length = screen.formulas.frame(scroll, .scrolledLength)
    let outer = screen.formulas.frame(scroll, .edge(edge))
    let room = isStart ? screen.formulas.subtract(inner, outer) : screen.formulas.subtract(outer, inner)
    let extent = screen.formulas.subtract(length, screen.formulas.subtract(room, padding))
    return isStart ? screen.formulas.subtract(start, extent) : screen.formulas.add(start, extent)
  }

  // MARK: Finding

  private mutating func find(
    _ frame: FrameBase, _ span: Span, _ surroundings: Surroundings
  ) -> FoundFrame? {
    switch frame {
    case .screen: return .screen
    case .safe: return isStructureComplete ? .safe : tooEarly(span, surroundings)
    case .hinge:
      reads.insert(.spanned)
      if discrete.isSpanned { return .hinge }
      report(
        .hingeWithoutSpanned, at: place(span, in: surroundings),
        "there is no 'hinge' on a device without one that separates two panes",
        notes: [
          DiagnosticNote(.help, "read it inside 'if spanned { … }', or write 'spanned ? hinge.left : …'")
        ])
      return nil
    case .parent:
      guard isStructureComplete else { return tooEarly(span, surroundings) }
      let parent = screen.elements[Int(surroundings.node)].parent
      if parent == .screen { return .screen }
      return screen[parent].scroll >= 0 ? .content(parent) : .element(parent)
    case .element(let name):
      guard isStructureComplete else { return tooEarly(span, surroundings) }
      return find(name, span, surroundings)
    }
  }

  private mutating func tooEarly(_ span: Span, _ surroundings: Surroundings) -> FoundFrame? {
    report(
      .frameInCondition, at: place(span, in: surroundings),
      "what a screen is made of can't depend on where something is; conditions and `for` read the environment")
    return nil
  }

  /// An element by its name: a sibling of any element around, in the same turn of a `for`.
  private mutating func find(_ name: Name, _ span: Span, _ surroundings: Surroundings) -> FoundFrame? {
    if namedIndex.isEmpty { indexNames() }
    var scope = surroundings.scope
    while scope >= 0 {
      if let first = namedIndex[ScopedName(scope: scope, name: name)] {
        return existing(first, name, span, surroundings)
      }
      scope = scopes[Int(scope)]
    }
    let text = program.names.text(of: name)
    return missing(
      "there is no '\(text)' \(caseDescription); put what reads it under the same condition", span, surroundings)
  }

  /// Reports that an element isn't there; an assertion isn't asked then.
  private mutating func missing(_ message: String, _ span: Span, _ surroundings: Surroundings) -> FoundFrame? {
    if assertionReading != nil {
      assertionReading?.lacksElement = true
    } else {
      report(.missingElement, at: place(span, in: surroundings), message)
    }
    return nil
  }

  /// An element by a path of names.
  private mutating func find(
    inner id: ID<Expression>, _ span: Span, _ surroundings: Surroundings
  ) -> FoundFrame? {
    switch tree(of: surroundings.file)[id].kind {
    case .name(let name): find(name, span, surroundings)
    case .member(let outer, let name, _): find(name, insideOf: outer, span, surroundings)
    case .parenthesized(let inner): find(inner: inner, span, surroundings)
    default: nil
    }
  }

  /// An element inside another one, for an `assert`.
  private mutating func find(
    _ name: Name, insideOf outer: ID<Expression>, _ span: Span, _ surroundings: Surroundings
  ) -> FoundFrame? {
    guard let outer = find(inner: outer, span, surroundings) else { return nil }
    return find(name, insideOf: outer, span, surroundings)
  }

  private mutating func find(
    _ name: Name, insideOf outer: FoundFrame, _ span: Span, _ surroundings: Surroundings
  ) -> FoundFrame? {
    switch outer {
    case .screen, .safe, .hinge: return nil
    case .either(let condition, let first, let second):
      guard let one = find(name, insideOf: first, span, surroundings),
        let other = find(name, insideOf: second, span, surroundings)
      else { return nil }
      return .either(condition, one, other)
    case .element(let element), .content(let element):
      // The nearest element of that name inside, in order; of several that exclude one another any.
      spend((Int(screen[element].end) - Int(element.index)) / 4)
      if isTooLarge { return nil }
      var found: [(condition: ConditionID, frame: FoundFrame)] = []
      for index in Int(element.index) + 1..<max(Int(element.index) + 1, Int(screen[element].end))
      where screen.elements[index].name == name {
        let condition = existence(of: index, inside: element)
        found.append((condition, .element(ElementIndex(index))))
        if condition == .always { break }
      }
      if found.count > 1 || found.first.map({ $0.condition != .always }) == true { return either(found) }
      if let first = found.first { return first.frame }
      return missing(
        "there is no '\(program.names.text(of: name))' inside '\(screen[element].path)' \(caseDescription)", span,
        surroundings)
    }
  }

  /// When an element exists, given that one around it does.
  private mutating func existence(of index: Int, inside outer: ElementIndex) -> ConditionID {
    var condition = ConditionID.always
    var next = index
    while next > Int(outer.index) {
      condition = screen.formulas.and(screen.elements[next].exists, condition)
      next = Int(screen.elements[next].parent.index)
    }
    return condition
  }

  /// For an assertion: of some elements the first that is there; it is asked where one is.
  private mutating func either(_ candidates: [(condition: ConditionID, frame: FoundFrame)]) -> FoundFrame? {
    guard var frame = candidates.last?.frame else { return nil }
    if candidates.count == 1 { return frame }
    var reading = assertionReading ?? AssertionReading()
    var condition = ConditionID.never
    for candidate in candidates.reversed() {
      condition = screen.formulas.or(candidate.condition, condition)
      if case .element(let element) = candidate.frame { reading.choices.append(element) }
    }
    reading.condition = screen.formulas.and(reading.condition, condition)
    assertionReading = reading
    for candidate in candidates.dropLast().reversed() {
      frame = .either(candidate.condition, candidate.frame, frame)
    }
    return frame
  }

  private mutating func indexNames() {
    namedIndex.reserveCapacity(named.count)
    // From the last to the first, so that each chain is in source order.
    for index in named.indices.reversed() {
      if let later = namedIndex[named[index].key] { named[index].next = later }
      namedIndex[named[index].key] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Of the elements of one name and scope the one that exists where the reader does.
  private mutating func existing(
    _ first: Int32, _ name: Name, _ span: Span, _ surroundings: Surroundings
  ) -> FoundFrame? {
    var candidates: [(condition: ConditionID, frame: FoundFrame)] = []
    var next = first
    let mark = assumptions.count
    defer { assumptions.removeSubrange(mark...) }
    // In `big ? a.right : safe.left` what stands behind the `?` is read where the condition holds.
    let own = nodes[Int(surroundings.node)].assumption
    let assumption = reader.condition == .always ? own : assume(reader.condition, true, after: own)
    while next >= 0 {
      let found = named[Int(next)]
      let condition = simplified(screen.elements[Int(found.node)].exists, assumption)
      if condition == .always { return .element(ElementIndex(Int(found.node))) }
      if condition != .never { candidates.append((condition, .element(ElementIndex(Int(found.node))))) }
      next = found.next
    }
    if assertionReading != nil, !candidates.isEmpty { return either(candidates) }
    let isCovered = coversAll(candidates.map { $0.condition })
    guard isCovered, var frame = candidates.last?.frame else {
      return missing(
        "'\(program.names.text(of: name))' isn't always there; put what reads it under the same condition", span,
        surroundings)
    }
    for candidate in candidates.dropLast().reversed() {
      frame = .either(candidate.condition, candidate.frame, frame)
    }
    return frame
  }

  /// The parts of the case that a message about a missing element needs.
  var caseDescription: String {
    var words = "on \(discrete.platform.text) in \(discrete.isLandscape ? "landscape" : "portrait")"
    if facts.states.indices.contains(discrete.state), facts.states.count > 1 {
      words += ", state '\(program.names.text(of: facts.states[discrete.state]))'"
    }
    return words
  }
}
