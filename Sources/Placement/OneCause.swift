import BandDiagnostics
import BandScreenModel

extension FindingCollector {
  /// Leaves one finding for each cause.
  ///
  /// - What stands in a strip need not be told that the keyboard covers it there too, nor that a cutout hides it or what is in it; nor
  ///   that a corner cuts into it where it is in no strip, since one anchor brings it there.
  /// - What stands in a strip need not also be told that it hangs out of the screen, nor that its anchor is why.
  /// - What content that overflows pushes off the screen is told by the overflow.
  /// - What stands in a strip, beneath the keyboard, out of reach, or where overflowing content pushes it isn't also told to be covered there.
  /// - Where the overflow pushes an element into a strip, and does no other harm to it, the strip is told, and the overflow is why.
  /// - What stands beyond the glass by an anchor from there isn't also told that the anchor is a constant.
  func gathered(_ findings: [Finding]) -> [Finding] {
    var told = ToldConfigurations()
    for finding in findings { told.add(finding) }
    var bands: [Int32: Int] = [:]
    var overflows: [Int32: Int] = [:]
    var unreachable: [Int32: Int] = [:]
    for (index, finding) in findings.enumerated() {
      if finding.rule.name == PlacementRule.tappableInBand.name { bands[finding.entry] = index }
      if finding.rule.name == PlacementRule.overflow.name { overflows[finding.entry] = index }
      if finding.rule.name == PlacementRule.tappableUnreachable.name { unreachable[finding.entry] = index }
    }
    var kept: [Finding] = []
    for finding in findings {
      var finding = finding
      switch finding.rule.name {
      case RuleDescription.tiedToGlass.name:
        if bands[finding.entry] != nil { continue }
        if let beyond = unreachable[finding.entry], isBeyond(findings[beyond], byAnchorOf: finding) { continue }
      case PlacementRule.tappableUnreachable.name:
        if bands[finding.entry] != nil || isTold(finding, byOverflowsAmong: findings, overflows) { continue }
      case PlacementRule.tappableCovered.name:
        finding.failures = untold(finding, bands, unreachable, overflows, findings)
        if finding.failures.isEmpty { continue }
        guard let rest = without(finding, told, [.keyboardCovers], around: false) else { continue }
        finding = rest
      case PlacementRule.overflow.name:
        if let band = bands[finding.entry], tells(findings[band], of: finding) { continue }
      case PlacementRule.keyboardCovers.name:
        guard let rest = without(finding, told, [.tappableInBand], around: false) else { continue }
        finding = rest
      case PlacementRule.contentClipped.name:
        guard let rest = without(finding, told, [.tappableInBand], around: true),
          let clipped = without(rest, told, [.contentClipped], around: true, own: false)
        else { continue }
        finding = clipped
        // One anchor brings it into the strip and into the corner.
        finding.isToldElsewhere =
          told.speaks(.tappableInBand, finding.entry, around: elements)
          && finding.failures.allSatisfy { if case .corners = $0.cause { true } else { false } }
      case PlacementRule.contentOutsideSafe.name:
        if told.speaks(.tappableInBand, finding.entry, around: elements)
          || told.speaks(.contentClipped, finding.entry, around: elements)
          || isTold(finding, byOverflowsAmong: findings, overflows)
        {
          continue
        }
      case PlacementRule.tappableInGestureArea.name:
        guard let rest = without(finding, told, [.tappableInBand], around: false) else { continue }
        finding = rest
      case PlacementRule.fixedHeight.name:
        if told.speaksInside(finding.entry, elements) { continue }
      case PlacementRule.tappableInBand.name:
        if let overflow = overflows[finding.entry],
          tells(finding, of: findings[overflow]) || tells(findings[overflow], of: finding)
        {
          finding.because = findings[overflow].worst
        }
      default: break
      }
      kept.append(finding)
    }
    Consequences(kept, elements).fold(&kept)
    return kept
  }

  /// Whether an element stands beyond the edge of the glass that its anchor comes from.
  private func isBeyond(_ unreachable: Finding, byAnchorOf tied: Finding) -> Bool {
    guard unreachable.certainty == .checked, unreachable.severity >= tied.severity,
      case .anchor(let edge, _) = tied.worst.cause
    else { return false }
    return unreachable.failures.contains { $0.side == edge }
  }

