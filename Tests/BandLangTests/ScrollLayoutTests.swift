import BandCompileSupport
import BandScreenModel
import Testing

/// What scrolls keep clear, and how far they go. Source: the language's section 6; frames are worked out on paper.
///
/// A scroll is told as `content length, last offset; insets left top right bottom`.
@Suite struct ScrollLayoutTests {
  private func list(_ properties: String, rows: Int = 10, before: String = "", around: String = "pin: screen") -> String
  {
    """
    screen A {
        \(before)
        @scroll(vertical)
        column list {
            \(around)
            \(properties)
            for i in 1...\(rows) { box line { height: 50 } }
        }
    }
    """
  }

  @Test func contentKeepsClearOnAllFourSides() {
    let screen = laidOut(list(""), on: .landscape)
    #expect(screen["list"] == "0 0 844 390")
    #expect(screen["list.line[0]"] == "47 0 750 50")
    // 500 and the inset of 21 in a viewport of 390.
    #expect(screen.scroll("list") == "521, 131; 47 0 47 21")
  }

  /// What is stretched down a row or a stack that scrolls down is as high as the viewport, and as its content where that is higher.
  @Test func aRowThatScrollsDownGrowsToItsContent() {
    let style = "style s { size: 16; lineHeight: 20 }\n"
    func text(_ lines: Int) -> String {
      "text t(\"\(Array(repeating: "A", count: lines).joined(separator: "\\n"))\") { style: s }"
    }
    func row(_ lines: Int, _ kind: String = "row") -> LaidOut {
      laidOut(
        "\(style)screen A { @scroll(vertical)\n\(kind) list { width: 300; box side { width: 10 }; \(text(lines)) } }")
    }
    // Of the phone's 844 points 763 are safe; 40 lines are 800.
    let long = row(40)
    #expect(long["list"] == "0 47 300 763" && long.frame("list.t")?.height == 800)
    #expect(long["list.side"] == "0 47 10 800" && long.scroll("list") == "800, 37; 0 0 0 0")
    let short = row(4)
    #expect(short.frame("list.t")?.height == 763 && short.scroll("list") == "763, 0; 0 0 0 0")
    // A column in the row that is stretched, with the text in it.
    let inner = laidOut(
      "\(style)screen A { @scroll(vertical)\nrow list { width: 300; column page { width: 100; \(text(40)) } } }")
    #expect(inner["list.page"] == "0 47 100 800" && inner.scroll("list") == "800, 37; 0 0 0 0")
    let stack = row(40, "stack")
    #expect(stack.scroll("list") == "800, 37; 0 0 0 0")
  }

  /// A row reads the baselines of what stands in a scroll before the scroll's insets are known.
  @Test func aLineBesideAScrollStandsOnTheBaselineInIt() {
    let screen = laidOut(
      """
      style s { size: 16; lineHeight: 20 }
      screen A {
          column page {
              left: safe.left; right: safe.right; top: safe.top; bottom: screen.bottom
              row line {
                  align: baseline
                  @scroll(vertical)
                  column list { width: 100; height: 200; padding.top: 30; text inner("One") { style: s } }
                  text outer("Two") { style: s }
              }
          }
      }
      """)
    #expect(screen.frame("page.line.list.inner")?.y == 77)
    #expect(screen.frame("page.line.outer")?.y == 77)
  }

  @Test func paddingBelongsToTheContentAndMarginToTheFrame() {
    let padded = laidOut(list("padding: 16"), on: .landscape)
    #expect(padded["list.line[0]"] == "63 16 718 50")
    #expect(padded.scroll("list") == "553, 163; 47 0 47 21")
    let apart = laidOut(list("margin: 10"))
    #expect(apart["list"] == "10 10 370 824")
    #expect(apart["list.line[0]"] == "10 47 370 50")
    #expect(apart.scroll("list") == "824, 0; 0 37 0 24")
  }

  @Test func edgesThatAreNotAutomaticTakeNothing() {
    let none = laidOut(list("insets: none"), on: .landscape)
    #expect(none["list.line[0]"] == "0 0 844 50")
    #expect(none.scroll("list") == "500, 110; 0 0 0 0")
    let some = laidOut(list("insets: bottom, left"), on: .landscape)
    #expect(some["list.line[0]"] == "47 0 797 50")
    #expect(some.scroll("list") == "521, 131; 47 0 0 21")
  }

