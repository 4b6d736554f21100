import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

/// Where anchored edges come from. Source: `placement.md`, section 4, floor 1.
@Suite struct ExpansionOriginTests {
  private func origin(_ anchor: String, _ rest: String = "left: safe.left; height: 50") -> String {
    let property = anchor.prefix { $0 != ":" }
    let name: Name = property == "top" ? .top : property == "bottom" ? .bottom : .top
    return expanded("screen A { box a { \(anchor); \(rest) } box low { top: safe.top; height: 10 } }").origin("a", name)
  }

  @Test func whatComesFromSafeIsSafe() {
    #expect(origin("bottom: safe.bottom") == "safe")
    #expect(origin("bottom: safe.bottom - 8") == "safe")
    #expect(origin("bottom: safe.bottom + 8") == "safe")
    #expect(origin("top: safe.bottom - 50") == "safe")
  }

  @Test func whatComesFromTheGlassByLessThanTheInsetIsNot() {
    #expect(origin("bottom: screen.bottom") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - 8") == "glass bottom: screen")
    #expect(origin("bottom: parent.bottom - 40") == "glass bottom: parent")
    #expect(origin("top: screen.bottom - 60") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - screen.height / 10") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - inset.top") == "glass bottom: screen")
  }

  @Test func aSumWithTheInsetAndNoNegativeTermIsSafe() {
    #expect(origin("bottom: screen.bottom - inset.bottom") == "safe")
    #expect(origin("bottom: screen.bottom - inset.bottom - 8") == "safe")
    #expect(origin("bottom: screen.bottom - (8 + inset.bottom + low.height)") == "safe")
    #expect(origin("top: screen.top + inset.top + 8") == "safe")
    #expect(origin("top: screen.top + 2 * inset.top") == "safe")
    #expect(origin("bottom: screen.bottom - inset.bottom + 8") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - (inset.bottom - 8)") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - inset.bottom / 2") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom + inset.bottom") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - (inset.bottom + (low.top - low.bottom))") == "glass bottom: screen")
  }

  @Test func aMaximumNeedsOneSuchTermAndAMinimumAll() {
    #expect(origin("bottom: screen.bottom - max(inset.bottom, 16)") == "safe")
    #expect(origin("bottom: screen.bottom - max(8, 16)") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - min(inset.bottom, 16)") == "glass bottom: screen")
    #expect(origin("bottom: screen.bottom - min(inset.bottom + 4, inset.bottom + 8)") == "safe")
    #expect(origin("bottom: screen.bottom - (landscape ? 8 : inset.bottom)") == "safe")
    #expect(origin("bottom: screen.bottom - (screen.width > 600 ? 8 : inset.bottom)") == "glass bottom: screen")
  }

  @Test func ofPointsOneSafeTermIsEnoughOnlyInward() {
    #expect(origin("bottom: min(screen.bottom - 8, safe.bottom)") == "safe")
    #expect(origin("bottom: max(screen.bottom - 8, safe.bottom)") == "glass bottom: screen")
    #expect(origin("bottom: max(screen.bottom - inset.bottom, safe.bottom)") == "safe")
    #expect(origin("top: max(screen.top + 8, safe.top)") == "safe")
    #expect(origin("top: min(screen.top + 8, safe.top)") == "glass top: screen")
    #expect(origin("bottom: min(safe.bottom, low.bottom) - 4") == "safe")
    #expect(origin("bottom: clamp(low.bottom, safe.top, safe.bottom)") == "safe")
    #expect(origin("bottom: mid(screen.top, screen.bottom)") == "other")
    #expect(origin("bottom: screen.width > 600 ? screen.bottom - 8 : safe.bottom") == "glass bottom: screen")
  }

