import BandChecker
import BandDiagnostics
import BandScreenModel
import BandTestSupport
import Testing

/// What `device` declarations mean (language.md section 7, decision 0031), and what is wrong with them.
@Suite struct DevicesReadingTests {
  @Test func theKioskOfTheLanguagePageIsRead() throws {
    let file = ReadFile(
      """
      device "Kiosk 10" {
          platform: android; form: tablet; scale: 1.5
          portrait  { screen: 800 by 1280; inset.top: 24; inset.bottom: 48; corner: 0
                      strip navBar { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong } }
          landscape { screen: 1280 by 800; inset.top: 24; inset.bottom: 48
                      strip navBar { kind: home; edge: bottom; thickness: 48; takes: tap, dragAcross, dragAlong } }
      }
      targets kiosks { "Kiosk 10" }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let device = try #require(file.declarations.devices.first)
    #expect(device.id == "kiosk-10" && device.profiles.count == 1)
    let profile = device.profiles[0]
    #expect(profile.name == "Kiosk 10" && profile.platform == .android && profile.form == .tablet)
    #expect(profile.scale == 1.5 && profile.isComplete && profile.year == nil)
    // It says no navigation; its home strip takes taps, as three buttons do.
    #expect(profile.navigation == .threeButton)
    #expect(profile.orientations.map { $0.orientation } == [.portrait, .landscape])
    #expect(profile.orientations[1].size == PointSize(width: 1280, height: 800))
    #expect(profile.orientations[1].insets == Edges(left: 0, top: 24, right: 0, bottom: 48))
    let strip = Strip(
      name: "navBar", kind: .home, edge: .bottom, thickness: 48, takes: [.tap, .dragAcross, .dragAlong])
    #expect(profile.orientations[0].strips == [strip])
    #expect(file.declarations.targets.map { $0.name } == ["kiosks"])
  }

  @Test func figuresMayBeWorkedOutFromConstants() throws {
    let file = ReadFile(
      """
      let bar = 24
      let double: Length = bar * 2
      device "A" {
          platform: ios; form: phone; scale: 3
          portrait { screen: 400 - 10 by 2 * (400 + 22); inset.top: -bar + 2 * bar; inset.bottom: double / 4 }
      }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let portrait = try #require(file.declarations.devices.first?.profiles.first?.orientations.first)
    #expect(portrait.size == PointSize(width: 390, height: 844))
    #expect(portrait.insets == Edges(left: 0, top: 24, right: 0, bottom: 12))
  }

  @Test func variantsAreProfilesOfTheirOwn() throws {
    let file = ReadFile(
      """
      device "A" {
          id: "a1"; platform: ios; form: phone; scale: 3
          portrait {
              screen: 390 by 844; inset.top: 47; inset.bottom: 34; corner: 40
              strip status { kind: status; edge: top; thickness: 47; takes: tap }
              cutout notch { x: 100; y: 0; size: 190 by 32 }
              variant "OS 27, beta" { inset.top: 50; cutout: unknown }
          }
          landscape {
              screen: 844 by 390
              strip a { kind: pull; edge: top; thickness: unknown }
              variant "OS 28" { strip b { kind: status; edge: top; thickness: 20; takes: [tap, dragAcross] } }
              variant "OS 27, beta" { inset.left: unknown; corner: unknown }
          }
      }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let profiles = try #require(file.declarations.devices.first?.profiles)
    #expect(profiles.map { $0.id } == ["a1", "a1@os-27-beta", "a1@os-28"])
    #expect(profiles.map { $0.name } == ["A", "A, OS 27, beta", "A, OS 28"])
    #expect(profiles.map { $0.isComplete } == [true, false, true])
    let beta = profiles[1].orientations
    #expect(beta[0].insets == Edges(left: 0, top: 50, right: 0, bottom: 34))
    #expect(beta[0].strips.map { $0.name } == ["status"])
    #expect(beta[0].cutouts.isEmpty && beta[0].hasUnknownCutout && beta[0].corner == 40)
    #expect(beta[1].unknownInsets == .left && beta[1].hasUnknownCorner)
    #expect(beta[1].strips.map { $0.name } == ["a"])
    #expect(profiles[2].orientations[0].cutouts.count == 1)
    #expect(profiles[2].orientations[1].strips.map { $0.name } == ["b"])
  }

  @Test func aHiddenHintKeepsItsHomeStrip() throws {
    let file = ReadFile(
      """
      device "A" {
          platform: android; form: phone; scale: 3; navigation: gesture
          portrait {
              screen: 412 by 915; inset.top: 24; inset.bottom: 0; home: 24
              strip home { kind: home; edge: bottom; thickness: 32; takes: dragAcross }
              strip status { kind: status; edge: top; thickness: 24; takes: tap }
              strip back { kind: back; edge: left; thickness: 30; takes: dragAcross }
          }
          landscape { screen: 915 by 412; home: 20 }
      }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let orientations = try #require(file.declarations.devices.first?.profiles.first?.orientations)
    #expect(orientations[0].homeDepth == 24)
    #expect(orientations[0].tapDepth(of: orientations[0].strips[0]) == 24)
    #expect(orientations[0].tapDepth(of: orientations[0].strips[1]) == 24)
    #expect(!orientations[0].strips[2].isTapStrip)
    // No strip is written: the swipe goes home all the same.
    #expect(orientations[1].strips.map { $0.kind } == [.home])
    #expect(orientations[1].tapDepth(of: orientations[1].strips[0]) == 20)
  }

  @Test func aDeviceThatIsSaidToHaveAHomeStripSaysWhere() throws {
    let file = ReadFile(
      """
      device "A" {
          platform: ios; form: phone; scale: 3; navigation: homeIndicator
          portrait { screen: 400 by 900; inset.top: 50; inset.bottom: 34 }
      }
      device "B" {
          platform: android; form: phone; scale: 3; navigation: threeButton
          portrait { screen: 400 by 900; strip bar { kind: home; edge: bottom; thickness: 48; takes: tap } }
          landscape { screen: 900 by 400; inset.right: 48; strip bar { kind: status; edge: top; thickness: 24; takes: tap } }
      }
      device "C" {
          platform: ios; form: phone; scale: 2; navigation: homeButton
          portrait { screen: 375 by 667; inset.top: 20; inset.bottom: 10 }
      }
      """)
    #expect(
      file.diagnostics.map { $0.message } == [
        "'portrait' lacks the home strip of a device with 'navigation: homeIndicator'",
        "'landscape' lacks the home strip of a device with 'navigation: threeButton'",
      ])
    let help = try #require(file.diagnostics.first?.notes.first?.text)
    #expect(
      help.contains(
        "strip homeBar { kind: home; edge: bottom; thickness: 34; takes: dragAcross, dragAlong; discourages: tap }"))
  }

