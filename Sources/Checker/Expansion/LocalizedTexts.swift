import BandDiagnostics
import BandScreenModel
import BandStrings
import BandSyntax

/// What asks for a text of a table of strings.
private struct StringRequest {
  var key = Value.nothing
  var count = Value.nothing
  var values: [Value] = []
  /// Where the key stands.
  var place: Place
}

extension Expander {
  /// The text that `localized("key", count: n, values: […])` or `text(key: "key")` stands for in the language of this case.
  ///
  /// - Parameter key: the label of the key.
  mutating func localized(_ arguments: ArraySlice<Argument>, key: Name, _ surroundings: Surroundings) -> Value {
    reads.insert(.language)
    let tree = self.tree(of: surroundings.file)
    var request = StringRequest(place: place(.empty, in: surroundings))
    for argument in arguments {
      let value = evaluate(argument.value, in: surroundings)
      if argument.label == key {
        request.key = value
        request.place = place(tree[argument.value].span, in: surroundings)
      } else if argument.label == .count {
        request.count = value
      } else if argument.label == .values {
        request.values = list(value)
      }
    }
    return text(of: request, surroundings)
  }

  private func list(_ value: Value) -> [Value] {
    if case .list(let list) = value { return Array(values[list.range]) }
    return []
  }

  /// The text of a request; where a condition on sizes chooses a part of it, the choice between two texts.
  private mutating func text(of request: StringRequest, _ surroundings: Surroundings) -> Value {
    spend()
    if isTooLarge { return .nothing }
    if case .choice(let index) = request.key {
      return chosen(index, surroundings) { value in
        var other = request
        other.key = value
        return other
      }
    }
    for (position, value) in request.values.enumerated() {
      guard case .choice(let index) = value else { continue }
      return chosen(index, surroundings) { value in
        var other = request
        other.values[position] = value
        return other
      }
    }
    if case .number(let formula) = request.count, case .choose(let condition, let a, let b) = screen.formulas[formula] {
      var other = request
      other.count = .number(a)
      let first = text(of: other, surroundings)
      other.count = .number(b)
      return choice(condition, first, text(of: other, surroundings))
    }
    guard case .string(let key, let file) = request.key else { return .nothing }
    let values = request.values.map { value -> String in
      if case .string(let text, _) = value { return string(of: text) }
      return ""
    }
    let text = text(string(of: key), count: wholeCount(request), values: values, at: request.place)
    return .string(addText(Array(text.utf8)), file: file)
  }

  private mutating func chosen(
    _ index: Int32, _ surroundings: Surroundings, _ change: (Value) -> StringRequest
  ) -> Value {
    let choice = choices[Int(index)]
    let first = text(of: change(choice.first), surroundings)
    return self.choice(choice.condition, first, text(of: change(choice.second), surroundings))
  }

  private mutating func wholeCount(_ request: StringRequest) -> Int? {
    guard case .number(let formula) = request.count else { return nil }
    if let count = screen.formulas.constant(formula), count >= 0, count <= 1e9, count == Double(Int64(count)) {
      return Int(count)
    }
    report(
      .wrongValue, at: request.place, "the 'count' of a text is a whole number, 0 or more, that is known before layout")
    return nil
  }

  // MARK: Tables

  private mutating func text(_ key: String, count: Int?, values: [String], at place: Place) -> String {
    let table = program.strings
    let language = discrete.language == .none || discrete.language == .pseudo ? table.source : discrete.language
    if checkedStrings.insert(ReportKey(place: place, rule: key)).inserted {
      checkString(key, count: count, values: values, at: place)
    }
    guard let text = table.shownText(key, in: language) else { return key }
    let shown = table.text(key, in: language) == nil ? table.source : language
    if !text.onTablets.isEmpty { reads.insert(.form) }
    return text.shown(on: discrete.form).formatted(count: count, values: values, in: shown).text
  }

