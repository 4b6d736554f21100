import BandScreenModel

/// Padding and border of a box on both axes, and its margins with automatic ones as 0.
struct BoxEdges<S: LayoutScalar> {
  /// Border and padding, left plus right.
  var extraX: S
  /// Border and padding, top plus bottom.
  var extraY: S
  var left: S
  var right: S
  var top: S
  var bottom: S

  var marginX: S { left + right }
  var marginY: S { top + bottom }
}

/// Resolving lengths: CSS Box Sizing 3 and CSS Sizing 4, section 4 (aspect ratios).
extension LayoutSolver {
  /// The length in points, or `nil` for a keyword or a percentage of nothing definite.
  @inline(__always)
  func definite(_ id: LengthID, of base: S?) -> S? {
    let length = lengths + Int(id.index)
    switch length.pointee.kind {
    case .points: return length.pointee.points
    case .percent:
      guard let base else { return nil }
      return base.times(length.pointee.fraction)
    case .sum:
      guard let base else { return nil }
      return length.pointee.points + base.times(length.pointee.fraction)
    default: return nil
    }
  }

  /// The length of a padding, margin or gap in points; percentages of nothing definite and keywords are 0.
  @inline(__always)
  func edge(_ id: LengthID, of base: S?) -> S {
    if id == .zero { return S(0) }
    let length = lengths + Int(id.index)
    switch length.pointee.kind {
    case .points: return length.pointee.points
    case .percent:
      guard let base else { return S(0) }
      return base.times(length.pointee.fraction)
    case .sum:
      guard let base else { return length.pointee.points }
      return length.pointee.points + base.times(length.pointee.fraction)
    default: return S(0)
    }
  }

  /// The edges of a box whose containing block is `base` wide.
  ///
  /// Source: CSS Box Model 3, sections 3 and 4: percentages are of the width on all sides.
  @inline(__always)
  func edges(_ node: Int, base: S?) -> BoxEdges<S> {
    let zero = S(0)
    var box = BoxEdges(extraX: zero, extraY: zero, left: zero, right: zero, top: zero, bottom: zero)
    let facts = facts(node)
    let style = style(node)
    if !facts.contains(.plainBox) {
      let padding = style.pointee.padding
      let border = style.pointee.border
      box.extraX =
        edge(padding.left, of: base) + edge(padding.right, of: base)
        + (edge(border.left, of: nil) + edge(border.right, of: nil))
      box.extraY =
        edge(padding.top, of: base) + edge(padding.bottom, of: base)
        + (edge(border.top, of: nil) + edge(border.bottom, of: nil))
    }
    if !facts.contains(.plainMargin) {
      let margin = style.pointee.margin
      box.left = edge(margin.left, of: base)
      box.right = edge(margin.right, of: base)
      box.top = edge(margin.top, of: base)
      box.bottom = edge(margin.bottom, of: base)
    }
    return box
  }

  /// A size as its style gives it, as a border-box size.
  ///
  /// Source: CSS Box Sizing 3, section 3.3 (`box-sizing`).
  @inline(__always)
  mutating func borderBox(_ size: S, _ sizing: BoxSizing, extra: S) -> S {
    sizing == .borderBox ? S.larger(size, extra, &run) : S.larger(size, S(0), &run) + extra
  }

  /// The border-box width that the style gives, or `nil`.
  ///
  /// Source: CSS Box Sizing 3, section 3.1.1.
  @inline(__always)
  mutating func specifiedWidth(_ node: Int, _ box: BoxEdges<S>, base: S?) -> S? {
    let style = flow(node)
    if style.pointee.width == .auto { return nil }
    guard let size = definite(style.pointee.width, of: base) else { return nil }
    return borderBox(size, style.pointee.boxSizing, extra: box.extraX)
  }

