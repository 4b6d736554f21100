import BandDiagnostics
import BandLang
import BandSyntax
import Testing

@Suite struct ApplyFixesTests {
  private func edit(_ range: Range<Int>, _ text: String, file: Int = 0) -> TextEdit {
    TextEdit(at: Place(file: FileID(file), span: Span(range)), text)
  }

  private func fix(_ edits: TextEdit...) -> FixIt { FixIt("fix", edits: edits, isCertain: true) }

  private func applied(_ fixes: [FixIt], to text: String = "0123456789") -> (text: String, count: Int) {
    let result = applyFixes(fixes, to: [SourceText(name: "a.band", text)])
    return (result.changed[0].map { String(decoding: $0, as: UTF8.self) } ?? text, result.applied)
  }

  @Test func editsAreMadeFromFrontToBackWhateverTheirOrder() {
    #expect(applied([fix(edit(6..<8, "x"), edit(0..<1, "abc")), fix(edit(3..<3, "-"))]) == ("abc12-345x89", 3 - 1))
  }

  @Test func neighboursDoNotMeetButOverlapsDo() {
    #expect(applied([fix(edit(2..<4, "a")), fix(edit(4..<6, "b"))]) == ("01ab6789", 2))
    #expect(applied([fix(edit(2..<5, "a")), fix(edit(4..<6, "b"))]) == ("01a56789", 1))
    #expect(applied([fix(edit(2..<4, "a")), fix(edit(2..<4, "a"))]) == ("01a456789", 1))
    #expect(applied([fix(edit(2..<2, "a")), fix(edit(2..<2, "b"))]) == ("01a23456789", 1))
  }

  @Test func aFixIsAppliedWholeOrNotAtAll() {
    #expect(applied([fix(edit(2..<4, "a")), fix(edit(8..<9, "z"), edit(3..<5, "b"))]) == ("01a456789", 1))
    #expect(applied([fix(edit(0..<2, "a"), edit(1..<3, "b"))]).count == 0)
  }

  @Test func fixesMayHaveEditsInCommon() {
    let shared = edit(4..<6, "s")
    #expect(applied([fix(edit(0..<1, "a"), shared), fix(edit(8..<9, "b"), shared)]) == ("a123s67b9", 2))
    #expect(applied([fix(edit(0..<1, "a"), shared), fix(shared, edit(0..<1, "a"))]) == ("a123s6789", 1))
    #expect(applied([fix(edit(0..<1, "a"), shared), fix(edit(8..<9, "b"), edit(4..<6, "t"))]).count == 1)
  }

  @Test func whatIsNoPlaceOfTheAuthorsIsLeftAlone() {
    #expect(
      applied([fix(edit(8..<11, "a")), fix(edit(0..<1, "a", file: 1)), fix(edit(-1..<1, "a")), fix()]).count == 0)
    let builtIn = applyFixes([fix(edit(0..<1, "a"))], to: [SourceText(name: "<standard>", "0")]) {
      !$0.name.hasPrefix("<")
    }
    #expect(builtIn.applied == 0)
    #expect(builtIn.changed.isEmpty)
  }
}
