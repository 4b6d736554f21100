/// Breaking items into lines and giving them their main sizes: CSS Flexible Box Layout 1, sections 9.3 and 9.7.
extension LayoutSolver {
  /// How much longer than its container a line may be before it breaks, in points: room for rounding.
  ///
  /// Differs from the browser, whose numbers are steps of a 64th of a point: where an aspect ratio gives a height from a width and the width again from
  /// that height, it may lose a step, and a line that just fitted breaks there.
  static var lineTolerance: Double { 0.001 }

  /// Puts the lines of a container on the line stack, and says how many there are.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.3, step 5.
  ///
  /// - Parameter room: the length of a line, or `nil` if lines may be as long as they like.
  mutating func breakLines(
    _ start: Int, _ count: Int, _ container: inout FlexContainer<S>, room: S?, _ why: inout S.Decisions
  ) -> Int {
    let lineStart = lineTop
    if count == 0 { return 0 }
    var line = emptyLine(start)
    let limit = container.isMultiLine ? room.map { $0 + S(Self.lineTolerance) } : nil
    for index in start..<(start + count) {
      let outer = outerHypothetical(index, &container)
      if line.count > 0 {
        let sum = line.hypotheticalSum + container.mainGap + outer
        if let limit, !S.atMost(sum, limit, &why, &run) {
          flexLines[lineTop] = line
          lineTop += 1
          line = emptyLine(index)
          line.hypotheticalSum = outer
        } else {
          line.hypotheticalSum = sum
        }
      } else {
        line.hypotheticalSum = outer
      }
      line.count += 1
    }
    flexLines[lineTop] = line
    lineTop += 1
    return lineTop - lineStart
  }

  @inline(__always)
  private func emptyLine(_ start: Int) -> FlexLine<S> {
    let zero = S(0)
    return FlexLine(
      first: start, count: 0, hypotheticalSum: zero, cross: zero, majorAscent: zero, minorAscent: zero, hasMajor: false,
      hasMinor: false)
  }

  /// The hypothetical main size with margins.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.3, step 5.
  @inline(__always)
  func outerHypothetical(_ index: Int, _ container: inout FlexContainer<S>) -> S {
    let item = items + index
    return item.pointee.hypothetical + (container.isColumn ? item.pointee.box.marginY : item.pointee.box.marginX)
  }

  /// Gives the items of a line their main sizes.
  ///
  /// Where the style alone says how the items can behave, sizes come out of selects; only the rest takes decisions.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.7.
  ///
  /// - Parameter inner: the main size of the container's content box.
  mutating func resolveMainSizes(
    _ line: Int, inner: S, _ container: inout FlexContainer<S>, _ why: inout S.Decisions
  ) {
    let first = flexLines[line].first
    let end = first + flexLines[line].count
    let sum = flexLines[line].hypotheticalSum
    var growing = 0
    var shrinking = 0
    var growth = 0.0
    var growthIsUnlimited = true
    for index in first..<end {
      let item = items + index
      item.pointee.main = item.pointee.hypothetical
      if item.pointee.grow > 0 {
        growing += 1
        growth += item.pointee.grow
        if !item.pointee.flags.contains(.unlimitedGrowth) { growthIsUnlimited = false }
      }
      if item.pointee.shrink > 0 { shrinking += 1 }
    }
    if growing == 0 && shrinking == 0 { return }
    if shrinking == 0 && growthIsUnlimited {
      // What is left is shared as data: no item has a limit, so nothing is ever frozen.
      let free = (inner - sum).atLeastZero(&run)
      let whole = Swift.max(growth, 1)
      for index in first..<end where items[index].grow > 0 {
        items[index].main = items[index].hypothetical + free.times(items[index].grow / whole)
      }
      return
    }
    if resolveOnlyFlexible(first, end, inner: inner, sum: sum) { return }
    if S.atMost(sum, inner, &why, &run) {
      if growing > 0 { growItems(first, end, inner: inner, &container, &why) }
    } else if shrinking > 0 {
      shrinkItems(first, end, inner: inner, &container, &why)
    }
    for index in first..<end {
      items[index].main = items[index].main.sealed(why, in: nil, &run)
    }
  }

