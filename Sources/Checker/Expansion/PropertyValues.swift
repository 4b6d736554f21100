import BandDiagnostics
import BandScreenModel
import BandSyntax

// What one property does to a set of properties: shorthands are spread, leading and trailing become left and right.

extension Expander {
  /// Sets a property where a condition holds.
  mutating func set(_ source: Property, _ value: Value, where condition: ConditionID, _ draft: inout PropertyDraft) {
    if condition == .never { return }
    switch source.name {
    case .width: draft.flow.width = merged(draft.flow.width, size(value), condition, &draft.undecided)
    case .height: draft.flow.height = merged(draft.flow.height, size(value), condition, &draft.undecided)
    case .minWidth: draft.flow.minimumWidth = merged(draft.flow.minimumWidth, size(value), condition, &draft.undecided)
    case .minHeight:
      draft.flow.minimumHeight = merged(draft.flow.minimumHeight, size(value), condition, &draft.undecided)
    case .maxWidth: draft.flow.maximumWidth = merged(draft.flow.maximumWidth, size(value), condition, &draft.undecided)
    case .maxHeight:
      draft.flow.maximumHeight = merged(draft.flow.maximumHeight, size(value), condition, &draft.undecided)
    case .basis: draft.flow.basis = merged(draft.flow.basis, size(value), condition, &draft.undecided)
    case .padding:
      let edges = self.edges(of: source.part)
      for edge in Edge.allCases where edges.contains(edge) {
        draft.flow.padding[edge] = merged(draft.flow.padding[edge], size(value), condition, &draft.undecided)
      }
    case .margin:
      let edges = self.edges(of: source.part)
      for edge in Edge.allCases where edges.contains(edge) {
        draft.flow.margin[edge] = merged(draft.flow.margin[edge], size(value), condition, &draft.undecided)
      }
    case .hitSlop:
      let edges = self.edges(of: source.part)
      guard case .number(let length) = value else { return }
      for edge in Edge.allCases where edges.contains(edge) {
        draft.hitSlop[edge] = screen.formulas.choose(condition, length, draft.hitSlop[edge])
      }
    case .gap:
      // `gap.row` is between rows, so down; `gap.column` between columns.
      if source.part != .column {
        draft.flow.rowGap = merged(draft.flow.rowGap, size(value), condition, &draft.undecided)
      }
      if source.part != .row {
        draft.flow.columnGap = merged(draft.flow.columnGap, size(value), condition, &draft.undecided)
      }
    case .enabled:
      guard case .bool(let enabled) = value else { return }
      draft.enabled = either(condition, enabled, draft.enabled)
    case .reverse:
      guard case .bool(let holds) = value else { return }
      setReverse(holds, condition, &draft)
    case .background, .color, .radius, .border, .shadow, .opacity, .fit, .textAlign:
      setPaint(source.name, value, condition, &draft)
    default:
      if isHeld(condition, &draft.undecided) { setPlain(source, value, &draft.flow) }
    }
  }

  /// Sets what is no length: it holds everywhere, or the comparisons that say where are noted.
  private mutating func setPlain(_ source: Property, _ value: Value, _ flow: inout FlowProperties) {
    switch (source.name, value) {
    case (.aspect, .number(let formula)): flow.aspect = number(formula, source)
    case (.grow, .number(let formula)): flow.grow = number(formula, source)
    case (.shrink, .number(let formula)): flow.shrink = number(formula, source)
    case (.justify, .word(let word)): flow.justify = justification(word)
    case (.align, .word(let word)): flow.align = alignment(word)
    case (.alignSelf, .word(let word)): flow.alignSelf = alignment(word)
    case (.alignContent, .word(let word)): flow.alignContent = lineAlignment(word)
    case (.wrap, .word(let word)): flow.wrap = word == .wrap ? .wrap : word == .reverse ? .reverse : .none
    case (.columns, .adaptive(let minimum)): flow.columns = .adaptive(minimum: minimum)
    case (.columns, _): flow.columns = .tracks(tracks(value, source))
    case (.rows, _): flow.rows = tracks(value, source)
    case (.span, .word): flow.span = .all
    case (.span, .number(let formula)):
      flow.span = .columns(count(formula, source))
    default: break
    }
  }

  private mutating func setReverse(_ holds: ConditionID, _ condition: ConditionID, _ draft: inout PropertyDraft) {
    let now = draft.flow.isReversed ? ConditionID.always : .never
    switch either(condition, holds, now) {
    case .always: draft.flow.isReversed = true
    case .never: draft.flow.isReversed = false
    case let open: collectComparisons(of: open, into: &draft.undecided)
    }
  }

