/// Appends a coordinate or length in points as a JSON number, with at most four decimals and no more than needed.
///
/// The nearest multiple of 0.0001 is written, exact ties to the even one (as C's `%.4f` does); zero is never negative. From
/// 2^48 on, where a `Double` has at most four binary places, the shortest form that reads back the same is written
/// instead, which may have an exponent. What is not finite has no form in JSON and becomes `null`.
public func appendPoints(_ value: Double, to output: inout [UInt8]) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostBytesOfPoints) { buffer in
    let count = writePoints(value, to: buffer.baseAddress!)
    output.append(contentsOf: UnsafeBufferPointer(start: buffer.baseAddress, count: count))
  }
}

/// The most bytes that `writePoints` writes.
public let mostBytesOfPoints = 32

/// Writes a coordinate or length as `appendPoints` does, to memory with room for `mostBytesOfPoints`.
///
/// - Returns: how many bytes were written.
public func writePoints(_ value: Double, to output: UnsafeMutablePointer<UInt8>) -> Int {
  let magnitude = value.magnitude
  guard magnitude < 281_474_976_710_656 else { return writeShortest(value, to: output) }
  let points = UInt64(magnitude)
  if Double(points) == magnitude {
    // Many coordinates are whole.
    if value < 0 { output[0] = UInt8(ascii: "-") }
    let sign = value < 0 ? 1 : 0
    return sign + writeDigits(points, to: output + sign)
  }
  // value × 10⁴ = significand × 625 × 2^(exponent + 4), and the product of the integers stays below 2^63.
  let field = Int(magnitude.bitPattern >> 52)
  let significand = magnitude.bitPattern & (1 << 52 - 1) | (field == 0 ? 0 : 1 << 52)
  let product = significand * 625
  let places = 1075 - 4 - max(field, 1)  // Binary places of the product; above zero because of the guard.
  guard places < 64 else {
    output[0] = UInt8(ascii: "0")
    return 1
  }
  let half: UInt64 = 1 &<< UInt64(places - 1)
  let rest = product & (half &<< 1 &- 1)
  var scaled = product &>> UInt64(places)
  if rest > half || (rest == half && scaled & 1 == 1) { scaled += 1 }
  var count = 0
  if value < 0, scaled > 0 {
    output[0] = UInt8(ascii: "-")
    count = 1
  }
  let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: 10_000)
  count += writeDigits(whole, to: output + count)
  if fraction == 0 { return count }
  output[count] = UInt8(ascii: ".")
  count += 1
  // All four decimals, then without the zeros at their end.
  let decimals = UInt32(truncatingIfNeeded: fraction)
  output[count] = digit(decimals / 1000)
  output[count + 1] = digit(decimals / 100 % 10)
  output[count + 2] = digit(decimals / 10 % 10)
  output[count + 3] = digit(decimals % 10)
  count += 4
  while output[count - 1] == UInt8(ascii: "0") { count -= 1 }
  return count
}

/// Appends the shortest decimal number that reads back as the same value, as a JSON number.
///
/// Whole numbers have no `.0`, zero is never negative, and what is not finite becomes `null`. The digits are the standard
/// library's (the shortest, and of these the nearest), which does this under Embedded Swift too.
public func appendShortest(_ value: Double, to output: inout [UInt8]) {
  guard value.isFinite else {
    output.append(contentsOf: "null".utf8)
    return
  }
  guard value != 0 else {
    output.append(UInt8(ascii: "0"))
    return
  }
  let start = output.count
  output.append(contentsOf: value.description.utf8)
  let end = output.count
  if end - start > 2, output[end - 1] == UInt8(ascii: "0"), output[end - 2] == UInt8(ascii: ".") {
    output.removeLast(2)
  }
}

/// Appends a number as a text of a screen shows it: no exponent, at most nine decimals and no more than needed, the
/// nearest, ties to the even one; zero is never negative. What is beyond 2^53 is written by its whole part's nearest shortest digits.
public func appendPlain(_ value: Double, to output: inout [UInt8]) {
  guard value.isFinite else {
    output.append(contentsOf: "0".utf8)
    return
  }
  let magnitude = value.magnitude
  if magnitude >= 9_007_199_254_740_992 {
    if value < 0 { output.append(UInt8(ascii: "-")) }
    appendLarge(magnitude, to: &output)
    return
  }
  var whole = UInt64(magnitude)
  // Both steps are exact but for the last: a fraction of 53 bits times 10⁹ is rounded once.
  let scaled = (magnitude - Double(whole)) * 1_000_000_000
  var fraction = UInt64(scaled)
  let rest = scaled - Double(fraction)
  if rest > 0.5 || rest == 0.5 && fraction & 1 == 1 { fraction += 1 }
  if fraction == 1_000_000_000 {
    whole += 1
    fraction = 0
  }
  if value < 0, whole > 0 || fraction > 0 { output.append(UInt8(ascii: "-")) }
  output.append(contentsOf: String(whole).utf8)
  if fraction == 0 { return }
  output.append(UInt8(ascii: "."))
  var place: UInt64 = 100_000_000
  while fraction > 0 {
    output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / place))
    fraction %= place
    place /= 10
  }
}

