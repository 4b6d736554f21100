/// An axis of a grid.
enum GridAxis {
  case columns
  case rows
}

/// Neighbouring tracks of the same sizing function between which no item begins or ends: they are sized as one.
///
/// So a grid may have millions of tracks and costs what its items cost.
struct GridTrackSet<S: LayoutScalar> {
  /// How many tracks; 0 for collapsed ones.
  var count: Int
  /// The fixed minimum of each track, or `nil` for an intrinsic one.
  var fixedMinimum: S?
  var minimumKind: LengthKind
  /// The fixed maximum of each track, or `nil` for an intrinsic or flexible one.
  var fixedMaximum: S?
  var maximumKind: LengthKind
  /// Whether the maximum is a share of what is left, and the factor of each track.
  var isFlexible: Bool
  var flex: Double
  /// Whether minimum and maximum are one length, so that the tracks never grow.
  var isRigid: Bool
  /// The limit of `fit-content()` for each track.
  var fitLimit: S?
  /// The size of all tracks together, gaps not counted.
  var base: S
  /// Whether `base` is still the 0 it began with, whatever the numbers are.
  var isUntouched: Bool
  /// The growth limit of all tracks together; `nil` is infinite.
  var limit: S?
  var isInfinitelyGrowable = false
  /// Whether all items in one of its tracks ask of its maximum what they ask of its minimum, as of automatic rows: then it has no room
  /// to grow, whatever the numbers are.
  var hasOneSize: Bool
  /// What the items of one step ask for.
  var planned: S
  var isPlanned = false
  /// What a single item asks for.
  var incurred: S
  var isFrozen = false
  /// Where the first track begins and the last one ends, in the content box, logical.
  var start: S
  var end: S

  /// Whether the minimum depends on items.
  var hasIntrinsicMinimum: Bool { fixedMinimum == nil }
  /// Whether the maximum depends on items.
  var hasIntrinsicMaximum: Bool { fixedMaximum == nil && !isFlexible }
}

/// The tracks of one axis: their sets, and which set each of the lines begins.
struct GridTracks<S: LayoutScalar> {
  var sets: [GridTrackSet<S>] = []
  /// The line at which each set begins, and at last the line at which the last one ends.
  var lines: [Int] = []
  /// The gap between tracks, and what content distribution adds to each.
  var gap: S
  var trackCount = 0
  /// Where the first line lies if there are no tracks.
  var origin = S(0)

  /// The index of the set that begins at a line, or the number of sets for the last line.
  func set(at line: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many tracks some sets have that aren't collapsed.
  ///
  /// Source: CSS Grid Layout 1, section 7.2.3.2 (collapsed tracks).
  func tracks(in range: Range<Int>) -> Int {
    var count = 0
    for index in range { count += sets[index].count }
    return count
  }

  /// The gaps between so many tracks.
  ///
  /// Source: CSS Grid Layout 1, section 10.1.
  func gaps(between count: Int) -> S { count > 1 ? gap.times(Double(count - 1)) : S(0) }

  /// The sizes of some sets and the gaps between their tracks.
  func size(of range: Range<Int>) -> S {
    var size = gaps(between: tracks(in: range))
    for index in range { size = size + sets[index].base }
    return size
  }
}

extension LayoutSolver {
  /// Makes the tracks of an axis from the explicit tracks, the implicit ones and where items begin and end.
  ///
  /// Source: CSS Grid Layout 1, section 12.4.
  ///
  /// - Parameters:
  ///   - explicit: the explicit tracks, repetitions written out; `collapsed`, which of them are empty `auto-fit` ones.
  ///   - implicit: the pattern of implicit tracks; empty means `auto`.
  ///   - before: how many implicit tracks come before the explicit ones.
  ///   - count: how many tracks there are in all.
  ///   - edges: the lines at which items begin or end.
  ///   - base: what percentages refer to.
  mutating func makeTracks(
    explicit: [GridTrack], collapsed: [Bool], implicit: [GridTrack], before: Int, count: Int, edges: [Int], gap: S,
    base: S?
  ) -> GridTracks<S> {
    var tracks = GridTracks<S>(gap: gap)
    var lines = edges
    lines.append(0)
    lines.append(count)
    lines.append(before)
    lines.append(before + explicit.count)
    for index in explicit.indices.dropFirst()
    where explicit[index] != explicit[index - 1] || collapsed[index] != collapsed[index - 1] {
      lines.append(before + index)
    }
    lines.sort()
    var previous = -1
    for line in lines where line >= 0 && line <= count && line != previous {
      if previous >= 0 {
        add(previous, line, explicit, collapsed, implicit, before, base, &tracks)
      }
      previous = line
    }
    tracks.lines.append(count)
    for set in tracks.sets { tracks.trackCount += set.count }
    return tracks
  }

  private mutating func add(
    _ first: Int, _ end: Int, _ explicit: [GridTrack], _ collapsed: [Bool], _ implicit: [GridTrack], _ before: Int,
    _ base: S?, _ tracks: inout GridTracks<S>
  ) {
    let place = first - before
    if place >= 0 && place < explicit.count {
      tracks.lines.append(first)
      tracks.sets.append(trackSet(explicit[place], count: collapsed[place] ? 0 : end - first, base: base))
      return
    }
    if implicit.count < 2 {
      tracks.lines.append(first)
      tracks.sets.append(trackSet(implicit.first ?? GridTrack(GridBreadth(.auto)), count: end - first, base: base))
      return
    }
    // The pattern goes on from the explicit tracks outward; between two lines its order doesn't matter.
    for turn in 0..<min(implicit.count, end - first) {
      let distance = place < 0 ? place + turn : place - explicit.count + turn
      let index = ((distance % implicit.count) + implicit.count) % implicit.count
      tracks.lines.append(first + turn)
      tracks.sets.append(
        trackSet(implicit[index], count: (end - first - turn - 1) / implicit.count + 1, base: base))
    }
  }

  /// Some tracks of one sizing function with their initial sizes: CSS Grid Layout 1, section 12.4.
  private mutating func trackSet(_ track: GridTrack, count: Int, base: S?) -> GridTrackSet<S> {
    let zero = S(0)
    let minimum = track.minimum.isFlexible ? nil : definite(track.minimum.length, of: base)
    var maximum = track.maximum.isFlexible ? nil : definite(track.maximum.length, of: base)
    let maximumKind = lengths[Int(track.maximum.length.index)].kind
    let least = minimum?.atLeastZero(&run)
    if let limit = maximum { maximum = S.larger(limit.atLeastZero(&run), least ?? zero, &run) }
    let size = (least ?? zero).times(Double(count))
    return GridTrackSet<S>(
      count: count, fixedMinimum: least,
      minimumKind: track.minimum.isFlexible ? .auto : lengths[Int(track.minimum.length.index)].kind,
      fixedMaximum: maximum, maximumKind: maximumKind.isAutomatic ? .auto : maximumKind,
      isFlexible: track.maximum.isFlexible, flex: count == 0 ? 0 : track.maximum.flex,
      isRigid: maximum != nil && track.minimum == track.maximum,
      fitLimit: definite(track.fitLimit, of: base), base: size, isUntouched: least == nil || isZero(track.minimum),
      limit: maximum.map { $0.times(Double(count)) }, hasOneSize: least == nil && maximum == nil, planned: zero,
      incurred: zero, start: zero, end: zero)
  }

  private func isZero(_ breadth: GridBreadth) -> Bool { !breadth.isFlexible && breadth.length == .zero }
}
