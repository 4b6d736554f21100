import BandCompileSupport
import BandLang
import BandOutput
import Testing

/// One phone whose home strip is 34 points deep upright and 20 held sideways, with a status bar of 50 upright.
private let phone = """
  device "Phone" {
      platform: ios; form: phone; scale: 2; navigation: homeIndicator
      portrait { screen: 400 by 800; inset.top: 50; inset.bottom: 34; corner: 0
          strip status { kind: status; edge: top; thickness: 50; takes: tap }
          strip indicator { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong } }
      landscape { screen: 800 by 400; inset.top: 0; inset.bottom: 20; corner: 0
          strip indicator { kind: home; edge: bottom; thickness: 20; takes: dragAcross, dragAlong } }
  }
  targets mine { "Phone" }

  """

/// The controls of a screen as `path orientation edge clearance`, with what is scrolled before.
private func controls(_ screen: String) -> [String] {
  var options = CompileOptions()
  options.gathersStripNeighbours = true
  options.overrides.targets = ["mine"]
  let result = compiled(phone + screen, options: options)
  #expect(result.screens.count == 1, "\(result.messages)")
  return result.screens.compactMap { $0.deviceTest }.flatMap { $0.controls }.flatMap { control in
    control.holds.map { hold in
      var line = "\(control.path) \(hold.orientation.text) \(hold.edge.text) \(hold.clearance)"
      if let label = control.label { line += " \(label)" }
      if let state = hold.state { line += " in \(state)" }
      for sheet in hold.detents { line += " \(sheet.path)=\(sheet.detent)" }
      for scroll in hold.scrolls {
        line += ", \(scroll.path) \(scroll.towards.text)\(scroll.isToEnd ? " to the end" : "")"
      }
      return line
    }
  }
}

@Suite struct DeviceTestRecordTests {
  /// 16 points are within 16, and 17 are not; what may enter the strip is no control.
  @Test func whatIsWithinSixteenPointsIsListed() {
    let screen = """
      screen Page {
          @tappable
          box near { left: safe.left; bottom: safe.bottom - 16; width: 44; height: 44; text("Go") }
          @tappable
          box far { left: safe.left + 100; bottom: safe.bottom - 17; width: 44; height: 44 }
          @tappable
          box grown { left: safe.left + 200; bottom: safe.bottom - 18; width: 44; height: 44; hitSlop: 4 }
          @decorative
          box paint { pin: screen; background: #FFFFFF }
          @surface
          box map { left: safe.left; right: safe.right; bottom: screen.bottom; height: 60 }
      }
      """
    #expect(
      controls(screen) == [
        "near portrait bottom 16.0 Go", "near landscapeLeft bottom 16.0 Go", "near landscapeRight bottom 16.0 Go",
        "grown portrait bottom 14.0", "grown landscapeLeft bottom 14.0", "grown landscapeRight bottom 14.0",
      ])
  }

  /// 20 rows of 50 below a status bar of 50: upright the last offset is 284, held sideways 620.
  @Test func rowsThatScrollAreLookedAtWhereTheyAreFarthestFromTheStrip() {
    let screen = """
      screen Page {
          orientations: portrait
          @scroll(vertical)
          column list {
              pin: screen
              for i in 1...20 {
                  @tappable
                  box line { height: 50 }
              }
          }
      }
      """
    #expect(
      controls(screen) == [
        "list.line[0] portrait top 0.0", "list.line[19] portrait bottom 0.0, list bottom to the end",
      ])
  }

  /// Three pages of 716, the viewport less its insets, each with a button at its lower end: at its own stop it is at the strip.
  @Test func aPageIsLookedAtAtItsStop() {
    let screen = """
      screen Page {
          orientations: portrait
          @scroll(vertical, snap: page)
          column pages {
              pin: screen
              for i in 1...3 {
                  column page {
                      height: 716; justify: end
                      @tappable
                      box next { height: 44 }
                  }
              }
          }
      }
      """
    #expect(
      controls(screen) == [
        "pages.page[0].next portrait bottom 0.0", "pages.page[1].next portrait bottom 0.0, pages bottom",
        "pages.page[2].next portrait bottom 0.0, pages bottom to the end",
      ])
  }

  /// The handle is 50 below the sheet's edge: at 200 its end is 100 above the glass, at 120 it is 20, which is in the strip.
  @Test func whatASheetHoldsIsLookedAtWhereItComesClosest() {
    let screen = """
      screen Page {
          orientations: portrait
          @sheet
          column places {
              detents { peek: 120; half: 200 }
              box edge { height: 50 }
              @tappable
              box handle { height: 50 }
          }
      }
      """
    #expect(controls(screen) == ["places.handle portrait bottom -14.0 places=peek"])
  }

  /// At `full` the sheet lies over the button, which is free at `peek`: there a test must tap it.
  @Test func whatASheetCoversIsLookedAtWhereItIsFree() {
    let screen = """
      screen Page {
          orientations: portrait
          @surface
          box map { pin: screen }
          @tappable
          box locate { right: safe.right - 16; top: safe.top + 8; width: 48; height: 48 }
          @sheet
          column places {
              detents { peek: 120; full: 100% }
              background: #FFFFFF
          }
      }
      """
    #expect(controls(screen) == ["locate portrait top 8.0 places=peek"])
  }

  @Test func aCardInACarouselIsBroughtToLight() {
    let screen = """
      screen Page {
          orientations: portrait
          @scroll(horizontal)
          row cards {
              left: safe.left; right: safe.right; bottom: safe.bottom; height: 100
              for i in 1...3 {
                  @tappable
                  box card { width: 300; height: 100 }
              }
          }
      }
      """
    #expect(
      controls(screen) == [
        "cards.card[0] portrait bottom 0.0", "cards.card[1] portrait bottom 0.0, cards right",
        "cards.card[2] portrait bottom 0.0, cards right",
      ])
  }

  /// The words by which a person finds a control are those that it is read by.
  @Test func aControlIsCalledByWhatItSays() {
    let screen = """
      screen Page {
          orientations: portrait
          bar bottom tabs { TabItem("Mail") }
      }
      """
    #expect(controls(screen) == ["tabs.column[0] portrait bottom 0.0 Mail"])
    let badge = """
      screen Page {
          orientations: portrait
          @tappable
          row go { left: safe.left; bottom: safe.bottom; height: 44; text(" "); @decorative row star { text("*") } text("Go on") }
      }
      """
    #expect(controls(badge) == ["go portrait bottom 0.0 Go on"])
  }

  @Test func aStateIsNamedAndWhatIsOutOfUseIsLeftOut() {
    let screen = """
      screen Page {
          orientations: portrait
          states: idle, failed
          @tappable
          box below { left: safe.left; bottom: safe.bottom; width: 44; height: 44; enabled: state == idle }
          if state == failed {
              @tappable
              box retry { left: safe.left + 100; bottom: safe.bottom - 2; width: 44; height: 44 }
          }
      }
      """
    #expect(controls(screen) == ["below portrait bottom 0.0", "retry portrait bottom 2.0 in failed"])
    let modal = """
      screen Page {
          orientations: portrait
          @tappable
          box below { left: safe.left; bottom: safe.bottom; width: 44; height: 44 }
          @modal
          column dialog {
              pin: screen
              @tappable
              box close { height: 800 }
          }
      }
      """
    #expect(controls(modal) == ["dialog.close portrait top -50.0"])
  }
}
