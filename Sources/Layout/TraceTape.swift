/// What one traced run has decided, and how its values hang on that: the nodes that `Trace.node` points at.
///
/// Nodes, decisions and sets of decisions are each held once, so that equal numbers mean equal values. That makes the caches of
/// the solver hit, and lets a prover see what cancels. A key holds all that a value depends on, forms included: two
/// values with one key are equal everywhere, not only where the decisions hold.
public struct TraceTape {
  /// What kind of step made a value.
  public enum Kind: UInt8, Sendable {
    /// `first` times `factor` plus `second` times `otherFactor`, nodes both.
    case sum
    /// The larger (or smaller) of two: of `first`, a node, where `decision` holds. Never below (above) it.
    case larger, smaller
    /// The height of a text: at most this where it is wide enough (`decision`), at least this where narrow enough (`other`).
    case text
    /// `first` where all of the set `decision` holds; unknown elsewhere.
    case sealed
    /// Not a linear form of the environment.
    case bent
  }

  public struct Node: Sendable {
    public var kind: Kind
    public var first: Int32
    public var second: Int32
    /// A decision, or for `sealed` a set of them; -1 for none.
    public var decision: Int32
    public var other: Int32
    public var factor: Double
    public var otherFactor: Double
  }

  /// A linear form that is at least 0 where a run decides the same again.
  public struct Decision: Sendable {
    public var form: SIMD8<Double>
    /// The part of the difference that is no linear form.
    public var node: Int32
    /// Whether the form alone bounds nothing: it is flat, or at least 0 on the whole box.
    public var isImplied: Bool
    /// Whether it must be more than 0: where it is 0 the run would decide otherwise.
    public var isStrict: Bool
  }

  /// A set of decisions: one of them and the rest.
  public struct DecisionSet: Sendable {
    public var decision: Int32
    public var rest: Int32
  }

  /// Node 0 is "nothing but a linear form".
  public internal(set) var nodes: [Node] = []
  public internal(set) var decisions: [Decision] = []
  /// Set 0 is empty.
  public private(set) var sets: [DecisionSet] = []
  /// Where comparisons of the author's turn over, as forms that are 0 there: right on that line a layout may be another than on either
  /// side of it, and no region shows that. One that is asked both ways is there twice, with both signs.
  public private(set) var faces: [SIMD8<Double>] = []
  /// What every value of the run hangs on: which elements exist, which styles they have.
  public private(set) var committed: Int32 = 0

  /// Where the run is made, in box coordinates from 0 to 1; lane 7 is not used.
  private var sample: SIMD8<Double> = .zero
  private var forms: [SIMD8<Double>] = []
  private var nodeIndex = TraceIndex()
  private var decisionIndex = TraceIndex()
  private var setIndex = TraceIndex()
  private var formIndex = TraceIndex()
  /// The keys of nodes, by node.
  private var keys: [TraceKey] = []

  public init() { begin(at: .zero) }

  /// Empties the tape for a run at a sample, and keeps its memory.
  public mutating func begin(at sample: SIMD8<Double>) {
    self.sample = sample
    nodes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    decisions.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    forms.removeAll(keepingCapacity: true)
    nodes.append(Node(kind: .sum, first: 0, second: 0, decision: -1, other: -1, factor: 0, otherFactor: 0))
    keys.append(TraceKey(kind: 255))
    sets.append(DecisionSet(decision: -1, rest: 0))
    committed = 0
    faces.removeAll(keepingCapacity: true)
    nodeIndex.clear()
    decisionIndex.clear()
    setIndex.clear()
    formIndex.clear()
  }

  // MARK: Nodes

  mutating func sum(_ a: Int32, _ factor: Double, _ b: Int32, _ otherFactor: Double) -> Int32 {
    if b == 0 {
      if a == 0 || factor == 0 { return 0 }
      if factor == 1 { return a }
      return node(
        TraceKey(kind: 0, a: a, x: factor.bitPattern),
        Node(kind: .sum, first: a, second: 0, decision: -1, other: -1, factor: factor, otherFactor: 0))
    }
    if a == 0 { return sum(b, otherFactor, 0, 0) }
    // A sum is the same in either order.
    if factor == otherFactor && b < a { return sum(b, factor, a, factor) }
    return node(
      TraceKey(kind: 1, a: a, b: b, x: factor.bitPattern, y: otherFactor.bitPattern),
      Node(
        kind: .sum, first: a, second: b, decision: -1, other: -1, factor: factor, otherFactor: otherFactor))
  }

