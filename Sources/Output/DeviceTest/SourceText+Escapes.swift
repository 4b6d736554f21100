/// A text as a string literal of Swift, quotes included.
///
/// Source: The Swift Programming Language, "Lexical Structure", string literals.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\":
      literal += "\\"
      literal.unicodeScalars.append(scalar)
    default:
      if scalar.isInvisible {
        literal += "\\u{\(hexadecimal(scalar.value, digits: 1))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

/// A text as a string literal of Kotlin, quotes included.
///
/// Source: Kotlin language specification, "String literals"; `\u` takes four digits, and `$` would begin a template.
func kotlinLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\", "$":
      literal += "\\"
      literal.unicodeScalars.append(scalar)
    default:
      if scalar.isInvisible {
        for unit in String(scalar).utf16 { literal += "\\u" + hexadecimal(UInt32(unit), digits: 4) }
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

/// A text as Markdown that means nothing but itself, on one line, in a heading or in a cell of a table.
///
/// Source: CommonMark 0.31, "Backslash escapes"; GitHub Flavored Markdown, "Tables" and "Autolinks".
func markdownText(_ text: String) -> String {
  var escaped = ""
  for scalar in oneLine(text).unicodeScalars {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "!", ":", "#":
      escaped += "\\"
    default: break
    }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}

/// A text for a comment that ends with its line: what ends a line, and what can't be seen, becomes a space.
func oneLine(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    if scalar.isInvisible { line += " " } else { line.unicodeScalars.append(scalar) }
  }
  return line
}

extension Unicode.Scalar {
  /// Whether it ends a line, controls the terminal, or turns the order in which a reader sees the source.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks and overrides of direction, separators of lines and paragraphs, the byte-order mark.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x061C, 0xFEFF: true
    // Tags, which no font shows.
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  var text: [UInt8] = []
  var rest = value
  while rest > 0 || text.count < digits {
    let digit = UInt8(rest % 16)
    text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    rest /= 16
  }
  return String(decoding: text.reversed(), as: UTF8.self)
}

/// Names that are declared once each: a name that is taken gets a number.
struct UniqueNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

/// A path as a part of an identifier: `page.item[0]` is `PageItem0`. Two paths may give the same.
func identifierPart(_ path: String) -> String {
  var part: [UInt8] = []
  var isFirst = true
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      part.append(isFirst ? byte - 32 : byte)
      isFirst = false
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      part.append(byte)
      isFirst = false
    default: isFirst = true
    }
  }
  return String(decoding: part, as: UTF8.self)
}
