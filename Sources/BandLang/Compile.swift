import BandChecker
import BandDiagnostics
import BandOutput
import BandParser
import BandPlacement
import BandProver
import BandScreenModel
import BandStrings
import BandSyntax

/// What a run asks for beside the source: nothing changes the meaning of a screen, only where and how strictly it is checked.
public struct CompileOptions: Sendable {
  /// Devices, orientations, text sizes and states that win over the source's.
  public var overrides = MatrixOverrides()
  /// Levels of rules that win over the project's.
  public var levels: [(rule: RuleName, level: RuleLevel)] = []
  /// Whether the tappables that rest beside a strip are gathered, for tests on the device.
  public var gathersStripNeighbours = false
  /// How many affine runs each group of requirements gets to prove the rules beyond the matrix; nothing proves none.
  public var proofBudget: Int?
  /// Whether what is proved is also tried with all texts as narrow and as wide as they may be.
  public var provesTextEnds = false
  /// How many random points of each screen's envelopes are laid out to see whether what was proved holds.
  public var spotChecks = 0
  /// Called after each pair of a case and a family that was proved, and once before: for who measures what they cost.
  public var afterEachProofCase: (@Sendable () -> Void)?
  /// How each screen's closed form is to be written; nothing writes none.
  public var closedForm: ClosedFormOptions?

  public init() {}
}

/// How a closed form is written.
public struct ClosedFormOptions: Sendable {
  public var isPretty: Bool
  /// How many random devices of each case stand in it with what a plain layout gives there, to test evaluators with.
  public var referencePoints: Int

  public init(isPretty: Bool = false, referencePoints: Int = 0) {
    self.isPretty = isPretty
    self.referencePoints = referencePoints
  }
}

/// A source file read and type-checked, ready to have its screens compiled one by one.
public struct Compilation: Sendable {
  public let program: Program
  /// All texts that a diagnostic may point into, by `FileID`: the program's files and the tables of strings that can't be read, then the
  /// project's.
  public let sources: [SourceText]
  /// Of reading, typing and declarations; a screen's own come with its result.
  public let diagnostics: [Diagnostic]
  /// The project that it was compiled with.
  let project: SourceText?
  let scope: DeviceScope
  let levels: RuleLevels

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How much the main file declares: screens, components, `let`s and the rest, but no imports.
  public var declarationCount: Int {
    program.files.first?.tree.items.count { item in
      switch item {
      case .declaration, .letDeclaration: true
      case .importFile, .strings: false
      }
    } ?? 0
  }

  /// What silences warnings of what is written.
  let allowances: WrittenAllowances

  /// The names of the screens in the main file, in source order.
  public let screenNames: [String]

  init(
    program: Program, sources: [SourceText], diagnostics: [Diagnostic], project: SourceText?, scope: DeviceScope,
    levels: RuleLevels, allowances: WrittenAllowances
  ) {
    self.project = project
    self.allowances = allowances
    self.program = program
    self.sources = sources
    self.diagnostics = diagnostics
    self.scope = scope
    self.levels = levels
    screenNames = program.screens.map { program.names.text(of: $0.name) }
  }
}

