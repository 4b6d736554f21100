import BandDiagnostics
import BandSyntax

/// Something wrong with the text itself, whatever the grammar.
struct LexicalFault: Sendable {
  enum Kind: UInt8, Sendable {
    case unterminatedString, stringOverLines, unterminatedInterpolation, unterminatedComment, otherQuotes
    case invalidUTF8, controlCharacter, carriageReturn, unexpectedCharacter
    case singleAmpersand, singleBar, loosePercent
    case commentTooDeep, interpolationTooDeep
  }

  let kind: Kind
  let span: Span
}

extension LexicalFault {
  /// The message for the author.
  func diagnostic(_ bytes: UnsafeBufferPointer<UInt8>, _ file: FileID) -> Diagnostic {
    let place = Place(file: file, span: span)
    let atEnd = Place(file: file, span: Span(start: span.end, end: span.end))
    switch kind {
    case .unterminatedString:
      return Diagnostic(
        .unterminatedString, at: place, "the string has no closing '\"' on its line", label: "begins here",
        // Where it was to end is a guess: what stands behind it on the line may be code.
        fixes: [FixIt("add '\"' at the end of the line", edits: [TextEdit(at: atEnd, "\"")], isCertain: false)])
    case .stringOverLines:
      return Diagnostic(
        .unterminatedString, at: place, "a string ends on the line on which it begins", label: "begins here",
        notes: [DiagnosticNote(.help, "write '\\n' for a line break in it")])
    case .unterminatedInterpolation:
      return Diagnostic(
        .unterminatedString, at: place, "a '\\(' in the string has no closing ')' on its line", label: "begins here",
        notes: [DiagnosticNote(.help, "write ')' behind the value, and '\"' where the string ends")])
    case .unterminatedComment:
      return Diagnostic(
        .unterminatedComment, at: place, "the comment has no closing '*/'",
        notes: [DiagnosticNote(.help, "comments nest: each '/*' needs a '*/' of its own")])
    case .otherQuotes:
      return otherQuotes(bytes, place)
    case .invalidUTF8:
      return Diagnostic(
        .invalidUTF8, at: place, "byte " + hexadecimal(bytes[Int(span.start)]) + " is not UTF-8",
        notes: [DiagnosticNote(.help, "save the file in UTF-8")])
    case .controlCharacter:
      return Diagnostic(
        .controlCharacter, at: place,
        "control character " + hexadecimal(bytes[Int(span.start)]) + " can't stand in a source",
        fixes: [FixIt("remove it", edits: [TextEdit(at: place, "")], isCertain: false)])
    case .carriageReturn:
      return Diagnostic(
        .controlCharacter, at: place, "a carriage return without a line feed does not end a line",
        notes: [DiagnosticNote(.help, "save the file with line feeds, or with both")])
    case .unexpectedCharacter:
      return unexpectedCharacter(bytes, place)
    case .singleAmpersand:
      return Diagnostic(
        .syntaxError, at: place, "'&' is no operator; 'and' is written '&&'",
        fixes: [FixIt("write '&&'", edits: [TextEdit(at: place, "&&")], isCertain: true)])
    case .singleBar:
      return Diagnostic(
        .syntaxError, at: place, "'|' is no operator; 'or' is written '||'",
        fixes: [FixIt("write '||'", edits: [TextEdit(at: place, "||")], isCertain: true)])
    case .loosePercent:
      if isRemainder(bytes) {
        return Diagnostic(
          .syntaxError, at: place, "there is no remainder; '%' belongs to a percentage, as in '50%'",
          notes: [DiagnosticNote(.help, StaticString.evenNumbers.description)])
      }
      return Diagnostic(
        .syntaxError, at: place, "'%' stands right behind its number, as in '50%'")
    case .commentTooDeep:
      return Diagnostic(.nestingTooDeep, at: place, "comments are nested more than 256 levels deep")
    case .interpolationTooDeep:
      return Diagnostic(.nestingTooDeep, at: place, "strings are nested more than 256 levels deep")
    }
  }

