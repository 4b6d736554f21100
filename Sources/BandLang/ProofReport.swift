import BandDiagnostics
import BandOutput
import BandPlacement
import BandProver
import BandScreenModel
import BandSyntax

/// What a proof says of one rule and element.
public enum ProofVerdict: Sendable, Equatable {
  /// It holds for every device of these families.
  case proved(families: String)
  /// It fails on a device of the catalogue.
  case refuted(on: String)
  /// It fails on a device that the catalogue doesn't have: the device in words, and the least lift in points.
  case refutedBeyond(device: String, lift: Double)
  /// Undecided in so many regions.
  case open(regions: Int, reason: String)
  /// Silenced by the author, for the reason given.
  case suppressed(reason: String)
}

/// For which widths of the texts a proof holds.
public enum ProofTexts: Sendable, Equatable {
  /// The screen's texts have no others than those that are measured.
  case certain
  /// For those that are measured, and with all texts as narrow and as wide as they may be.
  case bothEnds
  /// For those that are measured: at an end of what the texts may measure it isn't proved, or wasn't asked.
  case measured
}

/// One line of a proof: a rule and an element.
public struct ProofLine: Sendable, Equatable {
  public var rule: RuleName
  public var path: String
  /// Of an assertion: its message.
  public var assertion: String?
  /// Where the element stands, or the assertion.
  public var place: Place
  public var severity: Severity
  public var verdict: ProofVerdict
  /// Of what is proved: for which widths of the screen's texts.
  public var texts = ProofTexts.certain
  /// Where it is refuted: whether on a device of the catalogue; nothing where that isn't known, since another message stands for it.
  public var isOfCatalogue: Bool?
}

/// What was proved of a screen.
public struct ProofReport: Sendable {
  /// By rule in the rules' order, then by element.
  public var lines: [ProofLine]
  /// The envelopes in words, one for each family and orientation.
  public var envelopes: [String]
  /// Messages for what fails on no device of the catalogue.
  public var diagnostics: [Diagnostic]
  /// The `@allow`s that silence what is refuted.
  var usedAllowances: [Place] = []
  /// Pairs of a discrete case and a family.
  public var cases: Int
  public var runs: Int
  public var regions: Int
  /// Random points that were laid out afterwards, and how often what was proved did not hold there.
  public var spotChecks: Int
  public var spotFailures: Int
  /// How often one of the points lay in no region in which a rule was proved.
  public var spotGaps: Int

  public var proved: Int { lines.count { if case .proved = $0.verdict { true } else { false } } }
  public var open: Int { lines.count { if case .open = $0.verdict { true } else { false } } }
  public var refuted: Int { lines.count { $0.isRefuted } }

