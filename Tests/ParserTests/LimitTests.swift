import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// What a hostile or broken file meets (section 10).
struct LimitTests {
  /// The rules of a source's diagnostics.
  func rules(_ text: String) -> [String] { Reading(text).file.diagnostics.map(\.rule.text) }

  func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func nestingUpToTheLimitIsRead() {
    #expect(rules("let a = " + repeated("(", 255) + "1" + repeated(")", 255)) == [])
    #expect(rules("let a = " + repeated("[", 255) + repeated("]", 255)) == [])
    #expect(rules("let a = " + repeated("-", 255) + "1") == [])
    #expect(rules("let a = 1" + repeated(" + 1", 255)) == [])
    #expect(rules("screen A " + repeated("{ row ", 255) + "{ }" + repeated("}", 255)) == [])
    #expect(rules("screen A { if a { }" + repeated(" else if a { }", 253) + " }") == [])
    #expect(rules(repeated("/*", 256) + repeated("*/", 256)) == [])
    #expect(rules("let a = " + repeated("\"\\(", 255) + "1" + repeated(")\"", 255)) == [])
  }

  @Test(arguments: [257, 30_000])
  func deeperNestingIsOneError(depth: Int) {
    let deep = ["nesting_too_deep"]
    #expect(rules("let a = " + repeated("(", depth) + "1" + repeated(")", depth)) == deep)
    #expect(rules("let a = " + repeated("[", depth) + repeated("]", depth)) == deep)
    #expect(rules("let a = " + repeated("f(", depth) + repeated(")", depth)) == deep)
    #expect(rules("let a = b" + repeated("[b", depth) + repeated("]", depth)) == deep)
    #expect(rules("let a = " + repeated("(b: ", depth) + "1" + repeated(")", depth)) == deep)
    #expect(rules("let a = " + repeated("-", depth) + "1") == deep)
    #expect(rules("let a = " + repeated("!", depth) + "b") == deep)
    #expect(rules("let a = 1" + repeated(" + 1", depth)) == deep)
    #expect(rules("let a = b" + repeated(".b", depth)) == deep)
    #expect(rules("let a = b" + repeated("[0]", depth)) == deep)
    #expect(rules("let a = b" + repeated("()", depth)) == deep)
    #expect(rules("let a = " + repeated("b ? c : ", depth) + "d") == deep)
    #expect(rules("let a = " + repeated("b ? ", depth) + "c" + repeated(" : d", depth)) == deep)
    #expect(rules("screen A " + repeated("{ row ", depth) + "{ }" + repeated("}", depth)) == deep)
    #expect(rules("screen A " + repeated("{ if a ", depth) + "{ }" + repeated("}", depth)) == deep)
    #expect(rules("screen A { if a { }" + repeated(" else if a { }", depth) + " }") == deep)
    #expect(rules(repeated("/*", depth) + repeated("*/", depth)) == deep)
    #expect(rules("let a = " + repeated("\"\\(", depth) + "1" + repeated(")\"", depth)).first == deep[0])
  }

  @Test func unclosedNestingIsOneError() {
    for text in ["(", "[", "{", "f(", "{ row ", "{ if a ", "-", "a ? "] {
      for start in ["let a = ", "screen A ", ""] {
        let diagnostics = Reading(start + repeated(text, 10_000)).file.diagnostics
        #expect((1...3).contains(diagnostics.count), "\(start)\(text)…: \(diagnostics.map(\.message))")
      }
    }
  }

  @Test func deepNestingIsFormatted() {
    #expect(formatted("let a = " + repeated("(", 255) + "1" + repeated(")", 255)).utf8.count > 519)
    #expect(formatted("screen A " + repeated("{ row ", 255) + "{ }" + repeated("}", 255)).utf8.count > 2_000)
    #expect(formatted("screen A { if a { }" + repeated(" else if a { }", 253) + " }").utf8.count > 2_000)
  }

