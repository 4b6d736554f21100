import BandSyntax
import BandTestSupport
import Testing

/// Reading is compared with the standard library's `Double(String)`, which rounds correctly too but is not available in core.
@Suite struct DecimalReadingTests {
  /// Expects `text` to read as the standard library reads it, to the bit.
  private func expectSameAsStandardLibrary(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    guard let expected = Double(text) else {
      Issue.record("the standard library does not read \(text)", sourceLocation: location)
      return
    }
    let read = parseDecimal(text)
    if expected.isFinite {
      #expect(read?.bitPattern == expected.bitPattern, "\(text)", sourceLocation: location)
    } else {
      #expect(read == nil, "\(text)", sourceLocation: location)
    }
  }

  @Test func shortNumbers() {
    for text in [
      "0", "1", "8", "0.5", "16", "34", "393", "852.5", "2.625", "-8", "-0.1", "1e3", "1E-3", "12e+2", "007",
    ] {
      expectSameAsStandardLibrary(text)
    }
    #expect(parseDecimal("-0")?.sign == .minus)
    #expect(parseDecimal(Array("12.5".utf8)) == 12.5)
    #expect(parseDecimal(Array("x12.5".utf8)[1...]) == 12.5)
  }

  @Test func whatIsNotANumber() {
    for text in [
      "", "-", "+1", ".5", "5.", "1..2", "1.e3", "1e", "1e+", "1e-", "e1", "0x10", "1 ", " 1", "1_000", "inf", "nan",
      "1a",
      "--1", "1.2.3", "1e1.5", "٣",
    ] {
      let bytes = Array(text.utf8)
      #expect(bytes.withUnsafeBufferPointer { readDecimal($0) } == .malformed, "\(text)")
    }
    let anyBytes: [UInt8] = [0xFF, 0x00, 0x31]
    #expect(parseDecimal(anyBytes) == nil)
  }

  @Test func tooLargeIsTold() {
    // The midpoint between the largest double and 2^1024 rounds up, to infinity; one digit less rounds down.
    let midpoint = exactDecimal(significand: 1 << 54 - 1, exponent: 970)
    let below = String(midpoint.dropLast()) + "1"
    for text in [
      midpoint, "1e309", "1.7976931348623159e308", "1e999999999999999999999999",
      "9" + String(repeating: "0", count: 400),
    ] {
      #expect(Array(text.utf8).withUnsafeBufferPointer { readDecimal($0) } == .tooLarge, "\(text)")
    }
    #expect(parseDecimal(below) == Double.greatestFiniteMagnitude)
    #expect(parseDecimal("1.7976931348623158e308") == Double.greatestFiniteMagnitude)
  }

  /// The smallest numbers: the midpoint between 0 and the least subnormal is 2^-1075, which rounds to 0.
  @Test func smallestNumbers() {
    let text = exactDecimal(significand: 1, exponent: -1075)
    #expect(parseDecimal(text) == 0)
    #expect(parseDecimal(text + "1") == Double.leastNonzeroMagnitude)
    #expect(parseDecimal(text + String(repeating: "0", count: 3000) + "1") == Double.leastNonzeroMagnitude)
    for text in [
      "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-323", "1e-400", "0e999999999", "0.0",
    ] {
      expectSameAsStandardLibrary(text)
    }
    #expect(parseDecimal("1e-999999999999999999999999") == 0)
  }

  /// Numbers known from broken readers: the two that hung PHP (bug 53632) and Java (bug 4421494), and cases from
  /// V. Paxson, "A Program for Testing IEEE Decimal-Binary Conversion" (1991), table 1 and 2.
  @Test func knownHardCases() {
    for text in [
      "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308", "1e23", "9007199254740993",
      "9007199254740992.999", "5e125", "69e267", "999e-26", "7861e-34", "75569e-254", "928609e-261", "9210917e80",
      "84863171e114", "653777767e273", "5232604057e-298", "27235667517e-109", "653532977297e-123", "3142213164987e-294",
      "46202199371337e-72", "231010996856685e-73", "9324754620109615e212", "78459735791271921e49",
      "272104041512242479e200",
      "6802601037806061975e198", "20505426358836677347e-221", "836168422905420598437e-234",
      "4891559871276714924261e222",
    ] {
      expectSameAsStandardLibrary(text)
    }
  }

