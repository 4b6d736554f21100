import BandScreenModel

/// How large content is: intrinsic widths, and the height at a width. Both are content-box sizes and don't look at the box's own size properties.
extension LayoutSolver {
  /// The least and the largest width that a box's content asks for, content box.
  ///
  /// Source: CSS Box Sizing 3, section 5.1.
  ///
  /// - Parameter height: the box's content-box height if it is definite; looked at only where widths depend on heights.
  mutating func intrinsicWidths(_ node: Int, height: S?) -> IntrinsicWidths<S> {
    let memo = memos + node
    let height = memo.pointee.flags.contains(.heightMatters) ? height : nil
    if let height {
      if memo.pointee.flags.contains(.intrinsicWithHeight), S.sameKey(height, memo.pointee.intrinsicHeight) {
        return IntrinsicWidths(min: memo.pointee.minContent, max: memo.pointee.maxContent)
      }
    } else if memo.pointee.flags.contains(.intrinsic) {
      return IntrinsicWidths(min: memo.pointee.minContent, max: memo.pointee.maxContent)
    }
    visits += 1
    let widths: IntrinsicWidths<S>
    switch nodes[node].kind {
    case .fixed:
      let width = definite(LengthID(Int(nodes[node].first)), of: nil) ?? S(0)
      widths = IntrinsicWidths(min: width, max: width)
    case .lines:
      let text = texts[Int(nodes[node].first)]
      widths = IntrinsicWidths(min: S(text.widestPiece), max: S(text.widestLine))
    case .probe:
      let leaf = Int(nodes[node].first)
      if let probe {
        widths = IntrinsicWidths(
          min: probe(LayoutProbeRequest(leaf: leaf, mode: .minContent, width: nil)),
          max: probe(LayoutProbeRequest(leaf: leaf, mode: .maxContent, width: nil)))
      } else {
        widths = IntrinsicWidths(min: S(0), max: S(0))
      }
    case .container:
      if Int(nodes[node].end) == node + 1 && flow(node).pointee.display != .grid {
        widths = IntrinsicWidths(min: S(0), max: S(0))
      } else {
        switch flow(node).pointee.display {
        case .stack: widths = stackWidths(node, height: height)
        case .grid: widths = gridWidths(node, height: height)
        case .flex, .none, .contents: widths = flexWidths(node, height: height)
        }
      }
    }
    memo.pointee.minContent = widths.min
    memo.pointee.maxContent = widths.max
    memo.pointee.flags.remove(.intrinsic)
    memo.pointee.flags.remove(.intrinsicWithHeight)
    if let height {
      memo.pointee.intrinsicHeight = height
      memo.pointee.flags.insert(.intrinsicWithHeight)
    } else {
      memo.pointee.flags.insert(.intrinsic)
    }
    return widths
  }

  /// What a box adds to the intrinsic widths of its parent, border box, its own sizes heeded, margins not counted.
  ///
  /// Percentages refer to nothing: sizes and maximums count as automatic, minimums as 0.
  /// Source: CSS Box Sizing 3, sections 5.2 and 5.2.1.
  mutating func contribution(
    _ child: Int, _ box: BoxEdges<S>, definiteHeight: S?, heightBase: S?
  ) -> IntrinsicWidths<S> {
    var widths: IntrinsicWidths<S>
    let style = flow(child)
    let facts = facts(child)
    if let width = specifiedWidth(child, box, base: nil) {
      widths = IntrinsicWidths(min: width, max: width)
    } else if facts.contains(.hasRatio), let definiteHeight,
      lengths[Int(style.pointee.width.index)].kind.isAutomatic
        || lengths[Int(style.pointee.width.index)].kind.isOfContent
    {
      let width = ratioContentWidth(child, box, height: definiteHeight)
      widths = IntrinsicWidths(min: width, max: width)
    } else {
      let height = definiteHeight.map { $0 - box.extraY }
      widths = intrinsicWidths(child, height: height)
      widths.min = clampByRatioX(widths.min + box.extraX, child, box, heightBase: heightBase)
      widths.max = clampByRatioX(widths.max + box.extraX, child, box, heightBase: heightBase)
      switch lengths[Int(style.pointee.width.index)].kind {
      case .minContent: widths.max = widths.min
      case .maxContent: widths.min = widths.max
      default: break
      }
    }
    if !facts.contains(.freeWidth) {
      if lengths[Int(self.style(child).pointee.maxWidth.index)].kind == .fitContent {
        widths.min = S.smaller(widths.min, intrinsicWidths(child, height: nil).min + box.extraX, &run)
      }
      widths.min = clampWidth(widths.min, child, box, base: nil, height: definiteHeight)
      widths.max = clampWidth(widths.max, child, box, base: nil, height: definiteHeight)
      if lengths[Int(self.style(child).pointee.minWidth.index)].kind == .fitContent,
        !(facts.contains(.hasRatio) && definiteHeight != nil)
      {
        let largest = intrinsicWidths(child, height: definiteHeight.map { $0 - box.extraY }).max + box.extraX
        widths.max = S.larger(widths.max, clampByRatioX(largest, child, box, heightBase: nil), &run)
      }
    }
    return widths
  }

