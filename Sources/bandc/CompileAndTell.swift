import BandChecker
import BandDiagnostics
import BandLang
import BandPlacement
import BandProver
import BandWorkspace

/// What an operand of the commands that compile may be.
let sourceHelp =
  "a .band file, a folder (every .band file in it), or - for standard input; in a project the current folder, where none is named."

/// What a run has compiled.
struct RunCounts {
  /// Screens that the sources have, compiled or not.
  var found = 0
  var screens = 0
  var configurations = 0
  /// The sources that have no screen, and whether each declares anything.
  var withoutScreen: [(name: String, isEmpty: Bool)] = []
  /// How many files were written, and the first of them.
  var written = 0
  var firstWritten = ""
}

/// Compiles sources, tells what is wrong with them as it is found, and puts documents in their places.
///
/// - Parameter take: is given what came of each source and screen, in their order.
func compileAndTell(
  _ inputs: [Input], _ request: CompileRequest, _ reporter: inout Reporter,
  take: (Outcome) throws(Failure) -> Void = { _ throws(Failure) in }
) throws(Failure) -> RunCounts {
  var counts = RunCounts()
  var placed: Set<String> = []
  var progress = Progress(total: inputs.count)
  var done = 0
  var missingState: OverrideFault?
  try compileInputs(inputs, request) { outcome throws(Failure) in
    if let failure = outcome.failure { throw .file(failure) }
    done += 1
    progress.show(min(done, inputs.count), outcome.input.name)
    if request.plan.takesOne, outcome.screenNames.count > 1 {
      throw .misuse(tooManyScreens(outcome))
    }
    if outcome.surplusPictures > 0 {
      throw .misuse(
        "'\(outcome.input.name)' gives \(outcome.surplusPictures) pictures; write '-o DIR' for a file each, or ask for one configuration, with '--device', '--orientation', '--text-size', '--state' and '--locale'; a screen with several 'directions' or an '@input' has more than one even then"
      )
    }
    if let screen = outcome.tooLargeForm {
      throw .misuse(
        "the layout of '\(screen)' is more than \(ClosedFormRun.mostRegions) regions, too many for '--emit closed-form'; build it for fewer devices or text sizes ('--target phones', '--text-size default')"
      )
    }
    for fault in outcome.faults {
      // Of several screens only some have a state of that name: the others are not asked for.
      guard fault.option == "--state" else { throw .misuse("\(fault.option): \(fault.message)") }
      // The message of a screen that has states says more than that of one without.
      if missingState.map({ !$0.hasCandidates && fault.hasCandidates }) ?? true { missingState = fault }
    }
    if !outcome.reports.isEmpty { progress.clear() }
    try reporter.tell(outcome.reports, in: outcome.sources)
    counts.found += outcome.screenNames.count
    if let declarations = outcome.declarations, outcome.screenNames.isEmpty, !outcome.hasErrors {
      counts.withoutScreen.append((outcome.input.name, declarations == 0))
    }
    counts.screens += outcome.screens
    counts.configurations += outcome.configurations
    for proof in outcome.proofs { reporter.add(proof, outcome.reports, in: outcome.sources) }
    try take(outcome)
    for document in outcome.documents {
      guard placed.insert(document.path).inserted else {
        throw .misuse(
          "another screen is called '\(document.screen)' too, and '\(document.path)' holds its document; name one of them otherwise, or build them into two folders"
        )
      }
      try files { () throws(FileFailure) in try document.commit() }
      if counts.written == 0 { counts.firstWritten = document.path }
      counts.written += 1
    }
    return true
  }
  progress.clear()
  if let missingState, counts.configurations == 0 {
    throw .misuse("\(missingState.option): \(missingState.message)")
  }
  return counts
}

extension RunCounts {
  /// What to say of sources that nothing was laid out of: of an empty one always, of a library where there is no screen at all; "" for nothing.
  var noteOnScreens: String {
    let empty = withoutScreen.filter { $0.isEmpty }.map { $0.name }
    var text = ""
    if !empty.isEmpty {
      text +=
        "note: \(names(empty)) \(empty.count == 1 ? "declares" : "declare") nothing; a screen is 'screen Home { text(\"Hello\") }'\n"
    }
    let libraries = withoutScreen.filter { !$0.isEmpty }.map { $0.name }
    if found == 0, !libraries.isEmpty {
      text +=
        "note: there is no screen in \(names(libraries)): types were checked, and nothing was laid out; name a file that imports \(libraries.count == 1 ? "it" : "them") and has a 'screen'\n"
    }
    return text
  }

  /// A few names, and how many more there are.
  private func names(_ all: [String]) -> String {
    let shown = all.prefix(3).map { "'\($0)'" }
    if all.count > 3 { return "\(shown.joined(separator: ", ")) and \(all.count - 3) more" }
    return shown.count == 1 ? shown[0] : "\(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])"
  }
}

private func tooManyScreens(_ outcome: Outcome) -> String {
  let names = outcome.screenNames.prefix(3).joined(separator: ", ") + (outcome.screenNames.count > 3 ? ", …" : "")
  return
    "'\(outcome.input.name)' has \(counted(outcome.screenNames.count, "screen")) (\(names)); write '-o DIR' for a file each"
}

/// What the options that change a check ask for.
func compileOptions(_ arguments: Arguments) throws(Failure) -> CompileOptions {
  var options = CompileOptions()
  options.overrides.devices = arguments.values("device")
  options.overrides.targets = arguments.values("target")
  options.overrides.orientations = arguments.values("orientation")
  options.overrides.locales = arguments.values("locale")
  options.overrides.textSizes = arguments.values("text-size")
  options.overrides.states = arguments.values("state")
  var seen: [String: String] = [:]
  for (option, level) in [("allow", RuleLevel.allow), ("warn", .warn), ("deny", .deny)] {
    for name in arguments.values(option) {
      guard let rule = allRules.first(where: { $0.name.text == name }) else { throw .misuse(unknownRule(name)) }
      if level != .deny, isErrorOfTheLanguage(rule) {
        throw .misuse("'\(name)' is an error of the language and stays one; leave out '--\(option) \(name)'")
      }
      if let other = seen[name], other != option {
        throw .misuse("'\(name)' stands behind --\(other) and --\(option); write one of them")
      }
      seen[name] = option
      options.levels.append((rule: RuleName(name), level: level))
    }
  }
  return options
}

/// Whether a screen can't be laid out because of it.
func preventsLayout(_ diagnostic: Diagnostic) -> Bool {
  diagnostic.severity == .error && allRules.contains { $0.name == diagnostic.rule && isErrorOfTheLanguage($0) }
}

/// What to say of a rule that there isn't.
func unknownRule(_ name: String, among topics: [String] = []) -> String {
  let words = allRules.flatMap { [$0.name.text] + $0.aliases } + topics
  if let meant = nearest(to: name, among: words) { return "there is no rule '\(name)'; did you mean '\(meant)'?" }
  return "there is no rule '\(name)'; 'bandc explain' lists them"
}

/// `--format`
func reportFormat(_ arguments: Arguments) throws(Failure) -> ReportFormat {
  arguments.value("format").flatMap { ReportFormat(rawValue: $0) } ?? .text
}
