import BandCompileSupport
import BandLang
import Testing

/// Where there is room beside what covers an element in scrolls: in the largest part that is left, along two axes, and past any number of
/// covers. Source: `placement.md`, sections 2.2 and 3; figures are worked out on paper for a phone of 390 by 844 with insets of 47 and 34
/// and a keyboard of 300, which begins at 544.
@Suite struct CoverRoomTests {
  private let device = """
    device "phone" {
        platform: ios; form: phone; scale: 3; navigation: homeIndicator
        portrait { screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 0; keyboard: 300
            strip status { kind: status; edge: top; thickness: 47; takes: tap }
            strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; deferrable: true } }
    }

    """

  private func check(_ screen: String, _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    var options = CompileOptions()
    options.levels = ["target_too_small", "targets_too_close"].map { (.init($0), .allow) }
    #expect(verdicts(device + screen, on: "phone", options: options) == wanted, sourceLocation: sourceLocation)
  }

  // MARK: The largest room

  /// Twenty fields of 48: at the end of scrolling the last ends on the keyboard, at 544, and the one before at 496.
  private func form(_ cover: String) -> String {
    """
    screen A {
        @scroll(vertical)
        column form { pin: screen; for i in 1...20 { @input box line { height: 48; width: fill } } }
        if keyboard.up { @tappable box next { height: 50; \(cover) } }
    }
    """
  }

  @Test func aSliverAboveTheKeyboardIsNoRoom() {
    let wide = "left: safe.left + 16; right: safe.right - 16"
    // From 494 to 544.
    check(
      form("\(wide); bottom: safe.bottom"), ["tappable_covered form.line[18] 2", "tappable_covered form.line[19] 48"])
    // From 486 to 536, with 8 above the keyboard; from 474 to 524, with 20.
    check(
      form("\(wide); bottom: safe.bottom - 8"),
      ["tappable_covered form.line[18] 10", "tappable_covered form.line[19] 48"])
    check(
      form("\(wide); bottom: safe.bottom - 20"),
      ["tappable_covered form.line[18] 22", "tappable_covered form.line[19] 48"])
    // A row is in its way as well where it covers a part of that only.
    check(
      form("right: safe.right - 16; width: 56; bottom: safe.bottom - 16"),
      ["tappable_covered form.line[18] 18", "tappable_covered form.line[19] 48"])
    // 60 are room for a field of 48.
    check(form("\(wide); bottom: safe.bottom - 60"), [])
  }

