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
///
/// Many values hang on the same decisions. The rows that each decision and each set of decisions come to, with all that these hang on
/// in turn, are found once in a run, as bits; rows that hold on all of the region are left out from the start.
struct Collector {
  private let tape: UnsafeMutablePointer<TraceTape>
  private var sample: SIMD8<Double> = .zero
  private var region: [ProofRow] = []
  private var axes = 0
  private var program = LinearProgram()
  private(set) var linearPrograms = 0
  /// Whether rows say on which side of their line the border is. Then one that must be more than 0 is kept where it is 0 at the region's
  /// border.
  var keepsSides = false
  /// The rows met in this run that cut the region, each once, with slopes of length 1.
  private(set) var rows: [ProofRow] = []
  private var weights: [Double] = []
  /// Which nodes have been given a weight, as bits: of a long tape a value hangs on a few.
  private var touched: [UInt64] = []
  /// What each decision costs, once it is known.
  private var costs: [Cost?] = []
  /// The rows of all decisions and sets, as bits: a decision d at 2 · d, a set s at 2 · s + 1.
  private var closures: [Closure] = []
  private var words: [UInt64] = []
  private var pending: [Int32] = []
  /// The bits that are being put together.
  private var sum: [UInt64] = []
  /// What every value hangs on, once it is known.
  private var committedOnce: Needs?

  private struct Cost {
    /// The decision's own row; -1 for none.
    var row: Int32
    /// What its difference hangs on: decisions and sets by their place in `closures`.
    var items: [Int32]
    var isBent: Bool
  }

  /// A part of `words`.
  private struct Closure {
    var start: Int32 = 0
    /// -1 where it isn't known yet.
    var count: Int32 = -1
    var isBent = false
  }

  private struct Pass {
    /// Decisions and sets by their place in `closures`.
    var items: [Int32] = []
    var correction = 0.0
    var isBent = false
    var isRelaxed = false
  }

  init(_ tape: UnsafeMutablePointer<TraceTape>) { self.tape = tape }

  /// Forgets the last run.
  ///
  /// - Parameters:
  ///   - region: what holds in the region around the sample; rows that hold on all of it are left out.
  ///   - axes: how many lengths differ.
  mutating func begin(at sample: SIMD8<Double>, in region: [ProofRow] = [], axes: Int = Trace.mostAxes) {
    self.sample = sample
    self.region = region
    self.axes = axes
    rows.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
    closures.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    takeCommitted()
  }

  /// Takes in what another layout on the same tape committed itself to.
  mutating func takeCommitted() { committedOnce = nil }

  /// What makes a value's form a lower bound. With a positive weight for each value, of their sum.
  mutating func needs(of value: Trace, isRelaxed: Bool) -> Needs {
    let pass = pass(value.node, isRelaxed: isRelaxed)
    var needs = pass.items.isEmpty ? committedNeeds() : close(pass.items + [place(ofSet: tape.pointee.committed)])
    needs.correction = pass.correction
    needs.isBent = needs.isBent || pass.isBent
    needs.isRelaxed = pass.isRelaxed
    return needs
  }

  /// What every value hangs on.
  mutating func committedNeeds() -> Needs {
    if let committedOnce { return committedOnce }
    let needs = close([place(ofSet: tape.pointee.committed)])
    committedOnce = needs
    return needs
  }

  /// What makes a value's form exact: a lower bound and an upper one.
  mutating func exactNeeds(of value: Trace) -> Needs {
    let below = pass(value.node, isRelaxed: false)
    let above = pass(value.node, weight: -1, isRelaxed: false)
    var needs = close(below.items + above.items + [place(ofSet: tape.pointee.committed)])
    needs.isBent = needs.isBent || below.isBent || above.isBent
    return needs
  }

