import BandScreenModel

/// One requirement for each assertion of a kind.
func assertionRequirements(_ context: PlacementCase, of kind: ScreenAssertion.Kind) -> [Requirement] {
  var requirements: [Requirement] = []
  for (index, assertion) in context.screen.assertions.enumerated() where assertion.kind == kind {
    let scrolls = (assertion.reads + assertion.choices).flatMap { context.scrolls(around: $0) }
    var form = AssertionForm(context: context, scrolls: scrolls)
    requirements.append(
      Requirement(
        assertion.element, others: assertion.reads, .assertion(index), rest: scrolls.isEmpty ? .fixed : .scrolled,
        anyOf: form.alternatives(of: assertion.condition, negated: false)))
  }
  return requirements
}

/// Turns an author's condition into alternatives of clearances.
struct AssertionForm {
  let context: PlacementCase
  /// The scrolls whose offsets move what the condition reads.
  let scrolls: [Int32]
  /// How fast each formula changes with the offset of each of `scrolls`; 0 where it isn't a plain sum of frames.
  private var slopes: [[Double]] = []
  /// Of each formula, of how many lengths it is a product: 0 for a ratio, 2 for an area; nothing where it holds constants only.
  private var degrees: [Int?] = []
  /// What isn't a length is made so much larger.
  static var scaleOfNumbers: Double { 1e4 }
  /// More alternatives than this are cut: a condition of hundreds of `||` says nothing that a person could read.
  private let most = 256

  init(context: PlacementCase, scrolls: [Int32]) {
    self.context = context
    var once: [Int32] = []
    for scroll in scrolls where !once.contains(scroll) { once.append(scroll) }
    self.scrolls = once
    slopes = once.map { slopesOfFormulas(along: $0) }
    degrees = degreesOfFormulas()
  }

  private var formulas: FormulaTable { context.screen.formulas }

  mutating func alternatives(of condition: ConditionID, negated: Bool) -> [[Clearance]] {
    switch formulas[condition] {
    case .always: return negated ? [[Clearance(constant: -1)]] : [[]]
    case .never: return negated ? [[]] : [[Clearance(constant: -1)]]
    case .atMost(let a, let b):
      return negated ? [[difference(a, b, strictly: true)]] : [[difference(b, a, strictly: false)]]
    case .less(let a, let b):
      return negated ? [[difference(a, b, strictly: false)]] : [[difference(b, a, strictly: true)]]
    case .equal(let a, let b):
      return negated
        ? [[difference(a, b, strictly: true)], [difference(b, a, strictly: true)]]
        : [[difference(a, b, strictly: false), difference(b, a, strictly: false)]]
    case .detent(let sheet, let id):
      // 0 at the detent, -1 elsewhere.
      let isThere = Clearance([ClearanceTerm(.atDetent(sheet, id), negated ? -1 : 1)], constant: negated ? -0.5 : 0)
      return [[isThere]]
    case .not(let a): return alternatives(of: a, negated: !negated)
    case .and(let a, let b): return negated ? either(a, b, negated: true) : both(a, b, negated: false)
    case .or(let a, let b): return negated ? both(a, b, negated: true) : either(a, b, negated: false)
    }
  }

  private mutating func either(_ a: ConditionID, _ b: ConditionID, negated: Bool) -> [[Clearance]] {
    Array((alternatives(of: a, negated: negated) + alternatives(of: b, negated: negated)).prefix(most))
  }

  private mutating func both(_ a: ConditionID, _ b: ConditionID, negated: Bool) -> [[Clearance]] {
    let first = alternatives(of: a, negated: negated)
    let second = alternatives(of: b, negated: negated)
    return Array(first.flatMap { one in second.map { one + $0 } }.prefix(most))
  }

