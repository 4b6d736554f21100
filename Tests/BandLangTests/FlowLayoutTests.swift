import BandCompileSupport
import BandLang
import BandScreenModel
import Testing

/// The sizes and places that containers give to what is in them. Source: the language's sections 2 and 3; frames are worked out on paper.
/// The page is the safe area of a phone: 390 by 763 from 47 on.
@Suite struct FlowLayoutTests {
  /// Percentages are chosen between and reckoned with as other lengths are; figures are shares of 200 points.
  @Test func percentagesAreComparedAndChosen() {
    func width(_ value: String, _ condition: String = "screen.width > 100") -> String {
      laidOut(
        """
        screen A {
            let big = \(condition)
            row r { left: safe.left; top: safe.top; width: 200; box a { width: \(value); height: 3 } }
        }
        """)["r.a"]
    }
    for (value, points) in [
      ("min(50%, 30%)", "60"), ("max(50%, 30%)", "100"), ("clamp(40%, 10%, 20%)", "40"), ("clamp(5%, 10%, 20%)", "20"),
      ("mid(20%, 40%)", "60"), ("min(50%, 30%) + 5", "65"), ("100% - min(50%, 70%)", "100"),
      ("min(50% - 4, 30% - 4)", "56"), ("max(50% + 2, 30% - 4)", "102"), ("min(50% - 4, 50%)", "96"),
      ("mid(20% + 2, 40% - 4)", "59"), ("50% > 30% ? 7 : 3", "7"), ("50% - 4 >= 30% - 4 ? 7 : 3", "7"),
      ("30% < 50% ? 7 : 3", "7"), ("50% <= 30% ? 7 : 3", "3"), ("50% >= 50% ? 7 : 3", "7"), ("50% < 50% ? 7 : 3", "3"),
      ("(big ? 50% : 30%) > 40% ? 7 : 3", "7"), ("50% * (big ? 1 : 0.5)", "100"), ("50% / (big ? 2 : 1)", "50"),
    ] {
      #expect(width(value) == "0 47 \(points) 3", "\(value)")
    }
  }

