import BandCompileSupport
import BandDiagnostics
import BandLang
import Testing

/// What stands in a sheet, goes along with one, or lies beneath it: at which detents it counts. Source: `placement.md`, sections 2 to 4;
/// figures are worked out on paper for a phone of 390 by 844 whose safe area goes from 47 to 810.
@Suite struct SheetPlaceTests {
  private func check(
    _ screen: String, _ wanted: [String], ignoring: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(
      screen, on: "iphone-47", are: wanted, ignoring: ignoring + ["hard_coded_inset"],
      sourceLocation: sourceLocation)
  }

  private func diagnostics(_ screen: String, _ orientations: [String] = ["portrait"]) -> [Diagnostic] {
    var options = CompileOptions()
    options.overrides.devices = ["iphone-47"]
    options.overrides.orientations = orientations
    return compiled(fieldDevices + screen, options: options).diagnostics
  }

  private func words(_ found: [Diagnostic]) -> [String] {
    found.map { "\($0.message) \($0.fixes.map { $0.title }) \($0.notes.last { $0.kind == .help }?.text ?? "")" }
  }

  // MARK: Along with a sheet

  @Test func whatLeavesTheScreenWithASheetOverflowsNothing() {
    func map(_ content: String) -> String {
      """
      screen A {
          @surface box map { pin: screen }
          column along {
              leading: safe.leading + 16; bottom: places.top - 16; gap: 8
              \(content)
          }
          @sheet
          column places { detents { peek: 48 + inset.bottom; half: 50%; full: 100% } text("Nearby") }
      }
      """
    }
    // At the highest detent the sheet's top is at 47, and what rides on it ends at 31.
    check(map("box { width: 20; height: 60 }\n box { width: 20; height: 40 }"), [])
    // The second of two from -73 on: from -17 to 31, in the status bar. The first doesn't show.
    check(
      map("@tappable box layers { width: 48; height: 48 }\n @tappable box locate { width: 48; height: 48 }"),
      ["tappable_in_band along.locate 47"])
    #expect(
      words(diagnostics(map("@tappable box locate { width: 48; height: 48 }"))) == [
        "'along.locate' rests in the status bar at the full detent [] it goes along with a sheet: stop it with `max` before it comes there, or leave it out at that detent with `if`"
      ])
    // What is too long at each detent is too long: 1000 of 844, and at `peek` it ends at 746.
    check(map("box { width: 20; height: 1000 }"), ["overflow along 254"])
  }

  @Test func whatStandsStillIsToldAsIfThereWereNoSheet() {
    func screen(_ sheet: String) -> String {
      """
      screen A {
          @tappable box nav { left: safe.left + 16; bottom: screen.bottom - 2; width: 48; height: 48 }
          \(sheet)
      }
      """
    }
    let alone = words(diagnostics(screen("")))
    #expect(alone.count == 1)
    #expect(alone.first?.contains("'nav' rests in the home-indicator band [\"bottom: safe.bottom - 2\"]") == true)
    #expect(
      words(
        diagnostics(
          screen("@sheet column places { detents { peek: 60 + inset.bottom; full: 100% } text(\"Nearby\") }"))) == alone
    )
  }

  // MARK: In a sheet

  private func sheet(_ content: String, _ detents: String, resizes: Bool = false) -> String {
    """
    screen A {
        @surface box map { pin: screen }
        @sheet
        column s {
            detents { \(detents) }
            \(resizes ? "resize: true" : "")
            box head { height: 60 }
            \(content)
        }
    }
    """
  }

  @Test func aCarouselMovesNothingUpAndDown() {
    let chips = "@scroll(horizontal) row chips { for i in 1...8 { @tappable box chip { width: 100; height: 48 } } }"
    // The sheet's top is at 750, and the chips lie from 810 to 858.
    let found = (0..<8).map { "tappable_in_band s.chips.chip[\($0)] 34" }
    check(sheet(chips, "peek: 60 + inset.bottom; full: 100%"), found, ignoring: ["drag_in_gesture_strip"])
    // Beyond the glass nothing of them shows.
    check(sheet(chips, "peek: 60; full: 100%"), [])
    // All of the carousel that shows lies in the strip.
    check(
      sheet(chips, "peek: 60 + inset.bottom; full: 100%"), found + ["drag_in_gesture_strip s.chips 34"])
  }

  @Test func whatIsStickyIsClearOnItsLineAtEveryDetent() {
    let list = """
      @scroll(vertical) column list {
          height: fill
          @sticky(top) row chips { @tappable box chip { width: 100; height: 48 } }
          for i in 1...30 { @tappable box line { height: 60 } }
      }
      """
    check(sheet(list, "peek: 60 + inset.bottom; full: 100%"), ["tappable_in_band s.list.chips.chip 34"])
    check(sheet(list, "peek: 60; full: 100%"), [])
    check(sheet(list, "peek: 108 + inset.bottom; full: 100%"), [])
    #expect(
      words(diagnostics(sheet(list, "peek: 60 + inset.bottom; full: 100%"))) == [
        "'s.list.chips.chip' rests in the home-indicator band at the peek detent [] raise the detent by 48 pt at least, or move the element up in its sheet"
      ])
  }

  @Test func aListIsAsLargeAsAtTheDetentThatShowsMost() {
    let list = """
      @scroll(vertical) column list { height: fill; for i in 1...2 { @tappable box line { height: 60 } } }
      """
    // At the lower detent 40 of each line show.
    check(sheet(list, "low: 100; full: 100%", resizes: true), [])
    check(
      sheet(list, "low: 100", resizes: true),
      ["target_too_small s.list.line[0] 4", "target_too_small s.list.line[1] 4"])
  }

  @Test func beneathTheKeyboardWhatIsPinnedInASheetIsToldOnce() {
    let foot = """
      spacer
      row foot { padding.bottom: inset.bottom
          @input row field { width: fill; minHeight: 48; text("Add a comment") }
          @tappable box send { width: 48; height: 48 }
      }
      """
    let found = diagnostics(sheet(foot, "half: 60%; full: 100%", resizes: true))
    #expect(
      words(found) == [
        "'s.foot.field' stays beneath the keyboard at the full detent [] make room beneath it at the sheet's bottom, as with `padding.bottom: max(inset.bottom, keyboard.height)`, or let it scroll"
      ])
    #expect(found.first?.notes.contains { $0.text == "for the same reason also 's.foot.send'" } == true)
    let mended = foot.replacing(
      "padding.bottom: inset.bottom", with: "padding.bottom: max(inset.bottom, keyboard.height)")
    check(sheet(mended, "full: 100%", resizes: true), [])
  }

  // MARK: Beneath a sheet

  @Test func whatASheetCoversIsNoNeighbour() {
    func screen(_ more: String) -> String {
      """
      screen A {
          @surface box map { pin: screen }
          @tappable box locate { trailing: safe.trailing - 16; top: safe.top + 8; width: 48; height: 48 }
          @sheet
          column places {
              detents { half: 50%; full: 100% }
              row header { minHeight: 60; padding.horizontal: 16; align: center; justify: end; gap: 2
                  \(more)
                  @tappable box more { width: 20; height: 20 }
              }
          }
      }
      """
    }
    let small = ["target_too_small"]
    // At `full` it lies over 'locate'.
    check(screen(""), [], ignoring: small)
    // Middles 22 apart, where 24 are needed.
    check(
      screen("@tappable box less { width: 20; height: 20 }"),
      ["targets_too_close places.header.less 2", "targets_too_close places.header.more 2"], ignoring: small)
    var options = CompileOptions.on("iphone-47", orientations: ["portrait"])
    options.levels = [(.init("target_too_small"), .allow)]
    #expect(
      compiled(fieldDevices + screen("@tappable box less { width: 20; height: 20 }"), options: options).messages == [
        "warning[targets_too_close]: 'places.header.less' is small, and too close to 'places.header.more'"
      ])
  }

  @Test func whatAClipCutsOffIsNoTarget() {
    // 16 of the first are left, and its middle is 8 + 2 from the second, where 12 are needed.
    check(
      """
      screen A { column page { left: safe.left + 40; top: safe.top + 40; gap: 2
          box cut { clip: true; width: 40; height: 16; @tappable box a { width: 40; height: 40 } }
          @tappable box b { width: 40; height: 40 }
      } }
      """, ["targets_too_close page.cut.a 2"], ignoring: ["target_too_small"])
  }
}
