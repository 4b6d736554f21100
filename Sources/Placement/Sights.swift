import BandLayout
import BandScreenModel

/// What of a screen is to be read and what may hide it, whatever the device: its texts, and what is painted over them.
///
/// What a column, a row or a grid holds stands side by side. Only what is laid over something else can hide it: a layer, a bar, what a stack
/// holds, what is anchored or sticky, and paint that `bleed` carries beyond its element. So of most screens nothing is left to look at.
struct Sights: Sendable {
  /// The texts over which something may be painted, in order.
  private(set) var texts: [ElementIndex] = []
  /// What may have a background that nothing is seen through, by the nearest scroll around it: those in none first, then those in each.
  private(set) var painters: [[Int32]]
  /// Of each element: whether it isn't set beside its siblings.
  private var isLaidOver: [Bool]
  /// Of each text that is looked at: the innermost tappable that it is or is in; -1 for none.
  private var controls: [Int32: Int32] = [:]
  /// What may have a background that `bleed` carries beyond it.
  private var bleeding: Set<Int32> = []

  init(_ context: PlacementCase) {
    let screen = context.screen
    painters = [[Int32]](repeating: [], count: screen.scrolls.count + 1)
    isLaidOver = screen.elements.map { Self.isLaidOver($0, in: screen) }
    let count = screen.elements.count
    var ranks = [Int32](repeating: -1, count: count)
    // Paint in no other background: that of something else stands for what is in it.
    var freePaint = ranks
    var isInBackground = [Bool](repeating: false, count: count)
    for index in screen.elements.indices.dropFirst() {
      isInBackground[index] = isInBackground[Int(screen.elements[index].parent.index)]
      guard Self.mayHide(screen.elements[index], screen.paints) else { continue }
      painters[Int(context.scrollAround[index]) + 1].append(Int32(index))
      ranks[index] = context.paintOrder.rank[index]
      if !screen.elements[index].bleed.isEmpty {
        bleeding.insert(Int32(index))
        freePaint[index] = ranks[index]
      }
      if !context.isPaintOnly[index] {
        isInBackground[index] = true
      } else if !isInBackground[index] {
        freePaint[index] = ranks[index]
      }
    }
    if painters.allSatisfy({ $0.isEmpty }) { return }
    // Paint that is carried on leaves whatever its element is set in.
    var isLaidOver = isLaidOver
    for painter in bleeding {
      var branch = Int(painter)
      while branch > 0 {
        isLaidOver[branch] = true
        branch = Int(screen.elements[branch].parent.index)
      }
    }
    let all = PaintedLast(ranks, isLaidOver, in: screen)
    let paint = PaintedLast(freePaint, isLaidOver, in: screen)
    for index in screen.elements.indices where !context.isPaintOnly[index] {
      let element = ElementIndex(index)
      guard context.showsText(element) else { continue }
      let control = context.tappable(around: element)
      var branch = index
      while branch > 0 {
        // What covers a control takes its touches, unless it is only paint, or only its paint comes there.
        let isOutside = control.map { branch <= Int($0.index) } ?? false
        let highest = (isOutside ? paint : all).beside(branch, isLaidOver: isLaidOver[branch], in: screen)
        if highest > context.paintOrder.rank[index] {
          texts.append(element)
          controls[element.index] = control?.index ?? -1
          break
        }
        branch = Int(screen.elements[branch].parent.index)
      }
    }
    leaveOutWhatHidesNothing(context)
  }

  /// Leaves out what can't hide any of the texts, unless there are very many.
  private mutating func leaveOutWhatHidesNothing(_ context: PlacementCase) {
    let texts = texts
    guard texts.count * painters.reduce(0, { $0 + $1.count }) < 100_000 else { return }
    for scroll in painters.indices {
      painters[scroll] = painters[scroll].filter { painter in
        texts.contains { text in
          context.paintOrder.isAbove(Int(painter), Int(text.index), in: context.screen)
            && asks(about: Int(painter), above: Int(text.index), in: context)
        }
      }
    }
  }

  /// Of each element what is painted last in its children, and in those that are laid over the others.
  private struct PaintedLast {
    private var all: [Branches]
    private var laidOver: [Branches]

