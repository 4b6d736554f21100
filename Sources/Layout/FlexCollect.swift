/// Making flex items: CSS Flexible Box Layout 1, sections 9.1, 9.2 and 4.5 (automatic minimum size).
extension LayoutSolver {
  /// What is known of a flex container.
  ///
  /// Source: CSS Flexible Box Layout 1, section 5.1 (axes) and CSS Box Alignment 3, section 8 (gaps).
  ///
  /// - Parameters:
  ///   - width: the content box's width, or `nil` while intrinsic widths are looked for.
  ///   - height: the content box's height if it is definite.
  @inline(__always)
  func flexContainer(_ node: Int, width: S?, height: S?) -> FlexContainer<S> {
    let style = flow(node)
    let isColumn = style.pointee.flexDirection.isColumn
    let rowGap = edge(style.pointee.rowGap, of: height)
    let columnGap = edge(style.pointee.columnGap, of: width)
    return FlexContainer(
      node: node, isColumn: isColumn, isReverse: style.pointee.flexDirection.isReverse,
      isMultiLine: style.pointee.flexWrap != .noWrap, isWrapReverse: style.pointee.flexWrap == .wrapReverse,
      isRightToLeft: style.pointee.direction == .rightToLeft, width: width, height: height,
      mainGap: isColumn ? rowGap : columnGap, crossGap: isColumn ? columnGap : rowGap)
  }

  /// Puts the items of a container on the item stack, in the order of `order`, and says how many there are.
  ///
  /// Source: CSS Flexible Box Layout 1, sections 4 (items) and 5.4 (`order`).
  mutating func collectItems(_ container: inout FlexContainer<S>) -> Int {
    let start = itemTop
    let end = Int(nodes[container.node].end)
    if container.isColumn, !container.isMultiLine, let width = container.width, flow(container.node).pointee.extendsX {
      container.extent = S.larger(width, intrinsicWidths(container.node, height: nil).max, &run)
    }
    var child = container.node + 1
    var isOrdered = false
    while child < end {
      let facts = facts(child)
      if !facts.isDisjoint(with: .special) || isHidden(child) {
        if !facts.contains(.none) && !isHidden(child) && facts.contains(.contents) {
          child += 1
        } else {
          child = Int(nodes[child].end)
        }
        continue
      }
      if facts.contains(.ordered) { isOrdered = true }
      collectItem(child, facts, &container)
      child = Int(nodes[child].end)
    }
    if isOrdered { sortByOrder(start, itemTop) }
    return itemTop - start
  }

  /// Sorts items by `order`; equal ones keep the order of the tree: CSS Flexible Box Layout 1, section 5.4.
  private mutating func sortByOrder(_ start: Int, _ end: Int) {
    var index = start + 1
    while index < end {
      let item = items[index]
      let order = style(Int(item.node)).pointee.order
      var hole = index
      while hole > start && style(Int(items[hole - 1].node)).pointee.order > order {
        items[hole] = items[hole - 1]
        hole -= 1
      }
      items[hole] = item
      index += 1
    }
  }

  @inline(__always)
  private mutating func collectItem(_ child: Int, _ facts: StyleFacts, _ container: inout FlexContainer<S>) {
    let style = flow(child)
    let box = edges(child, base: container.width)
    // Filled in where it stands, as an item is large; what isn't set here is set before it is looked at.
    let item = items + itemTop
    itemTop += 1
    item.pointee.node = Int32(truncatingIfNeeded: child)
    item.pointee.flags = []
    item.pointee.grow = style.pointee.flexGrow
    item.pointee.shrink = style.pointee.flexShrink
    item.pointee.box = box
    if facts.contains(.autoMargin) { noteAutoMargins(item, self.style(child).pointee.margin, &container) }
    align(item, style, &container)
    if container.isColumn {
      sizeColumnItem(item, child, facts, style, &container)
    } else {
      sizeRowItem(item, child, facts, style, &container)
      if container.width != nil && facts.contains(.freeHeight),
        let height = specifiedHeight(child, box, base: container.height)
      {
        item.pointee.cross = height
        item.pointee.flags.formUnion([.hasCross, .definiteHeight])
      }
    }
  }

