import BandDiagnostics
import BandScreenModel
import BandSyntax
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
