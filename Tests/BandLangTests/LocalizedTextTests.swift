import BandChecker
import BandCompileSupport
import BandLang
import BandOutput
import BandScreenModel
import BandSyntax
import Testing

/// Texts from tables of strings, and what their languages do to a screen.
@Suite struct LocalizedTextTests {
  private static let table = """
    {"en": {"title": "Terms", "agree": "Agree", "items": {"one": "%d item", "other": "%d items"}, "hi": "Hi %1$s, %2$d new",
            "only": "Only English"},
     "ar": {"title": "شروط", "agree": "أوافق", "items": {"zero": "0", "one": "1", "two": "2", "few": "%d عناصر", "many": "%d", "other": "%d"},
            "hi": "%2$d %1$s"}}
    """
  private static let files = TestFiles(files: ["strings.json": table])

  private func run(
    _ source: String, files: TestFiles = LocalizedTextTests.files, project: String? = nil, locales: [String] = []
  ) -> CompiledSource {
    var options = CompileOptions.on("iPhone 16", orientations: ["portrait"])
    options.overrides.locales = locales
    return compiled(
      SourceText(name: "test.band", source), project: project.map { SourceText(name: "project.band", $0) }, from: files,
      options: options, documents: .pretty)
  }

  /// What follows a key of the document's lines, in order.
  private func values(_ key: String, in result: CompiledSource) -> [String] {
    let text = result.documents.map { String(decoding: $0, as: UTF8.self) }.joined()
    return text.split(separator: "\n").flatMap { line in
      String(line).split(separator: "\"\(key)\": \"", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "\"").first.map { String($0) }
      }
    }
  }

  @Test func eachLanguageIsAConfiguration() throws {
    let result = run(
      "strings \"strings.json\"\nscreen A { column { text(key: \"title\"); Button(localized(\"agree\")) } }")
    #expect(result.messages == [] && result.configurations == 2)
    #expect(values("locale", in: result) == ["en", "ar"] && values("direction", in: result) == ["ltr", "rtl"])
    #expect(values("text", in: result) == ["Terms", "Agree", "شروط", "أوافق"])
    // Arabic needs shaping, so its lines are approximate.
    let document = String(decoding: try #require(result.documents.first), as: UTF8.self)
    #expect(document.split(separator: "\"approximate\"").count == 3)
  }

  @Test func languagesAreChosen() {
    let source = "strings \"strings.json\"\nscreen A { locales: ar, \"en\"; text(key: \"title\") }"
    #expect(values("locale", in: run(source)) == ["ar", "en"])
    #expect(values("locale", in: run(source, locales: ["en"])) == ["en"])
    #expect(values("locale", in: run(source, locales: ["ar-EG"])) == ["ar-EG"])
    #expect(values("locale", in: run(source, locales: ["all"])) == ["en", "ar"])
    let faults = run(source, locales: ["de", "english"]).faults.map { $0.message }
    #expect(
      faults == [
        "no table of strings has texts in 'de'; it takes en, ar, pseudo or all",
        "'english' is no language; it takes en, ar, pseudo or all",
      ])
    let project = "strings \"strings.json\"\nproject { locales: ar }"
    #expect(values("locale", in: run("screen A { text(key: \"title\") }", project: project)) == ["ar"])
  }

  /// The table may be the file's own, or the project's, or both; one warning says it.
  @Test func aKeyThatIsShownIsWarnedOf() {
    let told = "warning[key_as_text]: \"title\" is a key of a table of strings, and is shown as it is written"
    let strings = "strings \"strings.json\"\n"
    let screen = "screen A { column { text(\"title\"); text(\"Terms\") } }"
    #expect(run(strings + screen).messages == [told])
    #expect(run(screen, project: strings + "project { }").messages == [told])
    #expect(run(strings + screen, project: strings + "project { }").messages == [told])
    #expect(run(screen, project: strings + "project { allow: key_as_text }").messages == [])
    #expect(run(screen).messages == [])
  }

  @Test func aScreenWithoutSuchTextsHasNoLanguages() {
    let result = run("strings \"strings.json\"\nscreen A { text(\"Terms\") }\nscreen B { text(key: \"title\") }")
    #expect(result.screens.map { $0.configurations } == [1, 2])
    let labels = run("strings \"strings.json\"\nlet title = localized(\"title\")\nscreen A { text(title) }")
    #expect(labels.configurations == 2 && values("text", in: labels) == ["Terms", "شروط"])
    let component = run(
      "strings \"strings.json\"\ncomponent Title() { text(key: \"title\") }\nscreen A { column { Title() } }")
    #expect(component.configurations == 2)
  }

  @Test func aLanguageDecidesTheDirection() {
    // Languages that are written from left to right may be laid out both ways, others only their own.
    let result = run("strings \"strings.json\"\nscreen A { directions: ltr, rtl; text(key: \"title\") { width: 100 } }")
    #expect(values("locale", in: result) == ["en", "en", "ar"])
    #expect(values("direction", in: result) == ["ltr", "rtl", "rtl"])
  }

  @Test func countsAndValuesArePutIn() {
    let result = run(
      """
      strings "strings.json"
      screen A { column {
          for n in [0, 1, 3] { text(key: "items", count: n) }
          text(key: "hi", count: 2, values: ["Anna"])
          text("[\\(localized("items", count: 1))]")
      } }
      """)
    #expect(result.messages == [])
    #expect(
      values("text", in: result) == [
        "0 items", "1 item", "3 items", "Hi Anna, 2 new", "[1 item]", "0", "1", "3 عناصر", "2 Anna", "[1]",
      ])
  }

  @Test func whatIsMissingIsTold() {
    let result = run(
      """
      strings "strings.json"
      screen A { column {
          text(key: "titel")
          text(key: "only")
          text(key: "items")
          text(key: "hi", count: 1)
          text(key: "title", values: ["x"])
      } }
      """)
    #expect(
      result.messages == [
        "error[missing_string]: no table of strings has the key 'titel'; did you mean 'title'?",
        "warning[untranslated_string]: 'only' has no text in ar; en is shown there",
        "warning[string_values]: 'items' depends on a number, and none is given",
        "warning[string_values]: 'hi' has 1 place for values in en, and 0 are given",
        "warning[string_values]: 'title' has 0 places for values in en, and 1 is given",
      ])
  }

  @Test func pluralFormsThatALanguageNeedsAreMissed() {
    let table = "{\"en\": {\"n\": {\"other\": \"%d\"}}, \"pl\": {\"n\": {\"one\": \"%d\", \"other\": \"%d\"}}}"
    let result = run(
      "strings \"s.json\"\nscreen A { text(key: \"n\", count: 2) }", files: TestFiles(files: ["s.json": table]))
    #expect(
      result.messages == [
        "warning[missing_plural_form]: 'n' lacks plural forms, where 'other' is shown: en one; pl few, many"
      ])
  }

  @Test func whatIsShownForAMissingFormIsSaid() {
    let result = run(
      "strings \"s.xml\"\nscreen A { text(key: \"a\", count: 2) }",
      files: TestFiles(files: [
        "s.xml": "<resources><plurals name=\"a\"><item quantity=\"one\">%d item</item></plurals></resources>"
      ]))
    #expect(
      result.messages == [
        "warning[missing_plural_form]: 'a' lacks plural forms, where another one is shown: en other"
      ])
    // A table was named, though it holds nothing.
    let empty = run(
      "strings \"en.json\"\nscreen A { text(key: \"a\") }", files: TestFiles(files: ["en.json": "{\"a\": null}"]))
    #expect(empty.messages == ["error[missing_string]: no table of strings has the key 'a'"])
  }

  @Test func aTextMayBeAnotherOneOnTablets() throws {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Tap the very large iPad"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}}}
      """
    func texts(on device: String) -> [String] {
      values(
        "text",
        in: compiled(
          SourceText(name: "test.band", "strings \"L.xcstrings\"\nscreen A { text(key: \"tap\") }"),
          from: TestFiles(files: ["L.xcstrings": catalogue]), options: .on(device, orientations: ["portrait"]),
          documents: .pretty))
    }
    #expect(texts(on: "iPhone 16") == ["Tap"])
    #expect(texts(on: "iPad (10th generation), iPadOS 26") == ["Tap the very large iPad"])
  }

  @Test func withoutItsTableAScreenHasNoDocument() {
    let files = TestFiles(files: ["en.json": "{"])
    let source = "strings \"en.json\"\nscreen A { text(key: \"a\") }\nscreen B { text(\"b\") }"
    let compilation = compile(SourceText(name: "test.band", source), from: files)
    var catalogue = CatalogueProfiles()
    let configurations = [0, 1].map { index in
      var writer: DocumentWriter<ByteBuffer>?
      return compilation.compileScreen(
        index, from: files, options: .on("iPhone 16", orientations: ["portrait"]), catalogue: &catalogue,
        writingTo: &writer
      ).result.configurations
    }
    #expect(configurations == [0, 1])
  }

  @Test func tablesThatCantBeReadAreTold() {
    func messages(_ path: String, _ files: [String: String] = [:]) -> [String] {
      run("strings \"\(path)\"\nscreen A { text(key: \"title\") }", files: TestFiles(files: files)).messages
    }
    #expect(messages("none.json") == ["error[strings_unreadable]: there is no file 'none.json'"])
    #expect(messages("../none.json") == ["error[strings_unreadable]: '../none.json' is outside the project"])
    #expect(messages("a.strings") == ["error[strings_unreadable]: 'a.strings' is no table of strings"])
    #expect(
      messages("en.json", ["en.json": "{\n  \"a\" 1}"])
        == ["error[strings_unreadable]: 'en.json' can't be read: a ':' is missing"])
    #expect(
      run("screen A { text(key: \"title\") }").messages == [
        "error[missing_string]: there is no table of strings to take 'title' from"
      ])
  }

  @Test func theSourceLanguageStandsIn() {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"Agree": {}, "t": {"localizations": {"de": {"stringUnit": {"value": "Titel"}}}}}}
      """
    let result = run(
      "strings \"Localizable.xcstrings\"\nscreen A { column { text(key: \"Agree\"); text(key: \"t\") } }",
      files: TestFiles(files: ["Localizable.xcstrings": catalogue]))
    #expect(values("text", in: result) == ["Agree", "t", "Titel"])
    #expect(result.messages == ["warning[untranslated_string]: 'Agree' has no text in de; en is shown there"])
  }

  @Test func whatStandsInForARegionIsShownOrTold() {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"value": "English"}}, "zh-Hant": {"stringUnit": {"value": "繁體"}}, "nb": {"stringUnit": {"value": "Norsk"}},
        "es-419": {"stringUnit": {"value": "Latino"}}, "es": {"stringUnit": {"value": "Español"}}, "zh-Hans": {"stringUnit": {"value": "简体"}}}}}}
      """
    let result = run(
      "strings \"L.xcstrings\"\nscreen A { locales: \"zh-TW\", \"es-MX\", \"no\", \"zh-SG\", \"pt-PT\"; text(key: \"a\") }",
      files: TestFiles(files: ["L.xcstrings": catalogue]))
    #expect(values("text", in: result) == ["繁體", "Latino", "Norsk", "简体", "English"])
    #expect(
      result.messages == ["warning[untranslated_string]: 'a' has no text in pt-PT (nor in pt); en is shown there"])
  }

  /// Android keeps an alias as a reference, and resolves it in the user's language when it is read.
  @Test func anAliasOfAndroidIsOfTheUsersLanguage() {
    let files = [
      "res/values/strings.xml":
        """
      <resources><string name="app">Files</string><string name="t">@string/app</string><string name="u">@string/t</string>
        <string name="v">@string/w</string><string name="w">@string/v</string></resources>
      """,
      "res/values-de/strings.xml": "<resources><string name=\"app\">Dateien</string></resources>",
    ]
    let result = run(
      "strings \"res/values/strings.xml\"\nstrings \"res/values-de/strings.xml\"\nscreen A { text(key: \"t\") }",
      files: TestFiles(files: files))
    #expect(Set(values("text", in: result)) == ["Files", "Dateien"])
    #expect(result.messages == [])
    // An alias of an alias too; a circle leads to no text of the language.
    func other(_ key: String) -> CompiledSource {
      run(
        "strings \"res/values/strings.xml\"\nstrings \"res/values-de/strings.xml\"\nscreen A { text(key: \"\(key)\") }",
        files: TestFiles(files: files))
    }
    #expect(Set(values("text", in: other("u"))) == ["Files", "Dateien"] && other("u").messages == [])
    #expect(
      other("v").messages == ["warning[untranslated_string]: 'v' has no text in de; en is shown there"])
  }

  @Test func numbersAreWrittenAsTheTablesPlatformDoes() {
    let files = [
      "s.json":
        "{\"en\": {\"n\": \"%,d items\", \"km\": \"%.2f km\"}, \"de\": {\"n\": \"%,d Stück\", \"km\": \"%.2f km\"}}",
      "e.json": "{\"en\": {\"n\": \"%e m\"}}",
      "L.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"%lld items\": {}, \"%02lld:%02lld\": {}}}",
    ]
    let json = run(
      "strings \"s.json\"\nscreen A { column { text(key: \"n\", count: 12345); text(key: \"km\", values: [\"4\"]) } }",
      files: TestFiles(files: files))
    #expect(values("text", in: json) == ["12,345 items", "4.00 km", "12.345 Stück", "4,00 km"])
    let catalogue = run(
      """
      strings "L.xcstrings"
      screen A { column { text(key: "%lld items", count: 12345); text(key: "%02lld:%02lld", values: ["7", "5"]) } }
      """, files: TestFiles(files: files))
    #expect(values("text", in: catalogue) == ["12,345 items", "07:05"])
    #expect(json.messages == [] && catalogue.messages == [])
    let unknown = run("strings \"e.json\"\nscreen A { text(key: \"n\", count: 5) }", files: TestFiles(files: files))
    #expect(
      unknown.messages == [
        "warning[string_values]: 'n' has '%e' in en, and what a device writes there is not known"
      ])
  }

  @Test func brokenEntriesAreTold() {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"empty": {"localizations": {"en": {"variations": {"plural": {}}}}},
        "part": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@files@ here"}}}}}}
      """
    let result = run(
      "strings \"L.xcstrings\"\nscreen A { column { text(key: \"empty\", count: 2); text(key: \"part\") } }",
      files: TestFiles(files: ["L.xcstrings": catalogue]))
    #expect(
      result.messages == [
        "warning[broken_string]: the entry 'empty' is broken in en: its \"variations\" hold no text",
        "warning[broken_string]: the entry 'part' is broken in en: it names a part 'files' that it doesn't have",
      ])
  }

  @Test func pseudoLengthensEveryText() {
    let result = run(
      "strings \"strings.json\"\nscreen A { column { text(key: \"agree\"); text(\"OK\") } }", locales: ["en", "pseudo"])
    #expect(values("text", in: result) == ["Agree", "OK", "AAAgggrrreeeeee", "OOOKKK"])
    #expect(values("locale", in: result) == ["en", "pseudo"] && values("direction", in: result) == ["ltr", "ltr"])
    // Without any table too.
    let plain = run("screen A { text(\"OK\") }", locales: ["pseudo"])
    #expect(values("text", in: plain) == ["OOOKKK"])
  }

  @Test func typesAreChecked() {
    func messages(_ element: String) -> [String] { run("strings \"strings.json\"\nscreen A { \(element) }").messages }
    #expect(messages("text(key: 3)").first?.hasPrefix("error[type_mismatch]") == true)
    #expect(messages("text(key: \"title\", number: 3)").first?.hasPrefix("error[unknown_argument]") == true)
    #expect(messages("text(key: \"title\", key: \"a\")").first?.hasPrefix("error[duplicate_argument]") == true)
    #expect(messages("text(localized())") == ["error[missing_argument]: 'localized' needs a key"])
    #expect(messages("text(localized(\"a\", \"b\"))") == ["error[extra_argument]: 'localized' takes one key"])
    #expect(messages("text(key: \"items\", count: 1.5)").contains { $0.hasPrefix("error[wrong_value]") })
    #expect(run("screen A { locales: 3; text(\"a\") }").messages.first?.hasPrefix("error[type_mismatch]") == true)
    #expect(
      run("screen A { locales: english; text(\"a\") }").messages == ["error[unknown_value]: 'english' is no language"])
  }
}
