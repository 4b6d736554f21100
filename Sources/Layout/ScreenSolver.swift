import BandScreenModel

/// Lays out a screen: places its islands one after the other and gives each to the CSS-level engine.
///
/// Source of the order: `docs/language.md`, "Anchors". Reused for every configuration of a discrete case, so that its
/// tables are allocated once.
public struct ScreenSolver<S: LayoutScalar> {
  public let lowered: LoweredScreen
  private var tree: LayoutTree
  private var engine = LayoutEngine<S>()
  private var lengths = LengthTable<S>()
  private var environment: [S] = []
  private var frames = ScreenFrames<S>()
  /// The style that each element has in this run, as an index into the lowered screen's styles.
  private var styleOf: [Int32] = []
  /// What is known of each condition: 0 nothing, 1 it holds, 2 it doesn't.
  private var conditions: [UInt8] = []
  private var conditionReasons: [S.Decisions] = []

  public init(_ screen: Screen) {
    lowered = LoweredScreen(screen)
    tree = lowered.tree
    for recipe in lowered.recipes {
      _ = lengths.add(Length(kind: recipe.kind, points: S(0), fraction: recipe.fraction))
    }
  }

  /// Lays the screen out in one environment.
  ///
  /// - Parameter environment: the variables' values, by `EnvironmentVariable.rawValue`.
  public mutating func layout(in environment: [S], run: inout S.Run) -> ScreenFrames<S> {
    self.environment = environment
    reset()
    compute(stage: 0, &run)
    for number in lowered.screen.islands.indices {
      place(island: number, &run)
      compute(stage: number + 1, &run)
    }
    finishScrolls(&run)
    return frames
  }

  private mutating func reset() {
    let screen = lowered.screen
    let count = screen.elements.count
    let zeros = [S](repeating: S(0), count: count)
    frames.left = zeros
    frames.top = zeros
    frames.width = zeros
    frames.height = zeros
    frames.width[0] = environment[Int(EnvironmentVariable.width.rawValue)]
    frames.height[0] = environment[Int(EnvironmentVariable.height.rawValue)]
    frames.exists = [Bool](repeating: true, count: count)
    frames.formulas = [S](repeating: S(0), count: lowered.formulas.formulas.count)
    let none = ScrollFrame(insets: Edges(all: S(0)), contentLength: S(0), end: S(0))
    frames.scrolls = [ScrollFrame<S>](repeating: none, count: screen.scrolls.count)
    styleOf = [Int32](lowered.styleStart.dropLast())
    conditions = [UInt8](repeating: 0, count: lowered.formulas.conditions.count)
    conditionReasons = [S.Decisions](repeating: S.Decisions(), count: conditions.count)
  }

  // MARK: Islands

  private mutating func place(island number: Int, _ run: inout S.Run) {
    let screen = lowered.screen
    let island = screen.islands[number]
    let root = Int(island.root.index)
    decideStyles(of: island, &run)
    guard frames.exists[root], lowered.nodes[root] >= 0 else { return }
    let box = lowered.boxes[Int(styleOf[root])]
    let node = LayoutNodeID(Int(lowered.nodes[root]))

    var horizontal = AxisRoom(island.horizontal, frames, &run)
    var vertical = AxisRoom(island.vertical, frames, &run)
    let margin = Edges(
      left: points(box.margin.left), top: points(box.margin.top), right: points(box.margin.right),
      bottom: points(box.margin.bottom))
    horizontal.takeOff(margin.left, margin.right)
    vertical.takeOff(margin.top, margin.bottom)
    horizontal.limit(minimum: limit(box.minWidth), maximum: limit(box.maxWidth), &run)
    vertical.limit(minimum: limit(box.minHeight), maximum: limit(box.maxHeight), &run)

    var space = LayoutSpace<S>(
      width: horizontal.available, height: vertical.fixed == nil ? nil : vertical.available,
      forcedWidth: horizontal.fixed, forcedHeight: vertical.fixed)
    solve(node, space, &run)
    if vertical.fixed == nil, lowered.shrinksDown[number] {
      // It hugs, and what it holds gives way where room is short: it gets no more than there is.
      space.forcedHeight = S.smaller(engine.height(of: node), vertical.available, &run)
      space.height = vertical.available
      solve(node, space, &run)
    }
    frames.left[root] = horizontal.start(for: engine.width(of: node))
    frames.top[root] = vertical.start(for: engine.height(of: node))
    readFrames(of: root, &run)
    if keepScrollsClear(in: Int32(number), &run) { readFrames(of: root, &run) }
  }

