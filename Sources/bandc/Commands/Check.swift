import BandWorkspace

extension Command {
  static let check = Command(
    name: "check", summary: "check screens on every device of their targets",
    operands: "[SOURCE...]", operandHelp: sourceHelp,
    description: [
      "Nothing is written but messages: as text they go to standard error, in any other format to standard output.",
      "What the devices of the targets show is proved for every device of an envelope around them as well; 'bandc prove' tells which verdict holds where.",
    ],
    options: [
      Option(name: "output", short: "o", value: "FILE", help: "Write the messages to a file."),
      .flag("pretty", "Indent SARIF, for people."),
      .proof, .proofBudget, .timeout,
    ] + Option.matrix + [.reportFormat, .jobs, .color],
    examples: [
      Example("bandc check .", "all screens of a project"),
      Example("bandc check --target phones --text-size all inbox.band", "one screen, at every text size"),
      Example("bandc check --format sarif -o bandc.sarif .", "for a service that shows results"),
    ],
    run: checkScreens)
}

private func checkScreens(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "check")
  let format = try reportFormat(arguments)
  let destination: Reporter.Destination
  if let path = try outputPath(arguments), path != "-" {
    if FileKind(of: path) == .folder { throw .misuse("'\(path)' is a folder; write '-o FILE'") }
    destination = .file(path)
  } else {
    destination = format == .text ? .standardError : .standardOutput
  }
  var reporter = Reporter(
    format, to: destination, color: try colorChoice(arguments), isPretty: arguments.has("pretty"))
  var options = try compileOptions(arguments)
  if arguments.value("proof") != "off" { options.proofBudget = try proofBudget(arguments) }
  try endAfterTimeout(arguments)
  let request = CompileRequest(options: options, jobs: try jobCount(arguments))
  var proofs = ProofCounts()
  let counts = try compileAndTell(inputs, request, &reporter) { outcome throws(Failure) in
    for proof in outcome.proofs { proofs.add(proof.report) }
  }
  var summary = "\(counted(counts.screens, "screen")) checked on \(counted(counts.configurations, "configuration"))"
  if options.proofBudget != nil, counts.screens > 0 { summary += ", \(proofs.text)" }
  try reporter.finish(summary: summary)
  if format == .text {
    if proofs.open > 0 {
      Console.error(
        "what is open is checked on these configurations alone; 'bandc prove' tells what that is, and why\n")
    }
    Console.error(counts.noteOnScreens)
  }
  return reporter.errors > 0 ? .errors : .success
}
