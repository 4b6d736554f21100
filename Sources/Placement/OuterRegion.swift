import BandLayout
import BandScreenModel

/// What is left of a tappable's hit region beside the tappables inside it, which take their own touches and are judged by themselves
/// (`placement.md`, section 2.4).
struct OuterRegion {
  /// Rectangles that make up what is left; none of them meets another.
  private(set) var parts: [EdgeBox]

  /// The rectangle around all that is left; nothing where nothing is.
  var bounds: EdgeBox? {
    guard var all = parts.first?.edges else { return nil }
    for part in parts.dropFirst() {
      all = Edges(
        left: min(all.left, part.edges.left), top: min(all.top, part.edges.top),
        right: max(all.right, part.edges.right),
        bottom: max(all.bottom, part.edges.bottom))
    }
    return EdgeBox(all)
  }

  /// Nothing at all.
  init() { parts = [] }

  /// - Parameters:
  ///   - region: the whole of a hit region.
  ///   - inner: the hit regions of what is inside.
  ///   - most: of how many parts what is left may be. One that falls into more is judged by the whole.
  init(_ region: EdgeBox, without inner: [EdgeBox], most: Int = 256) {
    var parts = [region]
    for hole in inner where hole.meets(region) {
      parts = parts.flatMap { $0.meets(hole) ? $0.without(hole) : [$0] }
      if parts.count > most {
        self.parts = [region]
        return
      }
    }
    self.parts = parts
  }
}

extension EdgeBox {
  /// What is left of a rectangle beside another one that meets it: above, below, and to the left and right between the two.
  fileprivate func without(_ hole: EdgeBox) -> [EdgeBox] {
    let top = max(edges.top, hole.edges.top)
    let bottom = min(edges.bottom, hole.edges.bottom)
    return [
      EdgeBox(Edges(left: edges.left, top: edges.top, right: edges.right, bottom: top)),
      EdgeBox(Edges(left: edges.left, top: bottom, right: edges.right, bottom: edges.bottom)),
      EdgeBox(Edges(left: edges.left, top: top, right: hole.edges.left, bottom: bottom)),
      EdgeBox(Edges(left: hole.edges.right, top: top, right: edges.right, bottom: bottom)),
    ].filter { part in
      // What is thinner than the rounding of coordinates is nothing.
      part.edges.right - part.edges.left > placementTolerance && part.edges.bottom - part.edges.top > placementTolerance
    }
  }
}

extension Evaluator where S == Double {
  /// What is left of a tappable's region beside those inside it; nothing where none is.
  ///
  /// What is in a scroll inside of it moves on its own, and leaves the region as it is.
  func outerRegion(of element: ElementIndex) -> OuterRegion? {
    let first = Int(element.index)
    var inner: [EdgeBox] = []
    var index = first + 1
    // More than this inside one target is no screen for a finger; it is judged by the whole then.
    let last = min(Int(screen[element].end), first + 4096)
    while index < last {
      let own = screen.elements[index]
      if own.role.isTappable, frames.exists[index] {
        if inner.count == 256 { return nil }
        inner.append(touchBox(ElementIndex(index), inside: element))
      }
      index = own.scroll >= 0 ? max(index + 1, Int(own.end)) : index + 1
    }
    if inner.isEmpty || last < Int(screen[element].end) { return nil }
    return OuterRegion(touchBox(element), without: inner)
  }

  /// Which of some tappables inside another one leave nothing of its region: the one that does so alone, or all that lie in it; none where a part
  /// is left.
  func fillers(of element: ElementIndex, among inner: [ElementIndex]) -> [ElementIndex] {
    let region = touchBox(element)
    let boxes = inner.filter { frames.exists[Int($0.index)] }.map { (element: $0, box: touchBox($0, inside: element)) }
    if let one = boxes.first(where: { OuterRegion(region, without: [$0.box]).parts.isEmpty }) { return [one.element] }
    guard OuterRegion(region, without: boxes.map { $0.box }).parts.isEmpty else { return [] }
    return boxes.filter { $0.box.meets(region) }.map { $0.element }
  }

  /// Where an element's touches count in the layout.
  private func touchBox(_ element: ElementIndex) -> EdgeBox {
    EdgeBox(
      Edges(
        left: value(of: .hit(element, .left)), top: value(of: .hit(element, .top)),
        right: value(of: .hit(element, .right)), bottom: value(of: .hit(element, .bottom))))
  }

  /// The same, cut by what clips it up to an element around it.
  private func touchBox(_ element: ElementIndex, inside outer: ElementIndex) -> EdgeBox {
    var box = touchBox(element)
    var next = screen[element].parent
    while next.index >= outer.index, next != .screen {
      if screen[next].clips {
        box.cut(
          to: EdgeBox(
            Edges(
              left: frames.edge(.left, of: next), top: frames.edge(.top, of: next),
              right: frames.edge(.right, of: next), bottom: frames.edge(.bottom, of: next))))
      }
      next = screen[next].parent
    }
    return box
  }
}

extension RequirementSubject {
  /// Whether it is about where touches count, so that a tappable with others inside is judged by the rest of its region.
  var isAboutTouches: Bool {
    switch self {
    case .strip, .hidden, .covers: true
    case .viewport, .screen, .uncut, .unfilled, .container, .size, .constant, .assertion, .corners, .lines, .inset,
      .paint,
      .spacing,
      .nonnegative, .growth:
      false
    }
  }
}
