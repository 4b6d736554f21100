import BandOutput
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func sample(isPretty: Bool) -> String {
    var json = JSONWriter(isPretty: isPretty)
    json.beginObject()
    json.field("a", 1)
    json.key("b")
    json.beginArray()
    json.beginArray(onOneLine: true)
    json.points(0.5)
    json.beginObject()
    json.field("c", true)
    json.endObject()
    json.null()
    json.endArray()
    json.beginArray()
    json.endArray()
    json.endArray()
    json.key("d")
    json.beginObject()
    json.endObject()
    json.endObject()
    return String(decoding: json.takeBytes(), as: UTF8.self)
  }

  @Test func compactOutputHasNoBlanks() {
    #expect(sample(isPretty: false) == #"{"a":1,"b":[[0.5,{"c":true},null],[]],"d":{}}"#)
  }

  @Test func indentedOutputKeepsRowsOnOneLine() {
    #expect(
      sample(isPretty: true) == """
        {
          "a": 1,
          "b": [
            [0.5, {"c": true}, null],
            []
          ],
          "d": {}
        }
        """)
  }

  /// RFC 8259, section 7: quotation mark, reverse solidus and U+0000…U+001F must be escaped; nothing else need be.
  @Test func stringsReadBackAsTheyWere() throws {
    var scalars = (0...0x11F).compactMap { Unicode.Scalar($0) }
    scalars += ["\u{2028}", "\u{FFFF}", "\u{1F600}", "\u{10FFFF}"]
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    var json = JSONWriter()
    json.string(text)
    let bytes = json.takeBytes()
    let back = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? String
    #expect(back == text)
    #expect(!bytes.contains { $0 < 0x20 })
  }

  @Test func whatIsNotFiniteIsNull() {
    var json = JSONWriter()
    json.beginArray()
    json.points(.nan)
    json.points(.infinity)
    json.number(-.infinity)
    json.points(-0.00001)
    json.points(1.0 / 3)
    json.endArray()
    #expect(String(decoding: json.takeBytes(), as: UTF8.self) == "[null,null,null,0,0.3333]")
  }
}