  /// `larger` − `smaller`, at the offsets of the scrolls at which it is least.
  ///
  /// What is asked for strictly has to hold by more than rounding makes. What isn't a length has no points that a tolerance could be in: it
  /// is made so large that the tolerance is one of rounding as well.
  private func difference(_ larger: FormulaID, _ smaller: FormulaID, strictly: Bool) -> Clearance {
    let factor = isLength(larger, smaller) ? 1 : Self.scaleOfNumbers
    var clearance = Clearance(
      [ClearanceTerm(.formula(larger), factor)], constant: strictly ? -placementTolerance - 1e-6 : 0)
    clearance.add(ClearanceTerm(.formula(smaller), -factor))
    for (scroll, slopes) in zip(scrolls, slopes) {
      let slope = slopes[Int(larger.index)] - slopes[Int(smaller.index)]
      if slope < 0 { clearance.add(ClearanceTerm(.scrollEnd(scroll), slope * factor)) }
    }
    return clearance
  }

  /// Whether what is compared are lengths.
  private func isLength(_ a: FormulaID, _ b: FormulaID) -> Bool {
    let degree = degrees[Int(a.index)] ?? degrees[Int(b.index)]
    return degree == nil || degree == 1
  }

  /// Whether a condition compares what is no length: then no distance tells how far it is from holding.
  func comparesNumbers(_ condition: ConditionID) -> Bool {
    switch formulas[condition] {
    case .always, .never, .detent: false
    case .atMost(let a, let b), .less(let a, let b), .equal(let a, let b): !isLength(a, b)
    case .not(let a): comparesNumbers(a)
    case .and(let a, let b), .or(let a, let b): comparesNumbers(a) || comparesNumbers(b)
    }
  }

  private func degreesOfFormulas() -> [Int?] {
    var degrees: [Int?] = []
    for formula in formulas.formulas {
      let degree: Int?
      switch formula {
      case .constant: degree = nil
      case .environment, .frame: degree = 1
      case .add(let a, let b), .subtract(let a, let b), .larger(let a, let b), .smaller(let a, let b):
        degree = degrees[Int(a.index)] ?? degrees[Int(b.index)]
      case .choose(_, let a, let b): degree = degrees[Int(a.index)] ?? degrees[Int(b.index)]
      case .scale(let a, _), .round(let a): degree = degrees[Int(a.index)]
      case .multiply(let a, let b): degree = (degrees[Int(a.index)] ?? 0) + (degrees[Int(b.index)] ?? 0)
      case .divide(let a, let b): degree = (degrees[Int(a.index)] ?? 0) - (degrees[Int(b.index)] ?? 0)
      }
      degrees.append(degree)
    }
    return degrees
  }

  private func slopesOfFormulas(along scroll: Int32) -> [Double] {
    let isVertical = context.screen.scrolls[Int(scroll)].axis == .vertical
    var slopes: [Double] = []
    for formula in formulas.formulas {
      let slope: Double
      switch formula {
      case .constant, .environment, .multiply, .divide, .larger, .smaller, .round, .choose: slope = 0
      case .frame(let element, let measure):
        let moves = context.scrolls(around: element).contains(scroll)
        switch measure {
        case .left, .right, .contentLeft, .contentRight: slope = moves && !isVertical ? -1 : 0
        case .top, .bottom, .contentTop, .contentBottom: slope = moves && isVertical ? -1 : 0
        case .width, .height, .naturalWidth, .naturalHeight, .scrolledLength: slope = 0
        }
      case .add(let a, let b): slope = slopes[Int(a.index)] + slopes[Int(b.index)]
      case .subtract(let a, let b): slope = slopes[Int(a.index)] - slopes[Int(b.index)]
      case .scale(let a, let factor): slope = factor * slopes[Int(a.index)]
      }
      slopes.append(slope)
    }
    return slopes
  }
}

extension Clearance {
  /// Whether it is a difference of lengths; of an assertion's clearances those of ratios, areas and detents are not.
  public var isOfLengths: Bool {
    !terms.isEmpty
      && terms.allSatisfy { term in
        if case .atDetent = term.measure { return false }
        return term.factor.magnitude < AssertionForm.scaleOfNumbers
      }
  }
}
