import BandDiagnostics
import BandScreenModel

/// What content that overflows does to the elements around: it pushes them into strips, beneath the keyboard, out of reach. One
/// message tells of it all.
///
/// Content that hangs out of its container at the end pushes what hangs out. Where it hangs out at the start, since it is centred or
/// stands at the end, all of it is elsewhere than it would be.
struct Consequences {
  private let elements: ElementTable
  /// What overflows: findings by container and axis.
  private var overflows: [Container: Overflow] = [:]

  private struct Container: Hashable {
    var entry: Int32
    var axis: Axis
  }

  private struct Overflow {
    var findings: [Int] = []
    /// How loudly it is told, by configuration: what overflows only where texts are wider than measured is no more than a warning.
    var severity: [Int32: Severity] = [:]
    /// The children that hang out, by configuration.
    var children: [Int32: Set<Int32>] = [:]
    /// The configurations in which one hangs out at the start.
    var atStart: Set<Int32> = []
  }

  /// The rules that say what became of an element.
  private static let rules = [
    PlacementRule.tappableInBand.name, PlacementRule.tappableUnreachable.name, PlacementRule.tappableCovered.name,
    PlacementRule.keyboardCovers.name, PlacementRule.contentClipped.name, PlacementRule.contentOutsideSafe.name,
    PlacementRule.tappableInGestureArea.name, PlacementRule.textCovered.name,
  ]

  /// - Parameter dropped: overflows that aren't told, since a strip tells of them: what hangs out with others hangs out for the same
  ///   reason.
  init(_ findings: [Finding], besides dropped: [Finding], _ elements: ElementTable) {
    self.elements = elements
    for (index, finding) in findings.enumerated()
    where finding.rule.name == PlacementRule.overflow.name && finding.certainty == .checked {
      for failure in finding.failures {
        guard case .container(let entry, let axis) = failure.cause else { continue }
        let key = Container(entry: entry, axis: axis)
        var known = overflows[key] ?? Overflow()
        if known.findings.last != index { known.findings.append(index) }
        known.severity[failure.configuration] = max(
          known.severity[failure.configuration] ?? finding.severity, finding.severity)
        known.children[failure.configuration, default: []].insert(finding.entry)
        if failure.side?.isStart == true { known.atStart.insert(failure.configuration) }
        overflows[key] = known
      }
    }
    for finding in dropped where finding.certainty == .checked {
      for failure in finding.failures {
        guard case .container(let entry, let axis) = failure.cause else { continue }
        let key = Container(entry: entry, axis: axis)
        guard overflows[key]?.children[failure.configuration] != nil else { continue }
        overflows[key]?.children[failure.configuration]?.insert(finding.entry)
      }
    }
  }

  /// Folds what follows from an overflow into it; and the overflow into what it pushes into a strip, where it does nothing else.
  func fold(_ findings: inout [Finding]) {
    if overflows.isEmpty { return }
    var followers: [Container: [Int]] = [:]
    for index in findings.indices where Self.rules.contains(findings[index].rule.name) {
      guard findings[index].certainty == .checked, !findings[index].isToldElsewhere else { continue }
      let causes = findings[index].failures.map { self.cause(of: $0, findings[index]) }
      guard let cause = causes.compactMap({ $0 }).first else { continue }
      if causes.contains(where: { $0 == nil }) {
        let pushed = Set(zip(findings[index].failures, causes).filter { $0.1 != nil }.map { $0.0.configuration })
        findings[index].withhold { pushed.contains($0.configuration) }
      } else {
        followers[cause, default: []].append(index)
      }
    }
    for (container, indices) in followers.sorted(by: { $0.value[0] < $1.value[0] }) {
      fold(indices, into: container, &findings)
    }
  }

  private func fold(_ followers: [Int], into container: Container, _ findings: inout [Finding]) {
    guard let overflow = overflows[container] else { return }
    let bands = followers.filter { findings[$0].rule.name == PlacementRule.tappableInBand.name }
    var inBand: [Int32: Set<Int32>] = [:]
    for index in bands {
      for failure in findings[index].failures {
        inBand[failure.configuration, default: []].insert(findings[index].entry)
      }
    }
    // A tappable that hangs out and is in no strip is beyond the screen: that is more harm than a strip.
    let areInBand = overflow.children.allSatisfy { configuration, children in
      guard let pushed = inBand[configuration] else { return false }
      return children.allSatisfy { !elements.entries[Int($0)].role.isTappable || pushed.contains($0) }
    }
    var told = -1
    // What overflows along the other axis too has more to tell.
    let isOnlyThis = overflow.findings.allSatisfy { index in
      findings[index].failures.allSatisfy { $0.cause == .container(entry: container.entry, container.axis) }
    }
    // What is told of one stands for the other only where it is no quieter.
    let isLoud = bands.contains { band in overflow.severity.values.allSatisfy { $0 <= findings[band].severity } }
    if isOnlyThis, isLoud, areInBand {
      told = bands[0]
      for index in bands where findings[index].worst.isWorse(than: findings[told].worst) { told = index }
      findings[told].because = worst(of: overflow, findings)
      for index in overflow.findings { findings[index].isToldElsewhere = true }
    }
    for index in followers where index != told {
      findings[index].isToldElsewhere = true
      if findings[index].rule.name != PlacementRule.contentOutsideSafe.name,
        let first = overflow.findings.first(where: { !findings[$0].isToldElsewhere }),
        !findings[first].pushed.contains(findings[index].entry)
      {
        findings[first].pushed.append(findings[index].entry)
      }
    }
  }

  private func worst(of overflow: Overflow, _ findings: [Finding]) -> Failure? {
    var worst: Failure?
    for index in overflow.findings {
      let own = findings[index].worst
      if worst.map({ own.isWorse(than: $0) }) ?? true { worst = own }
    }
    return worst
  }

  /// The container whose overflow pushes an element where it fails.
  private func cause(of failure: Failure, _ finding: Finding) -> Container? {
    var child = finding.entry
    while child > 0 {
      let entry = elements.entries[Int(child)]
      for axis in [Axis.horizontal, .vertical] where failure.axis.map({ $0 == axis }) ?? true {
        let key = Container(entry: entry.parent, axis: axis)
        guard let overflow = overflows[key], let severity = overflow.severity[failure.configuration],
          severity >= finding.severity, let children = overflow.children[failure.configuration]
        else { continue }
        let isPushed = !entry.isIsland && overflow.atStart.contains(failure.configuration)
        if isPushed || children.contains(child) { return key }
      }
      child = entry.parent
    }
    return nil
  }
}

extension Failure {
  /// The axis on which it would have to move; nothing where both may do.
  fileprivate var axis: Axis? {
    switch cause {
    case .strip(let slot, _): return slot.axis
    case .hidden(let slot, _, _):
      switch slot.matter {
      case .strip, .keyboard, .gestureArea, .sideInset: return slot.axis
      case .cutout, .hinge: return nil
      }
    case .screen, .viewport: return side?.axis
    default: return nil
    }
  }
}
