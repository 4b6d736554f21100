import BandScreenModel

/// By whose rules a text's places for numbers are filled in.
public enum NumberConvention: Hashable, Sendable {
  /// Java's `Formatter`, which `Resources.getString` calls on Android: digits of the language, groups where the flag `,` asks for them.
  /// A table in JSON is read so too.
  case java
  /// Foundation's, as `String(localized:)` and SwiftUI's `Text` do it: whole numbers and fractions as the language writes them, always in groups.
  case foundation
}

/// A place for a value in a text: `%[n$][flags][width][.precision][length]conversion`.
///
/// Sources: java.util.Formatter; Foundation, "String Format Specifiers", and `CFString.c` of its open source for what a language changes;
/// IEEE 1003.1, `printf`.
struct FormatPlace {
  /// Which argument it is, from 1; nothing for the next one.
  var argument: Int?
  /// Where what follows it begins.
  var end = 0
  private var isLeft = false
  private var isZero = false
  private var isSigned = false
  private var isSpaced = false
  private var isGrouped = false
  private var isAlternate = false
  private var isInParentheses = false
  private var width = 0
  private var precision: Int?
  /// Whether it asks for more than `mostCharacters`.
  private var isTooLong = false
  private var conversion: UInt8 = 0

  /// Reads the place that begins at a percent sign; nothing where none does.
  init?(_ bytes: [UInt8], at start: Int, by convention: NumberConvention) {
    var index = start + 1
    if let digits = FormatPlace.number(bytes, &index), index < bytes.count, bytes[index] == UInt8(ascii: "$"),
      digits > 0
    {
      argument = digits
      index += 1
    } else {
      index = start + 1
    }
    // A space is a flag too, but `100 % de` is no place.
    while index < bytes.count, "-+#0,'(".utf8.contains(bytes[index]) || argument != nil && bytes[index] == 0x20 {
      take(flag: bytes[index])
      index += 1
    }
    width = length(FormatPlace.number(bytes, &index) ?? 0)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      precision = length(FormatPlace.number(bytes, &index) ?? 0)
    }
    let isBare = index == start + 1
    let beforeLength = index
    // In Java `%1$tB` is a part of a date.
    while index < bytes.count, (convention == .java ? "hlqLzj" : "hlqLzjt").utf8.contains(bytes[index]) { index += 1 }
    if index < bytes.count {
      conversion = bytes[index]
      end = index + 1
      if "@sScdiuDUfgexX".utf8.contains(conversion) { return }
      // Rarer than `50%off`.
      if !isBare, "CoOFEGaAbB".utf8.contains(conversion) { return }
    }
    guard convention == .java, !isBare, beforeLength < bytes.count else { return nil }
    conversion = bytes[beforeLength]
    end = beforeLength + 1
    if "hH".utf8.contains(conversion) { return }
    guard "tT".utf8.contains(conversion), end < bytes.count, isLetter(bytes[end]) else { return nil }
    end += 1
  }

  private mutating func take(flag: UInt8) {
    switch flag {
    case UInt8(ascii: "-"): isLeft = true
    case UInt8(ascii: "0"): isZero = true
    case UInt8(ascii: "+"): isSigned = true
    case UInt8(ascii: " "): isSpaced = true
    case UInt8(ascii: ","), UInt8(ascii: "'"): isGrouped = true
    case UInt8(ascii: "#"): isAlternate = true
    default: isInParentheses = true
    }
  }

  /// No screen has wider places; a hostile table may have many of them.
  private static var mostCharacters: Int { 100 }

  private mutating func length(_ count: Int) -> Int {
    isTooLong = isTooLong || count > FormatPlace.mostCharacters
    return min(count, FormatPlace.mostCharacters)
  }

  /// Up to three digits.
  private static func number(_ bytes: [UInt8], _ index: inout Int) -> Int? {
    var value = 0
    let start = index
    while index < bytes.count, index - start < 3, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    return index > start ? value : nil
  }

  /// Whether it is for a number.
  var isNumber: Bool { "diuDUfFgGeExXoOaA".utf8.contains(conversion) }

  /// Whether what a platform writes here is not known: numbers with an exponent, hash codes, text in upper case, very long ones.
  func isUnknown(_ convention: NumberConvention) -> Bool {
    if isTooLong || "gGeEaAhH".utf8.contains(conversion) { return true }
    return convention == .java && "SCB".utf8.contains(conversion)
  }

  // MARK: Filling in

  /// What stands here for a number: one that reads `-1234.5` is written as the platform does; anything else is what a user sees.
  func filled(number value: String, _ symbols: NumberSymbols, _ convention: NumberConvention) -> String {
    DecimalNumber(value).flatMap { written($0, symbols, convention) } ?? value
  }

  /// What stands here for a text.
  func filled(_ value: String) -> String {
    // Foundation has no width for an object.
    if conversion == UInt8(ascii: "@") { return value }
    if let precision, value.utf8.count > precision { return padded(String(value.prefix(precision))) }
    return padded(value)
  }

  private func padded(_ text: String) -> String {
    let count = text.unicodeScalars.count
    guard count < width else { return text }
    let spaces = String(repeating: " ", count: width - count)
    return isLeft ? text + spaces : spaces + text
  }

  private func written(_ number: DecimalNumber, _ symbols: NumberSymbols, _ convention: NumberConvention) -> String? {
    switch conversion {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return padded(hexadecimal: number, radix: 16)
    case UInt8(ascii: "o"), UInt8(ascii: "O"): return padded(hexadecimal: number, radix: 8)
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      let rounded = number.rounded(toFraction: precision ?? 6, halfToEven: convention == .foundation)
      return decimal(rounded, least: 1, symbols, convention)
    default:
      guard number.fraction.isEmpty else { return nil }
      // Foundation makes digits of the zeros, which are grouped; a precision is the least number of digits in C, and none in Java.
      let isFoundation = convention == .foundation
      let least = isFoundation ? precision ?? (isZero && !isLeft ? width : 1) : 1
      return decimal(number, least: max(least, 1), symbols, convention)
    }
  }

  /// A number in the digits of a language.
  private func decimal(
    _ number: DecimalNumber, least: Int, _ symbols: NumberSymbols, _ convention: NumberConvention
  ) -> String {
    let isFoundation = convention == .foundation
    let zeros = [UInt8](repeating: 0, count: max(0, least - number.whole.count))
    var body = ""
    let whole = zeros + number.whole
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      // Java's formatter takes one size for all groups.
      let size = isFoundation ? symbols.secondaryGroup : 3
      if isFoundation || isGrouped, index > 0, left >= 3, (left - 3) % size == 0 { body += symbols.group }
      body += symbols.digit(digit)
    }
    if !number.fraction.isEmpty {
      body += symbols.decimal
      for digit in number.fraction { body += symbols.digit(digit) }
    }
    var prefix = isSigned ? "+" : isSpaced && !isFoundation ? " " : ""
    var suffix = ""
    if number.isNegative {
      prefix = isFoundation ? symbols.minus : isInParentheses ? "(" : "-"
      suffix = !isFoundation && isInParentheses ? ")" : ""
    }
    // Those of whole numbers are among the digits in Foundation.
    if isZero, !isLeft, !isFoundation || "fF".utf8.contains(conversion) {
      let count = prefix.unicodeScalars.count + body.unicodeScalars.count + suffix.unicodeScalars.count
      for _ in 0..<max(0, width - count) { prefix += symbols.digit(0) }
    }
    return padded(prefix + body + suffix)
  }

  /// A whole number in another base, which no language changes; nothing where it is none that fits.
  private func padded(hexadecimal number: DecimalNumber, radix: UInt64) -> String? {
    guard number.fraction.isEmpty, !number.isNegative, number.whole.count < 19 else { return nil }
    var value: UInt64 = 0
    for digit in number.whole { value = value * 10 + UInt64(digit) }
    var digits: [UInt8] = []
    let letters = Array((conversion == UInt8(ascii: "X") ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    repeat {
      digits.append(letters[Int(value % radix)])
      value /= radix
    } while value > 0
    while digits.count < precision ?? 0 { digits.append(UInt8(ascii: "0")) }
    let prefix = !isAlternate ? "" : radix == 8 ? "0" : conversion == UInt8(ascii: "X") ? "0X" : "0x"
    if isZero, !isLeft, precision == nil {
      while digits.count + prefix.utf8.count < width { digits.append(UInt8(ascii: "0")) }
    }
    return padded(prefix + String(decoding: digits.reversed(), as: UTF8.self))
  }
}

/// A number in decimal digits, as it was written.
private struct DecimalNumber {
  var isNegative = false
  /// The digits before the point, from 0 to 9; one at least, and no leading zeros.
  var whole: [UInt8]
  /// Those behind it.
  var fraction: [UInt8] = []

  /// Reads `-1234.5`; nothing where it is something else, or longer than any number that is shown.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "-") {
      isNegative = true
      bytes = bytes.dropFirst()
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard bytes.count <= 40, (1...2).contains(parts.count) else { return nil }
    for part in parts {
      guard !part.isEmpty, part.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
    }
    whole = parts[0].map { $0 - UInt8(ascii: "0") }
    while whole.count > 1, whole[0] == 0 { whole.removeFirst() }
    if parts.count == 2 { fraction = parts[1].map { $0 - UInt8(ascii: "0") } }
  }

  /// The number with so many digits behind the point.
  ///
  /// - Parameter halfToEven: what lies halfway goes to the even digit, else away from zero.
  func rounded(toFraction count: Int, halfToEven: Bool) -> DecimalNumber {
    var result = self
    if fraction.count <= count {
      result.fraction += [UInt8](repeating: 0, count: count - fraction.count)
      return result
    }
    var digits = whole + fraction.prefix(count)
    let rest = fraction[count...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let goesUp = isHalf && halfToEven ? digits[digits.count - 1] % 2 == 1 : rest[count] >= 5
    var index = digits.count - 1
    var carries = goesUp
    while carries {
      if index < 0 {
        digits.insert(1, at: 0)
        carries = false
      } else if digits[index] == 9 {
        digits[index] = 0
        index -= 1
      } else {
        digits[index] += 1
        carries = false
      }
    }
    result.whole = Array(digits.dropLast(count))
    result.fraction = Array(digits.suffix(count))
    return result
  }
}

extension NumberSymbols {
  /// A digit from 0 to 9.
  fileprivate func digit(_ value: UInt8) -> String {
    String(Character(Unicode.Scalar(zero + UInt32(value)) ?? "0"))
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
}
