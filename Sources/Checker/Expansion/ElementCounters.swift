import BandSyntax

/// The numbers that elements without a name, and those that a `for` repeats, have in their parents.
///
/// Branches of which sizes decide count on from the same number: one of them exists, so a path counts the turns of a `for`, and not the copies
/// that a condition makes of them.
struct ElementCounters: Sendable {
  enum Counter: Sendable {
    /// Of a kind in a parent: an index of `addParent` and the kind's number.
    case kind(Int)
    case name(ScopedName)
  }

  /// Branches that are being counted one after the other.
  struct Branches {
    fileprivate let isOpen: Bool
    fileprivate let start: Int
    /// How far earlier branches counted.
    fileprivate var reached: [(counter: Counter, number: Int32)] = []
  }

  private var ofKinds: [Int32] = []
  private var ofNames: [ScopedName: Int32] = [:]
  /// What was counted inside of branches, with the numbers before.
  private var changes: [(counter: Counter, before: Int32)] = []
  private var openBranches = 0

  /// Makes counters for the kinds of elements in another parent.
  ///
  /// - Returns: the index of the first.
  mutating func addParent() -> Int32 {
    let first = Int32(truncatingIfNeeded: ofKinds.count)
    ofKinds.append(contentsOf: repeatElement(0, count: 10))
    return first
  }

  /// The next number of a counter, from 0.
  mutating func next(_ counter: Counter) -> Int32 {
    let number = number(of: counter)
    count(counter, to: number + 1)
    return number
  }

  // MARK: Branches

  /// Begins to count branches; a single one counts as what is around it does.
  mutating func beginBranches(_ count: Int) -> Branches {
    if count > 1 { openBranches += 1 }
    return Branches(isOpen: count > 1, start: changes.count)
  }

  /// Goes back to the numbers from which the branch before began.
  mutating func nextBranch(_ branches: inout Branches) {
    guard branches.isOpen else { return }
    for change in changes[branches.start...].reversed() {
      branches.reached.append((change.counter, number(of: change.counter)))
      put(change.counter, change.before)
    }
    changes.removeSubrange(branches.start...)
  }

  /// What follows counts on from the branch that came furthest.
  mutating func endBranches(_ branches: Branches) {
    guard branches.isOpen else { return }
    for (counter, number) in branches.reached where self.number(of: counter) < number { count(counter, to: number) }
    openBranches -= 1
    if openBranches == 0 { changes.removeAll(keepingCapacity: true) }
  }

  private func number(of counter: Counter) -> Int32 {
    switch counter {
    case .kind(let index): ofKinds[index]
    case .name(let name): ofNames[name, default: 0]
    }
  }

  private mutating func count(_ counter: Counter, to number: Int32) {
    if openBranches > 0 { changes.append((counter, self.number(of: counter))) }
    put(counter, number)
  }

  private mutating func put(_ counter: Counter, _ number: Int32) {
    switch counter {
    case .kind(let index): ofKinds[index] = number
    case .name(let name): ofNames[name] = number
    }
  }
}
