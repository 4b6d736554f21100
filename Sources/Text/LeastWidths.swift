extension MeasuredText {
  /// The text's widths for 1, 2, … lines.
  struct LeastWidths {
    /// The least width for `forcedLines + index` lines.
    var widths: [Double]
    var forcedLines: Int
    /// Whether some are interpolated.
    var isInterpolated: Bool

    /// The number of lines at the last width.
    var lineCount: Int { forcedLines + widths.count - 1 }

    /// Adds the width at which the next higher number of lines that occurs is enough; those between have that of the number before.
    mutating func add(lines: Int, width: Double) {
      let before = widths[widths.count - 1]
      for _ in (lineCount + 1)..<lines { widths.append(before) }
      widths.append(width)
    }
  }

  /// Texts up to this long are measured in every column that is as wide as their widest cluster, or as `columnOfLetters`.
  static var clustersToMeasureWhole: Int { 24 }
  /// Longer ones are measured down to a column this many ems wide, or as wide as their widest piece where that is less.
  static var narrowestColumnInEms: Double { 3 }
  /// In any case down to a column this many points wide, a fifth of the narrowest phone: large letters stand in columns of few ems.
  static var narrowestColumn: Double { 64 }
  /// In columns narrower than this many points, the half of what a finger needs, and than a cluster is wide, each cluster is a line.
  static var columnOfLetters: Double { 24 }
  /// In columns narrower than those that are searched lines are counted at widths of which each is this share of the last.
  static var narrowerStep: Double { 0.8 }
  /// How long a word is taken to be that only a dictionary finds: the longest of the recorded texts in Thai, as Chromium breaks them, is 4.7 ems.
  static var longestWordInEms: Double { 5 }
  /// Up to this many lines every width is searched for; beyond, every 1/32 of the count, with the others interpolated.
  static var linesToSearch: Int { 512 }

  /// Finds the least width at which the greedy breaking of a text has no more than n lines, for each n.
  ///
  /// With a wider line greedy breaking never has more lines: at each line it is at least as far. So the width for n lines is found by
  /// bisection. Each try ends on a width that is a line's own: after a try that fits, the widest line of it;
  /// after one that doesn't, the least width at which a line of it would be longer. So the search ends on the exact width.
  ///
  /// - Parameter maximumLines: the count after which the text is cut off; widths for more lines are left out.
  /// - Complexity: for l lines and w words a line about O(l² log w), but O(l) times the number of tries where l > 512.
  func leastWidths(maximumLines: Int = .max) -> LeastWidths {
    let forced = forcedLineCount
    var result = LeastWidths(widths: [widestLine], forcedLines: forced, isInterpolated: false)
    guard forced < maximumLines else {
      result.forcedLines = max(maximumLines, 1)
      return result
    }
    withFitting { fitting in
      var search = LeastWidthSearch(fitting, floor: narrowest, widestGap: widestGap)
      var count = forced
      while count < maximumLines, let width = result.widths.last, width > search.floor {
        let step = min(max(1, (count - Self.linesToSearch) / 32), maximumLines - count)
        let next = search.leastWidth(lines: count + step, below: width)
        // The count at a width is about the length over the width, so it is 1 / width that grows evenly.
        for index in 1..<step {
          let share = Double(index) / Double(step)
          result.widths.append(min(width, max(next, 1 / ((1 - share) / width + share / next))))
          result.isInterpolated = true
        }
        result.widths.append(next)
        count += step
      }
      if clusterCount > Self.clustersToMeasureWhole {
        addNarrower(search.floor, maximumLines, fitting, to: &result)
      } else {
        addNarrowest(maximumLines, fitting, to: &result)
      }
      if result.lineCount < maximumLines {
        let letters = min(fitting.clusterLines, maximumLines)
        if letters > result.lineCount { result.add(lines: letters, width: 0) }
      }
    }
    return result
  }

  /// Adds the counts of columns that are narrower than those that are searched.
  ///
  /// Lines are counted at few widths. Between two of them the text counts as at the narrower one, so that it has too many lines rather than
  /// too few.
  private func addNarrower(_ floor: Double, _ maximumLines: Int, _ fitting: LineFitting, to result: inout LeastWidths) {
    guard var last = result.widths.last else { return }
    last = min(last, floor)
    let narrowest = narrowestOfAll
    while last > narrowest, result.lineCount < maximumLines {
      let fit = fitting.fit(width: max(narrowest, last * Self.narrowerStep))
      // The widest line is as wide as the text needs for this count.
      let width = max(0, min(fit.widest, last))
      if fit.lineCount > result.lineCount {
        result.add(lines: min(fit.lineCount, maximumLines), width: width)
      } else if width > 0 {
        result.widths[result.widths.count - 1] = width
      }
      // Rounding may leave it where it was.
      last = width < last ? width : 0
    }
  }

  /// Adds the counts of columns that are narrower than the widest cluster, which is a line by itself there: each width at which a line ends
  /// elsewhere is a line's own.
  private func addNarrowest(_ maximumLines: Int, _ fitting: LineFitting, to result: inout LeastWidths) {
    guard var width = result.widths.last, result.lineCount < maximumLines else { return }
    while width > Self.columnOfLetters {
      let fit = fitting.fit(width: width - Self.grid)
      if fit.lineCount > result.lineCount {
        result.widths[result.widths.count - 1] = width
        if result.lineCount == maximumLines { return }
        result.add(lines: min(fit.lineCount, maximumLines), width: max(0, fit.widest))
      } else if fit.lineCount < fitting.clusterLines {
        // No more lines, and none down to there.
        result.widths[result.widths.count - 1] = max(0, min(fit.widest, width))
      }
      width = min(fit.widest, width - Self.grid)
    }
  }

  /// In narrower columns a text counts a line for each of its clusters.
  var narrowestOfAll: Double { min(widestCluster, Self.columnOfLetters) }

  var widestCluster: Double {
    var widest = 0.0
    for index in ends.indices { widest = max(widest, ends[index] - starts[index]) }
    return widest
  }

  /// The width of the narrowest column for which every count has its exact width.
  var narrowest: Double {
    let widestCluster = widestCluster
    guard clusterCount > Self.clustersToMeasureWhole else { return widestCluster }
    return max(widestCluster, min(widestPiece, em * Self.narrowestColumnInEms, Self.narrowestColumn))
  }

  /// The most that can be lost between two lines: hanging spaces and kerning.
  private var widestGap: Double {
    var gap = 0.0
    for opportunity in opportunities { gap = max(gap, starts[Int(opportunity.next)] - opportunity.end) }
    for index in ends.indices { gap = max(gap, starts[index + 1] - ends[index]) }
    return gap
  }
}

