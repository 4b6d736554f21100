import BandCompileSupport
import BandLang
import BandProver
import Testing

/// That nothing covers a tappable is proved like any other rule: of all that is painted above it, on every device.
struct CoverProofTests {
  private func verdict(_ source: String, _ path: String) -> ProofVerdict? {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = ["phones"]
    options.overrides.orientations = ["portrait"]
    let result = compiled(source, options: options)
    return result.screens.first?.proof?.lines.first { $0.rule.text == "tappable_covered" && $0.path == path }?.verdict
  }

  private func isProved(_ verdict: ProofVerdict?) -> Bool {
    if case .proved? = verdict { true } else { false }
  }

  private func isRefutedBeyond(_ verdict: ProofVerdict?) -> Bool {
    if case .refutedBeyond? = verdict { true } else { false }
  }

  /// A list beneath a button that floats above its end.
  private func list(padding: String) -> String {
    """
    screen Notes {
        @scroll(vertical)
        column list {
            pin: screen; padding.bottom: \(padding)
            for i in 1...30 { @tappable box item { height: 60; width: fill } }
        }
        @tappable
        box add { right: safe.right - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
    }
    """
  }

  @Test func roomAtTheEndOfAListFreesItsLastRow() {
    #expect(isProved(verdict(list(padding: "88"), "list.item[29]")))
    #expect(isProved(verdict(list(padding: "72"), "list.item[29]")))
    // 56 and 16 are 72: one point less, and the last row stays beneath the button. A row above it is free.
    guard case .refuted? = verdict(list(padding: "71"), "list.item[29]") else {
      Issue.record("71 is enough")
      return
    }
    #expect(isProved(verdict(list(padding: "71"), "list.item[20]")))
  }

  @Test func roomThatIsThereOnTodaysDevicesOnlyIsFound() {
    // No phone of the catalogue is 395 to 399 points wide.
    let source = list(padding: "screen.width > 395 && screen.width < 399 ? 40 : 88")
    #expect(isRefutedBeyond(verdict(source, "list.item[29]")))
  }

  @Test func twoLayersThatMeetOnNoDeviceOfTodayAreFound() {
    func layers(_ height: String) -> String {
      """
      screen Two {
          @tappable
          box first { left: safe.left; right: safe.right; top: safe.top; height: 100 }
          @surface
          box second { left: safe.left; right: safe.right; top: safe.top + \(height); height: 100 }
      }
      """
    }
    #expect(isProved(verdict(layers("100"), "first")))
    #expect(isRefutedBeyond(verdict(layers("(screen.width > 395 && screen.width < 399 ? 90 : 100)"), "first")))
  }

  /// Fifty rows of two controls: more than are shown to be apart one by one.
  private func rows(_ lifted: String) -> String {
    """
    screen Many {
        @scroll(vertical)
        column list {
            pin: safe; gap: 8
            for i in 1...50 {
                row line {
                    height: 56; padding: 4
                    @tappable box open { grow: 1; height: 48 }
                    @tappable box more { width: 48; height: 48\(lifted) }
                }
            }
        }
    }
    """
  }

  @Test func rowsAndColumnsKeepTheirControlsApart() {
    for path in ["list.line[0].open", "list.line[0].more", "list.line[24].open", "list.line[49].more"] {
      #expect(isProved(verdict(rows(""), path)), "\(path)")
    }
  }

  @Test func whatLeavesItsRowIsLookedAtPairByPair() {
    // A row begins 64 below the one before it, and its controls 4 below its top: 62 further up, one lies 2 below where that of the row before
    // begins. The others stay apart from it.
    let lifted = rows("; margin.top: i == 30 ? -62 : 0")
    guard case .refuted? = verdict(lifted, "list.line[28].more") else {
      Issue.record("a control covers the one of the row above")
      return
    }
    for path in ["list.line[27].more", "list.line[28].open", "list.line[29].more", "list.line[0].more"] {
      #expect(isProved(verdict(lifted, path)), "\(path)")
    }
    // Regions that reach out of their frames, and not out of their rows, stay apart: 4 to the row's edge, and 8 between rows.
    #expect(isProved(verdict(rows("; hitSlop.top: 4; hitSlop.bottom: 4"), "list.line[24].more")))
  }

