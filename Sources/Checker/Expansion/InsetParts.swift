import BandScreenModel
import BandSyntax

// How much of a property's value is due to an inset.

extension Expander {
  /// Puts beside the place of the property noted last what its value tells the rules of placement: the formula, and the parts that
  /// insets make. What it overrides tells nothing any more.
  mutating func noteFormula(_ value: Value, _ name: Name, _ part: Name, _ element: ElementIndex) {
    let isRoom = name == .padding || name == .margin
    switch name {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .gap, .padding, .margin: break
    default: return
    }
    let last = screen.propertyPlaces.count - 1
    let sides = isRoom ? edges(of: part) : []
    var index = last - 1
    while index >= 0, screen.propertyPlaces[index].element == element {
      if screen.propertyPlaces[index].name == name {
        if part == .none || screen.propertyPlaces[index].part == part { screen.propertyPlaces[index].value = nil }
        screen.propertyPlaces[index].insetParts.removeAll { sides.contains($0.edge) }
        screen.propertyPlaces[index].edges.subtract(sides)
      }
      index -= 1
    }
    guard case .number(let formula) = value, screen.formulas.constant(formula) == nil else { return }
    screen.propertyPlaces[last].value = formula
    if isRoom {
      screen.propertyPlaces[last].insetParts = insetParts(of: formula, at: Edge.allCases.filter { sides.contains($0) })
    }
  }

  /// The parts of a formula that the insets of some edges make, without those that are nothing.
  ///
  /// - Parameter least: how often an inset must occur.
  mutating func insetParts(of formula: FormulaID, at edges: [Edge], least: Int = 1) -> [InsetPart] {
    edges.compactMap { edge in
      var removal = InsetRemoval(variable: .inset(edge))
      let rest = removal.removed(from: formula, in: &screen.formulas)
      guard removal.count >= least, removal.budget > 0 else { return nil }
      return InsetPart(edge: edge, part: screen.formulas.subtract(formula, rest))
    }
  }

}

/// Makes a formula as it is where a variable is 0. Conditions stay as they are.
private struct InsetRemoval {
  let variable: EnvironmentVariable
  /// How often the variable was met.
  var count = 0
  /// Steps left: a formula that takes more is no sum that an author can read either.
  var budget = 500

  mutating func removed(from formula: FormulaID, in formulas: inout FormulaTable) -> FormulaID {
    if budget <= 0 { return formula }
    budget -= 1
    switch formulas[formula] {
    case .environment(variable):
      count += 1
      return .zero
    case .constant, .environment, .frame: return formula
    case .add(let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.add(first, removed(from: b, in: &formulas))
    case .subtract(let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.subtract(first, removed(from: b, in: &formulas))
    case .multiply(let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.multiply(first, removed(from: b, in: &formulas))
    case .divide(let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.divide(first, removed(from: b, in: &formulas))
    case .larger(let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.larger(first, removed(from: b, in: &formulas))
    case .smaller(let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.smaller(first, removed(from: b, in: &formulas))
    case .scale(let a, let factor): return formulas.scale(removed(from: a, in: &formulas), by: factor)
    case .round(let a): return formulas.round(removed(from: a, in: &formulas))
    case .choose(let condition, let a, let b):
      let first = removed(from: a, in: &formulas)
      return formulas.choose(condition, first, removed(from: b, in: &formulas))
    }
  }
}
