/// A side of a box's static position.
enum StaticEdge {
  case start
  case center
  case end
}

/// One axis of an absolutely positioned box while it is placed: its containing block begins at 0.
struct AbsoluteAxis<S: LayoutScalar> {
  /// The containing block's size.
  var room: S
  var startInset: S?
  var endInset: S?
  var startMargin: S
  var endMargin: S
  var startMarginIsAuto: Bool
  var endMarginIsAuto: Bool
  /// Where the parent's content box begins and how large it is: the static position hangs on it.
  var staticStart: S
  var staticSize: S
  /// The logical edge that the static position hangs on.
  var staticEdge: StaticEdge
  /// Whether the logical start is the axis's end.
  var isFlipped: Bool
  /// Whether a static position at which the box overflows what is left for it moves to the logical start of that.
  var isSafe: Bool
  /// Where the box stands between its insets if both are given.
  var alignment: BoxAlignment
}

/// Absolutely positioned boxes: CSS Positioned Layout 3, sections 3.5 and 4; CSS Flexible Box Layout 1, section 4.1.
extension LayoutSolver {
  /// Lays out the boxes that have this one as their containing block.
  ///
  /// Source: CSS Positioned Layout 3, section 2.1 (containing blocks).
  mutating func placeAbsolutes(_ block: Int, base: S) {
    let padding = paddingBox(block)
    let frame = frames[block]
    let inner = contentBox(block, width: frame.width, height: frame.height, base: base)
    placeAbsolutes(
      in: block, inner, padding, offsetX: S(0), offsetY: S(0), skipsChildren: style(block).pointee.display == .grid)
  }

  /// The padding box of a box that has its size, in its border box.
  ///
  /// Source: CSS Positioned Layout 3, section 2.1.
  mutating func paddingBox(_ node: Int) -> ContentBox<S> {
    let frame = frames[node]
    let border = style(node).pointee.border
    let left = edge(border.left, of: nil)
    let top = edge(border.top, of: nil)
    return ContentBox(
      left: left, top: top, width: (frame.width - left - edge(border.right, of: nil)).atLeastZero(&run),
      height: (frame.height - top - edge(border.bottom, of: nil)).atLeastZero(&run))
  }

  /// Goes through the children of a box that is the containing block, or stands in it at an offset.
  ///
  /// Source: CSS Positioned Layout 3, section 2.1 (containing blocks).
  private mutating func placeAbsolutes(
    in parent: Int, _ inner: ContentBox<S>, _ padding: ContentBox<S>, offsetX: S, offsetY: S,
    skipsChildren: Bool = false
  ) {
    let end = Int(nodes[parent].end)
    var child = parent + 1
    while child < end {
      let facts = facts(child)
      let flags = memos[child].flags
      if facts.contains(.none) || flags.contains(.hidden) {
        child = Int(nodes[child].end)
        continue
      }
      if facts.contains(.contents) {
        child += 1
        continue
      }
      if facts.contains(.absolute) {
        // A grid has placed its own children in their areas.
        if !skipsChildren { placeAbsolute(child, parent, inner, padding, offsetX: offsetX, offsetY: offsetY) }
      } else if flags.contains(.escaping) {
        let frame = frames[child]
        let content = contentBox(child, width: frame.width, height: frame.height, base: inner.width)
        placeAbsolutes(
          in: child, content, padding, offsetX: offsetX + frame.x, offsetY: offsetY + frame.y)
      }
      child = Int(nodes[child].end)
    }
  }

