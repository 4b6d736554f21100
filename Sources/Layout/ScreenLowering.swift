import BandScreenModel

/// A screen lowered onto the CSS-level tree: everything about its layout that doesn't depend on the device.
///
/// Made once for an expanded screen and used for every configuration of its discrete case.
public struct LoweredScreen: Sendable {
  public let screen: Screen
  let formulas: FormulaTable
  private(set) var tree: LayoutTree
  /// The lengths behind the keywords, in the order of their IDs.
  let recipes: [LengthRecipe]
  /// The box of each element; -1 for the screen itself and for what no island lays out.
  private(set) var nodes: [Int32]
  /// The island that lays out each element; -1 for none.
  private(set) var islandOf: [Int32]
  /// The styles of each element from `styleStart[element]` on: its own, then that of each of its variants; where its place hangs
  /// on its parent's variants, such a row for each set of the parent's properties. Where sizes decide whether it gives way, all of these
  /// as it is where it doesn't, then as it is where it does.
  let styles: [LayoutStyleID]
  let styleStart: [Int32]
  /// Of each element: whether it has a row of styles for each set of its parent's properties.
  let followsParent: [Bool]
  /// The padding of each of `styles`.
  let paddings: [LayoutEdges]
  /// The texts and images whose padding only a layout tells.
  let ownPaddings: [Int32]
  /// The margins and limits of each of `styles`, which the placement of islands needs.
  let boxes: [IslandBox]
  /// The scrolls in the flow of an island, in the order of their elements.
  let flowScrolls: [FlowScroll]
  /// Of each element: whether sizes decide if something that gives way where room is short is in its flow.
  let waysVary: [Bool]
  /// Of each island: whether they do for an element of it, or choose properties of its root.
  let islandWaysVary: [Bool]
  /// Of each island: whether its root gives way down the screen; where sizes decide, the run knows.
  let shrinksDown: [Bool]
  /// In which order the islands are laid out; of one whose order hangs on sizes what can be computed before any island is known first, then
  /// the orders by which conditions hold.
  private(set) var stagings: [Staging] = []

  /// An order of the islands, and what can be computed when.
  struct Staging: Sendable {
    /// Indices in `Screen.islands`.
    var order: [Int32]
    /// The formulas that can be computed before any island (0) and after the island at k (k + 1), ascending.
    var formulas: [[FormulaID]]
    /// The lengths that can be computed then, as indices of `recipes`.
    var recipes: [[Int32]]
  }

  /// A scroll whose frame is known only after a first pass over its island.
  struct FlowScroll: Sendable {
    /// Index in `Screen.scrolls`.
    var scroll: Int32
    var element: Int32
    var island: Int32
    /// Its own padding lengths.
    var padding: LayoutEdges
    /// Whether the first pass may leave its content to the second.
    var isContentLater: Bool
  }

  /// What the placement of an island reads of its root's style.
  struct IslandBox: Sendable {
    var margin: LayoutEdges
    var minWidth: LengthID
    var maxWidth: LengthID
    var minHeight: LengthID
    var maxHeight: LengthID

    init(_ style: LayoutStyle) {
      margin = style.margin
      minWidth = style.minWidth
      maxWidth = style.maxWidth
      minHeight = style.minHeight
      maxHeight = style.maxHeight
    }
  }

