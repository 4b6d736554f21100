import BandWorkspace

extension Command {
  static let build = Command(
    name: "build", summary: "check screens and write where everything stands, as JSON",
    operands: "SOURCE...", operandHelp: sourceHelp,
    description: [
      "Each screen gives one document: its elements once, then the frames of every configuration of its targets. The form is that of docs/schema/screen.schema.json. A document is written whenever a screen can be laid out; what is wrong with it is among its findings, and the status is 1.",
      "Messages go to standard error.",
    ],
    options: [
      Option(
        name: "output", short: "o", value: "FILE|DIR",
        help:
          "Where the document goes: a file, - for standard output (the default), or a folder, which gets a file SCREEN.json for each screen. What isn't there is a folder where it ends in / or its last part has no point."
      ),
      .flag("pretty", "Indent the document, for people."),
    ] + Option.matrix + [.reportFormat, .jobs, .color],
    examples: [
      Example("bandc build terms.band -o terms.json", "one screen, on all its targets"),
      Example("bandc build screens -o out", "every screen in a folder, a file each"),
      Example("bandc build --device \"iPhone 16 Pro\" --pretty terms.band", "one device, to look at"),
    ],
    run: buildScreens)
}

private func buildScreens(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "build")
  let plan = OutputPlan(argument: try outputPath(arguments))
  if plan.takesOne, inputs.count > 1 {
    throw .misuse(
      "\(counted(inputs.count, "source")) can give several documents; write '-o DIR' for a file each")
  }
  var reporter = Reporter(
    try reportFormat(arguments), to: .standardError, color: try colorChoice(arguments),
    isPretty: arguments.has("pretty"))
  let request = CompileRequest(
    options: try compileOptions(arguments), plan: plan, isPretty: arguments.has("pretty"),
    jobs: try jobCount(arguments))
  let counts = try compileAndTell(inputs, request, &reporter)
  try reporter.finish()
  if counts.found == 0, reporter.errors == 0 {
    throw .misuse("there is no screen in \(inputs.map { "'\($0.name)'" }.joined(separator: ", ")); nothing is written")
  }
  return reporter.errors > 0 ? .errors : .success
}
