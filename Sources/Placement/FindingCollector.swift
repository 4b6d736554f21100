import BandDiagnostics
import BandLayout
import BandScreenModel
import BandSyntax

/// Runs the rules on one configuration after the other and gathers what they find.
public struct FindingCollector: Sendable {
  public private(set) var elements = ElementTable()
  let levels: RuleLevels
  /// Of each rule, in their order: whether anything wants to know what it says.
  private let isAsked: [Bool]
  /// Of each rule: whether it is asked and searches each layout.
  private let isSearched: [Bool]
  private let asksForGestureArea: Bool
  /// Whether the project is content with what Android really takes.
  private let usesPlatformMinimum: Bool
  /// The screens that were made known.
  private var expansions: [CollectedExpansion] = []
  /// The cases met so far: one for each expansion and set of strips.
  private var cases: [CollectedCase] = []
  private var findings: [Finding] = []
  /// The finding of a rule and element.
  private var findingOf: [FindingKey: Int] = [:]
  /// The `@allow`s of the screen, each once, and which of them silenced something.
  private var allowances: [Allowance] = []
  public private(set) var usedAllowances: Set<Place> = []
  /// The insets that some configuration needs where they are applied.
  private(set) var needed = NeededInsets()
  /// The `@allow(tied_to_glass)`s, with the entries that they would silence: where the strip itself is told they silence nothing.
  private var tiedAllowances: [(place: Place, entry: Int32)] = []

  private struct CollectedExpansion: Sendable {
    /// The entries of its elements.
    var entries: [Int32]
    /// The screen as the rules look at it, with no strips; nothing before its first configuration.
    var placement: PlacementCase?
    /// What is asked whatever the strips are, by rule in the rules' order.
    var requirements: [RequirementTable] = []
    /// Of each rule, whether it asks anything: most ask nothing of most screens.
    var asks: [Bool] = []
    /// What may hide texts, where a rule asks for that.
    var sights: Sights?
    /// Anchors of tappables that come from the glass, as indices of `Screen.propertyPlaces`.
    var anchorsFromGlass: [Int] = []
  }

  private struct CollectedCase: Sendable {
    var expansion: Int
    var placement: PlacementCase
    /// What is asked of elements that had no clear rest in a configuration, by rule in the rules' order.
    var requirements: [ElementIndex: [[AskedRequirement]]] = [:]
  }

  /// A requirement that is asked in many configurations: its further alternatives are made when something first fails without them.
  private struct AskedRequirement: Sendable {
    var requirement: Requirement
    var areFurtherWaysMade = false
  }

  /// What one finding is of: all that fails of one rule at one element, and of each assertion on its own.
  private struct FindingKey: Hashable, Sendable {
    var entry: Int32
    var rule: Int
    /// Where the assertion stands; `nil` for the other rules.
    var assertion: Place?
  }

  /// - Parameter usesPlatformMinimum: `platform: minimum` of the project: on Android taps may go where they pass through.
  public init(levels: RuleLevels, usesPlatformMinimum: Bool = false) {
    self.levels = levels
    let isAsked = placementRules.map { $0.isOfTheLanguage || levels[$0.description] != .allow }
    self.isAsked = isAsked
    isSearched = placementRules.indices.map { isAsked[$0] && placementRules[$0].isSearched }
    asksForGestureArea = levels[PlacementRule.tappableInGestureArea.description] != .allow
    self.usesPlatformMinimum = usesPlatformMinimum
  }

  /// Makes the expansions of a screen known, all at once and in the order of their first configurations.
  ///
  /// - Parameter elements: the table of their elements.
  public mutating func add(expansions screens: [Screen], elements: ElementTable) {
    self.elements = elements
    for (number, screen) in screens.enumerated() {
      expansions.append(CollectedExpansion(entries: elements.entries(of: number)))
      for allowance in screen.allowances
      where !allowance.isStandard && !allowances.contains(where: { $0.place == allowance.place }) {
        allowances.append(allowance)
      }
    }
  }