/// Compiles one source file up to its screens: the phases in order, one line each.
///
/// - Parameters:
///   - main: the file to compile; its `name` is its path relative to the project's root.
///   - project: `project.band`, where there is one.
///   - provider: where imports and images come from.
public func compile<Provider: SourceProvider & Sendable>(
  _ main: SourceText, project: SourceText? = nil, from provider: Provider, options: CompileOptions = CompileOptions()
) -> Compilation {
  var (program, diagnostics) = load(main: main, provider: provider, standard: standardSources())
  let rules = allRules.map { $0.name }
  let errors = allRules.filter { isErrorOfTheLanguage($0) }.map { $0.name }
  diagnostics += typeCheck(&program, rules: rules.filter { !errors.contains($0) }, fixed: errors)
  var sources = program.files.map { $0.text } + program.brokenTables
  var scope = readDevices(of: program, into: &diagnostics)
  if let project, project.name != main.name {
    let own = program.strings
    program.add(strings: addProject(project, from: provider, to: &scope, &sources, &diagnostics))
    diagnostics += keysAsTexts(in: program, besides: own)
  } else if project != nil {
    scope.projectFile = FileID(0)
  }
  diagnostics += strayProjects(in: program, projectFile: project?.name)
  diagnostics += checkTargets(in: scope)
  if let settings = scope.project {
    diagnostics += checkRuleNames(of: settings, among: rules, fixed: errors)
  }
  let levels = ruleLevels(scope.project, options)
  let allowances = WrittenAllowances(program)
  let used = allowances.silence(&diagnostics)
  diagnostics = levels.applied(to: diagnostics)
  // What is wrong may be why a rule isn't asked.
  if !diagnostics.contains(where: { $0.severity == .error }) {
    diagnostics += allowances.unused(used) { levels[$0] != .allow }.compactMap {
      levels.unusedAllowance(of: $0.rule, at: $0.place)
    }
  }
  return Compilation(
    program: program, sources: sources, diagnostics: diagnostics, project: project, scope: scope, levels: levels,
    allowances: allowances)
}

extension Compilation {
  /// Expands, lays out and checks one screen over its matrix.
  ///
  /// - Parameters:
  ///   - index: in `screenNames`.
  ///   - provider: where images come from.
  ///   - catalogue: the profiles parsed so far; keep it for the next screen.
  ///   - writer: puts the screen into its form, a document or pictures; nothing where only the verdicts are wanted. Nothing is written for a screen that has errors
  ///     of the language.
  /// - Returns: the result, and what is wrong with the run's options; then nothing was compiled.
  /// - Throws: what the writer throws.
  public func compileScreen<Provider: SourceProvider & Sendable, Writer: ScreenWriter>(
    _ index: Int, from provider: Provider, options: CompileOptions = CompileOptions(),
    catalogue: inout CatalogueProfiles, writingTo writer: inout Writer?
  ) throws(Writer.Failure) -> (result: ScreenResult, faults: [OverrideFault]) {
    try compileScreen(
      index, from: provider, options: options, catalogue: &catalogue, writingTo: &writer
    ) { result, catalogue in
      tryFixes(of: &result, screen: index, from: provider, options: options, catalogue: &catalogue)
    }
  }

  /// What the rules say of one screen, and nothing else.
  func verdicts<Provider: SourceProvider & Sendable>(
    _ index: Int, from provider: Provider, options: CompileOptions, catalogue: inout CatalogueProfiles
  ) -> ScreenResult {
    var nothing: DocumentWriter<ByteBuffer>?
    return compileScreen(
      index, from: provider, options: options, catalogue: &catalogue, writingTo: &nothing
    ) { _, _ in }.result
  }

