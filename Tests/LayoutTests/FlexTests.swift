import BandLayout
import Testing

/// Flex containers worked out on paper.
struct FlexTests {
  @Test func growSharesWhatIsLeftByFactor() {
    // 300 − 50 − 10 = 240 left, 1 : 2.
    let frames = Sketch.frames(
      """
      {"width":{"pt":300},"height":{"pt":20},"gap":{"column":{"pt":10}},"children":[
        {"flexGrow":1,"flexBasis":{"pt":0}}, {"flexGrow":2,"flexBasis":{"pt":50}}]}
      """)
    #expect(frames == [[0, 0, 300, 20], [0, 0, 80, 20], [90, 0, 210, 20]])
  }

  @Test func growBelowOneLeavesSpace() {
    let frames = Sketch.frames(
      """
      {"width":{"pt":100},"height":{"pt":10},"children":[{"flexGrow":0.25,"width":{"pt":20}}]}
      """)
    #expect(frames[1] == [0, 0, 40, 10])
  }

  @Test func anItemAtItsMaximumLeavesTheRestToOthers() {
    let frames = Sketch.frames(
      """
      {"width":{"pt":300},"height":{"pt":10},"children":[
        {"flexGrow":1,"maxWidth":{"pt":40}}, {"flexGrow":1}, {"flexGrow":1,"minWidth":{"pt":150}}]}
      """)
    let framesParts = frames.dropFirst().map { $0[2] }
    #expect(framesParts == [40, 110, 150])
  }

  @Test func shrinkingIsWeightedByBaseSizes() {
    // 120 missing, weights 100 and 200.
    let frames = Sketch.frames(
      """
      {"width":{"pt":180},"height":{"pt":10},"children":[{"width":{"pt":100}}, {"width":{"pt":200}}]}
      """)
    let framesParts = frames.dropFirst().map { $0[2] }
    #expect(framesParts == [60, 120])
  }

  @Test func nothingShrinksBelowItsLongestWord() {
    let frames = Sketch.frames(
      """
      {"width":{"pt":60},"children":[{"text":"AAAA BB"}, {"width":{"pt":40}}]}
      """)
    // The word is 40 wide; the box beside it takes the rest.
    #expect(frames[1] == [0, 0, 40, 20])
    #expect(frames[2][0] == 40)
    #expect(frames[2][2] == 20)
  }

  @Test func aMinimumBeatsAMaximum() {
    let frames = Sketch.frames(
      """
      {"width":{"pt":100},"height":{"pt":10},"children":[
        {"flexGrow":1,"minWidth":{"pt":70},"maxWidth":{"pt":50}}, {"flexGrow":1,"minWidth":{"pt":80},"maxWidth":{"pt":10}}]}
      """)
    let framesParts = frames.dropFirst().map { $0[2] }
    #expect(framesParts == [70, 80])
  }

  @Test func aTextIsAsTallAsItsLinesAtTheWidthItGets() {
    let frames = Sketch.frames(
      """
      {"width":{"pt":90},"gap":{"column":{"pt":10}},"children":[
        {"width":{"pt":30},"flexShrink":0}, {"flexGrow":1,"text":"AA AA AA AA"}]}
      """)
    // 50 points hold five characters: two words a line.
    #expect(frames[0] == [0, 0, 90, 20])
    #expect(frames[2] == [40, 0, 50, 20])
    #expect(frames[1][3] == 20)
  }

  @Test func linesBreakWhereTheNextItemDoesNotFit() {
    let frames = Sketch.frames(
      """
      {"flexWrap":"wrap","alignContent":"flex-start","width":{"pt":100},"gap":{"row":{"pt":5},"column":{"pt":10}},"children":[
        {"width":{"pt":45},"height":{"pt":10}}, {"width":{"pt":45},"height":{"pt":30}}, {"width":{"pt":46},"height":{"pt":10}}]}
      """)
    #expect(frames[0][3] == 45)
    let framesParts = frames.dropFirst().map { [$0[0], $0[1]] }
    #expect(framesParts == [[0, 0], [55, 0], [0, 35]])
  }

  @Test func baselinesMeet() {
    // Texts are 8 above their baseline; the second starts 6 lower inside its padding.
    let frames = Sketch.frames(
      """
      {"alignItems":"baseline","width":{"pt":100},"children":[{"text":"A"}, {"padding":{"top":{"pt":6}},"text":"B"}]}
      """)
    #expect(frames[1][1] == 6)
    #expect(frames[2][1] == 0)
    #expect(frames[0][3] == 16)
  }

  @Test func rightToLeftRowsBeginAtTheRight() {
    let frames = Sketch.frames(
      """
      {"direction":"rtl","width":{"pt":100},"height":{"pt":10},"children":[
        {"width":{"pt":20},"margin":{"right":{"pt":5}}}, {"width":{"pt":30}}]}
      """)
    let framesParts = frames.dropFirst().map { $0[0] }
    #expect(framesParts == [75, 45])
  }

  @Test func aScrollLaysItsContentOutPastItsViewport() {
    // Squeezed without `extends`, at full length with it; a share of the viewport where there is room.
    let squeezed = Sketch.frames(
      """
      {"flexDirection":"column","width":{"pt":50},"height":{"pt":100},"overflow":{"x":"hidden","y":"scroll"},"children":[
        {"height":{"pt":80}}, {"height":{"pt":80}}]}
      """)
    let squeezedParts = squeezed.dropFirst().map { $0[3] }
    #expect(squeezedParts == [50, 50])
    let scrolled = Sketch.frames(
      """
      {"flexDirection":"column","extends":"y","width":{"pt":50},"height":{"pt":100},"overflow":{"x":"hidden","y":"scroll"},
       "children":[{"height":{"pt":80}}, {"height":{"pt":80}}]}
      """)
    let scrolledParts = scrolled.dropFirst().map { [$0[1], $0[3]] }
    #expect(scrolledParts == [[0, 80], [80, 80]])
    let roomy = Sketch.frames(
      """
      {"flexDirection":"column","extends":"y","width":{"pt":50},"height":{"pt":100},"overflow":{"x":"hidden","y":"scroll"},
       "children":[{"height":{"pt":30}}, {"flexGrow":1}]}
      """)
    #expect(roomy[2][3] == 70)
  }

  @Test func forcedSizesBeatTheRootsStyle() {
    let frames = Sketch.frames(
      """
      {"width":{"pt":10},"height":{"pt":10},"children":[{"flexGrow":1}]}
      """, in: LayoutSpace(width: 500, height: 500, forcedWidth: 200, forcedHeight: 30))
    #expect(frames == [[0, 0, 200, 30], [0, 0, 200, 30]])
  }
}