  @Test func whatNobodyCanTellOfPercentagesIsNotGuessed() {
    for value in ["min(50% - 20, 30%)", "50% - 20 > 30% ? 1 : 2", "clamp(50% - 20, 30%, 40%)"] {
      let result = compiled(
        "screen A { row r { width: 200; box a { width: \(value); height: 3 } } }",
        options: .on("iphone-16", orientations: ["portrait"]))
      #expect(
        result.messages == [
          "error[not_supported_yet]: which of these percentages is the larger hangs on the length that they are shares of"
        ], "\(value)")
    }
  }

  /// A size that chooses what kind a track is of makes the same grid as one that chooses all of them.
  @Test func sizesChooseTheKindsOfTracks() {
    for (columns, first, second) in [
      ("[fill, screen.width > 100 ? 30 : fill]", "270", "30"), ("[fill, screen.width > 500 ? 30 : fill]", "150", "150"),
      ("[fill, screen.width > 500 ? hug : 30]", "270", "30"), ("[fill, side]", "270", "30"),
      ("[screen.width > 100 ? 40 : hug, screen.width > 200 ? fill : 30]", "40", "260"),
      ("screen.width > 100 ? [fill, side] : [fill, fill]", "270", "30"),
      ("[fill, screen.width > 100 ? 30 : 60]", "270", "30"),
    ] {
      let screen = laidOut(
        """
        screen A {
            let side: Size = screen.width > 100 ? 30 : fill
            grid g { left: safe.left; top: safe.top; width: 300; columns: \(columns); for i in 1...2 { box b { height: 5 } } }
        }
        """)
      #expect(screen["g.b[0]"] == "0 47 \(first) 5", "\(columns)")
      #expect(screen["g.b[1]"] == "\(first) 47 \(second) 5", "\(columns)")
    }
    let rows = laidOut(
      "screen A { grid g { left: safe.left; top: safe.top; width: 300; height: 100; columns: 1; rows: [screen.width > 100 ? 30 : fill, fill]; for i in 1...2 { box b { } } } }"
    )
    #expect(rows["g.b[1]"] == "0 77 300 70")
  }

  @Test func whatSaysNothingHugsAndIsStretchedAcross() {
    let screen = laidOut(
      """
      screen A {
          column page {
              padding: 10; gap: 5
              box plain { height: 20 }
              box hugging { width: hug; box inner { width: 30; height: 30 } }
              box sized { width: 40; height: 40 }
              box shaped { height: 90; aspect: 16 / 9 }
              image picture("p.png") { size: 120 by 80 }
          }
      }
      """)
    #expect(screen["page.plain"] == "10 57 370 20")
    #expect(screen["page.hugging"] == "10 82 30 30")
    #expect(screen["page.sized"] == "10 117 40 40")
    #expect(screen["page.shaped"] == "10 162 160 90")
    #expect(screen["page.picture"] == "10 257 120 80")
  }

  @Test func aPictureKeepsItsProportionsUnlessBothSidesAreGiven() {
    let screen = laidOut(
      """
      screen A {
          column page {
              image narrow("p.png") { size: 120 by 80; width: 30 }
              image low("p.png") { size: 120 by 80; height: 20 }
              image wide("p.png") { size: 400 by 300; width: fill }
              image capped("p.png") { size: 800 by 200; width: fill; maxWidth: 200 }
              image both("p.png") { size: 120 by 80; width: 30; height: 30 }
              image square("p.png") { size: 120 by 80; width: 30; aspect: 1 }
              image long("p.png") { size: 120 by 80; height: 20; aspect: 3 }
              row line {
                  image tall("p.png") { size: 120 by 80; height: 30; aspect: 3 / 2 }
                  image own("p.png") { size: 120 by 80; height: 40 }
              }
              stack pile { image over("p.png") { size: 120 by 80; height: 30; aspect: 3 } }
          }
          image layer("p.png") { size: 120 by 80; left: safe.left; right: safe.right; top: safe.top }
      }
      """)
    #expect(screen["page.narrow"] == "0 47 30 20")
    #expect(screen["page.low"] == "0 67 30 20")
    // 390 of 400 : 300.
    #expect(screen["page.wide"] == "0 87 390 292.5")
    #expect(screen["page.capped"] == "0 379.5 200 50")
    #expect(screen["page.both"] == "0 429.5 30 30")
    #expect(screen["page.square"] == "0 459.5 30 30")
    #expect(screen["page.long"] == "0 489.5 60 20")
    #expect(screen["page.line.tall"] == "0 509.5 45 30")
    #expect(screen["page.line.own"] == "45 509.5 60 40")
    #expect(screen["page.pile.over"] == "0 549.5 90 30")
    #expect(screen["layer"] == "0 47 390 260")
  }

  @Test func aPictureGivesWayWhereItIsToldTo() {
    let screen = laidOut(
      """
      screen A {
          column page {
              height: 200
              box head { height: 150 }
              image rest("p.png") { size: 240 by 240; height: fill; width: 240 }
          }
          column other {
              left: safe.left; top: safe.top; height: 200
              box head { height: 150 }
              image part("p.png") { size: 100 by 100; shrink: 1 }
          }
      }
      """)
    #expect(screen["page.rest"] == "0 197 240 50")
    #expect(screen["other.part"] == "0 197 50 50")
  }

  @Test func fillSharesWhatIsLeftByGrow() {
    let screen = laidOut(
      """
      screen A {
          column page {
              box fixed { height: 100 }
              box one { height: fill }
              box three { height: fill; grow: 3 }
          }
      }
      """)
    #expect(screen["page.one"] == "0 147 390 165.75")
    #expect(screen["page.three"] == "0 312.75 390 497.25")
  }

  @Test func aMaximumThatBitesLeavesTheElementToTheAlignment() {
    let screen = laidOut(
      """
      screen A {
          column page {
              align: center
              box card { width: fill; maxWidth: 200; height: 30 }
              stack pile {
                  width: fill; height: 50; padding: 7; justify: end
                  box note { width: fill; maxWidth: 200; height: 20 }
              }
          }
      }
      """)
    #expect(screen["page.card"] == "95 47 200 30")
    #expect(screen["page.pile.note"] == "183 84 200 20")
  }

  @Test func aMinimumOfOnesOwnDoesNotUndoWhatTheContentNeeds() {
    let screen = laidOut(
      """
      screen A {
          row page {
              box wide { width: 380; shrink: 1 }
              row button { minWidth: 10; shrink: 1; box label { width: 80; height: 20 } }
          }
      }
      """)
    #expect(screen["page.wide"] == "0 47 310 763")
    #expect(screen["page.button"] == "310 47 80 763")
    let zero = laidOut(
      """
      screen A {
          row page {
              box wide { width: 380; shrink: 1 }
              row button { minWidth: 0; shrink: 1; box label { width: 80; height: 20 } }
          }
      }
      """)
    #expect(zero["page.button"] == "310 47 80 763")
  }

  @Test func percentagesAreOfTheParentsContentBox() {
    let screen = laidOut(
      """
      screen A {
          column page {
              padding: 20
              box half { width: 50%; height: 10% }
              box less { width: 50% - 16; height: 10 }
              row strip {
                  height: 100; padding: 10
                  box part { width: 25%; height: 50% }
              }
          }
      }
      """)
    #expect(screen["page.half"] == "20 67 175 72.3")
    #expect(screen["page.less"] == "20 139.3 159 10")
    #expect(screen["page.strip.part"] == "30 159.3 82.5 40")
  }

  @Test func limitsHoldAndAMinimumBeatsAMaximum() {
    let screen = laidOut(
      """
      screen A {
          column page {
              box narrow { width: fill; maxWidth: 200; height: 10 }
              box tall { minHeight: 60; box inner { width: 10; height: 10 } }
              box both { width: 100; minWidth: 150; maxWidth: 120; height: 10 }
              row share {
                  height: 10
                  box capped { width: fill; maxWidth: 50 }
                  box rest { width: fill }
              }
          }
      }
      """)
    #expect(screen["page.narrow"] == "0 47 200 10")
    #expect(screen["page.tall"] == "0 57 390 60")
    #expect(screen["page.both"] == "0 117 150 10")
    #expect(screen["page.share.capped"] == "0 127 50 10")
    #expect(screen["page.share.rest"] == "50 127 340 10")
  }

  @Test func justifyAlignAndSpacers() {
    let screen = laidOut(
      """
      screen A {
          column page {
              row ends { height: 40; box a { width: 30 } spacer; box b { width: 50 } }
              row middle { height: 40; justify: center; align: center; box a { width: 30; height: 20 } }
              row spread { height: 40; justify: spaceBetween; align: end
                  box a { width: 30; height: 20 } box b { width: 30; height: 20 } box c { width: 30; height: 10 } }
              row back { height: 40; reverse: true; gap: 10; box a { width: 30 } box b { width: 50 } }
              column pile { height: 100; justify: end; align: end; box a { width: 30; height: 20 } }
              row own { height: 40; box a { width: 30; height: 10; alignSelf: end } }
          }
      }
      """)
    #expect(screen["page.ends.b"] == "340 47 50 40")
    #expect(screen["page.ends.spacer[0]"] == "30 47 310 0")
    #expect(screen["page.middle.a"] == "180 97 30 20")
    #expect(screen["page.spread.b"] == "180 147 30 20")
    #expect(screen["page.spread.c"] == "360 157 30 10")
    #expect(screen["page.back.a"] == "360 167 30 40")
    #expect(screen["page.back.b"] == "300 167 50 40")
    #expect(screen["page.pile.a"] == "360 287 30 20")
    #expect(screen["page.own.a"] == "0 337 30 10")
  }

  @Test func aStackHugsItsLargestAndPlacesByJustifyAndAlign() {
    let screen = laidOut(
      """
      screen A {
          column page {
              align: start
              stack pile {
                  padding: 5; justify: center; align: end
                  box large { width: 100; height: 60 }
                  box small { width: 20; height: 10 }
              }
              stack given {
                  width: 200; height: 80; padding: 10
                  box across { width: fill; height: 4 }
                  box all { width: fill; height: fill }
                  box plain { box inner { width: 5; height: 6 } }
              }
          }
      }
      """)
    #expect(screen["page.pile"] == "0 47 110 70")
    #expect(screen["page.pile.large"] == "5 52 100 60")
    #expect(screen["page.pile.small"] == "45 102 20 10")
    #expect(screen["page.given.across"] == "10 127 180 4")
    #expect(screen["page.given.all"] == "10 127 180 60")
    #expect(screen["page.given.plain"] == "10 127 5 6")
  }

  @Test func gridsHaveEqualGivenOrAdaptiveColumns() {
    let screen = laidOut(
      """
      screen A {
          column page {
              grid equal { columns: 3; gap: 15; for i in 1...4 { box cell { height: 20 } } }
              grid mixed { columns: [fill, 80, hug]
                  box a { height: 10 } box b { height: 10 } box c { width: 30; height: 10 } }
              grid many { columns: adaptive(min: 160); gap: 10
                  box a { height: 10 } box b { height: 20 } box wide { height: 10; span: all } }
              grid spans { columns: 3; box a { height: 10; span: 2 } box b { height: 10 } }
          }
      }
      """)
    // (390 - 30) / 3
    #expect(screen["page.equal.cell[1]"] == "135 47 120 20")
    #expect(screen["page.equal.cell[3]"] == "0 82 120 20")
    #expect(screen["page.mixed.a"] == "0 102 280 10")
    #expect(screen["page.mixed.b"] == "280 102 80 10")
    #expect(screen["page.mixed.c"] == "360 102 30 10")
    // ⌊(390 + 10) / 170⌋ = 2 columns of 190; cells with a height of their own keep it.
    #expect(screen["page.many.b"] == "200 112 190 20")
    #expect(screen["page.many.wide"] == "0 142 390 10")
    #expect(screen["page.spans.a"] == "0 152 260 10")
    #expect(screen["page.spans.b"] == "260 152 130 10")
  }

  /// Rows take the same sizes as columns: `fill` shares a given height, a number of rows makes equal ones, and what `rows` doesn't name is as tall as its content.
  @Test func gridsHaveGivenRows() {
    let screen = laidOut(
      """
      screen A {
          column page {
              grid given { columns: 2; rows: [20, fill]; height: 100; gap.row: 10; for i in 1...6 { box cell { } } }
              grid equal { rows: 2; height: 60; box a { } box b { span: all } }
              grid hugs { columns: 2; rows: hug; box a { height: 30 } box b { } box c { height: 8 } }
          }
      }
      """)
    // 100 - 20, two gaps of 10 and a third row of no height.
    #expect(screen["page.given.cell[0]"] == "0 47 195 20")
    #expect(screen["page.given.cell[3]"] == "195 77 195 60")
    #expect(screen["page.given.cell[4]"] == "0 147 195 0")
    #expect(screen["page.equal.a"] == "0 147 390 30")
    #expect(screen["page.equal.b"] == "0 177 390 30")
    #expect(screen["page.hugs.b"] == "195 207 195 30")
    #expect(screen["page.hugs.c"] == "0 237 195 8")
  }

  @Test func conditionsOnSizesGuardElementsAndProperties() {
    let source = """
      screen A {
          column page {
              if screen.width > 600 {
                  box wide { height: 10 }
              } else {
                  box narrow { height: 20 }
              }
              box part { width: 100; height: 30; if screen.width > 600 { width: 200 } }
              box kept { width: clamp(screen.width - 100, 200, 250); height: 40 }
              box chosen { width: screen.width > 600 ? 70 : 60; height: 5 }
          }
      }
      """
    let phone = laidOut(source)
    #expect(phone["page.wide"] == "none")
    #expect(phone["page.narrow"] == "0 47 390 20")
    #expect(phone["page.part"] == "0 67 100 30")
    #expect(phone["page.kept"] == "0 97 250 40")
    #expect(phone["page.chosen"] == "0 137 60 5")
    let tablet = laidOut(
      source, on: TestDevice(834, 1194, insets: Edges(left: 0, top: 24, right: 0, bottom: 20)))
    #expect(tablet["page.wide"] == "0 24 834 10")
    #expect(tablet["page.narrow"] == "none")
    #expect(tablet["page.part"] == "0 34 200 30")
    #expect(tablet["page.chosen"] == "0 104 70 5")
    let watch = laidOut(source, on: TestDevice(280, 400, insets: Edges(left: 0, top: 0, right: 0, bottom: 0)))
    #expect(watch["page.kept"] == "0 50 200 40")
  }

  @Test func textIsAsTallAsItsLines() {
    // Body is 17 on 22 at the default size.
    let source = """
      screen A {
          column page {
              box panel { width: WIDTH; text line("Two words") { style: body; width: fill } }
              text short("Hi") { style: body }
              text limited("One two three four five six seven") { style: body; width: 60; lines: 2 }
          }
      }
      """
    func screen(_ width: String) -> LaidOut { laidOut(source.replacing("WIDTH", with: width)) }
    guard let table = screen("300").lines("page.panel.line") else {
      Issue.record("the text has no lines")
      return
    }
    #expect(table.lineHeight == 22)
    #expect(table.lineCount(forWidth: 300) == 1)
    #expect(screen("300")["page.panel.line"] == "0 47 300 22")
    #expect(screen("\(Int(table.leastWidths[0]) - 1)")["page.panel"].hasSuffix(" 44"))
    #expect(screen("\(Int(table.leastWidths[0]) + 1)")["page.panel"].hasSuffix(" 22"))
    #expect(screen("300")["page.short"] == "0 69 390 22")
    #expect(screen("300")["page.limited"] == "0 91 60 44")
  }

  @Test func contentGivesWayBeforeItOverflows() {
    let screen = laidOut(
      """
      screen A {
          column page {
              @scroll(vertical)
              column list { for i in 1...20 { box line { height: 50 } } }
              box foot { height: 100 }
          }
      }
      """)
    // The scroll hugs its thousand points until there is no more room.
    #expect(screen["page.list"] == "0 47 390 663")
    #expect(screen["page.foot"] == "0 710 390 100")
    #expect(screen.scroll("page.list") == "1000, 337; 0 0 0 0")
  }
}
