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
  /// A place for which it isn't known what the platform writes there, as `%e`: the value stands there as it is.
  public var unknownPlace: String?
}

extension LocalizedText {
  /// Puts a count and other values into their places.
  ///
  /// Places are those of Foundation and of Java: `%@`, `%s`, `%d`, `%lld`, `%,d`, `%02d`, `%.1f`, `%2$@`. Where a count is given it takes the
  /// places for numbers, and the values take the others in order. Numbers are written as the language does, by the rules of the table's
  /// platform (`convention`). `%%` is a percent sign where there is anything to put in.
  ///
  /// - Parameters:
  ///   - count: the number that chooses the plural form; without one it is `other`.
  ///   - values: for the places in their order.
  public func formatted(count: Int?, values: [String], in language: LanguageTag) -> FormattedText {
    let pattern = Array((forms.isEmpty ? plain : forms.text(for: count, in: language)).utf8)
    let whole = substitutions.isEmpty ? pattern : substituted(pattern, count, language)
    var result = Formatter(whole, language, convention)
      .formatted(count: count, values: values, isPlural: isPlural)
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
    case place(argument: Int, FormatPlace, ArraySlice<UInt8>)
  }

  private let language: LanguageTag
  private let convention: NumberConvention
  private var parts: [Part] = []

  init(_ bytes: [UInt8], _ language: LanguageTag, _ convention: NumberConvention) {
    self.language = language
    self.convention = convention
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
      } else if let place = FormatPlace(bytes, at: index, by: convention) {
        if start < index { parts.append(.text(bytes[start..<index])) }
        parts.append(.place(argument: place.argument ?? next, place, bytes[index..<place.end]))
        if place.argument == nil { next += 1 }
        index = place.end
        start = index
      } else {
        index += 1
      }
    }
    if start < bytes.count { parts.append(.text(bytes[start...])) }
  }

  func formatted(count: Int?, values: [String], isPlural: Bool) -> FormattedText {
    // The arguments that values are for, in order.
    var taken: [Int] = []
    var known: Set<Int> = []
    var lacksCount = isPlural && count == nil
    for part in parts {
      guard case .place(let number, let place, _) = part else { continue }
      if place.isNumber, isPlural || count != nil {
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
    var unknownPlace: String?
    let shownCount = count.map { String($0) }
    // Most texts have no place for a number.
    var symbols: NumberSymbols?
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .percent: text += isFormat ? [UInt8(ascii: "%")] : [UInt8(ascii: "%"), UInt8(ascii: "%")]
      case .place(let number, let place, let bytes):
        guard let value = place.isNumber ? shownCount ?? value(number, order, values) : value(number, order, values)
        else {
          text += bytes
          continue
        }
        if place.isNumber {
          let known = symbols ?? NumberSymbols(language)
          symbols = known
          text += Array(place.filled(number: value, known, convention).utf8)
        } else {
          text += Array(place.filled(value).utf8)
        }
        if unknownPlace == nil, place.isUnknown(convention) { unknownPlace = String(decoding: bytes, as: UTF8.self) }
      }
    }
    return FormattedText(
      text: String(decoding: text, as: UTF8.self), places: taken.count, lacksCount: lacksCount,
      unknownPlace: unknownPlace)
  }

  /// The value of an argument; nothing where none is given.
  private func value(_ argument: Int, _ order: [Int: Int], _ values: [String]) -> String? {
    order[argument].flatMap { $0 < values.count ? values[$0] : nil }
  }
}