  private mutating func setPaint(
    _ name: Name, _ value: Value, _ condition: ConditionID, _ draft: inout PropertyDraft
  ) {
    // A radius and an opacity could be chosen by a formula; colours can't, and one way is enough.
    guard isHeld(condition, &draft.undecided) else { return }
    switch (name, value) {
    case (.background, .color(let color)): draft.paint.background = color
    case (.color, .color(let color)): draft.paint.color = color
    case (.radius, .number(let length)): draft.paint.radius = length
    case (.border, .border(let width, let color)):
      draft.paint.borderWidth = width
      draft.paint.borderColor = color
    case (.shadow, .shadow(let x, let y, let blur, let color)):
      draft.paint.shadowX = x
      draft.paint.shadowY = y
      draft.paint.shadowBlur = blur
      draft.paint.shadowColor = color
    case (.opacity, .number(let formula)): draft.paint.opacity = screen.formulas.constant(formula)
    case (.opacity, .percent(let share, _)): draft.paint.opacity = share
    case (.fit, .word(let word)): draft.paint.fit = word == .contain ? .contain : word == .cover ? .cover : .fill
    case (.textAlign, .word(let word)): draft.paint.textAlign = alignment(word)
    default: break
    }
  }

  // MARK: Values

  private func size(_ value: Value) -> SizeValue? {
    switch value {
    case .number(let formula): .length(formula)
    case .percent(let share, let offset): .percent(share, offset)
    case .word(.fill): .fill
    case .word(.hug): .hug
    default: nil
    }
  }

  /// A size where a condition holds, else what was before: one formula where both are lengths.
  private mutating func merged(
    _ old: SizeValue, _ new: SizeValue?, _ condition: ConditionID, _ undecided: inout [ConditionID]
  ) -> SizeValue {
    guard let new, new != old else { return old }
    if condition == .always { return new }
    if case .length(let before) = old, case .length(let after) = new {
      return .length(screen.formulas.choose(condition, after, before))
    }
    collectComparisons(of: condition, into: &undecided)
    return old
  }

  private mutating func isHeld(_ condition: ConditionID, _ undecided: inout [ConditionID]) -> Bool {
    if condition == .always { return true }
    collectComparisons(of: condition, into: &undecided)
    return false
  }

  mutating func edges(of part: Name) -> EdgeSet { part.isNone ? .all : edgeSet(part) }

  /// The value of a number that layout must know at once.
  private mutating func number(_ formula: FormulaID, _ source: Property) -> Double? {
    if let constant = screen.formulas.constant(formula) { return constant }
    wantConstant(source)
    return nil
  }

  private mutating func wantConstant(_ source: Property) {
    // Only lengths are formulas; a ratio or a count that only a device knows has no meaning in a style.
    guard let property = currentProperty else { return }
    report(
      .wrongValue, at: place(span(of: source.values, property.surroundings), in: property.surroundings),
      "'\(program.names.text(of: source.name))' takes a constant")
  }

  /// A number of columns or rows.
  private mutating func count(_ formula: FormulaID, _ source: Property) -> Int {
    guard let number = number(formula, source) else { return 1 }
    if number > Double(ExpansionLimits.tracks), let property = currentProperty {
      report(
        .wrongValue, at: place(span(of: source.values, property.surroundings), in: property.surroundings),
        "a grid has \(ExpansionLimits.tracks) columns and as many rows at most")
    }
    return Int(min(Double(ExpansionLimits.tracks), max(1, number)))
  }

  private mutating func tracks(_ value: Value, _ source: Property) -> [TrackSize] {
    switch value {
    case .number(let formula):
      return [TrackSize](repeating: .fill, count: count(formula, source))
    case .list(let list):
      spend(Int(list.count))
      return values[list.range].map { track($0) }
    default: return [track(value)]
    }
  }

  private func track(_ value: Value) -> TrackSize {
    switch value {
    case .number(let formula): .length(formula)
    case .word(.hug): .hug
    default: .fill
    }
  }

  private func justification(_ word: Name) -> Justification {
    switch word {
    case .center: .center
    case .end: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    default: .start
    }
  }

  private func alignment(_ word: Name) -> Alignment {
    switch word {
    case .start: .start
    case .center: .center
    case .end: .end
    case .stretch: .stretch
    case .baseline: .baseline
    case .lastBaseline: .lastBaseline
    default: .automatic
    }
  }

  private func lineAlignment(_ word: Name) -> LineAlignment {
    switch word {
    case .center: .center
    case .end: .end
    case .stretch: .stretch
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    default: .start
    }
  }
}
