import BandDiagnostics
import BandScreenModel
import BandSyntax

/// Tells findings to people: one diagnostic for each rule and group of elements, all failing configurations folded in.
///
/// Source of the form: `docs/rules.md`, "What a message says".
public struct FindingDescriber {
  let devices: [DeviceProfile]
  let configurations: [Configuration]
  let states: [String]
  let collector: FindingCollector
  /// The sources, by `FileID`: a fix is certain only where the word that it replaces is the one it expects.
  let sources: [SourceText]

  public init(
    devices: [DeviceProfile], configurations: [Configuration], states: [String], collector: FindingCollector,
    sources: [SourceText]
  ) {
    self.devices = devices
    self.configurations = configurations
    self.states = states
    self.collector = collector
    self.sources = sources
  }

  /// The diagnostics of a screen's findings, in their order.
  public func diagnostics(for findings: [Finding]) -> [Diagnostic] { tell(findings).map { $0.diagnostic } }

  /// A message, and what it tells.
  public struct Told {
    public var diagnostic: Diagnostic
    /// The findings that it tells, by their index: the one that it is about first.
    public var findings: [Int]
    /// In how many configurations something of what it counts fails: one element, those of one `for`, or those of one name.
    public var failing: Int
  }

  /// The diagnostics of a screen's findings, in their order, each with what it tells.
  public func tell(_ findings: [Finding]) -> [Told] {
    var indices: [FindingKey: Int] = [:]
    for (index, finding) in findings.enumerated() { indices[FindingKey(finding)] = index }
    let groups = fold(findings.filter { $0.certainty == .checked && !$0.isToldElsewhere }.flatMap { byWayOut($0) })
    // Where a constant in place of an inset is why something lies in a strip, it is told there.
    let constants = groups.compactMap { constantThatIsWhy($0) }
    let wanted = groups.filter { group in
      if case .constant(_, _, _, let place) = group[0].worst.cause { !constants.contains(place) } else { true }
    }
    return gathered(wanted).map { group in
      var diagnostic = describe(group)
      if let place = constantThatIsWhy(group.findings), let why = groups.first(where: { isAbout($0, place) }) {
        diagnostic.notes.insert(DiagnosticNote(.fact, borrowed(why[0])), at: 1)
      }
      return Told(
        diagnostic: diagnostic, findings: (group.findings + group.companions).compactMap { indices[FindingKey($0)] },
        failing: counted(group.findings).failures.count)
    }
  }

  /// What tells the findings of a screen apart.
  private struct FindingKey: Hashable {
    var rule: RuleName
    var entry: Int32
    var assertion: Place?

    init(_ finding: Finding) {
      rule = finding.rule.name
      entry = finding.entry
      if case .assertion(_, let place) = finding.failures[0].cause { assertion = place }
    }
  }

  private func isAbout(_ group: [Finding], _ constant: Place) -> Bool {
    if case .constant(_, _, _, constant) = group[0].worst.cause { return true }
    return false
  }

  /// What covers an element on one device may be another thing than on the next, with another way out: each is told by itself.
  private func byWayOut(_ finding: Finding) -> [Finding] {
    guard case .cover = finding.failures[0].cause else { return [finding] }
    var parts: [FoldKey] = []
    for failure in finding.failures {
      let key = FoldKey(finding, failure, entry(finding), collector.elements)
      if !parts.contains(key) { parts.append(key) }
    }
    if parts.count == 1 { return [finding] }
    return parts.map { part in
      var own = finding
      own.withhold { FoldKey(finding, $0, entry(finding), collector.elements) != part }
      return own
    }
  }

  /// Findings of one rule about elements of one group, or about one property of the source: the worst first.
  private func fold(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    var groupOf: [FoldKey: Int] = [:]
    for finding in findings {
      let key = FoldKey(finding, finding.failures[0], entry(finding), collector.elements)
      if let known = groupOf[key] {
        groups[known].append(finding)
      } else {
        groupOf[key] = groups.count
        groups.append([finding])
      }
    }
    return joined(groups.map { worstFirst($0) })
  }

  private func worstFirst(_ group: [Finding]) -> [Finding] {
    var worst = 0
    for index in group.indices where group[index].worst.isWorse(than: group[worst].worst) { worst = index }
    var ordered = group
    ordered.swapAt(0, worst)
    return ordered
  }

  /// Groups of which one padding frees all are one: a row, and what is in it.
  private func joined(_ groups: [[Finding]]) -> [[Finding]] {
    var all: [[Finding]] = []
    var known: [ScrollRoom: Int] = [:]
    for group in groups {
      guard case .cover(_, let room?) = group[0].worst.cause else {
        all.append(group)
        continue
      }
      if let index = known[room], all[index][0].severity == group[0].severity,
        all[index][0].rule.name == group[0].rule.name
      {
        all[index] = worstFirst(all[index] + group)
      } else {
        known[room] = all.count
        all.append(group)
      }
    }
    return all
  }

  private struct FoldKey: Hashable {
    var rule: RuleName
    var group: Int32
    var place: Place?
    /// Where room in a scroll is what frees it, that.
    var room: ScrollRoom?
    /// Else what covers it, by its group.
    var cover: Int32?

