import BandChecker
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import Synchronization

/// What a run does with its sources.
public struct CompileRequest: Sendable {
  public var options: CompileOptions
  public var plan: OutputPlan
  public var emission: Emission
  public var isPretty: Bool
  public var jobs: Int

  public init(
    options: CompileOptions, plan: OutputPlan = .nothing, emission: Emission = .json, isPretty: Bool = false,
    jobs: Int = 1
  ) {
    self.options = options
    self.plan = plan
    self.emission = emission
    self.isPretty = isPretty
    self.jobs = jobs
  }
}

/// What came of a source, or of one screen of it.
public struct Outcome: Sendable {
  public var input: Input
  /// Under the names by which messages call them.
  public var sources: [SourceText] = []
  public var reports: [Report] = []
  /// Documents that are written and not in place yet.
  public var documents: [PendingDocument] = []
  /// Of a source: the names of its screens.
  public var screenNames: [String] = []
  /// Of a source that could be read: how much it declares, imports aside. Nothing for what came of a screen.
  public var declarations: Int?
  /// How many screens were laid out.
  public var screens = 0
  public var configurations = 0
  /// The controls beside a strip, of each screen for which they were gathered.
  public var deviceTests: [DeviceTestScreen] = []
  /// Where only one picture can be taken and there are more, how many: then none is written.
  public var surplusPictures = 0
  /// The screen whose layout as formulas would be too large.
  public var tooLargeForm: String?
  /// What was proved of the screens, where a proof was asked for.
  public var proofs: [ScreenProofOutcome] = []
  /// What the screens allowed in vain, as far as one that isn't compiled yet may use it.
  var allowances = AllowanceUse()
  /// Options that mean nothing for a screen.
  public var faults: [OverrideFault] = []
  /// A file that could not be read or written.
  public var failure: FileFailure?

  init(_ input: Input) { self.input = input }

  public var hasErrors: Bool { reports.contains { $0.diagnostic.severity == .error } }

  /// Adds what came of a screen of the same source.
  mutating func add(_ other: Outcome) {
    reports += other.reports
    documents += other.documents
    screens += other.screens
    configurations += other.configurations
    deviceTests += other.deviceTests
    tooLargeForm = tooLargeForm ?? other.tooLargeForm
    surplusPictures = max(surplusPictures, other.surplusPictures)
    proofs += other.proofs
    allowances.formUnion(other.allowances)
    faults += other.faults
    if failure == nil { failure = other.failure }
  }

  /// Says which `@allow`s in components no screen of the source has a use for.
  ///
  /// - Parameter screens: how many screens there are: where one wasn't laid out, nobody knows.
  mutating func tellUnusedAllowances(_ allowances: AllowanceUse, laidOut: Int, of screens: Int) {
    if laidOut == screens { reports += allowances.unused.map { Report($0) } }
  }

  /// Adds a file that is written and not in place yet, where there is one.
  fileprivate mutating func add(_ file: AtomicFile?, screen: String, _ path: String?) {
    if let file, let path { documents.append(PendingDocument(screen: screen, path: path, file: file)) }
  }
}

/// What was proved of one screen.
public struct ScreenProofOutcome: Sendable {
  public var screen: String
  public var report: ProofReport
}

/// A document whose bytes are on the disk under another name.
public struct PendingDocument: Sendable {
  public var screen: String
  public var path: String
  var file: AtomicFile

  /// Puts it in its place; one that is not put there goes with the last reference to it.
  public func commit() throws(FileFailure) { try file.commit() }
}

/// Reads and compiles sources in parallel and gives what comes of them one by one, in their order.
///
/// Many sources are shared out among the threads; of few sources the screens are. A source is given before its screens, which come in
/// source order, so what is told doesn't depend on the number of threads.
///
/// - Parameters:
///   - take: is given each outcome on the calling thread; where it returns false, nothing more is begun.
public func compileInputs<Failure: Error>(
  _ inputs: [Input], _ request: CompileRequest, take: (Outcome) throws(Failure) -> Bool
) throws(Failure) {
  let catalogue = SharedCatalogue()
  // Where only one document can be taken, a source's screens are counted before any is compiled.
  if !request.plan.takesOne, inputs.count >= 2 * request.jobs || request.jobs == 1 {
    try inOrder(inputs.count, jobs: request.jobs) { index in
      let source = PreparedSource(inputs[index], request)
      var outcome = source.outcome
      for screen in 0..<source.screenCount { outcome.add(source.compileScreen(screen, request, catalogue)) }
      outcome.tellUnusedAllowances(outcome.allowances, laidOut: outcome.screens, of: source.screenCount)
      return outcome
    } take: { _, outcome throws(Failure) in
      try take(outcome)
    }
    return
  }
  for input in inputs {
    let source = PreparedSource(input, request)
    var goesOn = try take(source.outcome)
    var all = Outcome(input)
    if goesOn {
      try inOrder(source.screenCount, jobs: request.jobs) {
        source.compileScreen($0, request, catalogue)
      } take: { index, outcome throws(Failure) in
        var outcome = outcome
        all.allowances.formUnion(outcome.allowances)
        all.screens += outcome.screens
        if index == source.screenCount - 1 {
          outcome.tellUnusedAllowances(all.allowances, laidOut: all.screens, of: source.screenCount)
        }
        goesOn = try take(outcome)
        return goesOn
      }
    }
    if !goesOn { return }
  }
}

