import BandDiagnostics
import BandScreenModel

// What to do, in words, where no change to the source is certain.

extension FindingDescriber {
  /// What to do where no change is certain.
  ///
  /// - Parameter group: what one message tells, the worst first.
  func help(_ group: [Finding]) -> String? {
    let finding = group[0]
    let worst = finding.worst
    switch worst.cause {
    case .strip(let slot, _): return stripHelp(group, slot)
    case .hidden(let slot, _, _):
      if let because = finding.because { return containerHelp(because) }
      return hiddenHelp(finding, slot, isAnchored: collector.isAnchored(finding))
    case .corners: return "anchor it to `safe`, or keep it `corner` away from one of the two edges"
    case .lines, .wasted, .paint, .spacing, .negative, .growth: return adviceHelp(worst)
    case .viewport:
      if case .stop(_, let isPage) = worst.rest {
        return isPage
          ? pageHelp(finding, worst.side?.axis)
          : "it is longer than the room at its stop: make it \(atLeast(worst.lift)) pt shorter, or write `snap: none`"
      }
      return "the content needs \(atLeast(worst.lift)) pt more room, or a scroll along that axis"
    case .screen: return "anchor it to `safe`, or let what it is in scroll"
    case .filled(let inner):
      return
        "leave a part of it beside \(quoted(inner)), or let \(inner.count == 1 ? "one of the two" : "it or these") take the taps"
    case .cutOff(let entry):
      return "let \(quoted(collector.elements.entries[Int(entry)])) scroll, give it more room, or don't let it clip"
    case .container: return containerHelp(worst, of: finding)
    case .size(_, let cut):
      if cut >= 0 { return "let \(quoted(collector.elements.entries[Int(cut)])) show more of it" }
      return sizeHelp(worst)
    case .constant(let edge, _, _, _):
      return "anchor it to `safe`, or write the inset at the \(edge.text): `inset.\(edge.text)`"
    case .cover(let cover, let room): return coverHelp(group, cover, room)
    case .anchor(let edge, _): return "anchor it to `safe`, or hold `inset.\(edge.text)` in the distance"
    case .assertion where finding.rule.name == PlacementRule.divisionByZero.name:
      return "ask first: `divisor == 0 ? 0 : value / divisor`"
    case .assertion where finding.rule.name == PlacementRule.numberNotFinite.name:
      return "keep it small, as `min(1000, …)` does; a divisor that comes near 0 makes it large"
    case .assertion: return nil
    }
  }

  private func stripHelp(_ group: [Finding], _ slot: StripSlot) -> String {
    let finding = group[0]
    let worst = finding.worst
    let edge = slot.edge.text
    if finding.rule.name == PlacementRule.dragInGestureStrip.name {
      return slot.kind == .back
        ? "keep it clear with `margin.\(sides(of: group, else: edge)): gesture.\(edge)`, or write `@exclude(horizontal)` on it"
        : "keep it \(atLeast(worst.lift)) pt further from the \(edge)"
    }
    if worst.isOfSlopOnly {
      // What is left of it is rounded down: less is always clear.
      let left = Double(Int(max(0, worst.slop - worst.lift + placementTolerance)))
      return
        "its frame is clear, and its `hitSlop` reaches \(points(worst.slop)) pt further: make that \(points(left)) at the \(edge), `hitSlop.\(edge): \(points(left))`"
    }
    if finding.failures.contains(where: { $0.beyondInset > placementTolerance }) {
      return
        "the strip is deeper than the inset here: keep `max(inset.\(edge), gesture.\(edge))` from the glass at the \(edge)"
    }
    if let because = finding.because { return containerHelp(because) }
    let site = finding.sites.first { isTold($0, finding) }
    if case .detent = worst.rest { return sheetHelp(slot.edge, finding, site) }
    guard worst.rest == .fixed else {
      let most = missingPadding(group) { $0.cause.edge == slot.edge }
      let padding = "add \(atLeast(most)) pt of padding at its \(edge)"
      guard let site, collector.movesClear(site) else { return "leave the scroll's `insets: auto`, or \(padding)" }
      // Its insets are kept already: where it stops has to change.
      guard case .stop(_, let isPage) = worst.rest else { return padding }
      return isPage ? pageHelp(finding, slot.axis) : shorterHelp(worst)
    }
    let move = "\(moveInward(slot.edge, worst.lift)) at least"
    if finding.rule.name == PlacementRule.contentOutsideSafe.name, entry(finding).kind == .image {
      return "write `@decorative` where it is paint, or anchor it to `safe`"
    }
    if let room = scrolledHelp(finding, slot.edge, room: "inset.\(edge)") { return "\(room), or \(move)" }
    // Of what stands at `safe` already only its distance from there can be wrong.
    return site.map { collector.startsFromSafe($0) } == true ? move : "anchor it to `safe`, or \(move)"
  }

