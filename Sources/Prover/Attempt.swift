import BandLayout
import BandPlacement
import BandScreenModel

/// One affine run at the centre of a region, and what it proves there.
struct Attempt {
  enum Result {
    /// It holds where these rows hold, and what a region is left with stands outside of one of them.
    case proved([Int32])
    case refuted(CounterExample)
    case stuck(OpenReason)
  }

  /// What became of one clearance.
  private enum Bound {
    /// At least 0 where the rows hold.
    case kept([Int32])
    /// Maybe below 0; the last row says where it isn't.
    case unsure(rows: [Int32], keeps: ProofRow?)
    case bent
  }

  /// Where something holds: where the rows and those of `keeps` do.
  private struct Way {
    var rows: [Int32] = []
    /// Forms that may be below 0 elsewhere, as rows.
    var keeps: [ProofRow] = []

    mutating func add(_ other: Way) {
      rows = union(rows, other.rows)
      keeps += other.keeps
    }
  }

  /// A value with all that it hangs on.
  private struct ValueKey: Hashable {
    var node: Int32
    var form: SIMD8<Double>

    func hash(into hasher: inout Hasher) {
      hasher.combine(node)
      // 0 and -0 are equal, and hash alike.
      for lane in [7, 0, 1] { hasher.combine((form[lane] + 0).bitPattern) }
    }
  }

  /// How far below 0 a form may be: a little less than a layout is allowed, so that rounding never decides.
  static var allowed: Double { placementTolerance - 1e-6 }
  /// More alternatives than this are not tried to the end at one centre.
  private static var mostTries: Int { 6 }
  /// Choices of stops beyond these aren't looked at.
  private static var mostChoices: Int { 1024 }
  /// Up to so many things above an element are shown to be apart from it one by one.
  private static var mostPairs: Int { 32 }

  private let subject: ProofSubject
  private let root: ProofRoot
  private let uses: EnvelopeUses
  private let tape: UnsafeMutablePointer<TraceTape>
  private var collector: Collector
  var further: FurtherWays
  var program = LinearProgram()
  private var ownPrograms = 0
  /// How many linear programs were solved, over all regions.
  var linearPrograms: Int { ownPrograms + collector.linearPrograms }
  /// How many affine runs were made.
  private(set) var runs = 0
  /// What the region took besides its elements and goals: alternatives that were tried, stops, and rows of linear programs.
  private(set) var work = 0
  private var centre: SIMD8<Double> = .zero
  private var region: [ProofRow] = []
  private var environment: [Trace] = []
  private var stripDepths: [Trace] = []
  /// The layouts at the centre with the sheets at each of their rests, as far as they were asked for.
  private var evaluators: [Evaluator<Trace>?] = []
  /// What is to be shown of what covers an element, at each rest.
  private var covers: [CoverDuties?] = []
  /// What the rows and columns keep apart, at each rest.
  private var orders: [FlowOrder?] = []
  /// What became of each value that was looked at: cells of one column, and what is asked of them twice, are often as large.
  private var bounds: [ValueKey: Bound] = [:]
  private var scratch: [ProofRow] = []

  init(
    _ subject: ProofSubject, _ root: ProofRoot, _ uses: EnvelopeUses, _ tape: UnsafeMutablePointer<TraceTape>,
    _ further: FurtherWays
  ) {
    self.subject = subject
    self.further = further
    self.root = root
    self.uses = uses
    self.tape = tape
    collector = Collector(tape)
  }

  func row(_ index: Int32) -> ProofRow { collector.rows[Int(index)] }

  /// Goes to the centre of another region.
  mutating func begin(at centre: SIMD8<Double>, in region: [ProofRow]) {
    work = 0
    self.centre = centre
    self.region = region
    tape.pointee.begin(at: centre)
    collector.begin(at: centre, in: region, axes: root.axes.count)
    (environment, stripDepths) = root.traces(at: centre, on: tape)
    evaluators = [Evaluator<Trace>?](repeating: nil, count: subject.rests.count)
    covers = [CoverDuties?](repeating: nil, count: subject.rests.count)
    orders = [FlowOrder?](repeating: nil, count: subject.rests.count)
    bounds.removeAll(keepingCapacity: true)
  }