  /// Runs the rules on one configuration.
  ///
  /// - Parameters:
  ///   - configuration: its index in the run.
  ///   - expansion: the screen's number in `add(expansions:elements:)`, from 0.
  ///   - layouts: of the configuration: one, or one for each state in which the screen's sheets can be.
  ///   - discrete: the configuration's own case: what the expansion doesn't read may differ from the expansion's.
  public mutating func check(
    configuration: Int, expansion: Int, screen: Screen, layouts: [ScreenFrames<Double>], environment: EnvironmentValues,
    profile: OrientationProfile, discrete: DiscreteCase
  ) {
    let obstructions = Obstructions(profile, discrete, usesPlatformMinimum: usesPlatformMinimum)
    let number = caseNumber(expansion, screen, obstructions.slots)
    let depths = obstructions.depths
    let asks = expansions[expansion].asks
    let context = cases[number].placement
    var rests = SheetRests(context)
    for frames in layouts {
      var evaluator = Evaluator(screen: screen, frames: frames, environment: environment.values, stripDepths: depths)
      evaluator.orderStops()
      evaluator.isKeyboardAssumed = profile.keyboard == nil
      var targets: TargetMap?
      rests.begin(evaluator)
      let unclear = ClearRests(context, evaluator, ofGestureArea: asksForGestureArea).elementsWithout()
      for element in unclear { makeRequirements(of: element, case: number) }
      for rule in isAsked.indices {
        let inDoubt = asks[rule] ? expansions[expansion].requirements[rule].inDoubt(by: evaluator) : []
        for index in inDoubt {
          let requirement = expansions[expansion].requirements[rule].requirements[index]
          ask(requirement, rule: rule, configuration, context, expansion, evaluator, &rests, &targets)
        }
        for element in unclear {
          guard let asked = cases[number].requirements[element]?[rule] else { continue }
          for index in asked.indices {
            var requirement = asked[index].requirement
            if !asked[index].areFurtherWaysMade, requirement.demand == nil {
              guard evaluator.applies(requirement), evaluator.failsWithoutFurtherWays(requirement) else { continue }
              requirement = requirement.withFurtherWaysMade
              cases[number].requirements[element]?[rule][index] = AskedRequirement(
                requirement: requirement, areFurtherWaysMade: true)
            }
            ask(requirement, rule: rule, configuration, context, expansion, evaluator, &rests, &targets)
          }
        }
        if isSearched[rule] {
          var search = CoverSearch(context, evaluator)
          for requirement in search.requirements() {
            ask(requirement, rule: rule, configuration, context, expansion, evaluator, &rests, &targets)
          }
        }
        // Who writes doesn't read what is behind the keyboard, and what rides on it.
        if isAsked[rule], placementRules[rule].isOfSights, !discrete.isKeyboardUp,
          let sights = expansions[expansion].sights
        {
          var search = CoverSearch(context, evaluator, of: sights)
          for requirement in search.requirements() {
            ask(requirement, rule: rule, configuration, context, expansion, evaluator, &rests, &targets)
          }
        }
      }
    }
    needed.formUnion(rests.needed)
    for found in rests.finished() { add(found.failure, rule: found.rule, found.element, case: number) }
    if let first = layouts.first { checkAnchors(case: number, depths, configuration, first) }
  }

  /// Takes over what was found in another configuration, for one that is laid out and judged alike.
  public mutating func repeatFindings(of earlier: Int, in configuration: Int) {
    for index in findings.indices {
      // A finding's failures are in the order of their configurations, and those that repeat are not far apart.
      guard var failure = findings[index].failures.last(where: { $0.configuration <= Int32(earlier) }),
        failure.configuration == Int32(earlier)
      else { continue }
      failure.configuration = Int32(configuration)
      findings[index].failures.append(failure)
    }
  }

