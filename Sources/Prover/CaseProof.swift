import BandLayout
import BandPlacement
import BandScreenModel

/// What a proof found of one requirement over one family of devices.
public enum ProofOutcome: Sendable {
  /// It holds on all of them.
  case proved
  /// A plain layout confirmed that it fails.
  case refuted(CounterExample)
  /// It holds wherever it was decided; so many regions are left.
  case open(regions: Int, OpenReason)

  public var isProved: Bool {
    if case .proved = self { return true }
    return false
  }
}

/// Why a region was left undecided.
public enum OpenReason: UInt8, Sendable {
  /// Something it hangs on isn't a linear form of the environment: a product of two lengths, `round`, a share by varying weights.
  case notLinear
  /// The budget of affine runs was used up.
  case budget
  /// More lengths differ from device to device than a proof can hold.
  case tooManyAxes
  /// Rounding was larger than what had to be told apart.
  case rounding
  /// What is painted above passes the element in a way that no one linear form says.
  case covers
  /// It isn't clear of all that the displays of the family hide.
  case display

  public var text: String {
    switch self {
    case .notLinear: "it hangs on a length that is no linear form of the screen's"
    case .budget: "the budget of affine runs was used up"
    case .tooManyAxes: "more than \(Trace.mostAxes) lengths differ from device to device"
    case .rounding: "rounding hides the difference"
    case .display: "it is not clear of every place at which a display of the family has its cutout or its corner"
    case .covers: "what is painted above it is passed in no way that one distance says"
    }
  }
}

/// A device on which a requirement fails; it may be none that exists.
public struct CounterExample: Sendable {
  /// The environment's variables, by `EnvironmentVariable.rawValue`.
  public var environment: [Double]
  /// How deep the case's strips reach in.
  public var stripDepths: [Double]
  /// The least lift that cures it there, negated, in points.
  public var clearance: Double
}

/// What a proof of one case over one family came to.
struct CaseProof: Sendable {
  /// Of each goal of the subject.
  var outcomes: [ProofOutcome]
  /// How many affine runs were made.
  var runs = 0
  /// How many regions were looked at.
  var regions = 0
  /// How many were too thin to be looked at: under 1e-8 of the box.
  var slivers = 0
  var linearPrograms = 0
  /// Of each goal, where it was proved: regions as their rows. Kept only where an audit asks for them.
  var proved: [[[ProofRow]]] = []
}

/// Proves the goals of one case for every device of a family, or finds devices on which they fail.
///
/// - Parameters:
///   - uses: what the root has axes for.
///   - tracing: lays the case's screen out as forms.
///   - plain: lays it out in `Double`, to confirm what fails.
///   - keepsRegions: whether to keep where each goal was proved.
///   - budget: how many regions a group of goals that hang on the same decisions gets.
func proveCase(
  _ subject: ProofSubject, over root: ProofRoot, reading uses: EnvelopeUses, tracing: inout ScreenSolver<Trace>,
  plain: inout ScreenSolver<Double>, budget: Int, keepsRegions: Bool = false
) -> CaseProof {
  if root.axes.count > Trace.mostAxes {
    return CaseProof(outcomes: subject.goals.map { _ in .open(regions: 1, .tooManyAxes) })
  }
  let tape = UnsafeMutablePointer<TraceTape>.allocate(capacity: 1)
  tape.initialize(to: TraceTape())
  defer {
    tape.deinitialize(count: 1)
    tape.deallocate()
  }
  var search = RegionSearch(subject, root, uses, tape, budget, keepsRegions: keepsRegions)
  return search.run(&tracing, &plain)
}
