import BandChecker
import BandDiagnostics
import BandSyntax
import Testing

struct LoadTests {
  func loaded(_ main: String, name: String = "main.band", _ files: [String: String] = [:], standard: [SourceText] = [])
    -> (program: Program, diagnostics: [Diagnostic])
  {
    load(main: SourceText(name: name, main), provider: TestSources(files: files), standard: standard)
  }

  @Test func pathsAreJoinedWithTheFolderOfTheFile() {
    let cases: [(written: String, file: String, path: String?)] = [
      ("a.band", "main.band", "a.band"), ("a.band", "screens/main.band", "screens/a.band"),
      ("../a.band", "screens/main.band", "a.band"), ("./x/../a.band", "main.band", "a.band"),
      ("x//a.band", "main.band", "x/a.band"), ("../a.band", "main.band", nil), ("/a.band", "main.band", nil),
      ("../../a.band", "screens/main.band", nil), ("a/../../a.band", "main.band", nil),
      ("", "screens/main.band", "screens"),
    ]
    for (written, file, path) in cases {
      #expect(resolvePath(written, from: file) == path, "\(written) from \(file)")
    }
  }

  @Test func aFileThatIsImportedTwiceIsParsedOnce() {
    let (program, diagnostics) = loaded(
      "import \"a.band\"\nimport \"b.band\"",
      [
        "a.band": "import \"sub/c.band\"", "b.band": "import \"sub/../sub/c.band\"",
        "sub/c.band": "import \"../d.band\"", "d.band": "",
      ])
    #expect(diagnostics.isEmpty)
    #expect(program.files.map { $0.text.name } == ["main.band", "a.band", "sub/c.band", "d.band", "b.band"])
    #expect(program.files.map { $0.imports.map { Int($0.file.index) } } == [[1, 4], [2], [3], [], [2]])
  }

