import BandLayout
import BandPlacement
import BandScreenModel

/// How far an envelope reaches beyond today's devices, in points: for sizes, insets, and the sums that they are held to.
public let envelopeMargin = 8.0

/// One device of a family, as far as an envelope looks at it.
public struct EnvelopeMember: Sendable {
  public var environment: EnvironmentValues
  /// How deep each strip of the case reaches in.
  public var stripDepths: [Double]
  /// What is cut out of its display.
  public var cutouts: [Rectangle]

  public init(environment: EnvironmentValues, stripDepths: [Double], cutouts: [Rectangle] = []) {
    self.environment = environment
    self.stripDepths = stripDepths
    self.cutouts = cutouts
  }
}

/// A range that an author wants counted in, whatever today's devices are: `envelope { width: 320...480 }`.
public struct EnvelopeWidening: Sendable {
  public var variable: EnvironmentVariable
  public var lower: Double
  public var upper: Double

  public init(_ variable: EnvironmentVariable, _ lower: Double, _ upper: Double) {
    self.variable = variable
    self.lower = lower
    self.upper = upper
  }
}

/// What a case's layout and requirements read: lengths that nothing reads need no axis.
public struct EnvelopeUses: Sendable, Equatable {
  public var variables: Set<EnvironmentVariable> = [.width, .height]
  /// By index in the case's strips.
  public var strips: Set<Int> = []

  public init(_ screen: Screen, _ requirements: [Requirement]) {
    for formula in screen.formulas.formulas {
      if case .environment(let variable) = formula { variables.insert(variable) }
    }
    for requirement in requirements {
      // The further alternatives are many and speak of the same; one that doesn't is not tried.
      for alternative in requirement.anyOf + requirement.unless + requirement.given {
        for clearance in alternative { add(clearance) }
      }
    }
  }

  init(_ subject: ProofSubject) {
    self.init(
      subject.context.screen, subject.goals.flatMap { $0.allRequirements }.map { subject.requirements[Int($0)] })
    // A rest beside what covers a tappable is clear of the strips too.
    if subject.goals.contains(where: { $0.asksOfCovers }) { strips.formUnion(subject.context.forbiddenStrips) }
  }

  /// Whether all that an alternative speaks of is counted in.
  func cover(_ alternative: [Clearance]) -> Bool {
    alternative.allSatisfy { clearance in
      clearance.terms.allSatisfy { term in
        switch term.measure {
        case .inset(let edge): variables.contains(.inset(edge))
        case .stripDepth(let index): strips.contains(index)
        case .corner: variables.contains(.corner)
        case .frame, .hit, .screen, .scrollEnd, .offset, .stop, .scrollInset, .atDetent, .formula, .padding, .painted:
          true
        }
      }
    }
  }

  private mutating func add(_ clearance: Clearance) {
    for term in clearance.terms {
      switch term.measure {
      case .inset(let edge): variables.insert(.inset(edge))
      case .stripDepth(let index): strips.insert(index)
      case .corner: variables.insert(.corner)
      case .frame, .hit, .screen, .scrollEnd, .offset, .stop, .scrollInset, .atDetent, .formula, .padding, .painted:
        break
      }
    }
  }
}

/// The bounds of a family: on lengths, and on sums of them.
public struct Envelope: Sendable {
  /// Between two numbers, in points.
  public struct Range: Equatable, Sendable {
    public var lower: Double
    public var upper: Double

    public init(lower: Double, upper: Double) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// A bound on a sum of lengths.
  public struct Sum: Sendable {
    public var terms: [(variable: ProofVariable, factor: Double)]
    public var range: Range
  }

  public let family: EnvelopeFamily
  /// By `EnvironmentVariable.rawValue`.
  public private(set) var ranges: [Range]
  /// How deep each strip of the case reaches in.
  private var depths: [Depth] = []
  public private(set) var sums: [Sum] = []
  /// Lengths that are another one by what a device is: a hinge that separates goes from edge to edge.
  public private(set) var same: [(variable: EnvironmentVariable, whole: EnvironmentVariable)] = []

  private enum Depth {
    /// As deep as a variable says, at least so deep.
    case variable(EnvironmentVariable, atLeast: Double)
    case range(Range)
    case sum(DisplaySide)
  }

