import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Findings that one message tells, since one place in the source is their cause.
struct ToldGroup {
  /// Of one rule, the worst first.
  var findings: [Finding]
  /// Findings of other rules with the same cause.
  var companions: [Finding] = []
  /// Of these the worst of each group of elements.
  var companionsTold: [Finding] = []
  var cause: GroupCause?
}

/// What in the source lets elements be where they may not be.
struct GroupCause {
  /// What the message points at.
  var told: Remedy
  /// All that has to change, each once.
  var remedies: [Remedy]
  /// Whether this cures all that was found, and brings nothing else about.
  var isComplete: Bool
}

extension FindingDescriber {
  /// Groups with one cause become one: those of one rule as further elements, those of others as what is said besides.
  func gathered(_ groups: [[Finding]]) -> [ToldGroup] {
    var told: [ToldGroup] = []
    var groupsAt: [Place: Int] = [:]
    for group in groups {
      let cause = cause(of: group)
      if let cause, let known = groupsAt[cause.told.valuePlace], told[known].findings[0].severity >= group[0].severity {
        if told[known].findings[0].rule.name == group[0].rule.name {
          told[known].findings += group
        } else {
          told[known].companions += group
          told[known].companionsTold.append(group[0])
        }
        for remedy in cause.remedies where told[known].cause?.remedies.contains(remedy) == false {
          told[known].cause?.remedies.append(remedy)
        }
        if !cause.isComplete { told[known].cause?.isComplete = false }
        continue
      }
      // What one element is told of its own place isn't what is told of another one's, unless both hang on one property.
      for remedy in cause?.remedies ?? [] where groupsAt[remedy.valuePlace] == nil {
        groupsAt[remedy.valuePlace] = told.count
      }
      told.append(ToldGroup(findings: group, cause: cause))
    }
    for index in told.indices { putWorstFirst(&told[index]) }
    return told
  }

  private func putWorstFirst(_ group: inout ToldGroup) {
    var worst = 0
    for index in group.findings.indices
    where group.findings[index].worst.isWorse(than: group.findings[worst].worst) { worst = index }
    guard worst > 0 else { return }
    group.findings.swapAt(0, worst)
    // What is pointed at belongs to the element that is told.
    if let cause = cause(of: [group.findings[0]]) { group.cause?.told = cause.told }
  }

  /// What of the source is why elements stand in strips, beneath what hides them, or behind a bar; nothing where no single
  /// property is.
  private func cause(of group: [Finding]) -> GroupCause? {
    switch group[0].worst.cause {
    case .strip, .anchor:
      // Where a drag begins in a gesture's strip, `safe` is no cure: these strips are deeper than the insets.
      if group[0].rule.name == PlacementRule.dragInGestureStrip.name { return nil }
    case .hidden(let slot, _, _): if !slot.matter.isClearOfSafe { return nil }
    case .cover: return causeOfCover(group)
    default: return nil
    }
    var cause: GroupCause?
    var remedies: [Remedy] = []
    var isComplete = true
    for finding in group {
      if !finding.failures.allSatisfy({ $0.cause.hasSite }) { isComplete = false }
      for site in finding.sites {
        guard let remedy = remedy(at: site, finding) else {
          isComplete = false
          continue
        }
        if cause == nil, isTold(site, group[0]) { cause = GroupCause(told: remedy, remedies: [], isComplete: true) }
        guard !remedies.contains(remedy) else { continue }
        remedies.append(remedy)
        if remedy.leavesInsetTwice(in: collector.placement(of: site)) { isComplete = false }
      }
    }
    cause?.remedies = remedies
    cause?.isComplete = isComplete
    return cause
  }

  private func remedy(at site: FindingSite, _ finding: Finding) -> Remedy? {
    guard case .detent = finding.worst.rest else { return collector.remedy(at: site, sources) }
    // By as much as the inset the sheet goes up, and at all detents but this one it is clear already.
    let isCured = finding.failures.allSatisfy { failure in
      guard case .strip(_, let depth) = failure.cause else { return false }
      return failure.rest == finding.worst.rest && failure.lift <= depth + placementTolerance
    }
    return isCured ? collector.detentRemedy(at: site, finding.worst) : nil
  }

  /// Where a bar covers what a scroll doesn't keep clear of it, the scroll's `insets` leave out its edge.
  private func causeOfCover(_ group: [Finding]) -> GroupCause? {
    guard let told = remedy(ofCover: group[0].worst) else { return nil }
    var cause = GroupCause(told: told.remedy, remedies: [told.remedy], isComplete: true)
    if told.remedy.leavesInsetTwice(in: told.placement) { cause.isComplete = false }
    guard case .cover(_, let room) = group[0].worst.cause else { return nil }
    cause.isComplete =
      cause.isComplete
      && group.allSatisfy { finding in
        finding.failures.allSatisfy { failure in
          guard case .cover(let cover, let other) = failure.cause else { return false }
          return other == room && collector.elements.entries[Int(cover)].isBar(at: told.remedy.edge)
        }
      }
    return cause
  }

