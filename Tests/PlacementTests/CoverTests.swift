import Testing

/// What is painted above a tappable and takes its touches. Source: `placement.md`, sections 1 to 3; figures are worked out on paper for a
/// phone of 390 by 844 with a status bar of 47 and a band of 34.
@Suite struct CoverTests {
  private func check(
    _ screen: String, _ wanted: [String], on device: String = "iphone-47", _ orientation: String = "portrait",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(
      screen, on: device, orientation, are: wanted, ignoring: ["target_too_small", "hard_coded_inset"],
      sourceLocation: sourceLocation)
  }

  private func over(_ cover: String, _ rest: String = "") -> String {
    """
    screen A {
        @tappable
        box a { left: safe.left; top: safe.top; width: 100; height: 50 }
        \(cover)
        box panel { left: safe.left + 60; top: safe.top; width: 100; height: 50; \(rest) }
    }
    """
  }

  // MARK: What takes touches

  @Test func aRoleOrABackgroundTakesTouches() {
    // From 60 to 100 across.
    check(over("", "background: #FFFFFF"), ["tappable_covered a 40"])
    for role in ["@tappable", "@draggable(any)", "@surface"] { check(over(role), ["tappable_covered a 40"]) }
    check(over("@scroll(vertical)"), ["tappable_covered a 40"])
    check(over(""), [])
    check(over("@decorative", "background: #FFFFFF"), [])
    check(over("", "border: border(width: 1, color: #000000)"), [])
  }

  @Test func whatIsPaintedBeneathTakesNone() {
    check(
      """
      screen A {
          box panel { left: safe.left + 60; top: safe.top; width: 100; height: 50; background: #FFFFFF }
          @surface
          box map { pin: screen }
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50 }
      }
      """, [])
  }

  @Test func aBackgroundThatIsThereInOneStateCoversInThatState() {
    func screen(_ first: String) -> String {
      """
      screen A {
          states: \(first)
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50 }
          box panel {
              left: safe.left + 60; top: safe.top; width: 100; height: 50
              if state == busy { background: #FFFFFF }
          }
      }
      """
    }
    check(screen("idle, busy"), ["tappable_covered a 40"])
    check(
      """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50 }
          box panel {
              left: safe.left + 60; top: safe.top; width: 100; height: 50
              if screen.width > 400 { background: #FFFFFF }
          }
      }
      """, [])
  }

  @Test func touchingIsNotCovering() {
    check(
      """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top; width: 60; height: 50 }
          box panel { left: safe.left + 60; top: safe.top; width: 100; height: 50; background: #FFFFFF }
      }
      """, [])
  }

  @Test func whatClipsKeepsThemApart() {
    func screen(_ clip: String) -> String {
      """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50 }
          stack frame {
              left: safe.left + 100; top: safe.top; width: 100; height: 50; \(clip)
              box panel { left: parent.left - 40; top: parent.top; width: 100; height: 50; background: #FFFFFF }
          }
      }
      """
    }
    check(screen(""), ["tappable_covered a 40"])
    check(screen("clip: true"), [])
  }

  @Test func hitRegionsThatMeetAreTheUppers() {
    func screen(_ slop: Int) -> String {
      """
      screen A {
          row tools {
              left: safe.left + 20; top: safe.top + 20; gap: 4
              @tappable
              box first { width: 40; height: 40; hitSlop: \(slop) }
              @tappable
              box second { width: 40; height: 40; hitSlop: \(slop) }
          }
      }
      """
    }
    check(screen(2), [])
    check(screen(8), ["tappable_covered tools.first 12"])
  }

  // MARK: Tappables in tappables

  @Test func whatIsInsideTakesItsOwnTouches() {
    check(
      """
      screen A {
          @tappable
          row line {
              left: safe.left; top: safe.top; width: 300; height: 60; background: #FFFFFF
              box badge { width: 40; background: #FF0000 }
              @tappable
              box more { width: 48; height: 48 }
          }
      }
      """, [])
  }

