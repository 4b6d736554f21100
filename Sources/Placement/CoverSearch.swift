import BandLayout
import BandScreenModel

/// Finds what may cover tappables in one laid-out configuration, and asks only of that: of the pairs of elements nearly none meet.
///
/// Two elements in the same scroll stay as far from each other as they are laid out. An element in a scroll and one outside it pass by
/// each other: the first sweeps its viewport. Elements in a scroll that a tappable isn't in are covered by that scroll's viewport as
/// a whole, which takes touches itself.
struct CoverSearch {
  let context: PlacementCase
  let evaluator: Evaluator<Double>
  /// Whether it is the proof's: then it looks at all that may cover an element, also where a glance shows that nothing does.
  let isForProof: Bool
  /// Where each element that matters takes touches, cut by what clips it; empty for all others.
  private(set) var boxes: [EdgeBox]
  /// Of each element: the nearest one around it, in the same scroll, that takes touches and holds all of its region; -1 for none.
  private(set) var holders: [Int32]
  /// What may hide texts, where that is what is looked for.
  private let sights: Sights?
  /// Of each text that is looked at: how far the edges of its lines are from those of its frame.
  private var lines: [Int32: Edges<Double>] = [:]
  /// Of each background that `bleed` carries on: how far its edges are from those of its frame.
  private var grown: [Int32: Edges<Double>] = [:]
  /// What may cover something, by the scroll that it is in; that of no scroll first.
  private let takers: [[Int32]]
  /// Of these what does in this layout.
  private var indexes: [CoverIndex] = []
  /// What is painted before this is out of use: a `@modal` layer is there.
  private var firstInUse: Int32 = 0
  /// Looked at so far; a hostile screen must not keep the compiler busy for ever. After that all that is left counts as covered.
  private var work = 0
  private let mostWork = 20_000_000
  /// Whether no more is looked at.
  var isWorkDone: Bool { work >= mostWork }
  /// What takes touches above all others.
  private var topmost: Int?
  /// More covers of one tappable than this say nothing new.
  private let mostCovers: Int

  /// - Parameter sights: what may hide texts, where paint is looked for instead of what takes touches.
  init(
    _ context: PlacementCase, _ evaluator: Evaluator<Double>, isForProof: Bool = false, of sights: Sights? = nil
  ) {
    self.context = context
    self.evaluator = evaluator
    self.isForProof = isForProof
    self.sights = sights
    takers = sights?.painters ?? context.takers
    mostCovers = isForProof ? 16 : 8
    for modal in context.paintOrder.modals where evaluator.frames.exists[Int(modal.index)] {
      firstInUse = max(firstInUse, context.paintOrder.rank[Int(modal.index)])
    }
    let takes: [Bool]
    if let sights {
      let found = SightBoxes(context, evaluator, sights)
      (boxes, holders, takes) = (found.boxes, found.holders, found.hides)
      (lines, grown) = (found.lines, found.grown)
    } else {
      let found = TouchBoxes(context, evaluator, isForProof: isForProof)
      (boxes, holders, takes) = (found.boxes, found.holders, found.takes)
    }
    for members in takers {
      for member in members where takes[Int(member)] && !boxes[Int(member)].isEmpty {
        if topmost.map({ context.paintOrder.rank[Int(member)] > context.paintOrder.rank[$0] }) ?? true {
          topmost = Int(member)
        }
      }
    }
    indexes = takers.map { members in
      CoverIndex(members.filter { takes[Int($0)] && !boxes[Int($0)].isEmpty }, boxes)
    }
  }

  func frame(_ index: Int) -> EdgeBox { EdgeBox(evaluator.frames, index) }

  /// What has to be asked in this configuration.
  mutating func requirements() -> [Requirement] {
    guard let sights else { return context.tappables.flatMap { requirements(of: $0) } }
    return sights.texts.flatMap { text -> [Requirement] in
      guard let lines = lines[text.index], !isLongerThanItsRoom(text) else { return [] }
      let scrolls = context.scrolls(around: text)
      let isMovedAcross = scrolls.allSatisfy { context.screen.scrolls[Int($0)].axis == .horizontal }
      return requirements(of: text).map { $0.ofSights(lines, grown, isMovedAcross: isMovedAcross) }
    }
  }

  /// What has to be asked of one tappable.
  mutating func requirements(of element: ElementIndex) -> [Requirement] {
    let index = Int(element.index)
    guard isInUse(element), !boxes[index].isEmpty else { return [] }
    if work >= mostWork { return untold(index) }
    var found: [Requirement] = []
    let parts = parts(of: element)
    for cover in covers(of: index, among: Int(context.scrollAround[index]) + 1, meeting: boxes[index], in: parts) {
      found.append(PlacementRule.apart(context, element, from: ElementIndex(cover)))
    }
    if context.scrollAround[index] >= 0 { found += passing(index) }
    return found
  }

