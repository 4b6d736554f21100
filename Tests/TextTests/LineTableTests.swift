import BandScreenModel
import BandTestSupport
import Testing

@testable import BandText

/// Tables of least widths, and greedy breaking of a plain font: every character of Roboto's digits is as wide as any other.
@Suite struct LineTableTests {
  /// 1151 units of 2048: the advance of every digit in Roboto (hmtx), at 2048 points to the em.
  static let digit = 1151.0
  static let space = 508.0

  func style(size: Double = 2048) -> ResolvedTextStyle {
    ResolvedTextStyle(size: size, lineHeight: 10, face: FontFace(.robotoRegular), ascent: 0.8, descent: 0.2)
  }

  @Test func leastWidthsAreThoseOfTheLines() {
    var measurer = TextMeasurer()
    measurer.kerns = false
    let digit = Self.digit
    let space = Self.space
    let lines = measurer.measure("1 222 33", style: style())
    #expect(lines.forcedLines == 1 && lines.widestPiece == 3 * digit)
    let whole = 6 * digit + 2 * space
    #expect(lines.widestLine == whole)
    // One line; "1 222" over "33"; three words. Then pieces break: 1, 22, 2, 33 at two digits, the least for four lines and for five; and
    // every digit by itself.
    #expect(lines.leastWidths == [whole, 4 * digit + space, 3 * digit, 2 * digit, 2 * digit, digit])
  }

  @Test func aLongerTextIsSearchedDownToThreeEms() {
    var measurer = TextMeasurer()
    // Narrower than the widest piece where that is wider than three ems, else down to that piece; in narrower columns letter by letter.
    for (text, floor) in [("Konfigurationseinstellungen", 48.0), ("on in at of to by up an it", nil)] {
      let table = measurer.measure(text, style: style(size: 16))
      let measured = measurer.measuredText(text, style: style(size: 16))
      #expect(measured.narrowest == floor ?? table.widestPiece, "\(text)")
      // In the end each letter is a line, and the spaces hang.
      #expect(table.lineCount(forWidth: 0) == text.filter { $0 != " " }.count, "\(text)")
    }
  }

