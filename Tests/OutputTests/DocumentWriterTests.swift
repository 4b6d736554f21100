import BandDiagnostics
import BandOutput
import BandScreenModel
import BandTestSupport
import Foundation
import Testing

/// A screen on one device, in two configurations, with something of everything that a document can say.
func writeSample<Writer: ScreenWriter>(to writer: inout Writer) where Writer.Failure == Never {
  var title = ElementRecord(path: "page.title", kind: .text, parent: 1, line: 4)
  title.text = "Say \"hi\""
  title.style = "largeTitle"
  var agree = ElementRecord(path: "agree", kind: .box, role: .tappable(isGame: true), parent: 0, line: 9)
  agree.excludesBackGesture = true
  var paint = PaintRecord()
  paint.background = 0xF2F2_F7FF
  paint.radius = 12
  paint.borderWidth = 1.0 / 3
  paint.borderColor = 0x0000_0080
  paint.shadow = ShadowRecord(x: 0, y: 2, blur: 8, color: 0x0000_0033)
  paint.opacity = 0.5
  paint.textAlign = .center
  agree.paint = paint
  agree.source = "box agree {"
  agree.file = "parts/agree.band"
  agree.clips = true
  agree.bleed = [.bottom]
  var tabs = ElementRecord(path: "tabs", kind: .bar, parent: 0)
  tabs.edge = .bottom
  let elements = [
    ElementRecord(path: "", kind: .screen, parent: nil, line: 1),
    ElementRecord(
      path: "page", kind: .column, parent: 0, line: 2, scroll: ScrollRecord(axis: .vertical, snap: .page)),
    title, agree, tabs,
  ]
  let portrait = OrientationProfile(
    orientation: .portrait, size: PointSize(width: 393, height: 852),
    insets: Edges(left: 0, top: 59, right: 0, bottom: 34),
    strips: [
      Strip(
        name: "home indicator", kind: .home, edge: .bottom, thickness: 34, takes: [.dragAcross, .tap],
        isDeferrable: true),
      Strip(name: "status", kind: .status, edge: .top, thickness: nil, takes: [], discourages: .dragAlong),
    ], cutouts: [Rectangle(x: 134, y: 11.33, width: 125, height: 36.67)], corner: 55, keyboard: 336)
  let phone = DeviceProfile(
    id: "phone-a", name: "Phone A", platform: .ios, form: .phone, scale: 3, navigation: .homeIndicator,
    orientations: [portrait])
  var discrete = DiscreteCase(
    platform: .ios, form: .phone, navigation: .homeIndicator, isLandscape: false, textSize: .standard)
  let findings = [
    FindingRecord(
      element: 3, path: "agree", rule: RuleName("tappable_in_band"), severity: .error,
      message: "'agree' rests in the home-indicator band", line: 12, column: 13,
      configurations: [
        FailingConfiguration(index: 0, overlap: 26),
        FailingConfiguration(index: 1, overlap: nil, message: "'agree' rests in the navigation-bar band"),
      ], worst: 0,
      worstName: "Phone A, portrait", lift: 26, rest: "at the end", certainty: .checked(configurations: 2)),
    FindingRecord(
      element: nil, path: "", rule: RuleName("tied_to_glass"), severity: .warning, message: "m",
      certainty: .suppressed(reason: "tried")),
  ]
  if Writer.readsFindingsFirst { writer.expect(findings) }
  writer.begin(screen: "Terms", states: ["idle", "error"], exclusiveReason: "a game", elements: elements)
  var frames = FrameTable([
    FrameRecord(Rectangle(x: 0, y: 0, width: 393, height: 852)),
    FrameRecord(Rectangle(x: 0, y: 59, width: 393, height: 759), content: PointSize(width: 393, height: 1500.2)),
    FrameRecord(Rectangle(x: 16, y: 60.1, width: 100.2, height: 41), lines: 1),
    FrameRecord(
      Rectangle(x: 16, y: 794, width: 361, height: 50), hit: Rectangle(x: 8, y: 786, width: 377, height: 66)),
    nil,
  ])
  frames.setStops(of: 1, to: [0, 741.2])
  writer.add(
    ConfigurationRecord(device: phone, profile: portrait, discrete: discrete, states: ["idle", "error"]),
    frames: frames)
  discrete.isKeyboardUp = true
  discrete.state = 1
  discrete.textSize = .factor(1.7)
  discrete.direction = .rightToLeft
  var red = PaintRecord()
  red.color = 0xFF00_00FF
  red.fit = .cover
  var changed = ElementChange(element: 2, paint: red, text: "Error")
  changed.style = ""
  changed.image = "off.png"
  changed.clips = false
  changed.bleed = [.bottom]
  writer.add(
    ConfigurationRecord(
      device: phone, profile: portrait, discrete: discrete, states: ["idle", "error"], focus: 3,
      deferredEdges: [.bottom],
      changes: [
        changed, ElementChange(element: 3, isDisabled: true),
      ]),
    frames: FrameTable([FrameRecord(Rectangle(x: 0, y: 0, width: 393, height: 852)), nil, nil, nil, nil]))
  writer.end(findings: findings)
}