  /// Evaluates one requirement, and notes it where it isn't kept.
  private func ask(
    _ requirement: Requirement, rule: Int, _ configuration: Int, _ context: PlacementCase, _ expansion: Int,
    _ evaluator: Evaluator<Double>, _ rests: inout SheetRests, _ targets: inout TargetMap?
  ) {
    guard evaluator.applies(requirement) else { return }
    let outcome = evaluator.outcome(of: requirement, in: context, &targets)
    if case .inset = requirement.subject {
      rests.needed.note(requirement, outcome, context, evaluator, expansions[expansion].entries)
    }
    guard outcome.clearance < -placementTolerance, evaluator.isGiven(requirement, outcome) else { return }
    rests.add(
      failure(
        requirement, evaluator.told(outcome, of: requirement, in: context), configuration, context, expansion, evaluator
      ),
      rule: rule, requirement.element)
  }

  private mutating func caseNumber(_ expansion: Int, _ screen: Screen, _ slots: [StripSlot]) -> Int {
    if let known = cases.firstIndex(where: { $0.expansion == expansion && $0.placement.strips == slots }) {
      return known
    }
    let placement = placement(of: expansion, screen).with(strips: slots)
    cases.append(CollectedCase(expansion: expansion, placement: placement))
    return cases.count - 1
  }

  private mutating func placement(of expansion: Int, _ screen: Screen) -> PlacementCase {
    if let known = expansions[expansion].placement { return known }
    let placement = PlacementCase(screen: screen)
    expansions[expansion].placement = placement
    expansions[expansion].requirements = placementRules.indices.map {
      RequirementTable(isAsked[$0] ? placementRules[$0].ofScreen(placement) : [])
    }
    expansions[expansion].asks = expansions[expansion].requirements.map { !$0.requirements.isEmpty }
    if placementRules.indices.contains(where: { isAsked[$0] && placementRules[$0].isOfSights }) {
      let sights = Sights(placement)
      if !sights.texts.isEmpty { expansions[expansion].sights = sights }
    }
    expansions[expansion].anchorsFromGlass = screen.propertyPlaces.indices.filter {
      guard case .glass = screen.propertyPlaces[$0].origin else { return false }
      return screen[screen.propertyPlaces[$0].element].role.isTappable
    }
    return placement
  }

  private mutating func makeRequirements(of element: ElementIndex, case number: Int) {
    if cases[number].requirements[element] != nil { return }
    let placement = cases[number].placement
    cases[number].requirements[element] = placementRules.indices.map {
      isAsked[$0] ? placementRules[$0].ofElement(placement, element).map { AskedRequirement(requirement: $0) } : []
    }
  }