  init(
    _ proof: ScreenProof, elements: ElementTable, states: [String], levels: RuleLevels, sources: [SourceText],
    findings: [FindingRecord], ends: TextEndProofs
  ) {
    cases = proof.cases
    runs = proof.runs
    regions = proof.regions
    spotChecks = proof.spotChecks
    spotFailures = proof.spotFailures
    spotGaps = proof.spotGaps
    envelopes = proof.envelopes.map { $0.text }
    lines = []
    diagnostics = []
    /// Of each message, how many more there are of its place.
    var repeated: [Int] = []
    let told = ToldFailures(elements, proof.rules, findings, levels)
    let order = proof.rules.indices.sorted { a, b in
      let first = rank(proof.rules[a].rule.name)
      let second = rank(proof.rules[b].rule.name)
      return first != second ? first < second : proof.rules[a].entry < proof.rules[b].entry
    }
    for index in order {
      let rule = proof.rules[index]
      let entry = elements.entries[Int(rule.entry)]
      let severity: Severity = levels[rule.rule] == .warn ? .warning : .error
      if let allowance = rule.allowance, rule.refutation != nil { usedAllowances.append(allowance.place) }
      let found = findings.first {
        $0.element == Int(rule.entry) && $0.rule == rule.rule.name && $0.failsAsMeasured && rule.isMeant(by: $0)
      }
      var verdict = Self.verdict(rule, proof, found: found, states: states)
      var isOfCatalogue: Bool? = found != nil
      // Whether a device of the catalogue fails too isn't known where a message on another rule stands for it.
      if case .refutedBeyond(let device, _) = verdict,
        told.tell(of: rule)
      {
        verdict = .refuted(on: device)
        isOfCatalogue = nil
      }
      // What a display may hide of an element that is told to stand elsewhere is no question.
      if case .open = verdict, rule.reason == .display,
        told.tell(of: rule)
      {
        continue
      }
      var line = ProofLine(
        rule: rule.rule.name, path: entry.path, assertion: rule.assertion.map { _ in rule.title },
        place: rule.assertion?.place ?? entry.place, severity: severity, verdict: verdict, isOfCatalogue: isOfCatalogue)
      if case .proved = verdict { line.texts = ends.texts(of: rule) }
      lines.append(line)
      if case .refutedBeyond(let device, let lift) = verdict {
        let place = rule.assertion?.place ?? entry.place
        // What a `for` repeats is told once.
        if let first = diagnostics.firstIndex(where: { $0.rule == rule.rule.name && $0.place == place }) {
          repeated[first] += 1
          continue
        }
        repeated.append(0)
        diagnostics.append(
          Diagnostic(
            rule.rule.name, severity, at: place,
            rule.assertion == nil
              ? "'\(entry.name)' breaks the rule on a device that nobody sells yet: \(rule.rule.summary)"
              : "\(rule.title), on a device that nobody sells yet",
            notes: [
              DiagnosticNote(.fact, "\(device): \(rule.lack(lift))"),
              DiagnosticNote(
                .fact, "no device of the catalogue fails today; the rules are proved for an envelope around them"),
              DiagnosticNote(.help, Self.help(rule.rule)),
            ]))
      }
    }
    for (index, count) in repeated.enumerated() where count > 0 {
      diagnostics[index].notes.insert(
        DiagnosticNote(.fact, "and \(count) more element\(count == 1 ? "" : "s") like it"), at: 1)
    }
  }

  /// What to do about a rule that fails in the envelope alone.
  private static func help(_ rule: RuleDescription) -> String {
    if isErrorOfTheLanguage(rule) { return "ask for it first, as in `inset.bottom > 0 ? … : 0`" }
    let way =
      switch rule.name.text {
      case "drag_in_gesture_strip":
        "keep it clear of the strip, as with `margin.left: max(32, gesture.left)`, or write `@exclude(horizontal)` on it"
      case "tappable_covered": "leave more room beside what covers it"
      case "target_too_small": "give it a least size, with `minWidth` or `minHeight`"
      default: "let something give way (`shrink: 1`) or scroll there"
      }
    return "\(way); where no such device is meant, `@allow(\(rule.name.text), reason: \"…\")`"
  }

  private static func verdict(
    _ rule: RuleProof, _ proof: ScreenProof, found: FindingRecord?, states: [String]
  ) -> ProofVerdict {
    if let reason = rule.allowance?.reason { return .suppressed(reason: reason) }
    if let found { return .refuted(on: found.worstName) }
    if let refutation = rule.refutation {
      return .refutedBeyond(device: refutation.text(states), lift: -refutation.counterExample.clearance)
    }
    if rule.openRegions > 0, let reason = rule.reason {
      return .open(regions: rule.openRegions, reason: reason.text)
    }
    // In an orientation without a strip nothing is asked: a family of which that is so is proved all the same.
    let titles = Set(rule.envelopes.map { proof.envelopes[$0].family.title })
    let isOfAll = proof.envelopes.allSatisfy { titles.contains($0.family.title) }
    let families = isOfAll ? [] : rule.envelopes.map { proof.envelopes[$0] }
    return .proved(families: families.isEmpty ? "every device of the envelopes" : familiesText(families))
  }
}

