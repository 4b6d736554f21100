import BandCompileSupport
import BandLang
import Testing

/// What is painted above texts. Source: `docs/rules.md` and `docs/decisions/0044`; figures are worked out on paper for a phone of 390 by 844 with
/// a status bar of 47 and a band of 34, and lines of 20.
@Suite struct TextCoveredTests {
  private let style = "style s { size: 16; lineHeight: 20 }\n"

  private func check(_ content: String, _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectVerdicts(
      style + "screen A {\n\(content)\n}", on: "iphone-47", are: wanted,
      ignoring: ["target_too_small", "hard_coded_inset", "content_outside_safe"], sourceLocation: sourceLocation)
  }

  /// A line from 147 to 167, and a panel over it.
  private func beneath(_ panel: String, text: String = "") -> String {
    """
    text t("Word") { style: s; left: safe.left + 16; top: safe.top + 100\n\(text) }
    box p { left: safe.left; right: safe.right; height: 88; \(panel) }
    """
  }

  @Test func aBackgroundHidesWhatIsBeneath() {
    // From 159 on, and up to 155.
    check(beneath("top: safe.top + 112; background: #FFFFFF"), ["text_covered t 8"])
    check(beneath("top: safe.top + 20; background: #FFFFFF"), ["text_covered t 8"])
    check(beneath("top: safe.top + 120; background: #FFFFFF"), [])
    check(beneath("top: safe.top + 12; background: #FFFFFF"), [])
    // What one sees through hides nothing.
    for panel in [
      "background: #FFFFFF80", "background: #FFFFFF; opacity: 0.9", "border: border(width: 1, color: #000000)",
      "shadow: shadow(y: 1, blur: 4, color: #000000)",
    ] { check(beneath("top: safe.top + 112; \(panel)"), []) }
    check(
      """
      text t("Word") { style: s; left: safe.left + 16; top: safe.top + 100 }
      stack { left: safe.left; right: safe.right; top: safe.top + 112; height: 88; opacity: 0.5
          box p { left: parent.left; right: parent.right; top: parent.top; bottom: parent.bottom; background: #FFFFFF } }
      """, [])
    // Nor does what is painted before, nor is anything asked of what isn't seen, says nothing or is paint.
    check(
      """
      box p { left: safe.left; right: safe.right; top: safe.top; height: 300; background: #FFFFFF }
      text t("Word") { style: s; left: safe.left + 16; top: safe.top + 100 }
      """, [])
    check(beneath("top: safe.top + 112; background: #FFFFFF", text: "opacity: 0"), [])
    check(beneath("top: safe.top + 112; background: #FFFFFF", text: "color: #00000000"), [])
    check("@decorative\n" + beneath("top: safe.top + 112; background: #FFFFFF"), [])
    // Paint hides like anything else.
    check(
      beneath("top: safe.top + 112; background: #FFFFFF").replacing("box p", with: "@decorative\nbox p"),
      ["text_covered t 8"])
  }

  @Test func linesCountAndNotTheFrame() {
    check(beneath("top: safe.top + 121; background: #FFFFFF", text: "height: 60"), [])
    check(beneath("top: safe.top + 119; background: #FFFFFF", text: "height: 60"), ["text_covered t 1"])
    check(beneath("top: safe.top + 24; background: #FFFFFF", text: "padding.top: 12"), [])
    // From side to side: a panel over the last hundred points.
    func wide(_ properties: String) -> [String] {
      compiled(
        fieldDevices + style + """
          screen A {
              text t("Word") { style: s; left: safe.left; right: safe.right; top: safe.top + 100; \(properties) }
              box p { left: safe.right - 100; right: safe.right; top: safe.top; height: 300; background: #FFFFFF }
          }
          """, options: .on("iphone-47", orientations: ["portrait"])
      ).rules
    }
    #expect(wide("") == [] && wide("textAlign: center") == [])
    #expect(wide("textAlign: end") == ["text_covered"])
    #expect(wide("textAlign: end; padding.right: 100") == [])
  }

  @Test func whatAStackHoldsLiesOverEachOther() {
    func stack(_ children: String) -> String {
      "stack c { left: safe.left; top: safe.top; width: 200; height: 60; align: start; justify: start\n\(children) }"
    }
    let (text, box) = ("text t(\"Word\") { style: s }\n", "box b { width: 200; height: 5; background: #FFFFFF }\n")
    check(stack(text + box), ["text_covered c.t 5"])
    check(stack(box + text), [])
    // What is set side by side doesn't meet, and where it is squeezed out of its place the overflow is told.
    check("column c { left: safe.left; top: safe.top; width: 200\n\(text)\(box) }", [])
    let drawn = box.replacing("width: 200", with: "margin.top: -5; width: 200")
    check("column c { left: safe.left; top: safe.top; width: 200\n\(text)\(drawn) }", ["text_covered c.t 5"])
    check(
      """
      column c { left: safe.left; top: safe.top; width: 200; height: 40
          for i in 1...3 { text("Word") { style: s } } }
      box p { left: safe.left; top: safe.top + 40; width: 200; height: 60; background: #FFFFFF }
      """, ["overflow c.text[2] 20"])
  }

