import BandDiagnostics
import BandLayout
import BandPlacement
import BandScreenModel
import BandSyntax

/// What was found of one rule and element, over all discrete cases and families.
public struct RuleProof: Sendable {
  /// A case and family in which it fails.
  public struct Refutation: Sendable {
    public var family: EnvelopeFamily
    public var discrete: DiscreteCase
    public var counterExample: CounterExample
  }

  public var rule: RuleDescription
  /// Index in the element table.
  public var entry: Int32
  /// Of an assertion: which one.
  public var assertion: ScreenAssertion?
  /// Whether what the assertion compares are no lengths, so that no distance tells how far it is from holding.
  public var comparesNumbers = false
  /// Nothing, or what the author wrote so as not to hear of it.
  public var allowance: Allowance?
  /// How many pairs of a case and a family were asked.
  public var cases = 0
  public var provedCases = 0
  /// The case with the largest lift, of those that fail.
  public var refutation: Refutation?
  /// The pairs of a case and a family in which it fails, by the axis along which it does.
  public var refutedCases: [Axis: Set<Int>] = [:]
  public var openRegions = 0
  public var reason: OpenReason?
  /// The families it was proved for, by their index in `ScreenProof.envelopes`.
  public var envelopes: [Int] = []
}

/// What a proof of a whole screen came to.
public struct ScreenProof: Sendable {
  public var rules: [RuleProof] = []
  /// The envelopes, each once.
  public var envelopes: [Envelope] = []
  /// Pairs of a discrete case and a family.
  public var cases = 0
  public var runs = 0
  public var regions = 0
  public var slivers = 0
  /// Random points that were laid out to see whether what was proved holds.
  public var spotChecks = 0
  /// How often it did not; more than 0 is a fault of the prover's.
  public var spotFailures = 0
  /// How often one of them lay in no region in which a rule was proved; more than 0 is a fault as well.
  public var spotGaps = 0
}

/// Gathers the cases of a screen and proves its rules for each of them.
public struct ProofRun {
  /// The affine runs that each group of requirements gets, by default: enough for every example.
  public static let standardBudget = 2_000
  /// How many elements may be laid out and goals looked at for a screen with each affine run of the budget: so that no source keeps
  /// a proof busy for long. Real screens take a small part of it.
  private static let workOfRun = 1_000

  private let levels: RuleLevels
  private let widening: [EnvelopeWidening]
  private let budget: Int
  /// How many random points of the whole screen's envelopes to lay out afterwards.
  public var spotChecks = 0
  /// Called after each pair of a case and a family: for who measures what they cost.
  public var afterEachCase: (@Sendable () -> Void)?
  private var expansions: [Expansion] = []
  private let usesPlatformMinimum: Bool
  private var cases: [Case] = []
  private var groups: [Group] = []
  private var lastGroup: [GroupKey: Int] = [:]

  private struct Expansion {
    var screen: Screen
    var entries: [Int32]
    var lowered: LoweredScreen
  }

  /// An expansion with the strips that a device has.
  private struct Case {
    var expansion: Int
    var strips: [StripSlot]
    var subject: ProofSubject
    var uses: EnvelopeUses
  }

  private struct DisplayKey: Hashable {
    var caseNumber: Int
    var slots: [StripSlot]
  }

  /// What a verdict is of.
  private struct VerdictKey: Hashable {
    var entry: Int32
    var rule: Int
    /// Where the assertion stands, if it is one: a screen has many.
    var assertion: Place?
  }

  private struct GroupKey: Hashable {
    var caseNumber: Int
    var family: EnvelopeFamily
  }

  /// The devices of a family on which a case is laid out.
  private struct Group {
    var key: GroupKey
    var discrete: DiscreteCase
    var members: [EnvelopeMember]
  }

  /// - Parameter usesPlatformMinimum: `platform: minimum` of the project.
  public init(
    levels: RuleLevels, usesPlatformMinimum: Bool = false, budget: Int, widening: [EnvelopeWidening] = []
  ) {
    self.levels = levels
    self.usesPlatformMinimum = usesPlatformMinimum
    self.budget = budget
    self.widening = widening
  }

