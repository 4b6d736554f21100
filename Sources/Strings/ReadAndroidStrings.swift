import BandScreenModel
import BandSyntax

/// Reads Android's string resources, `res/values/strings.xml`.
///
/// `string` and `plurals` are read, arrays and everything else is not. Source: Android Developers, "String resources".
///
/// - Parameter language: of the folder's name; nothing for `values`, whose language the file may name as `tools:locale`, and is English else.
func readAndroidStrings(_ bytes: [UInt8], _ language: LanguageTag?) throws(StringsFault) -> StringTable {
  var reader = XMLReader(bytes)
  var table = StringTable()
  var file = AndroidFile(language: language)
  do throws(FormatFault) {
    while let event = try reader.next() { try file.take(event, reader) }
  } catch {
    throw .malformed(error)
  }
  guard file.isResources else { throw .invalid("its root is not <resources>") }
  let own = language ?? file.toolsLocale ?? LanguageTag("en") ?? .none
  if language == nil { table.setSource(own) }
  for (key, text) in file.texts { table.add(file.resolved(text), key, in: own) }
  for key in file.untranslated { table.setUntranslated(key) }
  return table
}

/// What a resource file has said so far.
private struct AndroidFile {
  var texts: [(key: String, text: LocalizedText)] = []
  var untranslated: [String] = []
  var toolsLocale: LanguageTag?
  var isResources = false
  private var indexOf: [String: Int] = [:]

  /// The names of the elements that are open.
  private var open: [String] = []
  private var key: String?
  private var quantity: PluralCategory?
  private var forms = LocalizedText.Forms()
  private var content = AndroidText()

  init(language: LanguageTag?) {}

  mutating func take(_ event: XMLEvent, _ reader: XMLReader) throws(FormatFault) {
    switch event {
    case .start(let name, let attributes):
      if open.isEmpty {
        isResources = name.utf8.elementsEqual("resources".utf8)
        toolsLocale = value("tools:locale", attributes).flatMap { LanguageTag($0) }
      } else if open.count == 1 {
        begin(name, attributes)
      } else if open.count == 2, isIn("plurals"), name.utf8.elementsEqual("item".utf8) {
        quantity = value("quantity", attributes).flatMap { PluralCategory($0) }
        content = AndroidText()
      }
      open.append(name)
    case .text(let bytes, let isLiteral):
      if isIn("string") || isIn("plurals") && open.count > 2 { content.add(bytes, isLiteral: isLiteral) }
    case .end:
      let name = open.popLast() ?? ""
      if open.count == 1, let key {
        if name.utf8.elementsEqual("string".utf8) { add(LocalizedText(content.finished), key) }
        if name.utf8.elementsEqual("plurals".utf8), !forms.isEmpty { add(LocalizedText(forms), key) }
        self.key = nil
      } else if open.count == 2, isIn("plurals"), let quantity {
        forms[quantity] = content.finished
      }
    }
  }

  /// An element right below the root.
  private mutating func begin(_ name: String, _ attributes: [XMLAttribute]) {
    guard name.utf8.elementsEqual("string".utf8) || name.utf8.elementsEqual("plurals".utf8) else { return }
    key = value("name", attributes)
    forms = LocalizedText.Forms()
    content = AndroidText()
    if let key, let translatable = value("translatable", attributes), translatable.utf8.elementsEqual("false".utf8) {
      untranslated.append(key)
    }
  }

  private mutating func add(_ text: LocalizedText, _ key: String) {
    indexOf[key] = texts.count
    texts.append((key, text))
  }

  private func isIn(_ name: String) -> Bool { open.count > 1 && open[1].utf8.elementsEqual(name.utf8) }

  private func value(_ name: String, _ attributes: [XMLAttribute]) -> String? {
    attributes.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// A text, or where it is `@string/other` the other one of the same file.
  func resolved(_ text: LocalizedText) -> LocalizedText {
    var text = text
    // Eight steps, so that a circle ends.
    for _ in 0..<8 {
      let bytes = Array(text.plain.utf8)
      let mark = Array("@string/".utf8)
      guard bytes.starts(with: mark),
        let index = indexOf[String(decoding: bytes[mark.count...], as: UTF8.self)]
      else { break }
      text = texts[index].text
    }
    return text
  }
}

/// The text of a resource: white space collapsed but in quotes, escapes replaced.
private struct AndroidText {
  private var bytes: [UInt8] = []
  private var isQuoted = false
  private var isEscaped = false
  /// Hexadecimal digits that follow `\u`, as far as they are read.
  private var digits: [UInt8]?
  private var hasSpace = false

  mutating func add(_ text: ArraySlice<UInt8>, isLiteral: Bool) {
    for byte in text { add(byte, isLiteral: isLiteral) }
  }

  private mutating func add(_ byte: UInt8, isLiteral: Bool) {
    if var known = digits {
      known.append(byte)
      digits = known
      if known.count == 4 {
        let value = UInt32(String(decoding: known, as: UTF8.self), radix: 16) ?? 0xFFFD
        append(Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8))
        digits = nil
      }
      return
    }
    if isEscaped {
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"): append([0x0A])
      case UInt8(ascii: "t"): append([0x09])
      case UInt8(ascii: "u"): digits = []
      default: append([byte])
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "\"") where !isLiteral: isQuoted.toggle()
    case 0x20, 0x09, 0x0A, 0x0D:
      if isQuoted { append([byte]) } else { hasSpace = true }
    default: append([byte])
    }
  }

  private mutating func append(_ more: [UInt8]) {
    if hasSpace, !bytes.isEmpty { bytes.append(0x20) }
    hasSpace = false
    bytes += more
  }

  var finished: String { String(decoding: bytes, as: UTF8.self) }
}
