/// How tall a text is for each width, made once for a string, a style and a text size, before any layout.
///
/// Layout never sees a string or a font: a text is this table. Greedy line breaking gives fewer lines to a wider box,
/// so the least widths at which 1, 2, … lines are enough say everything. All lengths are points.
public struct LineTable: Hashable, Sendable {
  /// How much narrower than a table width a box may be and still hold the line, in points.
  ///
  /// A box that hugs its text is exactly as wide as the table says, and rounding must not break the line there.
  /// Every number type compares with the same tolerance, so that a proof and a layout break alike.
  public static let widthTolerance = 0.001

  /// The least width at which `index + 1` lines are enough, in points; never ascending, never empty.
  ///
  /// Where a number of lines never occurs its entry is that of the number before: at 70 points there may be two lines, a
  /// little below at once four.
  /// The first entry is the width at which nothing but forced line ends breaks. Below the last entry the text keeps
  /// `leastWidths.count` lines and overflows sideways, or is truncated if its style limits the lines. With `forcedLines` the
  /// first entry stands for that many lines, the next for one more.
  public var leastWidths: [Double]

  /// The number of lines at the first entry of `leastWidths`: 1, or more where the text has forced line ends.
  public var forcedLines: Int

  /// The distance from one line's top to the next, in points.
  public var lineHeight: Double

  /// From the top of the text to the first line's baseline, in points.
  public var firstBaseline: Double

  /// From the top of the last line to its baseline, in points.
  public var lastBaseline: Double

  /// The width of the widest piece that can't be broken, in points: the text's min-content width.
  public var widestPiece: Double

  /// The width of the widest line when only forced line ends break, in points: the text's max-content width.
  public var widestLine: Double

  /// A table from its parts.
  ///
  /// - Precondition: `leastWidths` is descending and not empty.
  public init(
    leastWidths: [Double], forcedLines: Int = 1, lineHeight: Double, firstBaseline: Double, lastBaseline: Double,
    widestPiece: Double, widestLine: Double
  ) {
    precondition(!leastWidths.isEmpty, "a line table has at least one width")
    self.leastWidths = leastWidths
    self.forcedLines = forcedLines
    self.lineHeight = lineHeight
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.widestPiece = widestPiece
    self.widestLine = widestLine
  }

  /// The index in `leastWidths` of the first width that fits in `width`, or the last index where none does.
  ///
  /// - Complexity: O(log n) in the number of entries.
  @inlinable
  public func entry(forWidth width: Double) -> Int {
    var low = 0
    var high = leastWidths.count - 1
    while low < high {
      let middle = (low + high) / 2
      if width >= leastWidths[middle] - LineTable.widthTolerance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The number of lines in a box `width` points wide.
  @inlinable
  public func lineCount(forWidth width: Double) -> Int { entry(forWidth: width) + forcedLines }

  /// The height of the text in a box `width` points wide, in points.
  @inlinable
  public func height(forWidth width: Double) -> Double { Double(lineCount(forWidth: width)) * lineHeight }
}
