import BandChecker
import BandDiagnostics
import BandOutput
import BandScreenModel
import BandSyntax

// A fix is certain only if no configuration of the run gets an error by it. The changed sources alone can tell: what moves away from one
// edge may be pushed into the strip at the other one, or under its neighbour.

/// How many fixes are left out one by one, once all of them together have brought an error; as many are tried again beside the others.
private let greatestTrials = 8

extension Compilation {
  /// Calls no fix certain any more that brings an error to some configuration: it is offered only.
  ///
  /// The fixes are tried together, as they are applied: of several mistakes none may be curable alone. Where that brings an error, those
  /// that bring it are left out.
  func tryFixes<Provider: SourceProvider & Sendable>(
    of result: inout ScreenResult, screen: Int, from provider: Provider, options: CompileOptions,
    catalogue: inout CatalogueProfiles
  ) {
    var certain: [(diagnostic: Int, fix: FixIt)] = []
    for (index, diagnostic) in result.diagnostics.enumerated() {
      if let fix = diagnostic.fixes.first(where: { $0.isCertain }) { certain.append((index, fix)) }
    }
    if certain.isEmpty { return }
    var trial = FixTrial(self, result, screen: screen, from: provider, options: options)
    // All together, then without the one that the fault is at, until no harm is done.
    var kept = certain
    var left: [(diagnostic: Int, fix: FixIt)] = []
    var withdrawn: [(diagnostic: Int, fault: FixFault?)] = []
    var trials = 0
    while !kept.isEmpty, let fault = trial.fault(of: kept.map { $0.fix }, &catalogue) {
      trials += 1
      if kept.count == 1 {
        withdrawn.append((kept[0].diagnostic, fault))
        kept = []
      } else if trials >= greatestTrials {
        withdrawn += kept.map { ($0.diagnostic, nil) }
        kept = []
      } else {
        let index = kept.lastIndex { isAt(fault, $0.diagnostic, result) } ?? kept.count - 1
        left.append(kept.remove(at: index))
      }
    }
    // What was left out may do no harm beside those that are kept.
    for one in left {
      trials += 1
      if trials > 2 * greatestTrials {
        withdrawn.append((one.diagnostic, nil))
      } else if let fault = trial.fault(of: (kept + [one]).map { $0.fix }, &catalogue) {
        withdrawn.append((one.diagnostic, fault))
      } else {
        kept.append(one)
      }
    }
    for (index, fault) in withdrawn {
      result.diagnostics[index].withdraw(fault)
      if let finding = result.findingOf[index] { result.findings[finding].fix?.isCertain = false }
    }
  }
}

/// Whether an error that fixes bring is at the element of a diagnostic.
private func isAt(_ fault: FixFault, _ diagnostic: Int, _ result: ScreenResult) -> Bool {
  let titles = result.diagnostics[diagnostic].fixes.map { $0.title }
  return result.findings.contains { finding in
    finding.path == fault.path && finding.rule == result.diagnostics[diagnostic].rule
      && finding.fix.map { titles.contains($0.title) } == true
  }
}

/// An error that a fix brings.
private struct FixFault {
  /// Nothing where the changed sources couldn't be laid out, and nobody says why.
  var rule: RuleName?
  var path: String
}

/// One element that breaks a rule in one configuration.
struct FixFailure: Hashable, Sendable {
  var rule: RuleName
  var path: String
  var configuration: Int
}

/// Compiles sources with fixes applied, and looks for errors that weren't there without them.
private struct FixTrial<Provider: SourceProvider & Sendable> {
  private let compilation: Compilation
  private let provider: Provider
  private let options: CompileOptions
  private let screen: Int
  /// What fails as the sources are, by screen.
  private var known: [Int: Set<FixFailure>] = [:]

  init(
    _ compilation: Compilation, _ result: ScreenResult, screen: Int, from provider: Provider, options: CompileOptions
  ) {
    self.compilation = compilation
    self.provider = provider
    self.screen = screen
    var verdicts = CompileOptions()
    verdicts.overrides = options.overrides
    verdicts.levels = options.levels
    self.options = verdicts
    known[screen] = Set(Self.failures(result)).union(result.errors)
  }

