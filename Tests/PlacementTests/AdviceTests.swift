import BandChecker
import BandCompileSupport
import BandLang
import BandSyntax
import Testing

/// The rules that advise: text, room, paint, spacing. Source: `placement.md`, section 3; figures on paper.
@Suite struct AdviceTests {
  private func check(
    _ screen: String, on device: String = "iphone-47", _ wanted: [String], ignoring ignored: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(screen, on: device, are: wanted, ignoring: ignored, sourceLocation: sourceLocation)
  }

  // MARK: Texts and images in strips

  @Test func contentInAStripIsAdvice() {
    func text(_ bottom: String) -> String {
      "screen A { text version(\"1.0\") { left: safe.left; bottom: \(bottom); style: note } }\nstyle note { size: 12; lineHeight: 16 }"
    }
    check(text("screen.bottom - 8"), ["content_outside_safe version 16"])
    check(text("screen.bottom - 30"), ["content_outside_safe version 4"])
    check(text("screen.bottom - 34"), [])
    check(text("screen.bottom - 8"), on: "phone-home-key", [])
    // Its padding is no part of it.
    check(
      "screen A { text version(\"1.0\") { left: safe.left; bottom: screen.bottom; padding.bottom: inset.bottom } }", [])
  }

  @Test func whatScrollsPastIsNone() {
    func list(_ insets: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; insets: \(insets); for i in 1...40 { text line("Line \\(i)") { style: note } } }
      }
      style note { size: 12; lineHeight: 50 }
      """
    }
    check(list("auto"), [])
    check(list("top"), ["content_outside_safe list.line[39] 34"])
  }

  @Test func aControlInAStripSpeaksForItsLabel() {
    check(
      """
      screen A {
          @tappable
          row buy { left: safe.left; right: safe.right; bottom: screen.bottom; minHeight: 48; align: end; text("Buy") }
      }
      """, ["tappable_in_band buy 34"])
  }

  // MARK: Text that is cut off

  @Test func aTextNeedsTheLinesThatItIsGiven() {
    func text(_ properties: String) -> String {
      """
      screen A { column page { text note("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen") {
          width: 100; \(properties) } } }
      """
    }
    let rules = { (source: String) in
      compiled(fieldDevices + source, options: .on("iphone-47", orientations: ["portrait"])).rules
    }
    #expect(rules(text("")) == [])
    #expect(rules(text("lines: 2")) == ["text_truncated"])
    #expect(rules(text("lines: 40")) == [])
    // Line ends that make more lines than there may be cut a text at any width, and a smaller scale doesn't help.
    let forced = "text lead(\"First\\nSecond\\nThird\")"
    #expect(rules("screen A { column page { \(forced) { lines: 2 } } }") == ["text_truncated"])
    #expect(rules("screen A { column page { \(forced) { lines: 2; minimumScale: 0.5 } } }") == ["text_truncated"])
    #expect(rules("screen A { column page { \(forced) { lines: 3 } } }") == [])
    // A height is a number of lines too.
    #expect(rules(text("height: 20")) == ["text_truncated"])
    #expect(rules(text("height: 600")) == [])
    #expect(rules(text("height: 20; lines: 1")) == ["text_truncated"])
  }

  /// What is left for the lines is what the padding leaves, whatever chooses that: 360 of a page's 400, and 13 digits of 16 points make
  /// 13 × 1151 ÷ 2048 × 16 = 116.9.
  @Test func whatPaddingLeavesIsTheLines() {
    func rules(_ properties: String) -> [String] {
      let style = "style s { size: 16; lineHeight: 20 }\n"
      let text = "text note(\"1111111111111\") { style: s; lines: 1; width: 140\n\(properties) }"
      let source = style + "screen A { column page { width: 400; \(text) } }"
      return compiled(fieldDevices + source, options: .on("android-gesture", orientations: ["portrait"])).rules
    }
    for (properties, wanted) in [
      ("padding.left: 23", false), ("padding.left: 24", true),
      // Of 400.
      ("padding.left: 5%", false), ("padding.left: 6%", true), ("padding.horizontal: 2.5%", false),
      ("padding.horizontal: 3%", true),
      ("padding.left: screen.width > 100 ? 23 : 40", false), ("padding.left: screen.width > 100 ? 24 : 10", true),
      ("if screen.width > 100 { padding.left: 23 }", false), ("if screen.width > 100 { padding.left: 24 }", true),
      ("padding.left: 40; if screen.width > 100 { padding.left: 4 }", false),
      ("if screen.width > 100 { padding.left: 6% }", true),
    ] { #expect(rules(properties) == (wanted ? ["text_truncated"] : []), "\(properties)") }
    // So it is with a height: three lines of 20 in 70.
    func low(_ padding: String) -> [String] {
      let source =
        "screen A { column page { width: 400; text note(\"A\\nB\\nC\") { style: s; height: 70\n\(padding) } } }"
      return compiled(
        fieldDevices + "style s { size: 16; lineHeight: 20 }\n" + source,
        options: .on("android-gesture", orientations: ["portrait"])
      ).rules
    }
    #expect(low("if screen.width > 100 { padding.top: 10 }") == [])
    #expect(low("if screen.width > 100 { padding.top: 11 }") == ["text_truncated"])
    #expect(low("padding.top: 2.5%") == [] && low("padding.top: 3%") == ["text_truncated"])
  }

  @Test func aRowThatIsTooLowCutsItsText() {
    func row(_ height: String) -> String {
      """
      screen A { column page { row head { \(height); text note("one two three four five six seven eight nine ten eleven twelve thirteen") } } }
      """
    }
    let rules = { (source: String) in
      compiled(fieldDevices + source, options: .on("iphone-47", orientations: ["portrait"])).rules
    }
    #expect(rules(row("height: 24")) == ["text_truncated"])
    #expect(rules(row("minHeight: 24")) == [])
  }

  /// Whatever it is that gives the height: a text of three lines of 20, "A\nB\nC", in 30 or so.
  @Test func whateverGivesTheHeightCutsTheText() {
    let style = "style s { size: 16; lineHeight: 20 }\n"
    let text = "text note(\"A\\nB\\nC\") { style: s }"
    func rules(_ content: String) -> [String] {
      compiled(fieldDevices + style + content, options: .on("iphone-47", orientations: ["portrait"])).rules
    }
    let band = "left: safe.left; right: safe.right; top: safe.top; bottom: safe.top + 30"
    for (name, content) in [
      ("two anchors", "screen A { text note(\"A\\nB\\nC\") { style: s; \(band) } }"),
      ("two anchors of a row", "screen A { row { \(band); \(text) } }"),
      ("the anchors of what a row fills", "screen A { box { \(band); row { pin: parent; \(text) } } }"),
      ("the greatest height of a row", "screen A { column { row { maxHeight: 30; \(text) } } }"),
      ("a row in a row", "screen A { column { row { height: 30; row { \(text) } } } }"),
      ("a stack that stretches", "screen A { column { stack { align: stretch; height: 30; \(text) } } }"),
      ("the rows of a grid", "screen A { column { grid { columns: [fill]; rows: [30]; \(text) } } }"),
      ("a share of a grid", "screen A { column { grid { columns: [fill]; rows: [fill]; height: 30; \(text) } } }"),
      ("the greatest height of a bar", "screen A { bar top { maxHeight: 30; \(text) } }"),
      ("the screen", "screen A { row { text note(\"\(String(repeating: "A\\n", count: 60))\") { style: s } } }"),
    ] { #expect(rules(content).contains("text_truncated"), "\(name): \(rules(content))") }
    for (name, content) in [
      ("a row that hugs", "screen A { column { row { \(text) } } }"),
      ("a least height", "screen A { column { row { minHeight: 30; \(text) } } }"),
      ("a row that doesn't stretch", "screen A { column { row { align: start; minHeight: 30; \(text) } } }"),
      ("proportions", "screen A { column { row { width: 90; aspect: 3; \(text) } } }"),
      ("an anchor", "screen A { row { left: safe.left; top: safe.top; \(text) } }"),
      ("rows that hug", "screen A { column { grid { columns: [fill]; rows: [hug]; \(text) } } }"),
      ("room enough", "screen A { row { left: safe.left; top: safe.top; bottom: safe.top + 60; \(text) } }"),
      ("a scroll", "screen A { @scroll(vertical)\nrow { \(band); \(text) } }"),
    ] { #expect(rules(content) == [], "\(name)") }
  }

  @Test func aFixedHeightIsToldWhereTextIsLarger() {
    let source = fieldDevices + "screen A { column page { row head { height: 400; text note(\"News\") } } }"
    var options = CompileOptions.on("iphone-47", orientations: ["portrait"])
    #expect(compiled(source, options: options).rules == [])
    options.overrides.textSizes = ["default", "xxxLarge"]
    #expect(compiled(source, options: options).rules == ["fixed_height"])
    options.overrides.textSizes = ["small"]
    #expect(compiled(source, options: options).rules == [])
    options.overrides.textSizes = ["xxxLarge"]
    let scroll =
      fieldDevices + "screen A { column page { @scroll(vertical)\ncolumn head { height: 400; text(\"News\") } } }"
    #expect(compiled(scroll, options: options).rules == [])
    // What is cut off already says so.
    let low = fieldDevices + "screen A { column page { text note(\"News\") { height: 10 } } }"
    #expect(compiled(low, options: options).rules == ["text_truncated"])
  }

  // MARK: Room that is kept twice

  /// F28: a toolbar above tabs, both of which add the inset.
  @Test func onlyWhatMeetsTheEdgeNeedsTheInset() {
    func screen(_ tabs: String) -> String {
      """
      screen A {
          column page {
              pin: screen
              box content { height: fill }
              row tools { padding.bottom: 4 + inset.bottom; @tappable
                  box tool { width: 48; height: 48 } }
              \(tabs)
          }
      }
      """
    }
    let tabs = "row tabs { padding.bottom: inset.bottom; @tappable\nbox tab { width: 49; height: 49 } }"
    check(screen(tabs), on: "iphone-notch", ["double_inset page.tools 34"])
    check(screen(tabs), on: "phone-home-key", [])
    check(screen(""), on: "iphone-notch", [])
  }

  @Test func barsScrollsAndSafeKeepTheInsetBythemselves() {
    check("screen A { column page { padding.bottom: inset.bottom; box a { height: 9 } } }", ["double_inset page 34"])
    check(
      "screen A { bar bottom foot { padding.bottom: inset.bottom; box a { width: 9; height: 9 } } }",
      ["double_inset foot 34"])
    func list(_ properties: String) -> String {
      "screen A { @scroll(vertical)\ncolumn list { pin: screen; \(properties); for i in 1...40 { box line { height: 50 } } } }"
    }
    check(list("padding.bottom: inset.bottom"), ["double_inset list 34"])
    check(list("insets: top; padding.bottom: inset.bottom"), [])
    // The larger of the two: what is beyond the constant is wasted.
    check(
      "screen A { column page { padding.bottom: max(inset.bottom, 16); box a { height: 9 } } }",
      ["double_inset page 18"])
    // Where the content ends, room at its end wastes nothing.
    check(
      "screen A { column page { left: safe.left; top: safe.top; padding.bottom: inset.bottom; box a { width: 9; height: 9 } } }",
      [])
    check(
      "screen A { box a { left: safe.left; bottom: safe.bottom; margin.bottom: inset.bottom; width: 9; height: 9 } }",
      ["double_inset a 34"])
    check(
      "screen A { box a { left: safe.left; bottom: screen.bottom; margin.bottom: inset.bottom; width: 9; height: 9 } }",
      [])
  }

  @Test func anAnchorMayApplyTheInsetOnce() {
    func box(_ bottom: String) -> String {
      "screen A { box a { left: safe.left; bottom: \(bottom); width: 9; height: 9 } }"
    }
    check(box("safe.bottom - inset.bottom"), ["double_inset a 34"])
    check(box("safe.bottom - 34"), [])
    check(box("screen.bottom - inset.bottom - 8"), [])
    check(
      "screen A { box a { left: safe.left; top: safe.top + inset.top; width: 9; height: 9 } }", ["double_inset a 47"])
  }

  @Test func whatIsOverriddenWastesNothing() {
    check(
      """
      screen A { Foot foot { padding.bottom: 0 } }
      component Foot { column { padding.bottom: inset.bottom; box a { height: 9 } } }
      """, [])
    check(
      """
      screen A { Foot foot { padding.top: 0 } }
      component Foot { column { padding.bottom: inset.bottom; box a { height: 9 } } }
      """, ["double_inset foot 34"])
  }

  // MARK: Paint that stops short

  /// F30: a tab bar whose colour ends above the strip.
  @Test func aBarsPaintGoesOnToTheGlass() {
    func bar(_ properties: String, _ screen: String = "") -> String {
      "screen A { \(screen)\nrow tabs { left: safe.left; right: safe.right; bottom: safe.bottom; height: 56; background: #F9F9F9; \(properties)\nbox { width: 48; height: 48 } } }"
    }
    check(bar(""), on: "android-gesture", ["background_stops_short tabs 24"])
    check(bar(""), on: "android-3button", ["background_stops_short tabs 48"])
    check(bar(""), ["background_stops_short tabs 34"])
    check(bar(""), on: "phone-home-key", [])
    check(bar("bleed: bottom"), [])
    // The ground has the same colour.
    check(bar("", "background: #F9F9F9"), [])
    check(bar("", "background: #FFFFFF"), ["background_stops_short tabs 34"])
    check(bar("", "@decorative\nbox ground { pin: screen; background: #F9F9F9 }"), [])
    // Narrower than the screen it is a card.
    check(
      "screen A { row card { left: safe.left + 8; right: safe.right - 8; bottom: safe.bottom; height: 56; background: #F9F9F9; box { width: 48; height: 48 } } }",
      [])
    check("screen A { column page { background: #F9F9F9 } }", [])
    check(
      "screen A { row head { left: safe.left; right: safe.right; top: safe.top; height: 56; background: #F9F9F9; box { width: 48; height: 48 } } }",
      ["background_stops_short head 47"])
  }

  @Test func theFixWritesBleed() {
    let result = compiled(
      "screen A { row tabs { left: safe.left; right: safe.right; bottom: safe.bottom; height: 56; background: #F9F9F9; box { width: 48; height: 48 } } }",
      options: .on("iPhone 16", orientations: ["portrait"]))
    let fix = result.diagnostics.first?.fixes.first
    #expect(fix?.isCertain == true && fix?.edits.first?.replacement == "; bleed: bottom")
  }

  // MARK: Targets

  /// WCAG 2.2, success criterion 2.5.8, exception Spacing.
  @Test func aSmallTargetNeedsACircleToItself() {
    func pair(_ size: Int, _ gap: Int, _ other: String = "width: 16; height: 16") -> String {
      """
      screen A { row steps { left: safe.left + 40; top: safe.top + 40; gap: \(gap)
          @tappable
          box less { width: \(size); height: \(size) }
          @tappable
          box more { \(other) }
      } }
      """
    }
    let small = ["target_too_small"]
    // Middles 20 apart, and 24.
    check(pair(16, 4), ["targets_too_close steps.less 4", "targets_too_close steps.more 4"], ignoring: small)
    check(pair(16, 8), [], ignoring: small)
    // Beside a large one the circle of 12 around the middle counts: 8 + 3 are 1 too few.
    check(pair(16, 3, "width: 100; height: 100"), ["targets_too_close steps.less 1"], ignoring: small)
    check(pair(16, 4, "width: 100; height: 100"), [], ignoring: small)
    check(pair(24, 0, "width: 24; height: 24"), [], ignoring: small)
  }

  @Test func theGestureAreaIsSilentUnlessItIsAskedFor() {
    let screen =
      fieldDevices
      + "screen A { @tappable\nbox go { left: safe.left; bottom: safe.bottom; width: 56; height: 56 } }"
    var options = CompileOptions.on("android-gesture", orientations: ["portrait"])
    #expect(compiled(screen, options: options).rules == [])
    options.levels = [(.init("tappable_in_gesture_area"), .warn)]
    let found = compiled(screen, options: options)
    #expect(found.messages == ["warning[tappable_in_gesture_area]: 'go' lies in the gesture area"])
    // 32 - 24.
    #expect(found.findings.first?.lift == 8)
    options.overrides.devices = ["iphone-47"]
    #expect(compiled(screen, options: options).rules == [])
  }

  // MARK: Sizes

  @Test func aSizeBelowZeroIsTold() {
    check(
      "screen A { box a { left: safe.left + 200; right: safe.right - 200; top: safe.top; height: 9 } }",
      ["negative_size a 10"])
    check("screen A { box a { left: safe.left + 195; right: safe.right - 195; top: safe.top; height: 9 } }", [])
    check("screen A { column page { box a { width: screen.width - 400; height: 9 } } }", ["negative_size page.a 10"])
    // 390 points less twice 234.
    check(
      "screen A { @decorative\nbox a { left: screen.left; right: screen.right; height: 9; margin: 60% } }",
      ["negative_size a 78"])
    check("screen A { column page { box a { width: max(0, screen.width - 400); height: 9 } } }", [])
    // Only where it holds.
    check(
      "screen A { column page { box a { width: 9; height: 9; if screen.width > 400 { width: screen.width - 400 } } } }",
      [])
  }

  @Test func aLayerLargerThanTheScreenOverflows() {
    check("screen A { column page { box a { height: 900 } } }", ["overflow page.a 137"])
    check("screen A { box a { height: 900 } }", ["overflow a 103"])
    check(
      "screen A { column a { left: safe.left; top: safe.top; box b { width: 9; height: 900 } } }", ["overflow a 103"])
    // Anchored and with a size it stands where it is told to.
    check("screen A { box a { left: safe.left; top: safe.top; width: 9; height: 900 } }", [])
    check("screen A { @decorative\nbox a { height: 900 } }", [])
    // Where sizes choose, only what hugs is asked.
    for (size, found) in [
      ("screen.width > 100 ? hug : 300", ["overflow a 103"]), ("screen.width > 9000 ? 300 : hug", ["overflow a 103"]),
      ("screen.width > 9000 ? hug : 900", []),
    ] {
      check(
        "screen A { column a { left: safe.left; top: safe.top; height: \(size); box b { width: 9; height: 900 } } }",
        found)
    }
    check(
      "screen A { @scroll(vertical)\ncolumn a { left: safe.left; top: safe.top; box b { width: 9; height: 900 } } }", []
    )
  }

  // MARK: Projects

  @Test func aProjectMayBeContentWithWhatAndroidTakes() {
    func found(_ role: String, on device: String, _ project: String?) -> [String] {
      var options = CompileOptions.on(device, orientations: ["portrait"])
      options.levels = [(.init("tied_to_glass"), .allow)]
      let source =
        fieldDevices
        + "screen A { \(role)\nbox go { left: safe.left + 40; bottom: screen.bottom; width: 56; height: 56 } }"
      let settings = project.map { SourceText(name: "project.band", $0) }
      return compiled(SourceText(name: "test.band", source), project: settings, options: options).rules
    }
    let minimum = "project { platform: minimum }"
    #expect(found("@tappable", on: "android-gesture", nil) == ["tappable_in_band"])
    // Taps pass through the gesture bar, drags don't; the three buttons take both, and iOS is as it was.
    #expect(found("@tappable", on: "android-gesture", minimum) == [])
    #expect(found("@draggable(any)", on: "android-gesture", minimum) == ["tappable_in_band"])
    #expect(found("@tappable", on: "android-3button", minimum) == ["tappable_in_band"])
    #expect(found("@tappable", on: "iphone-47", minimum) == ["tappable_in_band"])
  }
}
