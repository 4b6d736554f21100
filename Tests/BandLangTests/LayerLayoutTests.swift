import BandCompileSupport
import BandScreenModel
import Testing

/// Where layers, anchored elements and bars stand. Source: the language's sections 4 and 6; frames are worked out on paper for a phone
/// of 390 by 844 whose safe area goes from 47 to 810.
@Suite struct LayerLayoutTests {
  @Test func layersFillSafeAndGoFurtherOnlyWhereTheySaySo() {
    let screen = laidOut(
      """
      screen A {
          column page { }
          box sized { width: 100; height: 50% }
          box glass { pin: screen }
          box lower { bottom: screen.bottom - 8; height: 20 }
      }
      """)
    #expect(screen["page"] == "0 47 390 763")
    #expect(screen["sized"] == "0 47 100 381.5")
    #expect(screen["glass"] == "0 0 390 844")
    #expect(screen["lower"] == "0 816 390 20")
    #expect(screen.safe == "0 47 390 810")
  }

  @Test func marginsLieInsideTheAnchors() {
    let screen = laidOut(
      """
      screen A {
          box a { pin: safe; margin: 16 }
          box b { right: safe.right; bottom: safe.bottom; width: 50; height: 40; margin.right: 10; margin.bottom: 20 }
          box c { centerX: safe.centerX; top: safe.top; width: 100; height: 10; margin.left: 20 }
      }
      """)
    #expect(screen["a"] == "16 63 358 731")
    #expect(screen["b"] == "330 750 50 40")
    // 195 is the middle of the box with its margin: 120 from 135 on.
    #expect(screen["c"] == "155 47 100 10")
  }

  @Test func centresAndEdgesGivePlaceOrSize() {
    let screen = laidOut(
      """
      screen A {
          box a { centerX: safe.centerX; centerY: screen.centerY; width: 100; height: 44 }
          box b { left: a.right + 5; right: safe.right - 5; top: a.top; bottom: a.bottom }
          box c { centerX: safe.centerX; left: safe.left + 100; top: safe.top; height: 1 }
          box d { left: mid(safe.left, a.left); top: max(a.bottom, safe.top + 600); width: 10; height: 10 }
      }
      """)
    #expect(screen["a"] == "145 400 100 44")
    #expect(screen["b"] == "250 400 135 44")
    #expect(screen["c"] == "100 47 190 1")
    #expect(screen["d"] == "72.5 647 10 10")
  }

  @Test func whereALimitBitesTheElementStandsInTheMiddleOfItsEdges() {
    let source = """
      screen A {
          box a { left: safe.left + 16; right: safe.right - 16; maxWidth: 300; top: safe.top; height: 10 }
          box b { left: safe.left + 180; right: safe.right - 180; minWidth: 100; top: safe.top; height: 10 }
      }
      """
    let narrow = laidOut(source)
    #expect(narrow["a"] == "45 47 300 10")
    // A minimum wins over both edges: 30 between them, 100 around their middle.
    #expect(narrow["b"] == "145 47 100 10")
    let small = laidOut(source, on: TestDevice(320, 568, insets: Edges(left: 0, top: 20, right: 0, bottom: 0)))
    #expect(small["a"] == "16 20 288 10")
  }

  @Test func anchoredChildrenStandOnTheirParentsFrameAndAddNothingToIt() {
    let screen = laidOut(
      """
      screen A {
          column page {
              padding: 20
              stack card {
                  padding: 10
                  box body { width: 100; height: 50 }
                  box badge { right: parent.right + 6; top: parent.top - 6; width: 12; height: 12 }
                  box line { left: body.left; right: body.right; top: body.bottom + 2; height: 1 }
              }
          }
      }
      """)
    #expect(screen["page.card"] == "20 67 350 70")
    #expect(screen["page.card.body"] == "30 77 100 50")
    #expect(screen["page.card.badge"] == "364 61 12 12")
    #expect(screen["page.card.line"] == "30 129 100 1")
  }

