import BandCompileSupport
import BandDiagnostics
import BandLang
import Testing

/// Which of several verdicts on one element are told: two where there are two causes. Source: `placement.md`, sections 3 and 4; figures are
/// worked out on paper for the devices of the cases.
@Suite struct OneCauseTests {
  private func compile(
    _ screen: String, on devices: [String], _ orientations: [String] = [], levels: [(String, RuleLevel)] = []
  ) -> CompiledSource {
    var options = CompileOptions()
    options.overrides.devices = devices
    options.overrides.orientations = orientations
    options.levels = levels.map { (.init($0.0), $0.1) }
    return compiled(fieldDevices + screen, options: options)
  }

  @Test func twoAnchorsAreTwoCauses() {
    let screen = "screen A { text oops(\"No connection\") { left: screen.left + 16; bottom: screen.bottom - 2 } }"
    // In landscape it is 31 in the inset at the left, and all of its 22 lie in the band or between that and the glass.
    #expect(compile(screen, on: ["iphone-47"], ["landscape"]).rules == ["content_clipped", "content_outside_safe"])
    #expect(compile(screen, on: ["iphone-47"], ["portrait"]).rules == ["content_outside_safe"])
    #expect(
      compile(screen, on: ["iphone-47", "android-3button"]).rules == ["content_clipped", "content_outside_safe"])
    // A control whose label lies in the same strip speaks for it.
    #expect(
      compile(
        "screen A { @tappable row go { left: safe.left + 16; bottom: screen.bottom; width: 48; height: 48; text(\"Go\") } }",
        on: ["iphone-47"], ["portrait"]
      ).rules == ["tappable_in_band"])
  }

  /// What is allowed of a control is allowed of its label: no fix moves the two out of the strip again.
  @Test func whereAControlIsAllowedItsLabelIs() {
    func go(_ annotation: String, _ beside: String = "") -> [String] {
      compile(
        "screen A { \(annotation) column foot { left: screen.left + 60; right: screen.right - 60; bottom: screen.bottom; @tappable row go { width: fill; height: 48; align: end; text(\"Go\") } \(beside) } }",
        on: ["iphone-47"], ["portrait"], levels: [("tied_to_glass", .allow)]
      ).rules
    }
    let allow = "@allow(tappable_in_band, reason: \"a stamp\")"
    #expect(go("") == ["tappable_in_band"])
    #expect(go(allow) == [])
    #expect(go(allow, "text(\"Page 1\")") == ["content_outside_safe"])
  }

  @Test func whatIsBeyondTheGlassElsewhereIsToldBesides() {
    func screen(_ annotation: String = "") -> String {
      "screen A { \(annotation) @tappable box go { left: safe.left + 16; top: safe.top + 330; width: 120; height: 50 } }"
    }
    // From 330 to 380 of 390, with a band from 369 on; of 320 nothing of it shows.
    let both = compile(screen(), on: ["iphone-47", "phone-568"], ["landscape"])
    #expect(both.rules == ["tappable_in_band", "tappable_unreachable"])
    #expect(both.findings.map { $0.configurations.count } == [1, 1])
    let silenced = compile(
      screen("@allow(tappable_in_band, reason: \"a game\")"), on: ["iphone-47", "phone-568"], ["landscape"])
    #expect(silenced.messages.contains { $0.hasPrefix("error[tappable_unreachable]") })
    // What warns swallows no error.
    let lowered = compile(
      screen(), on: ["iphone-47", "phone-568"], ["landscape"], levels: [("tappable_in_band", .warn)])
    #expect(lowered.rules.contains("tappable_unreachable"))
  }

  /// A strip at the bottom is one thing, and a panel over the left half another: each is told in every configuration.
  @Test func aCoverAtAnotherEdgeIsToldBesidesAStrip() {
    let drawer = """
      screen A {
          @modal
          stack shade {
              pin: screen
              @tappable
              box dismiss { pin: screen }
              box menu { left: screen.left; width: 200; top: screen.top; bottom: screen.bottom; background: #FFFFFF }
          }
      }
      """
    let found = compile(drawer, on: ["iphone-47", "phone-568"], levels: [("tied_to_glass", .allow)])
    #expect(found.rules == ["tappable_in_band", "tappable_covered"])
    let covered = found.findings.filter { $0.rule.text == "tappable_covered" }.flatMap { $0.configurations }
    #expect(covered.map { $0.overlap } == [200, 200, 200, 200])
  }

  /// On a phone with a home key the panel covers the first 10 of the control; on the other the control is in the band, which is told.
  @Test func nothingPassesWhereAnotherMessageTells() {
    let screen = """
      screen A {
          @tappable box go { left: safe.left + 16; width: 100; height: 50; bottom: screen.bottom - 8 }
          box panel { left: safe.left; right: safe.right; height: 100; bottom: go.top + 10; background: #FFFFFF }
      }
      """
    let found = compile(screen, on: ["iphone-47", "phone-568"], ["portrait"], levels: [("tied_to_glass", .allow)])
    #expect(found.rules == ["tappable_in_band", "tappable_covered"])
    let facts = found.diagnostics.last?.notes.map { $0.text } ?? []
    #expect(facts.first?.hasPrefix("phone-568, portrait: 10 of its 50 pt lie behind it") == true, "\(facts)")
    #expect(!facts.contains { $0.contains("passes") }, "\(facts)")
  }

  /// 868 in 763: the second button ends in the band, and the third is beyond the glass.
  @Test func oneOverflowIsOneMessageWhateverItPushesWhere() {
    let page = """
      screen A {
          column page { padding: 16; gap: 12
              box art { height: 650; width: 10 }
              for t in 1...3 { @tappable box go { height: 50; width: fill } }
          }
      }
      """
    let found = compile(page, on: ["iphone-47"], ["portrait"])
    #expect(found.messages == ["error[overflow]: 'page.go[2]' does not fit in 'page' from top to bottom"])
    let facts = found.diagnostics.flatMap { $0.notes.map { $0.text } }
    #expect(facts.contains("it pushes 'page.go[1]' into a strip, or where a tap doesn't come"), "\(facts)")
  }

  /// The star in the last row stands as low as the row, less 2: one padding, the row's, frees both.
  @Test func aRowAndWhatIsInItNeedOnePadding() {
    let list = """
      screen A {
          @scroll(vertical)
          column list { pin: screen
              for i in 1...20 {
                  @tappable
                  row line { height: 48; width: fill; justify: end; align: center
                      @tappable box star { width: 44; height: 44 } }
              }
          }
          @tappable box add { right: safe.right - 2; bottom: safe.bottom - 16; width: 56; height: 56 }
      }
      """
    // The list ends at 810, and the button stands from 738 to 794: the row is 72 too low, and the star, which ends at 808, 70.
    let found = compile(list, on: ["iphone-47"], ["portrait"])
    #expect(found.rules == ["tappable_covered"], "\(found.messages)")
    let notes = found.diagnostics.flatMap { $0.notes.map { $0.text } }
    #expect(notes.contains("add 72 pt of padding at the bottom of 'list'"), "\(notes)")
  }

  // MARK: Insets and constants

  @Test func aConstantThatIsAsLargeByChanceIsNoInset() {
    func screen(_ padding: Int) -> String {
      """
      screen A {
          column s { left: safe.left; right: safe.right; bottom: screen.bottom; padding: \(padding)
              column foot { padding.bottom: inset.bottom; @tappable box ok { height: 50 } }
          }
      }
      """
    }
    let devices = ["iphone-47", "ipad-no-key"]
    // 20 are as much as the inset of the tablet, and of the phone held upright they aren't.
    #expect(compile(screen(20), on: devices).rules == [])
    // On the tablet alone it is twice the inset.
    #expect(compile(screen(20), on: ["ipad-no-key"]).rules == ["double_inset"])
    #expect(compile(screen(34), on: devices).rules == ["double_inset"])
  }

  @Test func theSideThatCountsIsTheOneThatWins() {
    func screen(_ padding: String) -> String {
      """
      screen A {
          column card { left: safe.left; right: safe.right; bottom: screen.bottom; \(padding)
              box title { height: 20 }
          }
      }
      """
    }
    // The inset is 24.
    let device = ["android-gesture"]
    #expect(compile(screen("padding: 24"), on: device, ["portrait"]).rules == ["hard_coded_inset"])
    #expect(compile(screen("padding: 24; padding.bottom: 8 + inset.bottom"), on: device, ["portrait"]).rules == [])
    #expect(compile(screen("padding.bottom: 8 + inset.bottom; padding: 24"), on: device, ["portrait"]).rules == [])
    #expect(
      compile(screen("padding.vertical: 24; padding.bottom: inset.bottom"), on: device, ["portrait"]).rules == [])
    #expect(
      compile(screen("padding: 8 + inset.bottom; padding.bottom: 24"), on: device, ["portrait"]).rules
        == ["hard_coded_inset"])
    // Where what is inside applies the inset, the constant comes on top.
    #expect(
      compile(
        """
        screen A {
            column card { left: safe.left; right: safe.right; bottom: screen.bottom; padding: 24
                row foot { padding.bottom: inset.bottom; box title { height: 20 } }
            }
        }
        """, on: ["android-gesture", "iphone-47"], ["portrait"]
      ).rules == [])
  }

  // MARK: Allowances

  @Test func whatAnotherScreenNeedsIsNotAllowedInVain() {
    func source(_ second: Int) -> String {
      fieldDevices + """
        component Tag(side: Length) {
            @allow(target_too_small, reason: "drawn small")
            @tappable
            box { width: side; height: side }
        }
        screen U { targets: "iphone-47"; column page { Tag a(side: 60) } }
        screen V { targets: "iphone-47"; column page { Tag b(side: \(second)) } }
        """
    }
    #expect(compiled(source(20)).rules == [])
    #expect(compiled(source(50)).rules == ["unused_allow"])
  }
}
