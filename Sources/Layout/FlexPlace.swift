/// Cross sizes, alignment and places: CSS Flexible Box Layout 1, sections 9.4 to 9.6 and 8.
extension LayoutSolver {
  /// Gives a row item its hypothetical height, and notes whether percentages inside it may refer to it.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.4, step 7; section 9.8, point 1, for a stretched item.
  mutating func sizeRowItemCross(_ index: Int, _ container: inout FlexContainer<S>) {
    let child = Int(items[index].node)
    let box = items[index].box
    items[index].flags.insert(.hasCross)
    if let height = specifiedHeight(child, box, base: container.height) {
      items[index].cross = clampHeight(height, child, box, base: container.height, width: items[index].main)
      items[index].flags.insert(.definiteHeight)
      return
    }
    if let room = container.height {
      let isStretch = lengths[Int(flow(child).pointee.height.index)].kind == .stretch
      // Where the content box grows to its content, an item that is stretched asks for its own height first.
      let isHeld = !container.isMultiLine && !flow(container.node).pointee.extendsY
      if isStretch || (items[index].flags.contains(.stretches) && isHeld) {
        let height = S.larger(room - box.marginY, box.extraY, &run)
        items[index].cross = clampHeight(height, child, box, base: container.height, width: items[index].main)
        items[index].flags.insert(.definiteHeight)
        return
      }
    }
    items[index].cross = automaticHeight(
      child, box, width: items[index].main, parentHeight: container.height)
    if facts(child).contains(.hasRatio) { items[index].flags.formUnion([.definiteHeight, .ratioHeight]) }
  }

  /// Gives the items of a line their hypothetical cross sizes, and the line its own.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.4, step 8.
  mutating func sizeLineCross(_ line: Int, _ container: inout FlexContainer<S>, _ why: inout S.Decisions) {
    var cross = S(0)
    var majorDescent = S(0)
    var minorDescent = S(0)
    for index in flexLines[line].first..<(flexLines[line].first + flexLines[line].count) {
      if !items[index].flags.contains(.hasCross) { sizeRowItemCross(index, &container) }
      let box = items[index].box
      let outer = items[index].cross + (container.isColumn ? box.marginX : box.marginY)
      switch items[index].alignment {
      case .firstBaseline, .lastBaseline:
        let isMajor = findAscent(index, line, &container, why)
        let descent = outer - items[index].ascent
        if isMajor {
          majorDescent = flexLines[line].hasMajor ? S.larger(majorDescent, descent, &run) : descent
          noteAscent(index, line, isMajor: true)
          cross = S.larger(cross, flexLines[line].majorAscent + majorDescent, &run)
        } else {
          minorDescent = flexLines[line].hasMinor ? S.larger(minorDescent, descent, &run) : descent
          noteAscent(index, line, isMajor: false)
          cross = S.larger(cross, flexLines[line].minorAscent + minorDescent, &run)
        }
      case .start, .end, .center, .stretch:
        cross = S.larger(cross, outer, &run)
      }
    }
    flexLines[line].cross = cross
  }

  /// Lays the item out at its hypothetical size to learn its baseline; says whether it is measured from the line's top.
  ///
  /// Source: CSS Flexible Box Layout 1, section 8.3 (`baseline`); CSS Box Alignment 3, section 9.
  private mutating func findAscent(
    _ index: Int, _ line: Int, _ container: inout FlexContainer<S>, _ why: S.Decisions
  ) -> Bool {
    let item = items[index]
    let child = Int(item.node)
    let isLast = item.alignment == .lastBaseline
    let isMajor = isMajorBaseline(item.alignment, &container)
    if container.isColumn {
      // A horizontal box has its baseline in a column's cross axis at its left edge.
      let isLeft = isMajor != container.isRightToLeft
      items[index].ascent = isLeft ? item.box.left : item.box.right + item.cross
      return isMajor
    }
    let height = item.cross.sealed(why, in: nil, &run)
    disturb(container.node)
    place(
      child, width: item.main.sealed(why, in: nil, &run), height: height,
      isDefinite: item.flags.contains(.definiteHeight),
      isByRatio: item.flags.contains(.ratioHeight), base: container.width ?? S(0))
    let baseline = isLast ? frames[child].lastBaseline : frames[child].firstBaseline
    items[index].ascent = isMajor ? item.box.top + baseline : item.box.bottom + (height - baseline)
    return isMajor
  }

