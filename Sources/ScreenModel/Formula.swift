/// Identity of a formula: its index in the `FormulaTable` of its screen.
public struct FormulaID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The constant 0, which every table holds first.
  public static let zero = FormulaID(index: 0)
}

/// Identity of a condition: its index in the `FormulaTable` of its screen.
public struct ConditionID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The condition that always holds, which every table holds first.
  public static let always = ConditionID(index: 0)
  /// The condition that never holds, which every table holds second.
  public static let never = ConditionID(index: 1)
}

/// What varies from device to device within one discrete case: the variables of every formula.
///
/// All are lengths in points. Which of them exist doesn't depend on the device; where a device has none, it is 0.
public enum EnvironmentVariable: UInt8, Sendable, CaseIterable {
  case width, height
  case insetLeft, insetTop, insetRight, insetBottom
  /// How deep the system's gesture strips reach in.
  case gestureLeft, gestureRight, gestureBottom
  case corner
  case keyboardHeight
  case hingeLeft, hingeTop, hingeWidth, hingeHeight
  /// One device pixel.
  case pixel

  public static func inset(_ edge: Edge) -> EnvironmentVariable {
    switch edge {
    case .left: .insetLeft
    case .top: .insetTop
    case .right: .insetRight
    case .bottom: .insetBottom
    }
  }
}

/// A measure of an element's frame on the screen, with every scroll at offset 0.
public enum FrameMeasure: UInt8, Sendable, CaseIterable {
  case left, top, right, bottom, width, height
  /// The content box: the frame less padding (and, for a bar or a scroll, less its automatic insets).
  case contentLeft, contentTop, contentRight, contentBottom
  /// The size of what is in a sheet before the sheet has its height: what its detents may read.
  case naturalWidth, naturalHeight
  /// How long what is in a scroll is along its axis, padding and automatic insets counted in: the viewport at least.
  case scrolledLength

  public static func edge(_ edge: Edge) -> FrameMeasure {
    switch edge {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    }
  }

  public static func contentEdge(_ edge: Edge) -> FrameMeasure {
    switch edge {
    case .left: .contentLeft
    case .top: .contentTop
    case .right: .contentRight
    case .bottom: .contentBottom
    }
  }
}

/// A length (or number) over the environment and over frames that are laid out before it is read.
public enum Formula: Hashable, Sendable {
  case constant(Double)
  case environment(EnvironmentVariable)
  /// A measure of the element of this index, on the screen, in points.
  case frame(ElementIndex, FrameMeasure)
  case add(FormulaID, FormulaID)
  case subtract(FormulaID, FormulaID)
  case scale(FormulaID, Double)
  /// A product of two values of which neither is constant: not linear.
  case multiply(FormulaID, FormulaID)
  /// A quotient by a value that is not constant: not linear.
  case divide(FormulaID, FormulaID)
  case larger(FormulaID, FormulaID)
  case smaller(FormulaID, FormulaID)
  /// Halves away from zero; not linear.
  case round(FormulaID)
  /// The second where the condition holds, else the third.
  case choose(ConditionID, FormulaID, FormulaID)
}

/// A condition over the environment (and, in an `assert`, over frames).
public enum Condition: Hashable, Sendable {
  case always
  case never
  /// a ≤ b
  case atMost(FormulaID, FormulaID)
  /// a < b
  case less(FormulaID, FormulaID)
  /// A sheet, by its index in `Screen.sheets`, rests at the detent of this `SheetDetent.id`.
  case detent(Int32, Int32)
  case equal(FormulaID, FormulaID)
  case not(ConditionID)
  case and(ConditionID, ConditionID)
  case or(ConditionID, ConditionID)
}

/// The formulas and conditions of one screen, each held once; constants are folded as they are made.
public struct FormulaTable: Sendable {
  public private(set) var formulas: [Formula] = [.constant(0)]
  public private(set) var conditions: [Condition] = [.always, .never]
  private var formulaIndex: [Formula: FormulaID] = [.constant(0): .zero]
  private var conditionIndex: [Condition: ConditionID] = [.always: .always, .never: .never]

  public init() {}

  public subscript(id: FormulaID) -> Formula { formulas[Int(id.index)] }
  public subscript(id: ConditionID) -> Condition { conditions[Int(id.index)] }

  /// The value of a formula that is a constant.
  public func constant(_ id: FormulaID) -> Double? {
    if case .constant(let value) = self[id] { value } else { nil }
  }

  public mutating func constant(_ value: Double) -> FormulaID {
    // One zero: -0 and 0 would otherwise be two formulas, and NaN none.
    if value == 0 { return .zero }
    return intern(.constant(value.isNaN ? 0 : value))
  }

  public mutating func environment(_ variable: EnvironmentVariable) -> FormulaID { intern(.environment(variable)) }

  public mutating func frame(_ element: ElementIndex, _ measure: FrameMeasure) -> FormulaID {
    intern(.frame(element, measure))
  }

  public mutating func add(_ a: FormulaID, _ b: FormulaID) -> FormulaID {
    switch (constant(a), constant(b)) {
    case (let x?, let y?): constant(x + y)
    case (0, _): b
    case (_, 0): a
    // Constants stand second, so that `8 + x` and `x + 8` are one formula.
    case (.some, nil): intern(.add(b, a))
    default: intern(.add(a, b))
    }
  }

  public mutating func subtract(_ a: FormulaID, _ b: FormulaID) -> FormulaID {
    if a == b { return .zero }
    switch (constant(a), constant(b)) {
    case (let x?, let y?): return constant(x - y)
    case (_, 0): return a
    case (nil, let y?): return add(a, constant(-y))
    default: return intern(.subtract(a, b))
    }
  }

