import BandScreenModel

/// Breaks a measured text into lines, over its arrays as they lie in memory.
///
/// Searching for a text's least widths tries some hundred widths; this is the loop that all of them run.
struct LineFitting {
  typealias Opportunity = MeasuredText.Opportunity

  let starts: UnsafeBufferPointer<Double>
  let ends: UnsafeBufferPointer<Double>
  let opportunities: UnsafeBufferPointer<Opportunity>

  /// Where one line ends.
  struct Line {
    /// The cluster with which the next line starts.
    var next: Int
    /// The first opportunity after the line.
    var opportunity: Int
    /// The line's width, hanging spaces left out; 0 where it is a cluster that is wider than the column.
    var width: Double
    /// The least width at which the line would be longer; infinite where it ends by force.
    var widthToGrow: Double
  }

  /// Breaks off one line: the longest that fits, or where no opportunity fits as many clusters as do, and one at least.
  ///
  /// - Precondition: `start` is a cluster of the text and `first` the first opportunity after it.
  @inline(__always)
  func line(from start: Int, opportunity first: Int, width: Double) -> Line {
    let origin = starts[start]
    let limit = origin + width
    let last = Int(opportunities[first].forced)
    guard opportunities[first].reach <= limit else {
      return emergencyLine(from: start, opportunity: first, limit: limit)
    }
    // The last opportunity that fits: look ahead in growing steps, then narrow down.
    var low = first
    var step = 4
    while low + step <= last && opportunities[low + step].reach <= limit {
      low += step
      step *= 2
    }
    var high = min(low + step, last + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if opportunities[middle].reach <= limit { low = middle } else { high = middle }
    }
    return Line(
      next: Int(opportunities[low].next), opportunity: low + 1, width: opportunities[low].end - origin,
      widthToGrow: low < last ? opportunities[low + 1].reach - origin : .infinity)
  }

  /// Breaks a piece that is wider than the line between clusters.
  private func emergencyLine(from start: Int, opportunity: Int, limit: Double) -> Line {
    let origin = starts[start]
    let end = Int(opportunities[opportunity].next)
    var low = start
    var step = 4
    while low + step < end && ends[low + step] <= limit {
      low += step
      step *= 2
    }
    var high = min(low + step, end)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ends[middle] <= limit { low = middle } else { high = middle }
    }
    let toGrow = min(high < end ? ends[high] : .infinity, opportunities[opportunity].reach) - origin
    // What hangs behind a cluster that is wider than the line hangs there too.
    let isWider = ends[low] > limit
    let isPiecesEnd = isWider && opportunities[opportunity].end <= max(ends[low], starts[low + 1])
    let next = isPiecesEnd ? end : low + 1
    return Line(
      next: next, opportunity: next == end ? opportunity + 1 : opportunity, width: isWider ? 0 : ends[low] - origin,
      widthToGrow: max(toGrow, ends[low] - origin))
  }

  /// The number of lines where each cluster that doesn't hang is one, and a piece of nothing else too: no width needs more.
  var clusterLines: Int {
    var lines = 0
    var start = 0
    for opportunity in opportunities {
      let next = Int(opportunity.next)
      var cluster = start + 1
      while cluster < next, starts[cluster] < opportunity.end { cluster += 1 }
      lines += cluster - start
      start = next
    }
    return lines
  }

  /// How a text breaks at a width.
  struct Fit {
    var lineCount: Int
    /// The widest line that fits: at this width the text breaks in the same way. A cluster that is wider than the column is a line in any
    /// that is narrower too.
    var widest: Double
    /// The least width at which any line would end elsewhere.
    var widthToChange: Double
  }

  /// Breaks the whole text at a width.
  func fit(width: Double) -> Fit {
    var fit = Fit(lineCount: 0, widest: 0, widthToChange: .infinity)
    var start = 0
    var opportunity = 0
    while start < ends.count {
      let line = line(from: start, opportunity: opportunity, width: width)
      fit.lineCount += 1
      fit.widest = max(fit.widest, line.width)
      fit.widthToChange = min(fit.widthToChange, line.widthToGrow)
      start = line.next
      opportunity = line.opportunity
    }
    fit.lineCount = max(fit.lineCount, 1)
    return fit
  }
}

extension MeasuredText {
  /// Gives access to the text's arrays for breaking it.
  func withFitting<Result>(_ body: (LineFitting) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      ends.withUnsafeBufferPointer { ends in
        opportunities.withUnsafeBufferPointer { opportunities in
          body(LineFitting(starts: starts, ends: ends, opportunities: opportunities))
        }
      }
    }
  }

  /// The number of lines at a width, by greedy breaking, with the tolerance of `LineTable`.
  public func lineCount(width: Double) -> Int {
    withFitting { $0.fit(width: width + LineTable.widthTolerance).lineCount }
  }

  /// Where the lines end at a width, as UTF-8 offsets: each is where the next line starts, the last is the text's length.
  ///
  /// Spaces at a soft break and the newline at a forced one belong to the line that they end.
  public func lineEnds(width: Double) -> [Int] {
    withFitting { fitting in
      var lines: [Int] = []
      var start = 0
      var opportunity = 0
      while start < clusterCount {
        let line = fitting.line(from: start, opportunity: opportunity, width: width + LineTable.widthTolerance)
        lines.append(Int(offsets[line.next]))
        start = line.next
        opportunity = line.opportunity
      }
      return lines.isEmpty ? [0] : lines
    }
  }

  /// Where a line may end or must, as UTF-8 offsets of what follows; the end of the text left out.
  public var breakOffsets: [Int] {
    opportunities.filter { Int($0.next) < clusterCount }.map { Int(offsets[Int($0.next)]) }
  }
}
