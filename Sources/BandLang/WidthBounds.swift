import BandLayout
import BandScreenModel

/// By how much the widths of a layout can change while its texts grow and shrink within their intervals, and no line count changes.
///
/// From the leaves up: how much what an element asks for can change. From the screen down: how much its width can, and whether it always
/// gets what it asks for. Boxes pass on no more than they get: the largest of a column, the sum of a row. What is not known counts as
/// if it could change, so that a bound may be too large and never too small.
struct WidthBounds {
  struct Element {
    /// How much its max-content width, and its min-content width, can change, in points.
    var growth = 0.0
    /// How much what is in it can, whatever its own width is.
    var growthInside = 0.0
    /// No less than its min-content width.
    var least = 0.0
    /// How much its width can change.
    var change = 0.0
    /// How much either of its edges can move.
    var move = 0.0
    /// Whether it is never narrower than its max-content width.
    var keepsContent = false
  }

  let screen: Screen
  let frames: ScreenFrames<Double>
  let solver: ScreenSolver<Double>
  /// Of each element, by index.
  let traits: [WidthTraits]

  /// Widths that differ by less are equal, in points.
  static let tolerance = 0.01

  /// Finds the bounds of all elements; nothing where something other than a text may come out otherwise: a row that wraps, a column more in
  /// a grid, a height that follows from a width, a formula that reads one.
  func find() -> [Element]? {
    var elements = [Element](repeating: Element(), count: screen.elements.count)
    for index in elements.indices.reversed() where frames.exists[index] {
      elements[index] = growth(of: index, elements)
    }
    // Nothing asks for another width.
    for island in screen.islands where frames.exists[Int(island.root.index)] { place(island, &elements) }
    for index in elements.indices where frames.exists[index] {
      if findChildren(of: ElementIndex(index), &elements) || turnsIntoHeight(index, elements) { return nil }
    }
    return readsWhatChanges(elements) ? nil : elements
  }

  /// How much the width of an element's content box can change beyond that of its frame.
  func paddingChange(of element: ElementIndex, _ elements: [Element]) -> Double {
    has(element, .sharesPadding) && element != .screen
      ? elements[Int(screen[element].parent.index)].change : 0
  }

  // MARK: From the leaves up

  private func growth(of index: Int, _ elements: [Element]) -> Element {
    let id = ElementIndex(index)
    let padding = frames.width[index] - solver.contentWidth(of: id)
    var own = Element()
    if case .text(let number) = screen.elements[index].leaf {
      let table = screen.lineTables[Int(number)]
      own.growthInside = table.widestLine * max(table.greatestScale - 1, 1 - table.leastScale)
      own.least = table.widestPiece * table.greatestScale + padding
    } else {
      let content = content(of: id, traits[index].kind, elements)
      own.growthInside = content.growth
      own.least = content.least + padding
    }
    own.growth = own.growthInside
    if has(id, .hasLength) { own.growth = 0 }
    // What isn't known to be less is taken to be as wide as it is.
    let isPlain =
      screen.elements[index].kind != .grid && screen.elements[index].kind != .image && screen.elements[index].scroll < 0
    if !isPlain || has(id, .isLimited) {
      own.least = max(own.least, frames.width[index])
    }
    return own
  }

  /// By how much the content of a container can grow, and its min-content width at most.
  private func content(
    of parent: ElementIndex, _ kind: BoxKind, _ elements: [Element]
  ) -> (growth: Double, least: Double) {
    var growth = 0.0
    var least = 0.0
    var count = 0
    var columns: [(left: Double, width: Double, growth: Double)] = []
    var next = Int(parent.index) + 1
    while let child = child(of: parent, from: &next) {
      let inner = elements[child]
      let outer = inner.least + (margins(of: child) ?? 0)
      count += 1
      switch kind {
      case .row:
        growth += inner.growth
        least += outer
      case .grid:
        // Items of one place and width are in the same columns.
        if let place = columns.firstIndex(where: { $0.left == frames.left[child] && $0.width == frames.width[child] }) {
          columns[place].growth = max(columns[place].growth, inner.growth)
        } else {
          columns.append((frames.left[child], frames.width[child], inner.growth))
        }
      case .column, .overlay:
        growth = max(growth, inner.growth)
        least = max(least, outer)
      }
    }
    for column in columns { growth += column.growth }
    if kind == .row { least += gaps(of: parent, count: count) ?? 0 }
    return (growth, least)
  }