  /// Notes which margins of an item are automatic, in logical directions.
  ///
  /// Source: CSS Flexible Box Layout 1, section 8.1.
  private mutating func noteAutoMargins(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ margin: LayoutEdges, _ container: inout FlexContainer<S>
  ) {
    let left = margin.left == .auto
    let right = margin.right == .auto
    let inlineStart = container.isRightToLeft ? right : left
    let inlineEnd = container.isRightToLeft ? left : right
    let top = margin.top == .auto
    let bottom = margin.bottom == .auto
    if container.isColumn ? top : inlineStart { item.pointee.flags.insert(.autoMainStart) }
    if container.isColumn ? bottom : inlineEnd { item.pointee.flags.insert(.autoMainEnd) }
    if container.isColumn ? inlineStart : top { item.pointee.flags.insert(.autoCrossStart) }
    if container.isColumn ? inlineEnd : bottom { item.pointee.flags.insert(.autoCrossEnd) }
  }

  /// Finds the item's alignment on the cross axis, in logical coordinates, and whether it stretches.
  ///
  /// Source: CSS Flexible Box Layout 1, section 8.3; with `wrap-reverse`, cross-start and cross-end change places: section 5.2.
  @inline(__always)
  private mutating func align(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ style: UnsafePointer<FlowStyle>, _ container: inout FlexContainer<S>
  ) {
    var alignment = style.pointee.alignSelf
    if alignment.keyword == .auto { alignment = flow(container.node).pointee.alignItems }
    if alignment.isSafe { item.pointee.flags.insert(.safe) }
    let isAuto = (container.isColumn ? style.pointee.width : style.pointee.height) == .auto
    let hasAutoMargin = !item.pointee.flags.isDisjoint(with: .autoCross)
    switch alignment.keyword {
    case .auto, .normal, .stretch:
      item.pointee.alignment = container.isWrapReverse && !hasAutoMargin ? .end : .start
      if isAuto && !hasAutoMargin { item.pointee.flags.insert(.stretches) }
      return
    case .flexStart, .spaceBetween: item.pointee.alignment = container.isWrapReverse ? .end : .start
    case .flexEnd: item.pointee.alignment = container.isWrapReverse ? .start : .end
    case .start, .selfStart, .spaceAround, .spaceEvenly: item.pointee.alignment = .start
    case .end, .selfEnd: item.pointee.alignment = .end
    case .center: item.pointee.alignment = .center
    case .baseline: item.pointee.alignment = .firstBaseline
    case .lastBaseline: item.pointee.alignment = .lastBaseline
    }
    if container.isColumn && (alignment.keyword == .selfStart || alignment.keyword == .selfEnd) {
      let flips = (style.pointee.direction == .rightToLeft) != container.isRightToLeft
      if flips { item.pointee.alignment = item.pointee.alignment == .start ? .end : .start }
    }
    if hasAutoMargin {
      item.pointee.alignment = .start
    } else if alignment.keyword == .baseline || alignment.keyword == .lastBaseline {
      container.hasBaselines = true
    }
  }

  // MARK: Rows

  /// The item's definite border-box height before flexing, or `nil`.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.8: a stretched item of a single line is definite where its container is.
  mutating func definiteItemHeight(
    _ child: Int, _ box: BoxEdges<S>, stretches: Bool, _ container: inout FlexContainer<S>
  ) -> S? {
    if let height = specifiedHeight(child, box, base: container.height) {
      return clampHeight(height, child, box, base: container.height)
    }
    if stretches && !container.isMultiLine, let room = container.height {
      return clampHeight(S.larger(room - box.marginY, box.extraY, &run), child, box, base: container.height)
    }
    return nil
  }

  /// The content-box height that the item's intrinsic widths may depend on, or `nil`.
  ///
  /// Source: CSS Sizing 4, section 4.2: with an aspect ratio widths may follow from a definite height.
  @inline(__always)
  private mutating func intrinsicHeight(
    _ child: Int, _ box: BoxEdges<S>, stretches: Bool, _ container: inout FlexContainer<S>
  ) -> S? {
    if !memos[child].flags.contains(.heightMatters) { return nil }
    guard let height = definiteItemHeight(child, box, stretches: stretches, &container) else { return nil }
    return S.larger(height - box.extraY, S(0), &run)
  }