  /// Makes an expanded screen known, with the entries of its elements in the table of all.
  public mutating func add(expansion screen: Screen, entries: [Int32], lowered: LoweredScreen) {
    expansions.append(Expansion(screen: screen, entries: entries, lowered: lowered))
  }

  /// Makes a configuration known: a device around which an envelope is to stand.
  ///
  /// - Parameters:
  ///   - expansion: the number of `add(expansion:)` that its screen had, from 0.
  public mutating func add(
    expansion: Int, discrete: DiscreteCase, device: DeviceProfile, profile: OrientationProfile
  ) {
    let strips = Obstructions(profile, discrete, usesPlatformMinimum: usesPlatformMinimum, isForProof: true)
    let key = GroupKey(
      caseNumber: caseNumber(expansion, strips.slots), family: EnvelopeFamily(device, profile))
    let member = EnvelopeMember(
      environment: EnvironmentValues(of: profile, scale: device.scale, isKeyboardUp: discrete.isKeyboardUp),
      stripDepths: strips.depths, cutouts: profile.cutouts)
    if let known = lastGroup[key] {
      groups[known].members.append(member)
    } else {
      lastGroup[key] = groups.count
      groups.append(Group(key: key, discrete: discrete, members: [member]))
    }
  }

  private mutating func caseNumber(_ expansion: Int, _ strips: [StripSlot]) -> Int {
    if let known = cases.firstIndex(where: { $0.expansion == expansion && $0.strips == strips }) { return known }
    let screen = expansions[expansion].screen
    var subject = ProofSubject(PlacementCase(screen: screen, strips: strips))
    for (index, rule) in placementRules.enumerated()
    where !rule.isMatrixOnly && !rule.isOfDisplays && levels[rule.description] != .allow {
      if rule.isSearched {
        subject.addCovers(rule: index)
      } else {
        subject.add(rule.requirements(subject.context), rule: index)
      }
    }
    subject.joinRules()
    cases.append(
      Case(
        expansion: expansion, strips: strips, subject: subject, uses: EnvelopeUses(subject)))
    return cases.count - 1
  }

  /// What the rules on displays ask of a case; they are proved by themselves, since they read lengths that nothing else does.
  private func displaySubject(_ known: Case, _ sides: [DisplaySide]) -> ProofSubject {
    let context = PlacementCase(
      screen: expansions[known.expansion].screen, strips: known.strips + sides.map { $0.slot })
    var subject = ProofSubject(context)
    for (index, rule) in placementRules.enumerated() where rule.isOfDisplays && levels[rule.description] != .allow {
      subject.add(rule.requirements(context), rule: index)
    }
    return subject
  }

  /// How far a proof has come.
  private struct Progress {
    var proof = ScreenProof()
    var proofOf: [VerdictKey: Int] = [:]
    var displaySubjects: [DisplayKey: ProofSubject] = [:]
    /// Of each case: what was made of its subject's further ways.
    var further: [FurtherWays]
    /// What is left of the budget's work, and what of that the group at hand may take.
    var work: Int
    var workOfGroup = 0
  }

  /// The solvers of one expansion: that for forms is large, so there is one at a time, for all groups of its expansion.
  private struct Solvers {
    var tracing: ScreenSolver<Trace>
    var plain: ScreenSolver<Double>

    init(_ lowered: LoweredScreen) {
      tracing = ScreenSolver<Trace>(lowered)
      plain = ScreenSolver<Double>(lowered)
    }
  }

