import BandScreenModel

// Messages about text, room, paint and sizes.

extension FindingDescriber {
  func adviceMessage(_ name: String, _ worst: Failure) -> String {
    switch worst.cause {
    case .lines(0): "\(name) is cut off: it needs more height than it is given"
    case .lines(let most): "\(name) is cut off: it needs more than \(count(most, "line"))"
    case .wasted(let edge, _, _): "the \(edge.text) inset is applied inside what already keeps clear of it: \(name)"
    case .paint(let edge, _): "the background of \(name) ends at the safe area, short of the \(edge.text)"
    case .spacing(let other): "\(name) is small, and too close to \(target(other))\(atRest(worst))"
    case .negative: "a size of \(name) comes out below 0, and counts as 0"
    case .growth: "\(name) holds text, and its height is a constant"
    default: ""
    }
  }

  /// The other target where it is known.
  private func target(_ entry: Int32) -> String {
    entry < 0 ? "another target" : quoted(collector.elements.entries[Int(entry)])
  }

  func adviceFact(_ worst: Failure) -> String {
    switch worst.cause {
    case .lines(0): "\(points(worst.lift)) pt of height are missing"
    case .lines:
      worst.isBeyondAnyWidth ? "its line ends force more lines" : "\(points(worst.lift)) pt of width are missing"
    case .wasted(_, let amount, _): "\(points(amount)) pt are wasted"
    case .paint(_, let gap): "a gap of \(points(gap)) pt shows what is beneath"
    case .spacing: "\(points(worst.lift)) pt of room are missing"
    case .negative: "it comes out at \(points(-worst.lift)) pt"
    case .growth: "the text is larger here, and the height is not"
    default: ""
    }
  }

  func adviceHelp(_ worst: Failure) -> String? {
    switch worst.cause {
    case .lines(0):
      "give it \(atLeast(worst.lift)) pt more height, or let it grow with its text: `minHeight` for a height, one anchor for two"
    case .lines:
      "give it more lines\(worst.isBeyondAnyWidth ? "" : " or width"), or write `@allow(text_truncated, reason: \"…\")` where it may be cut"
    case .wasted(let edge, _, _): "take `inset.\(edge.text)` off, or let the element that meets the edge apply it"
    case .paint(let edge, _): "write `bleed: \(edge.text)`: the paint goes on to the glass, and its content stays"
    case .spacing: "grow it to 24 points with `hitSlop`, `minWidth` and `minHeight`, or move the two apart"
    case .negative: "hold it with `max(0, …)`, or show something else where there is no room"
    case .growth: "write `minHeight`"
    default: nil
    }
  }
}
