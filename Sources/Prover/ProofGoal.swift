import BandLayout
import BandPlacement
import BandScreenModel

/// What is to be proved of a rule and an element: that at one of some rests all of the requirements are kept.
///
/// A rest is a choice of detents for the screen's sheets; what is pinned must keep its requirements at each, and has a goal for each.
struct ProofGoal: Sendable {
  /// The rule, by its index in `placementRules`.
  var rule: Int
  var element: ElementIndex
  /// By their index in the case's list.
  var requirements: [Int32]
  /// Whether nothing may cover the element besides.
  var asksOfCovers = false
  /// Whether the requirements are more than the rule asks: where they fail nothing is refuted.
  var isStrict = false
  /// By their index in `Screen.detentChoices`.
  var rests: [Int32]
  /// What must be kept at a rest besides, unless the goal itself is kept at all rests: that the element shows, and what other rules
  /// ask of it. By their index in the case's list.
  var along: [Int32] = []

  /// The indices of all that it may ask, in the case's list.
  var allRequirements: [Int32] { requirements + along }
}

/// A discrete case as a proof looks at it: what is asked of a screen with certain strips.
struct ProofSubject: Sendable {
  let context: PlacementCase
  private(set) var requirements: [Requirement] = []
  private(set) var goals: [ProofGoal] = []
  /// Where the screen's sheets may rest together.
  let rests: [[Int32]]
  private let sheetRules = SheetRules()
  /// The rule of each requirement.
  private var ruleOf: [Int] = []
  /// What brings up the keyboard, where it is up: without any of these it isn't.
  private var fields: [ElementIndex]?

  init(_ context: PlacementCase) {
    self.context = context
    rests = context.screen.detentChoices
    if context.strips.contains(where: { $0.matter == .keyboard }) {
      fields = context.screen.elements.indices.filter { context.screen.elements[$0].role == .input }
        .map { ElementIndex($0) }
    }
  }

  /// Whether the case is there at all in a layout: where the keyboard is up, something must be there that brings it up.
  func isAsked(where exists: (ElementIndex) -> Bool) -> Bool { fields?.contains(where: exists) ?? true }

  /// The same with some of the goals only.
  func with(goals numbers: [Int]) -> ProofSubject {
    var part = self
    part.goals = numbers.map { goals[$0] }
    return part
  }

  /// The assertion that a goal is of, by its index in `Screen.assertions`.
  func assertion(of goal: ProofGoal) -> Int? {
    guard let first = goal.requirements.first, case .assertion(let index) = requirements[Int(first)].subject else {
      return nil
    }
    return index
  }

  /// Whether a goal compares what is no length.
  func comparesNumbers(_ goal: ProofGoal) -> Bool {
    goal.requirements.contains { index in
      requirements[Int(index)].anyOf.contains { $0.contains { !$0.isOfLengths } }
    }
  }

  /// The axes that a goal speaks of; both where it doesn't tell.
  func axes(of goal: ProofGoal) -> [Axis] {
    if goal.asksOfCovers { return [.horizontal, .vertical] }
    var found: [Axis] = []
    for index in goal.requirements {
      // Into a strip along an edge a thing comes along one axis, whatever other ways there are to stand beside it.
      if case .strip(let strip) = requirements[Int(index)].subject {
        let axis = context.strips[strip].edge.axis
        if !found.contains(axis) { found.append(axis) }
        continue
      }
      for term in requirements[Int(index)].anyOf.joined().flatMap({ $0.terms }) {
        guard let axis = term.measure.edge?.axis, !found.contains(axis) else { continue }
        found.append(axis)
      }
    }
    return found.isEmpty ? [.horizontal, .vertical] : found
  }

  /// Adds what one rule asks.
  mutating func add(_ asked: [Requirement], rule: Int) {
    var anyRest: [Int32: Int] = [:]
    for requirement in asked {
      // What is out of line at one corner only by another's leave is one goal with that.
      let parts: [Requirement] =
        switch requirement.demand {
        // A strip of the hit region that is left is proved, if any.
        case nil, .ownPart?: [requirement]
        case .cornerShare?, .spacing?: context.chordRequirements(requirement)
        }
      if parts.isEmpty { continue }
      let numbers = parts.indices.map { Int32(requirements.count + $0) }
      requirements += parts
      ruleOf += parts.map { _ in rule }
      var goal = ProofGoal(
        rule: rule, element: requirement.element, requirements: numbers, isStrict: asksMoreThanTheRule(requirement),
        rests: rests.indices.map { Int32($0) })
      if rests.count > 1, !sheetRules.failsAtOne(rule, requirement.element, in: context) {
        // One detent must do for all that the rule asks of the element.
        if let known = anyRest[requirement.element.index] {
          goals[known].requirements += numbers
          if goal.isStrict { goals[known].isStrict = true }
        } else {
          if sheetRules.mustShow(rule, requirement.element, in: context) {
            goal.along = [Int32(requirements.count)]
            requirements.append(sheetRules.isShown(requirement.element))
            ruleOf.append(rule)
          }
          anyRest[requirement.element.index] = goals.count
          goals.append(goal)
        }
        continue
      }
      for rest in rests.indices {
        goal.rests = [Int32(rest)]
        goals.append(goal)
      }
    }
  }

