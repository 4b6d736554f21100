import BandCompileSupport
import BandLang
import Foundation
import Testing

/// What a size decides lays a screen out as what the device decides does. Source: the language's sections 3 to 5; frames are worked out on
/// paper, for the phone upright (390 by 844, safe from 47 on) and on its side.
@Suite struct SizeChoiceTests {
  /// `shrink` is 1 for a container that hugs and holds a text: where the text isn't there, nothing in it gives way.
  @Test func whatGivesWayIsWhatIsThere() {
    for condition in ["tablet", "screen.width > 600", "screen.width > 600 && screen.height > 10"] {
      let screen = laidOut(
        """
        screen A {
            row a {
                left: safe.left; top: safe.top; width: 200
                grid g { columns: 2; if \(condition) { text("abc") } else { box { width: 80; height: 9 } } }
                box z { width: 100; height: 5 }
            }
            row b {
                left: safe.left; top: safe.top; width: 200
                grid g { columns: 1; column { width: \(condition) ? hug : 150; text("a b c") } }
                box z { width: 100; height: 5 }
            }
            row c {
                left: safe.left; top: safe.top; width: 200
                stack g { stack { if \(condition) { text("abc") }; box { width: 150; height: 9 } } }
                box z { width: 100; height: 5 }
            }
        }
        """)
      #expect(screen["a.g"] == "0 47 160 9" && screen["a.z"] == "160 47 100 5", "\(condition)")
      #expect(screen["b.z"] == "150 47 100 5", "\(condition): \(screen["b.z"])")
      #expect(screen["c.z"] == "150 47 100 5", "\(condition): \(screen["c.z"])")
    }
  }

  /// The same containers give way where the text is there: to its longest word.
  @Test func whatIsThereGivesWay() {
    let screen = laidOut(
      """
      screen A {
          row a {
              left: safe.left; top: safe.top; width: 200
              column g { if screen.width > 100 { text("one two three four five six seven") } else { box { width: 300; height: 9 } } }
              box z { width: 100; height: 5 }
          }
      }
      """)
    #expect(screen["a.z"] == "100 47 100 5", "\(screen["a.z"])")
  }

  /// A layer that hugs is as high as its content, and no higher than its room only where it scrolls.
  @Test func aLayerGivesWayOnlyWhereAScrollIsThere() {
    for (condition, height) in [("screen.width > 600", "1000"), ("screen.width > 100", "763")] {
      let screen = laidOut(
        """
        screen A {
            column c {
                left: safe.left; top: safe.top; width: 50
                if \(condition) { @scroll(vertical) column s { box { height: 1000; width: 3 } } } else { box { height: 1000; width: 3 } }
            }
        }
        """)
      #expect(screen["c"] == "0 47 50 \(height)", "\(condition): \(screen["c"])")
    }
  }

  /// A scroll sideways gives its content all the width that it asks for, whatever it is: its text stands on one line of 22.
  @Test func aStackThatScrollsSidewaysIsAsHighAsItsTextInOneLine() {
    let text =
      "text t(\"some words that are longer than the screen is wide, so that they would need more than one line\")"
    let screen = laidOut(
      """
      screen A {
          column c {
              @scroll(horizontal) row r { \(text) }
              @scroll(horizontal) stack s { \(text) }
              @scroll(horizontal) stack q { column { \(text) } }
          }
      }
      """)
    #expect(screen["c.r"] == "0 47 390 22")
    #expect(screen["c.s"] == "0 69 390 22" && screen["c.q"] == "0 91 390 22", "\(screen["c.s"]), \(screen["c.q"])")
    #expect(screen["c.s.t"].split(separator: " ")[2] == screen["c.r.t"].split(separator: " ")[2])
  }

  /// Which of two layers follows the other, a size may decide: by a choice, by an `if`, and with several cases.
  @Test func sizesChooseWhichLayerFollowsTheOther() {
    for (a, b) in [
      ("top: screen.width > 600 ? safe.top : b.bottom", "top: screen.width > 600 ? a.bottom : safe.top"),
      (
        "if screen.width > 600 { top: safe.top } else { top: b.bottom }",
        "if screen.width > 600 { top: a.bottom } else { top: safe.top }"
      ),
      (
        "top: screen.width > 600 ? safe.top : screen.width > 300 ? b.bottom : c.bottom",
        "if screen.width > 600 { top: a.bottom } else if screen.width > 300 { top: safe.top } else { top: c.top }"
      ),
      // The opposite of a comparison may be written in any way.
      ("top: screen.width > 600 ? safe.top : b.bottom", "top: screen.width <= 600 ? safe.top : a.bottom"),
      ("top: screen.width > 600 ? safe.top : b.bottom", "top: 600 >= screen.width ? safe.top : a.bottom"),
      (
        "top: screen.width > screen.height ? safe.top : b.bottom",
        "top: screen.height >= screen.width ? safe.top : a.bottom"
      ),
      ("top: screen.width < 600 ? b.bottom : safe.top", "top: screen.width > 700 ? a.bottom : safe.top + 0 * 9"),
      (
        "top: screen.width > 600 && screen.height > 100 ? safe.top : b.bottom",
        "top: screen.width <= 600 || screen.height <= 100 ? safe.top : a.bottom"
      ),
      ("top: safe.top + (screen.width > 600 ? 0 : b.height)", "top: safe.top + (screen.width > 600 ? a.height : 0)"),
    ] {
      let source =
        "screen A { box a { left: safe.left; \(a); width: 30; height: 9 } box b { left: safe.left; \(b); width: 30; height: 9 } box c { left: safe.left; top: screen.width > 300 ? a.top : safe.top; width: 3; height: 9 } }"
      let upright = laidOut(source)
      #expect(upright["a"] == "0 56 30 9" && upright["b"] == "0 47 30 9" && upright["c"] == "0 56 3 9", "\(a)")
      let aside = laidOut(source, on: .landscape)
      #expect(aside["a"] == "47 0 30 9" && aside["b"] == "47 9 30 9" && aside["c"] == "47 0 3 9", "\(a)")
    }
  }

  /// Between 500 and 600 each would follow the other.
  @Test func layersThatFollowOneAnotherOnSomeDeviceAreACycle() {
    let result = compiled(
      """
      screen A {
          box a { left: safe.left; top: screen.width > 600 ? safe.top : b.bottom; width: 30; height: 9 }
          box b { left: safe.left; top: screen.width > 500 ? a.bottom : safe.top; width: 30; height: 9 }
      }
      """)
    #expect(result.messages == ["error[circular_layout]: 'a' waits for 'b', which waits for 'a'"])
  }
}
