/// What a grid is sized for on an axis.
enum GridConstraint {
  case definite
  case minContent
  case maxContent
}

/// What items ask for in one step of accommodating them.
private enum GridStep {
  case intrinsicMinimums
  case contentMinimums
  case maxContentMinimums
  case intrinsicMaximums
  case maxContentMaximums

  var isOfLimits: Bool { self == .intrinsicMaximums || self == .maxContentMaximums }
}

/// The track sizing algorithm: CSS Grid Layout 1, section 12.
extension LayoutSolver {
  /// Gives the tracks of an axis their sizes from what items ask for.
  ///
  /// Source: CSS Grid Layout 1, section 12.3; `makeTracks` has initialised them.
  ///
  /// - Parameters:
  ///   - available: the content box's size on the axis; heeded if the constraint is definite.
  ///   - stretches: whether automatic tracks share what is left.
  mutating func sizeTracks(
    _ tracks: inout GridTracks<S>, _ items: [GridItem<S>], _ axis: GridAxis, available: S?,
    _ constraint: GridConstraint,
    stretches: Bool, _ why: inout S.Decisions
  ) {
    accommodateSingles(&tracks, items, axis, constraint)
    accommodateSpans(&tracks, items, axis, constraint, &why)
    for index in tracks.sets.indices where tracks.sets[index].limit == nil {
      tracks.sets[index].limit = tracks.sets[index].base
    }
    maximise(&tracks, available: available, constraint, &why)
    expandFlexible(&tracks, items, axis, available: available, constraint, &why)
    if stretches, let available { stretchAutomatic(&tracks, available: available) }
  }

  // MARK: Intrinsic sizes, section 12.5

  /// Items in one track that isn't flexible.
  ///
  /// Source: CSS Grid Layout 1, section 12.5, step 2. Differs from that: as in browsers, a track of automatic minimum gets the item's
  /// minimum contribution too while the container is sized for its least or its largest content, and not the limited min-content or
  /// max-content contribution; maximising makes it as large as the content of a track that isn't flexible.
  private mutating func accommodateSingles(
    _ tracks: inout GridTracks<S>, _ items: [GridItem<S>], _ axis: GridAxis, _ constraint: GridConstraint
  ) {
    for item in items where item.span(axis) == 1 {
      let sets = item.sets(axis)
      guard let index = sets.first(where: { tracks.sets[$0].count > 0 }), !tracks.sets[index].isFlexible else {
        continue
      }
      var least: S?
      if tracks.sets[index].hasIntrinsicMinimum {
        let size: S
        switch tracks.sets[index].minimumKind {
        case .minContent: size = item.minContent
        case .maxContent: size = item.maxContent
        default: size = item.minimum
        }
        least = size
        tracks.sets[index].base = S.larger(tracks.sets[index].base, size, &run)
        tracks.sets[index].isUntouched = false
      }
      if tracks.sets[index].hasIntrinsicMaximum {
        var size = tracks.sets[index].maximumKind == .minContent ? item.minContent : item.maxContent
        if let limit = tracks.sets[index].fitLimit { size = S.smaller(size, limit, &run) }
        tracks.sets[index].limit = tracks.sets[index].limit.map { S.larger($0, size, &run) } ?? size
        if !(least.map { S.sameKey($0, size) } ?? false) { tracks.sets[index].hasOneSize = false }
      }
    }
    for index in tracks.sets.indices { raiseLimit(&tracks.sets[index]) }
  }

  /// Raises a growth limit that is below the base size: CSS Grid Layout 1, section 12.5, steps 2 and 3.
  private mutating func raiseLimit(_ set: inout GridTrackSet<S>) {
    if set.isRigid { return }
    if let limit = set.limit { set.limit = set.hasOneSize ? set.base : S.larger(limit, set.base, &run) }
  }

  /// A contribution held to what the tracks can be at most, where they have fixed maximums.
  ///
  /// Source: CSS Grid Layout 1, section 12.5, step 2 (limited min-content and max-content contributions).
  private mutating func limited(_ size: S, by tracks: GridTracks<S>, _ sets: Range<Int>, atLeast least: S) -> S {
    var most = tracks.gaps(between: tracks.tracks(in: sets))
    for index in sets {
      guard let limit = tracks.sets[index].fixedMaximum ?? tracks.sets[index].fitLimit else { return size }
      most = most + limit.times(Double(tracks.sets[index].count))
    }
    return S.larger(S.smaller(size, most, &run), least, &run)
  }

