import BandCompileSupport
import BandLang
import Testing

@testable import BandPlacement

/// What cutouts, corners and hinges hide. Source: `placement.md`, section 3; figures on paper.
@Suite struct ClippedTests {
  private let devices = """
    device "hole" {
        platform: android; form: phone; scale: 2.625; navigation: gesture
        portrait { screen: 412 by 915; inset.top: 0; inset.bottom: 0; corner: 0
            cutout hole { x: 186; y: 0; size: 40 by 32 } }
        landscapeLeft { screen: 915 by 412; inset.left: 32; inset.top: 0; inset.bottom: 0; corner: 0
            cutout hole { x: 0; y: 186; size: 32 by 40 } }
        landscapeRight { screen: 915 by 412; inset.right: 32; inset.top: 0; inset.bottom: 0; corner: 0
            cutout hole { x: 883; y: 186; size: 32 by 40 } }
    }
    device "island" {
        platform: ios; form: phone; scale: 3; navigation: homeIndicator
        portrait { screen: 393 by 852; inset.top: 59; inset.bottom: 34; corner: 55
            strip home { kind: home; edge: bottom; thickness: unknown; takes: dragAcross }
            cutout island { x: 134; y: 11; size: 125 by 37 } }
        landscapeLeft { screen: 852 by 393; inset.left: 59; inset.right: 59; inset.top: 0; inset.bottom: 21; corner: 55
            strip home { kind: home; edge: bottom; thickness: unknown; takes: dragAcross }
            cutout island { x: 11; y: 134; size: 37 by 125 } }
    }
    device "round" {
        platform: android; form: phone; scale: 3; navigation: gesture
        portrait { screen: 360 by 780; inset.top: 0; inset.bottom: 0; corner: 32 }
        landscape { screen: 780 by 360; inset.top: 0; inset.bottom: 24; corner: 32
            strip home { kind: home; edge: bottom; thickness: unknown; takes: dragAcross } }
    }
    device "panes" {
        platform: android; form: foldable; scale: 2.5; navigation: gesture
        portrait { screen: 1114 by 720; inset.top: 0; inset.bottom: 0; corner: 0; hinge { left: 540; width: 34 } }
    }

    """

