import BandCompileSupport
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import Testing

/// What messages say, how findings fold into them, and what silences them.
@Suite struct MessageTests {
  private let button = """
    screen A {
        targets: TARGETS
        @tappable
        box agree { left: safe.left; width: 100; height: 50; bottom: screen.bottom - 8 }
    }
    """

  private func source(_ screen: String, on devices: String...) -> String {
    let list = devices.map { "\"\($0)\"" }.joined(separator: ", ")
    return fieldDevices + "targets chosen { \(list) }\n" + screen.replacing("TARGETS", with: "chosen")
  }

  private func facts(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.notes.filter { $0.kind == .fact }.map { $0.text }
  }

  @Test func aMessageFoldsAllConfigurationsWorstFirst() {
    let result = compiled(source(button, on: "phone-home-key", "iphone-47", "android-3button", "ipad-no-key"))
    guard result.diagnostics.count == 1, let message = result.diagnostics.first else {
      Issue.record("\(result.messages)")
      return
    }
    #expect(result.messages == ["error[tappable_in_band]: 'agree' rests in the navigation-bar band"])
    #expect(
      facts(message) == [
        "android-3button, portrait: 40 of its 50 pt lie in the band (48 pt); the system's buttons take every touch there",
        "also 2 of the other 3 devices: iPhones 26 or 13, iPads 12; passes with a home key",
      ])
    #expect(message.fixes.map { $0.title } == ["bottom: safe.bottom - 8"])
    #expect(message.fixes.map { $0.explanation } == ["40 is the least lift; this keeps your 8"])
    #expect(message.label == "from the glass, not from the safe area")
    let finding = result.findings.first
    #expect(finding?.lift == 40 && finding?.worstName == "android-3button, portrait")
    // iPhone and iPad in both orientations; the Android phone has its bar at the side in landscape.
    #expect(finding?.configurations.map { $0.overlap } == [26, 13, 40, 12, 12])
  }

  /// One anchor, two rules: in the navigation bar at the side, and beside the notch, 47 deep.
  @Test func whatIsToldWithAFindingPassesNowhereThatItFails() {
    let side = """
      screen A {
          targets: TARGETS; orientations: landscape
          @tappable
          box menu { left: screen.left + 16; width: 100; height: 50; top: safe.top }
      }
      """
    let result = compiled(source(side, on: "android-3button", "iphone-47", "phone-home-key"))
    guard result.diagnostics.count == 1, let message = result.diagnostics.first else {
      Issue.record("\(result.messages)")
      return
    }
    #expect(message.rule.text == "tappable_in_band")
    #expect(
      facts(message).dropFirst() == [
        "for the same reason 'menu' stands in the inset at the left (iPhones 31)", "passes on 1 of the other 2 devices",
      ], "\(facts(message))")
    #expect(result.findings.map { $0.toldBy } == [nil, 0])
  }

  @Test func familiesThatPassAreNamedShortly() {
    let side = """
      screen A {
          targets: TARGETS
          @tappable
          box menu { left: screen.left + 4; width: 48; height: 48; top: safe.top }
      }
      """
    func passing(_ source: String) -> String? {
      guard let message = compiled(source).diagnostics.first else { return nil }
      let devices = facts(message).first { $0.hasPrefix("also ") || $0.hasPrefix("passes ") }
      return devices?.split(separator: "; ").last.map { String($0) }
    }
    #expect(
      passing(source(side, on: "phone-home-key", "ipad-no-key", "android-gesture", "android-3button", "android-two"))
        == "passes on iOS, Android gesture")
    // Beside the notch it is told with the same message.
    #expect(
      passing(
        source(
          side, on: "phone-home-key", "iphone-47", "ipad-no-key", "android-gesture", "android-3button", "android-two"))
        == "passes on iPads, Android gesture, and with a home key")
    #expect(
      compiled(source(button, on: "iphone-47", "iphone-notch", "android-3button")).diagnostics.first.map {
        facts($0).contains { $0.hasPrefix("also all of the other 2 devices: ") }
      } == true)
    #expect(passing(source(side, on: "ipad-no-key", "android-3button")) == "passes on the other device")
    #expect(passing(source(side, on: "iphone-47", "android-3button")) == nil)
    #expect(
      passing(source(button, on: "phone-home-key", "ipad-home-key", "iphone-47", "android-3button"))
        == "passes with a home key")
  }

  @Test func aConstantForSeveralEdgesHasNoFixForOne() {
    func fixes(_ padding: String) -> [String] {
      let result = compiled(
        source(
          """
          screen A {
              targets: TARGETS; orientations: portrait
              column page { pin: screen; \(padding); box { height: 20 } }
          }
          """, on: "iphone-47"))
      #expect(result.rules == ["hard_coded_inset"])
      return result.diagnostics.flatMap { $0.fixes.map { $0.title } }
    }
    #expect(fixes("padding.bottom: 34") == ["padding.bottom: inset.bottom"])
    #expect(fixes("padding.top: 45") == ["padding.top: inset.top"])
    #expect(fixes("padding: 34") == [])
  }

  @Test func onOneDeviceNothingIsCounted() {
    let one = compiled(source(button, on: "iphone-47"), options: .on("iphone-47", orientations: ["portrait"]))
    #expect(
      one.diagnostics.map { facts($0) } == [
        ["iphone-47, portrait: 26 of its 50 pt lie in the band (34 pt); the swipe home wins there"]
      ])
  }

  @Test func rowsOfOneForAreOneMessage() {
    let result = compiled(
      source(
        """
        screen A {
            targets: TARGETS
            row items {
                left: safe.left; right: safe.right; bottom: screen.bottom; align: end
                for i in 1...4 {
                    @tappable
                    box item { width: 60; height: 46 + 2 * i }
                }
                @tappable
                box last { width: 60; height: 50 }
            }
        }
        """, on: "iphone-47"))
    #expect(
      result.messages == [
        "error[tappable_in_band]: 'items.item[0]' rests in the home-indicator band"
      ])
    #expect(result.findings.map { $0.path } == (0...3).map { "items.item[\($0)]" } + ["items.last"])
    // The one beside them hangs on the same anchor.
    let facts = result.diagnostics.first.map { self.facts($0) } ?? []
    #expect(facts.contains("and 3 more elements like it"))
    #expect(facts.contains("for the same reason also 'items.last'"))
  }

  /// The list lets its rows into the strip and behind the bar: its insets are why.
  @Test func aListBeneathABarGetsOneMessage() {
    func list(_ insets: String, _ row: String = "height: 56", on device: String) -> CompiledSource {
      compiled(
        source(
          """
          screen A {
              targets: TARGETS; orientations: portrait
              bar bottom tabs {
                  height: 50
                  @tappable
                  box tab { width: fill }
              }
              @scroll(vertical)
              column list {
                  pin: screen; insets: \(insets)
                  for i in 1...30 {
                      @tappable
                      box item { \(row) }
                  }
              }
          }
          """, on: device))
    }
    let both = list("top", on: "iphone-47")
    #expect(
      both.messages == [
        "error[tappable_in_band]: 'list.item[29]' rests in the home-indicator band at the end of scrolling"
      ])
    #expect(
      both.findings.map { "\($0.rule.text) \($0.path)" } == [
        "tappable_in_band list.item[29]", "tappable_covered list.item[28]",
      ])
    #expect(
      both.diagnostics.first.map { facts($0).last { $0.hasPrefix("for the same") } }
        == "for the same reason 'list.item[28]' stays behind 'tabs' at the end of scrolling")
    // With a home key there is no strip, and the bar is told, with the same cure.
    let covered = list("top", on: "phone-home-key")
    #expect(
      covered.messages == ["error[tappable_covered]: 'list.item[29]' stays behind 'tabs' at the end of scrolling"])
    for result in [both, covered] {
      #expect(
        result.diagnostics.flatMap { $0.fixes.map { "\($0.title) \($0.isCertain)" } } == ["insets: top, bottom true"])
    }
    // An inset that is applied by hand would be there twice.
    let byHand = list("bottom", "height: 56; padding.top: inset.top", on: "iphone-47")
    #expect(byHand.rules == ["tappable_in_band"])
    #expect(byHand.diagnostics.flatMap { $0.fixes.map { $0.isCertain } } == [false])
    #expect(list("auto", on: "iphone-47").messages == [])
  }

  @Test func theWorstOfAGroupIsTold() {
    let result = compiled(
      source(
        """
        screen A {
            targets: TARGETS
            row items {
                left: safe.left; right: safe.right; bottom: screen.bottom; align: end
                for i in 1...4 {
                    @tappable
                    box item { width: 60; height: 48; margin.bottom: 24 - 6 * i }
                }
            }
        }
        """, on: "iphone-47"))
    #expect(result.messages == ["error[tappable_in_band]: 'items.item[3]' rests in the home-indicator band"])
    #expect(result.findings.compactMap { $0.configurations.first?.overlap } == [16, 22, 28, 34])
  }

  @Test func oneCauseGivesOneMessage() {
    // From the glass, in the band, and 20 beyond it.
    let low = source(
      button.replacing("screen.bottom - 8", with: "screen.bottom + 20"), on: "iphone-47")
    #expect(compiled(low).rules == ["tappable_in_band"])
    let far = source(
      button.replacing("screen.bottom - 8", with: "screen.bottom - 200"), on: "iphone-47", "phone-home-key")
    #expect(
      compiled(far).messages == [
        "error[tied_to_glass]: 'agree' keeps its distance from the glass at the bottom by a constant"
      ])
    #expect(
      compiled(far).diagnostics.first.map { facts($0) } == [
        "no target fails today; the distance is a constant, the inset is not"
      ])
    let free = source(button, on: "phone-home-key")
    #expect(compiled(free).messages == [])
  }

  @Test func anAllowanceSilencesWithItsReason() {
    func allowed(_ element: String, _ screen: String = "") -> CompiledSource {
      compiled(
        source(
          """
          \(screen)
          screen A {
              targets: TARGETS; orientations: portrait
              stack pane {
                  pin: screen
                  \(element)
                  @tappable
                  box agree { left: parent.left + 60; width: 100; height: 50; bottom: parent.bottom - 8 }
              }
          }
          """, on: "iphone-47"))
    }
    let reason = "reason: \"a kiosk: the bar is hidden\""
    for result in [allowed("@allow(tappable_in_band, \(reason))"), allowed("", "@allow(tappable_in_band, \(reason))")] {
      #expect(result.messages == [])
      #expect(result.findings.map { $0.certainty } == [.suppressed(reason: "a kiosk: the bar is hidden")])
    }
    #expect(allowed("@allow(overflow, \(reason))").rules == ["tappable_in_band", "unused_allow"])
    // Where the strip itself is told, `tied_to_glass` says nothing that could be silenced.
    let both = allowed("@allow(tappable_in_band, \(reason))\n@allow(tied_to_glass, \(reason))")
    #expect(both.rules == ["unused_allow"])
  }

  @Test func levelsAreThoseOfTheRunThenOfTheProject() {
    let source = source(button, on: "iphone-47")
    func messages(_ level: RuleLevel?, project: String? = nil) -> [String] {
      var options = CompileOptions()
      if let level { options.levels = [(RuleName("tappable_in_band"), level)] }
      options.levels.append((RuleName("content_clipped"), .allow))
      let project = project.map { SourceText(name: "project.band", $0) }
      return compiled(SourceText(name: "a.band", source), project: project, options: options).messages
    }
    let text = "[tappable_in_band]: 'agree' rests in the home-indicator band"
    #expect(messages(nil) == ["error" + text])
    #expect(messages(.warn) == ["warning" + text])
    // What the rule no longer says, the one on the source does.
    #expect(messages(.allow).map { $0.prefix(20) } == ["error[tied_to_glass]"])
    #expect(messages(nil, project: "project { warn: tappable_in_band }") == ["warning" + text])
    #expect(messages(.deny, project: "project { warn: tappable_in_band }") == ["error" + text])
  }

  @Test func overflowIsWhyWhatItPushesIsInTheBand() {
    let result = compiled(
      source(
        """
        screen A {
            targets: TARGETS; orientations: portrait
            column page {
                box picture { height: 733 }
                @tappable
                box next { height: 50 }
            }
        }
        """, on: "iphone-47"))
    // 763 are there, 783 are needed.
    #expect(result.rules == ["tappable_in_band"])
    #expect(result.diagnostics.first.map { facts($0).contains("'page' holds 20 pt more than it has room for") } == true)
  }

  @Test func aScreenThatIsExclusiveHoldsNoNavigation() {
    func arena(_ content: String) -> [String] {
      compiled(
        fieldDevices + """
          @exclusive(edges: [bottom], reason: "the stick needs the lower half")
          screen Arena {
              targets: "iphone-47"
              \(content)
          }
          """
      ).messages
    }
    let message = "error[exclusive_screen]: an '@exclusive' screen is a game in full screen, and can't hold "
    #expect(arena("@surface\nbox field { pin: screen }") == [])
    #expect(arena("bar top head { text(\"Arena\") }") == [message + "a bar"])
    #expect(arena("NavBar head(\"Arena\")") == [message + "a bar ('NavBar' has one)"])
    #expect(arena("@input\nbox name { left: safe.left; top: safe.top }") == [message + "a text field"])
    #expect(arena("row tabs { height: 60; TabItem(\"Play\") }") == [message + "tabs"])
  }

  @Test func conditionsOnSizesThatHoldAtOnceConflictWhateverIsAllowed() {
    let page = """
      screen A {
          targets: TARGETS
          @allow(assertion_failed, reason: "none of mine")
          column page {
              if screen.width > 300 { gap: 8 }
              if screen.height > 500 { gap: 16 }
          }
      }
      """
    let result = compiled(source(page, on: "iphone-47", "phone-home-key"))
    guard let message = result.diagnostics.first else {
      Issue.record("nothing is reported")
      return
    }
    #expect(
      result.messages.first
        == "error[conflicting_conditions]: two 'if's hold at once and set 'gap' to different values")
    // 390 by 844 and 320 by 568: no amount belongs to it.
    #expect(facts(message).last == "also the other device: iPhones with a home key")
    let silenced = page.replacing("assertion_failed", with: "conflicting_conditions")
    #expect(
      compiled(source(silenced, on: "iphone-47")).messages.contains(
        "error[wrong_value]: nothing silences 'conflicting_conditions': it is an error of the language"))
  }

  @Test func eachAssertionIsToldOnItsOwn() {
    let page = """
      screen A {
          targets: TARGETS
          box a { left: safe.left; width: 100; height: 50; top: safe.top }
          assert a.width >= 120, "too narrow"
          assert a.height >= 60, "too low"
      }
      """
    #expect(
      compiled(source(page, on: "iphone-47")).messages == [
        "error[assertion_failed]: too narrow", "error[assertion_failed]: too low",
      ])
  }

  @Test func aHitSlopThatReachesIntoTheBandIsNamed() {
    let slop = """
      screen A {
          targets: TARGETS
          @tappable
          box agree { centerX: safe.centerX; width: 100; height: 50; bottom: safe.bottom - 4; hitSlop: 10 }
      }
      """
    let message = compiled(source(slop, on: "iphone-47")).diagnostics.first
    #expect(
      message?.notes.last { $0.kind == .help }?.text
        == "its frame is clear, and its `hitSlop` reaches 10 pt further: make that 4 at the bottom, `hitSlop.bottom: 4`"
    )
  }

  @Test func whatLeadsBackToTheGlassIsReplacedBySafe() {
    func titles(_ bottom: String) -> [String] {
      let screen = """
        screen A {
            targets: TARGETS
            @tappable
            box agree { left: safe.left; width: 100; height: 50; bottom: \(bottom) }
        }
        """
      return compiled(source(screen, on: "iphone-47")).diagnostics.flatMap { $0.fixes.map { $0.title } }
    }
    #expect(titles("screen.bottom - inset.bottom + 4") == ["bottom: safe.bottom"])
    #expect(titles("screen.bottom - 30 + 20") == ["bottom: safe.bottom"])
    #expect(titles("screen.bottom - 12") == ["bottom: safe.bottom - 12"])
  }

  @Test func contentThatIsHigherThanItsBarSaysWhyItRestsInTheBand() {
    let bar = """
      screen A {
          targets: TARGETS
          bar bottom tools { height: 30; @tappable box b { height: 48; width: 100 } }
      }
      """
    guard let message = compiled(source(bar, on: "iphone-47")).diagnostics.first else {
      Issue.record("nothing is reported")
      return
    }
    #expect(message.rule.text == "tappable_in_band")
    // 48 in a bar of 30 above the inset of 34.
    #expect(facts(message).contains("'tools' holds 18 pt more than it has room for"))
  }

  @Test func whereTheStripIsDeeperThanTheInsetSafeIsNoCure() {
    func page(_ bottom: String) -> String {
      """
      device "hidden" { platform: android; form: phone; scale: 2; navigation: gesture
          portrait { screen: 400 by 800; inset.bottom: 0; home: 24
              strip nav { kind: home; edge: bottom; thickness: 24; takes: tap, dragAcross } } }
      screen A {
          targets: "hidden"
          @tappable
          box agree { left: safe.left; width: 100; height: 50; bottom: \(bottom) }
      }
      """
    }
    for bottom in ["screen.bottom - 8", "safe.bottom - 8"] {
      let message = compiled(page(bottom)).diagnostics.first
      #expect(message?.rule.text == "tappable_in_band" && message?.fixes.isEmpty == true, "\(bottom)")
      #expect(
        message?.notes.last { $0.kind == .help }?.text
          == "the strip is deeper than the inset here: keep `max(inset.bottom, gesture.bottom)` from the glass at the bottom",
        "\(bottom)")
    }
    #expect(compiled(page("screen.bottom - max(inset.bottom, gesture.bottom) - 8")).messages == [])
  }
}
