import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

/// Where layers, bars and anchored elements stand. Source: the language's sections 4 and 6. The screen is 390 by 844 with insets of 47 and 34.
@Suite struct ExpansionIslandTests {
  @Test func aLayerWithoutAnchorsFillsSafe() {
    let screen = expanded(
      """
      screen A {
        column page { }
        box sized { width: 100; height: 50% }
        box anchored { bottom: screen.bottom - 8 }
        box hugging { width: hug; height: fill }
        image logo("a.png") { size: 20 by 20 }
        box wide { aspect: 2 }
      }
      """)
    #expect(screen.across("page") == "0...390" && screen.down("page") == "47...810")
    #expect(screen.across("sized") == "from 0 in 390" && screen.down("sized") == "from 47 in 763")
    #expect(screen.across("anchored") == "0...390" && screen.down("anchored") == "to 836 in 789")
    #expect(screen.across("hugging") == "from 0 in 390" && screen.down("hugging") == "47...810")
    #expect(screen.across("logo") == "from 0 in 390" && screen.down("logo") == "from 47 in 763")
    #expect(screen.across("wide") == "0...390" && screen.down("wide") == "from 47 in 763")
    guard let sized = screen.island("sized") else { return }
    #expect(screen.value(sized.percentageWidth) == 390 && screen.value(sized.percentageHeight) == 763)
    #expect(screen.messages.isEmpty)
  }

  @Test func inARightToLeftDirectionSafeStartsAtTheRight() {
    let screen = expanded(
      """
      screen A {
        box a { width: 100; height: 10 }
        box b { leading: safe.leading + 16; width: 20; height: 20; top: safe.top }
        box c { trailing: safe.trailing - 16; leading: safe.leading + 4; top: safe.top }
      }
      """, .phone.with { $0.direction = .rightToLeft })
    #expect(screen.across("a") == "to 390 in 390")
    #expect(screen.across("b") == "to 374 in 374")
    #expect(screen.across("c") == "16...386")
  }

  @Test func anchorsGiveSizeOrPlace() {
    let screen = expanded(
      """
      screen A {
        box a { left: safe.left + 16; right: safe.right - 16; centerY: safe.centerY; height: 50 }
        box b { centerX: screen.centerX; left: safe.left + 100; top: a.bottom + 8 }
        Plate c { bottom: a.top }
        box d { pin: screen.horizontal; top: max(a.bottom, safe.top + 100) }
      }
      component Plate { box { pin: safe } }
      """)
    #expect(screen.across("a") == "16...374" && screen.down("a") == "around 428.5 in 763")
    #expect(screen.across("b") == "100...290")
    #expect(screen.across("c") == "0...390")
    #expect(screen.across("d") == "0...390")
    var framed = screen
    framed.frames = ["a.bottom": 453.5, "a.top": 403.5]
    #expect(framed.down("b") == "from 461.5 in 348.5")
    #expect(framed.down("c") == "47...403.5")
    #expect(framed.down("d") == "from 453.5 in 356.5")
    #expect(screen.islandPaths == ["a", "b", "c", "d"])
  }

  @Test func layersAreOrderedByTheirAnchors() {
    let screen = expanded(
      """
      screen A {
        box a { top: b.bottom; left: safe.left }
        column b { width: c.width; top: safe.top; box inner { bottom: parent.bottom; left: parent.left } }
        box c { pin: safe }
        bar bottom tabs { }
      }
      """)
    #expect(screen.islandPaths == ["tabs", "c", "b", "a", "b.inner"])
    #expect(screen.messages.isEmpty)
    #expect(screen.screen.paintOrder.map { screen.screen[$0].path } == ["a", "b", "c", "tabs"])
  }

  @Test func modalLayersArePaintedLast() {
    let screen = expanded("screen A { @modal box a { } bar top b { } box c { } }")
    #expect(screen.screen.paintOrder.map { screen.screen[$0].path } == ["c", "b", "a"])
  }

  @Test func anchoredElementsStandInTheirParentsContent() {
    var screen = expanded(
      """
      screen A {
        stack page {
          padding: 10
          box a { bottom: parent.bottom - 4; width: 50% }
          box b { top: a.bottom; right: parent.right; height: 20 }
        }
      }
      """)
    screen.frames = [
      "page.bottom": 810, "page.right": 390, "page.contentLeft": 10, "page.contentRight": 380, "page.contentTop": 57,
      "page.contentBottom": 800, "page.a.bottom": 806,
    ]
    #expect(screen.across("page.a") == "from 10 in 370" && screen.down("page.a") == "to 806 in 749")
    // Beyond the content box there is room up to the inset, at 810.
    #expect(screen.across("page.b") == "to 390 in 380" && screen.down("page.b") == "from 806 in 4")
    guard let island = screen.island("page.a") else { return }
    #expect(screen.value(island.percentageWidth) == 370)
    #expect(screen.islandPaths == ["page", "page.a", "page.b"])
  }