  /// Rows of 60 in a list that goes from 47 to the keyboard at 544 while that is up: what floats over them leaves two parts of that.
  @Test func whatFloatsLeavesNoRoomInPartsSmallerThanAFinger() {
    func list(_ start: Int, _ covers: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; padding.top: \(start - 47); for i in 1...20 { @input box line { height: 60; width: fill } } }
          \(covers)
      }
      """
    }
    func all(_ lacking: Int) -> [String] { (0..<20).map { "tappable_covered list.line[\($0)] \(lacking)" } }
    func next(_ properties: String) -> String { "if keyboard.up { @tappable box next { \(properties) } }" }
    let inside = "left: safe.left + 16; right: safe.right - 16"
    // From 84 to 504: 37 above it, and 40 beneath it.
    check(list(504, next("\(inside); height: 420; bottom: safe.bottom - 40")), all(20))
    // From 80 to 500: 44 are room.
    check(list(500, next("\(inside); height: 420; bottom: safe.bottom - 44")), [])
    // What reaches from side to side at an end leaves what is left, as a bar does: 34 beneath 510.
    let head = "left: safe.left; right: safe.right; top: screen.top; height: 510; background: #FFFFFF"
    check(list(510, "box head { \(head) }"), [])
    check(list(510, "bar top head { box { height: 463 } }"), [])
    let foot = next("left: safe.left; right: safe.right; bottom: safe.bottom; height: 463")
    check(list(47, foot).replacing("padding.top: 0", with: "padding.bottom: 463"), [])
    // With room at its sides it floats.
    check(list(510, "box head { \(head.replacing("safe.left", with: "safe.left + 16")) }"), all(26))
    // Of these 34 a button from 520 to 540 leaves 10.
    check(
      list(
        510, "box head { \(head) }\n" + next("right: safe.right - 16; width: 56; bottom: safe.bottom - 4; height: 20")),
      all(50))
  }

  /// A panel from 77 to 344 leaves 30 above it, and beneath it 200 up to the keyboard or 466 up to the band.
  @Test func whatIsLongerThanTheLargestRoomFillsThat() {
    func list(_ height: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; padding.top: 200; @input box line { height: \(height); width: fill }
              box { height: 700 } }
          box panel { left: safe.left; right: safe.right; top: safe.top + 30; height: 267; background: #FFFFFF }
      }
      """
    }
    // From 247 to 847, and a little higher.
    check(list(600), [])
    // It has room, and comes no lower than from 247 on.
    check(list(190), ["tappable_covered list.line 97"])
  }

  /// A carousel of 180 between the field and the keyboard: beside what leaves 8 at either side nothing is clear.
  @Test func fromSideToSideAKeyboardTakesNothing() {
    check(
      """
      screen A {
          @input box field { left: safe.left; right: safe.right; top: safe.top; height: 48 }
          @scroll(horizontal)
          row shelf { left: screen.left; right: screen.right; bottom: safe.bottom; height: 180
              for i in 1...2 { @tappable box card { width: 300; height: 180 } } }
          box panel { left: safe.left + 8; right: safe.right - 8; bottom: safe.bottom; height: 64; background: #FFFFFF }
      }
      """, ["tappable_covered shelf.card[0] 64", "tappable_covered shelf.card[1] 64"])
  }

  // MARK: Along two axes

  /// Lanes of 200 side by side, and in each twenty cards of 100; the lanes show from 47 to 810. Three buttons at the top, and one at the
  /// bottom, from 318 to 374 across and from 738 to 794.
  @Test func ofManyCoversSomeArePassedAlongEitherAxis() {
    func board(_ directions: String) -> String {
      """
      screen A { directions: \(directions)
          @scroll(horizontal)
          row board { pin: screen
              for c in 1...4 { @scroll(vertical) column lane { width: 200; height: fill
                  for i in 1...20 { @tappable box card { height: 100; width: fill } } } } }
          @tappable box menu { leading: safe.leading + 8; top: safe.top + 8; width: 44; height: 44 }
          @tappable box filter { leading: safe.leading + 64; top: safe.top + 8; width: 44; height: 44 }
          @tappable box share { trailing: safe.trailing - 8; top: safe.top + 8; width: 44; height: 44 }
          @tappable box add { trailing: safe.trailing - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
      }
      """
    }
    // The first lane stays at the left, the last at the right. Those between pass the buttons at the top from 108 to 338.
    for direction in ["ltr", "rtl"] {
      check(
        board(direction),
        [
          "tappable_covered board.lane[0].card[0] 52", "tappable_covered board.lane[3].card[0] 52",
          "tappable_covered board.lane[3].card[19] 72",
        ])
    }
  }

  /// Cards of 100 in a carousel that comes to 700 … 800 at the end of the page; what floats there leaves 110 from 150 to 260, or 40.
  @Test func aWayBetweenTwoOfManyIsFound() {
    func page(_ right: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column page { pin: screen; padding.bottom: 10
              box { height: 1200 }
              @scroll(horizontal) row cards { for i in 1...9 { @tappable box card { width: 100; height: 100 } } } }
          box a { left: screen.left; width: 100; top: screen.top + 60; height: 760; background: #FFFFFF }
          box b { left: screen.left + 100; width: 50; top: screen.top + 60; height: 760; background: #FFFFFF }
          box c { left: screen.left + \(right); width: 20; top: screen.top + 60; height: 760; background: #FFFFFF }
          box d { left: screen.left + \(right + 20); right: screen.right; top: screen.top + 60; height: 760; background: #FFFFFF }
      }
      """
    }
    // The first two can't come so far to the right, nor the last two so far to the left: they move by 510.
    let stuck = [0, 1, 7, 8].map { "tappable_covered page.cards.card[\($0)]" }
    for (right, wanted) in [(260, stuck), (190, (0...8).map { "tappable_covered page.cards.card[\($0)]" })] {
      let found = verdicts(device + page(right), on: "phone").filter { $0.hasPrefix("tappable_covered") }
      #expect(found.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == wanted)
    }
  }

  // MARK: Any number

  /// An index along the right side from top to bottom: nothing beside it is clear, however many letters it has.
  @Test func anIndexOfAnyLengthCoversTheRowsBesideIt() {
    func list(_ letters: Int, _ top: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; padding.top: \(top)
              for i in 1...20 { @tappable box entry { height: 56; width: fill } } }
          column index { right: screen.right; top: safe.top; bottom: safe.bottom; width: 24
              for i in 1...\(letters) { @tappable box letter { height: fill; width: 24 } } }
      }
      """
    }
    let all = (0..<20).map { "tappable_covered list.entry[\($0)] 24" }
    for letters in [5, 33, 60] {
      check(list(letters, 0), all)
      check(list(letters, 420), all)
    }
  }

  /// Where the index ends, rows are clear beneath it, as many as come so far down.
  @Test func behindTheLastLetterRowsAreClear() {
    func list(_ letters: Int) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { pin: screen; for i in 1...20 { @tappable box entry { height: 56; width: fill } } }
          column index { right: screen.right; top: safe.top; width: 24
              for i in 1...\(letters) { @tappable box letter { height: 8; width: 24 } } }
      }
      """
    }
    // The first row ends at 103, the second at 159; 50 letters end at 447: the eighth begins at 439, the ninth at 495.
    let covered = (0...7).map { "tappable_covered list.entry[\($0)] \($0 < 7 ? 56 : 8)" }
    check(list(50), covered)
  }
}
