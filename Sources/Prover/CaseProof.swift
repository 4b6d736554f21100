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
  /// It doesn't hold with the sheets at each of their detents, and one may do.
  case detents

  public var text: String {
    switch self {
    case .notLinear: "it hangs on a length that is no linear form of the screen's"
    case .budget: "the budget of affine runs was used up"
    case .tooManyAxes: "more than \(Trace.mostAxes) lengths differ from device to device"
    case .rounding: "rounding hides the difference"
    case .detents: "it does not hold with the sheets at each of their detents, and one of these may be enough"
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
public struct CaseProof: Sendable {
  /// Of each requirement, in the order in which they were given.
  public var outcomes: [ProofOutcome]
  /// How many affine runs were made.
  public var runs = 0
  /// How many regions were looked at.
  public var regions = 0
  /// How many were too thin to be looked at: under 1e-8 of the box.
  public var slivers = 0
  public var linearPrograms = 0
}

extension CaseProof {
  /// The same where what fails need not hold with the sheets at these detents: it is open then.
  var withoutRefutations: CaseProof {
    var proof = self
    proof.outcomes = outcomes.map { outcome in
      if case .refuted = outcome { return .open(regions: 1, .detents) }
      return outcome
    }
    return proof
  }

  /// The proof of a screen with its sheets at other detents taken in: proved is what is proved at all of them.
  func joined(with other: CaseProof) -> CaseProof {
    var proof = self
    for (index, outcome) in other.withoutRefutations.outcomes.enumerated() {
      if proof.outcomes[index].isProved { proof.outcomes[index] = outcome }
    }
    proof.runs += other.runs
    proof.regions += other.regions
    proof.slivers += other.slivers
    proof.linearPrograms += other.linearPrograms
    return proof
  }
}

/// Proves requirements of one case for every device of a family, or finds devices on which they fail.
///
/// - Parameters:
///   - requirements: of the case, in any order.
///   - uses: what the root has axes for.
///   - detents: where the screen's sheets rest; at their last detents where nothing is given.
///   - tracing: lays the case's screen out as forms.
///   - plain: lays it out in `Double`, to confirm what fails.
///   - budget: how many affine runs a group of requirements that hang on the same decisions gets.
public func proveCase(
  _ requirements: [Requirement], of screen: Screen, over root: ProofRoot, reading uses: EnvelopeUses,
  detents: [Int32] = [], tracing: inout ScreenSolver<Trace>,
  plain: inout ScreenSolver<Double>, budget: Int
) -> CaseProof {
  if root.axes.count > Trace.mostAxes {
    return CaseProof(outcomes: requirements.map { _ in .open(regions: 1, .tooManyAxes) })
  }
  let tape = UnsafeMutablePointer<TraceTape>.allocate(capacity: 1)
  tape.initialize(to: TraceTape())
  defer {
    tape.deinitialize(count: 1)
    tape.deallocate()
  }
  var search = RegionSearch(requirements, screen, root, uses, detents, tape, budget)
  return search.run(&tracing, &plain)
}
