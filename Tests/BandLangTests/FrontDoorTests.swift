import BandChecker
import BandDiagnostics
import BandOutput
import BandSyntax
import Testing

@testable import BandLang

@Test func scratch() throws {
  let source = """
    screen Terms {
        @tappable
        box agree {
            left: safe.left + 16; right: safe.right - 16; height: 50
            bottom: screen.bottom - 8
        }
    }
    """
  let main = SourceText(name: "terms.band", source)
  let compilation = compile(main, from: NoSources())
  for diagnostic in compilation.diagnostics { print(diagnostic.rule.text, diagnostic.message) }
  var catalogue = CatalogueProfiles()
  var writer: DocumentWriter<ByteBuffer>? = DocumentWriter(to: ByteBuffer())
  let result = compilation.compileScreen(0, from: NoSources(), catalogue: &catalogue, writingTo: &writer)
  for diagnostic in result.result.diagnostics {
    print(diagnostic.rule.text, diagnostic.message)
    for note in diagnostic.notes { print("  ", note.text) }
    for fix in diagnostic.fixes { print("  fix", fix.title) }
  }
  print(result.result.configurations, result.faults, writer?.sink.bytes.count ?? -1)
  print(writer!.sink.text.prefix(1500))
}