  /// Whether a baseline is measured from its line's start, and not from its end.
  @inline(__always)
  private func isMajorBaseline(_ alignment: FlexItemAlignment, _ container: inout FlexContainer<S>) -> Bool {
    (alignment == .lastBaseline) == container.isWrapReverse
  }

  private mutating func noteAscent(_ index: Int, _ line: Int, isMajor: Bool) {
    let ascent = items[index].ascent
    if isMajor {
      flexLines[line].majorAscent =
        flexLines[line].hasMajor ? S.larger(flexLines[line].majorAscent, ascent, &run) : ascent
      flexLines[line].hasMajor = true
    } else {
      flexLines[line].minorAscent =
        flexLines[line].hasMinor ? S.larger(flexLines[line].minorAscent, ascent, &run) : ascent
      flexLines[line].hasMinor = true
    }
  }

  /// Gives the children of a flex container their sizes and places.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.
  ///
  /// - Parameters:
  ///   - inner: the content box.
  ///   - percentHeight: what percentages of heights refer to, or `nil` for nothing definite.
  mutating func placeFlex(_ node: Int, _ inner: ContentBox<S>, percentHeight: S?) {
    var container = flexContainer(node, width: inner.width, height: percentHeight)
    let start = itemTop
    let lineStart = lineTop
    var why = S.Decisions()
    let count = collectItems(&container)
    defer {
      itemTop = start
      lineTop = lineStart
    }
    if count == 0 { return }
    // Where content made the box taller than its aspect ratio, lines are as tall as that says, as they were when it was measured; and those of an
    // automatic height have no end.
    var room: S? = inner.width
    if container.isColumn {
      let isFree = facts(node).contains(.freeHeight) && flow(node).pointee.height == .auto
      room = percentHeight ?? (isFree ? nil : inner.height)
    }
    let lineCount = breakLines(start, count, &container, room: room, &why)
    let lines = lineStart..<(lineStart + lineCount)
    let style = flow(node)
    var mainSize = container.isColumn ? inner.height : inner.width
    if container.isColumn ? style.pointee.extendsY : style.pointee.extendsX {
      for line in lines { mainSize = S.larger(mainSize, flexLines[line].hypotheticalSum, &run) }
    }
    for line in lines { resolveMainSizes(line, inner: mainSize, &container, &why) }
    if container.isColumn { widenByHeight(start, count, &container) }
    let offsets = sizeLines(lines, inner, &container, &why)
    if container.isColumn && container.isMultiLine { widenByLine(lines, &container) }
    sizeItems(lines, &container, &why)
    placeLines(lines, inner, mainSize: mainSize, offsets, &container, why)
    noteBaselines(node, lines, inner, &container)
  }

  /// Gives column items their widths anew where these follow from the height that flexing gave.
  ///
  /// Source: CSS Sizing 4, section 4.2.
  private mutating func widenByHeight(_ start: Int, _ count: Int, _ container: inout FlexContainer<S>) {
    for index in start..<(start + count) {
      let child = Int(items[index].node)
      if !memos[child].flags.contains(.heightMatters) || !items[index].flags.contains(.definiteHeight) { continue }
      if items[index].flags.contains(.stretches) && !container.isMultiLine { continue }
      items[index].cross = columnItemWidth(
        child, items[index].box, fills: false, height: items[index].main,
        available: container.extent ?? container.width ?? S(0), heightBase: container.height,
        isFlexed: flow(child).pointee.height == .auto, percentBase: container.width)
    }
  }