  /// Lays out one box in its containing block.
  ///
  /// Source: CSS Positioned Layout 3, section 4.
  ///
  /// - Parameters:
  ///   - inner: the parent's content box, which the static position hangs on.
  ///   - padding: the containing block, in the border box of the box that makes it.
  ///   - offsetX: how far right of that border box the parent's begins; `offsetY`, how far below.
  mutating func placeAbsolute(
    _ child: Int, _ parent: Int, _ inner: ContentBox<S>, _ padding: ContentBox<S>, offsetX: S, offsetY: S
  ) {
    let box = edges(child, base: padding.width)
    let style = style(child)
    let inset = style.pointee.inset
    let margin = style.pointee.margin
    let isRightToLeft = self.style(parent).pointee.direction == .rightToLeft
    let edges = staticEdges(child, parent)
    let x = AbsoluteAxis<S>(
      room: padding.width, startInset: definite(inset.left, of: padding.width),
      endInset: definite(inset.right, of: padding.width), startMargin: box.left, endMargin: box.right,
      startMarginIsAuto: margin.left == .auto, endMarginIsAuto: margin.right == .auto,
      staticStart: offsetX + inner.left - padding.left, staticSize: inner.width, staticEdge: edges.inline,
      isFlipped: isRightToLeft, isSafe: edges.inlineIsSafe,
      alignment: style.pointee.justifySelf)
    let y = AbsoluteAxis<S>(
      room: padding.height, startInset: definite(inset.top, of: padding.height),
      endInset: definite(inset.bottom, of: padding.height), startMargin: box.top, endMargin: box.bottom,
      startMarginIsAuto: margin.top == .auto, endMarginIsAuto: margin.bottom == .auto,
      staticStart: offsetY + inner.top - padding.top, staticSize: inner.height, staticEdge: edges.block,
      isFlipped: false, isSafe: edges.blockIsSafe,
      alignment: style.pointee.alignSelf)
    let size = absoluteSize(child, box, x, y)
    place(
      child, width: size.width, height: size.height, isDefinite: size.isDefinite, isByRatio: size.isByRatio,
      base: padding.width)
    // Where all is given, the inset at the end of the containing block's direction gives way.
    let left = absoluteOffset(x, size: size.width, keepsEnd: isRightToLeft, splitsOverflow: false)
    let top = absoluteOffset(y, size: size.height, keepsEnd: false, splitsOverflow: true)
    frames[child].x = padding.left + left - offsetX
    frames[child].y = padding.top + top - offsetY
  }

  /// The border-box size of an absolutely positioned box, and whether percentages inside may refer to its height.
  ///
  /// Source: CSS Positioned Layout 3, section 4.1; CSS Sizing 4, sections 4.2 to 4.4. Differs from the former, which has no automatic
  /// minimum sizes here: as in browsers, a size that an aspect ratio gives is held to that of the content. Where both sizes are given none
  /// is: the browser holds the width to its content even then, though section 4.2 of the latter says that the ratio has no effect.
  private mutating func absoluteSize(
    _ child: Int, _ box: BoxEdges<S>, _ x: AbsoluteAxis<S>, _ y: AbsoluteAxis<S>
  ) -> (width: S, height: S, isDefinite: Bool, isByRatio: Bool) {
    let style = style(child)
    let hasRatio = facts(child).contains(.hasRatio)
    var height: S?
    let heightKind = lengths[Int(style.pointee.height.index)].kind
    if let given = specifiedHeight(child, box, base: y.room) {
      height = clampHeight(given, child, box, base: y.room)
    } else if heightKind == .stretch || (heightKind == .auto && stretches(y)) {
      let filled = S.larger(absoluteRoom(y) - box.marginY, box.extraY, &run)
      height = clampHeight(filled, child, box, base: y.room)
    }
    let widthKind = lengths[Int(style.pointee.width.index)].kind
    var width: S
    if let given = specifiedWidth(child, box, base: x.room) {
      width = given
    } else if hasRatio, let height,
      widthKind.isOfContent || (widthKind == .auto && (heightKind != .auto || !stretches(x)))
    {
      // The browser's own way: between insets on all sides, a width of the content isn't held to its automatic minimum.
      width =
        heightKind == .auto && stretches(x)
        ? ratioWidth(child, box, height: height) : ratioContentWidth(child, box, height: height)
    } else if widthKind == .stretch || (widthKind == .auto && stretches(x)) {
      width = S.larger(absoluteRoom(x) - box.marginX, box.extraX, &run)
    } else {
      let inner = height.map { $0 - box.extraY }
      switch widthKind {
      case .minContent, .maxContent:
        let widths = intrinsicWidths(child, height: inner)
        let content = (widthKind == .minContent ? widths.min : widths.max) + box.extraX
        width = clampByRatioX(content, child, box, heightBase: y.room)
      default: width = fitWidth(child, box, available: absoluteRoom(x) - box.marginX, height: inner, heightBase: y.room)
      }
    }
    width = clampWidth(width, child, box, base: x.room, height: height)
    // A height that fills what the insets leave has given the width: with that, held to its limits, the ratio gives the height.
    if hasRatio && heightKind == .auto { height = nil }
    if let height { return (width, clampHeight(height, child, box, base: y.room, width: width), true, false) }
    return (width, automaticHeight(child, box, width: width, parentHeight: y.room), hasRatio, hasRatio)
  }

