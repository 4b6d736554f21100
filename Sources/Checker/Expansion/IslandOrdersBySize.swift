import BandScreenModel

// Islands of which sizes decide which one follows the other: no single order does, and each choice has one of its own.

/// So many conditions have an order for each way in which they can hold.
private let greatestConditions = 6

extension Expander {
  /// The orders of islands that wait for one another only where different conditions on the environment hold; nothing where some do in one
  /// and the same case.
  ///
  /// - Parameters:
  ///   - finished: the islands, by their number among all, as they stand on the screen.
  ///   - isOfTooMany: set where more comparisons decide than are looked at.
  mutating func ordersBySize(
    _ islandOf: [Int32], _ cycles: [[Wait]], _ finished: [Int32], isOfTooMany: inout Bool
  ) -> IslandOrders? {
    var orders = IslandOrders()
    for cycle in cycles {
      for wait in cycle where wait.read >= 0 {
        addConditions(of: frameReads[Int(wait.read)], to: &orders.conditions)
      }
    }
    // One that reads a frame can't say what is laid out first.
    orders.conditions.removeAll { comparesFrames($0) }
    isOfTooMany = orders.conditions.count > greatestConditions
    if orders.conditions.isEmpty || isOfTooMany { return nil }
    var positions = [Int32](repeating: 0, count: finished.count)
    for (position, number) in finished.enumerated() { positions[Int(number)] = Int32(position) }
    for choice in 0..<(1 << orders.conditions.count) {
      var walk = IslandWalk(waits: waits(islandOf, where: (orders, choice)), count: islands.count)
      var isCyclic = false
      walk.run { _ in isCyclic = true }
      if isCyclic, !orders.isImpossible(choice, in: screen.formulas) { return nil }
      orders.orders.append(walk.finished.map { positions[Int($0)] })
    }
    return orders
  }

  /// Whether a frame is read where the conditions that decide about the order hold so.
  mutating func isRead(_ read: FrameRead, where assumed: (orders: IslandOrders, choice: Int)) -> Bool {
    let condition = known(nodes[Int(read.element.index)].assumption, and: read.condition)
    return assumed.orders.holds(condition, assumed.choice, in: screen.formulas) ?? true
  }

  private mutating func comparesFrames(_ comparison: ConditionID) -> Bool {
    switch screen.formulas[comparison] {
    case .atMost(let a, let b), .less(let a, let b), .equal(let a, let b): readsFrame(a) || readsFrame(b)
    case .always, .never, .detent, .not, .and, .or: true
    }
  }

  /// Adds the comparisons by which a value chooses, and those under which it is read.
  private mutating func addConditions(of read: FrameRead, to conditions: inout [ConditionID]) {
    collectComparisons(of: known(nodes[Int(read.element.index)].assumption, and: read.condition), into: &conditions)
    var seen: Set<FormulaID> = []
    var open = [read.formula]
    while let next = open.popLast() {
      guard readsFrame(next), seen.insert(next).inserted else { continue }
      spend()
      switch screen.formulas[next] {
      case .constant, .environment, .frame: break
      case .choose(let condition, let a, let b):
        collectComparisons(of: condition, into: &conditions)
        open += [b, a]
      case .add(let a, let b), .subtract(let a, let b), .multiply(let a, let b), .divide(let a, let b),
        .larger(let a, let b), .smaller(let a, let b):
        open += [b, a]
      case .scale(let a, _), .round(let a): open.append(a)
      }
    }
  }
}