  @Test func randomDigits() {
    var random = SeededGenerator(seed: 20_240_607)
    for _ in 0..<20_000 {
      var text = random.next() % 2 == 0 ? "-" : ""
      text += random.digits(1 + random.below(25))
      if random.below(3) > 0 { text += "." + random.digits(1 + random.below(25)) }
      if random.below(2) > 0 { text += "e\(random.below(700) - 350)" }
      expectSameAsStandardLibrary(text)
    }
  }

  @Test func randomDoublesFromTheirDescription() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(parseDecimal(value.description)?.bitPattern == value.bitPattern, "\(value)")
    }
  }

  /// Exact midpoints between two neighbouring doubles go to the even one; the slightest bit more or less, to the nearer one.
  @Test func midpoints() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<120 {
      // Half of them subnormal or nearly so; the others of any size.
      let isSubnormal = round % 2 == 0
      let lower = isSubnormal ? random.next() >> UInt64(12 + random.below(50)) : random.next() >> 12 | 1 << 52
      let exponent = isSubnormal ? -1074 : random.below(2045) - 1021 - 52  // Of the last bit of `lower`.
      let text = exactDecimal(significand: 2 * lower + 1, exponent: exponent - 1)
      expectSameAsStandardLibrary(text)
      guard let tie = parseDecimal(text), let above = parseDecimal(text.contains(".") ? text + "0001" : text + ".0001")
      else { continue }
      #expect(tie.bitPattern & 1 == 0, "\(text)")
      #expect(above.bitPattern == tie.bitPattern || above.bitPattern == tie.bitPattern + 1, "\(text)")
      expectSameAsStandardLibrary(text.contains(".") ? text + "0001" : text + ".0001")
      expectSameAsStandardLibrary(String(text.dropLast()) + "4999999999")
    }
  }

  @Test func thousandsOfDigits() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<200 {
      expectSameAsStandardLibrary(random.digits(1000) + "e-\(random.below(1400))")
      expectSameAsStandardLibrary("0." + random.digits(3000))
      expectSameAsStandardLibrary("0." + String(repeating: "0", count: random.below(330)) + random.digits(1000))
    }
    expectSameAsStandardLibrary("1" + String(repeating: "0", count: 5000) + "e-5000")
    expectSameAsStandardLibrary("0." + String(repeating: "0", count: 5000) + "1e5001")
  }
}

/// `significand` × 2^`exponent` in decimal, exactly, by doubling and halving decimal digits on paper.
func exactDecimal(significand: UInt64, exponent: Int) -> String {
  var digits = String(significand).utf8.map { Int($0) - 48 }
  var point = digits.count
  for _ in 0..<max(exponent, 0) {
    var carry = 0
    for index in digits.indices.reversed() {
      let doubled = digits[index] * 2 + carry
      digits[index] = doubled % 10
      carry = doubled / 10
    }
    if carry > 0 {
      digits.insert(carry, at: 0)
      point += 1
    }
  }
  for _ in 0..<max(-exponent, 0) {
    var rest = 0
    for index in digits.indices {
      let all = rest * 10 + digits[index]
      digits[index] = all / 2
      rest = all % 2
    }
    if rest > 0 { digits.append(5) }
  }
  let whole = digits[..<point].map(String.init).joined()
  let fraction = digits[point...].map(String.init).joined()
  return fraction.isEmpty ? whole : whole + "." + fraction
}

extension SeededGenerator {
  mutating func digits(_ count: Int) -> String {
    var text = ""
    for _ in 0..<count { text += String(below(10)) }
    return text
  }
}
