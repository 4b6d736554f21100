import BandLayout
import BandScreenModel

/// Whether a layout may come out otherwise if the texts of a screen are wider or narrower than measured.
public func textsMayFlip(in screen: Screen, _ frames: ScreenFrames<Double>, _ solver: ScreenSolver<Double>) -> Bool {
  TextFlips(screen: screen, frames: frames, solver: solver).mayFlip
}

/// Tells whether a layout may come out otherwise if the texts of a screen are wider or narrower than measured.
///
/// Most layouts do not: their texts have room, or break where they break by a wide margin. Only the others are laid out again, with all
/// texts as narrow and as wide as they may be. The question is asked generously: a yes costs two layouts, a no must be right.
struct TextFlips {
  let screen: Screen
  let frames: ScreenFrames<Double>
  let solver: ScreenSolver<Double>

  /// How much of the interval is added on both sides, since a wider text also leaves less room to its neighbours.
  private static let margin = 2.0
  /// Widths that differ by less are equal, in points.
  private static let tolerance = 0.01

  var mayFlip: Bool {
    for (index, element) in screen.elements.enumerated() where frames.exists[index] {
      guard case .text(let table) = element.leaf, screen.lineTables[Int(table)].isUncertain else { continue }
      if mayFlip(ElementIndex(index), screen.lineTables[Int(table)]) { return true }
    }
    return false
  }

  private func mayFlip(_ element: ElementIndex, _ table: LineTable) -> Bool {
    let width = solver.contentWidth(of: element)
    if (width - table.widestLine).magnitude < TextFlips.tolerance {
      return !hasRoom(element, growth: table.widestLine * (table.greatestScale - 1))
    }
    let least = max(0.1, 1 - TextFlips.margin * (1 - table.leastScale))
    let greatest = 1 + TextFlips.margin * (table.greatestScale - 1)
    if table.entry(forWidth: width / least) != table.entry(forWidth: width / greatest) { return true }
    return table.wholeWidth.isFinite && (width / least >= table.wholeWidth) != (width / greatest >= table.wholeWidth)
  }

  /// Whether what hugs its text can grow with it without anything breaking into more lines.
  private func hasRoom(_ element: ElementIndex, growth: Double) -> Bool {
    var inner = element
    while inner != .screen {
      let parent = screen[inner].parent
      if screen[inner].isIsland || parent == .screen {
        return frames.width[Int(inner.index)] + growth * TextFlips.margin < frames.width[0] * 0.9
      }
      let container = screen[parent]
      if container.scroll >= 0, screen.scrolls[Int(container.scroll)].axis == .horizontal { return true }
      let available = solver.contentWidth(of: parent)
      let isRow = container.kind == .row || container.kind == .bar && container.barEdge?.axis == .vertical
      if isRow, wraps(container) { return false }
      let used = isRow ? extent(of: parent) : frames.width[Int(inner.index)]
      let needed = isRow ? growth / max(frames.width[Int(inner.index)], 1) * used : growth
      let room = available - used
      if room > TextFlips.tolerance { return room > needed * TextFlips.margin }
      inner = parent
    }
    return true
  }

  private func wraps(_ container: ScreenElement) -> Bool {
    screen.flows[Int(container.flow)].wrap != .none
      || container.flowVariants.contains { screen.flows[Int($0.flow)].wrap != .none }
  }

  /// From the first to the last of the children in an element's flow, in points.
  private func extent(of parent: ElementIndex) -> Double {
    var left = Double.infinity
    var right = -Double.infinity
    var child = Int(parent.index) + 1
    while child < Int(screen[parent].end) {
      let element = screen.elements[child]
      if frames.exists[child], !element.isIsland {
        left = min(left, frames.left[child])
        right = max(right, frames.left[child] + frames.width[child])
      }
      child = max(Int(element.end), child + 1)
    }
    return max(0, right - left)
  }
}
