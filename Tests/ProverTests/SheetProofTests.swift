import BandCompileSupport
import BandLang
import BandProver
import Testing

/// Sheets are proved at their detents (`placement.md`, section 2): what is pinned at each of them, what may move at one.
struct SheetProofTests {
  private func verdict(
    _ source: String, _ rule: String, _ path: String, _ target: String = "ios", _ orientation: String = "portrait"
  ) -> ProofVerdict? {
    var options = CompileOptions()
    options.proofBudget = ProofRun.standardBudget
    options.overrides.targets = [target]
    options.overrides.orientations = [orientation]
    let result = compiled(source, options: options)
    return result.screens.first?.proof?.lines.first { $0.rule.text == rule && $0.path == path }?.verdict
  }

  private func isProved(_ verdict: ProofVerdict?) -> Bool {
    if case .proved? = verdict { true } else { false }
  }

  /// A sheet of rows that reach beyond the screen at the low detent.
  private func rows(_ detents: String) -> String {
    """
    screen Places {
        @sheet
        column places {
            detents { \(detents) }
            @tappable
            box first { height: 60; width: fill }
            @scroll(vertical)
            column list {
                height: fill
                for i in 1...30 { @tappable box item { height: 60; width: fill } }
            }
        }
    }
    """
  }

  @Test func aRowNeedsOneDetentOnly() {
    // Laid out at its highest, the sheet has the list's end beyond the glass at the low detent.
    for detents in ["low: 200; full: 100%", "full: 100%; low: 200"] {
      let last = verdict(rows(detents), "tappable_unreachable", "places.list.item[29]")
      #expect(isProved(last), "\(last.map { "\($0)" } ?? "nothing")")
    }
  }

  /// Where a size decides which of two sheets of one name is there, both are proved, and what reads their detent is judged alike.
  @Test func ofTwoSheetsOfOneNameEachIsProved() {
    func source(_ low: String) -> String {
      """
      screen Places {
          @sheet
          column places {
              resize: screen.width > 600
              detents { low: \(low); full: 60% }
              @tappable
              box first { height: 60; width: fill }
          }
          @tappable
          box p { left: safe.left; right: safe.right; height: 50; bottom: places.top - (places.detent == low ? 8 : 16) }
          assert p.bottom <= places.top - 8 && (places.detent != full || p.bottom <= places.top - 16), "too near"
      }
      """
    }
    for path in ["places.first", "places#2.first", "p"] {
      #expect(isProved(verdict(source("96 + inset.bottom"), "tappable_in_band", path)), "\(path)")
    }
    // 60 of 80: an inset of 34 doesn't clear it, whichever of the two is there.
    for path in ["places.first", "places#2.first"] {
      #expect(!isProved(verdict(source("80"), "tappable_in_band", path)), "\(path)")
    }
  }

  @Test func whatIsPinnedMustHoldAtEachDetent() {
    // The header takes 60 of 96 at the low detent: an inset of 36 at most clears it, and today's largest is 34.
    let low = verdict(rows("low: 96; full: 100%"), "tappable_in_band", "places.first")
    guard case .refutedBeyond(let device, _)? = low else {
      Issue.record("\(low.map { "\($0)" } ?? "nothing")")
      return
    }
    #expect(device.contains("bottom"), "\(device)")
    #expect(isProved(verdict(rows("low: 96 + inset.bottom; full: 100%"), "tappable_in_band", "places.first")))
  }

  private func note(_ last: String) -> String {
    """
    screen Note {
        @surface box map { pin: screen }
        @sheet
        column s { background: #FFFFFF; detents { half: 50%; full: 90% }
            box head { height: 60; width: fill }
            spacer
            \(last)
        }
    }
    """
  }

  /// Beyond the glass a field is no more above the keyboard than beneath it, and beneath it it is in no band.
  @Test func aFieldMustShowAboveTheKeyboardAtOneDetent() {
    func field(_ margin: String) -> String {
      note("@input box field { width: fill; height: 48; margin.bottom: \(margin) }")
    }
    let low = verdict(field("8 + inset.bottom"), "keyboard_covers", "s.field")
    if case .refuted? = low {} else { Issue.record("\(low.map { "\($0)" } ?? "nothing")") }
    for rule in ["keyboard_covers", "tappable_in_band", "tappable_unreachable", "tappable_covered"] {
      let high = verdict(field("8 + max(inset.bottom, keyboard.height)"), rule, "s.field")
      #expect(isProved(high), "\(rule): \(high.map { "\($0)" } ?? "nothing")")
    }
  }

  @Test func aTextMustShowClearOfTheBandAtOneDetent() {
    let low = verdict(note("text version(\"Version 1.0\")"), "content_outside_safe", "s.version")
    if case .refuted? = low {} else { Issue.record("\(low.map { "\($0)" } ?? "nothing")") }
    let high = verdict(
      note("text version(\"Version 1.0\") { margin.bottom: inset.bottom }"), "content_outside_safe", "s.version")
    #expect(isProved(high), "\(high.map { "\($0)" } ?? "nothing")")
    // It shows at no detent, and so it is in no strip at any.
    let far = verdict(
      note("stack low { height: 20; width: fill; text far(\"x\") { left: parent.left; top: parent.top + 3000 } }"),
      "content_outside_safe", "s.low.far")
    #expect(isProved(far), "\(far.map { "\($0)" } ?? "nothing")")
  }

  /// Turned over, with the keyboard up, a field of 120 points leaves a row beneath it no room above the keyboard at any detent. That is told
  /// of the keyboard; nothing is painted above the row.
  @Test func whatTheKeyboardCoversAtEachDetentIsNotCoveredByAnythingElse() {
    func source(_ more: String) -> String {
      """
      screen Find {
          @sheet
          column sheet { detents { peek: 60; most: 90% }
              @input box query { height: 120 }
              @scroll(vertical) column list { height: fill; @tappable box item { height: 56 } }
          }
          \(more)
      }
      """
    }
    #expect(!isProved(verdict(source(""), "keyboard_covers", "sheet.list.item", "phones", "landscape")))
    let free = verdict(source(""), "tappable_covered", "sheet.list.item", "phones", "landscape")
    #expect(isProved(free), "\(free.map { "\($0)" } ?? "nothing")")
    let beneath = source("bar bottom { height: 300; keyboard: under; @tappable box all { width: fill; height: 300 } }")
    #expect(!isProved(verdict(beneath, "tappable_covered", "sheet.list.item", "phones", "landscape")))
  }
}
