import BandChecker
import BandDiagnostics
import BandSyntax
import BandTestSupport
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

/// Every rule that loading and typing name is one that can be explained.
@Test func everyRuleThatTypingNamesIsDescribed() {
  let known = Set((syntaxRules + checkerRules + expansionRules).map { $0.name.text })
  let sources =
    files(in: "Sources/Checker/Typing", withExtension: "swift")
    + files(in: "Sources/Checker", withExtension: "swift").filter { $0.path.hasPrefix("Sources/Checker/Load") }
  #expect(sources.count > 10)
  var named: Set<String> = []
  for source in sources {
    // A rule's name is the one kind of literal that is words joined by `_`.
    for literal in source.text.split(separator: "\"", omittingEmptySubsequences: false) {
      let isName = literal.contains("_") && literal != "_" && literal.allSatisfy { $0 == "_" || $0.isLowercase }
      if isName { named.insert(String(literal)) }
    }
  }
  #expect(named.count > 40)
  // A divisor may be 0 in the source or on a device, and what an `@allow` is of use for shows after a run: these rules stand with those of
  // placement.
  #expect(named.subtracting(known).subtracting(["rule_name", "division_by_zero", "unused_allow"]) == [])
}