  /// The size that is missing, on the axes on which it is; a slop reaches over what is near, and a size moves it away.
  private func sizeHelp(_ worst: Failure) -> String {
    guard case .size(let least, _) = worst.cause else { return "" }
    let slop = points(worst.slop)
    let size = points(least)
    switch worst.smallAxis {
    case .horizontal:
      return "write `minWidth: \(size)`, or where nothing is that near `hitSlop.horizontal: \(slop)`"
    case .vertical:
      return "write `minHeight: \(size)`, or where nothing is that near `hitSlop.vertical: \(slop)`"
    case nil:
      return "write `minWidth: \(size)` and `minHeight: \(size)`, or where nothing is that near `hitSlop: \(slop)`"
    }
  }

  /// `lift it by 10 pt`, in the direction away from an edge.
  private func moveInward(_ edge: Edge, _ amount: Double) -> String {
    switch edge {
    case .bottom: "lift it by \(atLeast(amount)) pt"
    case .top: "lower it by \(atLeast(amount)) pt"
    case .left: "move it to the right by \(atLeast(amount)) pt"
    case .right: "move it to the left by \(atLeast(amount)) pt"
    }
  }

  private func sheetHelp(_ edge: Edge, _ finding: Finding, _ site: FindingSite?) -> String {
    let worst = finding.worst
    guard let site, !collector.isInSheet(site) else {
      if edge == .bottom, case .detent(_, isHighest: true) = worst.rest {
        // There it stands on the glass, however high that is.
        return
          "move it \(atLeast(worst.lift)) pt up in its sheet at least, as with `padding.bottom: inset.bottom` on the sheet"
      }
      // The inset is enough where nothing lies deeper in the strip than that, and where it isn't there already.
      let isEnough = finding.failures.allSatisfy { failure in
        guard case .strip(_, let depth) = failure.cause else { return false }
        return failure.lift <= depth - failure.beyondInset + placementTolerance
      }
      let inset = isEnough && site.map { detentReadsInset($0, worst) } != true ? ", as with `+ inset.bottom`" : ""
      return edge == .top
        ? "lower the detent by \(atLeast(worst.lift)) pt at least, or move the element down in its sheet"
        : "raise the detent by \(atLeast(worst.lift)) pt at least\(inset), or move the element up in its sheet"
    }
    // It isn't in the sheet, and goes along with it.
    return
      "it goes along with a sheet: stop it with `\(edge.isStart ? "max" : "min")` before it comes there, or leave it out at that detent with `if`"
  }

  /// The padding that cures all that a message tells, in points: what it lacks, and what is free behind the content.
  private func missingPadding(_ group: [Finding], where isMeant: (Failure) -> Bool) -> Double {
    var most = 0.0
    for finding in group {
      for failure in finding.failures where failure.rest != .fixed && isMeant(failure) {
        most = max(most, failure.lift + failure.freeRoom)
      }
    }
    return most
  }

