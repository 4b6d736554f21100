/// What grid items ask for, and how large a grid's content is: CSS Grid Layout 1, sections 6 and 12.
extension LayoutSolver {
  /// The intrinsic widths of a grid container, content box.
  ///
  /// Source: CSS Grid Layout 1, section 5.2.
  mutating func gridWidths(_ node: Int, height: S?) -> IntrinsicWidths<S> {
    var why = S.Decisions()
    var grid = collectGrid(node, width: nil, height: height, percentHeight: height, &why)
    askForWidths(&grid)
    let min = gridWidth(grid, node, height: height, .minContent, &why)
    let max = gridWidth(grid, node, height: height, .maxContent, &why)
    return IntrinsicWidths(
      min: min.sealed(why, in: nil, &run), max: S.larger(max, min, &run).sealed(why, in: nil, &run))
  }

  /// The width of all columns when they are sized for the least or the largest content.
  ///
  /// Source: CSS Grid Layout 1, section 12.1, step 3: where widths follow from the heights of rows, the rows are sized with the columns as wide as
  /// they are without that, and then the columns once more.
  private mutating func gridWidth(
    _ grid: GridLayout<S>, _ node: Int, height: S?, _ constraint: GridConstraint, _ why: inout S.Decisions
  ) -> S {
    var columns = grid.columns
    sizeTracks(&columns, grid.items, .columns, available: nil, constraint, stretches: false, &why)
    if widthsFollowRows(grid, node) {
      var sized = grid
      sized.columns = columns
      giveWidths(&sized)
      askForHeights(&sized, node, why)
      sizeRows(&sized, node, available: height, stretchedTo: height ?? definiteLeastY(node), &why)
      sized.columns = grid.columns
      sized.knowsRows = true
      askForWidths(&sized)
      columns = grid.columns
      sizeTracks(&columns, sized.items, .columns, available: nil, constraint, stretches: false, &why)
    }
    return columns.size(of: 0..<columns.sets.count)
  }

  /// The height of a grid container's content at a content-box width, content box.
  ///
  /// Source: CSS Grid Layout 1, sections 5.2, 12.1 and 12.8 (a definite minimum height stretches automatic rows). Differs from 12.1: as in browsers, rows
  /// that are sized once more, as widths follow from their heights (steps 3 and 4), don't change the container's height.
  mutating func gridHeight(_ node: Int, width: S, percentHeight: S?) -> S {
    var why = S.Decisions()
    var grid = collectGrid(node, width: width, height: percentHeight, percentHeight: percentHeight, &why)
    sizeColumns(&grid, node, width: width, &why)
    askForHeights(&grid, node, why)
    // What padding of a percentage leaves of a minimum height isn't known here.
    let knowsLeast = percentHeight == nil && !paddingRefersToBase(node)
    sizeRows(&grid, node, available: percentHeight, stretchedTo: knowsLeast ? definiteLeastY(node) : nil, &why)
    return grid.rows.size(of: 0..<grid.rows.sets.count).sealed(why, in: nil, &run)
  }

  /// Sizes the columns of a grid of a definite width and then its rows; and both once more where widths follow from the heights of rows.
  ///
  /// Source: CSS Grid Layout 1, section 12.1. As in browsers, rows that are sized once more may fill the height that the container has by then.
  ///
  /// - Parameters:
  ///   - available: the height that rows may fill, or `nil`.
  ///   - stretchedTo: the height to which automatic rows are stretched if the container's alignment says so, or `nil`.
  mutating func sizeGrid(
    _ grid: inout GridLayout<S>, _ node: Int, width: S, available: S?, stretchedTo: S?, _ why: inout S.Decisions
  ) {
    let columns = grid.columns
    let rows = grid.rows
    sizeColumns(&grid, node, width: width, &why)
    askForHeights(&grid, node, why)
    sizeRows(&grid, node, available: available, stretchedTo: stretchedTo, &why)
    if !widthsFollowRows(grid, node) { return }
    grid.columns = columns
    grid.knowsRows = true
    sizeColumns(&grid, node, width: width, &why)
    grid.rows = rows
    grid.knowsRows = false
    // What items ask of the rows doesn't follow from what the rows were.
    giveWidths(&grid)
    askForHeights(&grid, node, why)
    sizeRows(&grid, node, available: stretchedTo, stretchedTo: stretchedTo, &why)
  }

