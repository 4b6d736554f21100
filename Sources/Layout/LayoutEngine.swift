import BandScreenModel

/// The space that a root is laid out in.
public struct LayoutSpace<S: LayoutScalar> {
  /// The width of the containing block, which percentages are of; `nil` if there is no definite one.
  public var width: S?
  /// The height of the containing block, or `nil`.
  public var height: S?
  /// The border-box width that the root gets whatever its style says, or `nil`.
  public var forcedWidth: S?
  /// The border-box height that the root gets whatever its style says, or `nil`.
  public var forcedHeight: S?
  /// Whether an automatic width fills the containing block; otherwise it fits its content.
  public var stretchesWidth = false
  /// Whether an automatic height fills the containing block; otherwise it is that of the content.
  public var stretchesHeight = false

  /// A space with a containing block; without width or height that axis is indefinite.
  public init(width: S? = nil, height: S? = nil, forcedWidth: S? = nil, forcedHeight: S? = nil) {
    self.width = width
    self.height = height
    self.forcedWidth = forcedWidth
    self.forcedHeight = forcedHeight
  }
}

/// Lays out trees of styled boxes. Reused from run to run, it allocates nothing once it has grown to a tree's size.
///
/// A run: `begin` with a tree, hide what isn't there, then `layout` each root. Results stay until the next `begin`; indices are those of
/// the tree.
public struct LayoutEngine<S: LayoutScalar> {
  private var frames: [LayoutFrame<S>] = []
  private var memos: [LayoutMemo<S>] = []
  private var items: [FlexItem<S>] = []
  private var lines: [FlexLine<S>] = []
  private var count = 0
  private var hasHidden = false
  /// From which box on nothing has been laid out since `begin`: there, memos are as they began.
  private var untouched = 0
  /// Answers for the tree's probes.
  public var probe: LayoutProbe<S>?
  /// How often a container's algorithm ran or a leaf was measured since `begin`.
  public private(set) var visits = 0
  /// How many of these were measurements of texts and probes.
  public private(set) var textVisits = 0

  /// An engine that has laid out nothing.
  public init() {}

  /// Begins a run: forgets results, and shows every box.
  public mutating func begin(_ tree: LayoutTree) { prepareRun(tree) }

  @inline(__always)
  private mutating func prepareRun(_ tree: LayoutTree) {
    let count = tree.count
    self.count = count
    visits = 0
    textVisits = 0
    hasHidden = false
    untouched = 0
    let zero = S(0)
    if frames.count < count {
      let frame = LayoutFrame(x: zero, y: zero, width: zero, height: zero, firstBaseline: zero, lastBaseline: zero)
      let memo = LayoutMemo<S>(
        flags: [], gridDepth: 0, facts: [], itemCount: 0, room: 0, firstBaselineItem: 0, lastBaselineItem: 0,
        minContent: zero, maxContent: zero, intrinsicHeight: zero, measuredWidth: zero, measuredHeight: zero,
        otherWidth: zero, otherHeight: zero, placedBase: zero)
      frames = Array(repeating: frame, count: count)
      memos = Array(repeating: memo, count: count)
      return
    }
    // What isn't laid out has a frame of zeros, whatever stood there before.
    clearFrames(0..<count)
    memos.withUnsafeMutableBufferPointer { memos in
      for index in 0..<count { memos[index].reset(keeping: []) }
    }
  }

  @inline(__always)
  private mutating func clearFrames(_ range: Range<Int>) {
    let zero = S(0)
    let frame = LayoutFrame(x: zero, y: zero, width: zero, height: zero, firstBaseline: zero, lastBaseline: zero)
    frames.withUnsafeMutableBufferPointer { frames in
      for index in range { frames[index] = frame }
    }
  }

  /// Takes a box, and everything inside it, out of this run, as `display: none` does.
  public mutating func hide(_ node: LayoutNodeID) {
    memos[Int(node.index)].flags.insert(.hidden)
    hasHidden = true
  }

  /// Gives a box no more than its size, until it is laid out by itself: for one whose padding hangs on where it comes to stand.
  ///
  /// Nothing out of flow in it may have a containing block further up, and nothing may be aligned by its baselines.
  mutating func leaveContent(of node: LayoutNodeID) { memos[Int(node.index)].flags.insert(.contentLater) }

  /// Whether a box itself was hidden in this run.
  public func isHidden(_ node: LayoutNodeID) -> Bool { memos[Int(node.index)].flags.contains(.hidden) }

