import BandDiagnostics
import BandScreenModel

extension FindingCollector {
  /// Leaves one finding for each cause.
  ///
  /// - What stands in a strip need not be told that the keyboard covers it there too, nor that a cutout hides it or what is in it, at the
  ///   same edge and in the same configuration; nor that a corner cuts into it where it is in no strip, since one anchor brings it there.
  /// - What stands in a strip need not also be told that it hangs out of the screen there, nor that its anchor at that edge is why.
  /// - What content that overflows pushes off the screen is told by the overflow.
  /// - A text isn't told to be hidden where what it is in is told to be covered, or a cutout hides it besides.
  /// - What stands in a strip or out of reach isn't also told to be covered along the same axis; nor is what stands beneath the keyboard, or
  ///   where overflowing content pushes it.
  /// - Where a scroll stops at pages that something straddles, a strip that it then stands in is no second cause.
  /// - Where the overflow pushes an element into a strip, and does no other harm to it, the strip is told, and the overflow is why.
  /// - What stands beyond the glass by an anchor from there isn't also told that the anchor is a constant.
  func gathered(_ findings: [Finding]) -> [Finding] {
    var told = ToldConfigurations()
    // Whoever allows a control to stand in a strip has said so of its label too.
    var allowed = ToldConfigurations()
    for finding in findings {
      told.add(finding, at: edges(of: finding))
      if finding.rule.name == PlacementRule.tappableInBand.name {
        allowed.add(finding, at: edges(of: finding), isAllowed: true)
      }
    }
    var bands: [Int32: Int] = [:]
    var overflows: [Int32: Int] = [:]
    var unreachable: [Int32: Int] = [:]
    for (index, finding) in findings.enumerated() {
      if finding.rule.name == PlacementRule.tappableInBand.name { bands[finding.entry] = index }
      if finding.rule.name == PlacementRule.overflow.name { overflows[finding.entry] = index }
      if finding.rule.name == PlacementRule.tappableUnreachable.name { unreachable[finding.entry] = index }
    }
    var kept: [Finding] = []
    // Overflows of which a strip tells.
    var dropped: [Finding] = []
    for finding in findings {
      var finding = finding
      switch finding.rule.name {
      case RuleDescription.tiedToGlass.name:
        if let band = bands[finding.entry], edges(of: finding).isSubset(of: edges(of: findings[band])) { continue }
        if let beyond = unreachable[finding.entry], isBeyond(findings[beyond], byAnchorOf: finding) { continue }
      case PlacementRule.doubleInset.name:
        // What is told must be true wherever the screen is shown: elsewhere nothing but this inset may keep clear.
        finding.failures.removeAll { needed.contains($0, of: finding.entry) }
        if finding.failures.isEmpty { continue }
      case PlacementRule.tappableUnreachable.name:
        guard let rest = without(finding, told, [.tappableInBand], around: false),
          !isTold(rest, byOverflowsAmong: findings, overflows)
        else { continue }
        finding = rest
      case PlacementRule.tappableCovered.name:
        let overflowing = toldByOverflows(finding, among: findings, overflows)
        finding.withhold { overflowing.contains($0.configuration) }
        if finding.failures.isEmpty { continue }
        guard let beside = without(finding, told, [.tappableInBand, .tappableUnreachable], around: false),
          let rest = without(beside, told, [.keyboardCovers], around: false, atAnyEdge: true)
        else { continue }
        finding = rest
      case PlacementRule.textCovered.name:
        let overflowing = toldByOverflows(finding, among: findings, overflows)
        finding.withhold { overflowing.contains($0.configuration) }
        if finding.failures.isEmpty { continue }
        guard let rest = without(finding, told, [.tappableCovered, .contentClipped], around: true, atAnyEdge: true)
        else { continue }
        finding = rest
      case PlacementRule.overflow.name:
        if let band = bands[finding.entry], tells(findings[band], of: finding) {
          dropped.append(finding)
          continue
        }
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
        guard let loud = without(finding, told, [.tappableInBand, .contentClipped], around: true),
          let rest = without(loud, allowed, [.tappableInBand], around: true),
          !isTold(rest, byOverflowsAmong: findings, overflows)
        else { continue }
        finding = rest
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
        if let other = unreachable[finding.entry], isStraddling(findings[other], finding) {
          finding.isToldElsewhere = true
        }
      default: break
      }
      kept.append(finding)
    }
    Consequences(kept, besides: dropped, elements).fold(&kept)
    return kept
  }

  /// Whether an element stands beyond the edge of the glass that its anchor comes from.
  private func isBeyond(_ unreachable: Finding, byAnchorOf tied: Finding) -> Bool {
    guard unreachable.certainty == .checked, unreachable.severity >= tied.severity,
      case .anchor(let edge, _) = tied.worst.cause
    else { return false }
    return unreachable.failures.contains { $0.side == edge }
  }

  /// Whether an element is never whole at the stops of a scroll for the reason for which it stands in a strip at its best stop.
  private func isStraddling(_ unreachable: Finding, _ band: Finding) -> Bool {
    guard unreachable.certainty == .checked, unreachable.severity >= band.severity, unreachable.worst.rest.isStop,
      case .viewport = unreachable.worst.cause
    else { return false }
    // Where both speak in the same configurations only, the strip is told.
    let inBand = Set(band.failures.map { $0.configuration })
    if unreachable.failures.allSatisfy({ inBand.contains($0.configuration) }) { return false }
    let axes = Set(unreachable.failures.map { $0.side?.axis })
    return band.failures.allSatisfy { failure in
      guard failure.rest.isStop, case .strip(let slot, _) = failure.cause else { return false }
      return axes.contains(slot.axis)
    }
  }

