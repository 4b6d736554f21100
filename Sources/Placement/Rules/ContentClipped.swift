import BandDiagnostics
import BandLayout
import BandScreenModel
import BandSyntax

extension PlacementRule {
  static let contentClipped = PlacementRule(
    RuleDescription(
      "content_clipped", .deny,
      summary: "the display's cutout, corner or hinge hides a label, an icon or a small control",
      explanation: """
        What lies under a notch, an island, a camera hole or a hinge is not seen. It counts for the lines of texts, and for icons and controls of at \
        most 120 by 120 points; the hit region of a wide row may run under a cutout at the side. On an iPhone in landscape a \
        small control in the side inset is an error and a label there a warning, on whichever side the camera is. A rounded corner \
        that takes a tenth of a hit region is an error, half a percent a warning. Anchor to `safe`, which is clear of cutouts and \
        corners on every device; keep clear of a hinge with `if spanned` and `hinge.left`, `hinge.right`. A proof takes a family's cutouts \
        to be as large as all of them together, and a corner's arc to be eight chords of it: what is clear of that is proved. What is \
        not, such as a label beside a camera hole that other phones have elsewhere, or a hit region of which a corner takes a \
        little, is checked on the targets' devices only, since a share of an area is no linear form.
        """,
      bad: """
        screen Player {
            orientations: portrait
            text title("Now playing") { centerX: screen.centerX; top: screen.top + 12; style: headline }
        }
        """,
      good: """
        screen Player {
            orientations: portrait
            text title("Now playing") { centerX: screen.centerX; top: safe.top + 12; style: headline }
        }
        """,
      aliases: [
        "notch", "dynamic island", "cutout", "punch hole", "rounded corner", "hinge", "fold", "display cutout",
      ]),
    nearMiss: """
      screen Player {
          orientations: portrait
          @decorative
          text title("Now playing") { centerX: screen.centerX; top: screen.top + 12; style: headline }
      }
      """, isOfDisplays: true,
    ofScreen: { context in
      context.tappables.compactMap { element in
        if context.isPaintOnly[Int(element.index)] || DrawnContent(context, element) == nil { return nil }
        let edges = context.edgesFromGlass(element)
        if edges.isEmpty { return nil }
        return Requirement(element, .corners, anyOf: [], demand: .cornerShare(edges, most: 0.5, error: 10))
      }
    },
    ofElement: { context, element in
      guard !context.isPaintOnly[Int(element.index)], let drawn = DrawnContent(context, element) else { return [] }
      let covers = context.sides { matter in
        if case .cutout = matter { true } else { matter == .hinge }
      }
      let sides = context.sides { $0 == .sideInset }.flatMap { $0 }
      let isTappable = context.screen[element].role.isTappable
      return covers.map { drawn.clear(of: $0, isAdvice: false) }
        + sides.map { drawn.clear(of: [$0], isAdvice: !isTappable) }
    })
}

/// Something drawn that must be seen: a text, or an icon or control so small that covering a part of it covers what it says.
private struct DrawnContent {
  let context: PlacementCase
  let element: ElementIndex
  /// Excuses for what is too large to count.
  private var unless: [[Clearance]] = []

  /// Nothing for what is neither.
  init?(_ context: PlacementCase, _ element: ElementIndex) {
    self.context = context
    self.element = element
    let own = context.screen[element]
    switch own.leaf {
    case .text:
      guard context.showsText(element) else { return nil }
    case .image: unless = Self.larger(than: 120, element)
    case .none:
      guard own.role.isTappable else { return nil }
      unless = Self.larger(than: 120, element)
    }
  }

  /// It is wider or taller than that.
  private static func larger(than most: Double, _ element: ElementIndex) -> [[Clearance]] {
    [(Edge.left, Edge.right), (.top, .bottom)].map { start, end in
      var length = Clearance.atLeast(.frame(element, end), .frame(element, start))
      length.constant = -most - 2 * placementTolerance
      return [length]
    }
  }

  /// Clear of a rectangle on one of its sides, at one rest at least.
  func clear(of sides: [Int], isAdvice: Bool) -> Requirement {
    var all = Requirement(element, .hidden(sides[0]), anyOf: [], unless: unless, isAdvice: isAdvice)
    var further: [@Sendable () -> [[Clearance]]] = []
    for side in sides {
      let one = PlacementRule.requirement(context, element, clearOf: side, among: [side])
      all.others += one.others
      if one.rest == .scrolled { all.rest = .scrolled }
      for scroll in one.stops where !all.stops.contains(scroll) { all.stops.append(scroll) }
      // What is hidden is what is drawn: the frame, whatever its hit region is; of a text or an image what is inside its padding.
      let isLeaf = context.screen[element].leaf != .none
      all.anyOf += one.anyOf.map { $0.map { (isLeaf ? context.ofInk($0, element) : $0).ofFrames } }
      all.unless += one.unless
      if one.rest == .scrolled { further.append(one.orElse) }
      if context.strips[side].edge == .bottom {
        all.anyOf += context.ofLines(one.anyOf, element, isWhole: true).map { $0.map { $0.ofFrames } }
        further.append { [context, element] in
          context.ofLines(one.anyOf, element, isWhole: false).map { $0.map { $0.ofFrames } }
        }
      }
      if one.rest == .fixed {
        for ink in context.inks(of: element, towards: context.strips[side].edge) {
          var clearance = context.separation(.frame(element, ink.from), from: side)
          for term in ink.terms { clearance.add(term) }
          clearance.constant += ink.constant
          all.anyOf.append([clearance] + ink.given)
        }
      }
    }
    if !further.isEmpty { all.orElse = { [further] in further.flatMap { $0() } } }
    return all
  }
}