  private mutating func solve(_ node: LayoutNodeID, _ space: LayoutSpace<S>, _ run: inout S.Run) {
    engine.layout(tree, lengths: lengths, lines: lowered.screen.lineTables, root: node, in: space, run: &run)
  }

  /// Decides which elements of an island exist and which of their styles they have.
  private mutating func decideStyles(of island: Island, _ run: inout S.Run) {
    let screen = lowered.screen
    let root = Int(island.root.index)
    var index = root
    while index < Int(screen.elements[root].end) {
      let element = screen.elements[index]
      let parentExists = frames.exists[Int(element.parent.index)]
      if element.exists != .always || !parentExists {
        frames.exists[index] = parentExists && holdsForAll(element.exists, &run)
      }
      if !element.flowVariants.isEmpty {
        let variant = element.flowVariants.firstIndex { holdsForAll($0.condition, &run) }
        styleOf[index] = lowered.styleStart[index] + Int32(variant.map { $0 + 1 } ?? 0)
      }
      if element.isIsland, index != root {
        // Its own island decides about what is inside it.
        index = Int(element.end)
        continue
      }
      if lowered.nodes[index] >= 0, element.exists != .always || !element.flowVariants.isEmpty {
        let style = frames.exists[index] ? lowered.styles[Int(styleOf[index])] : lowered.hiddenStyle
        tree.setStyle(style, of: LayoutNodeID(Int(lowered.nodes[index])))
      }
      index += 1
    }
  }

  /// Puts the engine's frames on the screen, from the root of an island (whose place is known) inward.
  private mutating func readFrames(of root: Int, _ run: inout S.Run) {
    let screen = lowered.screen
    var index = root
    while index < Int(screen.elements[root].end) {
      let element = screen.elements[index]
      if index != root, element.isIsland {
        index = Int(element.end)
        continue
      }
      let node = lowered.nodes[index]
      if node >= 0, frames.exists[index] {
        let id = LayoutNodeID(Int(node))
        frames.width[index] = engine.width(of: id)
        frames.height[index] = engine.height(of: id)
        if index != root {
          let parent = Int(element.parent.index)
          frames.left[index] = frames.left[parent] + engine.x(of: id)
          frames.top[index] = frames.top[parent] + engine.y(of: id)
        }
      }
      index += 1
    }
  }

  /// Gives the scrolls in an island's flow their automatic insets, now that their frames are known, and lays out their content
  /// once more.
  ///
  /// - Returns: whether there was one.
  private mutating func keepScrollsClear(in island: Int32, _ run: inout S.Run) -> Bool {
    var found = false
    for scroll in lowered.flowScrolls where scroll.island == island && frames.exists[Int(scroll.element)] {
      found = true
      let element = ElementIndex(Int(scroll.element))
      let edges = lowered.screen.scrolls[Int(scroll.scroll)].automaticEdges
      for edge in Edge.allCases where edges.contains(edge) {
        let safe = frames[lowered.screen.safe[edge]]
        let own = frames.edge(edge, of: element)
        let inset = (edge.isStart ? safe - own : own - safe).atLeastZero(&run)
        frames.scrolls[Int(scroll.scroll)].insets[edge] = inset
        lengths[scroll.padding[edge]].points += inset
      }
      let node = LayoutNodeID(Int(lowered.nodes[Int(scroll.element)]))
      let space = LayoutSpace<S>(
        width: frames.width[Int(scroll.element)], height: frames.height[Int(scroll.element)],
        forcedWidth: frames.width[Int(scroll.element)], forcedHeight: frames.height[Int(scroll.element)])
      solve(node, space, &run)
    }
    return found
  }