  // MARK: Bars

  @Test func aBarAtTheGlassGrowsByTheInset() {
    var screen = expanded(
      """
      screen A {
        bar bottom tabs { height: 49 }
        bar top head { }
        column page { }
        box under { bottom: screen.bottom; left: tabs.left; top: tabs.top }
      }
      """, .phone)
    screen.environment[.insetLeft] = 5
    screen.frames = ["tabs.top": 761, "head.bottom": 91, "tabs.left": 0]
    #expect(screen.across("tabs") == "0...390" && screen.down("tabs") == "to 844 in 844")
    #expect(screen.text(screen.island("tabs")?.automaticPadding ?? Edges(all: .zero)) == "5 0 0 34")
    // 49 of its own and 34 of the inset on top.
    #expect(screen.text(screen.flow("tabs").height) == "83")
    #expect(screen.down("head") == "from 0 in 761")
    #expect(screen.text(screen.island("head")?.automaticPadding ?? Edges(all: .zero)) == "5 47 0 0")
    #expect(screen.across("page") == "5...390" && screen.down("page") == "91...761")
    #expect(screen.text(screen.screen.safe) == "5 91 390 761")
    #expect(screen["tabs"].barEdge == .bottom)
  }

  @Test func earlierBarsHaveTheCorners() {
    var screen = expanded(
      """
      screen A {
        bar left rail { width: 72 }
        bar bottom tabs { box inside { top: safe.top; left: safe.left } }
        bar bottom second { box inside { bottom: safe.bottom; left: safe.left } }
      }
      """, .phone.with { $0.isLandscape = true })
    screen.environment = [.width: 844, .height: 390, .insetLeft: 47, .insetRight: 47, .insetBottom: 21]
    screen.frames = ["rail.right": 119, "tabs.top": 320, "second.top": 280]
    #expect(screen.across("rail") == "from 0 in 844" && screen.down("rail") == "0...390")
    #expect(screen.text(screen.island("rail")?.automaticPadding ?? Edges(all: .zero)) == "47 0 0 21")
    #expect(screen.text(screen.flow("rail").width) == "119")
    #expect(screen.across("tabs") == "119...844")
    #expect(screen.text(screen.island("tabs")?.automaticPadding ?? Edges(all: .zero)) == "0 0 47 21")
    #expect(screen.down("second") == "to 320 in 320")
    #expect(screen.text(screen.island("second")?.automaticPadding ?? Edges(all: .zero)) == "0 0 47 0")
    // Within a bar `safe` is what the system and the earlier bars left.
    #expect(screen.down("tabs.inside").hasPrefix("from 0"))
    #expect(screen.across("tabs.inside").hasPrefix("from 119"))
    #expect(screen.down("second.inside").hasPrefix("to 320"))
    #expect(screen.text(screen.screen.safe) == "119 0 797 280")
  }

  @Test func aBarThatMayBeMissingNarrowsOnlyWhereItIs() {
    var screen = expanded(
      """
      screen A {
        if screen.width < 600 { bar bottom tabs { } }
        bar bottom below { }
        column page { }
      }
      """)
    screen.frames = ["tabs.top": 760, "below.top": 700]
    #expect(screen.down("below") == "to 760 in 760")
    #expect(screen.value(screen.island("below")?.automaticPadding.bottom ?? .zero) == 0)
    screen.environment[.width] = 700
    #expect(screen.down("below") == "to 844 in 844")
    #expect(screen.value(screen.island("below")?.automaticPadding.bottom ?? .zero) == 34)
    #expect(screen.down("page") == "47...700")
  }

  @Test func theKeyboardRaisesSafeAndBarsWithAnInput() {
    let source = """
      screen A {
        bar bottom tabs { }
        bar bottom compose { @input box field { } }
        column page { @input box other { } }
        box floating { bottom: keyboard.top - 8; left: safe.left }
      }
      """
    var screen = expanded(source, .phone.with { $0.isKeyboardUp = true })
    screen.frames = ["tabs.top": 761, "compose.top": 500]
    #expect(screen.down("tabs") == "to 844 in 844")
    #expect(screen.down("compose") == "to 544 in 761")
    #expect(screen.value(screen.island("compose")?.automaticPadding.bottom ?? .zero) == 0)
    #expect(screen.down("page") == "47...500")
    #expect(screen.down("floating") == "to 536 in 489")
    #expect(screen.origin("floating", .bottom) == "safe")
    let down = expanded(source)
    #expect(down.reads.contains(.keyboard))
    #expect(down.origin("floating", .bottom) == "glass bottom: keyboard")
    let plain = expanded(
      "screen A { bar bottom tabs { keyboard: lift } column page { @input box other { } } }",
      .phone.with { $0.isKeyboardUp = true })
    #expect(plain.down("tabs") == "to 544 in 844")
    let beneath = expanded(
      "screen A { bar bottom tabs { keyboard: under; @input box other { } } column page { } }",
      .phone.with { $0.isKeyboardUp = true })
    var framed = beneath
    framed.frames = ["tabs.top": 761]
    #expect(framed.down("tabs") == "to 844 in 844")
    #expect(framed.down("page") == "47...544")
  }

