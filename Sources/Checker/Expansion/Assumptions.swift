import BandScreenModel
import BandSyntax

// Conditions on sizes: what is known of them, and cases of them.

extension Expander {
  /// A chain of assumptions with one more.
  mutating func assume(_ condition: ConditionID, _ holds: Bool, after previous: Int32) -> Int32 {
    switch screen.formulas[condition] {
    case .not(let inner): return assume(inner, !holds, after: previous)
    case .and(let a, let b) where holds: return assume(b, true, after: assume(a, true, after: previous))
    case .or(let a, let b) where !holds: return assume(b, false, after: assume(a, false, after: previous))
    default:
      assumptions.append(Assumption(condition: condition, holds: holds, previous: previous))
      return Int32(truncatingIfNeeded: assumptions.count - 1)
    }
  }

  /// A condition, less what is known.
  mutating func simplified(_ condition: ConditionID, _ assumption: Int32) -> ConditionID {
    if assumption < 0 || condition == .always || condition == .never { return condition }
    if let bound = bound(of: condition) { return compared(condition, bound, assumption) }
    var next = assumption
    while next >= 0 {
      let known = assumptions[Int(next)]
      if known.condition == condition { return known.holds ? .always : .never }
      next = known.previous
    }
    guard depth < ExpansionLimits.depth else { return condition }
    depth += 1
    defer { depth -= 1 }
    spend()
    switch screen.formulas[condition] {
    case .always, .never, .atMost, .less, .equal, .detent: return condition
    case .not(let inner): return screen.formulas.not(simplified(inner, assumption))
    case .and(let a, let b):
      let first = simplified(a, assumption)
      return first == .never ? .never : screen.formulas.and(first, simplified(b, assumption))
    case .or(let a, let b):
      let first = simplified(a, assumption)
      return first == .always ? .always : screen.formulas.or(first, simplified(b, assumption))
    }
  }

  /// A comparison, decided where what is known of its value does.
  private mutating func compared(_ condition: ConditionID, _ bound: SizeBound, _ assumption: Int32) -> ConditionID {
    spend()
    var span = SizeSpan()
    var next = assumption
    while next >= 0 {
      let known = assumptions[Int(next)]
      if known.condition == condition { return known.holds ? .always : .never }
      if let other = self.bound(of: known.condition), other.value == bound.value {
        span.narrow(to: known.holds ? other.inside : other.outside)
      }
      next = known.previous
    }
    var inside = span
    inside.narrow(to: bound.inside)
    if inside.isEmpty { return .never }
    if bound.inside.isPoint { return span.isPoint ? .always : condition }
    span.narrow(to: bound.outside)
    return span.isEmpty ? .always : condition
  }

  /// What a comparison says of one value.
  private mutating func bound(of condition: ConditionID) -> SizeBound? {
    while bounds.count < screen.formulas.conditions.count {
      bounds.append(screen.formulas.bound(of: ConditionID(index: bounds.count)))
    }
    return bounds[Int(condition.index)]
  }

  /// A value, less the choices that are decided by what is known.
  mutating func decided(_ value: Value, _ assumption: Int32) -> Value {
    var value = value
    while case .choice(let index) = value {
      switch simplified(choices[Int(index)].condition, assumption) {
      case .always: value = choices[Int(index)].first
      case .never: value = choices[Int(index)].second
      default: return value
      }
    }
    return value
  }

  /// A condition, and all that is assumed.
  mutating func known(_ assumption: Int32, and condition: ConditionID) -> ConditionID {
    var all = condition
    var next = assumption
    while next >= 0 {
      let known = assumptions[Int(next)]
      all = screen.formulas.and(known.holds ? known.condition : screen.formulas.not(known.condition), all)
      next = known.previous
    }
    return all
  }

  /// Adds the comparisons that a condition is made of.
  mutating func collectComparisons(of condition: ConditionID, into found: inout [ConditionID]) {
    var open = [condition]
    while let next = open.popLast() {
      spend()
      if isTooLarge { return }
      switch screen.formulas[next] {
      case .always, .never: break
      case .atMost, .less, .equal, .detent: if !found.contains(next) { found.append(next) }
      case .not(let inner): open.append(inner)
      case .and(let a, let b), .or(let a, let b):
        open.append(b)
        open.append(a)
      }
    }
  }

  /// A comparison that decides a condition.
  mutating func firstComparison(of condition: ConditionID) -> ConditionID? {
    var found: [ConditionID] = []
    collectComparisons(of: condition, into: &found)
    return found.first
  }

  /// Whether one of some conditions holds whatever the sizes, where what is assumed holds.
  ///
  /// Comparisons of different values count as independent of one another; where too many cases would have to be told apart, the
  /// answer is no.
  mutating func coversAll(_ conditions: [ConditionID], after assumption: Int32 = -1) -> Bool {
    var left = ExpansionLimits.sizeCases
    let mark = assumptions.count
    defer { assumptions.removeSubrange(mark...) }
    return coversAll(conditions, assumption, &left)
  }

  private mutating func coversAll(_ conditions: [ConditionID], _ assumption: Int32, _ left: inout Int) -> Bool {
    var open: [ConditionID] = []
    for condition in conditions {
      switch simplified(condition, assumption) {
      case .always: return true
      case .never: break
      case let rest: open.append(rest)
      }
    }
    guard let first = open.first, let comparison = firstComparison(of: first), left > 0, !isTooLarge else {
      return false
    }
    left -= 1
    return coversAll(open, assume(comparison, false, after: assumption), &left)
      && coversAll(open, assume(comparison, true, after: assumption), &left)
  }
}