  /// What the cover hides of the outer one is the inner one's.
  @Test func theOuterKeepsTheRestOfItsRegion() {
    func screen(_ left: Int) -> String {
      """
      screen A {
          @tappable
          box card {
              left: safe.left; top: safe.top; width: 300; height: 100
              @tappable
              box more { right: parent.right; bottom: parent.bottom; width: 48; height: 48 }
          }
          box panel { left: safe.left + \(left); top: safe.top + 52; width: 100; height: 100; background: #FFFFFF }
      }
      """
    }
    check(screen(252), ["tappable_covered card.more 48"])
    check(screen(240), ["tappable_covered card 48", "tappable_covered card.more 48"])
  }

  /// What of it lies in the strip is the inner one's, which is told.
  @Test func theOuterKeepsTheRestOfItsRegionInAStrip() {
    func screen(_ inner: String) -> String {
      """
      screen A {
          @tappable
          column card {
              left: safe.left; right: safe.right; height: 200; bottom: safe.bottom + 20
              spacer
              @tappable
              box buy { \(inner) }
          }
      }
      """
    }
    check(screen("height: 60"), ["tappable_in_band card.buy 20"])
    // Beside the inner one a part of the outer lies in the strip, or beneath it.
    check(screen("height: 60; width: 100"), ["tappable_in_band card 20", "tappable_in_band card.buy 20"])
    check(screen("height: 60; margin.bottom: 10"), ["tappable_in_band card 20", "tappable_in_band card.buy 10"])
    // The lower 10 of the outer one are the inner one's; the 10 above that lie in the strip.
    check(screen("height: 10"), ["tappable_in_band card 10", "tappable_in_band card.buy 10"])
  }

  @Test func whatSeveralInnerOnesShareIsNotTheOuters() {
    func screen(_ inner: String) -> String {
      """
      screen A {
          @tappable
          column card {
              left: safe.left; right: safe.right; height: 200; bottom: safe.bottom + 20
              spacer
              row actions {
                  @tappable
                  box buy { \(inner) }
                  @tappable
                  box keep { width: fill; height: 60 }
              }
          }
      }
      """
    }
    let actions = ["tappable_in_band card.actions.buy 20", "tappable_in_band card.actions.keep 20"]
    check(screen("width: 100; height: 60"), actions)
    // A gap of 1 between the two belongs to the outer one.
    check(screen("width: 100; height: 60; margin.right: 1"), ["tappable_in_band card 20"] + actions)
    func covered(_ left: Int) -> String {
      """
      screen A {
          @tappable
          box card {
              left: safe.left; top: safe.top; width: 300; height: 100
              @tappable
              box keep { right: parent.right - 48; bottom: parent.bottom; width: 48; height: 48 }
              @tappable
              box more { right: parent.right; bottom: parent.bottom; width: 48; height: 48 }
          }
          box panel { left: safe.left + \(left); top: safe.top + 52; width: 100; height: 100; background: #FFFFFF }
      }
      """
    }
    let both = ["tappable_covered card.keep 48", "tappable_covered card.more 48"]
    check(covered(204), both)
    check(covered(203), ["tappable_covered card 48"] + both)
  }

  /// The list ends at 810; its last card, from 710 on, has its button where the floating one is.
  @Test func whatPassesBeneathIsJudgedByItsRestToo() {
    func screen(_ inner: String, _ scroll: String = "vertical") -> String {
      """
      screen A {
          @scroll(\(scroll))
          column list {
              pin: safe
              for i in 1...20 {
                  @tappable
                  box card {
                      height: 100
                      @tappable
                      box more { right: parent.right; bottom: parent.bottom; height: 48; \(inner) }
                  }
              }
          }
          @tappable
          box add { right: safe.right; bottom: safe.bottom; width: 48; height: 48 }
      }
      """
    }
    for scroll in ["vertical", "vertical, snap: end"] {
      check(screen("width: 48", scroll), ["tappable_covered list.card[19].more 48"])
      check(
        screen("width: 47", scroll), ["tappable_covered list.card[19] 48", "tappable_covered list.card[19].more 48"])
    }
  }