  /// Items in several tracks, those of the smallest span first; then those in flexible tracks.
  ///
  /// Source: CSS Grid Layout 1, section 12.5, steps 3 and 4.
  private mutating func accommodateSpans(
    _ tracks: inout GridTracks<S>, _ items: [GridItem<S>], _ axis: GridAxis, _ constraint: GridConstraint,
    _ why: inout S.Decisions
  ) {
    var plain: [Int] = []
    var flexible: [Int] = []
    for (index, item) in items.enumerated() where item.span(axis) > 0 {
      if item.sets(axis).contains(where: { tracks.sets[$0].isFlexible }) {
        flexible.append(index)
      } else if item.span(axis) > 1 {
        plain.append(index)
      }
    }
    // A stable sort by span, which most grids have few of.
    var spans: [Int] = []
    for index in plain where !spans.contains(items[index].span(axis)) { spans.append(items[index].span(axis)) }
    spans.sort()
    for span in spans {
      accommodate(
        &tracks, items, plain.filter { items[$0].span(axis) == span }, axis, constraint, onlyFlexible: false, &why)
    }
    if !flexible.isEmpty { accommodate(&tracks, items, flexible, axis, constraint, onlyFlexible: true, &why) }
  }

  /// Accommodates items of one span, or those in flexible tracks: first the base sizes, then the growth limits.
  ///
  /// Source: CSS Grid Layout 1, section 12.5, step 3, parts 1 to 6; step 4 for flexible tracks.
  private mutating func accommodate(
    _ tracks: inout GridTracks<S>, _ items: [GridItem<S>], _ group: [Int], _ axis: GridAxis,
    _ constraint: GridConstraint, onlyFlexible: Bool, _ why: inout S.Decisions
  ) {
    for step in [GridStep.intrinsicMinimums, .contentMinimums, .maxContentMinimums] {
      take(step, &tracks, items, group, axis, constraint, onlyFlexible: onlyFlexible, &why)
    }
    for index in tracks.sets.indices { raiseLimit(&tracks.sets[index]) }
    if onlyFlexible { return }
    for step in [GridStep.intrinsicMaximums, .maxContentMaximums] {
      take(step, &tracks, items, group, axis, constraint, onlyFlexible: false, &why)
    }
  }

  /// Takes one of these parts: each item's space is shared out over the tracks that the part grows, and each track grows by the largest share.
  ///
  /// Source: CSS Grid Layout 1, sections 12.5, step 3, and 12.5.1 (planned increases).
  private mutating func take(
    _ step: GridStep, _ tracks: inout GridTracks<S>, _ items: [GridItem<S>], _ group: [Int], _ axis: GridAxis,
    _ constraint: GridConstraint, onlyFlexible: Bool, _ why: inout S.Decisions
  ) {
    for index in tracks.sets.indices {
      tracks.sets[index].planned = S(0)
      tracks.sets[index].isPlanned = false
    }
    for number in group {
      let item = items[number]
      let sets = item.sets(axis)
      let affected = sets.filter {
        isAffected(tracks.sets[$0], step, constraint) && (!onlyFlexible || tracks.sets[$0].isFlexible)
      }
      if affected.isEmpty { continue }
      var size: S
      switch step {
      case .intrinsicMinimums: size = item.minimum
      case .contentMinimums, .intrinsicMaximums: size = item.minContent
      case .maxContentMinimums:
        size = item.maxContent
        if constraint == .maxContent { size = limited(size, by: tracks, sets, atLeast: item.minimum) }
      case .maxContentMaximums: size = item.maxContent
      }
      var space = size - tracks.gaps(between: item.span(axis))
      for index in sets {
        let set = tracks.sets[index]
        space = space - (step.isOfLimits ? set.limit ?? set.base : set.base)
      }
      share(space.atLeastZero(&run), &tracks, affected, step, onlyFlexible: onlyFlexible, &why)
      for index in affected {
        let set = tracks.sets[index]
        tracks.sets[index].planned = set.isPlanned ? S.larger(set.planned, set.incurred, &run) : set.incurred
        tracks.sets[index].isPlanned = true
      }
    }
    for index in tracks.sets.indices {
      if step.isOfLimits { tracks.sets[index].isInfinitelyGrowable = false }
      if !tracks.sets[index].isPlanned { continue }
      let planned = tracks.sets[index].planned
      if !step.isOfLimits {
        tracks.sets[index].base = tracks.sets[index].base + planned
        tracks.sets[index].isUntouched = false
      } else {
        if tracks.sets[index].limit == nil && step == .intrinsicMaximums {
          tracks.sets[index].isInfinitelyGrowable = true
        }
        var limit = (tracks.sets[index].limit ?? tracks.sets[index].base) + planned
        if let fit = tracks.sets[index].fitLimit {
          limit = S.smaller(limit, fit.times(Double(tracks.sets[index].count)), &run)
          limit = S.larger(limit, tracks.sets[index].base, &run)
        }
        tracks.sets[index].limit = limit
        tracks.sets[index].hasOneSize = false
      }
    }
  }