  /// Gives column items whose widths fit their content the room of their line, where another item made it wider than the container.
  ///
  /// Differs from CSS Flexible Box Layout 1, section 9.4, step 7, which knows of the container's width only: the browser's own way.
  private mutating func widenByLine(_ lines: Range<Int>, _ container: inout FlexContainer<S>) {
    for line in lines {
      let room = S.larger(flexLines[line].cross, container.width ?? S(0), &run)
      for index in flexLines[line].first..<(flexLines[line].first + flexLines[line].count) {
        let item = items + index
        let child = Int(item.pointee.node)
        let kind = lengths[Int(flow(child).pointee.width.index)].kind
        if item.pointee.flags.contains(.stretches) || facts(child).contains(.hasRatio) { continue }
        if kind != .auto && kind != .fitContent { continue }
        var height: S?
        if memos[child].flags.contains(.heightMatters) && item.pointee.flags.contains(.definiteHeight) {
          height = item.pointee.main - item.pointee.box.extraY
        }
        let width = fitWidth(
          child, item.pointee.box, available: room - item.pointee.box.marginX, height: height,
          heightBase: container.height)
        item.pointee.cross = clampWidth(width, child, item.pointee.box, base: container.width)
      }
    }
  }

  /// Gives lines their cross sizes; says where the first begins and how much more than the gap lies between two.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.4, steps 8 and 9, and section 9.6, step 16.
  private mutating func sizeLines(
    _ lines: Range<Int>, _ inner: ContentBox<S>, _ container: inout FlexContainer<S>, _ why: inout S.Decisions
  ) -> ContentOffsets<S> {
    let style = flow(container.node)
    let size = container.isColumn ? inner.width : inner.height
    let extends = container.isColumn ? style.pointee.extendsX : style.pointee.extendsY
    if !container.isMultiLine {
      let line = lines.lowerBound
      if extends || container.hasBaselines { sizeLineCross(line, &container, &why) }
      flexLines[line].cross = extends ? S.larger(size, flexLines[line].cross, &run) : size
      return ContentOffsets(initial: S(0), between: S(0))
    }
    var free = size
    for line in lines {
      sizeLineCross(line, &container, &why)
      free = free - flexLines[line].cross
    }
    free = free - container.crossGap.times(Double(lines.count - 1))
    if extends { free = free.atLeastZero(&run) }
    let alignment = style.pointee.alignContent
    if alignment.keyword == .normal || alignment.keyword == .stretch {
      let share = free.atLeastZero(&run).times(1 / Double(lines.count))
      for line in lines { flexLines[line].cross = flexLines[line].cross + share }
      free = S.smaller(free, S(0), &run)
    }
    return contentOffsets(alignment, free: free, count: lines.count, isReverse: container.isWrapReverse)
  }

  /// Gives items their used cross sizes: stretched ones that of their line.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.4, step 11.
  private mutating func sizeItems(
    _ lines: Range<Int>, _ container: inout FlexContainer<S>, _ why: inout S.Decisions
  ) {
    for line in lines {
      let cross = flexLines[line].cross
      for index in flexLines[line].first..<(flexLines[line].first + flexLines[line].count) {
        let item = items + index
        if item.pointee.flags.contains(.stretches) {
          let child = Int(item.pointee.node)
          let box = item.pointee.box
          if container.isColumn {
            let width = S.larger(cross - box.marginX, box.extraX, &run)
            let main = item.pointee.flags.contains(.definiteHeight) ? item.pointee.main : nil
            item.pointee.cross = clampWidth(width, child, box, base: container.width, height: main)
          } else {
            let height = S.larger(cross - box.marginY, box.extraY, &run)
            item.pointee.cross = clampHeight(height, child, box, base: container.height, width: item.pointee.main)
            item.pointee.flags.insert(.definiteHeight)
            item.pointee.flags.remove(.ratioHeight)
            if facts(child).contains(.hasRatio) && (container.height == nil || container.isMultiLine) {
              keepRatioHeight(index, &container, &why)
            }
          }
        } else if !item.pointee.flags.contains(.hasCross) {
          sizeRowItemCross(index, &container)
        }
      }
    }
  }

