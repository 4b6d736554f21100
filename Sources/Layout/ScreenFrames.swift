import BandScreenModel

/// Where everything on a screen is, with every scroll at offset 0: the result of laying out one configuration.
public struct ScreenFrames<S: LayoutScalar> {
  /// The frames of the elements on the screen, in points; the screen itself is the first.
  public var left: [S] = []
  public var top: [S] = []
  public var width: [S] = []
  public var height: [S] = []
  /// Whether the element exists in this configuration.
  public var exists: [Bool] = []
  /// Whether the tap rules apply to the element in this configuration.
  public var isEnabled: [Bool] = []
  /// The paint that each element has: index in `Screen.paints`.
  public var paint: [Int32] = []
  /// The scrolls, in the order of `Screen.scrolls`.
  public var scrolls: [ScrollFrame<S>] = []
  /// The detent at which each sheet rests, by `SheetDetent.id`; empty where each is at its last.
  public var detents: [Int32] = []
  /// The values of the screen's formulas.
  public var formulas: [S] = []
  /// The padding of texts and images where no formula says it (`Screen.hasPaddingOfLayout`), by element.
  public var paddings: [Int32: Edges<S>] = [:]

  public init() {}

  public func right(_ element: ElementIndex) -> S { left[Int(element.index)] + width[Int(element.index)] }
  public func bottom(_ element: ElementIndex) -> S { top[Int(element.index)] + height[Int(element.index)] }

  func width(of element: ElementIndex) -> S { width[Int(element.index)] }
  func height(of element: ElementIndex) -> S { height[Int(element.index)] }

  /// The coordinate of an edge.
  public func edge(_ edge: Edge, of element: ElementIndex) -> S {
    switch edge {
    case .left: left[Int(element.index)]
    case .top: top[Int(element.index)]
    case .right: right(element)
    case .bottom: bottom(element)
    }
  }

  /// Whether a sheet rests at a detent.
  public func rests(_ sheet: Int32, at id: Int32, in screen: Screen) -> Bool {
    detents.isEmpty ? screen.sheets[Int(sheet)].detents.last?.id == id : detents[Int(sheet)] == id
  }

  /// How much of the sheets that are there shows.
  func shown(of screen: Screen) -> S {
    var sum = S(0)
    for sheet in screen.sheets {
      if let element = sheet.element, exists[Int(element.index)] { sum = sum + self[sheet.shown] }
    }
    return sum
  }

  /// The padding of a text or an image of which no formula says it; 0 for all others.
  public func padding(_ edge: Edge, of element: ElementIndex) -> S { paddings[element.index]?[edge] ?? S(0) }

  public subscript(formula: FormulaID) -> S { formulas[Int(formula.index)] }
}

/// A scroll's viewport and how far its content goes.
public struct ScrollFrame<S: LayoutScalar> {
  /// How far inside its frame the content rests clear: its automatic insets.
  public var insets: Edges<S>
  /// The content's extent along the scroll's axis, padding and insets counted in.
  public var contentLength: S
  /// The last offset: 0 where the content is no longer than the viewport.
  public var end: S
  /// Where a scroll with `snap` rests: its stops in the order of what they show, each from 0 to `end`; several may be the same.
  /// Empty for one that stops anywhere.
  public var stops: [S] = []
}

extension ScreenFrames: Sendable where S: Sendable {}
extension ScrollFrame: Sendable where S: Sendable {}

extension ScreenFrames<Double> {
  /// Replaces what is not finite, or so large that sums of it might not be, by the largest number that is counted with: the frames of
  /// a screen with such a value are reported, and still have a form on paper.
  public mutating func makeFinite() {
    for index in left.indices {
      left[index] = counted(left[index])
      top[index] = counted(top[index])
      width[index] = counted(width[index])
      height[index] = counted(height[index])
    }
    for index in formulas.indices { formulas[index] = counted(formulas[index]) }
    paddings = paddings.mapValues { padding in
      Edges(
        left: counted(padding.left), top: counted(padding.top), right: counted(padding.right),
        bottom: counted(padding.bottom))
    }
    for index in scrolls.indices {
      for edge in Edge.allCases { scrolls[index].insets[edge] = counted(scrolls[index].insets[edge]) }
      scrolls[index].contentLength = counted(scrolls[index].contentLength)
      scrolls[index].end = counted(scrolls[index].end)
      for stop in scrolls[index].stops.indices { scrolls[index].stops[stop] = counted(scrolls[index].stops[stop]) }
    }
  }
}

/// A number between -10¹² and 10¹², which no length reaches; what is no number is as large as can be.
private func counted(_ value: Double) -> Double {
  if value.magnitude <= 1e12 { return value }
  return value < 0 ? -1e12 : 1e12
}
