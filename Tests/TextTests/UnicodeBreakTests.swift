import Foundation
import Testing

@testable import BandText

/// The Unicode Consortium's own cases, all of them, of version 15.0.0.
@Suite struct UnicodeBreakTests {
  /// A case: characters, and before each but the first whether there is a break.
  struct Case {
    var text: Substring
    var codes: [UInt32] = []
    var breaks: [Bool] = []

    init(_ line: Substring) {
      text = line
      var rest = line
      while let end = rest.firstIndex(where: { $0 == "/" || $0 == " " }) {
        codes.append(UInt32(rest[..<end], radix: 16)!)
        breaks.append(rest[end] == "/")
        rest = rest[rest.index(after: end)...]
      }
      codes.append(UInt32(rest, radix: 16)!)
    }
  }

  func cases(_ file: String) throws -> [Case] {
    try String(contentsOf: fixture(file), encoding: .utf8).split(separator: "\n").map(Case.init)
  }

  @Test func linesBreakWhereUnicodeSays() throws {
    var options = LineBreakOptions()
    options.breaksBeforeSmallKana = false
    options.followsICU = false
    let cases = try cases("LineBreakTest-15.0.0.txt")
    #expect(cases.count == 7654)
    var wrong: [Substring] = []
    for testCase in cases {
      let classes = testCase.codes.map { CharacterProperties(of: $0).lineBreak }
      var breaker = LineBreaker(options)
      let found = testCase.codes.indices.map { index in
        let next = classes[(index + 1)...].first {
          $0 != .combiningMark && $0 != .zeroWidthJoiner && $0 != .complexMark
        }
        return breaker.action(before: classes[index], code: testCase.codes[index], next: next) != .prohibited
      }
      if Array(found.dropFirst()) != testCase.breaks { wrong.append(testCase.text) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ: \(wrong.prefix(40))")
  }

  /// Break offsets of ICU 72 (`icu::BreakIterator`, line), the end left out: a number may begin with a point.
  @Test func aPointStaysWithItsDigits() {
    var measurer = TextMeasurer()
    let style = TextStyle.material(.bodyLarge).resolved(on: .android, at: .standard)
    for (text, offsets) in [
      ("Train at kl.10 from Oslo", [6, 9, 15, 20]), ("No.5 of .50", [5, 8]), ("v.2 a:1", [4]), ("a , 5", [4]),
      ("( .5", []),
    ] {
      let measured = measurer.measuredText(text, style: style)
      #expect(measured.breakOffsets.map { Int($0) } == offsets, "\(text)")
    }
  }

  @Test func clustersBeginWhereUnicodeSays() throws {
    let cases = try cases("GraphemeBreakTest-15.0.0.txt")
    #expect(cases.count == 602)
    var wrong: [Substring] = []
    for testCase in cases {
      var breaker = ClusterBreaker()
      let found = testCase.codes.map { breaker.beginsCluster(CharacterProperties(of: $0).cluster) }
      if Array(found.dropFirst()) != testCase.breaks { wrong.append(testCase.text) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ: \(wrong.prefix(40))")
  }
}

/// A file beside the tests.
func fixture(_ name: String, file: String = #filePath) -> URL {
  URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures").appendingPathComponent(name)
}
