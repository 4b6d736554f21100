import BandScreenModel
import BandTestSupport
import Testing

@testable import BandStrings

@Suite struct ReadStringsTests {
  private let english = LanguageTag("en")!
  private let arabic = LanguageTag("ar")!

  private func read(_ text: String, _ name: String) throws -> StringTable {
    try readStrings(Array(text.utf8), named: name)
  }

  private func fault(_ text: String, _ name: String) -> String? {
    do {
      _ = try readStrings(Array(text.utf8), named: name)
      return nil
    } catch {
      return error.message
    }
  }

  // MARK: Apple

  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "terms.title": {"comment": "a title", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Terms of service"}},
        "ar": {"stringUnit": {"state": "translated", "value": "شروط الخدمة"}},
        "de": {"stringUnit": {"state": "new", "value": "Terms of service"}}}},
      "Agree": {"localizations": {"ar": {"stringUnit": {"state": "needs_review", "value": "أوافق"}}}},
      "Acme": {"shouldTranslate": false},
      "items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "ar": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "عنصر"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld عنصر"}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Click"}},
        "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
      "nested": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@ has %#@files@ here"},
        "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}}
    }}
    """

  @Test func aStringCatalogueIsRead() throws {
    let table = try read(Self.catalogue, "App/Localizable.xcstrings")
    #expect(table.source == english && table.languages.map { $0.text } == ["en", "ar"])
    #expect(table.keys == ["terms.title", "Agree", "Acme", "items", "tap", "nested"])
    #expect(table.text("terms.title", in: arabic)?.plain == "شروط الخدمة")
    // A key without a text in the source language is that text; one that isn't translated yet is missing.
    #expect(table.text("Agree", in: english)?.plain == "Agree")
    #expect(table.text("terms.title", in: LanguageTag("de")!) == nil)
    #expect(table.shownText("terms.title", in: LanguageTag("de")!)?.plain == "Terms of service")
    // What is not translated reads the same everywhere; a region falls back to its language.
    #expect(table.text("Acme", in: arabic)?.plain == "Acme")
    #expect(table.text("Agree", in: LanguageTag("ar-EG")!)?.plain == "أوافق")
    #expect(table.text("tap", in: english)?.plain == "Tap")
    #expect(table.text("nothing", in: english) == nil && table.contains("Agree") && !table.contains("nothing"))
  }

  @Test func pluralFormsAreChosenByTheCount() throws {
    let table = try read(Self.catalogue, "Localizable.xcstrings")
    let items = try #require(table.text("items", in: english))
    #expect(items.formatted(count: 1, values: [], in: english).text == "1 item")
    #expect(items.formatted(count: 0, values: [], in: english).text == "0 items")
    #expect(
      items.formatted(count: nil, values: [], in: english)
        == FormattedText(text: "%lld items", places: 0, lacksCount: true))
    let inArabic = try #require(table.text("items", in: arabic))
    #expect(inArabic.missingForms(in: arabic).map { $0.text } == ["zero", "two", "few", "many"])
    #expect(inArabic.formatted(count: 3, values: [], in: arabic).text == "3 عنصر")
    let nested = try #require(table.text("nested", in: english))
    #expect(nested.formatted(count: 1, values: ["Anna"], in: english).text == "Anna has 1 file here")
    #expect(
      nested.formatted(count: 2, values: ["Anna"], in: english)
        == FormattedText(text: "Anna has 2 files here", places: 1, lacksCount: false))
  }

  @Test func aBrokenCatalogueIsToldOf() {
    #expect(fault("{", "a.xcstrings") == "line 1, column 2: a name in quotes is missing")
    #expect(fault("{}", "a.xcstrings") == "a string catalogue names its \"sourceLanguage\"")
    #expect(fault("{\"sourceLanguage\": \"en\"}", "a.xcstrings") == "a string catalogue has \"strings\"")
    #expect(
      fault("{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"klingon\": {}}}}}", "a.xcstrings")
        == "'klingon' in \"localizations\" of 'k' is no language")
    #expect(fault("", "a.strings") == "tables of strings are .xcstrings, .json or Android's .xml")
  }

  // MARK: JSON

  @Test func jsonHasOneLanguageOrSeveral() throws {
    let one = try read(
      "{\"terms\": {\"title\": \"Terms\"}, \"n\": {\"one\": \"%d item\", \"other\": \"%d items\"}, \"ok\": {\"one\": \"1\"}}",
      "lang/en.json")
    #expect(one.source == english && one.keys == ["terms.title", "n", "ok.one"])
    #expect(one.text("n", in: english)?.isPlural == true)
    let several = try read("{\"de\": {\"a\": \"Ja\"}, \"ar\": {\"a\": \"نعم\"}}", "strings.json")
    #expect(several.source.text == "de" && several.languages.map { $0.text } == ["de", "ar"])
    #expect(several.text("a", in: arabic)?.plain == "نعم")
    #expect(fault("[]", "en.json") == "a table of strings is an object")
    #expect(fault("{\"a\": 1}", "en.json") == "'a' is neither a text nor a group of texts")
    #expect(
      fault("{\"title\": \"Terms\"}", "strings.json")
        == "'title' is no language with its texts; name the file after its language, as 'en.json', or put the texts under \"en\""
    )
  }

  // MARK: Android

  @Test func androidResourcesAreRead() throws {
    let table = try read(
      #"""
      <?xml version="1.0" encoding="utf-8"?>
      <!-- The app's texts. -->
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools" tools:locale="en-GB">
          <string name="title">Terms &amp;
              service</string>
          <string name="quoted">"  two  spaces  "</string>
          <string name="escaped">It\'s \"5\u0020\u20AC\"\n\@ \\ &#x41;</string>
          <string name="styled">Tap <b>here</b> to see <xliff:g id="n" example="3">%1$s</xliff:g></string>
          <string name="raw"><![CDATA[<b>a</b>]]></string>
          <string name="brand" translatable="false">Acme</string>
          <string name="alias">@string/brand</string>
          <string name="empty"/>
          <plurals name="items"><item quantity="one">%d item</item><item quantity="other">%d items</item></plurals>
          <string-array name="list"><item>one</item></string-array>
          <color name="red">#F00</color>
      </resources>
      """#, "app/src/main/res/values/strings.xml")
    let source = LanguageTag("en-GB")!
    #expect(table.source == source)
    for (key, text) in [
      ("title", "Terms & service"), ("quoted", "  two  spaces  "), ("escaped", "It's \"5 €\"\n@ \\ A"),
      ("styled", "Tap here to see %1$s"), ("raw", "<b>a</b>"), ("alias", "Acme"), ("empty", ""),
    ] { #expect(table.text(key, in: source)?.plain == text, "\(key)") }
    #expect(table.text("brand", in: arabic)?.plain == "Acme" && table.text("alias", in: arabic) == nil)
    #expect(table.text("items", in: source)?.formatted(count: 1, values: [], in: source).text == "1 item")
    #expect(!table.contains("list") && !table.contains("red"))
    let other = try read("<resources><string name='title'>شروط</string></resources>", "res/values-ar/strings.xml")
    #expect(other.languages == [arabic] && other.source == .none)
  }

  @Test func brokenXMLIsToldOf() {
    for (text, message) in [
      ("", "line 1, column 1: there is no element"), ("<a/>", "its root is not <resources>"),
      ("<resources>\n<string>", "line 2, column 9: <string> doesn't end"),
      ("<resources></string>", "line 1, column 12: </string> stands where </resources> is due"),
      ("<resources/><resources/>", "line 1, column 13: there is a second root"),
      ("<resources>&nbsp;</resources>", "line 1, column 12: there is no entity 'nbsp'"),
      ("<resources>&#xD800;</resources>", "line 1, column 12: '&#xD800;' is no character"),
      ("<resources a=1/>", "line 1, column 14: an attribute's value stands in quotes"),
      ("<resources a='<'/>", "line 1, column 15: a '<' in an attribute's value is written '&lt;'"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><resources/>", "line 1, column 1: a document type is not read"),
      ("<resources><!-- </resources>", "line 1, column 12: the comment doesn't end"),
      ("text", "line 1, column 1: text stands outside of the root"),
      (String(repeating: "<a>", count: 100), "line 1, column 193: the elements are nested too deep"),
    ] { #expect(fault(text, "res/values/strings.xml") == message, "\(text.prefix(60))") }
  }

  // MARK: Paths

  @Test func thePathSaysTheLanguage() {
    for (path, language) in [
      ("res/values/strings.xml", nil), ("res/values-ar/strings.xml", "ar"), ("res/values-pt-rBR/strings.xml", "pt-BR"),
      ("res/values-b+sr+Latn/strings.xml", "sr-Latn"), ("res/values-iw/strings.xml", "he"),
      ("res/values-land/strings.xml", nil),
      ("res/values-v21/strings.xml", nil), ("en.json", "en"), ("i18n/pt-BR.json", "pt-BR"), ("strings.ar.json", "ar"),
      ("app_pt_BR.json", "pt-BR"),
      ("app_en.json", "en"), ("app.json", nil), ("fil.json", "fil"), ("new_text.json", nil), ("strings.json", nil),
      ("Localizable.xcstrings", nil),
    ] { #expect(StringsPath(path).language?.text == language, "\(path)") }
    #expect(StringsPath("strings.txt").format == nil && StringsPath(".json").format == nil)
  }

  @Test func thePathSaysWhereOtherLanguagesAre() {
    let android = StringsPath("app/res/values/strings.xml")
    #expect(android.folderOfOthers == "app/res")
    #expect(android.other(named: "values-ar") == "app/res/values-ar/strings.xml")
    #expect(android.other(named: "values-night") == nil && android.other(named: "drawable") == nil)
    #expect(StringsPath("app/res/values-ar/strings.xml").folderOfOthers == nil)
    let json = StringsPath("i18n/app.en.json")
    #expect(json.folderOfOthers == "i18n" && json.other(named: "app.ar.json") == "i18n/app.ar.json")
    #expect(json.other(named: "other.ar.json") == nil && json.other(named: "app.en.json") == nil)
    #expect(json.other(named: "app.ar.txt") == nil)
    #expect(StringsPath("en.json").folderOfOthers == "" && StringsPath("en.json").other(named: "de.json") == "de.json")
    #expect(StringsPath("strings.json").folderOfOthers == nil && StringsPath("strings.xml").folderOfOthers == nil)
  }

  // MARK: Values

  @Test func valuesTakeTheirPlaces() {
    func formatted(_ text: String, _ count: Int? = nil, _ values: [String] = []) -> FormattedText {
      LocalizedText(text).formatted(count: count, values: values, in: english)
    }
    #expect(formatted("100 % sure, 50%% off").text == "100 % sure, 50%% off")
    #expect(formatted("Hi %@, 50%% off", nil, ["Anna"]).text == "Hi Anna, 50% off")
    #expect(
      formatted("%2$@ and %1$@", nil, ["A", "B"]) == FormattedText(text: "B and A", places: 2, lacksCount: false))
    #expect(formatted("%s of %s", nil, ["1"]) == FormattedText(text: "1 of %s", places: 2, lacksCount: false))
    #expect(
      formatted("%1$@ has %2$lld", 3, ["Anna"]) == FormattedText(text: "Anna has 3", places: 1, lacksCount: false))
    #expect(
      formatted("%.1f km and %d", nil, ["2.5", "3"])
        == FormattedText(text: "2.5 km and 3", places: 2, lacksCount: false))
    #expect(formatted("%", 1).text == "%" && formatted("%9999d", 1).text == "%9999d" && formatted("%5", 1).text == "%5")
    #expect(formatted("%1$@ %1$@", nil, ["x"]) == FormattedText(text: "x x", places: 1, lacksCount: false))
  }

  // MARK: Tables together

  @Test func ofTwoTextsTheFirstCounts() throws {
    var table = try read("{\"a\": \"first\"}", "en.json")
    table.add(try read("{\"a\": \"second\", \"b\": \"B\"}", "en.json"))
    table.add(try read("{\"a\": \"أ\"}", "ar.json"))
    #expect(table.text("a", in: english)?.plain == "first" && table.text("b", in: english)?.plain == "B")
    #expect(table.source == english && table.languages == [english, arabic] && table.keys == ["a", "b"])
  }

  // MARK: Hostile files

  @Test func brokenFilesNeverTrap() {
    let good = [
      (Array(Self.catalogue.utf8), "a.xcstrings"),
      (Array("{\"en\": {\"a\": {\"one\": \"%1$@ %d\", \"other\": \"%%\"}}}".utf8), "a.json"),
      (
        Array(
          "<resources><string name=\"a\">b\\u0041 &lt; \"c\" <b>d</b></string><plurals name='p'><item quantity='few'>%d</item></plurals></resources>"
            .utf8), "values/a.xml"
      ),
    ]
    var random = SeededGenerator(seed: 9)
    for turn in 0..<6000 {
      let (source, name) = good[turn % good.count]
      var bytes = source
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if turn % 4 == 0 { bytes.removeLast(random.below(bytes.count)) }
      guard let table = try? readStrings(bytes, named: name) else { continue }
      for key in table.keys {
        for language in table.languages {
          _ = table.text(key, in: language)?.formatted(count: turn, values: ["x"], in: language)
        }
      }
    }
  }
}

@Suite struct PseudoTextTests {
  @Test func shortTextsGrowMoreThanLongOnes() {
    for (text, percent) in [
      ("OK", 300), ("Sign in", 300), ("Create account", 200), ("Forgot your password?", 180),
      ("We could not reach the server just now.", 160), ("Turn on notifications to hear from us when it matters.", 170),
      ("By continuing you agree to the terms of service and to the privacy policy of this app.", 130),
    ] {
      let count = pseudoLengthened(text).count
      #expect(count == text.count + text.count * (percent - 100) / 100, "\(text): \(count)")
    }
  }

  @Test func wordsGrowInProportionAndKeepTheirPlaces() {
    #expect(pseudoLengthened("OK") == "OOOKKK")
    #expect(pseudoLengthened("Sign in") == "SSSSiiiggggnnn iiinnn" || pseudoLengthened("Sign in").count == 21)
    let grown: String = pseudoLengthened("Terms and privacy")
    let words: [Int] = grown.split(separator: " ").map { (word: Substring) in word.count }
    #expect(words.count == 3 && words[2] > words[0] && words[0] > words[1])
    #expect(
      pseudoLengthened("") == "" && pseudoLengthened("123 – 4") == "123 – 4" && pseudoLengthened("利用規約") == "利用規約")
  }
}
