import BandOutput
import BandScreenModel
import Foundation
import Testing

@Suite struct PageWriterTests {
  private func page(isPretty: Bool = false) -> String {
    var writer = PageWriter(to: ByteBuffer(), isPretty: isPretty)
    writeSample(to: &writer)
    return writer.sink.text
  }

  /// What stands between the tags of the document's script element.
  private func embedded(_ page: String) throws -> Substring {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"document\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return page[start.upperBound..<end.lowerBound]
  }

  @Test func aPageHoldsTheDocumentAsItIs() throws {
    for isPretty in [false, true] {
      #expect(try embedded(page(isPretty: isPretty)) == sampleDocument(isPretty: isPretty)[...])
    }
  }

  @Test func theSameCallsGiveTheSameBytes() { #expect(page() == page()) }

  /// What an author writes can't end the script element, and reads as it was written.
  ///
  /// Source: HTML Standard, section 4.12.1.3: a script's text must not hold `<!--`, `<script` or `</script`.
  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!-- <script>", "</SCRIPT\t>", "]]>", "&lt;\\u003c", "\"\\'<",
    "\u{2028}\u{2029}\u{0}",
    "مرحبا 👩‍👩‍👧‍👦 \u{202E}",
  ])
  func whateverATextSaysItStaysText(text: String) throws {
    var label = ElementRecord(path: "label", kind: .text, parent: 0, line: 2)
    label.text = text
    label.source = text
    var writer = PageWriter(to: ByteBuffer())
    writer.begin(
      screen: text, states: [text], exclusiveReason: text,
      elements: [ElementRecord(path: "", kind: .screen, parent: nil), label])
    writer.end(findings: [])
    let page = writer.sink.text
    let json = try embedded(page)
    #expect(!json.contains("<"))
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    #expect(document?["screen"] as? String == text)
    #expect(((document?["elements"] as? [NSDictionary])?.last)?["text"] as? String == text)
    // The title is the only other place where the author's words stand.
    let start = try #require(page.range(of: "<title>"))
    let end = try #require(page.range(of: "</title>"))
    #expect(!page[start.upperBound..<end.lowerBound].contains("<"))
    let bare = try { () throws -> Int in
      var writer = PageWriter(to: ByteBuffer())
      writer.begin(screen: "", states: [], exclusiveReason: nil, elements: [])
      writer.end(findings: [])
      return writer.sink.text.components(separatedBy: "<").count
    }()
    #expect(page.components(separatedBy: "<").count == bare, "the author adds no markup")
  }

  /// The policy of the page allows no address at all, so nothing is fetched.
  @Test func aPageAsksForNothingElse() {
    let page = page()
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
    for word in ["http:", "https:", " src=", "url(", "@import", "<link", "<img", "<iframe"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func memoryDoesNotGrowWithConfigurations() {
    var writer = PageWriter(to: DocumentWriterTests.Measuring())
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 100, height: 100), insets: Edges(all: 0))
    let device = DeviceProfile(
      id: "d", name: "<D>", platform: .ios, form: .phone, scale: 2, navigation: .homeButton, orientations: [profile])
    let configuration = ConfigurationRecord(
      device: device, profile: profile,
      discrete: DiscreteCase(
        platform: .ios, form: .phone, navigation: .homeButton, isLandscape: false, textSize: .standard))
    let frame = FrameRecord(Rectangle(x: 0.5, y: 0.5, width: 10, height: 10))
    writer.begin(
      screen: "A", states: [], exclusiveReason: nil, elements: [ElementRecord(path: "", kind: .screen, parent: nil)])
    for _ in 0..<400 { writer.add(configuration, frames: FrameTable([FrameRecord?](repeating: frame, count: 100))) }
    writer.end(findings: [])
    #expect(writer.sink.total > 1_000_000)
    #expect(writer.sink.greatest < 100_000)
  }
}
