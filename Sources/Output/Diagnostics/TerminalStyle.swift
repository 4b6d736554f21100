import BandDiagnostics

/// What a stretch of a message is, for its colour on a terminal.
enum TerminalStyle {
  case plain
  case bold
  /// Line numbers and the lines beside the source.
  case gutter
  case error
  case warning
  case note
  case fix

  /// The sequence that turns it on (ECMA-48, "select graphic rendition"), with the basic colours that every theme defines.
  fileprivate var sequence: StaticString {
    switch self {
    case .plain: ""
    case .bold: "\u{1B}[1m"
    case .gutter: "\u{1B}[1;34m"
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;33m"
    case .note: "\u{1B}[1;36m"
    case .fix: "\u{1B}[1;32m"
    }
  }

  init(_ severity: Severity) { self = severity == .error ? .error : .warning }
}

/// Text for a terminal: bytes, with colour where it is asked for.
struct TerminalText {
  var bytes: [UInt8] = []
  let isColored: Bool

  /// Appends a text without anything that a terminal would obey.
  mutating func append(_ text: String, _ style: TerminalStyle = .plain) {
    begin(style)
    bytes.append(text.onOneLine)
    end(style)
  }

  mutating func append(_ text: StaticString, _ style: TerminalStyle = .plain) {
    begin(style)
    bytes.append(text)
    end(style)
  }

  mutating func append(_ character: UInt8, times count: Int, _ style: TerminalStyle = .plain) {
    if count <= 0 { return }
    begin(style)
    bytes.append(character, times: count)
    end(style)
  }

  mutating func newline() {
    // Lines that end in the gutter have no trailing blanks.
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func begin(_ style: TerminalStyle) {
    if isColored, style != .plain { bytes.append(style.sequence) }
  }

  private mutating func end(_ style: TerminalStyle) {
    if isColored, style != .plain { bytes.append("\u{1B}[0m" as StaticString) }
  }
}
