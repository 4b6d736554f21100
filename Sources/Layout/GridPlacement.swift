/// Where a grid item is: lines counted from the first line of the grid, implicit tracks included.
struct GridArea: Equatable {
  var columnStart: Int
  var columnEnd: Int
  var rowStart: Int
  var rowEnd: Int
}

/// An item that is to be placed.
struct GridCandidate {
  var columnStart: GridLine
  var columnEnd: GridLine
  var rowStart: GridLine
  var rowEnd: GridLine
}

/// Places grid items: CSS Grid Layout 1, sections 8.3 to 8.5. Numbers only: nothing depends on sizes but the number of explicit tracks.
struct GridPlacement {
  /// How far from the first line any line may be; what is further out is moved to the limit.
  static var limit: Int { 10_000_000 }

  /// A span of tracks on one axis: its first line, or `nil` where it is placed automatically.
  private struct Span {
    var start: Int?
    var length: Int
  }

  /// How many explicit tracks there are.
  let explicitColumns: Int
  let explicitRows: Int
  /// How many implicit tracks lie before the explicit ones.
  private(set) var columnsBefore = 0
  private(set) var rowsBefore = 0
  /// How many tracks there are in all.
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The areas of the items, in the order given.
  private(set) var areas: [GridArea] = []

  init(_ items: [GridCandidate], explicitColumns: Int, explicitRows: Int, flow: GridFlow, isDense: Bool) {
    self.explicitColumns = explicitColumns
    self.explicitRows = explicitRows
    let columns = items.map { Self.span($0.columnStart, $0.columnEnd, explicit: explicitColumns) }
    let rows = items.map { Self.span($0.rowStart, $0.rowEnd, explicit: explicitRows) }
    // The major axis is the one that grows: rows, unless the flow is along columns.
    let byRow = flow == .row
    var placer = Placer(minor: byRow ? columns : rows, major: byRow ? rows : columns, isDense: isDense)
    placer.place(explicitMinor: byRow ? explicitColumns : explicitRows)
    let minorBefore = max(0, -placer.minorLowest)
    let majorBefore = max(0, -placer.majorLowest)
    columnsBefore = byRow ? minorBefore : majorBefore
    rowsBefore = byRow ? majorBefore : minorBefore
    columnCount = Self.count(columns, byRow ? placer.minorStarts : placer.majorStarts, explicitColumns, columnsBefore)
    rowCount = Self.count(rows, byRow ? placer.majorStarts : placer.minorStarts, explicitRows, rowsBefore)
    areas.reserveCapacity(items.count)
    for index in items.indices {
      let minor = placer.minorStarts[index] + minorBefore
      let major = placer.majorStarts[index] + majorBefore
      let minorEnd = minor + placer.minor[index].length
      let majorEnd = major + placer.major[index].length
      areas.append(
        byRow
          ? GridArea(columnStart: minor, columnEnd: minorEnd, rowStart: major, rowEnd: majorEnd)
          : GridArea(columnStart: major, columnEnd: majorEnd, rowStart: minor, rowEnd: minorEnd))
    }
  }

  /// How many tracks an axis has: up to the last that an item is in, and the explicit ones.
  ///
  /// Differs from section 8.5, step 2, whose implicit grid reaches to the explicit one: where there are no explicit tracks, those between the
  /// last item and the explicit grid's only line aren't there. The browser's own way.
  private static func count(_ spans: [Span], _ starts: [Int], _ explicit: Int, _ before: Int) -> Int {
    var end = explicit > 0 ? before + explicit : 0
    for index in spans.indices { end = max(end, starts[index] + spans[index].length + before) }
    return end
  }

  /// The line that a line number means, counted from the first explicit line.
  ///
  /// Source: CSS Grid Layout 1, section 8.3.
  static func line(_ number: Int32, explicit: Int) -> Int {
    let line = number > 0 ? Int(number) - 1 : explicit + 1 + Int(number)
    return min(max(line, -limit), limit)
  }