  /// What is asked of an element that isn't looked at any more: what may be beneath something counts as covered by it.
  private func untold(_ element: Int) -> [Requirement] {
    guard let topmost, context.paintOrder.isAbove(topmost, element, in: context.screen) else { return [] }
    let cover = ElementIndex(topmost)
    return [
      Requirement(ElementIndex(element), others: [cover], .covers([cover]), anyOf: [[Clearance(constant: -1)]])
    ]
  }

  /// Whether an element is there and in use, and no `@modal` layer is above it.
  func isInUse(_ element: ElementIndex) -> Bool {
    evaluator.asks(of: element) && context.paintOrder.rank[Int(element.index)] >= firstInUse
  }

  /// Where a tappable takes touches itself: its region, less that of the tappables inside it.
  private func parts(of element: ElementIndex) -> [EdgeBox] {
    let box = boxes[Int(element.index)]
    guard !isForProof, context.holdsTappables[Int(element.index)], let outer = evaluator.outerRegion(of: element) else {
      return [box]
    }
    return outer.parts.compactMap { part in
      var part = part
      part.cut(to: box)
      return part.isEmpty ? nil : part
    }
  }

  /// The elements of one scroll that are painted above an element and meet a rectangle.
  ///
  /// - Parameter parts: where the element takes touches itself, if what is meant is only what meets one of these.
  private mutating func covers(
    of element: Int, among scroll: Int, meeting box: EdgeBox, in parts: [EdgeBox]? = nil, most: Int? = nil
  ) -> [Int] {
    var covers: [Int] = []
    indexes[scroll].forEach(meeting: box, work: &work) { cover in
      guard context.paintOrder.isAbove(cover, element, in: context.screen) else { return true }
      if let sights, !sights.asks(about: cover, above: element, in: context) { return true }
      let holder = Int(holders[cover])
      // What holds all of it stands for it, unless the element is in there too.
      if holder > 0, !(element >= holder && element < Int(context.screen.elements[holder].end)) { return true }
      if let parts, !parts.contains(where: { $0.meets(boxes[cover]) }) { return true }
      covers.append(cover)
      return covers.count < most ?? mostCovers
    }
    return covers
  }

  /// Where a sticky element on its line ends towards what scrolls beside it.
  func line(of side: CoverSide) -> Double {
    let shift = context.sticky(around: side.cover).map { evaluator.value(of: context.shift(of: $0)) } ?? 0
    return boxes[Int(side.cover.index)].edges[side.edge.opposite] + shift
  }

  /// Takes off what sticky elements on their lines take.
  func narrow(_ room: inout (start: Double, end: Double), beside held: [CoverSide]) -> Bool {
    for side in held {
      if context.sticky(around: side.cover) == nil { return false }
      if side.edge == .top {
        room.start = max(room.start, line(of: side))
      } else {
        room.end = min(room.end, line(of: side))
      }
    }
    return true
  }

  // MARK: What passes by

  /// The covers that an element in a scroll passes by, by the scroll that they are in.
  struct Passing {
    var covers: [Int]
    /// The axes along which the element moves past them.
    var axes: [Axis]
    /// Where the element is on its way.
    var swept: EdgeBox
  }

  /// What an element in a scroll may meet outside of it.
  struct Passed {
    var groups: [Passing] = []
    /// What sticky elements on their lines keep it from.
    var held: [CoverSide] = []
    /// What it meets where it stands still: on its own line.
    var still: [Int] = []
    /// Whether it is on its line: it is in a sticky element that comes there.
    var isOnLine = false
  }

  /// - Parameter isOnLine: whether to take it that the sticky element around it comes to its line; as in this layout where it isn't said.
  mutating func passed(by element: Int, isOnLine: Bool? = nil) -> Passed {
    var passed = Passed()
    var swept = boxes[element]
    var axes: [Axis] = []
    let lineShift = shiftToLine(element, isOnLine: isOnLine)
    passed.isOnLine = lineShift != nil
    var scroll = context.scrollAround[element]
    while scroll >= 0 {
      let facts = context.screen.scrolls[Int(scroll)]
      let viewport = Int(facts.element.index)
      if let lineShift, scroll == lineShift.scroll {
        // On its line the element stands still in this scroll.
        swept.edges.top += lineShift.distance
        swept.edges.bottom += lineShift.distance
      } else {
        passed.held += held(by: scroll, above: element, swept)
        swept.set(facts.axis, from: frame(viewport))
        if !axes.contains(facts.axis) { axes.append(facts.axis) }
      }
      scroll = context.scrollAround[viewport]
      // What it passes by may lie one after the other, as the letters of an index do, and the way past them behind the last: all count.
      let covers = covers(of: element, among: Int(scroll) + 1, meeting: swept, most: isForProof ? nil : .max)
      if covers.isEmpty { continue }
      if axes.isEmpty {
        passed.still += covers
      } else {
        passed.groups.append(Passing(covers: covers, axes: axes, swept: swept))
      }
    }
    return passed
  }

  /// What is asked of an element in a scroll because of what stands outside it: one rest beside all of that.
  private mutating func passing(_ element: Int) -> [Requirement] {
    let passed = passed(by: element)
    return requirements(of: element, passing: passed)
  }

