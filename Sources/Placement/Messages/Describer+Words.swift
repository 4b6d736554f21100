import BandDiagnostics
import BandScreenModel
import BandSyntax

extension FindingDescriber {
  /// What is wrong, in one line.
  public func message(_ finding: Finding) -> String {
    let name = quoted(entry(finding))
    let worst = finding.worst
    switch worst.cause {
    case .strip(let slot, _):
      let title = stripTitle(slot, device(worst))
      if finding.rule.name == PlacementRule.dragInGestureStrip.name {
        return "drags of \(name) begin in the \(title)"
      }
      return "\(name) rests in the \(title)\(atRest(worst))"
    case .hidden(let slot, _, _): return hiddenMessage(name, slot, worst)
    case .corners: return "the display's rounded corners cut into the hit region of \(name)"
    case .lines, .wasted, .paint, .spacing, .negative, .growth: return adviceMessage(name, worst)
    case .viewport: return "\(name) is never wholly in the viewport of its scroll"
    case .screen: return "\(name) is not wholly on the screen"
    case .container(let parent, let axis):
      let container = collector.elements.entries[Int(parent)]
      return
        "\(name) does not fit \(parent == 0 ? "on the screen" : "in \(quoted(container))") \(axis == .vertical ? "from top to bottom" : "from side to side")"
    case .size(let least):
      return "the hit region of \(name) is smaller than \(points(least)) by \(points(least)) points"
    case .constant(let edge, _, let value, _):
      return "\(points(value)) stands in for the \(edge.text) inset of \(name)"
    case .cover(let cover, _):
      let other = quoted(collector.elements.entries[Int(cover)])
      switch worst.rest {
      case .fixed, .held, .detent: return "\(name) is covered by \(other)\(atRest(worst))"
      case .bestOffset, .end, .stop, .nothingScrolls: return "\(name) stays behind \(other)\(atRest(worst))"
      }
    case .assertion(let message, _): return message.isEmpty ? "an assertion does not hold" : message
    case .anchor(let edge, _):
      return "\(name) keeps its distance from the glass at the \(edge.text) by a constant"
    }
  }

  /// At which rest a failure is, as the end of a sentence.
  func atRest(_ failure: Failure) -> String {
    switch failure.rest {
    case .fixed: ""
    case .bestOffset: " wherever it is scrolled to"
    case .nothingScrolls: ", and nothing scrolls it out"
    case .end, .stop, .held, .detent: " \(failure.rest.text)"
    }
  }

  /// The worst configuration with its figures.
  func fact(_ finding: Finding) -> String {
    let worst = finding.worst
    let title = title(worst)
    switch worst.cause {
    case .strip(let slot, let depth):
      let share = share(worst)
      let place =
        switch worst.rest {
        case .fixed: ""
        case .bestOffset: " at the rest that suits it best"
        case .end, .stop, .held, .detent: " \(worst.rest.text)"
        case .nothingScrolls: ", as the content is no longer than its viewport"
        }
      return
        "\(title): \(share) lie in the \(slot.kind == .home ? "band" : "strip") (\(points(depth)) pt)\(place); \(consequence(slot, device(worst)))"
    case .hidden(let slot, let depth, let isAssumed):
      return "\(title): \(hiddenFact(slot, depth, isAssumed: isAssumed, worst))"
    case .corners(let share):
      return
        "\(title): \(points(share)) % of it lie outside of the corners; \(worst.isAdvice ? "from 0.5 % on it shows" : "from 10 % on it is an error")"
    case .lines, .wasted, .paint, .spacing, .negative, .growth: return "\(title): \(adviceFact(worst))"
    case .viewport, .screen:
      return "\(title): \(points(worst.lift)) pt of it stay out of reach"
    case .container: return "\(title): \(points(worst.lift)) pt too much"
    case .cover(let cover, _):
      let other = quoted(collector.elements.entries[Int(cover)])
      return "\(title): \(share(worst)) lie behind it; what is touched there is \(other)"
    case .size: return "\(title): \(points(worst.length)) pt"
    case .constant(let edge, let inset, let value, _):
      return "\(title): the inset is \(points(inset)), and \(points(value)) is written at the \(edge.text)"
    case .assertion where finding.rule.name == PlacementRule.conflictingConditions.name: return "\(title): both hold"
    case .assertion:
      return worst.lift < 0.05 ? "\(title): both sides are equal" : "\(title): it lacks \(points(worst.lift)) pt"
    case .anchor: return "no target fails today; the distance is a constant, the inset is not"
    }
  }

  /// `26 of its 50 pt`
  private func share(_ failure: Failure) -> String {
    failure.overlap >= failure.length - placementTolerance
      ? "all of its \(points(failure.length)) pt" : "\(points(failure.overlap)) of its \(points(failure.length)) pt"
  }

  /// Whose inset a constant is: `34 is the bottom inset of iPhone X and 39 other devices`.
  func borrowed(_ finding: Finding) -> String {
    guard case .constant(let edge, let inset, let value, _) = finding.worst.cause else { return message(finding) }
    var text =
      "\(points(value)) is \(value == inset ? "" : "nearly ")the \(edge.text) inset of \(device(finding.worst).name)"
    let others = failingDevices(finding).count - 1
    if others > 0 { text += ", and within 2 pt of that of \(count(others, "other device"))" }
    return text
  }