  /// Roboto's "i" is 498 units of 2048 wide, its "W" 1817 (hmtx): at 2048 points, below 1817 the "W" is a line by itself, and an "i" and
  /// a digit of 1151 fit in 1649.
  @Test func inAColumnNarrowerThanALetterThatLetterIsALine() {
    var measurer = TextMeasurer()
    measurer.kerns = false
    for (text, counts) in [
      ("Wii", [(1817.0, 2), (1816, 2), (996, 2), (995, 3), (0, 3)]),
      ("Wi1i", [(2147, 2), (1817, 3), (1649, 3), (1648, 4), (0, 4)]),
      ("W ii", [(1817, 2), (1816, 2), (995, 3), (1, 3)]),
      ("W\nii", [(1816, 2), (995, 3)]),
    ] {
      let table = measurer.measure(text, style: style())
      for (width, count) in counts { #expect(table.lineCount(forWidth: width) == count, "\(text) at \(width)") }
    }
    // Two lines are all that it may have: "W" and "ii".
    let limited = measurer.measure("Wii", style: style(), maximumLines: 2)
    #expect(limited.lineCount(forWidth: 1) == 2)
  }

  /// Android's Roboto at 32 points: "il" is 15.6 wide, "fi" 18.4, "ll" 15.6, W 28.4; `e|-|m|a|il` and `T|o|fi|ll|W` fill the columns greedily.
  @Test func theLastCountHoldsDownToItsOwnWidth() {
    var measurer = TextMeasurer()
    let style = TextStyle.custom(CustomTextStyle(size: 32, lineHeight: 32)).resolved(on: .android, at: .standard)
    for (text, widths) in [("e-mail", [24.5, 25.25]), ("To fill W", [24.5, 26, 28, 28.5])] {
      let table = measurer.measure(text, style: style)
      for width in widths { #expect(table.lineCount(forWidth: width) == 5, "\(text) at \(width)") }
    }
    // Any short text has the greedy count in any column of 24 points.
    var random = SeededGenerator(seed: 8)
    let words = ["e-mail", "To", "fill", "W", "Wi", "MMM", "il", "@", "Mill", "a", "%"]
    for _ in 0..<200 {
      let text = (0..<3).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
      let size = Double.random(in: 24...60, using: &random)
      let style = TextStyle.custom(CustomTextStyle(size: size, lineHeight: 60)).resolved(on: .android, at: .standard)
      let table = measurer.measure(text, style: style)
      let measured = measurer.measuredText(text, style: style)
      for width in stride(from: 24, through: 80, by: 0.75) {
        #expect(table.lineCount(forWidth: width) == measured.lineCount(width: width), "\(text) at \(width), \(size)")
      }
    }
  }

  /// 1,500 words of four digits: more lines than are searched one by one.
  @Test func aTextOfManyLinesHasMoreInNarrowerColumns() {
    var measurer = TextMeasurer()
    measurer.kerns = false
    let text = String(repeating: "1111 ", count: 1500)
    let style = style(size: 16)
    let table = measurer.measure(text, style: style)
    let measured = measurer.measuredText(text, style: style)
    let digit = Self.digit / 2048 * 16
    for (digits, lines) in [(4.0, 1500), (2, 3000), (1, 6000), (0, 6000)] {
      let width = digits * digit
      let count = table.lineCount(forWidth: width)
      #expect(measured.lineCount(width: width) == lines, "\(digits)")
      #expect(count >= lines && count <= measured.lineCount(width: 0.8 * width), "\(digits): \(count)")
    }
  }

  @Test func spacesHangAndNewlinesForce() {
    var measurer = TextMeasurer()
    let lines = measurer.measure("11   \n22 \n\n", style: style())
    #expect(lines.forcedLines == 3)
    #expect(lines.widestLine == 2 * Self.digit)
    #expect(lines.height(forWidth: 1e6) == 30)
    #expect(measurer.measure("", style: style()).lineCount(forWidth: 0) == 1)
    #expect(measurer.measure("\n", style: style()).lineCount(forWidth: 0) == 1)
    #expect(measurer.measure("   ", style: style()).widestLine == 0)
    // All that ends a line by force (UAX #14, classes BK, CR, LF and NL).
    for end in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      let lines = measurer.measure("11 \(end)2", style: style())
      #expect(lines.forcedLines == 2 && lines.widestLine == 2 * Self.digit, "\(end.debugDescription)")
    }
  }

  @Test func aSoftHyphenShowsOnlyWhereTheLineEnds() {
    var measurer = TextMeasurer()
    measurer.kerns = false
    let lines = measurer.measure("11\u{AD}22", style: style())
    // U+2010 is 564 units wide in Roboto.
    #expect(lines.widestLine == 4 * Self.digit)
    #expect(lines.widestPiece == 2 * Self.digit + 564)
    #expect(lines.lineCount(forWidth: 2 * Self.digit + 564) == 2)
  }

  @Test func aMaximumCutsTheTableOff() {
    var measurer = TextMeasurer()
    let text = "one two three four five six seven"
    let all = measurer.measure(text, style: style(size: 16))
    let two = measurer.measure(text, style: style(size: 16), maximumLines: 2)
    #expect(two.leastWidths == Array(all.leastWidths.prefix(2)))
    #expect(two.lineCount(forWidth: 1) == 2)
    #expect(measurer.measure("a\nb\nc", style: style(), maximumLines: 2).lineCount(forWidth: 1) == 2)
  }

  @Test func whatIsCutOffIsKnown() {
    var measurer = TextMeasurer()
    measurer.kerns = false
    let (digit, space) = (Self.digit, Self.space)
    // "1 222" over "33" is the narrowest in two lines.
    #expect(measurer.measure("1 222 33", style: style(), maximumLines: 2).wholeWidth == 4 * digit + space)
    #expect(measurer.measure("1 222 33", style: style()).wholeWidth == 0)
    #expect(measurer.measure("a\nb\nc", style: style(), maximumLines: 2).wholeWidth == .infinity)
    #expect(measurer.measure("1\n1", style: style(), maximumLines: 2).wholeWidth == digit)
    // Fewer lines than it may have, at any width.
    #expect(measurer.measure("1", style: style(), maximumLines: 2).wholeWidth == 0)
  }

  @Test func lettersShrinkBeforeTheyAreCutOff() {
    var measurer = TextMeasurer()
    measurer.kerns = false
    let whole = 6 * Self.digit + 2 * Self.space
    let lines = measurer.measure("1 222 33", style: style(), maximumLines: 1, minimumScale: 0.75)
    #expect(lines.wholeWidth == 0.75 * whole && lines.leastWidths == [0.75 * whole])
    // It asks for its whole width all the same, and for its height.
    #expect(lines.widestLine == whole && lines.height(forWidth: 0.8 * whole) == 10)
    let two = measurer.measure("1 222 33", style: style(), maximumLines: 2, minimumScale: 0.5)
    #expect(two.leastWidths == [whole, 0.5 * (4 * Self.digit + Self.space)])
  }

  @Test func aWidthIntervalFollowsWhatIsUncertain() {
    var measurer = TextMeasurer()
    let ios = TextStyle.ios(.body).resolved(on: .ios, at: .standard)
    let android = TextStyle.material(.bodyLarge).resolved(on: .android, at: .standard)
    func scales(_ text: String, _ style: ResolvedTextStyle) -> [Double] {
      let table = measurer.measure(text, style: style)
      return [table.leastScale, table.greatestScale].map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(scales("Sign in", android) == [1, 1] && scales("", ios) == [1, 1])
    // 2 %, and 0.075 em more for the whole of a text.
    let label = measurer.measure("Sign in", style: ios).widestLine
    #expect(scales("Sign in", ios) == [0.98, ((1.02 + 0.075 * 17 / label) * 1e6).rounded() / 1e6])
    // All of it needs shaping; of a mixture its share.
    #expect(scales("مرحبا", android) == [0.67, 1.16])
    let mixed = scales("Hello مرحبا", android)
    #expect(mixed[0] > 0.67 && mixed[0] < 1 && mixed[1] > 1 && mixed[1] < 1.16)
    // The advances of Thai are known, its words aren't.
    #expect(scales("สวัสดี", android) == [0.75, 1.3])
    for text in ["👍", "ქ", "\t", "ខ្មែរ"] {
      let found = scales(text, ios)
      #expect(found[0] < 0.95 && found[0] >= 0.25 && found[1] > 1.05 && found[1] <= 2.5, "\(text) \(found)")
    }
  }

  /// Widths of labels as devices had them; source: `deviceMeasured` of the published text styles.
  @Test func publishedWidthsLieInTheInterval() {
    var measurer = TextMeasurer()
    for (text, size, weight, width) in [
      ("This is a test string", 17.0, FontWeight.regular, 144.09...144.1), ("Button", 15, .regular, 45.334...45.667),
      ("Submit", 17, .regular, 55.5...56), ("button", 18, .regular, 53...53.334), ("Apple ID", 17, .regular, 66...66.5),
      ("Feedback", 17, .semibold, 78...78.5),
    ] {
      let style = TextStyle.custom(CustomTextStyle(size: size, weight: weight)).resolved(on: .ios, at: .standard)
      let table = measurer.measure(text, style: style)
      #expect(table.widestLine * table.leastScale <= width.lowerBound, "\(text)")
      #expect(table.widestLine * table.greatestScale >= width.upperBound, "\(text): \(table.widestLine)")
    }
  }

  /// Advances of Debian's Roboto Thin, Light and Black in 1/2048 em, kerned by HarfBuzz.
  @Test func otherWeightsOfRobotoLieInTheInterval() {
    var measurer = TextMeasurer()
    for (text, thin, light, black) in [
      ("By continuing you agree", 21093.0, 21405.0, 22371.0), ("Wi-Fi", 4478, 4494, 4947),
      ("Settings", 7224, 7351, 7754),
      ("WWWWWWWW", 14840, 14688, 14240),
    ] {
      for (weight, units) in [(FontWeight.thin, thin), (.light, light), (.black, black)] {
        let style = TextStyle.custom(CustomTextStyle(size: 20, weight: weight)).resolved(on: .android, at: .standard)
        let table = measurer.measure(text, style: style)
        let width = units / 2048 * 20
        #expect(table.widestLine * table.leastScale <= width, "\(text) \(weight)")
        #expect(table.widestLine * table.greatestScale >= width, "\(text) \(weight)")
      }
    }
  }

  /// `NSParagraphStyle.LineBreakStrategy.standard` keeps words of Hangul whole on iOS; ICU, which Android has, breaks between syllables.
  @Test func wordsOfHangulStayWholeOnIOS() {
    var measurer = TextMeasurer()
    let text = "개인정보 처리방침에 동의합니다"
    for (platform, style, lines) in [
      (Platform.ios, TextStyle.ios(.body), 3), (.android, .material(.bodyLarge), 2),
    ] {
      let resolved = style.resolved(on: platform, at: .standard)
      let table = measurer.measure(text, style: resolved)
      // Words of 4, 5 and 5 syllables of 0.92 em, two spaces between: 8 fit.
      #expect(table.lineCount(forWidth: 8 * 0.92 * resolved.size + 8) == lines, "\(platform)")
    }
    // Ideographs break on both.
    let han = measurer.measure("利用規約同意", style: TextStyle.ios(.body).resolved(on: .ios, at: .standard))
    #expect(han.lineCount(forWidth: 3.5 * 17) == 2)
  }

  /// 13 letters of half an em and more in a column of one and a half: no more than three in a line.
  @Test func shortTextsAreMeasuredDownToOneLetter() {
    var measurer = TextMeasurer()
    let style = TextStyle.ios(.body).resolved(on: .ios, at: .category(.accessibility5))
    let long = measurer.measure("Notifications", style: style)
    let short = measurer.measure("Settings", style: style)
    #expect(long.lineCount(forWidth: 80) > short.lineCount(forWidth: 80))
    #expect(Double(long.lineCount(forWidth: 80)) * 80 >= long.widestLine)
  }

  @Test func linesThatAreNeverShownAskForNoWidth() {
    var measurer = TextMeasurer()
    let style = TextStyle.material(.bodyLarge).resolved(on: .android, at: .standard)
    let cut = measurer.measure("a\nb\nvery long third line that is cut", style: style, maximumLines: 2)
    let whole = measurer.measure("a\nb", style: style)
    #expect(cut.widestLine == whole.widestLine && cut.widestPiece == whole.widestPiece)
    #expect(cut.lineCount(forWidth: 500) == 2 && cut.wholeWidth == .infinity)
  }

  @Test func aScaledTableBreaksLikeAScaledText() {
    // Twice the size is twice as wide, so it breaks at a width as this one does at half of it.
    var measurer = TextMeasurer()
    let text = "The quick brown fox jumps over the lazy dog"
    let once = measurer.measure(text, style: style(size: 16))
    let twice = measurer.measure(text, style: style(size: 32))
    let scaled = once.scaled(by: 2)
    for width in stride(from: 100.0, to: 800, by: 7) {
      #expect(scaled.lineCount(forWidth: width) == twice.lineCount(forWidth: width), "\(width)")
    }
    #expect(abs(scaled.widestPiece - twice.widestPiece) < 1e-4 && abs(scaled.widestLine - twice.widestLine) < 1e-4)
    #expect(!scaled.isUncertain)
  }

  @Test func aWidthNearALeastWidthMayFlip() {
    var table = LineTable(
      leastWidths: [200, 110, 60], lineHeight: 10, firstBaseline: 8, lastBaseline: 8, widestPiece: 60, widestLine: 200)
    #expect(!table.mayFlip(atWidth: 200))
    table.leastScale = 0.98
    table.greatestScale = 1.02
    // 110 ± 2 %: from 107.8 to 112.2.
    for (width, flips) in [(100.0, false), (107.7, false), (108, true), (112, true), (112.3, false), (50, false)] {
      #expect(table.mayFlip(atWidth: width) == flips, "\(width)")
    }
  }

  @Test func theTableCountsAsGreedyBreakingDoes() {
    var measurer = TextMeasurer()
    var random = SeededGenerator(seed: 5)
    let alphabet = Array("aeinrst  \u{AD}-—\u{A0}漢かー,.()1$\n👩‍👩‍👧é\u{301}T\u{200B}")
    for turn in 0..<300 {
      let length = Int.random(in: 0...(turn % 3 == 0 ? 30 : 200), using: &random)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &random)! })
      let style = TextStyle.ios(.body).resolved(on: .ios, at: .standard)
      let table = measurer.measure(text, style: style)
      let measured = measurer.measuredText(text, style: style)
      // The widths of the table themselves, a little to either side of them, and others; exact down to where they are searched for.
      let isLong = measured.clusterCount > MeasuredText.clustersToMeasureWhole
      let narrowest = isLong ? measured.narrowest : measured.narrowestOfAll
      var widths = table.leastWidths.flatMap { [$0, $0 + 0.0005, $0 - 0.0005, $0 + 0.5, $0 - 0.5] }
      widths += (0..<20).map { _ in Double.random(in: 0...500, using: &random) }
      widths += (0..<20).map { _ in Double.random(in: 0...20, using: &random) }
      for width in widths where width >= 0 {
        let greedy = measured.lineCount(width: width)
        let count = table.lineCount(forWidth: width)
        if width >= narrowest {
          #expect(count == greedy, "\(text.debugDescription) at \(width)")
        } else {
          let most = mostLines(of: measured, in: width)
          #expect(count >= greedy && count <= most, "\(text.debugDescription) at \(width)")
        }
      }
      #expect(zip(table.leastWidths, table.leastWidths.dropFirst()).allSatisfy { $0 >= $1 })
      // A cluster that is wider than the column breaks nothing.
      #expect(table.leastWidths[0] <= table.widestLine)
      #expect(table.leastWidths[0] == table.widestLine || measured.clusterCount <= 24)
      // The fewest lines are those of the forced ends; ends are in order and the last is the text's.
      let ends = measured.lineEnds(width: 100)
      #expect(ends.last == text.utf8.count && zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// How many lines a text may have in a column that isn't searched: as many as in one a fifth narrower, or a letter each.
  private func mostLines(of text: MeasuredText, in width: Double) -> Int {
    width < text.narrowestOfAll ? text.clusterCount : text.lineCount(width: max(text.narrowestOfAll, width * 0.8))
  }

  /// Below the columns that are searched a text never has too few lines, down to one cluster a line, and not many too many.
  @Test func narrowColumnsHaveAsManyLinesAsTheyNeed() {
    var measurer = TextMeasurer()
    for (text, size) in [
      ("Datenschutzbestimmungen und Nutzungsbedingungen akzeptieren", 53.0),
      ("Accept all of the terms and conditions of this long service agreement", 40),
      ("利用規約に同意してすべての通知を受け取ることを確認します", 33),
      (String(repeating: "internationalization ", count: 20), 17),
    ] {
      let style = style(size: size)
      let table = measurer.measure(text, style: style)
      let measured = measurer.measuredText(text, style: style)
      for width in stride(from: 0, through: 170, by: 0.5) {
        let greedy = measured.lineCount(width: width)
        let count = table.lineCount(forWidth: width)
        // As many as at a column that is narrower by a fifth at most.
        #expect(
          count >= greedy && count <= mostLines(of: measured, in: width),
          "\(text.prefix(12)) at \(width)")
      }
      #expect(zip(table.leastWidths, table.leastWidths.dropFirst()).allSatisfy { $0 >= $1 })
      // A limit cuts the table off where the lines end.
      let limited = measurer.measure(text, style: style, maximumLines: 12)
      #expect(limited.lineCount(forWidth: 1) == 12 && limited.wholeWidth > 1)
    }
  }