  private mutating func finishScrolls(_ run: inout S.Run) {
    let screen = lowered.screen
    for (number, scroll) in screen.scrolls.enumerated() {
      let element = Int(scroll.element.index)
      guard frames.exists[element], lowered.nodes[element] >= 0 else { continue }
      if let island = screen.islands.first(where: { $0.root == scroll.element }) {
        for edge in Edge.allCases { frames.scrolls[number].insets[edge] = frames[island.automaticPadding[edge]] }
      }
      let node = LayoutNodeID(Int(lowered.nodes[element]))
      let isVertical = scroll.axis == .vertical
      let content = isVertical ? engine.contentHeight(of: node) : engine.contentWidth(of: node)
      let viewport = isVertical ? frames.height[element] : frames.width[element]
      frames.scrolls[number].contentLength = content
      frames.scrolls[number].end = (content - viewport).atLeastZero(&run)
    }
  }

  // MARK: Lengths, formulas, conditions

  private func points(_ id: LengthID) -> S { lengths[id].points }

  private func limit(_ id: LengthID) -> S? { lengths[id].kind == .points ? lengths[id].points : nil }

  /// Computes all formulas and lengths that need no island but those laid out so far.
  private mutating func compute(stage: Int, _ run: inout S.Run) {
    for id in lowered.formulasByStage[stage] { frames.formulas[Int(id.index)] = value(of: id, &run) }
    for index in lowered.recipesByStage[stage] {
      let recipe = lowered.recipes[Int(index)]
      var points = frames[recipe.formula]
      if recipe.added != .zero { points += frames[recipe.added] }
      lengths.lengths[LengthID.keywordCount + Int(index)].points = points
    }
  }

  private mutating func value(of id: FormulaID, _ run: inout S.Run) -> S {
    switch lowered.formulas[id] {
    case .constant(let value): return S(value)
    case .environment(let variable): return environment[Int(variable.rawValue)]
    case .frame(let element, let measure): return measured(element, measure, &run)
    case .add(let a, let b): return frames[a] + frames[b]
    case .subtract(let a, let b): return frames[a] - frames[b]
    case .scale(let a, let factor): return frames[a].times(factor)
    case .multiply(let a, let b): return S.product(frames[a], frames[b], &run)
    case .divide(let a, let b): return S.quotient(frames[a], frames[b], &run)
    case .larger(let a, let b): return S.larger(frames[a], frames[b], &run)
    case .smaller(let a, let b): return S.smaller(frames[a], frames[b], &run)
    case .round(let a): return S.rounded(frames[a], &run)
    case .choose(let condition, let a, let b):
      let holds = decide(condition, &run)
      return (holds ? frames[a] : frames[b]).sealed(conditionReasons[Int(condition.index)], in: nil, &run)
    }
  }

  private func measured(_ element: ElementIndex, _ measure: FrameMeasure, _ run: inout S.Run) -> S {
    let index = Int(element.index)
    switch measure {
    case .left: return frames.left[index]
    case .top: return frames.top[index]
    case .right: return frames.right(element)
    case .bottom: return frames.bottom(element)
    case .width: return frames.width[index]
    case .height: return frames.height[index]
    case .contentLeft: return frames.left[index] + padding(.left, of: index)
    case .contentTop: return frames.top[index] + padding(.top, of: index)
    case .contentRight: return frames.right(element) - padding(.right, of: index)
    case .contentBottom: return frames.bottom(element) - padding(.bottom, of: index)
    }
  }

  /// The padding of an element; a percentage is of its parent's content width.
  private func padding(_ edge: Edge, of index: Int) -> S {
    let length = lengths[lowered.paddings[Int(styleOf[index])][edge]]
    guard length.fraction != 0, index > 0 else { return length.points }
    let parent = Int(lowered.screen.elements[index].parent.index)
    let base = frames.width[parent] - padding(.left, of: parent) - padding(.right, of: parent)
    return length.points + base.times(length.fraction)
  }

  /// Whether a condition holds, as a fact about all of the run from here on.
  private mutating func holdsForAll(_ id: ConditionID, _ run: inout S.Run) -> Bool {
    let holds = decide(id, &run)
    S.commit(conditionReasons[Int(id.index)], &run)
    return holds
  }

