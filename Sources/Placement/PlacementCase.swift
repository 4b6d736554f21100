import BandScreenModel

/// What a rule looks at: an expanded screen and the strips that its devices have.
public struct PlacementCase: Sendable {
  public let screen: Screen
  public private(set) var strips: [StripSlot]
  /// The nearest scroll around each element, by element; -1 for none.
  public let scrollAround: [Int32]
  /// Whether the element or something around it is `@decorative`, by element.
  public let isPaintOnly: [Bool]
  /// The nearest sticky element that each element is or is in, as far as no other scroll is between; -1 for none.
  public let stickyAround: [Int32]
  /// The sticky elements in each element that has some.
  let stickies: [Int32: [ElementIndex]]
  /// Whether a tappable is inside an element, by element.
  let holdsTappables: [Bool]
  /// What is painted above what, and what takes touches.
  let paintOrder: PaintOrder
  /// The elements that may take touches, by the nearest scroll around them: those in none first, then those in each scroll.
  let takers: [[Int32]]
  /// Where the places of each element's properties begin in `Screen.propertyPlaces`, which are in the order of the elements.
  private let firstProperty: [Int32]
  /// What must be seen or reached, in order: tappables, what is drawn and no paint, and what is dragged itself.
  let placed: [ElementIndex]

  /// The same screen with other strips.
  func with(strips: [StripSlot]) -> PlacementCase {
    var other = self
    other.strips = strips
    return other
  }

  public init(screen: Screen, strips: [StripSlot] = []) {
    self.screen = screen
    self.strips = strips
    var scrollAround = [Int32](repeating: -1, count: screen.elements.count)
    var isPaintOnly = [Bool](repeating: false, count: screen.elements.count)
    for (index, element) in screen.elements.enumerated() {
      if element.role == .decorative { isPaintOnly[index] = true }
      guard index > 0 else { continue }
      let parent = Int(element.parent.index)
      let own = screen.elements[parent].scroll
      scrollAround[index] = own >= 0 ? own : scrollAround[parent]
      if isPaintOnly[parent] { isPaintOnly[index] = true }
    }
    self.scrollAround = scrollAround
    self.isPaintOnly = isPaintOnly
    var stickyAround = [Int32](repeating: -1, count: screen.elements.count)
    var stickies: [Int32: [ElementIndex]] = [:]
    for (index, element) in screen.elements.enumerated() where index > 0 {
      // The outermost one moves all that is in it.
      let around = stickyAround[Int(element.parent.index)]
      stickyAround[index] = around >= 0 ? around : element.isSticky && scrollAround[index] >= 0 ? Int32(index) : -1
      if stickyAround[index] == Int32(index) { stickies[element.parent.index, default: []].append(ElementIndex(index)) }
    }
    self.stickyAround = stickyAround
    self.stickies = stickies
    var holdsTappables = [Bool](repeating: false, count: screen.elements.count)
    for (index, element) in screen.elements.enumerated().reversed() where index > 0 {
      if element.role.isTappable || holdsTappables[index] { holdsTappables[Int(element.parent.index)] = true }
    }
    self.holdsTappables = holdsTappables
    paintOrder = PaintOrder(screen, isPaintOnly: isPaintOnly)
    takers = Self.takers(screen, paintOrder, scrollAround, isPaintOnly)
    var firstProperty = [Int32](repeating: 0, count: screen.elements.count + 1)
    for property in screen.propertyPlaces { firstProperty[Int(property.element.index) + 1] += 1 }
    for index in screen.elements.indices { firstProperty[index + 1] += firstProperty[index] }
    self.firstProperty = firstProperty
    placed = screen.elements.indices.dropFirst().filter { index in
      let element = screen.elements[index]
      if element.role.isTappable || element.leaf != .none && !isPaintOnly[index] { return true }
      return element.scroll >= 0 && screen.scrolls[Int(element.scroll)].axis == .horizontal
    }.map { ElementIndex($0) }
  }

  /// The elements of a scroll that may take touches and are inside one of them, or are it.
  func takers(of scroll: Int32, inside element: ElementIndex) -> ArraySlice<Int32> {
    members(of: takers[Int(scroll) + 1], inside: element)
  }

