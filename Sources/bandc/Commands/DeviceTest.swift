import BandOutput
import BandWorkspace

extension Command {
  static let deviceTest = Command(
    name: "devicetest", summary: "write tests for the device: is each control beside a strip the app's own?",
    operands: "[SOURCE...]", operandHelp: sourceHelp,
    description: [
      "For each tappable that rests within 16 points of a strip of the system in some configuration, the tests tap it ten times, quickly and with a little movement, in portrait and landscape, and count how often the app is no longer in front. Three files go into DIR: StripTests.swift for XCUITest, StripTests.kt for UI Automator, and strip-checklist.md for a person.",
      "An element's accessibility identifier is its path, page.agree; docs/devicetest.md says how an app sets it. Nothing is written where a screen has errors of the language. Messages go to standard error.",
    ],
    options: [
      Option(
        name: "output", short: "o", value: "DIR",
        help: "The folder for the files, made where it isn't there; - for standard output, with --only."),
      .value(
        "only", "KIND", choices: DeviceTestKind.allCases.map(\.rawValue),
        "Write one of the files; without -o it goes to standard output."),
    ] + Option.matrix + [.reportFormat, .jobs, .color],
    examples: [
      Example("bandc devicetest -o UITests screens", "all screens of a folder, three files"),
      Example("bandc devicetest --only checklist inbox.band", "what to try by hand"),
    ],
    run: writeDeviceTests)
}

/// `--only`
private enum DeviceTestKind: String, CaseIterable {
  case swift, kotlin, checklist

  var fileName: String {
    switch self {
    case .swift: "StripTests.swift"
    case .kotlin: "StripTests.kt"
    case .checklist: "strip-checklist.md"
    }
  }

  func contents(for screens: [DeviceTestScreen]) -> [UInt8] {
    switch self {
    case .swift: xcuiTest(of: screens)
    case .kotlin: uiAutomatorTest(of: screens)
    case .checklist: deviceChecklist(of: screens)
    }
  }
}

private func writeDeviceTests(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let inputs = try sourceInputs(arguments, for: "devicetest")
  let only = arguments.value("only").flatMap { DeviceTestKind(rawValue: $0) }
  let folder = try outputFolder(arguments, isOne: only != nil)
  var request = CompileRequest(options: try compileOptions(arguments), jobs: try jobCount(arguments))
  request.options.gathersStripNeighbours = true
  var reporter = Reporter(
    try reportFormat(arguments), to: .standardError, color: try colorChoice(arguments))
  var screens: [DeviceTestScreen] = []
  var isWhole = true
  let counts = try compileAndTell(inputs, request, &reporter) { outcome in
    screens += outcome.deviceTests
    if outcome.reports.contains(where: { preventsLayout($0.diagnostic) }) { isWhole = false }
  }
  try reporter.finish()
  if !isWhole { return .errors }
  if counts.found == 0 {
    throw .misuse("there is no screen in \(inputs.map { "'\($0.name)'" }.joined(separator: ", ")); nothing is written")
  }
  let kinds = only.map { [$0] } ?? DeviceTestKind.allCases
  guard let folder else {
    try Console.output(kinds[0].contents(for: screens))
    return reporter.errors > 0 ? .errors : .success
  }
  try files { () throws(FileFailure) in
    try makeFolder(folder)
    // All are complete before the first takes its place.
    var complete: [AtomicFile] = []
    for kind in kinds {
      let file = try AtomicFile(Paths.join(folder, kind.fileName))
      try file.write(kind.contents(for: screens))
      try file.finish()
      complete.append(file)
    }
    for file in complete { try file.commit() }
  }
  let names = kinds.map { "'\(Paths.join(folder, $0.fileName))'" }.joined(separator: ", ")
  let controls = Set(screens.enumerated().flatMap { index, screen in screen.controls.map { "\(index) \($0.path)" } })
  Console.error("wrote \(names): \(counted(controls.count, "control")) on \(counted(screens.count, "screen"))\n")
  return reporter.errors > 0 ? .errors : .success
}

/// `-o`: nothing where the one file goes to standard output.
private func outputFolder(_ arguments: Arguments, isOne: Bool) throws(Failure) -> String? {
  guard let path = arguments.value("output"), path != "-" else {
    if isOne { return nil }
    throw .misuse("'bandc devicetest' writes three files; write '-o DIR', or '--only KIND' for one of them")
  }
  switch FileKind(of: path) {
  case .folder, .nothing: return path
  case .file, .other: throw .misuse("'\(path)' is no folder; write '-o DIR'")
  }
}