  /// Gives a row item its flex base size, its limits and its hypothetical width.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.2, step 3; section 4.5 for the automatic minimum, which is left pending where only
  /// shrinking asks for it.
  @inline(__always)
  private mutating func sizeRowItem(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ child: Int, _ facts: StyleFacts, _ style: UnsafePointer<FlowStyle>,
    _ container: inout FlexContainer<S>
  ) {
    let box = item.pointee.box
    let basis = style.pointee.flexBasis == .auto ? style.pointee.width : style.pointee.flexBasis
    var size: S
    if let given = definite(basis, of: container.width) {
      size = borderBox(given, style.pointee.boxSizing, extra: box.extraX)
    } else {
      size = contentBasisX(child, box, basis, stretches: item.pointee.flags.contains(.stretches), facts, &container)
      item.pointee.flags.insert(.contentBasis)
    }
    item.pointee.base = size - box.extraX
    item.pointee.minimum = box.extraX
    if facts.contains(.freeWidth) {
      if facts.contains(.givenMinimumX) {
        item.pointee.flags.insert(.unlimitedGrowth)
      } else if style.pointee.flexBasis == .auto && !facts.contains(.hasRatio) && basis.isPlainSize {
        item.pointee.flags.insert(.minimumPending)
        item.pointee.flags.insert(.unlimitedGrowth)
      } else {
        item.pointee.minimum = automaticMinimumX(
          child, box, stretches: item.pointee.flags.contains(.stretches), &container)
        size = S.larger(size, item.pointee.minimum, &run)
      }
      item.pointee.hypothetical = size
      return
    }
    limitRowItem(item, size, child, facts, style, &container)
  }

  /// The same for an item that has a maximum width or a minimum one above 0. Apart from it, as most have neither.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.2, step 3, and section 4.5.
  @inline(never)
  private mutating func limitRowItem(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ size: S, _ child: Int, _ facts: StyleFacts,
    _ style: UnsafePointer<FlowStyle>, _ container: inout FlexContainer<S>
  ) {
    let box = item.pointee.box
    let basis = style.pointee.flexBasis == .auto ? style.pointee.width : style.pointee.flexBasis
    var size = size
    var height: S?
    if memos[child].flags.contains(.heightMatters) {
      height = definiteItemHeight(child, box, stretches: item.pointee.flags.contains(.stretches), &container)
    }
    let limit = maximumWidth(child, box, base: container.width, height: height)
    if style.pointee.minWidth == .auto {
      if facts.givesWayAcross {
        item.pointee.minimum = box.extraX
      } else if style.pointee.flexBasis == .auto && !facts.contains(.hasRatio) && basis.isPlainSize {
        item.pointee.flags.insert(.minimumPending)
      } else {
        item.pointee.minimum = automaticMinimumX(
          child, box, stretches: item.pointee.flags.contains(.stretches), &container)
        if let limit { item.pointee.minimum = S.smaller(item.pointee.minimum, limit, &run) }
        size = S.larger(size, item.pointee.minimum, &run)
      }
    } else if let least = minimumWidth(child, box, base: container.width, height: height) {
      item.pointee.minimum = least
      if style.pointee.keepsAutomaticMinimum, !facts.givesWayAcross {
        var automatic = automaticMinimumX(
          child, box, stretches: item.pointee.flags.contains(.stretches), &container)
        if let limit { automatic = S.smaller(automatic, limit, &run) }
        item.pointee.minimum = S.larger(least, automatic, &run)
      }
    }
    finishLimits(item, size, limit)
  }