extension Clearance {
  /// The same of frames instead of hit regions.
  fileprivate var ofFrames: Clearance {
    var other = Clearance(constant: constant)
    for term in terms {
      if case .hit(let element, let edge) = term.measure {
        other.add(ClearanceTerm(.frame(element, edge), term.factor))
      } else {
        other.add(term)
      }
    }
    return other
  }
}

/// How far the lines of a text reach towards one side of its frame, told from the other side or from the middle.
struct InkReach {
  /// The edge that the text is told from.
  var from: Edge
  /// What is added to a separation of that edge.
  var terms: [ClearanceTerm]
  var constant: Double
  /// Where that is so: where a size has chosen this alignment.
  var given: [Clearance] = []
}

extension PlacementCase {
  /// The edges at which an element comes from the glass by an anchor, its own or that of something around it. What comes from
  /// `safe`, or is kept clear by a bar or a scroll, stands where the system says that it may.
  func edgesFromGlass(_ element: ElementIndex) -> EdgeSet {
    var found: EdgeSet = []
    for edge in Edge.allCases {
      for index in [element] + ancestors(of: element) {
        if appliesInset(index, at: edge, isMargin: true) { break }
        if index != element, keepsClear(index, at: edge) || appliesInset(index, at: edge, isMargin: false) { break }
        guard screen[index].isIsland else { continue }
        let anchor = properties(of: index).last { $0.anchors(edge, screen.discrete.direction) }
        // What stands at its parent's edge stands where the parent does.
        if case .glass(edge, _)? = anchor?.origin { found.insert(EdgeSet(edge)) }
        if screen[index].parent == .screen || (anchor.map { $0.origin != .other } ?? false) { break }
      }
    }
    return found
  }

  /// Whether an element's own margin or padding at an edge reads the inset.
  private func appliesInset(_ element: ElementIndex, at edge: Edge, isMargin: Bool) -> Bool {
    properties(of: element).contains { property in
      property.name == (isMargin ? .margin : .padding) && property.insetParts.contains { $0.edge == edge }
    }
  }

  /// Whether an element is a text that says something.
  func showsText(_ element: ElementIndex) -> Bool {
    guard case .text = screen[element].leaf else { return false }
    guard screen[element].content >= 0, case .text(let text, _) = screen.contents[Int(screen[element].content)] else {
      return true
    }
    return !text.utf8.isEmpty
  }

  /// How far a text's lines reach towards the left or the right of a frame that is wider than they are, for each alignment that it may
  /// have.
  func inks(of element: ElementIndex, towards edge: Edge) -> [InkReach] {
    guard edge.axis == .horizontal, case .text = screen[element].leaf else { return [] }
    guard screen.hasAlignmentOfLayout(screen[element]) else {
      return ink(of: element, towards: edge, screen[element].paint).map { [$0] } ?? []
    }
    return ([screen[element].paint] + screen[element].paintVariants.map { $0.paint }).compactMap { paint in
      guard var ink = ink(of: element, towards: edge, paint) else { return nil }
      ink.given = [Clearance([ClearanceTerm(.painted(element, paint))])]
      return ink
    }
  }

  /// The same with one paint; nothing where the lines begin at the edge itself.
  private func ink(of element: ElementIndex, towards edge: Edge, _ paint: Int32) -> InkReach? {
    guard case .text(let table) = screen[element].leaf else { return nil }
    // A slot reaches in from its edge; the text must end before it, and begins at the other side.
    let start = edge.opposite
    let near = padding(of: element, at: start)
    let far = padding(of: element, at: edge)
    let widest = screen.lineTables[Int(table)].widestLine
    let isRightToLeft = screen.discrete.direction == .rightToLeft
    let beginsAt: Edge
    switch screen.paints[Int(paint)].textAlign {
    case .automatic, .start, .stretch, .baseline, .lastBaseline: beginsAt = isRightToLeft ? .right : .left
    case .end: beginsAt = isRightToLeft ? .left : .right
    case .center:
      // From the middle half a line: (start + end ± paddings ± line) ÷ 2, told from the start.
      let sign: Double = edge.isStart ? 1 : -1
      var terms = [
        ClearanceTerm(.frame(element, edge), sign / 2), ClearanceTerm(.frame(element, start), -sign / 2),
      ]
      if let near { terms.append(ClearanceTerm(near, -0.5)) }
      if let far { terms.append(ClearanceTerm(far, 0.5)) }
      return InkReach(from: start, terms: terms, constant: -widest / 2)
    }
    guard beginsAt == start else { return nil }
    return InkReach(from: start, terms: near.map { [ClearanceTerm($0, -1)] } ?? [], constant: -widest)
  }
}

extension PropertyPlace {
  /// Whether it anchors an edge.
  fileprivate func anchors(_ edge: Edge, _ direction: ReadingDirection) -> Bool {
    let isLeading = edge == (direction == .leftToRight ? .left : .right)
    switch (name, part) {
    case (.left, _), (.pin, .left): return edge == .left
    case (.right, _), (.pin, .right): return edge == .right
    case (.top, _), (.pin, .top): return edge == .top
    case (.bottom, _), (.pin, .bottom): return edge == .bottom
    case (.leading, _): return isLeading
    case (.trailing, _): return edge.axis == .horizontal && !isLeading
    default: return false
    }
  }
}