  /// The border-box height that the style gives, or `nil`.
  ///
  /// Source: CSS Box Sizing 3, section 3.1.1.
  @inline(__always)
  mutating func specifiedHeight(_ node: Int, _ box: BoxEdges<S>, base: S?) -> S? {
    let style = flow(node)
    if style.pointee.height == .auto { return nil }
    guard let size = definite(style.pointee.height, of: base) else { return nil }
    return borderBox(size, style.pointee.boxSizing, extra: box.extraY)
  }

  /// The border-box width that belongs to a border-box height by the aspect ratio.
  ///
  /// Source: CSS Sizing 4, section 4.1: the ratio is that of the box that `box-sizing` says.
  mutating func ratioWidth(_ node: Int, _ box: BoxEdges<S>, height: S) -> S {
    let style = style(node)
    let ratio = style.pointee.aspectRatio
    if style.pointee.boxSizing == .borderBox { return S.larger(bounded(height.times(ratio)), box.extraX, &run) }
    return bounded(S.larger(height - box.extraY, S(0), &run).times(ratio)) + box.extraX
  }

  /// The border-box height that belongs to a border-box width by the aspect ratio.
  ///
  /// Source: CSS Sizing 4, section 4.1.
  mutating func ratioHeight(_ node: Int, _ box: BoxEdges<S>, width: S) -> S {
    let style = style(node)
    let ratio = 1 / style.pointee.aspectRatio
    if style.pointee.boxSizing == .borderBox { return S.larger(bounded(width.times(ratio)), box.extraY, &run) }
    return bounded(S.larger(width - box.extraX, S(0), &run).times(ratio)) + box.extraY
  }

  /// A size that an extreme ratio made, held to a billion points: ratios inside ratios stay finite at any depth.
  private mutating func bounded(_ size: S) -> S { S.smaller(size, S(1e9), &run) }

  /// The border-box minimum width, or `nil` where it is automatic or 0.
  ///
  /// Source: CSS Box Sizing 3, section 3.1.2.
  ///
  /// - Parameter height: the border-box height if it is definite: a limit that is a keyword follows from it with an aspect ratio, and may where the
  ///   content's widths depend on it.
  mutating func minimumWidth(_ node: Int, _ box: BoxEdges<S>, base: S?, height: S? = nil) -> S? {
    sizeLimitX(node, style(node).pointee.minWidth, box, base: base, height: height, isMaximum: false)
  }

  /// The border-box maximum width, or `nil` for none.
  ///
  /// Source: CSS Box Sizing 3, section 3.1.3.
  mutating func maximumWidth(_ node: Int, _ box: BoxEdges<S>, base: S?, height: S? = nil) -> S? {
    sizeLimitX(node, style(node).pointee.maxWidth, box, base: base, height: height, isMaximum: true)
  }

  /// A limit on the width, border box, or `nil` where there is none. With an aspect ratio and a definite height, a keyword is the width that these give.
  ///
  /// Source: CSS Box Sizing 3, sections 3.1 and 3.2; CSS Sizing 4, section 4.2.
  ///
  /// The browser's own way: `fit-content` of nothing definite is the largest width as a maximum and the least as a minimum.
  private mutating func sizeLimitX(
    _ node: Int, _ id: LengthID, _ box: BoxEdges<S>, base: S?, height: S?, isMaximum: Bool
  ) -> S? {
    if id == .auto || id == .none { return nil }
    if let size = definite(id, of: base) { return borderBox(size, style(node).pointee.boxSizing, extra: box.extraX) }
    let kind = lengths[Int(id.index)].kind
    if kind == .sum { return isMaximum ? nil : pointsOfSum(id, style(node).pointee.boxSizing, extra: box.extraX) }
    if kind.isOfContent && facts(node).contains(.hasRatio),
      let height = height ?? specifiedHeight(node, box, base: nil)
    {
      return ratioWidth(node, box, height: height)
    }
    switch kind {
    case .minContent, .maxContent, .fitContent:
      let inner = height.map { $0 - box.extraY }
      if kind == .fitContent, let base { return fitWidth(node, box, available: base - box.marginX, height: inner) }
      let widths = intrinsicWidths(node, height: inner)
      let isLargest = kind == .maxContent || (kind == .fitContent && isMaximum)
      return clampByRatioX((isLargest ? widths.max : widths.min) + box.extraX, node, box, heightBase: nil)
    case .stretch:
      guard let base else { return nil }
      return S.larger(base - box.marginX, box.extraX, &run)
    default: return nil
    }
  }

