import BandDiagnostics
import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

@testable import BandChecker

/// What shows only in an expansion, and limits. Source: the language's sections 3, 4, 9 and 10.
@Suite struct ExpansionFaultTests {
  private func expect(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectDiagnostics(source, sourceLocation: sourceLocation) { expansionDiagnostics($0) }
  }

  private func rules(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    expanded(source, sourceLocation: sourceLocation).diagnostics.map { $0.rule.text }
  }

  // MARK: Order

  @Test func layersThatWaitForOneAnotherAreACycle() {
    expect(
      """
      screen A {
          box a { top: b.bottom; left: safe.left }
      //               ^^^^^^^^ error[circular_layout]: 'a' waits for 'b', which waits for 'c', which waits for 'a'
          box b { top: c.bottom; left: safe.left }
          box c { top: safe.top; left: a.right }
      }
      """)
  }

  @Test func aCycleSaysWhatToWriteInstead() {
    let source = "screen A { box a { top: b.bottom; left: safe.left } box b { top: a.bottom; left: safe.left } }"
    let helps = expanded(source).diagnostics.map { $0.notes.filter { $0.kind == .help }.count }
    #expect(helps == [1])
  }

  @Test func aBarCannotWaitForALayer() {
    expect(
      """
      screen A {
          bar bottom tabs { width: 10; height: page.height }
      //                                       ^^^^^^^^^^^ error[circular_layout]: 'tabs' waits for 'page', which waits for 'tabs'
          column page { pin: screen }
      }
      """.replacing("width: 10; ", with: "gap: 1;    "))
  }

  @Test func whatIsLaidOutTogetherCannotBeRead() {
    expect(
      """
      screen A {
          column page {
              box a { }
              Wide { text("x") { width: a.width } }
      //                                ^^^^^^^ error[reads_sibling]: 'page.row[0].text[0]' is laid out together with 'page.a', and can't read it
          }
      }
      component Wide { row { slot } }
      """)
  }

  @Test func whatIsNotThereCannotBeRead() {
    expect(
      """
      screen A {
          if landscape { box a { } }
          box b { left: a.right; top: safe.top }
      //                ^ error[missing_element]: there is no 'a' on ios in portrait; put what reads it under the same condition
          if screen.width > 600 { box c { } box d { left: c.right; top: safe.top } }
          if screen.width > 600 { box e { } } else { box e { } }
          box f { left: c.right; top: e.bottom }
      //                ^ error[missing_element]: 'c' isn't always there; put what reads it under the same condition
      }
      """)
  }

  // MARK: A use and its component together

  @Test func aUseCanGiveOneAnchorTooMany() {
    expect(
      """
      screen A {
          Low a { top: safe.top }
      //          ^^^ error[over_constrained]: two of edges and height say where 'a' stands down; here are 3
          Low b { left: safe.left }
      }
      component Low { box { bottom: safe.bottom; height: 50 } }
      """)
  }

  @Test func anAnchoredRootFillsNothing() {
    expect(
      """
      screen A {
          Wide a { left: safe.left; top: safe.top }
      //                            ^^^ error[fill_on_anchored_axis]: 'width: fill' shares what a flow leaves, and this is anchored across
      }
      component Wide { box { width: fill } }
      """)
  }

  @Test func anAnchorOnOneAxisInAFlowSaysTooLittle() {
    expect(
      """
      screen A {
          column page { Low }
          stack other { Low }
      }
      component Low { box { bottom: safe.bottom; height: 50 } }
      //                    ^^^^^^ error[half_anchored]: this takes the element out of the column's flow, and nothing says where it stands across
      """)
  }

  @Test func whatScrollsIsNotAnchoredToWhatStays() {
    expect(
      """
      screen A {
          box fixed { }
          @scroll(vertical)
          column list {
              Low { }
              Low { edge: 1; }
          }
          Low { }
      }
      component Low { box { bottom: safe.bottom; left: parent.left; height: 50 } }
      //                            ^^^^^^^^^^^ error[anchor_from_outside_scroll]: 'list.box[0]' moves with the content of 'list', and can't be anchored to what stays
      """.replacing("        Low { edge: 1; }\n", with: ""))
  }