  /// Adds the lines of the author's comparisons that the runs met, each once, with slopes of length 1.
  func gatherFaces(in faces: inout [ProofRow]) {
    for form in tape.pointee.faces {
      guard var row = ProofRow(form: form, around: centre).normalized else { continue }
      // One of the two ways round.
      let first = (0..<8).first { row.slope[$0].magnitude > 1e-12 } ?? 0
      if row.slope[first] < 0 { row = row.opposite }
      let isKnown = faces.contains { known in
        (known.offset - row.offset).magnitude < 1e-9
          && ((known.slope - row.slope) * (known.slope - row.slope)).sum() < 1e-18
      }
      if !isKnown { faces.append(row) }
    }
  }

  /// The screen laid out as forms at a rest. All rests stand on one tape.
  private mutating func evaluator(at rest: Int32, _ tracing: inout ScreenSolver<Trace>) -> Evaluator<Trace> {
    if let known = evaluators[Int(rest)] { return known }
    runs += 1
    let frames = tracing.trace(in: environment, detents: subject.rests[Int(rest)], on: tape)
    let evaluator = Evaluator(
      screen: subject.context.screen, frames: frames, environment: environment, stripDepths: stripDepths)
    evaluators[Int(rest)] = evaluator
    for scroll in frames.scrolls { work += 4 * scroll.stops.count }
    collector.takeCommitted()
    bounds.removeAll(keepingCapacity: true)
    return evaluator
  }

  /// Proves a goal around the centre, or finds out why not.
  mutating func prove(
    _ goal: ProofGoal, _ tracing: inout ScreenSolver<Trace>, _ plain: inout ScreenSolver<Double>
  ) -> Result {
    var isBent = false
    var isAsked = false
    var fallback: Way?
    for rest in goal.rests {
      let evaluator = evaluator(at: rest, &tracing)
      // What exists at all hangs on something of which only this one value is known.
      if collector.committedNeeds().isBent {
        if !goal.isStrict, let found = failing(goal, &plain) { return .refuted(found) }
        return .stuck(.notLinear)
      }
      guard evaluator.asks(of: goal.element), subject.isAsked(where: { evaluator.exists($0) }) else { continue }
      isAsked = true
      guard var way = way(goal.along, evaluator, &isBent),
        let own = wayOfItsOwn(goal, at: rest, evaluator, &plain, &isBent)
      else { continue }
      way.add(own)
      if way.keeps.isEmpty { return .proved(way.rows) }
      if fallback == nil { fallback = way }
    }
    if !isAsked { return .proved(committedRows()) }
    if !goal.along.isEmpty, let way = wayAtAllRests(goal, &tracing, &plain, &isBent) {
      if way.keeps.isEmpty { return .proved(way.rows) }
      if fallback == nil { fallback = way }
    }
    guard let fallback else {
      if goal.isStrict { return .stuck(isBent ? .notLinear : .display) }
      if let found = failing(goal, &plain) { return .refuted(found) }
      return .stuck(isBent ? .notLinear : goal.asksOfCovers ? .covers : .rounding)
    }
    // It holds at the centre, and all around it as far as the forms themselves are at least 0. Where they aren't is a region of its
    // own, whose centre tells whether anything fails there.
    var all = fallback.rows
    for row in fallback.keeps {
      if let index = collector.add(row) { all = union(all, [index]) }
    }
    return .proved(all)
  }

