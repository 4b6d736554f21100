import BandScreenModel

// Messages about what is hidden: by the keyboard, a cutout, a hinge.

extension FindingDescriber {
  func hiddenMessage(_ name: String, _ slot: StripSlot, _ worst: Failure) -> String {
    switch slot.matter {
    case .keyboard: return "\(name) stays beneath the keyboard\(atRest(worst))"
    case .gestureArea: return "\(name) lies in the gesture area"
    case .sideInset: return "\(name) stands in the inset at the \(slot.edge.text)"
    case .cutout, .hinge, .strip:
      return
        "\(name) lies under the display's \(slot.title)\(atRest(worst))"
    }
  }

  func hiddenFact(_ slot: StripSlot, _ depth: Double, isAssumed: Bool, _ worst: Failure) -> String {
    switch slot.matter {
    case .keyboard:
      let share =
        worst.overlap >= worst.length - placementTolerance
        ? "all of its \(points(worst.length)) pt" : "\(points(worst.overlap)) of its \(points(worst.length)) pt"
      var text = "\(share) lie beneath the keyboard (\(points(depth)) pt"
      if isAssumed {
        let isLandscape = configurations[Int(worst.configuration)].discrete.isLandscape
        text += ", assumed: no source gives its height, and \(isLandscape ? "0.6" : "0.45") of the screen's is taken"
      }
      return text + ")"
    case .gestureArea:
      return
        "\(points(worst.overlap)) of its \(points(worst.length)) pt lie in it (\(points(depth)) pt); a tap that slides there is a swipe"
    case .sideInset:
      return
        "the camera is in the inset (\(points(depth)) pt) at one of the two sides, and it is \(points(worst.lift)) pt inside"
    case .cutout, .hinge, .strip:
      return "what is under it is not seen; it is \(points(worst.lift)) pt away from being clear"
    }
  }

  func hiddenHelp(_ finding: Finding, _ slot: StripSlot, isAnchored: Bool) -> String {
    let worst = finding.worst
    switch slot.matter {
    case .keyboard:
      if case .detent = worst.rest, finding.sites.contains(where: { $0.matter == .keyboard && collector.isInSheet($0) })
      {
        return keyboardSheetHelp(finding)
      }
      if case .detent = worst.rest, let site = finding.sites.first(where: { $0.matter == .keyboard }) {
        return keyboardAlongHelp(site, finding)
      }
      if let site = finding.sites.first(where: { $0.matter == .keyboard }), let bar = collector.barBeneathKeyboard(site)
      {
        return "take `keyboard: under` off '\(bar)': it rides on the keyboard then"
      }
      if worst.rest == .fixed, let site = finding.sites.first(where: { $0.matter == .keyboard }),
        collector.isInScroll(site), collector.hangsFromTop(site)
      {
        return
          "what it stands in hangs from above, and the keyboard leaves no room for it there: make what is above it lower, or leave one out with `if !keyboard.up`"
      }
      if worst.rest == .fixed,
        let room = scrolledHelp(finding, .bottom, room: "max(inset.bottom, keyboard.height)")
      {
        return room
      }
      return worst.rest == .fixed
        ? "anchor it to `safe.bottom`, which is above the keyboard, or let what it is in scroll"
        : "leave the scroll's `insets: auto`, or add `keyboard.height` of padding at its bottom"
    case .gestureArea:
      let edge = slot.edge.text
      let most = "max(inset.\(edge), gesture.\(edge))"
      // What has no anchor of its own stands in something: more padding there lifts it.
      return isAnchored
        ? "keep `gesture.\(edge)` clear: `screen.\(edge) - \(most)`"
        : "keep `gesture.\(edge)` clear in what it stands in: `padding.\(edge): \(most) - inset.\(edge)` there"
    case .hinge:
      return
        "place it beside the hinge, with `if spanned` and `hinge.left`, `hinge.right`, `hinge.top` or `hinge.bottom`"
    case .cutout, .sideInset, .strip:
      if worst.rest == .fixed, let room = scrolledHelp(finding, slot.edge, room: "inset.\(slot.edge.text)") {
        return "\(room), or write `@decorative` where it is paint only"
      }
      return "anchor it to `safe`, or write `@decorative` where it is paint only"
    }
  }
}
