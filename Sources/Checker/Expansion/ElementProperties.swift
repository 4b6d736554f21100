import BandDiagnostics
import BandScreenModel
import BandSyntax

/// What an element's properties come to.
struct PropertyDraft {
  var flow = FlowProperties()
  var paint = Paint()
  var hitSlop = Edges<FormulaID>(all: .zero)
  var enabled = ConditionID.always
  /// Comparisons of sizes that have to be decided: what they decide isn't a length.
  var undecided: [ConditionID] = []
}

extension Expander {
  /// Reads the properties of all elements.
  mutating func readProperties() {
    flowOfGroup = [Int32](repeating: -1, count: groups.count)
    for index in screen.elements.indices {
      readProperties(of: index)
      if isTooLarge { return }
    }
  }

  private mutating func readProperties(of index: Int) {
    var draft = PropertyDraft()
    let assumption = nodes[index].assumption
    apply(index, to: &draft, assumption, isFirst: true)
    if draft.undecided.isEmpty {
      screen.elements[index].hitSlop = draft.hitSlop
      screen.elements[index].enabled = draft.enabled
      if screen.elements[index].kind == .bar { growBar(index, &draft.flow) }
      screen.elements[index].flow = add(draft.flow, group: screen.elements[index].group)
      screen.elements[index].paint = add(draft.paint)
    } else {
      readVariants(of: index, draft)
    }
  }

  /// Reads properties that differ with sizes: one set for each case that the comparisons tell apart that decide them.
  private mutating func readVariants(of index: Int, _ first: PropertyDraft) {
    let mark = assumptions.count
    var cases: [(condition: ConditionID, draft: PropertyDraft)] = []
    addCases(of: index, first, nodes[index].assumption, .always, depth: 0, to: &cases)
    assumptions.removeSubrange(mark...)
    screen.elements[index].hitSlop = first.hitSlop
    screen.elements[index].enabled = first.enabled
    for (number, one) in cases.enumerated() {
      var draft = one.draft
      if screen.elements[index].kind == .bar { growBar(index, &draft.flow) }
      let flow = add(draft.flow, group: screen.elements[index].group)
      let paint = add(draft.paint)
      guard number > 0 else {
        screen.elements[index].flow = flow
        screen.elements[index].paint = paint
        continue
      }
      if flow != screen.elements[index].flow {
        screen.elements[index].flowVariants.append(FlowVariant(condition: one.condition, flow: flow))
      }
      if paint != screen.elements[index].paint {
        screen.elements[index].paintVariants.append(PaintVariant(condition: one.condition, paint: paint))
      }
    }
  }

  /// Adds a set of properties, or those of both outcomes of a comparison that decides it: a comparison may come up only where another
  /// one is decided, and is asked only where those before it leave it open.
  private mutating func addCases(
    of index: Int, _ draft: PropertyDraft, _ assumption: Int32, _ condition: ConditionID, depth: Int,
    to cases: inout [(condition: ConditionID, draft: PropertyDraft)]
  ) {
    if isTooLarge { return }
    // So many comparisons one after the other have more cases than that.
    guard cases.count < ExpansionLimits.sizeCases, depth < ExpansionLimits.sizeCases else {
      return stopSizeCases(at: screen.elements[index].place)
    }
    guard let comparison = draft.undecided.first else { return cases.append((condition, draft)) }
    for holds in [false, true] {
      var next = PropertyDraft()
      let assumed = assume(comparison, holds, after: assumption)
      apply(index, to: &next, assumed, isFirst: false)
      let own = holds ? comparison : screen.formulas.not(comparison)
      addCases(of: index, next, assumed, screen.formulas.and(condition, own), depth: depth + 1, to: &cases)
    }
  }