    /// - Parameter ranks: of each element that paints its place in the order, -1 for all others.
    init(_ ranks: [Int32], _ isLaidOver: [Bool], in screen: Screen) {
      all = [Branches](repeating: Branches(), count: ranks.count)
      laidOver = all
      for index in screen.elements.indices.reversed() where index > 0 {
        let parent = Int(screen.elements[index].parent.index)
        let rank = max(ranks[index], all[index].first.rank)
        all[parent].add(Int32(index), rank)
        if isLaidOver[index] { laidOver[parent].add(Int32(index), rank) }
      }
    }

    /// What is painted last of what is laid over an element, or what that is laid over, by its place in the order.
    func beside(_ branch: Int, isLaidOver: Bool, in screen: Screen) -> Int32 {
      let parent = Int(screen.elements[branch].parent.index)
      return (isLaidOver ? all[parent] : laidOver[parent]).highest(besides: Int32(branch))
    }
  }

  /// The two branches of an element in which something is painted last.
  private struct Branches {
    var first = (branch: Int32(-1), rank: Int32(-1))
    var second = Int32(-1)

    mutating func add(_ branch: Int32, _ rank: Int32) {
      if rank > first.rank {
        second = first.rank
        first = (branch, rank)
      } else {
        second = max(second, rank)
      }
    }

    func highest(besides branch: Int32) -> Int32 { first.branch == branch ? second : first.rank }
  }

  /// Whether an element isn't set beside its siblings in a flow.
  private static func isLaidOver(_ element: ScreenElement, in screen: Screen) -> Bool {
    if element.isIsland || element.isSticky || element.parent == .screen { return true }
    // A margin below 0 draws it over what is beside it.
    if screen.flows(of: element).contains(where: { $0.hasMarginBelowZero(screen.formulas) }) { return true }
    switch screen[element.parent].kind {
    case .stack, .box: return true
    case .screen, .column, .row, .grid, .bar, .text, .image, .spacer: return false
    }
  }

  private static func mayHide(_ element: ScreenElement, _ paints: [Paint]) -> Bool {
    paints[Int(element.paint)].hidesWhatIsBeneath
      || element.paintVariants.contains { paints[Int($0.paint)].hidesWhatIsBeneath }
  }

  /// Whether something that is painted above a text may hide it, as far as that isn't told of the control that the text is in.
  func asks(about painter: Int, above text: Int, in context: PlacementCase) -> Bool {
    let isCarriedOn = bleeding.contains(Int32(painter))
    guard isCarriedOn || isLaidOver(painter, or: text, in: context.screen) else { return false }
    guard let control = controls[Int32(text)], control >= 0 else { return true }
    // What covers the control takes its touches; paint beyond an element takes none.
    return painter > Int(control) && painter < Int(context.screen.elements[Int(control)].end)
      || context.isPaintOnly[painter] || isCarriedOn
  }
}

extension Sights {
  /// Whether one of two elements, none of which is in the other, is laid over the other: in what holds both, the one or what it is in there.
  private func isLaidOver(_ painter: Int, or text: Int, in screen: Screen) -> Bool {
    var own = text
    while own > 0 {
      let parent = Int(screen.elements[own].parent.index)
      if parent == 0 || (painter > parent && painter < Int(screen.elements[parent].end)) { break }
      own = parent
    }
    var other = painter
    while other > 0, screen.elements[other].parent != screen.elements[own].parent {
      other = Int(screen.elements[other].parent.index)
    }
    return isLaidOver[own] || isLaidOver[other]
  }
}

extension FlowProperties {
  fileprivate func hasMarginBelowZero(_ formulas: FormulaTable) -> Bool {
    Edge.allCases.contains { edge in
      switch margin[edge] {
      case .length(let length): (formulas.constant(length) ?? 0) < 0
      case .percent(let share, _): share < 0
      case .automatic, .hug, .fill: false
      }
    }
  }
}

extension Paint {
  /// Whether nothing is seen through its background.
  var hidesWhatIsBeneath: Bool { (background ?? 0) & 0xFF == 0xFF && (opacity ?? 1) >= 1 }
}