  /// Sizes a line with a single flexible item by selects, if it is one.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.7.
  private mutating func resolveOnlyFlexible(_ first: Int, _ end: Int, inner: S, sum: S) -> Bool {
    var only = -1
    for index in first..<end {
      let item = items + index
      if item.pointee.grow == 0 && item.pointee.shrink == 0 { continue }
      if only >= 0 || item.pointee.flags.contains(.minimumPending) { return false }
      if item.pointee.grow > 0 && item.pointee.grow < 1 { return false }
      if item.pointee.shrink > 0 && item.pointee.shrink < 1 { return false }
      only = index
    }
    guard only >= 0 else { return false }
    let item = items + only
    var size = inner - (sum - item.pointee.hypothetical)
    if item.pointee.flags.contains(.hasMaximum) { size = S.smaller(size, item.pointee.maximum, &run) }
    size = S.larger(size, item.pointee.minimum, &run)
    if item.pointee.shrink == 0 { size = S.larger(size, item.pointee.hypothetical, &run) }
    if item.pointee.grow == 0 { size = S.smaller(size, item.pointee.hypothetical, &run) }
    item.pointee.main = size
    return true
  }

  // MARK: The freeze loop

  /// Shares what is left among growing items, and freezes those that come to a limit.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.7, steps 2 to 5, with the flex grow factor.
  private mutating func growItems(
    _ first: Int, _ end: Int, inner: S, _ container: inout FlexContainer<S>, _ why: inout S.Decisions
  ) {
    var growth = 0.0
    var free = inner - gapSum(end - first, &container)
    for index in first..<end {
      let item = items + index
      item.pointee.flags.remove(.frozen)
      var freezes = item.pointee.grow == 0
      if !freezes && item.pointee.flags.contains(.hasMaximum) {
        // A base size beyond the hypothetical size can't grow.
        freezes = !S.atMost(
          item.pointee.base + item.pointee.mainExtra(container.isColumn), item.pointee.hypothetical, &why, &run)
      }
      if freezes {
        item.pointee.flags.insert(.frozen)
        free = free - outerHypothetical(index, &container)
      } else {
        growth += item.pointee.grow
        free = free - outerBase(index, &container)
      }
    }
    let initialFree = free
    // Each turn freezes an item at least.
    for _ in first...end {
      if growth <= 0 { return }
      var share = free
      if growth < 1 { share = S.smaller(initialFree.times(growth), free, &run) }
      share = share.atLeastZero(&run)
      var violations = FlexViolations(total: S(0))
      for index in first..<end where !items[index].flags.contains(.frozen) {
        let item = items + index
        item.pointee.main =
          item.pointee.base + item.pointee.mainExtra(container.isColumn) + share.times(item.pointee.grow / growth)
        holdToLimits(item, &violations, &why)
      }
      guard let frees = whichFreeze(violations, &why) else { return }
      growth = 0
      for index in first..<end where !items[index].flags.contains(.frozen) {
        let item = items + index
        if item.pointee.flags.contains(frees) {
          freeze(item, &free, &container)
        } else {
          growth += item.pointee.grow
        }
      }
    }
  }