  @Test func theRoomThatIsFilledIsTheLargestElsewhereToo() {
    // Above the cover there are 51 points and below it 54 on one device, and more above than below on others.
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.spotChecks = 300
    let result = compiled(
      """
      targets small { "iPhone SE (1st generation)", "iPhone SE (2nd generation)", "iPhone 8 Plus" }
      screen Rooms {
          targets: small
          orientations: portrait
          bar bottom tabs { box e1 { height: 264 } }
          @scroll(vertical)
          column list {
              if screen.height - screen.width > 250.5 { @tappable box go { height: 65; width: 122 } }
          }
          @tappable
          box cover { left: safe.left; right: safe.right; bottom: safe.bottom - 54; height: screen.width - 134 }
      }
      """, options: options)
    let proof = result.screens.first?.proof
    #expect((proof?.spotChecks ?? 0) >= 300)
    #expect(proof?.spotFailures == 0)
    #expect(!isProved(proof?.lines.first { $0.rule.text == "tappable_covered" && $0.path == "list.go" }?.verdict))
  }

  @Test func aSlitBesideACoverIsNoRoom() {
    // All but the first 8 points of the button lie behind the upper layer, and nothing scrolls.
    let source = """
      screen Slit {
          @scroll(vertical) column under { @tappable box go { minHeight: 48 } }
          row over { margin.top: 8; background: #FFF }
      }
      """
    guard case .refuted? = verdict(source, "under.go") else {
      Issue.record("a slit of 8 points excuses what it shows a part of")
      return
    }
  }

  @Test func aFloatingButtonBesideAStickyRowIsApart() {
    func sticky(_ place: String) -> String {
      """
      screen Sticky {
          @scroll(vertical)
          column list {
              pin: screen
              for i in 1...12 { @tappable box item { height: 60; width: fill } }
              @sticky(bottom)
              row foot { height: 48; background: #EEE; @tappable box more { width: 60; height: 44 } }
          }
          @tappable box add { width: 56; height: 56; \(place); bottom: safe.bottom - 16; background: #F00 }
      }
      """
    }
    // 60 points at the left edge and 56 at the right one are apart on every phone; both at the left are not.
    #expect(isProved(verdict(sticky("right: safe.right - 16"), "list.foot.more")))
    #expect(!isProved(verdict(sticky("left: safe.left"), "list.foot.more")))
  }

  /// Beneath a button of 50 points that is held at the end of a form, a field of 48 may be longer than the room: then it fills it.
  @Test func whatIsLongerThanTheRoomBesideAStickyButtonFillsIt() {
    func form(_ height: Int) -> String {
      """
      screen Form {
          envelope { height: 250...932 }
          @scroll(vertical)
          column page { padding: 16; gap: 16
              @input box field { height: \(height); width: fill }
              spacer
              @sticky(bottom) @tappable box pay { height: 50; width: fill }
          }
      }
      """
    }
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = ["phones"]
    for height in [48, 120, 300] {
      let lines = compiled(form(height), options: options).screens.first?.proof?.lines ?? []
      for line in lines where line.rule.text == "tappable_covered" {
        #expect(isProved(line.verdict), "field of \(height): \(line.path) \(line.verdict)")
      }
    }
  }