  // MARK: From the screen down

  private func place(_ island: Island, _ elements: inout [Element]) {
    let index = Int(island.root.index)
    var own = elements[index]
    if index > 0, has(island.root, .hugs) {
      switch island.horizontal {
      case .between: break
      case .from(_, let available), .upTo(_, let available), .around(_, let available):
        own.change = own.growth
        if let margins = margins(of: index), has(island.root, .keepsItsSize) {
          own.keepsContent =
            frames.width[index] + margins + own.growth + Self.tolerance <= frames[available]
        }
      }
    }
    own.move = own.change
    elements[index] = own
  }

  /// Finds the bounds of an element's children; says whether how many of them stand in a line may change.
  private func findChildren(of parent: ElementIndex, _ elements: inout [Element]) -> Bool {
    let own = elements[Int(parent.index)]
    if Int(screen[parent].end) <= Int(parent.index) + 1 { return false }
    let kind = traits[Int(parent.index)].kind
    let scroll = Int(screen[parent].scroll)
    var line = Line(room: solver.contentWidth(of: parent), change: own.change + paddingChange(of: parent, elements))
    line.keepsContent = own.keepsContent
    if scroll >= 0, screen.scrolls[scroll].axis == .horizontal {
      // Along its axis a scroll gives its content all that it asks for.
      line.keepsContent = true
      line.change = max(line.change, own.growthInside)
    }
    line.total = line.change + (kind == .row ? own.growthInside : 0)
    if kind == .row {
      line.hasRoom = line.keepsContent || hasRoom(parent, line, elements)
      if line.total > Self.tolerance, !line.hasRoom, has(parent, .mayWrap) { return true }
    } else if kind == .column {
      // Its lines of children stand beside one another.
      if max(line.change, own.growthInside) > Self.tolerance, has(parent, .mayWrap) { return true }
    } else if kind == .grid {
      if line.change > Self.tolerance, has(parent, .hasAdaptiveColumns) { return true }
      line.tracks = (has(parent, .hasHuggingColumns), has(parent, .hasOnlyHuggingColumns))
      if line.tracks.some { line.total += own.growthInside }
    }
    var next = Int(parent.index) + 1
    while let child = child(of: parent, from: &next) {
      elements[child] = bound(child, elements[child], kind, line)
      elements[child].move = own.move + line.total + elements[child].change
    }
    return false
  }

  /// What the children of a container share.
  private struct Line {
    /// The width of the container's content box, and how much it can change.
    var room: Double
    var change: Double
    /// That and how much all children of a row, or what decides the columns of a grid, can grow.
    var total = 0.0
    var keepsContent = false
    /// For a row: whether nothing in it is ever squeezed.
    var hasRoom = false
    /// For a grid: whether some, and whether all of its columns follow what is in them.
    var tracks = (some: false, all: false)
  }

  private func bound(_ child: Int, _ known: Element, _ kind: BoxKind, _ line: Line) -> Element {
    let id = ElementIndex(child)
    var inner = known
    let isShare = has(id, .isShare)
    let isFixed = has(id, .isFixed)
    let mayKeep = has(id, .keepsItsSize)
    switch kind {
    case .row:
      if has(id, .isFlexible) {
        inner.change = line.total
      } else if line.hasRoom {
        inner.change = isFixed ? 0 : max(inner.growth, isShare ? line.change : 0)
        inner.keepsContent = mayKeep
      } else {
        // Texts and scrolls give way even where their width is written.
        inner.change = isFixed && screen[id].kind != .text && screen[id].scroll < 0 ? 0 : line.total
      }
    case .grid:
      inner.change = isFixed ? 0 : max(line.total, has(id, .hugs) ? inner.growth : 0)
      inner.keepsContent = mayKeep && line.tracks.all && line.keepsContent
    case .column, .overlay:
      if isFixed {
        inner.change = 0
      } else if has(id, .fills) {
        inner.change = line.change
        inner.keepsContent = mayKeep && line.keepsContent
      } else {
        inner.change = max(line.change, inner.growth)
        let outer = margins(of: child).map { frames.width[child] + $0 + inner.growth + line.change + Self.tolerance }
        inner.keepsContent = mayKeep && (line.keepsContent || outer.map { $0 <= line.room } ?? false)
      }
    }
    return inner
  }

