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
    /// Maybe below 0, worst at the point; the last row says where it isn't.
    case unsure(rows: [Int32], least: SIMD8<Double>, keeps: ProofRow?)
    case bent
  }

  /// How far below 0 a form may be: a little less than a layout is allowed, so that rounding never decides.
  static var allowed: Double { placementTolerance - 1e-6 }
  /// More alternatives than this are not tried to the end at one centre.
  private static var mostTries: Int { 6 }

  private let screen: Screen
  private let root: ProofRoot
  private let uses: EnvelopeUses
  /// Where the screen's sheets rest.
  private let detents: [Int32]
  private let tape: UnsafeMutablePointer<TraceTape>
  private var collector: Collector
  var program = LinearProgram()
  private(set) var linearPrograms = 0
  private var centre: SIMD8<Double> = .zero
  private var region: [ProofRow] = []
  private var evaluator: Evaluator<Trace>?
  /// Of each of the collector's rows: 0 unknown, 1 it cuts the region, 2 it doesn't.
  private var liveness: [UInt8] = []
  private var scratch: [ProofRow] = []

  init(
    _ screen: Screen, _ root: ProofRoot, _ uses: EnvelopeUses, _ detents: [Int32], _ tape: UnsafeMutablePointer<TraceTape>
  ) {
    self.screen = screen
    self.root = root
    self.uses = uses
    self.detents = detents
    self.tape = tape
    collector = Collector(tape)
  }

  func row(_ index: Int32) -> ProofRow { collector.rows[Int(index)] }

  /// Lays the screen out as forms.
  mutating func begin(at centre: SIMD8<Double>, in region: [ProofRow], _ tracing: inout ScreenSolver<Trace>) {
    self.centre = centre
    self.region = region
    tape.pointee.begin(at: centre)
    let (environment, strips) = root.traces(at: centre, on: tape)
    let frames = tracing.trace(in: environment, detents: detents, on: tape)
    evaluator = Evaluator(screen: screen, frames: frames, environment: environment, stripDepths: strips)
    collector.begin(at: centre)
    liveness.removeAll(keepingCapacity: true)
  }

  /// Proves a requirement around the centre, or finds out why not.
  mutating func prove(_ requirement: Requirement, _ plain: inout ScreenSolver<Double>) -> Result {
    guard let evaluator else { return .stuck(.rounding) }
    if !evaluator.applies(requirement) { return .proved(living(collector.committedNeeds().rows)) }
    var isBent = false
    var fallback: (rows: [Int32], least: SIMD8<Double>, keeps: [ProofRow])?
    var tries = 0
    for alternative in evaluator.alternatives(of: requirement) + requirement.unless {
      if let rows = prove(alternative, evaluator, &fallback, &isBent, &tries) { return .proved(rows) }
    }
    if let reasons = evaluator.reasonsNotToAsk(requirement),
      let rows = prove(reasons, evaluator, &fallback, &isBent, &tries)
    {
      return .proved(rows)
    }
    // The further alternatives are many: only where nothing else will do. They speak of no stops.
    if fallback == nil, requirement.stops.isEmpty {
      for alternative in requirement.orElse() where uses.cover(alternative) {
        if let rows = prove(alternative, evaluator, &fallback, &isBent, &tries) { return .proved(rows) }
      }
    }
    guard let (rows, least, keeps) = fallback else {
      if let found = firstFailing([centre], requirement, &plain) { return .refuted(found) }
      return .stuck(isBent ? .notLinear : .rounding)
    }
    if let found = counterExample(near: least, rows, keeps, requirement, &plain) { return .refuted(found) }
    // It holds at the centre, and all around it as far as the forms themselves are at least 0.
    var all = rows
    for row in keeps { all = union(all, [collector.add(row)]) }
    return .proved(living(all))
  }

  /// Proves that all clearances of an alternative are kept, and gives the rows that this takes; nothing where it can't.
  private mutating func prove(
    _ alternative: [Clearance], _ evaluator: Evaluator<Trace>,
    _ fallback: inout (rows: [Int32], least: SIMD8<Double>, keeps: [ProofRow])?, _ isBent: inout Bool,
    _ tries: inout Int
  ) -> [Int32]? {
    let values = alternative.map { evaluator.traced($0) }
    guard values.allSatisfy({ $0.value >= -Self.allowed }) else { return nil }
    if tries >= Self.mostTries { return nil }
    tries += 1
    var rows: [Int32] = []
    var least: SIMD8<Double>?
    var keeps: [ProofRow] = []
    for value in values {
      switch bound(value) {
      case .kept(let needed): rows = union(rows, needed)
      case .bent:
        isBent = true
        return nil
      case .unsure(let needed, let point, let row):
        guard let row else { return nil }
        rows = union(rows, needed)
        keeps.append(row)
        if least == nil { least = point }
      }
    }
    guard let least else {
      return values.isEmpty ? living(collector.committedNeeds().rows) : rows
    }
    if fallback == nil { fallback = (rows, least, keeps) }
    return nil
  }

  /// Finds out how small a value can be in the region, and which decisions that hangs on.
  private mutating func bound(_ value: Trace) -> Bound {
    let form = ProofRow(form: value.form, around: centre)
    let relaxed = collector.needs(of: value, isRelaxed: true)
    if relaxed.isBent { return .bent }
    if form.leastOnBox + relaxed.correction >= -Self.allowed { return .kept(living(relaxed.rows)) }
    if relaxed.isRelaxed {
      let rows = living(relaxed.rows)
      if least(of: form, rows).bound + relaxed.correction >= -Self.allowed { return .kept(rows) }
    }
    let needs = relaxed.isRelaxed ? collector.needs(of: value, isRelaxed: false) : relaxed
    if needs.isBent { return .bent }
    let rows = living(needs.rows)
    let answer = least(of: form, rows)
    if answer.bound >= -Self.allowed { return .kept(rows) }
    let keeps = ProofRow(slope: form.slope, offset: form.offset + Self.allowed).normalized
    return .unsure(rows: rows, least: answer.point, keeps: keeps)
  }

  private mutating func least(of form: ProofRow, _ rows: [Int32]) -> LinearProgram.Answer {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: region)
    for index in rows { scratch.append(collector.rows[Int(index)]) }
    linearPrograms += 1
    return program.minimum(of: form.slope, form.offset, lanes: root.axes.count, where: scratch)
  }

  /// The rows that cut the region.
  private mutating func living(_ rows: [Int32]) -> [Int32] {
    if liveness.count < collector.rows.count {
      liveness.append(contentsOf: repeatElement(0, count: collector.rows.count - liveness.count))
    }
    return rows.filter { index in
      if liveness[Int(index)] == 0 { liveness[Int(index)] = cuts(collector.rows[Int(index)]) ? 1 : 2 }
      return liveness[Int(index)] == 1
    }
  }

  private mutating func cuts(_ row: ProofRow) -> Bool {
    if row.leastOnBox >= -RegionSearch.thinnest { return false }
    linearPrograms += 1
    let answer = program.minimum(of: row.slope, row.offset, lanes: root.axes.count, where: region)
    return answer.bound < -RegionSearch.thinnest
  }

  // MARK: Counterexamples

  /// Looks for a device that fails near where a form is least: whole points before others.
  private mutating func counterExample(
    near least: SIMD8<Double>, _ rows: [Int32], _ keeps: [ProofRow], _ requirement: Requirement,
    _ plain: inout ScreenSolver<Double>
  ) -> CounterExample? {
    var candidates: [SIMD8<Double>] = []
    // The middle of where the form is below 0 is the farthest from all that could undo it.
    for keep in keeps.prefix(2) {
      var cell = region
      for index in rows { cell.append(collector.rows[Int(index)]) }
      cell.append(keep.opposite)
      let (point, depth) = program.centre(of: cell, axes: root.axes.count, scratch: &scratch)
      if depth > RegionSearch.thinnest { candidates.append(point) }
    }
    for pull in [0.03, 1e-3, 1e-5] { candidates.append(least + (centre - least) * pull) }
    return firstFailing(candidates, requirement, &plain)
  }

  /// The first device near some points that fails: one of whole points if there is one.
  private func firstFailing(
    _ candidates: [SIMD8<Double>], _ requirement: Requirement, _ plain: inout ScreenSolver<Double>
  ) -> CounterExample? {
    for candidate in candidates {
      for lengths in root.wholeLengths(near: candidate, most: 4) {
        if let found = confirm(lengths, requirement, &plain) { return found }
      }
    }
    for candidate in candidates {
      if let found = confirm(root.lengths(at: candidate), requirement, &plain) { return found }
    }
    return nil
  }

  /// Lays out a device in `Double`, and sees whether the requirement fails on it.
  private func confirm(_ lengths: [Double], _ requirement: Requirement, _ plain: inout ScreenSolver<Double>)
    -> CounterExample?
  {
    let (environment, strips) = root.values(of: lengths)
    guard let clearance = clearance(of: requirement, in: environment, strips, screen, detents, &plain),
      clearance < -placementTolerance
    else { return nil }
    return CounterExample(environment: environment, stripDepths: strips, clearance: clearance)
  }
}