func sampleDocument(isPretty: Bool) -> String {
  var writer = DocumentWriter(to: ByteBuffer(), isPretty: isPretty)
  writeSample(to: &writer)
  return writer.sink.text
}

@Suite struct DocumentWriterTests {
  @Test func aDocumentSaysEverythingThatIsAskedOfIt() throws {
    try expectGolden(sampleDocument(isPretty: true), "document.json")
  }

  @Test func theCompactFormHoldsTheSameAsTheIndentedOne() throws {
    let compact = sampleDocument(isPretty: false)
    #expect(compact.filter { $0 == "\n" }.count == 1)
    let first = try JSONSerialization.jsonObject(with: Data(compact.utf8)) as? NSDictionary
    let second = try JSONSerialization.jsonObject(with: Data(sampleDocument(isPretty: true).utf8)) as? NSDictionary
    #expect(first != nil)
    #expect(first == second)
  }

  /// A sink that remembers the greatest piece it was given.
  struct Measuring: ByteSink {
    var total = 0
    var greatest = 0

    mutating func write(_ bytes: [UInt8]) throws(Never) {
      total += bytes.count
      greatest = max(greatest, bytes.count)
    }
  }

  @Test func memoryDoesNotGrowWithConfigurations() {
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 100, height: 100), insets: Edges(all: 0))
    let device = DeviceProfile(
      id: "d", name: "D", platform: .ios, form: .phone, scale: 2, navigation: .homeButton, orientations: [profile])
    let configuration = ConfigurationRecord(
      device: device, profile: profile,
      discrete: DiscreteCase(
        platform: .ios, form: .phone, navigation: .homeButton, isLandscape: false, textSize: .standard))
    let frame = FrameRecord(Rectangle(x: 0.5, y: 0.5, width: 10, height: 10))
    var writer = DocumentWriter(to: Measuring())
    writer.begin(screen: "A", elements: [ElementRecord(path: "", kind: .screen, parent: nil)])
    for _ in 0..<400 { writer.add(configuration, frames: FrameTable([FrameRecord?](repeating: frame, count: 100))) }
    writer.end()
    #expect(writer.sink.total > 1_000_000)
    #expect(writer.sink.greatest < 100_000)
  }

  /// A sink that is full after some bytes.
  struct Full: ByteSink {
    struct NoSpace: Error {}
    var room: Int

    mutating func write(_ bytes: [UInt8]) throws(NoSpace) {
      room -= bytes.count
      if room < 0 { throw NoSpace() }
    }
  }

  @Test func aSinkThatFailsEndsTheDocument() throws {
    var writer = DocumentWriter(to: Full(room: 10))
    try writer.begin(screen: "A", elements: [ElementRecord(path: "", kind: .screen, parent: nil)])
    #expect(throws: Full.NoSpace.self) { try writer.end() }
  }
}