/// Where the lines of texts and what may hide them are in one laid-out configuration, scrolls at offset 0.
struct SightBoxes {
  /// Of each element: the rectangle of a text's lines, or of a background with what `bleed` adds to it, cut by what clips it; empty for all
  /// others.
  private(set) var boxes: [EdgeBox]
  /// Of each element: the nearest one around it, in the same scroll, whose background holds all of it; -1 for none.
  private(set) var holders: [Int32]
  /// Of each element: whether nothing is seen through it here.
  private(set) var hides: [Bool]
  /// Of each text: how far the edges of its lines are from those of its frame.
  private(set) var lines: [Int32: Edges<Double>] = [:]
  /// Of each background that is carried on: how far its edges are from those of the frame.
  private(set) var grown: [Int32: Edges<Double>] = [:]

  init(_ context: PlacementCase, _ evaluator: Evaluator<Double>, _ sights: Sights) {
    let screen = context.screen
    let count = screen.elements.count
    boxes = [EdgeBox](repeating: EdgeBox(Edges(all: 0)), count: count)
    holders = [Int32](repeating: -1, count: count)
    hides = [Bool](repeating: false, count: count)
    for element in sights.texts where evaluator.exists(element) {
      let index = Int(element.index)
      guard Self.opacity(of: index, screen, evaluator.frames) > 0, let lines = evaluator.lines(of: element, in: context)
      else { continue }
      self.lines[element.index] = lines.edges(from: EdgeBox(evaluator.frames, index))
      boxes[index] = Self.cut(lines, index, screen, evaluator.frames)
    }
    for members in sights.painters {
      for member in members where evaluator.frames.exists[Int(member)] {
        let index = Int(member)
        guard screen.paints[Int(evaluator.frames.paint[index])].hidesWhatIsBeneath,
          Self.opacity(of: index, screen, evaluator.frames) >= 1
        else { continue }
        hides[index] = true
        let painted = evaluator.painted(member, in: context)
        if !screen.elements[index].bleed.isEmpty {
          grown[member] = painted.edges(from: EdgeBox(evaluator.frames, index))
        }
        let box = Self.cut(painted, index, screen, evaluator.frames)
        boxes[index] = box
        var holder = Int(screen.elements[index].parent.index)
        while holder > 0, context.scrollAround[holder] == context.scrollAround[index] {
          if hides[holder], boxes[holder].contains(box) {
            holders[index] = Int32(holder)
            break
          }
          holder = Int(screen.elements[holder].parent.index)
        }
      }
    }
  }

  /// How much is seen of an element, from 0 to 1, as it and what it is in say.
  private static func opacity(of index: Int, _ screen: Screen, _ frames: ScreenFrames<Double>) -> Double {
    var opacity = 1.0
    var next = index
    while next > 0 {
      opacity *= screen.paints[Int(frames.paint[next])].opacity ?? 1
      next = Int(screen.elements[next].parent.index)
    }
    return opacity
  }

  /// What is left of a rectangle inside all that clips the element, as far as that moves with it.
  private static func cut(
    _ box: EdgeBox, _ index: Int, _ screen: Screen, _ frames: ScreenFrames<Double>
  ) -> EdgeBox {
    var box = box
    var next = Int(screen.elements[index].parent.index)
    while next > 0, screen.elements[next].scroll < 0 {
      if screen.elements[next].clips { box.cut(to: EdgeBox(frames, next)) }
      next = Int(screen.elements[next].parent.index)
    }
    return box
  }
}

extension EdgeBox {
  /// How far its edges are from those of another rectangle.
  fileprivate func edges(from other: EdgeBox) -> Edges<Double> {
    Edges(
      left: edges.left - other.edges.left, top: edges.top - other.edges.top,
      right: edges.right - other.edges.right, bottom: edges.bottom - other.edges.bottom)
  }
}

