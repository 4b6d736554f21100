import BandChecker
import BandCompileSupport
import BandLang
import BandOutput
import BandSyntax
import BandTestSupport
import Testing

/// Whole documents of small screens, and that the same source always gives the same bytes.
@Suite struct DocumentTests {
  /// Two phones that are declared beside the screen, so that the document doesn't change with the catalogue.
  private let devices = """
    device "Small" {
        id: "small"; platform: ios; form: phone; scale: 2; navigation: homeButton
        portrait { screen: 320 by 568; inset.top: 20; inset.bottom: 0; corner: 0
            strip status { kind: status; edge: top; thickness: 20; takes: tap } }
    }
    device "Tall" {
        id: "tall"; platform: ios; form: phone; scale: 3; navigation: homeIndicator
        portrait { screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 47
            strip status { kind: status; edge: top; thickness: 47; takes: tap }
            strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
        landscape { screen: 844 by 390; inset.left: 47; inset.right: 47; inset.bottom: 21; inset.top: 0; corner: 47
            strip indicator { kind: home; edge: bottom; thickness: 21; takes: dragAcross, dragAlong; discourages: tap; deferrable: true } }
    }
    targets both { "Small", "Tall" }

    """

  private func document(_ screen: String) -> String {
    let result = compiled(devices + screen, documents: .pretty)
    for fault in result.messages where fault.hasPrefix("error") && result.documents.isEmpty { Issue.record("\(fault)") }
    return result.documents.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  @Test func aScreenWithABarAndAList() throws {
    try expectGolden(
      document(
        """
        screen List {
            targets: both
            bar bottom tabs { height: 50; background: #F9F9F9
                @tappable
                box mail { width: fill }
                @tappable
                box you { width: fill }
            }
            @scroll(vertical)
            column rows {
                pin: screen
                for i in 1...3 {
                    @tappable
                    row line { height: 300; padding: 12; text("Row \\(i)") { style: body } }
                }
            }
        }
        """), "list.json")
  }

  @Test func devicesThatAScreenCantTellApartAreJudgedAlike() {
    func device(_ name: String, scale: Int, inset: Int) -> String {
      """
      device "\(name)" { platform: ios; form: phone; scale: \(scale)
          portrait { screen: 400 by 800; inset.bottom: \(inset)
              strip home { kind: home; edge: bottom; thickness: \(inset); takes: tap, dragAcross } } }

      """
    }
    let devices =
      device("one", scale: 2, inset: 34) + device("deeper", scale: 2, inset: 40) + device("same", scale: 2, inset: 34)
      + device("finer", scale: 3, inset: 34) + device("again", scale: 2, inset: 34)
    let result = compiled(
      devices + """
        screen A {
            targets: "one", "deeper", "same", "finer", "again"
            @tappable
            box agree { left: safe.left + 0.4; width: 100; height: 50; bottom: screen.bottom - 8 }
        }
        """, documents: .compact)
    // 8 below, so 26 of 34 and 32 of 40 lie in the strip; in the order of the devices.
    let failing = result.findings.first?.configurations ?? []
    #expect(failing.map { $0.index } == [0, 1, 2, 3, 4])
    #expect(failing.map { $0.overlap } == [26, 32, 26, 26, 26])
    let text = String(decoding: result.documents.first ?? [], as: UTF8.self)
    let frames = text.split(separator: "\"frames\":").dropFirst().map { $0.prefix { $0 != "}" } }
    #expect(frames.count == 5)
    // 0.4 is 0.5 on half points, and a third on thirds.
    let isAlike = frames.map { $0 == frames[0] }
    #expect(isAlike == [true, true, true, false, true])
  }

  @Test func aScreenWithAFault() throws {
    try expectGolden(
      document(
        """
        screen Fault {
            targets: both; states: idle, sending
            @tappable
            box agree {
                left: safe.left + 16; right: safe.right - 16; height: 50; bottom: screen.bottom - 8
                background: state == idle ? #0A66FF : #808080; radius: 12; enabled: state == idle
            }
        }
        """), "fault.json")
  }

  @Test func aSourceCompiledTwiceGivesTheSameBytes() {
    for name in ["inbox", "terms", "game", "just-fits"] {
      guard let file = files(in: "examples").first(where: { $0.path == "examples/\(name).band" }) else {
        Issue.record("examples/\(name).band is missing")
        continue
      }
      var options = CompileOptions()
      options.overrides.devices = ["iPhone 16", "Google Pixel 8 (three-button navigation)"]
      let first = compiled(file.source, from: NoSources(), options: options, documents: .compact)
      let second = compiled(file.source, from: NoSources(), options: options, documents: .compact)
      #expect(first.documents == second.documents && !first.documents.isEmpty, "\(name)")
      #expect(first.messages == second.messages, "\(name)")
    }
  }

  /// The findings of a document are those of the messages, one by one.
  @Test func whatAMessageFoldsTheDocumentLists() {
    let result = compiled(
      devices + """
        screen Rows {
            targets: both
            row items {
                left: safe.left; right: safe.right; bottom: screen.bottom
                for i in 1...4 {
                    @tappable
                    box item { width: 60; height: 48 }
                }
            }
        }
        """, documents: .compact)
    let text = result.documents.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(result.messages.count == 1)
    for index in 0...3 { #expect(text.contains("\"path\":\"items.item[\(index)]\",\"rule\":\"tappable_in_band\"")) }
  }
}
