import BandScreenModel

/// What cuts a hit region along an axis: the elements around it that clip, as far as they move with it (`placement.md`, section 1).
struct ClipCuts {
  private let element: ElementIndex
  private let start: Edge
  /// The axis along which they cut.
  var axis: Axis { start.axis }
  /// The elements that clip, the innermost first, up to the first scroll that moves the element along the axis.
  let clips: [ElementIndex]
  /// The viewports that are moved along the axis themselves or move it, of which the element can fill no more than there is.
  private let viewports: [ElementIndex]

  init(_ context: PlacementCase, _ element: ElementIndex, _ axis: Axis) {
    self.element = element
    start = axis == .horizontal ? .left : .top
    var clips: [ElementIndex] = []
    var viewports: [ElementIndex] = []
    for around in context.ancestors(of: element) {
      let scroll = context.screen[around].scroll
      if scroll >= 0, context.screen.scrolls[Int(scroll)].axis == axis { viewports.append(around) }
      if context.screen[around].clips, viewports.isEmpty { clips.append(around) }
    }
    self.clips = clips
    self.viewports = viewports
  }

  /// At least 0 where the region is so long, cut as it is; the second is the element that cuts it, where one does.
  ///
  /// - Parameter isKeyboardUp: how little a keyboard leaves of a viewport isn't the author's: then viewports don't count.
  func atLeast(_ length: Double, isKeyboardUp: Bool = false) -> [(clearance: Clearance, cut: ElementIndex?)] {
    var all: [(clearance: Clearance, cut: ElementIndex?)] = []
    for first in withNone(clips) {
      for last in withNone(clips) {
        var room = Clearance.atLeast(edge(start.opposite, of: last), edge(start, of: first))
        room.constant = -length
        all.append((room, last ?? first))
      }
    }
    for viewport in isKeyboardUp ? [] : viewports {
      var room = Clearance.atLeast(.frame(viewport, start.opposite), .frame(viewport, start))
      room.constant = -length
      all.append((room, viewport))
    }
    return all
  }

  /// Nothing, for the element itself, and then those that clip.
  private func withNone(_ clips: [ElementIndex]) -> [ElementIndex?] {
    var all: [ElementIndex?] = [nil]
    for clip in clips { all.append(clip) }
    return all
  }

  /// At least 0 where something of the element is left when `clip` has cut it.
  func isLeft(by clip: ElementIndex) -> [Clearance] {
    var all: [Clearance] = []
    for other in withNone(Array(clips.prefix { $0 != clip })) {
      all.append(.atLeast(.frame(clip, start.opposite), edge(start, of: other)))
      all.append(.atLeast(edge(start.opposite, of: other), .frame(clip, start)))
    }
    for index in all.indices { all[index].constant -= 2 * placementTolerance }
    return all
  }

  /// At least 0 where one of those that clip cuts all of it off.
  var nothingIsLeft: [[Clearance]] {
    clips.flatMap { isLeft(by: $0) }.map { room in
      var gone = room.negated
      gone.constant = 0
      return [gone]
    }
  }

  private func edge(_ edge: Edge, of clip: ElementIndex?) -> Measure {
    clip.map { .frame($0, edge) } ?? .hit(element, edge)
  }
}
