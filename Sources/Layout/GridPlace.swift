/// Places of grid items: CSS Grid Layout 1, sections 9 to 11.
extension LayoutSolver {
  /// Gives the children of a grid container their sizes and places.
  ///
  /// Source: CSS Grid Layout 1, sections 6.2, 10 and 12.1.
  ///
  /// - Parameters:
  ///   - inner: the content box.
  ///   - isDefinite: whether its height was given and didn't come from the rows.
  ///   - base: what percentages of the container's own padding refer to.
  mutating func placeGrid(_ node: Int, _ inner: ContentBox<S>, isDefinite: Bool, base: S) {
    var why = S.Decisions()
    let style = style(node)
    var grid = collectGrid(
      node, width: inner.width, height: isDefinite ? inner.height : nil, percentHeight: inner.height, &why)
    // Rows that came from the content are stretched only by what a minimum height added.
    let fills =
      isDefinite || grid.rows.sets.contains { $0.isFlexible } || hasShares(style.pointee.gridRows)
      || hasShares(style.pointee.gridAutoRows)
    sizeGrid(
      &grid, node, width: inner.width, available: fills ? inner.height : nil, stretchedTo: inner.height, &why)
    let alignment = style.pointee.alignContent
    spread(&grid.rows, alignment, size: inner.height)
    for index in grid.items.indices { placeItem(grid, index, node, inner, why) }
    if grid.items.contains(where: { $0.sharesBaseline }) { moveToBaselines(&grid, why) }
    noteBaselines(grid, node, inner)
    if memos[node].flags.contains(.hasRelative) { moveGridRelatives(node, grid, why) }
    if memos[node].flags.contains(.containsAbsolutes) { placeGridAbsolutes(node, grid, inner, base: base) }
  }

  /// Whether some track of a list is a percentage: it is sized once more when the content has given the container its height.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.1.
  private func hasShares(_ id: GridTracksID) -> Bool {
    if id == .none { return false }
    return trackLists[Int(id.index)].tracks.contains {
      isShare($0.minimum.length) || isShare($0.maximum.length) || isShare($0.fitLimit)
    }
  }

  /// Moves the items that are positioned relative to their places: the containing block of each is its area.
  ///
  /// Source: CSS Grid Layout 1, section 6; CSS Positioned Layout 3, section 3.3.
  private mutating func moveGridRelatives(_ node: Int, _ grid: GridLayout<S>, _ why: S.Decisions) {
    let isRightToLeft = style(node).pointee.direction == .rightToLeft
    for item in grid.items where facts(item.node).contains(.relative) {
      moveRelative(
        item.node, width: grid.columns.size(of: item.columns).sealed(why, in: nil, &run),
        height: grid.rows.size(of: item.rows).sealed(why, in: nil, &run), isRightToLeft: isRightToLeft)
    }
  }

  /// Gives an item its size and its place in its area.
  ///
  /// Source: CSS Grid Layout 1, sections 6.2 and 10.2 to 10.4.
  private mutating func placeItem(
    _ grid: GridLayout<S>, _ index: Int, _ node: Int, _ inner: ContentBox<S>, _ why: S.Decisions
  ) {
    let item = grid.items[index]
    let child = item.node
    let isRightToLeft = style(node).pointee.direction == .rightToLeft
    let roomX = grid.columns.size(of: item.columns)
    let roomY = grid.rows.size(of: item.rows)
    let box = edges(child, base: roomX)
    var own = stackItemHeight(child, box, room: roomY, base: roomY)
    let width = stackItemWidth(child, box, room: roomX, height: own, heightBase: roomY).sealed(why, in: nil, &run)
    if own != nil && fillsByRatio(child) { own = nil }
    let used =
      own.map { clampHeight($0, child, box, base: roomY, width: width) }
      ?? automaticHeight(child, box, width: width, parentHeight: roomY)
    let height = used.sealed(why, in: nil, &run)
    place(
      child, width: width, height: height, isDefinite: own != nil || facts(child).contains(.hasRatio),
      isByRatio: own == nil, base: roomX.sealed(why, in: nil, &run))
    let margin = style(child).pointee.margin
    let startIsAuto = (isRightToLeft ? margin.right : margin.left) == .auto
    let endIsAuto = (isRightToLeft ? margin.left : margin.right) == .auto
    let offset =
      boxOffset(
        space: roomX - width - box.marginX, stackAlignment(child, isInline: true), startIsAuto: startIsAuto,
        endIsAuto: endIsAuto, flips: (style(child).pointee.direction == .rightToLeft) != isRightToLeft)
      + (isRightToLeft ? box.right : box.left) + grid.columns.start(of: item.columns)
    let x = isRightToLeft ? inner.width - offset - width : offset
    frames[child].x = inner.left + x.sealed(why, in: nil, &run)
    let y =
      boxOffset(
        space: roomY - height - box.marginY, stackAlignment(child, isInline: false), startIsAuto: margin.top == .auto,
        endIsAuto: margin.bottom == .auto, flips: false) + box.top + grid.rows.start(of: item.rows)
    frames[child].y = inner.top + y.sealed(why, in: nil, &run)
  }

