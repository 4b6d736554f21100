import BandCompileSupport
import BandLang
import Testing

/// Sheets at their detents. Source: `placement.md`, section 2; figures are worked out on paper for a phone of 390 by 844 with a status bar of
/// 47 and a band of 34: clear is what lies from 47 to 810, and from the glass to the safe area's top it is 797.
@Suite struct SheetTests {
  private func check(_ screen: String, _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectVerdicts(
      screen, on: "iphone-47", are: wanted, ignoring: ["target_too_small", "hard_coded_inset"],
      sourceLocation: sourceLocation)
  }

  private func sheet(_ detents: String, _ beside: String = "", annotation: String = "", button: String = "") -> String {
    """
    screen A {
        \(beside)
        \(annotation) @sheet
        column sheet {
            detents { \(detents) }
            row header {
                height: 48; align: center
                @tappable
                box close { width: 44; height: 44; \(button) }
            }
            @scroll(vertical)
            column list {
                height: fill
                for i in 1...20 {
                    @tappable
                    box line { height: 60 }
                }
            }
        }
    }
    """
  }

  @Test func whatIsPinnedInASheetIsClearAtEveryDetent() {
    check(sheet("peek: header.height + inset.bottom; full: 100%"), [])
    // From 798 to 842 at the lower detent.
    check(sheet("peek: header.height; full: 100%"), ["tappable_in_band sheet.header.close 32"])
    // Beyond the glass it doesn't show.
    check(sheet("hidden: 0; full: 100%"), [])
    check(
      sheet("peek: header.height; full: 100%", button: "enabled: sheet.detent == full"), [])
  }

  @Test func whatScrollsInASheetNeedsOneDetent() {
    check(sheet("peek: 100; half: 50%; full: 100%"), [])
    // 60 high, the last of the rows can't come up where 52 are left beside the header, and 18 of these are clear; it fills them.
    check(sheet("peek: 100"), [])
  }

  @Test func aSheetThatIsAlwaysThereCoversWhatIsBeneath() {
    func button(_ above: Int) -> String {
      "@tappable box a { left: safe.left; width: 50; height: 50; bottom: safe.bottom - \(above) }"
    }
    // From 740 to 790; the sheet begins at 744, or higher.
    check(sheet("peek: 100; half: 50%", button(20)), ["tappable_covered a 46"])
    // It is free while the sheet is low.
    check(sheet("peek: 100; half: 50%", button(300)), [])
    check(sheet("half: 50%; full: 100%", button(300)), ["tappable_covered a 50"])
    check(sheet("peek: 100; half: 50%", button(20), annotation: "@modal"), [])
    // Where it is out of use it isn't free.
    check(
      sheet(
        "peek: 40 + inset.bottom; half: 50%",
        button(40).replacing(" }", with: "; enabled: sheet.detent == half }")),
      ["tappable_in_band sheet.header.close 6", "tappable_covered a 50"])
  }

  @Test func aRowBeneathASheetNeedsOneDetent() {
    func list(_ padding: Int) -> String {
      """
      @scroll(vertical)
      column rows {
          pin: screen; padding.bottom: \(padding)
          for i in 1...20 {
              @tappable
              box entry { height: 60 }
          }
      }
      """
    }
    // The content ends at 810 less its padding, and the lowest detent begins at 744.
    check(sheet("peek: 100; full: 100%", list(66)), [])
    check(sheet("peek: 100; full: 100%", list(60)), ["tappable_covered rows.entry[19] 6"])
  }

  @Test func whatRidesOnASheetIsClearAtEveryDetent() {
    let button = "@tappable box up { left: safe.left; width: 48; height: 48; bottom: sheet.top - 16 }"
    check(sheet("peek: 100; most: 80%", button), [])
    // At 47 - 16 - 48 its top is beyond the glass, and all of it before the status bar's end.
    check(sheet("peek: 100; full: 100%", button), ["tappable_in_band up 47"])
  }

  @Test func theDetentIsNamed() {
    let result = compiled(
      fieldDevices + sheet("peek: header.height; full: 100%"), options: .on("iphone-47", orientations: ["portrait"]))
    #expect(
      result.messages == [
        "error[tappable_in_band]: 'sheet.header.close' rests in the home-indicator band at the peek detent"
      ])
    #expect(
      result.diagnostics.first?.notes.first?.text
        == "iphone-47, portrait: 32 of its 44 pt lie in the band (34 pt) at the peek detent; the swipe home wins there")
    #expect(result.findings.first?.rest == "at the peek detent")
  }

  @Test func anAssertionHoldsAtEveryDetent() {
    func source(_ condition: String) -> String {
      sheet("peek: 100; full: 100%", "assert \(condition), \"too high\"")
    }
    check(source("sheet.top >= safe.top"), [])
    check(source("sheet.top >= safe.top + 100"), ["assertion_failed  100"])
    check(source("sheet.detent == full || sheet.top >= safe.top + 100"), [])
  }
}
