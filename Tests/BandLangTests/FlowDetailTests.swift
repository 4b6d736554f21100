import BandCompileSupport
import BandScreenModel
import Testing

/// Details of flows: lines, gaps, shares and limits, and what values come to. Source: the language's sections 3 and 5, and CSS Flexible Box
/// Layout 1 where it leaves the algorithm to that; frames are worked out on paper.
@Suite struct FlowDetailTests {
  @Test func linesWrapAndKeepToTheStart() {
    let screen = laidOut(
      """
      screen A {
          column page {
              row lines { wrap: wrap; gap: 10; for i in 1...5 { box item { width: 100; height: 20 } } }
              row back { wrap: reverse; gap: 10; for i in 1...5 { box item { width: 100; height: 20 } } }
              row high { wrap: wrap; gap.row: 4; gap.column: 40; height: 100; alignContent: center
                  for i in 1...4 { box item { width: 100; height: 20 } } }
          }
      }
      """)
    // Three of 100 and two gaps are 320; a fourth doesn't fit in 390.
    #expect(screen["page.lines"] == "0 47 390 50")
    #expect(screen["page.lines.item[2]"] == "220 47 100 20")
    #expect(screen["page.lines.item[3]"] == "0 77 100 20")
    #expect(screen["page.back.item[0]"] == "0 127 100 20")
    #expect(screen["page.back.item[3]"] == "0 97 100 20")
    // Two lines of 20 and 4 between them in 100: 28 above.
    #expect(screen["page.high.item[1]"] == "140 175 100 20")
    #expect(screen["page.high.item[2]"] == "280 175 100 20")
    #expect(screen["page.high.item[3]"] == "0 199 100 20")
  }

  @Test func freeSpaceIsSharedOut() {
    let screen = laidOut(
      """
      screen A {
          column page {
              row even { justify: spaceEvenly; for i in 1...3 { box item { width: 30; height: 10 } } }
              row around { justify: spaceAround; for i in 1...3 { box item { width: 30; height: 10 } } }
              row based { box a { basis: 100; grow: 1; height: 10 } box b { basis: 50; grow: 3; height: 10 } }
              row narrow { box a { width: 300; shrink: 1; height: 10 } box b { width: 300; shrink: 2; height: 10 } }
              column up { height: 60; reverse: true; box a { height: 10 } box b { height: 20 } }
          }
      }
      """)
    #expect(screen["page.even.item[0]"] == "75 47 30 10")
    #expect(screen["page.even.item[2]"] == "285 47 30 10")
    #expect(screen["page.around.item[0]"] == "50 57 30 10")
    #expect(screen["page.around.item[1]"] == "180 57 30 10")
    // 240 are free: 60 and 180.
    #expect(screen["page.based.a"] == "0 67 160 10")
    #expect(screen["page.based.b"] == "160 67 230 10")
    // 210 are missing: 70 and 140.
    #expect(screen["page.narrow.a"] == "0 77 230 10")
    #expect(screen["page.narrow.b"] == "230 77 160 10")
    #expect(screen["page.up.a"] == "0 137 390 10")
    #expect(screen["page.up.b"] == "0 117 390 20")
  }

  @Test func boxesArentSquashedUnlessTheySaySo() {
    let screen = laidOut(
      """
      screen A {
          column page {
              row over { box a { width: 300; height: 10 } box b { width: 300; height: 10 } }
          }
      }
      """)
    #expect(screen["page.over.a"] == "0 47 300 10")
    #expect(screen["page.over.b"] == "300 47 300 10")
  }

  @Test func marginsAndPaddingTakePercentagesOfTheWidth() {
    let screen = laidOut(
      """
      screen A {
          column page {
              box a { margin: 10%; height: 20 }
              stack b { padding: 10%; padding.top: 5% + 2; box inner { width: 50%; height: 30 } }
              box c { width: fill; maxWidth: 50%; height: 5; alignSelf: center }
          }
      }
      """)
    #expect(screen["page.a"] == "39 86 312 20")
    // 39 at the sides, 19.5 and 2 above.
    #expect(screen["page.b"] == "0 145 390 90.5")
    #expect(screen["page.b.inner"] == "39 166.5 156 30")
    #expect(screen["page.c"] == "97.5 235.5 195 5")
  }