  /// A border-box width held between the style's minimum and maximum; the minimum wins.
  ///
  /// Source: CSS Box Sizing 3, sections 3.1.2 and 3.1.3.
  @inline(__always)
  mutating func clampWidth(_ width: S, _ node: Int, _ box: BoxEdges<S>, base: S?, height: S? = nil) -> S {
    if facts(node).contains(.freeWidth) { return width }
    return clampWidthSlowly(width, node, box, base: base, height: height)
  }

  private mutating func clampWidthSlowly(_ width: S, _ node: Int, _ box: BoxEdges<S>, base: S?, height: S?) -> S {
    var width = width
    if let limit = maximumWidth(node, box, base: base, height: height) { width = S.smaller(width, limit, &run) }
    if let limit = minimumWidth(node, box, base: base, height: height) { width = S.larger(width, limit, &run) }
    return width
  }

  /// The border-box minimum height, or `nil` where it is automatic, 0 or a percentage of nothing definite.
  ///
  /// Source: CSS Box Sizing 3, section 3.1.2.
  ///
  /// - Parameter width: the border-box width, from which a limit that is a keyword follows; without it there is none.
  mutating func minimumHeight(_ node: Int, _ box: BoxEdges<S>, base: S?, width: S? = nil) -> S? {
    sizeLimitY(node, style(node).pointee.minHeight, box, base: base, width: width, isMaximum: false)
  }

  /// The border-box maximum height, or `nil` for none.
  ///
  /// Source: CSS Box Sizing 3, section 3.1.3.
  mutating func maximumHeight(_ node: Int, _ box: BoxEdges<S>, base: S?, width: S? = nil) -> S? {
    sizeLimitY(node, style(node).pointee.maxHeight, box, base: base, width: width, isMaximum: true)
  }

  /// A limit on the height, border box, or `nil` where there is none. A keyword is the height of the content, or what an aspect ratio gives.
  ///
  /// Source: CSS Box Sizing 3, sections 3.2 and 5.1; CSS Flexible Box Layout 1, section 9.9.2; CSS Grid Layout 1, section 5.2: the content is measured as
  /// if the height were automatic. Differs from the browser, which measures it in the height that is given: items and tracks that stretch to that,
  /// and percentages of it, then make the limit ineffective in flex and grid containers, though not in block containers.
  private mutating func sizeLimitY(
    _ node: Int, _ id: LengthID, _ box: BoxEdges<S>, base: S?, width: S?, isMaximum: Bool
  ) -> S? {
    if id == .auto || id == .none { return nil }
    if let size = definite(id, of: base) { return borderBox(size, style(node).pointee.boxSizing, extra: box.extraY) }
    switch lengths[Int(id.index)].kind {
    case .minContent, .maxContent, .fitContent:
      guard let width else { return nil }
      if facts(node).contains(.hasRatio) { return ratioHeight(node, box, width: width) }
      return contentHeight(node, box, width: width, parentHeight: base)
    case .stretch:
      guard let base else { return nil }
      return S.larger(base - box.marginY, box.extraY, &run)
    case .sum: return isMaximum ? nil : pointsOfSum(id, style(node).pointee.boxSizing, extra: box.extraY)
    case .auto, .points, .percent, .content, .none: return nil
    }
  }

  /// A minimum that is a sum with a percentage of nothing definite, which counts as 0: CSS 2.2, sections 10.4 and 10.7.
  private mutating func pointsOfSum(_ id: LengthID, _ sizing: BoxSizing, extra: S) -> S {
    borderBox(lengths[Int(id.index)].points, sizing, extra: extra)
  }

