import BandScreenModel

/// What an element must keep to at rest, on one axis: bounds that are linear in the offsets of the scrolls around it.
///
/// The element is free if some offset of every scroll satisfies all bounds. The offsets are eliminated one after the other
/// (Fourier–Motzkin): each lower bound of an offset must be at most each upper bound. All factors of offsets are 1 or -1, so
/// what is left are plain clearances.
struct ReachBound {
  /// At least 0, with the offsets' terms apart.
  var clearance: Clearance
  /// The factor of each scroll's offset, by the scroll's index; those with factor 0 are left out.
  var offsets: [(scroll: Int32, factor: Double)]
  /// The strips that the bound speaks of, by index.
  var strips: Set<Int>

  func factor(of scroll: Int32) -> Double { offsets.first { $0.scroll == scroll }?.factor ?? 0 }
}

/// Eliminates the offsets of scrolls from a list of bounds.
func eliminate(_ scrolls: [Int32], from bounds: [ReachBound]) -> [ReachBound] {
  var bounds = bounds
  for scroll in scrolls {
    var kept: [ReachBound] = []
    var lower: [ReachBound] = []
    var upper: [ReachBound] = []
    for bound in bounds {
      let factor = bound.factor(of: scroll)
      if factor > 0 { lower.append(bound) } else if factor < 0 { upper.append(bound) } else { kept.append(bound) }
    }
    for low in lower {
      for high in upper {
        var sum = ReachBound(
          clearance: low.clearance + high.clearance, offsets: [], strips: low.strips.union(high.strips))
        for (other, factor) in low.offsets where other != scroll {
          let both = factor + high.factor(of: other)
          if both != 0 { sum.offsets.append((other, both)) }
        }
        for (other, factor) in high.offsets where other != scroll && low.factor(of: other) == 0 {
          sum.offsets.append((other, factor))
        }
        kept.append(sum)
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
    moving = scrolls.filter { context.screen.scrolls[Int($0)].axis == axis }
  }

  private var startEdge: Edge { axis == .vertical ? .top : .left }
  private var endEdge: Edge { axis == .vertical ? .bottom : .right }

  /// The offsets that move the element: -1 each.
  private var ownOffsets: [(scroll: Int32, factor: Double)] { moving.map { ($0, -1) } }

  /// The offsets that move a scroll's viewport: those of the scrolls outside it.
  private func offsets(ofViewport scroll: Int32) -> [Int32] { Array(moving.prefix { $0 != scroll }) }

  /// Where a bound comes from: a line that the element must not pass.
  private struct Line {
    /// The line's coordinate.
    var position: Clearance
    var moves: [Int32]
    var strips: Set<Int>
  }

  /// The lines before the element (at the smaller coordinate) or behind it: the screen's edge, viewports, strips.
  private func lines(at edge: Edge) -> [Line] {
    var lines = [Line(position: Clearance([ClearanceTerm(.screen(edge))]), moves: [], strips: [])]
    for scroll in scrolls {
      let viewport = context.screen.scrolls[Int(scroll)].element
      lines.append(
        Line(
          position: Clearance([ClearanceTerm(.frame(viewport, edge))]), moves: offsets(ofViewport: scroll), strips: []))
    }
    return lines
  }

  private func stripLines(at edge: Edge, _ strips: [Int]) -> [Line] {
    strips.filter { context.strips[$0].edge == edge }.map { index in
      var position = Clearance([ClearanceTerm(.screen(edge))])
      position.add(ClearanceTerm(.stripDepth(index), edge.isStart ? 1 : -1))
      return Line(position: position, moves: [], strips: [index])
    }
  }

  /// The bound that keeps the element's start behind a line, or its end before one.
  private func bound(_ line: Line, at edge: Edge, hit: Bool) -> ReachBound {
    let sign: Double = edge.isStart ? 1 : -1
    var clearance = Clearance()
    clearance.add(ClearanceTerm(hit ? .hit(element, edge) : .frame(element, edge), sign))
    for term in line.position.terms { clearance.add(ClearanceTerm(term.measure, -sign * term.factor)) }
    clearance.constant -= sign * line.position.constant
    var offsets: [(scroll: Int32, factor: Double)] = []
    for scroll in moving {
      // The element moves by minus the offset, and so does a line inside the scroll.
      let factor = sign * ((line.moves.contains(scroll) ? 1 : 0) - 1)
      if factor != 0 { offsets.append((scroll, factor)) }
    }
    return ReachBound(clearance: clearance, offsets: offsets, strips: line.strips)
  }

  /// 0 ≤ offset ≤ end for each scroll that moves the element.
  private var offsetBounds: [ReachBound] {
    moving.flatMap { scroll in
      [
        ReachBound(clearance: Clearance(), offsets: [(scroll, 1)], strips: []),
        ReachBound(clearance: Clearance([ClearanceTerm(.scrollEnd(scroll))]), offsets: [(scroll, -1)], strips: []),
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
    return eliminate(moving, from: bounds)
  }

  /// The ways in which an element that is longer than the clear part fills that part: its start at or before one of the lines
  /// before it, its end at or behind one of those behind it.
  func filling(clearOf strips: [Int]) -> [[Clearance]] {
    guard !moving.isEmpty else { return [] }
    let before = lines(at: startEdge) + stripLines(at: startEdge, strips)
    let behind = lines(at: endEdge) + stripLines(at: endEdge, strips)
    return before.flatMap { first in
      behind.map { last in
        let bounds =
          offsetBounds + [
            reversed(bound(first, at: startEdge, hit: false)), reversed(bound(last, at: endEdge, hit: false)),
          ]
        return eliminate(moving, from: bounds).map { $0.clearance }.filter { !$0.isTrivial }
      }
    }
  }

  private func reversed(_ bound: ReachBound) -> ReachBound {
    var clearance = Clearance(constant: -bound.clearance.constant)
    clearance.terms = bound.clearance.terms.map { ClearanceTerm($0.measure, -$0.factor) }
    return ReachBound(
      clearance: clearance, offsets: bound.offsets.map { ($0.scroll, -$0.factor) }, strips: bound.strips)
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
