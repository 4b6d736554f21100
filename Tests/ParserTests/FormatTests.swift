import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// A source in its canonical layout; its messages where it has syntax errors.
func formatted(_ bytes: [UInt8]) -> String {
  let result = format(SourceText(name: "test.band", bytes: bytes))
  return result.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "\(result.diagnostics.map(\.message))"
}

func formatted(_ text: String) -> String { formatted(Array(text.utf8)) }

/// The texts of tokens and comments in order; line comments without white space at their end.
func pieces(_ bytes: [UInt8]) -> (tokens: [String], comments: [String]) {
  let source = SourceText(name: "test.band", bytes: bytes)
  let tokens = lex(source)
  let comments = tokens.comments.map { comment in
    var text = source.text(comment.span).replacing("\r", with: "")
    while comment.kind != .block, text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
  return ((0..<tokens.count).map { source.text(tokens.span($0)) }, comments)
}

struct FormatPropertyTests {
  /// The sound sources, and these with longer words, so that more lines must break, and with more comments.
  static let sources: [TestFile] = {
    var all: [TestFile] = []
    var generator = SeededGenerator(seed: 7)
    for file in soundSources() where file.bytes.count < 20_000 {
      all.append(file)
      for factor in [2, 5] {
        all.append(TestFile(path: "\(file.path), words \(factor) times", bytes: stretched(file.source, factor)))
      }
      for round in 0..<3 {
        all.append(TestFile(path: "\(file.path), commented \(round)", bytes: commented(file.source, &generator)))
      }
    }
    return all
  }()

  @Test func allSourcesAreSound() {
    for source in Self.sources { #expect(diagnose(source.source).map(\.message) == [], "\(source.path)") }
  }

  @Test func formattingAgainChangesNothing() {
    for source in Self.sources {
      let once = formatted(source.bytes)
      #expect(formatted(once) == once, "\(source.path)")
    }
  }

  @Test func tokensAndCommentsStay() {
    for source in Self.sources {
      let before = pieces(source.bytes)
      let after = pieces(Array(formatted(source.bytes).utf8))
      #expect(before.tokens == after.tokens, "\(source.path)")
      #expect(before.comments == after.comments, "\(source.path)")
    }
  }

  @Test func theMeaningStays() {
    for source in Self.sources {
      let before = Reading(source.bytes)
      let after = Reading(formatted(source.bytes))
      #expect(before.text.file() == after.text.file(), "\(source.path)")
    }
  }

  @Test func otherWhiteSpaceGivesTheSameBytes() {
    var generator = SeededGenerator(seed: 11)
    for source in Self.sources {
      let wanted = formatted(source.bytes)
      let space = WhiteSpace(source.source)
      #expect(formatted(space.collapsed()) == wanted, "\(source.path), collapsed")
      for _ in 0..<3 {
        let scrambled = space.scrambled(&generator)
        if formatted(scrambled) != wanted {
          Issue.record("\(source.path), scrambled: \(String(decoding: scrambled, as: UTF8.self))")
        }
      }
    }
  }

  /// A source whose words that are none of the language's are longer.
  private static func stretched(_ source: SourceText, _ factor: Int) -> [UInt8] {
    let names = NameTable()
    let tokens = lex(source)
    var bytes: [UInt8] = []
    var end = 0
    for token in 0..<tokens.count where tokens.kinds[token] == .identifier {
      let text = source.text(tokens.span(token))
      bytes += source.bytes[end..<Int(tokens.ends[token])]
      end = Int(tokens.ends[token])
      if names.find(text) == nil { for _ in 1..<factor { bytes += Array(text.utf8) } }
    }
    return bytes + source.bytes[end...]
  }

  /// A source with comments where they change nothing.
  private static func commented(_ source: SourceText, _ generator: inout SeededGenerator) -> [UInt8] {
    let space = WhiteSpace(source)
    var bytes: [UInt8] = []
    for index in space.texts.indices {
      let choice = generator.below(12)
      if space.gaps[index] == .newline { bytes += Array((choice == 0 ? " // end\n" : "\n").utf8) }
      if space.gaps[index] == .free {
        let texts = [" // why\n", "\n// alone\n", " /* in */ ", "\n/* over\n   lines */\n", "\n", " /* a *//* b */ "]
        bytes += Array((choice < texts.count ? texts[choice] : " ").utf8)
      }
      if space.gaps[index] == .line { bytes += Array((choice == 0 ? " /* here */ " : " ").utf8) }
      bytes += space.texts[index]
    }
    return bytes
  }
}
