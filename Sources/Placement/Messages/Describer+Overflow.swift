import BandDiagnostics
import BandScreenModel
import BandSyntax

// What to do where content is larger than what holds it: which of its children makes it so.

/// A child that leaves its siblings too little room, whatever that is.
struct GreedyChild {
  enum Size {
    /// All that there is.
    case all
    /// So many points, of a picture that could give way or of anything else.
    case points(Double, canShrink: Bool)
  }

  var path: String
  var size: Size
  /// Where its size is written.
  var place: Place?
}

extension FindingDescriber {
  /// What to do where content is larger than a container.
  ///
  /// - Parameter finding: the finding that is about this; nothing where it is what causes another.
  func containerHelp(_ failure: Failure, of finding: Finding? = nil) -> String {
    guard case .container(let container, let axis) = failure.cause else { return "" }
    let scroll = axis == .vertical ? "@scroll(vertical)" : "@scroll(horizontal)"
    if let finding, let (edge, margin) = collector.negativeMargin(of: finding.entry, axis),
      margin >= failure.lift - placementTolerance
    {
      return
        "its `margin.\(edge.text)` of -\(points(margin)) takes it out there: leave that out, or anchor it where it is to stand"
    }
    if let own = collector.elements.entries[Int(container)].scrollAxis, own != axis {
      // It scrolls already, the other way.
      let path = quoted(collector.elements.entries[Int(container)])
      return
        "make \(path) \(axis == .vertical ? "higher" : "wider"), or what is in it \(axis == .vertical ? "lower" : "narrower")"
    }
    if container == 0 { return "let it scroll with `\(scroll)`, or give it a size that fits" }
    let entry = collector.elements.entries[Int(container)]
    if let finding, let side = collector.sideThatFollows(finding.entry, axis) {
      return
        "its \(side.own) follows its \(side.given), as a picture keeps its proportions: write `\(side.own): fill` as well"
    }
    // What is laid out anew at each detent has more room at a higher one.
    let raise =
      if axis == .vertical, case .detent(_, isHighest: false) = failure.rest {
        "raise the detent by \(atLeast(failure.overlap)) pt at least, "
      } else { "" }
    // What gives way by itself does so already: it is a word, or a picture's or box's size, that doesn't.
    var way =
      axis == .vertical
      ? "let a picture or a box in it give way with `shrink: 1`"
      : collector.mayWrap(container)
        ? "let its children take several lines with `wrap: wrap`"
        : finding.flatMap { collector.widestWord(in: $0.entry, lacking: failure.lift) }.map { path in
          "give the longest word of '\(path)' more room, as with less padding, or let its letters shrink: `lines: 2; minimumScale: 0.8`"
        } ?? "make something in it narrower"
    let side = axis == .vertical ? "height" : "width"
    if let greedy = collector.greedyChild(of: container, axis, lacking: failure.lift),
      // Of a container that wraps a child that stands on a line of its own takes no room from another one.
      !collector.wraps(container) || greedy.path == finding.map({ collector.elements.entries[Int($0.entry)].path })
    {
      switch greedy.size {
      case .all:
        return
          "write `\(side): fill` on '\(greedy.path)', which takes all of the \(side) now and leaves nothing to its siblings, or let \(quoted(entry)) scroll with `\(scroll)`"
      case .points(let length, canShrink: false):
        way = "write `\(side): fill` on '\(greedy.path)', which is \(points(length)) pt whatever the room is"
      case .points(let length, canShrink: true):
        way = "let '\(greedy.path)', \(points(length)) pt whatever the room is, give way with `shrink: 1`"
      }
    }
    // What is read or touched is not to be cut off.
    if let finding, isReadOrTouched(finding.entry) {
      return "\(raise)let \(quoted(entry)) scroll with `\(scroll)`, or \(way)"
    }
    return "\(raise)let \(quoted(entry)) scroll with `\(scroll)`, \(way), or write `clip: true`"
  }

  /// Whether an element is a text or takes touches, or something in it does.
  private func isReadOrTouched(_ entry: Int32) -> Bool {
    let entries = collector.elements.entries
    return entries.indices.contains { index in
      if entries[index].kind != .text, entries[index].role == .none { return false }
      var around = Int32(index)
      while around > entry { around = entries[Int(around)].parent }
      return around == entry
    }
  }

  /// Where a child takes all the room of its container: that is where the source must change.
  func greedyNote(_ finding: Finding) -> DiagnosticNote? {
    guard case .container(let container, let axis) = finding.worst.cause, container > 0,
      let greedy = collector.greedyChild(of: container, axis, lacking: finding.worst.lift), case .all = greedy.size,
      let place = greedy.place
    else { return nil }
    return DiagnosticNote(
      .related, "'\(greedy.path)' takes all of the \(axis == .vertical ? "height" : "width") here", at: place)
  }
}

extension FindingCollector {
  /// The edge at which a constant margin takes an element out of what it is in, and by how much.
  func negativeMargin(of entry: Int32, _ axis: Axis) -> (edge: Edge, length: Double)? {
    guard let site = firstSite(of: entry), site.placement.screen[site.element].flowVariants.isEmpty else { return nil }
    let screen = site.placement.screen
    let margin = screen.flows[Int(screen[site.element].flow)].margin
    for edge in axis == .vertical ? [Edge.top, .bottom] : [.left, .right] {
      guard case .length(let formula) = margin[edge], let length = screen.formulas.constant(formula), length < 0 else {
        continue
      }
      return (edge, -length)
    }
    return nil
  }

