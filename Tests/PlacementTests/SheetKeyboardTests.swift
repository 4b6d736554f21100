import BandCompileSupport
import BandLang
import Testing

/// What a sheet shows at its detents, with the keyboard up and down. Source: `placement.md`, sections 2.3 and 3; figures are worked out on
/// paper for a phone of 390 by 844 with insets of 47 and 34 and a keyboard of 300, which begins at 544.
@Suite struct SheetKeyboardTests {
  private let device = """
    device "phone" {
        platform: ios; form: phone; scale: 3; navigation: homeIndicator
        portrait { screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 0; keyboard: 300
            strip status { kind: status; edge: top; thickness: 47; takes: tap }
            strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; deferrable: true } }
    }

    """

  private func check(_ screen: String, _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(verdicts(device + screen, on: "phone") == wanted, sourceLocation: sourceLocation)
  }

  /// A sheet with a header and something at its bottom.
  private func sheet(_ detents: String, _ last: String) -> String {
    """
    screen Note {
        @surface box map { pin: screen }
        @sheet
        column s { background: #FFFFFF; detents { \(detents) }
            box head { height: 60; width: fill }
            spacer
            \(last)
        }
    }
    """
  }

  private func field(_ margin: String) -> String {
    "@input box field { width: fill; height: 48; margin.bottom: \(margin) }"
  }

  @Test func aFieldBeyondTheGlassIsNotAboveTheKeyboard() {
    // From 754 to 802 at the high detent, and from 754 + 319 on at the low one.
    check(sheet("half: 50%; full: 90%", field("8 + inset.bottom")), ["keyboard_covers s.field 48"])
    check(sheet("peek: 100 + inset.bottom; full: 60%", field("8 + inset.bottom")), ["keyboard_covers s.field 48"])
    check(sheet("full: 60%", field("8 + inset.bottom")), ["keyboard_covers s.field 48"])
    // From 736 on of a sheet that begins at 644, or where the glass ends.
    check(sheet("peek: 200; none: 0", field("60")), ["keyboard_covers s.field 48"])
  }

  @Test func whatLiesBeneathTheKeyboardIsInNoBand() {
    // From 488 to 536 at the high detent; from 807 to 855 at the low one, where the keyboard hides it and the band.
    check(sheet("half: 50%; full: 90%", field("8 + max(inset.bottom, keyboard.height)")), [])
    // From 812 to 860 without a keyboard, at the low detent: 34 of it are in the band or beyond the glass.
    let low = "@tappable box go { width: fill; height: 48 }"
    check(
      """
      screen Note {
          @surface box map { pin: screen }
          @sheet
          column s { background: #FFFFFF; detents { peek: 100; full: 90% }
              @input box field { width: fill; height: 48 }
              box gap { height: 20; width: fill }
              \(low)
          }
      }
      """, ["tappable_in_band s.go 34"])
  }

  @Test func aRestBeneathTheKeyboardIsNoneBesideACover() {
    func screen(_ head: Int) -> String {
      """
      screen A {
          @surface box map { pin: screen }
          @sheet
          column s { background: #FFFFFF; detents { half: 50%; full: 90% }
              stack head { height: \(head); width: fill
                  @input box field { left: parent.left; right: parent.right; top: parent.top; height: 48 } }
              @scroll(vertical)
              column list { height: fill; @tappable box line { height: 48; width: fill } }
          }
          box panel { left: safe.left; right: safe.right; top: screen.top + 200; height: 160; background: #FFFFFF }
      }
      """
    }
    // A tenth and a half of 797 leave the sheet from 127 or 445 on: the row is from 257 on behind the panel, or from 575 on beneath the keyboard.
    check(screen(130), ["tappable_covered s.list.line 48"])
    // From 495 to 543.5, above the keyboard.
    check(screen(50), [])
  }

  @Test func aTextBeyondTheGlassIsNotClearOfTheBand() {
    let text = "text version(\"Version 1.0\") { style: note }"
    let style = "style note { size: 16; lineHeight: 20 }\n"
    check(style + sheet("peek: 100 + inset.bottom; full: 60%", text), ["content_outside_safe s.version 20"])
    check(
      style
        + sheet(
          "peek: 100 + inset.bottom; full: 60%",
          text.replacing("style: note", with: "style: note; margin.bottom: inset.bottom")), [])
    // What shows at no detent is in no strip.
    let hidden =
      "stack low { height: 20; width: fill; text far(\"x\") { left: parent.left; top: parent.top + 400; style: note } }"
    check(style + sheet("peek: 100; more: 150", hidden), [])
  }

  // MARK: Sheets that are too low, or laid out anew