extension Evaluator where S == Double {
  /// Where the background of an element is painted, scrolls at offset 0: its frame, and on to the edges of the screen that `bleed` names.
  ///
  /// In a scroll it goes on as far as the glass reaches at any offset: what shows beyond the frame is beneath it at each.
  fileprivate func painted(_ element: Int32, in context: PlacementCase) -> EdgeBox {
    var box = EdgeBox(frames, Int(element))
    let bleed = screen.elements[Int(element)].bleed
    if bleed.isEmpty { return box }
    var least = EdgeBox(frames, 0)
    for scroll in context.scrolls(around: ElementIndex(Int(element))) {
      let end = frames.scrolls[Int(scroll)].end
      switch screen.scrolls[Int(scroll)].axis {
      case .vertical: least.edges.bottom += end
      case .horizontal where screen.discrete.direction == .rightToLeft: least.edges.left -= end
      case .horizontal: least.edges.right += end
      }
    }
    for edge in Edge.allCases where bleed.contains(edge) {
      box.edges[edge] =
        edge.isStart ? min(box.edges[edge], least.edges[edge]) : max(box.edges[edge], least.edges[edge])
    }
    return box
  }

  /// The rectangle of a text's lines, no wider than the widest of them is for sure; nothing for what shows none.
  func lines(of element: ElementIndex, in context: PlacementCase) -> EdgeBox? {
    guard case .text(let number) = screen[element].leaf else { return nil }
    let paint = screen.paints[Int(frames.paint[Int(element.index)])]
    if let color = paint.color, color & 0xFF == 0 { return nil }
    var edges = EdgeBox(frames, Int(element.index)).edges
    for edge in Edge.allCases {
      guard let padding = context.padding(of: element, at: edge) else { continue }
      edges[edge] += edge.isStart ? value(of: padding) : -value(of: padding)
    }
    let table = screen.lineTables[Int(number)]
    let room = edges.right - edges.left
    let entry = table.entry(forWidth: room)
    let count = min(table.forcedLines + entry, Int(screen[element].maximumLines ?? .max))
    edges.bottom = min(edges.bottom, edges.top + Double(count) * table.lineHeight)
    let width = min(room, entry == 0 ? table.widestLine : table.leastWidths[entry])
    let isRightToLeft = screen.discrete.direction == .rightToLeft
    switch paint.textAlign {
    case .center:
      edges.left += (room - width) / 2
      edges.right = edges.left + width
    case .end where isRightToLeft: edges.right = edges.left + width
    case .end: edges.left = edges.right - width
    case .automatic, .start, .stretch, .baseline, .lastBaseline:
      if isRightToLeft { edges.left = edges.right - width } else { edges.right = edges.left + width }
    }
    return EdgeBox(edges)
  }
}

extension Requirement {
  /// The same of the lines of its text and of what is painted above it, instead of where touches count.
  ///
  /// - Parameters:
  ///   - lines: how far the edges of the lines are from those of the text's frame.
  ///   - grown: how far the edges of backgrounds that are carried on are from those of the frames.
  ///   - isMovedAcross: whether what moves it moves it from side to side only: above or below what it passes it is free as well, and that is
  ///     nearer.
  func ofSights(
    _ lines: Edges<Double>, _ grown: [Int32: Edges<Double>], isMovedAcross: Bool
  ) -> Requirement {
    var other = self
    let further = orElse
    var shifts: [Int32: Edges<Double>] = [:]
    for cover in others { shifts[cover.index] = grown[cover.index] }
    shifts[element.index] = lines
    other.sights = shifts
    if isMovedAcross, rest == .scrolled {
      for edge in [Edge.top, .bottom] {
        other.anyOf.append(others.map { PlacementRule.beyond(.hit(element, edge), edge, .frame($0, edge.opposite)) })
      }
    }
    other.anyOf = other.anyOf.map { $0.map { $0.ofSights(shifts) } }
    other.unless = unless.map { $0.map { $0.ofSights(shifts) } }
    other.given = given.map { $0.map { $0.ofSights(shifts) } }
    other.orElse = { [shifts] in further().map { $0.map { $0.ofSights(shifts) } } }
    return other
  }
}

extension Clearance {
  /// The same of what is seen of elements, given how far that is from the edges of their frames; itself where nothing is given.
  func ofSights(_ shifts: [Int32: Edges<Double>]) -> Clearance {
    if shifts.isEmpty { return self }
    var other = Clearance(constant: constant)
    for term in terms {
      switch term.measure {
      case .hit(let element, let edge), .frame(let element, let edge):
        other.add(ClearanceTerm(.frame(element, edge), term.factor))
        if let shift = shifts[element.index] { other.constant += term.factor * shift[edge] }
      default: other.add(term)
      }
    }
    return other
  }
}