  /// Whether a step grows a track.
  ///
  /// Source: CSS Grid Layout 1, section 12.5, step 3, where it says which tracks a step grows. Differs from its third part, as in browsers:
  /// a track of automatic minimum isn't grown for max-content contributions. It shows in flexible tracks whose factors add up to less than
  /// 1.
  private func isAffected(_ set: GridTrackSet<S>, _ step: GridStep, _ constraint: GridConstraint) -> Bool {
    if set.count == 0 { return false }
    switch step {
    case .intrinsicMinimums: return set.hasIntrinsicMinimum
    case .contentMinimums:
      if !set.hasIntrinsicMinimum { return false }
      return set.minimumKind == .minContent || set.minimumKind == .maxContent
    case .maxContentMinimums:
      if !set.hasIntrinsicMinimum { return false }
      return set.minimumKind == .maxContent
    case .intrinsicMaximums: return set.hasIntrinsicMaximum
    case .maxContentMaximums: return set.hasIntrinsicMaximum && set.maximumKind != .minContent
    }
  }

  /// Shares out what an item needs over the tracks that may grow for it.
  ///
  /// Source: CSS Grid Layout 1, section 12.5.1. Differs from that: as in browsers, a `fit-content()` argument caps what growth limits may become, and not
  /// what base sizes may.
  private mutating func share(
    _ space: S, _ tracks: inout GridTracks<S>, _ affected: [Int], _ step: GridStep, onlyFlexible: Bool,
    _ why: inout S.Decisions
  ) {
    for index in affected {
      tracks.sets[index].incurred = S(0)
      tracks.sets[index].isFrozen = false
    }
    if onlyFlexible {
      var flex = 0.0
      for index in affected { flex += tracks.sets[index].flex * Double(tracks.sets[index].count) }
      if flex > 0 {
        // Flexible tracks have no limit: each takes its part.
        for index in affected {
          let part = tracks.sets[index].flex * Double(tracks.sets[index].count) / flex
          tracks.sets[index].incurred = space.times(part)
        }
        return
      }
    }
    var remaining = space
    for _ in 0...affected.count {
      var count = 0
      for index in affected where !tracks.sets[index].isFrozen { count += tracks.sets[index].count }
      if count == 0 { break }
      var froze = false
      let each = remaining.times(1 / Double(count))
      for index in affected where !tracks.sets[index].isFrozen {
        let set = tracks.sets[index]
        let room: S
        if step.isOfLimits {
          if set.limit != nil && !set.isInfinitelyGrowable {
            room = S(0)
          } else if let fit = set.fitLimit {
            room = (fit.times(Double(set.count)) - (set.limit ?? set.base)).atLeastZero(&run)
          } else {
            continue
          }
        } else {
          guard let limit = set.limit else { continue }
          room = set.isRigid ? S(0) : (limit - set.base).atLeastZero(&run)
        }
        if S.atMost(each.times(Double(set.count)), room, &why, &run) { continue }
        tracks.sets[index].incurred = room
        tracks.sets[index].isFrozen = true
        remaining = remaining - room
        froze = true
      }
      if froze { continue }
      for index in affected where !tracks.sets[index].isFrozen {
        tracks.sets[index].incurred = each.times(Double(tracks.sets[index].count))
      }
      return
    }
    // Every track is at its limit: what remains goes beyond.
    var beyond = affected.filter {
      let set = tracks.sets[$0]
      switch step {
      case .intrinsicMinimums, .contentMinimums: return set.hasIntrinsicMaximum
      case .maxContentMinimums: return set.hasIntrinsicMaximum && set.maximumKind != .minContent
      case .intrinsicMaximums, .maxContentMaximums: return true
      }
    }
    if beyond.isEmpty { beyond = affected }
    var count = 0
    for index in beyond { count += tracks.sets[index].count }
    for index in beyond {
      let part = remaining.times(Double(tracks.sets[index].count) / Double(count))
      tracks.sets[index].incurred = tracks.sets[index].incurred + part
    }
  }

  // MARK: Maximising, section 12.6

