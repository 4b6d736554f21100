import BandDiagnostics
import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// What the certain fixes of the parser write.
@Suite struct FixTextTests {
  /// A text after the certain fixes of its faults; each changes places of its own.
  private func fixed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var edits: [TextEdit] = []
    for diagnostic in diagnose(SourceText(name: "test.band", text)) {
      if let fix = diagnostic.fixes.first, fix.isCertain { edits += fix.edits }
    }
    for edit in edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
      bytes.replaceSubrange(edit.place.span.range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatAnotherLanguageWritesBecomesWhatIsMeant() {
    for (before, after) in [
      ("column { background-color: #FFF }", "column { background: #FFF }"),
      ("column { padding-top: 8; border-radius: 4 }", "column { padding.top: 8; radius: 4 }"),
      ("column { row-gap: 8; min-height: 4 }", "column { gap.row: 8; minHeight: 4 }"),
      ("column { for i in 0..<5 { spacer } }", "column { for i in 0...4 { spacer } }"),
      ("column { for i in 0..<m.count { spacer } }", "column { for i in 0...m.count - 1 { spacer } }"),
      ("column { for i in 0..<n * 2 { spacer } }", "column { for i in 0...n * 2 - 1 { spacer } }"),
      ("column { for i in 0..<2 * n { spacer } }", "column { for i in 0...2 * n - 1 { spacer } }"),
      (
        "column { for i in 0..<(landscape ? 3 : 4) * 2 { spacer } }",
        "column { for i in 0...(landscape ? 3 : 4) * 2 - 1 { spacer } }"
      ),
      ("column { gap: if landscape { 3 } else { 4 } }", "column { gap: landscape ? 3 : 4 }"),
      (
        "column { gap: if a ? b : c { 3 } else { n + 1 }; reverse: true }",
        "column { gap: (a ? b : c) ? 3 : n + 1; reverse: true }"
      ),
      ("column { for i in 1..5 { spacer } }", "column { for i in 1...5 { spacer } }"),
      ("box @tappable { height: 50 }", "@tappable box { height: 50 }"),
      ("box a @scroll(vertical) { height: 50 }", "@scroll(vertical) box a { height: 50 }"),
      ("box \"agree\" { height: 50 }", "box agree { height: 50 }"),
      ("text(\"x\") title { style: body }", "text title(\"x\") { style: body }"),
    ] {
      #expect(fixed("screen A { \(before) }") == "screen A { \(after) }")
    }
  }

  @Test func whatIsOnlyGuessedStaysAsItIs() {
    for text in [
      "box { height: landscape ? 5 }", "style s { size: 5 }", "column { for i in 0..<0 { spacer } }",
      "box \"Agree now\" { height: 5 }", "box { z-index: 3 }",
    ] {
      #expect(fixed("screen A { \(text) }") == "screen A { \(text) }")
    }
  }

  @Test func quotesAreWrittenAsOursTakeThem() {
    for (before, after) in [
      (#"text('it\'s')"#, #"text("it's")"#), (#"text('a\nb')"#, #"text("a\nb")"#),
      (#"text('say "x"')"#, #"text("say \"x\"")"#), (#"text('\\')"#, #"text("\\")"#),
      (#"text('it\'s'); text('a\nb')"#, #"text("it's"); text("a\nb")"#),
    ] {
      #expect(fixed("screen A { \(before) }") == "screen A { \(after) }")
    }
  }

  @Test func whatStandsInTheWrongPlaceGoesWhereItBelongs() {
    for (before, after) in [
      ("states: a b c; column x { }", "states: a, b, c; column x { }"),
      ("column c gap: 3 { spacer }", "column c { gap: 3; spacer }"),
      ("assert(a.top > b.top, \"m\")", "assert a.top > b.top, \"m\""),
      ("text(\"a\"), text(\"b\")", "text(\"a\"); text(\"b\")"),
      ("column { slot a slot b }", "column { slot a; slot b }"),
      ("column {\u{A0}gap:\u{3000}3 }", "column { gap: 3 }"),
    ] {
      #expect(fixed("screen A { \(before) }") == "screen A { \(after) }")
    }
  }

  /// A character that nobody sees is named, not shown.
  @Test func unseenCharactersAreNamed() {
    for (character, name) in [
      ("\u{A0}", "U+00A0 (a no-break space)"), ("\u{2028}", "U+2028 (a line separator)"),
      ("\u{200B}", "U+200B (a zero width space)"), ("\u{FEFF}", "U+FEFF (a byte order mark)"),
    ] {
      let found = diagnose(SourceText(name: "test.band", "screen A { gap: 3;\(character)width: 4 }"))
      #expect(found.map { $0.message } == ["\(name) has no meaning here"])
    }
  }

  @Test func aCommaIsWrittenWhereOneIsMissing() {
    #expect(fixed("let a = [\n  \"one\"\n  \"two\"\n]\n") == "let a = [\n  \"one\",\n  \"two\"\n]\n")
    #expect(fixed("let a = [(x: 1\n  y: 2)]\n") == "let a = [(x: 1,\n  y: 2)]\n")
  }

  @Test func aBracketIsWrittenOnlyWhereTheRestIsReadWellAfterIt() {
    #expect(fixed("let a = [1, 2\nlet b = 3\n") == "let a = [1, 2]\nlet b = 3\n")
    // Something else is wrong in the file: perhaps because the bracket belongs elsewhere.
    let text = "let a = [1, 2\nlet b = = 3 4\n"
    #expect(fixed(text).hasPrefix("let a = [1, 2\n"))
  }

  @Test func aCertainFixOfAMarkedCaseCuresItAndBringsNothingElse() {
    var fixes = 0
    for file in files(in: "Tests/ParserTests/Cases") {
      let before = diagnose(file.source)
      for diagnostic in before {
        guard let fix = diagnostic.fixes.first, fix.isCertain else { continue }
        fixes += 1
        var bytes = file.source.bytes
        for edit in fix.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
          bytes.replaceSubrange(edit.place.span.range, with: edit.replacement.utf8)
        }
        let after = diagnose(SourceText(name: file.path, bytes: bytes))
        let new = after.filter { found in !before.contains { $0.message == found.message } }
        #expect(after.count < before.count, "\(file.path): \(diagnostic.message): \(new.map { $0.message })")
        #expect(new.isEmpty, "\(file.path): \(diagnostic.message): \(new.map { $0.message })")
      }
    }
    #expect(fixes > 40)
  }
}
