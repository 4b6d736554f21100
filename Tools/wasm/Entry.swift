import BandChecker
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax

/// Compiles the screens of one source.
///
/// - Parameters:
///   - request: parts, one after the other, each a line `KIND LENGTH NAME` and then as many bytes. `main` is the source, `project` the
///     project file, `file` what they may import or show; names are paths relative to the project's root. `device`, `target`,
///     `orientation`, `text-size`, `locale`, `state`, `allow`, `warn` and `deny` have no bytes: the name is the value, as on the command line.
///   - count: the number of bytes.
/// - Returns: three lengths as 32-bit integers, then: the documents in JSON; the messages as text; `0`, `1` where there are
///   errors or `2` where the request makes no sense, as the command line ends.
@_expose(wasm, "band_compile") @_cdecl("band_compile")
public func compileRequest(_ request: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutablePointer<UInt8> {
  let request = Request(Array(UnsafeBufferPointer(start: request, count: Int(count))))
  guard let main = request.main, request.isWellFormed else {
    return handOver([[], Array("the request is malformed or has no part 'main'\n".utf8), [UInt8(ascii: "2")]])
  }
  let compilation = compile(main, project: request.project, from: request.files, options: request.options)
  var answer = Answer(sources: compilation.sources)
  answer.tell(compilation.diagnostics)
  var catalogue = CatalogueProfiles()
  for screen in compilation.screenNames.indices {
    var writer: DocumentWriter<ByteBuffer>? = DocumentWriter(to: ByteBuffer())
    let (result, faults) = compilation.compileScreen(
      screen, from: request.files, options: request.options, catalogue: &catalogue, writingTo: &writer)
    answer.tell(result.diagnostics)
    for fault in faults { answer.refuse("--\(fault.option): \(fault.message)") }
    answer.documents += writer?.sink.bytes ?? []
  }
  return handOver([answer.documents, answer.messages, [UInt8(ascii: "0") + answer.status]])
}

/// What is sent back.
private struct Answer {
  let sources: [SourceText]
  var documents: [UInt8] = []
  private(set) var messages: [UInt8] = []
  private(set) var status: UInt8 = 0
  private var text = DiagnosticTextWriter(
    DiagnosticTextOptions(isExplained: { name in allRules.contains { $0.name == name } }))

  init(sources: [SourceText]) { self.sources = sources }

  mutating func tell(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { status = max(status, 1) }
      text.append(diagnostic, in: sources, to: &messages)
    }
  }

  mutating func refuse(_ message: String) {
    messages += Array("\(message)\n".utf8)
    status = 2
  }
}