  /// Whether what some item asks of the columns follows from the height of its rows, which the style alone doesn't give.
  ///
  /// Differs from section 12.1: a grid with more than two such grids inside one another in it sizes its tracks once. Each that sizes them twice doubles
  /// the work for all that is inside.
  /// And where rows are percentages: once the container has its height they count as fixed, where the browser still goes by what they were before.
  private func widthsFollowRows(_ grid: GridLayout<S>, _ node: Int) -> Bool {
    if memos[node].gridDepth > 3 { return false }
    for item in grid.items where memos[item.node].flags.contains(.heightMatters) {
      if fixedSize(grid.rows, item.rows) == nil { return true }
    }
    return false
  }

  /// What is known of the height of an item's area while columns are sized: that of its rows if they are fixed or have been sized.
  ///
  /// Source: CSS Grid Layout 1, section 12.1.
  private func areaHeight(_ grid: GridLayout<S>, _ item: GridItem<S>) -> S? {
    grid.knowsRows ? grid.rows.size(of: item.rows) : fixedSize(grid.rows, item.rows)
  }

  /// Sizes the rows, and stretches automatic ones to a height if the container's alignment says so.
  ///
  /// Source: CSS Grid Layout 1, sections 12.1, step 2, and 12.8.
  private mutating func sizeRows(
    _ grid: inout GridLayout<S>, _ node: Int, available: S?, stretchedTo: S?, _ why: inout S.Decisions
  ) {
    sizeTracks(&grid.rows, grid.items, .rows, available: available, .definite, stretches: false, &why)
    if let stretchedTo, style(node).pointee.alignContent.isStretch {
      stretchAutomatic(&grid.rows, available: stretchedTo)
    }
  }

  /// Sizes the columns of a grid of a definite width, places them, and gives the items their widths.
  ///
  /// Source: CSS Grid Layout 1, section 12.1, step 1, and section 10.5.
  private mutating func sizeColumns(_ grid: inout GridLayout<S>, _ node: Int, width: S, _ why: inout S.Decisions) {
    askForWidths(&grid)
    let alignment = style(node).pointee.justifyContent
    sizeTracks(
      &grid.columns, grid.items, .columns, available: width, .definite, stretches: alignment.isStretch, &why)
    spread(&grid.columns, alignment, size: width)
    giveWidths(&grid)
  }

  /// Gives the items the widths that they have in the columns.
  ///
  /// Source: CSS Grid Layout 1, section 6.2.
  private mutating func giveWidths(_ grid: inout GridLayout<S>) {
    for index in grid.items.indices {
      let child = grid.items[index].node
      let room = grid.columns.size(of: grid.items[index].columns)
      let box = edges(child, base: room)
      let rowBase = areaHeight(grid, grid.items[index])
      let own = stackItemHeight(child, box, room: rowBase, base: rowBase)
      grid.items[index].width = stackItemWidth(child, box, room: room, height: own, heightBase: rowBase)
    }
  }

  /// Spreads tracks over the content box and gives them their places, logical.
  ///
  /// Source: CSS Grid Layout 1, section 10.5; collapsed tracks have no gutter: section 7.2.3.2. Where an aspect ratio
  /// gives the container's height, the browser spreads twice, the second time with what the first added as gutters: that isn't done here.
  mutating func spread(_ tracks: inout GridTracks<S>, _ alignment: BoxAlignment, size: S) {
    let free = size - tracks.size(of: 0..<tracks.sets.count)
    let offsets = contentOffsets(alignment, free: free, count: tracks.trackCount, isReverse: false)
    tracks.gap = tracks.gap + offsets.between
    tracks.origin = offsets.initial
    var place = offsets.initial
    var isFirst = true
    for index in tracks.sets.indices {
      let count = tracks.sets[index].count
      if count > 0 && !isFirst { place = place + tracks.gap }
      tracks.sets[index].start = place
      if count > 0 {
        place = place + tracks.sets[index].base + tracks.gaps(between: count)
        isFirst = false
      }
      tracks.sets[index].end = place
    }
  }

