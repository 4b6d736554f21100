import BandDiagnostics
import BandLayout
import BandScreenModel
import BandSyntax

/// Runs the rules on one configuration after the other and gathers what they find.
public struct FindingCollector: Sendable {
  public private(set) var elements = ElementTable()
  private let levels: RuleLevels
  /// The cases met so far: one for each expansion and set of strips.
  private var cases: [CollectedCase] = []
  private var findings: [Finding] = []
  /// The finding of a rule and element: by entry × rules + rule.
  private var findingOf: [Int: Int] = [:]
  /// The entries of each expansion's elements.
  private var entriesOf: [[Int32]] = []

  private struct CollectedCase: Sendable {
    var expansion: Int
    var placement: PlacementCase
    /// Requirements by rule, in the rules' order.
    var requirements: [[Requirement]]
  }

  public init(levels: RuleLevels) { self.levels = levels }

  /// Makes an expanded screen known, in the order of its first configuration.
  ///
  /// - Returns: the entry of each of its elements in the table.
  public mutating func add(expansion screen: Screen) -> [Int32] {
    entriesOf.append(elements.add(screen))
    return entriesOf[entriesOf.count - 1]
  }

  /// Runs the rules on one laid-out configuration.
  ///
  /// - Parameters:
  ///   - configuration: its index in the run.
  ///   - expansion: the number of `add(expansion:)` that the screen had, from 0.
  public mutating func check(
    configuration: Int, expansion: Int, screen: Screen, frames: ScreenFrames<Double>, environment: EnvironmentValues,
    profile: OrientationProfile
  ) {
    // A strip whose thickness is unknown is used by no rule.
    let strips = profile.strips.filter { profile.tapDepth(of: $0) != nil }
    let slots = strips.map { StripSlot($0) }
    let number = caseNumber(expansion, screen, slots)
    let depths = strips.map { profile.tapDepth(of: $0) ?? 0 }
    let evaluator = Evaluator(screen: screen, frames: frames, environment: environment.values, stripDepths: depths)
    for (rule, requirements) in cases[number].requirements.enumerated() {
      for requirement in requirements where evaluator.applies(requirement) {
        let clearance = evaluator.clearance(of: requirement)
        guard clearance < -placementTolerance else { continue }
        add(
          failure(requirement, clearance, configuration, number, evaluator, depths), rule: rule, requirement.element,
          expansion, screen)
      }
    }
    checkAnchors(cases[number].placement, depths, configuration, expansion, frames)
  }

  private mutating func caseNumber(_ expansion: Int, _ screen: Screen, _ slots: [StripSlot]) -> Int {
    if let known = cases.firstIndex(where: { $0.expansion == expansion && $0.placement.strips == slots }) {
      return known
    }
    let placement = PlacementCase(screen: screen, strips: slots)
    let requirements = placementRules.map { rule in
      levels[rule.description] == .allow ? [] : rule.requirements(placement)
    }
    cases.append(CollectedCase(expansion: expansion, placement: placement, requirements: requirements))
    return cases.count - 1
  }

  private func failure(
    _ requirement: Requirement, _ clearance: Double, _ configuration: Int, _ number: Int,
    _ evaluator: Evaluator<Double>, _ depths: [Double]
  ) -> Failure {
    let lift = -clearance
    let element = requirement.element
    let entries = entriesOf[cases[number].expansion]
    let screen = cases[number].placement.screen
    let width = evaluator.value(of: .hit(element, .right)) - evaluator.value(of: .hit(element, .left))
    let height = evaluator.value(of: .hit(element, .bottom)) - evaluator.value(of: .hit(element, .top))
    var overlap = lift
    var length = height
    let cause: FailureCause
    switch requirement.subject {
    case .strip(let index):
      let slot = cases[number].placement.strips[index]
      length = slot.axis == .horizontal ? width : height
      overlap = min(lift, length, depths[index])
      cause = .strip(slot, depth: depths[index])
    case .viewport: cause = .viewport
    case .screen:
      cause = .screen
    case .container(let parent, let axis):
      length = axis == .horizontal ? width : height
      cause = .container(entry: entries[Int(parent.index)], axis)
    case .size(let least):
      length = min(width, height)
      cause = .size(least)
    case .constant(let edge, let property):
      let place = screen.propertyPlaces[property]
      let inset = evaluator.value(of: .inset(edge))
      cause = .constant(edge, inset: inset, value: place.constant ?? 0, place.valuePlace)
    case .assertion(let index):
      let assertion = screen.assertions[index]
      cause = .assertion(message: assertion.message, assertion.place)
    }
    return Failure(
      configuration: Int32(configuration), lift: lift, overlap: overlap, length: length, cause: cause,
      rest: requirement.rest == .fixed ? .fixed : .bestOffset)
  }