  /// Why it stands where it does: content that overflows.
  func cause(_ because: Failure, _ finding: Finding) -> String {
    guard case .container(let parent, _) = because.cause, parent > 0 else {
      return "it is \(points(because.lift)) pt larger than the screen has room for"
    }
    return
      "'\(collector.elements.entries[Int(parent)].path)' holds \(points(because.lift)) pt more than it has room for"
  }

  /// The strips that the elements lie in besides the one that is told.
  func otherStrips(_ group: [Finding]) -> String? {
    let worst = group[0].worst
    guard case .strip(let slot, _) = worst.cause else { return nil }
    var kinds: [StripKind] = []
    var edges: [EdgeSet] = []
    for site in group.flatMap({ $0.sites }) where site.edge != slot.edge || site.kind != slot.kind {
      let index = kinds.firstIndex(of: site.kind) ?? kinds.count
      if index == kinds.count {
        kinds.append(site.kind)
        edges.append([])
      }
      edges[index].insert(EdgeSet(site.edge))
    }
    if kinds.isEmpty { return nil }
    let titles = zip(kinds, edges).map { kind, edges in
      let words = Edge.allCases.filter { edges.contains($0) }.map { $0.text }.joined(separator: " or ")
      return switch kind {
      case .home: "the home strip at the \(words)"
      case .status: "the status bar"
      case .back: "the back-gesture strip at the \(words)"
      case .pull: "the pull strip at the \(words)"
      }
    }
    return "elsewhere in \(titles.joined(separator: ", in "))"
  }

  func stripTitle(_ slot: StripSlot, _ device: DeviceProfile) -> String {
    slot.kind == .home ? device.homeStripTitle : slot.title
  }

  private func consequence(_ slot: StripSlot, _ device: DeviceProfile) -> String {
    switch slot.kind {
    case .home:
      device.navigation == .threeButton ? "the system's buttons take every touch there" : "the swipe home wins there"
    case .status: "the status bar takes taps there"
    case .back: "the back gesture wins there"
    case .pull: "the system's swipe wins there"
    }
  }

  /// What to do where no change is certain.
  func help(_ finding: Finding) -> String? {
    let worst = finding.worst
    switch worst.cause {
    case .strip(let slot, _):
      if finding.rule.name == PlacementRule.dragInGestureStrip.name {
        return slot.kind == .back
          ? "keep it clear of `gesture.\(slot.edge.text)`, or write `@exclude(horizontal)` on it"
          : "keep it \(points(worst.lift)) pt further from the \(slot.edge.text)"
      }
      if worst.slop > 0, worst.slop >= worst.lift - placementTolerance {
        return
          "its frame is clear, and its `hitSlop` reaches \(points(worst.slop)) pt further: make that \(points(worst.slop - worst.lift)) at the \(slot.edge.text), `hitSlop.\(slot.edge.text): \(points(worst.slop - worst.lift))`"
      }
      if finding.failures.contains(where: { $0.beyondInset > placementTolerance }) {
        let edge = slot.edge.text
        return
          "the strip is deeper than the inset here: keep `max(inset.\(edge), gesture.\(edge))` from the glass at the \(edge)"
      }
      if case .detent = worst.rest {
        return
          "raise the detent by \(points(worst.lift)) pt at least, as with `+ inset.bottom`, or move the element up in its sheet"
      }
      return worst.rest == .fixed
        ? "anchor it to `safe`, or lift it by \(points(worst.lift)) pt at least"
        : "leave the scroll's `insets: auto`, or add \(points(worst.lift)) pt of padding at its \(slot.edge.text)"
    case .hidden(let slot, _, _): return hiddenHelp(slot, worst)
    case .corners: return "anchor it to `safe`, or keep it `corner` away from one of the two edges"
    case .lines, .wasted, .paint, .spacing, .negative, .growth: return adviceHelp(worst)
    case .viewport: return "the content needs \(points(worst.lift)) pt more room, or a scroll along that axis"
    case .screen: return "anchor it to `safe`, or let what it is in scroll"
    case .container(0, let axis):
      return
        "let it scroll with `\(axis == .vertical ? "@scroll(vertical)" : "@scroll(horizontal)")`, or give it a size that fits"
    case .container(let parent, let axis):
      let scroll = axis == .vertical ? "@scroll(vertical)" : "@scroll(horizontal)"
      return
        "let '\(collector.elements.entries[Int(parent)].path)' scroll with `\(scroll)`, let something in it give way with `shrink: 1`, or write `clip: true`"
    case .size:
      return "grow it with `minWidth` and `minHeight`, or its hit region with `hitSlop: \(points(worst.lift / 2))`"
    case .constant(let edge, _, _, _):
      return "anchor it to `safe`, or write the inset at the \(edge.text): `inset.\(edge.text)`"
    case .cover(let cover, let room):
      if let room {
        let scroll = quoted(collector.elements.entries[Int(room.entry)])
        return "add \(points(worst.lift)) pt of padding at the \(room.edge.text) of \(scroll)"
      }
      let other = quoted(collector.elements.entries[Int(cover)])
      return worst.rest == .fixed
        ? "move one of them by \(points(worst.lift)) pt, or mark \(other) `@decorative` if it is only paint"
        : "leave room beside \(other), or mark it `@decorative` if it is only paint"
    case .assertion, .anchor: return nil
    }
  }
}