    init(_ finding: Finding, _ failure: Failure, _ entry: ElementTable.Entry, _ elements: ElementTable) {
      rule = finding.rule.name
      group = entry.group
      switch failure.cause {
      case .constant(_, _, _, let place), .assertion(_, let place), .wasted(_, _, let place), .negative(let place),
        .growth(let place):
        self.place = place
      case .container(let parent, let axis) where parent > 0:
        // The last of a container's children overflows the most; the ones before it have the same cause, and so have the containers that
        // one `for` repeats.
        group = -1 - elements.entries[Int(parent)].group * 2 - Int32(axis.rawValue)
        place = nil
      case .hidden(let slot, _, _) where slot.matter == .keyboard && failure.rest.isDetent:
        // What stands side by side in a sheet is beneath the keyboard together, and where that is too low all that it holds.
        var holder = entry.parent
        if failure.isSheetTooLow {
          while holder > 0, !elements.entries[Int(holder)].isSheet { holder = elements.entries[Int(holder)].parent }
        }
        group = -1 - holder
        place = nil
      case .cover(let cover, _) where finding.rule.name == PlacementRule.textCovered.name:
        // What hides several texts is one fault.
        group = -1 - cover
        place = nil
      case .cover(let cover, let room):
        self.room = room
        if room == nil { self.cover = elements.entries[Int(cover)].group }
        place = nil
      case .spacing:
        // Two that are too close to one another are one fault.
        group = -1 - entry.parent
        place = nil
      default: place = nil
      }
    }
  }

  func entry(_ finding: Finding) -> ElementTable.Entry { collector.elements.entries[Int(finding.entry)] }

  func device(_ failure: Failure) -> DeviceProfile {
    devices[configurations[Int(failure.configuration)].device]
  }

  private func describe(_ group: ToldGroup) -> Diagnostic {
    let finding = group.findings[0]
    var diagnostic = Diagnostic(
      finding.rule.name, finding.severity, at: entry(finding).place, told(finding), label: "")
    diagnostic.notes.append(DiagnosticNote(.fact, fact(finding)))
    if finding.textDependence != .none {
      diagnostic.notes.append(
        DiagnosticNote(
          .fact,
          "the widths of these texts are known within an interval: \u{B1}2 % where a font stands in for San Francisco, more where a script needs shaping"
        ))
    }
    if let because = finding.because { diagnostic.notes.append(DiagnosticNote(.fact, cause(because, finding))) }
    if let pushed = pushed(group.findings) { diagnostic.notes.append(DiagnosticNote(.fact, pushed)) }
    if let strips = otherStrips(group.findings) { diagnostic.notes.append(DiagnosticNote(.fact, strips)) }
    diagnostic.notes += sameCause(group)
    if case .anchor = finding.worst.cause {
      // No configuration fails: there is nothing to count.
    } else {
      let counted = counted(group.findings)
      for text in [failingSettings(counted), otherDevices(counted, with: group.companions)] {
        if let text { diagnostic.notes.append(DiagnosticNote(.fact, text)) }
      }
    }
    for (failures, ends) in [(finding.atEnds.narrowest, "narrower"), (finding.atEnds.widest, "wider")] {
      guard let first = failures.first else { continue }
      let places = failures.count == 1 ? "on \(title(first))" : "in \(failures.count) configurations"
      diagnostic.notes.append(DiagnosticNote(.fact, "also \(places), if texts are \(ends) than measured"))
    }
    point(&diagnostic, group)
    if let note = greedyNote(finding) { diagnostic.notes.append(note) }
    if diagnostic.fixes.isEmpty, let help = help(group.findings) {
      diagnostic.notes.append(DiagnosticNote(.help, help))
    }
    return diagnostic
  }

  /// What is wrong, and whether that hangs on widths of texts that are only known within an interval.
  public func told(_ finding: Finding) -> String {
    switch finding.textDependence {
    case .none: message(finding)
    case .passes(.narrowest): message(finding) + ", unless its texts are narrower than measured"
    case .passes(.widest): message(finding) + ", unless its texts are wider than measured"
    case .fails(.narrowest): message(finding) + " if texts are narrower than measured"
    case .fails(.widest): message(finding) + " if texts are wider than measured"
    }
  }

  /// `'page.agree'`, or what it is where it has no name.
  func quoted(_ entry: ElementTable.Entry) -> String { "'\(entry.name)'" }

  func count(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }

  /// A length in a message: one decimal at most, unless it would be 0 by that.
  func points(_ value: Double) -> String { String(points: Self.rounded(value)) }

  /// A length that is asked for: rounded up, so that it is enough.
  func atLeast(_ value: Double) -> String {
    let rounded = Self.rounded(value)
    return String(points: rounded < value - 1e-6 ? Self.rounded(rounded + 1 / Self.unit(of: value)) : rounded)
  }

  /// A length as messages give it.
  static func rounded(_ value: Double) -> Double {
    let unit = unit(of: value)
    return roundedHalfAwayFromZero(value * unit) / unit
  }

  /// To which part of a point a length is told: a tenth, unless it would be 0 by that.
  private static func unit(of value: Double) -> Double {
    var unit = 10.0
    while unit < 10_000, roundedHalfAwayFromZero(value * unit) == 0 { unit *= 10 }
    return unit
  }

  /// `iPhone 16 Pro, portrait` and what else the configuration differs in from a phone as it comes.
  public func title(_ failure: Failure) -> String {
    let configuration = configurations[Int(failure.configuration)]
    let device = devices[configuration.device]
    var title = "\(device.name), \(device.orientations[configuration.orientation].orientation.title)"
    let discrete = configuration.discrete
    if discrete.textSize != .standard { title += ", text size \(discrete.textSize.text)" }
    if discrete.language != .none { title += ", \(discrete.language.text)" }
    if discrete.direction == .rightToLeft, !discrete.language.isRightToLeft { title += ", right to left" }
    if discrete.isKeyboardUp { title += ", keyboard up" }
    if discrete.state > 0, discrete.state < states.count { title += ", state \(states[discrete.state])" }
    return title
  }
}

extension Orientation {
  /// How a message says it.
  var title: String {
    switch self {
    case .portrait: "portrait"
    case .landscape: "landscape"
    case .landscapeLeft: "landscape (top to the left)"
    case .landscapeRight: "landscape (top to the right)"
    }
  }
}
