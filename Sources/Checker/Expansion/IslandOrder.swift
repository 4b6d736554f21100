import BandDiagnostics
import BandScreenModel
import BandSyntax

// The order in which islands are laid out: each reads only frames of earlier ones.

/// A value of an element that reads a frame.
struct FrameRead: Sendable {
  var element: ElementIndex
  var formula: FormulaID
  var place: Place
  /// When it is read, by conditions on sizes: those under which the element is there aside.
  var condition = ConditionID.always
}

/// One island waits for another.
struct Wait {
  var island: Int32
  var other: Int32
  /// What reads it; nothing where the language's order says so.
  var read: Int32
}

extension Expander {
  /// Puts the islands in order, and reports those that wait for one another.
  mutating func orderIslands() {
    var islandOf = [Int32](repeating: -1, count: screen.elements.count)
    for (number, found) in islands.enumerated() { islandOf[Int(found.island.root.index)] = Int32(number) }
    for index in screen.elements.indices.dropFirst() where islandOf[index] < 0 {
      islandOf[index] = islandOf[Int(screen.elements[index].parent.index)]
    }
    for index in screen.elements.indices { nodes[index].island = islandOf[index] }
    var order = IslandWalk(waits: waits(islandOf), count: islands.count)
    // One cycle mostly stands behind many; an author mends it and sees the rest.
    var cycles: [[Wait]] = []
    order.run { if cycles.count < 8 { cycles.append($0) } }
    screen.islands = order.finished.map { islands[Int($0)].island }
    guard !cycles.isEmpty else { return }
    var isOfTooMany = false
    if let orders = ordersBySize(islandOf, cycles, order.finished, isOfTooMany: &isOfTooMany) {
      screen.islandOrders = orders
    } else {
      // What is told of one is true of all: no order was looked for.
      for cycle in isOfTooMany ? Array(cycles.prefix(1)) : cycles { reportCycle(cycle, isOfTooMany: isOfTooMany) }
    }
  }

  /// What waits for what.
  ///
  /// - Parameter assumed: conditions that hold; then a value waits only for what it reads where they do. Without them faults are told.
  mutating func waits(_ islandOf: [Int32], where assumed: (orders: IslandOrders, choice: Int)? = nil) -> [Wait] {
    var waits: [Wait] = []
    var lastBar: Int32 = -1
    for (number, found) in islands.enumerated() {
      let number = Int32(number)
      if found.isScreenBar {
        // Bars are placed in source order, before all layers.
        if lastBar >= 0 { waits.append(Wait(island: number, other: lastBar, read: -1)) }
        lastBar = number
        continue
      }
      let parent = screen[found.island.root].parent
      let around = islandOf[Int(parent.index)]
      if around >= 0 {
        waits.append(Wait(island: number, other: around, read: -1))
      } else if lastBar >= 0 {
        waits.append(Wait(island: number, other: lastBar, read: -1))
      }
    }
    for (number, read) in frameReads.enumerated() {
      let island = islandOf[Int(read.element.index)]
      guard island >= 0, assumed.map({ isRead(read, where: $0) }) ?? true else { continue }
      for element in frames(in: read.formula, where: assumed) where element != .screen {
        let other = islandOf[Int(element.index)]
        if other == island {
          if assumed == nil { reportOwnFrame(read, element) }
        } else if other >= 0 {
          waits.append(Wait(island: island, other: other, read: Int32(number)))
        }
      }
    }
    return waits
  }

  // MARK: Frames in formulas

  /// Whether a formula reads a frame.
  mutating func readsFrame(_ formula: FormulaID) -> Bool {
    while frameFlags.count < screen.formulas.formulas.count {
      let flag: Bool
      func isSet(_ id: FormulaID) -> Bool { frameFlags[Int(id.index)] }
      switch screen.formulas.formulas[frameFlags.count] {
      case .constant, .environment: flag = false
      case .frame: flag = true
      case .add(let a, let b), .subtract(let a, let b), .multiply(let a, let b), .divide(let a, let b),
        .larger(let a, let b), .smaller(let a, let b):
        flag = isSet(a) || isSet(b)
      case .scale(let a, _), .round(let a): flag = isSet(a)
      case .choose(_, let a, let b): flag = isSet(a) || isSet(b)
      }
      frameFlags.append(flag)
    }
    return frameFlags[Int(formula.index)]
  }