  /// The size of some tracks if all are fixed, or `nil`.
  ///
  /// Source: CSS Grid Layout 1, section 12.5.
  func fixedSize(_ tracks: GridTracks<S>, _ range: Range<Int>) -> S? {
    var size = tracks.gaps(between: tracks.tracks(in: range))
    for index in range {
      guard let fixed = tracks.sets[index].isRigid ? tracks.sets[index].fixedMaximum : nil else { return nil }
      size = size + fixed.times(Double(tracks.sets[index].count))
    }
    return size
  }

  // MARK: Contributions, section 12.5 and 6.6

  /// Finds what the items ask of the columns.
  ///
  /// Source: CSS Grid Layout 1, section 12.5 (minimum, min-content and max-content contributions); section 6.6 for the automatic minimum.
  private mutating func askForWidths(_ grid: inout GridLayout<S>) {
    for index in grid.items.indices {
      let item = grid.items[index]
      if item.columnSpan == 0 || item.columns.allSatisfy({ grid.columns.sets[$0].isRigid }) { continue }
      let child = item.node
      let base = fixedSize(grid.columns, item.columns)
      let box = edges(child, base: base)
      let rowBase = areaHeight(grid, item)
      var definiteHeight: S?
      if memos[child].flags.contains(.heightMatters) {
        definiteHeight =
          stackItemHeight(child, box, room: rowBase, base: rowBase) ?? filledHeight(child, box, room: rowBase)
      }
      let part = contribution(child, box, definiteHeight: definiteHeight, heightBase: rowBase)
      grid.items[index].minContent = part.min + box.marginX
      grid.items[index].maxContent = part.max + box.marginX
      grid.items[index].minimum = part.min + box.marginX
      let style = style(child)
      let kind = lengths[Int(style.pointee.width.index)].kind
      if !(kind.isAutomatic || kind == .fitContent || kind == .stretch)
        || (style.pointee.width != .auto && definite(style.pointee.width, of: nil) != nil)
      {
        continue
      }
      var least = box.extraX
      let isAutomatic = style.pointee.minWidth == .auto
      if isAutomatic || style.pointee.keepsAutomaticMinimum,
        !facts(child).givesWayAcross,
        hasAutomaticMinimum(grid.columns, item.columns, span: item.columnSpan)
      {
        least = part.min
        if let most = fixedMaximums(grid.columns, item.columns) {
          least = S.smaller(least, S.larger(most - box.marginX, box.extraX, &run), &run)
        }
      }
      if !isAutomatic { least = S.larger(minimumWidth(child, box, base: nil) ?? S(0), least, &run) }
      grid.items[index].minimum = least + box.marginX
    }
  }

  /// The height with which an item that has an aspect ratio would fill its rows, or `nil`.
  ///
  /// The browser's own way: such an item asks the columns for the width that belongs to that height, though it fills its columns and not its rows.
  mutating func filledHeight(_ child: Int, _ box: BoxEdges<S>, room: S?) -> S? {
    guard let room, facts(child).contains(.hasRatio), style(child).pointee.height == .auto,
      stackAlignment(child, isInline: false).keyword == .normal, !hasAutoMarginY(child)
    else { return nil }
    return clampHeight(S.larger(room - box.marginY, box.extraY, &run), child, box, base: room)
  }

