/// Finding a grid's items and tracks: CSS Grid Layout 1, sections 7 and 8.
extension LayoutSolver {
  /// The most tracks that automatic repetition makes.
  static var mostRepetitions: Int { 10_000 }

  /// A grid container's tracks with their sizing functions, and its items in their places.
  ///
  /// Source: CSS Grid Layout 1, sections 7.1 (explicit tracks), 8.5 (placement) and 7.5 (implicit tracks).
  ///
  /// - Parameters:
  ///   - width: the content box's width if it is definite.
  ///   - height: the content box's height if automatic repetition may fill it.
  ///   - percentHeight: what percentages of rows refer to.
  mutating func collectGrid(
    _ node: Int, width: S?, height: S?, percentHeight: S?, _ why: inout S.Decisions
  ) -> GridLayout<S> {
    let style = style(node)
    let columnGap = edge(style.pointee.columnGap, of: width)
    let rowGap = edge(style.pointee.rowGap, of: percentHeight)
    let columns = explicitTracks(
      style.pointee.gridColumns, width ?? definiteLimitX(node), least: width == nil ? definiteLeastX(node) : nil,
      gap: columnGap, base: width, &why)
    let rows = explicitTracks(
      style.pointee.gridRows, height ?? definiteLimitY(node), least: height == nil ? definiteLeastY(node) : nil,
      gap: edge(style.pointee.rowGap, of: height), base: height, &why)
    let children = gridChildren(node)
    let placement = GridPlacement(
      children.map { child in
        let style = self.style(child)
        return GridCandidate(
          columnStart: style.pointee.gridColumnStart, columnEnd: style.pointee.gridColumnEnd,
          rowStart: style.pointee.gridRowStart, rowEnd: style.pointee.gridRowEnd)
      },
      explicitColumns: columns.tracks.count, explicitRows: rows.tracks.count, flow: style.pointee.gridFlow,
      isDense: style.pointee.gridFlowIsDense)
    var columnEdges: [Int] = []
    var rowEdges: [Int] = []
    for area in placement.areas {
      columnEdges.append(area.columnStart)
      columnEdges.append(area.columnEnd)
      rowEdges.append(area.rowStart)
      rowEdges.append(area.rowEnd)
    }
    addAbsoluteEdges(node, placement, &columnEdges, &rowEdges)
    let columnSets = makeTracks(
      explicit: columns.tracks,
      collapsed: collapsed(columns, placement.areas.map { $0.columnStart..<$0.columnEnd }, placement.columnsBefore),
      implicit: pattern(style.pointee.gridAutoColumns), before: placement.columnsBefore, count: placement.columnCount,
      edges: columnEdges, gap: columnGap, base: width)
    let rowSets = makeTracks(
      explicit: rows.tracks,
      collapsed: collapsed(rows, placement.areas.map { $0.rowStart..<$0.rowEnd }, placement.rowsBefore),
      implicit: pattern(style.pointee.gridAutoRows), before: placement.rowsBefore, count: placement.rowCount,
      edges: rowEdges, gap: rowGap, base: percentHeight)
    var items: [GridItem<S>] = []
    items.reserveCapacity(children.count)
    let zero = S(0)
    for (child, area) in zip(children, placement.areas) {
      let columnRange = columnSets.set(at: area.columnStart)..<columnSets.set(at: area.columnEnd)
      let rowRange = rowSets.set(at: area.rowStart)..<rowSets.set(at: area.rowEnd)
      items.append(
        GridItem(
          node: child, area: area, columns: columnRange, rows: rowRange, columnSpan: columnSets.tracks(in: columnRange),
          rowSpan: rowSets.tracks(in: rowRange), minimum: zero, minContent: zero, maxContent: zero, width: zero,
          height: zero, ascent: zero, shim: zero))
    }
    return GridLayout(
      columns: columnSets, rows: rowSets, items: items, columnsBefore: placement.columnsBefore,
      rowsBefore: placement.rowsBefore, explicitColumns: columns.tracks.count, explicitRows: rows.tracks.count)
  }