  /// Where nothing covers an element at a rest, if that can be shown of all that is painted above it.
  private mutating func wayApart(
    _ element: ElementIndex, at rest: Int32, _ evaluator: Evaluator<Trace>, _ plain: inout ScreenSolver<Double>,
    _ isBent: inout Bool
  ) -> Way? {
    var known: CoverDuties
    if let made = covers[Int(rest)].take() {
      known = made
    } else {
      let (environment, strips) = root.values(at: centre)
      var device = PlainDevice(subject, environment, strips)
      known = CoverDuties(subject.context, device.evaluator(at: rest, &plain))
    }
    defer { covers[Int(rest)] = known }
    var way = Way(rows: committedRows())
    var above = known.covers(of: element)
    if above.count > Self.mostPairs {
      var order = orders[Int(rest)].take() ?? FlowOrder(subject.context)
      above = order.unordered(above, besides: element, evaluator, rows: &way.rows) { clearance in
        // Many links are put together: each holds but for rounding, so that what they may lack doesn't add up.
        var exact = clearance
        exact.constant -= placementTolerance - 2e-6
        if case .kept(let rows) = bound(evaluator.traced(exact)) { return rows }
        return nil
      }
      orders[Int(rest)] = order
    }
    for duty in known.duties(of: element, covers: above) {
      if let nearest = duty.nearest, case .kept(let rows) = bound(evaluator.traced(nearest)) {
        if !rows.isEmpty { way.rows = union(way.rows, rows) }
        continue
      }
      let requirement = known.requirement(duty, of: element)
      guard let found = self.way(requirement, -1, evaluator, &isBent) else { return nil }
      way.add(found)
    }
    return way
  }

  /// Where a goal itself is kept at each rest at which it is asked, so that nothing else need be kept along with it.
  private mutating func wayAtAllRests(
    _ goal: ProofGoal, _ tracing: inout ScreenSolver<Trace>, _ plain: inout ScreenSolver<Double>, _ isBent: inout Bool
  ) -> Way? {
    var all = Way()
    for rest in goal.rests {
      let evaluator = evaluator(at: rest, &tracing)
      guard evaluator.asks(of: goal.element), subject.isAsked(where: { evaluator.exists($0) }) else { continue }
      guard let own = wayOfItsOwn(goal, at: rest, evaluator, &plain, &isBent) else { return nil }
      all.add(own)
    }
    // At which of the rests it is there hangs on all that was decided.
    all.rows = union(all.rows, committedRows())
    return all
  }

  /// Where a goal itself is kept at a rest; nothing where that can't be told.
  private mutating func wayOfItsOwn(
    _ goal: ProofGoal, at rest: Int32, _ evaluator: Evaluator<Trace>, _ plain: inout ScreenSolver<Double>,
    _ isBent: inout Bool
  ) -> Way? {
    guard var way = way(goal.requirements, evaluator, &isBent) else { return nil }
    if goal.asksOfCovers {
      guard let apart = wayApart(goal.element, at: rest, evaluator, &plain, &isBent) else { return nil }
      way.add(apart)
    }
    return way
  }

  /// Where all of some requirements hold at a rest; nothing where that can't be told.
  private mutating func way(_ requirements: [Int32], _ evaluator: Evaluator<Trace>, _ isBent: inout Bool) -> Way? {
    var way = Way()
    for index in requirements {
      guard let found = self.way(subject.requirements[Int(index)], Int(index), evaluator, &isBent) else { return nil }
      way.add(found)
    }
    return way
  }

  /// Where a requirement holds, if it does at the centre: without `keeps` if one of its alternatives can be proved so.
  ///
  /// - Parameter number: the requirement's index in the subject's list; -1 for one that isn't in it.
  private mutating func way(
    _ requirement: Requirement, _ number: Int, _ evaluator: Evaluator<Trace>, _ isBent: inout Bool
  ) -> Way? {
    if !evaluator.applies(requirement) { return Way(rows: committedRows()) }
    if case .assertion = requirement.subject { addFaces(of: requirement, evaluator) }
    var fallback: Way?
    var tries = 0
    let alternatives = evaluator.alternatives(of: requirement, limit: Self.mostChoices)
    // Those at each choice of stops are made before they are tried.
    if !requirement.stops.isEmpty { work += 4 * alternatives.count }
    for alternative in alternatives {
      if let way = way(alternative, evaluator, &fallback, &isBent, &tries) { return way }
    }
    for alternative in requirement.unless {
      if let way = way(alternative, evaluator, &fallback, &isBent, &tries) { return way }
    }
    if let reasons = evaluator.reasonsNotToAsk(requirement),
      let way = way(reasons, evaluator, &fallback, &isBent, &tries)
    {
      return way
    }
    // The further alternatives are many: only where nothing else will do. They speak of no stops.
    if fallback == nil, requirement.stops.isEmpty {
      let furtherWays = number >= 0 ? further.ways(of: requirement, number) : requirement.orElse()
      for alternative in furtherWays where uses.cover(alternative) {
        if let way = way(alternative, evaluator, &fallback, &isBent, &tries) { return way }
      }
    }
    return fallback
  }

