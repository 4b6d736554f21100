import BandCompileSupport
import BandDiagnostics
import BandLang
import Testing

/// What is advised where the rests of scrolls and sheets, or the bars around them, are why something can't be touched: words that are a cure
/// when they are followed. Figures on paper, for the devices of the cases: 390 by 844 with 47 and 34, and 915 by 412 with 24 and 24.
@Suite struct RestHelpTests {
  private func help(
    _ screen: String, on devices: [String] = ["iphone-47"], _ orientations: [String] = ["portrait"]
  ) -> [String] {
    var options = CompileOptions()
    options.overrides.devices = devices
    options.overrides.orientations = orientations
    options.levels = [(.init("target_too_small"), .allow)]
    return compiled(fieldDevices + screen, options: options).diagnostics.map { found in
      "\(found.rule.text): \(found.notes.last { $0.kind == .help }?.text ?? "")"
    }
  }

  // MARK: Scrolls

  private func slides(_ content: String, insets: String = "insets: none") -> String {
    """
    screen A {
        @scroll(horizontal, snap: page)
        row pager { pin: screen; \(insets)
            for i in 1...2 { stack slide { width: 100%; height: 100%
                \(content) } } }
    }
    """
  }

  /// In a scroll nothing can be anchored to `safe`.
  @Test func whatIsInAScrollIsToldOfTheInset() {
    func go(_ bottom: String) -> String {
      slides("@tappable box go { left: parent.left + 16; width: 200; height: 50; bottom: \(bottom) }")
    }
    #expect(
      help(go("parent.bottom - 16")) == [
        "tappable_in_band: hold `inset.bottom` in its distance, as with `parent.bottom - inset.bottom`, or lift it by 18 pt at least"
      ])
    #expect(help(go("parent.bottom - 16 - inset.bottom")) == [])
    let field = slides(
      "@input box go { left: parent.left + 16; width: 200; height: 50; bottom: parent.bottom - inset.bottom }")
    #expect(
      help(field) == [
        "keyboard_covers: hold `max(inset.bottom, keyboard.height)` in its distance, as with `parent.bottom - max(inset.bottom, keyboard.height)`"
      ])
    #expect(help(field.replacing("- inset.bottom", with: "- max(inset.bottom, keyboard.height)")) == [])
  }

  /// Turned over, 412 points less 60 % for the keyboard leave 164.8: beneath 24 and a title of 90 there is no
  /// room for a button of 56.
  @Test func aStickyButtonThatLeavesNoRoomIsToldSo() {
    func form(_ button: String) -> String {
      """
      screen A {
          bar top head { height: 90; @tappable box back { width: 48; height: 48 } }
          @scroll(vertical)
          column page { padding: 16
              @input box field { height: 48; width: fill }
              box { height: 300 }
              \(button)
          }
      }
      """
    }
    func told(_ button: String) -> [String] { help(form(button), on: ["android-gesture"], ["landscape"]) }
    #expect(
      Set(told("@sticky(bottom) @tappable box pay { height: 56; width: fill }")) == [
        "tappable_covered: take `@sticky` off 'page.pay', so that it scrolls with the rest, or leave it out with `if !keyboard.up`"
      ])
    #expect(told("@tappable box pay { height: 56; width: fill }") == [])
    #expect(told("if !keyboard.up { @sticky(bottom) @tappable box pay { height: 56; width: fill } }") == [])
  }

  /// Turned over, 164.8 points are left above the keyboard: a field at 100 and a button of 50 at the lower edge meet there, and nowhere else.
  @Test func whatMeetsAboveTheKeyboardAloneIsToldSo() {
    func login(_ button: String) -> String {
      "screen A { @input box field { left: safe.left; right: safe.right; top: safe.top + 76; height: 48 } \(button) }"
    }
    let button = "@tappable box go { left: safe.left; right: safe.right; bottom: safe.bottom; height: 50 }"
    #expect(
      help(login(button), on: ["android-gesture"], ["landscape"]) == [
        "tappable_covered: the keyboard leaves no room for both: let what stands beneath end at 'go' and scroll, or leave 'go' out with `if !keyboard.up`"
      ])
    #expect(help(login("if !keyboard.up { \(button) }"), on: ["android-gesture"], ["landscape"]) == [])
  }

  @Test func aFieldInABarThatStaysBeneathIsToldSo() {
    func bar(_ keyboard: String) -> String {
      "screen A { bar bottom foot { \(keyboard) @input box field { width: 200; height: 48 } } }"
    }
    #expect(
      help(bar("keyboard: under;")) == [
        "keyboard_covers: take `keyboard: under` off 'foot': it rides on the keyboard then"
      ])
    #expect(help(bar("")) == [])
  }

  /// Three buttons at the side: pages are 867 wide, and what is as wide as the screen straddles two of them.
  @Test func pagesOfTheWrongLengthAreOneFault() {
    func pager(_ width: String) -> String {
      """
      screen A {
          @scroll(horizontal, snap: page)
          row pager { pin: screen
              for i in 1...3 { stack slide { width: \(width); height: fill
                  @tappable box go { left: parent.left + 16; right: parent.right - 16; top: parent.top + 50; height: 50 } } } }
      }
      """
    }
    #expect(
      help(pager("screen.width"), on: ["android-3button", "iphone-47"], []) == [
        "tappable_unreachable: the stops are multiples of the page, and it straddles two: make it as long as a page, as with `100%`, or where it is shorter write `snap: start`"
      ])
    #expect(help(pager("100%"), on: ["android-3button", "iphone-47"], []) == [])
  }

  /// With gaps, `100%` straddles two pages as well.
  @Test func whereThereAreGapsAPageIsNoCure() {
    func cards(_ snap: String) -> String {
      """
      screen A {
          @scroll(horizontal, snap: \(snap))
          row cards { left: safe.left; right: safe.right; top: safe.top; gap: 12; padding.horizontal: 16
              for i in 1...8 { @tappable box card { width: 300; height: 100 } } }
      }
      """
    }
    #expect(
      help(cards("page")) == [
        "tappable_unreachable: the stops are multiples of the page, and it straddles two, since gaps and paddings move it along: write `snap: start`, or take these off"
      ])
    #expect(help(cards("start")) == [])
  }

  // MARK: Bars

  @Test func pagesThatRunUnderABarAreOfTheWrongLength() {
    func feed(_ height: String) -> String {
      """
      screen A {
          bar bottom tabs { box { height: 49; width: 10 } }
          @scroll(vertical, snap: page)
          column feed { pin: screen
              for i in 1...8 { stack clip { height: \(height); width: fill
                  @tappable box like { right: parent.right - 8; bottom: parent.bottom - 30; width: 48; height: 48 } } } }
      }
      """
    }
    // Pages of 714, and one thing of 844 after the other: the sixth button ends at 5081, after six pages at 797, and the bar begins at 761.
    #expect(
      help(feed("screen.height")) == [
        "tappable_covered: the stops are multiples of the page, and it straddles two: make it as long as a page, as with `100%`, or where it is shorter write `snap: start`"
      ])
    #expect(help(feed("100%")) == [])
  }

  /// A composer of 64 stands on the keyboard, whose height is taken as 0.6 of 412: from 100.8 to 164.8. The header ends at 101, or at 114.
  @Test func barsThatMeetAreToldSo() {
    func chat(_ height: Int, _ condition: String = "true") -> String {
      """
      screen A {
          @scroll(vertical)
          column thread { pin: screen; for i in 1...20 { @tappable box bubble { height: 48; width: 200 } } }
          if \(condition) { bar top head { @tappable box back { width: 48; height: \(height) } } }
          bar bottom composer { padding: 8; @input box field { width: 200; height: 48 } }
      }
      """
    }
    func told(_ screen: String) -> [String] { help(screen, on: ["android-gesture"], ["landscape"]) }
    for height in [77, 90] {
      #expect(
        told(chat(height)) == [
          "tappable_covered: the bars leave no room for it there: make them lower, or leave one out with `if !keyboard.up`",
          "tappable_covered: 'head' and 'composer' meet there: make them lower, or leave one out with `if !keyboard.up`",
        ], "\(height)")
      #expect(told(chat(height, "!keyboard.up")) == [], "\(height)")
    }
  }

  /// The keyboard begins at 164.8; a carousel of 60 beneath a bar that ends at 114 reaches beyond, and no room at its bottom moves it.
  @Test func whatHangsFromABarAboveTheKeyboardIsToldSo() {
    func search(_ head: Int, _ condition: String = "true") -> String {
      """
      screen A {
          bar top head { height: \(head); @input box field { width: 200; height: 48 } }
          if \(condition) {
              @scroll(horizontal)
              row chips { top: head.bottom; left: safe.left; right: safe.right; height: 60
                  for i in 1...12 { @tappable box chip { width: 90; height: 60 } } }
          }
      }
      """
    }
    func told(_ screen: String) -> [String] { help(screen, on: ["android-gesture"], ["landscape"]) }
    #expect(
      told(search(90)) == [
        "keyboard_covers: what it stands in hangs from above, and the keyboard leaves no room for it there: make what is above it lower, or leave one out with `if !keyboard.up`"
      ])
    #expect(told(search(80)) == [])
    #expect(told(search(90, "!keyboard.up")) == [])
  }

  // MARK: Sheets

  private func sheet(_ detents: String, _ content: String, _ beside: String = "") -> String {
    """
    screen A {
        @surface box map { pin: screen }
        @sheet
        column s { background: #FFFFFF; detents { \(detents) }
            \(content)
        }
        \(beside)
    }
    """
  }

  @Test func aDetentIsToldWhatItLacks() {
    let rows = "box head { height: 80; width: fill }\n@tappable box go { width: fill; height: 50 }"
    // 80 + 34 of 130 show: 16 more clear it, and the inset again does.
    #expect(
      help(sheet("peek: 80 + 34; full: 90%", rows)) == [
        "tappable_in_band: raise the detent by 50 pt at least, or move the element up in its sheet"
      ])
    #expect(
      help(sheet("peek: 80 + 20 + inset.bottom; full: 90%", rows)) == [
        "tappable_in_band: raise the detent by 30 pt at least, or move the element up in its sheet"
      ])
    #expect(help(sheet("peek: 80 + 50 + inset.bottom; full: 90%", rows)) == [])
  }

  @Test func aSheetBeneathABarIsToldTheDetent() {
    func tabbed(_ detent: String) -> String {
      sheet(
        "peek: \(detent); full: 90%", "@tappable box go { width: fill; height: 80 }",
        "bar bottom tabs { box { height: 49; width: 10 } }")
    }
    // The bar takes 49 + 34 from the glass, and the button ends 34 from there.
    #expect(help(tabbed("80 + inset.bottom")) == ["tappable_covered: raise the detent by 49 pt at least"])
    #expect(help(tabbed("80 + 49 + inset.bottom")) == [])
  }

  @Test func aSheetLowerThanTheKeyboardIsToldSo() {
    func sheeted(_ detents: String, _ padding: String = "") -> String {
      sheet(detents, "@input box field { width: fill; height: 48; \(padding) }")
    }
    // The keyboard is taken as 0.45 of 844.
    #expect(
      help(sheeted("peek: 200; more: 250")) == [
        "keyboard_covers: the sheet is too low there to show it above the keyboard: raise the detent, as with `+ keyboard.height`, and make room beneath it at the sheet's bottom, as with `padding.bottom: max(inset.bottom, keyboard.height)`"
      ])
    #expect(help(sheeted("peek: 200; more: 250 + keyboard.height")) == [])
  }

  // MARK: Others

  @Test func whatIsLaidOverATappableBelongsInside() {
    #expect(
      help(
        """
        screen A {
            @tappable box dismiss { pin: safe }
            box menu { left: safe.left; width: 200; top: safe.top; bottom: safe.bottom; background: #FFFFFF }
        }
        """) == [
          "tappable_covered: move one of them by 200 pt, or put 'menu' inside it, where it takes its own touches, or mark 'menu' `@decorative` if it is only paint"
        ])
  }

  @Test func aDistanceThatIsGivenUpIsNotCalledKept() {
    let out = compiled(
      fieldDevices + "screen A { @tappable box a { left: safe.left; top: screen.top - 44; width: 60; height: 100 } }",
      options: .on("iphone-47", orientations: ["portrait"]))
    let fixes = out.diagnostics.flatMap { $0.fixes.map { "\($0.title) (\($0.explanation))" } }
    #expect(fixes == ["top: safe.top (91 is the least lift)"])
  }

  /// How little a keyboard leaves of a list isn't the author's.
  @Test func aTargetIsNoSmallerForTheKeyboard() {
    var options = CompileOptions.on("android-gesture", orientations: ["landscape"])
    options.levels = [(.init("hard_coded_inset"), .allow)]
    func form(_ head: Int) -> String {
      """
      screen A {
          bar top head { box { height: \(head); width: 10 } }
          @scroll(vertical)
          column form { pin: safe; for i in 1...8 { @input box line { height: 48; width: fill } } }
      }
      """
    }
    // 412 - 247 are 165, and the bar ends at 24 + 100 = 124: 41 are left of the list. Without a keyboard it is 264.
    #expect(compiled(fieldDevices + form(100), options: options).rules == [])
    // Of 412 - 24 less 24 + 330 there are 34.
    #expect(compiled(fieldDevices + form(330), options: options).rules.contains("target_too_small"))
  }
}