  /// Applies all properties of an element in their order.
  private mutating func apply(_ index: Int, to draft: inout PropertyDraft, _ assumption: Int32, isFirst: Bool) {
    let range = nodes[index].applied
    for position in range {
      let property = applied[position]
      let source = tree(of: property.surroundings.file)[property.property]
      switch source.name {
      case .insets:
        if isFirst { notePlace(source, property, ElementIndex(index)) }
        continue
      case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .pin, .bleed, .clip, .keyboard,
        .resize, .style, .lines, .minimumScale, .lineHeight, .letterSpacing, .weight, .font, .metrics, .size, .states,
        .targets, .orientations, .directions, .textSizes, .locales:
        continue
      default: break
      }
      let condition = simplified(property.condition, assumption)
      if condition == .never { continue }
      currentProperty = property
      reader = Reader(node: Int32(truncatingIfNeeded: index), condition: condition)
      defer { reader = Reader() }
      let values = tree(of: property.surroundings.file)[source.values]
      guard let first = values.first else { continue }
      let value: Value
      if values.count > 1 {
        var list: [Value] = []
        for id in values { list.append(evaluate(id, in: property.surroundings)) }
        value = .list(store(list))
      } else {
        value = evaluate(first, in: property.surroundings)
      }
      if isFirst, value == .nothing, !isTooLarge, diagnostics.isEmpty {
        // Whatever the cause, a property that isn't applied is told.
        report(
          .notSupportedYet, at: place(span(of: source.values, property.surroundings), in: property.surroundings),
          "what this comes to can't be told")
      }
      if property.branch >= 0, isFirst {
        checkConflict(position, range.lowerBound, property, source, value, condition)
      }
      apply(source, value, where: condition, assumption, to: &draft)
      if isFirst { note(source, value, property, ElementIndex(index), isCertain: condition == .always) }
    }
  }

  /// Applies the alternatives of a value one by one.
  private mutating func apply(
    _ source: Property, _ value: Value, where condition: ConditionID, _ assumption: Int32,
    to draft: inout PropertyDraft
  ) {
    switch decided(value, assumption) {
    case .choice(let index):
      let choice = choices[Int(index)]
      let open = simplified(choice.condition, assumption)
      let first = screen.formulas.and(condition, open)
      apply(source, choice.first, where: first, assumption, to: &draft)
      let second = screen.formulas.and(condition, screen.formulas.not(open))
      apply(source, choice.second, where: second, assumption, to: &draft)
    case .number(let formula) where takesConstant(source.name):
      if case .choose(let own, let a, let b) = screen.formulas[formula] {
        let open = simplified(own, assumption)
        if open != .never {
          let first = screen.formulas.and(condition, open)
          apply(source, .number(a), where: first, assumption, to: &draft)
        }
        if open != .always {
          let second = screen.formulas.and(condition, screen.formulas.not(open))
          apply(source, .number(b), where: second, assumption, to: &draft)
        }
      } else {
        set(source, .number(formula), where: condition, &draft)
      }
    case .list(let list) where source.name == .columns || source.name == .rows:
      setTracks(source, list, where: condition, assumption, to: &draft)
    case .bool(let holds): set(source, .bool(simplified(holds, assumption)), where: condition, &draft)
    case let value: set(source, value, where: condition, &draft)
    }
  }

  /// Sets tracks, of which a size may choose the kind: then that is noted, and they are set once it is known.
  private mutating func setTracks(
    _ source: Property, _ list: ValueList, where condition: ConditionID, _ assumption: Int32,
    to draft: inout PropertyDraft
  ) {
    spend(Int(list.count))
    var tracks: [Value] = []
    var open = ConditionID.never
    for member in values[list.range] {
      let track = decided(member, assumption)
      if case .choice(let index) = track {
        open = simplified(choices[Int(index)].condition, assumption)
        break
      }
      tracks.append(track)
    }
    if open == .never {
      set(source, .list(store(tracks)), where: condition, &draft)
    } else {
      collectComparisons(of: open, into: &draft.undecided)
    }
  }

  /// Whether a property takes a number that layout must know at once.
  private func takesConstant(_ name: Name) -> Bool {
    switch name {
    case .aspect, .grow, .shrink, .opacity, .span, .columns, .rows: true
    default: false
    }
  }