  /// Takes what is missing from shrinking items, and freezes those that come to a limit.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.7, steps 2 to 5, with the scaled flex shrink factor.
  private mutating func shrinkItems(
    _ first: Int, _ end: Int, inner: S, _ container: inout FlexContainer<S>, _ why: inout S.Decisions
  ) {
    var factors = 0.0
    var free = inner - gapSum(end - first, &container)
    for index in first..<end {
      items[index].flags.remove(.frozen)
      if items[index].shrink > 0 && items[index].flags.contains(.minimumPending) {
        resolvePendingMinimum(index, &container)
      }
      let item = items + index
      var freezes = item.pointee.shrink == 0
      if !freezes && !item.pointee.flags.contains(.unlimitedGrowth) {
        // A base size below the hypothetical size can't shrink.
        freezes = !S.atMost(
          item.pointee.hypothetical, item.pointee.base + item.pointee.mainExtra(container.isColumn), &why, &run)
      }
      if freezes {
        item.pointee.flags.insert(.frozen)
        free = free - outerHypothetical(index, &container)
      } else {
        factors += item.pointee.shrink
        free = free - outerBase(index, &container)
      }
    }
    let initialFree = free
    var total = S(0)
    for index in first..<end where !items[index].flags.contains(.frozen) {
      total = total + items[index].base.times(items[index].shrink)
    }
    for _ in first...end {
      if factors <= 0 { return }
      var share = free
      if factors < 1 { share = S.larger(initialFree.times(factors), free, &run) }
      share = S.smaller(share, S(0), &run)
      var violations = FlexViolations(total: S(0))
      for index in first..<end where !items[index].flags.contains(.frozen) {
        let item = items + index
        let weight = item.pointee.base.times(item.pointee.shrink)
        item.pointee.main =
          item.pointee.base + item.pointee.mainExtra(container.isColumn) + S.share(share, weight, of: total, &run)
        holdToLimits(item, &violations, &why)
      }
      guard let frees = whichFreeze(violations, &why) else { return }
      factors = 0
      total = S(0)
      for index in first..<end where !items[index].flags.contains(.frozen) {
        let item = items + index
        if item.pointee.flags.contains(frees) {
          freeze(item, &free, &container)
        } else {
          factors += item.pointee.shrink
          total = total + item.pointee.base.times(item.pointee.shrink)
        }
      }
    }
  }

  /// Holds an item's size to its limits and notes which it violates.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.7, step 4.d.
  @inline(__always)
  private mutating func holdToLimits(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ violations: inout FlexViolations<S>, _ why: inout S.Decisions
  ) {
    item.pointee.flags.subtract([.violatesMinimum, .violatesMaximum])
    if !S.atMost(item.pointee.minimum, item.pointee.main, &why, &run) {
      item.pointee.flags.insert(.violatesMinimum)
      violations.below += 1
      violations.total = violations.total + (item.pointee.minimum - item.pointee.main)
      item.pointee.main = item.pointee.minimum
    } else if item.pointee.flags.contains(.hasMaximum),
      !S.atMost(item.pointee.main, item.pointee.maximum, &why, &run)
    {
      item.pointee.flags.insert(.violatesMaximum)
      violations.above += 1
      violations.total = violations.total + (item.pointee.maximum - item.pointee.main)
      item.pointee.main = item.pointee.maximum
    }
  }

  /// Which items freeze, as the total of all violations says; `nil` if the sizes stand.
  ///
  /// Source: CSS Flexible Box Layout 1, section 9.7, step 4.e.
  private mutating func whichFreeze(
    _ violations: FlexViolations<S>, _ why: inout S.Decisions
  ) -> FlexItem<S>.Flags? {
    if violations.below == 0 && violations.above == 0 { return nil }
    if violations.below > 0 && violations.above > 0, S.atMost(violations.total, S(0), &why, &run) {
      return S.atMost(S(0), violations.total, &why, &run) ? nil : .violatesMaximum
    }
    return violations.below > 0 ? .violatesMinimum : .violatesMaximum
  }

  @inline(__always)
  private func freeze(
    _ item: UnsafeMutablePointer<FlexItem<S>>, _ free: inout S, _ container: inout FlexContainer<S>
  ) {
    item.pointee.flags.insert(.frozen)
    free = free - (item.pointee.main - (item.pointee.base + item.pointee.mainExtra(container.isColumn)))
  }

  @inline(__always)
  private func outerBase(_ index: Int, _ container: inout FlexContainer<S>) -> S {
    let item = items + index
    return item.pointee.base + item.pointee.mainExtra(container.isColumn)
      + (container.isColumn ? item.pointee.box.marginY : item.pointee.box.marginX)
  }

  @inline(__always)
  func gapSum(_ count: Int, _ container: inout FlexContainer<S>) -> S {
    count > 1 ? container.mainGap.times(Double(count - 1)) : S(0)
  }
}

/// What is found when flexible items are held to their limits.
private struct FlexViolations<S: LayoutScalar> {
  /// How much the limits add to the sizes of all items.
  var total: S
  /// How many items would be smaller than their minimum, and how many larger than their maximum.
  var below = 0
  var above = 0

  init(total: S) { self.total = total }
}
