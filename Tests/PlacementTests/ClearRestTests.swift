import BandChecker
import BandCompileSupport
import BandLang
import BandLayout
import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

@testable import BandPlacement

/// What rules don't ask of elements with a clear rest, they would find kept.
@Suite struct ClearRestTests {
  /// Devices with every kind of strip, with cutouts, side insets, a hinge, and the keyboard's height known and not.
  private static let devices: [DeviceProfile] = {
    let wanted = [
      "iphone-se-3", "iphone-16-pro", "ipad-pro-11-m4", "pixel-9-gesture", "galaxy-s24-3button",
      "pixel-fold-unfolded-gesture",
    ]
    let positions = wanted.compactMap { id in Catalogue.index.firstIndex { $0.id == id } }
    var catalogue = CatalogueProfiles()
    var devices = catalogue.profiles(at: positions)
    // Two panes, as in the tests of hinges: no figure of a real device.
    if var folding = devices.last {
      for index in folding.orientations.indices {
        let size = folding.orientations[index].size
        folding.orientations[index].hinge = Rectangle(x: size.width / 2 - 17, y: 0, width: 34, height: size.height)
      }
      devices.append(folding)
    }
    return devices
  }()

  /// What was looked at: elements with a clear rest and those without.
  private struct Count {
    var clear = 0
    var others = 0
  }

  private func check(_ source: SourceText, _ provider: TestFiles, isRightToLeft: Bool, _ count: inout Count) {
    let compilation = compile(source, from: provider)
    guard !compilation.hasErrors, !compilation.screenNames.isEmpty else { return }
    let hasInput = String(decoding: source.bytes, as: UTF8.self).contains("@input")
    for device in Self.devices {
      for profile in device.orientations {
        for isKeyboardUp in hasInput ? [false, true] : [false] {
          let discrete = DiscreteCase(
            platform: device.platform, form: device.form, navigation: device.navigation,
            isLandscape: profile.orientation.isLandscape, textSize: .standard,
            direction: isRightToLeft ? .rightToLeft : .leftToRight, isKeyboardUp: isKeyboardUp,
            isSpanned: profile.hinge != nil)
          var resources = ExpansionResources(
            readImage: { _ in nil }, readFile: { path, _ in provider.file(at: path, limit: .max) })
          let expansion = expand(compilation.program, screen: 0, for: discrete, with: &resources)
          guard expansion.isFitForLayout else { continue }
          check(expansion.screen, device, profile, discrete, source.name, &count)
        }
      }
    }
  }

  private func check(
    _ screen: Screen, _ device: DeviceProfile, _ profile: OrientationProfile, _ discrete: DiscreteCase, _ name: String,
    _ count: inout Count
  ) {
    let environment = EnvironmentValues(of: profile, scale: device.scale, isKeyboardUp: discrete.isKeyboardUp)
    let obstructions = Obstructions(profile, discrete, usesPlatformMinimum: false)
    let context = PlacementCase(screen: screen).with(strips: obstructions.slots)
    var solver = ScreenSolver<Double>(screen)
    for layout in solver.layouts(in: environment) {
      var evaluator = Evaluator(
        screen: screen, frames: layout.frames, environment: environment.values, stripDepths: obstructions.depths)
      evaluator.orderStops()
      let without = Set(ClearRests(context, evaluator).elementsWithout())
      count.others += without.count
      for element in context.placed
      where layout.frames.exists[Int(element.index)] && !without.contains(element) {
        count.clear += 1
        for rule in placementRules {
          for requirement in rule.ofElement(context, element) {
            guard let clearance = evaluator.clearance(of: requirement) else { continue }
            #expect(
              clearance >= -placementTolerance,
              "\(rule.name.text) of \(screen[element].path) in \(name) on \(device.id), \(profile.orientation), keyboard \(discrete.isKeyboardUp)"
            )
          }
        }
      }
    }
  }

  @Test func whatIsClearKeepsAllThatIsAskedOfIt() throws {
    #expect(Self.devices.count == 7)
    let sources = files(in: "examples")
    let provider = TestFiles(
      files: Dictionary(uniqueKeysWithValues: sources.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }))
    var count = Count()
    for (number, file) in sources.enumerated() where file.bytes.count < 1400 {
      check(SourceText(name: file.path, bytes: file.bytes), provider, isRightToLeft: number % 4 == 1, &count)
    }
    for rule in placementRules {
      for text in [rule.description.bad, rule.description.good, rule.nearMiss] {
        check(SourceText(name: rule.name.text, text), provider, isRightToLeft: false, &count)
      }
    }
    // It finds most of those that there are, and not all are clear.
    #expect(count.clear > count.others)
    #expect(count.others > 300)
  }

  @Test func randomScreensKeepWhatIsAskedWhereTheyAreClear() {
    var random = SeededGenerator(seed: 21)
    var count = Count()
    for _ in 0..<12 {
      check(
        SourceText(name: "random", randomScreen(&random)), TestFiles(files: [:]),
        isRightToLeft: random.below(3) == 0, &count)
    }
    #expect(count.clear > 300)
    #expect(count.others > 300)
  }

  /// Lists and carousels in one another, with hit slops, insets, snapping and fixed controls, near the edges more often than not.
  private func randomScreen(_ random: inout SeededGenerator) -> String {
    func pick(_ choices: [String]) -> String { choices[random.below(choices.count)] }
    func control(_ name: String, _ place: String = "") -> String {
      """
      \(pick(["@tappable ", "@tappable(game) ", "@input ", "@draggable(vertical) ", ""]))\
      box \(name) { \(place)width: \(20 + random.below(300)); height: \(20 + random.below(120)); \(pick(["hitSlop: 12", "", ""])) }
      """
    }
    let snap = pick(["", ", snap: page", ", snap: start", ", snap: center"])
    return """
      screen A {
          @scroll(vertical)
          column list {
              pin: \(pick(["screen", "safe"])); insets: \(pick(["auto", "none", "top", "bottom"])); padding.bottom: \(random.below(60))
              \(control("a"))
              @scroll(horizontal\(snap))
              row carousel {
                  gap: \(random.below(20))
                  for i in 1...\(2 + random.below(5)) { \(control("page")) }
              }
              text("Some words that need a line or two of their own on most of the phones") {}
              for i in 1...\(1 + random.below(12)) { \(control("line")) }
          }
          \(control("b", "left: \(pick(["screen", "safe"])).left + \(random.below(40)); bottom: \(pick(["screen", "safe"])).bottom - \(random.below(40)); "))
      }
      """
  }
}
