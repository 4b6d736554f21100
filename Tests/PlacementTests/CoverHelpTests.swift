import BandCompileSupport
import BandDiagnostics
import BandLang
import Testing

/// What is told of a tappable that something covers: the least that cures it, along the axis on which it can be cured. Figures on paper, for
/// the devices of the cases: 390 by 844 with 47 and 34, and 834 by 1194 with 24 and 20.
@Suite struct CoverHelpTests {
  private func compile(_ screen: String, on device: String = "iphone-47") -> CompiledSource {
    var options = CompileOptions.on(device, orientations: ["portrait"])
    options.levels = ["target_too_small", "hard_coded_inset"].map { (.init($0), .allow) }
    return compiled(fieldDevices + screen, options: options)
  }

  /// The rules with their helps or fixes.
  private func told(_ screen: String, on device: String = "iphone-47") -> [String] {
    compile(screen, on: device).diagnostics.map { found in
      let fixes = found.fixes.map { "fix: \($0.title)" }
      return "\(found.rule.text): \(fixes.first ?? found.notes.last { $0.kind == .help }?.text ?? "")"
    }
  }

  private func overlaps(_ screen: String, on device: String = "iphone-47") -> [String] {
    compile(screen, on: device).findings.map { finding in
      "\(finding.rule.text) \(finding.path) \(finding.configurations[0].overlap ?? 0)"
    }
  }

  // MARK: Across the scroll