  /// The padding of an element at an edge where it is a constant.
  func constantPadding(of entry: Int32, at edge: Edge) -> Double? {
    guard let site = firstSite(of: entry), site.placement.screen[site.element].flowVariants.isEmpty else { return nil }
    let screen = site.placement.screen
    guard case .length(let formula) = screen.flows[Int(screen[site.element].flow)].padding[edge] else { return nil }
    return screen.formulas.constant(formula)
  }

  /// Whether a container puts its children on several lines.
  func wraps(_ entry: Int32) -> Bool {
    guard let site = firstSite(of: entry) else { return false }
    let screen = site.placement.screen
    return screen.flows[Int(screen[site.element].flow)].wrap != .none
  }

  /// The text of an element, or in it, whose longest word is the widest, where that is wider than what is lacking: what overflows sideways holds
  /// texts that have broken wherever they can.
  func widestWord(in entry: Int32, lacking: Double) -> String? {
    guard let site = firstSite(of: entry) else { return nil }
    let screen = site.placement.screen
    var widest = lacking
    var found: String?
    for index in Int(site.element.index)..<max(Int(site.element.index) + 1, Int(screen[site.element].end)) {
      let element = screen.elements[index]
      guard case .text(let table) = element.leaf, !element.isIsland else { continue }
      let flow = screen.flows[Int(element.flow)]
      guard flow.width == .automatic || flow.width == .fill, flow.shrink != 0,
        screen.lineTables[Int(table)].widestPiece > widest
      else { continue }
      widest = screen.lineTables[Int(table)].widestPiece
      found = element.path
    }
    return found
  }

  /// Whether a row has several children, all on one line, which could take more.
  func mayWrap(_ entry: Int32) -> Bool {
    guard let site = firstSite(of: entry) else { return false }
    let screen = site.placement.screen
    let row = screen[site.element]
    return row.kind == .row && screen.flows[Int(row.flow)].wrap == .none
      && screen.children(of: Int(site.element.index)).filter { !screen.elements[$0].isIsland }.count > 1
  }

  /// Of a picture of which one side is a share of something: the other side, which follows from it.
  func sideThatFollows(_ entry: Int32, _ axis: Axis) -> (own: String, given: String)? {
    guard let site = firstSite(of: entry), site.placement.screen[site.element].kind == .image,
      site.placement.screen[site.element].flowVariants.isEmpty
    else { return nil }
    let flow = site.placement.screen.flows[Int(site.placement.screen[site.element].flow)]
    func isShare(_ size: SizeValue) -> Bool {
      switch size {
      case .fill, .percent: true
      case .automatic, .hug, .length: false
      }
    }
    switch axis {
    case .horizontal: return flow.width == .automatic && isShare(flow.height) ? ("width", "height") : nil
    case .vertical: return flow.height == .automatic && isShare(flow.width) ? ("height", "width") : nil
    }
  }

  /// The child of a row or column that is as large as all of it along its axis, or else the largest one whose size is a constant and
  /// that could be as much smaller as is lacking.
  func greedyChild(of container: Int32, _ axis: Axis, lacking: Double) -> GreedyChild? {
    guard let site = firstSite(of: container) else { return nil }
    let screen = site.placement.screen
    let parent = screen[site.element]
    let isAlong: Bool
    switch parent.kind {
    case .row: isAlong = axis == .horizontal
    case .column: isAlong = axis == .vertical
    case .bar: isAlong = (parent.barEdge == .left || parent.barEdge == .right) == (axis == .vertical)
    case .screen, .stack, .box, .grid, .text, .image, .spacer: isAlong = false
    }
    let children = screen.children(of: Int(site.element.index)).filter { !screen.elements[$0].isIsland }
    guard isAlong, children.count > 1 else { return nil }
    var found: GreedyChild?
    var largest = lacking
    // What is inside a standard component stands where that is used: nobody can write into it.
    for child in children
    where screen.elements[child].flowVariants.isEmpty && screen.elements[child].place != parent.place {
      let flow = screen.flows[Int(screen.elements[child].flow)]
      let size = axis == .horizontal ? flow.width : flow.height
      let path = screen.elements[child].path
      let name: Name = axis == .horizontal ? .width : .height
      let place = site.placement.properties(of: ElementIndex(child)).first { $0.name == name }?.valuePlace
      if case .percent(let share, _) = size, share >= 1 { return GreedyChild(path: path, size: .all, place: place) }
      // What a maximum holds already is as large as that.
      let most = axis == .horizontal ? flow.maximumWidth : flow.maximumHeight
      var length: Double?
      switch size {
      case _ where most != .automatic: break
      case .length(let formula): length = screen.formulas.constant(formula)
      case .automatic:
        if case .image(let width, let height) = screen.elements[child].leaf, (flow.shrink ?? 0) == 0 {
          length = screen.formulas.constant(axis == .horizontal ? width : height)
        }
      case .hug, .fill, .percent: break
      }
      guard let length, length > largest, flow.shrink == nil else { continue }
      let kind = screen.elements[child].kind
      let canShrink = kind == .image || kind == .box && !screen.elements[child].role.isTappable
      // Text that is held to a height would be cut off by less.
      if axis == .vertical, !canShrink { continue }
      largest = length
      found = GreedyChild(path: path, size: .points(length, canShrink: kind == .image), place: place)
    }
    return found
  }
}