  public mutating func scale(_ a: FormulaID, by factor: Double) -> FormulaID {
    if let x = constant(a) { return constant(x * factor) }
    if factor == 0 { return .zero }
    return factor == 1 ? a : intern(.scale(a, factor))
  }

  public mutating func multiply(_ a: FormulaID, _ b: FormulaID) -> FormulaID {
    if let y = constant(b) { return scale(a, by: y) }
    if let x = constant(a) { return scale(b, by: x) }
    return intern(.multiply(a, b))
  }

  /// a ÷ b; a quotient by the constant 0 is 0 (the checker reports it).
  public mutating func divide(_ a: FormulaID, _ b: FormulaID) -> FormulaID {
    if let y = constant(b) { return y == 0 ? .zero : scale(a, by: 1 / y) }
    return intern(.divide(a, b))
  }

  public mutating func larger(_ a: FormulaID, _ b: FormulaID) -> FormulaID {
    if a == b { return a }
    if let x = constant(a), let y = constant(b) { return constant(max(x, y)) }
    return intern(.larger(a, b))
  }

  public mutating func smaller(_ a: FormulaID, _ b: FormulaID) -> FormulaID {
    if a == b { return a }
    if let x = constant(a), let y = constant(b) { return constant(min(x, y)) }
    return intern(.smaller(a, b))
  }

  public mutating func round(_ a: FormulaID) -> FormulaID {
    if let x = constant(a) { return constant(roundedHalfAwayFromZero(x)) }
    return intern(.round(a))
  }

  public mutating func choose(_ condition: ConditionID, _ a: FormulaID, _ b: FormulaID) -> FormulaID {
    if condition == .always || a == b { return a }
    return condition == .never ? b : intern(.choose(condition, a, b))
  }

  public mutating func atMost(_ a: FormulaID, _ b: FormulaID) -> ConditionID {
    if a == b { return .always }
    if let x = constant(a), let y = constant(b) { return x <= y ? .always : .never }
    let (a, b) = multipliedOut(a, b)
    return intern(.atMost(a, b))
  }

  public mutating func less(_ a: FormulaID, _ b: FormulaID) -> ConditionID {
    if a == b { return .never }
    if let x = constant(a), let y = constant(b) { return x < y ? .always : .never }
    let (a, b) = multipliedOut(a, b)
    return intern(.less(a, b))
  }

  public mutating func equal(_ a: FormulaID, _ b: FormulaID) -> ConditionID {
    if a == b { return .always }
    if let x = constant(a), let y = constant(b) { return x == y ? .always : .never }
    let (a, b) = multipliedOut(a, b)
    return intern(.equal(a, b))
  }

  /// Two sides of a comparison, as linear forms where one is a quotient by what is always more than 0 and the other a constant:
  /// `screen.width / screen.height > 0.5`.
  private mutating func multipliedOut(_ a: FormulaID, _ b: FormulaID) -> (FormulaID, FormulaID) {
    if case .divide(let dividend, let divisor) = self[a], let factor = constant(b), isPositive(divisor) {
      return (dividend, scale(divisor, by: factor))
    }
    if case .divide(let dividend, let divisor) = self[b], let factor = constant(a), isPositive(divisor) {
      return (scale(divisor, by: factor), dividend)
    }
    return (a, b)
  }

  /// Whether a formula is seen to be more than 0 on every device: of the screen's width and height, which are.
  func isPositive(_ formula: FormulaID) -> Bool {
    switch self[formula] {
    case .environment(.width), .environment(.height): true
    case .scale(let inner, let factor): factor > 0 && isPositive(inner)
    default: false
    }
  }

  public mutating func detent(_ sheet: Int32, _ id: Int32) -> ConditionID { intern(.detent(sheet, id)) }

  public mutating func not(_ a: ConditionID) -> ConditionID {
    switch self[a] {
    case .always: .never
    case .never: .always
    case .not(let inner): inner
    default: intern(.not(a))
    }
  }

  public mutating func and(_ a: ConditionID, _ b: ConditionID) -> ConditionID {
    if a == .never || b == .never { return .never }
    if a == .always || a == b { return b }
    return b == .always ? a : intern(.and(a, b))
  }

  public mutating func or(_ a: ConditionID, _ b: ConditionID) -> ConditionID {
    if a == .always || b == .always { return .always }
    if a == .never || a == b { return b }
    return b == .never ? a : intern(.or(a, b))
  }

  private mutating func intern(_ formula: Formula) -> FormulaID {
    if let known = formulaIndex[formula] { return known }
    let id = FormulaID(index: formulas.count)
    formulas.append(formula)
    formulaIndex[formula] = id
    return id
  }

  private mutating func intern(_ condition: Condition) -> ConditionID {
    if let known = conditionIndex[condition] { return known }
    let id = ConditionID(index: conditions.count)
    conditions.append(condition)
    conditionIndex[condition] = id
    return id
  }
}

/// The nearest whole number; halves go away from zero.
///
/// By way of an integer, since the standard library's rounding calls the C library, which WebAssembly doesn't have.
public func roundedHalfAwayFromZero(_ value: Double) -> Double {
  // From 2⁵² on every Double is whole.
  guard value.magnitude < 4_503_599_627_370_496 else { return value }
  let magnitude = value.magnitude
  let whole = Double(Int64(magnitude))
  let rounded = magnitude - whole >= 0.5 ? whole + 1 : whole
  return value < 0 ? -rounded : rounded
}