  @Test func manySiblingsAreNoNesting() {
    #expect(rules("screen A {\n" + repeated("row { gap: 1 }\n", 20_000) + "}") == [])
    #expect(rules("let a = [" + repeated("1, ", 20_000) + "]") == [])
  }

  @Test func aFileBeyondTheLimitIsNotRead() {
    let space = [UInt8](repeating: 0x20, count: 16 << 20)
    let largest = Reading(space)
    #expect(largest.messages == [])
    let tooLarge = Reading(space + [0x20])
    #expect(tooLarge.file.diagnostics.map(\.rule.text) == ["file_too_large"])
    #expect(tooLarge.file.tree.items.isEmpty)
  }

  @Test func aNumberMustBeFinite() {
    #expect(rules("let a = " + repeated("9", 308)) == [])
    #expect(rules("let a = " + repeated("9", 400)) == ["number_not_finite"])
    #expect(rules("let a = 0." + repeated("0", 400) + "1") == [])
  }

  @Test func invalidUTF8IsReportedAtItsFirstByte() {
    let cases: [([UInt8], Int32)] = [
      (Array("// ".utf8) + [0xFF], 3),
      (Array("let a = \"".utf8) + [0xC3, 0x28, 0x22], 9),
      // An overlong form, a surrogate, and a number beyond Unicode's.
      (Array("/* ".utf8) + [0xC0, 0x80] + Array(" */".utf8), 3),
      (Array("//".utf8) + [0xED, 0xA0, 0x80], 2),
      (Array("//".utf8) + [0xF4, 0x90, 0x80, 0x80], 2),
      (Array("//".utf8) + [0xE2, 0x82], 2),
      (Array("let a = 1 ".utf8) + [0x80], 10),
    ]
    for (bytes, offset) in cases {
      let diagnostics = Reading(bytes).file.diagnostics
      #expect(diagnostics.map(\.rule.text) == ["invalid_utf8"], "\(bytes)")
      #expect(diagnostics.first?.place.span.start == offset, "\(bytes)")
    }
    // All well-formed lengths are text.
    #expect(rules("let a = \"é ก 😀\" // é ก 😀\n/* é ก 😀 */") == [])
  }

  @Test func controlCharactersAreReported() {
    #expect(rules("let a = \"b\u{0}c\"") == ["control_character"])
    #expect(rules("let a = 1 \u{1}") == ["control_character"])
    #expect(rules("// a\u{7}b") == ["control_character"])
    #expect(rules("let a = 1\rlet b = 2").contains("control_character"))
    #expect(rules("\u{FEFF}let a = 1\r\n\tlet b = 2\r\n") == [])
  }

  @Test func afterManyFaultsTheRestIsNotRead() {
    let diagnostics = Reading(repeated("width: 1\n", 10_000)).file.diagnostics
    #expect(diagnostics.count == 201)
    #expect(diagnostics.last?.message == "the file has more than 200 faults; the rest of it is not read")
    #expect(Reading(repeated("$ ", 10_000)).file.diagnostics.count <= 402)
  }

  @Test func aFileOfAnotherEncodingIsOneFault() {
    let text = Array("screen A { text(\"Grüße\") }\n".utf16)
    let little: [UInt8] = text.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] = text.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let wide: [UInt8] = text.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8), 0, 0] }
    let files: [[UInt8]] = [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, wide]
    for bytes in files {
      let found = diagnose(SourceText(name: "test.band", bytes: bytes))
      #expect(found.map { $0.rule.text } == ["invalid_utf8"], "\(bytes.prefix(8))")
      #expect(found.first?.message.hasSuffix("and is not read") == true)
    }
    // A zero here and there is a character that can't stand in a source.
    #expect(
      diagnose(SourceText(name: "test.band", bytes: Array("let a = 1\u{0}\n".utf8))).map { $0.rule.text } == [
        "control_character"
      ])
  }
}