  /// Lays out one root and everything inside it.
  ///
  /// May be called for each root of the tree in any order, and again after lengths have changed.
  ///
  /// - Parameters:
  ///   - tree: the tree that `begin` was called with.
  ///   - root: a box without a parent, or any box that is to be laid out by itself.
  ///   - space: the containing block, and sizes that the root gets whatever its style says.
  ///   - lengths: what the styles point into.
  ///   - texts: what `LayoutLeaf.lines` points into.
  /// - Precondition: every length and text that the tree points at is there.
  public mutating func layout(
    _ tree: LayoutTree, _ root: LayoutNodeID, in space: LayoutSpace<S>, lengths: LengthTable<S>, texts: [LineTable],
    _ run: inout S.Run
  ) {
    solve(tree, root, in: space, lengths: lengths, texts: texts, &run)
  }

  /// Lays a root out again after some of its boxes or its space have changed, and computes only what that affects.
  ///
  /// From each changed box it goes up to the first ancestor that asks for what it asked before, and no further. With no
  /// changed box and the same space nothing is done.
  ///
  /// - Parameters:
  ///   - changed: boxes that have another style or another text since the last layout of this root in this run. If a length has
  ///     changed, all boxes whose styles point at it; if very many do, `layout` is cheaper.
  /// - Precondition: `layout` was called for this root in this run, and the tree has the boxes that it had, none hidden or shown since.
  public mutating func relayout(
    _ tree: LayoutTree, _ root: LayoutNodeID, changed: [LayoutNodeID], in space: LayoutSpace<S>,
    lengths: LengthTable<S>, texts: [LineTable], _ run: inout S.Run
  ) {
    solveAgain(tree, root, changed: changed, in: space, lengths: lengths, texts: texts, &run)
  }

  @inline(__always)
  private mutating func solveAgain(
    _ tree: LayoutTree, _ root: LayoutNodeID, changed: [LayoutNodeID], in space: LayoutSpace<S>,
    lengths: LengthTable<S>, texts: [LineTable], _ run: inout S.Run
  ) {
    precondition(tree.count == count, "the run was begun with another tree")
    precondition(Int(tree.highestStyle) < tree.styles.styles.count, "a style is missing")
    // A change of what a box is to its parent changes what is known of ancestors before any layout.
    for node in changed {
      let facts = tree.styles.facts[Int(tree.nodes[Int(node.index)].style)]
      if facts.structure != memos[Int(node.index)].facts.structure {
        solve(tree, root, in: space, lengths: lengths, texts: texts, &run)
        return
      }
    }
    withSolver(tree, lengths: lengths, texts: texts, &run) { solver in
      for node in changed { solver.forget(Int(node.index)) }
      for node in changed { solver.update(Int(node.index), root: Int(root.index)) }
      solver.layoutRoot(Int(root.index), space)
    }
  }

  @inline(__always)
  private mutating func solve(
    _ tree: LayoutTree, _ root: LayoutNodeID, in space: LayoutSpace<S>, lengths: LengthTable<S>, texts: [LineTable],
    _ run: inout S.Run
  ) {
    precondition(tree.count == count, "the run was begun with another tree")
    precondition(Int(tree.highestStyle) < tree.styles.styles.count, "a style is missing")
    memos[Int(root.index)].flags.remove(.contentLater)
    if memos[Int(root.index)].flags.contains(.placed) { clearFrames(Int(root.index)..<Int(tree.end(of: root).index)) }
    let room = prepare(tree, Int(root.index), isUntouched: Int(root.index) >= untouched)
    untouched = max(untouched, Int(tree.end(of: root).index))
    makeRoom(items: max(room.items, 1), lines: max(room.lines, 1))
    withSolver(tree, lengths: lengths, texts: texts, &run) { $0.layoutRoot(Int(root.index), space) }
  }

  private mutating func makeRoom(items itemCount: Int, lines lineCount: Int) {
    if items.count >= itemCount && lines.count >= lineCount { return }
    let zero = S(0)
    let box = BoxEdges(extraX: zero, extraY: zero, left: zero, right: zero, top: zero, bottom: zero)
    let item = FlexItem<S>(
      node: 0, flags: [], alignment: .start, grow: 0, shrink: 0, base: zero, hypothetical: zero, minimum: zero,
      maximum: zero, main: zero, cross: zero, box: box, ascent: zero, blockOffset: zero)
    if items.count < itemCount { items = Array(repeating: item, count: itemCount) }
    let line = FlexLine<S>(
      first: 0, count: 0, hypotheticalSum: zero, cross: zero, majorAscent: zero, minorAscent: zero, hasMajor: false,
      hasMinor: false)
    if lines.count < lineCount { lines = Array(repeating: line, count: lineCount) }
  }