  /// Holds the size between the item's minimum and its maximum, and notes the maximum.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.2, step 3 (hypothetical main size).
  @inline(__always)
  private mutating func finishLimits(_ item: UnsafeMutablePointer<FlexItem<S>>, _ size: S, _ limit: S?) {
    var size = size
    if let limit {
      item.pointee.maximum = S.larger(limit, item.pointee.minimum, &run)
      item.pointee.flags.insert(.hasMaximum)
      size = S.smaller(size, item.pointee.maximum, &run)
    }
    item.pointee.hypothetical = S.larger(size, item.pointee.minimum, &run)
  }

  /// The border-box flex base size of a row item whose basis is its content or a keyword.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.2, step 3, cases B and E.
  private mutating func contentBasisX(
    _ child: Int, _ box: BoxEdges<S>, _ basis: LengthID, stretches: Bool, _ facts: StyleFacts,
    _ container: inout FlexContainer<S>
  ) -> S {
    let kind = lengths[Int(basis.index)].kind
    if facts.contains(.hasRatio) && kind != .stretch {
      if let height = definiteItemHeight(child, box, stretches: stretches, &container) {
        return ratioWidth(child, box, height: height)
      }
    }
    let height = intrinsicHeight(child, box, stretches: stretches, &container)
    switch kind {
    case .minContent: return intrinsicWidths(child, height: height).min + box.extraX
    case .fitContent:
      if let width = container.width {
        return fitWidth(
          child, box, available: width - box.marginX, height: height, heightBase: container.height)
      }
    case .stretch:
      if let width = container.width { return S.larger(width - box.marginX, box.extraX, &run) }
    default: break
    }
    let widest = intrinsicWidths(child, height: height).max + box.extraX
    return clampByRatioX(widest, child, box, heightBase: container.height)
  }

  /// The automatic minimum width of a row item, border box, not yet held to its maximum.
  ///
  /// Source: CSS Flexible Box Layout 1, section 4.5.
  mutating func automaticMinimumX(
    _ child: Int, _ box: BoxEdges<S>, stretches: Bool, _ container: inout FlexContainer<S>
  ) -> S {
    let height = intrinsicHeight(child, box, stretches: stretches, &container)
    var content = intrinsicWidths(child, height: height).min + box.extraX
    if facts(child).contains(.hasRatio) {
      if let definite = definiteItemHeight(child, box, stretches: stretches, &container) {
        let byRatio = ratioWidth(child, box, height: definite)
        // A width of the content is the one that the ratio gives: the item's specified size.
        if lengths[Int(flow(child).pointee.width.index)].kind.isOfContent { return byRatio }
        content = S.larger(content, byRatio, &run)
      } else {
        content = clampByRatioX(content, child, box, heightBase: container.height)
      }
    }
    if let specified = specifiedWidth(child, box, base: container.width) {
      return S.smaller(content, specified, &run)
    }
    return content
  }

  // MARK: Columns

  /// The border-box width of a column item.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.4, steps 7 and 11; CSS Sizing 4, section 4.2 (a width that follows from the height).
  ///
  /// - Parameters:
  ///   - limitHeight: the height from which limits on the width follow by an aspect ratio where they are keywords, if it isn't `height`.
  ///   - percentBase: what percentages are of, if not of `available`.
  ///   - isFlexed: whether `height` is one that flexing gave to an automatic height: then, as in browsers, the width isn't held to its automatic minimum.
  mutating func columnItemWidth(
    _ child: Int, _ box: BoxEdges<S>, fills: Bool, height: S?, available: S, heightBase: S?, limitHeight: S? = nil,
    isFlexed: Bool = false, percentBase: S? = nil
  ) -> S {
    let limitHeight = limitHeight ?? height
    let base = percentBase ?? available
    if let width = specifiedWidth(child, box, base: base) {
      return clampWidth(width, child, box, base: base, height: limitHeight)
    }
    let room = available - box.marginX
    let kind = lengths[Int(flow(child).pointee.width.index)].kind
    if kind.isOfContent, let height, facts(child).contains(.hasRatio) {
      let width =
        isFlexed ? ratioWidth(child, box, height: height) : ratioContentWidth(child, box, height: height)
      return clampWidth(width, child, box, base: base, height: limitHeight)
    }
    let width: S
    switch kind {
    case .minContent, .maxContent:
      width = keywordWidth(child, box, isLeast: kind == .minContent, height: height, heightBase: heightBase)
    case .stretch: width = S.larger(room, box.extraX, &run)
    default:
      if fills {
        width = S.larger(room, box.extraX, &run)
      } else if let height, facts(child).contains(.hasRatio) {
        width = isFlexed ? ratioWidth(child, box, height: height) : ratioContentWidth(child, box, height: height)
      } else {
        width = fitWidth(
          child, box, available: room, height: height.map { $0 - box.extraY }, heightBase: heightBase)
      }
    }
    return clampWidth(width, child, box, base: base, height: limitHeight)
  }

