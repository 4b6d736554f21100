import BandCompileSupport
import BandLang
import Testing

/// Hit regions that `clip` or a viewport cuts. Source: `placement.md`, section 1; figures on paper.
@Suite struct ClipCutTests {
  private func check(
    _ screen: String, _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVerdicts(
      "screen A {\n\(screen)\n}", on: "iphone-47", are: wanted, ignoring: ["content_clipped"],
      sourceLocation: sourceLocation)
  }

  /// A control 60 high behind 30 points of something else, in a box that clips.
  private func clipped(_ height: Int, _ slop: Int = 0) -> String {
    """
    column c {
        clip: true; left: safe.left; top: safe.top; width: 100; height: \(height)
        box a { height: 30 }
        @tappable
        box z { height: 60; hitSlop: \(slop) }
    }
    """
  }

  @Test func whatIsCutOffTakesNoTouches() {
    check(clipped(90), [])
    check(clipped(74), [])
    // 43 of its 60 are left, then 1.
    check(clipped(73), ["target_too_small c.z 1"])
    check(clipped(31), ["target_too_small c.z 43"])
    // The slop reaches up into what is shown, and not out of the clip: 31 + 20 - 30.
    check(clipped(31, 20), ["target_too_small c.z 23"])
  }

  @Test func whatIsCutOffAltogetherIsOutOfReach() {
    check(clipped(30), ["tappable_unreachable c.z 60"])
    check(clipped(20), ["tappable_unreachable c.z 60"])
    check(
      """
      stack c {
          clip: true; left: safe.left; top: safe.top; width: 100; height: 100
          @tappable
          box z { left: parent.left + 100; top: parent.top; width: 60; height: 60 }
      }
      """, ["tappable_unreachable c.z 60"])
  }

  /// A control inside takes its own touches (`placement.md`, section 2.4): where it fills the outer one nothing of that is left.
  @Test func whatAControlInsideFillsIsOutOfReach() {
    func card(_ outer: String, _ inner: String) -> String {
      "@\(outer) stack card { left: safe.left + 16; top: safe.top + 16; width: 200; height: 100\n\(inner) }"
    }
    let filling =
      "@tappable box photo { left: parent.left; right: parent.right; top: parent.top; bottom: parent.bottom }"
    check(card("tappable", filling), ["tappable_unreachable card 200"])
    check(card("tappable", "row r { width: fill; height: fill\n\(filling) }"), ["tappable_unreachable card 200"])
    // By its slop it reaches as far.
    check(
      card(
        "tappable",
        "@tappable box photo { left: parent.left + 8; right: parent.right - 8; top: parent.top; bottom: parent.bottom; hitSlop: 8 }"
      ),
      ["tappable_unreachable card 200"])
    check(card("tappable", filling.replacing("right: parent.right", with: "right: parent.right - 44")), [])
    // A drag that begins on the control is the outer element's all the same.
    check(card("draggable(horizontal)", filling), [])
    check(card("surface", filling), [])
    let found = compiled(
      fieldDevices + "screen A { \(card("tappable", filling)) }", options: .on("iphone-47", orientations: ["portrait"]))
    #expect(
      found.messages == [
        "error[tappable_unreachable]: 'card' lies wholly beneath 'card.photo' inside it, and nothing of it is left to touch"
      ])
  }

  /// Several inside it may leave nothing together: a card of 200 by 100.
  @Test func whatControlsInsideFillTogetherIsOutOfReach() {
    func card(_ inner: [(x: Int, y: Int, width: Int, height: Int)]) -> String {
      let boxes = inner.enumerated().map { index, box in
        "@tappable box b\(index) { left: parent.left + \(box.x); top: parent.top + \(box.y); width: \(box.width); height: \(box.height) }"
      }
      return
        "@tappable stack card { left: safe.left + 16; top: safe.top + 16; width: 200; height: 100\n\(boxes.joined(separator: "\n")) }"
    }
    for (name, inner, isLeft) in [
      ("halves", [(0, 0, 100, 100), (100, 0, 100, 100)], false),
      ("halves above each other", [(0, 0, 200, 50), (0, 50, 200, 50)], false),
      ("three that overlap", [(0, 0, 120, 60), (80, 0, 120, 60), (0, 50, 200, 50)], false),
      ("a gap between", [(0, 0, 100, 100), (101, 0, 99, 100)], true),
      ("a strip at the foot", [(0, 0, 100, 99), (100, 0, 100, 99)], true),
      // No strip from side to side is left, and yet a square in the middle.
      (
        "a hole", [(0, 0, 120, 45), (120, 0, 80, 55), (80, 55, 120, 45), (0, 45, 80, 55), (80, 45, 39, 10)], true
      ),
    ] as [(String, [(x: Int, y: Int, width: Int, height: Int)], Bool)] {
      let found = compiled(
        fieldDevices + "screen A { \(card(inner)) }", options: .on("iphone-47", orientations: ["portrait"]))
      let told = found.messages.filter { $0.hasPrefix("error[tappable_unreachable]") }
      #expect(told.isEmpty == isLeft, "\(name): \(told)")
    }
    let found = compiled(
      fieldDevices + "screen A { \(card([(0, 0, 100, 100), (100, 0, 100, 100)])) }",
      options: .on("iphone-47", orientations: ["portrait"]))
    #expect(
      found.messages == [
        "error[tappable_unreachable]: 'card' lies wholly beneath 'card.b0' and 'card.b1' inside it, and nothing of it is left to touch"
      ])
  }

  @Test func ofTwoClipsEachCuts() {
    func nested(_ inner: Int) -> String {
      """
      stack c {
          clip: true; left: safe.left; top: safe.top; width: 100; height: 100
          stack d {
              clip: true; left: parent.left; top: parent.top + \(inner); width: 100; height: 100
              @tappable
              box z { left: parent.left; top: parent.top; width: 60; height: 60 }
          }
      }
      """
    }
    check(nested(40), [])
    check(nested(60), ["target_too_small c.d.z 4"])
    check(nested(100), ["tappable_unreachable c.d.z 60"])
  }

  @Test func aViewportShowsNoMoreThanItIsLong() {
    func list(_ height: Int) -> String {
      """
      @scroll(vertical)
      column list {
          left: safe.left; top: safe.top; width: 100; height: \(height); insets: none
          for i in 1...9 {
              @tappable
              box line { height: 60 }
          }
      }
      """
    }
    check(list(100), [])
    check(list(44), [])
    check(list(30), (0..<9).map { "target_too_small list.line[\($0)] 14" })
  }

  @Test func theMessageNamesWhatCuts() {
    let result = compiled(
      fieldDevices + "screen A { \(clipped(31)) }", options: .on("iphone-47", orientations: ["portrait"]))
    #expect(
      result.diagnostics.flatMap { $0.notes.map { $0.text } } == [
        "iphone-47, portrait: 1 of 44 pt, as 'c' shows no more of it", "let 'c' show more of it",
      ])
    let gone = compiled(
      fieldDevices + "screen A { \(clipped(30)) }", options: .on("iphone-47", orientations: ["portrait"]))
    #expect(
      gone.messages == ["error[tappable_unreachable]: 'c.z' is cut off by 'c', and nothing of it is left to touch"])
  }
}