/// A source read and type-checked.
struct PreparedSource: Sendable {
  let input: Input
  /// What came of reading and typing.
  private(set) var outcome: Outcome
  private(set) var compilation: Compilation?
  private let provider: FileProvider
  let folder: ProjectFolder

  /// - Parameter overlay: bytes that stand for those on the disk, by their paths in the project.
  init(_ input: Input, _ request: CompileRequest, overlay: [String: [UInt8]] = [:]) {
    self.input = input
    outcome = Outcome(input)
    folder = ProjectFolder(of: input)
    var provider = FileProvider(folder)
    provider.overlay = overlay
    self.provider = provider
    // Not `??`: it would lose what kind of error it is.
    func bytes(of name: String, _ read: () throws(FileFailure) -> [UInt8]) throws(FileFailure) -> [UInt8] {
      if let known = overlay[name] { return known }
      return try read()
    }
    do throws(FileFailure) {
      let main = SourceText(
        name: folder.main, bytes: try bytes(of: folder.main) { () throws(FileFailure) in try readSource(input) })
      let project = try folder.projectFile.map { path throws(FileFailure) in
        let name = Paths.relative(Paths.absolute(path), to: folder.path)
        return SourceText(name: name, bytes: try bytes(of: name) { () throws(FileFailure) in try readFile(path) })
      }
      let compilation = compile(main, project: project, from: provider, options: request.options)
      self.compilation = compilation
      outcome.screenNames = compilation.screenNames
      outcome.declarations = compilation.declarationCount
      outcome.sources = compilation.sources.enumerated().map { index, source in
        index < compilation.program.files.count && compilation.program.files[index].isStandard
          ? source : source.named(folder.displayed(source.name))
      }
      outcome.reports = compilation.diagnostics.map { Report($0) }
    } catch {
      outcome.failure = error
    }
  }

  /// How many screens there are to compile.
  var screenCount: Int { compilation?.screenNames.count ?? 0 }

  /// Compiles a screen, and writes it in the form that the request asks for where the plan wants it.
  func compileScreen(_ index: Int, _ request: CompileRequest, _ catalogue: SharedCatalogue) -> Outcome {
    var outcome = Outcome(input)
    outcome.sources = self.outcome.sources
    guard let name = compilation?.screenNames[index] else { return outcome }
    let sink = request.plan.sink(for: name, of: input, request.emission)
    let path = request.plan.path(for: name, of: input, request.emission)
    do throws(FileFailure) {
      switch request.emission {
      case .json:
        var writer = request.plan == .nothing ? nil : DocumentWriter(to: sink, isPretty: request.isPretty)
        try compileScreen(index, request, catalogue, writingTo: &writer, &outcome)
        try outcome.add(writer?.sink.finished(), screen: name, path)
      case .html:
        var writer = request.plan == .nothing ? nil : PageWriter(to: sink, isPretty: request.isPretty)
        try compileScreen(index, request, catalogue, writingTo: &writer, &outcome)
        try outcome.add(writer?.sink.finished(), screen: name, path)
      case .svg:
        var writer =
          request.plan == .nothing ? nil : PictureWriter(to: PictureFiles(for: name, of: input, request.plan))
        try compileScreen(index, request, catalogue, writingTo: &writer, &outcome)
        try writer?.folder.finish(to: path)
        for file in writer?.folder.files ?? [] { outcome.add(file.file, screen: name, file.path) }
        if request.plan.takesOne, let count = writer?.folder.count, count > 1 { outcome.surplusPictures = count }
      case .closedForm:
        var writer: DocumentWriter<DocumentSink>?
        let result = try compileScreen(index, request, catalogue, writingTo: &writer, &outcome)
        switch result?.closedForm {
        case .document(let bytes, _)?:
          var sink = sink
          try sink.write(bytes)
          try outcome.add(sink.finished(), screen: name, path)
        case .tooLarge?: outcome.tooLargeForm = name
        case nil: break
        }
      }
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  @discardableResult
  private func compileScreen<Writer: ScreenWriter>(
    _ index: Int, _ request: CompileRequest, _ catalogue: SharedCatalogue, writingTo writer: inout Writer?,
    _ outcome: inout Outcome
  ) throws(FileFailure) -> ScreenResult? where Writer.Failure == FileFailure {
    guard let compilation else { return nil }
    var profiles = catalogue.profiles
    let (result, faults) = try compilation.compileScreen(
      index, from: provider, options: request.options, catalogue: &profiles, writingTo: &writer)
    catalogue.profiles = profiles
    outcome.faults = faults
    outcome.screens = result.configurations > 0 ? 1 : 0
    outcome.configurations = result.configurations
    outcome.allowances = result.allowances
    outcome.deviceTests = result.deviceTest.map { [$0] } ?? []
    outcome.reports = reports(of: result)
    if let report = result.proof { outcome.proofs = [ScreenProofOutcome(screen: result.name, report: report)] }
    return result
  }
}

/// The diagnostics of a screen, each with what was measured for it.
private func reports(of result: ScreenResult) -> [Report] {
  result.diagnostics.indices.map {
    Report(result.diagnostics[$0], screen: result.name, finding: result.finding(of: $0))
  }
}

/// The profiles that some screen of a run has parsed: no other need parse them again.
final class SharedCatalogue: Sendable {
  private let shared = Mutex(CatalogueProfiles())

  var profiles: CatalogueProfiles {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
