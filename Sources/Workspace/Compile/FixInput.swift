import BandChecker
import BandDiagnostics
import BandLang
import BandOutput
import BandPlacement
import BandSyntax

/// A source after its certain fixes were applied.
public struct FixedInput: Sendable {
  /// The bytes of the source itself.
  public var main: [UInt8] = []
  /// The files that changed.
  public var changes: [FixedFile] = []
  /// How many fixes were applied.
  public var applied = 0
  /// How many messages have a fix that is offered and not certain.
  public var offered: Int {
    reports.count { report in !report.diagnostic.fixes.isEmpty && !report.diagnostic.fixes.contains { $0.isCertain } }
  }
  /// What is still wrong, with the texts that it points into.
  public var reports: [Report] = []
  public var sources: [SourceText] = []
  public var faults: [OverrideFault] = []
}

/// A file with the bytes that it is to have.
public struct FixedFile: Sendable {
  /// What messages call it.
  public var name: String
  /// Where it is; nothing for standard input.
  public var path: String?
  public var bytes: [UInt8]
  /// How many fixes changed it.
  public var applied: Int
}

/// How often a source is compiled anew to see whether a fix has brought another one to light, or whether it does what it says.
private let greatestRounds = 40

/// How many messages of a kind are told of a source whose screens are all laid out.
private struct Tally {
  var errors = 0
  /// Of the errors those of what is clear of every strip today.
  var tied = 0
  var warnings = 0

  /// Nothing where the language has errors: what is laid out when these are mended may have faults of its own.
  init?(_ outcome: Outcome) {
    for report in outcome.reports {
      let diagnostic = report.diagnostic
      if diagnostic.severity == .warning { warnings += 1 }
      guard diagnostic.severity == .error else { continue }
      guard isOfPlacement(diagnostic.rule) else { return nil }
      errors += 1
      if diagnostic.rule.text == "tied_to_glass" { tied += 1 }
    }
  }

  /// Whether less is wrong than before.
  func isBetter(than other: Tally) -> Bool {
    if errors != other.errors { return errors < other.errors }
    return tied != other.tied ? tied > other.tied : warnings < other.warnings
  }
}

/// Compiles a source, applies the first certain fix of each message, and goes on until there is none. Nothing is written.
///
/// Where after some fixes no less is wrong than before, they are taken back and tried one by one; what does no good alone is left to the
/// author.
public func fixInput(_ input: Input, _ request: CompileRequest) throws(FileFailure) -> FixedInput {
  let catalogue = SharedCatalogue()
  var fixed = FixedInput()
  let folder = ProjectFolder(of: input)
  // Standard input and pipes can be read only once.
  let original = [folder.main: try readSource(input)]
  var overlay = original
  var before: (overlay: [String: [UInt8]], counts: [String: Int], tally: Tally, fixes: [FixIt], applied: Int)?
  var refused: Set<[TextEdit]> = []
  var isOneByOne = false
  var counts: [String: Int] = [:]
  for round in 0...greatestRounds {
    let source = PreparedSource(input, request, overlay: overlay)
    var outcome = source.outcome
    inOrder(source.screenCount, jobs: request.jobs) {
      source.compileScreen($0, request, catalogue)
    } take: { _, screen in
      outcome.add(screen)
      return true
    }
    if let failure = outcome.failure { throw failure }
    guard let compilation = source.compilation else { break }
    let tally = Tally(outcome)
    if let known = before, let tally, !tally.isBetter(than: known.tally) {
      overlay = known.overlay
      counts = known.counts
      fixed.applied -= known.applied
      if known.fixes.count == 1 { refused.insert(known.fixes[0].edits) }
      isOneByOne = true
      before = nil
      continue
    }
    fixed.main = compilation.sources[0].bytes
    fixed.reports = outcome.reports
    fixed.sources = outcome.sources
    fixed.faults = outcome.faults
    var fixes = outcome.reports.compactMap { report in
      report.diagnostic.fixes.first { $0.isCertain && !refused.contains($0.edits) }
    }
    if isOneByOne { fixes = Array(fixes.prefix(1)) }
    let builtIn = compilation.program.files.filter(\.isStandard).map(\.text.name)
    let result = applyFixes(fixes, to: compilation.sources) { !builtIn.contains($0.name) }
    if result.applied == 0 || round == greatestRounds || !fixed.faults.isEmpty { break }
    before = tally.map { (overlay, counts, $0, fixes, result.applied) }
    fixed.applied += result.applied
    for (index, bytes) in result.changed {
      overlay[compilation.sources[index].name] = bytes
      counts[compilation.sources[index].name, default: 0] += result.appliedTo[index] ?? 0
    }
  }
  for name in overlay.keys.sorted() where overlay[name] != original[name] {
    let isStandardInput = input.isStandardInput && name == folder.main
    fixed.changes.append(
      FixedFile(
        name: folder.displayed(name), path: isStandardInput ? nil : folder.absolute(name), bytes: overlay[name] ?? [],
        applied: counts[name] ?? 0))
  }
  return fixed
}