  /// Notes that percentages inside a stretched item still refer to what its aspect ratio gives.
  ///
  /// The browser's own way: an item that stretching leaves as tall as it was isn't laid out again.
  private mutating func keepRatioHeight(
    _ index: Int, _ container: inout FlexContainer<S>, _ why: inout S.Decisions
  ) {
    let child = Int(items[index].node)
    let height = automaticHeight(child, items[index].box, width: items[index].main, parentHeight: nil)
    let slack = S(Self.lineTolerance)
    if S.atMost(items[index].cross, height + slack, &why, &run)
      && S.atMost(height, items[index].cross + slack, &why, &run)
    {
      items[index].flags.insert(.ratioHeight)
    }
  }

  /// Places lines in the container and items in their lines, and lays the items out.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.6, step 16.
  private mutating func placeLines(
    _ lines: Range<Int>, _ inner: ContentBox<S>, mainSize: S, _ offsets: ContentOffsets<S>,
    _ container: inout FlexContainer<S>, _ why: S.Decisions
  ) {
    var crossOffset = offsets.initial
    for step in 0..<lines.count {
      let line = container.isWrapReverse ? lines.upperBound - 1 - step : lines.lowerBound + step
      placeItems(line, inner, mainSize: mainSize, crossOffset: crossOffset, &container, why)
      crossOffset = crossOffset + flexLines[line].cross + offsets.between + container.crossGap
    }
  }

  /// Places the items of a line on both axes, and lays them out.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.5, step 12, and section 9.6, steps 13 and 14.
  private mutating func placeItems(
    _ line: Int, _ inner: ContentBox<S>, mainSize: S, crossOffset: S, _ container: inout FlexContainer<S>,
    _ why: S.Decisions
  ) {
    let first = flexLines[line].first
    let count = flexLines[line].count
    var free = mainSize - gapSum(count, &container)
    var autoMargins = 0
    for index in first..<(first + count) {
      let item = items + index
      free = free - item.pointee.main - (container.isColumn ? item.pointee.box.marginY : item.pointee.box.marginX)
      if item.pointee.flags.contains(.autoMainStart) { autoMargins += 1 }
      if item.pointee.flags.contains(.autoMainEnd) { autoMargins += 1 }
    }
    var autoMargin = S(0)
    if autoMargins > 0 {
      autoMargin = free.atLeastZero(&run).times(1 / Double(autoMargins))
      free = S.smaller(free, S(0), &run)
    }
    let offsets = contentOffsets(
      flow(container.node).pointee.justifyContent, free: free, count: count, isReverse: container.isReverse)
    var offset = offsets.initial
    for step in 0..<count {
      let index = container.isReverse ? first + count - 1 - step : first + step
      let item = items + index
      let box = item.pointee.box
      let inlineStart = container.isRightToLeft ? box.right : box.left
      let inlineEnd = container.isRightToLeft ? box.left : box.right
      offset = offset + (container.isColumn ? box.top : inlineStart)
      if item.pointee.flags.contains(.autoMainStart) { offset = offset + autoMargin }
      let cross =
        crossOffset + (container.isColumn ? inlineStart : box.top) + crossPlace(index, line, &container)
      item.pointee.blockOffset = container.isColumn ? offset : cross
      let width = (container.isColumn ? item.pointee.cross : item.pointee.main).sealed(why, in: nil, &run)
      let height = (container.isColumn ? item.pointee.main : item.pointee.cross).sealed(why, in: nil, &run)
      let child = Int(item.pointee.node)
      let inlineOffset = (container.isColumn ? cross : offset).sealed(why, in: nil, &run)
      let blockOffset = (container.isColumn ? offset : cross).sealed(why, in: nil, &run)
      let x = container.isRightToLeft ? inner.width - inlineOffset - width : inlineOffset
      place(
        child, width: width, height: height, isDefinite: item.pointee.flags.contains(.definiteHeight),
        isByRatio: item.pointee.flags.contains(.ratioHeight), base: inner.width)
      frames[child].x = inner.left + x
      frames[child].y = inner.top + blockOffset
      offset = offset + item.pointee.main + (container.isColumn ? box.bottom : inlineEnd)
      if item.pointee.flags.contains(.autoMainEnd) { offset = offset + autoMargin }
      offset = offset + offsets.between + container.mainGap
    }
  }