  /// A finding without the configurations in which others say so of the element, or of one around it; nothing where none is left.
  private func without(
    _ finding: Finding, _ told: ToldConfigurations, _ rules: [PlacementRule], around: Bool, own: Bool = true
  ) -> Finding? {
    guard finding.certainty == .checked else { return finding }
    var configurations: Set<Int32> = []
    var entry = own ? finding.entry : elements.entries[Int(finding.entry)].parent
    while entry >= 0 {
      for rule in rules { configurations.formUnion(told.configurations(of: rule, entry)) }
      entry = around ? elements.entries[Int(entry)].parent : -1
    }
    if configurations.isEmpty { return finding }
    var rest = finding
    rest.failures.removeAll { configurations.contains($0.configuration) }
    if rest.failures.isEmpty { return nil }
    rest.severity = severity(of: rest)
    return rest
  }

  /// That of its loudest failure.
  private func severity(of finding: Finding) -> Severity {
    finding.failures.contains { !$0.isAdvice }
      ? levels.severity(of: finding.rule, isAdvice: false) : levels.severity(of: finding.rule, isAdvice: true)
  }

  /// Whether one finding speaks wherever another does, and no less loudly.
  private func tells(_ finding: Finding, of other: Finding) -> Bool {
    guard finding.certainty == .checked, finding.severity >= other.severity else { return false }
    let told = Set(finding.failures.map { $0.configuration })
    return other.failures.allSatisfy { told.contains($0.configuration) }
  }

  /// The failures of a finding in configurations of which no finding about what stands in its way speaks.
  private func untold(
    _ finding: Finding, _ bands: [Int32: Int], _ unreachable: [Int32: Int], _ overflows: [Int32: Int],
    _ findings: [Finding]
  ) -> [Failure] {
    var told: Set<Int32> = []
    for index in [bands[finding.entry], unreachable[finding.entry]] {
      if let index, findings[index].certainty == .checked, findings[index].severity >= finding.severity {
        told.formUnion(findings[index].failures.map { $0.configuration })
      }
    }
    told.formUnion(toldByOverflows(finding, among: findings, overflows))
    return told.isEmpty ? finding.failures : finding.failures.filter { !told.contains($0.configuration) }
  }

  /// Whether content that overflows, in the element or around it, speaks wherever a finding does.
  private func isTold(_ finding: Finding, byOverflowsAmong findings: [Finding], _ overflows: [Int32: Int]) -> Bool {
    let told = toldByOverflows(finding, among: findings, overflows)
    return finding.failures.allSatisfy { told.contains($0.configuration) }
  }

  /// The configurations in which content that overflows, in the element or around it, speaks no less loudly.
  private func toldByOverflows(
    _ finding: Finding, among findings: [Finding], _ overflows: [Int32: Int]
  ) -> Set<Int32> {
    var told: Set<Int32> = []
    var entry = finding.entry
    while entry >= 0 {
      if let index = overflows[entry], findings[index].certainty == .checked,
        findings[index].severity >= finding.severity
      {
        told.formUnion(findings[index].failures.map { $0.configuration })
      }
      entry = elements.entries[Int(entry)].parent
    }
    return told
  }
}

/// In which configurations each rule speaks of each element.
private struct ToldConfigurations {
  private var configurations: [Key: Set<Int32>] = [:]
  /// The rules and elements of these findings.
  private var known: Set<Key> = []

  private struct Key: Hashable {
    var rule: RuleName
    var entry: Int32
  }

  mutating func add(_ finding: Finding) {
    // One that is silenced swallows nothing.
    guard finding.certainty == .checked else { return }
    known.insert(Key(rule: finding.rule.name, entry: finding.entry))
    for failure in finding.failures {
      configurations[Key(rule: finding.rule.name, entry: finding.entry), default: []].insert(failure.configuration)
    }
  }

  /// Whether a rule speaks of an element or of one around it.
  func speaks(_ rule: PlacementRule, _ entry: Int32, around elements: ElementTable) -> Bool {
    var entry = entry
    while entry >= 0 {
      if known.contains(Key(rule: rule.name, entry: entry)) { return true }
      entry = elements.entries[Int(entry)].parent
    }
    return false
  }

  /// Whether content of an element overflows or is cut off, in itself or anywhere inside it.
  func speaksInside(_ entry: Int32, _ elements: ElementTable) -> Bool {
    let rules = [PlacementRule.overflow.name, PlacementRule.textTruncated.name]
    return known.contains { key in
      guard rules.contains(key.rule) else { return false }
      var inner = key.entry
      while inner > entry { inner = elements.entries[Int(inner)].parent }
      return inner == entry
    }
  }

  func configurations(of rule: PlacementRule, _ entry: Int32) -> Set<Int32> {
    configurations[Key(rule: rule.name, entry: entry)] ?? []
  }
}
