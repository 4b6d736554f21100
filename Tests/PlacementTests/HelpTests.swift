import BandCompileSupport
import BandDiagnostics
import BandLang
import BandSyntax
import Testing

/// What messages advise: words that fit the edge and the cause, figures that are enough. Figures on paper.
@Suite struct HelpTests {
  private func diagnostics(
    _ screen: String, on devices: [String] = ["iphone-47"], _ orientations: [String] = ["portrait"],
    allowing allowed: [String] = []
  ) -> [Diagnostic] {
    var options = CompileOptions()
    options.overrides.devices = devices
    options.overrides.orientations = orientations
    options.levels = allowed.map { (.init($0), .allow) }
    return compiled(fieldDevices + screen, options: options).diagnostics
  }

  private func messages(_ found: [Diagnostic]) -> [String] {
    found.map { "\($0.severity.text)[\($0.rule.text)]: \($0.message)" }
  }

  private func notes(_ found: [Diagnostic]) -> [String] { found.flatMap { $0.notes.map { $0.text } } }

  private func control(_ properties: String) -> String { "screen A {\n@tappable\nbox a { \(properties) }\n}" }

  // MARK: Sizes

  @Test func hitSlopIsTheOneThatIsNeeded() {
    func seek(_ height: String, _ slop: String) -> String {
      control("left: safe.left + 40; right: safe.right - 40; centerY: safe.centerY; height: \(height); \(slop)")
    }
    #expect(
      notes(diagnostics(seek("4", "hitSlop: 19"))) == [
        "iphone-47, portrait: 42 of 44 pt",
        "write `minHeight: 44`, or where nothing is that near `hitSlop.vertical: 20`",
      ])
    #expect(notes(diagnostics(seek("5", "hitSlop: 10"))).last?.hasSuffix("`hitSlop.vertical: 19.5`") == true)
    // 19.8 are needed: half points, rounded up.
    #expect(notes(diagnostics(seek("4.4", ""))).last?.hasSuffix("`hitSlop.vertical: 20`") == true)
    #expect(diagnostics(seek("4.4", "hitSlop: 20")).isEmpty)
    // One side alone is not what is advised.
    #expect(notes(diagnostics(seek("4", "hitSlop.top: 30"))).last?.hasSuffix("`hitSlop.vertical: 20`") == true)
  }

  @Test func sizesAreListedAsSizes() {
    let small = control("left: safe.left + 16; top: safe.top + 16; width: 30; height: 30")
    let facts = notes(diagnostics(small, on: ["iphone-47", "android-gesture"]))
    #expect(facts.first == "android-gesture, portrait: 30 of 48 pt")
    // Of the one that is named nothing is said again.
    #expect(facts.dropFirst().first == "also the other device: iPhones 30")
    #expect(
      facts.last == "write `minWidth: 48` and `minHeight: 48`, or where nothing is that near `hitSlop: 9`")
  }

  /// In a row of 390 a field that is as wide as all of it leaves nothing to the button of 48; it is named, and shown.
  @Test func anOverflowNamesTheChildThatTakesTheRoom() {
    func row(_ first: String) -> [Diagnostic] {
      diagnostics(
        """
        screen A {
            column page { row line { \(first); @tappable box send { width: 48; height: 48 } } }
        }
        """)
    }
    let whole = row("box field { width: 100%; height: 48 }")
    #expect(messages(whole) == ["error[overflow]: 'page.line.send' does not fit in 'page.line' from side to side"])
    #expect(
      notes(whole).contains(
        "write `width: fill` on 'page.line.field', which takes all of the width now and leaves nothing to its siblings, or let 'page.line' scroll with `@scroll(horizontal)`"
      ), "\(notes(whole))")
    #expect(notes(whole).contains("'page.line.field' takes all of the width here"), "\(notes(whole))")
    #expect(row("box field { width: fill; height: 48 }").isEmpty)
    // 380 and 48 are 38 too many: the field could be that much narrower.
    let fixed = notes(row("box field { width: 380; height: 48 }")).last
    #expect(
      fixed?.contains("write `width: fill` on 'page.line.field', which is 380 pt whatever the room is") == true,
      "\(fixed ?? "")")
    // A picture gives way by itself once it may.
    let picture = notes(row("image p(\"none.png\") { size: 380 by 20 }")).last
    #expect(
      picture?.contains("let 'page.line.p', 380 pt whatever the room is, give way with `shrink: 1`") == true,
      "\(picture ?? "")")
    // 372 is the most that it may be, which leaves 18 to a button of 48: it isn't said to be 380.
    let held = notes(row("image p(\"none.png\") { size: 380 by 20; maxWidth: 372 }")).last
    #expect(held?.contains("380 pt") == false, "\(held ?? "")")
    // 763 high, of which 741 are left beside the text: three times as wide.
    let tall = diagnostics(
      "screen A { column page { image p(\"none.png\") { size: 300 by 100; height: fill } text(\"a\") } }")
    #expect(
      notes(tall).last
        == "its width follows its height, as a picture keeps its proportions: write `width: fill` as well",
      "\(notes(tall))")
  }

  /// Where a padding is written already, the one that is needed is told whole.
  @Test func paddingThatIsThereIsCounted() {
    func list(_ padding: String) -> String {
      """
      screen A {
          @scroll(vertical)
          column list { \(padding); for i in 1...20 { @tappable box line { height: 60 } } }
          box pill { left: screen.left; width: 200; bottom: safe.bottom; height: 60; background: #FFFFFF }
      }
      """
    }
    #expect(notes(diagnostics(list("gap: 0"))).last == "add 60 pt of padding at the bottom of 'list'")
    #expect(
      notes(diagnostics(list("padding: 16"))).last == "write `padding.bottom: 60` on 'list': 44 pt more than now")
    #expect(diagnostics(list("padding: 16; padding.bottom: 60")).isEmpty)
  }

  /// What a `for` repeats overflows in each turn for one reason, which is told once.
  @Test func anOverflowOfEveryTurnIsToldOnce() {
    let pages = diagnostics(
      """
      screen A {
          row pages {
              for i in 1...3 {
                  column page { width: 100; height: 100; box { width: 80; height: 150; shrink: 0 } }
              }
          }
      }
      """)
    #expect(
      messages(pages) == ["error[overflow]: 'pages.page[0].box[0]' does not fit in 'pages.page[0]' from top to bottom"])
    #expect(notes(pages).contains("and 2 more elements like it"))
  }

  // MARK: Distances

  /// A fix keeps the author's distance from the edge.
  @Test func aFixKeepsTheDistance() {
    func fix(_ bottom: String) -> [String] {
      diagnostics(control("left: safe.left + 60; width: 50; height: 50; bottom: \(bottom)")).flatMap {
        $0.fixes.map { $0.title }
      }
    }
    for (written, fixed) in [
      ("screen.bottom - max(10, 20)", "bottom: safe.bottom - max(10, 20)"),
      ("screen.bottom - screen.height * 0.01", "bottom: safe.bottom - screen.height * 0.01"),
      ("screen.bottom + -8", "bottom: safe.bottom - 8"),
      ("screen.bottom - 4 - 4", "bottom: safe.bottom - 4 - 4"),
      ("screen.bottom - gesture.bottom - 1", "bottom: screen.bottom - max(inset.bottom, gesture.bottom + 1)"),
      // What leads outward can't be kept.
      ("screen.bottom + 8", "bottom: safe.bottom"),
      ("portrait ? screen.bottom : safe.bottom", "bottom: safe.bottom"),
      ("portrait ? screen.bottom - 4 : safe.bottom", "bottom: portrait ? safe.bottom - 4 : safe.bottom"),
    ] {
      #expect(fix(written) == [fixed], "\(written)")
    }
  }

  // MARK: Strips

  @Test func theWordsFitTheEdge() {
    func help(_ anchors: String) -> String? { notes(diagnostics(control("\(anchors); width: 48; height: 48"))).last }
    // What stands at `safe` isn't sent there.
    #expect(help("left: safe.left; top: safe.top - 10") == "lower it by 10 pt at least")
    #expect(help("left: safe.left; bottom: safe.bottom + 10") == "lift it by 10 pt at least")
    let flow =
      "screen A {\ncolumn page { margin.top: -10\n@tappable\nbox a { width: 48; height: 48; alignSelf: start } }\n}"
    #expect(notes(diagnostics(flow)).last == "lower it by 10 pt at least")
    let raised = """
      screen A {
          box d { left: safe.left; width: 10; top: safe.top; height: 790 }
          @tappable
          box a { left: d.right; top: d.bottom; width: 48; height: 48 }
      }
      """
    // 47 + 790 + 48 - (844 - 34) = 75; of the strip it takes its 34, and 41 lie beyond the glass.
    #expect(notes(diagnostics(raised)).last == "anchor it to `safe`, or lift it by 75 pt at least")
  }

  @Test func whatIsAdvisedIsEnough() {
    func found(_ beyond: String) -> [String] {
      notes(diagnostics(control("left: safe.left; bottom: safe.bottom + \(beyond); width: 50; height: 50")))
    }
    #expect(
      found("0.04") == [
        "iphone-47, portrait: 0.04 of its 50 pt lie in the band (34 pt); the swipe home wins there",
        "lift it by 0.04 pt at least",
      ])
    #expect(found("0.0151").last == "lift it by 0.02 pt at least")
    #expect(found("10.33").last == "lift it by 10.4 pt at least")
    // Less than the tolerance.
    #expect(found("0.005") == [])
  }

  @Test func aSlopThatReachesIntoAStripIsCutToWhatIsClear() {
    let slop = control("left: safe.left; bottom: safe.bottom - 10.5; width: 50; height: 50; hitSlop: 20")
    #expect(
      notes(diagnostics(slop)).last
        == "its frame is clear, and its `hitSlop` reaches 20 pt further: make that 10 at the bottom, `hitSlop.bottom: 10`"
    )
    #expect(diagnostics(slop.replacing("hitSlop: 20", with: "hitSlop: 20; hitSlop.bottom: 10")).isEmpty)
  }

  @Test func whatRidesOnASheetIsToldSo() {
    func map(_ bottom: String) -> String {
      """
      screen A {
          @sheet
          column places {
              detents { peek: 96; half: 50%; full: 100% }
              background: #FFF
              box list { height: 400 }
          }
          @tappable
          box locate { right: safe.right - 16; bottom: \(bottom); width: 48; height: 48 }
      }
      """
    }
    let found = diagnostics(map("places.top - 16"), allowing: ["overflow"])
    #expect(messages(found) == ["error[tappable_in_band]: 'locate' rests in the status bar at the full detent"])
    #expect(
      notes(found).last
        == "it goes along with a sheet: stop it with `max` before it comes there, or leave it out at that detent with `if`"
    )
    #expect(messages(diagnostics(map("max(places.top - 16, safe.top + 64)"), allowing: ["overflow"])) == [])
  }

  // MARK: Anchors from the glass

  @Test func nothingIsSaidOfWhatNobodyAskedAbout() {
    let button = control("left: safe.left + 60; bottom: screen.bottom - 8; width: 50; height: 50")
    #expect(
      notes(diagnostics(button, allowing: ["tappable_in_band"])) == ["the distance is a constant, the inset is not"])
    let far = control("left: safe.left; bottom: screen.bottom - 80; width: 50; height: 50")
    #expect(notes(diagnostics(far)) == ["no target fails today; the distance is a constant, the inset is not"])
  }

  @Test func anAnchorWithoutAFixIsAdvisedAbout() {
    let beside = """
      screen A {
          box d { left: screen.left; right: screen.right; bottom: screen.bottom; height: 80 }
          @tappable
          box a { right: safe.right - 60; bottom: d.top; width: 60; height: 60 }
      }
      """
    #expect(
      notes(diagnostics(beside)) == [
        "no target fails today; the distance is a constant, the inset is not",
        "anchor it to `safe`, or hold `inset.bottom` in the distance",
      ])
    #expect(diagnostics(beside.replacing("d.top;", with: "d.top - inset.bottom;")).isEmpty)
  }

  @Test func whatIsBeyondTheGlassIsToldOnce() {
    #expect(
      messages(diagnostics(control("left: safe.left; top: screen.bottom + 10; width: 50; height: 50"))) == [
        "error[tappable_unreachable]: 'a' is not wholly on the screen"
      ])
    // Its anchor at the other edge is another fault.
    #expect(
      diagnostics(control("left: screen.left - 10; bottom: screen.bottom - 80; width: 50; height: 50")).map {
        $0.rule.text
      }.contains("tied_to_glass"))
  }

  @Test func aLengthThatIsNoConstantIsNotCalledOne() {
    func found(_ bottom: String) -> [Diagnostic] {
      diagnostics(control("left: safe.left; bottom: \(bottom); width: 50; height: 50"))
    }
    let top = found("screen.bottom - inset.top")
    #expect(
      messages(top) == [
        "error[tied_to_glass]: 'a' keeps its distance from the glass at the bottom by a length that doesn't hold the inset"
      ])
    #expect(notes(top) == ["no target fails today; the distance doesn't grow with the inset"])
    #expect(top.flatMap { $0.fixes }.map { $0.title } == ["bottom: screen.bottom - max(inset.bottom, inset.top)"])
    #expect(messages(found("screen.bottom - max(inset.bottom, inset.top)")) == [])
  }

  // MARK: Content that overflows

  private func page(_ justify: String) -> String {
    """
    screen A {
        column page {
            justify: \(justify)
            box picture { height: 400 }
            @tappable
            box a { height: 180 }
            @tappable
            box b { height: 200 }
        }
    }
    """
  }

  @Test func anOverflowThatEndsInAStripIsOneMessage() {
    // 780 in 844 - 47 - 34 = 763: 17 too much, at either end 8.5 of it.
    let centred = diagnostics(page("center"))
    #expect(messages(centred) == ["error[tappable_in_band]: 'page.b' rests in the home-indicator band"])
    #expect(
      notes(centred).first
        == "iphone-47, portrait: 8.5 of its 200 pt lie in the band (34 pt); the swipe home wins there")
    #expect(notes(centred).contains("'page' holds 17 pt more than it has room for"))
    #expect(notes(centred).last?.hasPrefix("let 'page' scroll with `@scroll(vertical)`") == true)
    let start = diagnostics(page("start"))
    #expect(messages(start) == ["error[tappable_in_band]: 'page.b' rests in the home-indicator band"])
    #expect(notes(start).contains("'page' holds 17 pt more than it has room for"))
  }

  @Test func anOverflowThatDoesMoreTellsOfAll() {
    // Where there is no band the page overflows all the same: 780 in 667 - 20 = 647, 133 too much.
    for justify in ["start", "center", "end"] {
      let found = diagnostics(page(justify), on: ["iphone-47", "phone-home-key"])
      #expect(found.map { $0.rule.text } == ["overflow"], "\(justify): \(messages(found))")
      #expect(notes(found).first == "phone-home-key, portrait: 133 pt too much")
      // At the end it pushes the picture out, and no control.
      let pushes = notes(found).contains { $0.hasPrefix("it pushes 'page.b'") }
      #expect(pushes == (justify != "end"), "\(justify): \(notes(found))")
    }
  }

  @Test func whatStandsByItsOwnAnchorsIsToldForItself() {
    let both = page("center").replacing(
      "column page {",
      with: "@tappable\nbox c { left: screen.left; top: screen.top; width: 60; height: 60 }\ncolumn page {")
    #expect(diagnostics(both, on: ["iphone-47", "phone-home-key"]).map { $0.rule.text }.contains("tappable_in_band"))
  }

  // MARK: Paint

  @Test func onlyWhatCanBePaintIsAdvisedToBeIt() {
    func help(_ cover: String) -> String {
      notes(
        diagnostics(
          """
          screen A {
              @tappable
              box a { left: safe.left; top: safe.top; width: 60; height: 60 }
              \(cover)
          }
          """)
      ).last ?? ""
    }
    let place = "left: safe.left; top: safe.top; width: 60; height: 30"
    #expect(help("box c { \(place); background: #FFF }").contains("`@decorative`"))
    #expect(!help("@tappable\nbox c { \(place.replacing("30", with: "50")) }").contains("`@decorative`"))
    #expect(help("@tappable\nbox c { \(place.replacing("30", with: "50")) }").hasPrefix("move one of them by "))
    #expect(
      !help("box c { \(place); background: #FFF; @tappable\nbox d { width: 10; height: 10; hitSlop: 20 } }").contains(
        "`@decorative`"))
  }

  @Test func paddingAroundNothingStandsForNoInset() {
    func found(_ before: String, _ property: String, _ content: String = "") -> [String] {
      diagnostics(
        """
        screen A {
            \(before)
            column foot { left: screen.left; right: screen.right; bottom: screen.bottom; \(property); background: #EEE; \(content) }
        }
        """
      ).map { $0.rule.text }
    }
    #expect(found("@decorative", "height: 80; padding.bottom: 34") == [])
    #expect(found("@decorative", "height: 80; margin.bottom: 34") == [])
    #expect(found("", "height: 80; padding.bottom: 34") == [])
    #expect(found("", "padding.bottom: 34", "box { height: 40 }") == ["hard_coded_inset"])
    #expect(found("", "height: 80; margin.bottom: 34") == ["hard_coded_inset"])
  }

  // MARK: Margins

  /// What a margin takes out before the start of a scroll no offset shows; behind it the scroll goes on.
  @Test func whatStandsBeforeTheStartOfAScrollIsTold() {
    for (scroll, margin, count) in [
      ("", "left: -200", 1), ("@scroll(horizontal)\n", "left: -200", 1), ("@scroll(vertical)\n", "top: -200", 1),
      ("@scroll(horizontal)\n", "right: -20", 0), ("@scroll(vertical)\n", "top: 200", 0),
    ] {
      let found = diagnostics("screen A { \(scroll)column c { text(\"lost\") { margin.\(margin); width: 100 } } }")
        .filter { $0.rule.text == "overflow" }
      #expect(found.count == count, "\(scroll)\(margin)")
      for message in found {
        #expect(message.notes.last?.text.hasPrefix("its `margin.") == true, "\(scroll)\(margin)")
      }
    }
  }

  /// A text has broken wherever it can: what overflows sideways is a word.
  @Test func theLongestWordIsNamed() {
    let found = diagnostics(
      "screen A { row r { @tappable\nrow b { padding.horizontal: 150; text(\"incomprehensibilities\") } } }")
    #expect(
      notes(found).contains { $0.contains("the longest word of 'r.b.text[0]'") && $0.contains("minimumScale") },
      "\(notes(found))")
  }
}
