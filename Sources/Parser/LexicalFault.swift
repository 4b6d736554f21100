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
      // A typographic quote has three bytes.
      let width: Int32 = bytes[Int(span.start)] < 0x80 ? 1 : 3
      let edits = [
        TextEdit(at: Place(file: file, span: Span(start: span.start, end: span.start + width)), "\""),
        TextEdit(at: Place(file: file, span: Span(start: span.end - width, end: span.end)), "\""),
      ]
      return Diagnostic(
        .syntaxError, at: place, "a string stands in straight double quotes",
        fixes: [FixIt("write it in double quotes", edits: edits, isCertain: true)])
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
      return Diagnostic(
        .syntaxError, at: place, "'%' stands right behind its number, as in '50%'")
    case .commentTooDeep:
      return Diagnostic(.nestingTooDeep, at: place, "comments are nested more than 256 levels deep")
    case .interpolationTooDeep:
      return Diagnostic(.nestingTooDeep, at: place, "strings are nested more than 256 levels deep")
    }
  }

  private func unexpectedCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Place) -> Diagnostic {
    let text = String(decoding: bytes[span.range], as: UTF8.self)
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
  case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: return " "
  default: return nil
  }
}

/// A byte as `0x1F`.
private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count == 1 ? "0x0" + digits : "0x" + digits
}
