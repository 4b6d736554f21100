import BandScreenModel
import Foundation
import Testing
import text_conformance

@testable import BandText

/// Texts as a browser laid them out with the same fonts.
@Suite struct RecordedTextTests {
  func run(_ name: String, where isWanted: (TextRecord) -> Bool = { _ in true }) throws -> ConformanceRun {
    let decoder = JSONDecoder()
    var run = ConformanceRun()
    for line in try Data(contentsOf: fixture(name)).split(separator: UInt8(ascii: "\n")) {
      let record = try decoder.decode(TextRecord.self, from: line)
      if isWanted(record) { run.run(record) }
    }
    return run
  }

  @Test func lineCountsAreTheBrowsers() throws {
    let run = try run("text.jsonl")
    // The built-in kerning is that of ASCII: 99.84 % is what it can give.
    #expect(run.counts["default"]!.rate >= 0.995, "\(run.failures)")
    #expect(run.counts["plain"]!.rate >= 0.999, "\(run.failures)")
    #expect(run.counts["default"]!.passed > 1000)
  }

  @Test func withoutKerningEveryAdvanceIsExact() throws {
    let run = try run("text.jsonl") {
      Set($0.needs).isDisjoint(with: ["combining", "emoji", "tab", "complex-shaping", "fallback"])
    }
    #expect(run.widths["plain advance"]!.failed == 0, "\(run.wrongWidths)")
    #expect(run.widths["plain advance"]!.passed > 200)
  }

  @Test func withKerningLatinAdvancesAreExact() throws {
    // Only ASCII: what kerns with other characters is not in the table, and the ligatures of Roboto are not.
    let run = try run("text.jsonl") { $0.text.utf8.allSatisfy { $0 < 0x80 } && $0.needs.allSatisfy { $0 == "latin" } }
    #expect(run.widths["default advance"]!.rate > 0.9, "\(run.wrongWidths)")
  }

  @Test func linesMayEndWhereICUSays() throws {
    let run = try run("text-breaks.jsonl")
    #expect(run.counts["breaks"]!.failed == 0, "\(run.failures)")
    #expect(run.counts["breaks"]!.passed > 250)
  }
}
