import BandCompileSupport
import BandDiagnostics
import BandLang
import Testing

/// What is longer than the clear part of its viewport needs a rest at which it fills that part. Source: `placement.md`, section 2.2;
/// figures are worked out on paper.
@Suite struct ClearPartTests {
  private let unimportant = ["target_too_small", "hard_coded_inset", "drag_in_gesture_strip"]

  private func cards(_ height: Int, snap: String, top: Int = 100, bottom: Int = 0, space: Int = 12) -> String {
    """
    screen A {
        \(top > 0 ? "bar top head { box { height: \(top) } }" : "")
        \(bottom > 0 ? "bar bottom tabs { box { height: \(bottom) } }" : "")
        @scroll(vertical, snap: \(snap))
        column list { pin: screen; gap: \(space)
            for i in 1...4 { @tappable box card { height: \(height) } }
        }
    }
    """
  }

  private func check(
    _ screen: String, on device: String = "iphone-47", held orientation: String = "portrait", _ wanted: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(screen, on: device, orientation, are: wanted, ignoring: unimportant, sourceLocation: sourceLocation)
  }

  @Test func atItsStopACardFillsWhatTwoBarsLeave() {
    // A bar to 147, and one from 750 on: 603 between them. Without the bars 763 were clear.
    check(cards(700, snap: "start", bottom: 60), [])
    check(cards(700, snap: "center", bottom: 60), [])
    // As high as the room at most: it is whole.
    check(cards(603, snap: "start", bottom: 60), [])
    // Between the one bar and the band 663 are left.
    check(cards(700, snap: "start"), [])
    check(cards(660, snap: "start"), [])
    // On the phone held sideways 190 of 320 are left, and a card has 300.
    check(cards(300, snap: "start", top: 70, bottom: 60), on: "phone-568", held: "landscape", [])
  }

  @Test func aCardThatItsStopsCutIsTold() {
    // Pages of 603, and cards of 500: the second lies from 512 to 1012, and no page shows it whole; it is no longer than the room.
    let found = compiled(
      fieldDevices + cards(500, snap: "page", bottom: 60), options: .on("iphone-47", orientations: ["portrait"]))
    #expect(found.findings.contains { $0.rule.text == "tappable_covered" || $0.rule.text == "tappable_unreachable" })
  }

  @Test func aBarBeneathTheKeyboardTakesNothingAway() {
    // The keyboard takes 0.6 of 320 and begins at 128; the bar at the top ends at 60: 68 are clear. The other bar begins at 270.
    func list(_ tabs: String) -> String {
      """
      screen A {
          bar top head { box { height: 60 } }
          \(tabs)
          @scroll(vertical)
          column list { pin: screen
              @input row field { height: 80; text("Search") }
              for i in 1...10 { @tappable box line { height: 80 } }
          }
      }
      """
    }
    check(list(""), on: "phone-568", held: "landscape", [])
    check(list("bar bottom tabs { box { height: 50 } }"), on: "phone-568", held: "landscape", [])
  }

  @Test func whatIsNowhereClearIsFilledByNothing() {
    // All of the viewport lies in the band.
    check(
      """
      screen A {
          @scroll(vertical)
          column list { left: safe.left; right: safe.right; top: screen.bottom - 30; bottom: screen.bottom; insets: none
              @tappable box a { height: 60 }
              @tappable box b { height: 60 }
          }
      }
      """, ["tappable_in_band list.a 34", "tappable_in_band list.b 34"])
  }

  // MARK: What is told

  private func help(_ screen: String) -> [String] {
    let found = compiled(fieldDevices + screen, options: .on("iphone-47", orientations: ["portrait"])).diagnostics
    return found.map { "\($0.message): \($0.notes.last { $0.kind == .help }?.text ?? "")" }
  }

  @Test func stopsAreNamedWhereTheyAreWhy() {
    let found = help(
      """
      screen A { column page { @scroll(horizontal, snap: page)
          row cards { height: 100; gap: 10; for i in 1...3 { @tappable box card { width: 300; height: fill } } } } }
      """)
    // The second lies from 310 to 610, across the end of the first page, 390.
    #expect(
      found.first?.hasSuffix(
        "the stops are multiples of the page, and it straddles two, since gaps and paddings move it along: write `snap: start`, or take these off"
      ) == true, "\(found)")
    #expect(
      found.first?.contains("'page.cards.card[1]' is never wholly in the viewport of its scroll, best at page") == true)
  }

  @Test func theRoomThatIsMissingBesideABarIsTold() {
    // Of pages of 844 the control ends 48 before the end, and the bar takes 60 + 34: 46 too many.
    #expect(
      help(
        """
        screen A {
            bar bottom tabs { box { height: 60 } }
            @scroll(vertical, snap: page)
            column feed { pin: screen; insets: none
                for i in 1...3 { box clip { height: screen.height
                    @tappable box share { right: parent.right - 8; bottom: parent.bottom - 48; width: 48; height: 48 } } }
            }
        }
        """) == [
          "'feed.clip[0].share' stays behind 'tabs' at page 1: leave 46 pt more room beside 'tabs', with a margin or less `hitSlop`"
        ])
  }

  @Test func aTextThatIsTooLowIsToldTheHeight() {
    let screen = """
      style note { size: 16; lineHeight: 20 }
      screen A { column page { text b("One\\nTwo") { style: note; height: 30 } } }
      """
    // Two lines of 20.
    check(screen, ["text_truncated page.b 10"])
    #expect(
      help(screen).first?.contains("give it 10 pt more height, or let it grow with its text: `minHeight` for a height")
        == true)
  }

  @Test func alongALineAPlusGoesTheWayOneReads() {
    let options = CompileOptions.on("android-3button", orientations: ["landscape"])
    func fixes(_ anchor: String) -> [String] {
      let screen =
        "screen A { directions: rtl\n@tappable box a { \(anchor); bottom: safe.bottom; width: 48; height: 48 } }"
      return compiled(fieldDevices + screen, options: options).diagnostics.flatMap { found in
        found.fixes.map { "\($0.title) \($0.isCertain)" }
      }
    }
    #expect(fixes("leading: screen.leading + 8") == ["leading: safe.leading + 8 true"])
    #expect(fixes("trailing: screen.trailing - 8") == ["trailing: safe.trailing - 8 true"])
  }

  @Test func aCarouselThatIsTooLowIsNotToldToScroll() {
    let found = help(
      """
      screen A { column page { @scroll(horizontal)
          row cards { height: 100; for i in 1...4 { box card { width: 200; height: 160 } } } } }
      """)
    #expect(found.first?.hasSuffix("make 'page.cards' higher, or what is in it lower") == true, "\(found)")
  }

  @Test func whatIsWrittenBeforeItsCoverIsWrittenAfterIt() {
    #expect(
      help(
        """
        screen A {
            @tappable box add { right: safe.right - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
            @scroll(vertical) column list { pin: safe; for i in 1...3 { @tappable box line { height: 60 } } }
        }
        """) == [
          "'add' is covered by 'list': write 'add' after 'list': what comes later is above, and is touched there"
        ])
  }
}