  /// Moves items down so that the baselines of a row meet: those that the items have now, as heights may be percentages of rows.
  ///
  /// Source: CSS Grid Layout 1, sections 10.4 and 10.6.
  private mutating func moveToBaselines(_ grid: inout GridLayout<S>, _ why: S.Decisions) {
    for index in grid.items.indices where grid.items[index].sharesBaseline {
      let child = grid.items[index].node
      let box = edges(child, base: grid.columns.size(of: grid.items[index].columns))
      grid.items[index].ascent = box.top + frames[child].firstBaseline
    }
    shimBaselines(&grid)
    for item in grid.items where item.sharesBaseline {
      frames[item.node].y = frames[item.node].y + item.shim.sealed(why, in: nil, &run)
    }
  }

  /// The container's baselines are those of its first row's first item, and of its last row's last.
  ///
  /// Source: CSS Grid Layout 1, section 10.6.
  private mutating func noteBaselines(_ grid: GridLayout<S>, _ node: Int, _ inner: ContentBox<S>) {
    guard let first = baselineItem(grid, isFirst: true), let last = baselineItem(grid, isFirst: false) else { return }
    frames[node].firstBaseline = frames[first].y + frames[first].firstBaseline
    frames[node].lastBaseline = frames[last].y + frames[last].lastBaseline
  }

  /// The item whose baseline is the container's: CSS Grid Layout 1, section 10.6.
  private func baselineItem(_ grid: GridLayout<S>, isFirst: Bool) -> Int? {
    var best: GridItem<S>?
    for item in grid.items {
      guard let known = best else {
        best = item
        continue
      }
      let row = isFirst ? item.area.rowStart - known.area.rowStart : known.area.rowEnd - item.area.rowEnd
      let column =
        isFirst ? item.area.columnStart - known.area.columnStart : known.area.columnEnd - item.area.columnEnd
      if row < 0 {
        best = item
      } else if row == 0 {
        // Items that share a baseline go before others.
        if item.sharesBaseline != known.sharesBaseline {
          if item.sharesBaseline { best = item }
        } else if column < 0 {
          best = item
        }
      }
    }
    return best?.node
  }

  // MARK: Absolutely positioned children, section 9

  /// Lays out the absolutely positioned children of a grid that is their containing block: each in the area that its lines enclose.
  ///
  /// Source: CSS Grid Layout 1, section 9.1. Differs from that for boxes further down: their containing block is the padding box, whatever lines
  /// they name.
  private mutating func placeGridAbsolutes(
    _ node: Int, _ grid: GridLayout<S>, _ inner: ContentBox<S>, base: S
  ) {
    let padding = paddingBox(node)
    let isRightToLeft = style(node).pointee.direction == .rightToLeft
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      let facts = facts(child)
      if facts.contains(.none) || memos[child].flags.contains(.hidden) {
        child = Int(nodes[child].end)
        continue
      }
      if facts.contains(.contents) {
        child += 1
        continue
      }
      if facts.contains(.absolute) {
        let style = style(child)
        let across = lines(style.pointee.gridColumnStart, style.pointee.gridColumnEnd, grid, .columns)
        let down = lines(style.pointee.gridRowStart, style.pointee.gridRowEnd, grid, .rows)
        var area = padding
        // Logical offsets in the content box become physical ones in the border box.
        let start = across.start.map { inner.left + (isRightToLeft ? inner.width - $0 : $0) }
        let finish = across.end.map { inner.left + (isRightToLeft ? inner.width - $0 : $0) }
        let left = isRightToLeft ? finish : start
        let right = isRightToLeft ? start : finish
        let farX = right ?? padding.left + padding.width
        area.left = left ?? padding.left
        area.width = (farX - area.left).atLeastZero(&run)
        let farY = down.end.map { inner.top + $0 } ?? padding.top + padding.height
        area.top = down.start.map { inner.top + $0 } ?? padding.top
        area.height = (farY - area.top).atLeastZero(&run)
        // The static position is in the area too.
        placeAbsolute(child, node, area, area, offsetX: S(0), offsetY: S(0))
      }
      child = Int(nodes[child].end)
    }
  }

  /// Where the lines of an absolutely positioned child lie, or `nil` where the padding edge counts.
  ///
  /// Source: CSS Grid Layout 1, section 9.
  private func lines(
    _ start: GridLine, _ end: GridLine, _ grid: GridLayout<S>, _ axis: GridAxis
  ) -> (start: S?, end: S?) {
    let tracks = grid.tracks(axis)
    let explicit = axis == .columns ? grid.explicitColumns : grid.explicitRows
    let before = axis == .columns ? grid.columnsBefore : grid.rowsBefore
    let lines = GridPlacement.absoluteLines(
      start, end, explicit: explicit, before: before, count: tracks.lines.last ?? 0)
    return (lines.first.map { tracks.start(of: $0) }, lines.last.map { tracks.end(of: $0) })
  }
}

extension GridTracks {
  /// Where the first of some sets begins.
  func start(of range: Range<Int>) -> S { start(of: range.lowerBound < lines.count ? lines[range.lowerBound] : 0) }

  /// Where the track after a line begins; at the last line, where the last track ends.
  func start(of line: Int) -> S {
    let index = set(at: line)
    if index < sets.count { return sets[index].start }
    return sets.last?.end ?? origin
  }

  /// Where the track before a line ends; at the first line, where the first track begins.
  func end(of line: Int) -> S {
    let index = set(at: line)
    if index > 0 { return sets[index - 1].end }
    return sets.first?.start ?? origin
  }
}