  /// `'it\'s'` is `"it's"`: what the one quote needs before it the other doesn't, and the other way round.
  private func otherQuotes(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Place) -> Diagnostic {
    func edit(_ start: Int32, _ length: Int32, _ text: String) -> TextEdit {
      TextEdit(at: Place(file: place.file, span: Span(start: start, end: start + length)), text)
    }
    // A typographic quote has three bytes.
    let width: Int32 = bytes[Int(span.start)] < 0x80 ? 1 : 3
    var edits = [edit(span.start, width, "\"")]
    var isCertain = true
    var position = Int(span.start + width)
    let last = Int(span.end - width)
    while position < last {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), position + 1 < last {
        if width == 1, bytes[position + 1] == bytes[Int(span.start)] { edits.append(edit(Int32(position), 1, "")) }
        // A string in what is inserted has quotes of its own.
        if bytes[position + 1] == UInt8(ascii: "(") { isCertain = !bytes[position..<last].contains(UInt8(ascii: "\"")) }
        if !isCertain { break }
        position += 2
      } else {
        if byte == UInt8(ascii: "\"") { edits.append(edit(Int32(position), 0, "\\")) }
        position += 1
      }
    }
    edits.append(edit(span.end - width, width, "\""))
    return Diagnostic(
      .syntaxError, at: place, "a string stands in straight double quotes",
      fixes: isCertain ? [FixIt("write it in double quotes", edits: edits, isCertain: true)] : [])
  }

  /// Whether a `%` stands between two values.
  private func isRemainder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    func isOfWord(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
        || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
    var before = Int(span.start) - 1
    while before >= 0, isBlank(bytes[before]) { before -= 1 }
    var after = Int(span.end)
    while after < bytes.count, isBlank(bytes[after]) { after += 1 }
    guard before >= 0, after < bytes.count else { return false }
    let isValueBefore = isOfWord(bytes[before]) || bytes[before] == UInt8(ascii: ")")
    return isValueBefore && (isOfWord(bytes[after]) || bytes[after] == UInt8(ascii: "("))
  }

  private func unexpectedCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Place) -> Diagnostic {
    let text = String(decoding: bytes[span.range], as: UTF8.self)
    if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, let unseen = Unseen(scalar.value) {
      // It can't be shown: two marks that look alike would stand in the message.
      let (title, written) =
        switch unseen.meant {
        case .space: ("write a space", " ")
        case .lineBreak: ("write a line break", "\n")
        case .nothing: ("remove it", "")
        }
      return Diagnostic(
        .syntaxError, at: place,
        codePoint(scalar.value) + " (" + unseen.name + ") has no meaning here",
        fixes: [FixIt(title, edits: [TextEdit(at: place, written)], isCertain: unseen.meant == .space)])
    }
    var diagnostic = Diagnostic(.syntaxError, at: place, "'" + text + "' has no meaning here")
    if let meant = lookalike(of: text) {
      diagnostic.message += "; did you mean '" + meant + "'?"
      diagnostic.fixes = [FixIt("write '" + meant + "'", edits: [TextEdit(at: place, meant)], isCertain: false)]
    } else if bytes[Int(span.start)] >= 0x80 {
      diagnostic.notes = [
        DiagnosticNote(
          .help, "names are made of the letters a to z and A to Z, digits and '_'; other text stands in a string")
      ]
    }
    return diagnostic
  }
}

extension StaticString {
  /// What to write where a remainder would tell even numbers.
  static var evenNumbers: StaticString {
    "whether 'i' is even says 'round(i / 2) * 2 == i'; what a list's members differ in is a field of theirs"
  }
}

/// The character of the language that a typographic one stands for.
private func lookalike(of text: String) -> String? {
  let scalars = text.unicodeScalars
  guard let scalar = scalars.first, scalars.count == 1 else { return nil }
  switch scalar.value {
  case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: return "\""
  case 0x2010...0x2015, 0x2212: return "-"
  case 0xD7: return "*"
  case 0xF7: return "/"
  case 0x2026: return "..."
  case 0x2264: return "<="
  case 0x2265: return ">="
  case 0x2260: return "!="
  case 0xFF1A: return ":"
  case 0xFF1B: return ";"
  case 0xFF0C: return ","
  case 0xFF08: return "("
  case 0xFF09: return ")"
  default: return nil
  }
}

/// A character that leaves no mark of its own on the screen.
private struct Unseen {
  enum Meant { case space, lineBreak, nothing }

  /// What Unicode calls it, with its article.
  let name: String
  let meant: Meant

  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x85: (name, meant) = ("a next line", .lineBreak)
    case 0xA0: (name, meant) = ("a no-break space", .space)
    case 0xAD: (name, meant) = ("a soft hyphen", .nothing)
    case 0x2000...0x200A, 0x205F: (name, meant) = ("a typographic space", .space)
    case 0x200B: (name, meant) = ("a zero width space", .nothing)
    case 0x200C, 0x200D, 0x2060: (name, meant) = ("a joiner without width", .nothing)
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: (name, meant) = ("a mark of the writing direction", .nothing)
    case 0x2028: (name, meant) = ("a line separator", .lineBreak)
    case 0x2029: (name, meant) = ("a paragraph separator", .lineBreak)
    case 0x202F: (name, meant) = ("a narrow no-break space", .space)
    case 0x3000: (name, meant) = ("an ideographic space", .space)
    case 0xFE00...0xFE0F: (name, meant) = ("a variation selector", .nothing)
    case 0xFEFF: (name, meant) = ("a byte order mark", .nothing)
    default: return nil
    }
  }
}

/// A scalar as `U+00A0`.
private func codePoint(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// A byte as `0x1F`.
private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count == 1 ? "0x0" + digits : "0x" + digits
}
