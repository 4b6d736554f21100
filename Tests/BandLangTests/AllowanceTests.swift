import BandCompileSupport
import BandLang
import BandSyntax
import Testing

/// `@allow` for rules that speak of what is written, and `if`s that never hold. Source: the language's section 2; `docs/language.md`,
/// Annotations.
@Suite struct AllowanceTests {
  private static let files = TestFiles(files: ["strings.json": #"{"en": {"a": "A", "b": "B"}, "de": {"a": "A"}}"#])

  private func rules(_ source: String, levels: [(String, RuleLevelWord)] = []) -> [String] {
    var options = CompileOptions()
    options.proofBudget = nil
    options.levels = levels.map { (.init($0.0), $0.1 == .deny ? .deny : .allow) }
    return compiled(SourceText(name: "test.band", source), from: Self.files, options: options).messages.map { message in
      String(message.prefix { $0 != ":" })
    }
  }

  enum RuleLevelWord { case deny, allow }

  private func allowed(_ rule: String, _ element: String) -> String {
    "@allow(\(rule), reason: \"it is meant\") \(element)"
  }

  @Test func aWarningOfWhatIsWrittenIsSilencedWhereItStands() {
    #expect(rules("screen A { text(\"${HOME}\") }") == ["warning[foreign_interpolation]"])
    #expect(rules("screen A { \(allowed("foreign_interpolation", "text(\"${HOME}\")")) }") == [])
    #expect(rules("screen A { \(allowed("foreign_interpolation", "column { row { text(\"${HOME}\") } }")) }") == [])
    #expect(rules("\(allowed("foreign_interpolation", "screen A { text(\"${HOME}\") }"))") == [])
    // Beside it is not inside it.
    #expect(
      rules("screen A { column { \(allowed("foreign_interpolation", "text(\"${HOME}\")")); text(\"${USER}\") } }")
        == ["warning[foreign_interpolation]"])
    let hides = "row { let dark = true; padding: dark ? 3 : 4; text(\"a\") }"
    #expect(rules("screen A { \(hides) }") == ["warning[hides_standard]"])
    #expect(rules("screen A { \(allowed("hides_standard", hides)) }") == [])
  }

  @Test func oneThatSilencesNothingIsTold() {
    #expect(rules("screen A { \(allowed("foreign_interpolation", "text(\"a\")")) }") == ["warning[unused_allow]"])
    #expect(
      rules("screen A { \(allowed("foreign_interpolation", "text(\"a\")")) }", levels: [("unused_allow", .allow)]) == []
    )
    // A rule that isn't asked can't be silenced in vain.
    #expect(
      rules(
        "screen A { \(allowed("foreign_interpolation", "text(\"a\")")) }", levels: [("foreign_interpolation", .allow)])
        == [])
    #expect(rules("screen A { \(allowed("unused_allow", "text(\"a\")")) }") == ["error[wrong_value]"])
  }

  @Test func warningsOfTextsFromTablesAreSilencedAndHaveLevels() {
    let strings = "strings \"strings.json\"\n"
    let text = "text(key: \"b\")"
    #expect(rules("\(strings)screen A { \(text) }") == ["warning[untranslated_string]"])
    #expect(
      rules("\(strings)screen A { \(text) }", levels: [("untranslated_string", .deny)]) == [
        "error[untranslated_string]"
      ])
    #expect(rules("\(strings)screen A { \(text) }", levels: [("untranslated_string", .allow)]) == [])
    #expect(rules("\(strings)screen A { \(allowed("untranslated_string", text)) }") == [])
    #expect(rules("\(strings)screen A { \(allowed("untranslated_string", "Button(localized(\"b\"))")) }") == [])
    #expect(
      rules("\(strings)screen A { \(allowed("untranslated_string", "text(key: \"a\")")) }") == ["warning[unused_allow]"]
    )
    #expect(rules("\(strings)screen A { \(allowed("key_as_text", "text(\"a\")")) }") == [])
  }

  /// A key is a text by way of a parameter too, where a `text` takes that as it is.
  @Test func aKeyAsAnArgumentIsTold() {
    let components = """
      strings "strings.json"
      component Title(title: String, mode: String) { column { if mode == "a" { text(title) } } }
      component Outer(name: String) { column { Title(name, mode: "a") } }

      """
    for (use, count) in [
      ("Title(\"a\", mode: \"x\")", 1), ("Title(\"x\", mode: \"a\")", 0), ("Title(title: \"b\", mode: \"a\")", 1),
      ("Outer(\"a\")", 1), ("Button(\"b\")", 1), ("Button(localized(\"a\"))", 0), ("Outer(\"other\")", 0),
    ] {
      let found = rules("\(components)screen A { column { \(use) } }").filter { $0 == "warning[key_as_text]" }
      #expect(found.count == count, "\(use)")
    }
  }

  @Test func anIfThatNeverHoldsIsTold() {
    let told = ["warning[if_never_holds]"]
    let start = "let failed = false\nlet count = 3\nlet items = [\"a\"]\n"
    for condition in ["failed", "count > 5", "false", "!(count == 3)", "failed || count < 1"] {
      #expect(
        rules("\(start)screen A { column { text(\"a\"); if \(condition) { text(\"b\") } } }") == told, "\(condition)")
      #expect(rules("\(start)screen A { column { text(\"a\"); if \(condition) { gap: 8 } } }") == told, "\(condition)")
    }
    // What the device, a state, a use or a sample list says may be otherwise another time.
    for condition in ["!failed", "spanned", "items.count == 0", "screen.width > 9000", "landscape && failed"] {
      #expect(
        rules("\(start)screen A { column { text(\"a\"); if \(condition) { text(\"b\") } } }") == [], "\(condition)")
    }
    #expect(
      rules("component C(big: Bool = false) { column { if big { text(\"a\") } } }\nscreen A { C() }") == [])
    #expect(
      rules("\(start)screen A { \(allowed("if_never_holds", "column { text(\"a\"); if failed { text(\"b\") } }")) }")
        == [])
  }
}