  /// Whether a held button comes to its line turns over where a content just fits; both sides and the line itself are decided.
  @Test func aStickyButtonIsProvedWhereItsContentJustFits() {
    let source = """
      screen Form {
          bar top head { height: 48; @tappable box back { width: 48; height: 48 } }
          @scroll(vertical)
          column page { padding: 16; gap: 16
              box { height: 80; width: fill }
              spacer
              @sticky(bottom) @tappable box pay { height: 50; width: fill }
          }
      }
      """
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = ["phones"]
    let proof = compiled(source, options: options).screens.first?.proof
    #expect(
      proof?.lines.allSatisfy { isProved($0.verdict) } == true, "\(proof?.lines.filter { !isProved($0.verdict) } ?? [])"
    )
  }

  /// With the keyboard up a sliver beside a button that floats above it is no room; what a bar that rides on it leaves is, however little.
  @Test func aboveTheKeyboardTheLargestRoomIsFilled() {
    func form(_ cover: String) -> String {
      """
      screen Form {
          @scroll(vertical)
          column form { pin: screen; for i in 1...20 { @input box line { height: 48; width: fill } } }
          \(cover)
      }
      """
    }
    func button(_ distance: Int) -> String {
      form(
        "if keyboard.up { @tappable box next { left: safe.left + 16; right: safe.right - 16; bottom: safe.bottom - \(distance); height: 50 } }"
      )
    }
    guard case .refuted? = verdict(button(8), "form.line[19]") else {
      Issue.record("8 points above the keyboard excuse a field of 48")
      return
    }
    #expect(isProved(verdict(button(60), "form.line[19]")))
    #expect(
      isProved(verdict(form("bar bottom foot { @input box field { height: 48; width: fill } }"), "form.line[19]")))
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.spotChecks = 300
    options.overrides.targets = ["phones"]
    for source in [button(8), button(60)] {
      #expect(compiled(source, options: options).screens.first?.proof?.spotFailures == 0)
    }
  }

  /// Parts of 20 above and beneath what floats are no room for a row of 64; 48 are, and so is what a cover from side to side leaves.
  @Test func whatFloatsLeavesAFingerOrNoRoom() {
    func form(_ properties: String) -> String {
      """
      screen Form {
          @scroll(vertical)
          column form { pin: screen; for i in 1...20 { @input box line { height: 64; width: fill } } }
          if keyboard.up { @tappable box next { \(properties) } }
      }
      """
    }
    let inside = "left: safe.left + 16; right: safe.right - 16; top: safe.top + 20"
    guard case .refuted? = verdict(form("\(inside); bottom: safe.bottom - 20"), "form.line[19]") else {
      Issue.record("20 points above the keyboard excuse a field of 64")
      return
    }
    #expect(isProved(verdict(form("\(inside); bottom: safe.bottom - 48"), "form.line[19]")))
    let wide = "left: screen.left; right: screen.right; top: screen.top; bottom: safe.bottom - 20"
    #expect(isProved(verdict(form(wide), "form.line[19]")))
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.spotChecks = 300
    options.overrides.targets = ["phones"]
    for properties in ["\(inside); bottom: safe.bottom - 20", "\(inside); bottom: safe.bottom - 48", wide] {
      #expect(compiled(form(properties), options: options).screens.first?.proof?.spotFailures == 0)
    }
  }

  /// A board of lanes moves both ways, past four things that float above it.
  @Test func aCardOfABoardIsProvedPastManyCovers() {
    let board = """
      screen Board {
          @scroll(horizontal)
          row board { pin: screen
              for c in 1...4 { @scroll(vertical) column lane { width: 160; height: fill
                  for i in 1...20 { @tappable box card { height: 100; width: fill } } } } }
          @tappable box menu { leading: safe.leading + 8; top: safe.top + 8; width: 44; height: 44 }
          @tappable box filter { leading: safe.leading + 64; top: safe.top + 8; width: 44; height: 44 }
          @tappable box share { trailing: safe.trailing - 8; top: safe.top + 8; width: 44; height: 44 }
          @tappable box add { trailing: safe.trailing - 16; bottom: safe.bottom - 16; width: 56; height: 56 }
      }
      """
    // At the end of its lane the last card is beside the button: 160 end before 304 on the narrowest phone.
    #expect(isProved(verdict(board, "board.lane[0].card[19]")))
    guard case .refuted? = verdict(board, "board.lane[3].card[19]") else {
      Issue.record("nothing brings the last card of the last lane out of the button")
      return
    }
  }

  /// A hit region may reach out of its scroll sideways: that the viewport ends where a cover begins keeps nothing apart. With an inset of 53 points
  /// the held button is 1 point lower than the cover's top.
  @Test func aHitRegionThatReachesOutOfItsScrollIsCovered() {
    let source = """
      screen S {
          @scroll(vertical)
          column list { left: screen.left; width: 200; bottom: safe.bottom - 51
              box page { height: screen.height - 34 }
              @sticky(bottom) row foot { height: 53; @tappable box go { width: 200; height: 44; hitSlop.right: 20 } } }
          @tappable box tall { left: screen.left + 200; width: 80; bottom: screen.bottom - 59; height: 55 }
      }
      """
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.spotChecks = 400
    options.overrides.devices = ["pixel-tablet-3button"]
    options.overrides.orientations = ["portrait"]
    let proof = compiled(source, options: options).screens.first?.proof
    #expect(proof?.spotFailures == 0)
    #expect(
      isRefutedBeyond(proof?.lines.first { $0.rule.text == "tappable_covered" && $0.path == "list.foot.go" }?.verdict))
  }
}