  /// Whether a requirement is of the hull of many displays, or of a corner's chords.
  private func asksMoreThanTheRule(_ requirement: Requirement) -> Bool {
    if requirement.subject == .corners { return true }
    guard case .hidden(let side) = requirement.subject, case .cutout = context.strips[side].matter else { return false }
    return true
  }
}

extension ProofSubject {
  /// Adds that nothing covers any tappable.
  mutating func addCovers(rule: Int) {
    for element in context.tappables {
      if rests.count > 1, !sheetRules.failsAtOne(rule, element, in: context) {
        goals.append(
          ProofGoal(
            rule: rule, element: element, requirements: [], asksOfCovers: true, rests: rests.indices.map { Int32($0) }))
        continue
      }
      for rest in rests.indices {
        goals.append(
          ProofGoal(rule: rule, element: element, requirements: [], asksOfCovers: true, rests: [Int32(rest)]))
      }
    }
  }

  /// Adds to what nothing may cover at one of several rests what it must keep besides at that rest, once all rules have been added.
  mutating func joinRules() {
    if rests.count < 2 { return }
    var requirementsOf: [Int32: [Int]] = [:]
    for index in requirements.indices { requirementsOf[requirements[index].element.index, default: []].append(index) }
    for number in goals.indices where goals[number].rests.count > 1 {
      let kept = sheetRules.kept(with: goals[number].rule)
      if kept.isEmpty { continue }
      let along = (requirementsOf[goals[number].element.index] ?? []).filter { kept.contains(ruleOf[$0]) }
      goals[number].along += along.map { Int32($0) }
    }
  }
}

/// The further alternatives of a subject's requirements, made where they were needed: they are many, and the same for each family.
struct FurtherWays {
  private var ways: [[[Clearance]]?] = []

  mutating func ways(of requirement: Requirement, _ number: Int) -> [[Clearance]] {
    while ways.count <= number { ways.append(nil) }
    if let known = ways[number] { return known }
    let made = requirement.orElse()
    ways[number] = made
    return made
  }
}

/// One device laid out in `Double`, with the sheets at each rest that is asked for.
struct PlainDevice {
  private let subject: ProofSubject
  private let environment: [Double]
  private let stripDepths: [Double]
  private var evaluators: [Evaluator<Double>?]
  private var covers: [CoverCheck?]

  init(_ subject: ProofSubject, _ environment: [Double], _ stripDepths: [Double]) {
    self.subject = subject
    self.environment = environment
    self.stripDepths = stripDepths
    evaluators = [Evaluator<Double>?](repeating: nil, count: subject.rests.count)
    covers = [CoverCheck?](repeating: nil, count: subject.rests.count)
  }

  /// How far a goal is kept, in points; nothing where it isn't asked.
  mutating func clearance(of goal: ProofGoal, _ plain: inout ScreenSolver<Double>) -> Double? {
    var best: Double?
    var atAll = Double.infinity
    for rest in goal.rests {
      let evaluator = evaluator(at: rest, &plain)
      guard evaluator.asks(of: goal.element), subject.isAsked(where: { evaluator.exists($0) }) else { continue }
      var own = clearance(of: goal.requirements, evaluator)
      if goal.asksOfCovers {
        var check = covers[Int(rest)].take() ?? CoverCheck(subject.context, evaluator)
        own = min(own, check.clearance(of: goal.element))
        covers[Int(rest)] = check
      }
      atAll = min(atAll, own)
      let least = min(own, clearance(of: goal.along, evaluator))
      best = max(best ?? least, least)
    }
    if let found = best, !goal.along.isEmpty { return max(found, atAll) }
    return best
  }

  /// How far all of some requirements are kept at a rest.
  private func clearance(of requirements: [Int32], _ evaluator: Evaluator<Double>) -> Double {
    var least = Double.infinity
    for index in requirements {
      if let clearance = evaluator.clearance(of: subject.requirements[Int(index)], in: subject.context) {
        least = min(least, clearance)
      }
    }
    return least
  }

  mutating func evaluator(at rest: Int32, _ plain: inout ScreenSolver<Double>) -> Evaluator<Double> {
    if let known = evaluators[Int(rest)] { return known }
    let frames = plain.layout(in: EnvironmentValues(environment), detents: subject.rests[Int(rest)])
    var evaluator = Evaluator(
      screen: subject.context.screen, frames: frames, environment: environment, stripDepths: stripDepths)
    evaluator.orderStops()
    evaluators[Int(rest)] = evaluator
    return evaluator
  }
}