  @Test func barsAreKeptClearOfToo() {
    let screen = laidOut(
      list(
        "", rows: 20,
        before: """
          bar top head { height: 44; box title { width: 10 } }
              bar bottom tabs { height: 49; box tab { width: 10 } }
          """))
    #expect(screen["list.line[0]"] == "0 91 390 50")
    // 91 above, 83 below a thousand.
    #expect(screen.scroll("list") == "1174, 330; 0 91 0 83")
  }

  @Test func insideSafeThereIsNothingToKeepClearOf() {
    let screen = laidOut(list("", rows: 20, around: ""))
    #expect(screen["list"] == "0 47 390 763")
    #expect(screen.scroll("list") == "1000, 237; 0 0 0 0")
  }

  @Test func contentIsAtLeastAsLargeAsTheViewportLessItsInsets() {
    let screen = laidOut(
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen
              box head { height: 100 }
              spacer
              box foot { height: 50 }
          }
      }
      """)
    #expect(screen["list.head"] == "0 47 390 100")
    #expect(screen["list.foot"] == "0 760 390 50")
    #expect(screen.scroll("list") == "844, 0; 0 47 0 34")
  }

  @Test func aHorizontalScrollIsKeptClearAcrossByPadding() {
    let screen = laidOut(
      """
      screen A {
          @scroll(horizontal)
          row cards { pin: screen; for i in 1...5 { box card { width: 300 } } }
      }
      """, on: .landscape)
    #expect(screen["cards.card[0]"] == "47 0 300 369")
    #expect(screen["cards.card[4]"] == "1247 0 300 369")
    #expect(screen.scroll("cards") == "1594, 750; 47 0 47 21")
  }

  @Test func aScrollInAScrollTakesNoInsets() {
    let screen = laidOut(
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen
              @scroll(horizontal)
              row cards { for i in 1...5 { box card { width: 300; height: 80 } } }
              box rest { height: 1000 }
          }
      }
      """, on: .landscape)
    #expect(screen["list.cards"] == "47 0 750 80")
    #expect(screen.scroll("list.cards") == "1500, 750; 0 0 0 0")
    #expect(screen.scroll("list") == "1101, 711; 47 0 47 21")
  }

  @Test func aScrollThatHugsTakesTheInsetsOfFixedEdgesOnly() {
    let screen = laidOut(
      """
      screen A {
          @scroll(vertical)
          column menu {
              left: screen.left; right: screen.right; bottom: screen.bottom
              for i in 1...2 { box line { height: 50 } }
          }
      }
      """)
    #expect(screen["menu"] == "0 710 390 134")
    #expect(screen["menu.line[1]"] == "0 760 390 50")
    #expect(screen.scroll("menu") == "134, 0; 0 0 0 34")
  }

  /// Its frame is known only once the column around it is laid out: then it is laid out again with its insets.
  @Test func aScrollInTheFlowOfALayerAtTheGlassKeepsClear() {
    let screen = laidOut(
      """
      screen A {
          column page {
              pin: screen
              box head { height: 100 }
              @scroll(vertical)
              column list { height: fill; for i in 1...20 { box line { height: 50 } } }
          }
      }
      """)
    #expect(screen["page.list"] == "0 100 390 744")
    #expect(screen["page.list.line[0]"] == "0 100 390 50")
    #expect(screen.scroll("page.list") == "1034, 290; 0 0 0 34")
  }

  @Test func inAScrollPercentagesAreOfTheViewportsContentBox() {
    let screen = laidOut(
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; padding.horizontal: 20
              box half { width: 50%; height: 50% }
              box rest { height: 1000 }
          }
      }
      """)
    // 844 - 47 - 34 = 763 down, 350 across.
    #expect(screen["list.half"] == "20 47 175 381.5")
  }

  @Test func withTheKeyboardUpContentKeepsClearOfIt() {
    let source = """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen
              @input
              box field { height: 48 }
              box rest { height: 800 }
          }
      }
      """
    #expect(laidOut(source).scroll("list") == "929, 85; 0 47 0 34")
    let up = laidOut(source, on: TestDevice().with { $0.isKeyboardUp = true })
    #expect(up.scroll("list") == "1195, 351; 0 47 0 300")
  }

  // MARK: Stops

  private func stops(_ snap: String, rows: Int, on device: TestDevice = TestDevice()) -> [Double]? {
    laidOut(list("", rows: rows).replacing("@scroll(vertical)", with: "@scroll(vertical, snap: \(snap))"), on: device)
      .stops("list")
  }

  @Test func pagesAreTheViewportLessItsInsets() {
    // 1081 in 844, pages of 763; 1021 in 390, pages of 369.
    #expect(stops("page", rows: 20) == [0, 237])
    #expect(stops("page", rows: 20, on: .landscape) == [0, 369, 631])
    // All of it fits.
    #expect(stops("page", rows: 5) == [0])
    #expect(stops("none", rows: 20) == [])
  }

  @Test func itemsStopAtALineOfTheSafeViewport() {
    #expect(stops("start", rows: 20) == [0, 50, 100, 150, 200] + [Double](repeating: 237, count: 15))
    // The middle of what lies between 47 and 810 is 428.5; the ninth row's is 472.
    #expect(
      stops("center", rows: 20)
        == [Double](repeating: 0, count: 8) + [43.5, 93.5, 143.5, 193.5] + [Double](repeating: 237, count: 8))
    // The sixteenth row ends at 847, 37 too far.
    #expect(stops("end", rows: 20) == [Double](repeating: 0, count: 15) + [37, 87, 137, 187, 237])
  }

  @Test func stopsGoInReadingDirection() {
    let source = """
      screen A {
          @scroll(horizontal, snap: start)
          row cards { pin: screen; for i in 1...5 { box card { width: 300 } } }
      }
      """
    #expect(laidOut(source, on: .landscape).stops("cards") == [0, 300, 600, 750, 750])
    let mirrored = laidOut(source, on: TestDevice.landscape.with { $0.direction = .rightToLeft })
    #expect(mirrored.stops("cards") == [0, 300, 600, 750, 750])
    #expect(
      laidOut(source.replacing("start", with: "page"), on: TestDevice.landscape.with { $0.direction = .rightToLeft })
        .stops("cards") == [0, 750])
  }

  @Test func aScrollWithoutItemsStopsAtItsStart() {
    let source = """
      screen A {
          @scroll(vertical, snap: center)
          column list { pin: screen }
      }
      """
    #expect(laidOut(source).stops("list") == [0])
  }

  /// Along its axis a scroll gives all that is asked for, so that texts stand on one line, and it is as high as that: not as they would be
  /// if they were squeezed into the viewport.
  /// What scrolls sideways gives its children the width of its widest content, and percentages are of the viewport: 50 % of 300, and of 390.
  @Test func whatScrollsSidewaysIsMeasuredAtTheWidthOfItsContent() {
    for scroll in ["stack", "column", "box"] {
      let screen = laidOut(
        """
        style s { size: 20; lineHeight: 24 }
        screen A {
            column c {
                @scroll(horizontal) \(scroll) q {
                    width: 300
                    text long("One long line of words that goes on and on beyond the side of the phone") { style: s }
                    box half { width: 50%; height: 5 }
                    box wide { width: 900; height: 30 }
                    row chips { for i in 1...5 { box chip { width: 100; height: 8 } } }
                }
            }
        }
        """)
      #expect(screen["c.q.long"].hasSuffix(" 24"), "\(scroll): \(screen["c.q.long"])")
      #expect(screen["c.q.half"].split(separator: " ")[2] == "150", "\(scroll): \(screen["c.q.half"])")
      // The row is at least as wide as the five in it, so that all can be scrolled to.
      #expect(Int(screen["c.q.chips"].split(separator: " ")[2])! >= 500, "\(scroll): \(screen["c.q.chips"])")
      #expect(screen["c.q.chips.chip[4]"].split(separator: " ")[2] == "100")
    }
  }

  /// 250 are more than half of 390, and what stands beside gets the rest; so it is with a basis, and where room is short.
  @Test func aScrollDownIsAcrossAsWideAsItsContentNeeds() {
    func widths(_ first: String, _ second: String) -> [Substring] {
      let screen = laidOut("screen A { row r { \(first) \(second) } }")
      return ["r.a", "r.s"].map { screen[$0].split(separator: " ")[2] }
    }
    let list = "@scroll(vertical) column s { insets: none;"
    #expect(
      widths("box a { width: fill; height: 3 }", "\(list) width: fill; box { width: 250; height: 10 } }") == [
        "140", "250",
      ])
    #expect(
      widths("box a { width: 100; height: 3 }", "\(list) basis: 20; box { width: 200; height: 10 } }") == [
        "100", "200",
      ])
    #expect(widths("box a { width: 300; height: 3 }", "\(list) box { width: 200; height: 10 } }") == ["300", "200"])
  }

  /// Across its axis a scroll is never less than its content needs, also where it has a maximum, a ratio, or stands in a grid.
  @Test func aScrollKeepsWhatItNeedsAcrossWhateverLimitsIt() {
    func width(_ content: String, of path: String) -> String? {
      let screen = laidOut("screen A { column o { align: start\n\(content) } }")
      return screen[path].split(separator: " ").dropFirst(2).first.map(String.init)
    }
    let list = "@scroll(vertical)\ncolumn s { insets: none; height: 100;"
    // A maximum that doesn't bite changes nothing, and one that bites wins.
    for (limit, expected) in [
      ("", "200"), ("maxWidth: 250;", "200"), ("maxWidth: 150;", "150"), ("minWidth: 1;", "200"),
    ] {
      #expect(
        width("row r { width: 350; box { width: 300 }\n\(list) \(limit) box { width: 200 } } }", of: "o.r.s")
          == expected,
        "\(limit)")
    }
    // By the ratio it would be 50 wide: CSS Sizing 4, section 4.3.
    #expect(width("\(list) aspect: 0.5; box { width: 120 } }", of: "o.s") == "120")
    // A column that hugs has no less than its items need, though the grid has no room for it: CSS Grid Layout 1, section 6.6.
    #expect(
      width("grid g { width: 150; columns: [hug, 100]\n\(list) box { width: 120 } } }", of: "o.g.s") == "120")
  }

  /// Three boxes of 60 and one of 20 have all the width that they ask for, also where the last has its 20 by a ratio.
  @Test func aScrollSidewaysGivesWhatHugsItsWidthWhateverTheRatiosInIt() {
    for last in ["width: 20", "aspect: 2"] {
      let screen = laidOut(
        """
        screen A {
            column o { align: start
                @scroll(horizontal)
                column c { width: 100
                    row r { alignSelf: start; wrap: wrap
                        for i in 1...3 { box part { width: 60; height: 10 } }
                        box last { height: 10; \(last) } } } }
        }
        """)
      #expect(screen["o.c.r"].hasSuffix(" 200 10"), "\(last): \(screen["o.c.r"])")
    }
  }

  @Test func aScrollSidewaysIsAsHighAsItsContentUnsqueezed() {
    let screen = laidOut(
      """
      style s { size: 20; lineHeight: 24 }
      screen A {
          column p {
              @scroll(horizontal)
              row chips {
                  for t in ["All of the things", "Terms and conditions", "Notifications", "Settings"] {
                      text(t) { style: s; padding: 8 }
                  }
                  row chip { minHeight: 48; padding.horizontal: 12; align: center; text("Another one") { style: s } }
              }
              text below("below") { style: s }
          }
      }
      """)
    // The chip's 48, which the texts beside it are stretched to.
    #expect(screen["p.chips"] == "0 47 390 48")
    #expect(screen["p.below"] == "0 95 390 24")
    // So it is with a stack and a box, and with what stands in them: a line of 24, and paddings of 4 and 2.
    for scroll in ["stack", "box"] {
      let long = "text t(\"All of the things, and the terms and conditions of them\") { style: s }"
      let screen = laidOut(
        """
        style s { size: 20; lineHeight: 24 }
        screen A {
            column p {
                @scroll(horizontal)
                \(scroll) a { \(long) }
                @scroll(horizontal)
                \(scroll) b { padding: 4; box { padding: 2; \(long) } }
                text below("below") { style: s }
            }
        }
        """)
      #expect(screen["p.a"] == "0 47 390 24", "\(scroll)")
      #expect(screen["p.b"] == "0 71 390 36", "\(scroll)")
      #expect(screen["p.below"] == "0 107 390 24", "\(scroll)")
    }
  }
}
