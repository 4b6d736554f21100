import BandDiagnostics
import BandScreenModel
import BandSyntax
import BandTestSupport
import Testing

@testable import BandChecker

/// What expansion reads of a program that has been typed.
struct TypingFactsTests {
  /// The type and the meaning of the expression that a piece of the source is.
  func facts(_ piece: String, in source: String) -> (type: ValueType, meaning: Meaning)? {
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.map { $0.message })")
    let file = program.files[0]
    let found = file.tree.expressions.indices.last { file.text.text(file.tree.expressions[$0].span) == piece }
    return found.map { (file.types[$0], file.meanings[$0]) }
  }

  func name(_ text: String) -> Name { NameTable().find(text) ?? .none }

  /// Whatever is wrong with a screen that isn't checked is told.
  @Test func noScreenIsLeftOutWithoutAWord() {
    for body in [
      "for x in l { text(x) }", "for i, x in l { Button(x) }", "for x in l { text(x.title) }", "text(l[0])",
      "for x in l { let y = x; text(y) }", "for x in [] { text(x) }", "for x in [[]] { for y in x { text(y) } }", "C",
      "for x in landscape ? [] : [] { text(x) }", "for x in more { text(x) }", "text(first)",
      "for x in [nothing] { text(x) }",
      "for x in (a: []).a { text(x) }",
    ] {
      let (program, diagnostics) = typeChecked(
        """
        let l = []
        let more = l
        \(body == "text(first)" ? "let first = l[0]" : "")
        component C { column { for x in l { text(x) } } }
        screen S { column { \(body) } }
        """)
      let errors = diagnostics.filter { $0.severity == .error }
      #expect(program.screens.allSatisfy { $0.hasErrors == !errors.isEmpty }, "\(body)")
      #expect(!errors.isEmpty && errors.count <= 2, "\(body): \(errors.map { $0.message })")
      #expect(!errors.contains { $0.message.contains("can't be checked") }, "\(body): \(errors.map { $0.message })")
    }
    let (program, diagnostics) = typeChecked(
      "let l: [String] = []; screen S { for x in l { text(x) } text(\"\\([].count)\") }")
    #expect(diagnostics.isEmpty && !program.screens[0].hasErrors)
  }

  /// A piece left out of any source that is right, or written twice, leaves no screen out without a word.
  @Test func whateverIsLeftOutOfAScreenIsTold() {
    for file in files(in: "examples") where file.path.hasSuffix(".band") && file.source.bytes.count < 2500 {
      let bytes = file.source.bytes
      let words = bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") || bytes[$0] == UInt8(ascii: ":") }
      for (number, start) in words.enumerated() where bytes[start] == UInt8(ascii: "[") || number % 4 == 0 {
        var edited = bytes
        if bytes[start] == UInt8(ascii: "[") {
          guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { continue }
          edited.removeSubrange(start + 1..<end)
        } else {
          let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } ?? start
          edited.replaceSubrange(start + 1..<max(start + 1, end), with: " []".utf8)
        }
        var (program, diagnostics) = load(
          main: SourceText(name: "test.band", bytes: edited), provider: TestSources.shared, standard: standardSources)
        diagnostics += typeCheck(&program, rules: [])
        let isTold = diagnostics.contains { $0.severity == .error }
        #expect(isTold || program.screens.allSatisfy { !$0.hasErrors }, "\(file.path) at \(start)")
        #expect(!diagnostics.contains { $0.message.contains("can't be checked") }, "\(file.path) at \(start)")
      }
    }
  }

  @Test func wordsOfThePlaceComeBeforeOtherNames() {
    let source = """
      let center = 3
      screen S { column { justify: center; gap: center; text("a") } }
      """
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty)
    let file = program.files[0]
    let meanings = file.tree.expressions.indices.filter { file.text.text(file.tree.expressions[$0].span) == "center" }
      .map { file.meanings[$0] }
    #expect(meanings == [.word(.center), .global(0)])
  }

  @Test func aNumberIsALengthWhereOneIsNeeded() {
    #expect(facts("17", in: "screen S { text(\"a\") { margin: 17 } }")?.type == .length)
    #expect(facts("17", in: "screen S { text(\"a\") { width: 17 } }")?.type == .length)
    #expect(facts("17", in: "screen S { text(\"a\") { lines: 17 } }")?.type == .number)
    #expect(facts("40% - 8", in: "screen S { text(\"a\") { width: 40% - 8 } }")?.type == .percent)
    #expect(facts("fill", in: "screen S { text(\"a\") { width: landscape ? fill : 8 } }")?.type == .size)
  }

  @Test func framesAndTheirMeasuresAreTold() {
    let source = "screen S { text one(\"a\"); text(\"b\") { left: one.right + inset.bottom; bottom: safe.bottom } }"
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty)
    guard let one = program.names.find("one") else { return }
    #expect(facts("one.right", in: source)?.meaning == .measure(.element(one), .right))
    #expect(facts("one.right", in: source)?.type == .xEdge)
    #expect(facts("one", in: source)?.meaning == .frame(.element(one)))
    #expect(facts("inset.bottom", in: source)?.meaning == .environment(.inset(.bottom)))
    #expect(facts("safe.bottom", in: source)?.meaning == .measure(.safe, .bottom))
  }

  @Test func assertsLookInsideElementsAndComponents() {
    let source = """
      component Part(label: String) { column { row inner { text deep(label) }; slot } }
      screen S {
        Part part("a") { text own("b") }
        assert part.inner.deep.bottom < safe.bottom, "low"
        assert part.own.width > 8, "thin"
      }
      """
    #expect(facts("part.inner.deep.bottom", in: source)?.meaning == .innerMeasure(.bottom))
    #expect(facts("part.inner.deep.bottom", in: source)?.type == .yEdge)
    #expect(facts("part.own.width", in: source)?.meaning == .innerMeasure(.width))
  }

  @Test func slotsOfABodyAreCounted() {
    let source = """
      component Part(label: String, names: [String]) {
        let first = label
        column { for i, name in names { let both = "\\(i)\\(name)"; text(both) }; text(first) }
      }
      screen S { Part("a", ["b"]) }
      """
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty)
    #expect(program.components[0].slotCount == 6)
    #expect(program.files[0].letSlots.sorted() == [2, 5])
    #expect(program.files[0].loopSlots == [3])
    #expect(facts("i", in: source)?.meaning == .local(4))
  }

  @Test func screensKnowTheirStatesAndInputs() {
    let source = """
      component Field { @input row { text("a") } }
      component Form { column { Field } }
      screen With { states: idle, error; Form }
      screen Without { text("a") }
      """
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty)
    #expect(program.screens.map { $0.hasInput } == [true, false])
    #expect(program.screens[0].states.map { program.names.text(of: $0) } == ["idle", "error"])
  }

  @Test func anErrorReachesTheScreensThatMeetIt() {
    let source = """
      let wrong = missing
      component Bad { text(8) }
      component Uses { row { Bad } }
      screen A { Uses }
      screen B { text("a") { margin: wrong } }
      screen C { text("a") }
      screen D { text("a" }
      """
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.map { $0.rule.text }.sorted() == ["syntax_error", "type_mismatch", "unknown_name"])
    #expect(program.screens.map { $0.hasErrors } == [true, true, false, true])
  }

  @Test func contentForASlotIsToldFromASlot() {
    let source = """
      component Card_ { column { slot; slot trailing } }
      component Wrap { Card_ { slot; slot trailing { slot } } }
      screen S { Wrap }
      """
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty)
    let file = program.files[0]
    let slots = file.tree.elements.indices.filter { file.tree.elements[$0].kind == .slot }
      .map { (file.tree.elements[$0].span.start, file.elements[$0]) }.sorted { $0.0 < $1.0 }.map { $0.1 }
    #expect(slots == [.slot, .slot, .slot, .slotContent, .slot])
    #expect(program.components[0].slots.map { program.names.text(of: $0) } == ["", "trailing"])
    #expect(program.components[1].slots.map { program.names.text(of: $0) } == [""])
  }

  @Test func aGlobalMayStandBehindItsUse() {
    var source = ""
    for index in 0..<2000 { source += "let v\(index) = v\(index + 1) + 1\n" }
    source += "let v2000 = 1px\nscreen S { text(\"a\") { margin: v0 } }"
    let (program, diagnostics) = typeChecked(source)
    #expect(diagnostics.isEmpty)
    #expect(program.globals[0].type == .length)
  }
}
