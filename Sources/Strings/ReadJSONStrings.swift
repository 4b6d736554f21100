import BandScreenModel
import BandSyntax

/// Reads a table of strings in JSON.
///
/// In a file that is named after its language the members are keys and texts; in any other they are languages, each with its
/// keys and texts. An object is a group, whose name and a point stand before its keys, or, where its members are plural categories,
/// `other` among them, the forms of one text.
///
/// - Parameter language: of the file's name.
func readJSONStrings(_ value: JSONValue, _ language: LanguageTag?) throws(StringsFault) -> StringTable {
  guard case .object(let members) = value else { throw .invalid("a table of strings is an object") }
  var table = StringTable()
  if let language {
    table.setSource(language)
    try add(members, "", language, &table)
    return table
  }
  for member in members {
    guard case .object(let texts) = member.value, let language = LanguageTag(member.name), language != .pseudo else {
      throw .invalid(
        "'\(member.name)' is no language with its texts; name the file after its language, as 'en.json', or put the texts under \"en\""
      )
    }
    table.setSource(language)
    try add(texts, "", language, &table)
  }
  return table
}

private func add(
  _ members: [JSONMember], _ prefix: String, _ language: LanguageTag, _ table: inout StringTable
) throws(StringsFault) {
  for member in members {
    let key = prefix + member.name
    switch member.value {
    case .string(let text): table.add(LocalizedText(text), key, in: language)
    case .object(let inner):
      if let forms = forms(inner) {
        table.add(LocalizedText(forms), key, in: language)
      } else {
        try add(inner, key + ".", language, &table)
      }
    case .null: break
    case .bool, .number, .array: throw .invalid("'\(key)' is neither a text nor a group of texts")
    }
  }
}

/// The plural forms that an object is; nothing where it is a group of texts.
private func forms(_ members: [JSONMember]) -> LocalizedText.Forms? {
  var forms = LocalizedText.Forms()
  for member in members {
    guard let category = PluralCategory(member.name), case .string(let text) = member.value else { return nil }
    forms[category] = text
  }
  return forms[.other] == nil ? nil : forms
}
