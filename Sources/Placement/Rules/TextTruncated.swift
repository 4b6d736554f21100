import BandDiagnostics
import BandLayout
import BandScreenModel
import BandSyntax

extension PlacementRule {
  static let textTruncated = PlacementRule(
    RuleDescription(
      "text_truncated", .warn,
      summary: "a text doesn't fit the lines that it is given",
      explanation: """
        `lines`, or a height that something else gives (its own or that of a row around it, two anchors, a grid's rows), leaves room for fewer lines than the text needs at this width, so its end is \
        cut off. It mostly shows at a larger text size, on the narrowest phone, or in a longer language. Give it more lines or more \
        width, let it wrap, or silence the rule with `@allow` where a text may be cut, as in a preview.
        """,
      bad: """
        screen Reader {
            column page {
                text lead("A sentence that is quite a bit longer than what fits on one line of any phone that is held upright, or even held sideways, whatever its size may be; tablets have room for a little more of it, and then there is an end to that too") { lines: 1 }
            }
        }
        """,
      good: """
        screen Reader {
            column page {
                text lead("A sentence that is quite a bit longer than what fits on one line of any phone that is held upright, or even held sideways, whatever its size may be; tablets have room for a little more of it, and then there is an end to that too")
            }
        }
        """,
      aliases: ["ellipsis", "text too long", "text clipped", "cut off text", "line limit", "truncation"]),
    nearMiss: """
      screen Reader {
          column page {
              text lead("A short line") { lines: 1 }
          }
      }
      """
  ) { context in
    let screen = context.screen
    return screen.elements.indices.dropFirst().flatMap { index -> [Requirement] in
      let element = ElementIndex(index)
      guard !context.isPaintOnly[index], case .text(let number) = screen[element].leaf, context.showsText(element)
      else {
        return []
      }
      let table = screen.lineTables[Int(number)]
      let width = context.room(in: element, .horizontal)
      var requirements: [Requirement] = []
      let most = screen[element].maximumLines.map { Int($0) }
      if let most {
        requirements.append(Requirement(element, .lines(most), anyOf: [[width.holds(table, lines: most)]]))
      }
      if context.mayBeSqueezed(element) {
        let height = context.room(in: element, .vertical)
        requirements.append(
          Requirement(
            element, .lines(0), anyOf: height.fitting(table, width, most: most, 0..<1),
            orElse: { height.fitting(table, width, most: most, 1..<table.leastWidths.count) }))
      }
      return requirements
    }
  }
}

extension Clearance {
  /// What is lacking by more is no length.
  static var beyondAnyWidth: Double { 500_000 }

  /// As much as so many lines need of a width: at least 0 where they hold the text.
  fileprivate func holds(_ table: LineTable, lines: Int) -> Clearance {
    var clearance = self
    // More lines than it ever has: then its longest word needs that width.
    let entry = min(lines - table.forcedLines, table.leastWidths.count - 1)
    // Fewer than its line ends force: no width is enough, and what it lacks is what is widest.
    let isHopeless = entry < 0 || table.wholeWidth == .infinity
    clearance.constant -= isHopeless ? 2 * max(table.widestLine, 1) + 2 * Self.beyondAnyWidth : table.leastWidths[entry]
    return clearance
  }

  /// For each number of lines: this height holds them, and the width makes no more of them necessary.
  fileprivate func fitting(_ table: LineTable, _ width: Clearance, most: Int?, _ entries: Range<Int>) -> [[Clearance]] {
    var alternatives: [[Clearance]] = []
    for entry in entries where table.hasOwnCount(entry) {
      let lines = min(table.forcedLines + entry, most ?? .max)
      var high = self
      high.constant -= Double(lines) * table.lineHeight
      var wide = width
      wide.constant -= table.leastWidths[entry]
      // A text has no more lines than its limit, nor than the narrowest box makes of it.
      let isMost = lines == most || entry == table.leastWidths.count - 1
      alternatives.append(isMost ? [high] : [high, wide])
    }
    return alternatives
  }
}