  /// The container's children in flow, in the order of `order`.
  ///
  /// Source: CSS Grid Layout 1, sections 6 and 6.3.
  private func gridChildren(_ node: Int) -> [Int] {
    var children: [Int] = []
    var isOrdered = false
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      guard let next = inFlow(child) else {
        child = skip(child)
        continue
      }
      if facts(child).contains(.ordered) { isOrdered = true }
      children.append(child)
      child = next
    }
    if isOrdered {
      // Equal orders keep the order of the tree.
      children.sort {
        let first = style($0).pointee.order
        let second = style($1).pointee.order
        return first != second ? first < second : $0 < $1
      }
    }
    return children
  }

  private func pattern(_ id: GridTracksID) -> [GridTrack] {
    id == .none ? [] : trackLists[Int(id.index)].tracks
  }

  /// The container's definite maximum content-box width, which automatic repetition fills where the width isn't known.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.3.2.
  private mutating func definiteLimitX(_ node: Int) -> S? { contentLimitX(node, style(node).pointee.maxWidth) }

  private mutating func definiteLimitY(_ node: Int) -> S? { contentLimitY(node, style(node).pointee.maxHeight) }

  /// The container's definite minimum content-box width, which automatic repetition reaches where the width isn't known.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.3.2.
  private mutating func definiteLeastX(_ node: Int) -> S? { contentLimitX(node, style(node).pointee.minWidth) }

  mutating func definiteLeastY(_ node: Int) -> S? { contentLimitY(node, style(node).pointee.minHeight) }

  /// A limit on the width if it is definite, content box: CSS Grid Layout 1, section 7.2.3.2.
  private mutating func contentLimitX(_ node: Int, _ id: LengthID) -> S? {
    guard let limit = definite(id, of: nil) else { return nil }
    let extra = edges(node, base: nil).extraX
    return borderBox(limit, style(node).pointee.boxSizing, extra: extra) - extra
  }

  /// A limit on the height if it is definite, content box: CSS Grid Layout 1, section 7.2.3.2.
  private mutating func contentLimitY(_ node: Int, _ id: LengthID) -> S? {
    guard let limit = definite(id, of: nil) else { return nil }
    let extra = edges(node, base: nil).extraY
    return borderBox(limit, style(node).pointee.boxSizing, extra: extra) - extra
  }

  /// The explicit tracks with automatic repetitions written out, and which came from an `auto-fit`.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.3.2.
  ///
  /// - Parameters:
  ///   - available: the size that repetitions may fill, or `nil`.
  ///   - base: what percentages refer to; if that isn't definite, as in browsers, the minimum size.
  ///   - least: a minimum size that they reach, or `nil`. Differs from the browser where it is a percentage, which isn't known here.
  private mutating func explicitTracks(
    _ id: GridTracksID, _ available: S?, least: S?, gap: S, base: S?, _ why: inout S.Decisions
  ) -> (tracks: [GridTrack], fitted: Range<Int>) {
    if id == .none { return ([], 0..<0) }
    let list = trackLists[Int(id.index)]
    if list.repetition == .none || list.repeated.isEmpty { return (list.tracks, 0..<0) }
    let repeated = list.repeated.clamped(to: 0..<list.tracks.count)
    let base = base ?? least
    var fixed = S(0)
    var each = S(0)
    for index in list.tracks.indices {
      let track = list.tracks[index]
      let size =
        definite(track.maximum.length, of: base) ?? definite(track.minimum.length, of: base) ?? S(0)
      let least = track.minimum.isFlexible ? nil : definite(track.minimum.length, of: base)
      var used = track.maximum.isFlexible ? least ?? S(0) : size
      if let least { used = S.larger(used, least, &run) }
      if repeated.contains(index) {
        each = each + S.larger(used, S(1), &run)
      } else {
        fixed = fixed + used
      }
    }
    var count = 1
    let others = list.tracks.count - repeated.count
    if var available {
      if let least { available = S.larger(available, least, &run) }
      count = repetitions(
        each: each, length: repeated.count, fixed: fixed, others: others, gap: gap, available: available, &why)
    } else if let least {
      // One more than what is too small.
      let small = least - S(2 * Self.lineTolerance)
      let one = fixed + each + gap.times(Double(list.tracks.count - 1))
      if S.atMost(one, small, &why, &run) {
        count += repetitions(
          each: each, length: repeated.count, fixed: fixed, others: others, gap: gap, available: small, &why)
      }
    }
    var tracks = Array(list.tracks[..<repeated.lowerBound])
    for _ in 0..<count { tracks.append(contentsOf: list.tracks[repeated]) }
    let fitted = repeated.lowerBound..<tracks.count
    tracks.append(contentsOf: list.tracks[repeated.upperBound...])
    return (tracks, list.repetition == .autoFit ? fitted : 0..<0)
  }

  /// The largest number of repetitions that fits, and one at least.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.3.2.
  private mutating func repetitions(
    each: S, length: Int, fixed: S, others: Int, gap: S, available: S, _ why: inout S.Decisions
  ) -> Int {
    let most = max(1, Self.mostRepetitions / max(length, 1))
    let room = available + S(Self.lineTolerance)
    func fits(_ count: Int, _ why: inout S.Decisions, _ run: inout S.Run) -> Bool {
      let gaps = gap.times(Double(others + count * length - 1))
      return S.atMost(fixed + each.times(Double(count)) + gaps, room, &why, &run)
    }
    var low = 1
    while low * 2 <= most && fits(low * 2, &why, &run) { low *= 2 }
    var high = min(low * 2, most + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle, &why, &run) { low = middle } else { high = middle }
    }
    return low
  }

  /// Which explicit tracks are repetitions of `auto-fit` that no item is in.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.3.2.
  private func collapsed(
    _ explicit: (tracks: [GridTrack], fitted: Range<Int>), _ areas: [Range<Int>], _ before: Int
  ) -> [Bool] {
    var collapsed = [Bool](repeating: false, count: explicit.tracks.count)
    if explicit.fitted.isEmpty { return collapsed }
    for index in explicit.fitted { collapsed[index] = true }
    for area in areas {
      let inside = (area.lowerBound - before)..<(area.upperBound - before)
      for index in inside.clamped(to: 0..<explicit.tracks.count) { collapsed[index] = false }
    }
    return collapsed
  }

  /// The lines that absolutely positioned children name, so that tracks are told apart there.
  ///
  /// Source: CSS Grid Layout 1, section 9.1.
  private func addAbsoluteEdges(
    _ node: Int, _ placement: GridPlacement, _ columnEdges: inout [Int], _ rowEdges: inout [Int]
  ) {
    if !memos[node].flags.contains(.containsAbsolutes) { return }
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      let facts = facts(child)
      if facts.contains(.contents) {
        child += 1
        continue
      }
      if facts.contains(.absolute) {
        let style = style(child)
        let across = GridPlacement.absoluteLines(
          style.pointee.gridColumnStart, style.pointee.gridColumnEnd, explicit: placement.explicitColumns,
          before: placement.columnsBefore, count: placement.columnCount)
        let down = GridPlacement.absoluteLines(
          style.pointee.gridRowStart, style.pointee.gridRowEnd, explicit: placement.explicitRows,
          before: placement.rowsBefore, count: placement.rowCount)
        if let line = across.first { columnEdges.append(line) }
        if let line = across.last { columnEdges.append(line) }
        if let line = down.first { rowEdges.append(line) }
        if let line = down.last { rowEdges.append(line) }
      }
      child = Int(nodes[child].end)
    }
  }
}
