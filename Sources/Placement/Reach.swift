import BandScreenModel

/// What an element must keep to at rest, on one axis: bounds that are linear in the offsets of the scrolls around it.
///
/// The element is free if some offset of every scroll satisfies all bounds. The offsets are eliminated one after the other
/// (Fourier–Motzkin): each lower bound of an offset must be at most each upper bound. All factors of offsets are 1 or -1, so
/// what is left are plain clearances.
struct ReachBound {
  /// At least 0, with the offsets' terms apart.
  var clearance: Clearance
  /// The scrolls whose offsets have the factor 1 and -1, as bits by their place among the scrolls that move the element.
  var plus: UInt32 = 0
  var minus: UInt32 = 0
  /// The strips that the bound speaks of, as bits by their index.
  var strips: UInt64 = 0
}

/// Eliminates the offsets of so many scrolls from a list of bounds.
func eliminate(_ scrolls: Int, from bounds: [ReachBound]) -> [ReachBound] {
  var bounds = bounds
  for scroll in 0..<scrolls {
    let bit: UInt32 = 1 << UInt32(scroll)
    var kept = bounds.filter { ($0.plus | $0.minus) & bit == 0 }
    for low in bounds where low.plus & bit != 0 {
      for high in bounds where high.minus & bit != 0 {
        let plus = low.plus | high.plus
        let minus = low.minus | high.minus
        kept.append(
          ReachBound(
            clearance: low.clearance + high.clearance, plus: plus & ~minus, minus: minus & ~plus,
            strips: low.strips | high.strips))
      }
    }
    bounds = kept
  }
  return bounds
}

/// The bounds of one element on one axis, and the ways in which one that is too long may fill the clear part instead.
struct Reach {
  let context: PlacementCase
  let element: ElementIndex
  let axis: Axis
  /// The scrolls around the element, the outermost first, and of these the ones that move along the axis.
  let scrolls: [Int32]
  let moving: [Int32]

  init(_ context: PlacementCase, _ element: ElementIndex, _ axis: Axis) {
    self.context = context
    self.element = element
    self.axis = axis
    scrolls = context.scrolls(around: element)
    // More scrolls in one another than bits: nobody can hold them apart, and the outermost decide.
    moving = Array(scrolls.filter { context.screen.scrolls[Int($0)].axis == axis }.prefix(32))
  }

  private var startEdge: Edge { axis == .vertical ? .top : .left }
  private var endEdge: Edge { axis == .vertical ? .bottom : .right }

  /// The bits of all scrolls that move the element.
  private var allMoving: UInt32 { moving.count == 32 ? .max : (1 << UInt32(moving.count)) - 1 }

  /// The bits of the scrolls that move a scroll's viewport: those outside it.
  private func movers(ofViewport scroll: Int32) -> UInt32 {
    // Along the other axis a scroll is moved by those outside it too; the list of all scrolls tells the order.
    var bits: UInt32 = 0
    for outer in scrolls.prefix(while: { $0 != scroll }) {
      if let index = moving.firstIndex(of: outer) { bits |= 1 << UInt32(index) }
    }
    return bits
  }

  /// Where a bound comes from: a line that the element must not pass.
  private struct Line {
    /// The line's coordinate.
    var position: Clearance
    /// The bits of the scrolls that move the line.
    var movers: UInt32
    var strips: UInt64
  }

  /// The lines before the element (at the smaller coordinate) or behind it: the screen's edge, viewports, strips.
  private func lines(at edge: Edge) -> [Line] {
    var lines = [Line(position: Clearance([ClearanceTerm(.screen(edge))]), movers: 0, strips: 0)]
    for scroll in scrolls {
      let viewport = context.screen.scrolls[Int(scroll)].element
      lines.append(
        Line(
          position: Clearance([ClearanceTerm(.frame(viewport, edge))]), movers: movers(ofViewport: scroll), strips: 0))
    }
    return lines
  }