  /// - Parameters:
  ///   - members: the family's devices, one at least.
  ///   - strips: those of the case, in the order of the members' depths.
  ///   - sides: further strips, after these: what hides a part of the displays.
  public init(
    _ family: EnvelopeFamily, _ members: [EnvelopeMember], strips: [StripSlot], widening: [EnvelopeWidening] = []
  ) {
    self.init(family, members, strips: strips, sides: [], widening: widening)
  }

  init(
    _ family: EnvelopeFamily, _ members: [EnvelopeMember], strips: [StripSlot], sides: [DisplaySide],
    widening: [EnvelopeWidening]
  ) {
    self.family = family
    ranges = []
    for variable in EnvironmentVariable.allCases {
      let values = members.map { $0.environment[variable] }
      ranges.append(Self.opened(Self.range(of: values), by: Self.margin(of: variable)))
    }
    var widened: Set<EnvironmentVariable> = []
    for wish in widening {
      let variable = Self.asHeld(wish.variable, family.orientation)
      let index = Int(variable.rawValue)
      // A range of phones says nothing of tablets.
      if wish.lower > ranges[index].upper || wish.upper < ranges[index].lower { continue }
      widened.insert(variable)
      ranges[index] = Range(
        lower: min(ranges[index].lower, wish.lower), upper: max(ranges[index].upper, wish.upper))
    }
    addSums(members, widened)
    for (index, strip) in strips.enumerated() { addDepth(index, strip, members, widened) }
    for side in sides { depths.append(.sum(side)) }
  }

  /// A setting speaks of the device held upright.
  private static func asHeld(_ variable: EnvironmentVariable, _ orientation: Orientation) -> EnvironmentVariable {
    guard orientation.isLandscape else { return variable }
    switch variable {
    case .width: return .height
    case .height: return .width
    default: return variable
    }
  }

  /// Whether another one says just the same of a device's lengths.
  func hasSameBounds(as other: Envelope) -> Bool {
    family == other.family && ranges == other.ranges && sums.count == other.sums.count
      && same.map { $0.variable } == other.same.map { $0.variable }
      && zip(sums, other.sums).allSatisfy { a, b in
        a.range == b.range && a.terms.count == b.terms.count
          && zip(a.terms, b.terms).allSatisfy { $0.variable == $1.variable && $0.factor == $1.factor }
      }
  }

  private static func range(of values: [Double]) -> Range {
    var range = Range(lower: values.first ?? 0, upper: values.first ?? 0)
    for value in values {
      range.lower = min(range.lower, value)
      range.upper = max(range.upper, value)
    }
    return range
  }

  /// What no device of a family has, an inset of 0, stays so; nothing is opened below 0.
  private static func opened(_ range: Range, by margin: Double) -> Range {
    if range.lower == 0, range.upper == 0 { return range }
    return Range(lower: max(0, range.lower - margin), upper: range.upper + margin)
  }

  private static func margin(of variable: EnvironmentVariable) -> Double {
    switch variable {
    // How fine a display is doesn't vary from year to year by a little.
    case .pixel: 0
    default: envelopeMargin
    }
  }

  // MARK: Sums

  private mutating func addSums(_ members: [EnvelopeMember], _ widened: Set<EnvironmentVariable>) {
    let isUpright = !family.orientation.isLandscape
    let long: EnvironmentVariable = isUpright ? .height : .width
    let short: EnvironmentVariable = isUpright ? .width : .height
    add([(.width, 1), (.height, -1)], members, widened)
    add([(long, 1), (short, -2.3)], members, widened)
    add([(.insetTop, 1), (.insetBottom, 1)], members, widened)
    add([(.insetLeft, 1), (.insetRight, 1)], members, widened)
    // A screen that isn't high has no deep inset at the top.
    add([(.height, 1), (.insetTop, -1)], members, widened)
    if self[.keyboardHeight].upper > 0 {
      add([(.height, 1), (.keyboardHeight, -1)], members, widened)
      // A keyboard leaves as much of a low screen as today's do: what is left there is little enough.
      add([(.height, 1), (.insetTop, -1), (.keyboardHeight, -1)], members, widened, opensBelow: false)
    }
    if family.isDivided {
      addHinge(from: .hingeLeft, .hingeWidth, across: .width, members, widened)
      addHinge(from: .hingeTop, .hingeHeight, across: .height, members, widened)
    }
  }

