import BandScreenModel

/// What an element must keep to at rest, on one axis: bounds that are linear in the offsets of the scrolls around it.
///
/// The element is free if some offset of every scroll satisfies all bounds. Where a scroll stops anywhere, its offset is eliminated
/// (Fourier–Motzkin): each lower bound of an offset must be at most each upper bound. All factors of offsets are 1 or -1, so
/// what is left are plain clearances. Where a scroll rests only at its stops, its offset stays in them, and one of the stops must do.
struct ReachBound {
  /// At least 0, with the offsets' terms apart.
  var clearance: Clearance
  /// The scrolls whose offsets have the factor 1 and -1, as bits by their place among the scrolls that move the element.
  var plus: UInt32 = 0
  var minus: UInt32 = 0
  /// The strips that the bound speaks of, as bits by their index.
  var strips: UInt64 = 0
  /// Whether it speaks of something that is painted above.
  var isOfCover = false
}

/// Eliminates the offsets of scrolls, given as bits, from a list of bounds.
///
/// - Parameter isWanted: whether what two bounds come to is of use in the end.
func eliminate(
  _ scrolls: UInt32, from bounds: [ReachBound], isWanted: (ReachBound, ReachBound) -> Bool = { _, _ in true }
) -> [ReachBound] {
  var bounds = bounds
  for scroll in 0..<UInt32(32) where scrolls >> scroll & 1 == 1 {
    let bit: UInt32 = 1 << scroll
    let isLast = scrolls >> scroll == 1
    var kept = bounds.filter { ($0.plus | $0.minus) & bit == 0 }
    for low in bounds where low.plus & bit != 0 {
      for high in bounds where high.minus & bit != 0 {
        if isLast, !isWanted(low, high) { continue }
        let plus = low.plus | high.plus
        let minus = low.minus | high.minus
        kept.append(
          ReachBound(
            clearance: low.clearance + high.clearance, plus: plus & ~minus, minus: minus & ~plus,
            strips: low.strips | high.strips, isOfCover: low.isOfCover || high.isOfCover))
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
  /// Of these the ones that rest only at their stops.
  let snapping: [Int32]
  /// The sticky element that holds the element on its line, and the scroll that doesn't move it then.
  private let sticky: ElementIndex?

  /// - Parameter isOnLine: whether the element is looked at where the sticky element around it is on its line.
  init(_ context: PlacementCase, _ element: ElementIndex, _ axis: Axis, isOnLine: Bool = false) {
    self.context = context
    self.element = element
    self.axis = axis
    scrolls = context.scrolls(around: element)
    sticky = isOnLine && axis == .vertical ? context.sticky(around: element) : nil
    let holder = sticky.map { context.scrollAround[Int($0.index)] }
    // More scrolls in one another than bits: nobody can hold them apart, and the outermost decide.
    moving = Array(scrolls.filter { context.screen.scrolls[Int($0)].axis == axis && $0 != holder }.prefix(32))
    snapping = moving.filter { context.screen.scrolls[Int($0)].snap != .none }
  }

  private var startEdge: Edge { axis == .vertical ? .top : .left }
  private var endEdge: Edge { axis == .vertical ? .bottom : .right }

  /// The bits of all scrolls that move the element.
  private var allMoving: UInt32 { moving.count == 32 ? .max : (1 << UInt32(moving.count)) - 1 }

  /// The bits of the scrolls that stop anywhere.
  private var free: UInt32 {
    var bits = allMoving
    for (index, scroll) in moving.enumerated() where snapping.contains(scroll) { bits &= ~(1 << UInt32(index)) }
    return bits
  }

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
    var strips: UInt64 = 0
    var isOfCover = false
  }

  /// The lines before the element (at the smaller coordinate) or behind it: the screen's edge, viewports, strips.
  private func lines(at edge: Edge) -> [Line] {
    var lines = [Line(position: Clearance([ClearanceTerm(.screen(edge))]), movers: 0)]
    for scroll in scrolls {
      let viewport = context.screen.scrolls[Int(scroll)].element
      var position = Clearance([ClearanceTerm(.frame(viewport, edge))])
      // A viewport inside what is on its line is there with it.
      if let sticky, context.isInside(viewport, sticky) { position = position + context.shift(of: sticky) }
      lines.append(Line(position: position, movers: movers(ofViewport: scroll)))
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

  /// The line that a cover draws beside the element: its far edge before it, or its near edge behind it.
  private func line(_ side: CoverSide) -> Line {
    let around = context.scrolls(around: side.cover)
    var movers: UInt32 = 0
    var position = Clearance([ClearanceTerm(context.region(of: side.cover, side.edge.opposite))])
    var holder: Int32?
    if side.isOnLine, let sticky = context.sticky(around: side.cover) {
      position = position + context.shift(of: sticky)
      holder = context.scrollAround[Int(sticky.index)]
    }
    for (index, scroll) in moving.enumerated() where around.contains(scroll) && scroll != holder {
      movers |= 1 << UInt32(index)
    }
    return Line(position: position, movers: movers, isOfCover: true)
  }

  /// The bound that keeps the element's start behind a line, or its end before one.
  private func bound(_ line: Line, at edge: Edge, hit: Bool) -> ReachBound {
    let sign: Double = edge.isStart ? 1 : -1
    var clearance = Clearance()
    clearance.terms.reserveCapacity(4)
    clearance.add(ClearanceTerm(hit ? .hit(element, edge) : .frame(element, edge), sign))
    if let sticky {
      for term in context.shift(of: sticky).terms { clearance.add(ClearanceTerm(term.measure, sign * term.factor)) }
    }
    for term in line.position.terms { clearance.add(ClearanceTerm(term.measure, -sign * term.factor)) }
    clearance.constant -= sign * line.position.constant
    // The element moves against the offsets, and so does a line inside the scroll; what moves both drops out.
    let movers = allMoving & ~line.movers
    let movesUp = (sign > 0) == !scrollsBackwards
    return ReachBound(
      clearance: clearance, plus: movesUp ? 0 : movers, minus: movesUp ? movers : 0, strips: line.strips,
      isOfCover: line.isOfCover)
  }

  /// Whether an offset moves the content to larger coordinates: a horizontal scroll whose content begins at the right.
  private var scrollsBackwards: Bool {
    axis == .horizontal && context.screen.discrete.direction == .rightToLeft
  }

  /// 0 ≤ offset ≤ end for each scroll that moves the element and stops anywhere; a stop lies in between as it is.
  private var offsetBounds: [ReachBound] {
    moving.enumerated().flatMap { index, scroll -> [ReachBound] in
      if snapping.contains(scroll) { return [] }
      return [
        ReachBound(clearance: Clearance(), plus: 1 << UInt32(index)),
        ReachBound(clearance: Clearance([ClearanceTerm(.scrollEnd(scroll))]), minus: 1 << UInt32(index)),
      ]
    }
  }

  /// What is left once offsets are eliminated; those of scrolls that snap become terms.
  ///
  /// - Parameter isWanted: whether what two bounds come to is of use in the end; all is where a scroll snaps.
  private func eliminated(
    _ bounds: [ReachBound], isWanted: (ReachBound, ReachBound) -> Bool = { _, _ in true }
  ) -> [ReachBound] {
    if snapping.isEmpty { return eliminate(free, from: bounds, isWanted: isWanted) }
    var left = eliminate(free, from: bounds)
    for index in left.indices {
      for (number, scroll) in moving.enumerated() {
        let bit: UInt32 = 1 << UInt32(number)
        if left[index].plus & bit != 0 { left[index].clearance.add(ClearanceTerm(.offset(scroll))) }
        if left[index].minus & bit != 0 { left[index].clearance.add(ClearanceTerm(.offset(scroll), -1)) }
      }
    }
    return left
  }

  /// What is left of "some rest has the element wholly in its viewports, on the screen and clear of the strips" once the offsets
  /// are eliminated.
  func whole(clearOf strips: [Int]) -> [ReachBound] { eliminated(bounds(clearOf: strips)) }

  /// What of that speaks of one strip, or of a stop.
  func whole(_ bounds: [ReachBound], speakingOf strip: Int) -> [Clearance] {
    let bit: UInt64 = strip < 64 ? 1 << UInt64(strip) : 0
    return eliminated(bounds) { ($0.strips | $1.strips) & bit != 0 }
      .filter { $0.strips & bit != 0 || $0.clearance.hasOffset }.map { $0.clearance }
  }

  /// The bounds that keep it wholly in its viewports, on the screen and clear of the strips.
  func bounds(clearOf strips: [Int]) -> [ReachBound] {
    var bounds = offsetBounds
    for edge in [startEdge, endEdge] {
      bounds += lines(at: edge).map { bound($0, at: edge, hit: false) }
      bounds += stripLines(at: edge, strips).map { bound($0, at: edge, hit: true) }
    }
    return bounds
  }

  /// What covers, and stops, add to bounds once the offsets are eliminated.
  func beside(_ covers: [CoverSide], _ bounds: [ReachBound]) -> [Clearance] {
    let own = covers.filter { $0.edge.axis == axis }
    if own.isEmpty, snapping.isEmpty { return [] }
    return eliminated(bounds + own.map { bound(line($0), at: $0.edge, hit: true) }) { $0.isOfCover || $1.isOfCover }
      .filter { $0.isOfCover || $0.clearance.hasOffset }.map { $0.clearance }
  }

  /// The ways in which an element that is longer than the clear part fills that part: its start at or before one of the lines
  /// before it, its end at or behind one of those behind it.
  ///
  /// - Parameters:
  ///   - covers: the covers between which the clear part lies, where there are any.
  ///   - least: how long it must be, in points.
  func filling(
    clearOf strips: [Int], between covers: [CoverSide] = [], atLeast least: Double = 0
  ) -> [[Clearance]] {
    guard !moving.isEmpty else { return [] }
    // A viewport that moves just as the element does is no part of what is clear: it moves out of it together with the element.
    var before = lines(at: startEdge).filter { $0.movers != allMoving } + stripLines(at: startEdge, strips)
    var behind = lines(at: endEdge).filter { $0.movers != allMoving } + stripLines(at: endEdge, strips)
    // What the cover cuts off is no part of the clear part any more; a strip or the keyboard may reach further in than it.
    before += covers.filter { $0.edge == startEdge }.map { line($0) }
    behind += covers.filter { $0.edge == endEdge }.map { line($0) }
    let isThere = roomIsLeft(between: before, and: behind, atLeast: least)
    return before.flatMap { first in
      behind.map { last in
        let bounds =
          offsetBounds + [
            reversed(bound(first, at: startEdge, hit: false)), reversed(bound(last, at: endEdge, hit: false)),
          ]
        return eliminated(bounds).map { $0.clearance }.filter { !$0.isTrivial } + isThere
      }
    }
  }

  /// What makes the clear room between covers the largest there is: no other cover stands in it, and between each two of the lines that
  /// bound it there is as much as the covers on either side leave up to the edges of the screen, or up to a strip or the keyboard.
  func isLargest(
    between before: CoverSide?, _ behind: CoverSide?, others: [CoverSide], clearOf strips: [Int]
  ) -> [Clearance] {
    func edge(_ edge: Edge, of side: CoverSide) -> Clearance {
      Clearance([ClearanceTerm(context.region(of: side.cover, edge))])
    }
    func screen(_ edge: Edge) -> Clearance { Clearance([ClearanceTerm(.screen(edge))]) }
    var needed: [Clearance] = []
    for other in others {
      // The first on its side by where it ends there bounds the room.
      if other.edge.isStart {
        if let before { needed.append(edge(endEdge, of: before) + edge(endEdge, of: other).negated) }
      } else if let behind {
        needed.append(edge(startEdge, of: other) + edge(startEdge, of: behind).negated)
      }
    }
    var starts = clearLines(at: startEdge, strips)
    var ends = clearLines(at: endEdge, strips)
    var rest: [Clearance] = []
    if let before {
      starts.append(edge(endEdge, of: before))
      // Nothing is clear in a strip.
      let strip = stripLines(at: startEdge, strips).first?.position
      rest.append(edge(startEdge, of: before) + (strip ?? screen(startEdge)).negated)
    }
    if let behind {
      ends.append(edge(startEdge, of: behind))
      // Nor beyond the keyboard.
      let keyboard = strips.filter { context.strips[$0].matter == .keyboard }
      let strip = stripLines(at: endEdge, keyboard.isEmpty ? strips : keyboard).first?.position
      rest.append((strip ?? screen(endEdge)) + edge(endEdge, of: behind).negated)
    }
    for start in starts {
      for end in ends {
        for other in rest {
          // Of two that are all but alike either may be the larger one.
          var larger = end + start.negated + other.negated
          larger.constant -= 2 * placementTolerance
          needed.append(larger)
        }
      }
    }
    if others.isEmpty, before == nil || behind == nil { return needed }
    // One that is out of the way bounds nothing: each must be met.
    for side in [before, behind].compactMap({ $0 }) { needed += isMet(side) }
    return needed
  }

  /// What makes the room between sticky elements on their lines the one that all of them leave: no other reaches further in.
  func isNarrowest(between before: CoverSide?, _ behind: CoverSide?, others: [CoverSide]) -> [Clearance] {
    var needed: [Clearance] = []
    for other in others {
      guard let bound = other.edge.isStart ? before : behind else { continue }
      let further = line(bound).position + line(other).position.negated
      needed.append(other.edge.isStart ? further : further.negated)
    }
    if others.isEmpty, before == nil || behind == nil { return needed }
    // One that is out of the way bounds nothing: each must be met.
    for side in [before, behind].compactMap({ $0 }) {
      needed += isAcross(side)
      guard let sticky = context.sticky(around: side.cover) else { continue }
      needed.append(
        side.edge.isStart
          ? .atLeast(.hit(element, startEdge), .frame(sticky, endEdge))
          : .atLeast(.frame(sticky, startEdge), .hit(element, endEdge)))
    }
    return needed
  }

  /// The lines that bound what is clear at an edge, whatever covers it.
  func clearLines(at edge: Edge, _ strips: [Int]) -> [Clearance] {
    [Clearance([ClearanceTerm(.screen(edge))])]
      + scrolls.map { Clearance([ClearanceTerm(.frame(context.screen.scrolls[Int($0)].element, edge))]) }
      + stripLines(at: edge, strips).map { $0.position }
  }

  /// What has a cover in the element's way: in line with it across the axis, and in its viewport along it.
  private func isMet(_ side: CoverSide) -> [Clearance] {
    var needed = isAcross(side)
    for scroll in moving {
      let viewport = context.screen.scrolls[Int(scroll)].element
      needed.append(larger(.frame(viewport, endEdge), context.region(of: side.cover, startEdge)))
      needed.append(larger(context.region(of: side.cover, endEdge), .frame(viewport, startEdge)))
    }
    return needed
  }

  /// What has a cover in line with the element across the axis.
  private func isAcross(_ side: CoverSide) -> [Clearance] {
    let across: [Edge] = axis == .vertical ? [.left, .right] : [.top, .bottom]
    return [
      larger(.hit(element, across[1]), context.region(of: side.cover, across[0])),
      larger(context.region(of: side.cover, across[1]), .hit(element, across[0])),
    ]
  }

  /// One measure beyond another, and not by rounding.
  private func larger(_ larger: Measure, _ smaller: Measure) -> Clearance {
    var clearance = Clearance.atLeast(larger, smaller)
    clearance.constant -= 2 * placementTolerance
    return clearance
  }

  /// At least 0 where something is clear between lines that stand still: what is nowhere clear can't be filled.
  private func roomIsLeft(between before: [Line], and behind: [Line], atLeast least: Double) -> [Clearance] {
    var left: [Clearance] = []
    for first in before where first.movers == 0 {
      for last in behind where last.movers == 0 {
        var room = last.position + first.position.negated
        room.constant -= max(least, 2 * placementTolerance)
        // The screen is as long as it is.
        if room.terms.contains(where: { if case .screen = $0.measure { false } else { true } }) { left.append(room) }
      }
    }
    return left
  }

  private func reversed(_ bound: ReachBound) -> ReachBound {
    ReachBound(clearance: bound.clearance.negated, plus: bound.minus, minus: bound.plus, strips: bound.strips)
  }
}

/// What an element that is longer may fill instead of being clear as a whole: what is clear between these covers.
struct CoverRoom {
  /// What bounds it; in a proof then the others, which must leave as much.
  var sides: [CoverSide]
  /// How long it must be to be one, in points: as long as a finger needs, or as what bars leave where that is less.
  var least: Double
  /// What shows in a proof that bars alone bound it, whatever they leave; nothing where something else does.
  var isWhatBarsLeave: [Clearance]?
}

/// A side on which something that covers an element may be: beyond this edge of the element.
struct CoverSide: Hashable, Sendable {
  var cover: ElementIndex
  var edge: Edge
  /// Whether the cover is meant where the sticky element that it is in is on its line.
  var isOnLine = false
}

extension PlacementCase {
  /// An edge of where an element takes touches.
  func region(of element: ElementIndex, _ edge: Edge) -> Measure {
    screen[element].role.isTappable ? .hit(element, edge) : .frame(element, edge)
  }
}

extension Clearance {
  /// Whether it speaks of the offset of a scroll that snaps.
  var hasOffset: Bool {
    terms.contains {
      if case .offset = $0.measure { true } else { false }
    }
  }

  /// Whether it holds whatever the measures are: no terms, and a constant that isn't negative; or a scroll's end alone.
  var isTrivial: Bool {
    if terms.isEmpty { return constant >= 0 }
    if terms.count == 1, case .scrollEnd = terms[0].measure { return terms[0].factor > 0 && constant >= 0 }
    return false
  }
}