  /// The border-box width that `min-content` or `max-content` gives: CSS Box Sizing 3, section 3.2.
  @inline(never)
  private mutating func keywordWidth(_ child: Int, _ box: BoxEdges<S>, isLeast: Bool, height: S?, heightBase: S?) -> S {
    let widths = intrinsicWidths(child, height: height.map { $0 - box.extraY })
    return clampByRatioX((isLeast ? widths.min : widths.max) + box.extraX, child, box, heightBase: heightBase)
  }

  /// The width of a column item while the intrinsic widths of its container are looked for: a percentage is automatic.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.9.1.
  @inline(never)
  private mutating func largestItemWidth(
    _ child: Int, _ box: BoxEdges<S>, fills: Bool, _ container: inout FlexContainer<S>
  ) -> S {
    if isShare(flow(child).pointee.width) {
      return contribution(child, box, definiteHeight: nil, heightBase: container.height).max
    }
    return columnItemWidth(
      child, box, fills: fills, height: nil, available: container.width ?? S(0), heightBase: container.height)
  }

  /// Gives a column item its width, its flex base size, its limits and its hypothetical height.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.2, step 3, whose case E needs the width first; section 4.5 for the automatic minimum.
  @inline(__always)
  private mutating func sizeColumnItem(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ child: Int, _ facts: StyleFacts, _ style: UnsafePointer<FlowStyle>,
    _ container: inout FlexContainer<S>
  ) {
    let box = item.pointee.box
    let available = container.extent ?? container.width ?? S(0)
    let specified = specifiedHeight(child, box, base: container.height)
    let fills = item.pointee.flags.contains(.stretches) && !container.isMultiLine
    item.pointee.cross =
      container.isIntrinsic
      ? largestItemWidth(child, box, fills: fills, &container)
      : columnItemWidth(
        child, box, fills: fills, height: nil, available: available, heightBase: nil, percentBase: container.width)
    item.pointee.flags.insert(.hasCross)
    let basis = style.pointee.flexBasis == .auto ? style.pointee.height : style.pointee.flexBasis
    var size: S
    if let given = definite(basis, of: container.height) {
      size = borderBox(given, style.pointee.boxSizing, extra: box.extraY)
      item.pointee.flags.insert(.definiteHeight)
    } else {
      item.pointee.flags.insert(.contentBasis)
      if lengths[Int(basis.index)].kind == .stretch, let room = container.height {
        size = S.larger(room - box.marginY, box.extraY, &run)
        item.pointee.flags.insert(.definiteHeight)
      } else if facts.contains(.hasRatio) {
        size = ratioHeight(child, box, width: item.pointee.cross)
        item.pointee.flags.insert(.definiteHeight)
      } else {
        size = contentHeight(child, box, width: item.pointee.cross, parentHeight: nil)
      }
    }
    if container.height != nil { item.pointee.flags.insert(.definiteHeight) }
    item.pointee.base = size - box.extraY
    item.pointee.minimum = box.extraY
    let limit =
      facts.contains(.freeHeight) ? nil : maximumHeight(child, box, base: container.height, width: item.pointee.cross)
    if facts.contains(.freeHeight) && facts.contains(.givenMinimumY) {
      item.pointee.flags.insert(.unlimitedGrowth)
    } else if style.pointee.minHeight != .auto {
      if let least = minimumHeight(child, box, base: container.height, width: item.pointee.cross) {
        item.pointee.minimum = least
      }
      if style.pointee.keepsAutomaticMinimum, !facts.givesWayDown {
        var automatic = automaticMinimumY(child, box, cross: item.pointee.cross, &container)
        if let limit { automatic = S.smaller(automatic, limit, &run) }
        item.pointee.minimum = S.larger(item.pointee.minimum, automatic, &run)
      }
    } else if facts.givesWayDown {
      if limit == nil { item.pointee.flags.insert(.unlimitedGrowth) }
    } else if !item.pointee.flags.contains(.contentBasis) && style.pointee.flexBasis == .auto
      && !facts.contains(.hasRatio)
    {
      item.pointee.flags.insert(.minimumPending)
      if limit == nil { item.pointee.flags.insert(.unlimitedGrowth) }
    } else if item.pointee.flags.contains(.contentBasis) && specified == nil && !facts.contains(.hasRatio)
      && lengths[Int(basis.index)].kind != .stretch
    {
      item.pointee.minimum = size
      if limit == nil { item.pointee.flags.insert(.unlimitedGrowth) }
    } else {
      item.pointee.minimum = automaticMinimumY(child, box, cross: item.pointee.cross, &container)
    }
    if let limit, style.pointee.minHeight == .auto {
      item.pointee.minimum = S.smaller(item.pointee.minimum, limit, &run)
    }
    if item.pointee.flags.contains(.unlimitedGrowth) {
      item.pointee.hypothetical = size
    } else {
      finishLimits(item, size, limit)
    }
  }

