import BandScreenModel
import BandSyntax
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

  /// A catalogue of one key, whose localization in the source language, English, and in French is this.
  private func one(_ localization: String) throws -> StringTable {
    let text =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"en\": \(localization), \"fr\": \(localization)}}}}"
    return try read(text, "a.xcstrings")
  }

  private func unit(_ text: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  /// Xcode marks a default value that it found in the code as new, and users see it; in another language a new text is none.
  @Test func aNewTextOfTheSourceLanguageIsShown() throws {
    let french = LanguageTag("fr")!
    let plain = try one(unit("Close all tabs?", state: "new"))
    #expect(plain.text("a", in: english)?.plain == "Close all tabs?" && plain.text("a", in: french) == nil)
    let plural = try one(
      "{\"variations\": {\"plural\": {\"one\": \(unit("%lld tab", state: "new")), \"other\": \(unit("%lld tabs", state: "new"))}}}"
    )
    #expect(plural.text("a", in: english)?.formatted(count: 2, values: [], in: english).text == "2 tabs")
    #expect(plural.text("a", in: french) == nil)
    // One that nobody wrote is the key.
    #expect(try one(unit("", state: "new")).text("a", in: english)?.plain == "a")
  }

  @Test func aTextMayVaryByDevice() throws {
    let device = "{\"variations\": {\"device\": {\"ipad\": \(unit("Tap the tablet")), \"other\": \(unit("Tap"))}}}"
    let text = try #require(try one(device).text("a", in: english))
    #expect(text.shown(on: .phone).plain == "Tap" && text.shown(on: .foldable).plain == "Tap")
    #expect(text.shown(on: .tablet).plain == "Tap the tablet")
    let phones = "{\"variations\": {\"device\": {\"iphone\": \(unit("Tap")), \"other\": \(unit("Click"))}}}"
    #expect(try one(phones).text("a", in: english)?.shown(on: .tablet).plain == "Click")
    #expect(try one(unit("Tap")).text("a", in: english)?.onTablets == [])
  }

  /// Devices within plural forms, plural forms within devices, widths, and substitutions beside and within them.
  @Test func variationsMayBeNested() throws {
    func shown(_ localization: String, _ count: Int, _ form: Form = .phone) throws -> String {
      try #require(try one(localization).text("a", in: english)).shown(on: form)
        .formatted(count: count, values: [], in: english).text
    }
    func device(_ phone: String, _ tablet: String) -> String {
      "{\"variations\": {\"device\": {\"iphone\": \(phone), \"ipad\": \(tablet)}}}"
    }
    func plural(_ one: String, _ other: String) -> String {
      "{\"variations\": {\"plural\": {\"one\": \(one), \"other\": \(other)}}}"
    }
    let inner = plural(device(unit("one"), unit("just one")), device(unit("%lld"), unit("all %lld")))
    #expect(try shown(inner, 1) == "one" && shown(inner, 2) == "2" && shown(inner, 2, .tablet) == "all 2")
    let outer = device(plural(unit("one"), unit("%lld")), plural(unit("just one"), unit("all %lld")))
    #expect(try shown(outer, 1, .tablet) == "just one" && shown(outer, 2) == "2")
    let widths =
      "{\"variations\": {\"width\": {\"20\": \(unit("Short")), \"100\": \(unit("Long enough")), \"40\": \(unit("Long"))}}}"
    #expect(try shown(widths, 1) == "Long enough")
    // Apple's form for several variables numbers them.
    let substitutions =
      "\"substitutions\": {\"n\": {\"formatSpecifier\": \"lld\", \"variations\": {\"device\": {\"other\": \(plural(unit("%arg file"), unit("%arg files")))}}}}"
    let beside =
      "{\"variations\": {\"device\": {\"other\": \(unit("%#@n@ here"))}}, \(substitutions)}"
    #expect(try shown(beside, 3) == "3 files here" && shown(beside, 1) == "1 file here")
    // One may name another, as in a stringsdict.
    let nested = try shown(
      "{\"stringUnit\": {\"value\": \"%#@a@\"}, \"substitutions\": {\"a\": \(plural(unit("%arg file in %#@b@"), unit("%arg files in %#@b@"))), \"b\": \(plural(unit("a folder"), unit("folders")))}}",
      3)
    #expect(nested == "3 files in folders")
    let numbered = "{\"stringUnit\": {\"value\": \"%1$#@n@ and %2$#@n@\"}, \(substitutions)}"
    #expect(try shown(numbered, 1) == "1 file and 1 file")
    #expect(
      fault(
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"en\": {\"variations\": {\"gender\": {}}}}}}}",
        "a.xcstrings") == "'a' varies by 'gender', and only plural, device and width are read")
  }

  /// "If “zero” is present, the value is used for mapping the argument value zero regardless of what CLDR rule specifies": Foundation's release
  /// notes of OS X 10.9. Android follows CLDR alone.
  @Test func zeroHasItsOwnFormOnApplesPlatforms() throws {
    let plural =
      "{\"variations\": {\"plural\": {\"zero\": \(unit("No items")), \"one\": \(unit("%lld item")), \"other\": \(unit("%lld items"))}}}"
    let text = try #require(try one(plural).text("a", in: english))
    #expect(text.formatted(count: 0, values: [], in: english).text == "No items")
    #expect(text.formatted(count: 2, values: [], in: english).text == "2 items")
    let android = try read(
      "<resources><plurals name='a'><item quantity='zero'>None</item><item quantity='other'>%d items</item></plurals></resources>",
      "res/values/strings.xml")
    #expect(android.text("a", in: english)?.formatted(count: 0, values: [], in: english).text == "0 items")
  }

  /// Twelve substitutions, each of which names the next ten times: 10¹² of them if they were replaced within one another.
  @Test func substitutionsDoNotGrowWithinOneAnother() throws {
    var members: [String] = []
    for index in 0..<12 {
      let form = String(repeating: "%#@n\(index + 1)@", count: 10)
      members.append("\"n\(index)\": {\"variations\": {\"plural\": {\"other\": \(unit(form))}}}")
    }
    let outer = String(repeating: "%#@n0@", count: 10_000)
    let table = try one(
      "{\"stringUnit\": {\"value\": \"\(outer)\"}, \"substitutions\": {\(members.joined(separator: ", "))}}")
    let text = try #require(table.text("a", in: english)).formatted(count: 2, values: [], in: english).text
    #expect(text.utf8.count < 200_000)
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

  @Test func escapesOfAndroidAreJavas() throws {
    for (written, text) in [
      (#"A\uD83D\uDE00B"#, "A😀B"), (#"A \ud83d\ude00"#, "A 😀"), (#"\uD83Dx\uDE00"#, "\u{FFFD}x\u{FFFD}"),
      (#"\uD83D \uDE00"#, "\u{FFFD} \u{FFFD}"), (#"a\uD83D"#, "a\u{FFFD}"), (#"\u+041"#, "\u{FFFD}041"),
    ] {
      let table = try read("<resources><string name='a'>\(written)</string></resources>", "res/values/strings.xml")
      #expect(table.text("a", in: english)?.plain == text, "\(written)")
    }
  }

  @Test func referencesAndProductsOfAndroid() throws {
    var table = try read(
      """
      <resources>
        <string name="b">Hello</string>
        <plurals name="a"><item quantity="one">@string/b</item><item quantity="other">%d</item></plurals>
        <string name="p" product="tablet">tablet</string><string name="p" product="default">phone</string>
        <string name="x">@string/y</string><string name="y">@string/x</string>
      </resources>
      """, "res/values/strings.xml")
    table.add(try read("<resources><string name='c'>@string/b</string></resources>", "res/values-fr/strings.xml"))
    #expect(table.text("a", in: english)?.formatted(count: 1, values: [], in: english).text == "Hello")
    #expect(table.text("p", in: english)?.plain == "phone")
    // What another language refers to may stand in the default table alone.
    #expect(table.text("c", in: LanguageTag("fr")!)?.plain == "Hello")
    #expect(table.text("x", in: english) != nil)
  }

  /// "How Android finds the best-matching resource": a folder of the user's language comes before the default one, whatever that is written in.
  @Test func aFolderOfTheLanguageComesBeforeTheDefaultOne() throws {
    func table(_ text: String, _ folder: String) throws -> StringTable {
      try read(
        "<resources><string name='a'>\(text)</string><string name='\(folder)'>x</string></resources>",
        "res/\(folder)/strings.xml")
    }
    for order in [["values", "values-en"], ["values-en", "values"]] {
      var all = StringTable()
      for folder in order { all.add(try table(folder == "values" ? "Deutsch" : "English", folder)) }
      #expect(all.text("a", in: english)?.plain == "English", "\(order)")
      // Everybody else sees what is for all languages.
      #expect(
        all.shownText("a", in: arabic)?.plain == "Deutsch" && all.text("a", in: arabic) == nil && all.showsDefault("a"))
      #expect(all.text("values", in: english)?.plain == "x" && all.text("values-en", in: english)?.plain == "x")
    }
    // Of two default folders the first counts, as of two of one language.
    var all = try table("first", "values")
    all.add(try table("second", "values"))
    #expect(all.text("a", in: english)?.plain == "first")
  }

  /// "More resource types": an item of the type string is one.
  @Test func itemsOfAndroidMayBeTexts() throws {
    let table = try read(
      "<resources><item type='string' name='a'>Via <b>item</b></item><item type='id' name='b'>no</item><item name='c' type='dimen'>1</item></resources>",
      "res/values/strings.xml")
    #expect(table.text("a", in: english)?.plain == "Via item" && table.keys == ["a"])
  }

  /// CLDR: the parents of locales, and the scripts that regions are likely to write.
  @Test func aRegionHasTheTextsOfItsParents() throws {
    func fallbacks(_ tag: String) throws -> [String] { try #require(LanguageTag(tag)).fallbacks.map { $0.text } }
    for (tag, expected) in [
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]), ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"]),
      ("zh-MO", ["zh-MO", "zh-Hant-HK", "zh-HK", "zh-Hant"]), ("zh-Hant-TW", ["zh-Hant-TW", "zh-TW", "zh-Hant"]),
      ("zh-Hant", ["zh-Hant", "zh-TW"]), ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh", "zh-Hans"]),
      ("zh", ["zh", "zh-Hans", "zh-CN"]),
      ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]), ("es-419", ["es-419", "es"]),
      ("en-GB", ["en-GB", "en-001", "en"]), ("en-AT", ["en-AT", "en-150", "en-001", "en"]), ("en-US", ["en-US", "en"]),
      ("pt-PT", ["pt-PT", "pt"]), ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("pt-BR", ["pt-BR", "pt"]),
      ("no", ["no", "nb"]), ("nb", ["nb", "no"]), ("nn", ["nn", "no", "nb"]), ("nb-NO", ["nb-NO", "nb", "no"]),
      ("sr-Latn", ["sr-Latn"]), ("sr-ME", ["sr-ME", "sr-Latn-ME", "sr-Latn"]),
      ("sr-RS", ["sr-RS", "sr-Cyrl-RS", "sr"]),
      ("sr-Cyrl", ["sr-Cyrl", "sr"]), ("uz-AF", ["uz-AF", "uz-Arab"]),
      ("hi-Latn", ["hi-Latn", "en-IN", "en-001", "en"]),
      ("tl", ["tl", "fil"]), ("sh", ["sh", "sr-Latn"]), ("fr-CA", ["fr-CA", "fr"]), ("ar", ["ar"]),
      ("pseudo", ["pseudo"]),
    ] {
      // Other spellings of the same language may stand between them.
      var found = try fallbacks(tag)[...]
      for link in expected {
        let place = found.firstIndex(of: link)
        #expect(place != nil, "\(tag): \(link) in \(found)")
        if let place { found = found[(place + 1)...] }
      }
    }
    // What is written in another script never stands in.
    for (tag, other) in [
      ("zh-TW", "zh"), ("zh-Hant", "zh"), ("zh-HK", "zh-Hans"), ("sr-Latn", "sr"), ("zh-CN", "zh-Hant"),
      ("uz-AF", "uz"), ("pa-PK", "pa"),
    ] {
      #expect(try !fallbacks(tag).contains(other), "\(tag)")
    }
    #expect(LanguageTag.none.fallbacks == [])
  }

  /// What a catalogue should say and doesn't: no entry of this kind is a text that is only not written yet.
  @Test func brokenEntriesOfACatalogueAreTold() throws {
    for (localization, fault) in [
      ("{\"variations\": {\"plural\": {}}}", "its \"variations\" hold no text"),
      ("{\"variations\": {}}", "its \"variations\" hold no text"),
      ("{\"variations\": {\"device\": {\"iphone\": {}}}}", "its \"variations\" hold no text"),
      ("{\"stringUnit\": {\"state\": \"translated\"}}", "its \"stringUnit\" has no \"value\""), ("{}", nil),
      (unit("", state: "new"), nil),
    ] as [(String, String?)] {
      let text = try #require(try one(localization).text("a", in: english))
      #expect(text.plain == "a" && text.fault == fault, "\(localization)")
    }
    let part =
      "{\"stringUnit\": {\"value\": \"%#@n@ and %2$#@more@\"}, \"substitutions\": {\"n\": {\"variations\": {\"plural\": {\"other\": \(unit("%arg files"))}}}}}"
    let text = try #require(try one(part).text("a", in: english)).formatted(count: 2, values: [], in: english)
    #expect(text.text == "2 files and %2$#@more@" && text.missingPart == "more")
    #expect(
      try one(unit("100 %# @ x")).text("a", in: english)?.formatted(count: 1, values: [], in: english).missingPart
        == nil)
  }

  @Test func whatIsNotUTF8IsToldOf() {
    func message(_ bytes: [UInt8], _ name: String) -> String? {
      do {
        _ = try readStrings(bytes, named: name)
        return nil
      } catch {
        return error.message
      }
    }
    let latin =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<resources><string name=\"a\">caf".utf8) + [0xE9]
    #expect(
      message(latin + Array("</string></resources>".utf8), "values/strings.xml")
        == "line 2, column 32: a byte that is not UTF-8; save the file in UTF-8")
    #expect(message(Array("{\"a\": \"".utf8) + [0xE9] + Array("\"}".utf8), "en.json") != nil)
    let wide = "{\"a\": \"b\"}".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(message([0xFF, 0xFE] + wide, "en.json") == "the file is UTF-16; save it in UTF-8")
    #expect(message(wide, "en.json") == "the file is UTF-16; save it in UTF-8")
    // Table 3-7 of the Unicode Standard: too long, surrogates, beyond U+10FFFF, cut short.
    for bytes: [UInt8] in [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] {
      #expect(firstByteNotUTF8([0x41] + bytes) == 1, "\(bytes)")
    }
    #expect(firstByteNotUTF8(Array("aé€😀\u{10FFFF}\u{D7FF}".utf8)) == nil)
  }

  @Test func brokenXMLIsToldOf() {
    for (text, message) in [
      ("", "line 1, column 1: there is no element"), ("<a/>", "its root is not <resources>"),
      ("<resources>\n<string>", "line 2, column 9: <string> doesn't end"),
      ("<resources></string>", "line 1, column 12: </string> stands where </resources> is due"),
      ("<resources/><resources/>", "line 1, column 13: there is a second root"),
      ("<resources>&nbsp;</resources>", "line 1, column 12: there is no entity 'nbsp'"),
      ("<resources>&#xD800;</resources>", "line 1, column 12: '&#xD800;' is no character"),
      ("<resources>&#0;</resources>", "line 1, column 12: '&#0;' is no character"),
      ("<resources>&#+65;</resources>", "line 1, column 12: '&#+65;' is no character"),
      ("<resources>&#xFFFF;</resources>", "line 1, column 12: '&#xFFFF;' is no character"),
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
      ("res/values-land/strings.xml", nil), ("res/values-car/strings.xml", nil),
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
    // Time in proportion to the length.
    let many = String(repeating: "%s ", count: 100_000)
    #expect(formatted(many, nil, ["1", "2"]).places == 100_000)
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