/// The proofs of a screen with its texts at both ends of what they may measure.
struct TextEndProofs {
  /// Whether some text of the screen may be narrower or wider than it is measured.
  var isUncertain: Bool
  /// By end; none where they weren't asked for.
  var proofs: [ScreenProof] = []

  fileprivate func texts(of rule: RuleProof) -> ProofTexts {
    if !isUncertain { return .certain }
    if proofs.isEmpty { return .measured }
    let holds = proofs.allSatisfy { proof in
      proof.rules.allSatisfy { end in
        end.entry != rule.entry || end.rule.name != rule.rule.name || end.assertion?.place != rule.assertion?.place
          || (end.refutation == nil && end.openRegions == 0)
      }
    }
    return holds ? .bothEnds : .measured
  }
}

extension RuleProof {
  /// Of an assertion: what it says does not hold.
  fileprivate var title: String {
    switch assertion?.kind {
    case .division: "this is divided by 0"
    case .magnitude: "a number beyond 1,000,000,000 is no length"
    case .authored, .conflict, nil: assertion.map { $0.message.isEmpty ? rule.summary : $0.message } ?? rule.summary
    }
  }

  /// How far it is from being kept, in words.
  fileprivate func lack(_ lift: Double) -> String {
    switch assertion?.kind {
    case .division: return "the divisor is 0"
    case .authored where comparesNumbers, .conflict, .magnitude: return "it is false"
    case .authored where lift < 0.05: return "both sides are equal"
    case .authored: return "it lacks \(rounded(lift)) pt"
    case nil: return rounded(lift) == "1" ? "1 pt is missing" : "\(rounded(lift)) pt are missing"
    }
  }

  /// Points to a tenth; a hundredth where that would be none.
  private func rounded(_ lift: Double) -> String {
    let grain: Double = lift < 0.05 ? 1000 : 10
    return String(points: roundedHalfAwayFromZero(lift * grain) / grain)
  }

  /// Whether a finding on the same rule and element is on this: of assertions a screen has many.
  fileprivate func isMeant(by finding: FindingRecord) -> Bool {
    switch assertion?.kind {
    case nil: true
    case .authored: finding.message.hasPrefix(title)
    case .conflict, .division, .magnitude: refutation != nil || openRegions > 0
    }
  }
}

extension ProofLine {
  /// What a table calls it: the element's path, or what an assertion says.
  public var name: String { assertion.map { "\"\($0)\"" } ?? path }

  public var isRefuted: Bool {
    switch verdict {
    case .refuted, .refutedBeyond: true
    case .proved, .open, .suppressed: false
    }
  }
}

private func rank(_ name: RuleName) -> Int { placementRules.firstIndex { $0.name == name } ?? placementRules.count }

/// Families in words, each once, with the widths that they cover.
private func familiesText(_ envelopes: [Envelope]) -> String {
  var titles: [String] = []
  var range: Envelope.Range?
  for envelope in envelopes {
    if !titles.contains(envelope.family.title) { titles.append(envelope.family.title) }
    let own = envelope[.width]
    range = range.map { Envelope.Range(lower: min($0.lower, own.lower), upper: max($0.upper, own.upper)) } ?? own
  }
  guard let range else { return "" }
  return "\(titles.joined(separator: "; ")); \(text(range)) wide"
}

/// A range in words: `367…448`.
private func text(_ range: Envelope.Range) -> String {
  range.lower == range.upper
    ? String(points: range.lower) : "\(String(points: range.lower))…\(String(points: range.upper))"
}