  @Test func whatFillsUpToAMaximumStandsWhereItIsAligned() {
    let source = """
      screen A {
          column page {
              align: center
              box narrow { width: fill; maxWidth: 300; height: 10; margin.left: 20 }
              box wide { width: fill; maxWidth: 500; height: 10; margin.horizontal: 15 }
              box start { width: fill; maxWidth: 300; height: 10; alignSelf: start }
              box end { width: fill; maxWidth: 300; height: 10; alignSelf: end }
              stack pile { width: fill; height: 20; justify: center; box part { width: fill; maxWidth: 200; height: 10 } }
          }
      }
      """
    let screen = laidOut(source)
    // 300 and a margin of 20 in 390: 35 at each side.
    #expect(screen["page.narrow"] == "55 47 300 10")
    #expect(screen["page.wide"] == "15 57 360 10")
    #expect(screen["page.start"] == "0 67 300 10")
    #expect(screen["page.end"] == "90 77 300 10")
    #expect(screen["page.pile"] == "0 87 390 20")
    #expect(screen["page.pile.part"] == "95 87 200 10")
  }

  @Test func cellsStretchUnlessTheyHaveASizeOrAnAspect() {
    let screen = laidOut(
      """
      screen A {
          column page {
              grid cells { columns: 2; gap: 10
                  box tall { height: 80 }
                  box stretched { }
                  box square { width: 40; aspect: 1 }
                  box low { height: 20; alignSelf: end }
              }
          }
      }
      """)
    #expect(screen["page.cells"] == "0 47 390 130")
    #expect(screen["page.cells.tall"] == "0 47 190 80")
    #expect(screen["page.cells.stretched"] == "200 47 190 80")
    #expect(screen["page.cells.square"] == "0 137 40 40")
    #expect(screen["page.cells.low"] == "200 157 190 20")
  }

  @Test func valuesOfTheEnvironmentAndOfEarlierLayers() {
    let screen = laidOut(
      """
      let gutter = 16
      screen A {
          box a { top: safe.top; left: safe.left + gutter; width: round(screen.width / 4); height: abs(0 - 30) }
          box b { top: a.bottom + 2 * gutter; left: a.left; width: a.width / 2; height: max(a.height, 40) }
          box hair { top: screen.top; left: screen.left; width: 1px; height: inset.top + inset.bottom }
          column page { padding: min(gutter, 10); box part { height: b.height; width: landscape ? 1 : 2 } }
      }
      """)
    #expect(screen["a"] == "16 47 98 30")
    #expect(screen["b"] == "16 109 49 40")
    #expect(screen["hair"] == "0 0 0.33 81")
    #expect(screen["page.part"] == "10 57 2 40")
  }

  @Test func barsMayBeThereOnlyOnWideScreens() {
    let source = """
      screen A {
          if screen.width > 600 {
              bar left rail { width: 80; box item { height: 40 } }
          } else {
              bar bottom tabs { height: 50; box item { width: 40 } }
          }
          column page { }
      }
      """
    let phone = laidOut(source)
    #expect(phone["rail"] == "none")
    #expect(phone["tabs"] == "0 760 390 84")
    #expect(phone["page"] == "0 47 390 713")
    let tablet = laidOut(source, on: TestDevice(834, 1194, insets: Edges(left: 0, top: 24, right: 0, bottom: 20)))
    #expect(tablet["tabs"] == "none")
    #expect(tablet["rail"] == "0 0 80 1194")
    #expect(tablet["rail.item"] == "0 24 80 40")
    #expect(tablet["page"] == "80 24 754 1150")
  }

  @Test func statesAndPlatformsMakeScreensOfTheirOwn() {
    let source = """
      screen A {
          states: idle, failed
          column page {
              if state == failed { box problem { height: 60 } }
              box form { height: android ? 20 : 30 }
          }
      }
      """
    #expect(laidOut(source)["page.form"] == "0 47 390 30")
    #expect(laidOut(source, on: TestDevice().with { $0.state = 1 })["page.form"] == "0 107 390 30")
    #expect(laidOut(source, on: TestDevice().with { $0.platform = .android })["page.form"] == "0 47 390 20")
  }

