import BandSyntax

/// An attribute of an XML element.
struct XMLAttribute {
  var name: String
  var value: String
}

/// What an XML text holds, in order.
enum XMLEvent {
  case start(String, [XMLAttribute])
  /// Text between tags; `isLiteral` where it came from a reference, so that its characters mean nothing special.
  case text(ArraySlice<UInt8>, isLiteral: Bool)
  case end
}

/// Reads what resource files use of XML 1.0: elements, attributes, text, CDATA, comments, processing instructions, the five entities and
/// character references. There are no entities of one's own, so nothing can grow.
struct XMLReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// The names of the elements that are open.
  private var open: [ArraySlice<UInt8>] = []
  private var hasRoot = false
  /// An empty element's end is due.
  private var closesNext = false

  /// Elements inside one another at most.
  static let deepestNesting = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func fault(_ message: String) -> FormatFault { FormatFault(message, at: position, in: bytes) }

  /// The next event; nothing at the end of the text.
  mutating func next() throws(FormatFault) -> XMLEvent? {
    if closesNext {
      closesNext = false
      open.removeLast()
      return .end
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        if let event = try text() { return event }
      } else if starts("<!--") {
        try skip(past: "-->", "the comment doesn't end")
      } else if starts("<?") {
        try skip(past: "?>", "the processing instruction doesn't end")
      } else if starts("<![CDATA[") {
        let start = position + 9
        try skip(past: "]]>", "the CDATA section doesn't end")
        guard !open.isEmpty else { throw fault("text stands outside of the root") }
        return .text(bytes[start..<(position - 3)], isLiteral: false)
      } else if starts("<!") {
        throw fault("a document type is not read")
      } else if starts("</") {
        return try end()
      } else {
        return try start()
      }
    }
    if let name = open.last { throw fault("<\(String(decoding: name, as: UTF8.self))> doesn't end") }
    if !hasRoot { throw fault("there is no element") }
    return nil
  }

  private func starts(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.count - position >= text.count && bytes[position..<(position + text.count)].elementsEqual(text)
  }

  private mutating func skip(past text: StaticString, _ message: String) throws(FormatFault) {
    let start = position
    while position < bytes.count {
      if starts(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    position = start
    throw fault(message)
  }

  /// Text up to the next tag or reference, or what a reference stands for; nothing for white space outside of the root.
  private mutating func text() throws(FormatFault) -> XMLEvent? {
    let start = position
    if bytes[position] == UInt8(ascii: "&") {
      let value = try reference()
      guard !open.isEmpty else { throw fault("text stands outside of the root") }
      return .text(value[...], isLiteral: true)
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "&") {
      if open.isEmpty, !isSpace(bytes[position]) { throw fault("text stands outside of the root") }
      position += 1
    }
    return open.isEmpty ? nil : .text(bytes[start..<position], isLiteral: false)
  }

  private mutating func reference() throws(FormatFault) -> [UInt8] {
    let start = position + 1
    var end = start
    while end < bytes.count, end - start < 10, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { throw fault("a reference ends with ';'") }
    let name = bytes[start..<end]
    for (known, value) in [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'")]
    where name.elementsEqual(known.utf8) {
      position = end + 1
      return Array(value.utf8)
    }
    guard name.first == UInt8(ascii: "#") else {
      throw fault("there is no entity '\(String(decoding: name, as: UTF8.self))'")
    }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    // A sign is no digit here, though the conversion takes one.
    guard digits.utf8.first != UInt8(ascii: "+"), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), isCharacter(value)
    else {
      throw fault("'&\(String(decoding: name, as: UTF8.self));' is no character")
    }
    position = end + 1
    return Array(String(Character(scalar)).utf8)
  }

  /// Whether a document may hold a character. Source: XML 1.0, section 2.2.
  private func isCharacter(_ code: UInt32) -> Bool {
    code >= 0x20 ? code != 0xFFFE && code != 0xFFFF : code == 0x09 || code == 0x0A || code == 0x0D
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private mutating func skipSpace() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  /// A name: anything up to what can't be part of one.
  private mutating func name() throws(FormatFault) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !isSpace(bytes[position]), !"/>=<&\"'".utf8.contains(bytes[position]) {
      position += 1
    }
    if position == start { throw fault("a name is missing") }
    return bytes[start..<position]
  }

  private mutating func start() throws(FormatFault) -> XMLEvent {
    guard open.count < XMLReader.deepestNesting else { throw fault("the elements are nested too deep") }
    if open.isEmpty, hasRoot { throw fault("there is a second root") }
    position += 1
    let name = try name()
    var attributes: [XMLAttribute] = []
    while true {
      skipSpace()
      if starts("/>") {
        position += 2
        closesNext = true
        break
      }
      if starts(">") {
        position += 1
        break
      }
      guard position < bytes.count else { throw fault("a '>' is missing") }
      attributes.append(try attribute())
    }
    hasRoot = true
    open.append(name)
    return .start(String(decoding: name, as: UTF8.self), attributes)
  }

  private mutating func attribute() throws(FormatFault) -> XMLAttribute {
    let name = try name()
    skipSpace()
    guard starts("=") else { throw fault("a '=' is missing") }
    position += 1
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw fault("an attribute's value stands in quotes")
    }
    let quote = bytes[position]
    position += 1
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw fault("a '<' in an attribute's value is written '&lt;'") }
      if bytes[position] == UInt8(ascii: "&") {
        value += try reference()
      } else {
        value.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else { throw fault("the closing quote is missing") }
    position += 1
    return XMLAttribute(name: String(decoding: name, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
  }

  private mutating func end() throws(FormatFault) -> XMLEvent {
    let start = position
    position += 2
    let name = try name()
    skipSpace()
    guard starts(">") else { throw fault("a '>' is missing") }
    guard let last = open.last, last.elementsEqual(name) else {
      position = start
      let found = String(decoding: name, as: UTF8.self)
      guard let last = open.last else { throw fault("</\(found)> ends nothing") }
      throw fault("</\(found)> stands where </\(String(decoding: last, as: UTF8.self))> is due")
    }
    position += 1
    open.removeLast()
    return .end
  }
}
