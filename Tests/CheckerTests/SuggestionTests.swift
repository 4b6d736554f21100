import BandDiagnostics
import BandSyntax
import Testing

@testable import BandChecker

/// Mistyped words of the language are recognized (the rate is printed).
struct SuggestionTests {
  /// A word with two neighbours swapped, a letter left out or doubled, at every place; what differs from the word.
  static func mistakes(in word: String) -> [String] {
    let letters = Array(word)
    var found: Set<String> = []
    for index in letters.indices {
      var missing = letters
      missing.remove(at: index)
      found.insert(String(missing))
      var doubled = letters
      doubled.insert(letters[index], at: index)
      found.insert(String(doubled))
      if index + 1 < letters.count {
        var swapped = letters
        swapped.swapAt(index, index + 1)
        found.insert(String(swapped))
      }
    }
    found.remove(word)
    found.remove("")
    return found.sorted()
  }

  /// Owners of a property, one for each kind of place that has it.
  static let places: [(owner: PropertyOwners, before: String, after: String)] = [
    (.screen, "screen S { ", " }"),
    (PropertyOwners(.column), "screen S { column { ", " } }"),
    (.grid, "screen S { grid { ", " } }"),
    (.text, "screen S { text(\"a\") { ", " } }"),
    (.image, "screen S { image(\"a.png\") { ", " } }"),
    (.bar, "screen S { bar top { ", " } }"),
    (.style, "style s { ", " }"),
  ]

  /// The words that the diagnostics of a rule propose to write; nothing where one proposes none.
  static func proposals(_ source: String, rule: String) -> [String?] {
    typeChecked(source).diagnostics.filter { $0.rule.text == rule }.map { $0.fixes.first?.edits.first?.replacement }
  }

  static func proposal(_ source: String, rule: String) -> String? { proposals(source, rule: rule).first ?? nil }

  @Test func aSlipInAPropertyIsRecognized() {
    var names = NameTable()
    var right = 0
    var wrong: [String] = []
    for index in 1...Int32(Name.wordCount) {
      let name = Name(index: index)
      guard let facts = PropertyFacts(name) else { continue }
      let word = names.text(of: name)
      for place in Self.places where !facts.owners.isDisjoint(with: place.owner) {
        // A slip may make another word of the language, as `columns` without its last letter.
        let mistakes = Self.mistakes(in: word).filter { names.intern($0).index > Name.wordCount }
        let lines = mistakes.map { "\($0): 1" }.joined(separator: "\n")
        let proposals = Self.proposals("\(place.before)\n\(lines)\n\(place.after)", rule: "unknown_property")
        #expect(proposals.count == mistakes.count)
        for (mistake, proposed) in zip(mistakes, proposals) {
          if proposed == word { right += 1 } else { wrong.append("\(mistake) → \(proposed ?? "nothing") for \(word)") }
        }
      }
    }
    let rate = Double(right) / Double(right + wrong.count)
    print("properties: \(right) of \(right + wrong.count) slips recognized; not: \(wrong.prefix(20))")
    #expect(rate >= 0.95)
  }

  @Test func aSlipInAKindIsRecognized() {
    var names = NameTable()
    let kinds = Name.elementKinds.filter { $0 != .detents && $0 != .slot }.map { names.text(of: $0) }
    let components = [
      "Button", "IconButton", "TextField", "Toggle", "Slider", "ListRow", "TabBar", "TabItem", "NavBar", "PageDots",
      "Fab",
      "Card", "Dialog", "Divider",
    ]
    var right = 0
    var wrong: [String] = []
    for word in kinds + components {
      let mistakes = Self.mistakes(in: word).filter { names.intern($0).index > Name.wordCount }
      let lines = mistakes.map { "\($0)(\"a\")" }.joined(separator: "\n")
      let proposals = Self.proposals("screen S {\n\(lines)\n}", rule: "unknown_kind")
      #expect(proposals.count == mistakes.count)
      for (mistake, proposed) in zip(mistakes, proposals) {
        if proposed == word { right += 1 } else { wrong.append("\(mistake) → \(proposed ?? "nothing") for \(word)") }
      }
    }
    let rate = Double(right) / Double(right + wrong.count)
    print("kinds: \(right) of \(right + wrong.count) slips recognized; not: \(wrong.prefix(20))")
    #expect(rate >= 0.95)
  }

  @Test func upperAndLowerCaseAreAlike() {
    #expect(Self.proposal("screen S { text(\"a\") { WIDTH: 1 } }", rule: "unknown_property") == "width")
    #expect(Self.proposal("screen S { Column { } }", rule: "unknown_kind") == "column")
    #expect(Self.proposal("screen S { button(\"a\") }", rule: "unknown_kind") == "Button")
  }

  @Test func whatIsNearToNothingGetsNoProposal() {
    #expect(Self.proposal("screen S { text(\"a\") { frobnicate: 1 } }", rule: "unknown_property") == nil)
    #expect(Self.proposal("screen S { xyzzy }", rule: "unknown_kind") == nil)
  }

  @Test func distancesCountEditsAndSwapsOfNeighbours() {
    // Worked out by hand; "ca" → "abc" is 3 where no letter may be touched twice (Boytsov 2011, section 2.1).
    let cases: [(String, String, Int)] = [
      ("width", "width", 0), ("widht", "width", 1), ("wdth", "width", 1), ("widdth", "width", 1), ("", "abc", 3),
      ("ca", "abc", 3), ("kitten", "sitting", 3),
    ]
    for (a, b, distance) in cases {
      #expect(alignmentDistance(Array(a.utf8), Array(b.utf8)) == distance, "\(a) and \(b)")
    }
  }

  @Test func everyEnumerationHasItsLine() {
    var names = NameTable()
    let words = EnumerationWords(names: &names)
    var reader = WordReader(enumerationTable)
    for enumeration in Enumeration.allCases {
      let hasLine = reader.nextLine()
      #expect(hasLine)
      let name = reader.nextWord().map { String(decoding: $0, as: UTF8.self) }
      #expect(name == "\(enumeration)")
      for word in words[enumeration] {
        #expect(word.index <= Name.wordCount, "\(names.text(of: word)) of \(enumeration) is no word of the language")
        #expect(words.contains(word, enumeration))
      }
    }
    let hasMore = reader.nextLine()
    #expect(!hasMore)
  }

  @Test func propertiesHaveBitsOfTheirOwn() {
    var bits: Set<Int32> = []
    for index in 1...Int32(Name.wordCount) where PropertyFacts(Name(index: index)) != nil {
      let isNew = bits.insert(index & 127).inserted
      #expect(isNew)
    }
  }
}