  /// Whether an automatic size fills what the insets leave.
  ///
  /// Source: CSS Positioned Layout 3, section 4.1.
  private func stretches(_ axis: AbsoluteAxis<S>) -> Bool {
    if axis.startInset == nil || axis.endInset == nil { return false }
    switch axis.alignment.keyword {
    case .auto, .normal, .stretch: return true
    default: return false
    }
  }

  /// What the insets, or the static position, leave of the containing block.
  ///
  /// Source: CSS Positioned Layout 3, section 3.5.1 (the inset-modified containing block).
  private mutating func absoluteRoom(_ axis: AbsoluteAxis<S>) -> S {
    if let start = axis.startInset {
      if let end = axis.endInset { return (axis.room - start - end).atLeastZero(&run) }
      return (axis.room - start).atLeastZero(&run)
    }
    if let end = axis.endInset { return (axis.room - end).atLeastZero(&run) }
    let end = axis.staticStart + axis.staticSize
    switch axis.staticEdge {
    case .start: return (axis.isFlipped ? end : axis.room - axis.staticStart).atLeastZero(&run)
    case .end: return (axis.isFlipped ? axis.room - axis.staticStart : end).atLeastZero(&run)
    case .center:
      let middle = axis.staticStart + axis.staticSize.times(0.5)
      return S.smaller(middle, axis.room - middle, &run).times(2).atLeastZero(&run)
    }
  }

  /// Where the border box begins on an axis.
  ///
  /// Source: CSS Positioned Layout 3, sections 4, step 4, and 4.2 (automatic margins).
  ///
  /// - Parameters:
  ///   - keepsEnd: whether the end inset wins where both insets and the size are given.
  ///   - splitsOverflow: whether two automatic margins share what is missing too.
  private mutating func absoluteOffset(_ axis: AbsoluteAxis<S>, size: S, keepsEnd: Bool, splitsOverflow: Bool) -> S {
    let margins = axis.startMargin + axis.endMargin
    if let start = axis.startInset, let end = axis.endInset {
      // Insets that leave less than nothing leave nothing: the end gives way.
      let room = absoluteRoom(axis)
      let first = keepsEnd ? axis.room - end - room : start
      let free = room - size - margins
      if axis.startMarginIsAuto && axis.endMarginIsAuto {
        if splitsOverflow { return first + free.times(0.5) }
        let share = free.atLeastZero(&run).times(0.5)
        return keepsEnd ? first + free - share : first + share
      }
      if axis.startMarginIsAuto { return first + free }
      if axis.endMarginIsAuto { return first + axis.startMargin }
      return alignedOffset(axis, first: first, room: room, free: free, keepsEnd: keepsEnd) + axis.startMargin
    }
    if let start = axis.startInset { return start + axis.startMargin }
    if let end = axis.endInset { return axis.room - end - axis.endMargin - size }
    var outer = size + margins
    if axis.isSafe { outer = S.smaller(outer, absoluteRoom(axis), &run) }
    let free = axis.staticSize - outer
    let before: S
    switch axis.staticEdge {
    case .start: before = S(0)
    case .center: before = free.times(0.5)
    case .end: before = free
    }
    if axis.isFlipped { return axis.staticStart + axis.staticSize - before - axis.endMargin - size }
    return axis.staticStart + before + axis.startMargin
  }