  /// - Parameter amend: looks at what the matrix told before a word of it is written.
  private func compileScreen<Provider: SourceProvider & Sendable, Writer: ScreenWriter>(
    _ index: Int, from provider: Provider, options: CompileOptions, catalogue: inout CatalogueProfiles,
    writingTo writer: inout Writer?, amend: (inout ScreenResult, inout CatalogueProfiles) -> Void
  ) throws(Writer.Failure) -> (result: ScreenResult, faults: [OverrideFault]) {
    let facts = program.screens[index]
    var result = ScreenResult(name: screenNames[index])
    // Without its texts a screen can't be measured.
    if facts.hasErrors || facts.usesStrings && program.hasFailedStrings { return (result, []) }
    let tree = program.files[Int(facts.file.index)].tree
    let (settings, problems) = readMatrixSettings(
      of: facts.declaration, in: tree, names: program.names, file: facts.file)
    let screen = MatrixScreen(
      file: facts.file, place: Place(file: facts.file, span: tree[facts.declaration].nameSpan), settings: settings,
      states: facts.states.map { program.names.text(of: $0) }, hasInput: facts.hasInput,
      languages: facts.usesStrings ? program.strings.languages : [])
    let made = makeMatrix(for: screen, in: scope, overrides: options.overrides, catalogue: &catalogue)
    var told = problems + made.diagnostics
    var used = allowances.silence(&told)
    result.diagnostics = levels.applied(to: told)
    if !made.faults.isEmpty || result.hasErrors { return (result, made.faults) }
    var resources = ExpansionResources(provider)
    var run = ScreenRun(
      program, screen: index, matrix: made.matrix, levels: levels,
      usesPlatformMinimum: scope.project?.usesPlatformMinimum ?? false, resources: &resources)
    run.isWholeMatrix = options.overrides.isEmpty
    if options.gathersStripNeighbours { run.neighbours = StripNeighbourCollector() }
    used += run.silence(by: allowances)
    if run.hasErrors {
      result.diagnostics += run.diagnostics
      return (result, [])
    }
    run.apply(levels)
    var finished = try run.run(writingTo: &writer)
    amend(&finished, &catalogue)
    finished.nameScreen(wherePlacesAreNotIn: facts.file)
    finished.tellFirst(result.diagnostics)
    if options.proofBudget != nil {
      let widening = (scope.project?.envelope ?? []).map { EnvelopeWidening($0.variable, $0.lower, $0.upper) }
      let report = run.prove(levels: levels, options, widening: widening, findings: finished.findings)
      finished.diagnostics += report.diagnostics
      for place in report.usedAllowances { finished.allowances.use(place) }
      try writer?.add(proof: report.json(screen: finished.name))
      finished.proof = report
    }
    for place in used { finished.allowances.use(place) }
    // What fails in the envelope alone has a use for an `@allow` as well.
    let declaration = Place(file: facts.file, span: tree[facts.declaration].span)
    finished.diagnostics += finished.allowances.removeUnused(inside: declaration)
    if program.screens.count == 1 {
      finished.diagnostics += finished.allowances.unused
      finished.allowances = AllowanceUse()
    }
    try writer?.end(findings: finished.findings)
    if let wanted = options.closedForm {
      let widening = (scope.project?.envelope ?? []).map { EnvelopeWidening($0.variable, $0.lower, $0.upper) }
      finished.closedForm = run.closedForm(wanted, widening: widening)
    }
    return (finished, [])
  }
}

extension ScreenResult {
  /// Says of which screen a finding is where its place is in another file: that of a component, which several screens may use.
  fileprivate mutating func nameScreen(wherePlacesAreNotIn file: FileID) {
    for index in diagnostics.indices where finding(of: index) != nil && diagnostics[index].place.file != file {
      let position = diagnostics[index].notes.firstIndex { $0.kind == .help } ?? diagnostics[index].notes.count
      diagnostics[index].notes.insert(DiagnosticNote(.fact, "on the screen '\(name)'"), at: position)
    }
  }
}

/// Every rule that has a name: those of the language in the order of their phases, then those of placement.
public let allRules: [RuleDescription] =
  syntaxRules + checkerRules + deviceRules + expansionRules + placementRules.map { $0.description }
  + [.tiedToGlass, .unusedAllow]

/// Whether a rule says that a source has no meaning, so that no level changes it and nothing silences it.
public func isErrorOfTheLanguage(_ rule: RuleDescription) -> Bool {
  if let placement = placementRules.first(where: { $0.name == rule.name }) { return placement.isOfTheLanguage }
  return rule.level == .deny && rule.name != RuleDescription.tiedToGlass.name
}

/// The name of the file that sets up a project.
private let projectFileName = "project.band"