extension Envelope {
  /// The bounds in words.
  var text: String {
    var parts = ["\(BandLang.text(self[.width])) by \(BandLang.text(self[.height]))"]
    for edge in Edge.allCases where self[.inset(edge)].upper > 0 {
      parts.append("inset.\(edge.text) \(BandLang.text(self[.inset(edge)]))")
    }
    for variable in EnvironmentVariable.further where self[variable].upper > 0 {
      let whole = same.first { $0.variable == variable }?.whole
      parts.append(
        whole.map { "\(variable.text) = \($0.text)" } ?? "\(variable.text) \(BandLang.text(self[variable]))")
    }
    // Of two on the same lengths, since the others are 0 here, the narrower says it all.
    var told: [(form: String, range: Range)] = []
    for sum in sums {
      guard sum.range.upper.isFinite else { continue }
      let terms = sum.terms.compactMap { term -> String? in
        guard case .environment(let variable) = term.variable else { return nil }
        if self[variable].upper == 0 { return nil }
        let factor = term.factor.magnitude == 1 ? "" : "\(String(points: term.factor.magnitude)) × "
        return (term.factor < 0 ? "− " : "+ ") + factor + variable.text
      }
      if terms.count < 2 { continue }
      var form = terms.joined(separator: " ")
      if form.hasPrefix("+ ") { form = String(form.dropFirst(2)) }
      if let known = told.firstIndex(where: { $0.form == form }) {
        let other = told[known].range
        told[known].range = Range(lower: max(sum.range.lower, other.lower), upper: min(sum.range.upper, other.upper))
      } else {
        told.append((form, sum.range))
      }
    }
    parts += told.map { "\($0.form) \(BandLang.text($0.range))" }
    let pixel = self[.pixel]
    if pixel.lower > 0 {
      parts.append("scale \(BandLang.text(Range(lower: scale(of: pixel.upper), upper: scale(of: pixel.lower))))")
    }
    return "\(family.title), \(family.orientationTitle): \(parts.joined(separator: ", "))"
  }
}

/// Of a display whose pixels are so large, in points: to a hundredth.
private func scale(of pixel: Double) -> Double { roundedHalfAwayFromZero(100 / pixel) / 100 }

extension EnvironmentVariable {
  /// What is told of a device besides its size and insets.
  fileprivate static let further: [EnvironmentVariable] = [
    .keyboardHeight, .gestureLeft, .gestureRight, .corner, .hingeLeft, .hingeTop, .hingeWidth, .hingeHeight,
  ]

  /// How the language spells it.
  var text: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .insetLeft: "inset.left"
    case .insetTop: "inset.top"
    case .insetRight: "inset.right"
    case .insetBottom: "inset.bottom"
    case .gestureLeft: "gesture.left"
    case .gestureRight: "gesture.right"
    case .gestureBottom: "gesture.bottom"
    case .corner: "corner"
    case .keyboardHeight: "keyboard.height"
    case .hingeLeft: "hinge.left"
    case .hingeTop: "hinge.top"
    case .hingeWidth: "hinge.width"
    case .hingeHeight: "hinge.height"
    case .pixel: "pixel"
    }
  }
}

extension RuleProof.Refutation {
  /// The device in words, as an author can try it.
  func text(_ states: [String]) -> String {
    let values = EnvironmentValues(counterExample.environment)
    var insets: [String] = []
    for edge in Edge.allCases where values[.inset(edge)] > 0 {
      insets.append("\(edge.text) \(String(points: values[.inset(edge)]))")
    }
    var text = "a screen \(String(points: values[.width])) by \(String(points: values[.height]))"
    if !insets.isEmpty { text += " with insets \(insets.joined(separator: ", "))" }
    for variable in EnvironmentVariable.further where variable != .keyboardHeight && values[variable] > 0 {
      if counterExample.variables.contains(variable) {
        text += ", \(variable.text) \(String(points: values[variable]))"
      }
    }
    text += " (like \(family.title), \(family.orientationTitle)"
    if discrete.textSize != .standard { text += ", text size \(discrete.textSize.text)" }
    if discrete.state > 0, discrete.state < states.count { text += ", state \(states[discrete.state])" }
    if discrete.direction == .rightToLeft { text += ", right to left" }
    if discrete.language != .none { text += ", \(discrete.language.text)" }
    if discrete.isKeyboardUp { text += ", keyboard up to \(String(points: values[.keyboardHeight]))" }
    return text + ")"
  }
}
