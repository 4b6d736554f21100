import BandScreenModel

/// A content box in its border box.
struct ContentBox<S: LayoutScalar> {
  var left: S
  var top: S
  var width: S
  var height: S
}

extension LayoutSolver {
  /// Gives a box its size and, below it, everything its size and place.
  ///
  /// The box's own place is its parent's business. Nothing is done if the box stands there already.
  ///
  /// - Parameters:
  ///   - width: the border box's width; `height`, its height.
  ///   - isDefinite: whether percentages of children may refer to the height.
  ///   - isByRatio: whether the height came from the width by the aspect ratio, so that they refer to what that gives even where
  ///     content made the box taller.
  ///   - base: the width of the containing block, which percentages of padding refer to.
  mutating func place(_ node: Int, width: S, height: S, isDefinite: Bool, isByRatio: Bool = false, base: S) {
    let memo = memos + node
    let frame = frames + node
    if memo.pointee.flags.contains(.placed), memo.pointee.flags.contains(.placedDefinite) == isDefinite,
      memo.pointee.flags.contains(.placedByRatio) == isByRatio,
      S.sameKey(frame.pointee.width, width), S.sameKey(frame.pointee.height, height),
      S.sameKey(memo.pointee.placedBase, base) || !paddingRefersToBase(node)
    {
      memo.pointee.placedBase = base
      return
    }
    visits += 1
    memo.pointee.flags.remove(.placed)
    if isDefinite { memo.pointee.flags.insert(.placedDefinite) } else { memo.pointee.flags.remove(.placedDefinite) }
    if isByRatio { memo.pointee.flags.insert(.placedByRatio) } else { memo.pointee.flags.remove(.placedByRatio) }
    memo.pointee.placedBase = base
    frame.pointee.width = width
    frame.pointee.height = height
    frame.pointee.firstBaseline = height
    frame.pointee.lastBaseline = height
    if memo.pointee.flags.contains(.contentLater) { return }
    placeContent(node, width: width, height: height, isDefinite: isDefinite, isByRatio: isByRatio, base: base)
    // Only now: while its content is placed, a box doesn't stand yet.
    memo.pointee.flags.insert(.placed)
  }

  /// Holds the baselines of a box that scrolls to the box, as its content may lie further out.
  ///
  /// Source: CSS Box Alignment 3, section 9.1 (baselines of scroll containers).
  @inline(never)
  private mutating func holdBaselines(_ node: Int) {
    let frame = frames + node
    let height = frame.pointee.height
    frame.pointee.firstBaseline = S.smaller(frame.pointee.firstBaseline.atLeastZero(&run), height, &run)
    frame.pointee.lastBaseline = S.smaller(frame.pointee.lastBaseline.atLeastZero(&run), height, &run)
  }

  /// Whether some padding of a box is a percentage of its containing block's width.
  mutating func paddingRefersToBase(_ node: Int) -> Bool {
    if facts(node).contains(.plainBox) { return false }
    let padding = style(node).pointee.padding
    return isShare(padding.top) || isShare(padding.right) || isShare(padding.bottom) || isShare(padding.left)
  }

  /// Whether a length is a percentage, or has one in it.
  @inline(__always)
  func isShare(_ length: LengthID) -> Bool {
    let kind = lengths[Int(length.index)].kind
    return kind == .percent || kind == .sum
  }

  /// Notes that children of a box were laid out to learn their baselines, at sizes that needn't be their last: neither the box nor what it stands in stands any more.
  @inline(__always)
  func disturb(_ node: Int) {
    var node = node
    // A box without a box of its own is never placed: what it stands in may be.
    while node >= 0 && (memos[node].flags.contains(.placed) || facts(node).contains(.contents)) {
      memos[node].flags.remove(.placed)
      node = Int(nodes[node].parent)
    }
  }

