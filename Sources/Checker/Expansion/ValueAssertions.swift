import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Where a value counts.
struct Reader: Hashable, Sendable {
  /// The element that reads it.
  var node: Int32 = 0
  /// The conditions on sizes under which it does.
  var condition = ConditionID.always
}

/// A division by something that only a layout knows.
struct Division: Hashable, Sendable {
  var divisor: FormulaID
  var reader: Reader
  /// The place of the division.
  var place: Place
}

// What must be true of the values of a screen on each device: nothing is divided by 0, and all can be counted with.

extension Expander {
  /// Evaluates what counts only where a condition holds.
  mutating func evaluate(
    _ id: ID<Expression>, in surroundings: Surroundings, where condition: ConditionID, isNot: Bool = false
  ) -> Value {
    if condition == .always || condition == .never { return evaluate(id, in: surroundings) }
    let outer = reader.condition
    reader.condition = screen.formulas.and(outer, isNot ? screen.formulas.not(condition) : condition)
    defer { reader.condition = outer }
    return evaluate(id, in: surroundings)
  }

  /// Counts the divisions in a value that is read here.
  mutating func count(_ read: [Division]) {
    for division in read {
      var division = division
      division.reader = Reader(
        node: reader.node, condition: screen.formulas.and(reader.condition, division.reader.condition))
      divisions.append(division)
    }
  }

  /// Asks of each layout that nothing is divided by 0, and that values which may grow beyond all sense don't.
  mutating func addValueAssertions() {
    if isTooLarge { return }
    var known: Set<Division> = []
    for division in divisions where known.insert(division).inserted {
      spend()
      // In millionths, so that a small divisor is told from none by the tolerance of layout.
      let scaled = screen.formulas.scale(division.divisor, by: 1e6)
      let holds = screen.formulas.not(screen.formulas.equal(scaled, .zero))
      require(.division, holds, division.place, division.reader)
    }
    addMagnitudeAssertions()
  }

  private mutating func addMagnitudeAssertions() {
    let bounds = magnitudeBounds()
    guard bounds.contains(where: { $0 > ExpansionLimits.magnitude }) else { return }
    let least = screen.formulas.constant(-ExpansionLimits.magnitude)
    let most = screen.formulas.constant(ExpansionLimits.magnitude)
    for property in screen.propertyPlaces {
      guard let value = property.value, bounds[Int(value.index)] > ExpansionLimits.magnitude else { continue }
      // The parts come first: of a part that isn't finite the whole may be no number at all.
      var condition = ConditionID.always
      for part in parts(of: value, where: { bounds[Int($0.index)] > ExpansionLimits.magnitude }) {
        let inside = screen.formulas.and(screen.formulas.atMost(least, part), screen.formulas.atMost(part, most))
        condition = screen.formulas.and(condition, inside)
      }
      require(.magnitude, condition, property.valuePlace, Reader(node: property.element.index))
      if isTooLarge { return }
    }
  }

  private mutating func require(
    _ kind: ScreenAssertion.Kind, _ holds: ConditionID, _ place: Place, _ reader: Reader
  ) {
    let condition = screen.formulas.or(screen.formulas.not(reader.condition), holds)
    if condition == .always { return }
    screen.assertions.append(
      ScreenAssertion(
        kind, condition: condition, message: "", place: place, element: .screen,
        reads: [ElementIndex(Int(reader.node))]))
  }

  /// The formulas that a value is made of and that are like this, itself included, in the order of the table.
  private mutating func parts(of value: FormulaID, where isMeant: (FormulaID) -> Bool) -> [FormulaID] {
    var found: [FormulaID] = []
    var open = [value]
    while let next = open.popLast() {
      spend()
      if isTooLarge { return [] }
      guard isMeant(next), !found.contains(next) else { continue }
      found.append(next)
      switch screen.formulas[next] {
      case .constant, .environment, .frame: break
      case .scale(let a, _), .round(let a): open.append(a)
      case .add(let a, let b), .subtract(let a, let b), .multiply(let a, let b), .divide(let a, let b),
        .larger(let a, let b), .smaller(let a, let b), .choose(_, let a, let b):
        open.append(a)
        open.append(b)
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  /// How large each formula may get on a device of 10,000 points with no frame beyond a million: a quotient without end.
  private func magnitudeBounds() -> [Double] {
    var bounds: [Double] = []
    bounds.reserveCapacity(screen.formulas.formulas.count)
    for formula in screen.formulas.formulas {
      let bound: Double
      switch formula {
      case .constant(let value): bound = value.magnitude
      case .environment: bound = 1e4
      case .frame: bound = 1e6
      case .add(let a, let b), .subtract(let a, let b): bound = bounds[Int(a.index)] + bounds[Int(b.index)]
      case .scale(let a, let factor): bound = bounds[Int(a.index)] * factor.magnitude
      case .multiply(let a, let b): bound = bounds[Int(a.index)] * bounds[Int(b.index)]
      case .divide: bound = .infinity
      case .larger(let a, let b), .smaller(let a, let b), .choose(_, let a, let b):
        bound = max(bounds[Int(a.index)], bounds[Int(b.index)])
      case .round(let a): bound = bounds[Int(a.index)]
      }
      bounds.append(bound)
    }
    return bounds
  }
}
