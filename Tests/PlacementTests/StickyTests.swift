import Testing

/// Sticky elements on their lines. Source: `placement.md`, section 2.3; figures are worked out on paper for a phone of 390 by 844 with a status
/// bar of 47 and a band of 34: clear is what lies from 47 to 810.
@Suite struct StickyTests {
  private func check(_ screen: String, _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectVerdicts(
      screen, on: "iphone-47", are: wanted, ignoring: ["target_too_small", "hard_coded_inset"],
      sourceLocation: sourceLocation)
  }

  private func sections(_ list: String, beside: String = "", rows: Int = 10, head: Int = 50) -> String {
    """
    screen A {
        @scroll(vertical)
        column list {
            \(list)
            for s in 1...3 {
                column section {
                    @sticky(top)
                    row head {
                        height: \(head); background: #FFFFFF
                        @tappable
                        box all { width: 60 }
                    }
                    for i in 1...\(rows) {
                        @tappable
                        box line { height: 60 }
                    }
                }
            }
        }
        \(beside)
    }
    """
  }

  @Test func onItsLineAHeaderIsClear() {
    check(sections("pin: screen"), [])
    // The line is the glass. The content is 1950 and 34 long; the third header stays 160 below it at the end.
    check(
      sections("pin: screen; insets: bottom"),
      ["tappable_in_band list.section[0].head.all 47", "tappable_in_band list.section[1].head.all 47"])
    // Where all of it fits, it never moves: the first stands on the line, the others below.
    check(
      sections("pin: screen; insets: bottom", rows: 1), ["tappable_in_band list.section[0].head.all 47"])
  }

  @Test func onItsLineAFooterIsClear() {
    func screen(_ insets: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: \(insets)
              box content { height: 1000 }
              @sticky(bottom) @tappable
              box buy { height: 50; margin.bottom: 40 }
          }
      }
      """
    }
    check(screen("auto"), [])
    // At the end it stands 40 above the glass; before that on it.
    check(screen("top"), ["tappable_in_band list.buy 34"])
  }

  @Test func whatCoversItsLineCoversIt() {
    // The line is at 47, the panel ends at 80.
    let panel = "box panel { left: screen.left; right: screen.right; top: screen.top; height: 80; background: #FFFFFF }"
    check(
      sections("pin: screen", beside: panel),
      ["tappable_covered list.section[0].head.all 33", "tappable_covered list.section[1].head.all 33"])
  }

  @Test func rowsPassBeneathAHeader() {
    let room = "left: screen.left; right: screen.right; top: safe.top; insets: none"
    check(sections("\(room); height: 300"), [])
    // 110 less 50: each row just fits beneath its header.
    check(sections("\(room); height: 110"), [])
    // 10 less: it fills what is left.
    check(sections("\(room); height: 100"), [])
  }

  /// 105 are left above the panel, and 55 of these beneath a header on its line, which a row of 60 then fills. The last rows can't come
  /// up so far: they would have to go on by 20, 80 and more; where they fill what the header leaves by 15, 75 and more.
  @Test func aRowBetweenAHeaderAndAPanel() {
    func screen(_ annotation: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list {
              left: screen.left; right: screen.right; top: safe.top; height: 305; insets: none
              column section {
                  \(annotation)
                  row head { height: 50; background: #FFFFFF }
                  for i in 1...10 {
                      @tappable
                      box line { height: 60 }
                  }
              }
          }
          box panel { left: screen.left; width: 100; top: safe.top + 105; height: 200; background: #FFFFFF }
      }
      """
    }
    func stuck(_ first: Int) -> [String] {
      ["6] \(first)", "7] 60", "8] 60", "9] 60"].map { "tappable_covered list.section.line[\($0)" }
    }
    check(screen(""), stuck(20))
    check(screen("@sticky(top)"), stuck(15))
  }
}