  /// Decides a condition, once a run. Conditions are made of earlier ones, so the open ones are decided from the last back.
  private mutating func decide(_ id: ConditionID, _ run: inout S.Run) -> Bool {
    var open = [id]
    while let next = open.last {
      let index = Int(next.index)
      if conditions[index] != 0 {
        open.removeLast()
        continue
      }
      var parts: [ConditionID] = []
      switch lowered.formulas[next] {
      case .not(let a): parts = [a]
      case .and(let a, let b), .or(let a, let b): parts = [a, b]
      default: break
      }
      let unknown = parts.filter { conditions[Int($0.index)] == 0 }
      if unknown.isEmpty {
        var why = S.Decisions()
        let holds = decideNow(next, &why, &run)
        conditions[index] = holds ? 1 : 2
        conditionReasons[index] = why
        open.removeLast()
      } else {
        open += unknown
      }
    }
    return conditions[Int(id.index)] == 1
  }

  private func decideNow(_ id: ConditionID, _ why: inout S.Decisions, _ run: inout S.Run) -> Bool {
    switch lowered.formulas[id] {
    case .always: return true
    case .never: return false
    case .atMost(let a, let b): return S.atMost(frames[a], frames[b], &why, &run)
    case .less(let a, let b): return !S.atMost(frames[b], frames[a], &why, &run)
    case .equal(let a, let b):
      let atMost = S.atMost(frames[a], frames[b], &why, &run)
      let atLeast = S.atMost(frames[b], frames[a], &why, &run)
      return atMost && atLeast
    case .not(let a):
      why.formUnion(conditionReasons[Int(a.index)])
      return conditions[Int(a.index)] == 2
    case .and(let a, let b), .or(let a, let b):
      why.formUnion(conditionReasons[Int(a.index)])
      why.formUnion(conditionReasons[Int(b.index)])
      let first = conditions[Int(a.index)] == 1
      let second = conditions[Int(b.index)] == 1
      if case .and = lowered.formulas[id] { return first && second }
      return first || second
    }
  }
}

/// The room of an island on one axis.
struct AxisRoom<S: LayoutScalar> {
  private enum Anchor {
    case start, end, middle
  }

  private var anchor: Anchor
  /// Where the anchor is: the first edge, the last edge, the middle; margins taken off.
  private var position: S
  /// The size that two edges give, or nothing where the element has a size of its own.
  private(set) var fixed: S?
  /// What an element that hugs gets at most.
  private(set) var available: S

  init(_ placement: AxisPlacement, _ frames: ScreenFrames<S>, _ run: inout S.Run) {
    switch placement {
    case .between(let start, let end):
      anchor = .start
      position = frames[start]
      available = (frames[end] - frames[start]).atLeastZero(&run)
      fixed = available
    case .from(let start, let room):
      anchor = .start
      position = frames[start]
      available = frames[room].atLeastZero(&run)
    case .upTo(let end, let room):
      anchor = .end
      position = frames[end]
      available = frames[room].atLeastZero(&run)
    case .around(let middle, let room):
      anchor = .middle
      position = frames[middle]
      available = frames[room].atLeastZero(&run)
    }
  }

  mutating func takeOff(_ start: S, _ end: S) {
    switch anchor {
    case .start: position += start
    case .end: position -= end
    case .middle: position += (start - end).times(0.5)
    }
    available = available - start - end
    if let size = fixed { fixed = size - start - end }
  }

  /// Holds the size between two edges to the element's limits; it stands in their middle where one bites.
  mutating func limit(minimum: S?, maximum: S?, _ run: inout S.Run) {
    available = available.atLeastZero(&run)
    guard var size = fixed else { return }
    let room = size
    size = size.atLeastZero(&run)
    if let maximum { size = S.smaller(size, maximum, &run) }
    if let minimum { size = S.larger(size, minimum, &run) }
    fixed = size
    if minimum != nil || maximum != nil { position += (room - size).times(0.5) }
  }

  /// Where an element of this size begins.
  func start(for size: S) -> S {
    switch anchor {
    case .start: position
    case .end: position - size
    case .middle: position - size.times(0.5)
    }
  }
}
