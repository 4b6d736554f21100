import BandCompileSupport
import BandDiagnostics
import BandLang
import Testing

/// How messages name the rest at which something fails, and the room that is missing there.
@Suite struct RestMessageTests {
  /// The message, its facts and its help on a phone of 390 by 844.
  private func told(_ screen: String) -> [String] {
    let result = compiled(fieldDevices + screen, options: .on("iphone-47", orientations: ["portrait"]))
    guard let first = result.diagnostics.first, result.diagnostics.count == 1 else { return result.messages }
    return [first.message] + first.notes.filter { $0.kind == .fact || $0.kind == .help }.map { $0.text }
  }

  @Test func aPageIsNamed() {
    let screen = """
      screen A {
          @scroll(vertical, snap: page)
          column list {
              pin: screen; insets: none
              for i in 1...3 {
                  column page { height: 844; justify: end
                      if i == 3 {
                          @tappable
                          box next { height: 50 }
                      }
                  }
              }
          }
      }
      """
    #expect(
      told(screen) == [
        "'list.page[2].next' rests in the home-indicator band at page 3",
        "iphone-47, portrait: 34 of its 50 pt lie in the band (34 pt) at page 3; the swipe home wins there",
        "leave the scroll's `insets: auto`, or add 34 pt of padding at its bottom",
      ])
  }

  @Test func theEndOfScrollingAndTheRoomThatIsMissingAreNamed() {
    func screen(_ rows: Int, _ height: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: top
              for i in 1...\(rows) {
                  @tappable
                  box line { height: \(height) }
              }
          }
          box pill { left: screen.left; width: 200; bottom: safe.bottom; height: 60; background: #FFFFFF }
      }
      """
    }
    // The last row lies in the band first of all, and the one before it ends at 784.
    #expect(
      told(screen(20, 60)) == [
        "error[tappable_in_band]: 'list.line[19]' rests in the home-indicator band at the end of scrolling",
        "error[tappable_covered]: 'list.line[18]' stays behind 'pill' at the end of scrolling",
      ])
    #expect(
      told(screen(20, 60).replacing("insets: top", with: "insets: top, bottom")) == [
        "'list.line[19]' stays behind 'pill' at the end of scrolling",
        "iphone-47, portrait: all of its 60 pt lie behind it; what is touched there is 'pill'",
        "add 60 pt of padding at the bottom of 'list'",
      ])
    // 47 and 760 are 807: it just fits, and of 844 37 are free, which padding fills first.
    #expect(
      told(screen(10, 76)) == [
        "'list.line[9]' stays behind 'pill', and nothing scrolls it out",
        "iphone-47, portrait: 57 of its 76 pt lie behind it; what is touched there is 'pill'",
        "add 94 pt of padding at the bottom of 'list'",
      ])
  }

  @Test func whatStandsStillIsMovedOrOnlyPaint() {
    let screen = """
      screen A {
          @tappable
          box a { left: safe.left; top: safe.top; width: 100; height: 50 }
          box panel { left: safe.left + 60; top: safe.top; width: 100; height: 50; background: #FFFFFF }
      }
      """
    #expect(
      told(screen) == [
        "'a' is covered by 'panel'",
        "iphone-47, portrait: 40 of its 100 pt lie behind it; what is touched there is 'panel'",
        "move one of them by 40 pt, or mark 'panel' `@decorative` if it is only paint",
      ])
  }
}
