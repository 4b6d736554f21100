import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

/// What properties come to. Source: the language's section 3.
@Suite struct ExpansionFlowTests {
  @Test func sizesAreLengthsSharesAndWords() {
    let screen = expanded(
      """
      let half = 50% - 16
      let grows: Size = fill
      screen A {
        row page {
          box a { width: 40; height: half; minWidth: 2 * 8; maxHeight: 80% }
          box b { width: grows; height: hug; basis: 10; grow: 2; shrink: 0 }
          box c { width: 1px * 3; aspect: 16 / 9; alignSelf: center }
        }
      }
      """)
    #expect(screen.text(screen.flow("page.a").width) == "40")
    #expect(screen.text(screen.flow("page.a").height) == "50% + -16")
    #expect(screen.text(screen.flow("page.a").minimumWidth) == "16")
    #expect(screen.text(screen.flow("page.a").maximumHeight) == "80%")
    #expect(screen.flow("page.b").width == .fill)
    #expect(screen.flow("page.b").height == .hug)
    #expect(screen.text(screen.flow("page.b").basis) == "10")
    #expect(screen.flow("page.b").grow == 2)
    #expect(screen.flow("page.b").shrink == 0)
    #expect(screen.text(screen.flow("page.c").width) == "1")
    #expect(screen.flow("page.c").aspect == 16.0 / 9)
    #expect(screen.flow("page.c").alignSelf == .center)
  }

  @Test func shorthandsAreSpreadAndTheSpecialPartWins() {
    let screen = expanded(
      """
      screen A {
        column page {
          padding.top: 1; padding: 16; padding.horizontal: 8; padding.leading: 4
          margin.vertical: 10%; margin.bottom: 3
          gap: 12; gap.column: 6
          box a { hitSlop: 2; hitSlop.bottom: 9 }
        }
      }
      """.replacing("box a", with: "@tappable box a"))
    #expect(screen.text(screen.flow("page").padding) == "4 1 8 16")
    #expect(screen.text(screen.flow("page").margin) == "0 10% 0 3")
    #expect(screen.text(screen.flow("page").rowGap) == "12")
    #expect(screen.text(screen.flow("page").columnGap) == "6")
    #expect(screen.text(screen["page.a"].hitSlop) == "2 2 2 9")
  }

  @Test func leadingAndTrailingFollowTheDirection() {
    let source = "screen A { column page { padding.leading: 4; margin.trailing: 6 } }"
    let screen = expanded(source, .phone.with { $0.direction = .rightToLeft })
    #expect(screen.text(screen.flow("page").padding) == "0 0 4 0")
    #expect(screen.text(screen.flow("page").margin) == "6 0 0 0")
    #expect(screen.reads.contains(.direction))
  }

  @Test func aUseWinsOverTheComponent() {
    let screen = expanded(
      """
      screen A { column page { Card a { padding: 2; width: 9 } } }
      component Card { Inner { padding.top: 30; height: 5 } }
      component Inner { box { padding.left: 40; width: 1; height: 1 } }
      """)
    #expect(screen.text(screen.flow("page.a").padding) == "2 2 2 2")
    #expect(screen.text(screen.flow("page.a").width) == "9")
    #expect(screen.text(screen.flow("page.a").height) == "5")
  }

  @Test func anIfWinsOverItsBlock() {
    let screen = expanded(
      """
      screen A {
        box page {
          if ios { width: 10; if phone { height: 7 } }
          width: 5; height: 6
          if android { width: 20 }
        }
      }
      """)
    #expect(screen.text(screen.flow("page").width) == "10")
    #expect(screen.text(screen.flow("page").height) == "7")
  }

  @Test func lengthsUnderAConditionOnSizesAreChosen() {
    var screen = expanded(
      """
      screen A {
        column page {
          padding: 16
          if screen.width >= 600 { padding: 32 } else if screen.width >= 400 { padding.top: 20 }
          gap: screen.width < 400 ? 4 : 8
        }
      }
      """)
    #expect(screen["page"].flowVariants.isEmpty)
    #expect(screen.text(screen.flow("page").padding) == "16 16 16 16")
    #expect(screen.text(screen.flow("page").rowGap) == "4")
    screen.environment[.width] = 400
    #expect(screen.text(screen.flow("page").padding) == "16 20 16 16")
    #expect(screen.text(screen.flow("page").rowGap) == "8")
    screen.environment[.width] = 600
    #expect(screen.text(screen.flow("page").padding) == "32 32 32 32")
  }

