import BandLang
import BandWorkspace

extension Command {
  static let build = Command(
    name: "build", summary: "check screens and write where everything stands: as JSON, a page, or pictures",
    operands: "[SOURCE...]", operandHelp: sourceHelp,
    description: [
      "Each screen gives one document: its elements once, then the frames of every configuration of its targets. The form is that of docs/schema/screen.schema.json. A document is written whenever a screen can be laid out; what is wrong with it is among its findings, and the status is 1.",
      "'--emit html' gives each screen as a page that shows it on every device: one file for a browser, which needs no network. '--emit svg' gives a picture of each configuration, DIR/SCREEN/NUMBER-DEVICE-ORIENTATION.svg; the number is that of the configuration in the document. docs/output.md tells how to read them.",
      "'--emit closed-form' gives each screen's layout as linear formulas over the screen's size and insets, with the regions in which they hold: for every device around the targets, and for a host that has no layout engine. The form is that of docs/schema/closed-form.schema.json.",
      "Messages go to standard error. A build looks at the devices of the targets and proves nothing, but with '--emit html': what fails only on a device that nobody sells yet is told by 'bandc check', whose status can be 1 where that of a build is 0.",
    ],
    options: [
      Option(
        name: "output", short: "o", value: "FILE|DIR",
        help:
          "Where the output goes: a file, - for standard output (the default), or a folder, which gets a file SCREEN.json or SCREEN.html for each screen, or a folder SCREEN of pictures. What isn't there is a folder where it ends in / or its last part has no point."
      ),
      .value(
        "emit", "FORM", choices: Emission.allCases.map(\.rawValue),
        "What to write: json as the document, html as a page, svg as pictures, closed-form as formulas; json where it is not given."
      ),
      .value(
        "reference-points", "N",
        "With closed-form: N random devices of each case with their frames, to test what evaluates the formulas."),
      .flag("pretty", "Indent the document, for people."), .proofOnPages, .proofBudget,
    ] + Option.matrix + [.reportFormat, .jobs, .color],
    examples: [
      Example("bandc build terms.band -o terms.json", "one screen, on all its targets"),
      Example("bandc build screens -o out", "every screen in a folder, a file each"),
      Example("bandc build --emit html terms.band -o terms.html", "a page that shows the screen on every device"),
      Example("bandc build --emit svg terms.band -o pictures", "a picture of every configuration"),
      Example("bandc build --device \"iPhone 16 Pro\" --pretty terms.band", "one device, to look at"),
    ],
    run: buildScreens)
}

private func buildScreens(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "build")
  let emission = arguments.value("emit").flatMap { Emission(rawValue: $0) } ?? .json
  let plan = OutputPlan(argument: try outputPath(arguments, emission))
  if emission == .svg, arguments.has("pretty") {
    throw .misuse("'--pretty' indents JSON; leave it out with '--emit svg'")
  }
  if plan.takesOne, inputs.count > 1 {
    let giving = inputsWithScreens(inputs)
    if giving.count > 1 {
      let names = giving.prefix(2).map { "'\($0.name)'" }.joined(separator: ", ") + (giving.count > 2 ? ", …" : "")
      throw .misuse(
        "\(counted(giving.count, "source")) give a document each (\(names)); write '-o DIR' for a file each")
    }
  }
  if let equal = equalNames(of: inputs, plan, emission) {
    throw .misuse(
      "'\(equal.first.name)' and '\(equal.second.name)' both have a screen '\(equal.screen)', and \(emission == .svg ? "the folder '\(equal.path.dropLast(4))' holds the pictures of one" : "'\(equal.path)' holds one document"); name one of them otherwise, or build them into two folders"
    )
  }
  let format = try reportFormat(arguments)
  var reporter = Reporter(
    format, to: .standardError, color: try colorChoice(arguments),
    isPretty: arguments.has("pretty"))
  var options = try compileOptions(arguments)
  if emission == .closedForm {
    options.closedForm = ClosedFormOptions(
      isPretty: arguments.has("pretty"), referencePoints: try count("reference-points", arguments) ?? 0)
  } else if arguments.has("reference-points") {
    throw .misuse("'--reference-points' belongs to '--emit closed-form'")
  }
  if emission == .html {
    if arguments.value("proof") != "off" { options.proofBudget = try proofBudget(arguments) }
  } else if arguments.has("proof") || arguments.has("proof-budget") {
    throw .misuse("a proof is shown on pages: '--proof' and '--proof-budget' belong to '--emit html'")
  }
  let request = CompileRequest(
    options: options, plan: plan, emission: emission, isPretty: arguments.has("pretty"),
    jobs: try jobCount(arguments))
  let counts = try compileAndTell(inputs, request, &reporter)
  try reporter.finish()
  if counts.written > 0, format == .text {
    let files = counts.written == 1 ? counts.firstWritten : "\(counts.written) files, \(counts.firstWritten) …"
    Console.error(
      "wrote \(files) (\(counted(counts.screens, "screen")), \(counted(counts.configurations, "configuration")))\n")
  }
  if counts.found == 0, reporter.errors == 0 {
    throw .misuse(
      "there is no screen in \(inputs.map { "'\($0.name)'" }.joined(separator: ", ")), so nothing is written; 'bandc check' looks at components alone"
    )
  }
  return reporter.errors > 0 ? .errors : .success
}