  /// A rail of 48 is as high as the screen: no padding at the end brings a row out of it.
  @Test func aBarAcrossTheWayIsPassedAside() {
    func list(_ rows: Int, _ insets: String, _ margin: Int = 0) -> String {
      """
      screen A {
          bar left rail { background: #EEEEEE; @tappable box icon { width: 48; height: 48 } }
          @scroll(vertical)
          column list { pin: screen; insets: \(insets)
              for i in 1...\(rows) { @tappable box line { height: 56; width: fill; margin.left: \(margin) } } }
      }
      """
    }
    for rows in [5, 30] {
      #expect(
        overlaps(list(rows, "top, bottom"), on: "ipad-no-key")
          == (0..<rows).map { "tappable_covered list.line[\($0)] 48.0" })
      #expect(overlaps(list(rows, "top, bottom", 47), on: "ipad-no-key").count == rows)
      #expect(overlaps(list(rows, "top, bottom", 48), on: "ipad-no-key") == [])
      #expect(
        told(list(rows, "top, bottom"), on: "ipad-no-key") == ["tappable_covered: fix: insets: top, bottom, left"])
      #expect(overlaps(list(rows, "top, bottom, left"), on: "ipad-no-key") == [])
    }
  }

  /// Cards of 180 end 16 above the safe area, and the bar that floats there begins 72 above it.
  @Test func aCarouselBeneathABarIsLifted() {
    func shelf(_ bottom: Int) -> String {
      """
      screen A {
          @scroll(horizontal)
          row shelf { left: screen.left; right: screen.right; bottom: safe.bottom - \(bottom); height: 180
              for i in 1...8 { @tappable box card { width: 140; height: 180 } } }
          @tappable row mini { left: safe.left + 8; right: safe.right - 8; bottom: safe.bottom - 8; height: 64 }
      }
      """
    }
    #expect(overlaps(shelf(16)) == (0..<8).map { "tappable_covered shelf.card[\($0)] 56.0" })
    #expect(
      told(shelf(16)) == ["tappable_covered: leave 56 pt more room beside 'mini', with a margin or less `hitSlop`"])
    #expect(overlaps(shelf(72)) == [])
  }

  // MARK: Padding

  /// Thirteen rows of 56 end at 775, and the safe area at 810; the button begins at 738.
  @Test func paddingFillsFirstWhatIsFree() {
    func list(_ padding: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; padding.bottom: \(padding); for i in 1...13 { @tappable box line { height: 56 } } }
          @tappable box add { right: safe.right - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
      }
      """
    }
    #expect(overlaps(list(0)) == ["tappable_covered list.line[12] 37.0"])
    #expect(told(list(0)) == ["tappable_covered: add 72 pt of padding at the bottom of 'list'"])
    // The row has gone up by 6 then, and nothing is free any more.
    #expect(told(list(41)) == ["tappable_covered: write `padding.bottom: 72` on 'list': 31 pt more than now"])
    #expect(overlaps(list(71)).count == 1)
    #expect(overlaps(list(72)) == [])
  }

  // MARK: The edge of the glass

  /// What is in it may leave the bar upwards only: beyond the bar's other sides is no glass.
  @Test func noWayOutLeadsOffTheGlass() {
    func player(_ direction: String, _ bottom: String = "screen.bottom") -> String {
      """
      screen A { directions: \(direction)
          bar bottom tabs { background: #FFFFFF; box { height: 49; width: 10 } }
          @tappable row mini { left: safe.left + 8; right: safe.right - 8; bottom: \(bottom); height: 64; justify: end; align: center
              @tappable box play { width: 44; height: 44 } }
      }
      """
    }
    for direction in ["ltr", "rtl"] {
      #expect(compile(player(direction)).rules == ["tappable_in_band"], "\(direction)")
      #expect(compile(player(direction, "safe.bottom")).rules == [], "\(direction)")
      // From 761 on the bar covers it: the row to its end, the button to 800.
      #expect(
        overlaps(player(direction, "screen.bottom - inset.bottom"))
          == ["tappable_covered mini 49.0", "tappable_covered mini.play 39.0"], "\(direction)")
    }
  }

  // MARK: Slop

  /// The last thing ends where the band begins, and its slop 8 beneath.
  @Test func aSlopGivesWayAndNotTheList() {
    func list(_ slop: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; insets: top
              for i in 1...30 { box line { height: 56 } }
              @tappable box last { height: 56; margin.bottom: 34; \(slop) } }
      }
      """
    }
    #expect(
      told(list("hitSlop: 8")) == [
        "tappable_in_band: its frame is clear, and its `hitSlop` reaches 8 pt further: make that 0 at the bottom, `hitSlop.bottom: 0`"
      ])
    #expect(told(list("hitSlop: 8; hitSlop.bottom: 0")) == [])
  }

  // MARK: Several causes

  /// With 379.8 for the keyboard 417.2 are left; a panel of 350 leaves 37.2 above it and 30 beneath. Without one there is room above it.
  @Test func whatLeavesNoRoomAboveTheKeyboardIsLeftOut() {
    func list(_ start: String, _ end: String) -> [String] {
      told(
        """
        screen A {
            @scroll(vertical)
            column list { pin: screen; padding.bottom: 400; for i in 1...20 { @input box line { height: 60; width: fill } } }
            \(start) @tappable box next { left: safe.left + 16; right: safe.right - 16; bottom: safe.bottom - 30; height: 350 } \(end)
        }
        """)
    }
    #expect(
      list("", "") == [
        "tappable_covered: the keyboard leaves no room for it beside 'next': leave 'next' out with `if !keyboard.up`"
      ])
    #expect(list("if !keyboard.up {", "}") == [])
  }

  /// Three buttons of 44 and one of 56, with gaps of 16, are from 558 to 794. The last row ends at 810: 40 of its 56 lie behind the lowest,
  /// and the way out is 252 up, past all of them.
  @Test func whatIsTouchedThereIsNamed() {
    let found = compile(
      """
      screen A {
          @scroll(vertical) column list { pin: screen; for i in 1...20 { @tappable box line { height: 56; width: fill } } }
          column dial { right: safe.right - 16; bottom: safe.bottom - 16; gap: 16
              for i in 1...3 { @tappable box one { width: 56; height: 44 } }
              @tappable box add { width: 56; height: 56 } }
      }
      """)
    #expect(
      found.messages == ["error[tappable_covered]: 'list.line[19]' stays behind 'dial.add' at the end of scrolling"])
    #expect(found.findings.first { $0.path == "list.line[19]" }?.configurations.first?.overlap == 40)
    #expect(
      found.diagnostics.first?.notes.contains { $0.text == "add 252 pt of padding at the bottom of 'list'" } == true)
  }

  /// Rows of 60 fill the 34 above what reaches up from the keyboard, to 81. The last of twenty ends on the keyboard, which 379.8 are assumed
  /// for: from 404.2 on it begins, and fills what is left from 47 on.
  @Test func whatFillsTheRoomIsToldThePadding() {
    func list(_ end: Double) -> [String] {
      told(
        """
        screen A {
            @scroll(vertical)
            column list { pin: screen; padding.bottom: \(end); for i in 1...20 { @input box line { height: 60; width: fill } } }
            if keyboard.up { @tappable box next { left: safe.left; right: safe.right; top: safe.top + 34; bottom: safe.bottom } }
        }
        """)
    }
    #expect(list(0) == ["tappable_covered: add 357.2 pt of padding at the bottom of 'list'"])
    #expect(list(357.2) == [])
    #expect(list(357) != [])
  }

  /// Bubbles of 48 between a head of 90 and a foot of 100. On a phone the last ends at 694, beneath a button from 646 to 694; where the
  /// keyboard leaves 190, no bubble has any room.
  @Test func anotherWayOutIsAnotherMessage() {
    func chat(_ end: String) -> [String] {
      let source = """
        device "phone" {
            platform: ios; form: phone; scale: 3; navigation: homeIndicator
            portrait { screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 0; keyboard: 300
                strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; deferrable: true } }
        }
        device "low" {
            platform: ios; form: phone; scale: 3; navigation: homeButton
            landscape { screen: 600 by 390; corner: 0; keyboard: 200 }
        }
        screen A {
            bar top head { box { height: 90 } }
            @scroll(vertical)
            column log { pin: screen; padding: 16; \(end); for i in 1...30 { @tappable box bubble { height: 48; width: fill } } }
            if !keyboard.up { @tappable box jump { right: safe.right - 16; bottom: safe.bottom - 16; width: 48; height: 48 } }
            bar bottom foot { @input box field { height: 100; width: fill } }
        }
        """
      var options = CompileOptions()
      options.overrides.devices = ["phone", "low"]
      return compiled(source, options: options).diagnostics.map { found in
        "\(found.message) [\(found.notes.last { $0.kind == .help }?.text ?? "")]"
      }
    }
    let bars =
      "'log.bubble[0]' stays behind 'head' wherever it is scrolled to [the bars leave no room for it there: make them lower, or leave one out with `if !keyboard.up`]"
    #expect(
      chat("gap: 0") == [
        bars,
        "'log.bubble[29]' stays behind 'jump' at the end of scrolling [write `padding.bottom: 64` on 'log': 48 pt more than now]",
      ])
    #expect(chat("padding.bottom: 64") == [bars])
  }
}