  /// A finding without the configurations in which others say so of the element, or of one around it, at the same edge and no less
  /// loudly; nothing where none is left.
  private func without(
    _ finding: Finding, _ told: ToldConfigurations, _ rules: [PlacementRule], around: Bool, own: Bool = true,
    atAnyEdge: Bool = false
  ) -> Finding? {
    guard finding.certainty == .checked else { return finding }
    var others: [ToldConfigurations.Speech] = []
    var entry = own ? finding.entry : elements.entries[Int(finding.entry)].parent
    while entry >= 0 {
      for rule in rules {
        if let other = told.speech(of: rule, entry), other.severity >= finding.severity { others.append(other) }
      }
      entry = around ? elements.entries[Int(entry)].parent : -1
    }
    if others.isEmpty { return finding }
    var rest = finding
    rest.withhold { failure in
      others.contains {
        $0.speaks(in: failure.configuration, finding.textDependence)
          && (atAnyEdge || !$0.edges.isDisjoint(with: failure.edges))
      }
    }
    if rest.failures.isEmpty { return nil }
    rest.severity = severity(of: rest)
    return rest
  }

  /// The edges at which a finding speaks of an element.
  private func edges(of finding: Finding) -> EdgeSet {
    var edges: EdgeSet = []
    for site in finding.sites { edges.insert(EdgeSet(site.edge)) }
    for failure in finding.failures { edges.formUnion(failure.edges) }
    return edges
  }

  /// That of its loudest failure; what fails only with other widths of texts than those measured stays a warning.
  private func severity(of finding: Finding) -> Severity {
    if case .fails = finding.textDependence { return finding.severity }
    return finding.failures.contains { !$0.isAdvice }
      ? levels.severity(of: finding.rule, isAdvice: false) : levels.severity(of: finding.rule, isAdvice: true)
  }

  /// Whether one finding speaks wherever another does, and no less loudly.
  private func tells(_ finding: Finding, of other: Finding) -> Bool {
    guard finding.certainty == .checked, finding.severity >= other.severity else { return false }
    let told = Set(finding.failures.map { $0.configuration })
    return other.failures.allSatisfy { told.contains($0.configuration) }
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
  /// What one rule says of one element.
  struct Speech {
    var severity: Severity
    var configurations: Set<Int32> = []
    var edges: EdgeSet = []
    /// The configurations in which it speaks only with texts of other widths than those measured.
    var atEnds: (narrowest: Set<Int32>, widest: Set<Int32>) = ([], [])

    /// Whether it speaks in a configuration, with the widths of texts that a finding is about.
    func speaks(in configuration: Int32, _ dependence: TextDependence) -> Bool {
      if configurations.contains(configuration) { return true }
      return switch dependence {
      case .fails(.narrowest): atEnds.narrowest.contains(configuration)
      case .fails(.widest): atEnds.widest.contains(configuration)
      case .none, .passes: false
      }
    }
  }

  private var speeches: [Key: Speech] = [:]

  private struct Key: Hashable {
    var rule: RuleName
    var entry: Int32
  }

  /// - Parameters:
  ///   - edges: those at which the finding speaks of its element.
  ///   - isAllowed: whether those that are silenced are meant: among the others such a one swallows nothing.
  mutating func add(_ finding: Finding, at edges: EdgeSet, isAllowed: Bool = false) {
    guard (finding.certainty == .checked) != isAllowed else { return }
    let key = Key(rule: finding.rule.name, entry: finding.entry)
    var speech = speeches[key] ?? Speech(severity: finding.severity)
    for failure in finding.failures { speech.configurations.insert(failure.configuration) }
    for failure in finding.atEnds.narrowest { speech.atEnds.narrowest.insert(failure.configuration) }
    for failure in finding.atEnds.widest { speech.atEnds.widest.insert(failure.configuration) }
    speech.edges.formUnion(edges)
    speeches[key] = speech
  }

  /// Whether a rule speaks of an element or of one around it.
  func speaks(_ rule: PlacementRule, _ entry: Int32, around elements: ElementTable) -> Bool {
    var entry = entry
    while entry >= 0 {
      if speech(of: rule, entry) != nil { return true }
      entry = elements.entries[Int(entry)].parent
    }
    return false
  }

  /// Whether content of an element overflows or is cut off, in itself or anywhere inside it.
  func speaksInside(_ entry: Int32, _ elements: ElementTable) -> Bool {
    let rules = [PlacementRule.overflow.name, PlacementRule.textTruncated.name]
    return speeches.keys.contains { key in
      guard rules.contains(key.rule) else { return false }
      var inner = key.entry
      while inner > entry { inner = elements.entries[Int(inner)].parent }
      return inner == entry
    }
  }

  func speech(of rule: PlacementRule, _ entry: Int32) -> Speech? {
    speeches[Key(rule: rule.name, entry: entry)]
  }
}

extension Failure {
  /// The edges of the screen that it is about: all, where it is about no one of them.
  fileprivate var edges: EdgeSet {
    switch cause {
    case .strip(let slot, _), .hidden(let slot, _, _): EdgeSet(slot.edge)
    case .anchor(let edge, _): EdgeSet(edge)
    case .screen, .viewport: side.map { EdgeSet($0) } ?? .all
    // What has to give way along an axis has to for a strip there too.
    case .cover: side.map { [EdgeSet($0), EdgeSet($0.opposite)] } ?? .all
    default: .all
    }
  }
}
