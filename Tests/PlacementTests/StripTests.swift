import BandCompileSupport
import BandLang
import Testing

/// What a device's strips are to the rules. Source: `placement.md`, section 1.
@Suite struct StripTests {
  private func found(of screen: String, strips: String, insets: String = "inset.top: 0; inset.bottom: 0") -> [String] {
    verdicts(
      """
      device "Test" {
          platform: android; form: phone; scale: 2; navigation: gesture
          portrait { screen: 360 by 640; \(insets); corner: 0
              \(strips) }
      }
      \(screen)
      """, on: "Test")
  }

  private let low = """
    screen A {
        column page {
            pin: screen
            spacer
            @tappable
            box low { height: 56 }
        }
    }
    """

  @Test func aHintThatIsHiddenLeavesAStrip() {
    let home = "strip gestureNav { kind: home; edge: bottom; thickness: 32; takes: dragAcross, dragAlong }"
    // The inset is 0 and says nothing of the 24 in which the gesture begins.
    #expect(found(of: low, strips: "home: 24; " + home) == ["tappable_in_band page.low 24"])
    #expect(found(of: low, strips: home) == [])
    let inset = "inset.top: 0; inset.bottom: 24"
    // The gesture's own depth is more than the inset, and taps pass through it.
    #expect(found(of: low, strips: home, insets: inset) == ["tappable_in_band page.low 24"])
  }

  @Test func aHomeStripThatTakesTapsIsAsDeepAsItIsThick() {
    let home = "strip nav { kind: home; edge: bottom; thickness: 60; takes: TAKES }"
    let inset = "inset.top: 0; inset.bottom: 48"
    #expect(
      found(of: low, strips: home.replacing("TAKES", with: "tap, dragAcross"), insets: inset) == [
        "tappable_in_band page.low 56"
      ])
    #expect(
      found(of: low, strips: home.replacing("TAKES", with: "dragAcross"), insets: inset) == [
        "tappable_in_band page.low 48"
      ])
    let inner = low.replacing("pin: screen", with: "pin: safe")
    #expect(
      found(of: inner, strips: home.replacing("TAKES", with: "tap"), insets: inset) == ["tappable_in_band page.low 12"])
    #expect(found(of: inner, strips: home.replacing("TAKES", with: "dragAcross"), insets: inset) == [])
    // One that is thinner than the inset leaves the inset.
    let thin = home.replacing("60", with: "20").replacing("TAKES", with: "tap")
    #expect(found(of: low, strips: thin, insets: inset) == ["tappable_in_band page.low 48"])
  }

  @Test func aStripOfUnknownThicknessIsUsedByNoRule() {
    let pull = "strip pull { kind: pull; edge: bottom; thickness: unknown; takes: tap, dragAcross }"
    #expect(found(of: low, strips: pull) == [])
  }

  @Test func aStripThatTakesTapsCountsWhateverItIsFor() {
    let pull = "strip pull { kind: pull; edge: bottom; thickness: 10; takes: TAKES }"
    #expect(found(of: low, strips: pull.replacing("TAKES", with: "tap")) == ["tappable_in_band page.low 10"])
    #expect(found(of: low, strips: pull.replacing("TAKES", with: "dragAcross")) == [])
    let status = "strip status { kind: status; edge: top; thickness: 24; takes: tap }"
    let high = low.replacing("spacer\n", with: "").replacing("56 }", with: "56 }\n        spacer")
    #expect(found(of: high, strips: status) == ["tappable_in_band page.low 24"])
  }

  @Test func whatIsDraggedAcrossAStripBeginsOutsideIt() {
    let pull = "strip pull { kind: pull; edge: top; thickness: 40; takes: dragAcross }"
    func sheet(_ direction: String, _ top: Int) -> String {
      """
      screen A {
          @draggable(\(direction))
          box handle { left: safe.left; right: safe.right; top: safe.top + \(top); height: 48 }
      }
      """
    }
    #expect(found(of: sheet("vertical", 10), strips: pull) == ["drag_in_gesture_strip handle 30"])
    #expect(found(of: sheet("vertical", 40), strips: pull) == [])
    #expect(found(of: sheet("horizontal", 10), strips: pull) == [])
  }
}
