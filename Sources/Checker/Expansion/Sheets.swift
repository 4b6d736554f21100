import BandDiagnostics
import BandScreenModel
import BandSyntax

// Sheets: layers that stand on the screen's bottom edge and rest at their detents. At which one a sheet is, is no part of the case: it
// stays a condition, as what sizes decide does.

/// A detent as it is written.
struct PendingDetent: Sendable {
  var name: Name
  var value: ID<Expression>
  var surroundings: Surroundings
  var condition: ConditionID
}

/// What the expansion knows of a sheet besides what is in the screen; parallel to `Screen.sheets`.
struct SheetNode: Sendable {
  var detents: [PendingDetent] = []
  var place: Place?
  var isEvaluated = false
  /// Whether the detents read sizes of what it holds.
  var isMeasured = false
  /// Its name, where it stands; nothing for one that has none, or that a `for` repeats.
  var name: ScopedName?
}

extension Expander {
  /// The number of a sheet by the name of its layer, known before the layer is met.
  mutating func sheet(named name: Name) -> Int32 {
    if let known = sheetOfName[name] { return known }
    screen.sheets.append(Sheet())
    sheetNodes.append(SheetNode())
    let number = Int32(truncatingIfNeeded: screen.sheets.count - 1)
    sheetOfName[name] = number
    return number
  }

  /// Makes an element with `@sheet` known, and gathers its detents.
  mutating func addSheet(_ index: Int, contributions first: Int) {
    guard screen.elements[index].sheet < 0 else { return }
    var number: Int32 = -1
    for contribution in contributions[first...] {
      let name = tree(of: contribution.context.file)[contribution.element].name
      if name.isNone { continue }
      let known = sheet(named: name)
      if number < 0, screen.sheets[Int(known)].element == nil { number = known }
    }
    if number < 0 {
      screen.sheets.append(Sheet())
      sheetNodes.append(SheetNode())
      number = Int32(truncatingIfNeeded: screen.sheets.count - 1)
    }
    follow(number, contributions[first])
    screen.elements[index].sheet = number
    screen.sheets[Int(number)].element = ElementIndex(index)
    // Nothing that follows from a linear form of the environment alone says at which detent a sheet is.
    screen.isLinear = false
    sheetNodes[Int(number)].place = screen.elements[index].place
    // The innermost first: what a use says wins over what the component says.
    for contribution in contributions[first...].reversed() {
      guard let block = tree(of: contribution.context.file)[contribution.element].block else { continue }
      var inside = contribution.context
      inside.scope = contribution.blockScope
      gatherDetents(block.items, inside, node: Int32(truncatingIfNeeded: index), sheet: Int(number))
    }
    if sheetNodes[Int(number)].detents.isEmpty {
      report(
        .annotationArgument, at: screen.elements[index].place,
        "'@sheet' needs 'detents': the heights at which it rests",
        notes: [DiagnosticNote(.help, "write 'detents { half: 50%; full: 100% }' in its block")])
    }
  }

  /// Of two sheets of one name, in one place, one exists: the second is at the detents of the first.
  private mutating func follow(_ number: Int32, _ contribution: Contribution) {
    let name = tree(of: contribution.context.file)[contribution.element].name
    guard !name.isNone, !contribution.context.isRepeated else { return }
    let scoped = ScopedName(scope: contribution.context.scope, name: name)
    if let first = sheetNodes.firstIndex(where: { $0.name == scoped }) {
      screen.sheets[Int(number)].follows = Int32(truncatingIfNeeded: first)
    } else {
      sheetNodes[Int(number)].name = scoped
    }
  }

