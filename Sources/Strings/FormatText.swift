import BandScreenModel

/// What came of putting values into a text.
public struct FormattedText: Hashable, Sendable {
  public var text: String
  /// How many values the text has places for, the count left out.
  public var places: Int
  /// Whether it has a place for a count that wasn't given.
  public var lacksCount: Bool
  /// The name of a part, `%#@name@`, that the table doesn't say; nothing where it says all of them.
  public var missingPart: String?
}

extension LocalizedText {
  /// Puts a count and other values into their places.
  ///
  /// Places are those of Foundation and of Java: `%@`, `%s`, `%d`, `%lld`, `%.1f`, `%2$@`. Where a count is given it takes the places for
  /// numbers, and the values take the others in order. `%%` is a percent sign where there is anything to put in.
  ///
  /// - Parameters:
  ///   - count: the number that chooses the plural form; without one it is `other`.
  ///   - values: for the places in their order.
  public func formatted(count: Int?, values: [String], in language: LanguageTag) -> FormattedText {
    let pattern = Array((forms.isEmpty ? plain : forms.text(for: count, in: language)).utf8)
    let whole = substitutions.isEmpty ? pattern : substituted(pattern, count, language)
    var result = Formatter(whole).formatted(count: count, values: values, isPlural: isPlural)
    result.missingPart = missingPart(in: whole)
    return result
  }

  /// A pattern with the form for the number in place of each `%#@name@` or `%1$#@name@`, and in place of those that stand in a form.
  private func substituted(_ pattern: [UInt8], _ count: Int?, _ language: LanguageTag) -> [UInt8] {
    let forms = substitutions.map { substitution in
      // `%arg` in a form stands for the number itself.
      replaced(
        Array("%arg".utf8), by: Array("%lld".utf8),
        in: Array(substitution.forms.text(for: count, in: language).utf8))
    }
    var result: [UInt8] = []
    var left = Self.mostSubstitutions
    substitute(pattern, forms, depth: 0, &left, into: &result)
    return result
  }

  /// Texts with more parts, or deeper ones, are of no screen, and a hostile table may name a form again and again: then names are left standing.
  private static var mostSubstitutions: Int { 10_000 }
  private static var deepestSubstitution: Int { 4 }

  private func substitute(
    _ pattern: [UInt8], _ forms: [[UInt8]], depth: Int, _ left: inout Int, into result: inout [UInt8]
  ) {
    var index = 0
    while index < pattern.count {
      if result.count < 1 << 16, left > 0, depth < Self.deepestSubstitution,
        let (number, end) = substitution(in: pattern, at: index)
      {
        left -= 1
        substitute(forms[number], forms, depth: depth + 1, &left, into: &result)
        index = end
      } else {
        result.append(pattern[index])
        index += 1
      }
    }
  }

  /// The name of the first part that is still named once all substitutions have taken their places.
  private func missingPart(in pattern: [UInt8]) -> String? {
    for index in pattern.indices where pattern[index] == UInt8(ascii: "%") {
      guard let start = nameStart(in: pattern, at: index),
        let end = pattern[start...].firstIndex(of: UInt8(ascii: "@")), end > start, end - start <= 64,
        !pattern[start..<end].contains(UInt8(ascii: " "))
      else { continue }
      return String(decoding: pattern[start..<end], as: UTF8.self)
    }
    return nil
  }

  /// Which substitution is named at a place of a pattern, and where what follows begins.
  private func substitution(in pattern: [UInt8], at start: Int) -> (number: Int, end: Int)? {
    guard let index = nameStart(in: pattern, at: start) else { return nil }
    for (number, substitution) in substitutions.enumerated() {
      let name = Array((substitution.name + "@").utf8)
      if pattern[index...].starts(with: name) { return (number, index + name.count) }
    }
    return nil
  }

