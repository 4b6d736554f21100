import BandSyntax
import Testing

struct SourceTextTests {
  @Test func positionsCountLinesAndScalars() {
    let text = SourceText(name: "a.band", "é b\r\n😀x\n")
    #expect(text.lineCount == 3)
    #expect(text.position(at: 0) == (1, 1))
    // é has two bytes, 😀 four.
    #expect(text.position(at: 2) == (1, 2))
    #expect(text.position(at: 6) == (2, 1))
    #expect(text.position(at: 10) == (2, 2))
    #expect(text.position(at: 12) == (3, 1))
    #expect(text.position(at: 99).line == 3)
  }

  @Test func linesComeWithoutTheirBreaks() {
    let text = SourceText(name: "a.band", "a\r\n\nbc")
    #expect((0...4).map { String(decoding: text.line($0), as: UTF8.self) } == ["", "a", "", "bc", ""])
    #expect(text.offset(ofLine: 3) == 4)
  }

  @Test func spansAreCutToTheText() {
    let text = SourceText(name: "a.band", "abc")
    #expect(text.text(Span(start: 1, end: 9)) == "bc")
    #expect(text.text(Span(start: 7, end: 9)) == "")
    #expect(Span(start: 1, end: 2).joined(Span(start: 4, end: 5)) == Span(start: 1, end: 5))
  }
}