  /// The automatic minimum height of a column item, border box, not yet held to its maximum.
  ///
  /// Source: CSS Flexible Box Layout 1, section 4.5.
  mutating func automaticMinimumY(
    _ child: Int, _ box: BoxEdges<S>, cross: S, _ container: inout FlexContainer<S>
  ) -> S {
    let byRatio = facts(child).contains(.hasRatio) ? ratioHeight(child, box, width: cross) : nil
    let isFree = flow(child).pointee.height == .auto
    // Lines end at the height that the ratio gives where no other is given; the browser's own way, a percentage of something definite is no other.
    let endsByRatio = isFree || isShare(flow(child).pointee.height)
    var content = contentHeight(child, box, width: cross, parentHeight: nil, lineHeight: endsByRatio ? byRatio : nil)
    content = clampByRatioY(content, child, box, widthBase: container.width)
    if let byRatio {
      content = S.larger(content, byRatio, &run)
    }
    if let specified = specifiedHeight(child, box, base: container.height) {
      return S.smaller(content, specified, &run)
    }
    // The browser's own way: a height that isn't automatic, but of the content or a percentage of nothing, is the one that the ratio gives.
    if let byRatio, !isFree, lengths[Int(flow(child).pointee.height.index)].kind != .stretch { return byRatio }
    return content
  }

  /// Works out an automatic minimum that was left pending: CSS Flexible Box Layout 1, section 4.5.
  mutating func resolvePendingMinimum(_ index: Int, _ container: inout FlexContainer<S>) {
    let child = Int(items[index].node)
    let box = items[index].box
    items[index].flags.remove(.minimumPending)
    if !container.isColumn && items[index].flags.contains(.unlimitedGrowth) {
      // A given width without limits is the hypothetical size: the style needn't be asked again.
      let height = intrinsicHeight(
        child, box, stretches: items[index].flags.contains(.stretches), &container)
      let content = intrinsicWidths(child, height: height).min + box.extraX
      items[index].minimum = S.smaller(content, items[index].hypothetical, &run)
      return
    }
    var minimum =
      container.isColumn
      ? automaticMinimumY(child, box, cross: items[index].cross, &container)
      : automaticMinimumX(child, box, stretches: items[index].flags.contains(.stretches), &container)
    if items[index].flags.contains(.hasMaximum) {
      minimum = S.smaller(minimum, items[index].maximum, &run)
    }
    items[index].minimum = minimum
  }
}

extension LengthID {
  /// Whether the length is a keyword other than `auto` that makes a size from the content.
  var isPlainSize: Bool { index < LengthID.minContent.index || index > LengthID.content.index }
}
