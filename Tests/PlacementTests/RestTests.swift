import Testing

/// At which rests a tappable counts. Source: `placement.md`, section 2; figures are worked out on paper for a phone of 390 by 844 with a
/// status bar of 47 and a band of 34: clear is what lies from 47 to 810.
@Suite struct RestTests {
  private func check(
    _ screen: String, _ wanted: [String], on device: String = "iphone-47", _ orientation: String = "portrait",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(screen, on: device, orientation, are: wanted, sourceLocation: sourceLocation)
  }

  // MARK: Vertical scrolls

  private func list(_ properties: String, rows: Int, of height: Int) -> String {
    """
    screen A {
        @scroll(vertical)
        column list {
            pin: screen; \(properties)
            for i in 1...\(rows) {
                @tappable
                box line { height: \(height) }
            }
        }
    }
    """
  }

  @Test func theLastRowIsJudgedAtTheEndOfTheScroll() {
    check(list("insets: auto", rows: 20, of: 50), [])
    check(list("insets: top", rows: 20, of: 50), ["tappable_in_band list.line[19] 34"])
    // 20 of padding are 14 too few.
    check(list("insets: top; padding.bottom: 20", rows: 20, of: 50), ["tappable_in_band list.line[19] 14"])
    check(list("insets: top; padding.bottom: inset.bottom", rows: 20, of: 50), [])
  }

  @Test func theFirstRowIsJudgedAtTheStart() {
    check(list("insets: bottom", rows: 20, of: 50), ["tappable_in_band list.line[0] 47"])
    check(list("insets: bottom; padding.top: 40", rows: 20, of: 50), ["tappable_in_band list.line[0] 7"])
  }

  @Test func contentThatJustFitsIsJudgedWhereItLies() {
    // 47 and 7 · 113 are 838: within the viewport, and 28 beyond what is clear.
    check(list("insets: top", rows: 7, of: 113), ["tappable_in_band list.line[6] 28"])
    // 47 and 7 · 109 are 810.
    check(list("insets: top", rows: 7, of: 109), [])
    // 47 and 8 · 100 are 847, 3 more than the viewport: the last row can go up by 3, to 744 … 844.
    check(list("insets: top", rows: 8, of: 100), ["tappable_in_band list.line[7] 34"])
    // With the inset as room at the end it can be scrolled clear.
    check(list("insets: top, bottom", rows: 7, of: 113), [])
  }

  @Test func whatIsLongerThanTheClearPartMayFillIt() {
    check(list("insets: auto", rows: 1, of: 1000), [])
    check(list("insets: none", rows: 1, of: 1000), [])
    check(list("insets: none", rows: 1, of: 900), [])
    // The first can't go down to where it would be clear, nor the second up.
    check(
      list("insets: none", rows: 2, of: 764), ["tappable_in_band list.line[0] 47", "tappable_in_band list.line[1] 34"])
    // 780 are more than the 763 that are clear, but lie from 0 to 780, and nothing scrolls.
    check(list("insets: none", rows: 1, of: 780), ["tappable_in_band list.line[0] 47"])
  }

