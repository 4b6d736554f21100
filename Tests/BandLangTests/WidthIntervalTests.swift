import BandCompileSupport
import BandLang
import BandScreenModel
import BandSyntax
import Testing

/// Verdicts that hang on widths of texts: on iOS a font stands in for San Francisco, and a text may be 2 % narrower or wider.
@Suite struct WidthIntervalTests {
  private static let label = "By tapping you agree"

  /// A column whose text has one line of 22 in a box of that width, above a button that ends 10 above the safe area's end then. With a second
  /// line it reaches 12 into the band. The phone is 393 by 852 with insets of 59 and 34: 759 are safe.
  private func source(width: Double, more: String = "") -> String {
    """
    screen A {
        column page {
            left: safe.left; top: safe.top; width: \(width)
            box room { width: fill; height: 667 }
            text label("\(Self.label)") { style: body; width: fill }
            @tappable \(more)
            box agree { width: fill; height: 60 }
        }
    }
    """
  }

  private func widestLine() throws -> Double {
    let screen = laidOut("screen A { column page { align: start; text label(\"\(Self.label)\") { style: body } } }")
    return try #require(screen.lines("page.label")).widestLine
  }

  private func run(_ source: String, on device: String = "iPhone 16") -> CompiledSource {
    compiled(source, options: .on(device, orientations: ["portrait"]), documents: .pretty)
  }