  /// Reports two `if`s that hold at once and set one property to different values.
  private mutating func checkConflict(
    _ position: Int, _ start: Int, _ property: AppliedProperty, _ source: Property, _ value: Value,
    _ condition: ConditionID
  ) {
    let node = nodes[Int(property.surroundings.node)]
    // Where it and an earlier one hold, which only a device shows.
    var conflict = ConditionID.never
    for other in start..<position {
      spend()
      if isTooLarge { return }
      let earlier = applied[other]
      guard areUnrelated(earlier.branch, property.branch), earlier.rank >> 12 == property.rank >> 12,
        earlier.surroundings.file == property.surroundings.file
      else { continue }
      let first = tree(of: earlier.surroundings.file)[earlier.property]
      guard first.name == source.name, first.part == source.part,
        let id = tree(of: earlier.surroundings.file)[first.values].first
      else { continue }
      let both = screen.formulas.and(simplified(earlier.condition, node.assumption), condition)
      if both == .never || evaluate(id, in: earlier.surroundings) == value { continue }
      let place = self.place(source.nameSpan, in: property.surroundings)
      if both == .always, node.assumption < 0 {
        return report(
          .conflictingConditions, at: place,
          "two 'if's hold at once \(caseDescription), and set '\(program.names.text(of: source.name))' to different values",
          notes: [
            DiagnosticNote(
              .related, "the other one", at: self.place(first.nameSpan, in: earlier.surroundings))
          ])
      }
      if both != .always, coversAll([screen.formulas.not(both)], after: node.assumption) { continue }
      conflictCount += 1
      guard conflictCount <= ExpansionLimits.conflicts else {
        return stop(
          "more than 10,000 pairs of 'if's on this screen set one property and may hold at once",
          at: place, help: "write them as one `if … else if …`")
      }
      conflict = screen.formulas.or(conflict, both)
      // What holds in any case needs no other.
      if conflict == .always { break }
    }
    if conflict == .never { return }
    screen.assertions.append(
      ScreenAssertion(
        .conflict, condition: screen.formulas.not(known(node.assumption, and: conflict)),
        message: "two 'if's hold at once and set '\(program.names.text(of: source.name))' to different values",
        place: self.place(source.nameSpan, in: property.surroundings),
        element: ElementIndex(Int(property.surroundings.node)), reads: []))
  }

  // MARK: Tables

  private mutating func add(_ flow: FlowProperties, group: Int32) -> Int32 {
    let last = flowOfGroup[Int(group)]
    if last >= 0, screen.flows[Int(last)] == flow { return last }
    let index: Int32
    if let known = flowIndex[flow] {
      index = known
    } else {
      index = Int32(truncatingIfNeeded: screen.flows.count)
      screen.flows.append(flow)
      flowIndex[flow] = index
    }
    flowOfGroup[Int(group)] = index
    return index
  }

  private mutating func add(_ paint: Paint) -> Int32 {
    if paint == Paint(), !screen.paints.isEmpty { return 0 }
    if let known = paintIndex[paint] { return known }
    if screen.paints.isEmpty {
      // The first is the paint of what has none.
      screen.paints.append(Paint())
      paintIndex[Paint()] = 0
      if paint == Paint() { return 0 }
    }
    let index = Int32(truncatingIfNeeded: screen.paints.count)
    screen.paints.append(paint)
    paintIndex[paint] = index
    return index
  }

  // MARK: Places

  /// Notes where a property stands, and which frames its value reads.
  ///
  /// - Parameter isCertain: whether it holds whatever the sizes are.
  private mutating func note(
    _ source: Property, _ value: Value, _ property: AppliedProperty, _ element: ElementIndex, isCertain: Bool
  ) {
    switch source.name {
    case .background:
      notePlace(source, property, element)
      return
    case .radius, .opacity:
      checkRanges(value, source, property)
      return
    case .color, .border, .shadow, .fit, .textAlign: return
    default: break
    }
    var constant: Double?
    if case .number(let formula) = value { constant = screen.formulas.constant(formula) }
    let valuePlace = notePlace(source, property, element, constant: constant)
    if source.name == .padding || source.name == .margin {
      screen.propertyPlaces[screen.propertyPlaces.count - 1].edges = edges(of: source.part)
    }
    if isCertain { noteFormula(value, source.name, source.part, element) }
    checkRanges(value, source, property)
    noteFrames(of: value, element, valuePlace, where: property.condition)
  }