/// The search for the least widths of one text, for rising numbers of lines.
private struct LeastWidthSearch {
  private let fitting: LineFitting
  let floor: Double
  private let widestGap: Double
  private let total: Double
  /// What the last try that failed found out about more lines than it was for: fewer than `lines` need at least `low`, and for
  /// `lines` and more `high` is enough.
  private var failed = (lines: 0, low: 0.0, high: Double.infinity)

  init(_ fitting: LineFitting, floor: Double, widestGap: Double) {
    self.fitting = fitting
    self.floor = floor
    self.widestGap = widestGap
    total = fitting.starts[fitting.ends.count]
  }

  /// The least width for `lines` lines, at most `upper`, which is known to be wide enough.
  mutating func leastWidth(lines: Int, below upper: Double) -> Double {
    var high = lines >= failed.lines ? min(upper, failed.high) : upper
    // The lines and the gaps between them make up the whole length.
    let share = (total - Double(lines - 1) * widestGap) / Double(lines)
    var low = min(high, max(floor, share - 1e-6 * max(1, share), lines < failed.lines ? failed.low : 0))
    // Nearly in proportion to the width for one line less.
    var guess = upper * (1 - 1 / Double(lines))
    while low < high {
      if !(guess > low && guess < high) { guess = low }
      let fit = fitting.fit(width: guess)
      if fit.lineCount <= lines {
        high = min(guess, fit.widest)
      } else {
        failed = (fit.lineCount, fit.widthToChange, fit.widest)
        guard fit.widthToChange > guess else { return high }
        low = fit.widthToChange
      }
      guess = low + (high - low) / 2
    }
    return high
  }
}
