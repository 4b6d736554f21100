import BandDiagnostics
import BandScreenModel
import BandSyntax

// Bars: each spans what earlier bars left, and narrows `safe` for what comes after.

/// An island as it was found, before the order of all is known.
struct FoundIsland: Sendable {
  var island: Island
  /// Whether it is a bar of the screen: these come first, in their order.
  var isScreenBar = false
}

/// What bars have left so far.
private struct BarRoom {
  /// The edges between which the next bar spans.
  var edges: Edges<FormulaID>
  var safe: Edges<FormulaID>
  /// How much the next bar on an edge grows by: what the system takes there, 0 once a bar has taken it.
  var grows: Edges<FormulaID>
}

extension Expander {
  /// Places all bars and finds what `safe` means in each part of the screen.
  mutating func placeBars() {
    var room = BarRoom(
      edges: Edges(all: .zero), safe: Edges(all: .zero), grows: Edges(all: .zero))
    for edge in Edge.allCases {
      room.edges[edge] = screenEdge(edge)
      let inset = screen.formulas.environment(.inset(edge))
      room.safe[edge] =
        edge.isStart ? inset : screen.formulas.subtract(room.edges[edge], inset)
      room.grows[edge] = inset
    }
    let system = room.safe
    reads.insert(.keyboard)
    // The first area is that of all that isn't in a bar; it is known once the bars are.
    safeAreas.append(room.safe)
    var isAboveKeyboard = false
    for index in children(of: 0) where screen.elements[index].kind == .bar {
      if place(bar: index, in: &room, isScreenBar: true) { isAboveKeyboard = true }
    }
    if discrete.isKeyboardUp, !isAboveKeyboard { room.safe.bottom = aboveKeyboard(room.safe.bottom) }
    safeAreas[0] = room.safe
    screen.safe = room.safe
    placeBarsOfStacks(system)
  }