  @discardableResult
  private mutating func notePlace(
    _ source: Property, _ property: AppliedProperty, _ element: ElementIndex, constant: Double? = nil
  ) -> Place {
    let valueSpan = span(of: source.values, property.surroundings)
    let valuePlace = place(valueSpan, in: property.surroundings)
    screen.propertyPlaces.append(
      PropertyPlace(
        element: element, name: source.name, part: source.part,
        namePlace: place(source.nameSpan, in: property.surroundings), valuePlace: valuePlace, constant: constant))
    return valuePlace
  }

  /// Reports each constant that a value may be and a property can't, where a parameter, a `let` or a sum brought it.
  mutating func checkRanges(_ value: Value, _ source: Property, _ property: AppliedProperty, depth: Int = 0) {
    spend()
    guard depth < 64, !isTooLarge else { return }
    switch value {
    case .number(let formula):
      switch screen.formulas[formula] {
      case .constant(let constant): checkRange(constant, source.name, source.values, property.surroundings)
      case .choose(_, let a, let b):
        checkRanges(.number(a), source, property, depth: depth + 1)
        checkRanges(.number(b), source, property, depth: depth + 1)
      default: break
      }
    case .percent(let share, .zero) where source.name == .opacity:
      checkRange(share, source.name, source.values, property.surroundings)
    case .choice(let index):
      checkRanges(choices[Int(index)].first, source, property, depth: depth + 1)
      checkRanges(choices[Int(index)].second, source, property, depth: depth + 1)
    default: break
    }
  }

  /// Reports a constant that a property can't be.
  mutating func checkRange(
    _ value: Double, _ name: Name, _ written: List<ID<Expression>>, _ surroundings: Surroundings
  ) {
    let wanted: String
    switch name {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .gap, .grow, .shrink, .basis, .radius,
      .lineHeight:
      if value >= 0 { return }
      wanted = "0 or more"
    case .aspect, .size:
      if value > 0 { return }
      wanted = "more than 0"
    case .minimumScale:
      if value > 0, value <= 1 { return }
      wanted = "more than 0 and at most 1"
    case .opacity:
      if value >= 0, value <= 1 { return }
      wanted = "from 0 to 1"
    case .columns, .rows, .span, .lines:
      if value >= 1, value <= 10_000, value == Double(Int64(value)) { return }
      wanted = "a whole number, 1 or more"
    default: return
    }
    report(
      .wrongValue, at: place(span(of: written, surroundings), in: surroundings),
      "'\(program.names.text(of: name))' is \(wanted), and this is \(points: value)")
  }

  func span(of values: List<ID<Expression>>, _ surroundings: Surroundings) -> Span {
    let list = tree(of: surroundings.file)[values]
    guard let first = list.first, let last = list.last else { return .empty }
    let start = tree(of: surroundings.file)[first].span
    return first == last ? start : start.joined(tree(of: surroundings.file)[last].span)
  }

  /// Notes the frames that a value reads, for the order of the islands.
  ///
  /// - Parameter condition: when it does, by conditions on sizes.
  mutating func noteFrames(
    of value: Value, _ element: ElementIndex, _ place: Place, where condition: ConditionID = .always
  ) {
    spend()
    if isTooLarge || valueDepth > ExpansionLimits.valueNesting { return }
    valueDepth += 1
    defer { valueDepth -= 1 }
    switch value {
    case .number(let formula), .percent(_, let formula), .adaptive(let formula):
      if readsFrame(formula) {
        frameReads.append(FrameRead(element: element, formula: formula, place: place, condition: condition))
      }
    case .list(let list): for member in values[list.range] { noteFrames(of: member, element, place, where: condition) }
    case .choice(let index):
      let choice = choices[Int(index)]
      let otherwise = screen.formulas.not(choice.condition)
      noteFrames(of: choice.first, element, place, where: screen.formulas.and(condition, choice.condition))
      noteFrames(of: choice.second, element, place, where: screen.formulas.and(condition, otherwise))
    default: break
    }
  }
}
