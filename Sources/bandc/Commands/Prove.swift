import BandDiagnostics
import BandLang
import BandWorkspace

extension Command {
  static let prove = Command(
    name: "prove", summary: "prove the rules for every device around the targets",
    operands: "[SOURCE...]", operandHelp: sourceHelp,
    description: [
      "The rules are proved for an envelope around each family of the targets' devices, so also for devices not sold yet. A rule that fails is shown with a device on which it does, confirmed by a plain layout."
    ],
    options: [
      .proofBudget, .textEnds, .timeout,
      .value(
        "spot-checks", "N",
        "Afterwards lay out N random devices of each screen's envelopes, to see whether what was proved holds there."),
      .value(
        "format", "FORMAT", choices: ["text", "json", "sarif"],
        "How the proof is told: text as a table for people, json as one line of JSON for each screen, sarif as a log with a result for each verdict."
      ),
    ] + Option.matrix + [.jobs, .color],
    examples: [
      Example("bandc prove inbox.band", "a table of every rule and element"),
      Example("bandc prove --target phones --text-size all .", "all screens of a project, at every text size"),
    ],
    run: proveScreens)
}

private func proveScreens(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "prove")
  try endAfterTimeout(arguments)
  var options = try compileOptions(arguments)
  options.proofBudget = try proofBudget(arguments)
  options.spotChecks = try count("spot-checks", arguments) ?? 0
  options.provesTextEnds = arguments.value("text-ends") != "off"
  let format = arguments.value("format") ?? "text"
  var reporter = Reporter(
    format == "sarif" ? .sarif : .text, to: format == "sarif" ? .standardOutput : .standardError,
    color: try colorChoice(arguments))
  reporter.tellsVerdicts = true
  var sum = ProofCounts()
  let request = CompileRequest(options: options, jobs: try jobCount(arguments))
  let counts = try compileAndTell(inputs, request, &reporter) { outcome throws(Failure) in
    for proof in outcome.proofs {
      sum.add(proof.report)
      switch format {
      case "json": try tell(proof.report.json(screen: proof.screen))
      case "text": try tell(proofTable(of: proof.report, screen: proof.screen))
      default: break
      }
    }
  }
  try reporter.finish()
  if format == "text" { Console.error(counts.noteOnScreens) }
  if format == "text" { try tell(Array((sum.text + "\n").utf8)) }
  if format == "text", sum.spotChecks > 0 {
    let text =
      "\(counted(sum.spotChecks, "random device")) laid out: \(counted(sum.spotFailures, "fault")) of the proofs, \(counted(sum.spotGaps, "gap")) between regions\n"
    try tell(Array(text.utf8))
  }
  return reporter.errors > 0 || sum.refutedErrors > 0 || sum.spotFailures + sum.spotGaps > 0 ? .errors : .success
}

private func tell(_ bytes: [UInt8]) throws(Failure) {
  try files { () throws(FileFailure) in try StandardStream.output.write(bytes) }
}

/// What the proofs of a run came to.
struct ProofCounts {
  var proved = 0
  var refuted = 0
  var open = 0
  var refutedErrors = 0
  var spotChecks = 0
  var spotFailures = 0
  var spotGaps = 0

  var text: String { "\(proved) proved, \(refuted) refuted, \(open) open" }

  mutating func add(_ report: ProofReport) {
    proved += report.proved
    refuted += report.refuted
    open += report.open
    spotChecks += report.spotChecks
    spotFailures += report.spotFailures
    spotGaps += report.spotGaps
    refutedErrors += report.lines.count { $0.isRefuted && $0.severity == .error }
  }
}

/// A table of what was proved of a screen, one line for each rule and element: what fails first, then what isn't decided. Where that holds
/// stands below.
private func proofTable(of report: ProofReport, screen: String) -> [UInt8] {
  let ruleWidth = report.lines.map { $0.rule.text.count }.max() ?? 0
  let pathWidth = report.lines.map { $0.name.count }.max() ?? 0
  var text =
    "\(screen): \(counted(report.cases, "case")), \(counted(report.regions, "region")), \(counted(report.runs, "affine run"))\n"
  for rank in 0...3 {
    for line in report.lines where line.verdict.rank == rank {
      let rule = line.rule.text.padded(to: ruleWidth)
      text += "  \(rule)  \(line.name.padded(to: pathWidth))  \(line.verdictText)\n"
    }
  }
  for envelope in report.envelopes { text += "  envelope  \(envelope)\n" }
  return Array(text.utf8)
}

extension ProofLine {
  /// The verdict in words, with the widths of texts that a proof holds for.
  var verdictText: String { texts == .measured ? verdict.text + ", with texts as measured" : verdict.text }
}

extension ProofVerdict {
  /// What a table says first: 0 before 1.
  fileprivate var rank: Int {
    switch self {
    case .refuted, .refutedBeyond: 0
    case .open: 1
    case .suppressed: 2
    case .proved: 3
    }
  }

  /// The verdict in words.
  var text: String {
    switch self {
    case .proved(let families): "proved for \(families)"
    case .refuted(let device): "refuted: \(device)"
    case .refutedBeyond(let device, _): "refuted: \(device); no device of the catalogue fails today"
    case .open(let regions, let reason): "open in \(counted(regions, "region")): \(reason)"
    case .suppressed(let reason): "suppressed: \(reason)"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