  /// The children of an element, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(screen.elements[index].end) {
      children.append(child)
      child = max(child + 1, Int(screen.elements[child].end))
    }
    return children
  }

  /// Places a bar and takes it off the room for what follows.
  ///
  /// - Returns: whether what is left lies above the keyboard, because the bar rides on it.
  private mutating func place(bar index: Int, in room: inout BarRoom, isScreenBar: Bool) -> Bool {
    let edge = screen.elements[index].barEdge ?? .bottom
    var inside = room.safe
    if discrete.isKeyboardUp { inside.bottom = aboveKeyboard(inside.bottom) }
    setSafeArea(inside, index..<Int(screen.elements[index].end))
    var padding = Edges(all: FormulaID.zero)
    for side in Edge.allCases where side != edge.opposite { padding[side] = room.grows[side] }
    var outer = room.edges[edge]
    var rides = false
    if edge == .bottom, discrete.isKeyboardUp {
      rides = nodes[index].ridesKeyboard ?? holdsInput(index)
      screen.elements[index].ridesKeyboard = rides
      if rides {
        outer = aboveKeyboard(outer)
        // The keyboard covers the inset; only what of it reaches out above is added.
        let rest = screen.formulas.subtract(padding.bottom, keyboardHeight())
        padding.bottom = screen.formulas.larger(rest, .zero)
      }
    }
    let width = screen.formulas.subtract(room.edges.right, room.edges.left)
    let height = screen.formulas.subtract(room.edges.bottom, room.edges.top)
    let across = AxisPlacement.between(room.edges.left, room.edges.right)
    let down = AxisPlacement.between(room.edges.top, room.edges.bottom)
    let available = edge.axis == .horizontal ? width : height
    let own: AxisPlacement = edge.isStart ? .from(outer, available: available) : .upTo(outer, available: available)
    var island = Island(
      root: ElementIndex(index), horizontal: edge.axis == .horizontal ? own : across,
      vertical: edge.axis == .horizontal ? down : own)
    island.automaticPadding = padding
    island.percentageWidth = width
    island.percentageHeight = height
    screen.elements[index].isIsland = true
    nodes[index].island = Int32(truncatingIfNeeded: islands.count)
    islands.append(FoundIsland(island: island, isScreenBar: isScreenBar))

    let exists = screen.elements[index].exists
    let inner = screen.formulas.frame(ElementIndex(index), .edge(edge.opposite))
    room.edges[edge] = screen.formulas.choose(exists, inner, room.edges[edge])
    room.grows[edge] = screen.formulas.choose(exists, .zero, room.grows[edge])
    let narrowed =
      isScreenBar
      ? inner
      : edge.isStart
        ? screen.formulas.larger(inner, room.safe[edge]) : screen.formulas.smaller(inner, room.safe[edge])
    room.safe[edge] = screen.formulas.choose(exists, narrowed, room.safe[edge])
    return rides && exists == .always && isScreenBar
  }

  private mutating func aboveKeyboard(_ bottom: FormulaID) -> FormulaID {
    let top = screen.formulas.subtract(screen.formulas.environment(.height), keyboardHeight())
    return screen.formulas.smaller(bottom, top)
  }

  /// Whether a bar holds a field. What is there only where a condition on sizes holds can't decide where the bar stands.
  private mutating func holdsInput(_ index: Int) -> Bool {
    let inputs = (index..<Int(screen.elements[index].end)).filter { screen.elements[$0].role == .input }
    if inputs.contains(where: { isAlwaysThere($0, in: index) }) { return true }
    guard let first = inputs.first else { return false }
    report(
      .notSupportedYet, at: screen.elements[index].place,
      "a size decides whether '\(screen.elements[index].path)' holds '\(screen.elements[first].path)', and so whether it rides on the keyboard",
      notes: [DiagnosticNote(.help, "say it with `keyboard: lift` or `keyboard: under`")])
    return true
  }

  private func isAlwaysThere(_ element: Int, in bar: Int) -> Bool {
    var next = element
    while next > bar {
      if screen.elements[next].exists != .always { return false }
      next = Int(screen.elements[next].parent.index)
    }
    return true
  }

  private mutating func setSafeArea(_ safe: Edges<FormulaID>, _ range: Range<Int>) {
    let area = Int32(truncatingIfNeeded: safeAreas.count)
    safeAreas.append(safe)
    for index in range { nodes[index].safeArea = area }
    spend(range.count)
  }

  // MARK: Bars in stacks

  /// A bar in a stack stands on the stack's edges, and grows by as much of the inset as the stack overlaps.
  private mutating func placeBarsOfStacks(_ system: Edges<FormulaID>) {
    var done: Set<Int32> = []
    for index in screen.elements.indices where screen.elements[index].kind == .bar {
      let parent = screen.elements[index].parent
      guard parent != .screen, done.insert(parent.index).inserted else { continue }
      guard screen[parent].kind == .stack || screen[parent].kind == .box else {
        report(
          .elementNotHere, at: screen.elements[index].place,
          "a bar stands on an edge of a screen or a stack, and this is in a \(screen[parent].kind.text)")
        continue
      }
      place(barsOf: Int(parent.index), system)
      if isTooLarge { return }
    }
  }

  private mutating func place(barsOf stack: Int, _ system: Edges<FormulaID>) {
    let frame = ElementIndex(stack)
    var room = BarRoom(
      edges: Edges(all: .zero), safe: safeAreas[Int(nodes[stack].safeArea)], grows: Edges(all: .zero))
    for edge in Edge.allCases {
      room.edges[edge] = screen.formulas.frame(frame, .edge(edge))
      let overlap =
        edge.isStart
        ? screen.formulas.subtract(system[edge], room.edges[edge])
        : screen.formulas.subtract(room.edges[edge], system[edge])
      room.grows[edge] = screen.formulas.larger(overlap, .zero)
    }
    let children = self.children(of: stack)
    for child in children where screen.elements[child].kind == .bar {
      _ = place(bar: child, in: &room, isScreenBar: false)
    }
    for child in children where screen.elements[child].kind != .bar {
      let range = child..<Int(screen.elements[child].end)
      setSafeArea(room.safe, range)
      for inner in range where screen.elements[inner].scroll >= 0 && nodes[inner].anchors.isEmpty {
        report(
          .notSupportedYet, at: screen.elements[inner].place,
          "a scroll in the flow of a stack that has bars can't keep clear of them yet",
          notes: [DiagnosticNote(.help, "anchor it: 'pin: parent'")])
      }
    }
  }

  /// A bar's own size is that of its content; what the system takes comes on top.
  mutating func growBar(_ index: Int, _ flow: inout FlowProperties) {
    let number = Int(nodes[index].island)
    guard number >= 0, let edge = screen.elements[index].barEdge else { return }
    let room = islands[number].island.automaticPadding[edge]
    if edge.axis == .vertical {
      flow.height = grown(flow.height, by: room)
      flow.minimumHeight = grown(flow.minimumHeight, by: room)
      flow.maximumHeight = grown(flow.maximumHeight, by: room)
    } else {
      flow.width = grown(flow.width, by: room)
      flow.minimumWidth = grown(flow.minimumWidth, by: room)
      flow.maximumWidth = grown(flow.maximumWidth, by: room)
    }
  }

  private mutating func grown(_ size: SizeValue, by room: FormulaID) -> SizeValue {
    switch size {
    case .automatic, .hug, .fill: size
    case .length(let length): .length(screen.formulas.add(length, room))
    case .percent(let share, let offset): .percent(share, screen.formulas.add(offset, room))
    }
  }
}