  /// The lines of an absolutely positioned child, counted from the first track's, or `nil` where the padding edge counts.
  ///
  /// Source: CSS Grid Layout 1, section 9: a line that isn't there counts as `auto`; section 8.3.1 (placement conflicts). Differs from the latter where
  /// both name one line: as in browsers, the end that gives way is then the next line if there is one, and not `auto`.
  ///
  /// - Parameters:
  ///   - before: how many implicit tracks lie before the explicit ones.
  ///   - count: how many tracks there are in all.
  static func absoluteLines(
    _ start: GridLine, _ end: GridLine, explicit: Int, before: Int, count: Int
  ) -> (first: Int?, last: Int?) {
    /// A line by its number, or by a span from the line that the other side names.
    ///
    /// Source: CSS Grid Layout 1, section 8.3.
    func line(_ line: GridLine, other: GridLine, step: Int) -> Int? {
      let isSpan = line.kind == .span && other.kind == .line && other.value != 0
      let named = isSpan ? other : line
      if named.kind != .line || named.value == 0 { return nil }
      let far = isSpan ? step * min(max(Int(line.value), 1), limit) : 0
      return Self.line(named.value, explicit: explicit) + before + far
    }
    var first = line(start, other: end, step: -1)
    var last = line(end, other: start, step: 1)
    if let from = first, let to = last {
      if from > to { (first, last) = (last, first) }
      if from == to { last = to + 1 }
    }
    let there = 0...max(count, 0)
    if let line = first, !there.contains(line) { first = nil }
    if let line = last, !there.contains(line) { last = nil }
    return (first, last)
  }

  /// Source: CSS Grid Layout 1, section 8.3.1 (placement conflicts).
  private static func span(_ start: GridLine, _ end: GridLine, explicit: Int) -> Span {
    let isStartLine = start.kind == .line && start.value != 0
    let isEndLine = end.kind == .line && end.value != 0
    if isStartLine && isEndLine {
      var first = line(start.value, explicit: explicit)
      var last = line(end.value, explicit: explicit)
      if first > last { (first, last) = (last, first) }
      if first == last { last += 1 }
      return Span(start: first, length: last - first)
    }
    func length(_ line: GridLine) -> Int { line.kind == .span ? min(max(Int(line.value), 1), limit) : 1 }
    if isStartLine {
      let first = line(start.value, explicit: explicit)
      return Span(start: first, length: max(1, min(length(end), limit - first)))
    }
    if isEndLine {
      let last = line(end.value, explicit: explicit)
      let size = length(start)
      return Span(start: last - size, length: size)
    }
    // Of two spans the start's counts.
    return Span(start: nil, length: start.kind == .span ? length(start) : length(end))
  }

  /// The automatic placement algorithm, along a major axis that grows and a minor one that doesn't: section 8.5.
  private struct Placer {
    let minor: [Span]
    let major: [Span]
    let isDense: Bool
    var minorStarts: [Int]
    var majorStarts: [Int]
    var minorLowest = 0
    var minorHighest = 0
    var majorLowest = 0
    var majorHighest = 0
    var occupancy = GridOccupancy()

    init(minor: [Span], major: [Span], isDense: Bool) {
      self.minor = minor
      self.major = major
      self.isDense = isDense
      minorStarts = [Int](repeating: 0, count: minor.count)
      majorStarts = minorStarts
    }

    mutating func place(explicitMinor: Int) {
      // What is given on both axes.
      for index in minor.indices {
        if let minorStart = minor[index].start { widen(minorStart, minor[index].length) }
        if let majorStart = major[index].start { lengthen(majorStart, major[index].length) }
        if let minorStart = minor[index].start, let majorStart = major[index].start {
          settle(index, minorStart, majorStart)
        }
      }
      minorHighest = max(minorHighest, explicitMinor)
      placeLocked()
      // Room for the widest item that is placed automatically.
      for index in minor.indices where minor[index].start == nil {
        minorHighest = max(minorHighest, minorLowest + minor[index].length)
      }
      placeRest()
    }

    private mutating func widen(_ start: Int, _ length: Int) {
      minorLowest = min(minorLowest, start)
      minorHighest = max(minorHighest, start + length)
    }

    private mutating func lengthen(_ start: Int, _ length: Int) {
      majorLowest = min(majorLowest, start)
      majorHighest = max(majorHighest, start + length)
    }

    private mutating func settle(_ index: Int, _ minorStart: Int, _ majorStart: Int) {
      minorStarts[index] = minorStart
      majorStarts[index] = majorStart
      widen(minorStart, minor[index].length)
      lengthen(majorStart, major[index].length)
      occupancy.add(
        minor: minorStart..<(minorStart + minor[index].length), major: majorStart..<(majorStart + major[index].length))
    }

