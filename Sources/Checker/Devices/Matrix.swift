import BandDiagnostics
import BandScreenModel
import BandSyntax

/// The configurations in which a screen is laid out and checked.
public struct Matrix: Sendable {
  public var devices: [DeviceProfile]
  /// By device, orientation, text size, language, direction, state, keyboard: the last changes fastest.
  ///
  /// Devices stand in the order of the list of targets, the catalogue's within a ready target; orientations in the order
  /// portrait, landscape, left, right; text sizes, languages and directions as they are written (`all` from the smallest on, and in the
  /// order of the tables of strings); states
  /// in the order of `states:`; the keyboard down before up. Same sources, same order.
  public var configurations: [Configuration]

  public init(devices: [DeviceProfile], configurations: [Configuration]) {
    self.devices = devices
    self.configurations = configurations
  }

  /// How many configurations a screen may have (language.md section 10).
  public static let limit = 1_000_000
}

/// What a matrix is made for: the facts of one screen.
public struct MatrixScreen: Sendable {
  public var file: FileID
  /// Where messages about the whole matrix stand: the screen's name.
  public var place: Place
  /// The screen's own settings.
  public var settings: MatrixSettings
  /// The names of its states; empty where it has none.
  public var states: [String]
  /// Whether it can have the keyboard up.
  public var hasInput: Bool
  /// The languages of the tables of strings that it takes texts from; empty where it takes none.
  public var languages: [LanguageTag]

  public init(
    file: FileID, place: Place, settings: MatrixSettings, states: [String], hasInput: Bool,
    languages: [LanguageTag] = []
  ) {
    self.languages = languages
    self.file = file
    self.place = place
    self.settings = settings
    self.states = states
    self.hasInput = hasInput
  }
}

/// A matrix, or why there is none.
public struct MatrixResult: Sendable {
  /// No configurations where there is an error or a fault.
  public var matrix: Matrix
  /// What is wrong with the screen's own targets, and with the matrix as a whole. Declarations and the project are checked
  /// once, by `readDeclarations` and `checkTargets`.
  public var diagnostics: [Diagnostic]
  /// What is wrong with the run's overrides.
  public var faults: [OverrideFault]
}

/// Makes the list of configurations of a screen.
///
/// The run's overrides win over the screen's settings, these over the project's, these over the defaults: all ready devices,
/// portrait and both landscape rotations, left to right, the default text size, all languages of the tables of strings that the screen
/// uses. A screen that can bring the keyboard up is also checked with the keyboard up. A language that is written from right to left is
/// laid out so, whatever `directions` says.
///
/// - Parameters:
///   - scope: the declared devices and targets, and the project.
///   - catalogue: the catalogue's profiles parsed so far; keep it for the next screen.
public func makeMatrix(
  for screen: MatrixScreen, in scope: DeviceScope, overrides: MatrixOverrides = MatrixOverrides(),
  catalogue: inout CatalogueProfiles
) -> MatrixResult {
  var read = ReadOverrides(overrides)
  let settings = screen.settings.over(scope.project?.matrix ?? MatrixSettings())
  var targets = TargetResolver(scope: scope, isReporting: true)
  findTargets(for: screen, in: scope, overrides, &targets, &read)
  let states = findStates(of: screen, overrides, &read)
  let languages = findLanguages(of: screen, settings.locales, overrides, &read)

  var result = MatrixResult(
    matrix: Matrix(devices: [], configurations: []), diagnostics: targets.diagnostics, faults: read.faults)
  // What is broken has been reported, here or where it is declared.
  guard read.faults.isEmpty, !targets.isBroken else { return result }

  let axes = MatrixAxes(
    orientations: read.orientations ?? settings.orientations ?? .all,
    textSizes: read.textSizes ?? settings.textSizes ?? .standard,
    directions: settings.directions ?? [.leftToRight], languages: languages, states: states,
    keyboards: screen.hasInput ? [false, true] : [false])
  let devices = scope.profiles(targets.profiles, catalogue: &catalogue)
  guard let count = axes.count(over: devices), count <= Matrix.limit else {
    result.diagnostics.append(
      Diagnostic(
        .matrixTooLarge, at: screen.place,
        "the screen has more than a million configurations",
        notes: [DiagnosticNote(.help, "name fewer targets, text sizes, locales, directions or states")]))
    return result
  }
  guard count > 0 else {
    report(emptyMatrix: screen, devices, overrides, &result)
    return result
  }
  result.matrix = Matrix(devices: devices, configurations: axes.configurations(over: devices, count: count))
  return result
}

/// Finds the devices: of the run, else of the screen, else of the project, else all that are ready.
private func findTargets(
  for screen: MatrixScreen, in scope: DeviceScope, _ overrides: MatrixOverrides, _ targets: inout TargetResolver,
  _ read: inout ReadOverrides
) {
  for name in overrides.targets where !targets.addTargets(named: name, from: screen.file) {
    read.report(
      "--target", name, "there are no targets '" + name + "'", among: scope.targetNames(from: screen.file))
  }
  for name in overrides.devices where !targets.addProfile(named: name, from: screen.file) {
    read.report(
      "--device", name, "there is no device '" + name + "'", among: scope.deviceNames(from: screen.file), limit: 3,
      help: "; `bandc devices` lists them")
  }
  guard overrides.targets.isEmpty, overrides.devices.isEmpty else {
    // The run looks elsewhere, but what the screen says is still a part of its source.
    if let own = screen.settings.targets { targets.checkOnly(own, in: screen.file) }
    return
  }
  if let own = screen.settings.targets {
    targets.add(own, in: screen.file)
  } else if let file = scope.projectFile, let projects = scope.project?.matrix.targets {
    targets.isReporting = false
    targets.add(projects, in: file)
  } else {
    targets.add(.all)
  }
}

