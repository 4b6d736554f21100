import BandScreenModel
import BandSyntax

/// Reads an Apple string catalogue, `Localizable.xcstrings`.
///
/// A key without a text in the source language is that text itself. Texts that are still `new` are missing, but for those of the source
/// language: Xcode leaves a default value that it found in the code in that state. Texts may vary by device and by number, in any order; of
/// those that vary by width the one for the most room is taken. An entry that holds nothing where a text should be is one with a fault.
func readCatalogue(_ value: JSONValue) throws(StringsFault) -> StringTable {
  guard let name = value["sourceLanguage"]?.string, let source = LanguageTag(name) else {
    throw .invalid("a string catalogue names its \"sourceLanguage\"")
  }
  guard case .object(let strings)? = value["strings"] else { throw .invalid("a string catalogue has \"strings\"") }
  var table = StringTable()
  table.setSource(source)
  for entry in strings {
    var hasSource = false
    var fault: String?
    for localization in entry.value["localizations"]?.members ?? [] {
      guard let language = LanguageTag(localization.name) else {
        throw .invalid("'\(localization.name)' in \"localizations\" of '\(entry.name)' is no language")
      }
      let phone = CatalogueEntry(key: entry.name, isSource: language == source, isTablet: false)
      let tablet = CatalogueEntry(key: entry.name, isSource: language == source, isTablet: true)
      guard var text = try phone.text(localization.value) else {
        if language == source { fault = phone.fault(localization.value) }
        continue
      }
      text.convention = .foundation
      if var other = try tablet.text(localization.value) {
        other.convention = .foundation
        if other != text { text.onTablets = [other] }
      }
      table.add(text, entry.name, in: language)
      if language == source { hasSource = true }
    }
    if !hasSource {
      var text = LocalizedText(entry.name)
      text.convention = .foundation
      text.fault = fault
      table.add(text, entry.name, in: source)
    }
    if case .bool(false)? = entry.value["shouldTranslate"] { table.setUntranslated(entry.name) }
  }
  return table
}

/// Reads one localization of a key, for phones or for tablets.
private struct CatalogueEntry {
  let key: String
  /// Whether it is in the source language.
  let isSource: Bool
  let isTablet: Bool

  /// The text of the localization; nothing where it has none yet.
  func text(_ value: JSONValue) throws(StringsFault) -> LocalizedText? {
    let chosen = try chosen(value)
    if let forms = try forms(chosen) { return LocalizedText(forms) }
    guard let plain = unit(chosen) else { return nil }
    var substitutions: [LocalizedText.Substitution] = []
    for member in value["substitutions"]?.members ?? [] {
      guard let forms = try forms(try self.chosen(member.value)) else { continue }
      substitutions.append(
        LocalizedText.Substitution(
          name: member.name, argument: member.value["argNum"]?.number.flatMap { Int(exactly: $0) }, forms: forms))
    }
    return LocalizedText(plain, substitutions: substitutions)
  }

  /// What is wrong with a localization that has no text; nothing where it is only not written yet.
  func fault(_ value: JSONValue) -> String? {
    if let unit = value["stringUnit"], unit["value"]?.string == nil { return "its \"stringUnit\" has no \"value\"" }
    guard let variations = value["variations"] else { return nil }
    return hasUnit(variations) ? nil : "its \"variations\" hold no text"
  }

  private func hasUnit(_ value: JSONValue) -> Bool {
    value["stringUnit"]?["value"]?.string != nil || value.members.contains { hasUnit($0.value) }
  }

  /// What is left of a value once its device and its width are chosen: a unit, or plural forms.
  private func chosen(_ value: JSONValue) throws(StringsFault) -> JSONValue {
    var value = value
    // A value can hold the others only so often: the file's nesting is limited.
    while let variations = value["variations"], variations["plural"] == nil, let first = variations.members.first {
      if let devices = variations["device"] {
        guard let device = device(among: devices) else { return .null }
        value = device
      } else if let widths = variations["width"] {
        guard let widest = widest(of: widths) else { return .null }
        value = widest
      } else {
        throw .invalid("'\(key)' varies by '\(first.name)', and only plural, device and width are read")
      }
    }
    return value
  }

  private func device(among devices: JSONValue) -> JSONValue? {
    let own = isTablet ? devices["ipad"] : devices["iphone"]
    return own ?? devices["other"] ?? devices["iphone"] ?? devices["ipad"] ?? devices.members.first?.value
  }

  /// The text for the most room: the names are widths.
  private func widest(of widths: JSONValue) -> JSONValue? {
    var widest: (width: Double, value: JSONValue)?
    for member in widths.members {
      let width = parseDecimal(Array(member.name.utf8)[...]) ?? 0
      if width >= widest?.width ?? -.infinity { widest = (width, member.value) }
    }
    return widest?.value
  }

  private func unit(_ value: JSONValue) -> String? {
    guard let unit = value["stringUnit"], let text = unit["value"]?.string else { return nil }
    let isNew = unit["state"]?.string.map { $0.utf8.elementsEqual("new".utf8) } ?? false
    return isNew && (!isSource || text.isEmpty) ? nil : text
  }

  private func forms(_ value: JSONValue) throws(StringsFault) -> LocalizedText.Forms? {
    guard let plural = value["variations"]?["plural"] else { return nil }
    var forms = LocalizedText.Forms()
    // Foundation shows the form `zero` for 0 whatever CLDR says of the language (release notes of OS X 10.9).
    forms.hasOwnZero = true
    for member in plural.members {
      guard let category = PluralCategory(member.name) else {
        throw .invalid("'\(key)' has a form '\(member.name)', which is no plural category")
      }
      forms[category] = unit(try chosen(member.value))
    }
    return forms.isEmpty ? nil : forms
  }
}