  /// Grows tracks to their limits where there is room.
  ///
  /// Source: CSS Grid Layout 1, section 12.6. A grid that its maximum height holds has no more room than that, as the section says; browsers grow its
  /// rows as if it were not held.
  private mutating func maximise(
    _ tracks: inout GridTracks<S>, available: S?, _ constraint: GridConstraint, _ why: inout S.Decisions
  ) {
    if constraint == .minContent { return }
    var growing: [Int] = []
    for index in tracks.sets.indices {
      let set = tracks.sets[index]
      // Tracks at their limit have no part in what is shared out.
      if !set.isRigid && !set.isFlexible && set.count > 0, !S.sameKey(set.limit ?? set.base, set.base) {
        growing.append(index)
      }
    }
    if growing.isEmpty { return }
    guard constraint == .definite, let available else {
      for index in growing { tracks.sets[index].base = tracks.sets[index].limit ?? tracks.sets[index].base }
      return
    }
    var remaining = (available - tracks.size(of: 0..<tracks.sets.count)).atLeastZero(&run)
    for index in growing { tracks.sets[index].isFrozen = false }
    for _ in 0...growing.count {
      var count = 0
      for index in growing where !tracks.sets[index].isFrozen { count += tracks.sets[index].count }
      if count == 0 { return }
      let each = remaining.times(1 / Double(count))
      var froze = false
      for index in growing where !tracks.sets[index].isFrozen {
        let set = tracks.sets[index]
        let limit = set.limit ?? set.base
        if S.atMost(each.times(Double(set.count)), limit - set.base, &why, &run) { continue }
        remaining = remaining - (limit - set.base)
        tracks.sets[index].base = limit
        tracks.sets[index].isFrozen = true
        froze = true
      }
      if froze { continue }
      for index in growing where !tracks.sets[index].isFrozen {
        tracks.sets[index].base = tracks.sets[index].base + each.times(Double(tracks.sets[index].count))
      }
      return
    }
  }

  // MARK: Flexible tracks, section 12.7

  /// Gives flexible tracks their shares.
  ///
  /// Source: CSS Grid Layout 1, section 12.7.
  private mutating func expandFlexible(
    _ tracks: inout GridTracks<S>, _ items: [GridItem<S>], _ axis: GridAxis, available: S?,
    _ constraint: GridConstraint, _ why: inout S.Decisions
  ) {
    if constraint == .minContent || !tracks.sets.contains(where: { $0.isFlexible && $0.count > 0 }) { return }
    var fraction = S(0)
    if constraint == .definite, let available {
      fraction = fractionSize(tracks, 0..<tracks.sets.count, available, &why)
    } else {
      for set in tracks.sets where set.isFlexible && set.count > 0 {
        fraction = S.larger(fraction, set.base.times(1 / (Double(set.count) * max(set.flex, 1))), &run)
      }
      for item in items where item.sets(axis).contains(where: { tracks.sets[$0].isFlexible }) {
        fraction = S.larger(fraction, fractionSize(tracks, item.sets(axis), item.maxContent, &why), &run)
      }
    }
    for index in tracks.sets.indices where tracks.sets[index].isFlexible && tracks.sets[index].count > 0 {
      let size = fraction.times(tracks.sets[index].flex * Double(tracks.sets[index].count))
      tracks.sets[index].base =
        tracks.sets[index].isUntouched ? size : S.larger(tracks.sets[index].base, size, &run)
    }
  }

  /// The size of an `fr` with which some tracks fill a space: section 12.7.1. Not below 0.
  ///
  /// The browser's numbers are steps of a 64th of a point: a track that is just as large as its share may be found too large there, and is left out.
  private mutating func fractionSize(
    _ tracks: GridTracks<S>, _ range: Range<Int>, _ space: S, _ why: inout S.Decisions
  ) -> S {
    var isRigid = [Bool](repeating: false, count: range.count)
    for _ in 0...range.count {
      var leftover = space - tracks.gaps(between: tracks.tracks(in: range))
      var flex = 0.0
      for index in range {
        let set = tracks.sets[index]
        if set.isFlexible && !isRigid[index - range.lowerBound] {
          flex += set.flex * Double(set.count)
        } else {
          leftover = leftover - set.base
        }
      }
      let fraction = leftover.atLeastZero(&run).times(1 / max(flex, 1))
      var restarts = false
      for index in range {
        let set = tracks.sets[index]
        if !set.isFlexible || isRigid[index - range.lowerBound] || set.isUntouched || set.count == 0 { continue }
        if S.atMost(set.base, fraction.times(set.flex * Double(set.count)), &why, &run) { continue }
        isRigid[index - range.lowerBound] = true
        restarts = true
      }
      if !restarts { return fraction }
    }
    return S(0)
  }

  // MARK: Stretching, section 12.8

  /// Shares what is left of a space among the automatic tracks.
  ///
  /// Source: CSS Grid Layout 1, section 12.8.
  mutating func stretchAutomatic(_ tracks: inout GridTracks<S>, available: S) {
    var growing: [Int] = []
    var count = 0
    for index in tracks.sets.indices {
      let set = tracks.sets[index]
      if set.hasIntrinsicMaximum && set.maximumKind == .auto && set.fitLimit == nil && set.count > 0 {
        growing.append(index)
        count += set.count
      }
    }
    if count == 0 { return }
    let free = (available - tracks.size(of: 0..<tracks.sets.count)).atLeastZero(&run)
    for index in growing {
      let part = Double(tracks.sets[index].count) / Double(count)
      tracks.sets[index].base = tracks.sets[index].base + free.times(part)
    }
  }
}
