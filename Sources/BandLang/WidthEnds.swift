import BandLayout
import BandPlacement
import BandScreenModel

/// Judges configurations at both ends of what their texts may measure.
///
/// A stand-in font and approximate text are known within an interval of widths. Where a layout may come out otherwise at an end of it, it is
/// made there too, and the rules run on it.
struct WidthEnds {
  /// A screen with its texts at one end, and what lays it out.
  private struct End {
    var screen: Screen
    var solver: ScreenSolver<Double>
  }

  /// By end: what the rules found there.
  private var collectors: [FindingCollector]
  /// By expansion: what decides the widths of its elements, nothing where no text is uncertain, and the screens at both ends once they
  /// are needed.
  private var traits: [[WidthTraits]?] = []
  private var screens: [[End]] = []
  /// The configurations that were judged at the ends.
  private var judged: Set<Int32> = []

  init(levels: RuleLevels, usesPlatformMinimum: Bool) {
    collectors = TextWidthEnd.allCases.map { _ in
      FindingCollector(levels: levels, usesPlatformMinimum: usesPlatformMinimum)
    }
  }

  /// Makes the expansions known, as to the collector of the run.
  mutating func add(_ expansions: [Screen], _ elements: ElementTable) {
    traits = expansions.map { $0.hasUncertainTexts ? WidthTraits.all(of: $0) : nil }
    screens = expansions.map { _ in [] }
    for index in collectors.indices { collectors[index].add(expansions: expansions, elements: elements) }
  }

  /// Judges a configuration at both ends, if that may make a difference.
  mutating func check(
    configuration: Int, expansion: Int, _ screen: Screen, _ frames: ScreenFrames<Double>,
    _ solver: ScreenSolver<Double>,
    _ environment: EnvironmentValues, _ profile: OrientationProfile, _ discrete: DiscreteCase
  ) {
    guard let traits = traits[expansion], textsMayFlip(in: screen, frames, solver, traits) else { return }
    judged.insert(Int32(configuration))
    if screens[expansion].isEmpty {
      screens[expansion] = TextWidthEnd.allCases.map { end in
        let scaled = screen.withTexts(at: end)
        return End(screen: scaled, solver: ScreenSolver(scaled))
      }
    }
    for index in collectors.indices {
      let layouts = screens[expansion][index].solver.layouts(in: environment).map { $0.frames }
      collectors[index].check(
        configuration: configuration, expansion: expansion, screen: screens[expansion][index].screen, layouts: layouts,
        environment: environment, profile: profile, discrete: discrete)
    }
  }

  /// Says of a configuration what was found in one that differs from it in nothing that the screen sees.
  mutating func repeatFindings(of earlier: Int, in configuration: Int) {
    guard judged.contains(Int32(earlier)) else { return }
    judged.insert(Int32(configuration))
    for index in collectors.indices { collectors[index].repeatFindings(of: earlier, in: configuration) }
  }

  /// Hands over what was found.
  func merge(into collector: inout FindingCollector) {
    guard !judged.isEmpty else { return }
    for (collectorAtEnd, end) in zip(collectors, TextWidthEnd.allCases) {
      collector.merge(collectorAtEnd, at: end, judged: judged)
    }
  }
}