  /// The way from the glass to a second point is a length that nothing spoke of before.
  @Test func theSecondOfTwoPointsMayAddALength() {
    #expect(origin("top: max(safe.top, screen.top + 60) + 16") == "safe")
    #expect(origin("top: max(screen.top + 60, safe.top) + 16") == "safe")
    #expect(origin("top: min(safe.top, screen.top + 60) + 16") == "glass top: screen")
    #expect(origin("bottom: min(safe.bottom, screen.bottom - 60) - 16") == "safe")
    #expect(origin("bottom: max(safe.bottom, screen.bottom - 60) - 16") == "glass bottom: screen")
    #expect(origin("bottom: (screen.width > 600 ? safe.bottom : screen.bottom - 60) - 16") == "glass bottom: screen")
    #expect(
      origin("bottom: max(min(safe.bottom, screen.bottom - 50) - 4, screen.bottom - 70) - 16") == "glass bottom: screen"
    )
    let map = expanded(
      """
      screen A {
        row search { left: safe.left; top: screen.top + 8; height: 44 }
        box places { left: safe.left; bottom: screen.bottom; height: 200 }
        box locate { right: safe.right; width: 48; height: 48; bottom: max(places.top, search.bottom + 80) - 16 }
      }
      """)
    #expect(map.messages.isEmpty)
    // Two hundred from the glass, by a constant.
    #expect(map.origin("locate", .bottom) == "glass bottom: places")
  }

  @Test func anEdgeOfAnElementCarriesItsOrigin() {
    let screen = expanded(
      """
      screen A {
        box backdrop { pin: screen }
        box a { bottom: backdrop.bottom - 8; left: safe.left; height: 10 }
        box b { bottom: a.bottom; left: a.right; height: 10 }
        box c { bottom: backdrop.bottom - inset.bottom; left: safe.left; height: 10 }
        box d { bottom: c.bottom; left: safe.left; height: 10 }
        box e { bottom: page.bottom; left: safe.left; height: 10 }
        column page { }
        box f { bottom: a.top; left: safe.left; height: 10 }
        box g { bottom: padded.bottom; left: safe.left; height: 10 }
        box padded { pin: screen; margin.bottom: inset.bottom }
        stack shell { pin: screen; box h { bottom: parent.bottom - 4; left: parent.left; height: 10 } }
        bar bottom tabs { }
        box i { bottom: tabs.top; left: safe.left; height: 10 }
        box j { bottom: tabs.bottom; left: safe.left; height: 10 }
      }
      """)
    #expect(screen.messages.isEmpty)
    #expect(screen.origin("backdrop", .pin, .bottom) == "glass bottom: screen")
    #expect(screen.origin("a", .bottom) == "glass bottom: backdrop")
    #expect(screen.origin("b", .bottom) == "glass bottom: a")
    #expect(screen.origin("c", .bottom) == "safe")
    #expect(screen.origin("d", .bottom) == "safe")
    #expect(screen.origin("e", .bottom) == "safe")
    #expect(screen.origin("f", .bottom) == "glass bottom: a")
    #expect(screen.origin("g", .bottom) == "safe")
    #expect(screen.origin("shell.h", .bottom) == "glass bottom: parent")
    #expect(screen.origin("i", .bottom) == "safe")
    #expect(screen.origin("j", .bottom) == "glass bottom: tabs")
  }

  @Test func aLetKeepsWhereItsPointComesFrom() {
    let screen = expanded(
      """
      let low = screen.bottom - 8
      screen A { Thing a(edge: low) { left: safe.left } Thing b(edge: screen.bottom - inset.bottom) }
      component Thing(edge: YEdge) { box { bottom: edge; height: 10 } }
      """)
    #expect(screen.messages.isEmpty)
    #expect(screen.origin("a", .bottom) == "glass bottom: screen")
    #expect(screen.origin("b", .bottom) == "safe")
  }

  @Test func theEdgeOppositeASizeComesFromTheSameGlass() {
    /// Where an edge of the last element comes from that stands beside `d`.
    func origin(_ d: String, _ anchor: String = "bottom: d.top", part: Name = .bottom) -> String {
      let screen = expanded(
        "screen A { box d { left: screen.left; \(d) } box a { left: safe.left; \(anchor); height: 10; width: 10 } }"
          .replacing("left: safe.left; right", with: "right").replacing("left: safe.left; left", with: "left"))
      return screen.messages.isEmpty ? screen.origin("a", part) : "\(screen.messages)"
    }
    // 80 from the glass, by a size as by an anchor.
    #expect(origin("bottom: screen.bottom; top: screen.bottom - 80") == "glass bottom: d")
    #expect(origin("bottom: screen.bottom; height: 80") == "glass bottom: d")
    #expect(origin("bottom: screen.bottom - 8; height: 80") == "glass bottom: d")
    #expect(origin("bottom: screen.bottom; height: 10%") == "glass bottom: d")
    #expect(origin("bottom: screen.bottom; minHeight: 80; text(\"a\")") == "glass bottom: d")
    #expect(origin("top: screen.top; height: 80", "top: d.bottom", part: .top) == "glass top: d")
    #expect(origin("centerY: screen.bottom - 60; height: 80") == "glass bottom: d")
    // At least the inset.
    #expect(origin("bottom: screen.bottom; height: inset.bottom + 80") == "safe")
    #expect(origin("bottom: screen.bottom; height: 80", "bottom: d.top - inset.bottom") == "safe")
    #expect(origin("bottom: screen.bottom; height: 80; minHeight: max(80, inset.bottom)") == "safe")
    #expect(origin("bottom: screen.bottom - inset.bottom; height: 80") == "safe")
    // What it holds may be as long as the inset: geometry decides.
    #expect(origin("bottom: screen.bottom; padding.bottom: inset.bottom; text(\"a\")") == "other")
    #expect(origin("bottom: screen.bottom; row { height: inset.bottom }") == "other")
    #expect(origin("bottom: safe.bottom; height: 80") == "other")
    // Across, too.
    #expect(origin("top: safe.top; width: 80", "left: d.right", part: .left) == "glass left: d")
  }

  @Test func chainsOfSizesLeadBackToTheGlass() {
    let screen = expanded(
      """
      screen A {
        box d { left: screen.left; bottom: screen.bottom; height: 40 }
        Strip e { bottom: d.top }
        box f { left: safe.left; bottom: e.top - 4; height: 10 }
        box g { left: safe.left; bottom: f.top - inset.bottom; height: 10 }
      }
      component Strip() { box { left: safe.left; height: 30 } }
      """)
    #expect(screen.messages.isEmpty)
    #expect(screen.origin("e", .bottom) == "glass bottom: d")
    #expect(screen.origin("f", .bottom) == "glass bottom: e")
    #expect(screen.origin("g", .bottom) == "safe")
  }

  @Test func aMiddleComesFromTheGlassLikeAnEdge() {
    func origin(_ center: String) -> String {
      expanded("screen A { box a { left: safe.left; centerY: \(center); height: 10 } }").origin("a", .centerY)
    }
    #expect(origin("screen.bottom - 60") == "glass bottom: screen")
    #expect(origin("screen.bottom - inset.bottom - 60") == "safe")
    #expect(origin("screen.centerY") == "other")
    #expect(origin("safe.centerY") != "glass top: safe")
  }
}