  @Test func inARightToLeftLayoutRowsStacksAndReadingEdgesTurn() {
    let screen = laidOut(
      """
      screen A {
          row page {
              padding.leading: 10
              box first { width: 50; height: 20 }
              box second { width: 60; height: 20 }
          }
          box lead { leading: safe.leading + 16; top: safe.top; width: 40; height: 40 }
          box left { left: safe.left + 16; top: safe.top; width: 40; height: 40 }
          stack pile { left: safe.left; right: safe.right; top: safe.top + 100; height: 40
              box start { width: 30; height: 10 }
          }
      }
      """, on: TestDevice().with { $0.direction = .rightToLeft })
    #expect(screen["page.first"] == "330 47 50 20")
    #expect(screen["page.second"] == "270 47 60 20")
    #expect(screen["lead"] == "334 47 40 40")
    #expect(screen["left"] == "16 47 40 40")
    #expect(screen["pile.start"] == "360 147 30 10")
  }

  // MARK: Bars

  @Test func barsGrowAtTheGlassAndNestInsideEarlierOnes() {
    let screen = laidOut(
      """
      screen A {
          bar top head { box title { width: 10; height: 44 } }
          bar bottom tabs { box tab { width: 10; height: 49 } }
          bar left side { box tool { width: 60; height: 10 } }
          bar bottom player { box song { width: 10; height: 30 } }
          column page { }
          box glass { pin: screen }
      }
      """)
    #expect(screen["head"] == "0 0 390 91")
    #expect(screen["head.title"] == "0 47 10 44")
    #expect(screen["tabs"] == "0 761 390 83")
    #expect(screen["tabs.tab"] == "0 761 10 49")
    #expect(screen["side"] == "0 91 60 670")
    #expect(screen["player"] == "60 731 330 30")
    #expect(screen["page"] == "60 91 330 640")
    #expect(screen["glass"] == "0 0 390 844")
    #expect(screen.safe == "60 91 390 731")
  }

  @Test func theFirstBarHasTheCorners() {
    let screen = laidOut(
      """
      screen A {
          bar left side { width: 60; box tool { height: 10 } }
          bar top head { height: 44; box title { width: 10 } }
      }
      """, on: .landscape)
    // 60 of its own and 47 of the inset; what is in it starts behind the inset.
    #expect(screen["side"] == "0 0 107 390")
    #expect(screen["side.tool"] == "47 0 60 10")
    #expect(screen["head"] == "107 0 737 44")
    // The right end of the bar at the top touches the glass too.
    #expect(screen["head.title"] == "107 0 10 44")
    #expect(screen.safe == "107 44 797 369")
  }

  @Test func aBarsOwnSizeIsThatOfItsContent() {
    let screen = laidOut(
      """
      screen A {
          bar bottom tabs { minHeight: 60; padding: 4; box tab { width: fill; height: fill } }
          box mark { bottom: tabs.top - 8; left: safe.left; width: 10; height: tabs.height }
      }
      """)
    #expect(screen["tabs"] == "0 750 390 94")
    #expect(screen["tabs.tab"] == "4 754 382 52")
    #expect(screen["mark"] == "0 648 10 94")
  }

  @Test func aBarOfAStackStandsOnTheStacksEdgesAndGrowsByWhatOverlapsTheInset() {
    let screen = laidOut(
      """
      screen A {
          stack pane {
              pin: screen.horizontal; top: screen.top; bottom: screen.bottom - 10
              bar bottom tools { height: 40; box tool { width: 10 } }
              box body { pin: safe }
          }
      }
      """)
    #expect(screen["pane"] == "0 0 390 834")
    // 24 of the inset's 34 lie inside the stack.
    #expect(screen["pane.tools"] == "0 770 390 64")
    #expect(screen["pane.body"] == "0 47 390 723")
  }

  // MARK: The keyboard

  @Test func withTheKeyboardUpSafeEndsAtIt() {
    let source = """
      screen A {
          bar bottom tabs { box tab { width: 10; height: 49 } }
          column page {
              @input
              box field { height: 48 }
          }
      }
      """
    #expect(laidOut(source)["page"] == "0 47 390 714")
    let up = laidOut(source, on: TestDevice().with { $0.isKeyboardUp = true })
    #expect(up["tabs"] == "0 761 390 83")
    #expect(up["page"] == "0 47 390 497")
  }

  @Test func aBarThatHoldsAnInputRidesOnTheKeyboard() {
    let source = """
      screen A {
          bar bottom chat {
              @input
              box field { width: fill; height: 48 }
          }
          column page { }
      }
      """
    #expect(laidOut(source)["chat"] == "0 762 390 82")
    let up = laidOut(source, on: TestDevice().with { $0.isKeyboardUp = true })
    #expect(up["chat"] == "0 496 390 48")
    #expect(up["chat.field"] == "0 496 390 48")
    #expect(up["page"] == "0 47 390 449")
  }
}