  private func failure(
    _ requirement: Requirement, _ outcome: RequirementOutcome, _ configuration: Int, _ context: PlacementCase,
    _ expansion: Int, _ evaluator: Evaluator<Double>
  ) -> Failure {
    let depths = evaluator.stripDepths
    var lift = -outcome.clearance
    let element = requirement.element
    let entries = expansions[expansion].entries
    let screen = context.screen
    let seen = requirement.sights[element.index] ?? Edges(all: 0)
    let width =
      evaluator.value(of: .hit(element, .right)) - evaluator.value(of: .hit(element, .left)) + seen.right - seen.left
    let height =
      evaluator.value(of: .hit(element, .bottom)) - evaluator.value(of: .hit(element, .top)) + seen.bottom - seen.top
    var overlap = lift
    var length = height
    let cause: FailureCause
    var slop = 0.0
    var smallAxis: Axis?
    var beyondInset = 0.0
    var freeRoom = 0.0
    var (isPlainlyFalse, holdsCover, isBeyondAnyWidth) = (false, false, false)
    switch requirement.subject {
    case .strip(let index):
      let slot = context.strips[index]
      length = slot.axis == .horizontal ? width : height
      overlap = min(lift, length, depths[index])
      cause = .strip(slot, depth: depths[index])
      beyondInset = max(0, depths[index] - evaluator.value(of: .inset(slot.edge)))
      slop = abs(evaluator.value(of: .hit(element, slot.edge)) - evaluator.value(of: .frame(element, slot.edge)))
    case .hidden(let first):
      let nearest = outcome.worst?.side(of: first, in: context) ?? first
      length = context.strips[nearest].axis == .horizontal ? width : height
      overlap = min(lift, length)
      let index = side(of: first, in: context, evaluator) ?? nearest
      let slot = context.strips[index]
      if slot.matter != .keyboard { beyondInset = max(0, depths[index] - evaluator.value(of: .inset(slot.edge))) }
      cause = .hidden(
        slot, depth: depths[index], isAssumed: slot.matter == .keyboard && evaluator.isKeyboardAssumed)
    case .corners:
      let share = evaluator.shareLostToCorners(requirement, in: context)
      cause = .corners(share: share)
      // No lift is told: which way it would have to go depends on the corner.
      lift = 0
      overlap = 0
    case .viewport: cause = .viewport
    case .screen:
      cause = .screen
    case .uncut(let clip):
      length = outcome.worst?.axis(of: clip) == .horizontal ? width : height
      overlap = length
      cause = .cutOff(entry: entries[Int(clip.index)])
    case .unfilled(let inner):
      length = outcome.worst?.axis(of: element) == .horizontal ? width : height
      overlap = length
      cause = .filled(by: evaluator.fillers(of: element, among: inner).map { entries[Int($0.index)] })
    case .container(let parent, let axis):
      length = axis == .horizontal ? width : height
      overlap = evaluator.excess(of: requirement)
      cause = .container(entry: entries[Int(parent.index)], axis)
    case .size(let least):
      length = least - lift
      smallAxis =
        width >= least - placementTolerance ? .vertical : height >= least - placementTolerance ? .horizontal : nil
      slop = evaluator.neededSlop(of: element, least)
      let cut = outcome.worst?.other(than: element)
      cause = .size(least, cutBy: cut.map { entries[Int($0.index)] } ?? -1)
    case .constant(let edge, let property):
      let place = screen.propertyPlaces[property]
      let inset = evaluator.value(of: .inset(edge))
      cause = .constant(edge, inset: inset, value: place.constant ?? 0, place.valuePlace)
      // No lift cures it.
      lift = 0
      overlap = 0
    case .lines(let most):
      length = most == 0 ? height : width
      if most == 0 {
        lift = evaluator.missingHeight(of: element, in: context) ?? lift
        overlap = min(lift, length)
      } else if lift > Clearance.beyondAnyWidth {
        // No length is missing.
        isBeyondAnyWidth = true
        lift = 0
        overlap = 0
      }
      cause = .lines(most)
    case .inset(let edge, let property, let part):
      // What is wasted is what the inset adds; an anchor's part goes on beyond the inset that is right.
      let part = evaluator.value(of: .formula(part))
      let isAnchor = screen.propertyPlaces[property].name != .padding && screen.propertyPlaces[property].name != .margin
      let amount = (part < 0 ? -part : part) - (isAnchor ? evaluator.value(of: .inset(edge)) : 0)
      lift = 0
      overlap = amount
      cause = .wasted(edge, amount: amount, screen.propertyPlaces[property].valuePlace)
    case .paint(let edge):
      let inset = evaluator.value(of: .inset(edge))
      lift = 0
      overlap = inset
      cause = .paint(edge, gap: inset)
    case .spacing: cause = .spacing(from: outcome.other.map { entries[Int($0.index)] } ?? -1)
    case .nonnegative(let property):
      overlap = lift
      cause = .negative(screen.propertyPlaces[property].valuePlace)
    case .growth(let property):
      lift = 0
      overlap = 0
      cause = .growth(screen.propertyPlaces[property].valuePlace)
    case .assertion(let index):
      let assertion = screen.assertions[index]
      cause = .assertion(message: assertion.message, assertion.place)
      isPlainlyFalse =
        outcome.worst.map { worst in
          worst.terms.allSatisfy { term in if case .atDetent = term.measure { true } else { false } }
        } ?? true
      // How far a ratio is from another is no distance.
      if AssertionForm(context: context, scrolls: []).comparesNumbers(assertion.condition) { isPlainlyFalse = true }
      if isPlainlyFalse || assertion.kind != .authored {
        lift = 0
        overlap = 0
      }
    case .covers(let covers):
      var told = outcome.worst.flatMap { worst in covers.first { worst.speaks(of: $0) } } ?? covers[0]
      if let axis = outcome.worst?.axis(of: element) { length = axis == .horizontal ? width : height }
      overlap = min(lift, length)
      if outcome.isCuredByPadding,
        let met = met(among: covers, beyond: told, lift, length, outcome, requirement, evaluator)
      {
        (told, overlap) = met
      }
      holdsCover = evaluator.isInside(told, element, in: context)
      let room = room(outcome, requirement, context) ?? barRoom(told, outcome, requirement, context)
      cause = .cover(
        entry: entries[Int(told.index)],
        room: room.map { room in
          ScrollRoom(
            entry: entries[Int(context.screen.scrolls[Int(room.scroll)].element.index)], edge: room.edge)
        })
      if let room { freeRoom = self.freeRoom(in: room.scroll, room.edge, context, evaluator) }
    }
    if requirement.rest == .scrolled, let edge = cause.edge,
      let scroll = context.scrolls(around: element).last(where: { context.screen.scrolls[Int($0)].axis == edge.axis })
    {
      freeRoom = self.freeRoom(in: scroll, edge, context, evaluator)
    }
    var isAdvice = requirement.isAdvice
    if case .cornerShare(_, _, let error)? = requirement.demand, case .corners(let share) = cause, share < error {
      isAdvice = true
    }
    return Failure(
      configuration: Int32(configuration), lift: lift, overlap: overlap, length: length, cause: cause,
      rest: rest(of: requirement, outcome, context, evaluator), slop: slop, smallAxis: smallAxis,
      beyondInset: beyondInset, freeRoom: freeRoom,
      side: outcome.worst?.side(of: element), holdsCover: holdsCover, isAdvice: isAdvice,
      isBeyondAnyWidth: isBeyondAnyWidth, isPlainlyFalse: isPlainlyFalse)
  }