  mutating func select(_ chosen: Int32, _ decision: Int32, isLarger: Bool) -> Int32 {
    node(
      TraceKey(kind: isLarger ? 2 : 3, a: chosen, b: decision),
      Node(
        kind: isLarger ? .larger : .smaller, first: chosen, second: 0, decision: decision, other: -1, factor: 0,
        otherFactor: 0))
  }

  /// The value of `chosen` under a set of decisions. Elsewhere it may be anything, so that the form is part of the key.
  mutating func seal(_ chosen: Int32, _ set: Int32, _ form: SIMD8<Double>) -> Int32 {
    node(
      TraceKey(kind: 4, a: chosen, b: set, c: number(of: form)),
      Node(kind: .sealed, first: chosen, second: 0, decision: set, other: -1, factor: 0, otherFactor: 0))
  }

  /// - Parameters:
  ///   - table: the identity of the text's table, of which the key can't do without: other texts break alike here and not elsewhere.
  ///   - below: by how much the text may be less tall than here, in points.
  ///   - above: by how much it may be taller.
  mutating func text(
    table: UInt64, height: Double, width: Trace, wide: Int32, narrow: Int32, below: Double, above: Double
  ) -> Int32 {
    node(
      TraceKey(kind: 5, a: width.node, b: number(of: width.form), x: table, y: height.bitPattern),
      Node(
        kind: .text, first: width.node, second: 0, decision: wide, other: narrow, factor: below, otherFactor: above))
  }

  mutating func bend(_ a: Trace, _ b: Trace, _ c: Trace) -> Int32 {
    // Three forms and three nodes are more than a key holds: two steps make one of them.
    let first = node(
      TraceKey(kind: 6, a: a.node, b: b.node, c: number(of: a.form), x: UInt64(UInt32(bitPattern: number(of: b.form)))),
      Node(kind: .bent, first: 0, second: 0, decision: -1, other: -1, factor: 0, otherFactor: 0))
    return node(
      TraceKey(kind: 7, a: first, b: c.node, c: number(of: c.form)),
      Node(kind: .bent, first: 0, second: 0, decision: -1, other: -1, factor: 0, otherFactor: 0))
  }

  private mutating func node(_ key: TraceKey, _ made: Node) -> Int32 {
    let hash = key.hash
    var slot = nodeIndex.start(hash)
    while let known = nodeIndex.entry(at: slot) {
      if keys[Int(known)] == key { return known }
      slot = nodeIndex.next(slot)
    }
    let id = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(made)
    keys.append(key)
    nodeIndex.insert(id, at: slot)
    if nodeIndex.isFull {
      let keys = keys
      nodeIndex.grow(nodes.count) { keys[Int($0)].hash }
    }
    return id
  }

  private mutating func number(of form: SIMD8<Double>) -> Int32 {
    let hash = TraceKey.hash(of: form)
    var slot = formIndex.start(hash)
    while let known = formIndex.entry(at: slot) {
      if forms[Int(known) - 1] == form { return known }
      slot = formIndex.next(slot)
    }
    forms.append(form)
    let id = Int32(truncatingIfNeeded: forms.count)
    formIndex.insert(id, at: slot)
    if formIndex.isFull {
      let forms = forms
      formIndex.grow(forms.count + 1) { TraceKey.hash(of: forms[Int($0) - 1]) }
    }
    return id
  }

  // MARK: Decisions

  /// Notes that a difference is at least 0; -1 where that says nothing of the environment.
  ///
  /// - Parameter isStrict: whether it is more than 0.
  mutating func decide(_ difference: Trace, isStrict: Bool = false) -> Int32 {
    let least = least(of: difference.form)
    // A difference that must be more than 0 isn't so on a border of the box where it is 0.
    let implied = Trace.isFlat(difference.form) || (isStrict ? least > 1e-9 : least >= 0)
    if difference.node == 0 && implied { return -1 }
    let hash = Self.hash(difference.node, difference.form)
    var slot = decisionIndex.start(hash)
    while let known = decisionIndex.entry(at: slot) {
      let decision = decisions[Int(known) - 1]
      if decision.node == difference.node && decision.form == difference.form && decision.isStrict == isStrict {
        return known - 1
      }
      slot = decisionIndex.next(slot)
    }
    decisions.append(
      Decision(form: difference.form, node: difference.node, isImplied: implied, isStrict: isStrict))
    let id = Int32(truncatingIfNeeded: decisions.count)
    decisionIndex.insert(id, at: slot)
    if decisionIndex.isFull {
      let decisions = decisions
      decisionIndex.grow(decisions.count + 1) { Self.hash(decisions[Int($0) - 1].node, decisions[Int($0) - 1].form) }
    }
    return id - 1
  }