  /// Bounds where a hinge is along one axis: all of the screen, or about its middle.
  private mutating func addHinge(
    from start: EnvironmentVariable, _ length: EnvironmentVariable, across whole: EnvironmentVariable,
    _ members: [EnvelopeMember], _ widened: Set<EnvironmentVariable>
  ) {
    let isWhole = members.allSatisfy { $0.environment[start] == 0 && $0.environment[length] == $0.environment[whole] }
    if isWhole, widened.isDisjoint(with: [start, length]) {
      same.append((length, whole))
      ranges[Int(length.rawValue)] = self[whole]
    } else {
      add([(start, 2), (length, 1), (whole, -1)], members, widened)
    }
  }

  private mutating func add(
    _ terms: [(EnvironmentVariable, Double)], _ members: [EnvelopeMember], _ widened: Set<EnvironmentVariable>,
    opensBelow: Bool = true
  ) {
    // What the author opens is not closed again by a sum.
    if terms.contains(where: { widened.contains($0.0) }) { return }
    let values = members.map { member in terms.reduce(0) { $0 + $1.1 * member.environment[$1.0] } }
    var range = Self.range(of: values)
    if opensBelow { range.lower -= envelopeMargin }
    range.upper += envelopeMargin
    sums.append(Sum(terms: terms.map { (ProofVariable.environment($0.0), $0.1) }, range: range))
  }

  // MARK: Strips

  private mutating func addDepth(
    _ index: Int, _ strip: StripSlot, _ members: [EnvelopeMember], _ widened: Set<EnvironmentVariable>
  ) {
    let depths = members.map { $0.stripDepths[index] }
    let insets = members.map { $0.environment[.inset(strip.edge)] }
    if depths == insets {
      self.depths.append(.variable(.inset(strip.edge), atLeast: 0))
      return
    }
    if let gesture = Self.gesture(of: strip), depths == members.map({ $0.environment[gesture] }) {
      self.depths.append(.variable(gesture, atLeast: 0))
      return
    }
    var range = Self.range(of: depths)
    if strip.kind == .home, zip(depths, insets).allSatisfy({ $0 >= $1 }), range.lower == range.upper {
      // A hint that is hidden: the strip is as deep as it was, the inset less.
      self.depths.append(.variable(.inset(strip.edge), atLeast: range.lower))
      return
    }
    if range.lower < range.upper { range = Self.opened(range, by: envelopeMargin) }
    self.depths.append(.range(range))
    if widened.contains(.inset(strip.edge)) { return }
    // What a strip leaves of its inset is the system's own measure, and no smaller on a device to come.
    let rest = zip(insets, depths).map { $0 - $1 }
    sums.append(
      Sum(
        terms: [(.environment(.inset(strip.edge)), 1), (.stripDepth(index), -1)],
        range: Range(lower: rest.min() ?? 0, upper: .infinity)))
  }

  private static func gesture(of strip: StripSlot) -> EnvironmentVariable? {
    switch (strip.matter, strip.kind, strip.edge) {
    case (.strip, .back, .left): .gestureLeft
    case (.strip, .back, .right): .gestureRight
    case (.gestureArea, _, .bottom): .gestureBottom
    case (.keyboard, _, _): .keyboardHeight
    default: nil
    }
  }

  // MARK: The root of a proof

  /// The lengths to hold, one choice after the other, where a case reads more than a proof has axes for; else the one of none.
  ///
  /// What hangs on a held length isn't proved. An element hangs on few of them as a rule, so that some choice leaves it its own: those
  /// that the fewest read come first.
  func heldChoices(for uses: EnvelopeUses) -> [Set<ProofVariable>] {
    let axes = root(for: uses).axes
    let excess = axes.count - Trace.mostAxes
    if excess <= 0 { return [[]] }
    let order: [EnvironmentVariable] = [
      .corner, .pixel, .gestureLeft, .gestureRight, .gestureBottom, .hingeLeft, .hingeTop, .hingeWidth, .hingeHeight,
      .keyboardHeight, .insetTop, .insetBottom, .insetLeft, .insetRight,
    ]
    let strips = axes.map { $0.variable }.filter { if case .stripDepth = $0 { true } else { false } }
    let candidates =
      order.map { ProofVariable.environment($0) }.filter { variable in axes.contains { $0.variable == variable } }
      + strips
    if candidates.count < excess { return [] }
    return candidates.indices.map { first in
      Set((0..<excess).map { candidates[(first + $0) % candidates.count] })
    }
  }

