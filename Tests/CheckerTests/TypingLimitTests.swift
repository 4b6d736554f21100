import BandChecker
import BandDiagnostics
import BandSyntax
import BandTestSupport
import Testing

/// Hostile and broken sources neither trap nor take long.
struct TypingLimitTests {
  func repeated(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") }

  @Test func blocksNestAsDeepAsTheParserLets() {
    let depth = 250
    let open = repeated(depth) { "column c\($0) {" }
    let close = String(repeating: "}", count: depth)
    let found = typeChecked("screen S { \(open) text(\"a\") { margin: c0.height } \(close) }").diagnostics
    #expect(found.map { $0.rule.text } == ["circular_layout"])
  }

  @Test func conditionsAndExpressionsNestAsDeep() {
    let ifs = repeated(240) { _ in "if ios {" }
    #expect(typeChecked("screen S { \(ifs) text(\"a\") \(String(repeating: "}", count: 240)) }").diagnostics.isEmpty)
    let sum = String(repeating: "(", count: 120) + "1" + String(repeating: ") + 1", count: 120)
    #expect(typeChecked("let a = \(sum)\nscreen S { text(\"a\") { margin: a } }").diagnostics.isEmpty)
    let choice = String(repeating: "ios ? 1 : ", count: 200) + "2"
    #expect(typeChecked("let a = \(choice)\nscreen S { text(\"a\") { margin: a } }").diagnostics.isEmpty)
  }

  @Test func aLongChainOfComponentsIsNoRecursion() {
    let chain = repeated(3000) { "component C\($0) { C\($0 + 1) }" }
    let source = """
      \(chain)
      component C3000 { column { text inner("a") } }
      screen S { C0 c; assert c.inner.height > 8, "flat" }
      """
    #expect(typeChecked(source).diagnostics.isEmpty)
  }

  @Test func aLongCycleOfComponentsIsReportedOnce() {
    let chain = repeated(2000) { "component C\($0) { row { C\(($0 + 1) % 2000) } }" }
    let found = typeChecked("\(chain)\nscreen S { C7 }").diagnostics
    #expect(found.map { $0.rule.text } == ["recursive_component"])
  }

  @Test func afterAThousandErrorsTheRestOfAFileIsLeft() {
    let lines = repeated(5000) { "let v\($0) = missing\($0)" }
    let found = typeChecked("\(lines)\nscreen S { text(\"a\") }").diagnostics
    #expect(found.count == 1000)
    #expect(found.last?.notes.contains { $0.kind == .fact } == true)
  }

  @Test func manyNamesThatAreNearToNothingTakeNoTime() {
    // 20,000 names, and in another file's worth of lines names that could be any of them.
    let lines = repeated(20_000) { "let value\($0) = 1" }
    let uses = repeated(900) { "text(\"a\") { margin: valeu\($0)x }" }
    #expect(typeChecked("\(lines)\nscreen S { column { \(uses) } }").diagnostics.count == 900)
  }

  @Test func aListOfAllGlobalsIsOneWalk() {
    let lines = repeated(20_000) { "let v\($0) = 1" }
    let all = (0..<20_000).map { "v\($0)" }.joined(separator: ", ")
    #expect(typeChecked("\(lines)\nlet all = [\(all)]\nscreen S { text(\"\\(all.count)\") }").diagnostics.isEmpty)
  }

  @Test func assertsOverManyElementsLookThemUp() {
    let elements = repeated(3000) { "text t\($0)(\"a\")" }
    let asserts = repeated(3000) { "assert page.t\($0).height > 0, \"flat\"" }
    #expect(typeChecked("screen S { column page { \(elements) }\n\(asserts)\n}").diagnostics.isEmpty)
  }

  @Test func brokenSourcesNeverTrap() {
    let sources = standardSources + [SourceText(name: "a.band", TestSources.shared.files["tokens.band"] ?? "")]
    var words: [[UInt8]] = []
    for source in sources {
      words += source.bytes.split { $0 <= UInt8(ascii: " ") }.map { Array($0) }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      var bytes = sources[generator.below(sources.count)].bytes
      for _ in 0..<(1 + generator.below(4)) where !bytes.isEmpty {
        let start = generator.below(bytes.count)
        switch generator.below(3) {
        case 0: bytes.removeSubrange(start..<min(bytes.count, start + 1 + generator.below(30)))
        case 1: bytes.insert(contentsOf: words[generator.below(words.count)] + [UInt8(ascii: " ")], at: start)
        default: bytes.removeLast(bytes.count - start)
        }
      }
      var (program, _) = load(main: SourceText(name: "broken.band", bytes: bytes), provider: NoSources(), standard: [])
      _ = typeCheck(&program, rules: [])
      let file = program.files[0]
      #expect(file.types.count == file.tree.expressions.count && file.elements.count == file.tree.elements.count)
    }
  }
}
