import BandDiagnostics
import BandScreenModel

extension FindingCollector {
  /// Leaves one finding for each cause.
  ///
  /// - What stands in a strip need not also be told that it hangs out of the screen, nor that its anchor is why.
  /// - What content that overflows pushes off the screen is told by the overflow.
  /// - What stands in a strip, out of reach, or where overflowing content pushes it isn't also told to be covered there.
  /// - Where the overflow pushes an element into a strip, and does no other harm to it, the strip is told, and the overflow is why.
  func gathered(_ findings: [Finding]) -> [Finding] {
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
      case PlacementRule.tappableUnreachable.name:
        if bands[finding.entry] != nil || isTold(finding, byOverflowsAmong: findings, overflows) { continue }
      case PlacementRule.tappableCovered.name:
        finding.failures = untold(finding, bands, unreachable, overflows, findings)
        if finding.failures.isEmpty { continue }
      case PlacementRule.overflow.name:
        if let band = bands[finding.entry], tells(findings[band], of: finding) { continue }
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
    return kept
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
