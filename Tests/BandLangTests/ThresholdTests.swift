import BandCompileSupport
import BandLang
import BandSyntax
import Testing

/// Many conditions on one length make one case each, and not one for each way in which they could hold. Source: the language's sections 9 and
/// 10; the phone is 390 wide.
@Suite struct ThresholdTests {
  private func ranges(_ count: Int, of property: String) -> String {
    (0..<count).map {
      "if screen.width > \(200 + 10 * $0) && screen.width <= \(210 + 10 * $0) { \(property): \($0 + 1) }"
    }
    .joined(separator: "; ")
  }

  private func messages(_ source: String) -> [String] {
    var options = CompileOptions.on("iPhone 16", orientations: ["portrait"])
    options.proofBudget = nil
    return compiled(SourceText(name: "test.band", source), from: TestFiles(files: [:]), options: options).messages
  }

  /// 390 lies in the range that begins at 380, the 19th from 200 on.
  @Test func rangesThatExcludeOneAnotherAreOneCaseEach() {
    let screen = laidOut(
      """
      screen A {
          box a { height: 3; \(ranges(60, of: "width")) }
          column c { left: safe.left; top: safe.top; width: 80; box b { height: 3; width: fill; \(ranges(60, of: "width")) } }
      }
      """)
    #expect(screen.all("a") == ["0 47 19 3"], "\(screen.all("a"))")
    #expect(screen["c.b"] == "0 47 19 3", "\(screen["c.b"])")
  }

  /// A length in other words is the same length.
  @Test func boundsOfOneLengthAreCompared() {
    for (first, second) in [
      ("screen.width > 300", "screen.width - 10 <= 290"), ("screen.width > 300", "2 * screen.width <= 600"),
      ("screen.width > screen.height", "screen.height >= screen.width"),
      ("400 - screen.width < 100", "screen.width <= 300"),
      ("screen.width / screen.height > 0.6", "screen.width <= screen.height * 0.6"),
    ] {
      let source = "screen A { box a { height: 3; if \(first) { width: 8 }; if \(second) { width: 9 } } }"
      #expect(messages(source) == [], "\(first), \(second)")
    }
    // 295 lies in both.
    let overlap =
      "screen A { box a { height: 3; if screen.width > 290 { width: 8 }; if screen.width <= 400 { width: 9 } } }"
    #expect(messages(overlap).map { $0.prefix(29) } == ["error[conflicting_conditions]"])
  }

  /// Of ten that hold at once each but the first is told.
  @Test func thresholdsThatHoldAtOnceAreTold() {
    let thresholds = (0..<10).map { "if screen.width > \(300 + $0) { width: \($0 + 1) }" }.joined(separator: "; ")
    let told = messages("screen A { box a { height: 3; \(thresholds) } }")
    #expect(told.count == 9)
    #expect(
      Set(told) == ["error[conflicting_conditions]: two 'if's hold at once and set 'width' to different values"])
  }

  @Test func casesOfOneElementHaveALimit() {
    let told = "error[expansion_too_large]: conditions on sizes tell more than 128 cases of this element apart"
    #expect(messages("screen A { box a { height: 3; \(ranges(126, of: "width")) } }") == [])
    #expect(messages("screen A { box a { height: 3; \(ranges(129, of: "width")) } }") == [told])
    let child = "width: fill; \(ranges(129, of: "width"))"
    #expect(messages("screen A { column { box a { height: 3; \(child) } } }") == [told])
  }

  @Test func pairsOfConditionsHaveALimit() {
    // Of 142 there are 10,011 pairs.
    let all = (0..<142).map { "if screen.width > \(300 + $0) { padding: \($0 + 1) }" }.joined(separator: "; ")
    #expect(
      messages("screen A { column { box a { width: 500; height: 500; \(all) } } }") == [
        "error[expansion_too_large]: more than 10,000 pairs of 'if's on this screen set one property and may hold at once"
      ])
  }

  /// Layers that hang on many comparisons are told of the limit, once.
  @Test func ordersBySizeHaveALimit() {
    let pairs = (0..<7).map { number in
      """
      box a\(number) { left: safe.left; width: 3; height: 3; top: screen.width > \(500 + number) ? safe.top : b\(number).bottom }
      box b\(number) { left: safe.left; width: 3; height: 3; top: screen.width > \(500 + number) ? a\(number).bottom : safe.top }
      """
    }
    #expect(messages("screen A { \(pairs.dropLast().joined(separator: "\n")) }") == [])
    #expect(
      messages("screen A { \(pairs.joined(separator: "\n")) }") == [
        "error[not_supported_yet]: more than six comparisons on sizes decide which layer follows another: 'a0' waits for 'b0', which waits for 'a0'"
      ])
  }

  /// `fill` or a size, chosen in the property itself, is what an `if` around it chooses. 390 is more than 300 and less than 600.
  @Test func aConditionChoosesWhetherALayerFills() {
    for (value, frame) in [
      ("screen.width > 300 ? fill : 80", "0 47 390 9"), ("screen.width > 600 ? fill : 80", "0 47 80 9"),
      ("screen.width > 600 ? fill : 50%", "0 47 195 9"), ("(screen.width > 600 ? fill : hug)", "0 47 20 9"),
      ("screen.width > 600 ? 300 : 50%", "0 47 195 9"), ("screen.width > 300 ? 300 : hug", "0 47 300 9"),
      ("screen.width > 600 ? 300 : hug", "0 47 20 9"),
    ] {
      let screen = laidOut("screen A { column a { width: \(value); height: 9; box { width: 20; height: 5 } } }")
      #expect(screen.all("a") == [frame], "\(value): \(screen.all("a"))")
    }
  }
}