  @Test func aControlThatIsCoveredSpeaksForItsLabel() {
    let row =
      "@tappable\nrow r { left: safe.left; right: safe.right; top: safe.top; height: 60; text t(\"Word\") { style: s } }\n"
    let panel = "box p { left: safe.left; right: safe.right; top: safe.top; height: 30; background: #FFFFFF }"
    check(row + panel, ["tappable_covered r 30"])
    check(row + "@decorative\n" + panel, ["text_covered r.t 20"])
    // What is inside the control takes no touch away.
    check(
      """
      @tappable
      stack r { left: safe.left; top: safe.top; width: 200; height: 60; align: start; justify: start
          text t("Word") { style: s }
          box dot { width: 200; height: 10; background: #FFFFFF } }
      """, ["text_covered r.t 10"])
  }

  /// `bleed` takes paint on to the glass, and only paint: it hides there, and takes no touch.
  @Test func paintThatIsCarriedOnHidesLikeTheRest() {
    // From 247 to 335, and on to the top or to the bottom; the line is from 147 to 167.
    let panel = "top: safe.top + 200; background: #FFFFFF"
    check(beneath("\(panel); bleed: top"), ["text_covered t 20"])
    check(beneath("\(panel); bleed: bottom"), [])
    check(beneath("\(panel); bleed: top").replacing("box p", with: "@decorative\nbox p"), ["text_covered t 20"])
    // It leaves the flow that its element is set in.
    func column(_ children: String) -> String {
      "column c { left: safe.left; right: safe.right; top: safe.top + 60\n\(children) }"
    }
    let (text, box) = (
      "text t(\"Word\") { style: s }\n", "box b { width: fill; height: 40; background: #FFFFFF; bleed: top }\n"
    )
    check(column(text + box), ["text_covered c.t 20"])
    check(column("row r { width: fill\n\(text) }\nrow q { width: fill\n\(box) }"), ["text_covered c.r.t 20"])
    check(column(text + box.replacing("top", with: "bottom")), [])
    check(column(box.replacing("top", with: "bottom") + text), [])
    check(
      "stack c { left: safe.left; right: safe.right; top: safe.top + 60; height: 60; clip: true; align: start; justify: start\n\(text)box b { top: parent.top + 40; left: parent.left; right: parent.right; height: 20; background: #FFFFFF; bleed: bottom }\n}",
      [])
    // What takes no touch from a control hides its label; what covers the control is told of that alone.
    func row(_ properties: String) -> String {
      """
      @tappable
      row r { left: safe.left; right: safe.right; top: safe.top; height: 60; text t("Word") { style: s } }
      box p { left: safe.left; right: safe.right; height: 30; background: #FFFFFF; \(properties) }
      """
    }
    check(row("top: safe.top + 100; bleed: top"), ["text_covered r.t 20"])
    check(row("top: safe.top + 100"), [])
    check(row("top: safe.top + 50; bleed: top"), ["tappable_covered r 10"])
  }

  @Test func paintIsCarriedOnPastWhatScrolls() {
    // As a foot from 750 to the glass at 844 does.
    check(
      """
      @scroll(vertical)
      column list { pin: screen; insets: none; for i in 1...50 { text line("Line") { style: s } } }
      box foot { left: safe.left; right: safe.right; bottom: safe.bottom; height: 60; background: #FFFFFF; bleed: bottom }
      """, ["text_covered list.line[45] 14"] + (46...49).map { "text_covered list.line[\($0)] 20" })
    // In the scroll itself: at each offset what is above the box is beneath its paint.
    func list(_ bleed: String) -> String {
      """
      @scroll(vertical)
      column list { pin: screen; insets: none
          text a("Word") { style: s }
          box space { height: 1000 }
          box b { height: 40; width: fill; background: #FFFFFF; bleed: \(bleed) }
          text z("Word") { style: s } }
      """
    }
    check(list("top"), ["text_covered list.a 20"])
    check(list("bottom"), [])
    check(list("left, right"), [])
  }

