import BandSyntax

/// A line of a source as it is shown: cut around a span where it is too long, tabs spread, and where the span is in it.
struct SourceLine {
  /// The visible text in UTF-8.
  var text: [UInt8] = []
  /// The columns of the span in `text`, from 0; one wide at least.
  var columns: Range<Int>
  /// Whether nothing but white space stands before the span.
  var spanStartsLine: Bool

  /// How many columns a tab takes. It doesn't go to the next stop: what stands before it may have been cut.
  static let tabWidth = 4

  /// A view of one line.
  ///
  /// - Parameters:
  ///   - number: the line's, from 1.
  ///   - span: bytes of the text; what is outside of the line is left out.
  ///   - available: how many columns there are.
  /// - Complexity: O(`available`), however long the line is.
  init(_ number: Int, of source: SourceText, around span: Range<Int>, available: Int) {
    let line = source.line(number)
    let from = min(max(span.lowerBound, line.startIndex), line.endIndex)
    let to = min(max(span.upperBound, from), line.endIndex)
    let available = max(available, 8)
    let cells = Cells(of: line, from: from, to: to, reach: 4 * available)
    columns = 0..<1
    spanStartsLine = !cells.isCutBefore && cells.startsWithBlank(upTo: from)

    let start = cells.column(at: from)
    let end = max(cells.column(at: to), start + 1)
    let first = cells.firstColumn(showing: start..<end, available: available)
    let isCutBefore = cells.isCutBefore || first > 0
    let isCutAfter = cells.isCutAfter || cells.width - first > available
    let shown = first + (isCutBefore ? 1 : 0)..<first + available - (isCutAfter ? 1 : 0)

    if isCutBefore { text.append("…" as StaticString) }
    var column = shown.lowerBound
    for cell in cells.cells where cell.column >= shown.lowerBound && cell.column + cell.width <= shown.upperBound {
      // Half of a wide character at the cut leaves a gap.
      text.append(UInt8(ascii: " "), times: cell.column - column)
      cell.append(to: &text)
      column = cell.column + cell.width
    }
    if isCutAfter {
      text.append(UInt8(ascii: " "), times: shown.upperBound - column)
      text.append("…" as StaticString)
    }
    let low = max(start, shown.lowerBound) - first
    columns = low..<max(min(end, shown.upperBound) - first, low + 1)
  }
}

/// What stands in one or more columns.
private struct Cell {
  var scalar: Unicode.Scalar
  /// The offset of its first byte.
  var offset: Int
  var column: Int
  var width: Int

  func append(to text: inout [UInt8]) {
    if scalar == "\t" {
      text.append(UInt8(ascii: " "), times: width)
    } else {
      text.append(contentsOf: UTF8.encode(scalar.shown) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

/// The characters of a line in the neighbourhood of a span.
private struct Cells {
  var cells: [Cell] = []
  /// How many columns they take together.
  var width = 0
  var isCutBefore: Bool
  var isCutAfter: Bool

  /// - Parameter reach: how many bytes are read on either side of the span's ends.
  init(of line: ArraySlice<UInt8>, from: Int, to: Int, reach: Int) {
    var index = max(line.startIndex, from - reach)
    // Continuation bytes (10xxxxxx) belong to a character that is cut off.
    while index > line.startIndex, index < from, line[index] & 0xC0 == 0x80 { index += 1 }
    let end = min(line.endIndex, min(to, from + reach) + reach)
    isCutBefore = index > line.startIndex
    isCutAfter = end < line.endIndex
    while index < end {
      let (scalar, length) = scalar(in: line, at: index)
      let cellWidth = scalar == "\t" ? SourceLine.tabWidth : displayWidth(of: scalar.shown)
      cells.append(Cell(scalar: scalar, offset: index, column: width, width: cellWidth))
      width += cellWidth
      index += length
    }
  }

  /// The column at which the byte of that offset is shown.
  func column(at offset: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < cells.count ? cells[low].column : width
  }

  func startsWithBlank(upTo offset: Int) -> Bool {
    for cell in cells where cell.offset < offset && cell.scalar != " " && cell.scalar != "\t" { return false }
    return true
  }

  /// The first column of a window of `available` columns that shows the span, or its beginning where it is longer.
  func firstColumn(showing span: Range<Int>, available: Int) -> Int {
    // A caret behind the line's end needs a column too.
    let whole = max(width, span.upperBound)
    if !isCutBefore, span.upperBound < available || (whole <= available && !isCutAfter) { return 0 }
    let before = max(4, min(available / 3, available - span.count - 2))
    // No empty room at the line's end while something is cut off before.
    let last = isCutAfter ? width : max(0, whole - available)
    return max(0, min(span.lowerBound - before, last))
  }
}

/// The character at an offset and how many bytes it takes; a malformed byte is the replacement character.
private func scalar(in bytes: ArraySlice<UInt8>, at index: Int) -> (Unicode.Scalar, Int) {
  let first = bytes[index]
  if first < 0x80 { return (Unicode.Scalar(first), 1) }
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
  guard length > 0, first < 0xF5, index + length <= bytes.endIndex else { return ("\u{FFFD}", 1) }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for next in bytes[index + 1..<index + length] {
    guard next & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
    value = value << 6 | UInt32(next & 0x3F)
  }
  let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
  guard value >= least, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
  return (scalar, length)
}