  @Test func aShareOfWhatHugsIsACircle() {
    expect(
      """
      screen A {
          column page {
              row hugging { width: hug; Half { } }
              row given { Half { } }
              row minimum { minWidth: 100; width: hug; spacer { } }
          }
          stack loose { width: hug; height: hug; Half { } }
      }
      component Half { box { width: 50%; height: 10 } }
      //                            ^^^ error[circular_size]: 'page.hugging.box[0]' takes a share of the width of 'page.hugging', which hugs its content
      """)
    #expect(
      rules("screen A { column page { Row } } component Row { row { width: hug; spacer { } } }") == ["circular_size"])
    #expect(
      rules("screen A { column page { Row } } component Row { row { width: hug; minWidth: 9; spacer { } } }").isEmpty)
    #expect(rules("screen A { column page { row { text(\"a\"); spacer { }; text(\"b\") } } }").isEmpty)
  }

  @Test func whatASizeCannotDecideIsTold() {
    func withKeyboard(_ bar: String) -> [String] {
      expanded("screen A { bar bottom b { \(bar) } }", .phone.with { $0.isKeyboardUp = true }).diagnostics.map {
        $0.rule.text
      }
    }
    let field = "if screen.width > 600 { @input row f { height: 48 } }"
    #expect(withKeyboard(field) == ["not_supported_yet"])
    #expect(withKeyboard("keyboard: lift; \(field)") == [])
    #expect(withKeyboard("\(field) @input row g { height: 48 }") == [])
    let inner = "box z { right: parent.right; bottom: parent.bottom; width: 10; height: 10 }"
    #expect(
      rules("screen A { @scroll(vertical) column c { padding: 10%; box a { height: 30 }; \(inner) } }").first
        == "not_supported_yet")
  }

  /// What sizes choose counts: each of the parent's flows that can be there together with one of the child's.
  @Test func whatASizeChoosesMayBeCircular() {
    let share = "row r { box b { width: 50%; height: 3 } }"
    #expect(rules("screen A { column { align: screen.width > 600 ? start : stretch; \(share) } }") == ["circular_size"])
    #expect(rules("screen A { column { if screen.width > 600 { align: center }; \(share) } }") == ["circular_size"])
    let wide = "width: screen.width > 600 ? 400 : hug"
    #expect(rules("screen A { column { row { \(wide); box { width: screen.width > 600 ? 50% : 30 } } } }") == [])
    #expect(rules("screen A { column { row { \(wide); if screen.width > 600 { box { width: 50% } } } } }") == [])
    #expect(rules("screen A { column { row { \(wide); box { width: 50% } } } }") == ["circular_size"])
    #expect(
      rules("screen A { column { row { \(wide); box { width: screen.width > 600 ? 30 : 50% } } } }") == [
        "circular_size"
      ])
    #expect(
      rules("screen A { column { row { \(wide); box { width: screen.width > 500 ? 50% : 30 } } } }") == [
        "circular_size"
      ])
    let header = "height: screen.width > 600 ? 50% : 30"
    #expect(
      rules("screen A { @sheet column s { detents { a: h.height + 20; b: 70% }; box h { \(header) } } }")
        == ["circular_layout"])
  }

  @Test func aRoleInADecorativeShowsThroughASlot() {
    expect(
      """
      screen A {
          Frame { @tappable box a { width: 50; height: 50 } }
      //                    ^^^^^ error[role_in_decorative]: '@tappable' takes touches, and stands in 'column[0].box[0]', which is '@decorative'
      }
      component Frame { column { @decorative box { slot } } }
      """)
  }

  // MARK: Values

  @Test func numbersAreFinite() {
    expect(
      """
      let none = 0
      let big = 100000
      screen A {
          box a { width: 10 / none }
      //                 ^^^^^^^^^ error[division_by_zero]: a division by 0 is no number
          box b { width: big * big * big }
      //                 ^^^^^^^^^ error[number_not_finite]: a number beyond 1,000,000,000 is no length
      }
      """)
  }

  @Test func rangesEndSomewhere() {
    expect(
      """
      screen A {
          column a {
              for i in 1...2000000000 { box { height: 1 } }
      //                   ^^^^^^^^^^ error[number_not_finite]: a range can't reach beyond 1,000,000,000
              for i in 3000000000 - 1...1 { box { height: 1 } }
      //               ^^^^^^^^^^ error[number_not_finite]: a range can't reach beyond 1,000,000,000
          }
      }
      """)
  }

  @Test func valuesOfParametersHaveTheirRange() {
    expect(
      """
      screen A {
          column page { Card(4) { } }
          column other { Card(-4) { } }
      }
      component Card(space: Length) { box { padding: space; margin: space } }
      //                                             ^^^^^ error[wrong_value]: 'padding' is 0 or more, and this is -4
      """)
  }

  @Test func listsHaveTheirElements() {
    expect(
      """
      let names = ["a", "b"]
      screen A {
          text a(names[1]) { }
          text b(names[2]) { }
      //               ^ error[wrong_value]: there is no element 2 in a list of 2 elements, which count from 0
          text c(names[0 - 1]) { }
      //               ^^^^^ error[wrong_value]: there is no element -1 in a list of 2 elements, which count from 0
          text d(names[0.5]) { }
      //               ^^^ error[wrong_value]: there is no element 0.5 in a list of 2 elements, which count from 0
      }
      """)
  }

  @Test func picturesMustBeThere() {
    expect(
      """
      screen A {
          image a("a.png") { }
      //          ^^^^^^^ error[image_not_found]: the picture 'a.png' can't be found
          image b("a.png") { size: 10 by 10 }
          image c("a.png") { width: 40; height: 50% }
          image d("a.png") { pin: safe }
          image e("a.png") { width: 40; height: hug }
      //          ^^^^^^^ error[image_not_found]: the picture 'a.png' can't be found
          image f("a.png") { left: safe.left; right: safe.right; top: safe.top }
      //          ^^^^^^^ error[image_not_found]: the picture 'a.png' can't be found
      }
      """)
  }

  /// Numbers that a condition on sizes chooses are numbers: `each` of the alternatives is calculated with.
  @Test func aChosenNumberIsCalculatedWith() {
    let screen = expanded(
      """
      let big = screen.width > 600
      let a = big ? 3 : 2
      let l = big ? ["p"] : ["q", "r"]
      screen A {
          column c {
              text("\\(a + 1) \\(l.count * 2) \\(max(a, 3)) \\(-a) \\(a / 2) \\(a + (big ? 1 : 2))")
              for i in 1...(a - 1) { box { width: 1 } }
              text(l[a - a])
              grid g { columns: a + 1; gap: 8; box { span: a - 1 } }
              row r { box { grow: a + 1; aspect: a * 2 } }
          }
      }
      """)
    #expect(screen.messages == [])
    let texts = Set(screen.screen.contents.compactMap { if case .text(let text, _) = $0 { text } else { nil } })
    // Of the text that shows all six there are two: one for each side.
    #expect(texts == ["4 2 3 -3 1.5 4", "3 4 3 -2 1 4", "p", "q"])
  }

  /// What a condition chooses may be read where it holds.
  @Test func anElementIsReadUnderItsOwnCondition() {
    #expect(
      rules(
        """
        screen A {
            let big = screen.width > 600
            if big { box a { left: safe.left; top: safe.top; width: 50; height: 50 } }
            box b { left: big ? a.right : safe.left; top: safe.top; width: 50; height: 50 }
        }
        """) == [])
    expect(
      """
      screen A {
          let big = screen.width > 600
          if big { box a { left: safe.left; top: safe.top; width: 50; height: 50 } }
          box b { left: big ? safe.left : a.right; top: safe.top; width: 50; height: 50 }
      //                                  ^ error[missing_element]: 'a' isn't always there; put what reads it under the same condition
      }
      """)
  }

  @Test func aComponentHasAThousandSlots() {
    func source(_ count: Int) -> String {
      "component A { row { " + (1...count).map { "slot s\($0)" }.joined(separator: "; ")
        + " } }\nscreen S { A { slot s\(count) { text(\"x\") } } }"
    }
    #expect(typeChecked(source(1000)).diagnostics.map { $0.message } == [])
    #expect(typeChecked(source(1001)).diagnostics.map { $0.message } == ["a component has 1000 slots at most"])
  }

  @Test func lengthsThatALetBringsHaveTheirRange() {
    #expect(
      rules("let w = -1\nscreen A { box { border: border(width: w, color: #000); shadow: shadow(blur: w) } }")
        == ["wrong_value", "wrong_value"])
  }

  @Test func sheetsStandAsTheirDetentsSay() {
    expect(
      """
      screen A {
          @sheet
          column a { }
      //  ^^^^^^^^ error[annotation_argument]: '@sheet' needs 'detents': the heights at which it rests
          @sheet
          column b {
              detents { low: list.height; high: 100% }
      //                     ^^^^^^^^^^^ error[circular_layout]: 'b.list' depends on the height of the sheet, which its detents give
              column list { height: fill }
          }
          @sheet
          column c { detents { low: 100 }; height: 300 }
      //                                   ^^^^^^ error[over_constrained]: a sheet stands on the screen's bottom edge, as high as its detents say
          @sheet
          column d { detents { low: 100 }; bottom: safe.bottom }
      //                                   ^^^^^^ error[over_constrained]: a sheet stands on the screen's bottom edge, as high as its detents say
      }
      """)
  }

  @Test func stickyElementsNeedAVerticalScroll() {
    expect(
      """
      component Head { @sticky(top) row { } }
      screen A {
          @scroll(horizontal)
          row a {
              @sticky(top)
      //      ^^^^^^^ error[annotation_not_here]: '@sticky' stops at the top or bottom of a vertical scroll, and this is in a horizontal one
              row b { }
          }
          column c { Head d { } }
      }
      """.replacing("column c { Head d { } }", with: "@scroll(vertical) column c { Head d { } }"))
  }

  // MARK: Limits

  @Test func repetitionHasALimit() {
    expect(
      """
      screen A {
          column page {
              for i in 1...1000000000 { box { } }
      //               ^^^^^^^^^^^^^^ error[expansion_too_large]: this repeats more than 100,000 times
          }
      }
      """)
  }

  /// What an expansion with lower limits says, so that a test of them is short.
  private func limited(_ source: SourceText, elements: Int = 1000, work: Int = 100_000) -> [Diagnostic] {
    let program = typeChecked(source.text(Span(0..<source.bytes.count))).program
    let resources = ExpansionResources { _ in nil }
    var expander = Expander(program, screen: 0, .phone, resources, elementLimit: elements, workLimit: work)
    expander.run()
    return expander.diagnostics
  }

  @Test func elementsHaveALimit() {
    #expect(ExpansionLimits.elements == 100_000)
    expectDiagnostics(
      """
      screen A {
          for i in 1...40 { row { for j in 1...40 { box { } } } }
      //           ^^^^^^ error[expansion_too_large]: this makes the screen larger than 100,000 elements
      }
      """
    ) { limited($0) }
  }

  @Test func componentsThatDoubleEachOtherHaveALimit() {
    var source = "screen A { C0 { } }\n"
    for level in 0..<60 { source += "component C\(level) { row { C\(level + 1) { } C\(level + 1) { } } }\n" }
    source += "component C60 { box { } }"
    #expect(limited(SourceText(name: "test.band", source)).map { $0.rule.text } == ["expansion_too_large"])
  }

  @Test func turnsWithoutElementsHaveALimit() {
    expectDiagnostics(
      """
      screen A {
          for i in 1...90000 { for j in 1...90000 { if landscape { box { } } } }
      //           ^^^^^^^^^ error[expansion_too_large]: the screen takes too much work to expand
      }
      """
    ) { limited($0) }
  }

  @Test func textsThatDoubleHaveALimit() {
    var source = "let s0 = \"aaaaaaaaaaaaaaaa\"\n"
    for level in 1...40 { source += "let s\(level) = \"\\(s\(level - 1))\\(s\(level - 1))\"\n" }
    #expect(rules(source + "screen A { text(s40) }") == ["expansion_too_large"])
    #expect(rules(source + "screen A { text(s3) }").isEmpty)
  }

  @Test func choicesThatDoubleHaveALimit() {
    var source = "let s0 = screen.width > 1 ? \"a\" : \"b\"\n"
    for level in 1...40 {
      source += "let s\(level) = screen.width > \(level * 10) ? \"\\(s\(level - 1))x\" : \"\\(s\(level - 1))y\"\n"
    }
    #expect(rules(source + "screen A { text(s40) }") == ["expansion_too_large"])
  }

  @Test func nestingHasALimit() {
    // Through components, so that no file is nested deeply itself.
    var source = "screen A { C0 { } }\n"
    for level in 0..<100 { source += "component C\(level) { row { row { row { C\(level + 1) { } } } } }\n" }
    source += "component C100 { box { } }"
    #expect(rules(source) == ["nesting_too_deep"])
    var roots = "screen A { C0 { } }\n"
    for level in 0..<250 { roots += "component C\(level) { C\(level + 1) { } }\n" }
    roots += "component C250 { box { } }"
    #expect(rules(roots).isEmpty)
  }

  @Test func longSumsAreNoNesting() {
    let sum = [String](repeating: "1", count: 200).joined(separator: " + ")
    let screen = expanded("let w = \(sum)\nscreen A { box a { width: w } }")
    #expect(screen.text(screen.flow("a").width) == "200")
  }

  @Test func chainsOfLetsHaveALimit() {
    var source = "let a0 = 1\n"
    for level in 1...5000 { source += "let a\(level) = a\(level - 1) + 1\n" }
    #expect(rules(source + "screen A { box { width: a5000 } }") == ["nesting_too_deep"])
    #expect(rules(source + "screen A { box { width: a100 } }").isEmpty)
  }

  @Test func longChainsOfValuesAreNoNesting() {
    // Each value is computed when its element is, so that none is deep when it is evaluated; what is made of them is.
    var lets = "let p0 = safe.bottom\nlet l0 = [1]\n"
    var elements = ""
    for level in 1...3000 {
      lets += "let p\(level) = min(p\(level - 1), screen.bottom - \(level))\n"
      elements += "box { bottom: p\(level); left: safe.left; height: 10 }\n"
    }
    let screen = expanded(lets + "screen A {\n\(elements)}")
    #expect(screen.messages.isEmpty)
    #expect(screen.origin("box[0]", .bottom) == "safe")
  }

  @Test func aLongCycleIsToldInShort() {
    var source = "screen A {\n"
    for number in 0..<200 { source += "box b\(number) { top: b\((number + 1) % 200).bottom; left: safe.left }\n" }
    let screen = expanded(source + "}")
    #expect(
      screen.messages == [
        "circular_layout: 'b0' waits for 'b1', which waits for 'b2', which waits for 'b3', which waits for 'b4', "
          + "which waits for 'b5', which waits for 'b6', and so on, which waits for 'b0'"
      ])
  }

  @Test func aFontThatIsNotThereIsToldOf() {
    expect(
      """
      style own { size: 17; font: "Inter.ttf" }
      //                          ^^^^^^^^^^^ error[font_unusable]: there is no file 'Inter.ttf'
      style other { size: 17; font: "Unused.ttf" }
      screen A { text("a") { style: own } }
      """)
  }

  @Test func longChainsOfAnchorsAreOrdered() {
    var source = "screen A {\n"
    for number in (1...3000).reversed() { source += "box b\(number) { top: b\(number - 1).bottom; left: safe.left }\n" }
    source += "box b0 { } }"
    let screen = expanded(source)
    #expect(screen.islandPaths.first == "b0" && screen.islandPaths.last == "b3000")
  }

  // MARK: Values

  /// What is refused as a literal is refused as the value of a `let`, a sum or a choice.
  @Test func whatAPropertyTakesIsAskedOfCalculatedValuesToo() {
    for (property, values) in [
      ("lineHeight", ["n", "0 - 3"]),
      ("lines", ["zero", "0 - 2", "3 / 2", "landscape ? 1.5 : 2.5", "screen.width > 300 ? 1.5 : 2"]),
      ("minimumScale", ["zero", "seven"]), ("opacity", ["seven", "0 - 1", "screen.width > 300 ? seven : 1"]),
      ("radius", ["n", "0 - 1"]), ("width", ["screen.width > 300 ? n : 4"]),
    ] {
      for value in values {
        let kind = ["lineHeight", "lines", "minimumScale"].contains(property) ? "text(\"a\")" : "box"
        let source =
          "let n = -3\nlet zero = 0\nlet seven = 7\nscreen A { column { \(kind) { \(property): \(value) } } }"
        #expect(rules(source) == ["wrong_value"], "\(property): \(value)")
      }
    }
    #expect(rules("style z { size: 17 - 20 }\nscreen A { text(\"a\") { style: z } }") == ["wrong_value"])
    let right =
      "let two = 2\nlet half = 0.5\nscreen A { text(\"a\") { lines: two; minimumScale: half; opacity: landscape ? half : 1 } }"
    #expect(rules(right) == [])
  }

  @Test func aRangeSaysWhichEndIsNotWhole() {
    let found = expanded("screen A { column { for i in 1...3.5 { text(\"\\(i)\") } } }").diagnostics
    #expect(found.map { $0.message } == ["a range goes from one whole number to another, and 3.5 is none"])
    #expect(found.first?.notes.map { $0.text } == ["make it whole, as 'round(…)' does"])
  }
}
