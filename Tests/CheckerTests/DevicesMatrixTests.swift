import BandDiagnostics
import BandScreenModel
import BandSyntax
import Testing

@testable import BandChecker

/// The configurations of a screen: defaults, order, overrides, limits.
@Suite struct DevicesMatrixTests {
  @Test func aScreenThatSaysNothingIsCheckedOnAllReadyDevices() {
    // docs/devices.md: 108 ready profiles with 280 orientations; one text size, one direction, keyboard down.
    let result = make(screen())
    #expect(result.diagnostics.isEmpty && result.faults.isEmpty)
    #expect(result.matrix.devices.map { $0.id } == Catalogue.identifiers(in: .all))
    #expect(result.matrix.configurations.count == 280)
    for configuration in result.matrix.configurations {
      #expect(configuration.discrete.textSize == .standard)
      #expect(configuration.discrete.direction == .leftToRight)
      #expect(!configuration.discrete.isKeyboardUp && configuration.discrete.state == 0)
    }
  }

  @Test func theLastAxisChangesFastest() {
    var screen = screen(states: ["idle", "busy"], hasInput: true)
    screen.settings.directions = [.rightToLeft, .leftToRight]
    screen.settings.textSizes = TextSizeList([.category(.xxxLarge), .standard])
    let result = make(screen, overrides { $0.devices = ["iphone-8", "iphone-16"] })
    #expect(result.matrix.devices.map { $0.id } == ["iphone-8", "iphone-16"])
    let configurations = result.matrix.configurations
    // iPhone 8 has 2 orientations, iPhone 16 has 3.
    #expect(configurations.count == (2 + 3) * 2 * 2 * 2 * 2)
    let first = configurations.prefix(17).map { configuration in
      let discrete = configuration.discrete
      return
        "\(configuration.device) \(configuration.orientation) \(discrete.textSize.scale(on: .ios) > 1 ? "big" : "-") "
        + "\(discrete.direction.text) \(discrete.state) \(discrete.isKeyboardUp ? "up" : "down")"
    }
    #expect(
      first == [
        "0 0 big rtl 0 down", "0 0 big rtl 0 up", "0 0 big rtl 1 down", "0 0 big rtl 1 up",
        "0 0 big ltr 0 down", "0 0 big ltr 0 up", "0 0 big ltr 1 down", "0 0 big ltr 1 up",
        "0 0 - rtl 0 down", "0 0 - rtl 0 up", "0 0 - rtl 1 down", "0 0 - rtl 1 up",
        "0 0 - ltr 0 down", "0 0 - ltr 0 up", "0 0 - ltr 1 down", "0 0 - ltr 1 up",
        "0 1 big rtl 0 down",
      ])
    #expect(configurations.last?.device == 1 && configurations.last?.orientation == 2)
  }

  @Test func theCaseIsThatOfTheDevice() throws {
    let file = ReadFile(
      """
      device "Two panes" {
          platform: android; form: foldable; scale: 2; navigation: gesture
          portrait { screen: 1114 by 720; hinge { left: 540; width: 34 } }
          landscape { screen: 1280 by 720 }
      }
      screen A { targets: "Two panes"; text("a") }
      """)
    var catalogue = CatalogueProfiles()
    let result = makeMatrix(for: try #require(file.screens.first), in: file.scope, catalogue: &catalogue)
    let cases = result.matrix.configurations.map { $0.discrete }
    #expect(
      cases == [
        DiscreteCase(
          platform: .android, form: .foldable, navigation: .gesture, isLandscape: false, textSize: .standard,
          isSpanned: true),
        DiscreteCase(
          platform: .android, form: .foldable, navigation: .gesture, isLandscape: true, textSize: .standard),
      ])
  }

  @Test func landscapeIsBothRotations() {
    let device = overrides { $0.devices = ["iphone-16"] }
    func orientations(_ words: [String], _ id: String = "iphone-16") -> [Orientation] {
      let result = make(
        screen(),
        overrides {
          $0.devices = [id]
          $0.orientations = words
        })
      return result.matrix.configurations.map { result.matrix.devices[0].orientations[$0.orientation].orientation }
    }
    #expect(make(screen(), device).matrix.configurations.count == 3)
    #expect(orientations(["portrait"]) == [.portrait])
    #expect(orientations(["landscape"]) == [.landscapeLeft, .landscapeRight])
    #expect(orientations(["landscapeRight", "portrait"]) == [.portrait, .landscapeRight])
    // On an iPhone 8 the rotations are alike and stand in one block.
    #expect(orientations(["landscapeLeft"], "iphone-8") == [.landscape])
  }

  @Test func theRunWinsOverTheScreen() throws {
    let file = ReadFile(
      """
      targets two { "iphone-8", "iphone-x" }
      screen A { targets: tablets; orientations: landscape; textSizes: all; text("a") }
      """)
    var catalogue = CatalogueProfiles()
    let run = overrides {
      $0.devices = ["iPhone 16 Pro"]
      $0.targets = ["two"]
      $0.orientations = ["portrait"]
      $0.textSizes = ["1.7x", "default"]
    }
    let result = makeMatrix(
      for: try #require(file.screens.first), in: file.scope, overrides: run, catalogue: &catalogue)
    #expect(result.faults == [])
    // A device on the command line is exactly that profile, without its variants.
    #expect(result.matrix.devices.map { $0.id } == ["iphone-8", "iphone-x", "iphone-16-pro"])
    #expect(result.matrix.configurations.map { $0.discrete.textSize }.prefix(2) == [.factor(1.7), .standard])
    #expect(result.matrix.configurations.count == 3 * 2)
  }

  @Test func statesAreChosenByName() {
    let screen = screen(states: ["idle", "busy", "failed"])
    let one = make(
      screen,
      overrides {
        $0.devices = ["iphone-8"]
        $0.states = ["failed", "idle"]
      })
    #expect(one.matrix.configurations.map { $0.discrete.state } == [0, 2, 0, 2])
    let wrong = make(screen, overrides { $0.states = ["fialed"] })
    #expect(wrong.faults.map { $0.message } == ["there is no state 'fialed'; did you mean 'failed'?"])
    #expect(wrong.matrix.configurations.isEmpty)
    let none = make(self.screen(), overrides { $0.states = ["idle"] })
    #expect(none.faults.map { $0.message } == ["there is no state 'idle': the screen has no states"])
  }

  @Test func optionsThatMeanNothingAreFaults() {
    let run = overrides {
      $0.devices = ["iphone 16 prp", "zzz"]
      $0.targets = ["tablet"]
      $0.orientations = ["portrait", "sideways"]
      $0.textSizes = ["xxLarg", "1.7", "99x", "nanx"]
    }
    let result = make(screen(), run)
    #expect(result.diagnostics.isEmpty && result.matrix.configurations.isEmpty)
    #expect(
      result.faults.map { $0.option } == [
        "--orientation", "--text-size", "--text-size", "--text-size", "--text-size", "--target", "--device",
        "--device",
      ])
    #expect(result.faults[0].message.hasPrefix("there is no orientation 'sideways'; it takes portrait, "))
    #expect(result.faults[1].suggestions == ["xxLarge"])
    #expect(result.faults[2].message.hasSuffix(", or a factor like 1.7x"))
    #expect(result.faults[5].message == "there are no targets 'tablet'; did you mean 'tablets'?")
    #expect(result.faults[6].suggestions.first == "iPhone 16 Pro")
    #expect(result.faults[7].message == "there is no device 'zzz'; `bandc devices` lists them")
  }

  @Test func moreThanAMillionConfigurationsAreAnError() {
    var screen = screen(states: (0..<20).map { "s\($0)" }, hasInput: true)
    screen.settings.directions = [.leftToRight, .rightToLeft]
    screen.settings.textSizes = TextSizeList((0..<50).map { .factor(1 + Double($0) / 100) })
    // 280 orientations × 50 × 2 × 20 × 2.
    let result = make(screen)
    #expect(result.diagnostics.map { $0.rule.text } == ["matrix_too_large"])
    #expect(result.matrix.configurations.isEmpty)
    screen.settings.textSizes = TextSizeList((0..<44).map { .factor(1 + Double($0) / 100) })
    // 280 × 44 × 2 × 20 × 2 is 985,600.
    #expect(make(screen).matrix.configurations.count == 985_600)
  }

  @Test func nothingToCheckIsAnError() throws {
    let file = ReadFile(
      """
      device "Tall" { platform: ios; form: phone; scale: 2; portrait { screen: 375 by 667 } }
      targets nobody { }
      screen A { targets: nobody; text("a") }
      screen B { targets: "Tall"; orientations: landscape; text("a") }
      screen C { targets: "Tall"; text("a") }
      """)
    var catalogue = CatalogueProfiles()
    let screens = file.screens
    let first = makeMatrix(for: screens[0], in: file.scope, catalogue: &catalogue)
    #expect(first.diagnostics.map { $0.message } == ["the targets name no device, so nothing is checked"])
    let second = makeMatrix(for: screens[1], in: file.scope, catalogue: &catalogue)
    #expect(second.diagnostics.map { $0.message } == ["no target has the orientations that are asked for"])
    let third = makeMatrix(
      for: screens[2], in: file.scope, overrides: overrides { $0.orientations = ["landscape"] }, catalogue: &catalogue)
    #expect(third.faults.map { $0.message } == ["none of the devices has the orientation 'landscape'"])
  }

  @Test func aBrokenTargetIsReportedOnce() throws {
    let file = ReadFile(
      """
      targets mine { "iPhone 61" }
      project { targets: mine }
      screen A { text("a") }
      screen B { targets: mine; text("a") }
      screen C { targets: mnie; text("a") }
      """)
    #expect(file.diagnostics.map { $0.rule.text } == ["unknown_target"])
    var catalogue = CatalogueProfiles()
    let found = file.screens.map { makeMatrix(for: $0, in: file.scope, catalogue: &catalogue).diagnostics }
    #expect(found.map { $0.map { $0.message } } == [[], [], ["there are no targets 'mnie'; did you mean 'mine'?"]])
  }

  private func screen(states: [String] = [], hasInput: Bool = false) -> MatrixScreen {
    MatrixScreen(
      file: FileID(0), place: Place(file: FileID(0), span: .empty), settings: MatrixSettings(), states: states,
      hasInput: hasInput)
  }

  private func make(_ screen: MatrixScreen, _ overrides: MatrixOverrides = MatrixOverrides()) -> MatrixResult {
    var catalogue = CatalogueProfiles()
    return makeMatrix(for: screen, in: DeviceScope(), overrides: overrides, catalogue: &catalogue)
  }
}
