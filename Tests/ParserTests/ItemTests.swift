import BandParser
import BandSyntax
import BandTestSupport
import Testing

/// How blocks and declarations are read.
struct ItemTests {
  @Test func elementsHaveKindNameArgumentsAndBlock() {
    #expect(items("spacer") == "spacer")
    #expect(items("row a") == "row a")
    #expect(items("text(\"Hi\")") == "text(\"Hi\")")
    #expect(items("text title(\"Hi\", lines: 2) { gap: 1 }") == "text title(\"Hi\", lines: 2.0) {gap: 1.0}")
    #expect(items("bar bottom tabs { gap: 1 }") == "bar.bottom tabs {gap: 1.0}")
    #expect(items("bar top") == "bar.top")
    #expect(items("bar left side { gap: 1 }") == "bar.left side {gap: 1.0}")
    #expect(items("slot trailing { Divider }") == "slot trailing {Divider}")
    #expect(items("variant \"iOS 26\" { corner: 4 }") == "variant \"iOS 26\" {corner: 4.0}")
    #expect(items("envelope { width: 320 }") == "envelope {width: 320.0}")
  }

  @Test func annotationsStandOnTheirOwnLinesOrBeforeTheKind() {
    #expect(items("@tappable row a") == "@tappable row a")
    #expect(
      items("@scroll(vertical, snap: page)\n@allow(overflow, reason: \"x\")\n\nrow a")
        == "@scroll(vertical, snap: page) @allow(overflow, reason: \"x\") row a")
  }

  @Test func propertiesListValuesAndHaveParts() {
    #expect(items("targets: phones, tablets") == "targets: phones, tablets")
    #expect(items("targets: phones,\n  tablets") == "targets: phones, tablets")
    #expect(items("padding.horizontal: 16") == "padding.horizontal: 16.0")
    #expect(items("pin: safe.horizontal") == "pin: safe.horizontal")
    // Keywords are names where a property stands.
    #expect(items("let: 1; if: 2; for.in: 3") == "let: 1.0; if: 2.0; for.in: 3.0")
  }

  @Test func lineBreaksAndSemicolonsEndItems() {
    #expect(items("gap: 1; grow: 2\nshrink: 3;") == "gap: 1.0; grow: 2.0; shrink: 3.0")
    #expect(items("row a { gap: 1 } row b { gap: 2 }") == "row a {gap: 1.0}; row b {gap: 2.0}")
    #expect(items("row { }\ngap: 1") == "row {}; gap: 1.0")
    #expect(items("spacer\nspacer; spacer") == "spacer; spacer; spacer")
    // A line break before `[` or a name ends the value before it.
    #expect(items("gap: a\nrow b") == "gap: a; row b")
    #expect(items("gap: a\n- b") == "gap: (a subtract b)")
  }

  @Test func conditionsAndLoops() {
    #expect(items("if a { gap: 1 }") == "if a {gap: 1.0}")
    #expect(
      items("if a { gap: 1 }\nelse if b == c { gap: 2 }\nelse { gap: 3 }")
        == "if a {gap: 1.0} else {if (b equal c) {gap: 2.0} else {gap: 3.0}}")
    #expect(items("for x in list { text(x) }") == "for x in list {text(x)}")
    #expect(items("for i, x in [1, 2] { text(x) }") == "for i, x in [1.0, 2.0] {text(x)}")
    #expect(items("for i in 1...20 { text(\"\\(i)\") }") == "for i in (1.0 range 20.0) {text(\"\\(i)\")}")
  }

  @Test func letsAndAssertions() {
    #expect(items("let a = 1; let w: Size = fill") == "let a = 1.0; let w: Size = fill")
    #expect(items("let a =\n 1") == "let a = 1.0")
    #expect(items("assert a.b <= c, \"why\"") == "assert (a.b lessOrEqual c), \"why\"")
    #expect(items("assert a.b <= c") == "assert (a.b lessOrEqual c)")
  }

  @Test func declarationsOfAFile() {
    let reading = Reading(
      """
      import "a.band"
      let a = 1
      component B(label: String, n: Number = 2, tabs: [String]) { slot }
      style c { size: 17 }
      device "D \\"1\\"" { portrait { screen: 800 by 1280 } }
      targets e { "D", phones
        tablets; "F" }
      @exclusive(edges: [bottom], reason: "game")
      screen G { gap: 1 }
      project { deny: overflow }
      """)
    #expect(reading.messages == [])
    #expect(
      reading.text.file() == """
        import "a.band"
        let a = 1.0
        component B(label: String, n: Number = 2.0, tabs: [String]) {slot}
        style c {size: 17.0}
        device "D "1"" {portrait {screen: (800.0 by 1280.0)}}
        targets e {"D"; phones; tablets; "F"}
        @exclusive(edges: [bottom], reason: "game") screen G {gap: 1.0}
        project {deny: overflow}
        """)
  }

  @Test func documentationIsTheLinesRightBefore() {
    let source = SourceText(
      name: "test.band",
      """
      // not this
      /// One.
      /// Two.
      @exclusive
      screen A {
        gap: 1 /// not this either
        /// Three.
        row b
        //// nor this
        row c
        /// Four.
        let d = 1
      }
      """)
    let reading = Reading(source)
    let tree = reading.file.tree
    #expect(source.text(tree.declarations[0].documentation) == "/// One.\n/// Two.")
    #expect(tree.elements.map { source.text($0.documentation) } == ["/// Three.", ""])
    #expect(source.text(tree.lets[0].documentation) == "/// Four.")
  }

  @Test func spansCoverWhatIsWritten() {
    let source = SourceText(
      name: "test.band",
      "screen A {\n  @tappable row b(1, c: 2) { padding.top: 1 + d.e, [2] }\n  if x { y } else { z }\n}")
    let tree = Reading(source).file.tree
    let element = tree.elements[0]
    #expect(source.text(element.span) == "@tappable row b(1, c: 2) { padding.top: 1 + d.e, [2] }")
    #expect(source.text(element.headSpan) == "row b(1, c: 2)")
    #expect(source.text(element.kindSpan) == "row")
    #expect(source.text(element.nameSpan) == "b")
    #expect(element.block.map { source.text($0.span) } == "{ padding.top: 1 + d.e, [2] }")
    let property = tree.properties[0]
    #expect(source.text(property.span) == "padding.top: 1 + d.e, [2]")
    #expect(source.text(property.nameSpan) == "padding.top")
    #expect(tree[property.values].map { source.text(tree[$0].span) } == ["1 + d.e", "[2]"])
    #expect(source.text(tree.conditionals[0].span) == "if x { y } else { z }")
    #expect(source.text(tree.declarations[0].span) == source.text(Span(0..<source.bytes.count)))
  }
}