  @Test func aCycleIsReportedOnceWhereItCloses() {
    let (program, diagnostics) = loaded(
      "import \"a.band\"",
      ["a.band": "import \"b.band\"", "b.band": "import \"c.band\"", "c.band": "import \"a.band\""])
    #expect(diagnostics.map { $0.rule.text } == ["import_cycle"])
    #expect(diagnostics.first?.place.file == FileID(3))
    #expect(
      diagnostics.first?.message
        == "the imports form a cycle: 'a.band' imports 'b.band', which imports 'c.band', which imports 'a.band'")
    #expect(program.files[3].hasFailedImport)
  }

  /// Whichever of its files comes first: then it is told once for all that are compiled.
  @Test func aCycleIsToldAlikeWhereverOneEntersIt() {
    let files = ["a.band": "import \"b.band\"", "b.band": "import \"c.band\"", "c.band": "import \"a.band\""]
    var told: Set<String> = []
    for entrance in files.keys {
      let (program, diagnostics) = loaded("import \"\(entrance)\"", files)
      #expect(diagnostics.count == 1)
      for found in diagnostics {
        told.insert("\(program.files[Int(found.place.file.index)].text.name): \(found.message)")
      }
    }
    #expect(
      told == [
        "c.band: the imports form a cycle: 'a.band' imports 'b.band', which imports 'c.band', which imports 'a.band'"
      ])
  }

  @Test func aLongChainOfImportsIsFollowed() {
    var files: [String: String] = [:]
    for index in 1...3000 { files["f\(index).band"] = "import \"f\(index + 1).band\"\nlet v\(index) = 1" }
    files["f3001.band"] = "let last = 1"
    var (program, diagnostics) = loaded("import \"f1.band\"\nscreen S { text(\"a\") { margin: v1 } }", files)
    diagnostics += typeCheck(&program, rules: [])
    #expect(diagnostics.isEmpty)
    #expect(program.files.count == 3002)
  }

  @Test func whatAnImportImportsIsNotSeen() {
    var (program, diagnostics) = loaded(
      "import \"a.band\"\nscreen S { text(\"x\") { margin: inner } }",
      ["a.band": "import \"b.band\"\nlet outer = inner", "b.band": "let inner = 1"])
    diagnostics += typeCheck(&program, rules: [])
    #expect(diagnostics.map { $0.message } == ["'inner' is declared in 'b.band', which this file doesn't import"])
  }

  @Test func aComponentOfAnotherFolderSaysWhatToImport() throws {
    let parts = "component Header(title: String) { text(title) }"
    var (program, diagnostics) = loaded(
      "screen S { Header(\"a\") }", name: "screens/cart.band", ["components/parts.band": parts])
    diagnostics += typeCheck(&program, rules: [])
    let told = try #require(diagnostics.first)
    #expect(told.message == "'Header' is declared in '../components/parts.band', which this file doesn't import")
    #expect(
      told.notes.map { $0.text } == ["write 'import \"../components/parts.band\"' at the top of the file"])
    // Written so, it is cured.
    var (cured, rest) = loaded(
      "import \"../components/parts.band\"\nscreen S { Header(\"a\") }", name: "screens/cart.band",
      ["components/parts.band": parts])
    rest += typeCheck(&cured, rules: [])
    #expect(rest.isEmpty && cured.elsewhere.isEmpty)
  }

  /// An import of what imports this file itself is none to advise.
  @Test func noImportIsAdvisedThatWouldBeACycle() {
    var (program, diagnostics) = loaded(
      "import \"a.band\"\nlet own = 1\nscreen S { text(\"x\") }", ["a.band": "let outer = own"])
    diagnostics += typeCheck(&program, rules: [])
    #expect(diagnostics.map { $0.message } == ["no value is named 'own'"])
  }

  @Test func aMissingFileIsReportedOnceAndWhatItWouldBringIsNot() {
    var (program, diagnostics) = loaded(
      "import \"a.band\"\nimport \"b.band\"\nscreen S { Part(\"x\") { padding: gone } }",
      ["b.band": "import \"a.band\""])
    diagnostics += typeCheck(&program, rules: [])
    #expect(diagnostics.map { $0.rule.text } == ["import_not_found"])
    #expect(program.screens[0].hasErrors)
  }

  @Test func aMissingFileIsNamedAfterTheOneThatWasMeant() {
    let files = ["shared/tokens.band": "", "shared/colors.band": ""]
    let near = loaded("import \"../shared/token.band\"", name: "screens/main.band", files).diagnostics
    #expect(
      near.map { $0.message } == ["there is no file '../shared/token.band'; did you mean '../shared/tokens.band'?"])
    #expect(near.first?.fixes.first?.edits.first?.replacement == "\"../shared/tokens.band\"")
    let ending = loaded("import \"shared/colors\"", files).diagnostics
    #expect(ending.map { $0.message } == ["there is no file 'shared/colors'; did you mean 'shared/colors.band'?"])
  }

  @Test func onlyTheStandardSourcesThatAreNamedAreParsed() {
    let standard = [
      SourceText(name: "A.band", "component Outer { row { Inner } }\n"),
      SourceText(name: "B.band", "component Inner { text(\"a\") }\n"),
      SourceText(name: "C.band", "component Unused { text(\"a\") }\n"),
    ]
    let none = loaded("screen S { text(\"a\") }", standard: standard).program
    #expect(none.files.map { $0.text.name } == ["main.band"])
    #expect(none.standardComponents.map { none.names.text(of: $0) } == ["Outer", "Inner", "Unused"])
    let some = loaded("screen S { Outer }", standard: standard).program
    #expect(some.files.map { $0.text.name } == ["main.band", "A.band", "B.band"])
    #expect(some.files.map { $0.isStandard } == [false, true, true])
  }

  @Test func anOwnComponentHidesAStandardOneAndIsUsed() {
    let standard = [SourceText(name: "A.band", "component Card { row { slot } }\n")]
    var (program, diagnostics) = loaded(
      "component Card { text(\"mine\") }\nscreen S { Card }", standard: standard)
    diagnostics += typeCheck(&program, rules: [])
    #expect(diagnostics.map { $0.rule.text } == ["hides_standard"])
    #expect(diagnostics.first?.severity == .warning)
    let use = program.files[0].elements.last
    #expect(use == .component(Int32(program.components.firstIndex { !$0.isStandard } ?? -1)))
  }
}
