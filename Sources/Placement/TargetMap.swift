import BandLayout
import BandScreenModel

/// The targets of one laid-out configuration by where they are, so that looking for a target's neighbours doesn't take all of them.
struct TargetMap {
  /// What takes touches above what.
  var covers: CoverSearch
  /// Targets by the rows of the screen that they meet, each `rowHeight` points high.
  private var rows: [Int32: [Target]] = [:]
  private static let rowHeight = 64.0

  private struct Target {
    var element: ElementIndex
    /// The rectangle around all of it that can be touched.
    var region: Rectangle
    /// What of it can be touched.
    var parts: [EdgeBox]
  }

  init(_ evaluator: Evaluator<Double>, _ context: PlacementCase) {
    covers = CoverSearch(context, evaluator)
    for element in context.tappables where covers.isInUse(element) {
      let touchable = covers.touchable(element)
      guard let bounds = touchable.bounds else { continue }
      let target = Target(element: element, region: Rectangle(bounds), parts: touchable.parts)
      for row in Self.rows(from: bounds.edges.top, to: bounds.edges.bottom) { rows[row, default: []].append(target) }
    }
  }

  /// How much room a small target has beyond what it needs, in points: below 0 how much it lacks, and beside what. A target of that
  /// diameter needs none, nor does one that can't be touched here, since something covers all of it or cuts it off.
  ///
  /// Neighbours are the targets that move with it; one inside another takes its own touches, and is no neighbour.
  mutating func room(
    around element: ElementIndex, _ diameter: Double, in context: PlacementCase
  ) -> (room: Double, beside: ElementIndex?) {
    // What is only partly covered is judged by all of it: that it is covered is told by another rule.
    let region = Rectangle(covers.boxes[Int(element.index)])
    guard region.isNarrower(than: diameter), covers.touchable(element).bounds != nil else { return (0, nil) }
    let x = region.x + region.width / 2
    let y = region.y + region.height / 2
    let scroll = context.scrollAround[Int(element.index)]
    var least: (room: Double, beside: ElementIndex?) = (.infinity, nil)
    for row in Self.rows(from: y - diameter, to: y + diameter) {
      for other in rows[row] ?? [] where other.element != element {
        guard context.scrollAround[Int(other.element.index)] == scroll, !context.contains(element, other.element),
          !context.contains(other.element, element)
        else { continue }
        var room = Double.infinity
        for part in other.parts {
          let across = max(part.edges.left - x, x - part.edges.right, 0)
          let down = max(part.edges.top - y, y - part.edges.bottom, 0)
          room = min(room, (across * across + down * down).squareRoot() - diameter / 2)
        }
        if other.region.isNarrower(than: diameter) {
          let apartX = other.region.x + other.region.width / 2 - x
          let apartY = other.region.y + other.region.height / 2 - y
          room = min(room, (apartX * apartX + apartY * apartY).squareRoot() - diameter)
        }
        if room < least.room { least = (room, other.element) }
      }
    }
    return least
  }

  /// The rows from one coordinate to another; far outside of all screens there is one row for all.
  private static func rows(from first: Double, to last: Double) -> ClosedRange<Int32> {
    let start = row(first)
    return start...max(start, row(last))
  }

  private static func row(_ coordinate: Double) -> Int32 {
    let row = coordinate / rowHeight
    return row > 4000 ? 4000 : row > -100 ? Int32(row + 100) : 0
  }
}

extension Rectangle {
  fileprivate init(_ box: EdgeBox) {
    self.init(
      x: box.edges.left, y: box.edges.top, width: box.edges.right - box.edges.left,
      height: box.edges.bottom - box.edges.top)
  }

  func isNarrower(than length: Double) -> Bool {
    width < length - placementTolerance || height < length - placementTolerance
  }
}

extension PlacementCase {
  /// Whether an element is inside another one.
  func contains(_ outer: ElementIndex, _ inner: ElementIndex) -> Bool {
    inner.index > outer.index && inner.index < screen[outer].end
  }
}