  /// Whether nothing in a row is squeezed, however much its texts grow: there is room left, or a child takes what is left and has more than
  /// it needs.
  private func hasRoom(_ row: ElementIndex, _ line: Line, _ elements: [Element]) -> Bool {
    let needed = line.total + Self.tolerance
    var used = 0.0
    var count = 0
    var hasFlexible = false
    var next = Int(row.index) + 1
    while let child = child(of: row, from: &next) {
      let id = ElementIndex(child)
      if has(id, .isFlexible) {
        hasFlexible = true
        // What grows from its own width isn't told apart from what it gained.
        guard has(id, .growsFromNothing), frames.width[child] - elements[child].least >= needed else { return false }
      }
      guard let margins = margins(of: child) else { return false }
      used += frames.width[child] + margins
      count += 1
    }
    if hasFlexible { return !has(row, .mayWrap) }
    guard let gaps = gaps(of: row, count: count) else { return false }
    return used + gaps + needed <= line.room
  }

  /// Whether a height follows from a width that can change.
  private func turnsIntoHeight(_ index: Int, _ elements: [Element]) -> Bool {
    let id = ElementIndex(index)
    if elements[index].change > Self.tolerance, has(id, .hasAspect) { return !has(id, .hasHeight) }
    guard index > 0, elements[Int(screen[id].parent.index)].change > Self.tolerance else { return false }
    return has(id, .turnsIntoHeight)
  }

  /// Whether a formula reads a width or an edge that can change: an anchor, a size, a condition.
  private func readsWhatChanges(_ elements: [Element]) -> Bool {
    for case .frame(let element, let measure) in screen.formulas.formulas where frames.exists[Int(element.index)] {
      let own = elements[Int(element.index)]
      let change: Double
      switch measure {
      case .left, .right, .contentLeft, .contentRight: change = own.move
      case .width: change = own.change
      case .naturalWidth, .scrolledLength: change = max(own.change, own.growth)
      case .top, .bottom, .height, .contentTop, .contentBottom, .naturalHeight: continue
      }
      if change > Self.tolerance { return true }
    }
    return false
  }

  // MARK: Properties

  private func has(_ element: ElementIndex, _ trait: WidthTraits) -> Bool {
    traits[Int(element.index)].contains(trait)
  }

  /// The margins at both sides of an element, in points; nothing where they are not told by a formula.
  func margins(of index: Int) -> Double? {
    let element = ElementIndex(index)
    var sum = 0.0
    guard screen[element].flowVariants.isEmpty else { return nil }
    let margin = screen.flows[Int(screen[element].flow)].margin
    for side in [margin.left, margin.right] {
      switch side {
      case .length(let formula): sum += frames[formula]
      case .automatic: break
      case .hug, .fill, .percent: return nil
      }
    }
    return sum
  }

  /// The gaps of a row between so many children, in points; nothing where they are not told by a formula.
  func gaps(of row: ElementIndex, count: Int) -> Double? {
    guard screen[row].flowVariants.isEmpty else { return nil }
    guard case .length(let formula) = screen.flows[Int(screen[row].flow)].columnGap else { return nil }
    return frames[formula] * Double(max(0, count - 1))
  }

  /// The next child in an element's flow that exists, from an index on.
  func child(of parent: ElementIndex, from next: inout Int) -> Int? {
    while next < Int(screen[parent].end) {
      let child = next
      next = max(Int(screen.elements[child].end), child + 1)
      if frames.exists[child], !screen.elements[child].isIsland { return child }
    }
    return nil
  }
}

/// How a container places its children, as far as widths go.
enum BoxKind {
  case column, row, overlay, grid

  init(_ element: ScreenElement) {
    switch element.kind {
    case .column: self = .column
    case .row: self = .row
    case .bar: self = element.barEdge?.axis == .horizontal ? .column : .row
    case .grid: self = .grid
    case .screen, .stack, .box, .text, .image, .spacer: self = .overlay
    }
  }
}