  /// The floor of certainty that needs no layout: an anchor that comes from the glass where a strip may be.
  ///
  /// Where the element stands in the strip, `tappable_in_band` speaks, and this is the place that it points at.
  private mutating func checkAnchors(
    case number: Int, _ depths: [Double], _ configuration: Int, _ frames: ScreenFrames<Double>
  ) {
    guard levels[RuleDescription.tiedToGlass] != .allow else { return }
    for index in expansions[cases[number].expansion].anchorsFromGlass {
      let context = cases[number].placement
      let property = context.screen.propertyPlaces[index]
      guard case .glass(let edge, _) = property.origin, frames.exists[Int(property.element.index)],
        frames.isEnabled[Int(property.element.index)]
      else { continue }
      let strip = context.strips.indices.first {
        context.strips[$0].edge == edge && depths[$0] > 0 && context.forbids($0, to: property.element)
      }
      guard let strip else { continue }
      let failure = Failure(
        configuration: Int32(configuration), lift: 0, overlap: 0, length: 0,
        cause: .anchor(edge, value: property.valuePlace), rest: .fixed)
      add(failure, rule: placementRules.count, property.element, case: number, at: context.strips[strip])
    }
  }

  private mutating func add(
    _ failure: Failure, rule: Int, _ element: ElementIndex, case number: Int, at strip: StripSlot? = nil
  ) {
    let entry = expansions[cases[number].expansion].entries[Int(element.index)]
    var key = FindingKey(entry: entry, rule: rule)
    if case .assertion(_, let place) = failure.cause { key.assertion = place }
    let index: Int
    if let known = findingOf[key] {
      index = known
      // Several requirements of a rule may fail in one configuration: the worst stands for them.
      let last = findings[known].failures.count - 1
      findings[known].severity = max(
        findings[known].severity, levels.severity(of: findings[known].rule, isAdvice: failure.isAdvice))
      if findings[known].failures[last].configuration != failure.configuration {
        findings[known].failures.append(failure)
      } else if failure.isToldRather(than: findings[known].failures[last]) {
        findings[known].failures[last] = failure
      }
    } else {
      let description = rule < placementRules.count ? placementRules[rule].description : .tiedToGlass
      let isFixed = rule < placementRules.count && placementRules[rule].isOfTheLanguage
      index = findings.count
      findingOf[key] = index
      findings.append(
        Finding(
          rule: description, severity: isFixed ? .error : levels.severity(of: description, isAdvice: failure.isAdvice),
          entry: entry,
          certainty: isFixed
            ? .checked : certainty(of: description.name, element, entry, cases[number].placement.screen),
          failures: [failure]))
    }
    var slot = strip
    if case .strip(let own, _) = failure.cause { slot = own }
    if case .hidden(let own, _, _) = failure.cause, own.matter.isClearOfSafe { slot = own }
    guard let slot,
      !findings[index].sites.contains(where: {
        $0.edge == slot.edge && $0.kind == slot.kind && $0.matter == slot.matter
      })
    else { return }
    findings[index].sites.append(
      FindingSite(edge: slot.edge, kind: slot.kind, matter: slot.matter, caseNumber: number, element: element))
  }