  /// Adds a row of the caller's own; nothing where it holds on all of the region.
  mutating func add(_ row: ProofRow) -> Int32? {
    let room = row.isStrict ? RegionSearch.thinnest : -RegionSearch.thinnest
    if row.leastOnBox >= room { return nil }
    if let known = rows.firstIndex(of: row) { return Int32(known) }
    linearPrograms += 1
    let answer = program.minimum(of: row.slope, row.offset, lanes: axes, where: region)
    if answer.bound >= room { return nil }
    if row.isStrict, region.contains(where: { $0.isStrict && $0.isSame(as: row) }) { return nil }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  // MARK: Closures

  private func place(ofDecision decision: Int32) -> Int32 { 2 * decision }

  private func place(ofSet set: Int32) -> Int32 { 2 * set + 1 }

  /// All rows that some decisions and sets come to, with those that the decisions themselves hang on.
  private mutating func close(_ items: [Int32]) -> Needs {
    // Values may have been made since the run: sums of frames. They bring no decisions, but what is chosen among them does.
    let decisions = tape.pointee.decisions.count
    if costs.count < decisions { costs.append(contentsOf: repeatElement(nil, count: decisions - costs.count)) }
    let places = 2 * max(decisions, tape.pointee.sets.count)
    if closures.count < places {
      closures.append(contentsOf: repeatElement(Closure(), count: places - closures.count))
    }
    var needs = Needs()
    for item in items { resolve(item) }
    sum.removeAll(keepingCapacity: true)
    for item in items {
      let closure = closures[Int(item)]
      if closure.isBent { needs.isBent = true }
      unite(closure)
    }
    for (index, word) in sum.enumerated() {
      var word = word
      while word != 0 {
        needs.rows.append(Int32(index * 64 + word.trailingZeroBitCount))
        word &= word - 1
      }
    }
    return needs
  }

  /// Finds the rows of a decision or set, and of all that it hangs on: what was decided later hangs on what was decided earlier.
  private mutating func resolve(_ item: Int32) {
    if closures[Int(item)].count >= 0 { return }
    pending.append(item)
    while let item = pending.last {
      if closures[Int(item)].count >= 0 {
        pending.removeLast()
        continue
      }
      let count = pending.count
      if item & 1 == 1 {
        let link = tape.pointee.sets[Int(item >> 1)]
        if item == 1 {
          put([], row: -1, isBent: false, for: item)
          continue
        }
        let parts = [place(ofSet: link.rest), place(ofDecision: link.decision)]
        for part in parts where closures[Int(part)].count < 0 { pending.append(part) }
        if pending.count == count { put(parts, row: -1, isBent: false, for: item) }
      } else {
        let cost = cost(of: item >> 1)
        for part in cost.items where closures[Int(part)].count < 0 { pending.append(part) }
        if pending.count == count { put(cost.items, row: cost.row, isBent: cost.isBent, for: item) }
      }
    }
  }

  /// Puts the rows of some parts and one more row together.
  private mutating func put(_ parts: [Int32], row: Int32, isBent: Bool, for item: Int32) {
    sum.removeAll(keepingCapacity: true)
    var closure = Closure(start: 0, count: 0, isBent: isBent)
    for part in parts {
      let other = closures[Int(part)]
      if other.isBent { closure.isBent = true }
      unite(other)
    }
    if row >= 0 {
      let word = Int(row) / 64
      if sum.count <= word { sum.append(contentsOf: repeatElement(0, count: word + 1 - sum.count)) }
      sum[word] |= 1 << UInt64(Int(row) % 64)
    }
    closure.count = Int32(sum.count)
    closure.start = Int32(words.count)
    // Most add nothing to what one of their parts comes to.
    for part in parts where closures[Int(part)].count == closure.count {
      let start = Int(closures[Int(part)].start)
      if sum.indices.allSatisfy({ words[start + $0] == sum[$0] }) {
        closure.start = Int32(start)
        break
      }
    }
    if Int(closure.start) == words.count { words.append(contentsOf: sum) }
    closures[Int(item)] = closure
  }

  /// Adds the bits of a closure to the sum.
  private mutating func unite(_ closure: Closure) {
    let count = Int(closure.count)
    if sum.count < count { sum.append(contentsOf: repeatElement(0, count: count - sum.count)) }
    let start = Int(closure.start)
    for word in 0..<count { sum[word] |= words[start + word] }
  }

  private mutating func cost(of decision: Int32) -> Cost {
    if let known = costs[Int(decision)] { return known }
    let made = tape.pointee.decisions[Int(decision)]
    var cost = Cost(row: -1, items: [], isBent: false)
    var isFree = false
    if made.node != 0 {
      let relaxed = pass(made.node, isRelaxed: true)
      if !relaxed.isRelaxed {
        cost.items = relaxed.items
        cost.isBent = relaxed.isBent
      } else if !relaxed.isBent, tape.pointee.least(of: made.form) + relaxed.correction >= 0 {
        // Whatever the texts do, the difference keeps its sign.
        cost.items = relaxed.items
        isFree = true
      } else {
        let whole = pass(made.node, isRelaxed: false)
        cost.items = whole.items
        cost.isBent = whole.isBent
      }
    }
    if !isFree && !made.isImplied, var row = ProofRow(form: made.form, around: sample).normalized {
      row.isStrict = keepsSides && made.isStrict
      cost.row = add(row) ?? -1
    }
    costs[Int(decision)] = cost
    return cost
  }

  // MARK: Passes

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
        if weight < 0 { result.items.append(place(ofDecision: made.decision)) }
      case .smaller:
        put(weight, on: made.first)
        if weight > 0 { result.items.append(place(ofDecision: made.decision)) }
      case .sealed:
        put(weight, on: made.first)
        result.items.append(place(ofSet: made.decision))
      case .text:
        // No taller where it is wide enough; no less tall where it is narrow enough.
        let decision = weight > 0 ? made.other : made.decision
        if decision < 0 { continue }
        if isRelaxed {
          result.correction -= weight > 0 ? weight * made.factor : -weight * made.otherFactor
          result.isRelaxed = true
        } else {
          result.items.append(place(ofDecision: decision))
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
