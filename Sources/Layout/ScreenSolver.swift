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
  /// The detent at which each sheet rests in this run, by `SheetDetent.id`; the last ones where it is empty.
  private var detents: [Int32] = []
  private(set) var frames = ScreenFrames<S>()
  /// The style that each element has in this run, as an index into the lowered screen's styles.
  private var styleOf: [Int32] = []
  /// Of each element: which of its sets of properties it has, 0 for its own.
  private var variantOf: [Int32] = []
  /// Of each island: whether its root gives way down the screen in this run.
  private var shrinksDown: [Bool]
  /// What is known of each condition: 0 nothing, 1 it holds, 2 it doesn't.
  private var conditions: [UInt8] = []
  private var conditionReasons: [S.Decisions] = []

  public init(_ screen: Screen) { self.init(LoweredScreen(screen)) }

  /// A solver for a screen that is lowered already: for another number.
  public init(_ lowered: LoweredScreen) {
    self.lowered = lowered
    tree = lowered.tree
    shrinksDown = lowered.shrinksDown
    for recipe in lowered.recipes {
      _ = lengths.add(Length(kind: recipe.kind, points: S(0), fraction: recipe.fraction))
    }
  }

  /// Lays the screen out in one environment.
  ///
  /// - Parameters:
  ///   - environment: the variables' values, by `EnvironmentVariable.rawValue`.
  ///   - detents: the detent at which each sheet rests: one of `Screen.detentChoices`; the last ones where nothing is given.
  public mutating func layout(
    in environment: [S], detents: [Int32] = [], run: inout S.Run
  ) -> ScreenFrames<S> {
    self.environment = environment
    self.detents = detents
    reset()
    engine.begin(tree)
    compute(stage: 0, of: 0, &run)
    let staging = decideOrder(&run)
    for position in lowered.stagings[staging].order.indices {
      place(island: Int(lowered.stagings[staging].order[position]), &run)
      compute(stage: position + 1, of: staging, &run)
    }
    finishScrolls(&run)
    slideSheets()
    for element in lowered.ownPaddings where frames.exists[Int(element)] {
      let index = Int(element)
      frames.paddings[element] = Edges(
        left: padding(.left, of: index), top: padding(.top, of: index), right: padding(.right, of: index),
        bottom: padding(.bottom, of: index))
    }
    return frames
  }

  /// Decides in which order the islands are laid out, where that hangs on sizes.
  private mutating func decideOrder(_ run: inout S.Run) -> Int {
    let conditions = lowered.screen.islandOrders.conditions
    if conditions.isEmpty { return 0 }
    var choice = 0
    for (bit, condition) in conditions.enumerated() where holdsForAll(condition, &run) { choice |= 1 << bit }
    compute(stage: 0, of: choice + 1, &run)
    return choice + 1
  }

  private mutating func reset() {
    let screen = lowered.screen
    frames.detents = detents
    let count = screen.elements.count
    let zeros = [S](repeating: S(0), count: count)
    frames.left = zeros
    frames.top = zeros
    frames.width = zeros
    frames.height = zeros
    frames.width[0] = environment[Int(EnvironmentVariable.width.rawValue)]
    frames.height[0] = environment[Int(EnvironmentVariable.height.rawValue)]
    frames.exists = [Bool](repeating: true, count: count)
    frames.isEnabled = frames.exists
    frames.paint = screen.elements.map { $0.paint }
    frames.formulas = [S](repeating: S(0), count: lowered.formulas.formulas.count)
    frames.paddings.removeAll(keepingCapacity: true)
    let none = ScrollFrame(insets: Edges(all: S(0)), contentLength: S(0), end: S(0))
    frames.scrolls = [ScrollFrame<S>](repeating: none, count: screen.scrolls.count)
    styleOf = [Int32](lowered.styleStart.dropLast())
    variantOf = [Int32](repeating: 0, count: styleOf.count)
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
    for scroll in lowered.flowScrolls where scroll.isContentLater && scroll.island == lowered.islandOf[root] {
      engine.leaveContent(of: LayoutNodeID(Int(lowered.nodes[Int(scroll.element)])))
    }
    solve(node, space, &run)
    if island.isMeasuring { return readFrames(of: root, &run) }
    if vertical.fixed == nil, shrinksDown[number] {
      let natural = engine.height(of: node)
      space.height = vertical.available
      var why = S.Decisions()
      let fits = S.atMost(natural, vertical.available, &why, &run)
      S.commit(why, &run)
      if fits {
        space.forcedHeight = natural
        solve(node, space, &run)
      } else {
        squeeze(root, from: natural, limit(box.minHeight), &space, &run)
      }
    }
    frames.left[root] = horizontal.start(for: engine.width(of: node))
    frames.top[root] = vertical.start(for: engine.height(of: node))
    readFrames(of: root, &run)
    keepScrollsClear(in: Int32(number), &run)
  }

  /// Lays out an element that hugs and has less room than it asks for: what scrolls in it gives way, and nothing else. So it is as high as
  /// the room, and higher where the rest of it needs more (`docs/language.md`, "Sizes and flow").
  private mutating func squeeze(
    _ root: Int, from natural: S, _ minimum: S?, _ space: inout LayoutSpace<S>, _ run: inout S.Run
  ) {
    let node = LayoutNodeID(Int(lowered.nodes[root]))
    var height = space.height ?? natural
    if let minimum { height = S.larger(height, minimum, &run) }
    space.forcedHeight = S.smaller(height, natural, &run)
    solve(node, space, &run)
    readFrames(of: root, &run)
    let scroll = lowered.screen.elements[root].scroll
    if scroll >= 0, lowered.screen.scrolls[Int(scroll)].axis == .vertical { return }
    space.forcedHeight = S.smaller(height + missingHeight(in: root, &run), natural, &run)
    solve(node, space, &run)
  }

  /// How much higher an element would have to be so that nothing in its flow hangs out of what it is in, or is lower than its text.
  private mutating func missingHeight(in root: Int, _ run: inout S.Run) -> S {
    let screen = lowered.screen
    var above = S(0)
    var below = S(0)
    var index = root + 1
    while index < Int(screen.elements[root].end) {
      let next = max(index + 1, Int(screen.elements[index].end))
      guard frames.exists[index], !screen.elements[index].isIsland, lowered.nodes[index] >= 0 else {
        index = next
        continue
      }
      let parent = Int(screen.elements[index].parent.index)
      let margin = lowered.boxes[Int(styleOf[index])].margin
      let start = frames.top[parent] + padding(.top, of: parent) - (frames.top[index] - points(margin.top))
      let end =
        frames.top[index] + frames.height[index] + points(margin.bottom)
        - (frames.top[parent] + frames.height[parent] - padding(.bottom, of: parent))
      above = S.larger(above, start, &run)
      below = S.larger(below, end, &run)
      if case .text(let table) = screen.elements[index].leaf, hugsDown(index) {
        let width = frames.width[index] - padding(.left, of: index) - padding(.right, of: index)
        let text = S.height(of: screen.lineTables[Int(table)], width: width, &run)
        let rest = padding(.top, of: index) + padding(.bottom, of: index) - frames.height[index]
        below = S.larger(below, text + rest, &run)
      }
      let scroll = screen.elements[index].scroll
      let scrollsDown = scroll >= 0 && screen.scrolls[Int(scroll)].axis == .vertical
      index = scrollsDown ? next : index + 1
    }
    return above + below
  }

  /// Whether an element is as high as its content, with the properties that it has in this run.
  private func hugsDown(_ index: Int) -> Bool {
    let height = lowered.screen.flows[Int(flow(of: index))].height
    return height == .automatic || height == .hug
  }

  /// The index of the properties that an element has in this run.
  private func flow(of index: Int) -> Int32 {
    let variant = Int(variantOf[index])
    return variant > 0
      ? lowered.screen.elements[index].flowVariants[variant - 1].flow : lowered.screen.elements[index].flow
  }

  private mutating func solve(_ node: LayoutNodeID, _ space: LayoutSpace<S>, _ run: inout S.Run) {
    engine.layout(tree, node, in: space, lengths: lengths, texts: lowered.screen.lineTables, &run)
  }

  /// Decides which elements of an island exist and which of their styles they have.
  private mutating func decideStyles(of island: Island, _ run: inout S.Run) {
    let screen = lowered.screen
    let root = Int(island.root.index)
    var index = root
    while index < Int(screen.elements[root].end) {
      // Read field by field: an element is large, and a copy of it counts references.
      let parent = Int(screen.elements[index].parent.index)
      let parentExists = frames.exists[parent]
      if screen.elements[index].exists != .always || !parentExists {
        frames.exists[index] = parentExists && holdsForAll(screen.elements[index].exists, &run)
      }
      let hasVariants = !screen.elements[index].flowVariants.isEmpty || lowered.followsParent[index]
      if hasVariants {
        let variants = screen.elements[index].flowVariants
        let variant = variants.firstIndex { holdsForAll($0.condition, &run) }
        variantOf[index] = Int32(variant.map { $0 + 1 } ?? 0)
        let row = lowered.followsParent[index] ? variantOf[parent] : 0
        styleOf[index] = lowered.styleStart[index] + row * Int32(variants.count + 1) + variantOf[index]
      }
      if screen.elements[index].isIsland, index != root {
        // Its own island decides about what is inside it.
        index = Int(screen.elements[index].end)
        continue
      }
      let node = LayoutNodeID(Int(lowered.nodes[index]))
      if !frames.exists[index] { engine.hide(node) }
      if hasVariants { tree.setStyle(lowered.styles[Int(styleOf[index])], of: node) }
      if !screen.elements[index].paintVariants.isEmpty {
        // Paint moves nothing, so what decides about it is nothing that a coordinate hangs on; but lines stand where it says.
        let movesLines = screen.hasAlignmentOfLayout(screen.elements[index])
        let variant = screen.elements[index].paintVariants.first {
          movesLines ? holdsForAll($0.condition, &run) : decide($0.condition, &run)
        }
        if let variant { frames.paint[index] = variant.paint }
      }
      frames.isEnabled[index] = holdsForAll(screen.elements[index].enabled, &run)
      index += 1
    }
    if lowered.islandWaysVary[Int(lowered.islandOf[root])] { decideWhatGivesWay(in: root) }
  }

  /// Decides which elements of an island give way where room is short, by what is there and what hugs in this run.
  private mutating func decideWhatGivesWay(in root: Int) {
    let screen = lowered.screen
    let island = lowered.islandOf[root]
    var held = [GivenWay](repeating: [], count: Int(screen.elements[root].end) - root)
    for index in (root..<Int(screen.elements[root].end)).reversed()
    where lowered.islandOf[index] == island && frames.exists[index] {
      let ways = GivenWay(of: index, flow: flow(of: index), holding: held[index - root], in: screen)
      let parent = Int(screen.elements[index].parent.index)
      if index == root {
        shrinksDown[Int(island)] = ways.contains(.scrollsDown)
      } else {
        held[parent - root].formUnion(ways)
      }
      guard lowered.waysVary[index], lowered.nodes[index] >= 0 else { continue }
      let start = lowered.styleStart[index]
      let half = (lowered.styleStart[index + 1] - start) / 2
      styleOf[index] = start + (styleOf[index] - start) % half + (ways.isAlong(screen.elements[parent]) ? half : 0)
      tree.setStyle(lowered.styles[Int(styleOf[index])], of: LayoutNodeID(Int(lowered.nodes[index])))
    }
  }

  /// Puts the engine's frames on the screen, from an element whose place is known inward.
  private mutating func readFrames(of root: Int, _ run: inout S.Run) {
    let screen = lowered.screen
    var index = root
    while index < Int(screen.elements[root].end) {
      if index != root, screen.elements[index].isIsland {
        index = Int(screen.elements[index].end)
        continue
      }
      let node = lowered.nodes[index]
      if node >= 0, frames.exists[index] {
        let id = LayoutNodeID(Int(node))
        frames.width[index] = engine.width(of: id)
        frames.height[index] = engine.height(of: id)
        if index != root {
          let parent = Int(screen.elements[index].parent.index)
          frames.left[index] = frames.left[parent] + engine.x(of: id)
          frames.top[index] = frames.top[parent] + engine.y(of: id)
        }
      }
      index += 1
    }
  }

  /// Gives the scrolls in an island's flow their automatic insets, now that their frames are known, and lays out their content
  /// once more.
  private mutating func keepScrollsClear(in island: Int32, _ run: inout S.Run) {
    for scroll in lowered.flowScrolls where scroll.island == island && frames.exists[Int(scroll.element)] {
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
      // It stands where it stood; what is in it has moved.
      readFrames(of: Int(scroll.element), &run)
    }
  }

  /// Moves the sheets that slide from where they were laid out, at their highest detents, to those at hand.
  private mutating func slideSheets() {
    for sheet in lowered.screen.sheets where sheet.slide != .zero {
      guard let element = sheet.element else { continue }
      let slide = frames[sheet.slide]
      for index in Int(element.index)..<max(Int(lowered.screen[element].end), Int(element.index) + 1)
      where frames.exists[index] {
        frames.top[index] += slide
      }
    }
  }

  private mutating func finishScrolls(_ run: inout S.Run) {
    let screen = lowered.screen
    for (number, scroll) in screen.scrolls.enumerated() {
      let element = Int(scroll.element.index)
      guard frames.exists[element], lowered.nodes[element] >= 0 else { continue }
      let island = lowered.islandOf[element]
      if screen.islands[Int(island)].root == scroll.element {
        let padding = screen.islands[Int(island)].automaticPadding
        for edge in Edge.allCases { frames.scrolls[number].insets[edge] = frames[padding[edge]] }
      }
      let viewport = scroll.axis == .vertical ? frames.height[element] : frames.width[element]
      let content = contentLength(of: scroll, &run)
      frames.scrolls[number].contentLength = S.larger(content, viewport, &run)
      frames.scrolls[number].end = (content - viewport).atLeastZero(&run)
      if scroll.snap != .none { frames.scrolls[number].stops = stops(of: scroll, number, &run) }
    }
  }

  /// From a viewport's start to the end of the last thing in its flow, margin and padding counted in.
  private func contentLength(of scroll: Scroll, _ run: inout S.Run) -> S {
    let screen = lowered.screen
    let element = Int(scroll.element.index)
    let edge = scroll.contentEnd(screen.discrete.direction)
    var content = S(0)
    var child = element + 1
    while child < Int(screen.elements[element].end) {
      let index = ElementIndex(child)
      if frames.exists[child], !screen.elements[child].isIsland {
        let margin = points(lowered.boxes[Int(styleOf[child])].margin[edge])
        let distance =
          edge.isStart
          ? frames.edge(edge.opposite, of: scroll.element) - frames.edge(edge, of: index)
          : frames.edge(edge, of: index) - frames.edge(edge.opposite, of: scroll.element)
        content = S.larger(content, distance + margin, &run)
      }
      child = Int(screen.elements[child].end)
    }
    return content + padding(edge, of: element)
  }

  // MARK: Lengths, formulas, conditions

  private func points(_ id: LengthID) -> S { lengths[id].points }

  private func limit(_ id: LengthID) -> S? { lengths[id].kind == .points ? lengths[id].points : nil }

  /// Computes all formulas and lengths that need no island but those laid out so far.
  ///
  /// - Parameter staging: the order of the islands.
  private mutating func compute(stage: Int, of staging: Int, _ run: inout S.Run) {
    for id in lowered.stagings[staging].formulas[stage] { frames.formulas[Int(id.index)] = value(of: id, &run) }
    for index in lowered.stagings[staging].recipes[stage] {
      let recipe = lowered.recipes[Int(index)]
      var points = frames[recipe.formula]
      if recipe.isAtLeastZero { points = points.atLeastZero(&run) }
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
    case .multiply(let a, let b): return S.share(frames[a], frames[b], of: S(1), &run)
    case .divide(let a, let b): return S.share(frames[a], S(1), of: frames[b], &run)
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
    case .width, .naturalWidth: return frames.width[index]
    case .height, .naturalHeight: return frames.height[index]
    case .contentLeft: return frames.left[index] + padding(.left, of: index)
    case .contentTop: return frames.top[index] + padding(.top, of: index)
    case .contentRight: return frames.right(element) - padding(.right, of: index)
    case .contentBottom: return frames.bottom(element) - padding(.bottom, of: index)
    case .scrolledLength:
      let number = lowered.screen.elements[index].scroll
      guard number >= 0 else { return S(0) }
      let scroll = lowered.screen.scrolls[Int(number)]
      let viewport = scroll.axis == .vertical ? frames.height[index] : frames.width[index]
      return S.larger(contentLength(of: scroll, &run), viewport, &run)
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

  /// Decides a condition, once a run, and keeps what that was decided on.
  private mutating func decide(_ id: ConditionID, _ run: inout S.Run) -> Bool {
    let index = Int(id.index)
    if conditions[index] == 0 {
      var why = S.Decisions()
      conditions[index] = holds(id, &why, &run) ? 1 : 2
      conditionReasons[index] = why
    }
    return conditions[index] == 1
  }

  private func holds(_ id: ConditionID, _ why: inout S.Decisions, _ run: inout S.Run) -> Bool {
    switch lowered.formulas[id] {
    case .always: return true
    case .never: return false
    case .atMost(let a, let b): return S.writtenAtMost(frames[a], frames[b], &why, &run)
    case .less(let a, let b): return !S.writtenAtMost(frames[b], frames[a], &why, &run)
    case .equal(let a, let b):
      return S.writtenAtMost(frames[a], frames[b], &why, &run) && S.writtenAtMost(frames[b], frames[a], &why, &run)
    case .detent(let sheet, let id):
      return frames.rests(sheet, at: id, in: lowered.screen)
    case .not(let a): return !holds(a, &why, &run)
    case .and(let a, let b): return holds(a, &why, &run) && holds(b, &why, &run)
    case .or(let a, let b): return holds(a, &why, &run) || holds(b, &why, &run)
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

extension ScreenSolver where S == Double {
  /// The width of an element's content box in the layout that was made last.
  public func contentWidth(of element: ElementIndex) -> Double {
    let index = Int(element.index)
    return frames.width[index] - padding(.left, of: index) - padding(.right, of: index)
  }

  /// How far an element's content box is below its frame's top in the layout that was made last.
  public func contentTop(of element: ElementIndex) -> Double { padding(.top, of: Int(element.index)) }

  /// How far an element's content box is right of its frame's left edge in the layout that was made last.
  public func contentLeft(of element: ElementIndex) -> Double { padding(.left, of: Int(element.index)) }

  /// Lays the screen out in one configuration, in `Double`: compiled for it in this module.
  public mutating func layout(
    in environment: EnvironmentValues, detents: [Int32] = []
  ) -> ScreenFrames<Double> {
    var run = NoRun()
    return layout(in: environment.values, detents: detents, run: &run)
  }

  /// Lays the screen out in one configuration with its sheets at each choice of detents; that with the sheets at their highest comes
  /// first. Without sheets it is one layout. A sheet that isn't there makes no more of them.
  public mutating func layouts(in environment: EnvironmentValues) -> [(detents: [Int32], frames: ScreenFrames<Double>)]
  {
    let screen = lowered.screen
    var layouts: [(detents: [Int32], frames: ScreenFrames<Double>)] = []
    var highest = 0
    var most = -Double.infinity
    for detents in screen.detentChoices {
      let frames = layout(in: environment, detents: detents)
      if screen.isIdle(detents, where: frames.exists) { continue }
      let shown = frames.shown(of: screen)
      if shown > most {
        most = shown
        highest = layouts.count
      }
      layouts.append((detents, frames))
    }
    if highest > 0 { layouts.swapAt(0, highest) }
    return layouts
  }
}