  /// Of some elements in order those that are inside one of them, or are it.
  func members(of all: [Int32], inside element: ElementIndex) -> ArraySlice<Int32> {
    func first(from index: Int32) -> Int {
      var low = 0
      var high = all.count
      while low < high {
        let middle = (low + high) / 2
        if all[middle] < index { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return all[first(from: element.index)..<first(from: max(screen[element].end, element.index + 1))]
  }

  private static func takers(
    _ screen: Screen, _ order: PaintOrder, _ scrollAround: [Int32], _ isPaintOnly: [Bool]
  ) -> [[Int32]] {
    var takers = [[Int32]](repeating: [], count: screen.scrolls.count + 1)
    for (index, element) in screen.elements.enumerated() where index > 0 && !isPaintOnly[index] {
      let hasBackground =
        screen.paints[Int(element.paint)].background != nil
        || element.paintVariants.contains { screen.paints[Int($0.paint)].background != nil }
      guard order.takesTouches[index] || hasBackground else { continue }
      takers[Int(scrollAround[index]) + 1].append(Int32(index))
    }
    return takers
  }

  /// The places of an element's properties.
  func properties(of element: ElementIndex) -> ArraySlice<PropertyPlace> {
    screen.propertyPlaces[Int(firstProperty[Int(element.index)])..<Int(firstProperty[Int(element.index) + 1])]
  }

  /// Whether an element keeps its content clear of what isn't safe at an edge by itself: a bar, or a scroll with automatic insets.
  func keepsClear(_ element: ElementIndex, at edge: Edge) -> Bool {
    let scroll = screen[element].scroll
    if scroll >= 0, screen.scrolls[Int(scroll)].automaticEdges.contains(edge) { return true }
    return screen[element].kind == .bar && screen[element].barEdge != edge.opposite
  }

  /// The sticky element that holds another one, or is it.
  func sticky(around element: ElementIndex) -> ElementIndex? {
    let index = stickyAround[Int(element.index)]
    return index < 0 ? nil : ElementIndex(Int(index))
  }

  /// How far a sticky element on its line is from where it is laid out: the line is an edge of its scroll, less the scroll's inset.
  func shift(of sticky: ElementIndex) -> Clearance {
    let scroll = scrollAround[Int(sticky.index)]
    let edge = screen[sticky].stickyEdge ?? .top
    let viewport = screen.scrolls[Int(scroll)].element
    return Clearance([
      ClearanceTerm(.frame(viewport, edge)), ClearanceTerm(.scrollInset(scroll, edge), edge.isStart ? 1 : -1),
      ClearanceTerm(.frame(sticky, edge), -1),
    ])
  }

  /// At least 0 where a sticky element comes to its line at some offset.
  func reachesLine(_ sticky: ElementIndex) -> Clearance {
    // At the top the content must go up far enough; at the bottom it begins beyond the line.
    let shift = shift(of: sticky)
    if screen[sticky].stickyEdge == .bottom { return shift.negated }
    return shift + Clearance([ClearanceTerm(.scrollEnd(scrollAround[Int(sticky.index)]))])
  }

  /// At least 0 where it never does.
  func neverReachesLine(_ sticky: ElementIndex) -> Clearance {
    var never = reachesLine(sticky).negated
    never.constant -= 2 * placementTolerance
    return never
  }

  /// Whether an element is a scroll that rests only at its stops along an axis.
  func snaps(_ element: ElementIndex, along axis: Axis) -> Bool {
    let scroll = screen[element].scroll
    guard scroll >= 0 else { return false }
    return screen.scrolls[Int(scroll)].axis == axis && screen.scrolls[Int(scroll)].snap != .none
  }

  /// The scrolls around an element, the outermost first.
  public func scrolls(around element: ElementIndex) -> [Int32] {
    var found: [Int32] = []
    var next = scrollAround[Int(element.index)]
    while next >= 0 {
      found.append(next)
      next = scrollAround[Int(screen.scrolls[Int(next)].element.index)]
    }
    return found.reversed()
  }

  /// The elements with `clip` around an element.
  public func clips(around element: ElementIndex) -> [ElementIndex] {
    var found: [ElementIndex] = []
    var next = screen[element].parent
    while next != .screen {
      if screen[next].clips { found.append(next) }
      next = screen[next].parent
    }
    return found
  }

  /// The tappables, in order.
  public var tappables: [ElementIndex] {
    screen.elements.indices.filter { screen.elements[$0].role.isTappable }.map { ElementIndex($0) }
  }

  /// The slot of the keyboard, where it is up.
  var keyboard: Int? { strips.firstIndex { $0.matter == .keyboard } }

  /// The sides of what hides parts of the screen, each thing once.
  func sides(where isWanted: (SlotMatter) -> Bool) -> [[Int]] {
    var found: [(matter: SlotMatter, sides: [Int])] = []
    for (index, slot) in strips.enumerated() where isWanted(slot.matter) {
      if let known = found.firstIndex(where: { $0.matter == slot.matter }) {
        found[known].sides.append(index)
      } else {
        found.append((slot.matter, [index]))
      }
    }
    return found.map { $0.sides }
  }

  /// The elements around an element, the innermost first, without the screen.
  func ancestors(of element: ElementIndex) -> [ElementIndex] {
    var found: [ElementIndex] = []
    var next = screen[element].parent
    while next != .screen {
      found.append(next)
      next = screen[next].parent
    }
    return found
  }

  /// Whether a layer that takes every touch is painted above an element, in all configurations of the case.
  func isUnderModal(_ element: ElementIndex) -> Bool {
    let layer = ancestors(of: element).last ?? element
    guard let own = screen.paintOrder.firstIndex(of: layer) else { return false }
    return screen.paintOrder[(own + 1)...].contains { screen[$0].isModal && screen[$0].exists == .always }
  }
}