  /// Wholly beneath the keyboard no scroll shows anything: one message for all that the sheet holds.
  @Test func aSheetTooLowForItsListIsToldOnce() {
    func places(_ detents: String) -> CompiledSource {
      compiled(
        device + """
          screen A {
              @surface box map { pin: screen }
              @sheet
              column s { background: #FFFFFF; detents { \(detents) }
                  row head { @input box search { width: fill; height: 48 } }
                  @scroll(vertical) column list { height: fill; for i in 1...20 { @tappable box line { height: 48 } } }
              }
          }
          """, options: .on("phone"))
    }
    let found = places("peek: 100; half: 300").diagnostics
    #expect(found.map { $0.rule.text } == ["keyboard_covers"])
    #expect(
      found.first?.notes.last { $0.kind == .help }?.text
        == "the sheet is too low there to show it above the keyboard: raise the detent, as with `+ keyboard.height`, and make room beneath it at the sheet's bottom, as with `padding.bottom: max(inset.bottom, keyboard.height)`"
    )
    #expect(places("peek: 100; full: 100%").rules == [])
  }

  private func helps(_ screen: String) -> [String] {
    compiled(device + screen, options: .on("phone")).diagnostics.map { found in
      "\(found.rule.text): \(found.notes.last { $0.kind == .help }?.text ?? "")"
    }
  }

  /// 797 are between the glass and the top of what is safe: six tenths of them are 478.2, and with a keyboard of 300 these are 778.2;
  /// eight tenths are 637.6, and no room is left above them.
  @Test func aSheetIsRaisedAsFarAsThereIsRoom() {
    func places(_ detent: String) -> String {
      """
      screen A {
          @surface box map { pin: screen }
          @sheet
          column s { background: #FFFFFF; detents { peek: 100; most: \(detent) }
              box picture { height: 220; width: fill }
              @input box search { height: 48; width: fill }
              box more { height: 20; width: fill }
          }
      }
      """
    }
    let room =
      "make room beneath it at the sheet's bottom, as with `padding.bottom: max(inset.bottom, keyboard.height)`"
    let low = "keyboard_covers: the sheet is too low there to show it above the keyboard: raise the detent,"
    #expect(helps(places("340")) == ["\(low) as with `+ keyboard.height`, and \(room)"])
    #expect(helps(places("340 + keyboard.height")) == [])
    let tall = places("80%").replacing("height: 220", with: "height: 500")
    func told(_ source: String) -> [String] {
      compiled(device.replacing("keyboard: 300", with: "keyboard: 600") + source, options: .on("phone")).diagnostics.map
      {
        found in "\(found.rule.text): \(found.notes.last { $0.kind == .help }?.text ?? "")"
      }
    }
    #expect(told(tall) == ["\(low) to `keyboard.up ? 100% : 80%`, and \(room)"])
    let cured = tall.replacing("80%", with: "keyboard.up ? 100% : 80%")
      .replacing("height: 500", with: "height: keyboard.up ? 0 : 500")
    #expect(told(cured) == [])
  }

  /// What stands on a sheet that is lower than the keyboard: above it, or left out.
  @Test func whatGoesAlongWithASheetIsStoppedAboveTheKeyboard() {
    func map(_ role: String, _ bottom: String, _ condition: String = "") -> String {
      """
      screen A {
          @surface box map { pin: screen }
          \(condition) \(role) box own { left: safe.left; width: 48; height: 48; bottom: \(bottom) } \(condition.isEmpty ? "" : "}")
          @input box search { left: safe.left; right: safe.right; top: safe.top; height: 48 }
          @sheet
          column s { background: #FFFFFF; detents { peek: 100; half: 200 }; box { height: 40 } }
      }
      """
    }
    let stop =
      "keyboard_covers: it goes along with a sheet that is too low there: stop it above the keyboard, as with `bottom: min(s.top - 16, safe.bottom)`"
    #expect(helps(map("@input", "s.top - 16")) == [stop])
    #expect(helps(map("@tappable", "s.top - 16")) == ["\(stop), or leave it out with `if !keyboard.up`"])
    for role in ["@input", "@tappable"] { #expect(helps(map(role, "min(s.top - 16, safe.bottom)")) == []) }
    #expect(helps(map("@tappable", "s.top - 16", "if !keyboard.up {")) == [])
  }

  /// A head of 56, a foot of 48 and 308 beneath it are 412; half of 797 are 398.5.
  @Test func withTheKeyboardUpOneDetentNeedsTheRoom() {
    func comments(_ detents: String, _ resizes: String = "resize: true") -> String {
      """
      screen A {
          @surface box video { pin: screen }
          @sheet
          column s { background: #FFFFFF; detents { \(detents) } \(resizes)
              box head { height: 56; width: fill }
              @scroll(vertical) column list { height: fill; for i in 1...9 { @tappable box line { height: 48 } } }
              row foot { padding.bottom: 8 + max(inset.bottom, keyboard.height); @input box field { width: fill; height: 48 } }
          }
      }
      """
    }
    check(comments("half: 50%; full: 100%"), [])
    // 372 and 392 are too little at either detent.
    let found = verdicts(device + comments("low: 372; more: 392"), on: "phone")
    #expect(found.filter { $0.hasPrefix("overflow") } == ["overflow s.foot 20"])
  }

  /// Without a keyboard a head of 56 and a foot of 90 need 146 wherever the sheet rests.
  @Test func aDetentThatIsTooLowForTheContentIsNamed() {
    let found = compiled(
      device + """
        screen A {
            @surface box video { pin: screen }
            @sheet
            column s { background: #FFFFFF; detents { low: 120; full: 100% } resize: true
                box head { height: 56; width: fill }
                row foot { padding.bottom: 8 + inset.bottom; box go { width: fill; height: 48 } }
            }
        }
        """, options: .on("phone")
    ).diagnostics.filter { $0.rule.text == "overflow" }
    #expect(found.map { $0.message } == ["'s.foot' does not fit in 's' from top to bottom at the low detent"])
    #expect(found.first?.notes.last?.text.hasPrefix("raise the detent by 26 pt at least, ") == true)
  }
}