  @Test func otherPropertiesUnderAConditionOnSizesAreVariants() {
    var screen = expanded(
      """
      screen A {
        column page {
          row a {
            justify: screen.width >= 600 ? center : end; background: #FFFFFF
            if screen.width >= 800 { width: fill; background: #000000 }
          }
        }
      }
      """)
    func variant() -> FlowProperties {
      let holding = screen["page.a"].flowVariants.first { screen.holds($0.condition) }
      return screen.screen.flows[Int(holding?.flow ?? screen["page.a"].flow)]
    }
    func paint() -> Paint {
      let holding = screen["page.a"].paintVariants.first { screen.holds($0.condition) }
      return screen.screen.paints[Int(holding?.paint ?? screen["page.a"].paint)]
    }
    for (width, justify, size, color) in [
      (390.0, Justification.end, SizeValue.automatic, UInt32(0xFFFF_FFFF)),
      (600, .center, .automatic, 0xFFFF_FFFF), (800, .center, .fill, 0x0000_00FF),
    ] {
      screen.environment[.width] = width
      #expect(variant().justify == justify, "\(width)")
      #expect(variant().width == size, "\(width)")
      #expect(paint().background == color, "\(width)")
    }
  }

  @Test func leavesThatDependOnSizesAreTwoElements() {
    var screen = expanded(
      """
      screen A {
        column page {
          text title(screen.width >= 600 ? "A long title" : "Title") { if screen.width >= 600 { style: largeTitle } }
        }
      }
      """)
    #expect(screen.paths == ["page", "page.title", "page.title"])
    let both = screen.screen.elements[2...]
    #expect(both.map { screen.holds($0.exists) } == [false, true])
    screen.environment[.width] = 600
    #expect(both.map { screen.holds($0.exists) } == [true, false])
    #expect(both.first?.leaf == .text(0))
    #expect(both.last?.leaf == .text(1))
  }

  @Test func containersHaveTheirWords() {
    let screen = expanded(
      """
      screen A {
        grid page {
          columns: [fill, 80, hug]; rows: 2; align: end
          box a { span: all }
          box b { span: 2 }
          row c { wrap: reverse; reverse: true; alignContent: spaceAround; align: baseline; justify: spaceEvenly }
        }
        grid other { columns: adaptive(min: 160) }
        grid third { columns: screen.width > 600 ? 3 : 2 }
      }
      """)
    let columns = screen.flow("page").columns
    guard case .tracks(let tracks)? = columns, tracks.count == 3, case .length(let length) = tracks[1] else {
      Issue.record("columns are \(columns as Any)")
      return
    }
    #expect(tracks[0] == .fill && tracks[2] == .hug && screen.value(length) == 80)
    #expect(screen.flow("page").rows == [.fill, .fill])
    #expect(screen.flow("page").align == .end)
    #expect(screen.flow("page.a").span == .all)
    #expect(screen.flow("page.b").span == .columns(2))
    #expect(screen.flow("page.c").wrap == .reverse)
    #expect(screen.flow("page.c").isReversed)
    #expect(screen.flow("page.c").alignContent == .spaceAround)
    #expect(screen.flow("page.c").align == .baseline)
    #expect(screen.flow("page.c").justify == .spaceEvenly)
    guard case .adaptive(let minimum)? = screen.flow("other").columns else {
      Issue.record("columns aren't adaptive")
      return
    }
    #expect(screen.value(minimum) == 160)
    #expect(screen.flow("third").columns == .tracks([.fill, .fill]))
    #expect(screen["third"].flowVariants.count == 1)
  }

