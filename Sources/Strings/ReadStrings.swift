import BandScreenModel
import BandSyntax

/// Why a file can't be used as a table of strings.
public enum StringsFault: Error, Hashable, Sendable {
  /// The file is not well formed.
  case malformed(FormatFault)
  /// It is well formed and no such table; what is wrong with it.
  case invalid(String)
  /// It is a text in another encoding than UTF-8: `UTF-16`.
  case encoding(String)
  /// Its name says neither of the formats that are read.
  case unknownFormat

  /// What to tell the author: lower case, no final period.
  public var message: String {
    switch self {
    case .malformed(let fault): "line \(fault.line), column \(fault.column): \(fault.message)"
    case .invalid(let message): message
    case .encoding(let name): "the file is \(name); save it in UTF-8"
    case .unknownFormat: "tables of strings are .xcstrings, .json or Android's .xml"
    }
  }
}

/// Reads a table of strings: an Apple string catalogue, JSON, or Android's resources, as the end of its name says.
///
/// - Parameter path: with `/` between names; the language may stand in it, as `ar.json` or `values-ar/strings.xml`.
public func readStrings(_ bytes: [UInt8], named path: String) throws(StringsFault) -> StringTable {
  let name = StringsPath(path)
  if name.format != nil, let encoding = wideEncoding(of: bytes) { throw .encoding(encoding) }
  if name.format != nil, let offset = firstByteNotUTF8(bytes) {
    throw .malformed(FormatFault("a byte that is not UTF-8; save the file in UTF-8", at: offset, in: bytes))
  }
  switch name.format {
  case .catalogue: return try readCatalogue(try json(bytes))
  case .json: return try readJSONStrings(try json(bytes), name.language)
  case .android: return try readAndroidStrings(bytes, name.language)
  case nil: throw .unknownFormat
  }
}

private func json(_ bytes: [UInt8]) throws(StringsFault) -> JSONValue {
  do throws(FormatFault) {
    return try JSONValue(reading: bytes)
  } catch {
    throw .malformed(error)
  }
}

/// What the path of a table of strings says.
public struct StringsPath: Sendable {
  public enum Format: Sendable {
    case catalogue, json, android
  }

  public let format: Format?
  /// The language that the name gives; nothing where the file itself says it, or where it is the source's.
  public let language: LanguageTag?
  private let parts: [String]

  public init(_ path: String) {
    parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    let name = parts.last ?? ""
    let stem = StringsPath.stem(of: name)
    if name.utf8.count > stem.utf8.count, let format = StringsPath.format(of: name) {
      self.format = format
      switch format {
      case .catalogue: language = nil
      case .json: language = StringsPath.language(ofStem: stem)
      case .android: language = parts.count > 1 ? StringsPath.language(ofFolder: parts[parts.count - 2]) : nil
      }
    } else {
      format = nil
      language = nil
    }
  }

  /// The folder whose names tell in which other languages the same table exists; nothing where there can be none.
  public var folderOfOthers: String? {
    switch format {
    case .android: parts.count > 1 && isDefaultFolder ? joined(parts.dropLast(2)) : nil
    case .json: language == nil ? nil : joined(parts.dropLast())
    case .catalogue, nil: nil
    }
  }

  /// The path of the same table in another language, if a name in `folderOfOthers` is that of one.
  public func other(named name: String) -> String? {
    switch format {
    case .android:
      guard StringsPath.language(ofFolder: name) != nil, let file = parts.last else { return nil }
      return joined(Array(parts.dropLast(2)) + [name, file])
    case .json:
      let stem = StringsPath.stem(of: name)
      guard StringsPath.format(of: name) == .json, name.utf8.count > stem.utf8.count,
        let other = StringsPath.language(ofStem: stem), other != language,
        StringsPath.base(ofStem: stem).utf8.elementsEqual(
          StringsPath.base(ofStem: StringsPath.stem(of: parts.last ?? "")).utf8)
      else { return nil }
      return joined(Array(parts.dropLast()) + [name])
    case .catalogue, nil: return nil
    }
  }

  private var isDefaultFolder: Bool { parts[parts.count - 2].utf8.elementsEqual("values".utf8) }

  private func joined(_ parts: some Sequence<String>) -> String {
    var path = ""
    for part in parts { path += path.isEmpty ? part : "/" + part }
    return path
  }

  private static func format(of name: String) -> Format? {
    let bytes = Array(name.utf8)
    func ends(_ suffix: String) -> Bool {
      let suffix = Array(suffix.utf8)
      return bytes.count > suffix.count && bytes[(bytes.count - suffix.count)...].elementsEqual(suffix)
    }
    if ends(".xcstrings") { return .catalogue }
    if ends(".json") { return .json }
    return ends(".xml") ? .android : nil
  }

  /// A file's name without what follows its last point.
  private static func stem(of name: String) -> String {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(decoding: name.utf8[..<point], as: UTF8.self)
  }

  /// `ar`, `strings.ar`, `app_ar`, `app-pt-BR`: the language at the end of a name.
  private static func language(ofStem stem: String) -> LanguageTag? {
    split(stem).language
  }

  /// What is before the language.
  private static func base(ofStem stem: String) -> String { split(stem).base }

  private static func split(_ stem: String) -> (base: String, language: LanguageTag?) {
    if let tag = language(stem) { return ("", tag) }
    let bytes = Array(stem.utf8)
    for index in bytes.indices
    where [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(bytes[index]) && index > 0 {
      if let tag = language(String(decoding: bytes[(index + 1)...], as: UTF8.self)) {
        return (String(decoding: bytes[...index], as: UTF8.self), tag)
      }
    }
    return (stem, nil)
  }

  /// A tag as files are named after it: language, script, region. Not every word of three letters is one, as in `app.json` and `app_en.json`.
  private static func language(_ text: String) -> LanguageTag? {
    guard let tag = LanguageTag(text), tag != .pseudo, tag.text.utf8.count == text.utf8.count else { return nil }
    if tag.language.utf8.count == 2 { return tag }
    let known =
      "ast bho ceb chr ckb doi dsb fil fur gsw haw hsb kab kok lij mai mni nds sah sat scn smn sms szl vec yue"
    return known.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(tag.language.utf8) } ? tag : nil
  }

  /// `values-ar`, `values-pt-rBR`, `values-b+sr+Latn`.
  ///
  /// Source: Android Developers, "App resources overview", table 2.
  private static func language(ofFolder folder: String) -> LanguageTag? {
    let parts = folder.utf8.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count >= 2, parts[0].utf8.elementsEqual("values".utf8) else { return nil }
    let first = Array(parts[1].utf8)
    if first.starts(with: "b+".utf8) {
      return LanguageTag(
        String(decoding: first.dropFirst(2).map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 }, as: UTF8.self))
    }
    // `values-land` and `values-v21` are no languages, and `car` is a mode, not the language Carib.
    guard first.count == 2 || first.count == 3, !first.elementsEqual("car".utf8),
      first.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
    else { return nil }
    if parts.count > 2, parts[2].utf8.count == 3, parts[2].utf8.first == UInt8(ascii: "r") {
      return LanguageTag(parts[1] + "-" + String(decoding: parts[2].utf8.dropFirst(), as: UTF8.self))
    }
    return LanguageTag(parts[1])
  }
}