extension LineTable {
  /// Whether an entry's number of lines occurs at some width.
  func hasOwnCount(_ entry: Int) -> Bool { entry == 0 || leastWidths[entry] < leastWidths[entry - 1] }
}

extension PlacementCase {
  /// The length of an element's content box on an axis, in which its lines stand.
  func room(in element: ElementIndex, _ axis: Axis) -> Clearance {
    let start: Edge = axis == .horizontal ? .left : .top
    var length = Clearance.atLeast(.frame(element, start.opposite), .frame(element, start))
    for edge in [start, start.opposite] {
      if let room = padding(of: element, at: edge) { length.add(ClearanceTerm(room, -1)) }
    }
    return length
  }

  /// The padding of a text or an image at an edge; nothing where it has none.
  func padding(of element: ElementIndex, at edge: Edge) -> Measure? {
    if screen.hasPaddingOfLayout(screen[element]) { return .padding(element, edge) }
    guard case .length(let room) = screen.flows[Int(screen[element].flow)].padding[edge], room != .zero else {
      return nil
    }
    return .formula(room)
  }

  /// Whether something else than its lines may decide how high a text is: its own height, or the height of what it is stretched in.
  ///
  /// In a column, and where proportions say it, nothing is lower than its content; a row or a box that scrolls down grows to it.
  fileprivate func mayBeSqueezed(_ text: ElementIndex) -> Bool {
    var element = text
    while element != .screen {
      let own = screen[element]
      if screen.flows(of: own).contains(where: { isGiven($0.height) || isGiven($0.maximumHeight) }) {
        return true
      }
      if own.isIsland {
        return screen.islands.contains { island in
          if island.root == element, !island.isMeasuring, case .between = island.vertical { true } else { false }
        }
      }
      let scroll = screen[own.parent].scroll
      let scrollsDown = scroll >= 0 && screen.scrolls[Int(scroll)].axis == .vertical
      switch screen[own.parent].kind {
      case .row, .bar: if scrollsDown { return false }
      case .stack, .box:
        let isStretched =
          screen.flows(of: own).contains { $0.alignSelf == .stretch }
          || screen.flows(of: screen[own.parent]).contains { $0.align == .stretch }
        if scrollsDown || !isStretched { return false }
      case .grid: if screen.flows(of: screen[own.parent]).contains(where: { !$0.rows.isEmpty }) { return true }
      case .screen, .column, .text, .image, .spacer: return false
      }
      element = own.parent
    }
    return false
  }

  private func isGiven(_ size: SizeValue) -> Bool {
    switch size {
    case .automatic, .hug: false
    case .fill, .length, .percent: true
    }
  }

  /// How many of an element's edges and middles are anchored on an axis.
  func anchors(of element: ElementIndex, on axis: Axis) -> Int {
    properties(of: element).reduce(0) { count, property in
      switch (property.name, property.part) {
      case (.left, _), (.right, _), (.leading, _), (.trailing, _), (.centerX, _):
        count + (axis == .horizontal ? 1 : 0)
      case (.top, _), (.bottom, _), (.centerY, _): count + (axis == .vertical ? 1 : 0)
      case (.pin, .left), (.pin, .right): count + (axis == .horizontal ? 1 : 0)
      case (.pin, .top), (.pin, .bottom): count + (axis == .vertical ? 1 : 0)
      default: count
      }
    }
  }
}

extension Evaluator where S == Double {
  /// How much higher a text would have to be for the lines that it has at its width, in points; nothing where they have room.
  func missingHeight(of element: ElementIndex, in context: PlacementCase) -> Double? {
    guard case .text(let number) = screen[element].leaf else { return nil }
    let table = screen.lineTables[Int(number)]
    var lines = table.lineCount(forWidth: value(of: context.room(in: element, .horizontal)))
    if let most = screen[element].maximumLines { lines = min(lines, Int(most)) }
    let missing = Double(lines) * table.lineHeight - value(of: context.room(in: element, .vertical))
    return missing > placementTolerance ? missing : nil
  }
}
