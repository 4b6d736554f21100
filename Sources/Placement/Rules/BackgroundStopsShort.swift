import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let backgroundStopsShort = PlacementRule(
    RuleDescription(
      "background_stops_short", .warn,
      summary: "the paint of a bar or footer ends at the safe area",
      explanation: """
        Between a bar that spans the screen and the glass a strip of another colour shows, as deep as the inset. Its content is right where it \
        is; only its paint should go on: write `bleed: bottom` (or `top`), or make it a `bar`, whose paint does so by itself.
        """,
      bad: """
        screen Home {
            row tabs { left: safe.left; right: safe.right; bottom: safe.bottom; height: 56; background: #F9F9F9; box { width: 48; height: 48 } }
        }
        """,
      good: """
        screen Home {
            row tabs { left: safe.left; right: safe.right; bottom: safe.bottom; height: 56; background: #F9F9F9; bleed: bottom; box { width: 48; height: 48 } }
        }
        """,
      aliases: ["gap under the bar", "toolbar", "bleed", "colour stops", "color gap"]),
    nearMiss: """
      screen Home {
          background: #F9F9F9
          row tabs { left: safe.left; right: safe.right; bottom: safe.bottom; height: 56; background: #F9F9F9; box { width: 48; height: 48 } }
      }
      """
  ) { context in
    let screen = context.screen
    let painted = screen.elements.indices.map { ElementIndex($0) }.filter { context.background($0) != nil }
    return painted.flatMap { element -> [Requirement] in
      guard context.isBarLike(element) else { return [] }
      return [Edge.top, .bottom].compactMap { edge in
        screen[element].bleed.contains(edge) ? nil : context.reachesGlass(element, edge, painted)
      }
    }
  }
}

extension PlacementCase {
  fileprivate func background(_ element: ElementIndex) -> UInt32? {
    let paint = screen.paints[Int(screen[element].paint)]
    // What is seen through has no end that shows.
    guard let color = paint.background, color & 0xFF != 0, paint.opacity != 0 else { return nil }
    return color
  }

  /// A container of something that stands still, isn't a control, and has nothing around it whose paint it is on.
  fileprivate func isBarLike(_ element: ElementIndex) -> Bool {
    let own = screen[element]
    switch own.kind {
    case .column, .row, .stack, .box, .grid: break
    case .screen, .text, .image, .spacer, .bar: return false
    }
    if own.end <= element.index + 1 || own.role.isTappable || own.scroll >= 0 || scrollAround[Int(element.index)] >= 0 {
      return false
    }
    return !ancestors(of: element).contains { background($0) != nil }
  }

  fileprivate func reachesGlass(_ element: ElementIndex, _ edge: Edge, _ painted: [ElementIndex]) -> Requirement {
    let sign: Double = edge.isStart ? 1 : -1
    let slack = 2 * placementTolerance
    // How far the edge is from the inset's line, inward.
    var inward = Clearance(constant: -slack)
    inward.add(ClearanceTerm(.frame(element, edge), sign))
    inward.add(ClearanceTerm(.screen(edge), -sign))
    inward.add(ClearanceTerm(.inset(edge), -1))
    var outward = Clearance(constant: -slack)
    for term in inward.terms { outward.add(ClearanceTerm(term.measure, -term.factor)) }
    // What is half as high as the screen is a page, no bar.
    var page = Clearance.atLeast(.frame(element, .bottom), .frame(element, .top))
    page.add(ClearanceTerm(.screen(.bottom), -0.5))
    page.add(ClearanceTerm(.screen(.top), 0.5))
    var unless: [[Clearance]] = []
    let color = background(element)
    // What paints the ground is a layer or a bar; of many of one colour the first ones are enough.
    let ground = painted.lazy.filter { screen[$0].parent == .screen && $0 != element && background($0) == color }
    for other in ground.prefix(16) {
      unless.append(covers(other, edge))
    }
    if background(.screen) == color { unless.append([]) }
    return Requirement(
      element, .paint(edge),
      anyOf: [[inward], [outward], [Clearance([ClearanceTerm(.inset(edge), -1)])]]
        + [Edge.left, .right].map { [narrower(element, $0)] } + [[page]], unless: unless)
  }

  /// It doesn't span the safe area at that side.
  private func narrower(_ element: ElementIndex, _ side: Edge) -> Clearance {
    let sign: Double = side.isStart ? 1 : -1
    var clearance = Clearance(constant: -2 * placementTolerance)
    clearance.add(ClearanceTerm(.frame(element, side), sign))
    clearance.add(ClearanceTerm(.screen(side), -sign))
    clearance.add(ClearanceTerm(.inset(side), -1))
    return clearance
  }

  /// Paint of the same colour lies in the strip at an edge, from side to side.
  private func covers(_ other: ElementIndex, _ edge: Edge) -> [Clearance] {
    var sides = [Edge.left, .right, edge].map { side -> Clearance in
      side.isStart ? .atLeast(.screen(side), .frame(other, side)) : .atLeast(.frame(other, side), .screen(side))
    }
    var inner = Clearance()
    let sign: Double = edge.isStart ? 1 : -1
    inner.add(ClearanceTerm(.frame(other, edge.opposite), sign))
    inner.add(ClearanceTerm(.screen(edge), -sign))
    inner.add(ClearanceTerm(.inset(edge), -1))
    sides.append(inner)
    return sides
  }
}
