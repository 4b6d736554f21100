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

  /// How wide the text may really be, as shares of the widths here: at least `leastScale` times, at most `greatestScale` times.
  ///
  /// Both are 1 for a font that is read itself. For a stand-in font, and for text that is only approximate, a verdict holds if it holds
  /// with `scaled(by:)` of both.
  public var leastScale = 1.0
  public var greatestScale = 1.0

  /// Why they are not 1, and why line counts may differ.
  public var uncertainty: TextUncertainty = []

  /// The least width at which nothing of the text is cut off, in points: 0 where it may have any number of lines, infinite where its
  /// forced line ends alone make more lines than it may have.
  public var wholeWidth = 0.0

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

  /// Whether the text may be wider or narrower than the table says.
  @inlinable public var isUncertain: Bool { leastScale != 1 || greatestScale != 1 }

  /// The table of a text whose pieces are all wider by a factor; its own widths are certain.
  ///
  /// Greedy breaking depends on the ratio of a line to its pieces only, so every least width grows by the same factor.
  ///
  /// - Precondition: `factor` is positive and finite.
  public func scaled(by factor: Double) -> LineTable {
    var table = self
    for index in table.leastWidths.indices { table.leastWidths[index] *= factor }
    table.widestPiece *= factor
    table.widestLine *= factor
    table.wholeWidth *= factor
    table.leastScale = 1
    table.greatestScale = 1
    return table
  }

  /// Whether the number of lines at a width depends on how wide the text really is.
  @inlinable
  public func mayFlip(atWidth width: Double) -> Bool {
    isUncertain && entry(forWidth: width / leastScale) != entry(forWidth: width / greatestScale)
  }
}

/// One end of what the texts of a screen may measure.
public enum TextWidthEnd: UInt8, Sendable, CaseIterable {
  case narrowest, widest
}

extension Screen {
  /// Whether a text of the screen may be wider or narrower than its table says.
  public var hasUncertainTexts: Bool { lineTables.contains { $0.isUncertain } }

  /// The screen with all texts as narrow or as wide as they may be: one font stands in for all of them, so they err together.
  public func withTexts(at end: TextWidthEnd) -> Screen {
    var screen = self
    for (index, table) in lineTables.enumerated() where table.isUncertain {
      screen.lineTables[index] = table.scaled(by: end == .narrowest ? table.leastScale : table.greatestScale)
    }
    return screen
  }
}