/// Appends a whole number from 2^53 on: the shortest digits that read back the same, and zeros up to the point.
private func appendLarge(_ magnitude: Double, to output: inout [UInt8]) {
  var digits: [UInt8] = []
  var decimals = 0
  var exponent = 0
  var isBehindPoint = false
  var isInExponent = false
  for byte in magnitude.description.utf8 {
    switch byte {
    case UInt8(ascii: "."): isBehindPoint = true
    case UInt8(ascii: "e"): isInExponent = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Int(byte - UInt8(ascii: "0"))
      if isInExponent {
        exponent = exponent * 10 + digit
      } else {
        digits.append(byte)
        if isBehindPoint { decimals += 1 }
      }
    default: break
    }
  }
  // `9007199254740993.0` has a decimal that is none.
  if exponent < decimals { digits.removeLast(decimals - exponent) }
  output.append(contentsOf: digits)
  if exponent > decimals { output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: exponent - decimals)) }
}

/// The same as `appendShortest`, for numbers of at most `mostBytesOfPoints` bytes: all that there are have at most 24.
private func writeShortest(_ value: Double, to output: UnsafeMutablePointer<UInt8>) -> Int {
  var bytes: [UInt8] = []
  appendShortest(value, to: &bytes)
  let count = min(bytes.count, mostBytesOfPoints)
  for index in 0..<count { output[index] = bytes[index] }
  return count
}

/// Appends an integer in decimal.
public func appendInteger(_ value: Int, to output: inout [UInt8]) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostBytesOfPoints) { buffer in
    let count = writeInteger(value, to: buffer.baseAddress!)
    output.append(contentsOf: UnsafeBufferPointer(start: buffer.baseAddress, count: count))
  }
}

/// Writes an integer in decimal, to memory with room for `mostBytesOfPoints`.
///
/// - Returns: how many bytes were written.
public func writeInteger(_ value: Int, to output: UnsafeMutablePointer<UInt8>) -> Int {
  if value >= 0 { return writeDigits(UInt64(value), to: output) }
  output[0] = UInt8(ascii: "-")
  return 1 + writeDigits(UInt64(value.magnitude), to: output + 1)
}

/// Writes a natural number in decimal: at most 20 digits.
private func writeDigits(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
  // Most are coordinates of phones.
  if value < 1000 {
    let small = UInt32(truncatingIfNeeded: value)
    var count = 0
    if small >= 100 {
      output[0] = digit(small / 100)
      count = 1
    }
    if small >= 10 {
      output[count] = digit(small / 10 % 10)
      count += 1
    }
    output[count] = digit(small % 10)
    return count + 1
  }
  var count = 1
  var power: UInt64 = 10
  while value >= power {
    count += 1
    let (next, overflow) = power.multipliedReportingOverflow(by: 10)
    if overflow { break }
    power = next
  }
  var left = value
  for index in stride(from: count - 1, through: 0, by: -1) {
    let (quotient, rest) = left.quotientAndRemainder(dividingBy: 10)
    output[index] = digit(UInt32(truncatingIfNeeded: rest))
    left = quotient
  }
  return count
}

/// The character of a number from 0 to 9.
private func digit(_ value: UInt32) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value) }

extension String {
  /// A coordinate or length in points as messages and documents write it; see `appendPoints`.
  public init(points value: Double) {
    var bytes: [UInt8] = []
    appendPoints(value, to: &bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The shortest decimal number that reads back as `value`; see `appendShortest`.
  public init(shortest value: Double) {
    var bytes: [UInt8] = []
    appendShortest(value, to: &bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension DefaultStringInterpolation {
  /// Inserts a coordinate or length in points: `"\(points: overlap) pt lie in the band"`.
  public mutating func appendInterpolation(points value: Double) {
    appendLiteral(String(points: value))
  }
}
