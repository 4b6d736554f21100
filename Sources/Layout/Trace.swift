import BandScreenModel

/// A linear form of the environment that remembers which decisions it depends on: the number that a proof lays out with.
///
/// Each run is made at one point of the environment, the *sample*. A form holds the value there and the slope along each axis of
/// the environment, so that the value is exactly that of a `Double` run at the sample, and comparisons cost nothing. Away from
/// it the form is the value only where the run's decisions hold again; which of them a value hangs on stands on the run's
/// `TraceTape`, and `node` says where.
public struct Trace: LayoutScalar {
  public typealias Run = TraceRun
  public typealias Decisions = TraceDecisions

  /// Lanes 0 to 6: how much the value changes over the whole span of an axis, in points. Lane 7: the value at the sample.
  public var form: SIMD8<Double>
  /// The part that isn't a linear form of the environment, as a node of the tape; 0 for none.
  public var node: Int32
  /// The run's tape wherever `node` isn't 0. A sum has no run at hand, and needs it.
  @usableFromInline var tape: UnsafeMutablePointer<TraceTape>?

  /// How many axes the environment may have.
  public static let mostAxes = 7

  /// A change over a whole axis below which a form counts as constant, in points: rounding.
  static var noSlope: Double { 1e-9 }

  public init(_ constant: Double) {
    form = SIMD8(0, 0, 0, 0, 0, 0, 0, constant)
    node = 0
    tape = nil
  }

  /// A linear form.
  public init(form: SIMD8<Double>) {
    self.form = form
    node = 0
    tape = nil
  }

  init(_ form: SIMD8<Double>, _ node: Int32, _ tape: UnsafeMutablePointer<TraceTape>?) {
    self.form = form
    self.node = node
    self.tape = node == 0 ? nil : tape
  }

  /// The value at the sample, in points.
  public var value: Double { form[7] }

  /// Whether the form is the same everywhere, and hangs on nothing.
  var isConstant: Bool { node == 0 && Self.isFlat(form) }

  static func isFlat(_ form: SIMD8<Double>) -> Bool {
    var slope = form
    slope[7] = 0
    // The standard library's magnitude of a vector isn't everywhere in Embedded Swift.
    let positive = slope.replacing(with: -slope, where: slope .< 0)
    return positive.max() < noSlope
  }

  public static func + (a: Trace, b: Trace) -> Trace {
    let form = a.form + b.form
    if a.node == 0 && b.node == 0 { return Trace(form: form) }
    guard let tape = a.tape ?? b.tape else { return Trace(form: form) }
    return Trace(form, tape.pointee.sum(a.node, 1, b.node, 1), tape)
  }

  public static func - (a: Trace, b: Trace) -> Trace {
    let form = a.form - b.form
    if a.node == b.node { return Trace(form: form) }
    guard let tape = a.tape ?? b.tape else { return Trace(form: form) }
    return Trace(form, tape.pointee.sum(a.node, 1, b.node, -1), tape)
  }

  public func times(_ factor: Double) -> Trace {
    let product = form * factor
    guard node != 0, factor != 0, let tape else { return Trace(form: product) }
    return Trace(product, tape.pointee.sum(node, factor, 0, 0), tape)
  }

  public static func larger(_ a: Trace, _ b: Trace, _ run: inout TraceRun) -> Trace {
    select(a, b, takesFirst: !(a.value < b.value), isLarger: true, run)
  }

  public static func smaller(_ a: Trace, _ b: Trace, _ run: inout TraceRun) -> Trace {
    select(a, b, takesFirst: !(b.value < a.value), isLarger: false, run)
  }

  private static func select(_ a: Trace, _ b: Trace, takesFirst: Bool, isLarger: Bool, _ run: TraceRun) -> Trace {
    let chosen = takesFirst ? a : b
    // The decision is the difference that is at least 0 where the same operand is chosen.
    let difference = takesFirst == isLarger ? a - b : b - a
    let decision = run.tape.pointee.decide(difference)
    if decision < 0 { return chosen }
    let node = run.tape.pointee.select(chosen.node, decision, isLarger: isLarger)
    return Trace(chosen.form, node, run.tape)
  }

  public static func atMost(
    _ a: Trace, _ b: Trace, _ why: inout TraceDecisions, _ run: inout TraceRun
  ) -> Bool {
    let holds = a.value <= b.value
    let decision = run.tape.pointee.decide(holds ? b - a : a - b, isStrict: !holds)
    if decision >= 0 { why.set = run.tape.pointee.adding(decision, to: why.set) }
    return holds
  }

  public static func writtenAtMost(
    _ a: Trace, _ b: Trace, _ why: inout TraceDecisions, _ run: inout TraceRun
  ) -> Bool {
    run.tape.pointee.addFace(b.form - a.form)
    return atMost(a, b, &why, &run)
  }

  public func sealed(_ why: TraceDecisions, in range: ClosedRange<Double>?, _ run: inout TraceRun) -> Trace {
    sealed(why, run)
  }

  private func sealed(_ why: TraceDecisions, _ run: TraceRun) -> Trace {
    if why.set == 0 { return self }
    return Trace(form, run.tape.pointee.seal(node, why.set, form), run.tape)
  }

  public static func commit(_ why: TraceDecisions, _ run: inout TraceRun) { run.tape.pointee.commit(why.set) }