/// How far a requirement is kept in one environment, in points; nothing where it isn't asked.
func clearance(
  of requirement: Requirement, in environment: [Double], _ stripDepths: [Double], _ screen: Screen,
  _ detents: [Int32], _ plain: inout ScreenSolver<Double>
) -> Double? {
  let frames = plain.layout(in: EnvironmentValues(environment), detents: detents)
  var evaluator = Evaluator(screen: screen, frames: frames, environment: environment, stripDepths: stripDepths)
  evaluator.orderStops()
  return evaluator.clearance(of: requirement)
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
    for (index, axis) in axes.enumerated() {
      var form = SIMD8<Double>.zero
      form[index] = axis.upper - axis.lower
      form[7] = axis.lower + (axis.upper - axis.lower) * point[index]
      ofAxis.append(Trace(form: form))
      if case .environment(let variable) = axis.variable { traces[Int(variable.rawValue)] = Trace(form: form) }
    }
    let depths = stripDepths.enumerated().map { index, depth in
      switch depth {
      case .constant: return Trace(strips[index])
      case .axis(let axis): return ofAxis[axis]
      case .variable(let variable, let least):
        return Trace.larger(traces[Int(variable.rawValue)], Trace(least), &run)
      }
    }
    return (traces, depths)
  }
}