  /// Finds what the items ask of the rows: their heights at the widths that they have.
  ///
  /// Source: CSS Grid Layout 1, sections 12.5 (contributions) and 6.6 (automatic minimum).
  mutating func askForHeights(_ grid: inout GridLayout<S>, _ node: Int, _ why: S.Decisions) {
    var hasBaselines = false
    for index in grid.items.indices {
      let item = grid.items[index]
      let child = item.node
      let room = grid.columns.size(of: item.columns)
      let box = edges(child, base: room)
      let rowBase = fixedSize(grid.rows, item.rows)
      let specified = specifiedHeight(child, box, base: rowBase)
      var height: S
      if let specified {
        height = clampHeight(specified, child, box, base: rowBase, width: item.width)
      } else {
        height = automaticHeight(child, box, width: item.width, parentHeight: rowBase)
      }
      height = height.sealed(why, in: nil, &run)
      grid.items[index].height = height
      let outer = height + box.marginY
      grid.items[index].minContent = outer
      grid.items[index].maxContent = outer
      grid.items[index].minimum = outer
      if stackAlignment(child, isInline: false).keyword == .baseline && !hasAutoMarginY(child)
        && (rowBase != nil || !isEmptyShare(child))
      {
        hasBaselines = true
        grid.items[index].sharesBaseline = true
        disturb(node)
        place(
          child, width: item.width.sealed(why, in: nil, &run), height: height,
          isDefinite: specified != nil || facts(child).contains(.hasRatio), isByRatio: specified == nil, base: room)
        grid.items[index].ascent = box.top + frames[child].firstBaseline
      }
      let style = style(child)
      if specified != nil || !lengths[Int(style.pointee.height.index)].kind.isAutomatic { continue }
      var least = box.extraY
      let isAutomatic = style.pointee.minHeight == .auto
      if isAutomatic || style.pointee.keepsAutomaticMinimum,
        !facts(child).givesWayDown,
        hasAutomaticMinimum(grid.rows, item.rows, span: item.rowSpan)
      {
        least = height
        if let most = fixedMaximums(grid.rows, item.rows) {
          least = S.smaller(least, S.larger(most - box.marginY, box.extraY, &run), &run)
        }
      }
      if !isAutomatic { least = S.larger(minimumHeight(child, box, base: nil) ?? S(0), least, &run) }
      grid.items[index].minimum = least + box.marginY
    }
    if hasBaselines { shimBaselines(&grid) }
  }

  /// Whether an empty item's height depends on that of an automatic row, which would depend on the item's baseline, its lower edge.
  ///
  /// Source: CSS Grid Layout 1, section 10.4: such an item takes no part in baseline alignment. Differs from that
  /// where the item has content: as in browsers it takes part, in the height of its row with the baseline that it has at an automatic height.
  private func isEmptyShare(_ child: Int) -> Bool {
    if Int(nodes[child].end) > child + 1 || nodes[child].kind != .container { return false }
    let style = style(child)
    return isShare(style.pointee.height) || isShare(style.pointee.minHeight) || isShare(style.pointee.maxHeight)
  }

  private func hasAutoMarginY(_ child: Int) -> Bool {
    style(child).pointee.margin.top == .auto || style(child).pointee.margin.bottom == .auto
  }

  /// Makes room above items so that the baselines of a row meet: section 10.6 and 12.5, step 1.
  mutating func shimBaselines(_ grid: inout GridLayout<S>) {
    for index in grid.items.indices where grid.items[index].sharesBaseline {
      var highest = grid.items[index].ascent
      for other in grid.items
      where other.sharesBaseline && other.area.rowStart == grid.items[index].area.rowStart {
        highest = S.larger(highest, other.ascent, &run)
      }
      let shim = highest - grid.items[index].ascent
      grid.items[index].shim = shim
      grid.items[index].minimum = grid.items[index].minimum + shim
      grid.items[index].minContent = grid.items[index].minContent + shim
      grid.items[index].maxContent = grid.items[index].maxContent + shim
    }
  }

  /// Whether an automatic minimum size of an item in these tracks is that of its content, unless it gives way: section 6.6.
  private func hasAutomaticMinimum(_ tracks: GridTracks<S>, _ sets: Range<Int>, span: Int) -> Bool {
    var hasAutomatic = false
    for index in sets where tracks.sets[index].count > 0 {
      let set = tracks.sets[index]
      if set.hasIntrinsicMinimum && set.minimumKind != .minContent && set.minimumKind != .maxContent {
        hasAutomatic = true
      }
      if span > 1 && set.isFlexible { return false }
    }
    return hasAutomatic
  }

  /// What the tracks can be at most, if all maximums are fixed.
  ///
  /// Source: CSS Grid Layout 1, section 6.6.
  private func fixedMaximums(_ tracks: GridTracks<S>, _ range: Range<Int>) -> S? {
    var size = tracks.gaps(between: tracks.tracks(in: range))
    for index in range {
      guard let most = tracks.sets[index].fixedMaximum else { return nil }
      size = size + most.times(Double(tracks.sets[index].count))
    }
    return size
  }
}

extension BoxAlignment {
  /// Whether tracks or lines share what is left.
  var isStretch: Bool { keyword == .normal || keyword == .stretch }
}
