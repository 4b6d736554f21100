import BandScreenModel
import BandSyntax

/// Reads Android's string resources, `res/values/strings.xml`.
///
/// `string`, `plurals` and `item type="string"` are read, arrays and everything else is not; of texts for several products those for `default`.
/// Source: Android Developers, "String resources", "More resource types"; "App resources overview", "How Android finds the best-matching resource".
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
  for (key, text) in file.texts {
    var text = text
    text.mayRefer = true
    text.isOfDefaults = language == nil
    table.add(text, key, in: own)
  }
  for key in file.untranslated { table.setUntranslated(key) }
  return table
}

/// What a resource file has said so far.
private struct AndroidFile {
  var texts: [(key: String, text: LocalizedText)] = []
  var untranslated: [String] = []
  var toolsLocale: LanguageTag?
  var isResources = false

  /// The names of the elements that are open.
  private var open: [String] = []
  private var key: String?
  /// Whether the element below the root that is open is a text, whatever its name.
  private var isText = false
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
      if isText && open.count > 1 || isIn("plurals") && open.count > 2 { content.add(bytes, isLiteral: isLiteral) }
    case .end:
      let name = open.popLast() ?? ""
      if open.count == 1, let key {
        if isText { texts.append((key, LocalizedText(content.finished))) }
        if name.utf8.elementsEqual("plurals".utf8), !forms.isEmpty { texts.append((key, LocalizedText(forms))) }
        self.key = nil
        isText = false
      } else if open.count == 2, isIn("plurals"), let quantity {
        forms[quantity] = content.finished
      }
    }
  }

  /// An element right below the root.
  private mutating func begin(_ name: String, _ attributes: [XMLAttribute]) {
    let type = name.utf8.elementsEqual("item".utf8) ? value("type", attributes) ?? "" : name
    isText = type.utf8.elementsEqual("string".utf8)
    key = nil
    guard isText || name.utf8.elementsEqual("plurals".utf8) else { return }
    let product = value("product", attributes) ?? ""
    key = product.isEmpty || product.utf8.elementsEqual("default".utf8) ? value("name", attributes) : nil
    forms = LocalizedText.Forms()
    content = AndroidText()
    if let key, let translatable = value("translatable", attributes), translatable.utf8.elementsEqual("false".utf8) {
      untranslated.append(key)
    }
  }

  private func isIn(_ name: String) -> Bool { open.count > 1 && open[1].utf8.elementsEqual(name.utf8) }

  private func value(_ name: String, _ attributes: [XMLAttribute]) -> String? {
    attributes.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

/// The text of a resource: white space collapsed but in quotes, escapes replaced.
private struct AndroidText {
  private var bytes: [UInt8] = []
  private var isQuoted = false
  private var isEscaped = false
  /// The value of the hexadecimal digits that follow `\u`, as far as they are read, and how many those are.
  private var unit: (value: UInt32, count: Int)?
  /// The first half of a surrogate pair, whose second half is awaited.
  private var high: UInt32?
  private var hasSpace = false

  mutating func add(_ text: ArraySlice<UInt8>, isLiteral: Bool) {
    for byte in text { add(byte, isLiteral: isLiteral) }
  }

  private mutating func add(_ byte: UInt8, isLiteral: Bool) {
    if let (value, count) = unit {
      guard let digit = hexadecimalValue(byte) else {
        unit = nil
        append(scalar: 0xFFFD)
        return
      }
      unit = count == 3 ? nil : (value << 4 | digit, count + 1)
      if count == 3 { append(unit: value << 4 | digit) }
      return
    }
    if isEscaped {
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"): append([0x0A])
      case UInt8(ascii: "t"): append([0x09])
      case UInt8(ascii: "u"): unit = (0, 0)
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

  /// Adds a UTF-16 unit, as Java's escapes are: two surrogates are one character, one alone is none.
  private mutating func append(unit: UInt32) {
    if unit >= 0xDC00, unit < 0xE000, !hasSpace, let first = high {
      high = nil
      append(scalar: 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))
    } else if unit >= 0xD800, unit < 0xDC00 {
      append([])
      addSpace()
      high = unit
    } else {
      append(scalar: unit)
    }
  }

  private mutating func append(scalar: UInt32) {
    append(Array(String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8))
  }

  private mutating func append(_ more: [UInt8]) {
    if high != nil { bytes += Array("\u{FFFD}".utf8) }
    high = nil
    if more.isEmpty { return }
    addSpace()
    bytes += more
  }

  private mutating func addSpace() {
    if hasSpace, !bytes.isEmpty { bytes.append(0x20) }
    hasSpace = false
  }

  /// The text as far as it was added.
  var finished: String {
    var whole = self
    whole.append([])
    return String(decoding: whole.bytes, as: UTF8.self)
  }
}

private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
