import BandChecker
import BandDiagnostics
import BandScreenModel
import Testing

/// What `bandc explain` shows of the rules of devices, targets and projects.
@Suite struct DevicesRulesTests {
  @Test func onlyTheBadExampleIsReported() {
    for rule in deviceRules where !rule.bad.isEmpty {
      #expect(messages(of: rule.bad) == [rule.name.text], "\(rule.name.text)")
      #expect(messages(of: rule.good) == [], "\(rule.name.text)")
    }
  }

  @Test func eachRuleIsDescribedOnce() {
    #expect(Set(deviceRules.map { $0.name }).count == deviceRules.count)
    // A matrix beyond the limit takes hundreds of states and sizes, too many to show.
    #expect(deviceRules.filter { $0.bad.isEmpty }.map { $0.name.text } == ["matrix_too_large"])
    #expect(deviceRules.allSatisfy { !$0.summary.isEmpty && !$0.explanation.isEmpty })
  }

  private func messages(of source: String) -> [String] {
    let file = ReadFile(source)
    var catalogue = CatalogueProfiles()
    let matrices = file.screens.flatMap { makeMatrix(for: $0, in: file.scope, catalogue: &catalogue).diagnostics }
    return (file.diagnostics + matrices).map { $0.rule.text }
  }
}
