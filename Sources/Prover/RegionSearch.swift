import BandLayout
import BandPlacement
import BandScreenModel

/// Cuts a family's environment into regions until every goal is proved, refuted or given up on all of it.
///
/// Takes a region, lays the screen out as forms at its centre, and proves what it can where the decisions that it hangs on hold
/// again. What is left of the region is cut along these decisions and comes later. Goals that hang on the same decisions stay
/// together.
struct RegionSearch {
  /// A part of the environment, and the goals that are still open there.
  private struct Region {
    var rows: [ProofRow]
    var goals: [Int32]
    /// The group whose budget it is charged to; -1 for the family as a whole.
    var group: Int32
  }

  /// Goals that hang on much the same rows, or on rows that are all parallel.
  private struct Group {
    var goals: [Int32]
    /// Of each goal the rows that it hangs on, ascending.
    var rowsOf: [[Int32]]
    /// Those of all of them.
    var rows: [Int32]
    /// Whether all of them are parallel: then the regions that they cut are no more than the rows are.
    var isParallel: Bool
  }

  private struct Goal {
    var counterExample: CounterExample?
    var openRegions = 0
    var reason = OpenReason.budget
  }

  /// Regions that are thinner are left out: 1e-8 of the box, of which the widest side is some hundred points.
  static var thinnest: Double { 1e-8 }
  /// A goal that is open in so many regions is looked at in no other: it can't be proved any more, and what that would take is for the others.
  private static var mostOpenRegions: Int { 32 }

  private let subject: ProofSubject
  private let root: ProofRoot
  private let budget: Int
  /// How much all regions together may cost: of each the elements that are laid out, and the goals that are looked at.
  private let mostWork: Int
  private var goals: [Goal]
  private var regions: [Region] = []
  private var runsOfGroup: [Int] = []
  private var proof: CaseProof
  private var attempt: Attempt
  private var scratch: [ProofRow] = []
  /// Where comparisons of the author's turn over.
  private(set) var faces: [ProofRow] = []

  init(
    _ subject: ProofSubject, _ root: ProofRoot, _ uses: EnvelopeUses, _ tape: UnsafeMutablePointer<TraceTape>,
    _ further: FurtherWays, _ budget: Int, work: Int, keepsRegions: Bool
  ) {
    self.subject = subject
    self.root = root
    self.budget = budget
    mostWork = work
    goals = [Goal](repeating: Goal(), count: subject.goals.count)
    proof = CaseProof(outcomes: [])
    if keepsRegions { proof.proved = [[[ProofRow]]](repeating: [], count: subject.goals.count) }
    attempt = Attempt(subject, root, uses, tape, further)
  }

  /// What was made of the subject's further ways, for the next search of the same subject.
  var further: FurtherWays { attempt.further }

  mutating func run(_ tracing: inout ScreenSolver<Trace>, _ plain: inout ScreenSolver<Double>) -> CaseProof {
    regions = [Region(rows: root.rows, goals: goals.indices.map { Int32($0) }, group: -1)]
    while let region = regions.popLast() { look(at: region, &tracing, &plain) }
    proof.outcomes = goals.map { goal in
      if let found = goal.counterExample { return .refuted(found) }
      return goal.openRegions > 0 ? .open(regions: goal.openRegions, goal.reason) : .proved
    }
    proof.linearPrograms = attempt.linearPrograms
    proof.runs = attempt.runs
    return proof
  }

  private mutating func look(
    at region: Region, _ tracing: inout ScreenSolver<Trace>, _ plain: inout ScreenSolver<Double>
  ) {
    let open = region.goals.filter {
      goals[Int($0)].counterExample == nil && goals[Int($0)].openRegions < Self.mostOpenRegions
    }
    if open.isEmpty { return }
    let (centre, depth) = attempt.program.centre(of: region.rows, axes: root.axes.count, scratch: &scratch)
    if depth <= Self.thinnest {
      proof.slivers += 1
      return
    }
    proof.regions += 1
    if region.group >= 0 {
      if runsOfGroup[Int(region.group)] >= budget { return giveUp(open, .budget) }
      runsOfGroup[Int(region.group)] += 1
    }
    if proof.work >= mostWork { return giveUp(open, .budget) }
    proof.work += subject.context.screen.elements.count * subject.rests.count + open.count
    // A centre that isn't inside would be cut off again and again.
    guard region.rows.allSatisfy({ $0.value(at: centre) >= -1e-9 }) else { return giveUp(open, .rounding) }
    attempt.begin(at: centre, in: region.rows)
    defer { proof.work += attempt.work }
    var groups: [Group] = []
    for goal in open {
      if proof.work + attempt.work >= mostWork {
        giveUp([goal], .budget)
        continue
      }
      switch attempt.prove(subject.goals[Int(goal)], &tracing, &plain) {
      case .proved(let rows):
        if !proof.proved.isEmpty { proof.proved[Int(goal)].append(region.rows + rows.map { attempt.row($0) }) }
        if !rows.isEmpty { add(goal, rows, to: &groups) }
      case .refuted(let found): goals[Int(goal)].counterExample = found
      case .stuck(let reason): giveUp([goal], reason)
      }
    }
    attempt.gatherFaces(in: &faces)
    for group in groups {
      var charged = region.group
      if charged < 0 {
        charged = Int32(runsOfGroup.count)
        runsOfGroup.append(1)
      }
      cut(region, along: group, chargedTo: charged)
    }
  }

