import BandLayout
import BandScreenModel

/// What a value hangs on: the rows that must hold for its form to be a lower bound.
struct Needs {
  /// Indices of `Collector.rows`, ascending.
  var rows: [Int32] = []
  /// What the form loses where texts may be of any height, in points: 0 or below.
  var correction = 0.0
  /// Whether something that is no linear form is among it.
  var isBent = false
  /// Whether some text counts with any height.
  var isRelaxed = false
}

/// Walks a tape backwards from a value and gathers the decisions that make its form a lower bound.
///
/// One-sided: the larger of two is never below the one that was chosen, so that a lower bound needs no decision there; a
/// text is never less tall than its lines are where it is narrow enough. What cancels on the way takes its decisions along.
struct Collector {
  private let tape: UnsafeMutablePointer<TraceTape>
  private var sample: SIMD8<Double> = .zero
  /// The rows met in this run, each once, with slopes of length 1.
  private(set) var rows: [ProofRow] = []
  private var weights: [Double] = []
  /// Which nodes have been given a weight, as bits: of a long tape a value hangs on a few.
  private var touched: [UInt64] = []
  /// What each decision costs, once it is known.
  private var costs: [Cost?] = []
  private var visited: [Int32] = []
  private var epoch: Int32 = 0
  private var open: [Int32] = []
  private var committed: [Int32] = []
  /// What every value hangs on, once it is known.
  private var committedOnce: Needs?

  private struct Cost {
    /// The decision's own row; -1 for none.
    var row: Int32
    /// The decisions that its difference hangs on.
    var decisions: [Int32]
    var isBent: Bool
  }

  private struct Pass {
    var decisions: [Int32] = []
    var correction = 0.0
    var isBent = false
    var isRelaxed = false
  }

  init(_ tape: UnsafeMutablePointer<TraceTape>) { self.tape = tape }

  /// Forgets the last run.
  mutating func begin(at sample: SIMD8<Double>) {
    self.sample = sample
    rows.removeAll(keepingCapacity: true)
    let count = tape.pointee.decisions.count
    costs.removeAll(keepingCapacity: true)
    costs.append(contentsOf: repeatElement(nil, count: count))
    visited.removeAll(keepingCapacity: true)
    visited.append(contentsOf: repeatElement(0, count: count))
    epoch = 0
    takeCommitted()
  }

  /// Takes in what another layout on the same tape committed itself to.
  mutating func takeCommitted() {
    committed = []
    committedOnce = nil
    var next = tape.pointee.committed
    while next != 0 {
      let link = tape.pointee.sets[Int(next)]
      committed.append(link.decision)
      next = link.rest
    }
  }

  /// What makes a value's form a lower bound. With a positive weight for each value, of their sum.
  mutating func needs(of value: Trace, isRelaxed: Bool) -> Needs {
    sync()
    let pass = pass(value.node, isRelaxed: isRelaxed)
    var needs = pass.decisions.isEmpty ? committedNeeds() : close(pass.decisions + committed)
    needs.correction = pass.correction
    needs.isBent = needs.isBent || pass.isBent
    needs.isRelaxed = pass.isRelaxed
    return needs
  }

  /// What every value hangs on.
  mutating func committedNeeds() -> Needs {
    if let committedOnce { return committedOnce }
    sync()
    let needs = close(committed)
    committedOnce = needs
    return needs
  }

  /// What makes a value's form exact: a lower bound and an upper one.
  mutating func exactNeeds(of value: Trace) -> Needs {
    sync()
    let below = pass(value.node, isRelaxed: false)
    let above = pass(value.node, weight: -1, isRelaxed: false)
    var needs = close(below.decisions + above.decisions + committed)
    needs.isBent = needs.isBent || below.isBent || above.isBent
    return needs
  }

