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
      return worst.rest == .fixed
        ? "\(name) rests in the \(title)" : "\(name) rests in the \(title) wherever it is scrolled to"
    case .viewport: return "\(name) is never wholly in the viewport of its scroll"
    case .screen: return "\(name) is not wholly on the screen"
    case .container(let parent, let axis):
      let container = collector.elements.entries[Int(parent)]
      return
        "\(name) does not fit in \(quoted(container)) \(axis == .vertical ? "from top to bottom" : "from side to side")"
    case .size(let least): return "\(name) is smaller than \(points(least)) by \(points(least)) points"
    case .constant(let edge, _, let value, _):
      return "\(points(value)) stands in for the \(edge.text) inset of \(name)"
    case .assertion(let message, _): return message.isEmpty ? "an assertion does not hold" : message
    case .anchor(let edge, _, _):
      return "\(name) keeps its distance from the glass at the \(edge.text) by a constant"
    }
  }

  /// The worst configuration with its figures.
  func fact(_ finding: Finding) -> String {
    let worst = finding.worst
    let title = title(worst)
    switch worst.cause {
    case .strip(let slot, let depth):
      let share =
        worst.overlap >= worst.length - placementTolerance
        ? "all of its \(points(worst.length)) pt" : "\(points(worst.overlap)) of its \(points(worst.length)) pt"
      let place = worst.rest == .fixed ? "" : " at the rest that suits it best"
      return
        "\(title): \(share) lie in the \(slot.kind == .home ? "band" : "strip") (\(points(depth)) pt)\(place); \(consequence(slot, device(worst)))"
    case .viewport, .screen:
      return "\(title): \(points(worst.lift)) pt of it stay out of reach"
    case .container: return "\(title): \(points(worst.lift)) pt too much"
    case .size: return "\(title): \(points(worst.length)) pt"
    case .constant(let edge, let inset, let value, _):
      return "\(title): the inset is \(points(inset)), and \(points(value)) is written at the \(edge.text)"
    case .assertion: return "\(title): it lacks \(points(worst.lift)) pt"
    case .anchor: return "no target fails today; the distance is a constant, the inset is not"
    }
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

  /// Points a message at what must change, and says what to write instead where that is certain.
  func point(_ diagnostic: inout Diagnostic, _ finding: Finding) {
    let worst = finding.worst
    switch worst.cause {
    case .strip(let slot, _):
      guard let anchor = collector.anchor(of: finding.entry, on: slot.edge) else { return }
      point(&diagnostic, at: anchor, lift: worst.lift, slot.edge)
    case .anchor(let edge, let word, let value): point(&diagnostic, at: (word, value), lift: nil, edge)
    case .constant(let edge, _, _, let place):
      diagnostic.place = place
      diagnostic.label = "a constant, where the inset differs by device"
      diagnostic.fixes = [
        FixIt("inset.\(edge.text)", edits: [TextEdit(at: place, "inset.\(edge.text)")], isCertain: false)
      ]
    case .assertion(_, let place): diagnostic.place = place
    case .viewport, .screen, .container, .size: return
    }
  }

  private func point(
    _ diagnostic: inout Diagnostic, at anchor: (word: Place, value: Place), lift: Double?, _ edge: Edge
  ) {
    diagnostic.place = anchor.value
    diagnostic.label = "from the glass, not from the safe area"
    let source = sources[Int(anchor.word.file.index)]
    guard source.text(anchor.word.span) == "screen" else { return }
    // What the expression reads once the word is replaced.
    let before = source.text(Span(start: anchor.value.span.start, end: anchor.word.span.start))
    let after = source.text(Span(start: anchor.word.span.end, end: anchor.value.span.end))
    var reasons: [String] = []
    if let lift { reasons.append("\(points(lift)) is the least lift") }
    if let constant = constantDistance(in: after) { reasons.append("this keeps your \(constant)") }
    diagnostic.fixes = [
      FixIt(
        "\(propertyName(before: anchor.value, in: source))\(before)safe\(after)",
        edits: [TextEdit(at: anchor.word, "safe")], isCertain: true, explanation: reasons.joined(separator: "; "))
    ]
  }

  /// `bottom: ` before a value that is written behind it; "" where something else stands there.
  private func propertyName(before value: Place, in source: SourceText) -> String {
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
    let bytes = source.bytes
    var index = min(Int(value.span.start), bytes.count)
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    guard index > 0, bytes[index - 1] == UInt8(ascii: ":") else { return "" }
    let end = index - 1
    index = end
    while index > 0, isLetter(bytes[index - 1]) { index -= 1 }
    return index == end ? "" : "\(source.text(Span(index..<end))): "
  }

  /// The number in `.bottom - 8`, where nothing else follows the edge.
  private func constantDistance(in text: String) -> String? {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[1].elementsEqual("-".utf8) || words[1].elementsEqual("+".utf8),
      words[2].allSatisfy({ ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return String(decoding: Array(words[2]), as: UTF8.self)
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
      return worst.rest == .fixed
        ? "anchor it to `safe`, or lift it by \(points(worst.lift)) pt at least"
        : "leave the scroll's `insets: auto`, or add \(points(worst.lift)) pt of padding at its \(slot.edge.text)"
    case .viewport: return "the content needs \(points(worst.lift)) pt more room, or a scroll along that axis"
    case .screen: return "anchor it to `safe`, or let what it is in scroll"
    case .container:
      return "let it scroll with `@scroll(…)`, let something give way with `shrink: 1`, or write `clip: true`"
    case .size:
      return "grow it with `minWidth` and `minHeight`, or its hit region with `hitSlop: \(points(worst.lift / 2))`"
    case .constant, .assertion, .anchor: return nil
    }
  }
}
