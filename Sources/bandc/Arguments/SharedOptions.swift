import BandWorkspace

extension Option {
  static let jobs = Option.value(
    "jobs", "N", "Work on so many threads; all processors where it is not given. The result is the same for any number."
  )

  static let color = Option.value(
    "color", "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
    "Use colour; auto: on a terminal, unless NO_COLOR is set.")

  static let reportFormat = Option.value(
    "format", "FORMAT", choices: ReportFormat.allCases.map(\.rawValue),
    "How messages are told: text for people, json as JSON Lines, sarif as SARIF 2.1.0, xcode as lines that Xcode and GCC's readers know, github as workflow commands."
  )

  /// What a run checks instead of what the sources say, and how its rules speak.
  static let matrix: [Option] = [
    .list(
      "device", "NAME", hasCommas: false,
      "This device instead of those that the sources name, by name or identifier; 'bandc devices' lists them."),
    .list(
      "target", "NAME",
      "The devices of this target instead of those that the sources name: phones, tablets, foldables, ios, android, all, or one that the sources declare."
    ),
    .list(
      "orientation", "NAME",
      "This orientation instead of those that the sources name: portrait, landscape, landscapeLeft, landscapeRight."),
    .list(
      "text-size", "NAME",
      "This text size instead of those that the sources name: default, xxxLarge, accessibility3, …, a factor as 1.3x, or all."
    ),
    .list(
      "locale", "TAG",
      "This language of the tables of strings instead of those that the sources name: en, pt-BR, …, or all; pseudo is the source's, with every text lengthened as a translation would."
    ),
    .list("state", "NAME", "Only this state of the screens that have it."),
    .list("deny", "RULE", "Make a rule an error."),
    .list("warn", "RULE", "Make a rule a warning."),
    .list("allow", "RULE", "Silence a rule."),
  ]
}

/// `--jobs`
func jobCount(_ arguments: Arguments) throws(Failure) -> Int {
  guard let text = arguments.value("jobs") else { return processorCount() }
  guard let count = Int(text), count >= 1, count <= 1024 else {
    throw .misuse("'--jobs' takes a number from 1 to 1024, not '\(text)'; leave it out to use all processors")
  }
  return count
}

/// `-o`, which must not be a source: what is written would replace it.
func outputPath(_ arguments: Arguments, _ emission: Emission = .json) throws(Failure) -> String? {
  guard let path = arguments.value("output") else { return nil }
  if path.hasSuffix(".band") {
    throw .misuse(
      "'-o \(path)' names a source; what is written is \(emission.rawValue.uppercased()): '-o \(path.dropLast(5)).\(emission.fileExtension)'"
    )
  }
  return path
}

/// `--color`
func colorChoice(_ arguments: Arguments) throws(Failure) -> ColorChoice {
  arguments.value("color").flatMap { ColorChoice(rawValue: $0) } ?? .auto
}

/// The sources that the operands stand for.
func sourceInputs(_ arguments: Arguments, for command: String, withProjects: Bool = false) throws(Failure) -> [Input] {
  var operands = arguments.operands
  if operands.isEmpty {
    // In a project the folder at hand is meant.
    guard projectFile(for: "-") != nil else {
      throw .misuse(
        "'bandc \(command)' needs a source; write a .band file, a folder, or - for standard input: 'bandc \(command) .'"
      )
    }
    operands = ["."]
  }
  do throws(FileFailure) {
    return try inputs(of: operands, withProjects: withProjects)
  } catch {
    guard error.kind == .missing, let meant = sourceNear(error.path) else { throw .file(error) }
    throw .misuse("\(error.message); did you mean '\(meant)'?")
  }
}

/// The source or folder beside a path that isn't there which is probably meant.
private func sourceNear(_ path: String) -> String? {
  let folder = Paths.folder(of: path)
  let name = path.split(separator: "/").last.map { String($0) } ?? path
  // `cart.bnd`: the end of the name may be what is wrong.
  let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
  let beside = sourceNames(in: folder)
  if beside.contains(stem + ".band") { return Paths.join(folder, stem + ".band") }
  guard let meant = nearest(to: stem, among: beside.map { $0.hasSuffix(".band") ? String($0.dropLast(5)) : $0 }),
    let found = beside.first(where: { $0 == meant + ".band" }) ?? beside.first(where: { $0 == meant })
  else { return nil }
  return Paths.join(folder, found)
}
