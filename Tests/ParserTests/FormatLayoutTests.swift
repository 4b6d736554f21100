import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// What the canonical layout looks like, rule by rule.
struct FormatLayoutTests {
  /// Expects that a source is in its canonical layout already, and that it is found from one without line breaks where
  /// they mean nothing.
  func expectCanonical(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(formatted(text + "\n") == text + "\n", sourceLocation: sourceLocation)
    let collapsed = WhiteSpace(SourceText(name: "", text)).collapsed()
    #expect(formatted(collapsed) == text + "\n", sourceLocation: sourceLocation)
  }

  @Test func theFirstSampleOfTheLanguageKeepsItsLayout() {
    // Section 1, its comments moved to two columns behind the code.
    expectCanonical(
      """
      import "tokens.band"

      /// Terms of service: a wall of text and the one button that matters.
      screen Terms {
          targets: phones, tablets

          @decorative
          box backdrop { pin: screen; background: #F2F2F7 }  // paint may go to the glass

          column page {  // no anchors: fills the safe area
              padding: gutter
              gap: 12

              text title("Terms of service") { style: largeTitle }

              @scroll(vertical)
              column body {
                  height: fill
                  for paragraph in paragraphs { text(paragraph) { style: body } }
              }

              PrimaryButton agree("Agree and continue")  // a component; its tap target clears the band
          }
      }

      component PrimaryButton(label: String) {
          @tappable
          row {
              minHeight: 50; padding.horizontal: 16; justify: center; align: center
              background: brand; radius: 12
              text(label) { style: headline; color: #FFFFFF }
          }
      }
      """)
  }

  @Test func spacesFollowFromTheTokens() {
    expectCanonical(
      """
      let a = -b.c[0] * (2 + f(x, key: y)) - -1
      let c: Size = d ? e : !f && g || h == 800 by 1280
      let i = [(title: "A", n: 1), (title: "B \\(j + 1) \\(k[0])", n: 2)]
      let l = 1...count - 1
      """)
  }

  @Test func semicolonsStayOnALineAsLongAsItIsNotTooLong() {
    expectCanonical(
      """
      screen A {
          width: 1; height: 2; minWidth: 3333333333; maxWidth: 4444444444; minHeight: 555555555555;
          maxHeight: 66
          gap: 1;
      }
      """)
  }

  @Test func blocksOnOneLineHoldOneItemOrSemicolonsAndNoElementsInElements() {
    expectCanonical(
      """
      screen A {
          row { gap: 8; text("one"); text("two") }
          row { text("one") { lines: 2 } }

          row {
              column { text("one") }
          }

          row {
              gap: 8
              text("one")
          }
      }

      style small { size: 12; weight: bold }

      component B {
          spacer
      }
      """)
  }

  @Test func theBlocksOfAnIfAreAllOnOneLineOrNone() {
    expectCanonical(
      """
      screen A {
          if phone { gap: 8 } else { gap: 12 }

          if phone {
              gap: 8
          } else if tablet {
              gap: 9; padding: 4
              grow: 1
          } else {
              gap: 12
          }
      }
      """)
  }

  @Test func longLinesBreakBehindCommasAndBeforeOperatorsThenInBrackets() {
    expectCanonical(
      """
      let a = aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa + bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
          + cccccccccccccccccccccccccccccccccccccccc
      let d = [
          eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee,
          ffffffffffffffffffffffffffffffffffffffffffffff,
      ]

      project {
          targets: aaaaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb, cccccccccccccccc,
              dddddddddddddd
      }
      """)
  }

  @Test func commentsStayWhereTheyAre() {
    expectCanonical(
      """
      // What this file is.
      // More of it.

      screen A {  // behind the brace
          // on its own line
          gap: 8  // behind a property
          /* before */
          width: 4 /* in */ + 5
          // at the end
      }

      // at the very end
      """)
  }

  @Test func emptyTextsAndCommentsAlone() {
    #expect(formatted("") == "")
    #expect(formatted(" \n\n ") == "")
    #expect(formatted("// a  \n\n\n// b") == "// a\n// b\n")
    #expect(formatted("screen A{}") == "screen A { }\n")
  }

  @Test func aSourceWithFaultsIsNotFormatted() {
    let result = format(SourceText(name: "test.band", "screen A { width fill }"))
    #expect(result.bytes == nil)
    #expect(result.diagnostics.map(\.rule.text) == ["syntax_error"])
  }
}
