import BandDiagnostics
import BandSyntax

/// A figure of a device: points, or what no source gives.
enum Figure {
  case known(Double)
  case unknown
}

/// Reading the values of properties. Each function reports a value that doesn't fit and then gives nothing; what the
/// parser could not read has been reported by it.
extension BlockReader {
  /// The one value of a property.
  mutating func single(_ property: Property) -> ID<Expression>? {
    let values = tree[property.values]
    guard let first = values.first, let last = values.last else { return nil }
    if values.count > 1 {
      let span = tree[values[values.startIndex + 1]].span.joined(tree[last].span)
      report(.tooManyValues, at: place(span), "'" + names.text(of: property.name) + "' takes one value")
      return nil
    }
    return first
  }

  /// The values of a property that takes several: with commas, or as a list in brackets.
  func several(_ property: Property) -> [ID<Expression>] {
    let values = Array(tree[property.values])
    if values.count == 1, case .list(let members) = tree[inner(values[0])].kind { return Array(tree[members]) }
    return values
  }

  /// A number that is a constant.
  mutating func number(_ property: Property) -> Double? {
    single(property).flatMap { number($0) }
  }

  /// A length that may be `unknown`, and is not below 0.
  mutating func figure(_ property: Property) -> Figure? {
    guard let value = single(property) else { return nil }
    if word(value) == .unknown { return .unknown }
    return length(value).map { .known($0) }
  }

  /// A length that is not below 0.
  mutating func length(_ value: ID<Expression>) -> Double? {
    guard let points = number(value) else { return nil }
    guard points >= 0, points <= Self.largestLength else {
      report(
        .wrongValue, at: place(value),
        points < 0 ? "a length of a device is 0 or more" : "no device is that large")
      return nil
    }
    return points
  }

  /// No screen is a million points long; beyond, sums lose their decimals.
  static var largestLength: Double { 1_000_000 }

  /// `800 by 1280`.
  mutating func pointSize(_ property: Property) -> (width: Figure, height: Figure)? {
    guard let value = single(property) else { return nil }
    if word(value) == .unknown { return (.unknown, .unknown) }
    guard case .binary(.by, let width, let height) = tree[inner(value)].kind else {
      if !isMissing(value) {
        report(
          .typeMismatch, at: place(value), "'" + names.text(of: property.name) + "' takes a width and a height",
          help: "write '800 by 1280'")
      }
      return nil
    }
    let first = length(width)
    guard let second = length(height), let first else { return nil }
    return (.known(first), .known(second))
  }

  /// `true` or `false`.
  mutating func boolean(_ property: Property) -> Bool? {
    guard let value = single(property) else { return nil }
    if case .boolean(let boolean) = tree[inner(value)].kind { return boolean }
    if !isMissing(value) {
      report(.typeMismatch, at: place(value), "'" + names.text(of: property.name) + "' is true or false")
    }
    return nil
  }

  /// A text in quotes, without interpolation.
  mutating func string(_ value: ID<Expression>) -> String? {
    guard case .string(let parts) = tree[inner(value)].kind else {
      if !isMissing(value) { report(.typeMismatch, at: place(value), "a text in quotes has to stand here") }
      return nil
    }
    var text = ""
    for part in tree[parts] {
      switch part {
      case .text(let name): text += names.text(of: name)
      case .interpolation(let expression):
        report(.notConstant, at: place(expression), "this text has to be constant")
        return nil
      }
    }
    return text
  }

  /// The bare word that an expression is.
  func word(_ value: ID<Expression>) -> Name? {
    if case .name(let name) = tree[inner(value)].kind { return name }
    return nil
  }

  /// A word of an enumeration.
  mutating func word<Word: WrittenWord>(_ property: Property, _ type: Word.Type) -> Word? {
    single(property).flatMap { word($0, of: property.name, type) }
  }

  /// A word of an enumeration; `subject` is what takes it.
  mutating func word<Word: WrittenWord>(_ value: ID<Expression>, of subject: Name, _ type: Word.Type) -> Word? {
    guard let name = word(value) else {
      if !isMissing(value) {
        let words = alternatives(Word.allCases.map { $0.text })
        report(.typeMismatch, at: place(value), "'" + names.text(of: subject) + "' takes a word: " + words)
      }
      return nil
    }
    let written = names.utf8(of: name)
    for word in Word.allCases where word.text.utf8.elementsEqual(written) { return word }
    reportUnknownWord(value, name, of: names.text(of: subject), among: Word.allCases.map { $0.text })
    return nil
  }

  mutating func reportUnknownWord(_ value: ID<Expression>, _ name: Name, of subject: String, among words: [String]) {
    let near = nearest(to: names.text(of: name), among: words)
    report(
      .unknownValue, at: place(value), "'" + subject + "' can't be '" + names.text(of: name) + "'" + didYouMean(near),
      help: near.isEmpty ? "it takes " + alternatives(words) : "", fixes: near.map { rename(place(value), $0) })
  }

  /// An expression without the parentheses around it.
  func inner(_ id: ID<Expression>) -> ID<Expression> {
    var id = id
    while case .parenthesized(let expression) = tree[id].kind { id = expression }
    return id
  }

  /// Whether the parser could not read it, and has said so.
  func isMissing(_ id: ID<Expression>) -> Bool {
    if case .missing = tree[inner(id)].kind { return true }
    return false
  }
}

/// An enumeration whose cases are words of the language.
protocol WrittenWord: CaseIterable {
  var text: String { get }
}