  @Test func anEmergencyBreakLeavesClustersWhole() {
    var measurer = TextMeasurer()
    let text = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u{301}e\u{301}"
    let measured = measurer.measuredText(text, style: style(size: 10))
    let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
    for width in [0, 1, 6, 13, 20.0] { #expect(Set(measured.lineEnds(width: width)).isSubset(of: boundaries)) }
    #expect(measured.lineCount(width: 0) == 4)
  }

  @Test func anyNumbersGiveATable() {
    var measurer = TextMeasurer()
    let texts = ["", "Continue to agree 漢字", "a\u{301}\u{200D}\u{FE0F}\u{20E3}\r\n\u{2028}\0\u{10FFFF}"]
    for size in [0, -5, 1e-300, 1e300, .infinity, .nan, 17] {
      for spacing in [0, -3, -1e300, 1e300, .infinity, .nan] {
        for text in texts {
          var style = style(size: size)
          style.letterSpacing = spacing
          let lines = measurer.measure(text, style: style, maximumLines: spacing == 0 ? nil : 0)
          #expect(lines.leastWidths.allSatisfy { $0 >= 0 && $0.isFinite }, "\(size) \(spacing)")
          #expect(lines.lineCount(forWidth: .nan) >= 1 && lines.lineCount(forWidth: -.infinity) >= 1)
          #expect(measurer.measuredText(text, style: style).lineEnds(width: .nan).last == text.utf8.count)
        }
      }
    }
  }

  @Test func whatIsUncertainIsSaid() {
    var measurer = TextMeasurer()
    let ios = TextStyle.ios(.body).resolved(on: .ios, at: .standard)
    let android = TextStyle.material(.bodyLarge).resolved(on: .android, at: .standard)
    let cases: [(String, TextUncertainty)] = [
      ("Sign in", []), ("Déjà vu, Привет, Γειά", []), ("שלום", []), ("利用規約に同意する", []), ("동의", []), ("👍🏽", []),
      ("مرحبا", .shaping), ("नमस्ते", .shaping), ("สวัสดี", .dictionary), ("ខ្មែរ", [.shaping, .dictionary]),
      ("a\tb", .tab), ("ქართული", .missingGlyph),
    ]
    for (text, uncertainty) in cases {
      #expect(measurer.measure(text, style: android).uncertainty == uncertainty, "\(text)")
      #expect(measurer.measure(text, style: android).uncertainty.isApproximate == !uncertainty.isEmpty, "\(text)")
    }
    #expect(measurer.measure("Sign in", style: ios).uncertainty == .standInFont)
    #expect(!measurer.measure("Sign in", style: ios).uncertainty.isApproximate)
  }

  /// A phrase in Thai is no word: the longest word of these, as Chromium finds them, is 3.56 and 4.69 ems wide.
  @Test func aPhraseWithoutSpacesIsNotOneWord() {
    var measurer = TextMeasurer()
    let style = TextStyle.material(.bodyLarge).resolved(on: .android, at: .standard)
    for (text, longest) in [("ความเป็นส่วนตัวและความปลอดภัย", 3.56), ("ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้", 4.69)] {
      let table = measurer.measure(text, style: style)
      #expect(table.widestPiece >= longest * style.size && table.widestPiece <= 5 * style.size, "\(text)")
      #expect(table.widestLine > 8 * style.size)
    }
    // Words with spaces between them are as long as they are.
    #expect(measurer.measure("Datenschutzbestimmungen", style: style).widestPiece > 8 * style.size)
  }

  @Test func aLongTextIsMeasuredInBoundedWork() {
    // Words, one word, lines and ideographs: the search grows with the length, not with its square. Where widths are interpolated
    // the count may be off by the 1/32 between two that were searched for.
    var measurer = TextMeasurer()
    let style = TextStyle.ios(.body).resolved(on: .ios, at: .standard)
    for text in [
      String(repeating: "lorem ipsum dolor ", count: 1000), String(repeating: "x", count: 20_000),
      String(repeating: "a\n", count: 10_000), String(repeating: "漢", count: 10_000),
    ] {
      let measurement = measurer.measure(text, style: style)
      let measured = measurer.measuredText(text, style: style)
      for width in [200, 320, 1000.0] {
        let greedy = Double(measured.lineCount(width: width))
        let found = Double(measurement.lineCount(forWidth: width))
        #expect(abs(found - greedy) <= greedy / 32, "\(text.prefix(8)) at \(width): \(found), \(greedy)")
      }
      // No more than one for each letter.
      #expect(measurement.leastWidths.count <= 20_000)
    }
  }

  /// Words of one to twelve letters: from a column that the longest just fits, with thousands of lines, to few lines.
  @Test func interpolatedCountsAreWithinAThirtySecond() {
    var measurer = TextMeasurer()
    var random = SeededGenerator(seed: 11)
    let style = TextStyle.ios(.body).resolved(on: .ios, at: .standard)
    for _ in 0..<3 {
      let words = (0..<3000).map { _ in
        String("international agreement".prefix(Int.random(in: 1...12, using: &random)))
      }
      let text = words.joined(separator: " ")
      let table = measurer.measure(text, style: style)
      let measured = measurer.measuredText(text, style: style)
      #expect(table.uncertainty.contains(.manyLines))
      for _ in 0..<40 {
        let width = Double.random(in: measured.narrowest...400, using: &random)
        let greedy = Double(measured.lineCount(width: width))
        let found = Double(table.lineCount(forWidth: width))
        #expect(abs(found - greedy) <= greedy / 32, "\(width): \(found), \(greedy)")
      }
    }
  }
}
