import BandSyntax
import BandTestSupport
import Foundation
import Testing

@Suite struct DecimalWritingTests {
  /// C's `%.4f` (exact, ties to even) without trailing zeros and without a negative zero.
  private func fourDecimals(_ value: Double) -> String {
    var text = String(format: "%.4f", value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  @Test func pointsHaveFourDecimalsAtMost() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (16, "16"), (-8, "-8"), (852.5, "852.5"), (0.1, "0.1"), (100, "100"), (1.0 / 3, "0.3333"),
      (2.0 / 3, "0.6667"), (-2.0 / 3, "-0.6667"), (0.00004, "0"), (-0.00004, "0"), (0.0001, "0.0001"), (9.99996, "10"),
      (0.03125, "0.0312"), (0.09375, "0.0938"), (-0.03125, "-0.0312"), (999_999_999.9999, "999999999.9999"),
      (1e9, "1000000000"), (.leastNonzeroMagnitude, "0"), (281_474_976_710_655.96875, "281474976710655.9688"),
      (281_474_976_710_656, "281474976710656"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    ]
    for (value, text) in cases {
      #expect(String(points: value) == text)
    }
    #expect("\(points: 26) of its \(points: 50.25) pt" == "26 of its 50.25 pt")
  }

  @Test func pointsAgreeWithCFormatting() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<40_000 {
      let value: Double
      switch round % 5 {
      case 0: value = Double(random.below(2_000_000_000) - 1_000_000_000) / 10_000
      case 1: value = Double(random.below(1_000_000)) / 32_768  // Many exact ties.
      case 2: value = Double(random.below(2_000_000_000_000)) / 1_000
      case 3: value = Double(bitPattern: random.next() >> 2)  // Of every size below 2.
      default: value = -Double(random.next() >> 11) / Double(1 << (20 + random.below(40)))
      }
      guard value.magnitude < 0x1p48 else { continue }
      #expect(String(points: value) == fourDecimals(value), "\(value)")
    }
  }

  /// As a text shows a number: no exponent, nine decimals at most.
  @Test func plainNumbersHaveNoExponent() {
    for (value, text) in [
      (0.1 + 0.2, "0.3"), (0.000_000_01, "0.00000001"), (1e-10, "0"), (-1e-10, "0"), (0.000_000_000_5, "0"),
      (0.000_000_001_5, "0.000000002"), (1.0 / 3, "0.333333333"), (2.0 / 3, "0.666666667"), (0.999_999_999_9, "1"),
      (-0.5, "-0.5"), (8_100_000_000, "8100000000"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
      (9_007_199_254_740_994, "9007199254740994"),
      (-1.5e20, "-150000000000000000000"), (0, "0"), (-0.0, "0"),
    ] {
      var bytes: [UInt8] = []
      appendPlain(value, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
  }

  @Test func shortestReadsBackTheSame() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-34, "-34"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (100, "100"),
      (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"), (2.5, "2.5"), (.infinity, "null"), (-.infinity, "null"),
      (.nan, "null"),
    ]
    for (value, text) in cases {
      #expect(String(shortest: value) == text)
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite, value != 0 else { continue }
      #expect(Double(String(shortest: value)) == value)
    }
  }

  @Test func integers() {
    let powers = (0...18).map { Int(pow(10.0, Double($0))) }
    for value in [0, 9, 10, 42, .max, .min] + powers + powers.map({ $0 - 1 }) + powers.map({ -$0 }) {
      var bytes: [UInt8] = [UInt8(ascii: "[")]
      appendInteger(value, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "[\(value)")
    }
  }
}