  public static func share(_ free: Trace, _ weight: Trace, of total: Trace, _ run: inout TraceRun) -> Trace {
    if total.value == 0 {
      if total.isConstant { return Trace(0) }
      return bent(free, weight, total, 0, run)
    }
    let ratio = weight.value / total.value
    if weight.isConstant && total.isConstant { return free.times(ratio) }
    // The same part of the whole everywhere: a single item, or items that grow in proportion.
    if weight.node == 0 && total.node == 0 && isFlat(weight.form - total.form * ratio) { return free.times(ratio) }
    if weight.node == total.node && ratio == 1 && isFlat(weight.form - total.form) { return free }
    if free.isConstant && free.value == 0 { return Trace(0) }
    // Weights that are constant in a region, as the heights of texts are: the share is linear as long as they stay what they are here.
    var why = TraceDecisions()
    if isFlat(weight.form) && isFlat(total.form) {
      why.hold(weight, run)
      why.hold(total, run)
    } else if isFlat(weight.form - total.form * ratio) {
      why.hold(weight - total.times(ratio), run)
    } else {
      return bent(free, weight, total, free.value * ratio, run)
    }
    let share = free.times(ratio)
    return share.sealed(why, run)
  }

  public static func rounded(_ a: Trace, _ run: inout TraceRun) -> Trace {
    let value = roundedHalfAwayFromZero(a.value)
    return a.isConstant ? Trace(value) : bent(a, Trace(0), Trace(0), value, run)
  }

  /// A length that is no axis although it differs: nothing is known of it but its value at the sample.
  ///
  /// - Parameter number: tells it from others of the tape.
  public static func held(_ value: Double, number: Int, on tape: UnsafeMutablePointer<TraceTape>) -> Trace {
    bent(Trace(Double(number)), Trace(0), Trace(0), value, TraceRun(tape))
  }

  /// A value that is no linear form, known only at the sample.
  private static func bent(_ a: Trace, _ b: Trace, _ c: Trace, _ value: Double, _ run: TraceRun) -> Trace {
    let node = run.tape.pointee.bend(a, b, c)
    return Trace(SIMD8(0, 0, 0, 0, 0, 0, 0, value), node, run.tape)
  }

  public static func height(of lines: LineTable, width: Trace, _ run: inout TraceRun) -> Trace {
    let entry = lines.entry(forWidth: width.value)
    let height = Double(entry + lines.forcedLines) * lines.lineHeight
    if width.isConstant { return Trace(height) }
    let last = lines.leastWidths.count - 1
    var wide: Int32 = -1
    var narrow: Int32 = -1
    if entry < last {
      wide = run.tape.pointee.decide(width - Trace(lines.leastWidths[entry] - LineTable.widthTolerance))
    }
    if entry > 0 {
      narrow = run.tape.pointee.decide(
        Trace(lines.leastWidths[entry - 1] - LineTable.widthTolerance) - width, isStrict: true)
    }
    if wide < 0 && narrow < 0 { return Trace(height) }
    let least = Double(lines.forcedLines) * lines.lineHeight
    let most = Double(last + lines.forcedLines) * lines.lineHeight
    let table = lines.leastWidths.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let node = run.tape.pointee.text(
      table: UInt64(table), height: height, width: width, wide: wide, narrow: narrow, below: height - least,
      above: most - height)
    return Trace(SIMD8(0, 0, 0, 0, 0, 0, 0, height), node, run.tape)
  }

  public static func sameKey(_ a: Trace, _ b: Trace) -> Bool { a.node == b.node && a.form == b.form }
}

/// What a scope of a traced run has branched on: a set of decisions on the tape; 0 is the empty one.
public struct TraceDecisions: LayoutDecisions {
  public var set: Int32

  public init() { set = 0 }

  /// Adds that a value is what its form says: no less, and no more.
  mutating func hold(_ value: Trace, _ run: TraceRun) {
    if value.node == 0 { return }
    let tape = run.tape
    let above = tape.pointee.decide(Trace(.zero, value.node, tape))
    let below = tape.pointee.decide(Trace(.zero, tape.pointee.sum(value.node, -1, 0, 0), tape))
    if above >= 0 { set = tape.pointee.adding(above, to: set) }
    if below >= 0 { set = tape.pointee.adding(below, to: set) }
  }
}

/// A traced run: where its tape is.
public struct TraceRun {
  public let tape: UnsafeMutablePointer<TraceTape>

  /// The tape has to outlive the run.
  public init(_ tape: UnsafeMutablePointer<TraceTape>) { self.tape = tape }
}

extension ScreenSolver where S == Trace {
  /// Lays the screen out as linear forms around a sample: compiled for it in this module.
  ///
  /// - Parameter detents: the detent at which each sheet rests; the last ones where nothing is given.
  public mutating func trace(
    in environment: [Trace], detents: [Int32] = [], on tape: UnsafeMutablePointer<TraceTape>
  ) -> ScreenFrames<Trace> {
    var run = TraceRun(tape)
    return layout(in: environment, detents: detents, run: &run)
  }

  /// The same with the sheets at their highest, as a document has them: which detents these are is a fact about all of the run.
  public mutating func traceAtHighest(
    in environment: [Trace], on tape: UnsafeMutablePointer<TraceTape>
  ) -> ScreenFrames<Trace> {
    let choices = lowered.screen.detentChoices
    var highest = trace(in: environment, detents: choices.first ?? [], on: tape)
    if choices.count < 2 { return highest }
    var run = TraceRun(tape)
    var why = TraceDecisions()
    var most = highest.shown(of: lowered.screen)
    for detents in choices.dropFirst() {
      let frames = layout(in: environment, detents: detents, run: &run)
      let length = frames.shown(of: lowered.screen)
      if Trace.atMost(length, most, &why, &run) { continue }
      highest = frames
      most = length
    }
    Trace.commit(why, &run)
    return highest
  }
}
