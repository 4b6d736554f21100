import BandScreenModel
import BandSyntax

/// The size that an SVG's outermost element says; nothing where the bytes aren't an SVG.
///
/// `width` and `height` count, in CSS's absolute units; where one is missing or a percentage, `viewBox` gives it, or its ratio does.
/// Source: SVG 2, 8.2 "The initial viewport" and 8.12 "Intrinsic sizing properties"; CSS Values and Units 3, 6.2 "Absolute lengths".
func readSVGSize(_ reader: ByteReader) -> ImageReading? {
  var scanner = SVGScanner(reader)
  guard scanner.findElement() else { return nil }
  var width: Double?
  var height: Double?
  var box: PointSize?
  while let attribute = scanner.nextAttribute() {
    let value = reader.slice(attribute.value)
    if scanner.isName(attribute.name, "width") {
      width = svgLength(value)
    } else if scanner.isName(attribute.name, "height") {
      height = svgLength(value)
    } else if scanner.isName(attribute.name, "viewBox") {
      box = svgViewBox(value)
    }
  }
  guard scanner.isComplete else { return .damaged("SVG") }
  switch (width, height, box) {
  case (let width?, let height?, _): return .size(PointSize(width: width, height: height))
  case (let width?, nil, let box?):
    return .size(PointSize(width: width, height: width * box.height / box.width))
  case (nil, let height?, let box?):
    return .size(PointSize(width: height * box.width / box.height, height: height))
  case (nil, nil, let box?): return .size(box)
  case (_, _, nil): return .noSize
  }
}

/// Finds the first element of an XML document and reads its attributes; what stands before it is skipped.
private struct SVGScanner {
  private let reader: ByteReader
  private var index = 0
  /// Whether the start tag was read to its `>`.
  private(set) var isComplete = false

  init(_ reader: ByteReader) { self.reader = reader }

  /// Goes behind the name of the first element; false where it isn't `svg` or there is none.
  mutating func findElement() -> Bool {
    if reader[0] == 0xEF, reader[1] == 0xBB, reader[2] == 0xBF { index = 3 }
    while true {
      skipSpace()
      guard reader[index] == UInt8(ascii: "<") else { return false }
      if reader.holds("<?", at: index) {
        guard skip(past: "?>") else { return false }
      } else if reader.holds("<!--", at: index) {
        guard skip(past: "-->") else { return false }
      } else if reader.holds("<!DOCTYPE", at: index) {
        guard skipDocumentType() else { return false }
      } else {
        index += 1
        let start = index
        skipName()
        return isName(start..<index, "svg") || isName(start..<index, "svg:svg")
      }
    }
  }

  /// The next attribute of the start tag; nothing at its end, or where it can't be read on.
  mutating func nextAttribute() -> (name: Range<Int>, value: Range<Int>)? {
    skipSpace()
    if reader[index] == UInt8(ascii: ">") || reader.holds("/>", at: index) {
      isComplete = true
      return nil
    }
    let start = index
    skipName()
    let name = start..<index
    skipSpace()
    guard !name.isEmpty, reader[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    skipSpace()
    guard let quote = reader[index], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    index += 1
    let valueStart = index
    while let byte = reader[index], byte != quote { index += 1 }
    guard reader[index] != nil else { return nil }
    index += 1
    return (name, valueStart..<index - 1)
  }

  func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
    range.count == name.utf8CodeUnitCount && reader.holds(name, at: range.lowerBound)
  }

  private mutating func skipSpace() {
    while let byte = reader[index], byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func skipName() {
    while let byte = reader[index] {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        return
      default: index += 1
      }
    }
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while reader[index] != nil {
      if reader.holds(end, at: index) {
        index += end.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    return false
  }

  /// Skips `<!DOCTYPE …>`, an internal subset in brackets included.
  private mutating func skipDocumentType() -> Bool {
    var isInSubset = false
    while let byte = reader[index] {
      index += 1
      switch byte {
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: ">"):
        if !isInSubset { return true }
      default: break
      }
    }
    return false
  }
}

/// A length in CSS pixels; nothing for a percentage, a relative unit, or what isn't a positive length.
private func svgLength(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
  var index = 0
  guard let number = svgNumber(text, &index), number > 0 else { return nil }
  var end = text.count
  while end > index, text[end - 1] <= 0x20 { end -= 1 }
  let scale: Double
  switch (end - index, index < end ? text[index] | 0x20 : 0, index + 1 < end ? text[index + 1] | 0x20 : 0) {
  case (0, _, _), (2, UInt8(ascii: "p"), UInt8(ascii: "x")): scale = 1
  case (2, UInt8(ascii: "p"), UInt8(ascii: "t")): scale = 96.0 / 72
  case (2, UInt8(ascii: "p"), UInt8(ascii: "c")): scale = 16
  case (2, UInt8(ascii: "i"), UInt8(ascii: "n")): scale = 96
  case (2, UInt8(ascii: "c"), UInt8(ascii: "m")): scale = 96 / 2.54
  case (2, UInt8(ascii: "m"), UInt8(ascii: "m")): scale = 9.6 / 2.54
  default: return nil
  }
  return number * scale
}

/// The width and height of a `viewBox`; nothing where it hasn't four numbers or they aren't positive.
private func svgViewBox(_ text: UnsafeBufferPointer<UInt8>) -> PointSize? {
  var index = 0
  guard svgNumber(text, &index) != nil, svgNumber(text, &index) != nil, let width = svgNumber(text, &index),
    let height = svgNumber(text, &index), width > 0, height > 0
  else { return nil }
  return PointSize(width: width, height: height)
}

/// Reads a number as SVG writes it (`+1`, `.5`, `1.`, `1e3`) from `index` on, leading spaces and a comma skipped.
///
/// - Returns: nothing where there is none or it is beyond 10⁹: no picture is as large.
private func svgNumber(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Double? {
  func byte(_ offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }
  func isDigit(_ offset: Int) -> Bool { byte(offset) >= UInt8(ascii: "0") && byte(offset) <= UInt8(ascii: "9") }
  while index < text.count, text[index] <= 0x20 || text[index] == UInt8(ascii: ",") { index += 1 }
  var written: [UInt8] = []
  if byte(index) == UInt8(ascii: "-") || byte(index) == UInt8(ascii: "+") {
    if byte(index) == UInt8(ascii: "-") { written.append(byte(index)) }
    index += 1
  }
  let start = index
  // The reader of decimals wants a digit on both sides of the point.
  if !isDigit(index) { written.append(UInt8(ascii: "0")) }
  while isDigit(index) {
    written.append(byte(index))
    index += 1
  }
  if byte(index) == UInt8(ascii: "."), isDigit(index + 1) {
    repeat {
      written.append(byte(index))
      index += 1
    } while isDigit(index)
  } else if byte(index) == UInt8(ascii: "."), index > start {
    index += 1
  }
  guard index > start else { return nil }
  let exponent = index
  if byte(index) | 0x20 == UInt8(ascii: "e") {
    let hasSign = byte(index + 1) == UInt8(ascii: "-") || byte(index + 1) == UInt8(ascii: "+")
    var end = index + (hasSign ? 2 : 1)
    if isDigit(end) {
      while isDigit(end) { end += 1 }
      written.append(contentsOf: text[exponent..<end])
      index = end
    }
  }
  guard let value = parseDecimal(written), value.magnitude <= 1e9 else { return nil }
  return value
}
