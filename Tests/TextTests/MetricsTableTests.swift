import BandScreenModel
import BandTestSupport
import Testing

@testable import BandText

/// Tables of metrics as a device exports them, small enough to reckon by hand.
@Suite struct MetricsTableTests {
  /// Two sizes: at 10 points A is 0.6 em and V 0.7 em; at 20 points 0.5 em and 0.6 em, and the pair AV 0.1 em closer.
  static let table = """
    {"format": "bandlang-metrics", "version": 1, "font": "Test", "unitsPerEm": 1000, "sizes": [
      {"size": 10, "ascent": 900, "descent": 200, "advances": {"A": 600, "V": 700}},
      {"size": 20, "ascent": 1000, "descent": 300, "lineGap": 100, "advances": {"A": 500, "V": 600},
       "kerning": {"AV": -100}}]}
    """

  private func font(_ text: String, in measurer: inout TextMeasurer) throws -> CustomFont {
    let table = try MetricsTable(reading: Array(text.utf8))
    return try #require(
      CustomFont(table.cuts.map { .init(size: $0.size, id: measurer.add($0.metrics), metrics: $0.metrics) }))
  }

  @Test func everySizeHasItsAdvancesAndBetweenThemIsAMixture() throws {
    var measurer = TextMeasurer()
    let font = try font(Self.table, in: &measurer)
    /// Size, width of AV, line height.
    for (size, width, lineHeight) in [
      (10.0, 13.0, 11.0), (20, 20, 28), (15, 15 * (0.55 + 0.65 - 0.05), 15 * 1.25),
      // Outside of the sizes the nearest counts.
      (5, 6.5, 5.5), (40, 40, 56),
    ] {
      let style = TextStyle.custom(CustomTextStyle(size: size, font: font)).resolved(on: .ios, at: .standard)
      let lines = measurer.measure("AV", style: style)
      #expect(abs(lines.widestLine - width) < 1e-4 && abs(style.lineHeight - lineHeight) < 1e-9, "\(size)")
      #expect(!lines.isUncertain && lines.uncertainty.isEmpty, "\(size)")
    }
  }

  /// A character that the table lacks comes from a font that nobody knows: its share of the text has an interval, the others have none.
  @Test func whatATableLacksIsApproximate() throws {
    var measurer = TextMeasurer()
    let font = try font(Self.table, in: &measurer)
    func lines(_ text: String, on platform: Platform = .ios) -> LineTable {
      measurer.measure(
        text, style: TextStyle.custom(CustomTextStyle(size: 10, font: font)).resolved(on: platform, at: .standard))
    }
    // An ideograph is an em in every font; letters are as far apart as two systems' fonts, from which 14 % is the most that was measured.
    for (text, shares) in [("漢字かな", 0.02), ("동의", 0.14), ("שלום", 0.14), ("Ünë", 0.14)] {
      for platform in [Platform.ios, .android] {
        let table = lines(text, on: platform)
        #expect(table.uncertainty == .fallbackFont && table.uncertainty.texts == ["fallbackFont"], "\(text)")
        #expect(
          abs(table.leastScale - (1 - shares)) < 1e-6 && abs(table.greatestScale - (1 + shares)) < 1e-6, "\(text)")
      }
    }
    // A is 6 points wide and an ideograph 10.
    let mixed = lines("AAAAA漢")
    #expect(abs(mixed.greatestScale - (1 + 0.02 * 10 / 40)) < 1e-9)
    // Emoji are Noto's on Android, in every font, and Apple's have no published advance.
    #expect(lines("A👍", on: .android).uncertainty.isEmpty && lines("A👍").uncertainty == .missingGlyph)
    #expect(lines("AV").uncertainty.isEmpty && !lines("AV").isUncertain)
    #expect(lines("مرحبا").uncertainty == [.shaping])
    #expect(lines("สวัสดี").uncertainty == [.dictionary, .fallbackFont])
  }

  @Test func aBuiltInStyleTakesAnotherFont() throws {
    var measurer = TextMeasurer()
    let font = try font(Self.table, in: &measurer)
    let style = TextStyle.ios(.body).resolved(
      on: .ios, at: .standard, overrides: TextStyleOverrides(letterSpacing: 1, font: font))
    // Body has 17 points and a leading of 22; what follows is 0.7 of the way from the first size to the second.
    #expect(style.size == 17 && style.lineHeight == 22 && style.tracking == 0)
    #expect(abs(measurer.measure("A", style: style).widestLine - (17 * 0.53 + 1)) < 1e-4)
  }

  @Test func whatIsWrongIsSaid() {
    func message(_ text: String) -> String? {
      do {
        _ = try MetricsTable(reading: Array(text.utf8))
        return nil
      } catch {
        return error.message
      }
    }
    let head = #"{"format": "bandlang-metrics", "version": 1, "unitsPerEm": 1000, "sizes": "#
    let size = #"{"size": 10, "ascent": 900, "descent": 200, "advances": "#
    func line(_ ascent: String, _ descent: String, _ gap: String) -> String {
      head + #"[{"size": 10, "ascent": \#(ascent), "descent": \#(descent), "lineGap": \#(gap), "advances": {"A": 1}}]}"#
    }
    for (text, expected) in [
      ("{", "line 1, column 2: a name in quotes is missing"),
      ("{}", "it isn't a table of metrics: its \"format\" is not \"bandlang-metrics\""),
      (#"{"format": "bandlang-metrics"}"#, "its \"version\" is not 1"),
      (
        #"{"format": "bandlang-metrics", "version": 1, "unitsPerEm": 0.5}"#,
        "\"unitsPerEm\" is not a whole number from 16 to 16384"
      ),
      (head + "[]}", "\"sizes\" has no entry, or more than 100"),
      (head + #"[{"size": 0}]}"#, "a \"size\" is from 0 to 1000 points"),
      (head + #"[{"size": 9}]}"#, "\"ascent\" is not a whole number from 0 to 4000"),
      (head + "[" + size + "{}}]}", "\"advances\" has no character, or more than 60000"),
      (head + "[" + size + #"{"AB": 1}}]}"#, "'AB' in \"advances\" is not one character"),
      (head + "[" + size + #"{"A": 1, "A": 2}}]}"#, "'A' is twice in \"advances\""),
      (line("0", "0", "0"), "a line has no height: \"ascent\", \"descent\" and \"lineGap\" are 0, 0 and 0"),
      (
        line("900", "200", "-1100"),
        "a line has no height: \"ascent\", \"descent\" and \"lineGap\" are 900, 200 and -1100"
      ),
      (line("0", "0", "500"), "a line has no height: \"ascent\", \"descent\" and \"lineGap\" are 0, 0 and 500"),
      (line("900", "-200", "0"), "\"descent\" is not a whole number from 0 to 4000"),
      (line("900", "200", "-1099"), nil),
      (head + "[" + size + #"{"A": -1}}]}"#, "\"advances\" is not a whole number from 0 to 4000"),
      (
        head + "[" + size + #"{"A": 1}, "kerning": {"AB": 1}}]}"#,
        "'AB' in \"kerning\" has a character without an advance"
      ),
      (head + "[" + size + #"{"A": 1}, "kerning": {"A": 1}}]}"#, "'A' in \"kerning\" is not two characters"),
      (head + "[" + size + #"{"A": 1}}, "# + size + #"{"A": 1}}]}"#, "the sizes are not in rising order"),
      (
        head + "[" + size + #"{"A": 1}}, {"size": 12, "ascent": 1, "descent": 1, "advances": {"B": 1}}]}"#,
        "the size 12 has other characters than the first one"
      ),
    ] as [(String, String?)] { #expect(message(text) == expected, "\(text)") }
    #expect(message(Self.table) == nil)
  }

  @Test func aBrokenTableNeverTraps() throws {
    let good = Array(Self.table.utf8)
    var random = SeededGenerator(seed: 3)
    var readable = 0
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0...random.below(3) {
        bytes[random.below(bytes.count)] = Array("0129,:{}[]\"eAV-.x\u{FF}".utf8)[random.below(19)]
      }
      guard let table = try? MetricsTable(reading: bytes) else { continue }
      readable += 1
      var measurer = TextMeasurer()
      let cuts = table.cuts.map { CustomFont.Cut(size: $0.size, id: measurer.add($0.metrics), metrics: $0.metrics) }
      let font = try #require(CustomFont(cuts))
      let style = TextStyle.custom(CustomTextStyle(size: 17, font: font)).resolved(on: .ios, at: .standard)
      #expect(measurer.measure("AV VA B", style: style).widestLine.isFinite)
    }
    #expect(readable > 100)
  }
}