  private mutating func gatherDetents(
    _ items: List<Item>, _ context: StructureContext, node: Int32, sheet: Int, condition: ConditionID = .always,
    isInside: Bool = false
  ) {
    for item in tree(of: context.file)[items] {
      switch item {
      case .element(let id):
        guard case .detents = program.files[Int(context.file)].elements[Int(id.index)],
          let block = tree(of: context.file)[id].block
        else { continue }
        // One block of them replaces the one that it wins over; those of an `if` come beside the others.
        if condition == .always { sheetNodes[sheet].detents.removeAll() }
        gatherDetents(block.items, context, node: node, sheet: sheet, condition: condition, isInside: true)
      case .property(let id):
        guard isInside, let value = tree(of: context.file)[tree(of: context.file)[id].values].first else { continue }
        spend()
        sheetNodes[sheet].detents.append(
          PendingDetent(
            name: tree(of: context.file)[id].name, value: value, surroundings: context.surroundings(node: node),
            condition: condition))
      case .conditional(let id):
        let conditional = tree(of: context.file)[id]
        guard enter(conditional.span, context) else { return }
        defer { nesting -= 1 }
        let decided = self.condition(conditional.condition, in: context.surroundings(node: node))
        let open = simplified(decided, context.assumption)
        if open != .never {
          gatherDetents(
            conditional.then.items, context, node: node, sheet: sheet, condition: screen.formulas.and(condition, open),
            isInside: isInside)
        }
        if open != .always, let otherwise = conditional.otherwise {
          gatherDetents(
            otherwise.items, context, node: node, sheet: sheet,
            condition: screen.formulas.and(condition, screen.formulas.not(open)), isInside: isInside)
        }
      case .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }

  // MARK: Lengths

  /// Computes the detents of a sheet, once: each a length above the screen's bottom edge.
  mutating func evaluateDetents(of number: Int) {
    guard !sheetNodes[number].isEvaluated, let element = screen.sheets[number].element else { return }
    sheetNodes[number].isEvaluated = true
    for detent in sheetNodes[number].detents {
      let place = self.place(tree(of: detent.surroundings.file)[detent.value].span, in: detent.surroundings)
      if detent.condition != .always {
        report(
          .notSupportedYet, at: place, "a condition on sizes can't decide which detents there are",
          notes: [DiagnosticNote(.help, "choose the length: 'screen.height > 600 ? 50% : 100%'")])
        continue
      }
      let value = evaluate(detent.value, in: detent.surroundings)
      guard let written = shownLength(of: value, element) else { continue }
      let length = natural(written, in: element, number, place)
      noteFrames(of: .number(length), element, place)
      let name = program.names.text(of: detent.name)
      let detent = SheetDetent(name: name, id: detent.name.index, length: length, valuePlace: place)
      // Of two of one name the later one counts.
      screen.sheets[number].detents.removeAll { $0.id == detent.id }
      screen.sheets[number].detents.append(detent)
    }
    alignDetents(of: number)
    let detents = screen.sheets[number].detents
    guard var shown = detents.last?.length else { return }
    var highest = shown
    for detent in detents.dropLast().reversed() {
      let condition = screen.formulas.detent(Int32(truncatingIfNeeded: number), detent.id)
      shown = screen.formulas.choose(condition, detent.length, shown)
      highest = screen.formulas.larger(highest, detent.length)
    }
    screen.sheets[number].shown = shown
    screen.sheets[number].resizes = nodes[Int(element.index)].resizes
    if screen.sheets[number].resizes {
      screen.sheets[number].isRead = true
    } else {
      screen.sheets[number].slide = screen.formulas.subtract(highest, shown)
    }
  }

  /// Brings the detents of a sheet that follows another one into that one's order; reports those that differ.
  private mutating func alignDetents(of number: Int) {
    let first = Int(screen.sheets[number].follows)
    guard first >= 0 else { return }
    evaluateDetents(of: first)
    let own = screen.sheets[number].detents
    let aligned = screen.sheets[first].detents.compactMap { detent in own.first { $0.id == detent.id } }
    if aligned.count == own.count, aligned.count == screen.sheets[first].detents.count {
      screen.sheets[number].detents = aligned
    } else if let place = sheetNodes[number].place, let name = sheetNodes[first].name {
      report(
        .notSupportedYet, at: place, "a condition on sizes can't decide which detents there are",
        notes: [
          DiagnosticNote(
            .help,
            "give both sheets named '\(program.names.text(of: name.name))' the same detents; their lengths may differ")
        ])
    }
  }

  /// A detent's value as a length: a percentage is of the way from the glass to the safe area's top.
  private mutating func shownLength(of value: Value, _ element: ElementIndex) -> FormulaID? {
    switch value {
    case .number(let length): return length
    case .percent(let share, let offset):
      let safe = safeAreas[Int(nodes[Int(element.index)].safeArea)]
      let height = screen.formulas.environment(.height)
      let way = screen.formulas.subtract(height, safe.top)
      return screen.formulas.add(screen.formulas.scale(way, by: share), offset)
    case .choice(let index):
      let choice = choices[Int(index)]
      guard let first = shownLength(of: choice.first, element), let second = shownLength(of: choice.second, element)
      else { return nil }
      return screen.formulas.choose(choice.condition, first, second)
    default: return nil
    }
  }

  /// A detent's length with the sizes of what the sheet holds as they are before the sheet has its height.
  private mutating func natural(_ formula: FormulaID, in sheet: ElementIndex, _ number: Int, _ place: Place)
    -> FormulaID
  {
    guard readsFrame(formula), depth < ExpansionLimits.depth else { return formula }
    depth += 1
    defer { depth -= 1 }
    spend()
    func inner(_ id: FormulaID) -> FormulaID { natural(id, in: sheet, number, place) }
    switch screen.formulas[formula] {
    case .constant, .environment: return formula
    case .frame(let element, let measure):
      guard element == sheet || (element.index > sheet.index && element.index < screen[sheet].end) else {
        return formula
      }
      switch measure {
      case .width where element != sheet && isInFlow(element, of: sheet):
        sheetNodes[number].isMeasured = true
        return screen.formulas.frame(element, .naturalWidth)
      case .height where element != sheet && isInFlow(element, of: sheet) && hasOwnHeight(element, in: sheet):
        sheetNodes[number].isMeasured = true
        return screen.formulas.frame(element, .naturalHeight)
      default:
        report(
          .circularLayout, at: place,
          "'\(screen[element].path)' depends on the height of the sheet, which its detents give",
          notes: [
            DiagnosticNote(.help, "a detent may read sizes of what the sheet holds that come from its own content")
          ])
        return .zero
      }
    case .add(let a, let b):
      let first = inner(a)
      return screen.formulas.add(first, inner(b))
    case .subtract(let a, let b):
      let first = inner(a)
      return screen.formulas.subtract(first, inner(b))
    case .scale(let a, let factor): return screen.formulas.scale(inner(a), by: factor)
    case .multiply(let a, let b):
      let first = inner(a)
      return screen.formulas.multiply(first, inner(b))
    case .divide(let a, let b):
      let first = inner(a)
      return screen.formulas.divide(first, inner(b))
    case .larger(let a, let b):
      let first = inner(a)
      return screen.formulas.larger(first, inner(b))
    case .smaller(let a, let b):
      let first = inner(a)
      return screen.formulas.smaller(first, inner(b))
    case .round(let a): return screen.formulas.round(inner(a))
    case .choose(let condition, let a, let b):
      let first = inner(a)
      return screen.formulas.choose(condition, first, inner(b))
    }
  }

  /// Whether an element's height comes from its own content, through all that is between it and the sheet.
  private func hasOwnHeight(_ element: ElementIndex, in sheet: ElementIndex) -> Bool {
    var next = element
    while next != sheet, next != .screen {
      for flow in screen.flows(of: screen[next]) {
        switch flow.height {
        case .fill, .percent: return false
        case .automatic, .hug, .length: break
        }
        if flow.grow != nil { return false }
      }
      next = screen[next].parent
    }
    return true
  }

  private func isInFlow(_ element: ElementIndex, of sheet: ElementIndex) -> Bool {
    var next = element
    while next != sheet, next != .screen {
      if !nodes[Int(next.index)].anchors.isEmpty { return false }
      next = screen[next].parent
    }
    return true
  }

  // MARK: Places

  /// How a sheet stands on the screen's bottom edge, at the detent at hand; one that slides is laid out at the highest.
  mutating func placement(ofSheet number: Int) -> AxisPlacement {
    evaluateDetents(of: number)
    let sheet = screen.sheets[number]
    let bottom = screen.formulas.environment(.height)
    let length = screen.formulas.add(sheet.shown, sheet.slide)
    return .between(screen.formulas.subtract(bottom, length), bottom)
  }

  /// How far below the place where it is laid out an element is, as something outside of its sheet sees it.
  mutating func slide(of element: ElementIndex, seenFrom node: Int32) -> FormulaID {
    if screen.sheets.isEmpty { return .zero }
    var layer = element
    while screen[layer].parent != .screen, layer != .screen { layer = screen[layer].parent }
    let number = Int(screen[layer].sheet)
    guard number >= 0, !(node >= layer.index && node < max(screen[layer].end, layer.index + 1)) else { return .zero }
    evaluateDetents(of: number)
    screen.sheets[number].isRead = true
    return screen.sheets[number].slide
  }

  /// Puts before each sheet whose detents read sizes of what it holds a layout that measures these.
  mutating func addMeasuringIslands() {
    guard sheetNodes.contains(where: { $0.isMeasured }) else { return }
    var islands: [Island] = []
    // Of each island: those that stand for it.
    var numbers: [[Int32]] = []
    for island in screen.islands {
      let start = Int32(islands.count)
      let number = Int(screen[island.root].sheet)
      if number >= 0, sheetNodes[number].isMeasured {
        var measuring = island
        measuring.isMeasuring = true
        measuring.vertical = .from(.zero, available: screen.formulas.environment(.height))
        islands.append(measuring)
      }
      islands.append(island)
      numbers.append(Array(start..<Int32(islands.count)))
    }
    screen.islands = islands
    for index in screen.islandOrders.orders.indices {
      screen.islandOrders.orders[index] = screen.islandOrders.orders[index].flatMap { numbers[Int($0)] }
    }
  }
}
