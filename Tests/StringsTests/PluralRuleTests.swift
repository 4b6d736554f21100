import BandScreenModel
import BandTestSupport
import Foundation
import Testing

@testable import BandStrings

@Suite struct PluralRuleTests {
  @Test func everyLanguageCountsAsCLDRSays() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/plurals.txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let numbers =
      Array(0...220)
      + (try #require(lines.dropFirst().first)).split(separator: " ").compactMap { Int($0) }.filter { $0 > 220 }
    var languages = 0
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      #expect(parts[1].count == numbers.count)
      for name in parts[0].split(separator: ",") {
        let language = try #require(LanguageTag(String(name)), "\(name)")
        languages += 1
        let found = String(numbers.map { letter(.of($0, in: language)) })
        #expect(found == parts[1], "\(name)")
      }
    }
    #expect(languages > 200)
  }

  private func letter(_ category: PluralCategory) -> Character {
    switch category {
    case .zero: "z"
    case .one: "1"
    case .two: "2"
    case .few: "f"
    case .many: "m"
    case .other: "o"
    }
  }

  /// CLDR's aliases of languages.
  @Test func olderTagsCountAsThoseThatHaveTakenTheirPlace() throws {
    for (old, new) in [("tl", "fil"), ("sh", "sr"), ("mo", "ro"), ("iw", "he"), ("in", "id")] {
      let (old, new) = (try #require(LanguageTag(old)), try #require(LanguageTag(new)))
      for number in 0...220 {
        #expect(PluralCategory.of(number, in: old) == PluralCategory.of(number, in: new), "\(old.text) \(number)")
      }
    }
  }

  @Test func theFormsThatALanguageNeedsAreThoseOfWholeNumbers() throws {
    func needed(_ name: String) throws -> [String] {
      PluralCategory.needed(in: try #require(LanguageTag(name))).map { $0.text }
    }
    #expect(try needed("en") == ["one", "other"] && needed("ja") == ["other"])
    #expect(try needed("ar") == ["zero", "one", "two", "few", "many", "other"])
    // `many` of Czech is for fractions, that of French for millions.
    #expect(try needed("cs") == ["one", "few", "other"] && needed("fr-CA") == ["one", "other"])
    #expect(try needed("ru") == ["one", "few", "many"] && needed("pl") == ["one", "few", "many"])
  }
}

@Suite struct LanguageTagTests {
  @Test func tagsAreBroughtIntoOneForm() {
    for (written, text) in [
      ("en", "en"), ("pt_BR", "pt-BR"), ("PT-br", "pt-BR"), ("zh-hant-hk", "zh-Hant-HK"), ("iw", "he"),
      ("in_ID", "id-ID"),
      ("es-419", "es-419"), ("ca-valencia", "ca"), ("fil", "fil"), ("pseudo", "pseudo"),
    ] { #expect(LanguageTag(written)?.text == text, "\(written)") }
    for wrong in ["", "e", "english", "en-", "en--US", "e1", "en-US-", "12", "en-aaaaaaaaaa", "日本"] {
      #expect(LanguageTag(wrong) == nil, "\(wrong)")
    }
  }

  @Test func lessNarrowTagsFollow() {
    #expect(
      LanguageTag("zh-Hant-HK")?.fallbacks.map { $0.text } == [
        "zh-Hant-HK", "zh-HK", "zh-Hant", "zh-Hant-TW", "zh-TW",
      ])
    #expect(LanguageTag.none.fallbacks.isEmpty)
  }

  @Test func scriptsAndLanguagesHaveADirection() {
    for tag in ["ar", "ar-EG", "he", "iw", "fa", "ur", "ckb", "ps", "yi", "dv", "az-Arab", "pa-Arab", "ug", "sd"] {
      #expect(LanguageTag(tag)?.isRightToLeft == true, "\(tag)")
    }
    for tag in ["en", "tr", "az", "pa", "ks-Deva", "sd-Deva", "ku", "ru", "th", "pseudo"] {
      #expect(LanguageTag(tag)?.isRightToLeft == false, "\(tag)")
    }
    #expect(!LanguageTag.none.isRightToLeft)
  }
}
