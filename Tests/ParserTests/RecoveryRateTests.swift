import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// Deleting or doubling any one token of a source.
///
/// An edit counts when the edited source is no longer one of the language: when it has a diagnostic. (`a; b` on two
/// lines without its `;`, `row` without its name, `- -8`: these are other sources, and right ones.) It is read well
/// when it gives one or two diagnostics of which the first is at most a line from the edit. Every token of the
/// sources of this folder is edited; of each other source, which look alike, some 150 spread over it. No edit at all
/// gives more than four.
struct RecoveryRateTests {
  @Test func oneWrongTokenGivesOneOrTwoMessagesNearIt() {
    var counted = 0
    var neutral = 0
    var good = 0
    var single = 0
    var failures: [String] = []
    var many: [String] = []
    for source in soundSources() where source.bytes.count < 12_000 {
      let text = source.source
      let tokens = lex(text)
      let step = source.path.hasPrefix("Tests/") ? 1 : max(1, tokens.count / 150)
      for token in stride(from: 0, to: tokens.count - 1, by: step) {
        let range = tokens.span(token).range
        let line = text.position(at: tokens.starts[token]).line
        for isDoubled in [false, true] {
          var bytes = text.bytes
          if isDoubled {
            bytes.insert(contentsOf: [UInt8(ascii: " ")] + Array(text.bytes[range]), at: range.upperBound)
          } else {
            bytes.removeSubrange(range)
          }
          let edited = SourceText(name: source.path, bytes: bytes)
          let diagnostics = diagnose(edited)
          guard let first = diagnostics.first else {
            neutral += 1
            continue
          }
          counted += 1
          let distance = abs(edited.position(at: first.place.span.start).line - line)
          if diagnostics.count == 1 { single += 1 }
          if diagnostics.count > 4 {
            many.append(
              "\(source.path):\(line): '\(text.text(tokens.span(token)))' \(isDoubled ? "doubled" : "deleted"): "
                + "\(diagnostics.count) diagnostics")
          }
          if diagnostics.count <= 2, distance <= 1 {
            good += 1
          } else {
            failures.append(
              "\(source.path):\(line): '\(text.text(tokens.span(token)))' \(isDoubled ? "doubled" : "deleted"): "
                + "\(diagnostics.count) diagnostics, \(distance) lines away: \(first.message)")
          }
        }
      }
    }
    print("one wrong token: \(good) of \(counted) edits read well, \(single) with one message; \(neutral) are neutral")
    #expect(Double(good) >= 0.95 * Double(counted), "\(failures.joined(separator: "\n"))")
    #expect(many.isEmpty, "more than four messages:\n\(many.joined(separator: "\n"))")
  }
}