  /// Notes the lines on which an author's assertions turn over: what must not be equal fails on one alone, and what is compared as a number
  /// fails beside one so close that no region shows it.
  private mutating func addFaces(of requirement: Requirement, _ evaluator: Evaluator<Trace>) {
    for alternative in requirement.anyOf {
      for clearance in alternative where !clearance.terms.isEmpty && (clearance.constant < 0 || !clearance.isOfLengths)
      {
        guard let scale = clearance.terms.map({ $0.factor.magnitude }).max(), scale > 0 else { continue }
        var line = clearance
        line.constant = 0
        tape.pointee.addFace(evaluator.traced(line).times(1 / scale).form)
      }
    }
  }

  /// Where all clearances of an alternative are kept, if that takes no row of its own; where it does, it becomes the fallback.
  private mutating func way(
    _ alternative: [Clearance], _ evaluator: Evaluator<Trace>, _ fallback: inout Way?, _ isBent: inout Bool,
    _ tries: inout Int
  ) -> Way? {
    work += 1
    var values: [Trace] = []
    values.reserveCapacity(alternative.count)
    for clearance in alternative {
      let value = evaluator.traced(clearance)
      if !(value.value >= -Self.allowed) { return nil }
      values.append(value)
    }
    if tries >= Self.mostTries { return nil }
    tries += 1
    var way = Way()
    for value in values {
      switch bound(value) {
      case .kept(let needed): way.rows = union(way.rows, needed)
      case .bent:
        isBent = true
        return nil
      case .unsure(let needed, let row):
        guard let row else { return nil }
        way.add(Way(rows: needed, keeps: [row]))
      }
    }
    if values.isEmpty { way.rows = committedRows() }
    if way.keeps.isEmpty { return way }
    if fallback == nil { fallback = way }
    return nil
  }

  /// Finds out how small a value can be in the region, and which decisions that hangs on.
  private mutating func bound(_ value: Trace) -> Bound {
    // Most lengths hang on nothing but the environment.
    let form = ProofRow(form: value.form, around: centre)
    if value.node == 0, form.leastOnBox >= -Self.allowed { return .kept(committedRows()) }
    let key = ValueKey(node: value.node, form: value.form)
    if let known = bounds[key] { return known }
    let found = bound(value, form)
    bounds[key] = found
    return found
  }

  private mutating func bound(_ value: Trace, _ form: ProofRow) -> Bound {
    let relaxed = collector.needs(of: value, isRelaxed: true)
    if relaxed.isBent { return .bent }
    if form.leastOnBox + relaxed.correction >= -Self.allowed { return .kept(relaxed.rows) }
    if relaxed.isRelaxed, least(of: form, relaxed.rows) + relaxed.correction >= -Self.allowed {
      return .kept(relaxed.rows)
    }
    let needs = relaxed.isRelaxed ? collector.needs(of: value, isRelaxed: false) : relaxed
    if needs.isBent { return .bent }
    if least(of: form, needs.rows) >= -Self.allowed { return .kept(needs.rows) }
    let keeps = ProofRow(slope: form.slope, offset: form.offset + Self.allowed).normalized
    return .unsure(rows: needs.rows, keeps: keeps)
  }

