import BandScreenModel

/// Text in the Ahem font at 10 px with line height 1: every character is a square of 10 by 10.
///
/// U+200B has no width and is a place to break; a space is one too, and has no width at a line's end.
public enum AhemText {
  /// The table of a text.
  public static func table(_ text: String) -> LineTable {
    var units: [(width: Int, space: Int)] = [(0, 0)]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{200B}": units.append((0, 0))
      case " ":
        units[units.count - 1].space += 1
        units.append((0, 0))
      default: units[units.count - 1].width += 1
      }
    }
    let widest = units.map(\.width).max() ?? 0
    let whole = units.reduce(0) { $0 + $1.width + $1.space } - (units.last?.space ?? 0)
    var widths: [Double] = []
    var width = whole
    while true {
      let count = lines(units, within: width)
      // A number of lines that never occurs is enough from where the one before is.
      while widths.count < count { widths.append(widths.last ?? Double(width * 10)) }
      if count == lines(units, within: widest) { break }
      // The least width that still gives as few lines.
      var least = width
      while least > widest && lines(units, within: least - 1) == count { least -= 1 }
      widths[count - 1] = Double(least * 10)
      width = least - 1
    }
    let last = lines(units, within: widest)
    widths[last - 1] = Double(widest * 10)
    return LineTable(
      leastWidths: widths, lineHeight: 10, firstBaseline: 8, lastBaseline: 8, widestPiece: Double(widest * 10),
      widestLine: Double(whole * 10))
  }

  /// How many lines greedy breaking gives within so many characters.
  static func lines(_ units: [(width: Int, space: Int)], within width: Int) -> Int {
    var lines = 1
    var used = 0
    var pending = 0
    for (index, unit) in units.enumerated() {
      if index > 0 && used + pending + unit.width > width {
        lines += 1
        used = unit.width
      } else {
        used += pending + unit.width
      }
      pending = unit.space
    }
    return lines
  }
}