  /// The first error that the fixes bring; nothing where they bring none.
  mutating func fault(of fixes: [FixIt], _ catalogue: inout CatalogueProfiles) -> FixFault? {
    let files = compilation.program.files
    let sources = compilation.sources
    let fixed = applyFixes(fixes, to: sources) { source in
      !files.contains { $0.isStandard && $0.text.name == source.name }
    }
    var edited = EditedSources(provider: provider)
    for (index, bytes) in fixed.changed { edited.texts[sources[index].name] = bytes }
    let main = edited.text(sources[0])
    let changed = compile(main, project: compilation.project.map { edited.text($0) }, from: edited, options: options)
    if let rule = newError(in: changed.diagnostics, besides: compilation.diagnostics) {
      return FixFault(rule: rule, path: "")
    }
    for index in screens(touchedBy: fixes) {
      if known[index] == nil {
        let before = compilation.verdicts(index, from: provider, options: options, catalogue: &catalogue)
        // What couldn't be laid out before tells of no harm.
        if before.configurations == 0 { continue }
        known[index] = Set(Self.failures(before))
      }
      let after = changed.verdicts(index, from: edited, options: options, catalogue: &catalogue)
      if after.configurations == 0 {
        let error = after.diagnostics.first { $0.severity == .error }
        return FixFault(rule: error?.rule, path: "")
      }
      if let new = Self.failures(after).first(where: { isNew($0, index) }) {
        return FixFault(rule: new.rule, path: new.path)
      }
    }
    return nil
  }

  /// Whether a failure wasn't there. What stood in a strip and is clear of it, though by a constant still, has come nearer.
  private func isNew(_ failure: FixFailure, _ screen: Int) -> Bool {
    guard let before = known[screen], !before.contains(failure) else { return known[screen] == nil }
    guard failure.rule == RuleName("tied_to_glass") else { return true }
    return !before.contains { $0.path == failure.path && $0.rule == RuleName("tappable_in_band") }
  }

  /// The first error that isn't among those there were, of which each stands for one.
  ///
  /// They are known by what they say, since the places behind a fix have moved.
  private func newError(in changed: [Diagnostic], besides before: [Diagnostic]) -> RuleName? {
    var known: [String: Int] = [:]
    for diagnostic in before where diagnostic.severity == .error {
      known["\(diagnostic.rule.text) \(diagnostic.message)", default: 0] += 1
    }
    for diagnostic in changed where diagnostic.severity == .error {
      let text = "\(diagnostic.rule.text) \(diagnostic.message)"
      guard let left = known[text], left > 0 else { return diagnostic.rule }
      known[text] = left - 1
    }
    return nil
  }

  /// The screen itself, and all of them where a fix changes what others may use too.
  private func screens(touchedBy fixes: [FixIt]) -> [Int] {
    let facts = compilation.program.screens[screen]
    let own = compilation.program.files[Int(facts.file.index)].tree[facts.declaration].span
    let isOwn = fixes.allSatisfy { fix in
      fix.edits.allSatisfy { edit in
        edit.place.file == facts.file && own.start <= edit.place.span.start && edit.place.span.end <= own.end
      }
    }
    return isOwn ? [screen] : compilation.screenNames.indices.filter { !compilation.program.screens[$0].hasErrors }
  }

  /// The errors of a result, each with each configuration that it is in.
  private static func failures(_ result: ScreenResult) -> [FixFailure] {
    result.findings.filter { finding in
      if case .suppressed = finding.certainty { return false }
      return finding.severity == .error
    }.flatMap { finding in
      finding.configurations.map { configuration in
        FixFailure(rule: finding.rule, path: finding.path, configuration: configuration.index)
      }
    }
  }
}

/// Sources of which some have been changed.
private struct EditedSources<Provider: SourceProvider & Sendable>: SourceProvider, Sendable {
  let provider: Provider
  /// The changed ones, by their paths.
  var texts: [String: [UInt8]] = [:]

  /// A source as it is now.
  func text(_ source: SourceText) -> SourceText {
    texts[source.name].map { SourceText(name: source.name, bytes: $0) } ?? source
  }

  func source(at path: String) -> SourceReading { texts[path].map { .found($0) } ?? provider.source(at: path) }
  func imageHeader(at path: String) -> [UInt8]? { provider.imageHeader(at: path) }
  func file(at path: String, limit: Int) -> SourceReading { provider.file(at: path, limit: limit) }
  func names(in folder: String) -> [String] { provider.names(in: folder) }
  func sources(near path: String) -> [String] { provider.sources(near: path) }
}

extension Diagnostic {
  /// Calls no fix of its own certain any more, and says what the one that was would bring.
  fileprivate mutating func withdraw(_ fault: FixFault?) {
    for index in fixes.indices where fixes[index].isCertain {
      fixes[index].isCertain = false
      guard let fault, let rule = fault.rule else { continue }
      let reason = "not by itself: then `\(rule.text)`" + (fault.path.isEmpty ? "" : " at '\(fault.path)'")
      fixes[index].explanation += (fixes[index].explanation.isEmpty ? "" : "; ") + reason
    }
  }
}