  private mutating func least(of form: ProofRow, _ rows: [Int32]) -> Double {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: region)
    for index in rows { scratch.append(collector.rows[Int(index)]) }
    ownPrograms += 1
    work += scratch.count / 8
    return program.minimum(of: form.slope, form.offset, lanes: root.axes.count, where: scratch).bound
  }

  /// What every value of the layouts so far hangs on.
  private mutating func committedRows() -> [Int32] { collector.committedNeeds().rows }

  // MARK: Counterexamples

  /// A device that fails at the centre, or of whole points right beside it.
  private func failing(_ goal: ProofGoal, _ plain: inout ScreenSolver<Double>) -> CounterExample? {
    for lengths in root.wholeLengths(near: centre, most: 4) {
      if let found = confirm(lengths, goal, &plain) { return found }
    }
    guard var found = confirm(root.lengths(at: centre), goal, &plain) else { return nil }
    // Of lengths between whole points only those stay that must.
    var lengths = root.lengths(at: centre)
    for axis in lengths.indices {
      let nearest = roundedHalfAwayFromZero(lengths[axis])
      for whole in [nearest, nearest > lengths[axis] ? nearest - 1 : nearest + 1] {
        var rounder = lengths
        rounder[axis] = whole
        if root.contains(root.point(of: rounder)), let other = confirm(rounder, goal, &plain) {
          lengths = rounder
          found = other
          break
        }
      }
    }
    return found
  }

  /// Lays out a device in `Double`, and sees whether the goal fails on it.
  private func confirm(_ lengths: [Double], _ goal: ProofGoal, _ plain: inout ScreenSolver<Double>) -> CounterExample? {
    let (environment, strips) = root.values(of: lengths)
    if !root.holdsTogether(environment, strips) { return nil }
    var device = PlainDevice(subject, environment, strips)
    guard let clearance = device.clearance(of: goal, &plain), clearance < -placementTolerance else { return nil }
    return CounterExample(
      environment: environment, stripDepths: strips, variables: root.variables, clearance: clearance)
  }
}

extension ProofRoot {
  /// The lengths along the axes at a point of the unit box, in points.
  func lengths(at point: SIMD8<Double>) -> [Double] {
    axes.indices.map { axes[$0].lower + (axes[$0].upper - axes[$0].lower) * point[$0] }
  }

  /// Lengths in whole points around a point of the unit box, inside all bounds: the nearest first, `most` of them.
  func wholeLengths(near point: SIMD8<Double>, most: Int) -> [[Double]] {
    let exact = lengths(at: point)
    let nearest = exact.map { roundedHalfAwayFromZero($0) }
    var found: [[Double]] = []
    // Where the nearest leaves the bounds, other ways to round some of the lengths may not.
    for choice in 0..<(1 << axes.count) {
      var lengths = nearest
      for axis in axes.indices where choice >> axis & 1 == 1 {
        lengths[axis] += nearest[axis] > exact[axis] ? -1 : 1
      }
      if contains(self.point(of: lengths)) { found.append(lengths) }
      if found.count == most { break }
    }
    return found
  }

  /// The environment as forms around a point of the unit box: the variables, then the depths of the strips.
  func traces(at point: SIMD8<Double>, on tape: UnsafeMutablePointer<TraceTape>) -> ([Trace], [Trace]) {
    let (environment, strips) = values(at: point)
    var run = TraceRun(tape)
    var traces = environment.map { Trace($0) }
    var ofAxis: [Trace] = []
    var ofHeld: [Trace] = []
    for (number, axis) in held.enumerated() {
      ofHeld.append(Trace.held(Self.middle(of: axis), number: number, on: tape))
      if case .environment(let variable) = axis.variable { traces[Int(variable.rawValue)] = ofHeld[number] }
    }
    for (index, axis) in axes.enumerated() {
      var form = SIMD8<Double>.zero
      form[index] = axis.upper - axis.lower
      form[7] = axis.lower + (axis.upper - axis.lower) * point[index]
      ofAxis.append(Trace(form: form))
      if case .environment(let variable) = axis.variable { traces[Int(variable.rawValue)] = Trace(form: form) }
    }
    for one in following { traces[Int(one.variable.rawValue)] = traces[Int(one.other.rawValue)] }
    let depths = stripDepths.enumerated().map { index, depth in
      switch depth {
      case .constant: return Trace(strips[index])
      case .axis(let axis): return ofAxis[axis]
      case .held(let number): return ofHeld[number]
      case .sum(let terms, let constant):
        return terms.reduce(Trace(constant)) { $0 + traces[Int($1.variable.rawValue)].times($1.factor) }
      case .variable(let variable, let least):
        return Trace.larger(traces[Int(variable.rawValue)], Trace(least), &run)
      }
    }
    return (traces, depths)
  }
}