  func requirements(of element: Int, passing passed: Passed) -> [Requirement] {
    let (groups, held) = (passed.groups, passed.held)
    let requirements = passed.still.map {
      PlacementRule.apart(context, ElementIndex(element), from: ElementIndex($0), isOnLine: true)
    }
    // A proof asks for the rest all the same: with other lengths there may be none.
    if groups.isEmpty && held.isEmpty
      || (!passed.isOnLine && !isForProof && isFree(element, parts(of: ElementIndex(element)), groups, held))
    {
      return requirements
    }
    let covers = groups.flatMap { $0.covers }.map { ElementIndex($0) } + held.map { $0.cover }
    return requirements + [
      PlacementRule.beside(
        context, ElementIndex(element), covers,
        sides: combined(groups.map { ways($0, past: element, isAlone: groups.count == 1) } + [[held]]),
        rooms: rooms(for: element, passed), isOnLine: passed.isOnLine, isForProof: isForProof)
    ]
  }

  /// Where a tappable can be touched in the layout: its region, cut by what clips it, without what takes touches above it and moves
  /// just as it does.
  mutating func touchable(_ element: ElementIndex) -> OuterRegion {
    let index = Int(element.index)
    let box = boxes[index]
    guard isInUse(element), !box.isEmpty else { return OuterRegion() }
    let above = covers(of: index, among: Int(context.scrollAround[index]) + 1, meeting: box, most: 64)
    return OuterRegion(box, without: above.map { boxes[$0] })
  }

  // MARK: Sticky elements

  /// How far an element in a sticky one is moved on its line, and by which scroll it isn't moved there; nothing where it never comes
  /// there in this layout.
  private func shiftToLine(_ element: Int, isOnLine: Bool?) -> (scroll: Int32, distance: Double)? {
    guard let sticky = context.sticky(around: ElementIndex(element)),
      isOnLine ?? (evaluator.value(of: context.reachesLine(sticky)) >= -placementTolerance)
    else { return nil }
    return (context.scrollAround[Int(sticky.index)], evaluator.value(of: context.shift(of: sticky)))
  }

  /// The sticky elements of a scroll that stay in an element's way once they are on their line: those before it in the content, held at
  /// the top, and those behind it, held at the bottom. What is outside a sticky element's parent pushes it out.
  private mutating func held(by scroll: Int32, above element: Int, _ box: EdgeBox) -> [CoverSide] {
    var sides: [CoverSide] = []
    var around = context.screen.elements[element].parent
    while around != .screen {
      if let stickies = context.stickies[around.index] {
        // Those beside the element in the content are the ones that meet it; of many one after the other the nearest are enough.
        var next = 0
        var last = stickies.count
        while next < last {
          let middle = (next + last) / 2
          if Int(stickies[middle].index) > element { last = middle } else { next = middle + 1 }
        }
        let nearest = stickies[max(0, next - mostCovers)..<min(stickies.count, next + mostCovers)]
        for sticky in nearest where context.scrollAround[Int(sticky.index)] == scroll {
          sides += self.sides(of: sticky, in: scroll, above: element, box)
        }
      }
      if context.screen[around].scroll == scroll { break }
      around = context.screen[around].parent
    }
    return sides
  }

  /// What of one sticky element stays in an element's way once it is on its line.
  private mutating func sides(
    of sticky: ElementIndex, in scroll: Int32, above element: Int, _ box: EdgeBox
  ) -> [CoverSide] {
    let screen = context.screen
    let index = Int(sticky.index)
    guard evaluator.frames.exists[index], !context.isInside(ElementIndex(element), sticky),
      let edge = screen[sticky].stickyEdge,
      edge == .top
        ? box.edges.top >= frame(index).edges.bottom - placementTolerance
        : box.edges.bottom <= frame(index).edges.top + placementTolerance
    else { return [] }
    var sides: [CoverSide] = []
    for cover in context.members(of: takers[Int(scroll) + 1], inside: sticky) where work < mostWork {
      if isForProof, sides.count == mostCovers { break }
      work += 1
      let cover = Int(cover)
      if let sights, !sights.asks(about: cover, above: element, in: context) { continue }
      guard !boxes[cover].isEmpty, holders[cover] < index, context.paintOrder.isAbove(cover, element, in: screen),
        boxes[cover].edges.left < box.edges.right, boxes[cover].edges.right > box.edges.left
      else { continue }
      let side = CoverSide(cover: ElementIndex(cover), edge: edge, isOnLine: true)
      if let last = sides.last, !isForProof {
        // What reaches in the furthest leaves the least: the others say nothing new.
        if edge == .top ? line(of: side) > line(of: last) : line(of: side) < line(of: last) { sides = [side] }
      } else {
        sides.append(side)
      }
    }
    return sides
  }
}

extension Axis {
  /// The edge with the smaller coordinate.
  var start: Edge { self == .vertical ? .top : .left }
}