  /// The floor of certainty that needs no layout: an anchor that comes from the glass where a strip may be.
  ///
  /// Where the element stands in the strip, `tappable_in_band` speaks, and this is the place that it points at.
  private mutating func checkAnchors(
    _ context: PlacementCase, _ depths: [Double], _ configuration: Int, _ expansion: Int, _ frames: ScreenFrames<Double>
  ) {
    guard levels[RuleDescription.tiedToGlass] != .allow else { return }
    for property in context.screen.propertyPlaces {
      guard case .glass(let edge, let place) = property.origin, context.screen[property.element].role.isTappable,
        frames.exists[Int(property.element.index)], frames.isEnabled[Int(property.element.index)]
      else { continue }
      let mayFail = context.strips.indices.contains {
        context.strips[$0].edge == edge && depths[$0] > 0 && context.forbids($0, to: property.element)
      }
      guard mayFail else { continue }
      let failure = Failure(
        configuration: Int32(configuration), lift: 0, overlap: 0, length: 0,
        cause: .anchor(edge, word: place, value: property.valuePlace), rest: .fixed)
      add(failure, rule: placementRules.count, property.element, expansion, context.screen)
    }
  }

  private mutating func add(
    _ failure: Failure, rule: Int, _ element: ElementIndex, _ expansion: Int, _ screen: Screen
  ) {
    let entry = entriesOf[expansion][Int(element.index)]
    let key = Int(entry) * (placementRules.count + 1) + rule
    if let known = findingOf[key] {
      // Several requirements of a rule may fail in one configuration: the worst stands for them.
      let last = findings[known].failures.count - 1
      if findings[known].failures[last].configuration == failure.configuration {
        if failure.lift > findings[known].failures[last].lift { findings[known].failures[last] = failure }
      } else {
        findings[known].failures.append(failure)
      }
      return
    }
    let description = rule < placementRules.count ? placementRules[rule].description : .tiedToGlass
    findingOf[key] = findings.count
    findings.append(
      Finding(
        rule: description, severity: levels[description] == .warn ? .warning : .error, entry: entry,
        certainty: certainty(of: description.name, element, screen), failures: [failure]))
  }

  private func certainty(of rule: RuleName, _ element: ElementIndex, _ screen: Screen) -> FindingCertainty {
    for allowance in screen.allowances where allowance.rule == rule {
      let first = allowance.element.index
      if first <= element.index, element.index < max(screen[allowance.element].end, first + 1) {
        return .suppressed(reason: allowance.reason)
      }
    }
    return .checked
  }

  /// All findings, by rule in the rules' order and then by element; one cause gives one finding.
  public func finished() -> [Finding] {
    var order = findings
    let inBand = Set(order.filter { $0.rule.name == tappableInBandName }.map { $0.entry })
    // One cause, one message: what stands in a strip need not also be told that it hangs out of the screen, nor why it does.
    order.removeAll { finding in
      guard inBand.contains(finding.entry) else { return false }
      return finding.rule.name == RuleDescription.tiedToGlass.name
        || finding.rule.name == PlacementRule.tappableUnreachable.name
    }
    return order.enumerated().sorted { a, b in
      let first = rank(a.element.rule.name)
      let second = rank(b.element.rule.name)
      if first != second { return first < second }
      return a.element.entry != b.element.entry ? a.element.entry < b.element.entry : a.offset < b.offset
    }.map { $0.element }
  }

  /// The anchor from the glass on an edge that was met for an element: where a message about a strip points.
  public func anchor(of entry: Int32, on edge: Edge) -> (word: Place, value: Place)? {
    let key = Int(entry) * (placementRules.count + 1) + placementRules.count
    guard let index = findingOf[key] else { return nil }
    for failure in findings[index].failures {
      if case .anchor(edge, let word, let value) = failure.cause { return (word, value) }
    }
    return nil
  }

  private var tappableInBandName: RuleName { PlacementRule.tappableInBand.name }

  private func rank(_ name: RuleName) -> Int {
    if name == RuleDescription.tiedToGlass.name { return 1 }
    let index = placementRules.firstIndex { $0.name == name } ?? placementRules.count
    return index == 0 ? 0 : index + 1
  }
}