  @Test func nestedScrollsMoveTogether() {
    func screen(_ padding: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: top; \(padding)
              box head { height: 653 }
              @scroll(vertical)
              column inner {
                  height: 300
                  for i in 1...10 {
                      @tappable
                      box line { height: 50 }
                  }
              }
          }
      }
      """
    }
    // Content 1000 in 844, and 500 in 300: the last row ends at 1200 - 156 - 200 = 844 at best.
    check(screen(""), ["tappable_in_band list.inner.line[9] 34"])
    check(screen("padding.bottom: inset.bottom"), [])
    check(screen("padding.bottom: 30"), ["tappable_in_band list.inner.line[9] 4"])
  }

  @Test func ahorizontalScrollInAVerticalOneLiftsNothing() {
    func screen(_ insets: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: \(insets)
              box head { height: 900 }
              @scroll(horizontal)
              row cards {
                  for i in 1...3 {
                      @tappable
                      box card { width: 200; height: 100 }
                  }
              }
          }
      }
      """
    }
    check(screen("top"), (0...2).map { "tappable_in_band list.cards.card[\($0)] 34" })
    check(screen("top, bottom"), [])
  }

  @Test func alongAHorizontalScrollTheSidesAreClearedByScrolling() {
    func screen(_ insets: String) -> String {
      """
      screen A {
          @scroll(horizontal)
          row cards {
              left: screen.left; right: screen.right; centerY: safe.centerY; height: 100; insets: \(insets)
              for i in 1...8 {
                  @tappable
                  box card { width: 200 }
              }
          }
      }
      """
    }
    // The bar is at the right, 48 wide: the last card stays beneath it unless the content has room there.
    check(screen("auto"), [], on: "android-3button", "landscapeLeft")
    check(screen("left"), ["tappable_in_band cards.card[7] 48"], on: "android-3button", "landscapeLeft")
    check(screen("left"), [], on: "android-3button", "landscapeRight")
  }

  // MARK: Stops

  private func pages(_ properties: String, snap: String = "page", rows: Int, of height: Int) -> String {
    list(properties, rows: rows, of: height).replacing("@scroll(vertical)", with: "@scroll(vertical, snap: \(snap))")
  }

  @Test func eachPageIsJudgedAtItsOwnStop() {
    // Pages of 763, of which each row fills one.
    check(pages("insets: auto", rows: 3, of: 763), [])
    // Pages of 844 at the glass; the free list would bring all but the last out.
    let full = """
      screen A {
          @scroll(vertical, snap: page)
          column list {
              pin: screen; insets: none
              for i in 1...3 {
                  column page { height: 844; justify: end
                      @tappable
                      box next { height: 50 }
                  }
              }
          }
      }
      """
    check(full, (0...2).map { "tappable_in_band list.page[\($0)].next 34" })
    check(full.replacing("justify: end", with: "justify: end; padding.bottom: inset.bottom"), [])
  }

  @Test func whatStraddlesTwoPagesIsOutOfReach() {
    // Stops at 0, 763 and 1037: the third row lies from 647 to 947, the others whole at one of them.
    check(pages("insets: auto", rows: 6, of: 300), ["tappable_unreachable list.line[2] 103"])
    check(pages("insets: auto", snap: "start", rows: 6, of: 300), [])
  }

  @Test func itemsStopWhereTheirLineIs() {
    // Seen from the glass to the glass the first and the last row have one stop each at which they are whole.
    for snap in ["start", "end"] {
      check(
        pages("insets: none", snap: snap, rows: 8, of: 300),
        ["tappable_in_band list.line[0] 47", "tappable_in_band list.line[7] 34"])
    }
    check(pages("insets: auto", snap: "center", rows: 8, of: 300), [])
  }

  // MARK: Hit regions

  @Test func theHitRegionCountsAndWhatCutsIt() {
    check(
      """
      screen A {
          @tappable
          box low { left: safe.left; width: 50; height: 50; bottom: safe.bottom - 2; hitSlop: 8 }
      }
      """, ["tappable_in_band low 6"])
    // The list ends at the safe area, and cuts what its last row reaches out.
    check(
      """
      screen A {
          @scroll(vertical)
          column list {
              gap: 20
              for i in 1...20 {
                  @tappable
                  box line { height: 50; hitSlop: 10 }
              }
          }
      }
      """, [])
    check(
      """
      screen A {
          stack pane {
              pin: safe; clip: true
              @tappable
              box low { left: parent.left; width: 50; height: 50; bottom: parent.bottom + 6 }
          }
      }
      """, [])
    check(
      """
      screen A {
          stack pane {
              pin: safe
              @tappable
              box low { left: parent.left; width: 50; height: 50; bottom: parent.bottom + 6 }
          }
      }
      """, ["tappable_in_band pane.low 6"])
  }

  @Test func whatHasNoAreaIsInNoStrip() {
    check(
      """
      screen A {
          column page {
              pin: screen
              spacer
              @tappable
              box thin { width: 0; height: 50 }
          }
      }
      """, ["target_too_small page.thin 44"])
  }

  @Test func touchingIsNotIntersecting() {
    func button(_ bottom: String) -> String {
      """
      screen A {
          @tappable
          box b { left: safe.left; width: 50; height: 50; bottom: \(bottom) }
      }
      """
    }
    check(button("safe.bottom"), [])
    check(button("safe.bottom + 0.5"), ["tappable_in_band b 0.5"])
    check(button("screen.bottom - 34"), ["tied_to_glass b 0"])
  }

  @Test func whatIsOutOfUseIsNotAsked() {
    let source = """
      screen A {
          states: idle, sending
          @tappable
          box send { left: safe.left; width: 50; height: 50; bottom: screen.bottom; enabled: state == CASE }
      }
      """
    check(source.replacing("CASE", with: "idle"), ["tappable_in_band send 34"])
    check(
      """
      screen A {
          @tappable
          box send { left: safe.left; width: 50; height: 50; bottom: screen.bottom; enabled: false }
      }
      """, [])
  }

  @Test func insideATappableAndInsideASurface() {
    check(
      """
      screen A {
          @tappable
          box outer {
              left: safe.left; right: safe.right; height: 100; bottom: screen.bottom - inset.bottom
              @tappable
              box inner { left: parent.left; width: 50; height: 60; bottom: parent.bottom + 10 }
          }
      }
      """, ["tappable_in_band outer.inner 10"])
    check(
      """
      screen A {
          @surface
          box map {
              pin: screen
              @tappable
              box pin { left: parent.left; width: 50; height: 50; bottom: parent.bottom - 10 }
          }
      }
      """, ["tappable_in_band map.pin 24"])
  }

  // MARK: Beyond the screen

  @Test func whatCanBeScrolledIntoViewIsReachable() {
    check(
      """
      screen A {
          @scroll(vertical)
          column list {
              @tappable
              box wide { width: 100; height: 50; margin.left: 340 }
          }
      }
      """, ["overflow list.wide 50"])
    check(
      """
      screen A {
          @scroll(horizontal)
          row list {
              height: 100
              @tappable
              box wide { width: 100; height: 50; margin.left: 340 }
          }
      }
      """, [])
  }

  @Test func contentThatOverflowsIsToldOnce() {
    // 763 are clear: three boxes of 300 are 137 too many, and the last is pushed through the band and off the glass.
    check(
      """
      screen A {
          column page {
              for i in 1...3 {
                  @tappable
                  box part { height: 300 }
              }
          }
      }
      """, ["tappable_in_band page.part[2] 34"])
  }
}