  private mutating func certainty(
    of rule: RuleName, _ element: ElementIndex, _ entry: Int32, _ screen: Screen
  ) -> FindingCertainty {
    guard let allowance = screen.allowance(of: rule, for: element) else { return .checked }
    if rule == RuleDescription.tiedToGlass.name {
      tiedAllowances.append((allowance.place, entry))
    } else {
      usedAllowances.insert(allowance.place)
    }
    return .suppressed(reason: allowance.reason)
  }

  /// All findings, by rule in the rules' order and then by element; one cause gives one finding.
  public func finished() -> [Finding] {
    gathered(findings).enumerated().sorted { a, b in
      let first = rank(a.element.rule.name)
      let second = rank(b.element.rule.name)
      if first != second { return first < second }
      return a.element.entry != b.element.entry ? a.element.entry < b.element.entry : a.offset < b.offset
    }.map { $0.element }
  }

  /// The errors that were found, each with its element's entry, before one cause was made one finding.
  public var errors: [(rule: RuleName, entry: Int32, configurations: [Int32])] {
    findings.filter { $0.certainty == .checked && $0.severity == .error }.map { finding in
      (finding.rule.name, finding.entry, finding.failures.map { $0.configuration })
    }
  }

  /// A message for each `@allow` that silenced nothing in the whole run, where the rule that it names was asked at all.
  ///
  /// - Parameter others: the rules that are asked of a screen elsewhere.
  public func unusedAllowances(besides others: [RuleDescription] = []) -> [Diagnostic] {
    let silenceable = placementRules.filter { !$0.isOfTheLanguage }.map { $0.description } + [.tiedToGlass] + others
    let asked = silenceable.filter { levels[$0] != .allow }
    let inBand = Set(findings.filter { $0.rule.name == PlacementRule.tappableInBand.name }.map { $0.entry })
    var used = usedAllowances
    for (place, entry) in tiedAllowances where !inBand.contains(entry) {
      used.insert(place)
    }
    return allowances.filter { allowance in
      !used.contains(allowance.place) && asked.contains { $0.name == allowance.rule }
    }.compactMap { levels.unusedAllowance(of: $0.rule, at: $0.place) }
  }

  // MARK: What remedies need to know

  /// The case that a finding's site was met in.
  func placement(of site: FindingSite) -> PlacementCase { cases[site.caseNumber].placement }

