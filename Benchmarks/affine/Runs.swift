import BandChecker
import BandLayout
import BandScreenModel
import BandSyntax

#if SUBSTITUTED
  typealias PlainSolver = ScreenSolver
#else
  typealias PlainSolver = ScreenSolver<Double>
#endif

/// Times single layouts of screens, on an iPhone 16 in portrait, and prints a row for each: its name, its nodes, nanoseconds of a plain run, and
/// (unless the number is substituted in the source) of an affine run with its tape.
@main struct Runs {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      let source = SourceText(name: "screen.band", bytes: contents(of: path))
      var (program, _) = load(main: source, provider: NoSources(), standard: standardSources())
      _ = typeCheck(&program, rules: [])
      guard !program.screens.isEmpty else { continue }
      var resources = ExpansionResources(NoSources())
      let discrete = DiscreteCase(
        platform: .ios, form: .phone, navigation: .homeIndicator, isLandscape: false, textSize: .standard)
      let expansion = expand(program, screen: 0, for: discrete, with: &resources)
      guard expansion.isFitForLayout else { continue }
      measure(expansion.screen, path)
    }
  }

  private static func environment(_ step: Int) -> EnvironmentValues {
    let profile = OrientationProfile(
      orientation: .portrait, size: PointSize(width: 393 + Double(step & 1), height: 852),
      insets: Edges(left: 0, top: 59, right: 0, bottom: 34))
    return EnvironmentValues(of: profile, scale: 3)
  }

  /// The least time of a run, in nanoseconds, of eleven rounds.
  private static func least(_ run: (Int) -> Double) -> Double {
    var best = Double.infinity
    var sum = 0.0
    for _ in 0..<11 {
      let start = processorSeconds()
      var runs = 0
      var spent = 0.0
      while spent < 0.01 {
        for step in 0..<16 { sum += run(step) }
        runs += 16
        spent = processorSeconds() - start
      }
      best = min(best, spent / Double(runs))
    }
    return sum == 0.125 ? 0 : best * 1e9
  }

  private static func measure(_ screen: Screen, _ path: String) {
    var solver = PlainSolver(screen)
    let environments = [environment(0), environment(1)]
    let plain = least { solver.layout(in: environments[$0 & 1]).left[1] }
    var row = "\(path)\t\(screen.elements.count)\t\(text(plain, 0))"
    #if !SUBSTITUTED
      let tape = UnsafeMutablePointer<TraceTape>.allocate(capacity: 1)
      tape.initialize(to: TraceTape())
      var tracing = ScreenSolver<Trace>(solver.lowered)
      let affine = least { step in
        tape.pointee.begin(at: SIMD8(repeating: 0.5))
        var traces = environments[step & 1].values.map { Trace($0) }
        // Width, height and the two insets vary, as over an envelope.
        for (axis, variable) in [EnvironmentVariable.width, .height, .insetTop, .insetBottom].enumerated() {
          var form = SIMD8<Double>(repeating: 0)
          form[axis] = [70, 160, 40, 20][axis]
          form[7] = traces[Int(variable.rawValue)].value
          traces[Int(variable.rawValue)] = Trace(form: form)
        }
        return tracing.trace(in: traces, on: tape).left[1].value
      }
      row += "\t\(text(affine, 0))"
    #endif
    print(row)
  }
}
