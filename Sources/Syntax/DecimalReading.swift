/// What the text of a decimal number says.
public enum DecimalReading: Sendable, Equatable {
  /// The nearest `Double`; of two equally near ones the one whose last bit is zero.
  case finite(Double)
  /// A well-formed number whose nearest `Double` would be infinite.
  case tooLarge
  /// Not a number of the grammar that `readDecimal` accepts.
  case malformed
}

/// Reads a decimal number, correctly rounded, from UTF-8 bytes that hold it and nothing else.
///
/// The grammar is `-? digits (. digits)? ((e|E) (+|-)? digits)?`: that of JSON (RFC 8259, section 6), with leading zeros
/// allowed. There is no limit to the number of digits. A number too small for a `Double` reads as zero.
///
/// Short numbers, so nearly all that people write, take the exact case of Clinger's algorithm: when the digits and the power
/// of ten are both exact as a `Double`, one multiplication or division rounds once, correctly. All others are
/// compared as big integers. Source: W. D. Clinger, "How to Read Floating Point Numbers Accurately", PLDI 1990, section 3.
///
/// - Parameter bytes: the number's bytes, with no white space around it.
/// - Complexity: O(n) in the number of bytes; the arithmetic is bounded, since 800 digits decide every number.
public func readDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> DecimalReading {
  guard let scanned = ScannedDecimal(bytes) else { return .malformed }
  guard let magnitude = scanned.magnitude(digitsIn: bytes) else { return .tooLarge }
  return .finite(scanned.isNegative ? -magnitude : magnitude)
}

/// Reads a decimal number, correctly rounded; `nil` where it is malformed or not finite as a `Double`.
///
/// The grammar is that of `readDecimal`, which also tells the two kinds of failure apart.
public func parseDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  if case .finite(let value) = readDecimal(bytes) { return value }
  return nil
}

/// Reads a decimal number from an array of bytes; `nil` where it is malformed or not finite as a `Double`.
public func parseDecimal(_ bytes: [UInt8]) -> Double? {
  bytes.withUnsafeBufferPointer { parseDecimal($0) }
}

/// Reads a decimal number from a slice of bytes; `nil` where it is malformed or not finite as a `Double`.
public func parseDecimal(_ bytes: ArraySlice<UInt8>) -> Double? {
  bytes.withUnsafeBufferPointer { parseDecimal($0) }
}

/// Reads a decimal number from text; `nil` where it is malformed or not finite as a `Double`.
public func parseDecimal(_ text: String) -> Double? {
  var text = text
  return text.withUTF8 { parseDecimal($0) }
}

/// Where the parts of a decimal number stand in its text: the value is the digits, as an integer, times ten to `exponent`.
private struct ScannedDecimal {
  var isNegative = false
  /// The bytes from the first to the last digit before the exponent; a point may stand among them.
  var digits: Range<Int>
  /// The power of ten of the last of `digits`. Never near the limits of its type, whatever the text says.
  var exponent: Int64

  /// Scans the whole of `bytes`; `nil` where they are not a number.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var next = 0
    if next < bytes.count, bytes[next] == UInt8(ascii: "-") {
      isNegative = true
      next += 1
    }
    let start = next
    next = endOfDigits(in: bytes, from: next)
    guard next > start else { return nil }
    digits = start..<next
    exponent = 0
    if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
      let fraction = next + 1
      next = endOfDigits(in: bytes, from: fraction)
      guard next > fraction else { return nil }
      digits = start..<next
      exponent = -Int64(next - fraction)
    }
    if next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "e") {
      next += 1
      var isExponentNegative = false
      if next < bytes.count, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
        isExponentNegative = bytes[next] == UInt8(ascii: "-")
        next += 1
      }
      let first = next
      next = endOfDigits(in: bytes, from: next)
      guard next > first else { return nil }
      var written: Int64 = 0
      for index in first..<next {
        // Larger than the length of any text, so the digits cannot bring such an exponent back into range.
        written = min(written * 10 + Int64(bytes[index] - UInt8(ascii: "0")), 1_000_000_000_000_000)
      }
      exponent += isExponentNegative ? -written : written
    }
    guard next == bytes.count else { return nil }
  }

  /// The number without its sign; `nil` where it is not finite.
  func magnitude(digitsIn bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = digits.lowerBound
    while index < digits.upperBound, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: ".") {
      index += 1
    }
    let firstSignificant = index
    var leading: UInt64 = 0
    var count = 0
    while index < digits.upperBound, count < 19 {
      if bytes[index] != UInt8(ascii: ".") {
        leading = leading * 10 + UInt64(bytes[index] - UInt8(ascii: "0"))
        count += 1
      }
      index += 1
    }
    if leading == 0 { return 0 }
    let isWhole = index == digits.upperBound
    if isWhole, leading <= 1 << 53, -22 <= exponent, exponent <= 22 {
      var power = 1.0
      for _ in 0..<abs(exponent) { power *= 10 }
      return exponent < 0 ? Double(leading) / power : Double(leading) * power
    }
    return nearestDouble(
      digits: UnsafeBufferPointer(rebasing: bytes[firstSignificant..<digits.upperBound]), exponent: exponent)
  }
}

/// The index of the first byte at or after `start` that is not a decimal digit.
private func endOfDigits(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var next = start
  while next < bytes.count, bytes[next] &- UInt8(ascii: "0") < 10 { next += 1 }
  return next
}
