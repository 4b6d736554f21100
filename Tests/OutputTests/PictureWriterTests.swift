import BandDiagnostics
import BandOutput
import BandScreenModel
import BandTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures in memory.
struct Album: PictureFolder {
  var names: [String] = []
  var pictures: [String] = []

  mutating func write(_ name: String, _ bytes: [UInt8]) throws(Never) {
    names.append(name)
    pictures.append(String(decoding: bytes, as: UTF8.self))
  }
}

@Suite struct PictureWriterTests {
  @Test func aPictureShowsEveryRestAndWhatOffends() throws {
    var writer = PictureWriter(to: Album())
    writeSample(to: &writer)
    #expect(
      writer.folder.names == ["0000-phone-a-portrait-idle.svg", "0001-phone-a-portrait-1-7x-rtl-keyboard-error.svg"])
    try expectGolden(writer.folder.pictures[0], "picture.svg")
    try expectGolden(writer.folder.pictures[1], "keyboard.svg")
    #expect(writer.folder.pictures[1].contains("&#39;agree&#39; rests in the navigation-bar band"))
    #expect(!writer.folder.pictures[1].contains("tried"), "what is suppressed is not marked")
  }

  /// A screen with one text and one picture on a device with the names given.
  private func album(
    text: String, device id: String, states: [String] = [],
    label frame: FrameRecord = FrameRecord(Rectangle(x: 0, y: 0, width: 40, height: 20), lines: 1)
  ) -> Album {
    let profile = OrientationProfile(
      orientation: .landscapeLeft, size: PointSize(width: 100, height: 50), insets: Edges(all: 0))
    let device = DeviceProfile(
      id: id, name: text, platform: .android, form: .phone, scale: 2, navigation: .gesture, orientations: [profile])
    var label = ElementRecord(path: text, kind: .text, parent: 0, line: 2)
    label.text = text
    let picture = ElementRecord(path: "picture", kind: .image, parent: 0, line: 3)
    let discrete = DiscreteCase(
      platform: .android, form: .phone, navigation: .gesture, isLandscape: true, textSize: .standard)
    var writer = PictureWriter(to: Album())
    writer.expect([])
    writer.begin(
      screen: text, states: states, exclusiveReason: nil,
      elements: [ElementRecord(path: "", kind: .screen, parent: nil), label, picture])
    for _ in 0..<2 {
      writer.add(
        ConfigurationRecord(device: device, profile: profile, discrete: discrete, states: states),
        frames: FrameTable([
          FrameRecord(Rectangle(x: 0, y: 0, width: 100, height: 50)),
          frame,
          FrameRecord(Rectangle(x: 0, y: 30, width: 20, height: 20)),
        ]))
    }
    writer.end(findings: [])
    return writer.folder
  }

  /// One line of 20 points in a frame of 50, 6 below its top: Roboto's size is 0.68 of the line, its baseline 0.35 of that below the middle.
  @Test func aStretchedFrameDoesNotStretchItsText() {
    var frame = FrameRecord(Rectangle(x: 0, y: 0, width: 90, height: 50), lines: 1)
    frame.text = Rectangle(x: 8, y: 6, width: 74, height: 20)
    let picture = album(text: "Nearby", device: "d", label: frame).pictures[0]
    #expect(picture.contains("x=\"8\" y=\"20.76\" font-size=\"13.6\""), "\(picture)")
  }

  /// At the lower detent the list in the sheet is longer than what shows of it, and only there.
  @Test func aListInASheetIsShownAtItsEndWhereItScrolls() {
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 100, height: 200), insets: Edges(all: 0))
    let device = DeviceProfile(
      id: "d", name: "D", platform: .ios, form: .phone, scale: 2, navigation: .homeButton, orientations: [profile])
    var sheet = ElementRecord(path: "places", kind: .column, parent: 0)
    sheet.sheet = SheetRecord(detents: ["half", "full"], resizes: true)
    let rides = ElementRecord(path: "places.rides", kind: .column, parent: 1, scroll: ScrollRecord(axis: .vertical))
    func frames(height: Double, stops: [Double]) -> FrameTable {
      let shown = Rectangle(x: 0, y: 200 - height, width: 100, height: height)
      var frames = FrameTable([
        FrameRecord(Rectangle(x: 0, y: 0, width: 100, height: 200)), FrameRecord(shown),
        FrameRecord(shown, content: PointSize(width: 100, height: 160)),
      ])
      frames.setStops(of: 1, to: [100, 200])
      frames.setStops(of: 2, to: stops)
      return frames
    }
    var writer = PictureWriter(to: Album())
    writer.expect([])
    writer.begin(
      screen: "Book", states: [], exclusiveReason: nil,
      elements: [ElementRecord(path: "", kind: .screen, parent: nil), sheet, rides])
    var configuration = ConfigurationRecord(
      device: device, profile: profile,
      discrete: DiscreteCase(
        platform: .ios, form: .phone, navigation: .homeButton, isLandscape: false, textSize: .standard))
    configuration.rests = [
      RestRecord(
        detents: [SheetRestRecord(element: 1, detent: "half")], frames: frames(height: 100, stops: [0, 60]))
    ]
    writer.add(configuration, frames: frames(height: 200, stops: [0]))
    writer.end(findings: [])
    let notes = writer.folder.pictures[0].split(separator: "\n").filter { $0.contains("class=\"note\"") }.map {
      String($0.split(separator: ">")[1].prefix { $0 != "<" }).replacingOccurrences(of: "&#39;", with: "'")
    }
    #expect(
      notes.filter { $0 != "Nothing offends here." } == [
        "at the start", "'places' at half", "'places' at half, 'places.rides' at its end",
      ])
  }

  /// Whatever a source says, a picture is a well-formed document whose only elements are ours.
  @Test(arguments: [
    "</text><script>alert(1)</script>", "\"'><&amp;]]>", "<!-- -->", "\u{0}\u{1}\u{B}\u{1F}\u{FFFE}", "a\r\n\tb",
    "مرحبا\u{202E}abc", "👩‍👩‍👧‍👦 e\u{301}", "", String(repeating: "long words ", count: 200),
  ])
  func whateverATextSaysAPictureIsWellFormed(text: String) throws {
    for picture in album(text: text, device: "d").pictures {
      let reader = ElementReader()
      let parser = XMLParser(data: Data(picture.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(text.debugDescription)")
      #expect(
        reader.elements.isSubset(of: [
          "svg", "style", "text", "defs", "pattern", "rect", "circle", "g", "clipPath", "path", "title",
        ]), "\(reader.elements)")
    }
  }

  /// Notes the names of a document's elements.
  private final class ElementReader: NSObject, XMLParserDelegate {
    var elements: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.insert(name)
    }
  }

  /// A sheet of 200 points whose lowest detent shows 50, and a header in a scroll of 100 points that stops 10 below its top.
  @Test func sheetsSlideAndWhatIsStickyIsHeld() throws {
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 100, height: 300), insets: Edges(all: 0))
    let device = DeviceProfile(
      id: "d", name: "D", platform: .ios, form: .phone, scale: 1, navigation: .homeButton, orientations: [profile])
    let discrete = DiscreteCase(
      platform: .ios, form: .phone, navigation: .homeButton, isLandscape: false, textSize: .standard)
    var sheet = ElementRecord(path: "sheet", kind: .column, parent: 0)
    sheet.sheet = SheetRecord(detents: ["full", "peek"], resizes: false)
    let list = ElementRecord(
      path: "sheet.list", kind: .column, parent: 1, scroll: ScrollRecord(axis: .vertical, snap: .none))
    var header = ElementRecord(path: "sheet.list.header", kind: .box, role: .tappable(isGame: false), parent: 2)
    header.stickyEdge = .top
    var configuration = ConfigurationRecord(device: device, profile: profile, discrete: discrete)
    configuration.stickyInsets = [StickyInset(element: 3, inset: 10)]
    let region = Rectangle(x: 0, y: 130, width: 100, height: 20)
    var writer = PictureWriter(to: Album())
    writer.expect([])
    writer.begin(
      screen: "S", states: [], exclusiveReason: nil,
      elements: [ElementRecord(path: "", kind: .screen, parent: nil), sheet, list, header])
    var frames = FrameTable([
      FrameRecord(Rectangle(x: 0, y: 0, width: 100, height: 300)),
      FrameRecord(Rectangle(x: 0, y: 100, width: 100, height: 200)),
      FrameRecord(Rectangle(x: 0, y: 100, width: 100, height: 200), content: PointSize(width: 100, height: 280)),
      FrameRecord(region, hit: region),
    ])
    frames.setStops(of: 1, to: [200, 50])
    frames.setStops(of: 2, to: [0, 80])
    writer.add(configuration, frames: frames)
    let panels = try #require(writer.folder.pictures.first).components(separatedBy: "<g transform=").dropFirst()
    #expect(panels.count == 3)
    // The outline of the header's hit region: as it is told, on its line at 110, and 150 points further down.
    for (panel, y) in zip(panels, [130, 110, 280]) {
      #expect(panel.contains("<rect x=\"0\" y=\"\(y)\" width=\"100\" height=\"20\" fill=\"none\""), "\(y)")
    }
  }

  @Test func namesOfFilesAreSafeWhateverTheDeviceIsCalled() {
    for id in ["../../etc/passwd", "-rf *", "a\u{0}b", "", "ÄÖÜ", "CON", String(repeating: "x", count: 500), "a/b\\c"] {
      let names = album(text: "t", device: id, states: ["../up"]).names
      #expect(names.count == Set(names).count)
      for name in names {
        #expect(name.utf8.count < 160, "\(name)")
        #expect(name.hasSuffix(".svg"))
        #expect(name.utf8.first.map { (0x30...0x39).contains($0) } == true, "\(name)")
        #expect(
          name.dropLast(4).utf8.allSatisfy {
            $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
          }, "\(name)")
      }
    }
  }
}
