/// The `Double` nearest to a decimal number, by exact arithmetic; `nil` where it is infinite.
///
/// The number is an integer, or a quotient of two. The first 64 bits of it are found exactly, with a note of whether anything
/// is left over, and that rounds once. More than 800 significant digits are never needed: the exact decimal expansion of
/// a `Double`, or of the midpoint between two, ends after 768, so what comes later decides only whether there is anything.
///
/// - Parameters:
///   - digits: decimal digits, the first not zero; a point among them is skipped.
///   - exponent: the power of ten of the last digit.
func nearestDouble(digits: UnsafeBufferPointer<UInt8>, exponent: Int64) -> Double? {
  let limit = 800
  var number = BigInteger()
  var chunk: UInt32 = 0
  var chunkScale: UInt32 = 1
  var count = 0
  var dropped: Int64 = 0
  var isTruncated = false
  for byte in digits where byte != UInt8(ascii: ".") {
    guard count < limit else {
      dropped += 1
      if byte != UInt8(ascii: "0") { isTruncated = true }
      continue
    }
    chunk = chunk * 10 + UInt32(byte - UInt8(ascii: "0"))
    chunkScale *= 10
    count += 1
    if chunkScale == 1_000_000_000 {
      number.multiply(by: chunkScale, adding: chunk)
      chunk = 0
      chunkScale = 1
    }
  }
  number.multiply(by: chunkScale, adding: chunk)

  let power = exponent + dropped
  let pointPosition = power + Int64(count)  // The number is less than ten to this, and at least a tenth of that.
  if pointPosition > 310 { return nil }
  if pointPosition < -330 { return 0 }

  if power >= 0 {
    number.multiplyByPowerOfFive(Int(power))
    return rounded(number.leadingBits(), binaryExponent: Int(power), isTruncated: isTruncated)
  }
  var divisor = BigInteger(1)
  divisor.multiplyByPowerOfFive(Int(-power))
  let quotient = leadingBits(of: number, dividedBy: divisor)
  return rounded(quotient, binaryExponent: Int(power), isTruncated: isTruncated)
}

/// The first bits of a positive number: `bits`, of which at least 63 count, times two to `exponent`, and maybe a rest
/// smaller than one unit of `bits`.
private struct LeadingBits {
  var bits: UInt64
  var exponent: Int
  var hasRest: Bool
}

/// Rounds to the nearest `Double`, ties to even; `nil` where that is infinite.
///
/// Source: IEEE 754-2019, sections 3.4 (the format) and 4.3.1 (the rounding).
private func rounded(_ leading: LeadingBits, binaryExponent: Int, isTruncated: Bool) -> Double? {
  let width = 64 - leading.bits.leadingZeroBitCount
  let exponent = leading.exponent + binaryExponent + width - 1  // Of the first bit.
  if exponent > 1023 { return nil }
  let precision = exponent >= -1022 ? 53 : 53 - (-1022 - exponent)
  if precision < 0 { return 0 }
  let excess = width - precision  // At least 63 - 53, at most 64.
  var kept = excess == 64 ? 0 : leading.bits >> UInt64(excess)
  let rest = leading.bits << UInt64(64 - excess)
  let half: UInt64 = 1 << 63
  if rest > half || (rest == half && (leading.hasRest || isTruncated || kept & 1 == 1)) { kept += 1 }
  // A carry out of the significand raises the exponent by one, which is what the sum of the two fields does too.
  let exponentField = exponent >= -1022 ? UInt64(exponent + 1022) << 52 : 0
  let value = Double(bitPattern: exponentField + kept)
  return value.isFinite ? value : nil
}

/// The first 64 binary digits of a quotient, by long division in base two.
private func leadingBits(of dividend: BigInteger, dividedBy divisor: BigInteger) -> LeadingBits {
  var rest = dividend
  var divisor = divisor
  // With equal widths the quotient lies between 1/2 and 2, so each step below yields one bit.
  let shift = divisor.bitWidth - rest.bitWidth
  if shift > 0 { rest.shiftLeft(by: shift) } else { divisor.shiftLeft(by: -shift) }
  var bits: UInt64 = 0
  for _ in 0..<64 {
    bits <<= 1
    if rest.isAtLeast(divisor) {
      rest.subtract(divisor)
      bits |= 1
    }
    rest.shiftLeft(by: 1)
  }
  return LeadingBits(bits: bits, exponent: -shift - 63, hasRest: !rest.isZero)
}

/// A natural number of any size, for the few operations that reading a decimal number needs.
private struct BigInteger {
  /// The digits in base 2^32, least first; the last is not zero.
  private var words: [UInt32] = []

  init() { words.reserveCapacity(120) }

  init(_ value: UInt32) {
    self.init()
    if value > 0 { words.append(value) }
  }

  var isZero: Bool { words.isEmpty }

  /// The number of binary digits.
  var bitWidth: Int {
    guard let last = words.last else { return 0 }
    return words.count * 32 - last.leadingZeroBitCount
  }

  /// Replaces the number by `self * factor + term`.
  mutating func multiply(by factor: UInt32, adding term: UInt32) {
    var carry = UInt64(term)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func multiplyByPowerOfFive(_ exponent: Int) {
    var left = exponent
    while left >= 13 {
      multiply(by: 1_220_703_125, adding: 0)  // The largest power of five in 32 bits, 5^13.
      left -= 13
    }
    var factor: UInt32 = 1
    for _ in 0..<left { factor *= 5 }
    multiply(by: factor, adding: 0)
  }

  mutating func shiftLeft(by count: Int) {
    guard count > 0, !isZero else { return }
    let bits = UInt64(count % 32)
    var carry: UInt64 = 0
    for index in words.indices {
      carry |= UInt64(words[index]) << bits
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
    if count >= 32 { words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0) }
  }

  func isAtLeast(_ other: BigInteger) -> Bool {
    if words.count != other.words.count { return words.count > other.words.count }
    var index = words.count - 1
    while index >= 0 {
      if words[index] != other.words[index] { return words[index] > other.words[index] }
      index -= 1
    }
    return true
  }

  /// Takes `other` away.
  ///
  /// - Precondition: `other` is not larger.
  mutating func subtract(_ other: BigInteger) {
    var borrow: Int64 = 0
    for index in words.indices {
      borrow += Int64(words[index]) - (index < other.words.count ? Int64(other.words[index]) : 0)
      words[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while words.last == 0 { words.removeLast() }
  }

  /// The first 64 binary digits.
  ///
  /// - Precondition: the number is not zero.
  func leadingBits() -> LeadingBits {
    let width = bitWidth
    var index = words.count - 1
    let lead = words[index].leadingZeroBitCount
    // Three words hold 64 bits wherever the first one starts.
    var bits = UInt64(words[index]) << UInt64(32 + lead)
    if index >= 1 { bits |= UInt64(words[index - 1]) << UInt64(lead) }
    var hasRest = false
    if index >= 2 {
      bits |= UInt64(words[index - 2]) >> UInt64(32 - lead)
      hasRest = words[index - 2] << UInt32(lead) != 0
    }
    index -= 3
    while index >= 0, !hasRest {
      hasRest = words[index] != 0
      index -= 1
    }
    return LeadingBits(bits: bits, exponent: width - 64, hasRest: hasRest)
  }
}
