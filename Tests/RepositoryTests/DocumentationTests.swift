import BandChecker
import BandDiagnostics
import BandLang
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
    let compilation = compile(SourceText(name: name, block), from: NoSources())
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
      #expect(known.contains(String(name)), "\(file.lastPathComponent) reports '\(name)', which no rule describes")
    }
  }
}

@Test func ruleNamesAreUnique() {
  let names = allRules.map { $0.name.text }
  #expect(names.count == Set(names).count)
}
