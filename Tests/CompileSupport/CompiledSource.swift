import BandChecker
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import Foundation
import Synchronization

/// The devices that tests have read so far: reading them is most of the work of compiling a small screen.
private let knownDevices = Mutex(CatalogueProfiles())

/// What came of compiling a source: every message, every verdict, and the documents.
public struct CompiledSource {
  public var compilation: Compilation
  public var screens: [ScreenResult] = []
  /// The documents of the screens that have one, in their order.
  public var documents: [[UInt8]] = []
  public var faults: [OverrideFault] = []

  /// Of reading and typing, then of the screens in their order.
  public var diagnostics: [Diagnostic] {
    compilation.diagnostics + screens.flatMap { $0.diagnostics } + AllowanceUse.untold(by: screens)
  }
  public var findings: [FindingRecord] { screens.flatMap { $0.findings } }
  public var configurations: Int { screens.reduce(0) { $0 + $1.configurations } }

  /// The messages as `error[rule]: message`.
  public var messages: [String] {
    diagnostics.map { "\($0.severity.text)[\($0.rule.text)]: \($0.message)" }
  }

  /// The rules that speak, in the order of their messages.
  public var rules: [String] { diagnostics.map { $0.rule.text } }
}

/// What a test wants of the documents.
public enum WantedDocuments: Sendable {
  case none, compact, pretty
}

/// Compiles all screens of a source.
public func compiled<Provider: SourceProvider & Sendable>(
  _ source: SourceText, project: SourceText? = nil, from provider: Provider, options: CompileOptions = CompileOptions(),
  documents: WantedDocuments = .none
) -> CompiledSource {
  let compilation = compile(source, project: project, from: provider, options: options)
  var result = CompiledSource(compilation: compilation)
  if compilation.hasErrors { return result }
  var catalogue = knownDevices.withLock { $0 }
  for index in compilation.screenNames.indices {
    var writer: DocumentWriter<ByteBuffer>?
    if documents != .none { writer = DocumentWriter(to: ByteBuffer(), isPretty: documents == .pretty) }
    let screen = compilation.compileScreen(
      index, from: provider, options: options, catalogue: &catalogue, writingTo: &writer)
    result.screens.append(screen.result)
    result.faults += screen.faults
    if screen.result.configurations > 0, let writer { result.documents.append(writer.sink.bytes) }
  }
  knownDevices.withLock { $0 = catalogue }
  return result
}

/// Compiles all screens of a source that stands alone, but for its project.
public func compiled(
  _ source: SourceText, project: SourceText?, options: CompileOptions = CompileOptions()
) -> CompiledSource {
  compiled(source, project: project, from: RepositoryFiles(), options: options)
}

/// Compiles all screens of a source that stands alone.
public func compiled(
  _ source: String, name: String = "test.band", options: CompileOptions = CompileOptions(),
  documents: WantedDocuments = .none
) -> CompiledSource {
  compiled(SourceText(name: name, source), from: NoSources(), options: options, documents: documents)
}

extension CompileOptions {
  /// A run on named devices, in named orientations; all where a list is empty.
  public static func on(_ devices: String..., orientations: [String] = []) -> CompileOptions {
    var options = CompileOptions()
    options.overrides.devices = devices
    options.overrides.orientations = orientations
    return options
  }
}

/// The tables of strings that examples name, by their paths in the repository.
public struct RepositoryFiles: SourceProvider, Sendable {
  public init() {}
  public func source(at path: String) -> SourceReading { .missing }
  public func imageHeader(at path: String) -> [UInt8]? { nil }
  public func file(at path: String, limit: Int) -> SourceReading {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
    return data.map { .found([UInt8]($0)) } ?? .missing
  }
}