  @Test func paintTravelsThrough() {
    let screen = expanded(
      """
      screen A {
        background: #F00
        box a {
          background: #12345678; radius: 4; opacity: 0.5; clip: true; bleed: bottom, left
          border: border(width: 1px, color: #CCC); shadow: shadow(y: 2, blur: 8, color: #0003)
        }
        text b("b") { color: #00FF00; textAlign: center }
        image c("c.png") { size: 10 by 20; fit: cover; bleed: all }
      }
      """)
    #expect(screen.paint("").background == 0xFF00_00FF)
    let paint = screen.paint("a")
    #expect(paint.background == 0x1234_5678)
    #expect(paint.radius.map { screen.value($0) } == 4)
    #expect(paint.opacity == 0.5)
    #expect(paint.borderColor == 0xCCCC_CCFF)
    #expect(paint.borderWidth.map { screen.value($0) } == 1.0 / 3)
    #expect(paint.shadowY.map { screen.value($0) } == 2)
    #expect(paint.shadowColor == 0x0000_0033)
    #expect(screen["a"].clips && screen["a"].bleed == [.bottom, .left])
    #expect(screen.paint("b").color == 0x00FF_00FF && screen.paint("b").textAlign == .center)
    #expect(screen.paint("c").fit == .cover && screen["c"].bleed == .all)
    guard case .image(let width, let height) = screen["c"].leaf else {
      Issue.record("no picture")
      return
    }
    #expect(screen.value(width) == 10 && screen.value(height) == 20)
  }

  @Test func picturesHaveTheSizeOfTheirHeader() {
    let gif = Array("GIF89a".utf8) + [0x40, 1, 0xF0, 0]
    let screen = expanded(
      "screen A { column page { image a(\"icons/a@2x.gif\"); for n in [\"b\"] { image(\"\\(n).gif\") } } }",
      images: ["icons/a@2x.gif": gif, "b.gif": gif])
    #expect(screen.messages.isEmpty)
    for (path, width) in [("page.a", 160.0), ("page.image[0]", 320)] {
      guard case .image(let found, _) = screen[path].leaf else {
        Issue.record("\(path) is no picture")
        continue
      }
      #expect(screen.value(found) == width)
    }
  }

  @Test func textsAreMeasuredInTheirStyle() {
    let screen = expanded(
      """
      style tight { size: 20; lineHeight: 24; weight: bold }
      screen A {
        column page {
          text a("One") { style: tight }
          text b("One") { style: tight; lines: 2; lineHeight: 30 }
          text c("One") { style: tight }
          text d("One") { style: body }
        }
      }
      """)
    func table(_ path: String) -> LineTable? {
      if case .text(let index) = screen[path].leaf { screen.screen.lineTables[Int(index)] } else { nil }
    }
    #expect(table("page.a")?.lineHeight == 24)
    #expect(table("page.b")?.lineHeight == 30)
    #expect(screen["page.b"].maximumLines == 2)
    #expect(screen["page.a"].leaf == screen["page.c"].leaf)
    // HIG: body at the default text size has a leading of 22.
    #expect(table("page.d")?.lineHeight == 22)
  }

  @Test func twoIfsThatHoldAtOnceAgree() {
    let source = """
      screen A {
          box a {
              if ios { width: 10 }
              if phone { width: 20 }
      //                 ^^^^^ error[conflicting_conditions]: two 'if's hold at once on ios in portrait, and set 'width' to different values
              if ios { height: 10 }
              if phone { height: 10 }
          }
      }
      """
    expectDiagnostics(source) { expansionDiagnostics($0) }
    expectDiagnostics(source.replacing("//    ", with: "// x")) {
      expansionDiagnostics($0, .phone.with { $0.platform = .android })
    }
  }

  @Test func twoIfsOnSizesAreWatched() {
    let box = """
      box a {
        if screen.width > 600 { height: 1 }
        if screen.width > 800 { height: 2 }
        if screen.height > 900 { width: 1 } else { if screen.height > 1 { width: 2 } }
      }
      """
    // In a flow lengths are chosen; a layer becomes one element for each outcome.
    for source in ["screen A { column { \(box) } }", "screen A { \(box) }"] {
      var screen = expanded(source)
      #expect(screen.messages.isEmpty)
      for (width, holds) in [(390.0, true), (700, true), (900, false)] {
        screen.environment[.width] = width
        #expect(screen.screen.assertions.allSatisfy { screen.holds($0.condition) } == holds, "\(width) \(source)")
      }
    }
  }
}
