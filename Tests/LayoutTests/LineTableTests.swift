import BandConformanceKit
import BandScreenModel
import Testing

/// The table that a text is to layout, against breaking it line by line.
struct LineTableTests {
  /// Greedy breaking of Ahem text, written down once more from the corpus's description.
  private func lines(_ text: String, width: Double) -> Int {
    var units: [(width: Double, space: Double)] = [(0, 0)]
    for character in text.unicodeScalars {
      if character == "\u{200B}" {
        units.append((0, 0))
      } else if character == " " {
        units[units.count - 1].space += 10
        units.append((0, 0))
      } else {
        units[units.count - 1].width += 10
      }
    }
    let room = max(width, units.map(\.width).max() ?? 0)
    var count = 1
    var used = 0.0
    var space = 0.0
    for (index, unit) in units.enumerated() {
      if index > 0 && used + space + unit.width > room {
        count += 1
        used = unit.width
      } else {
        used += space + unit.width
      }
      space = unit.space
    }
    return count
  }

  @Test(arguments: [
    "A", "", "AA BB CC", "XX\u{200B}X\u{200B}X\u{200B}XXX\u{200B}XXXXX\u{200B}XX", "AAAA B  C DDDDDDD E",
  ])
  func everyWidthHasItsLineCount(text: String) {
    let table = AhemText.table(text)
    let descends = zip(table.leastWidths, table.leastWidths.dropFirst()).allSatisfy { $0 >= $1 }
    #expect(descends)
    for step in 0...100 {
      let width = Double(step) * 2.5
      #expect(table.lineCount(forWidth: width) == lines(text, width: width), "\(width)")
      #expect(table.height(forWidth: width) == Double(lines(text, width: width)) * 10)
    }
  }

  @Test func aBoxThatHugsItsTextDoesNotBreakIt() {
    let table = AhemText.table("AAA BB")
    #expect(table.lineCount(forWidth: 60) == 1)
    #expect(table.lineCount(forWidth: 60 - 1e-9) == 1)
    #expect(table.lineCount(forWidth: 59.9) == 2)
  }
}
