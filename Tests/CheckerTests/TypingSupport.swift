import BandChecker
import BandDiagnostics
import BandSyntax
import BandTestSupport

/// Files that exist only in a test.
struct TestSources: SourceProvider {
  var files: [String: String] = [:]

  func source(at path: String) -> SourceReading {
    if path == "huge.band" { return .tooLarge }
    if path == "locked.band" { return .unreadable("permission denied") }
    guard let text = files[path] else { return .missing }
    return .found(Array(text.utf8))
  }

  func file(at path: String, limit: Int) -> SourceReading { source(at: path) }

  func imageHeader(at path: String) -> [UInt8]? { nil }

  func sources(near path: String) -> [String] { files.keys.sorted() }

  /// What the cases import.
  static let shared = TestSources(files: [
    "tokens.band": """
    let gutter = 16
    let brand = #0A66FF
    let paragraphs = ["One.", "Two."]
    style note { size: 13; lineHeight: 18 }
    targets kiosks { "Kiosk 10" }
    component Badge(label: String) { text(label) { style: caption1 } }
    screen Unseen { text("not imported") }
    """,
    "strings.json": """
    {"en": {"agree": "Agree", "title": "Terms of service", "items": {"one": "%d item", "other": "%d items"},
            "files": {"one": "%d file", "other": "%d files"}},
     "ar": {"agree": "أوافق", "items": {"one": "عنصر", "other": "%d عنصر"},
            "files": {"zero": "لا ملفات", "one": "ملف", "two": "ملفان", "few": "%d ملفات", "many": "%d ملفًا", "other": "%d ملف"}}}
    """,
    "broken.xcstrings": """
    {"sourceLanguage": "en", "strings": {"agree": {"localizations": {"en": {"variations": {"plural": {}}}}}}}
    """,
    "more.band": "let gutter = 8\nlet hairline = 1px\n",
    "loop.band": "import \"loop2.band\"\nlet a = 1\n",
    "loop2.band": "import \"loop.band\"\nlet b = 1\n",
    "chain.band": "import \"tokens.band\"\nlet own = gutter\n",
    "lone.band": "component Lonely() { text(\"a\") }\n",
  ])
}

/// The standard components' sources.
let standardSources = files(in: "Sources/Checker/Standard").map(\.source)

/// What loading and typing say of a source.
func typeCheckDiagnostics(_ source: SourceText, _ provider: TestSources = .shared) -> [Diagnostic] {
  // Imports are found from the root.
  let main = SourceText(name: "test.band", bytes: source.bytes)
  var (program, diagnostics) = load(main: main, provider: provider, standard: standardSources)
  diagnostics += typeCheck(&program, rules: checkerRules.map(\.name) + placementRuleNames)
  return diagnostics
}

/// A source with what typing found.
func typeChecked(_ source: String, _ provider: TestSources = .shared) -> (program: Program, diagnostics: [Diagnostic]) {
  var (program, diagnostics) = load(
    main: SourceText(name: "test.band", source), provider: provider, standard: standardSources)
  diagnostics += typeCheck(&program, rules: checkerRules.map(\.name) + placementRuleNames)
  return (program, diagnostics)
}

/// The rules of placement that the cases and the standard components name.
private let placementRuleNames = [RuleName("tappable_in_band"), RuleName("text_truncated")]