  /// A border-box height held between the style's minimum and maximum; the minimum wins.
  ///
  /// Source: CSS Box Sizing 3, sections 3.1.2 and 3.1.3.
  @inline(__always)
  mutating func clampHeight(_ height: S, _ node: Int, _ box: BoxEdges<S>, base: S?, width: S? = nil) -> S {
    if facts(node).contains(.freeHeight) { return height }
    return clampHeightSlowly(height, node, box, base: base, width: width)
  }

  private mutating func clampHeightSlowly(_ height: S, _ node: Int, _ box: BoxEdges<S>, base: S?, width: S?) -> S {
    var height = height
    if let limit = maximumHeight(node, box, base: base, width: width) { height = S.smaller(height, limit, &run) }
    if let limit = minimumHeight(node, box, base: base, width: width) { height = S.larger(height, limit, &run) }
    return height
  }

  /// The border-box width that belongs to a border-box height by the aspect ratio, not below the content's least width where the minimum is automatic.
  ///
  /// Source: CSS Sizing 4, section 4.3.
  mutating func ratioContentWidth(_ node: Int, _ box: BoxEdges<S>, height: S) -> S {
    let width = ratioWidth(node, box, height: height)
    if facts(node).givesWayAcross || style(node).pointee.minWidth != .auto { return width }
    let inner = S.larger(height - box.extraY, S(0), &run)
    return S.larger(width, intrinsicWidths(node, height: inner).min + box.extraX, &run)
  }

  /// A content-based border-box width held between the height's limits, carried over by the aspect ratio.
  ///
  /// Source: CSS Sizing 4, section 4.4. As in browsers, padding and border count as a minimum of a border box.
  @inline(__always)
  mutating func clampByRatioX(_ width: S, _ node: Int, _ box: BoxEdges<S>, heightBase: S?) -> S {
    if !facts(node).contains(.hasRatio) { return width }
    return clampByRatioXSlowly(width, node, box, heightBase: heightBase)
  }

  @inline(never)
  private mutating func clampByRatioXSlowly(_ width: S, _ node: Int, _ box: BoxEdges<S>, heightBase: S?) -> S {
    var width = width
    if style(node).pointee.boxSizing == .borderBox && !facts(node).contains(.plainBox) {
      width = S.larger(width, ratioWidth(node, box, height: box.extraY), &run)
    }
    if facts(node).contains(.freeHeight) { return width }
    if let limit = maximumHeight(node, box, base: heightBase) {
      width = S.smaller(width, ratioWidth(node, box, height: limit), &run)
    }
    if let limit = minimumHeight(node, box, base: heightBase) {
      width = S.larger(width, ratioWidth(node, box, height: limit), &run)
    }
    return width
  }

  /// A content-based border-box height held between the width's limits, carried over by the aspect ratio.
  ///
  /// Source: CSS Sizing 4, section 4.4.
  mutating func clampByRatioY(_ height: S, _ node: Int, _ box: BoxEdges<S>, widthBase: S?) -> S {
    if !facts(node).contains(.hasRatio) || facts(node).contains(.freeWidth) { return height }
    var height = height
    if let limit = maximumWidth(node, box, base: widthBase) {
      height = S.smaller(height, ratioHeight(node, box, width: limit), &run)
    }
    if let limit = minimumWidth(node, box, base: widthBase) {
      height = S.larger(height, ratioHeight(node, box, width: limit), &run)
    }
    return height
  }

  /// The border-box width that fits the content into what is available: `fit-content`.
  ///
  /// Source: CSS Box Sizing 3, section 2 (fit-content size).
  mutating func fitWidth(_ node: Int, _ box: BoxEdges<S>, available: S, height: S? = nil, heightBase: S? = nil) -> S {
    let widths = intrinsicWidths(node, height: height)
    let room = available - box.extraX
    let width = S.smaller(widths.max, S.larger(widths.min, room, &run), &run) + box.extraX
    return clampByRatioX(width, node, box, heightBase: heightBase)
  }
}
