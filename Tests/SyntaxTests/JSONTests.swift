import BandSyntax
import BandTestSupport
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(reading: Array(text.utf8)) }

  private func fault(_ text: String) -> FormatFault? {
    do {
      _ = try JSONValue(reading: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func valuesOfEveryKindAreRead() throws {
    let value = try read("\u{FEFF} { \"a\": [1, -2.5e2, true, false, null, \"x\"], \"b\": {}, \"c\": [] }\n")
    let list = try #require(value["a"]).elements
    #expect(list.count == 6 && list[0].number == 1 && list[1].number == -250 && list[2].isTrue && list[4].isNull)
    #expect(list[3].isTrue == false && list[5].string == "x")
    #expect(value.members.map(\.name) == ["a", "b", "c"] && value["d"] == nil)
  }

  @Test func escapesAreReplaced() throws {
    let value = try read(#"["\"\\\/\b\f\n\r\t", "\u00e9\u20AC", "\ud83d\ude00", "\ud83d", "\ud83d\u0041", "\udc00"]"#)
    #expect(
      value.elements.map { $0.string } == [
        "\"\\/\u{8}\u{C}\n\r\t", "é€", "😀", "\u{FFFD}", "\u{FFFD}A", "\u{FFFD}",
      ])
  }

  @Test func aFaultHasItsPlace() throws {
    #expect(
      fault("{\n  \"a\": 1\n  \"b\": 2 }")
        == FormatFault("a ',' or '}' is missing", at: 13, in: Array("{\n  \"a\": 1\n  \"b\": 2 }".utf8)))
    let missing = try #require(fault("{\n  \"a\": 1\n  \"b\": 2 }"))
    #expect(missing.line == 3 && missing.column == 3)
    for (text, message) in [
      ("", "a value is missing"), ("[1,]", "a value is missing"), ("{1: 2}", "a name in quotes is missing"),
      ("{\"a\" 1}", "a ':' is missing"), ("[1 2]", "a ',' or ']' is missing"), ("\"a", "the closing quote is missing"),
      ("\"a\nb\"", "the closing quote is missing"), ("\"\\x\"", "there is no such escape"),
      ("\"\\u12\"", "four hexadecimal digits follow '\\u'"), ("1 2", "the value has ended, and more follows"),
      ("1e999", "this is no finite number"), ("-", "this is no finite number"), ("nul", "a value is missing"),
    ] { #expect(fault(text)?.message == message, "\(text)") }
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(fault(nested(JSONValue.deepestNesting)) == nil)
    #expect(fault(nested(JSONValue.deepestNesting + 1))?.message == "the values are nested too deep")
    #expect(fault(String(repeating: "[", count: 1_000_000)) != nil)
  }

  @Test func brokenTextsNeverTrap() {
    let good = Array(#"{"a": [1, -2.5e2, true, null, "x\u00e9\n"], "b": {"c": "d"}}"#.utf8)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      var bytes = Array(good.prefix(random.below(good.count + 1)))
      for _ in 0...random.below(3) where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      _ = try? JSONValue(reading: bytes)
    }
  }
}