  /// Adds a row of the caller's own.
  mutating func add(_ row: ProofRow) -> Int32 {
    if let known = rows.firstIndex(of: row) { return Int32(known) }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Values may have been made since the run: sums of frames. They bring no decisions, but make room for them all the same.
  private mutating func sync() {
    let count = tape.pointee.decisions.count
    if costs.count < count {
      costs.append(contentsOf: repeatElement(nil, count: count - costs.count))
      visited.append(contentsOf: repeatElement(0, count: count - visited.count))
    }
  }

  /// All rows that a list of decisions comes to, with those that the decisions themselves hang on.
  private mutating func close(_ decisions: [Int32]) -> Needs {
    var needs = Needs()
    epoch += 1
    open.removeAll(keepingCapacity: true)
    for decision in decisions where visited[Int(decision)] != epoch {
      visited[Int(decision)] = epoch
      open.append(decision)
    }
    var found: [Int32] = []
    while let decision = open.popLast() {
      let cost = cost(of: decision)
      if cost.isBent { needs.isBent = true }
      if cost.row >= 0 { found.append(cost.row) }
      for next in cost.decisions where visited[Int(next)] != epoch {
        visited[Int(next)] = epoch
        open.append(next)
      }
    }
    found.sort()
    for row in found where needs.rows.last != row { needs.rows.append(row) }
    return needs
  }

  private mutating func cost(of decision: Int32) -> Cost {
    if let known = costs[Int(decision)] { return known }
    let made = tape.pointee.decisions[Int(decision)]
    var cost = Cost(row: -1, decisions: [], isBent: false)
    var isFree = false
    if made.node != 0 {
      let relaxed = pass(made.node, isRelaxed: true)
      if relaxed.isRelaxed, !relaxed.isBent, tape.pointee.least(of: made.form) + relaxed.correction >= 0 {
        // Whatever the texts do, the difference keeps its sign.
        cost.decisions = relaxed.decisions
        isFree = true
      } else {
        let whole = pass(made.node, isRelaxed: false)
        cost.decisions = whole.decisions
        cost.isBent = whole.isBent
      }
    }
    if !isFree && !made.isImplied, let row = ProofRow(form: made.form, around: sample).normalized {
      cost.row = add(row)
    }
    costs[Int(decision)] = cost
    return cost
  }

  /// Walks from a node towards the first, and adds up with which factor each is part of it.
  private mutating func pass(_ node: Int32, weight: Double = 1, isRelaxed: Bool) -> Pass {
    var result = Pass()
    if node == 0 { return result }
    let last = Int(node)
    if weights.count <= last {
      weights.append(contentsOf: repeatElement(0, count: last + 1 - weights.count))
      touched.append(contentsOf: repeatElement(0, count: weights.count / 64 + 1 - touched.count))
    }
    put(weight, on: node)
    var word = last / 64
    while word >= 0 {
      if touched[word] == 0 {
        word -= 1
        continue
      }
      let bit = 63 - touched[word].leadingZeroBitCount
      touched[word] &= ~(1 << UInt64(bit))
      let index = word * 64 + bit
      let weight = weights[index]
      weights[index] = 0
      // What has cancelled is gone, with all that it hung on.
      if weight > -1e-11 && weight < 1e-11 { continue }
      let made = tape.pointee.nodes[index]
      switch made.kind {
      case .sum:
        put(weight * made.factor, on: made.first)
        put(weight * made.otherFactor, on: made.second)
      case .larger:
        put(weight, on: made.first)
        if weight < 0 { result.decisions.append(made.decision) }
      case .smaller:
        put(weight, on: made.first)
        if weight > 0 { result.decisions.append(made.decision) }
      case .sealed:
        put(weight, on: made.first)
        var next = made.decision
        while next != 0 {
          let link = tape.pointee.sets[Int(next)]
          result.decisions.append(link.decision)
          next = link.rest
        }
      case .text:
        // No taller where it is wide enough; no less tall where it is narrow enough.
        let decision = weight > 0 ? made.other : made.decision
        if decision < 0 { continue }
        if isRelaxed {
          result.correction -= weight > 0 ? weight * made.factor : -weight * made.otherFactor
          result.isRelaxed = true
        } else {
          result.decisions.append(decision)
        }
      case .bent: result.isBent = true
      }
    }
    return result
  }

  /// Adds to the weight of a node; the first is nothing but a linear form.
  private mutating func put(_ weight: Double, on node: Int32) {
    if node == 0 { return }
    weights[Int(node)] += weight
    touched[Int(node) / 64] |= 1 << UInt64(Int(node) % 64)
  }
}