  /// How far from its margin's start an item stands in its line, its automatic margins included.
  ///
  /// Source: CSS Flexible Box Layout 1, sections 8.1 (automatic margins), 8.3 and 9.6, steps 13 and 14.
  private mutating func crossPlace(_ index: Int, _ line: Int, _ container: inout FlexContainer<S>) -> S {
    let item = items + index
    let box = item.pointee.box
    var space =
      flexLines[line].cross - item.pointee.cross - (container.isColumn ? box.marginX : box.marginY)
    if !item.pointee.flags.isDisjoint(with: .autoCross) {
      if !item.pointee.flags.contains(.autoCrossStart) { return S(0) }
      let margin = space.atLeastZero(&run)
      return item.pointee.flags.contains(.autoCrossEnd) ? margin.times(0.5) : margin
    }
    if item.pointee.flags.contains(.safe) { space = space.atLeastZero(&run) }
    switch item.pointee.alignment {
    case .start, .stretch: return S(0)
    case .end: return space
    case .center: return space.times(0.5)
    case .firstBaseline, .lastBaseline:
      if isMajorBaseline(item.pointee.alignment, &container) {
        return flexLines[line].majorAscent - item.pointee.ascent
      }
      return space - (flexLines[line].minorAscent - item.pointee.ascent)
    }
  }

  /// Gives the container its baselines: those of the lines at its top and bottom.
  ///
  /// Source: CSS Flexible Box Layout 1, section 8.5.
  private mutating func noteBaselines(
    _ node: Int, _ lines: Range<Int>, _ inner: ContentBox<S>, _ container: inout FlexContainer<S>
  ) {
    let top = container.isWrapReverse ? lines.upperBound - 1 : lines.lowerBound
    let bottom = container.isWrapReverse ? lines.lowerBound : lines.upperBound - 1
    let first = baseline(of: top, isFirst: true, inner, &container)
    let last = baseline(of: bottom, isFirst: false, inner, &container)
    frames[node].firstBaseline = first.baseline
    frames[node].lastBaseline = last.baseline
    memos[node].firstBaselineItem = first.item
    memos[node].lastBaselineItem = last.item
  }

  /// The container's baseline, and the item that it comes from.
  ///
  /// Source: CSS Flexible Box Layout 1, section 8.5, rules 1 to 3.
  private mutating func baseline(
    of line: Int, isFirst: Bool, _ inner: ContentBox<S>, _ container: inout FlexContainer<S>
  ) -> (baseline: S, item: Int32) {
    let first = flexLines[line].first
    let count = flexLines[line].count
    var fallback = first
    for index in first..<(first + count) where !container.isColumn {
      let item = items + index
      switch item.pointee.alignment {
      case .firstBaseline, .lastBaseline: break
      case .start, .end, .center, .stretch: continue
      }
      let isMajor = isMajorBaseline(item.pointee.alignment, &container)
      // Every item of a group has its baseline at the group's: any one will do.
      if isMajor == isFirst || !(isFirst ? flexLines[line].hasMajor : flexLines[line].hasMinor) {
        let box = item.pointee.box
        let top = item.pointee.blockOffset - box.top
        let ascent = isMajor ? item.pointee.ascent : item.pointee.cross + box.marginY - item.pointee.ascent
        return (inner.top + top + ascent, item.pointee.node)
      }
    }
    if isFirst == container.isReverse { fallback = first + count - 1 }
    let child = Int(items[fallback].node)
    let baseline = isFirst ? frames[child].firstBaseline : frames[child].lastBaseline
    return (inner.top + items[fallback].blockOffset + baseline, items[fallback].node)
  }
}