  /// Places what is in a box of this size.
  @inline(__always)
  private mutating func placeContent(_ node: Int, width: S, height: S, isDefinite: Bool, isByRatio: Bool, base: S) {
    let memo = memos + node
    let frame = frames + node
    let isEmpty = Int(nodes[node].end) == node + 1
    if isEmpty && nodes[node].kind != .lines { return }
    let inner = contentBox(node, width: width, height: height, base: base)
    if nodes[node].kind == .lines {
      let text = texts[Int(nodes[node].first)]
      let textHeight = measure(node, width: inner.width, limit: nil)
      frame.pointee.firstBaseline = inner.top + S(text.firstBaseline)
      frame.pointee.lastBaseline =
        inner.top + textHeight - S(text.lineHeight) + S(text.lastBaseline)
      if facts(node).contains(.scrolls) { holdBaselines(node) }
      return
    }
    var percentHeight = isDefinite ? inner.height : nil
    switch flow(node).pointee.display {
    case .stack: placeStack(node, inner)
    case .grid: placeGrid(node, inner, isDefinite: isDefinite, base: base)
    case .flex, .none, .contents:
      if isDefinite && isByRatio && facts(node).contains(.hasRatio) {
        let box = edges(node, base: base)
        let byRatio = clampHeight(ratioHeight(node, box, width: width), node, box, base: nil)
        percentHeight = S.larger(byRatio - box.extraY, S(0), &run)
      }
      placeFlex(node, inner, percentHeight: percentHeight)
    }
    if memo.pointee.flags.contains(.hasRelative) {
      // A grid moves its own, whose containing blocks are their areas; a stack's only area is as definite as any.
      switch flow(node).pointee.display {
      case .grid: break
      case .stack: moveRelatives(node, inner, height: inner.height)
      case .flex, .none, .contents: moveRelatives(node, inner, height: percentHeight)
      }
    }
    if memo.pointee.flags.contains(.containsAbsolutes) { placeAbsolutes(node, base: base) }
    if facts(node).contains(.scrolls) { holdBaselines(node) }
  }

  /// The content box of a box of this border-box size.
  ///
  /// Source: CSS Box Sizing 3, section 3.3.
  @inline(__always)
  mutating func contentBox(_ node: Int, width: S, height: S, base: S) -> ContentBox<S> {
    if facts(node).contains(.plainBox) {
      return ContentBox(left: S(0), top: S(0), width: width, height: height)
    }
    let padding = style(node).pointee.padding
    let border = style(node).pointee.border
    let left = edge(padding.left, of: base) + edge(border.left, of: nil)
    let right = edge(padding.right, of: base) + edge(border.right, of: nil)
    let top = edge(padding.top, of: base) + edge(border.top, of: nil)
    let bottom = edge(padding.bottom, of: base) + edge(border.bottom, of: nil)
    return ContentBox(
      left: left, top: top, width: S.larger(width - (left + right), S(0), &run),
      height: S.larger(height - (top + bottom), S(0), &run))
  }

  /// Moves the children that are positioned relative to their place in the flow.
  ///
  /// Source: CSS Positioned Layout 3, section 3.3.
  ///
  /// - Parameter height: what percentages of vertical insets refer to, or `nil` for nothing definite.
  private mutating func moveRelatives(_ node: Int, _ inner: ContentBox<S>, height: S?) {
    let end = Int(nodes[node].end)
    let isRightToLeft = style(node).pointee.direction == .rightToLeft
    var child = node + 1
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      moveRelative(child, width: inner.width, height: height, isRightToLeft: isRightToLeft)
      child = next
    }
  }

  /// Moves a box that is positioned relative to its place in the flow.
  ///
  /// Source: CSS Positioned Layout 3, section 3.3.
  ///
  /// - Parameters:
  ///   - width: the width of its containing block, which percentages refer to; `height`, its height if it is definite.
  ///   - isRightToLeft: whether the inset on the right wins where both are given.
  mutating func moveRelative(_ child: Int, width: S, height: S?, isRightToLeft: Bool) {
    if !facts(child).contains(.relative) { return }
    let inset = style(child).pointee.inset
    let left = definite(inset.left, of: width)
    let right = definite(inset.right, of: width)
    if isRightToLeft, let right {
      frames[child].x = frames[child].x - right
    } else if let left {
      frames[child].x = frames[child].x + left
    } else if let right {
      frames[child].x = frames[child].x - right
    }
    if let top = definite(inset.top, of: height) {
      frames[child].y = frames[child].y + top
    } else if let bottom = definite(inset.bottom, of: height) {
      frames[child].y = frames[child].y - bottom
    }
  }
}
