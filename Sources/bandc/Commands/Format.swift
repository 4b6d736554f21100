import BandOutput
import BandParser
import BandSyntax
import BandWorkspace

extension Command {
  static let format = Command(
    name: "fmt", summary: "lay out sources in the one canonical way",
    operands: "[SOURCE...]",
    operandHelp:
      "a .band file, a folder (every .band file in it), or - to format standard input to standard output; in a project the current folder, where none is named.",
    description: [
      "Files are rewritten in place; one that is laid out already is not touched, and one with a syntax error stays as it is."
    ],
    options: [
      .flag("check", "Write nothing; name the sources that are not laid out and end with status 1 if there is one."),
      .jobs, .color,
    ],
    examples: [
      Example("bandc fmt .", "all sources of a project"),
      Example("bandc fmt --check examples", "for continuous integration"),
    ],
    run: formatSources)
}

/// What came of formatting one source.
private struct FormattedSource: Sendable {
  var source: SourceText
  var result: FormatResult
  var failure: FileFailure?

  var isChanged: Bool { result.bytes.map { $0 != source.bytes } ?? false }
}

private func formatSources(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "fmt", withProjects: true)
  let isCheck = arguments.has("check")
  var reporter = Reporter(.text, to: .standardError, color: try colorChoice(arguments))
  var progress = Progress(total: inputs.count)
  var status = ExitStatus.success
  try inOrder(inputs.count, jobs: try jobCount(arguments)) { index in
    formatSource(inputs[index], isCheck: isCheck)
  } take: { index, formatted throws(Failure) in
    progress.show(index, inputs[index].name)
    if let failure = formatted.failure { throw .file(failure) }
    if !formatted.result.diagnostics.isEmpty || formatted.result.bytes == nil {
      progress.clear()
      try reporter.tell(formatted.result.diagnostics.map { Report($0) }, in: [formatted.source])
      status = .errors
    } else if isCheck, formatted.isChanged {
      progress.clear()
      Console.error("\(inputs[index].name) is not laid out; 'bandc fmt \(quoted(inputs[index].path))' does it\n")
      status = .errors
    } else if inputs[index].isStandardInput, !isCheck, let bytes = formatted.result.bytes {
      try Console.output(bytes)
    }
    return true
  }
  progress.clear()
  try reporter.finish()
  return status
}

/// Formats one source, and writes it unless it is standard input or only checked.
private func formatSource(_ input: Input, isCheck: Bool) -> FormattedSource {
  var formatted = FormattedSource(
    source: SourceText(name: input.name, bytes: []), result: format(SourceText(name: input.name, bytes: [])))
  do throws(FileFailure) {
    let bytes = try readSource(input)
    formatted.source = SourceText(name: input.name, bytes: bytes)
    formatted.result = format(formatted.source)
    if !isCheck, !input.isStandardInput, formatted.isChanged, let bytes = formatted.result.bytes {
      try writeFile(input.path, bytes)
    }
  } catch {
    formatted.failure = error
  }
  return formatted
}