  /// The elements whose frames a formula reads, each once; of a choice that is made, only what is chosen.
  mutating func frames(
    in formula: FormulaID, where assumed: (orders: IslandOrders, choice: Int)? = nil
  ) -> [ElementIndex] {
    var found: [ElementIndex] = []
    var known: Set<ElementIndex> = []
    var seen: Set<FormulaID> = []
    var open = [formula]
    while let next = open.popLast() {
      guard readsFrame(next), seen.insert(next).inserted else { continue }
      spend()
      switch screen.formulas[next] {
      case .constant, .environment: break
      case .frame(_, .naturalWidth), .frame(_, .naturalHeight): break
      case .frame(let element, _): if known.insert(element).inserted { found.append(element) }
      case .choose(let condition, let a, let b):
        switch assumed.flatMap({ $0.orders.holds(condition, $0.choice, in: screen.formulas) }) {
        case true?: open.append(a)
        case false?: open.append(b)
        case nil: open += [b, a]
        }
      case .add(let a, let b), .subtract(let a, let b), .multiply(let a, let b), .divide(let a, let b),
        .larger(let a, let b), .smaller(let a, let b):
        open.append(b)
        open.append(a)
      case .scale(let a, _), .round(let a): open.append(a)
      }
    }
    return found
  }

  // MARK: Messages

  private mutating func reportOwnFrame(_ read: FrameRead, _ element: ElementIndex) {
    let reader = screen[read.element].path
    let other = screen[element].path
    if element == read.element {
      report(.circularLayout, at: read.place, "'\(reader)' can't be placed by its own frame")
    } else if element == screen[read.element].parent {
      report(
        .readsSibling, at: read.place, "'\(reader)' is laid out together with what it is in, and can't read '\(other)'",
        notes: [DiagnosticNote(.help, "use a percentage, as '50%', or 'fill'")])
    } else {
      report(
        .readsSibling, at: read.place, "'\(reader)' is laid out together with '\(other)', and can't read it",
        notes: [
          DiagnosticNote(
            .help, "use 'fill', 'grow' or 'align', or anchor the element: an anchored one is placed after its siblings")
        ])
    }
  }

  /// - Parameter isOfTooMany: whether more comparisons decide about the order than are looked at, so that it may be none.
  private mutating func reportCycle(_ cycle: [Wait], isOfTooMany: Bool) {
    // The place is that of something that an author wrote; one read at least closes every cycle.
    guard let wait = cycle.first(where: { $0.read >= 0 }) else { return }
    func path(_ island: Int32) -> String { "'\(screen[islands[Int(island)].island.root].path)'" }
    let start = isOfTooMany ? "more than six comparisons on sizes decide which layer follows another: " : ""
    var message = start + path(cycle[0].island)
    var notes: [DiagnosticNote] = []
    for (number, step) in cycle.enumerated() {
      // Of a long cycle the beginning and the end are told.
      if number >= 6, number < cycle.count - 1 {
        if number == 6 { message += ", and so on" }
        continue
      }
      message += number == 0 ? " waits for \(path(step.other))" : ", which waits for \(path(step.other))"
      if step.read >= 0 {
        notes.append(
          DiagnosticNote(
            .related, "\(path(step.island)) reads \(path(step.other)) here", at: frameReads[Int(step.read)].place))
      } else if islands[Int(step.other)].isScreenBar {
        notes.append(DiagnosticNote(.fact, "\(path(step.island)) is placed after the bar \(path(step.other))"))
      } else {
        notes.append(DiagnosticNote(.fact, "\(path(step.island)) stands in \(path(step.other))"))
      }
    }
    notes.append(
      DiagnosticNote(
        .help,
        isOfTooMany
          ? "let layers ask the same comparison, as `screen.width > 600` in all of them, or anchor some of them to `safe` or `screen`"
          : "anchor one of them to `safe`, `screen` or its parent, or give it a size of its own"))
    report(
      isOfTooMany ? .notSupportedYet : .circularLayout, at: frameReads[Int(wait.read)].place, message, notes: notes)
  }
}

/// A depth-first walk over what waits for what, without recursion.
struct IslandWalk {
  let waits: [Wait]
  let starts: [Int32]
  /// 0 not seen, 1 open, 2 done.
  var states: [UInt8]
  var finished: [Int32] = []

  init(waits: [Wait], count: Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for wait in waits { starts[Int(wait.island) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var sorted = [Wait](repeating: Wait(island: 0, other: 0, read: -1), count: waits.count)
    var next = starts
    for wait in waits {
      sorted[Int(next[Int(wait.island)])] = wait
      next[Int(wait.island)] += 1
    }
    self.waits = sorted
    self.starts = starts
    states = [UInt8](repeating: 0, count: count)
    finished.reserveCapacity(count)
  }

  /// Finishes all islands, those that others wait for first, else in their order.
  mutating func run(onCycle: ([Wait]) -> Void) {
    for first in states.indices where states[first] == 0 {
      var open: [(island: Int32, next: Int32)] = [(Int32(first), starts[first])]
      states[first] = 1
      while let top = open.last {
        guard top.next < starts[Int(top.island) + 1] else {
          states[Int(top.island)] = 2
          finished.append(top.island)
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let other = waits[Int(top.next)].other
        if states[Int(other)] == 0 {
          states[Int(other)] = 1
          open.append((other, starts[Int(other)]))
        } else if states[Int(other)] == 1, let start = open.firstIndex(where: { $0.island == other }) {
          onCycle(open[start...].map { waits[Int($0.next) - 1] })
        }
      }
    }
  }
}