  private func stripLines(at edge: Edge, _ strips: [Int]) -> [Line] {
    strips.filter { context.strips[$0].edge == edge }.map { index in
      var position = Clearance([ClearanceTerm(.screen(edge))])
      position.add(ClearanceTerm(.stripDepth(index), edge.isStart ? 1 : -1))
      return Line(position: position, movers: 0, strips: index < 64 ? 1 << UInt64(index) : 0)
    }
  }

  /// The bound that keeps the element's start behind a line, or its end before one.
  private func bound(_ line: Line, at edge: Edge, hit: Bool) -> ReachBound {
    let sign: Double = edge.isStart ? 1 : -1
    var clearance = Clearance()
    clearance.add(ClearanceTerm(hit ? .hit(element, edge) : .frame(element, edge), sign))
    for term in line.position.terms { clearance.add(ClearanceTerm(term.measure, -sign * term.factor)) }
    clearance.constant -= sign * line.position.constant
    // The element moves against the offsets, and so does a line inside the scroll; what moves both drops out.
    let movers = allMoving & ~line.movers
    let movesUp = (sign > 0) == !scrollsBackwards
    return ReachBound(
      clearance: clearance, plus: movesUp ? 0 : movers, minus: movesUp ? movers : 0, strips: line.strips)
  }

  /// Whether an offset moves the content to larger coordinates: a horizontal scroll whose content begins at the right.
  private var scrollsBackwards: Bool {
    axis == .horizontal && context.screen.discrete.direction == .rightToLeft
  }

  /// 0 ≤ offset ≤ end for each scroll that moves the element.
  private var offsetBounds: [ReachBound] {
    moving.enumerated().flatMap { index, scroll in
      [
        ReachBound(clearance: Clearance(), plus: 1 << UInt32(index)),
        ReachBound(clearance: Clearance([ClearanceTerm(.scrollEnd(scroll))]), minus: 1 << UInt32(index)),
      ]
    }
  }

  /// What is left of "some offset has the element wholly in its viewports, on the screen and clear of the strips" once the
  /// offsets are eliminated.
  func whole(clearOf strips: [Int]) -> [ReachBound] {
    var bounds = offsetBounds
    for edge in [startEdge, endEdge] {
      bounds += lines(at: edge).map { bound($0, at: edge, hit: false) }
      bounds += stripLines(at: edge, strips).map { bound($0, at: edge, hit: true) }
    }
    return eliminate(moving.count, from: bounds)
  }

  /// The ways in which an element that is longer than the clear part fills that part: its start at or before one of the lines
  /// before it, its end at or behind one of those behind it.
  func filling(clearOf strips: [Int]) -> [[Clearance]] {
    guard !moving.isEmpty else { return [] }
    // A viewport that moves just as the element does is no part of what is clear: it moves out of it together with the element.
    let before = lines(at: startEdge).filter { $0.movers != allMoving } + stripLines(at: startEdge, strips)
    let behind = lines(at: endEdge).filter { $0.movers != allMoving } + stripLines(at: endEdge, strips)
    return before.flatMap { first in
      behind.map { last in
        let bounds =
          offsetBounds + [
            reversed(bound(first, at: startEdge, hit: false)), reversed(bound(last, at: endEdge, hit: false)),
          ]
        return eliminate(moving.count, from: bounds).map { $0.clearance }.filter { !$0.isTrivial }
      }
    }
  }

  private func reversed(_ bound: ReachBound) -> ReachBound {
    var clearance = Clearance(constant: -bound.clearance.constant)
    clearance.terms = bound.clearance.terms.map { ClearanceTerm($0.measure, -$0.factor) }
    return ReachBound(clearance: clearance, plus: bound.minus, minus: bound.plus, strips: bound.strips)
  }
}

extension Clearance {
  /// Whether it holds whatever the measures are: no terms, and a constant that isn't negative; or a scroll's end alone.
  var isTrivial: Bool {
    if terms.isEmpty { return constant >= 0 }
    if terms.count == 1, case .scrollEnd = terms[0].measure { return terms[0].factor > 0 && constant >= 0 }
    return false
  }
}
