import BandScreenModel
import Testing

@testable import BandStrings

/// What platforms put into the places of a text.
@Suite struct FormatPlaceTests {
  private func filled(
    _ pattern: String, _ values: String..., in language: String = "en", by convention: NumberConvention = .java
  ) -> String {
    var text = LocalizedText(pattern)
    text.convention = convention
    return text.formatted(count: nil, values: values, in: LanguageTag(language)!).text
  }

  /// What OpenJDK 17 prints for these; its digits for `ar` are those of Egypt here, since CLDR has given the language itself Western ones.
  @Test func androidWritesNumbersAsJavasFormatterDoes() {
    let pattern = "%,d|%d|%05d|%.2f|%,.1f|%-6d|%+d|%,09d|%x|%6.3s|%(d|%.1f"
    let values = ["1234567", "1234", "5", "4.0", "12345.25", "5", "5", "1234", "255", "abcdef", "-5", "-4.25"]
    for (language, expected) in [
      ("en", "1,234,567|1234|00005|4.00|12,345.3|5     |+5|00001,234|ff|   abc|(5)|-4.3"),
      ("de", "1.234.567|1234|00005|4,00|12.345,3|5     |+5|00001.234|ff|   abc|(5)|-4,3"),
      ("es", "1.234.567|1234|00005|4,00|12.345,3|5     |+5|00001.234|ff|   abc|(5)|-4,3"),
      ("hi", "1,234,567|1234|00005|4.00|12,345.3|5     |+5|00001,234|ff|   abc|(5)|-4.3"),
      (
        "fr",
        "1\u{202F}234\u{202F}567|1234|00005|4,00|12\u{202F}345,3|5     |+5|00001\u{202F}234|ff|   abc|(5)|-4,3"
      ),
      ("pt-PT", "1\u{A0}234\u{A0}567|1234|00005|4,00|12\u{A0}345,3|5     |+5|00001\u{A0}234|ff|   abc|(5)|-4,3"),
      ("ar-EG", "١٬٢٣٤٬٥٦٧|١٢٣٤|٠٠٠٠٥|٤٫٠٠|١٢٬٣٤٥٫٣|٥     |+٥|٠٠٠٠١٬٢٣٤|ff|   abc|(٥)|-٤٫٣"),
      ("bn", "১,২৩৪,৫৬৭|১২৩৪|০০০০৫|৪.০০|১২,৩৪৫.৩|৫     |+৫|০০০০১,২৩৪|ff|   abc|(৫)|-৪.৩"),
      ("fa", "۱٬۲۳۴٬۵۶۷|۱۲۳۴|۰۰۰۰۵|۴٫۰۰|۱۲٬۳۴۵٫۳|۵     |+۵|۰۰۰۰۱٬۲۳۴|ff|   abc|(۵)|-۴٫۳"),
    ] {
      var text = LocalizedText(pattern)
      text.convention = .java
      let language = LanguageTag(language)!
      #expect(text.formatted(count: nil, values: values, in: language).text == expected, "\(language.text)")
    }
    #expect(filled("%1$td. %1$tB, %2$d", "March", "5") == "March. March, 5")
    #expect(filled("%1$td", "5", by: .foundation) == "5")
    // A space is a flag only where it can't be a word's end.
    #expect(
      filled("%1$ d", "5") == " 5" && filled("100 % de") == "100 % de" && filled("50%off %s", "now") == "50%off now")
  }

  /// "42 -> "%04d" => "0,042", or 234 -> "%10.5d" => "    00,234"": `CFString.c`. Groups and signs are CLDR's.
  @Test func cataloguesWriteNumbersAsTheLanguageDoes() {
    for (pattern, value, language, expected) in [
      ("%04d", "42", "en", "0,042"), ("%10.5d", "234", "en", "    00,234"), ("%02d", "5", "en", "05"),
      ("%lld", "12345", "en", "12,345"), ("%lld", "1234", "de", "1.234"), ("%lld", "1234567", "hi", "12,34,567"),
      ("%lld", "1234567", "en-IN", "12,34,567"), ("%lld", "1234567", "en-GB", "1,234,567"),
      ("%lld", "1234", "es-MX", "1,234"), ("%lld", "1234", "es-AR", "1.234"), ("%lld", "1234", "ar", "1,234"),
      ("%.1f", "1234.5", "de", "1.234,5"), ("%f", "4", "en", "4.000000"), ("%.0f", "2.5", "en", "2"),
      ("%.0f", "3.5", "en", "4"), ("%.2f", "999.999", "en", "1,000.00"), ("%07.1f", "-4.2", "en", "-0004.2"),
      ("%d", "-5", "sv", "\u{2212}5"), ("%+d", "5", "en", "+5"), ("%5d", "42", "en", "   42"),
      ("%-5d", "42", "en", "42   "), ("%x", "255", "de", "ff"), ("%#X", "255", "en", "0XFF"),
      ("%08x", "255", "en", "000000ff"),
      ("%3o", "8", "en", " 10"), ("%5s", "ab", "en", "   ab"), ("%5@", "ab", "en", "ab"),
      // What reads as no number is what a user sees.
      ("%d", "a dozen", "en", "a dozen"), ("%d", "1.5", "en", "1.5"), ("%.1f", "1,5", "en", "1,5"),
    ] {
      #expect(filled(pattern, value, in: language, by: .foundation) == expected, "\(pattern) \(value) in \(language)")
    }
  }

  /// A count takes the places for numbers.
  @Test func aCountIsWrittenAsItsPlaceSays() {
    for (pattern, expected) in [
      ("%,d items", "12,345 items"), ("%1$,d of %1$,d", "12,345 of 12,345"), ("%.2f km", "12345.00 km"),
      ("%d items", "12345 items"), ("%08d", "00012345"),
    ] {
      let text = LocalizedText(pattern).formatted(count: 12345, values: [], in: LanguageTag("en")!)
      #expect(text.text == expected && text.places == 0 && text.unknownPlace == nil, "\(pattern)")
    }
  }

  @Test func whatAPlatformWritesThereIsNotAlwaysKnown() {
    let english = LanguageTag("en")!
    for pattern in ["%e", "%.3g", "%1$h", "%200d", "%S"] {
      let text = LocalizedText("\(pattern) km").formatted(count: nil, values: ["4"], in: english)
      #expect(text.unknownPlace == pattern, "\(pattern)")
    }
    // UTF-16 in Foundation, upper case in Java.
    var text = LocalizedText("%S")
    text.convention = .foundation
    #expect(text.formatted(count: nil, values: ["a"], in: english).unknownPlace == nil)
  }

  @Test func noPatternTraps() {
    let alphabet = Array("%$.-+ #0,'(19dfxsteoS@lh*")
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var pattern = "%"
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pattern.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      for value in ["", "-", "5", "-0.05", "99999999999999999999999999999999999999"] {
        for convention in [NumberConvention.java, .foundation] {
          #expect(filled(pattern, value, in: "hi", by: convention).utf8.count < 2000, "\(pattern)")
        }
      }
    }
  }
}
