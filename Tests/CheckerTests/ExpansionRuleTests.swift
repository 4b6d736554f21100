import BandChecker
import BandSyntax
import BandTestSupport
import Testing

@Suite struct ExpansionRuleTests {
  @Test func theBadExampleGetsThatRuleAndTheGoodOneNothing() {
    for rule in expansionRules {
      let bad = expansionDiagnostics(SourceText(name: "test.band", rule.bad))
      #expect(bad.map { $0.rule.text } == [rule.name.text], "\(rule.name.text): \(bad.map { $0.message })")
      let good = expansionDiagnostics(SourceText(name: "test.band", rule.good))
      #expect(good.isEmpty, "\(rule.name.text): \(good.map { $0.message })")
    }
  }

  @Test func everyRuleThatAnExpansionReportsIsDescribed() {
    // Two conditions may conflict whatever the sizes, or on a device, and so with divisors and large numbers: such rules stand with those
    // of placement.
    let described = Set(
      (expansionRules + checkerRules).map { $0.name.text }
        + ["conflicting_conditions", "division_by_zero", "number_not_finite"])
    for name in files(in: "Sources/Checker/Expansion", withExtension: "swift") where name.path.hasSuffix("Expand.swift")
    {
      let reported = name.text.split(separator: "RuleName(\"").dropFirst().compactMap {
        $0.split(separator: "\"").first
      }
      #expect(reported.count > 10)
      for rule in reported where rule != "nesting_too_deep" {
        #expect(described.contains(String(rule)), "\(rule)")
      }
    }
  }
}