  // MARK: Modal layers, out of use

  @Test func whatAModalCoversIsOutOfUse() {
    func screen(_ annotation: String) -> String {
      """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top + 200; width: 100; height: 50 }
          \(annotation)
          box dialog {
              pin: safe; background: #00000080
              @tappable
              box ok { left: parent.left; top: parent.top + 300; width: 100; height: 50 }
              box hint { left: parent.left; top: parent.top + 320; width: 100; height: 50; background: #FFFFFF }
          }
          bar bottom tabs {
              height: 50
              @tappable
              box tab { width: fill }
          }
      }
      """
    }
    // From side to side it reaches the glass: up or down all 50 of it would have to go.
    check(screen(""), ["tappable_covered a 50", "tappable_covered dialog.ok 30"])
    // What it holds is judged as ever.
    check(screen("@modal"), ["tappable_covered dialog.ok 30"])
  }

  /// Letters of 24 along the right side, 20 of them from 47 on: beneath them a row needs a place behind the last, at 527.
  @Test func rowsBesideAnIndexNeedAPlaceBehindIt() {
    func screen(_ right: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              left: safe.left; right: safe.right - \(right); top: safe.top; bottom: safe.bottom
              for i in 1...40 {
                  @tappable
                  box entry { height: 56 }
              }
          }
          column index {
              right: safe.right; top: safe.top; width: 24
              for i in 1...20 {
                  @tappable
                  box letter { height: 24 }
              }
          }
      }
      """
    }
    check(screen(24), [])
    // The rows that begin before 527 stay above it: those from 47 on in steps of 56, of which the ninth begins at 495.
    let covered = (0...8).map { "tappable_covered list.entry[\($0)] 56" }
    check(screen(23), Array(covered.dropLast()) + ["tappable_covered list.entry[8] 32"])
  }

  /// A card of 300 in a carousel is in line with the button wherever it shows; above the button it is longer than what is left.
  @Test func whatIsLongerThanTheRoomBesideACoverFillsIt() {
    func screen(_ height: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column page {
              pin: safe
              @scroll(horizontal, snap: start)
              row cards {
                  for i in 1...3 {
                      @tappable
                      box card { width: 390; height: \(height) }
                  }
              }
              box { height: 1000 }
          }
          @tappable
          box add { right: safe.right; bottom: safe.bottom; width: 200; height: 400 }
      }
      """
    }
    // 763 less 400 are left.
    check(screen(363), [])
    check(screen(364), [])
  }

  @Test func whatIsDisabledIsNotAsked() {
    check(
      """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50; enabled: false }
          box panel { left: safe.left; top: safe.top; width: 100; height: 50; background: #FFFFFF }
      }
      """, [])
  }

  // MARK: Scrolls

  /// F13: a spacer of 78 beneath a bar that begins at 104.
  @Test func aSpacerShorterThanTheBar() {
    func screen(_ padding: Int) -> String {
      """
      screen Assets {
          @scroll(vertical)
          column list {
              pin: screen; insets: top; padding.bottom: \(padding)
              for i in 1...20 {
                  @tappable
                  box line { height: 64 }
              }
          }
          row pill { centerX: screen.centerX; bottom: screen.bottom - 40; width: 300; height: 64; background: #FFFFFF }
      }
      """
    }
    for device in ["iphone-47", "phone-home-key", "android-3button"] {
      check(screen(78), ["tappable_covered list.line[19] 26"], on: device)
      check(screen(120), [], on: device)
    }
  }

  /// F15: a bar that grows with the inset over a list whose padding doesn't.
  @Test func aBarThatGrowsWithTheInset() {
    func screen(_ padding: String) -> String {
      """
      screen Page {
          bar bottom tabs { height: 72; background: #FFFFFF }
          @scroll(vertical)
          column page {
              pin: screen; insets: top; padding.bottom: \(padding)
              box content { height: 1200 }
              @tappable
              box last { height: 56 }
          }
      }
      """
    }
    check(screen("96"), ["tappable_covered page.last 10"], on: "iphone-notch")
    check(screen("96"), [], on: "iphone-notch", "landscape")
    check(screen("96"), [], on: "ipad-no-key")
    check(screen("96"), [], on: "phone-home-key")
    check(screen("72 + inset.bottom"), [], on: "iphone-notch")
  }

  /// F38: a list that just fits, beneath a floating button.
  @Test func aFloatingButtonOverTheLastRow() {
    func screen(_ rows: Int, _ padding: Int) -> String {
      """
      screen Files {
          box head { left: safe.left; right: safe.right; top: screen.top; height: 83 }
          @scroll(vertical)
          column list {
              left: screen.left; right: screen.right; top: screen.top + 83; bottom: screen.bottom; insets: none
              padding.bottom: \(padding)
              for i in 1...\(rows) {
                  row file {
                      height: 72; padding.right: 4; align: center; justify: end
                      @tappable
                      box menu { width: 48; height: 48 }
                  }
              }
          }
          @tappable
          box add { right: screen.right - 16; bottom: screen.bottom - 16; width: 56; height: 56; radius: 28 }
      }
      """
    }
    // Rows 8 and 9 end at the viewport's end or 8 above it: 68 - 16 and 60 - 16 of the menu lie behind the button at best.
    for device in ["phone-home-key"] {
      check(screen(8, 0), ["tappable_covered list.file[7].menu 48"], on: device)
      check(screen(9, 0), ["tappable_covered list.file[8].menu 48"], on: device)
      check(screen(8, 88), [], on: device)
      check(screen(9, 88), [], on: device)
    }
  }

  @Test func aScrollsViewportCoversAsAWhole() {
    check(
      """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50 }
          @scroll(vertical)
          column list { left: safe.left; right: safe.right; top: safe.top + 20; height: 300 }
      }
      """, ["tappable_covered a 30"])
  }

  @Test func whatStandsInTheSameScrollStaysWhereItIs() {
    check(
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen
              box head { height: 1000 }
              @tappable
              box a { height: 50 }
              box panel { left: parent.left; bottom: parent.bottom; width: 100; height: 20; background: #FFFFFF }
          }
      }
      """, ["tappable_covered list.a 20"])
  }

  /// It can be scrolled up past the one, or aside past the other.
  @Test func aCardInACarouselInAListHasTwoWaysOut() {
    func screen(_ cards: Int) -> String {
      """
      screen A {
          bar bottom tabs { height: 50; background: #FFFFFF }
          @scroll(vertical)
          column list {
              pin: screen
              box head { height: 900 }
              @scroll(horizontal)
              row cards {
                  for i in 1...\(cards) {
                      @tappable
                      box card { width: 200; height: 100 }
                  }
              }
          }
          @tappable
          box add { right: safe.right - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
      }
      """
    }
    // At the end the cards rest from 660 to 760; the button stands from 688 to 744, from 318 to 374 across.
    check(screen(8), ["tappable_covered list.cards.card[7] 72"])
    check(screen(1), [])
  }

  @Test func whatIsLongerThanTheRoomMayFillIt() {
    func screen(_ height: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: none
              @tappable
              box story { height: \(height) }
          }
          row pill { left: screen.left; right: screen.right; bottom: screen.bottom; height: 100; background: #FFFFFF }
      }
      """
    }
    check(screen(2000), [])
    // It fits the room of 744 and lies in it, but where it doesn't scroll it stays beneath the status bar.
    check(screen(700), ["tappable_in_band list.story 47"])
    check(screen(843), [])
  }

  @Test func barsInAStackArePaintedAboveIt() {
    check(
      """
      screen A {
          stack pane {
              pin: safe
              bar top head {
                  height: 50; background: #FFFFFF
                  @tappable
                  box back { width: 50 }
              }
              @scroll(vertical)
              column list {
                  pin: parent
                  for i in 1...20 {
                      @tappable
                      box line { height: 60 }
                  }
              }
          }
      }
      """, [])
  }
}