  @Test func theInsetOfItsEdgeIsTheDepthOfAHomeStrip() {
    // Android's gesture strip is 32 deep and its inset 24: taps pass through what is deeper (placement.md section 2).
    let strip = Strip(name: "nav", kind: .home, edge: .bottom, thickness: 32, takes: .dragAcross)
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 412, height: 915),
      insets: Edges(left: 0, top: 24, right: 0, bottom: 24), strips: [strip])
    #expect(profile.tapDepth(of: strip) == 24)
  }

  /// A property that has lost its name, or is spelt wrong, may be the one that is missing: one cause, one message.
  @Test func whatIsMissingMayBeWhatCouldNotBeRead() {
    let right =
      " platform: ios; form: phone; scale: 3; portrait { screen: 400 by 800; strip s { kind: home; edge: bottom; thickness: 34 }; hinge { left: 3; width: 4 }; cutout c { x: 3; y: 4; size: 3 by 3 } }"
    #expect(ReadFile("device \"K\" { \(right) }").diagnostics.isEmpty)
    for name in ["platform", "form", "scale", "screen", "kind", "edge", "thickness", "left", "width", "x", "y", "size"]
    {
      var nameless = right
      nameless.replace(" \(name): ", with: " : ")
      let file = ReadFile("device \"K\" { \(nameless) }")
      #expect(file.diagnostics.map { $0.message } == ["a property's name is missing before ':'"], "\(name)")
      // What was read of it is not to be relied on.
      #expect(file.declarations.devices.first?.profiles.isEmpty == true, "\(name)")
      var misspelt = right
      misspelt.replace(" \(name): ", with: " \(name)z: ")
      #expect(ReadFile("device \"K\" { \(misspelt) }").diagnostics.count == 1, "\(name)z")
    }
  }

  @Test func aScreenStandsInPortraitAndHoldsItsCutouts() {
    func problems(_ orientation: String) -> [String] {
      ReadFile("device \"K\" { platform: ios; form: phone; scale: 3; \(orientation) }").diagnostics.map { $0.message }
    }
    #expect(problems("portrait { screen: 800 by 400 }") == ["in portrait a screen is as high as it is wide at least"])
    #expect(problems("landscape { screen: 400 by 800 }") == ["in landscape a screen is as wide as it is high at least"])
    #expect(problems("portrait { screen: 400 by 400 }; landscape { screen: 400 by 400 }") == [])
    for cutout in ["x: 3; y: 4; size: 900 by 3", "x: 380; y: 4; size: 21 by 3", "x: 3; y: 790; size: 3 by 11"] {
      #expect(
        problems("portrait { screen: 400 by 800; cutout a { \(cutout) } }") == ["a cutout reaches beyond the screen"])
    }
    #expect(problems("portrait { screen: 400 by 800; cutout a { x: 380; y: 789; size: 20 by 11 } }") == [])
  }

  @Test func aHingeSeparatesOnlyIfItHasAWidth() throws {
    let file = ReadFile(
      """
      device "Two panes" {
          platform: android; form: foldable; scale: 2
          portrait { screen: 1114 by 720; hinge { left: 540; width: 34 } }
          landscapeLeft { screen: 720 by 1114; hinge { top: 540; height: 34 } }
          landscapeRight { screen: 720 by 1114; hinge { top: 557; height: 0 } }
      }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let orientations = try #require(file.declarations.devices.first?.profiles.first?.orientations)
    #expect(orientations[0].hinge == Rectangle(x: 540, y: 0, width: 34, height: 720))
    #expect(orientations[1].hinge == Rectangle(x: 0, y: 540, width: 720, height: 34))
    #expect(orientations[2].hinge == nil)
  }

  @Test func navigationFollowsFromTheHomeStripWhereNoneIsWritten() {
    let file = ReadFile(
      """
      device "A" { platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568 } }
      device "B" { platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568; inset.bottom: 34
          strip h { kind: home; edge: bottom; thickness: 34; takes: dragAcross } } }
      device "C" { platform: android; form: phone; scale: 2; portrait { screen: 320 by 568 } }
      """)
    #expect(file.diagnostics.map { $0.message } == [])
    let navigations = file.declarations.devices.compactMap { $0.profiles.first?.navigation }
    #expect(navigations == [.homeButton, .homeIndicator, .gesture])
  }

  @Test func whatIsMissingIsSaidWithWhatToWrite() {
    expectDiagnostics(
      """
      device "Kiosk 10" {
      //     ^^^^^^^^^^ error[missing_property]: device 'Kiosk 10' lacks 'platform', 'form' and 'scale'
          portrait { inset.top: 24 }
      //  ^^^^^^^^ error[missing_property]: 'portrait' lacks 'screen'
      }
      device "B" { platform: ios; form: phone; scale: 2 }
      //     ^^^ error[missing_property]: device 'B' lacks 'portrait'
      device "C" {
          platform: ios; form: phone; scale: 2
          portrait {
              screen: 390 by 844
              strip bar { edge: top }
              //    ^^^ error[missing_property]: strip 'bar' lacks 'kind' and 'thickness'
              cutout hole { x: 4; y: 4 }
          //  ^^^^^^^^^^^ error[missing_property]: the cutout lacks 'size'
              hinge { left: 40 }
          //  ^^^^^ error[missing_property]: a hinge has 'left' and 'width', or 'top' and 'height'
              variant { inset.top: 3 }
          //  ^^^^^^^ error[missing_property]: a variant needs a name and a block
          }
      }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func anUnknownPropertyGetsTheNearOne() {
    expectDiagnostics(
      """
      device "A" {
          platform: ios; form: phone; scal: 3; scale: 3
          //                          ^^^^ error[unknown_property]: a device has no property 'scal'; did you mean 'scale'?
          portrait {
              screen: 390 by 844; insets.top: 47; inset: 4
              //                  ^^^^^^^^^^ error[unknown_property]: an orientation has no property 'insets.top'; did you mean 'inset.top'?
              //                                  ^^^^^ error[unknown_property]: 'inset' needs to say which: write inset.top, inset.bottom, inset.left or inset.right
              strip bar { kind: home; edge: bottom; thicknes: 34; thickness: 34 }
              //                                    ^^^^^^^^ error[unknown_property]: a strip has no property 'thicknes'; did you mean 'thickness'?
              stripe bar { kind: home }
          //  ^^^^^^ error[unknown_kind]: an orientation can't hold 'stripe'; did you mean 'strip'?
          }
          variant "B" { inset.top: 4 }
      //  ^^^^^^^ error[unknown_kind]: a device can't hold 'variant'
          strip: 4
      //  ^^^^^ error[unknown_property]: a device has no property 'strip'
      }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func valuesHaveTheTypeOfTheirProperty() {
    expectDiagnostics(
      """
      device "A" {
          platform: iso; form: "phone"; scale: true
          //        ^^^ error[unknown_value]: 'platform' can't be 'iso'; did you mean 'ios'?
          //                   ^^^^^^^ error[type_mismatch]: 'form' takes a word: phone, tablet or foldable
          //                                   ^^^^ error[type_mismatch]: a number has to stand here
          sources: 4, "b"; complete: no; id: "a b"
          //       ^ error[type_mismatch]: a text in quotes has to stand here
          //                         ^^ error[type_mismatch]: 'complete' is true or false
          //                                 ^^^^^ error[wrong_value]: an identifier has no spaces and no '@'
          portrait {
              screen: 390; inset.top: 10%; inset.bottom: 3px, 4
              //      ^^^ error[type_mismatch]: 'screen' takes a width and a height
              //                      ^^^ error[type_mismatch]: a percentage can't stand here; write the points
              //                                              ^ error[too_many_values]: 'inset' takes one value
              cutout: 3
              //      ^ error[type_mismatch]: a cutout is 'unknown' or a block
              strip a { kind: hom; edge: leading; thickness: 2; takes: tap, drag }
              //              ^^^ error[unknown_value]: 'kind' can't be 'hom'; did you mean 'home'?
              //                         ^^^^^^^ error[unknown_value]: 'edge' can't be 'leading'
              //                                                            ^^^^ error[unknown_value]: 'takes' can't be 'drag'; did you mean 'dragAlong'?
          }
      }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func figuresThatCanNotBeAreErrors() {
    expectDiagnostics(
      """
      device "A" {
          platform: ios; form: phone; scale: 0; year: 24
          //                                 ^ error[wrong_value]: a scale is above 0 and at most 100 pixels to the point
          //                                          ^^ error[wrong_value]: a year has four digits
          portrait { screen: 390 by 0; inset.top: -1 }
          //         ^^^^^^^^^^^^^^^^ error[wrong_value]: a screen has a width and a height above 0
          //                                      ^^ error[wrong_value]: a length of a device is 0 or more
          landscape { screen: 844 by 390; inset.top: 200; inset.bottom: 190; hinge { left: 840; width: 9 } }
      //  ^^^^^^^^^ error[wrong_value]: the insets leave nothing of the screen
          //                                                                 ^^^^^ error[wrong_value]: the hinge reaches beyond the screen
      }
      device "B" {
          platform: ios; form: phone; scale: 1 / 0
          //                                 ^^^^^ error[wrong_value]: the value is not finite
          portrait { screen: 390 by 844 }
      }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func figuresAreConstants() {
    expectDiagnostics(
      """
      let a = b
      let b = a
      device "A" {
          platform: ios; form: phone; scale: a
          //                                 ^ error[not_constant]: this value takes too long to work out
          portrait { screen: 390 by screen.height; inset.top: gutter; inset.bottom: min(3, 4) }
          //                        ^^^^^^^^^^^^^ error[not_constant]: this is no constant
          //                                                  ^^^^^^ error[not_constant]: 'gutter' is no constant of this file
          //                                                                        ^^^^^^^^^ error[not_constant]: this is no constant
      }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func aDeviceHasNoElementsAndEachOrientationOnce() {
    expectDiagnostics(
      """
          @tappable
      //  ^^^^^^^^^ error[annotation_not_here]: a device takes no annotations
      device "A" {
          platform: ios; form: phone; scale: 3; scale: 2
          //                                    ^^^^^ error[duplicate_property]: 'scale' is set twice
          portrait { screen: 390 by 844; let a = 3 }
          //                                 ^ error[misplaced_item]: this has no meaning in an orientation
          portrait { screen: 390 by 844 }
      //  ^^^^^^^^ error[duplicate_orientation]: the device has 'portrait' twice
          landscape { screen: 844 by 390 }
          landscapeLeft { screen: 844 by 390 }
      //  ^^^^^^^^^^^^^ error[duplicate_orientation]: 'landscape' is both rotations, so 'landscapeLeft' can't stand beside it
          if ios { year: 2024 }
          // ^^^ error[misplaced_item]: this has no meaning in a device
      }
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func aNameIsDeclaredOnce() {
    expectDiagnostics(
      """
      device "A" { platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568 } }
      device "A" { id: "b"; platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568 } }
      //     ^^^ error[duplicate_name]: two devices are named 'A'
      device "B" { id: "a"; platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568 } }
      //     ^^^ error[duplicate_name]: two devices have the identifier 'a'
      device "iPhone 16" { platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568 } }
      //     ^^^^^^^^^^^ warning[hides_standard]: this device hides 'iphone-16' of the catalogue
      targets mine { "A" }
      targets mine { "B" }
      //      ^^^^ error[duplicate_name]: two targets are named 'mine'
      targets phones { "A" }
      //      ^^^^^^ warning[hides_standard]: these targets hide the ready ones of the name 'phones'
      """
    ) { ReadFile($0).diagnostics }
  }

  @Test func figuresFitTheScreenThatTheyAreOf() {
    func message(_ figures: String) -> [String] {
      ReadFile("device \"A\" { platform: ios; form: phone; scale: 2; portrait { screen: 320 by 568; \(figures) } }")
        .diagnostics.map { $0.message }
    }
    #expect(message("home: 568") == ["'home' leaves nothing of the screen"])
    #expect(message("keyboard: 900") == ["the keyboard leaves nothing of the screen"])
    #expect(message("corner: 161") == ["a corner is half of the screen's shorter side at most"])
    #expect(
      message("strip low { kind: home; edge: bottom; thickness: 600 }") == [
        "the strip 'low' leaves nothing of the screen"
      ])
    #expect(
      message("strip side { kind: back; edge: left; thickness: 320 }") == [
        "the strip 'side' leaves nothing of the screen"
      ])
    #expect(message("home: 34; keyboard: 300; corner: 160") == [])
  }

  @Test func aDeviceWithAnErrorHasNoProfilesAndIsKnownAllTheSame() {
    let file = ReadFile(
      """
      device "A" { platform: ios; form: phone; scale: 2; portrait { screen: 320 } }
      targets mine { "A" }
      """)
    #expect(file.declarations.devices.map { $0.profiles.isEmpty } == [true])
    #expect(file.diagnostics.map { $0.rule.text } == ["type_mismatch"])
  }

  @Test func hostileDeclarationsEndInTime() {
    var variants = "device \"A\" { platform: ios; form: phone; scale: 2\nportrait { screen: 320 by 568\n"
    for index in 0..<5000 { variants += "variant \"v\(index)\" { inset.top: 1 }\n" }
    variants += "} }\n"
    #expect(ReadFile(variants).diagnostics.map { $0.rule.text } == ["wrong_value"])
    // Each `let` uses the one before twice: 2 to the power of 200 steps without a budget.
    var lets = "let a0 = 1\n"
    for index in 1...200 { lets += "let a\(index) = a\(index - 1) + a\(index - 1)\n" }
    lets += "device \"A\" { platform: ios; form: phone; scale: a200; portrait { screen: 320 by 568 } }\n"
    #expect(ReadFile(lets).diagnostics.map { $0.rule.text } == ["not_constant"])
    // A chain of targets, the last first and the first first.
    var chain = "targets t0 { phones }\n"
    for index in 1...3000 { chain += "targets t\(index) { t\(index - 1) }\n" }
    #expect(ReadFile(chain).diagnostics.map { $0.rule.text } == ["target_cycle"])
    var back = "targets t0 { phones }\n"
    for index in 1...3000 { back = "targets t\(index) { t\(index - 1) }\n" + back }
    #expect(ReadFile(back).diagnostics.map { $0.rule.text } == ["target_cycle"])
  }
}
