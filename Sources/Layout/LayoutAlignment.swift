/// Where content that is spread over an axis begins, and how much more than the gap lies between its parts.
struct ContentOffsets<S: LayoutScalar> {
  var initial: S
  var between: S
}

extension LayoutSolver {
  /// Spreads what is left on an axis as `justify-content` or `align-content` says, in logical coordinates.
  ///
  /// Source: CSS Box Alignment 3, section 4.3 and 5.3 (fallbacks). No decision is taken: what depends on the sign of `free` is selected.
  ///
  /// Nothing to spread, as in a grid without tracks, has a place all the same: as in browsers, `space-evenly` puts it at the end.
  ///
  /// - Parameter isReverse: whether the flow runs against the axis, so that its start is the axis's end.
  mutating func contentOffsets(_ alignment: BoxAlignment, free: S, count: Int, isReverse: Bool) -> ContentOffsets<S> {
    let zero = S(0)
    switch alignment.keyword {
    case .spaceBetween:
      if count < 2 { return ContentOffsets(initial: isReverse ? free : zero, between: zero) }
      return ContentOffsets(
        initial: isReverse ? S.smaller(free, zero, &run) : zero,
        between: free.atLeastZero(&run).times(1 / Double(count - 1)))
    case .spaceAround:
      let share = free.atLeastZero(&run).times(1 / Double(max(count, 1)))
      return ContentOffsets(initial: share.times(0.5), between: share)
    case .spaceEvenly:
      let share = free.atLeastZero(&run).times(1 / Double(count + 1))
      return ContentOffsets(initial: share, between: share)
    case .center, .end, .flexEnd, .flexStart, .start, .selfStart, .selfEnd, .auto, .normal, .stretch, .baseline,
      .lastBaseline:
      break
    }
    let free = alignment.isSafe ? free.atLeastZero(&run) : free
    switch alignment.keyword {
    case .center: return ContentOffsets(initial: free.times(0.5), between: zero)
    case .end, .selfEnd: return ContentOffsets(initial: free, between: zero)
    case .start, .selfStart: return ContentOffsets(initial: zero, between: zero)
    case .flexEnd: return ContentOffsets(initial: isReverse ? zero : free, between: zero)
    case .flexStart, .auto, .normal, .stretch, .baseline, .lastBaseline, .spaceBetween, .spaceAround, .spaceEvenly:
      return ContentOffsets(initial: isReverse ? free : zero, between: zero)
    }
  }
}
