import BandCompileSupport
import BandScreenModel
import Testing

/// How large what hugs comes out where it has one anchor, or little room. Source: the language's sections 3 and 4; frames are worked out on
/// paper for a phone of 390 by 844 whose safe area goes from 47 to 810.
@Suite struct AnchoredRoomTests {
  private let style = "style note { size: 16; lineHeight: 20 }\n"

  @Test func whatStandsBesideItsParentIsAsLargeAsItsContent() {
    let screen = laidOut(
      style + """
        screen A {
            box field {
                left: safe.left + 16; right: safe.right - 16; height: 48; bottom: safe.bottom
                row hint { left: parent.left; top: parent.bottom + 4; minHeight: 48; box { width: 20; height: 20 } }
                text below("Hi") { style: note; left: parent.left; top: parent.bottom + 4 }
                text above("Hi") { style: note; left: parent.left; bottom: parent.top - 4 }
            }
            box badge {
                left: safe.left + 16; top: safe.top; width: 40; height: 10
                text inside("Hi") { style: note; left: parent.left; top: parent.top }
                text beside("Two words") { style: note; left: parent.right + 8; top: parent.top }
                text across("Two words") { style: note; centerX: parent.right; bottom: parent.top }
            }
        }
        """)
    #expect(screen["field"] == "16 762 358 48")
    #expect(screen["field.hint"] == "16 814 20 48")
    #expect(screen.frame("field.below").map { [$0.x, $0.y, $0.height] } == [16, 814, 20])
    #expect(screen.frame("field.above").map { [$0.x, $0.y, $0.height] } == [16, 738, 20])
    #expect(screen.frame("badge.inside").map { [$0.x, $0.y, $0.height] } == [16, 47, 20])
    // In one line: there is room for it up to the screen's edge.
    #expect(screen.frame("badge.beside").map { [$0.x, $0.y, $0.height] } == [64, 47, 20])
    #expect(screen.frame("badge.across").map { [$0.y, $0.height] } == [27, 20])
  }

  @Test func whatHangsDownFromItsParentScrollsInWhatIsLeftOfTheScreen() {
    let screen = laidOut(
      """
      screen A {
          box field {
              left: safe.left; right: safe.right; top: safe.top; height: 48
              @scroll(vertical)
              column list { left: parent.left; right: parent.right; top: parent.bottom + 4; for i in 1...20 { box { height: 50 } } }
          }
      }
      """)
    // From 99 to 810.
    #expect(screen["field.list"] == "0 99 390 711")
    #expect(screen.lastOffset("field.list") == 289)
  }

  @Test func onlyWhatScrollsGivesWay() {
    func dialog(_ first: Int) -> LaidOut {
      laidOut(
        """
        screen A {
            column dialog {
                left: safe.left; right: safe.right; centerY: safe.centerY; padding: 10
                box head { height: \(first) }
                @scroll(vertical) column list { for i in 1...30 { box { height: 50 } } }
                box foot { height: 60 }
            }
        }
        """)
    }
    // 763 less 20, 100 and 60 are left for the list.
    #expect(dialog(100)["dialog"] == "0 47 390 763")
    #expect(dialog(100)["dialog.list"] == "10 157 370 583")
    // 900, 60 and 20 are more than there is: the middle is at 428.5.
    #expect(dialog(900)["dialog"] == "0 -61.5 390 980")
    #expect(dialog(900)["dialog.list"] == "10 848.5 370 0")
    // Beneath what stands beyond the safe area nothing is left.
    let low = laidOut(
      """
      screen A {
          column a { left: safe.left; top: screen.bottom - 20; box { width: 20; height: 60 } }
          @scroll(vertical) column b { left: safe.left; top: screen.bottom - 20; minHeight: 30; box { width: 20; height: 60 } }
      }
      """)
    #expect(low["a"] == "0 824 20 60")
    #expect(low["b"] == "0 824 20 30")
  }

  @Test func aCarouselIsAsHighAsWhatIsInIt() {
    let screen = laidOut(
      """
      screen A {
          column page {
              for i in 1...3 { @scroll(horizontal) row line { for j in 1...4 { box { width: 200; height: 300 } } } }
          }
      }
      """)
    // 900 in 763.
    #expect(screen["page"] == "0 47 390 763")
    #expect(screen["page.line[2]"] == "0 647 390 300")
  }

  @Test func aStickyHeaderIsAStopToo() {
    let screen = laidOut(
      """
      screen A {
          @scroll(vertical, snap: start)
          column list { pin: safe
              @sticky(top) box head { height: 48 }
              for i in 1...3 { box line { height: 500 } }
          }
      }
      """)
    // 1548 in 763.
    #expect(screen.stops("list") == [0, 48, 548, 785])
  }
}