  public init(_ screen: Screen) {
    self.screen = screen
    let count = screen.elements.count
    nodes = [Int32](repeating: -1, count: count)
    var islandOf = nodes
    var islandOfRoot = nodes
    for (number, island) in screen.islands.enumerated() { islandOfRoot[Int(island.root.index)] = Int32(number) }
    // An element is laid out by the island of the nearest ancestor that is an island's root.
    for index in screen.elements.indices.dropFirst() {
      let own = islandOfRoot[index]
      islandOf[index] = own >= 0 ? own : islandOf[Int(screen.elements[index].parent.index)]
    }
    self.islandOf = islandOf

    var lowering = StyleLowering(screen)
    var styles: [LayoutStyleID] = []
    var paddings: [LayoutEdges] = []
    var boxes: [IslandBox] = []
    var styleStart: [Int32] = []
    var followsParent: [Bool] = []
    var leaves = [LayoutLeaf](repeating: .empty, count: count)
    var flowScrolls: [FlowScroll] = []
    for (index, element) in screen.elements.enumerated() {
      styleStart.append(Int32(styles.count))
      let number = islandOfRoot[index]
      let island = number >= 0 ? screen.islands[Int(number)] : nil
      let keepsClear = Self.keepsClearInFlow(index, islandOfRoot, screen)
      var ownPadding: LayoutEdges?
      let follows = index > 0 && !element.isIsland && Self.alignmentVaries(screen[element.parent], screen)
      followsParent.append(follows)
      for half in 0...(lowering.givesWay.varies(in: index) ? 1 : 0) {
        for parentFlow in Self.flowSets(screen[element.parent]).prefix(follows ? .max : 1) {
          for flow in Self.flowSets(element) {
            let properties = screen.flows[Int(flow)]
            let ways = lowering.givesWay.ways(of: index, flow: flow, isMost: half == 1)
            var style = lowering.style(
              of: index, flow: properties, parentFlow: screen.flows[Int(parentFlow)], island: island,
              shrinks: ways.isAlong(screen[element.parent]))
            if keepsClear {
              style.padding = ownPadding ?? lowering.ownPadding(style.padding, properties)
              ownPadding = style.padding
            }
            paddings.append(style.padding)
            boxes.append(IslandBox(style))
            styles.append(lowering.table.add(style))
          }
        }
      }
      if let ownPadding {
        flowScrolls.append(
          FlowScroll(
            scroll: element.scroll, element: Int32(index), island: islandOf[index], padding: ownPadding,
            isContentLater: Self.placesContentLater(index, screen)))
      }
      switch element.leaf {
      case .none: break
      case .text(let table): leaves[index] = .lines(Int(table))
      case .image(let width, let height):
        leaves[index] = .fixed(width: lowering.points(width), height: lowering.points(height))
      }
    }
    styleStart.append(Int32(styles.count))
    formulas = lowering.formulas
    recipes = lowering.recipes
    self.styles = styles
    self.paddings = paddings
    ownPaddings = screen.elements.indices.filter { screen.hasPaddingOfLayout(screen.elements[$0]) }.map { Int32($0) }
    self.boxes = boxes
    self.styleStart = styleStart
    self.followsParent = followsParent
    self.flowScrolls = flowScrolls
    waysVary = screen.elements.indices.map { lowering.givesWay.varies(in: $0) }
    var islandWaysVary = [Bool](repeating: false, count: screen.islands.count)
    for index in waysVary.indices where waysVary[index] && islandOf[index] >= 0 {
      islandWaysVary[Int(islandOf[index])] = true
    }
    for island in screen.islands where !screen[island.root].flowVariants.isEmpty {
      islandWaysVary[Int(islandOf[Int(island.root.index)])] = true
    }
    self.islandWaysVary = islandWaysVary
    shrinksDown = screen.islands.map { island in
      let root = Int(island.root.index)
      return lowering.givesWay.ways(of: root, flow: screen.elements[root].flow, isMost: false).contains(.scrollsDown)
    }
    tree = LayoutTree(styles: lowering.table)
    tree.reserve(count)
    for island in screen.islands where !island.isMeasuring { buildTree(Int(island.root.index), leaves) }
    stagings = [staging(of: screen.islands.indices.map { Int32($0) }, choice: nil)]
    for (choice, order) in screen.islandOrders.orders.enumerated() {
      stagings.append(staging(of: order, choice: choice))
    }
  }

  /// The sets of properties of an element: its own, then its variants'.
  private static func flowSets(_ element: ScreenElement) -> [Int32] {
    [element.flow] + element.flowVariants.map { $0.flow }
  }

  /// Whether an element aligns its children differently where a condition on sizes holds.
  private static func alignmentVaries(_ element: ScreenElement, _ screen: Screen) -> Bool {
    let own = screen.flows[Int(element.flow)].align
    return element.flowVariants.contains { screen.flows[Int($0.flow)].align != own }
  }

  /// Whether a scroll in flow may reach under what is not safe, so that its insets are known only once its frame is.
  ///
  /// One in a layer that fills `safe` can't, nor one inside another scroll.
  private static func keepsClearInFlow(_ index: Int, _ islandOfRoot: [Int32], _ screen: Screen) -> Bool {
    let element = screen.elements[index]
    guard element.scroll >= 0, islandOfRoot[index] < 0 else { return false }
    if screen.scrolls[Int(element.scroll)].automaticEdges.isEmpty { return false }
    var ancestor = Int(element.parent.index)
    while ancestor > 0 {
      if screen.elements[ancestor].scroll >= 0 { return false }
      let number = islandOfRoot[ancestor]
      if number >= 0 {
        let island = screen.islands[Int(number)]
        let safe = screen.safe
        return island.horizontal != .between(safe.left, safe.right)
          || island.vertical != .between(safe.top, safe.bottom)
      }
      ancestor = Int(screen.elements[ancestor].parent.index)
    }
    return false
  }