  /// Where the margin box begins between two insets. Aligned by a keyword, it stays inside its containing block where it would overflow what
  /// the insets leave; with `safe`, at the start of that.
  ///
  /// Source: CSS Positioned Layout 3, section 4, step 4; CSS Box Alignment 3, section 4.4.
  ///
  /// - Parameters:
  ///   - first: where what the insets leave begins; `room`, how large it is; `free`, what the margin box leaves of it.
  ///   - keepsEnd: whether the start of the containing block's direction is the axis's end.
  private mutating func alignedOffset(_ axis: AbsoluteAxis<S>, first: S, room: S, free: S, keepsEnd: Bool) -> S {
    let spare = axis.alignment.isSafe ? free.atLeastZero(&run) : free
    let overflow = keepsEnd && axis.alignment.isSafe ? free - spare : S(0)
    var place = first + overflow
    switch axis.alignment.keyword {
    case .auto, .normal, .stretch: return keepsEnd ? first + free : first
    case .center: place = place + spare.times(0.5)
    case .end, .flexEnd, .selfEnd: if !keepsEnd { place = place + spare }
    case .start, .flexStart, .selfStart, .baseline, .lastBaseline, .spaceBetween, .spaceAround, .spaceEvenly:
      if keepsEnd { place = place + spare }
    }
    if axis.alignment.isSafe { return place }
    let low = S.smaller(first, S(0), &run)
    let high = S.larger(first + room, axis.room, &run) - (room - free)
    return keepsEnd
      ? S.smaller(S.larger(place, low, &run), high, &run) : S.larger(S.smaller(place, high, &run), low, &run)
  }

  /// Which edges of the parent's content box the static position hangs on, logical; and whether `safe` is heeded there.
  ///
  /// Source: CSS Positioned Layout 3, section 3.5.2; CSS Flexible Box Layout 1, section 4.1; CSS Grid Layout 1, section 9.2. Differs from CSS
  /// Box Alignment 3, section 4.4: as in browsers, `safe` counts only in the box's own `align-self` and `justify-self`, and keeps the box in
  /// what the containing block has on that side.
  private func staticEdges(
    _ child: Int, _ parent: Int
  ) -> (inline: StaticEdge, inlineIsSafe: Bool, block: StaticEdge, blockIsSafe: Bool) {
    let style = style(parent)
    let flips = self.style(child).pointee.direction != style.pointee.direction
    let ownJustify = self.style(child).pointee.justifySelf
    let ownAlign = self.style(child).pointee.alignSelf
    switch style.pointee.display {
    case .stack, .grid:
      let justify = stackAlignment(child, isInline: true)
      let align = stackAlignment(child, isInline: false)
      return (
        staticEdge(justify.keyword, flips: flips), ownJustify.isSafe, staticEdge(align.keyword, flips: false),
        ownAlign.isSafe
      )
    case .flex, .none, .contents: break
    }
    let isReverse = style.pointee.flexDirection.isReverse
    let main: StaticEdge
    switch style.pointee.justifyContent.keyword {
    case .flexEnd: main = isReverse ? .start : .end
    case .center, .spaceAround, .spaceEvenly: main = .center
    case .start, .selfStart: main = .start
    case .end, .selfEnd: main = .end
    case .auto, .normal, .stretch, .flexStart, .baseline, .lastBaseline, .spaceBetween:
      main = isReverse ? .end : .start
    }
    let isWrapReverse = style.pointee.flexWrap == .wrapReverse
    let alignment = ownAlign.keyword == .auto ? style.pointee.alignItems.keyword : ownAlign.keyword
    let isColumn = style.pointee.flexDirection.isColumn
    let cross: StaticEdge
    switch alignment {
    case .auto, .normal, .stretch, .flexStart: cross = isWrapReverse ? .end : .start
    case .flexEnd: cross = isWrapReverse ? .start : .end
    default: cross = staticEdge(alignment, flips: isColumn && flips)
    }
    return isColumn
      ? (cross, ownAlign.isSafe, main, ownJustify.isSafe) : (main, ownJustify.isSafe, cross, ownAlign.isSafe)
  }

  /// Which edge an alignment hangs a static position on: CSS Box Alignment 3, section 4.1.
  private func staticEdge(_ keyword: AlignmentKeyword, flips: Bool) -> StaticEdge {
    switch keyword {
    case .center: .center
    case .end, .flexEnd, .lastBaseline: .end
    case .selfStart: flips ? .end : .start
    case .selfEnd: flips ? .start : .end
    case .auto, .normal, .stretch, .start, .flexStart, .baseline, .spaceBetween, .spaceAround, .spaceEvenly: .start
    }
  }
}