  /// Proves everything.
  public mutating func prove() -> ScreenProof {
    let order = groups.indices.sorted { a, b in
      let first = cases[groups[a].key.caseNumber].expansion
      let second = cases[groups[b].key.caseNumber].expansion
      return first != second ? first < second : a < b
    }
    let (work, isTooMuch) = budget.multipliedReportingOverflow(by: Self.workOfRun)
    var progress = Progress(
      further: [FurtherWays](repeating: FurtherWays(), count: cases.count), work: isTooMuch ? .max : work)
    // A part is kept for each group behind, so that what is easy is proved everywhere, however hard something else is.
    let kept = progress.work / 4 / max(order.count, 1)
    var solved = -1
    var solvers: Solvers?
    for (position, index) in order.enumerated() {
      let expansion = cases[groups[index].key.caseNumber].expansion
      if solved != expansion {
        solved = expansion
        solvers = nil
        solvers = Solvers(expansions[expansion].lowered)
      }
      guard var own = solvers.take() else { continue }
      let granted = progress.work - kept * (order.count - position - 1)
      progress.workOfGroup = granted
      prove(group: index, &own, &progress)
      progress.work -= granted - progress.workOfGroup
      solvers = own
      afterEachCase?()
    }
    return progress.proof
  }

  /// Proves one case for one family of devices.
  private func prove(group index: Int, _ solvers: inout Solvers, _ progress: inout Progress) {
    let group = groups[index]
    let known = cases[group.key.caseNumber]
    let sides = group.key.family.displaySides(group.members)
    let displayKey = DisplayKey(caseNumber: group.key.caseNumber, slots: sides.map { $0.slot })
    let displays = progress.displaySubjects[displayKey] ?? displaySubject(known, sides)
    progress.displaySubjects[displayKey] = displays
    if known.subject.goals.isEmpty, displays.goals.isEmpty { return }
    let envelope = Envelope(group.key.family, group.members, strips: known.strips, sides: sides, widening: widening)
    // Devices of one family with other strips may have other lengths: nothing is proved of what lies between.
    let number =
      progress.proof.envelopes.firstIndex { $0.hasSameBounds(as: envelope) } ?? progress.proof.envelopes.count
    if number == progress.proof.envelopes.count { progress.proof.envelopes.append(envelope) }
    progress.proof.cases += 1
    for (subject, uses) in parts(of: known.subject, known.uses, in: envelope) {
      var ways = progress.further[group.key.caseNumber]
      prove(subject, uses, of: index, envelope, number, &ways, &solvers, &progress)
      progress.further[group.key.caseNumber] = ways
    }
    for (subject, uses) in parts(of: displays, EnvelopeUses(displays), in: envelope) {
      var ways = FurtherWays()
      prove(subject, uses, of: index, envelope, number, &ways, &solvers, &progress)
    }
  }

  /// Proves a part of what is asked of a group: with each choice of the lengths to hold what those before left open.
  ///
  /// - Parameter number: the envelope's, in `ScreenProof.envelopes`.
  private func prove(
    _ part: ProofSubject, _ uses: EnvelopeUses, of index: Int, _ envelope: Envelope, _ number: Int,
    _ ways: inout FurtherWays, _ solvers: inout Solvers, _ progress: inout Progress
  ) {
    var subject = part
    let choices = envelope.heldChoices(for: uses)
    for (choice, held) in (choices.isEmpty ? [[]] : choices).enumerated() {
      let root = envelope.root(for: uses, holding: held)
      var outcome = proveCase(
        subject, over: root, reading: uses, tracing: &solvers.tracing, plain: &solvers.plain, &ways, budget: budget,
        work: progress.workOfGroup, keepsRegions: spotChecks > 0)
      if spotChecks > 0 {
        let points = (spotChecks + groups.count - 1) / groups.count
        let check = SpotCheck(
          outcome, of: subject, over: root, plain: &solvers.plain, points: points, seed: UInt64(index))
        progress.proof.spotChecks += points
        progress.proof.spotFailures += check.failures
        progress.proof.spotGaps += check.uncovered
      }
      progress.workOfGroup = max(0, progress.workOfGroup - outcome.work)
      progress.proof.runs += outcome.runs
      progress.proof.regions += outcome.regions
      progress.proof.slivers += outcome.slivers
      // What hangs on a length that was held may not on those of the next choice.
      let left = choice + 1 < choices.count ? outcome.openGoals : []
      if left.isEmpty {
        if choices.count > 1 { outcome.nameAxes() }
        return add(outcome, subject, of: index, envelope: number, to: &progress)
      }
      let decided = subject.goals.indices.filter { !left.contains($0) }
      outcome.keep(decided)
      add(outcome, subject.with(goals: decided), of: index, envelope: number, to: &progress)
      subject = subject.with(goals: left)
    }
  }

