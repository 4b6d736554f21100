import BandParser
import BandSyntax
import BandTestSupport
import Testing

struct LexTests {
  func kinds(_ text: String) -> [TokenKind] { Array(lex(SourceText(name: "", text)).kinds.dropLast()) }

  @Test func eachTokenHasItsKind() {
    #expect(
      kinds("{}()[]:;,.@?= ... + - * / < <= > >= == != && || !") == [
        .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .colon, .semicolon,
        .comma, .dot, .at, .question, .assign, .ellipsis, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .equal, .notEqual, .and, .or, .not,
      ])
    #expect(kinds("abc _a1 B") == [.identifier, .identifier, .identifier])
    #expect(
      kinds("1 1.5 50% 1px 1.7x 1...2 1.a") == [
        .number, .number, .number, .number, .number, .number, .ellipsis, .number, .number, .dot, .identifier,
      ])
    #expect(kinds("#FFF #12345678") == [.color, .color])
    #expect(kinds(#""" "a" "\"" "\\""#) == [.string, .string, .string, .string])
    #expect(
      kinds(#""a \(b(c)) d \(e) f""#) == [
        .stringHead, .identifier, .leftParenthesis, .identifier, .rightParenthesis, .stringMiddle, .identifier,
        .stringTail,
      ])
  }

  @Test func flagsTellWhatStandsBefore() {
    let table = lex(SourceText(name: "", "a b\nc /* \n */ d // x\ne /// y\nf\n/// z\ng"))
    #expect(
      table.flags == [
        [.newline], [], [.newline], [.newline], [.newline], [.newline], [.newline, .documentation], [],
      ])
    #expect(table.comments.map(\.kind) == [.block, .line, .documentation, .documentation])
    #expect(table.comments.map(\.startsLine) == [false, false, false, true])
  }

  @Test func commentsNest() {
    #expect(kinds("a /* /* */ b */ c") == [.identifier, .identifier])
    #expect(kinds("a //* b\n c") == [.identifier, .identifier])
  }

  @Test func tokensCoverEverythingButWhiteSpaceAndComments() {
    for file in soundSources() {
      let table = lex(file.source)
      var covered = 0
      var comment = 0
      var end: Int32 = 0
      for token in 0..<table.count {
        while comment < table.comments.count, table.comments[comment].span.start < table.starts[token] {
          covered += table.comments[comment].span.length
          #expect(table.comments[comment].span.start >= end)
          end = table.comments[comment].span.end
          comment += 1
        }
        #expect(table.starts[token] >= end)
        covered += table.span(token).length
        end = table.ends[token]
      }
      let white = file.bytes.count { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
      // Spaces in strings and comments are covered too.
      #expect(covered >= file.bytes.count - white && covered <= file.bytes.count, "\(file.path)")
    }
  }
}
