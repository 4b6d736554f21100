import BandLayout
import BandScreenModel

/// The targets of one laid-out configuration by where they are, so that looking for a target's neighbours doesn't take all of them.
struct TargetMap {
  /// Targets by the rows of the screen that they meet, each `rowHeight` points high.
  private var rows: [Int32: [Target]] = [:]
  private static let rowHeight = 64.0

  private struct Target {
    var element: ElementIndex
    var region: Rectangle
  }

  init(_ evaluator: Evaluator<Double>, _ context: PlacementCase) {
    for element in context.tappables {
      let index = Int(element.index)
      guard evaluator.frames.exists[index], evaluator.frames.isEnabled[index], !context.isUnderModal(element) else {
        continue
      }
      let region = evaluator.hitRegion(element)
      guard region.width > 0, region.height > 0 else { continue }
      for row in Self.rows(from: region.y, to: region.y + region.height) {
        rows[row, default: []].append(Target(element: element, region: region))
      }
    }
  }

  /// How much room a small target has beyond what it needs, in points: below 0 how much it lacks.
  ///
  /// Neighbours are the targets that move with it; one inside another takes its own touches, and is no neighbour.
  func room(around element: ElementIndex, _ region: Rectangle, _ diameter: Double, in context: PlacementCase) -> Double
  {
    let x = region.x + region.width / 2
    let y = region.y + region.height / 2
    let scroll = context.scrollAround[Int(element.index)]
    var least = Double.infinity
    for row in Self.rows(from: y - diameter, to: y + diameter) {
      for other in rows[row] ?? [] where other.element != element {
        guard context.scrollAround[Int(other.element.index)] == scroll, !context.contains(element, other.element),
          !context.contains(other.element, element)
        else { continue }
        let across = max(other.region.x - x, x - other.region.x - other.region.width, 0)
        let down = max(other.region.y - y, y - other.region.y - other.region.height, 0)
        least = min(least, (across * across + down * down).squareRoot() - diameter / 2)
        guard other.region.isNarrower(than: diameter) else { continue }
        let apartX = other.region.x + other.region.width / 2 - x
        let apartY = other.region.y + other.region.height / 2 - y
        least = min(least, (apartX * apartX + apartY * apartY).squareRoot() - diameter)
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