  /// Notes a line on which something turns over that is no decision of the run.
  public mutating func addFace(_ form: SIMD8<Double>) {
    // A line that only touches the box counts.
    if Trace.isFlat(form) || least(of: form) > 1e-9 || least(of: -form) > 1e-9 { return }
    if !faces.contains(form) { faces.append(form) }
  }

  private static func hash(_ node: Int32, _ form: SIMD8<Double>) -> UInt64 {
    TraceKey(kind: 8, a: node, x: TraceKey.hash(of: form)).hash
  }

  /// The least value of a form on the whole box.
  public func least(of form: SIMD8<Double>) -> Double {
    var slope = form
    slope[7] = 0
    let atStart = slope * -sample
    let atEnd = slope * (1 - sample)
    return form[7] + atStart.replacing(with: atEnd, where: atEnd .< atStart).sum()
  }

  mutating func adding(_ decision: Int32, to set: Int32) -> Int32 {
    if sets[Int(set)].decision == decision { return set }
    let key = TraceKey(kind: 9, a: decision, b: set)
    let hash = key.hash
    var slot = setIndex.start(hash)
    while let known = setIndex.entry(at: slot) {
      if sets[Int(known)].decision == decision && sets[Int(known)].rest == set { return known }
      slot = setIndex.next(slot)
    }
    let id = Int32(truncatingIfNeeded: sets.count)
    sets.append(DecisionSet(decision: decision, rest: set))
    setIndex.insert(id, at: slot)
    if setIndex.isFull {
      let sets = sets
      setIndex.grow(sets.count) { TraceKey(kind: 9, a: sets[Int($0)].decision, b: sets[Int($0)].rest).hash }
    }
    return id
  }

  mutating func commit(_ set: Int32) {
    var next = set
    while next != 0 {
      committed = adding(sets[Int(next)].decision, to: committed)
      next = sets[Int(next)].rest
    }
  }
}

/// What makes a node the same as another.
struct TraceKey: Equatable {
  var kind: UInt8
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
  var x: UInt64 = 0
  var y: UInt64 = 0

  var hash: UInt64 {
    var hash = UInt64(kind) &* 0x9E37_79B9_7F4A_7C15
    hash = Self.mix(hash, UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b)))
    hash = Self.mix(hash, UInt64(UInt32(bitPattern: c)))
    return Self.mix(Self.mix(hash, x), y)
  }

  static func hash(of form: SIMD8<Double>) -> UInt64 {
    var hash: UInt64 = 0x5BD1_E995
    for lane in 0..<8 {
      // 0 and -0 are equal, and hash alike.
      hash = mix(hash, (form[lane] + 0).bitPattern)
    }
    return hash
  }

  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    let mixed = (hash ^ part) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 29)
  }
}

/// A hash table of numbers above 0 with open addressing; what they stand for is kept elsewhere.
struct TraceIndex {
  /// A power of two, always a quarter empty at least; 0 is an empty slot.
  private var slots = [Int32](repeating: 0, count: 256)
  private var used = 0

  var isFull: Bool { used * 4 > slots.count * 3 }

  func start(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  func entry(at slot: Int) -> Int32? { slots[slot] == 0 ? nil : slots[slot] }

  mutating func insert(_ entry: Int32, at slot: Int) {
    slots[slot] = entry
    used += 1
  }

  mutating func clear() {
    if used == 0 { return }
    used = 0
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Makes the table twice as large; the entries are those from 1 below `end`.
  mutating func grow(_ end: Int, hash: (Int32) -> UInt64) {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    used = 0
    for entry in 1..<Int32(end) {
      var slot = start(hash(entry))
      while slots[slot] != 0 { slot = next(slot) }
      insert(entry, at: slot)
    }
  }
}