  private func remedy(ofCover failure: Failure) -> (remedy: Remedy, placement: PlacementCase)? {
    guard case .cover(let cover, let room?) = failure.cause,
      collector.elements.entries[Int(cover)].isBar(at: room.edge),
      let site = collector.firstSite(of: room.entry)
    else { return nil }
    return collector.insetsRemedy(of: site.element, at: room.edge, in: site.placement).map { ($0, site.placement) }
  }

  /// What else has the cause of a message: elements of other groups, and what other rules say.
  func sameCause(_ group: ToldGroup) -> [DiagnosticNote] {
    var texts: [String] = []
    let own = entry(group.findings[0])
    // What sizes make two elements of has one name, and only one of them is there.
    var names: Set<String> = [own.name]
    var groups = [own.group]
    var alike = 0
    var others: [String] = []
    var further = 0
    for finding in group.findings.dropFirst() {
      let other = entry(finding)
      guard names.insert(other.name).inserted else { continue }
      if other.group == own.group {
        alike += 1
      } else if others.count < 3, !groups.contains(other.group) {
        groups.append(other.group)
        others.append(quoted(other))
      } else {
        further += 1
      }
    }
    if alike > 0 { texts.append("and \(count(alike, "more element")) like it") }
    if !others.isEmpty { texts.append("for the same reason also \(list(others, further))") }
    let all = counted(group.findings)
    texts += group.companionsTold.prefix(3).map { "for the same reason \(told($0))\(devicesBeyond(all, of: $0))" }
    if group.companionsTold.count > 3 {
      texts.append("for the same reason \(count(group.companionsTold.count - 3, "more message")) of other rules")
    }
    return texts.map { DiagnosticNote(.fact, $0) }
  }

  /// `'a' and 'b'`, of many the first three.
  func quoted(_ entries: [Int32]) -> String {
    let told = entries.count == 4 ? 4 : 3
    return list(entries.prefix(told).map { quoted(collector.elements.entries[Int($0)]) }, max(0, entries.count - told))
  }

  /// `'a', 'b' and 2 more`
  private func list(_ names: [String], _ further: Int) -> String {
    if further > 0 { return "\(names.joined(separator: ", ")) and \(further) more" }
    if names.count == 1 { return names[0] }
    return "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }

  /// The worst of a group's findings with the failures of all, in each configuration the worst: what is counted by device.
  func counted(_ group: [Finding]) -> Finding {
    guard group.count > 1 else { return group[0] }
    var failureOf: [Int32: Failure] = [:]
    for finding in group {
      for failure in finding.failures {
        if let known = failureOf[failure.configuration], !failure.isWorse(than: known) { continue }
        failureOf[failure.configuration] = failure
      }
    }
    var all = group[0]
    all.failures = failureOf.values.sorted { $0.configuration < $1.configuration }
    return all
  }
}

extension SlotMatter {
  /// Whether `safe` is clear of it, as far as the inset of its edge is as deep.
  var isClearOfSafe: Bool {
    switch self {
    case .strip, .keyboard, .cutout, .sideInset: true
    case .hinge, .gestureArea: false
    }
  }
}

extension FailureCause {
  /// Whether the place at which it was met is kept with the finding.
  fileprivate var hasSite: Bool {
    switch self {
    case .strip, .anchor: true
    case .hidden(let slot, _, _): slot.matter.isClearOfSafe
    default: false
    }
  }
}

extension ElementTable.Entry {
  /// Whether it is a bar of the screen at an edge: `safe` and automatic insets are clear of it.
  fileprivate func isBar(at edge: Edge) -> Bool { kind == .bar && parent == 0 && barEdge == edge }
}

extension Remedy {
  /// Whether an inset that an author applies by hand, at or inside the element, would then be there twice.
  fileprivate func leavesInsetTwice(in placement: PlacementCase) -> Bool {
    switch change {
    case .constant, .detent: false
    case .insets: placement.appliesInset(at: [edge], inside: element)
    case .anchor: placement.appliesInset(at: name == .pin ? Edge.allCases : [edge], inside: element)
    }
  }
}

extension PlacementCase {
  /// Whether a padding or a margin of an element, or of one inside it, applies the inset of one of some edges.
  fileprivate func appliesInset(at edges: [Edge], inside element: ElementIndex) -> Bool {
    let first = Int(element.index)
    return (first..<max(first + 1, Int(screen[element].end))).contains { index in
      properties(of: ElementIndex(index)).contains { property in
        (property.name == .padding || property.name == .margin)
          && property.insetParts.contains { edges.contains($0.edge) }
      }
    }
  }
}