/// The indices of the states to check.
private func findStates(of screen: MatrixScreen, _ overrides: MatrixOverrides, _ read: inout ReadOverrides) -> [Int] {
  guard !overrides.states.isEmpty else { return Array(0..<max(1, screen.states.count)) }
  var chosen: [Int] = []
  for name in overrides.states {
    if let index = screen.states.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
      chosen.append(index)
    } else if screen.states.isEmpty {
      read.faults.append(
        OverrideFault(
          option: "--state", value: name, message: "there is no state '" + name + "': the screen has no states",
          suggestions: [], hasCandidates: false))
    } else {
      read.report("--state", name, "there is no state '" + name + "'", among: screen.states)
    }
  }
  return screen.states.indices.filter { chosen.contains($0) }
}

/// The languages to check in; `none` alone where there are none.
private func findLanguages(
  of screen: MatrixScreen, _ settings: LocaleList?, _ overrides: MatrixOverrides, _ read: inout ReadOverrides
) -> [LanguageTag] {
  var list = settings ?? LocaleList([], isAll: true)
  if !overrides.locales.isEmpty {
    list = LocaleList([])
    for text in overrides.locales {
      if text.utf8.elementsEqual("all".utf8) {
        list.isAll = true
      } else if let tag = LanguageTag(text), isKnown(tag, screen.languages) {
        if !list.tags.contains(tag) { list.tags.append(tag) }
      } else {
        let words = screen.languages.map { $0.text } + ["pseudo", "all"]
        read.report(
          "--locale", text,
          LanguageTag(text) == nil
            ? "'" + text + "' is no language" : "no table of strings has texts in '" + text + "'", among: words,
          limit: 3)
      }
    }
  }
  let languages = list.languages(screen.languages)
  return languages.isEmpty ? [.none] : languages
}

/// Whether some table has texts in a language, or in a wider one; without tables every language is as good.
private func isKnown(_ tag: LanguageTag, _ languages: [LanguageTag]) -> Bool {
  tag == .pseudo || languages.isEmpty || tag.fallbacks.contains { languages.contains($0) }
}

/// Says why there is nothing to check.
private func report(
  emptyMatrix screen: MatrixScreen, _ devices: [DeviceProfile], _ overrides: MatrixOverrides,
  _ result: inout MatrixResult
) {
  if let orientation = overrides.orientations.first, !devices.isEmpty {
    result.faults.append(
      OverrideFault(
        option: "--orientation", value: orientation,
        message: "none of the devices has the orientation '" + orientation + "'", suggestions: []))
  } else {
    result.diagnostics.append(
      Diagnostic(
        .emptyMatrix, at: screen.settings.targets?.first?.place ?? screen.place,
        devices.isEmpty
          ? "the targets name no device, so nothing is checked" : "no target has the orientations that are asked for"))
  }
}

/// What varies in a matrix beside the device.
private struct MatrixAxes {
  var orientations: OrientationSet
  var textSizes: TextSizeList
  var directions: [ReadingDirection]
  var languages: [LanguageTag]
  var states: [Int]
  var keyboards: [Bool]

  /// How many configurations there are; nothing where that is beyond counting.
  func count(over devices: [DeviceProfile]) -> Int? {
    let readings = languages.reduce(0) { $0 + directions(in: $1).count }
    let each = readings * states.count * keyboards.count
    var total = 0
    for device in devices {
      let held = device.orientations.reduce(0) { $0 + (orientations.holds($1.orientation) ? 1 : 0) }
      let (cells, overflow) = (held * textSizes.sizes(on: device.platform).count).multipliedReportingOverflow(by: each)
      let (sum, overflowOfSum) = total.addingReportingOverflow(cells)
      if overflow || overflowOfSum { return nil }
      total = sum
    }
    return total
  }

  /// A language that is written from right to left is laid out so; any other in all directions that are asked for.
  private func directions(in language: LanguageTag) -> [ReadingDirection] {
    language.isRightToLeft ? [.rightToLeft] : directions
  }

  func configurations(over devices: [DeviceProfile], count: Int) -> [Configuration] {
    var configurations: [Configuration] = []
    configurations.reserveCapacity(count)
    for (index, device) in devices.enumerated() {
      let sizes = textSizes.sizes(on: device.platform)
      for (position, profile) in device.orientations.enumerated() where orientations.holds(profile.orientation) {
        for size in sizes {
          for language in languages {
            for direction in directions(in: language) {
              for state in states {
                for isKeyboardUp in keyboards {
                  let discrete = DiscreteCase(
                    platform: device.platform, form: device.form, navigation: device.navigation,
                    isLandscape: profile.orientation.isLandscape, textSize: size, direction: direction,
                    isKeyboardUp: isKeyboardUp, state: state, isSpanned: profile.hinge != nil, language: language)
                  configurations.append(Configuration(device: index, orientation: position, discrete: discrete))
                }
              }
            }
          }
        }
      }
    }
    return configurations
  }
}
