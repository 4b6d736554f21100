import BandScreenModel

/// In which order the elements of a screen are painted, and which of them take touches (`placement.md`, section 1).
///
/// A screen's layers come in source order, then its bars, then the layers with `@modal`. In any other element the children come in
/// source order, those with `@sticky` after the others, and bars last.
struct PaintOrder: Sendable {
  /// The place of each element in the order: the larger is painted above.
  private(set) var rank: [Int32]
  /// The layers with `@modal`, in their order.
  private(set) var modals: [ElementIndex] = []
  /// Whether an element takes touches whatever its paint is.
  private(set) var takesTouches: [Bool]

  init(_ screen: Screen, isPaintOnly: [Bool]) {
    let count = screen.elements.count
    rank = (0..<Int32(count)).map { $0 }
    takesTouches = screen.elements.map { element in
      switch element.role {
      case .tappable, .draggable, .input, .surface: true
      case .decorative: false
      case .none: element.kind == .bar || element.scroll >= 0 || element.sheet >= 0
      }
    }
    for index in screen.elements.indices where isPaintOnly[index] { takesTouches[index] = false }
    modals = screen.paintOrder.filter { screen[$0].isModal }
    if !isInSourceOrder(screen) { sort(screen) }
  }

  /// Whether one element is painted above another and isn't inside it.
  func isAbove(_ cover: Int, _ element: Int, in screen: Screen) -> Bool {
    rank[cover] > rank[element] && !(cover > element && cover < Int(screen.elements[element].end))
  }

  private func isInSourceOrder(_ screen: Screen) -> Bool {
    for (index, element) in screen.elements.enumerated() where index > 0 {
      if element.kind == .bar || element.isModal || element.isSticky { return false }
    }
    return true
  }

  /// Numbers the elements in the order in which they are painted, without recursion.
  private mutating func sort(_ screen: Screen) {
    var open: [Int] = [0]
    var next: Int32 = 0
    while let index = open.popLast() {
      rank[index] = next
      next += 1
      open.append(contentsOf: children(of: index, in: screen).reversed())
    }
  }

  private func children(of index: Int, in screen: Screen) -> [Int] {
    if index == 0, !screen.paintOrder.isEmpty { return screen.paintOrder.map { Int($0.index) } }
    var plain: [Int] = []
    var sticky: [Int] = []
    var bars: [Int] = []
    var child = index + 1
    while child < Int(screen.elements[index].end) {
      if screen.elements[child].kind == .bar {
        bars.append(child)
      } else if screen.elements[child].isSticky {
        sticky.append(child)
      } else {
        plain.append(child)
      }
      child = max(child + 1, Int(screen.elements[child].end))
    }
    return plain + sticky + bars
  }
}
