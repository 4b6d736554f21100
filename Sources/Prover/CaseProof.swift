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
  /// The budget was used up: the affine runs of its group of requirements, or the work of its case.
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
    case .budget: "the budget was used up"
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
  /// The variables that are read and differ from device to device.
  public var variables: [EnvironmentVariable]
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
  /// The elements that were laid out and the goals that were looked at, over all regions.
  var work = 0
  /// Of each goal, where it was proved: regions as their rows. Kept only where an audit asks for them.
  var proved: [[[ProofRow]]] = []
}

extension CaseProof {
  /// The goals that were left open.
  var openGoals: [Int] {
    outcomes.indices.filter { if case .open = outcomes[$0] { true } else { false } }
  }

  /// Leaves the outcomes of all other goals out.
  mutating func keep(_ goals: [Int]) { outcomes = goals.map { outcomes[$0] } }

  /// Says of what is open after every choice of axes that it is for lack of them.
  mutating func nameAxes() {
    for index in openGoals {
      if case .open(let regions, .notLinear) = outcomes[index] {
        outcomes[index] = .open(regions: regions, .tooManyAxes)
      }
    }
  }

  /// Takes in what a proof of the same goals came to on a part of the family's devices.
  fileprivate mutating func add(_ part: CaseProof) {
    runs += part.runs
    regions += part.regions
    slivers += part.slivers
    work += part.work
    linearPrograms += part.linearPrograms
    for (index, outcome) in part.outcomes.enumerated() {
      switch (outcomes[index], outcome) {
      case (.refuted, _), (_, .proved): break
      case (.open(let count, let reason), .open(let more, _)): outcomes[index] = .open(regions: count + more, reason)
      case (_, .refuted), (.proved, .open): outcomes[index] = outcome
      }
    }
  }
}

/// Proves the goals of one case for every device of a family, or finds devices on which they fail.
///
/// A comparison that the author wrote turns over on a line, where a layout may be another than on both sides, as at a width of just 400 where
/// `screen.width == 400` is asked. Regions are proved where their decisions hold all around, so these lines get proofs of their own.
///
/// - Parameters:
///   - uses: what the root has axes for.
///   - tracing: lays the case's screen out as forms.
///   - plain: lays it out in `Double`, to confirm what fails.
///   - further: what earlier proofs of the subject made; empty before the first.
///   - keepsRegions: whether to keep where each goal was proved.
///   - budget: how many regions a group of goals that hang on the same decisions gets.
///   - work: how many elements may be laid out and goals looked at, over all regions.
func proveCase(
  _ subject: ProofSubject, over root: ProofRoot, reading uses: EnvelopeUses, tracing: inout ScreenSolver<Trace>,
  plain: inout ScreenSolver<Double>, _ further: inout FurtherWays, budget: Int, work: Int = .max,
  keepsRegions: Bool = false
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
  var proof: CaseProof?
  // The family as a whole, then the lines on which comparisons turn over, and where these cross.
  var roots = [root]
  var looked = 0
  while looked < roots.count {
    let part = roots[looked]
    looked += 1
    var search = RegionSearch(
      subject, part, uses, tape, further, budget, work: work - (proof?.work ?? 0),
      keepsRegions: keepsRegions && proof == nil)
    let found = search.run(&tracing, &plain)
    further = search.further
    if proof?.add(found) == nil { proof = found }
    for face in search.faces {
      if let onFace = part.onFace(face) {
        if !roots.contains(where: { $0.isSame(as: onFace) }) { roots.append(onFace) }
      } else {
        let outcomes = checkFace(face, of: part, subject, &plain)
        proof?.add(CaseProof(outcomes: outcomes))
      }
    }
    if roots.count > mostFaces {
      // Each of them would have to be looked at.
      proof?.add(CaseProof(outcomes: subject.goals.map { _ in .open(regions: roots.count - mostFaces, .budget) }))
      break
    }
  }
  return proof ?? CaseProof(outcomes: [])
}

/// A screen with more lines than this on which comparisons turn over is not proved.
private let mostFaces = 64

/// Looks at devices on a line that more than one length draws: there the comparison is checked and not proved.
private func checkFace(
  _ face: ProofRow, of root: ProofRoot, _ subject: ProofSubject, _ plain: inout ScreenSolver<Double>
) -> [ProofOutcome] {
  var outcomes = [ProofOutcome](repeating: .proved, count: subject.goals.count)
  for lengths in root.lengths(on: face) {
    let (environment, strips) = root.values(of: lengths)
    var device = PlainDevice(subject, environment, strips)
    for (index, goal) in subject.goals.enumerated() where outcomes[index].isProved && !goal.isStrict {
      if let clearance = device.clearance(of: goal, &plain), clearance < -placementTolerance {
        outcomes[index] = .refuted(
          CounterExample(
            environment: environment, stripDepths: strips, variables: root.variables, clearance: clearance))
      }
    }
  }
  return outcomes
}
