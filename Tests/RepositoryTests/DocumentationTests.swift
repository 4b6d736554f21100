import BandChecker
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import BandTestSupport
import Foundation
import Testing

/// The `band` blocks of a page of documentation that are whole files.
private func blocks(of page: String) throws -> [String] {
  let text = try String(contentsOf: packageRoot().appendingPathComponent(page), encoding: .utf8)
  return text.components(separatedBy: "```band\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
}

@Test(arguments: ["docs/language.md", "README.md", "CHANGELOG.md"])
func everySourceInAPageTypeChecks(page: String) throws {
  for (number, block) in try blocks(of: page).enumerated() {
    let name = "\(page) block \(number + 1)"
    // A project is one only in its own file.
    let file = block.contains("project {") ? "project.band" : name
    let compilation = compile(SourceText(name: file, block), from: NoSources())
    for diagnostic in compilation.diagnostics {
      Issue.record("\(name): \(diagnostic.rule.text): \(diagnostic.message)")
    }
  }
}

@Test func everyRuleThatIsNamedInTheSourcesIsExplained() throws {
  let known = Set(allRules.map { $0.name.text })
  let sources = packageRoot().appendingPathComponent("Sources")
  let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift" else { continue }
    let text = try String(contentsOf: file, encoding: .utf8)
    for piece in text.components(separatedBy: "RuleName(\"").dropFirst() {
      let name = piece.prefix { $0 != "\"" }
      let isKnown = known.contains(String(name))
      #expect(isKnown, "\(file.lastPathComponent) reports '\(name)', which no rule describes")
    }
  }
}

/// The page names each standard component with its parameters and slots as its source has them.
@Test func everyStandardComponentHasItsRow() throws {
  let page = try String(contentsOf: packageRoot().appendingPathComponent("docs/language.md"), encoding: .utf8)
  let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
  var count = 0
  for source in standardSources() {
    let text = source.text(Span(0..<source.bytes.count))
    for component in text.components(separatedBy: "\ncomponent ").dropFirst() {
      count += 1
      let head = component.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
      let row = rows.first { $0.hasPrefix("| `\(head)` |") }
      #expect(row != nil, "docs/language.md has no row for \(head)")
      let slots = row.map { String($0.split(separator: "|", omittingEmptySubsequences: false)[2]) } ?? ""
      var hasSlot = false
      for line in component.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.first == "slot" else { continue }
        hasSlot = true
        #expect(slots.contains(words.count > 1 ? "`\(words[1])`" : "the nameless one"), "\(head): \(line)")
      }
      #expect(hasSlot == !slots.allSatisfy { $0 == " " }, "\(head)")
    }
  }
  #expect(count == 14)
}

@Test func ruleNamesAreUnique() {
  let names = allRules.map { $0.name.text }
  #expect(names.count == Set(names).count)
}

/// The file that the examples of rules on strings read.
private struct ExampleFiles: SourceProvider {
  func source(at path: String) -> SourceReading { .missing }
  func imageHeader(at path: String) -> [UInt8]? { nil }
  func file(at path: String, limit: Int) -> SourceReading {
    if path == "broken.xcstrings" {
      let entry = "{\"localizations\": {\"en\": {\"variations\": {\"plural\": {}}}}}"
      return .found(Array("{\"sourceLanguage\": \"en\", \"strings\": {\"agree\": \(entry)}}".utf8))
    }
    guard path == "strings.json" else { return .missing }
    let text = """
      {"en": {"agree": "Agree", "title": "Terms of service", "items": {"one": "%d item", "other": "%d items"},
              "files": {"one": "%d file", "other": "%d files"}},
       "de": {"agree": "Zustimmen", "items": {"other": "%d Dinge"}, "files": {"one": "%d Datei", "other": "%d Dateien"}}}
      """
    return .found(Array(text.utf8))
  }
}

/// The rules that a source breaks, on one phone or on its own targets.
private func brokenRules(_ source: String, onOnePhone: Bool) -> [String] {
  let compilation = compile(SourceText(name: "example.band", source), from: ExampleFiles())
  var diagnostics = compilation.diagnostics
  var options = CompileOptions()
  if onOnePhone { options.overrides.devices = ["iphone-16"] }
  var catalogue = CatalogueProfiles()
  var writer: DocumentWriter<ByteBuffer>?
  for index in compilation.screenNames.indices {
    diagnostics +=
      compilation.compileScreen(
        index, from: ExampleFiles(), options: options, catalogue: &catalogue, writingTo: &writer
      ).result.diagnostics
  }
  return Set(diagnostics.map { $0.rule.text }).sorted()
}

@Test func rulesOfTheTextAndOfExpansionTellTheirExamplesApart() {
  expectExamples(of: syntaxRules + expansionRules, onOnePhone: true)
}

@Test func rulesOfDevicesTellTheirExamplesApart() {
  expectExamples(of: deviceRules, onOnePhone: false)
}

private func expectExamples(of rules: [RuleDescription], onOnePhone: Bool) {
  for rule in rules where !rule.bad.isEmpty {
    #expect(
      brokenRules(rule.bad, onOnePhone: onOnePhone) == [rule.name.text], "the bad example of \(rule.name.text)")
    #expect(brokenRules(rule.good, onOnePhone: onOnePhone) == [], "the good example of \(rule.name.text)")
  }
}
