import BandCompileSupport
import BandDiagnostics
import BandLang
import BandPlacement
import BandTestSupport
import Testing

/// What `bandc explain` shows of each rule is true: the compiler says of the examples what is said of them.
@Suite struct RuleExampleTests {
  @Test func theBadExampleGetsItsRuleAndTheGoodOneAndTheNearMissNothing() {
    for rule in placementRules {
      let options = options(asking: rule)
      expect(rule.description.bad, gets: [rule.name.text], "the bad example of \(rule.name.text)", options)
      expect(rule.description.good, gets: [], "the good example of \(rule.name.text)", options)
      expect(rule.nearMiss, gets: [], "the near miss of \(rule.name.text)", options)
    }
  }

  @Test func theRuleOnTheSourceAloneHasExamplesToo() {
    let rule = RuleDescription.tiedToGlass
    expect(rule.bad, gets: [rule.name.text], "the bad example")
    expect(rule.good, gets: [], "the good example")
    // `max` of the inset and a constant is at least the inset.
    expect(
      """
      screen Map {
          @tappable
          box locate { right: safe.right - 16; bottom: screen.bottom - max(inset.bottom, 16); width: 56; height: 56 }
      }
      """, gets: [], "the near miss")
  }

  @Test func theRuleOnTheRunHasExamplesToo() {
    let rule = RuleDescription.unusedAllow
    expect(rule.bad, gets: [rule.name.text], "the bad example")
    expect(rule.good, gets: [], "the good example")
  }

  @Test func levelsAreThoseOfTheDescriptions() {
    for rule in placementRules {
      let wanted: Severity = rule.description.level == .deny ? .error : .warning
      let found = compiled(rule.description.bad, options: options(asking: rule)).diagnostics
      #expect(found.allSatisfy { $0.severity == wanted }, "\(rule.name.text)")
    }
  }

  /// Source: `placement.md`, the table of section 3; the gesture area is silent by its section 2.
  @Test func levelsAreThoseOfTheTable() {
    let table: [(RuleLevel, [String])] = [
      (
        .deny,
        [
          "tappable_in_band", "tied_to_glass", "tappable_unreachable", "tappable_covered", "keyboard_covers",
          "content_clipped", "overflow", "assertion_failed",
        ]
      ),
      (
        .warn,
        [
          "content_outside_safe", "text_truncated", "hard_coded_inset", "double_inset", "background_stops_short",
          "target_too_small", "targets_too_close", "drag_in_gesture_strip",
        ]
      ), (.allow, ["tappable_in_gesture_area"]),
    ]
    for (level, names) in table {
      for name in names {
        #expect(allDescriptions.first { $0.name.text == name }?.level == level, "\(name)")
      }
    }
  }

  @Test func eachFileOfRulesIsInTheList() {
    let names = files(in: "Sources/Placement/Rules", withExtension: "swift").map {
      $0.path.dropFirst("Sources/Placement/Rules/".count).dropLast(".swift".count)
    }
    let listed = allDescriptions.map { $0.name }
    #expect(Set(names.map { snakeCase(String($0)) }) == Set(listed.map { $0.text }))
    #expect(Set(listed).count == listed.count)
  }

  @Test func eachRuleSaysWhatIsWrongAndWhy() {
    for rule in allDescriptions {
      #expect(
        !rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.name.text)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.name.text)")
      #expect(!rule.aliases.isEmpty, "\(rule.name.text)")
    }
  }

  private var allDescriptions: [RuleDescription] {
    placementRules.map { $0.description } + [.tiedToGlass, .unusedAllow]
  }

  /// Options that turn a rule on which is silent by itself.
  private func options(asking rule: PlacementRule) -> CompileOptions {
    var options = CompileOptions()
    if rule.description.level == .allow { options.levels = [(rule.name, .warn)] }
    return options
  }

  private func expect(
    _ source: String, gets rules: [String], _ what: String, _ options: CompileOptions = CompileOptions()
  ) {
    let result = compiled(source, options: options)
    #expect(result.rules == rules, "\(what): \(result.messages)")
    #expect(result.configurations > 0, "\(what) is laid out")
  }

  /// `TappableInBand` as `tappable_in_band`.
  private func snakeCase(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, !text.isEmpty { text += "_" }
      text += character.lowercased()
    }
    return text
  }
}