  /// Says what is wrong with a text in any language, whichever this case is about.
  private mutating func checkString(_ key: String, count: Int?, values: [String], at place: Place) {
    let table = program.strings
    guard table.contains(key) else {
      reportMissing(key, at: place)
      return
    }
    var untranslated: [String] = []
    var incomplete: [String] = []
    var lacksOther = false
    var isBroken = false
    for language in table.languages {
      guard let text = table.text(key, in: language) else {
        if !table.isAlias(key, in: language) { untranslated.append(language.text) }
        continue
      }
      if !isBroken { isBroken = checkEntry(key, text, count: count, in: language, place) }
      // What else is wrong with it follows from that.
      if isBroken { continue }
      for text in [text] + text.onTablets {
        let missing = text.missingForms(in: language)
        let told = language.text + " " + joined(missing.map { $0.text })
        if !missing.isEmpty, !incomplete.contains(told) { incomplete.append(told) }
        lacksOther = lacksOther || missing.contains(.other)
      }
      for text in [text] + text.onTablets
      where checkValues(key, text.formatted(count: count, values: values, in: language), values, language, place) {
        break
      }
    }
    let shown =
      table.showsDefault(key)
      ? "the text of 'values' is shown there"
      : table.languageShown(key).map { "\($0.text.isEmpty ? "another language" : $0.text) is shown there" }
        ?? "the key itself is shown"
    if !untranslated.isEmpty {
      report(
        .untranslatedString, .warning, at: place,
        "'\(key)' has no text in \(joined(untranslated)); \(shown)",
        notes: [DiagnosticNote(.help, "add the text to the table of strings")])
    }
    // A language that no table has is asked for by name, and has the texts of those that stand in for it.
    let asked = discrete.language
    if asked != .none, asked != .pseudo, !table.languages.contains(asked), table.text(key, in: asked) == nil {
      let others = joined(asked.fallbacks.dropFirst().prefix(3).map { $0.text })
      report(
        .untranslatedString, .warning, at: place,
        "'\(key)' has no text in \(asked.text)\(others.isEmpty ? "" : " (nor in \(others))"); \(shown)",
        notes: [
          DiagnosticNote(.help, "add the language to the tables of strings, or take it out of 'locales'")
        ])
    }
    if !incomplete.isEmpty {
      report(
        .missingPluralForm, .warning, at: place,
        "'\(key)' lacks plural forms, where \(lacksOther ? "another one" : "'other'") is shown: \(joined(incomplete, separator: "; "))",
        notes: [DiagnosticNote(.help, "add them to the entry in the table of strings")])
    }
  }

  /// Says what is wrong with an entry of a table, and whether anything is.
  private mutating func checkEntry(
    _ key: String, _ text: LocalizedText, count: Int?, in language: LanguageTag, _ place: Place
  ) -> Bool {
    if let fault = text.fault {
      report(
        .brokenString, .warning, at: place, "the entry '\(key)' is broken in \(language.text): \(fault)",
        notes: [DiagnosticNote(.fact, "the key itself is shown, and measured")])
      return true
    }
    for text in [text] + text.onTablets {
      guard let part = text.formatted(count: count, values: [], in: language).missingPart else { continue }
      report(
        .brokenString, .warning, at: place,
        "the entry '\(key)' is broken in \(language.text): it names a part '\(part)' that it doesn't have",
        notes: [DiagnosticNote(.fact, "'%#@\(part)@' itself is shown, and measured")])
      return true
    }
    return false
  }

  private mutating func reportMissing(_ key: String, at place: Place) {
    if program.hasFailedStrings { return }
    if !program.namesStrings {
      report(
        .missingString, at: place, "there is no table of strings to take '\(key)' from",
        notes: [DiagnosticNote(.help, "name one at the top of the file: strings \"Localizable.xcstrings\"")])
      return
    }
    let near = nearTexts(to: key, among: program.strings.keys, limit: 1)
    report(
      .missingString, at: place, "no table of strings has the key '\(key)'" + didYouMean(near),
      notes: [
        DiagnosticNote(
          .help,
          near.isEmpty
            ? "a text that stands in the source is written text(\"…\")"
            : "write one of its keys, or add this one to it; a text that stands in the source is written text(\"…\")")
      ])
  }

  /// Says that the values don't fit, and whether it did.
  private mutating func checkValues(
    _ key: String, _ formatted: FormattedText, _ values: [String], _ language: LanguageTag, _ place: Place
  ) -> Bool {
    if formatted.lacksCount {
      report(
        .stringValues, .warning, at: place, "'\(key)' depends on a number, and none is given",
        notes: [DiagnosticNote(.help, "write 'count: 3' behind it: the form for that number is measured")])
    } else if formatted.places != values.count {
      let places = formatted.places == 1 ? "1 place" : "\(formatted.places) places"
      report(
        .stringValues, .warning, at: place,
        "'\(key)' has \(places) for values in \(language.text), and \(values.count == 1 ? "1 is" : "\(values.count) are") given",
        notes: [DiagnosticNote(.help, "give what a user would see: values: [\"Anna\"]")])
    } else if let unknown = formatted.unknownPlace {
      report(
        .stringValues, .warning, at: place,
        "'\(key)' has '\(unknown)' in \(language.text), and what a device writes there is not known",
        notes: [DiagnosticNote(.fact, "the value is measured as it is")])
    } else {
      return false
    }
    return true
  }

  private func joined(_ texts: [String], separator: String = ", ") -> String {
    var text = ""
    for (index, part) in texts.prefix(12).enumerated() { text += index == 0 ? part : separator + part }
    return texts.count > 12 ? text + separator + "…" : text
  }
}
