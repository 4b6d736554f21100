import BandDiagnostics
import BandOutput
import BandSyntax
import BandTestSupport
import Testing

/// The text of a diagnostic on the first place where `marked` stands in `source`.
func rendered(
  _ source: String, marked: String, message: String = "this is wrong", label: String = "", width: Int? = nil,
  isColored: Bool = false, notes: [DiagnosticNote] = [], fixes: [FixIt] = []
) -> String {
  let text = SourceText(name: "test.band", source)
  let diagnostic = Diagnostic(
    RuleName("some_rule"), at: Place(file: FileID(0), span: span(of: marked, in: source)), message, label: label,
    notes: notes, fixes: fixes)
  var writer = DiagnosticTextWriter(DiagnosticTextOptions(width: width, isColored: isColored))
  var bytes: [UInt8] = []
  writer.append(diagnostic, in: [text], to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Where a text stands for the first time in another.
func span(of marked: String, in source: String) -> Span {
  let bytes = Array(source.utf8)
  let wanted = Array(marked.utf8)
  for start in 0...max(0, bytes.count - wanted.count) where Array(bytes[start..<start + wanted.count]) == wanted {
    return Span(start..<start + wanted.count)
  }
  Issue.record("'\(marked)' is not in the source")
  return .empty
}

@Suite struct DiagnosticTextTests {
  @Test func aMessageLooksAsTheDesignShowsIt() {
    let source = String(repeating: "\n", count: 11) + "    bottom: screen.bottom - 8\n"
    let text = SourceText(name: "terms.band", source)
    let diagnostic = Diagnostic(
      RuleName("tappable_in_band"), at: Place(file: FileID(0), span: span(of: "screen.bottom - 8", in: source)),
      "'agree' rests in the home-indicator band", label: "from the glass, not from the safe area",
      notes: [
        DiagnosticNote(
          .fact, "iPhone 16 Pro, portrait: 26 of its 50 pt lie in the band (34 pt); the swipe home wins there")
      ],
      fixes: [
        FixIt(
          "bottom: safe.bottom - 8", edits: [], isCertain: true, explanation: "26 is the least lift; this keeps your 8")
      ])
    var writer = DiagnosticTextWriter(DiagnosticTextOptions(isExplained: { _ in true }))
    var bytes: [UInt8] = []
    writer.append(diagnostic, in: [text], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        error[tappable_in_band]: 'agree' rests in the home-indicator band
          --> terms.band:12:13
           |
        12 |     bottom: screen.bottom - 8
           |             ^^^^^^^^^^^^^^^^^ from the glass, not from the safe area
           |
           = iPhone 16 Pro, portrait: 26 of its 50 pt lie in the band (34 pt); the swipe home wins there
           = fix: bottom: safe.bottom - 8        (26 is the least lift; this keeps your 8; `bandc fix` writes it)
           = more: bandc explain tappable_in_band

        """)
  }

  @Test func tabsAreSpreadAndCaretsFollow() {
    #expect(
      rendered("\tx:\tbad;", marked: "bad") == """
        error[some_rule]: this is wrong
         --> test.band:1:5
          |
        1 |     x:    bad;
          |           ^^^

        """)
  }

  @Test func wideCharactersTakeTwoColumnsAndCombiningOnesNone() {
    // 日本 is four columns wide; the e carries a combining acute accent (U+0301).
    #expect(
      rendered("a(\"日本\", e\u{301}) bad", marked: "bad") == """
        error[some_rule]: this is wrong
         --> test.band:1:13
          |
        1 | a("日本", e\u{301}) bad
          |              ^^^

        """)
    #expect(rendered("x 日本 y", marked: "日本").contains("\n  |   ^^^^\n"))
  }

  @Test func whatATerminalWouldObeyIsShownAsAPicture() {
    let text = rendered("a \u{1B}[2J\u{202E} bad\r\n", marked: "bad", message: "no \u{1B}]0;x\u{07} here\nthere")
    #expect(text.contains("1 | a \u{241B}[2J\u{FFFD} bad\n"))
    #expect(text.contains("  |         ^^^\n"))
    #expect(text.hasPrefix("error[some_rule]: no \u{241B}]0;x\u{2407} here there\n"))
    #expect(!text.utf8.contains(0x1B))
  }

  @Test func bytesThatAreNotUTF8TakeOneColumnEach() {
    var bytes = Array("ab ".utf8) + [0xFF, 0xC3, 0x28] + Array(" bad".utf8)
    bytes.append(0xE2)
    let source = SourceText(name: "test.band", bytes: bytes)
    var writer = DiagnosticTextWriter()
    var output: [UInt8] = []
    let place = Place(file: FileID(0), span: Span(start: 7, end: 10))
    writer.append(Diagnostic(RuleName("r"), at: place, "m"), in: [source], to: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("1 | ab \u{FFFD}\u{FFFD}( bad\u{FFFD}\n  |        ^^^\n"))
  }

  @Test func anEmptySpanAtTheEndHasOneCaret() {
    let source = SourceText(name: "test.band", "let a = 1\n")
    for (offset, expected) in [(9, "1 | let a = 1\n  |          ^\n"), (10, "2 |\n  | ^\n"), (99, "2 |\n  | ^\n")] {
      var writer = DiagnosticTextWriter()
      var output: [UInt8] = []
      let place = Place(file: FileID(0), span: Span(start: Int32(offset), end: Int32(offset)))
      writer.append(Diagnostic(RuleName("r"), at: place, "m"), in: [source], to: &output)
      #expect(String(decoding: output, as: UTF8.self).hasSuffix(expected), "at \(offset)")
    }
  }

  @Test func aSpanOverSeveralLinesHasALineAtItsSide() {
    let source = """
      screen A {
        row {
          one
        }
      }
      """
    #expect(
      rendered(source, marked: "row {\n    one\n  }", label: "here") == """
        error[some_rule]: this is wrong
         --> test.band:2:3
          |
        2 | /   row {
        3 | |     one
        4 | |   }
          | |___^ here

        """)
    #expect(
      rendered(source, marked: "A {\n  row", label: "here") == """
        error[some_rule]: this is wrong
         --> test.band:1:8
          |
        1 |   screen A {
          |  ________^
        2 | |   row {
          | |_____^ here

        """)
  }

  @Test func theMiddleOfALongSpanIsLeftOut() {
    let lines = (1...30).map { "line \($0)" }
    #expect(
      rendered(lines.joined(separator: "\n"), marked: lines[4...23].joined(separator: "\n") + "\n") == """
        error[some_rule]: this is wrong
          --> test.band:5:1
           |
         5 | / line 5
         6 | | line 6
         7 | | line 7
        ...  |
        23 | | line 23
        24 | | line 24
           | |_______^

        """)
  }

  @Test func aLongLineIsCutAroundTheSpan() {
    let source = String(repeating: "a", count: 300) + " bad " + String(repeating: "b", count: 300)
    #expect(
      rendered(source, marked: "bad", width: 44) == """
        error[some_rule]: this is wrong
         --> test.band:1:302
          |
        1 | …aaaaaaaaaaa bad bbbbbbbbbbbbbbbbbbbbbb…
          |              ^^^

        """)
    // A wide character at the cut is left out whole, and the carets still stand under the span.
    let wide = rendered(String(repeating: "日", count: 300) + " bad", marked: "bad", width: 44)
    let shown = wide.split(separator: "\n")[3...4].map { String($0) }
    #expect(shown[0].hasSuffix("日 bad"))
    let columns = 4 + 1 + (shown[0].contains("… ") ? 1 : 0) + 2 * shown[0].filter { $0 == "日" }.count + 1
    #expect(shown[1] == "  |" + String(repeating: " ", count: columns - 3) + "^^^")
  }

  @Test func aSpanLongerThanTheTerminalShowsItsBeginning() {
    let text = rendered(
      "x = " + String(repeating: "a", count: 300), marked: String(repeating: "a", count: 300), width: 40)
    for line in text.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
    #expect(text.contains("1 | x = aaaa"))
    #expect(text.contains("  |     ^^^^"))
  }

  @Test func notesAndLabelsWrapAtTheTerminalsWidth() {
    let text = rendered(
      "        bad", marked: "bad", label: "one two three four five six seven eight nine ten", width: 40,
      notes: [
        DiagnosticNote(.fact, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda"),
        DiagnosticNote(.help, "write this and that and something else instead"),
      ])
    #expect(
      text == """
        error[some_rule]: this is wrong
         --> test.band:1:9
          |
        1 |         bad
          |         ^^^
          | one two three four five six seven
          | eight nine ten
          |
          = alpha beta gamma delta epsilon zeta
            eta theta iota kappa lambda
          = help: write this and that and
                  something else instead

        """)
  }

  @Test func aRelatedPlaceHasItsOwnSnippet() {
    let source = "let a = 1\nlet a = 2\n"
    let first = Place(file: FileID(0), span: Span(start: 4, end: 5))
    let text = SourceText(name: "test.band", source)
    var writer = DiagnosticTextWriter()
    var bytes: [UInt8] = []
    let diagnostic = Diagnostic(
      RuleName("name_clash"), .warning, at: Place(file: FileID(0), span: Span(start: 14, end: 15)),
      "'a' is set twice", notes: [DiagnosticNote(.related, "first set here", at: first)])
    writer.append(diagnostic, in: [text], to: &bytes)
    writer.append(diagnostic, in: [], to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        warning[name_clash]: 'a' is set twice
         --> test.band:2:5
          |
        2 | let a = 2
          |     ^
        note: first set here
         --> test.band:1:5
          |
        1 | let a = 1
          |     ^

        warning[name_clash]: 'a' is set twice
        note: first set here

        """)
  }

  @Test func colourChangesNothingButColour() {
    let notes = [DiagnosticNote(.fact, "a fact")]
    let plain = rendered("  bad", marked: "bad", label: "x", notes: notes)
    let colored = rendered("  bad", marked: "bad", label: "x", isColored: true, notes: notes)
    #expect(colored.contains("\u{1B}[1;31merror[some_rule]\u{1B}[0m"))
    var stripped = ""
    var isInSequence = false
    for scalar in colored.unicodeScalars {
      if scalar == "\u{1B}" { isInSequence = true }
      if !isInSequence { stripped.unicodeScalars.append(scalar) }
      if isInSequence, scalar == "m" { isInSequence = false }
    }
    #expect(stripped == plain)
  }
}
