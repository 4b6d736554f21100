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
    case .viewport:
      return
        "\(name) is never wholly in the viewport of its scroll\(worst.rest.isStop ? ", best \(worst.rest.text)" : "")"
    case .screen: return "\(name) is not wholly on the screen"
    case .filled(let inner):
      return "\(name) lies wholly beneath \(quoted(inner)) inside it, and nothing of it is left to touch"
    case .cutOff(let entry):
      return
        "\(name) is cut off by \(quoted(collector.elements.entries[Int(entry)])), and nothing of it is left to touch"
    case .container(let parent, let axis):
      let container = collector.elements.entries[Int(parent)]
      return
        "\(name) does not fit \(parent == 0 ? "on the screen" : "in \(quoted(container))") \(axis == .vertical ? "from top to bottom" : "from side to side")\(atRest(worst))"
    case .size(let least, _):
      return "the hit region of \(name) is smaller than \(points(least)) by \(points(least)) points\(atRest(worst))"
    case .constant(let edge, _, let value, _):
      return "\(points(value)) stands in for the \(edge.text) inset of \(name)"
    case .cover(let cover, _):
      let other = quoted(collector.elements.entries[Int(cover)])
      switch worst.rest {
      case .fixed, .held, .detent: return "\(name) is covered by \(other)\(atRest(worst))"
      case .bestOffset, .end, .stop, .nothingScrolls: return "\(name) stays behind \(other)\(atRest(worst))"
      }
    case .assertion where finding.rule.name == PlacementRule.divisionByZero.name: return "this is divided by 0"
    case .assertion where finding.rule.name == PlacementRule.numberNotFinite.name:
      return "a number beyond 1,000,000,000 is no length"
    case .assertion(let message, _): return message.isEmpty ? "an assertion does not hold" : message
    case .anchor(let edge, let place):
      return collector.isConstantDistance(place)
        ? "\(name) keeps its distance from the glass at the \(edge.text) by a constant"
        : "\(name) keeps its distance from the glass at the \(edge.text) by a length that doesn't hold the inset"
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
    case .filled(let inner):
      return
        "\(title): all of its \(points(worst.length)) pt lie behind \(inner.count == 1 ? "it" : "them"); what is touched there is \(quoted(inner))"
    case .cutOff: return "\(title): all of its \(points(worst.length)) pt are cut off"
    case .container: return "\(title): \(points(worst.overlap)) pt too much"
    case .cover(let cover, _):
      let other = quoted(collector.elements.entries[Int(cover)])
      return finding.rule.name == PlacementRule.textCovered.name
        ? "\(title): \(share(worst)) lie behind it, and nothing is seen through it"
        : "\(title): \(share(worst)) lie behind it; what is touched there is \(other)"
    case .size(let least, let cut):
      let size = "\(title): \(points(worst.length)) of \(points(least)) pt"
      return cut < 0 ? size : size + ", as \(quoted(collector.elements.entries[Int(cut)])) shows no more of it"
    case .constant(let edge, let inset, let value, _):
      return "\(title): the inset is \(points(inset)), and \(points(value)) is written at the \(edge.text)"
    case .assertion where finding.rule.name == PlacementRule.conflictingConditions.name: return "\(title): both hold"
    case .assertion where finding.rule.name == PlacementRule.divisionByZero.name: return "\(title): the divisor is 0"
    case .assertion where finding.rule.name == PlacementRule.numberNotFinite.name:
      return "\(title): the value is too large to count with"
    case .assertion where worst.isPlainlyFalse: return "\(title): it is false"
    case .assertion:
      return worst.lift < 0.05 ? "\(title): both sides are equal" : "\(title): it lacks \(points(worst.lift)) pt"
    case .anchor(_, let place):
      let why =
        collector.isConstantDistance(place)
        ? "the distance is a constant, the inset is not" : "the distance doesn't grow with the inset"
      // Where nobody asked whether one fails, it isn't said that none does.
      return collector.levels[PlacementRule.tappableInBand.description] == .allow
        ? why : "no target fails today; \(why)"
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
      return "it is \(points(because.overlap)) pt larger than the screen has room for"
    }
    return
      "\(quoted(collector.elements.entries[Int(parent)])) holds \(points(because.overlap)) pt more than it has room for"
  }

  /// `'page.a' and 2 more elements`
  private func names(_ entries: [Int32]) -> String {
    let first = quoted(collector.elements.entries[Int(entries[0])])
    return entries.count == 1 ? first : "\(first) and \(count(entries.count - 1, "more element"))"
  }

  /// The elements that content which overflows pushes where they can't be used.
  func pushed(_ group: [Finding]) -> String? {
    var entries: [Int32] = []
    for entry in group.flatMap({ $0.pushed }) where !entries.contains(entry) { entries.append(entry) }
    return entries.isEmpty ? nil : "it pushes \(names(entries)) into a strip, or where a tap doesn't come"
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
}
