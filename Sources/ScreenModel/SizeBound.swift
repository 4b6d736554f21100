/// On which side of which bound one value lies where a comparison holds, and where it doesn't.
///
/// Two comparisons of one value exclude each other, or one follows from the other: `screen.width > 700` from
/// `screen.width - 32 >= 700`. Of different values nothing is known.
public struct SizeBound: Hashable, Sendable {
  /// What is compared, less what is added to it and what it is multiplied by.
  public enum Value: Hashable, Sendable {
    case formula(FormulaID)
    case difference(FormulaID, FormulaID)
    case ratio(FormulaID, FormulaID)
    /// The detent at which a sheet rests, by its number.
    case detent(Int32)
  }

  public var value: Value
  /// Where the value lies if the comparison holds.
  public var inside: SizeSpan
  /// Where it lies if it doesn't; for what asks for one value, anywhere.
  public var outside: SizeSpan
}

/// Between which bounds a value lies.
public struct SizeSpan: Hashable, Sendable {
  public var least = -Double.infinity
  public var most = Double.infinity
  /// Whether it is more than `least`, and not just at least that.
  public var isLeastOpen = false
  public var isMostOpen = false

  public init() {}

  /// Whether no value lies in it.
  public var isEmpty: Bool { least > most || (least == most && (isLeastOpen || isMostOpen)) }

  /// Whether one value alone lies in it.
  public var isPoint: Bool { least == most && !isLeastOpen && !isMostOpen }

  public mutating func narrow(to other: SizeSpan) {
    if other.most <= most {
      isMostOpen = other.isMostOpen || (other.most == most && isMostOpen)
      most = other.most
    }
    if other.least >= least {
      isLeastOpen = other.isLeastOpen || (other.least == least && isLeastOpen)
      least = other.least
    }
  }

  fileprivate static func upTo(_ bound: Double, isOpen: Bool) -> SizeSpan {
    var span = SizeSpan()
    span.most = bound
    span.isMostOpen = isOpen
    return span
  }

  fileprivate static func from(_ bound: Double, isOpen: Bool) -> SizeSpan {
    var span = SizeSpan()
    span.least = bound
    span.isLeastOpen = isOpen
    return span
  }

  fileprivate static func point(_ value: Double) -> SizeSpan {
    var span = SizeSpan()
    span.least = value
    span.most = value
    return span
  }
}

extension FormulaTable {
  /// What a comparison says of one value; nothing for what is made of several conditions.
  public func bound(of id: ConditionID) -> SizeBound? {
    switch self[id] {
    case .always, .never, .not, .and, .or: return nil
    case .detent(let sheet, let detent):
      return SizeBound(value: .detent(sheet), inside: .point(Double(detent)), outside: SizeSpan())
    case .atMost(let a, let b), .less(let a, let b), .equal(let a, let b):
      let (value, bound, isAbove) = compared(a, b)
      guard bound.isFinite else { return nil }
      switch self[id] {
      case .equal: return SizeBound(value: value, inside: .point(bound), outside: SizeSpan())
      case .less: return sided(value, bound, isAbove: isAbove, isOpen: true)
      default: return sided(value, bound, isAbove: isAbove, isOpen: false)
      }
    }
  }

  private func sided(_ value: SizeBound.Value, _ bound: Double, isAbove: Bool, isOpen: Bool) -> SizeBound {
    if isAbove {
      return SizeBound(
        value: value, inside: .from(bound, isOpen: isOpen), outside: .upTo(bound, isOpen: !isOpen))
    }
    return SizeBound(
      value: value, inside: .upTo(bound, isOpen: isOpen), outside: .from(bound, isOpen: !isOpen))
  }

  /// a ≤ b as: a value is at most a bound, or at least that.
  private func compared(_ a: FormulaID, _ b: FormulaID) -> (SizeBound.Value, Double, isAbove: Bool) {
    let left = linear(a)
    let right = linear(b)
    let rest = right.offset - left.offset
    if right.factor == 0 { return (.formula(left.base), rest / left.factor, left.factor < 0) }
    if left.factor == 0 { return (.formula(right.base), -rest / right.factor, right.factor > 0) }
    if left.base == right.base, left.factor != right.factor {
      let factor = left.factor - right.factor
      return (.formula(left.base), rest / factor, factor < 0)
    }
    let isSwapped = left.base.index > right.base.index
    let (first, second) = isSwapped ? (right.base, left.base) : (left.base, right.base)
    if left.offset == 0, right.offset == 0, left.factor > 0, right.factor > 0, isPositive(first), isPositive(second) {
      let share = isSwapped ? left.factor / right.factor : right.factor / left.factor
      return (.ratio(first, second), share, isSwapped)
    }
    if left.factor == right.factor {
      let bound = rest / left.factor
      return (.difference(first, second), isSwapped ? -bound : bound, isSwapped != (left.factor < 0))
    }
    return a.index < b.index ? (.difference(a, b), 0, false) : (.difference(b, a), 0, true)
  }

  /// A formula as a multiple of another one and something added; of a constant the factor is 0.
  private func linear(_ formula: FormulaID) -> (base: FormulaID, factor: Double, offset: Double) {
    var base = formula
    var factor = 1.0
    var offset = 0.0
    while true {
      switch self[base] {
      case .constant(let value): return (base, 0, offset + factor * value)
      case .scale(let inner, let own):
        base = inner
        factor *= own
      case .add(let inner, let constant):
        guard let value = self.constant(constant) else { return (base, factor, offset) }
        base = inner
        offset += factor * value
      case .subtract(let constant, let inner):
        guard let value = self.constant(constant) else { return (base, factor, offset) }
        base = inner
        offset += factor * value
        factor = -factor
      default: return (base, factor, offset)
      }
    }
  }
}