  private func coverHelp(_ group: [Finding], _ cover: Int32, _ room: ScrollRoom?) -> String {
    let finding = group[0]
    let worst = finding.worst
    // Room at the top frees nothing from a bar at the bottom: then it is shut in between two.
    if let room, collector.elements.entries[Int(cover)].barEdge != room.edge.opposite {
      let scroll = quoted(collector.elements.entries[Int(room.entry)])
      let most = missingPadding(group) { failure in
        if case .cover(_, let other) = failure.cause { other == room } else { false }
      }
      if let own = collector.constantPadding(of: room.entry, at: room.edge), own > 0 {
        return
          "write `padding.\(room.edge.text): \(atLeast(own + most))` on \(scroll): \(atLeast(most)) pt more than now"
      }
      return "add \(atLeast(most)) pt of padding at the \(room.edge.text) of \(scroll)"
    }
    let other = quoted(collector.elements.entries[Int(cover)])
    if case .detent = worst.rest, let help = sheetCoverHelp(finding, cover) { return help }
    if case .stop(_, isPage: true) = worst.rest, let axis = worst.side?.axis,
      let edge = collector.elements.entries[Int(cover)].barEdge,
      let scroll = collector.snapping(finding.entry, axis), collector.keepsClear(scroll, at: edge)
    {
      // The pages end before the bar already: what is longer than one runs under it.
      return pageHelp(finding, axis)
    }
    if let help = barHelp(finding, cover) ?? stickyHelp(finding, cover) { return help }
    if finding.rule.name == PlacementRule.textCovered.name {
      let share = worst.rest == .fixed ? "move one of them by" : "leave more room beside \(other), by"
      return
        "\(share) \(atLeast(worst.lift)) pt at least, let what it is in end there or scroll, or write `@decorative` where it may be hidden"
    }
    if worst.rest == .fixed {
      if let order = orderHelp(finding, cover) { return order }
      if let help = shortScreenHelp(finding, cover) { return help }
      let inside =
        worst.holdsCover && collector.elements.entries[Int(cover)].kind != .bar
        ? ", or put \(other) inside it, where it takes its own touches" : ""
      let move = "move one of them by \(atLeast(worst.lift)) pt\(inside)"
      return isPaint(cover) ? "\(move), or mark \(other) `@decorative` if it is only paint" : move
    }
    if worst.side?.axis == .vertical, collector.elements.entries[Int(cover)].role != .input,
      isOnlyAboveKeyboard(finding)
    {
      return "the keyboard leaves no room for it beside \(other): leave \(other) out with `if !keyboard.up`"
    }
    let move = "leave \(atLeast(worst.lift)) pt more room beside \(other), with a margin or less `hitSlop`"
    return isPaint(cover) ? "\(move), or mark it `@decorative` if it is only paint" : move
  }

  /// The part of a margin for the edges at which findings were met.
  private func sides(of group: [Finding], else edge: String) -> String {
    var edges: EdgeSet = []
    for finding in group {
      if case .strip(let slot, _) = finding.worst.cause { edges.insert(EdgeSet(slot.edge)) }
    }
    return edges.isSuperset(of: [.left, .right]) ? "horizontal" : edge
  }

  /// What to do where two things meet only because the keyboard leaves the screen too low for both.
  private func shortScreenHelp(_ finding: Finding, _ cover: Int32) -> String? {
    guard finding.worst.side?.axis == .vertical, isOnlyAboveKeyboard(finding) else { return nil }
    let entries = collector.elements.entries
    // A field that goes away takes the keyboard along.
    guard let spare = [cover, finding.entry].first(where: { entries[Int($0)].role != .input }) else { return nil }
    return
      "the keyboard leaves no room for both: let what stands beneath end at \(quoted(entries[Int(cover)])) and scroll, or leave \(quoted(entries[Int(spare)])) out with `if !keyboard.up`"
  }

  /// Whether it fails with the keyboard up alone.
  private func isOnlyAboveKeyboard(_ finding: Finding) -> Bool {
    finding.failures.allSatisfy { configurations[Int($0.configuration)].discrete.isKeyboardUp }
  }

  /// What to write where all of an element lies beneath a list or a sheet that is written after it: the other way round it is above.
  private func orderHelp(_ finding: Finding, _ cover: Int32) -> String? {
    let entries = collector.elements.entries
    let worst = finding.worst
    guard worst.overlap >= worst.length - placementTolerance,
      entries[Int(cover)].scrollAxis != nil || entries[Int(cover)].isSheet, entries[Int(cover)].kind != .bar
    else { return nil }
    var own = finding.entry
    while own >= 0, entries[Int(own)].parent != entries[Int(cover)].parent { own = entries[Int(own)].parent }
    guard own >= 0, own < cover else { return nil }
    return
      "write \(quoted(entries[Int(own)])) after \(quoted(entries[Int(cover)])): what comes later is above, and is touched there"
  }

  /// Whether an element takes touches by its background alone, and holds nothing that is more than paint either.
  private func isPaint(_ cover: Int32) -> Bool {
    let entries = collector.elements.entries
    return entries.indices.allSatisfy { index in
      let entry = entries[index]
      if entry.role == .none, entry.kind != .bar, entry.scrollAxis == nil, !entry.isSheet { return true }
      var around = Int32(index)
      while around > cover { around = entries[Int(around)].parent }
      return around != cover
    }
  }
}
