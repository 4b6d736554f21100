import BandDiagnostics
import BandSyntax
import Testing

@testable import BandChecker

/// Which text a mistyped one was meant to be.
@Suite struct DevicesSuggestionTests {
  /// The issue asks for 95 %; all properties and blocks of devices and projects have names far enough apart for more.
  @Test func aSwappedMissingOrDoubledLetterIsFoundOut() {
    let names = NameTable()
    let forms: [BlockForm] = [
      .device, .orientation, .variant, .strip, .cutout, .hinge, .project, .envelope,
    ]
    var tried = 0
    var missed: [String] = []
    for form in forms {
      let properties = form.properties.map {
        $0.part == .none ? names.text(of: $0.name) : names.text(of: $0.name) + "." + names.text(of: $0.part)
      }
      let elements = form.elements.map { names.text(of: $0) }
      for words in [properties, elements] {
        for word in words {
          for slip in slips(of: word) where !words.contains(slip) {
            tried += 1
            if nearTexts(to: slip, among: words) != [word] { missed.append("\(form.owner): \(slip)") }
          }
        }
      }
    }
    #expect(tried > 1000)
    #expect(missed.count * 20 <= tried, "\(missed)")
  }

  @Test func textsAreFoundByTheirWords() {
    let names = ["iPhone 16", "iPhone 16 Pro", "Google Pixel 9 (gesture navigation)", "iPad (10th generation)"]
    #expect(nearTexts(to: "iphone 16 pro", among: names, limit: 3) == ["iPhone 16 Pro"])
    #expect(nearTexts(to: "pixel 9", among: names, limit: 3) == ["Google Pixel 9 (gesture navigation)"])
    #expect(nearTexts(to: "iPhone 61", among: names, limit: 1) == ["iPhone 16"])
    #expect(nearTexts(to: "16", among: names) == [])
    #expect(nearTexts(to: "", among: names) == [])
    #expect(nearTexts(to: String(repeating: "a", count: 200), among: names) == [])
    #expect(didYouMean(["a", "b", "c"]) == "; did you mean 'a', 'b' or 'c'?")
    #expect(didYouMean([]) == "")
  }

  @Test func aDeviceWithoutItsQuotesAndSpacesIsMeant() {
    for (written, meant) in [("iPhone16", "\"iPhone 16\""), ("iphone16pro", "\"iPhone 16 Pro\""), ("phons", "phones")] {
      let file = ReadFile("screen S { targets: \(written) }")
      var catalogue = CatalogueProfiles()
      let found = file.screens.flatMap { makeMatrix(for: $0, in: file.scope, catalogue: &catalogue).diagnostics }
      #expect(found.first?.fixes.first?.title == "write \(meant)", "\(written)")
    }
  }

  /// What other systems call a target, and a device written in other letters: one thing is meant.
  @Test func oneTargetIsMeantWhereOneIs() {
    for (written, meant) in [
      ("iphones", ["write ios"]), ("androids", ["write android"]), ("\"iphone 16\"", ["write \"iPhone 16\""]),
      ("\"IPHONE 16 PRO\"", ["write \"iPhone 16 Pro\""]),
    ] {
      let file = ReadFile("screen S { targets: \(written) }")
      var catalogue = CatalogueProfiles()
      let found = file.screens.flatMap { makeMatrix(for: $0, in: file.scope, catalogue: &catalogue).diagnostics }
      #expect(found.first?.fixes.map { $0.title } == meant, "\(written)")
    }
  }

  /// What has a place of its own is told where that is.
  @Test func aSettingThatStandsElsewhereIsTold() {
    for (written, help) in [
      (
        "strings: \"x.json\"",
        "a table of strings is named outside of the project's braces: 'strings \"Localizable.xcstrings\"'"
      ),
      ("devices: \"iPhone 16\"", "write 'targets: phones, tablets', or the devices' names in quotes"),
      ("languages: en", "write 'locales: en, de', languages of the tables of strings"),
    ] {
      let found = ReadFile("project { \(written) }").diagnostics
      #expect(found.first?.notes.map { $0.text } == [help], "\(written): \(found)")
    }
  }

  private func slips(of word: String) -> [String] {
    let letters = Array(word)
    var slips: [String] = []
    for index in letters.indices {
      var missing = letters
      missing.remove(at: index)
      slips.append(String(missing))
      var doubled = letters
      doubled.insert(letters[index], at: index)
      slips.append(String(doubled))
      guard index > 0, letters[index] != letters[index - 1] else { continue }
      var swapped = letters
      swapped.swapAt(index, index - 1)
      slips.append(String(swapped))
    }
    return slips
  }
}