  /// Cuts what is left of a region along a group's rows: each piece is beyond one of them, and within all before it.
  ///
  /// A goal comes along into the pieces that aren't wholly inside of where it was proved.
  private mutating func cut(_ region: Region, along group: Group, chargedTo charged: Int32) {
    var users: [Int32: Int] = [:]
    for rows in group.rowsOf { for index in rows { users[index, default: 0] += 1 } }
    // What many goals hang on comes first; of parallel rows the one that cuts off the most, so that two pieces are left of all.
    let order = group.rows.sorted { a, b in
      if group.isParallel {
        let (first, second) = (attempt.row(a).offset, attempt.row(b).offset)
        if first != second { return first < second }
      }
      let (first, second) = (users[a] ?? 0, users[b] ?? 0)
      return first != second ? first > second : a < b
    }
    var rows = region.rows
    for index in order {
      let row = attempt.row(index)
      // Beyond it there is nothing where one before it cuts off as much.
      if rows[region.rows.count...].contains(where: { $0.implies(row) }) { continue }
      let piece = rows + [row.opposite]
      let added = piece[region.rows.count...]
      let goals = group.goals.indices.filter { goal in
        group.rowsOf[goal].contains { needed in
          let needed = attempt.row(needed)
          return !added.contains { $0.implies(needed) }
        }
      }
      if !goals.isEmpty { regions.append(Region(rows: piece, goals: goals.map { group.goals[$0] }, group: charged)) }
      rows.append(row)
    }
  }

  private mutating func giveUp(_ left: [Int32], _ reason: OpenReason) {
    for goal in left {
      goals[Int(goal)].openRegions += 1
      goals[Int(goal)].reason = reason
    }
  }

  /// Puts a goal into the group that shares most of its rows, if any shares enough of them, or one that is parallel to it.
  private func add(_ goal: Int32, _ rows: [Int32], to groups: inout [Group]) {
    let first = attempt.row(rows[0])
    let isParallel = rows.dropFirst().allSatisfy { attempt.row($0).isParallel(to: first) }
    var best = -1
    var bestShare = 0.34
    for index in groups.indices {
      if isParallel, groups[index].isParallel, attempt.row(groups[index].rows[0]).isParallel(to: first) {
        best = index
        break
      }
      let common = countCommon(groups[index].rows, rows)
      let share = Double(common) / Double(groups[index].rows.count + rows.count - common)
      if share >= bestShare {
        best = index
        bestShare = share
      }
    }
    if best < 0 {
      groups.append(Group(goals: [goal], rowsOf: [rows], rows: rows, isParallel: isParallel))
    } else {
      let isAligned =
        isParallel && groups[best].isParallel && attempt.row(groups[best].rows[0]).isParallel(to: first)
      groups[best].goals.append(goal)
      groups[best].rowsOf.append(rows)
      groups[best].rows = union(groups[best].rows, rows)
      groups[best].isParallel = isAligned
    }
  }
}

/// How many numbers two ascending lists share.
private func countCommon(_ a: [Int32], _ b: [Int32]) -> Int {
  var first = 0
  var second = 0
  var count = 0
  while first < a.count, second < b.count {
    if a[first] == b[second] {
      count += 1
      first += 1
      second += 1
    } else if a[first] < b[second] {
      first += 1
    } else {
      second += 1
    }
  }
  return count
}

/// The numbers of two ascending lists, ascending, each once.
func union(_ a: [Int32], _ b: [Int32]) -> [Int32] {
  if b.isEmpty || a == b { return a }
  if a.isEmpty { return b }
  var sum: [Int32] = []
  sum.reserveCapacity(a.count + b.count)
  var first = 0
  var second = 0
  while first < a.count || second < b.count {
    if second == b.count || (first < a.count && a[first] < b[second]) {
      sum.append(a[first])
      first += 1
    } else {
      if first < a.count, a[first] == b[second] { first += 1 }
      sum.append(b[second])
      second += 1
    }
  }
  return sum
}