  /// Where an element of the table is met first.
  func firstSite(of entry: Int32) -> (placement: PlacementCase, element: ElementIndex)? {
    for known in cases {
      if let index = expansions[known.expansion].entries.firstIndex(of: entry) {
        return (known.placement, ElementIndex(index))
      }
    }
    return nil
  }

  /// The screens that were looked at, one for each case.
  var screens: [Screen] { cases.map { $0.placement.screen } }

  /// The property whose value stands at a place.
  func property(withValue place: Place) -> PropertyPlace? {
    for known in cases {
      if let found = known.placement.screen.propertyPlaces.first(where: { $0.valuePlace == place }) { return found }
    }
    return nil
  }

  /// The place of the value of an element's background, where the element says nothing of `bleed` yet.
  func background(of finding: Finding) -> PropertyPlace? {
    for known in cases {
      guard let index = expansions[known.expansion].entries.firstIndex(of: finding.entry) else { continue }
      let element = ElementIndex(index)
      guard known.placement.screen[element].bleed.isEmpty else { return nil }
      return known.placement.properties(of: element).last { $0.name == .background }
    }
    return nil
  }

  /// The place of the constant of an element that stands in for the inset of an edge, as far as the rule on these found one.
  func constantForInset(of site: FindingSite, _ element: ElementIndex) -> Place? {
    let entry = expansions[cases[site.caseNumber].expansion].entries[Int(element.index)]
    guard let rule = placementRules.firstIndex(where: { $0.name == PlacementRule.hardCodedInset.name }),
      let index = findingOf[FindingKey(entry: entry, rule: rule)]
    else { return nil }
    for failure in findings[index].failures {
      if case .constant(site.edge, _, _, let place) = failure.cause { return place }
    }
    return nil
  }

  private func rank(_ name: RuleName) -> Int {
    if name == RuleDescription.tiedToGlass.name { return 1 }
    let index = placementRules.firstIndex { $0.name == name } ?? placementRules.count
    return index == 0 ? 0 : index + 1
  }
}

// MARK: Widths of texts

extension FindingCollector {
  /// Takes in what collectors found that were given the same expansions with all texts as narrow, or as wide, as they may be.
  ///
  /// What fails with the widths measured stays; where it passes at an end, in every configuration in which it fails, it says so. What fails
  /// only at an end is a warning, or where another configuration fails as measured, a note of that finding.
  ///
  /// - Parameters:
  ///   - end: at which end of their interval the texts of the other collector are.
  ///   - judged: the configurations that the other collector was given.
  public mutating func merge(_ other: FindingCollector, at end: TextWidthEnd, judged: Set<Int32>) {
    var failing: [FindingKey: Set<Int32>] = [:]
    for (key, index) in other.findingOf { failing[key] = Set(other.findings[index].failures.map { $0.configuration }) }
    for (key, index) in findingOf where findings[index].textDependence == .none {
      let passes = findings[index].failures.allSatisfy {
        judged.contains($0.configuration) && failing[key]?.contains($0.configuration) != true
      }
      if passes { findings[index].textDependence = .passes(at: end) }
    }
    for (key, index) in other.findingOf {
      guard let known = findingOf[key] else { continue }
      let own = Set(findings[known].failures.map { $0.configuration })
      let more = other.findings[index].failures.filter { !own.contains($0.configuration) }
      switch end {
      case .narrowest: findings[known].atEnds.narrowest = more
      case .widest: findings[known].atEnds.widest = more
      }
    }
    let firstCase = cases.count
    cases += other.cases
    for (key, index) in other.findingOf.sorted(by: { $0.value < $1.value }) where findingOf[key] == nil {
      var finding = other.findings[index]
      finding.textDependence = .fails(at: end)
      finding.severity = .warning
      for site in finding.sites.indices { finding.sites[site].caseNumber += firstCase }
      findingOf[key] = findings.count
      findings.append(finding)
    }
    usedAllowances.formUnion(other.usedAllowances)
    needed.formUnion(other.needed)
  }
}