  @Test func inAScrollATextNeedsOneRestAtWhichItIsFree() {
    // 50 lines of 20 go up by 156; beneath the foot from 750 on the last of them lie: the 46th ends at 764 then.
    func list(_ padding: Int) -> String {
      """
      @scroll(vertical)
      column list { pin: screen; insets: none; padding.bottom: \(padding); for i in 1...50 { text line("Line") { style: s } } }
      box foot { left: safe.left; right: safe.right; bottom: screen.bottom; height: 94; background: #FFFFFF }
      """
    }
    check(list(0), ["text_covered list.line[45] 14"] + (46...49).map { "text_covered list.line[\($0)] 20" })
    check(list(94), [])
    // A page stops where its text is beneath the foot: from side to side is no way out, and upward it is as far as the text is beneath it.
    func pages(_ bottom: String) -> [String] {
      verdicts(
        fieldDevices + style + """
          screen A {
              @scroll(horizontal, snap: page)
              row pager { left: safe.left; right: safe.right; top: safe.top; bottom: \(bottom); insets: none
                  for i in 1...3 { column page { width: 100%; justify: end; text t("Word") { style: s } } } }
              box foot { left: safe.left; right: safe.right; bottom: safe.bottom; height: 60; background: #FFFFFF }
          }
          """, on: "iphone-47")
    }
    #expect(pages("safe.bottom") == (0...2).map { "text_covered pager.page[\($0)].t 20" })
    // Ten of its twenty.
    #expect(pages("safe.bottom - 50") == (0...2).map { "text_covered pager.page[\($0)].t 10" })
    #expect(pages("foot.top") == [])
    // What is longer than what shows of it is read part by part.
    check(
      """
      @scroll(vertical)
      column list { pin: screen; insets: none; text t("\((1...60).map { "\($0)\\n" }.joined())") { style: s } }
      box foot { left: safe.left; right: safe.right; bottom: screen.bottom; height: 94; background: #FFFFFF }
      """, [])
    // Lines pass beneath a header that sticks.
    check(
      """
      @scroll(vertical)
      column list { pin: screen
          @sticky(top)
          row head { height: 40; background: #FFFFFF; text("Head") { style: s } }
          for i in 1...60 { text("Line") { style: s } } }
      """, [])
  }

  @Test func sheetsModalsAndTheKeyboard() {
    func sheet(_ top: Int) -> String {
      """
      text t("Word") { style: s; left: safe.left; top: screen.top + \(top) }
      @sheet
      column sheet { detents { low: 100; high: 600 }; background: #FFFFFF; text("Sheet") { style: s } }
      """
    }
    // At the low detent it begins at 744.
    check(sheet(500), [])
    check(sheet(734), ["text_covered t 10"])
    check(
      """
      text t("Word") { style: s; left: safe.left; top: safe.top + 100 }
      @modal
      box m { pin: screen; background: #FFFFFF }
      """, [])
    // The bar rides on the keyboard, over a line that stands in the middle of the screen.
    check(
      """
      text t("Word") { style: s; left: safe.left; top: safe.top + 380 }
      bar bottom { background: #FFFFFF
          @input
          box field { width: fill; height: 48 } }
      """, [])
  }

  @Test func paintThatIsThereInOneStateHidesInThatState() {
    let source =
      style + """
        screen A {
            states: calm, busy
            text t("Word") { style: s; left: safe.left + 16; top: safe.top + 100 }
            box p { left: safe.left; right: safe.right; top: safe.top + 112; height: 88; if state == busy { background: #FFFFFF } }
        }
        """
    let found = compiled(fieldDevices + source, options: .on("iphone-47", orientations: ["portrait"]))
    #expect(found.messages == ["warning[text_covered]: 't' is covered by 'p'"])
    #expect(found.configurations == 2 && found.findings.map { $0.configurations.count } == [1])
  }

  @Test func whatHidesSeveralTextsIsOneMessage() {
    let source =
      style + """
        screen A {
            column page { left: safe.left; right: safe.right; bottom: safe.bottom; for word in ["A", "B", "C"] { text(word) { style: s } }; text("D") { style: s } }
            box foot { left: safe.left; right: safe.right; bottom: safe.bottom; height: 94; background: #FFFFFF }
        }
        """
    let found = compiled(fieldDevices + source, options: .on("iphone-47", orientations: ["portrait"]))
    #expect(found.findings.count == 4 && found.rules == ["text_covered"], "\(found.messages)")
    let allowed = source.replacing("column page", with: "@allow(text_covered, reason: \"a stamp\")\ncolumn page")
    #expect(compiled(fieldDevices + allowed, options: .on("iphone-47", orientations: ["portrait"])).rules == [])
  }
}
