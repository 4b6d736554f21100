import BandLayout
import BandScreenModel

/// The closed form of one case: a family of devices and the discrete cases that lay out alike.
public struct ClosedFormCase: Sendable {
  /// A device with what a plain layout gives there: to test an evaluator with.
  public struct ReferencePoint: Sendable {
    /// Lengths along the axes, in points.
    public var lengths: [Double]
    /// Of each element of the screen; nothing where it doesn't exist.
    public var frames: [Rectangle?]
  }

  public var envelope: Envelope
  public var discretes: [DiscreteCase]
  /// The lengths that the screen reads and that are one number in the whole family, in points.
  public var constants: [(variable: EnvironmentVariable, length: Double)]
  /// The lengths that it reads and that are as long as a variable of the form on every device.
  public var same: [(variable: EnvironmentVariable, whole: EnvironmentVariable)]
  /// Of each element of the screen: its entry in the table of all.
  public var entries: [Int32]
  public var form: ClosedForm
  public var points: [ReferencePoint] = []
  /// Random points that lay within a millionth of a point of a face, and were left out.
  public var skippedPoints = 0
  /// Frames at random points that differ from a plain layout by more than a millionth of a point; more than 0 is a fault.
  public var mismatches = 0
}

/// Gathers the cases of a screen and solves the layout of each over its envelope.
public struct ClosedFormRun {
  /// How many regions a case may have.
  public static let mostRegions = 2_000

  private let widening: [EnvelopeWidening]
  private var expansions: [(lowered: LoweredScreen, entries: [Int32])] = []
  private var groups: [Group] = []
  private var groupOf: [GroupKey: Int] = [:]

  private struct GroupKey: Hashable {
    var expansion: Int
    var family: EnvelopeFamily
  }

  private struct Group {
    var key: GroupKey
    var discretes: [DiscreteCase]
    var members: [EnvelopeMember]
  }

  public init(widening: [EnvelopeWidening] = []) { self.widening = widening }

  /// Makes an expanded screen known, with the entries of its elements in the table of all.
  public mutating func add(expansion lowered: LoweredScreen, entries: [Int32]) {
    expansions.append((lowered, entries))
  }

  /// Makes a configuration known.
  ///
  /// - Parameter expansion: the number of `add(expansion:)` that its screen had, from 0.
  public mutating func add(
    expansion: Int, discrete: DiscreteCase, device: DeviceProfile, profile: OrientationProfile
  ) {
    let key = GroupKey(expansion: expansion, family: EnvelopeFamily(device, profile))
    let member = EnvelopeMember(
      environment: EnvironmentValues(of: profile, scale: device.scale, isKeyboardUp: discrete.isKeyboardUp),
      stripDepths: [])
    if let known = groupOf[key] {
      groups[known].members.append(member)
      if !groups[known].discretes.contains(discrete) { groups[known].discretes.append(discrete) }
    } else {
      groupOf[key] = groups.count
      groups.append(Group(key: key, discretes: [discrete], members: [member]))
    }
  }

  /// Solves every case; nothing where one has more lengths than a form can hold, or more than `mostRegions` regions.
  ///
  /// - Parameter points: how many random devices of each case are laid out, to compare the forms with.
  public func solve(points: Int) -> [ClosedFormCase]? {
    var cases: [ClosedFormCase] = []
    for (number, group) in groups.enumerated() {
      let (lowered, entries) = expansions[group.key.expansion]
      let envelope = Envelope(group.key.family, group.members, strips: [], widening: widening)
      // Where more lengths differ than a form can hold, what hangs on some of them is not linear.
      let uses = EnvelopeUses(lowered.screen, [])
      let root = envelope.root(for: uses, holding: envelope.heldChoices(for: uses).first ?? [])
      var tracing = ScreenSolver<Trace>(lowered)
      guard
        let form = closedForm(of: lowered.screen, over: root, tracing: &tracing, budget: Self.mostRegions),
        !form.isCut
      else { return nil }
      let constants = EnvironmentVariable.allCases.filter { variable in
        uses.variables.contains(variable) && !root.variables.contains(variable)
          && !root.same.contains { $0.variable == variable }
      }
      var made = ClosedFormCase(
        envelope: envelope, discretes: group.discretes,
        constants: constants.map { ($0, root.constants[Int($0.rawValue)]) },
        same: root.same.filter { uses.variables.contains($0.variable) }, entries: entries, form: form)
      if points > 0 { compare(&made, lowered, group.members, points, seed: UInt64(number)) }
      cases.append(made)
    }
    return cases
  }

  /// Lays out the family's devices, and random ones.
  private func compare(
    _ made: inout ClosedFormCase, _ lowered: LoweredScreen, _ members: [EnvelopeMember], _ points: Int, seed: UInt64
  ) {
    var program = LinearProgram()
    var scratch: [ProofRow] = []
    let root = made.form.root
    let (start, depth) = program.centre(of: root.rows, axes: root.axes.count, scratch: &scratch)
    if depth <= 0 { return }
    var random = RandomPoints(in: root, from: start, seed: seed)
    var plain = ScreenSolver<Double>(lowered)
    let devices = members.map { member in
      root.axes.map { axis in
        if case .environment(let variable) = axis.variable { member.environment[variable] } else { axis.lower }
      }
    }
    for number in 0..<devices.count + points {
      let lengths = number < devices.count ? devices[number] : random.next()
      if number >= devices.count, made.form.isNearFace(lengths) {
        made.skippedPoints += 1
        continue
      }
      let frames = plain.layouts(in: EnvironmentValues(root.values(of: lengths).environment))[0].frames
      let elements = lowered.screen.elements.indices
      let expected = elements.map { index -> Rectangle? in
        guard frames.exists[index] else { return nil }
        return Rectangle(
          x: frames.left[index], y: frames.top[index], width: frames.width[index], height: frames.height[index])
      }
      made.points.append(ClosedFormCase.ReferencePoint(lengths: lengths, frames: expected))
      for index in elements where !made.form.notLinear.contains(index) {
        if !agree(made.form.frame(of: index, at: lengths), expected[index]) { made.mismatches += 1 }
      }
    }
  }

  private func agree(_ a: Rectangle?, _ b: Rectangle?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
    return differences.allSatisfy { $0.magnitude <= 1e-6 }
  }
}

extension ClosedForm {
  /// Whether some bound of some region is closer than a millionth of a point: there rounding may tell another region.
  func isNearFace(_ lengths: [Double]) -> Bool {
    groups.contains { group in
      group.regions.contains { region in region.bounds.contains { $0.form.value(at: lengths).magnitude < 1e-6 } }
    }
  }
}
