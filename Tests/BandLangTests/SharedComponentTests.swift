import BandCompileSupport
import BandLang
import BandSyntax
import Testing

/// What stands in a component of another file, which several screens may use.
@Suite struct SharedComponentTests {
  private static let files = TestFiles(files: [
    "parts.band": "component Pay { bar bottom { @tappable box pay { width: 20; height: 20 } } }"
  ])

  private func notes(_ source: String) -> [String] {
    var options = CompileOptions.on("iPhone 16", orientations: ["portrait"])
    options.proofBudget = nil
    return compiled(SourceText(name: "test.band", source), from: Self.files, options: options).diagnostics.flatMap {
      $0.notes.map { $0.text }
    }
  }

  @Test func itsMessagesNameTheScreen() {
    let found = notes("import \"parts.band\"\nscreen Cart { Pay() }\nscreen Done { Pay() }")
    #expect(found.filter { $0.hasPrefix("on the screen") } == ["on the screen 'Cart'", "on the screen 'Done'"])
    // What to do comes last.
    #expect(found.last?.contains("minWidth") == true)
    let own = notes(
      "component Pay { bar bottom { @tappable box pay { width: 20; height: 20 } } }\nscreen Cart { Pay() }")
    #expect(!own.isEmpty && !own.contains { $0.hasPrefix("on the screen") })
  }
}