  /// Calls `work` with a solver over the tables of a run; the pointers in it hold for that time only.
  @inline(__always)
  mutating func withSolver(
    _ tree: LayoutTree, lengths: LengthTable<S>, texts: [LineTable], _ run: inout S.Run,
    _ work: (inout LayoutSolver<S>) -> Void
  ) {
    precondition(Int(max(tree.highestLength, tree.styles.highestLength)) < lengths.lengths.count, "a length is missing")
    precondition(tree.lineTableCount <= texts.count, "a text is missing")
    let probe = probe
    let hasHidden = hasHidden
    var solved = run
    var visited = (all: 0, texts: 0)
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.styles.styles.withUnsafeBufferPointer { styles in
        tree.styles.flows.withUnsafeBufferPointer { flows in
          tree.styles.facts.withUnsafeBufferPointer { facts in
            lengths.lengths.withUnsafeBufferPointer { lengths in
              texts.withUnsafeBufferPointer { texts in
                frames.withUnsafeMutableBufferPointer { frames in
                  memos.withUnsafeMutableBufferPointer { memos in
                    items.withUnsafeMutableBufferPointer { items in
                      lines.withUnsafeMutableBufferPointer { lines in
                        guard let nodes = nodes.baseAddress, let styles = styles.baseAddress,
                          let flows = flows.baseAddress,
                          let facts = facts.baseAddress, let lengths = lengths.baseAddress,
                          let frames = frames.baseAddress, let memos = memos.baseAddress,
                          let items = items.baseAddress, let lines = lines.baseAddress
                        else { return }
                        var solver = LayoutSolver(
                          nodes: nodes, styles: styles, flows: flows, facts: facts, trackLists: tree.styles.trackLists,
                          lengths: lengths, texts: texts, frames: frames, memos: memos, items: items, flexLines: lines,
                          probe: probe, hasHidden: hasHidden, run: solved)
                        work(&solver)
                        solved = solver.run
                        visited = (solver.visits, solver.textVisits)
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    run = solved
    visits += visited.all
    textVisits += visited.texts
  }

  /// Forgets what is known of a root's boxes and finds what their styles alone say of them.
  ///
  /// - Parameter isUntouched: whether nothing is known of them since `begin`.
  /// - Returns: how many items and lines are on the stacks at most while the root is laid out.
  @inline(__always)
  private mutating func prepare(_ tree: LayoutTree, _ root: Int, isUntouched: Bool) -> (items: Int, lines: Int) {
    memos.withUnsafeMutableBufferPointer { memos in
      tree.nodes.withUnsafeBufferPointer { nodes in
        tree.styles.facts.withUnsafeBufferPointer { facts in
          Self.prepare(memos, nodes, facts, root, isUntouched: isUntouched)
        }
      }
    }
  }

  private static func prepare(
    _ memos: UnsafeMutableBufferPointer<LayoutMemo<S>>, _ nodes: UnsafeBufferPointer<LayoutNode>,
    _ facts: UnsafeBufferPointer<StyleFacts>, _ root: Int, isUntouched: Bool
  ) -> (items: Int, lines: Int) {
    let end = Int(nodes[root].end)
    if !isUntouched {
      for index in root..<end { memos[index].reset(keeping: .kept) }
    }
    var index = end - 1
    while index >= root {
      let fact = facts[Int(nodes[index].style)]
      memos[index].facts = fact
      // Counted before the box's own ratio is noted: what matters is whether widths follow from heights inside.
      if fact.contains(.grid) && memos[index].flags.contains(.heightMatters) && memos[index].gridDepth < .max {
        memos[index].gridDepth += 1
      }
      if !fact.isDisjoint(with: [.hasRatio, .wrappingColumn]) { memos[index].flags.insert(.heightMatters) }
      memos[index].room += memos[index].itemCount
      memos[index].lineRoom += fact.contains(.multiLine) ? memos[index].itemCount : 1
      if index > root {
        let parent = Int(nodes[index].parent)
        let flags = memos[index].flags
        memos[parent].itemCount += fact.contains(.contents) ? memos[index].itemCount : 1
        memos[parent].room = max(memos[parent].room, memos[index].room)
        memos[parent].lineRoom = max(memos[parent].lineRoom, memos[index].lineRoom)
        memos[parent].gridDepth = max(memos[parent].gridDepth, memos[index].gridDepth)
        if flags.contains(.heightMatters) { memos[parent].flags.insert(.heightMatters) }
        if fact.contains(.absolute) || flags.contains(.escaping) {
          let isBlock = parent == root || facts[Int(nodes[parent].style)].contains(.positioned)
          memos[parent].flags.insert(isBlock ? .containsAbsolutes : .escaping)
        }
        if fact.contains(.relative) || (fact.contains(.contents) && flags.contains(.hasRelative)) {
          memos[parent].flags.insert(.hasRelative)
        }
      }
      index -= 1
    }
    return (Int(memos[root].room), Int(memos[root].lineRoom))
  }

  // MARK: Results

  /// The left edge of a box's border box in its parent's border box; of a root, in its containing block.
  public func x(of node: LayoutNodeID) -> S { frames[Int(node.index)].x }
  /// The top edge of a box's border box in its parent's border box; of a root, in its containing block.
  public func y(of node: LayoutNodeID) -> S { frames[Int(node.index)].y }
  /// The width of a box's border box.
  public func width(of node: LayoutNodeID) -> S { frames[Int(node.index)].width }
  /// The height of a box's border box.
  public func height(of node: LayoutNodeID) -> S { frames[Int(node.index)].height }
  /// From the top of a box's border box to its first baseline; to its bottom edge if it has none.
  public func firstBaseline(of node: LayoutNodeID) -> S { frames[Int(node.index)].firstBaseline }
  /// From the top of a box's border box to its last baseline; to its bottom edge if it has none.
  public func lastBaseline(of node: LayoutNodeID) -> S { frames[Int(node.index)].lastBaseline }
}

/// The same in `Double`, compiled for it in this module: a caller in another one would get code for any number.
extension LayoutEngine where S == Double {
  /// Begins a run: forgets results, and shows every box.
  public mutating func begin(_ tree: LayoutTree) { prepareRun(tree) }

  /// Lays out one root and everything inside it.
  public mutating func layout(
    _ tree: LayoutTree, _ root: LayoutNodeID, in space: LayoutSpace<Double>, lengths: LengthTable<Double>,
    texts: [LineTable]
  ) {
    var run = NoRun()
    solve(tree, root, in: space, lengths: lengths, texts: texts, &run)
  }

  /// Lays a root out again after some of its boxes or its space have changed, and computes only what that affects.
  public mutating func relayout(
    _ tree: LayoutTree, _ root: LayoutNodeID, changed: [LayoutNodeID], in space: LayoutSpace<Double>,
    lengths: LengthTable<Double>, texts: [LineTable]
  ) {
    var run = NoRun()
    solveAgain(tree, root, changed: changed, in: space, lengths: lengths, texts: texts, &run)
  }

  /// The left edge of a box's border box in its parent's border box; of a root, in its containing block.
  public func x(of node: LayoutNodeID) -> Double { frames[Int(node.index)].x }
  /// The top edge of a box's border box in its parent's border box; of a root, in its containing block.
  public func y(of node: LayoutNodeID) -> Double { frames[Int(node.index)].y }
  /// The width of a box's border box.
  public func width(of node: LayoutNodeID) -> Double { frames[Int(node.index)].width }
  /// The height of a box's border box.
  public func height(of node: LayoutNodeID) -> Double { frames[Int(node.index)].height }
}

extension LayoutSolver {
  /// Sizes a root in its space and lays it out.
  mutating func layoutRoot(_ root: Int, _ space: LayoutSpace<S>) {
    let box = edges(root, base: space.width)
    var height = space.forcedHeight
    if height == nil, let given = specifiedHeight(root, box, base: space.height) {
      height = clampHeight(given, root, box, base: space.height)
    }
    if height == nil, space.stretchesHeight, let room = space.height {
      height = clampHeight(S.larger(room - box.marginY, box.extraY, &run), root, box, base: space.height)
    }
    let width = space.forcedWidth ?? rootWidth(root, box, space, height: height)
    let isDefinite = height != nil || facts(root).contains(.hasRatio)
    var used = height ?? automaticHeight(root, box, width: width, parentHeight: space.height)
    if space.forcedHeight == nil { used = clampHeight(used, root, box, base: space.height, width: width) }
    place(root, width: width, height: used, isDefinite: isDefinite, isByRatio: height == nil, base: space.width ?? S(0))
    frames[root].x = box.left
    frames[root].y = box.top
  }

  private mutating func rootWidth(_ root: Int, _ box: BoxEdges<S>, _ space: LayoutSpace<S>, height: S?) -> S {
    if let available = space.width {
      return columnItemWidth(
        root, box, fills: space.stretchesWidth, height: height, available: available,
        heightBase: space.height)
    }
    let width: S
    if let given = specifiedWidth(root, box, base: nil) {
      width = given
    } else if let height, facts(root).contains(.hasRatio) {
      width = ratioWidth(root, box, height: height)
    } else {
      let widths = intrinsicWidths(root, height: height.map { $0 - box.extraY })
      let isLeast = lengths[Int(flow(root).pointee.width.index)].kind == .minContent
      width = (isLeast ? widths.min : widths.max) + box.extraX
    }
    return clampWidth(width, root, box, base: nil, height: height)
  }
}