  @Test func componentsTakeArgumentsSlotsAndProperties() {
    let screen = laidOut(
      """
      component Panel(space: Length, tall: Bool = false) {
          column {
              padding: space; height: 100
              slot
              row foot { height: tall ? 40 : 20; slot trailing { box standard { width: 5 } } }
          }
      }
      screen A {
          column page {
              Panel first(10) { box mine { height: 30 } }
              Panel second(4, tall: true) {
                  height: 90
                  slot trailing { box own { width: 7 } }
              }
          }
      }
      """)
    #expect(screen["page.first"] == "0 47 390 100")
    #expect(screen["page.first.mine"] == "10 57 370 30")
    #expect(screen["page.first.foot"] == "10 87 370 20")
    #expect(screen["page.first.foot.standard"] == "10 87 5 20")
    #expect(screen["page.second"] == "0 147 390 90")
    #expect(screen["page.second.foot"] == "4 151 382 40")
    #expect(screen["page.second.foot.own"] == "4 151 7 40")
  }

  @Test func whatDependsOnAParentsConditionFollowsIt() {
    let screen = laidOut(
      """
      screen A {
          column page {
              if screen.width > 300 { align: center }
              box own { width: hug; height: 20; box inner { width: 100; height: 20 } }
              box limited { width: fill; maxWidth: 200; height: 20 }
              row tight {
                  width: fill
                  column sized {
                      if screen.width > 300 { width: 200 }
                      @scroll(vertical) column list { height: 20 }
                  }
                  box other { width: 300; height: 20 }
              }
          }
      }
      """)
    // In 390: half of what 100, and 200, leave.
    #expect(screen["page.own"] == "145 47 100 20")
    #expect(screen["page.limited"] == "95 67 200 20")
    // A size that it has only under the condition holds too, so nothing squeezes it.
    #expect(screen["page.tight.sized"] == "0 87 200 20")
    #expect(screen["page.tight.other"] == "200 87 300 20")
  }

  @Test func whatSizesDecideHoldsWhereItIsATruthOrAWord() {
    // The phone is 390 wide: the first of two holds.
    let screen = laidOut(
      """
      screen A {
          let wide = screen.width > 300
          row turned { left: safe.left; right: safe.right; top: safe.top; reverse: wide; box a { width: 5; height: 5 } }
          box cut { left: safe.left; top: safe.top + 50; width: 20; height: 20; clip: wide }
          @scroll(screen.width > 300 ? horizontal : vertical, snap: wide ? page : none)
          row pages {
              left: safe.left; right: safe.right; top: safe.top + 100; height: 50
              box page { width: 300%; height: 5 }
          }
      }
      """)
    #expect(screen["turned.a"] == "385 47 5 5")
    #expect(screen["cut"] == "0 97 20 20")
    #expect(screen["pages.page"] == "0 147 1170 5")
    #expect(screen.stops("pages") == [0, 390, 780])
  }

  /// `minWidth` adds to what the content needs, in a grid too.
  @Test func aMinimumAddsToTheWordOfATextInAGrid() {
    func word(_ minimum: String) -> String {
      laidOut(
        """
        screen A {
            grid g {
                left: safe.left; top: safe.top; width: 60; columns: [hug, 50]
                text word("unbreakableword") { \(minimum) }
                box b { height: 5 }
            }
        }
        """)["g.word"]
    }
    let plain = word("")
    #expect(plain.hasSuffix(" 22") && word("minWidth: 3") == plain && word("minWidth: inset.left") == plain)
  }

  /// A record's list may be empty, and its number stands where another record has a length.
  @Test func recordsOfAListGoTogetherFieldByField() {
    let screen = laidOut(
      """
      let sections = [(name: "A", rows: [], gap: 3), (name: "B", rows: ["x", "y"], gap: inset.top)]
      screen A {
          column p {
              for section in sections {
                  box head { height: section.gap }
                  for entry in section.rows { box line { height: 10 } }
              }
          }
      }
      """)
    #expect(screen["p.line[1]"].hasSuffix(" 390 10"))
  }

  /// A line is 50 high by the box beside it, whatever more what fills it may be.
  @Test func aMaximumMakesNothingLargerThanItsLine() {
    for limit in ["", "; maxHeight: 70"] {
      let screen = laidOut(
        """
        screen A {
            column o { row r { height: 200; wrap: wrap; align: center
                box a { height: fill; width: 5\(limit) }
                box b { width: 100; height: 50 }
                box c { width: 300; height: 50 } } }
        }
        """)
      #expect(screen["o.r.a"].hasSuffix(" 5 50"), "\(limit) \(screen["o.r.a"])")
      let tops = ["o.r.b", "o.r.c"].map { Int(screen[$0].split(separator: " ")[1])! }
      #expect(tops[1] - tops[0] == 50, "\(limit) \(tops)")
    }
  }
}