  /// The bounds on what a case reads, as a box and rows that cut it.
  ///
  /// - Parameter held: lengths that get no axis although they differ.
  public func root(for uses: EnvelopeUses, holding held: Set<ProofVariable> = []) -> ProofRoot {
    var used = uses.variables
    for strip in uses.strips {
      switch depths[strip] {
      case .variable(let variable, _): used.insert(variable)
      case .sum(let side): used.formUnion(side.terms.map { $0.variable })
      case .range: break
      }
    }
    var axes: [ProofRoot.Axis] = []
    var heldAxes: [ProofRoot.Axis] = []
    var stripDepths: [ProofRoot.StripDepth] = []
    var axisOf: [ProofVariable: Int] = [:]
    func addAxis(_ variable: ProofVariable, _ range: Range) {
      if range.lower == range.upper { return }
      if held.contains(variable) {
        heldAxes.append(ProofRoot.Axis(variable, range.lower, range.upper))
        return
      }
      axisOf[variable] = axes.count
      axes.append(ProofRoot.Axis(variable, range.lower, range.upper))
    }
    for variable in EnvironmentVariable.allCases
    where used.contains(variable) && !same.contains(where: { $0.variable == variable }) {
      addAxis(.environment(variable), ranges[Int(variable.rawValue)])
    }
    for (index, depth) in depths.enumerated() {
      switch depth {
      case .variable(let variable, let least): stripDepths.append(.variable(variable, atLeast: least))
      case .sum(let side): stripDepths.append(.sum(side.terms, plus: side.constant))
      case .range(let range):
        if uses.strips.contains(index) { addAxis(.stripDepth(index), range) }
        if let axis = axisOf[.stripDepth(index)] {
          stripDepths.append(.axis(axis))
        } else if let number = heldAxes.firstIndex(where: { $0.variable == .stripDepth(index) }) {
          stripDepths.append(.held(number))
        } else {
          stripDepths.append(.constant(range.lower))
        }
      }
    }
    var root = ProofRoot(
      axes: axes, held: heldAxes, constants: ranges.map { $0.lower }, same: same, stripDepths: stripDepths, rows: [])
    for sum in sums {
      if sum.terms.contains(where: { held.contains($0.variable) }) {
        root.heldSums.append(sum)
      } else {
        root.rows += rows(of: sum, root, axisOf, used, uses.strips)
      }
    }
    return root
  }

  /// A bound on a sum as rows over the box; none where it speaks of a length that has no axis and isn't one number either.
  private func rows(
    of sum: Sum, _ root: ProofRoot, _ axisOf: [ProofVariable: Int], _ used: Set<EnvironmentVariable>,
    _ usedStrips: Set<Int>
  ) -> [ProofRow] {
    if root.axes.count > 8 { return [] }
    var form = ProofRow(slope: .zero, offset: 0)
    for (variable, factor) in sum.terms {
      if let index = axisOf[variable] {
        form.slope[index] += factor * (root.axes[index].upper - root.axes[index].lower)
        form.offset += factor * root.axes[index].lower
        continue
      }
      let range: Range
      switch variable {
      case .environment(let variable): range = ranges[Int(variable.rawValue)]
      case .stripDepth(let strip):
        guard case .range(let depth) = depths[strip] else { return [] }
        range = depth
      }
      if range.lower != range.upper { return [] }
      form.offset += factor * range.lower
    }
    var rows: [ProofRow] = []
    if sum.range.lower.isFinite {
      rows.append(ProofRow(slope: form.slope, offset: form.offset - sum.range.lower))
    }
    if sum.range.upper.isFinite {
      rows.append(ProofRow(slope: -form.slope, offset: sum.range.upper - form.offset))
    }
    // A row that cuts nothing off would be looked at in every step of every proof.
    return rows.compactMap { $0.normalized }.filter { $0.leastOnBox < 0 }
  }
}

extension Envelope {
  /// The bounds of a variable.
  public subscript(variable: EnvironmentVariable) -> Range { ranges[Int(variable.rawValue)] }
}