  /// Whether the first pass over an island reads nothing of what is in a scroll: how much higher an element must be looks into those
  /// that don't scroll down, and what is aligned by baselines may look into any. A detent measures the children of a sheet alone.
  private static func placesContentLater(_ index: Int, _ screen: Screen) -> Bool {
    if screen.scrolls[Int(screen.elements[index].scroll)].axis != .vertical { return false }
    var index = index
    while index > 0 {
      let element = screen.elements[index]
      if flowSets(element).contains(where: { screen.flows[Int($0)].alignSelf.isByBaseline }) { return false }
      if element.isIsland { return true }
      index = Int(element.parent.index)
      let aligns = flowSets(screen.elements[index]).contains { screen.flows[Int($0)].align.isByBaseline }
      if aligns { return false }
    }
    return true
  }

  /// Opens the boxes of an island; elements that are islands of their own are left out.
  private mutating func buildTree(_ root: Int, _ leaves: [LayoutLeaf]) {
    var ends: [Int32] = []
    var index = root
    let last = Int(screen.elements[root].end)
    while index < last {
      while let end = ends.last, Int32(index) >= end {
        tree.close()
        ends.removeLast()
      }
      let element = screen.elements[index]
      if element.isIsland, index != root {
        index = Int(element.end)
        continue
      }
      let style = styles[Int(styleStart[index])]
      if case .empty = leaves[index] {
        nodes[index] = tree.open(style).index
        ends.append(element.end)
      } else {
        nodes[index] = tree.leaf(style, leaves[index]).index
      }
      index += 1
    }
    for _ in ends { tree.close() }
  }

  /// Finds for each formula and length the last island that must be laid out before it can be computed.
  ///
  /// - Parameter choice: which of the conditions that decide about the order hold.
  private func staging(of order: [Int32], choice: Int?) -> Staging {
    var stages = [Int32](repeating: 0, count: formulas.formulas.count)
    var staging = Staging(
      order: order, formulas: [[FormulaID]](repeating: [], count: screen.islands.count + 1),
      recipes: [[Int32]](repeating: [], count: screen.islands.count + 1))
    // What stands after no island of the order can't be computed, and nothing reads it.
    var positions = [Int32](repeating: 0, count: screen.islands.count)
    for (position, number) in order.enumerated() { positions[Int(number)] = Int32(position) }
    var measuring: [ElementIndex: Int32] = [:]
    for (number, island) in screen.islands.enumerated() where island.isMeasuring {
      measuring[island.root] = Int32(number)
    }
    for (index, formula) in formulas.formulas.enumerated() {
      let stage: Int32 =
        switch formula {
        case .constant, .environment: 0
        case .frame(let element, .naturalWidth), .frame(let element, .naturalHeight):
          positions[
            Int(measuring[screen.islands[Int(islandOf[Int(element.index)])].root] ?? islandOf[Int(element.index)])] + 1
        case .frame(let element, _):
          islandOf[Int(element.index)] < 0 ? 0 : positions[Int(islandOf[Int(element.index)])] + 1
        case .add(let a, let b), .subtract(let a, let b), .multiply(let a, let b), .divide(let a, let b),
          .larger(let a, let b), .smaller(let a, let b):
          max(stages[Int(a.index)], stages[Int(b.index)])
        case .scale(let a, _), .round(let a): stages[Int(a.index)]
        case .choose(let condition, let a, let b):
          switch choice.flatMap({ screen.islandOrders.holds(condition, $0, in: formulas) }) {
          case true?: max(stage(of: condition, stages), stages[Int(a.index)])
          case false?: max(stage(of: condition, stages), stages[Int(b.index)])
          case nil: max(stage(of: condition, stages), stages[Int(a.index)], stages[Int(b.index)])
          }
        }
      stages[index] = stage
      staging.formulas[Int(stage)].append(FormulaID(index: index))
    }
    for (index, recipe) in recipes.enumerated() {
      let stage = max(stages[Int(recipe.formula.index)], stages[Int(recipe.added.index)])
      staging.recipes[Int(stage)].append(Int32(index))
    }
    return staging
  }

  /// The stage of a condition: that of the last formula in it.
  private func stage(of condition: ConditionID, _ stages: [Int32]) -> Int32 {
    var stage: Int32 = 0
    var open = [condition]
    while let id = open.popLast() {
      switch formulas[id] {
      case .always, .never, .detent: break
      case .atMost(let a, let b), .less(let a, let b), .equal(let a, let b):
        stage = max(stage, stages[Int(a.index)], stages[Int(b.index)])
      case .not(let a): open.append(a)
      case .and(let a, let b), .or(let a, let b):
        open.append(a)
        open.append(b)
      }
    }
    return stage
  }
}
