import BandLayout
import BandScreenModel

/// Where the elements of one laid-out configuration take touches, scrolls at offset 0.
struct TouchBoxes {
  /// Of each element: where it takes touches, cut by what clips it; empty where it takes none.
  private(set) var boxes: [EdgeBox]
  /// Of each element: the nearest one around it, in the same scroll, that takes touches and holds all of its region; -1 for none.
  private(set) var holders: [Int32]
  /// Of each element: whether it takes touches here.
  private(set) var takes: [Bool]

  init(_ context: PlacementCase, _ evaluator: Evaluator<Double>, isForProof: Bool) {
    let screen = context.screen
    let frames = evaluator.frames
    let count = screen.elements.count
    var boxes = [EdgeBox](repeating: EdgeBox(Edges(all: 0)), count: count)
    var holders = [Int32](repeating: -1, count: count)
    var takes = [Bool](repeating: false, count: count)
    // Few elements clip: what is in the same clips shares their box, and 0 is no clip.
    var clips = [EdgeBox(Edges(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity))]
    var clipOf = [Int32](repeating: 0, count: count)
    /// By element: the clips of what is in an element that clips itself.
    var innerClips: [Int: Int32] = [:]
    for index in screen.elements.indices.dropFirst() where frames.exists[index] {
      let parent = Int(screen.elements[index].parent.index)
      // What clips a scroll doesn't move with what is in it.
      clipOf[index] = screen.elements[parent].scroll >= 0 ? 0 : clipOf[parent]
      if screen.elements[parent].clips, parent > 0 {
        if let known = innerClips[parent] {
          clipOf[index] = known
        } else {
          var inner = clips[Int(clipOf[index])]
          inner.cut(to: EdgeBox(frames, parent))
          clips.append(inner)
          clipOf[index] = Int32(clips.count - 1)
          innerClips[parent] = clipOf[index]
        }
      }
      takes[index] =
        context.paintOrder.takesTouches[index]
        || (!context.isPaintOnly[index]
          && Self.hasBackground(screen.elements[index], frames.paint[index], screen.paints, isForProof: isForProof))
      guard takes[index] else { continue }
      var box =
        screen.elements[index].role.isTappable
        ? EdgeBox(evaluator, hitRegionOf: ElementIndex(index)) : EdgeBox(frames, index)
      if clipOf[index] != 0 { box.cut(to: clips[Int(clipOf[index])]) }
      boxes[index] = box
      var holder = parent
      while holder > 0, context.scrollAround[holder] == context.scrollAround[index] {
        if takes[holder], boxes[holder].contains(box) {
          holders[index] = Int32(holder)
          break
        }
        holder = Int(screen.elements[holder].parent.index)
      }
    }
    self.boxes = boxes
    self.holders = holders
    self.takes = takes
  }

  /// What paints an element is nothing that a proof keeps track of: there any background that it may have counts.
  private static func hasBackground(
    _ element: ScreenElement, _ paint: Int32, _ paints: [Paint], isForProof: Bool
  ) -> Bool {
    if paints[Int(paint)].background != nil { return true }
    return isForProof
      && (paints[Int(element.paint)].background != nil
        || element.paintVariants.contains { paints[Int($0.paint)].background != nil })
  }
}

extension EdgeBox {
  /// The frame of an element.
  init(_ frames: ScreenFrames<Double>, _ index: Int) {
    let left = frames.left[index]
    let top = frames.top[index]
    self.init(Edges(left: left, top: top, right: left + frames.width[index], bottom: top + frames.height[index]))
  }

  /// Where the touches of a tappable count.
  fileprivate init(_ evaluator: Evaluator<Double>, hitRegionOf element: ElementIndex) {
    self.init(
      Edges(
        left: evaluator.value(of: .hit(element, .left)), top: evaluator.value(of: .hit(element, .top)),
        right: evaluator.value(of: .hit(element, .right)), bottom: evaluator.value(of: .hit(element, .bottom))))
  }
}
