import BandScreenModel
import BandSyntax

/// Reads an Apple string catalogue, `Localizable.xcstrings`.
///
/// A key without a text in the source language is that text itself. Texts that are still `new` in a language are missing there. Of texts
/// that vary by device those for phones are taken.
func readCatalogue(_ value: JSONValue) throws(StringsFault) -> StringTable {
  guard let name = value["sourceLanguage"]?.string, let source = LanguageTag(name) else {
    throw .invalid("a string catalogue names its \"sourceLanguage\"")
  }
  guard case .object(let strings)? = value["strings"] else { throw .invalid("a string catalogue has \"strings\"") }
  var table = StringTable()
  table.setSource(source)
  for entry in strings {
    var hasSource = false
    for localization in entry.value["localizations"]?.members ?? [] {
      guard let language = LanguageTag(localization.name) else {
        throw .invalid("'\(localization.name)' in \"localizations\" of '\(entry.name)' is no language")
      }
      guard let text = text(localization.value) else { continue }
      table.add(text, entry.name, in: language)
      if language == source { hasSource = true }
    }
    if !hasSource { table.add(LocalizedText(entry.name), entry.name, in: source) }
    if case .bool(false)? = entry.value["shouldTranslate"] { table.setUntranslated(entry.name) }
  }
  return table
}

/// The text of one localization; nothing where it has none yet.
private func text(_ value: JSONValue) -> LocalizedText? {
  if let forms = forms(value["variations"]?["plural"]) { return LocalizedText(forms) }
  if let devices = value["variations"]?["device"] {
    guard let chosen = devices["iphone"] ?? devices["other"] ?? devices.members.first?.value else { return nil }
    return text(chosen)
  }
  guard let plain = unit(value) else { return nil }
  var substitutions: [LocalizedText.Substitution] = []
  for member in value["substitutions"]?.members ?? [] {
    guard let forms = forms(member.value["variations"]?["plural"]) else { continue }
    substitutions.append(
      LocalizedText.Substitution(
        name: member.name, argument: member.value["argNum"]?.number.flatMap { Int(exactly: $0) }, forms: forms))
  }
  return LocalizedText(plain, substitutions: substitutions)
}

private func unit(_ value: JSONValue) -> String? {
  guard let unit = value["stringUnit"] else { return nil }
  if let state = unit["state"]?.string, state.utf8.elementsEqual("new".utf8) { return nil }
  return unit["value"]?.string
}

private func forms(_ value: JSONValue?) -> LocalizedText.Forms? {
  guard let value else { return nil }
  var forms = LocalizedText.Forms()
  for member in value.members {
    if let category = PluralCategory(member.name) { forms[category] = unit(member.value) }
  }
  return forms.isEmpty ? nil : forms
}
