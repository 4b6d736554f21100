import BandCompileSupport
import BandLang
import Testing

/// What the keyboard covers. Source: `placement.md`, section 3. Figures are worked out for a phone of 390 by 844 with insets of 47 and 34 and a
/// keyboard of 300: it begins at 544. In landscape the keyboard's height is not given, and 0.6 of 390 is 234.
@Suite struct KeyboardTests {
  private let device = """
    device "phone" {
        platform: ios; form: phone; scale: 3; navigation: homeIndicator
        portrait { screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 0; keyboard: 300
            strip status { kind: status; edge: top; thickness: 47; takes: tap }
            strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; deferrable: true } }
        landscape { screen: 844 by 390; inset.left: 47; inset.right: 47; inset.top: 0; inset.bottom: 21; corner: 0; keyboard: unknown
            strip indicator { kind: home; edge: bottom; thickness: 21; takes: dragAcross, dragAlong; deferrable: true } }
    }

    """

  private func check(
    _ screen: String, in orientation: String = "portrait", _ wanted: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(verdicts(device + screen, on: "phone", orientation) == wanted, sourceLocation: sourceLocation)
  }

  private func form(_ button: String) -> String {
    """
    screen A {
        @input
        box name { left: safe.left; right: safe.right; top: safe.top; height: 48 }
        @tappable
        box send { left: safe.left; right: safe.right; height: 50; \(button) }
    }
    """
  }

  @Test func safeEndsAboveTheKeyboardAndTheGlassDoesNot() {
    // From 744 to 794: beneath, all of it.
    check(form("bottom: screen.bottom - inset.bottom - 16"), ["keyboard_covers send 50"])
    // From 524 to 574.
    check(form("top: screen.top + inset.top + 477"), ["keyboard_covers send 30"])
    check(form("bottom: safe.bottom - 16"), [])
    // Touching is not meeting: it ends where the keyboard begins.
    check(form("bottom: safe.bottom"), [])
  }

  @Test func whatCoversIsTheLargerOfKeyboardAndInsetAndNeverTheSum() {
    // From 494 to 544: above the keyboard, and 34 inside a sum of the two.
    check(form("top: safe.top + 447"), [])
  }

  @Test func withoutAFieldThereIsNoKeyboard() {
    check(
      """
      screen A {
          @tappable
          box send { left: safe.left; right: safe.right; height: 50; bottom: screen.bottom - inset.bottom - 16 }
      }
      """, [])
  }

  @Test func aScrollMustGoFarEnough() {
    func list(_ scroll: String, rows: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; \(scroll)
              for i in 1...\(rows) {
                  @input
                  box line { height: 50 }
              }
          }
      }
      """
    }
    check(list("insets: auto", rows: 20), [])
    // 47 + 1000 + 34 are 1081, 237 to scroll: the 15th row ends at 797 - 237 = 560 at best, 16 beneath the keyboard.
    check(
      list("insets: top; padding.bottom: inset.bottom", rows: 20),
      ["keyboard_covers list.line[14] 16"] + (15...19).map { "keyboard_covers list.line[\($0)] 50" })
  }

  /// A panel down to where the keyboard begins: with the keyboard up a row is behind the one or beneath the other.
  @Test func aRestBeneathTheKeyboardIsNoWayOut() {
    func list(_ height: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; padding.top: \(height)
              for i in 1...20 {
                  @tappable
                  box line { height: 50 }
              }
          }
          box panel {
              left: safe.left; right: safe.right; top: safe.top; height: \(height); background: #FFFFFF
              @input
              box name { width: fill; height: 48 }
          }
      }
      """
    }
    check(list(497), (0...19).map { "tappable_covered list.line[\($0)] 50" })
    check(list(447), [])
  }

  /// F32: edge to edge, the keyboard doesn't shrink the page any more, and the page doesn't scroll.
  @Test func aPageThatNothingShrinks() {
    func page(_ bottom: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column page {
              left: safe.left; right: safe.right; top: screen.top + 80; bottom: \(bottom); insets: none
              @input
              box field { height: 48 }
              box words { height: 552 }
              @tappable
              box next { height: 48 }
          }
      }
      """
    }
    // Content 648 in a viewport of 730: the button stays from 680 to 728.
    check(page("screen.bottom - inset.bottom"), ["keyboard_covers page.next 48"])
    // A viewport of 464 leaves 184 to scroll: from 496 to 544.
    check(page("safe.bottom"), [])
  }

  @Test func barsStayBeneathUnlessTheyHoldTheField() {
    func bar(_ properties: String, _ content: String) -> String {
      """
      screen A {
          @input
          box name { left: safe.left; right: safe.right; top: safe.top; height: 48 }
          bar bottom foot { \(properties)
              \(content)
          }
      }
      """
    }
    let tab = "@tappable\nbox tab { width: 48; height: 48 }"
    let field = "@input\nbox field { width: 200; height: 48 }"
    check(bar("", tab), [])
    check(bar("", field + "\n" + tab), [])
    check(bar("keyboard: lift", tab), [])
    // The field that is typed into must be seen; the tab beside it is in a bar that stays beneath.
    check(bar("keyboard: under", field + "\n" + tab), ["keyboard_covers foot.field 48"])
  }

  @Test func whereNoSourceGivesAHeightAShareIsAssumedAndSaid() {
    // 390 - 234 is 156; the button lies from 303 to 353.
    check(form("bottom: screen.bottom - inset.bottom - 16"), in: "landscape", ["keyboard_covers send 50"])
    // From 100 to 150.
    check(form("top: screen.top + 100"), in: "landscape", [])
    let found = compiled(
      device + form("bottom: screen.bottom - inset.bottom - 16"), options: .on("phone", orientations: ["landscape"]))
    #expect(
      found.diagnostics.first?.notes.first?.text
        == "phone, landscape, keyboard up: all of its 50 pt lie beneath the keyboard (234 pt, assumed: no source gives its height, and 0.6 of the screen's is taken)"
    )
    let known = compiled(
      device + form("bottom: screen.bottom - inset.bottom - 16"), options: .on("phone", orientations: ["portrait"]))
    #expect(
      known.diagnostics.first?.notes.first?.text
        == "phone, portrait, keyboard up: all of its 50 pt lie beneath the keyboard (300 pt)")
  }

  @Test func whatAModalCoversIsOutOfUse() {
    check(
      """
      screen A {
          @tappable
          box send { left: safe.left; right: safe.right; height: 50; bottom: screen.bottom - inset.bottom - 16 }
          @modal
          stack ask {
              pin: screen
              @input
              box name { left: safe.left; right: safe.right; top: safe.top; height: 48 }
          }
      }
      """, [])
  }

  @Test func theFixAnchorsToSafe() {
    var options = CompileOptions.on("phone")
    options.levels = [(.init("tied_to_glass"), .allow)]
    let found = compiled(device + form("bottom: screen.bottom - 100"), options: options).diagnostics
    #expect(found.map { $0.rule.text } == ["keyboard_covers"])
    #expect(found.first?.fixes.map { $0.title } == ["bottom: safe.bottom - 100"])
  }
}