  /// Where the name begins that `%#@` or `%1$#@` stands before.
  private func nameStart(in pattern: [UInt8], at start: Int) -> Int? {
    guard pattern[start] == UInt8(ascii: "%") else { return nil }
    var index = start + 1
    while index < pattern.count, index < start + 4, pattern[index] >= UInt8(ascii: "0"),
      pattern[index] <= UInt8(ascii: "9")
    {
      index += 1
    }
    if index > start + 1 {
      guard index < pattern.count, pattern[index] == UInt8(ascii: "$") else { return nil }
      index += 1
    }
    return pattern[index...].starts(with: "#@".utf8) ? index + 2 : nil
  }
}

/// All places of a pattern in a text replaced by another.
private func replaced(_ pattern: [UInt8], by other: [UInt8], in text: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var index = 0
  while index < text.count {
    if text[index...].starts(with: pattern) {
      result += other
      index += pattern.count
    } else {
      result.append(text[index])
      index += 1
    }
  }
  return result
}

/// A text taken apart at its places for values.
private struct Formatter {
  private enum Part {
    case text(ArraySlice<UInt8>)
    case percent
    /// Which argument it is, from 1, and what stands there.
    case place(number: Int, isNumber: Bool, ArraySlice<UInt8>)
  }

  private var parts: [Part] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    var start = 0
    var next = 1
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
        if start < index { parts.append(.text(bytes[start..<index])) }
        parts.append(.percent)
        index += 2
        start = index
      } else if let place = Formatter.place(bytes, at: index) {
        if start < index { parts.append(.text(bytes[start..<index])) }
        let number = place.number ?? next
        if place.number == nil { next += 1 }
        parts.append(.place(number: number, isNumber: place.isNumber, bytes[index..<place.end]))
        index = place.end
        start = index
      } else {
        index += 1
      }
    }
    if start < bytes.count { parts.append(.text(bytes[start...])) }
  }

  /// Reads a place for a value: `%[n$][flags][width][.precision][length]conversion`.
  private static func place(_ bytes: [UInt8], at start: Int) -> (end: Int, number: Int?, isNumber: Bool)? {
    var index = start + 1
    var number: Int?
    let digits = Self.number(bytes, &index)
    if let digits, index < bytes.count, bytes[index] == UInt8(ascii: "$"), digits > 0 {
      number = digits
      index += 1
    } else {
      index = start + 1
    }
    // A space is a flag too, but `100 % de` is no place.
    while index < bytes.count, "-+#0,".utf8.contains(bytes[index]) { index += 1 }
    _ = Self.number(bytes, &index)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      _ = Self.number(bytes, &index)
    }
    while index < bytes.count, "hlqLzt".utf8.contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "c"): return (index + 1, number, false)
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"),
      UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      return (index + 1, number, true)
    default: return nil
    }
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

  func formatted(count: Int?, values: [String], isPlural: Bool) -> FormattedText {
    // The arguments that values are for, in order.
    var taken: [Int] = []
    var known: Set<Int> = []
    var lacksCount = isPlural && count == nil
    for part in parts {
      guard case .place(let number, let isNumber, _) = part else { continue }
      if isNumber, isPlural || count != nil {
        if count == nil { lacksCount = true }
      } else if known.insert(number).inserted {
        taken.append(number)
      }
    }
    taken.sort()
    var order: [Int: Int] = [:]
    for (index, number) in taken.enumerated() { order[number] = index }
    let isFormat = !taken.isEmpty || count != nil || isPlural || !values.isEmpty
    var text: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .percent: text += isFormat ? [UInt8(ascii: "%")] : [UInt8(ascii: "%"), UInt8(ascii: "%")]
      case .place(let number, let isNumber, let bytes):
        if isNumber, let count {
          text += Array(String(count).utf8)
        } else if let index = order[number], index < values.count {
          text += Array(values[index].utf8)
        } else {
          text += bytes
        }
      }
    }
    return FormattedText(
      text: String(decoding: text, as: UTF8.self), places: taken.count, lacksCount: lacksCount)
  }
}