  @Test func whatFailsOnlyWithWiderTextsIsAWarning() throws {
    let result = run(source(width: try widestLine() + 1))
    #expect(
      result.messages == [
        "warning[tappable_in_band]: 'page.agree' rests in the home-indicator band if texts are wider than measured"
      ])
    #expect(
      result.findings.map { $0.certainty } == [.textDependent(configurations: 1, end: .widest, fails: true)])
    let document = String(decoding: try #require(result.documents.first), as: UTF8.self)
    #expect(document.contains("\"kind\": \"textDependent\""))
    #expect(document.contains("\"measured\": \"passes\"") && document.contains("\"texts\": \"wider\""))
    // What was measured is what is drawn.
    #expect(document.contains("\"lines\": 1") || document.contains(", 1, null"))
  }

  /// The text has one line of 40 in a column of 346, and two in Roboto light, which may be wider than regular: then the button ends at 923. On the
  /// first phone it is clear as measured, on the second it is in the band, on the third there is no band.
  private func lightText(_ targets: String) -> CompiledSource {
    func device(_ name: String, _ height: Int, _ strip: String = "", bottom: Int = 0) -> String {
      """
      device "\(name)" { platform: android; form: phone; scale: 1; navigation: gesture
        portrait { screen: 411 by \(height); inset.top: 50; inset.bottom: \(bottom); corner: 0; keyboard: unknown
          \(strip) } }

      """
    }
    let bar =
      "strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong; discourages: tap }"
    return compiled(
      device("P1", 914, bar, bottom: 24) + device("P2", 900, bar, bottom: 24) + device("P3", 914) + """
        style s { size: 34; lineHeight: 40; weight: light }
        screen A {
          targets: \(targets)
          orientations: portrait
          column page { width: 346
            text a("Accept all of the terms") { style: s }
            box room { width: 10; height: 745 }
            @tappable box c { width: fill; height: 48 }
          }
        }
        """)
  }

  @Test func whatFailsOnlyWithWiderTextsIsAWarningBesideAnErrorOfAnotherDevice() {
    #expect(
      lightText("\"P1\"").messages == [
        "warning[tappable_in_band]: 'page.c' rests in the gesture-bar band if texts are wider than measured"
      ])
    // Out of reach on all three with wider texts; where there is a band, that is told.
    #expect(
      lightText("\"P1\", \"P2\", \"P3\"").messages == [
        "error[tappable_in_band]: 'page.c' rests in the gesture-bar band",
        "warning[tappable_unreachable]: 'page.c' is not wholly on the screen if texts are wider than measured",
      ])
  }

  /// What flips on one device is told with what fails on another as measured, and what it brings with it isn't told in its place.
  @Test func whatFlipsBesideAnErrorOfAnotherDeviceIsTold() {
    let result = lightText("\"P1\", \"P2\"")
    #expect(result.messages == ["error[tappable_in_band]: 'page.c' rests in the gesture-bar band"])
    #expect(
      result.findings.first?.notes.contains("also on P1, portrait, if texts are wider than measured") == true,
      "\(result.findings.first?.notes ?? [])")
  }

  @Test func whatPassesOnlyWithNarrowerTextsSaysSo() throws {
    let result = run(source(width: try widestLine() - 1))
    #expect(
      result.messages == [
        "error[tappable_in_band]: 'page.agree' rests in the home-indicator band, unless its texts are narrower than measured"
      ])
    #expect(
      result.findings.map { $0.certainty } == [.textDependent(configurations: 1, end: .narrowest, fails: false)])
  }

  @Test func beyondTheIntervalAVerdictIsCertain() throws {
    let width = try widestLine()
    // 3 % is more than the interval.
    #expect(run(source(width: width * 1.03)).messages == [])
    let narrow = run(source(width: width * 0.97))
    #expect(narrow.messages == ["error[tappable_in_band]: 'page.agree' rests in the home-indicator band"])
    #expect(narrow.findings.map { $0.certainty } == [.checked(configurations: 1)])
  }

  @Test func aFontOfItsOwnHasNoInterval() throws {
    let metrics = """
      {"format": "bandlang-metrics", "version": 1, "unitsPerEm": 1000, "sizes": [
        {"size": 17, "ascent": 900, "descent": 200, "advances": {"a": 500, " ": 500}}]}
      """
    // "aaa aaa" is 7 × 8.5 = 59.5 points wide.
    let source = source(width: 60).replacing(Self.label, with: "aaa aaa").replacing(
      "style: body", with: "metrics: \"m.json\"")
    let result = compiled(
      SourceText(name: "test.band", source), from: TestFiles(files: ["m.json": metrics]),
      options: .on("iPhone 16", orientations: ["portrait"]))
    #expect(result.messages == [])
  }

  /// An ideograph that the table lacks is an em wide, give or take 2 %: "aaa 漢" is 4 × 8.5 + 17 = 51 points, 51.34 at most.
  @Test func whatAFontOfItsOwnLacksHasOne() throws {
    let metrics = """
      {"format": "bandlang-metrics", "version": 1, "unitsPerEm": 1000, "sizes": [
        {"size": 17, "ascent": 900, "descent": 200, "advances": {"a": 500, " ": 500}}]}
      """
    func messages(_ width: Double) -> [String] {
      let source = source(width: width).replacing(Self.label, with: "aaa 漢").replacing(
        "style: body", with: "metrics: \"m.json\"")
      return compiled(
        SourceText(name: "test.band", source), from: TestFiles(files: ["m.json": metrics]),
        options: .on("iPhone 16", orientations: ["portrait"])
      ).messages
    }
    #expect(messages(51.4) == [])
    #expect(
      messages(51.2) == [
        "warning[tappable_in_band]: 'page.agree' rests in the home-indicator band if texts are wider than measured"
      ])
  }

  /// A page of 40 holds a line of 22, and two only with wider texts; what is beneath hangs out of it in any case, by 10 into the band.
  @Test func anOverflowIsOneMessageWhateverWiderTextsAddToIt() throws {
    let page = source(width: try widestLine() + 1).replacing("top: safe.top;", with: "top: safe.top; height: 40;")
    let text = """
              text label("\(Self.label)") { style: body; width: fill }

      """
    let order = page.replacing(text, with: "").replacing("        box room", with: text + "        box room")
      .replacing("height: 667", with: "height: 687")
    #expect(run(order).messages == ["error[tappable_in_band]: 'page.agree' rests in the home-indicator band"])
  }

  @Test func aReasonSilencesAnUncertainVerdictToo() throws {
    let source = source(width: try widestLine() + 1, more: "@allow(overflow, reason: \"tried on devices\")")
    #expect(run(source).rules == ["tappable_in_band"])
  }

  /// A row, a card, a grid or anchors in which a text that grows takes room from another one, which then has a second line. 330 points
  /// hold "Accept all of the terms and conditions" and "to us" as they are measured, and not 2 % wider.
  @Test func aTextTakesRoomFromAnother() throws {
    func width(_ text: String) throws -> Double {
      let screen = laidOut(
        "style s { size: 17; lineHeight: 22 }\nscreen A { column page { align: start; text label(\"\(text)\") { style: s } } }"
      )
      return try #require(screen.lines("page.label")).widestLine
    }
    let (first, second) = ("Accept all of the terms and conditions", "to us")
    let room = try width(first) + width(second) + 2
    let texts = "text a(\"\(first)\") { style: s }; text b(\"\(second)\") { style: s; width: fill }"
    let below = "@tappable box agree { width: fill; height: 76 }"
    for (name, body) in [
      (
        "a column of a written width",
        "column page { left: safe.left; top: safe.top; width: \(room); box room { width: fill; height: 660 }; row { \(texts) }; \(below) }"
      ),
      (
        "a card in a page",
        "column page { pin: safe; column card { width: \(room); alignSelf: start; box room { width: fill; height: 660 }; row { \(texts) }; \(below) } }"
      ),
      (
        "a grid",
        "column page { pin: safe; padding.right: \(393 - room); box room { width: fill; height: 660 }; grid { columns: [hug, fill]; \(texts) }; \(below) }"
      ),
      (
        "anchors",
        "text a(\"\(first)\") { style: s; left: safe.left; top: safe.top }; text b(\"\(second)\") { style: s; left: a.right; right: safe.right - \(393 - room); top: safe.top + 660 }; @tappable box agree { left: safe.left; right: safe.right; top: b.bottom; height: 76 }"
      ),
    ] {
      let messages = run("style s { size: 17; lineHeight: 22 }\nscreen A { \(body) }").messages
      #expect(
        messages.contains {
          $0.hasPrefix("warning[tappable_in_band]") && $0.hasSuffix("if texts are wider than measured")
        },
        "\(name): \(messages)")
    }
  }

  @Test func onlyWhatMayFlipIsLaidOutAgain() throws {
    func width(_ text: String) throws -> Double {
      let screen = laidOut("screen A { column page { align: start; text label(\"\(text)\") { style: body } } }")
      return try #require(screen.lines("page.label")).widestLine
    }
    func mayFlip(_ body: String) -> Bool { laidOut("screen A { column page { \(body) } }").textsMayFlip }
    let signIn = "text(\"Sign in\") { style: body }"
    let help = "text(\"Help\") { style: body }"
    // A label with room, one in a row with room, one that breaks by a wide margin.
    #expect(!mayFlip("align: start; \(signIn)"))
    #expect(!mayFlip("row { \(signIn); \(help) }"))
    #expect(!mayFlip("width: 120; text(\"Sign in with your account\") { style: body }"))
    // Buttons that hug in a row with room, a title that takes what is left, cells that fill their columns, a centred layer.
    let button = "box { padding: 8; \(signIn) }"
    #expect(!mayFlip("row { gap: 8; \(button); \(button) }"))
    #expect(!mayFlip("row { text(\"Sign in\") { style: body; width: fill }; \(button) }"))
    #expect(!mayFlip("grid { columns: [fill, fill]; \(signIn); \(help) }"))
    #expect(!mayFlip("row { width: fill; \(button); spacer; \(help) }"))
    #expect(
      !laidOut("screen A { text t(\"Sign in\") { style: body; centerX: safe.centerX; top: safe.top } }").textsMayFlip)
    // What wraps, a grid with as many columns as fit, a width that an anchor reads.
    #expect(mayFlip("row { wrap: wrap; width: \(try width("Sign in") + width("Help") + 0.5); \(signIn); \(help) }"))
    #expect(
      laidOut(
        "screen A { text t(\"Sign in\") { style: body; left: safe.left; top: safe.top }; text u(\"Help\") { style: body; left: t.right; top: safe.top } }"
      ).textsMayFlip)
    // One that just fits, by itself or beside another.
    #expect(mayFlip("width: \(try width("Sign in") + 0.5); align: start; \(signIn)"))
    #expect(mayFlip("row { width: \(try width("Sign in") + width("Help") + 0.5); \(signIn); \(help) }"))
  }
}
