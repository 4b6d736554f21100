/// Stacks: children over one another in the content box, as in a grid of one cell that is as large as the content box.
///
/// Source: CSS Grid Layout 1, sections 6.2 (grid item sizing) and 10; CSS Box Alignment 3, section 6.
extension LayoutSolver {
  /// The intrinsic widths of a stack, content box: those of its widest child.
  mutating func stackWidths(_ node: Int, height: S?) -> IntrinsicWidths<S> {
    var widths = IntrinsicWidths(min: S(0), max: S(0))
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      let box = edges(child, base: nil)
      var definiteHeight: S?
      if memos[child].flags.contains(.heightMatters) {
        definiteHeight = stackItemHeight(child, box, room: height, base: height)
      }
      let part = contribution(child, box, definiteHeight: definiteHeight, heightBase: height)
      widths.min = S.larger(widths.min, part.min + box.marginX, &run)
      widths.max = S.larger(widths.max, part.max + box.marginX, &run)
      child = next
    }
    return widths
  }

  /// The height of a stack's content at a content-box width, content box: that of its tallest child.
  ///
  /// Where the content box grows to its content along x, that content is as wide as it is when it is placed.
  mutating func stackHeight(_ node: Int, width: S, percentHeight: S?) -> S {
    let room = style(node).pointee.extendsX ? S.larger(width, stackWidths(node, height: nil).max, &run) : width
    var height = S(0)
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      let box = edges(child, base: width)
      let own = stackItemHeight(child, box, room: nil, base: percentHeight)
      let childWidth = stackItemWidth(child, box, room: room, base: width, height: own, heightBase: percentHeight)
      let childHeight =
        own.map { clampHeight($0, child, box, base: percentHeight, width: childWidth) }
        ?? automaticHeight(child, box, width: childWidth, parentHeight: percentHeight)
      height = S.larger(height, childHeight + box.marginY, &run)
      child = next
    }
    return height
  }

  /// Gives the children of a stack their sizes and places.
  mutating func placeStack(_ node: Int, _ inner: ContentBox<S>) {
    var room = inner
    extendStack(node, &room)
    let isRightToLeft = style(node).pointee.direction == .rightToLeft
    let end = Int(nodes[node].end)
    var child = node + 1
    var isFirst = true
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      let box = edges(child, base: inner.width)
      var own = stackItemHeight(child, box, room: room.height, base: inner.height)
      let width = stackItemWidth(
        child, box, room: room.width, base: inner.width, height: own, heightBase: inner.height)
      if own != nil && fillsByRatio(child) { own = nil }
      let height =
        own.map { clampHeight($0, child, box, base: inner.height, width: width) }
        ?? automaticHeight(child, box, width: width, parentHeight: inner.height)
      place(
        child, width: width, height: height, isDefinite: own != nil || facts(child).contains(.hasRatio),
        isByRatio: own == nil,
        base: inner.width)
      let margin = style(child).pointee.margin
      let spaceX = room.width - width - box.marginX
      let justify = stackAlignment(child, isInline: true)
      let inlineStart = isRightToLeft ? box.right : box.left
      let offset =
        inlineStart
        + boxOffset(
          space: spaceX, justify, startIsAuto: (isRightToLeft ? margin.right : margin.left) == .auto,
          endIsAuto: (isRightToLeft ? margin.left : margin.right) == .auto,
          flips: (style(child).pointee.direction == .rightToLeft) != isRightToLeft)
      let x = isRightToLeft ? inner.width - offset - width : offset
      frames[child].x = inner.left + x
      let y =
        box.top
        + boxOffset(
          space: room.height - height - box.marginY, stackAlignment(child, isInline: false),
          startIsAuto: margin.top == .auto, endIsAuto: margin.bottom == .auto, flips: false)
      frames[child].y = inner.top + y
      if isFirst { frames[node].firstBaseline = inner.top + y + frames[child].firstBaseline }
      frames[node].lastBaseline = inner.top + y + frames[child].lastBaseline
      isFirst = false
      child = next
    }
  }

  /// Grows the room of a stack that extends to its content.
  private mutating func extendStack(_ node: Int, _ room: inout ContentBox<S>) {
    let style = style(node)
    if !style.pointee.extendsX && !style.pointee.extendsY { return }
    if style.pointee.extendsX {
      room.width = S.larger(room.width, stackWidths(node, height: nil).max, &run)
    }
    if style.pointee.extendsY {
      room.height = S.larger(room.height, stackHeight(node, width: room.width, percentHeight: nil), &run)
    }
  }

  /// The alignment of a stack's child on an axis.
  func stackAlignment(_ child: Int, isInline: Bool) -> BoxAlignment {
    let own = isInline ? style(child).pointee.justifySelf : style(child).pointee.alignSelf
    if own.keyword != .auto { return own }
    var parent = Int(nodes[child].parent)
    while parent > 0 && facts(parent).contains(.contents) { parent = Int(nodes[parent].parent) }
    return isInline ? style(parent).pointee.justifyItems : style(parent).pointee.alignItems
  }

  /// Whether an automatic size fills the cell on this axis.
  ///
  /// Source: CSS Grid Layout 1, section 6.2.
  ///
  /// - Parameter heightIsAutomatic: whether the height is automatic, or a percentage of nothing definite.
  private func stackStretches(_ child: Int, isInline: Bool, heightIsAutomatic: Bool) -> Bool {
    let margin = style(child).pointee.margin
    if isInline ? margin.left == .auto || margin.right == .auto : margin.top == .auto || margin.bottom == .auto {
      return false
    }
    switch stackAlignment(child, isInline: isInline).keyword {
    case .stretch: return true
    case .normal:
      if !facts(child).contains(.hasRatio) { return true }
      // A box with an aspect ratio fills the cell across if its height isn't known; down, the browser's own way, if it doesn't across.
      if isInline { return heightIsAutomatic }
      if lengths[Int(style(child).pointee.width.index)].kind.isOfContent { return true }
      if style(child).pointee.width != .auto { return false }
      if margin.left == .auto || margin.right == .auto { return true }
      let across = stackAlignment(child, isInline: true).keyword
      return across != .normal && across != .stretch
    case .auto, .start, .end, .center, .flexStart, .flexEnd, .selfStart, .selfEnd, .baseline, .lastBaseline,
      .spaceBetween, .spaceAround, .spaceEvenly:
      return false
    }
  }

  /// The border-box height of a child that doesn't come from its content, or `nil`.
  mutating func stackItemHeight(_ child: Int, _ box: BoxEdges<S>, room: S?, base: S?) -> S? {
    if let height = specifiedHeight(child, box, base: base) { return clampHeight(height, child, box, base: base) }
    guard let room else { return nil }
    let kind = lengths[Int(style(child).pointee.height.index)].kind
    if kind == .stretch || (kind == .auto && stackStretches(child, isInline: false, heightIsAutomatic: true)) {
      return clampHeight(S.larger(room - box.marginY, box.extraY, &run), child, box, base: base)
    }
    return nil
  }

  /// Whether a box fills its cell down only to get its width by its aspect ratio: with that, held to its limits, the ratio gives the height.
  func fillsByRatio(_ child: Int) -> Bool {
    facts(child).contains(.hasRatio) && style(child).pointee.height == .auto
      && stackAlignment(child, isInline: false).keyword == .normal
  }

  /// The border-box width of a child in a cell of this width.
  ///
  /// Source: CSS Grid Layout 1, section 6.2.
  ///
  /// - Parameters:
  ///   - base: what percentages are of, if not of the cell: a stack that scrolls has cells larger than its content box.
  ///   - height: the child's border-box height if it doesn't come from its content.
  mutating func stackItemWidth(
    _ child: Int, _ box: BoxEdges<S>, room: S, base: S? = nil, height: S?, heightBase: S?
  ) -> S {
    if let height, fillsByRatio(child) {
      return clampWidth(ratioWidth(child, box, height: height), child, box, base: base ?? room, height: height)
    }
    let heightKind = lengths[Int(style(child).pointee.height.index)].kind
    let isShareOfNothing = heightBase == nil && isShare(style(child).pointee.height)
    let fills =
      style(child).pointee.width == .auto
      && stackStretches(
        child, isInline: true,
        heightIsAutomatic: height == nil && (heightKind == .auto || heightKind.isOfContent || isShareOfNothing))
    var limitHeight: S?
    if height == nil && !facts(child).contains(.freeWidth) {
      limitHeight = filledHeight(child, box, room: heightBase)
    }
    let width = columnItemWidth(
      child, box, fills: fills, height: height, available: room, heightBase: heightBase, limitHeight: limitHeight,
      percentBase: base)
    if fills && facts(child).contains(.hasRatio) && stackAlignment(child, isInline: true).keyword == .normal {
      return clampByRatioX(width, child, box, heightBase: heightBase)
    }
    return width
  }

  /// How far from its start margin a box stands in a space larger or smaller than it, its automatic margins included.
  ///
  /// Source: CSS Grid Layout 1, section 10.2 (automatic margins); CSS Box Alignment 3, sections 4.1, 4.4 and 6.
  mutating func boxOffset(space: S, _ alignment: BoxAlignment, startIsAuto: Bool, endIsAuto: Bool, flips: Bool) -> S {
    if startIsAuto || endIsAuto {
      if !startIsAuto { return S(0) }
      let margin = space.atLeastZero(&run)
      return endIsAuto ? margin.times(0.5) : margin
    }
    let space = alignment.isSafe ? space.atLeastZero(&run) : space
    switch alignment.keyword {
    case .end, .flexEnd, .lastBaseline: return space
    case .selfEnd: return flips ? S(0) : space
    case .selfStart: return flips ? space : S(0)
    case .center: return space.times(0.5)
    case .auto, .normal, .stretch, .start, .flexStart, .baseline, .spaceBetween, .spaceAround, .spaceEvenly:
      return S(0)
    }
  }
}