/// Reports each `project` that nothing looks at, since it stands in another file than `project.band`.
private func strayProjects(in program: Program, projectFile: String?) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for (index, file) in program.files.enumerated() where !file.isStandard {
    let path = file.text.name
    if path == projectFile || path == projectFileName || path.hasSuffix("/" + projectFileName) { continue }
    for item in file.tree.items {
      guard case .declaration(let id) = item, file.tree[id].kind == .project else { continue }
      let start = file.tree[id].span.start
      diagnostics.append(
        Diagnostic(
          RuleName("misplaced_item"), .error,
          at: Place(file: FileID(index), span: Span(start: start, end: start + 7)),
          "'project' has an effect only in a file named 'project.band'",
          notes: [DiagnosticNote(.help, "move it to 'project.band' in this folder or in one above it")]))
    }
  }
  return diagnostics
}

private func readDevices(of program: Program, into diagnostics: inout [Diagnostic]) -> DeviceScope {
  var scope = DeviceScope()
  for (index, file) in program.files.enumerated() where !file.isStandard {
    let declarations = readDeclarations(of: file.tree, names: program.names, file: FileID(index))
    diagnostics += declarations.diagnostics
    scope.add(
      declarations, imports: imports(of: index, in: program, filesBefore: 0), hasFailedImport: file.hasFailedImport)
  }
  return scope
}

/// The imports of a program's file, with the places of their paths; `filesBefore` texts stand before the program's own.
private func imports(of index: Int, in program: Program, filesBefore: Int) -> [DeviceScope.Import] {
  let file = program.files[index]
  return file.imports.map { imported in
    let span = file.tree[imported.declaration].pathSpan
    return DeviceScope.Import(
      FileID(Int(imported.file.index) + filesBefore), at: Place(file: FileID(index + filesBefore), span: span))
  }
}

/// Reads `project.band` and what it imports: a small program of its own, whose files stand behind the main one's, and which is returned.
private func addProject<Provider: SourceProvider & Sendable>(
  _ project: SourceText, from provider: Provider, to scope: inout DeviceScope, _ sources: inout [SourceText],
  _ diagnostics: inout [Diagnostic]
) -> Program {
  let (program, problems) = load(main: project, provider: provider)
  let first = sources.count
  diagnostics += problems.map { $0.moved(by: first) }
  for (index, file) in program.files.enumerated() {
    let id = FileID(first + index)
    sources.append(file.text)
    let declarations = readDeclarations(of: file.tree, names: program.names, file: id)
    diagnostics += declarations.diagnostics
    scope.add(
      declarations, imports: imports(of: index, in: program, filesBefore: first), hasFailedImport: file.hasFailedImport)
  }
  sources += program.brokenTables
  scope.projectFile = FileID(first)
  return program
}

extension Program {
  /// Takes in the tables of strings of the project: those of the file itself come first.
  fileprivate mutating func add(strings project: Program) {
    if project.namesStrings { strings.add(project.strings) }
    if project.hasFailedStrings { hasFailedStrings = true }
  }
}

private func ruleLevels(_ project: ProjectSettings?, _ options: CompileOptions) -> RuleLevels {
  var levels = RuleLevels()
  for setting in project?.levels ?? [] { levels.set(setting.rule, to: setting.level) }
  for setting in options.levels { levels.set(setting.rule, to: setting.level) }
  return levels
}

extension Diagnostic {
  /// The same with the places of all files further back in the list of sources.
  fileprivate func moved(by files: Int) -> Diagnostic {
    func move(_ place: Place) -> Place { Place(file: FileID(Int(place.file.index) + files), span: place.span) }
    var moved = self
    moved.place = move(place)
    moved.notes = notes.map { note in
      var note = note
      note.place = note.place.map(move)
      return note
    }
    moved.fixes = fixes.map { fix in
      var fix = fix
      fix.edits = fix.edits.map { TextEdit(at: move($0.place), $0.replacement) }
      return fix
    }
    return moved
  }

  /// Whether it says the same at the same place.
  func isSame(as other: Diagnostic) -> Bool {
    rule == other.rule && place == other.place && message == other.message
  }
}