  @Test func aBarInAStackStandsOnTheStacksEdges() {
    var screen = expanded(
      """
      screen A {
        stack page {
          pin: screen
          bar bottom tools { }
          box inside { bottom: safe.bottom; left: safe.left }
        }
      }
      """)
    screen.frames = [
      "page.left": 0, "page.right": 390, "page.top": 0, "page.bottom": 844, "page.tools.top": 766,
    ]
    #expect(screen.across("page.tools") == "0...390" && screen.down("page.tools") == "to 844 in 844")
    #expect(screen.text(screen.island("page.tools")?.automaticPadding ?? Edges(all: .zero)) == "0 0 0 34")
    #expect(screen.down("page.inside").hasPrefix("to 766"))
    #expect(screen.islandPaths == ["page", "page.tools", "page.inside"])
    // The rest of the screen doesn't know of it.
    #expect(screen.text(screen.screen.safe) == "0 47 390 810")
    screen.frames["page.bottom"] = 800
    #expect(screen.value(screen.island("page.tools")?.automaticPadding.bottom ?? .zero) == 0)
  }

  // MARK: Scrolls

  @Test func scrollsKeepClearOfWhatIsNotSafe() {
    var screen = expanded(
      """
      screen A {
        bar bottom tabs { }
        @scroll(vertical, snap: page)
        column list { pin: screen; @scroll(horizontal) row inner { } }
        @scroll(vertical)
        column hero { pin: screen; insets: bottom, horizontal }
        @scroll(vertical)
        column none { pin: screen; insets: none }
        @scroll(vertical)
        column hugging { left: screen.left; top: screen.top; right: screen.right }
        column page { @scroll(vertical) column body { } @scroll(vertical) column rest { height: fill } }
      }
      """)
    screen.environment[.insetLeft] = 7
    screen.frames = ["tabs.top": 760]
    func scroll(_ path: String) -> Scroll? {
      screen[path].scroll < 0 ? nil : screen.screen.scrolls[Int(screen[path].scroll)]
    }
    func padding(_ path: String) -> String { screen.text(screen.island(path)?.automaticPadding ?? Edges(all: .zero)) }
    #expect(scroll("list")?.snap == .page && scroll("list")?.axis == .vertical)
    #expect(scroll("list")?.automaticEdges == .all && padding("list") == "7 47 0 84")
    #expect(scroll("list.inner")?.automaticEdges == [] && scroll("list.inner")?.axis == .horizontal)
    #expect(scroll("hero")?.automaticEdges == [.bottom, .left, .right] && padding("hero") == "7 0 0 84")
    #expect(padding("none") == "0 0 0 0")
    #expect(scroll("hugging")?.automaticEdges == [.left, .right, .top] && padding("hugging") == "7 47 0 0")
    #expect(scroll("page.body")?.automaticEdges == [.left, .right])
    #expect(scroll("page.rest")?.automaticEdges == .all)
  }

  @Test func childrenOfAScrollSeeItsContent() {
    var screen = expanded(
      """
      screen A {
        @scroll(vertical)
        column list { pin: screen; padding: 12; box dot { top: parent.top; left: parent.left + 1; width: 8; height: 8 } box end { bottom: parent.bottom; right: parent.right; width: 8; height: 8 } }
      }
      """)
    screen.frames = [
      "list.contentTop": 59, "list.contentLeft": 12, "list.contentRight": 378, "list.contentBottom": 798,
    ]
    screen.frames["list.top"] = 0
    screen.frames["list.bottom"] = 844
    // A thousand points of rows, 12 of padding on both sides, 47 and 34 of insets.
    screen.frames["list.scrolledLength"] = 1105
    // The content box less its padding: the content itself begins at the inset.
    #expect(screen.down("list.dot") == "from 47 in 751")
    #expect(screen.across("list.dot") == "from 1 in 377")
    // It ends 34 before the end of what scrolls.
    #expect(screen.down("list.end") == "to 1071 in 1012")
    #expect(screen.across("list.end") == "to 390 in 378")
    #expect(screen.messages.isEmpty)
  }
}

extension String {
  /// Foundation's, without Foundation.
  func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
