import BandWorkspace

extension Command {
  static let fix = Command(
    name: "fix", summary: "make the changes that are certain to cure what is wrong",
    operands: "[SOURCE...]", operandHelp: sourceHelp,
    description: [
      "Applies every fix that a message calls certain, to the sources and to what they import, until there is none left; then tells what remains. A fix after which no less is wrong is taken back, and its message remains. Of standard input the result goes to standard output."
    ],
    options: [
      .flag("check", "Write nothing; name the sources that would change and end with status 1 if there is one.")
    ]
      + Option.matrix + [.jobs, .color],
    examples: [Example("bandc fix terms.band", "writes 'safe.bottom' where 'screen.bottom' puts a button in the band")],
    run: fixSources)
}

private func fixSources(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "fix")
  let request = CompileRequest(options: try compileOptions(arguments), jobs: try jobCount(arguments))
  let isCheck = arguments.has("check")
  var reporter = Reporter(.text, to: .standardError, color: try colorChoice(arguments))
  var progress = Progress(total: inputs.count)
  var wouldChange = false
  // One source after the other: two may import the same file.
  for (index, input) in inputs.enumerated() {
    progress.show(index, input.name)
    let fixed = try files { () throws(FileFailure) in try fixInput(input, request) }
    if let fault = fixed.faults.first { throw .misuse("\(fault.option): \(fault.message)") }
    progress.clear()
    for change in fixed.changes {
      wouldChange = true
      let fixes = counted(change.applied, "fix").replacing("fixs", with: "fixes")
      if isCheck {
        Console.error("\(change.name) would change (\(fixes)); 'bandc fix \(quoted(input.path))' does it\n")
      } else if let path = change.path {
        try files { () throws(FileFailure) in try writeFile(path, change.bytes) }
        Console.error("\(change.name) has changed (\(fixes))\n")
      }
    }
    if input.isStandardInput, !isCheck { try Console.output(fixed.main) }
    if !isCheck { try reporter.tell(fixed.reports, in: fixed.sources) }
    if !isCheck, fixed.changes.isEmpty, !fixed.reports.isEmpty {
      let why =
        fixed.offered == 0
        ? "no message has a fix"
        : "the fixes that are offered are not certain: write by hand what you mean"
      Console.error("\n\(input.name) has not changed: \(why)\n")
    }
  }
  if isCheck { return wouldChange ? .errors : .success }
  try reporter.finish()
  return reporter.errors > 0 ? .errors : .success
}
