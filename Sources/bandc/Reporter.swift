import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import BandWorkspace

/// `--format`
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, xcode, github
}

/// Tells diagnostics in the format that the user asked for, and counts them.
struct Reporter {
  private(set) var errors = 0
  private(set) var warnings = 0

  private let format: ReportFormat
  private let destination: Destination
  /// Whether each verdict of a proof is told, in a log that has a place for it.
  var tellsVerdicts = false
  private var text: DiagnosticTextWriter
  private var log: SARIFLog
  /// What has been told of sources: several files may import one, and what is wrong in it is told once.
  private var told: Set<Told> = []
  /// Whole reports for a file, which appears only when they are complete.
  private var gathered: [UInt8] = []

  private struct Told: Hashable {
    var file: String
    var span: Span
    var rule: RuleName
    var message: String
  }

  /// Where reports go.
  enum Destination {
    case standardError, standardOutput
    case file(String)
  }

  init(_ format: ReportFormat, to destination: Destination, color: ColorChoice, isPretty: Bool = false) {
    self.format = format
    self.destination = destination
    let terminal = Terminal.error
    var isShown = false
    if case .standardError = destination { isShown = terminal.isTerminal }
    let width = environmentVariable("COLUMNS").flatMap { Int($0) } ?? terminal.width
    let describes: @Sendable (RuleName) -> RuleDescription? = { name in ruleDescriptions.first { $0.name == name } }
    text = DiagnosticTextWriter(
      DiagnosticTextOptions(
        width: isShown ? width : nil, isColored: color == .always || (isShown && terminal.usesColor(color)),
        isExplained: { describes($0) != nil }))
    log = SARIFLog(version: version, isPretty: isPretty, describe: describes)
  }

  /// Tells the diagnostics of one compilation.
  mutating func tell(_ reports: [Report], in sources: [SourceText]) throws(Failure) {
    var bytes: [UInt8] = []
    for report in reports {
      let diagnostic = report.diagnostic
      let file = Int(diagnostic.place.file.index)
      if report.finding == nil, sources.indices.contains(file) {
        let key = Told(
          file: sources[file].name, span: diagnostic.place.span, rule: diagnostic.rule, message: diagnostic.message)
        guard told.insert(key).inserted else { continue }
      }
      if report.diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
      switch format {
      case .text: text.append(report.diagnostic, in: sources, to: &bytes)
      case .json: appendJSONLine(report, in: sources, to: &bytes)
      case .sarif: log.append(report, in: sources)
      case .xcode: appendXcodeLines(report, in: sources, to: &bytes)
      case .github: appendGitHubCommand(report, in: sources, to: &bytes)
      }
    }
    try write(bytes)
  }

  /// Notes what was proved of a screen, for a log that has a place for it.
  ///
  /// - Parameter reports: what was told of the screen: what fails in it is among them, mostly.
  mutating func add(_ proof: ScreenProofOutcome, _ reports: [Report], in sources: [SourceText]) {
    let report = proof.report
    if tellsVerdicts {
      for line in report.lines {
        if line.isRefuted,
          reports.contains(where: { $0.diagnostic.rule == line.rule && $0.diagnostic.place == line.place })
        {
          continue
        }
        log.append(line.sarif(screen: proof.screen), in: sources)
      }
    }
    log.proofs.append(
      SARIFLog.Proof(
        screen: proof.screen, proved: report.proved, refuted: report.refuted, open: report.open))
  }

  /// Ends the report.
  ///
  /// - Parameter summary: what stands before the counts, `3 screens checked`; for people only.
  mutating func finish(summary: String? = nil) throws(Failure) {
    if format == .sarif { try write(log.finish()) }
    if format == .text, summary != nil || errors + warnings > 0 {
      var line = errors + warnings > 0 ? "\n" : ""
      line += summary.map { "\($0): " } ?? ""
      line += "\(counted(errors, "error")), \(counted(warnings, "warning"))\n"
      Console.error(line)
    }
    if case .file(let path) = destination {
      let bytes = gathered
      try files { () throws(FileFailure) in
        try makeFolder(Paths.folder(of: path))
        try writeFile(path, bytes)
      }
    }
  }

  private mutating func write(_ bytes: [UInt8]) throws(Failure) {
    if bytes.isEmpty { return }
    switch destination {
    case .standardError: Console.error(bytes)
    case .standardOutput: try Console.output(bytes)
    case .file: gathered += bytes
    }
  }
}

/// `1 error`, `2 errors`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension ProofLine {
  fileprivate func sarif(screen: String) -> SARIFLog.Verdict {
    let kind: SARIFLog.Verdict.Kind
    var suppression: String?
    switch verdict {
    case .proved: kind = .pass
    case .refuted, .refutedBeyond: kind = .fail(severity)
    case .open: kind = .open
    case .suppressed(let reason):
      kind = .open
      suppression = reason
    }
    return SARIFLog.Verdict(
      rule, kind, "\(assertion == nil ? "'\(path)'" : name): \(verdictText)", at: place, screen: screen, path: path,
      suppression: suppression)
  }
}
