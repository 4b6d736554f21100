import BandChecker
import BandDiagnostics
import BandSyntax
import Testing

struct CheckerRuleTests {
  @Test func theBadExampleOfARuleGetsThatRuleAndTheGoodOneNothing() {
    for rule in checkerRules {
      let bad = typeChecked(rule.bad).diagnostics
      #expect(
        bad.map { $0.rule.text } == [rule.name.text], "the bad example of \(rule.name.text): \(bad.map { $0.message })")
      #expect(
        bad.allSatisfy { $0.severity == (rule.level == .warn ? .warning : .error) }, "the level of \(rule.name.text)")
      let good = typeChecked(rule.good).diagnostics
      #expect(good.isEmpty, "the good example of \(rule.name.text): \(good.map { $0.message })")
    }
  }

  @Test func rulesHaveDifferentNamesAndSayWhatIsWrongInOneLine() {
    let names = checkerRules.map { $0.name.text }
    #expect(Set(names).count == names.count)
    for rule in checkerRules {
      #expect(
        !rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.name.text)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.name.text)")
    }
  }
}