    /// Items whose major axis is given.
    ///
    /// Source: CSS Grid Layout 1, section 8.5, step 1.
    private mutating func placeLocked() {
      var cursors: [Int: Int] = [:]
      for index in minor.indices where minor[index].start == nil {
        guard let majorStart = major[index].start else { continue }
        let from = isDense ? minorLowest : cursors[majorStart] ?? minorLowest
        let place = occupancy.firstFit(
          from: from, length: minor[index].length, major: majorStart..<(majorStart + major[index].length), end: nil)
        settle(index, place ?? from, majorStart)
        cursors[majorStart] = (place ?? from) + minor[index].length
      }
    }

    /// Items whose major axis is automatic, in order.
    ///
    /// Source: CSS Grid Layout 1, section 8.5, step 4.
    private mutating func placeRest() {
      var cursorMajor = majorLowest
      var cursorMinor = minorLowest
      for index in minor.indices where major[index].start == nil {
        if isDense {
          cursorMajor = majorLowest
          cursorMinor = minorLowest
        }
        let length = minor[index].length
        if let minorStart = minor[index].start {
          if minorStart < cursorMinor && !isDense { cursorMajor += 1 }
          cursorMinor = minorStart
          while !occupancy.isFree(
            minor: minorStart..<(minorStart + length), major: cursorMajor..<(cursorMajor + major[index].length))
          {
            cursorMajor += 1
          }
          settle(index, minorStart, cursorMajor)
          continue
        }
        while true {
          let place = occupancy.firstFit(
            from: cursorMinor, length: length, major: cursorMajor..<(cursorMajor + major[index].length),
            end: minorHighest)
          if let place {
            cursorMinor = place
            break
          }
          cursorMajor += 1
          cursorMinor = minorLowest
        }
        settle(index, cursorMinor, cursorMajor)
        // The next search begins behind this item.
        if !isDense { cursorMinor += length }
      }
    }
  }
}

/// Which cells of a grid are taken: for each track of the major axis the taken stretches of the minor one.
private struct GridOccupancy {
  private var stretches: [Int: [Range<Int>]] = [:]
  /// Items too tall to be noted track by track.
  private var tall: [(minor: Range<Int>, major: Range<Int>)] = []

  mutating func add(minor: Range<Int>, major: Range<Int>) {
    if major.count > 64 {
      tall.append((minor, major))
      return
    }
    for track in major {
      var taken = stretches[track] ?? []
      var place = taken.count
      while place > 0 && taken[place - 1].lowerBound > minor.lowerBound { place -= 1 }
      taken.insert(minor, at: place)
      // Stretches that touch become one, so that a full track is a single one.
      var merged: [Range<Int>] = []
      for stretch in taken {
        if let last = merged.last, last.upperBound >= stretch.lowerBound {
          merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, stretch.upperBound)
        } else {
          merged.append(stretch)
        }
      }
      stretches[track] = merged
    }
  }

  func isFree(minor: Range<Int>, major: Range<Int>) -> Bool {
    firstFit(from: minor.lowerBound, length: minor.count, major: major, end: minor.upperBound) == minor.lowerBound
  }

  /// The first place at or after `from` that is free in all of `major`; `nil` if it would end beyond `end`.
  ///
  /// Source: CSS Grid Layout 1, section 8.5.
  func firstFit(from: Int, length: Int, major: Range<Int>, end: Int?) -> Int? {
    var place = from
    while true {
      if let end, place + length > end { return nil }
      guard let next = blocked(place..<(place + length), major) else { return place }
      place = next
    }
  }

  /// Where the search goes on if something stands in the way.
  private func blocked(_ minor: Range<Int>, _ major: Range<Int>) -> Int? {
    for item in tall where item.minor.overlaps(minor) && item.major.overlaps(major) { return item.minor.upperBound }
    if major.count > 64 {
      for (track, taken) in stretches where major.contains(track) {
        for stretch in taken where stretch.overlaps(minor) { return stretch.upperBound }
      }
      return nil
    }
    for track in major {
      guard let taken = stretches[track] else { continue }
      for stretch in taken where stretch.overlaps(minor) { return stretch.upperBound }
    }
    return nil
  }
}