  /// The height of a box's content at a content-box width, content box.
  ///
  /// Source: CSS Box Sizing 3, section 2 (automatic block sizes).
  ///
  /// - Parameters:
  ///   - limit: the most that lines of a wrapping column may be tall; `nil` for any other box.
  ///   - percentHeight: the content-box height that an aspect ratio gives with the width, which percentages refer to.
  mutating func measure(_ node: Int, width: S, limit: S?, percentHeight: S? = nil) -> S {
    let memo = memos + node
    let isByRatio = percentHeight != nil
    if memo.pointee.flags.contains(.measured), memo.pointee.flags.contains(.measuredByRatio) == isByRatio,
      memo.pointee.flags.contains(.measuredWithLimit) == (limit != nil), S.sameKey(width, memo.pointee.measuredWidth),
      limit.map({ S.sameKey($0, memo.pointee.otherWidth) }) ?? true,
      percentHeight.map({ S.sameKey($0, memo.pointee.otherHeight) }) ?? true
    {
      return memo.pointee.measuredHeight
    }
    let isPlain = limit == nil && !isByRatio
    if isPlain, memo.pointee.flags.contains(.measuredOther), S.sameKey(width, memo.pointee.otherWidth) {
      return memo.pointee.otherHeight
    }
    visits += 1
    let height: S
    switch nodes[node].kind {
    case .fixed: height = definite(LengthID(Int(nodes[node].second)), of: nil) ?? S(0)
    case .lines:
      textVisits += 1
      height = S.height(of: texts[Int(nodes[node].first)], width: width, &run)
    case .probe:
      textVisits += 1
      height =
        probe.map { $0(LayoutProbeRequest(leaf: Int(nodes[node].first), mode: .height, width: width)) } ?? S(0)
    case .container:
      if Int(nodes[node].end) == node + 1 && flow(node).pointee.display != .grid {
        height = S(0)
      } else {
        switch flow(node).pointee.display {
        case .stack: height = stackHeight(node, width: width, percentHeight: percentHeight)
        case .grid: height = gridHeight(node, width: width, percentHeight: percentHeight)
        case .flex, .none, .contents:
          height = flexHeight(node, width: width, limit: limit, percentHeight: percentHeight)
        }
      }
    }
    if !isPlain {
      // The second pair holds what else the height depends on.
      memo.pointee.flags.remove(.measuredOther)
      if let limit { memo.pointee.otherWidth = limit }
      if let percentHeight { memo.pointee.otherHeight = percentHeight }
    } else if memo.pointee.flags.contains(.measured),
      memo.pointee.flags.isDisjoint(with: [.measuredWithLimit, .measuredByRatio])
    {
      memo.pointee.otherWidth = memo.pointee.measuredWidth
      memo.pointee.otherHeight = memo.pointee.measuredHeight
      memo.pointee.flags.insert(.measuredOther)
    }
    memo.pointee.flags.subtract([.measuredWithLimit, .measuredByRatio])
    if limit != nil { memo.pointee.flags.insert(.measuredWithLimit) }
    if isByRatio { memo.pointee.flags.insert(.measuredByRatio) }
    memo.pointee.measuredWidth = width
    memo.pointee.measuredHeight = height
    memo.pointee.flags.insert(.measured)
    return height
  }

  /// The border-box height that a box's content asks for at a border-box width.
  ///
  /// Source: CSS Box Sizing 3, section 2 (automatic block sizes).
  ///
  /// - Parameters:
  ///   - parentHeight: what percentages of the box's own limits refer to.
  ///   - ratioHeight: the border-box height that its aspect ratio gives with the width, if percentages refer to it: lines of a wrapping column are as tall.
  ///   - lineHeight: the border-box height of lines of a wrapping column, where no other gives it.
  @inline(__always)
  mutating func contentHeight(
    _ child: Int, _ box: BoxEdges<S>, width: S, parentHeight: S?, ratioHeight: S? = nil, lineHeight: S? = nil
  ) -> S {
    let inner = S.larger(width - box.extraX, S(0), &run)
    var limit: S?
    if facts(child).contains(.wrappingColumn) {
      var most = ratioHeight ?? lineHeight
      if most == nil, let given = specifiedHeight(child, box, base: parentHeight) {
        most = clampHeight(given, child, box, base: parentHeight)
      }
      if most == nil { most = maximumHeight(child, box, base: parentHeight) }
      limit = most.map { $0 - box.extraY }
    }
    return measure(
      child, width: inner, limit: limit, percentHeight: ratioHeight.map { $0 - box.extraY }) + box.extraY
  }

  /// The border-box height of a box of automatic height at a border-box width, held to its limits.
  ///
  /// Source: CSS Sizing 4, sections 4.2 and 4.3. Differs from the latter: as in browsers, a height that is a percentage of nothing definite
  /// isn't held to the content.
  ///
  /// - Parameter parentHeight: what percentages of the height's limits refer to.
  mutating func automaticHeight(
    _ child: Int, _ box: BoxEdges<S>, width: S, parentHeight: S?
  ) -> S {
    var height: S
    if facts(child).contains(.hasRatio) {
      height = ratioHeight(child, box, width: width)
      // A leaf is stretched to the height that the ratio gives, so that its content doesn't ask for more.
      let isLeaf = Int(nodes[child].end) == child + 1 && flow(child).pointee.display != .grid
      if !isLeaf && !facts(child).givesWayDown && flow(child).pointee.minHeight == .auto
        && !isShare(flow(child).pointee.height)
      {
        let content = contentHeight(
          child, box, width: width, parentHeight: parentHeight, ratioHeight: height)
        height = S.larger(height, content, &run)
      }
    } else {
      height = contentHeight(child, box, width: width, parentHeight: parentHeight)
    }
    return clampHeight(height, child, box, base: parentHeight, width: width)
  }
}
