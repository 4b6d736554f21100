import BandLayout
import Testing

/// Stacks and grids worked out on paper.
struct StackTests {
  @Test func aStackHugsItsLargestChild() {
    let frames = Sketch.frames(
      """
      {"display":"flex","alignItems":"flex-start","width":{"pt":200},"children":[
        {"display":"stack","padding":{"left":{"pt":3},"top":{"pt":4}},"children":[
          {"width":{"pt":30},"height":{"pt":10}}, {"width":{"pt":20},"height":{"pt":25},"margin":{"right":{"pt":15}}}]}]}
      """)
    #expect(frames[1] == [0, 0, 38, 29])
    #expect(frames[2] == [3, 4, 30, 10])
    #expect(frames[3] == [3, 4, 20, 25])
  }

  @Test func childrenOfAStackAreAlignedOnBothAxes() {
    let frames = Sketch.frames(
      """
      {"display":"stack","width":{"pt":100},"height":{"pt":60},"justifyItems":"center","alignItems":"end","children":[
        {"width":{"pt":40},"height":{"pt":10}}, {"justifySelf":"start","alignSelf":"stretch","width":{"pt":10}},
        {"justifySelf":"stretch","height":{"pt":6}}]}
      """)
    let parts = Array(frames.dropFirst())
    #expect(parts == [[30, 50, 40, 10], [0, 0, 10, 60], [0, 54, 100, 6]])
  }

  @Test func equalColumnsShareTheWidth() {
    // 310 − 2 · 5 = 300: 100 each; the second row begins below the tallest of the first.
    let frames = Sketch.frames(
      """
      {"display":"grid","width":{"pt":310},"gap":{"row":{"pt":7},"column":{"pt":5}},
       "gridTemplateColumns":[{"minmax":[{"pt":0},{"fr":1}]},{"minmax":[{"pt":0},{"fr":1}]},{"minmax":[{"pt":0},{"fr":1}]}],
       "children":[{"height":{"pt":10}},{"height":{"pt":30}},{"height":{"pt":20}},{"height":{"pt":5}},
        {"height":{"pt":5},"gridColumnEnd":{"span":2}}]}
      """)
    #expect(frames[0] == [0, 0, 310, 42])
    let parts = Array(frames.dropFirst())
    #expect(
      parts == [
        [0, 0, 100, 10], [105, 0, 100, 30], [210, 0, 100, 20], [0, 37, 100, 5], [105, 37, 205, 5],
      ])
  }

  @Test func fixedFlexibleAndHuggingColumns() {
    let frames = Sketch.frames(
      """
      {"display":"grid","width":{"pt":200},"gridTemplateColumns":[{"fr":1},{"pt":80},"auto"],"children":[
        {"height":{"pt":10}}, {}, {"text":"AAA"}]}
      """)
    let framesParts = frames.dropFirst().map { [$0[0], $0[2]] }
    #expect(framesParts == [[0, 90], [90, 80], [170, 30]])
  }

  @Test func asManyColumnsAsFit() {
    // ⌊(170 + 10) / (50 + 10)⌋ = 3 columns of (170 − 20) / 3 = 50.
    let frames = Sketch.frames(
      """
      {"display":"grid","width":{"pt":170},"gap":{"column":{"pt":10}},
       "gridTemplateColumns":[{"repeat":"auto-fill","tracks":[{"minmax":[{"pt":50},{"fr":1}]}]}],
       "children":[{"height":{"pt":1}},{"height":{"pt":1}},{"height":{"pt":1}},{"height":{"pt":1}}]}
      """)
    #expect(
      frames.dropFirst().map { [$0[0], $0[1], $0[2]] } == [[0, 0, 50], [60, 0, 50], [120, 0, 50], [0, 1, 50]])
  }
}