  /// A subject in one, or by what is read where all of that together is more than a proof can hold: what one rule asks of one element
  /// stays together.
  private func parts(
    of subject: ProofSubject, _ uses: EnvelopeUses, in envelope: Envelope
  ) -> [(ProofSubject, EnvelopeUses)] {
    if subject.goals.isEmpty { return [] }
    if envelope.root(for: uses).axes.count <= Trace.mostAxes { return [(subject, uses)] }
    var goalsOf: [Int: [Int]] = [:]
    for (number, goal) in subject.goals.enumerated() {
      goalsOf[Int(goal.element.index) * placementRules.count + goal.rule, default: []].append(number)
    }
    var parts: [(goals: [Int], uses: EnvelopeUses)] = []
    for key in goalsOf.keys.sorted() {
      guard let numbers = goalsOf[key] else { continue }
      let uses = EnvelopeUses(subject.with(goals: numbers))
      if let known = parts.firstIndex(where: { $0.uses == uses }) {
        parts[known].goals += numbers
      } else {
        parts.append((numbers, uses))
      }
    }
    return parts.map { (subject.with(goals: $0.goals), $0.uses) }
  }

  /// Counts in what was found of a group's goals.
  ///
  /// - Parameter envelope: index in `ScreenProof.envelopes`.
  private func add(
    _ outcome: CaseProof, _ subject: ProofSubject, of groupNumber: Int, envelope: Int, to progress: inout Progress
  ) {
    let group = groups[groupNumber]
    let known = cases[group.key.caseNumber]
    var counted: Set<Int> = []
    var failed: Set<Int> = []
    for (index, goal) in subject.goals.enumerated() {
      let entry = expansions[known.expansion].entries[Int(goal.element.index)]
      let screen = expansions[known.expansion].screen
      let assertion = subject.assertion(of: goal).map { screen.assertions[$0] }
      let key = VerdictKey(entry: entry, rule: goal.rule, assertion: assertion?.place)
      let number: Int
      if let found = progress.proofOf[key] {
        number = found
      } else {
        number = progress.proof.rules.count
        progress.proofOf[key] = number
        let description = placementRules[goal.rule].description
        progress.proof.rules.append(
          RuleProof(
            rule: description, entry: entry, assertion: assertion, comparesNumbers: subject.comparesNumbers(goal),
            allowance: screen.allowance(of: description.name, for: goal.element)))
      }
      if counted.insert(number).inserted {
        progress.proof.rules[number].cases += 1
        if !progress.proof.rules[number].envelopes.contains(envelope) {
          progress.proof.rules[number].envelopes.append(envelope)
        }
      }
      switch outcome.outcomes[index] {
      case .proved: break
      case .open(let regions, let reason):
        failed.insert(number)
        progress.proof.rules[number].openRegions += regions
        progress.proof.rules[number].reason = reason
      case .refuted(let found):
        failed.insert(number)
        for axis in subject.axes(of: goal) {
          progress.proof.rules[number].refutedCases[axis, default: []].insert(groupNumber)
        }
        if let worst = progress.proof.rules[number].refutation, worst.counterExample.clearance <= found.clearance {
          continue
        }
        progress.proof.rules[number].refutation = RuleProof.Refutation(
          family: group.key.family, discrete: group.discrete, counterExample: found)
      }
    }
    for number in counted where !failed.contains(number) { progress.proof.rules[number].provedCases += 1 }
  }
}