  private func check(
    _ screen: String, on device: String, in orientation: String = "portrait", _ wanted: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var options = CompileOptions()
    options.levels = [(.init("target_too_small"), .allow), (.init("tied_to_glass"), .allow)]
    #expect(
      verdicts(devices + screen, on: device, orientation, options: options) == wanted, "\(device) \(orientation)",
      sourceLocation: sourceLocation)
  }

  private func one(_ element: String) -> String { "screen A {\n\(element)\n}" }

  /// F23: a button of 120 by 48 from y 180 to 228, at the page's edge.
  @Test func aCutoutIsARectangle() {
    let button = "@tappable\nbox tab { left: screen.left + %; top: screen.top + 180; width: 120; height: 48 }"
    func at(_ x: Int) -> String { one(button.split(separator: "%").joined(separator: "\(x)")) }
    // 32 to the right are the least that clears it.
    check(at(0), on: "hole", in: "landscapeLeft", ["content_clipped tab 32"])
    check(at(32), on: "hole", in: "landscapeLeft", [])
    check(at(0), on: "hole", in: "landscapeRight", [])
    check(at(0), on: "hole", [])
    // From 227 on it is below the hole.
    let below = "@tappable\nbox tab { left: screen.left; top: screen.top + 226; width: 120; height: 48 }"
    check(one(below), on: "hole", in: "landscapeLeft", [])
  }

  @Test func onlyWhatIsSmallOrSaysSomethingCounts() {
    // A row of 121: its hit region may run under the hole, its label may not. Its line of 24 points ends 18 below the hole's top.
    check(
      one("@tappable\nbox wide { left: screen.left; top: screen.top + 180; width: 121; height: 48 }"), on: "hole",
      in: "landscapeLeft", [])
    check(
      one(
        "@tappable\nrow wide { left: screen.left; top: screen.top + 180; width: 400; minHeight: 48; text(\"Label\") }"),
      on: "hole", in: "landscapeLeft", ["content_clipped wide.text[0] 18"])
    check(
      one(
        "@tappable\nrow wide { left: screen.left; top: screen.top + 180; width: 400; minHeight: 48; padding.left: 40; text(\"Label\") }"
      ), on: "hole", in: "landscapeLeft", [])
    check(
      one("image icon(\"a.png\") { left: screen.left; top: screen.top + 190; size: 24 by 24 }"), on: "hole",
      in: "landscapeLeft", ["content_clipped icon 24"])
    check(
      one("image photo(\"a.png\") { left: screen.left; top: screen.top + 100; size: 200 by 200 }"), on: "hole",
      in: "landscapeLeft", [])
    check(
      one("@decorative\nimage icon(\"a.png\") { left: screen.left; top: screen.top + 190; size: 24 by 24 }"),
      on: "hole", in: "landscapeLeft", [])
  }

  @Test func whatATextHidesIsItsLinesNotItsFrame() {
    // The frame reaches across the hole at the right; the word at its start doesn't.
    let text =
      "text head(\"News\") { left: screen.left; right: screen.right; top: screen.top + 196; textAlign: %; style: note }"
    // From 196 to 216: all of its 20.
    func aligned(_ word: String) -> String {
      "style note { size: 14; lineHeight: 20 }\n" + one(text.split(separator: "%").joined(separator: word))
    }
    check(aligned("start"), on: "hole", in: "landscapeRight", [])
    check(aligned("center"), on: "hole", in: "landscapeRight", [])
    check(aligned("end"), on: "hole", in: "landscapeRight", ["content_clipped head 20"])
    check(aligned("center"), on: "hole", in: "landscapeLeft", [])
    check(aligned("end"), on: "hole", in: "landscapeLeft", [])
  }

  /// What is inside the padding counts, and of that the lines: the frame may be higher. Held to the left, the hole lies from 186 to 226 there.
  @Test func whatATextHidesIsWithinItsPadding() {
    func text(_ properties: String) -> String {
      "style note { size: 14; lineHeight: 20 }\n"
        + one("text head(\"News\") { style: note; left: screen.left; \(properties) }")
    }
    for (properties, wanted) in [
      ("top: screen.top + 190; padding.left: 32", []),
      ("top: screen.top + 190; padding.left: 31", ["content_clipped head 1"]),
      ("width: 100; top: screen.top + 190; padding: 36", []),
      // Lines from 186 - 20 on, and from 226 on.
      ("top: screen.top + 166; height: 100", []), ("top: screen.top + 167; height: 100", ["content_clipped head 1"]),
      ("top: screen.top + 126; height: 100; padding.top: 40", []),
      ("top: screen.top + 100; padding.top: 126", []),
      ("top: screen.top + 100; padding.top: 125", ["content_clipped head 1"]),
    ] as [(String, [String])] {
      let found = verdictsOfClipping(text(properties), on: "hole", in: "landscapeLeft")
      #expect(found == wanted, "\(properties)")
    }
    // "A B C" in 21 points is three lines of one letter; two of them end at 186.
    func lines(_ most: Int) -> [String] {
      verdictsOfClipping(
        "style note { size: 20; lineHeight: 20 }\n"
          + one(
            "text head(\"A B C\") { style: note; left: screen.left; top: screen.top + 146; height: 100; width: 21; lines: \(most) }"
          ),
        on: "hole", in: "landscapeLeft")
    }
    #expect(lines(2) == [] && lines(3).count == 1)
    // At the foot of a screen a frame may reach into the strip where its lines do not.
    let style = "style note { size: 14; lineHeight: 20 }\n"
    let high = style + one("text head(\"News\") { style: note; left: safe.left; bottom: screen.bottom; height: % }")
    func foot(_ height: Int) -> String { high.split(separator: "%").joined(separator: "\(height)") }
    check(foot(54), on: "island", [])
    check(foot(53), on: "island", ["content_outside_safe head 1"])
  }

  /// So it is where a size chooses the alignment or the padding, or where that is a share of the width; held to the right, 915 by 412, the
  /// hole lies from 883 on. Colours place nothing.
  @Test func whatASizeChoosesPlacesTheLines() {
    func text(_ properties: String) -> [String] {
      verdictsOfClipping(
        "style note { size: 14; lineHeight: 20 }\n"
          + one(
            "text head(\"News\") { style: note; left: screen.left; right: screen.right; top: screen.top + 196\n\(properties) }"
          ), on: "hole", in: "landscapeRight")
    }
    for (properties, wanted) in [
      ("if screen.width > 900 { color: #FF0000 }", 0),
      ("opacity: screen.width > 900 ? 1 : 0.5", 0),
      ("textAlign: screen.width > 900 ? start : end", 0),
      ("textAlign: screen.width > 900 ? center : end", 0),
      ("textAlign: screen.width > 900 ? end : start", 1),
      ("textAlign: end; padding.right: screen.width > 900 ? 32 : 0", 0),
      ("textAlign: end; padding.right: screen.width > 900 ? 31 : 40", 1),
      // Of what is safe, 883: 32.67 and 31.79.
      ("textAlign: end; padding.right: 3.7%", 0),
      ("textAlign: end; padding.right: 3.6%", 1),
      ("padding.left: 3%", 0),
    ] as [(String, Int)] { #expect(text(properties).count == wanted, "\(properties)") }
  }

  private func verdictsOfClipping(_ screen: String, on device: String, in orientation: String) -> [String] {
    verdicts(devices + screen, on: device, orientation).filter { $0.hasPrefix("content_clipped") }
  }

  @Test func whatScrollsNeedsOneRestClearOfTheCutout() {
    func list(_ rows: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: none
              for i in 1...\(rows) { box line { height: 100; @tappable
                  box dot { left: parent.left; top: parent.top + 40; width: 20; height: 20 } } }
          }
      }
      """
    }
    // 400 in 412: nothing scrolls, and the dot of the second row lies from 140 to 160, of the third from 240 to 260: clear. With the hole from
    // 186 to 226 none is beneath it.
    check(list(4), on: "hole", in: "landscapeLeft", [])
    let template = """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: none
              box space { height: 190 }
              @tappable
              box dot { width: 20; height: 20 }
              box more { height: % }
          }
      }
      """
    func short(_ more: Int) -> String { template.split(separator: "%").joined(separator: "\(more)") }
    // From 190 to 210, where nothing scrolls: 16 down, 24 up, 32 to the side.
    check(short(100), on: "hole", in: "landscapeLeft", ["content_clipped list.dot 20"])
    // 210 + 226 are 436: 24 to scroll are just enough.
    check(short(226), on: "hole", in: "landscapeLeft", [])
    check(short(225), on: "hole", in: "landscapeLeft", ["content_clipped list.dot 1"])
  }

  @Test func onAnIPhoneInLandscapeBothSidesCount() {
    let button = "@tappable\nbox tab { right: screen.right - 10; top: screen.top + 20; width: 48; height: 48 }"
    check(one(button), on: "island", in: "landscapeLeft", ["content_clipped tab 48"])
    check(one(button), on: "hole", in: "landscapeLeft", [])
    // A label there is advice, and under the island an error.
    func label(_ y: Int) -> String { one("text word(\"Menu\") { left: screen.left + 8; top: screen.top + \(y) }") }
    for (y, severity) in [(20, "warning"), (180, "error")] {
      let found = compiled(devices + label(y), options: .on("island", orientations: ["landscapeLeft"])).findings
      #expect(found.map { "\($0.severity.text) \($0.rule.text)" } == ["\(severity) content_clipped"], "\(y)")
    }
  }

  /// F26: a bar of 56 at the glass, radius 32. A corner takes (1 - π/4) · 32² = 219.8.
  @Test func cornersCountByTheShareOfTheHitRegion() {
    func bar(_ buttons: Int, lift: String = "0") -> String {
      """
      screen A {
          row bar {
              left: screen.left; right: screen.right; bottom: screen.bottom - \(lift)
              for i in 1...\(buttons) {
                  @tappable
                  box answer { width: fill; height: 56 }
              }
          }
      }
      """
    }
    func shares(_ source: String, _ orientation: String = "portrait") -> [String] {
      var options = CompileOptions.on("round", orientations: [orientation])
      options.levels = [(.init("tied_to_glass"), .allow)]
      let result = compiled(devices + source, options: options)
      return result.diagnostics.map { "\($0.severity.text) \($0.notes[0].text)" }
    }
    // 439.6 of 20,160, and 219.8 of 5,040.
    #expect(
      shares(bar(1)) == [
        "warning round, portrait: 2.2 % of it lie outside of the corners; from 0.5 % on it shows"
      ])
    #expect(
      shares(bar(4)) == [
        "warning round, portrait: 4.4 % of it lie outside of the corners; from 0.5 % on it shows"
      ])
    check(bar(4), on: "round", ["content_clipped bar.answer[0] 0", "content_clipped bar.answer[3] 0"])
    // At 24 the corner hardly bites.
    check(bar(1, lift: "24"), on: "round", [])
    // A small square in the corner loses 219.8 of 40 · 40.
    #expect(
      shares(
        one("@tappable\nbox menu { right: screen.right; bottom: screen.bottom; width: 40; height: 40; hitSlop: 0 }")
      )
      .first == "error round, portrait: 13.7 % of it lie outside of the corners; from 10 % on it is an error")
  }

  /// Pages of 393, each with a target of 130 by 44 in its corner: it is there whenever the scroll rests. One that stops anywhere
  /// shows the second one lower too; the first is whole at the start only.
  @Test func aCornerCountsWhereAScrollStops() {
    func pages(_ snap: String, top: String) -> String {
      """
      screen A {
          @scroll(vertical\(snap))
          column pages {
              pin: screen; insets: none
              for i in 1...2 {
                  box page {
                      height: 100%
                      @tappable
                      box menu { left: parent.left; top: parent.top + \(top); width: 130; height: 44 }
                  }
              }
          }
      }
      """
    }
    check(
      pages(", snap: page", top: "0"), on: "island", in: "landscapeLeft",
      ["content_clipped pages.page[0].menu 0", "content_clipped pages.page[1].menu 0"])
    check(pages(", snap: page", top: "60"), on: "island", in: "landscapeLeft", [])
    check(pages("", top: "0"), on: "island", in: "landscapeLeft", ["content_clipped pages.page[0].menu 0"])
  }

  @Test func aCornerIsAnArc() {
    let whole = areaOutsideArc(32, x: 0...100, y: 0...100)
    #expect(abs(whole - 219.7522) < 0.01)
    // The half of a corner on one side of its diagonal can't be had with a rectangle; the two quarters beside each other can.
    let left = areaOutsideArc(32, x: 0...16, y: 0...100)
    let right = areaOutsideArc(32, x: 16...100, y: 0...100)
    #expect(abs(left + right - whole) < 0.01)
    // From 16 to 32: ∫ 32 - √(32² - t²) for t from 0 to 16 = 512 - (8 · √768 + 512 · asin(1/2)) = 22.217.
    #expect(abs(right - 22.217) < 0.01)
    #expect(areaOutsideArc(32, x: 32...50, y: 0...10) == 0)
    #expect(areaOutsideArc(32, x: 10...50, y: 32...60) == 0)
  }

  @Test func aHingeThatSeparatesHides() {
    func text(_ x: Int) -> String { one("text word(\"Middle\") { left: screen.left + \(x); top: screen.top + 40 }") }
    check(text(550), on: "panes", ["content_clipped word 24"])
    check(text(574), on: "panes", [])
    check(
      one("@tappable\nbox menu { right: screen.left + 541; top: screen.top + 40; width: 60; height: 60 }"), on: "panes",
      ["content_clipped menu 1"])
    // Side by side.
    check(
      """
      screen A {
          if spanned {
              text list("List") { left: safe.left; right: hinge.left; top: safe.top }
              text page("Page") { left: hinge.right; right: safe.right; top: safe.top }
          }
      }
      """, on: "panes", [])
  }
}
