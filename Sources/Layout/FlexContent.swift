/// Intrinsic sizes of flex containers: CSS Flexible Box Layout 1, section 9.9, as browsers do it.
extension LayoutSolver {
  /// The intrinsic widths of a flex container, content box.
  ///
  /// Differs from section 9.9.1: the largest width of a row is the sum of its items' contributions, each held up to its flex base size
  /// if it can't shrink and down to it if it can't grow; the "flex fraction" is not used. Browsers agree on that.
  mutating func flexWidths(_ node: Int, height: S?) -> IntrinsicWidths<S> {
    var container = flexContainer(node, width: nil, height: height)
    if !container.isColumn { return rowWidths(&container) }
    if container.isMultiLine { return wrappingColumnWidths(&container) }
    var widths = IntrinsicWidths(min: S(0), max: S(0))
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      let box = edges(child, base: nil)
      let definiteHeight = specifiedHeightIfItMatters(child, box, base: height)
      let part = contribution(child, box, definiteHeight: definiteHeight, heightBase: container.height)
      widths.min = S.larger(widths.min, part.min + box.marginX, &run)
      widths.max = S.larger(widths.max, part.max + box.marginX, &run)
      child = next
    }
    return widths
  }

  /// The intrinsic widths of a row.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.9.1, with the difference that `flexWidths` tells; section 9.9.3 for the items'
  /// contributions.
  private mutating func rowWidths(_ container: inout FlexContainer<S>) -> IntrinsicWidths<S> {
    let start = itemTop
    let count = collectItems(&container)
    defer { itemTop = start }
    var widths = IntrinsicWidths(min: S(0), max: S(0))
    for index in start..<(start + count) {
      let child = Int(items[index].node)
      let box = items[index].box
      let stretches = items[index].flags.contains(.stretches)
      var definiteHeight: S?
      if memos[child].flags.contains(.heightMatters) {
        definiteHeight = definiteItemHeight(child, box, stretches: stretches, &container)
      }
      var part = contribution(child, box, definiteHeight: definiteHeight, heightBase: container.height)
      let item = items + index
      if !item.pointee.flags.contains(.contentBasis) {
        let hypothetical = item.pointee.hypothetical
        if item.pointee.grow == 0 {
          if !container.isMultiLine { part.min = S.smaller(part.min, hypothetical, &run) }
          part.max = S.smaller(part.max, hypothetical, &run)
        }
        if item.pointee.shrink == 0 {
          if !container.isMultiLine { part.min = S.larger(part.min, hypothetical, &run) }
          part.max = S.larger(part.max, hypothetical, &run)
        }
      }
      if container.isMultiLine {
        widths.min = S.larger(widths.min, part.min + box.marginX, &run)
      } else {
        widths.min = widths.min + part.min + box.marginX
      }
      widths.max = widths.max + part.max + box.marginX
    }
    let gaps = gapSum(count, &container)
    widths.max = widths.max + gaps
    if !container.isMultiLine { widths.min = widths.min + gaps }
    widths.min = widths.min.atLeastZero(&run)
    widths.max = S.larger(widths.max, widths.min, &run)
    return widths
  }

  /// A column with several lines: laid out with each item at its largest width, its widest extent is what it asks for.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.9.2 (multi-line columns). Differs from the browser where a percentage limits the
  /// container's height, as lines don't break there, and where an item has a basis beside a height and a ratio, which the browser holds to
  /// that height here, though not when it places it.
  private mutating func wrappingColumnWidths(_ container: inout FlexContainer<S>) -> IntrinsicWidths<S> {
    let start = itemTop
    let lineStart = lineTop
    var why = S.Decisions()
    var least = S(0)
    var widest = S(0)
    let end = Int(nodes[container.node].end)
    var child = container.node + 1
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      let box = edges(child, base: nil)
      let definiteHeight = specifiedHeightIfItMatters(child, box, base: container.height)
      let part = contribution(child, box, definiteHeight: definiteHeight, heightBase: container.height)
      least = S.larger(least, part.min + box.marginX, &run)
      widest = S.larger(widest, part.max + box.marginX, &run)
      child = next
    }
    var filled = container
    filled.width = widest
    filled.isIntrinsic = true
    let count = collectItems(&filled)
    var room = container.height
    if room == nil {
      let box = edges(container.node, base: nil)
      room = maximumHeight(container.node, box, base: nil).map { $0 - box.extraY }
    }
    let lineCount = breakLines(start, count, &filled, room: room, &why)
    var total = S(0)
    for line in lineStart..<(lineStart + lineCount) {
      var cross = S(0)
      for index in flexLines[line].first..<(flexLines[line].first + flexLines[line].count) {
        let child = Int(items[index].node)
        let box = edges(child, base: nil)
        let definiteHeight = specifiedHeightIfItMatters(child, box, base: container.height)
        let part = contribution(child, box, definiteHeight: definiteHeight, heightBase: container.height)
        cross = S.larger(cross, part.max + box.marginX, &run)
      }
      total = total + cross
    }
    if lineCount > 1 { total = total + container.crossGap.times(Double(lineCount - 1)) }
    itemTop = start
    lineTop = lineStart
    let most = S.larger(total, least, &run).sealed(why, in: nil, &run)
    return IntrinsicWidths(min: least, max: most)
  }

  /// The height of a flex container's content at a content-box width, content box.
  ///
  /// Source: CSS Flexible Box Layout 1, sections 9.9.1 (columns) and 9.4, steps 8 and 15 (rows).
  mutating func flexHeight(_ node: Int, width: S, limit: S?, percentHeight: S?) -> S {
    var container = flexContainer(node, width: width, height: percentHeight)
    let start = itemTop
    let lineStart = lineTop
    var why = S.Decisions()
    let count = collectItems(&container)
    let room = container.isColumn ? limit : width
    let lineCount = breakLines(start, count, &container, room: room, &why)
    var height = S(0)
    if container.isColumn {
      for line in lineStart..<(lineStart + lineCount) {
        height = S.larger(height, flexLines[line].hypotheticalSum, &run)
      }
    } else {
      for line in lineStart..<(lineStart + lineCount) {
        resolveMainSizes(line, inner: width, &container, &why)
        sizeLineCross(line, &container, &why)
        height = height + flexLines[line].cross
      }
      if lineCount > 1 { height = height + container.crossGap.times(Double(lineCount - 1)) }
    }
    itemTop = start
    lineTop = lineStart
    return height.atLeastZero(&run).sealed(why, in: nil, &run)
  }

  // MARK: Children in flow

  /// The index after a child in flow, or `nil` for one that takes no part.
  ///
  /// Source: CSS Flexible Box Layout 1, section 4.1; CSS Grid Layout 1, section 9 (absolutely positioned children take no part).
  @inline(__always)
  func inFlow(_ child: Int) -> Int? {
    if !facts(child).isDisjoint(with: .special) || isHidden(child) { return nil }
    return Int(nodes[child].end)
  }

  /// Where to go on after a child that `inFlow` refused: into one without a box of its own, past any other.
  @inline(__always)
  func skip(_ child: Int) -> Int {
    let facts = facts(child)
    if facts.contains(.contents) && !facts.contains(.none) && !isHidden(child) { return child + 1 }
    return Int(nodes[child].end)
  }

  /// The child's definite height where its widths depend on it.
  ///
  /// Source: CSS Sizing 4, section 4.2.
  @inline(__always)
  mutating func specifiedHeightIfItMatters(_ child: Int, _ box: BoxEdges<S>, base: S?) -> S? {
    if !memos[child].flags.contains(.heightMatters) { return nil }
    guard let height = specifiedHeight(child, box, base: base) else { return nil }
    return clampHeight(height, child, box, base: base)
  }
}
