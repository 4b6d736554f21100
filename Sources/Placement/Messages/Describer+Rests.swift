import BandDiagnostics
import BandScreenModel
import BandSyntax

// What to do where the rests of scrolls and sheets, or the bars around them, are why something can't be touched.

extension FindingDescriber {
  /// What to do where a scroll stops at multiples of its page.
  func pageHelp(_ finding: Finding, _ axis: Axis?) -> String {
    let stops = "the stops are multiples of the page, and it straddles two"
    if let axis, let scroll = collector.snapping(finding.entry, axis), collector.hasRoomBetween(scroll, axis) {
      return "\(stops), since gaps and paddings move it along: write `snap: start`, or take these off"
    }
    return "\(stops): make it as long as a page, as with `100%`, or where it is shorter write `snap: start`"
  }

  /// What to do where a scroll stops at what is longer than the room there.
  func shorterHelp(_ worst: Failure) -> String {
    "where the scroll stops it is too long to be clear: make what stops there \(atLeast(worst.lift)) pt shorter, as with `100%`"
  }

  /// What to do where an element in a scroll stands at an edge that the scroll doesn't move it from: nothing in it can be anchored to
  /// `safe`. Nothing for what is in no scroll.
  func scrolledHelp(_ finding: Finding, _ edge: Edge, room: String) -> String? {
    guard let site = finding.sites.first(where: { isTold($0, finding) }), collector.isInScroll(site) else { return nil }
    let sign = edge.isStart ? "+" : "-"
    return collector.isAnchored(finding)
      ? "hold `\(room)` in its distance, as with `parent.\(edge.text) \(sign) \(room)`"
      : "make room for it in what it stands in, as with `padding.\(edge.text): \(room)`"
  }

  /// What to do where something in a sheet lies beneath the keyboard.
  func keyboardSheetHelp(_ finding: Finding) -> String {
    let room =
      "make room beneath it at the sheet's bottom, as with `padding.bottom: max(inset.bottom, keyboard.height)`"
    guard finding.worst.isSheetTooLow else { return "\(room), or let it scroll" }
    var raised = "as with `+ keyboard.height`"
    // Together with the keyboard a half of the screen is more than all of it.
    if finding.failures.contains(where: { $0.isSheetTooHigh }) {
      let site = finding.sites.first { $0.matter == .keyboard }
      let value = site.flatMap { collector.detent(at: $0, finding.worst) }.flatMap { text(at: $0.valuePlace) } ?? "…"
      raised = "to `keyboard.up ? 100% : \(value)`"
    }
    return "the sheet is too low there to show it above the keyboard: raise the detent, \(raised), and \(room)"
  }

  /// What to do where something that goes along with a sheet lies beneath the keyboard: it isn't in the sheet, and nothing scrolls it.
  func keyboardAlongHelp(_ site: FindingSite, _ finding: Finding) -> String {
    let without = entry(finding).role == .input ? "" : ", or leave it out with `if !keyboard.up`"
    let value = collector.anchor(around: site, .bottom).flatMap { text(at: $0.valuePlace) }
    let stop =
      value.map { "stop it above the keyboard, as with `bottom: min(\($0), safe.bottom)`" }
      ?? "let its bottom go no lower than `safe.bottom`, which is above the keyboard"
    return "it goes along with a sheet that is too low there: \(stop)\(without)"
  }

  /// What an author wrote at a place; nothing where that is long.
  private func text(at place: Place) -> String? {
    let text = sources[Int(place.file.index)].text(place.span)
    return text.utf8.count > 60 || text.utf8.contains(0x0A) ? nil : text
  }

  /// Whether the detent at which something fails reads an inset already.
  func detentReadsInset(_ site: FindingSite, _ failure: Failure) -> Bool {
    guard let detent = collector.detent(at: site, failure) else { return false }
    let place = detent.valuePlace
    let text = Array(sources[Int(place.file.index)].text(place.span).utf8)
    let word = Array("inset.".utf8)
    return text.indices.contains { text[$0...].starts(with: word) }
  }

  /// What to do where what goes along with a sheet comes under what stands still, or the other way round; nothing where both go along.
  func sheetCoverHelp(_ finding: Finding, _ cover: Int32) -> String? {
    let worst = finding.worst
    let lift = atLeast(worst.lift)
    switch (isInSheet(finding.entry), isInSheet(cover), worst.side) {
    case (true, false, .bottom):
      guard case .detent(_, isHighest: false) = worst.rest else { return "move it \(lift) pt up in its sheet at least" }
      return "raise the detent by \(lift) pt at least"
    case (true, false, .top): return "lower the detent by \(lift) pt at least"
    case (false, true, .bottom): return "lower the detent by \(lift) pt at least, or move it up by as much"
    default: return nil
    }
  }

  private func isInSheet(_ entry: Int32) -> Bool { around(entry) { $0.isSheet } != nil }

  /// What to do where bars leave no room: for what scrolls between them, or for one another. Nothing where something else is why.
  func barHelp(_ finding: Finding, _ cover: Int32) -> String? {
    let worst = finding.worst
    let bar = collector.elements.entries[Int(cover)]
    guard bar.kind == .bar, bar.barEdge?.axis == .vertical, worst.side?.axis == .vertical else { return nil }
    let condition =
      configurations[Int(worst.configuration)].discrete.isKeyboardUp
      ? "`if !keyboard.up`" : "`if`, as by `screen.height`"
    switch worst.rest {
    case .bestOffset, .end, .nothingScrolls:
      return "the bars leave no room for it there: make them lower, or leave one out with \(condition)"
    case .fixed:
      guard let own = barAround(finding.entry), own != cover else { return nil }
      let other = quoted(collector.elements.entries[Int(own)])
      return "\(other) and \(quoted(bar)) meet there: make them lower, or leave one out with \(condition)"
    case .stop, .held, .detent: return nil
    }
  }

  /// What to do where a sticky element on its line leaves no room for an element, or none is left for it there.
  func stickyHelp(_ finding: Finding, _ cover: Int32) -> String? {
    let worst = finding.worst
    guard worst.side?.axis == .vertical else { return nil }
    let own = around(finding.entry) { $0.isSticky }
    var sticky = around(cover) { $0.isSticky }
    // What is in the same sticky element moves with it; on its line it may have come beneath something that stands still.
    if case .held = worst.rest { sticky = sticky ?? own } else if sticky == own { return nil }
    guard let sticky else { return nil }
    let way =
      configurations[Int(worst.configuration)].discrete.isKeyboardUp
      ? "leave it out with `if !keyboard.up`" : "make it lower"
    return
      "take `@sticky` off \(quoted(collector.elements.entries[Int(sticky)])), so that it scrolls with the rest, or \(way)"
  }

  /// The bar that an element is in, by its entry.
  private func barAround(_ entry: Int32) -> Int32? { around(entry) { $0.kind == .bar } }

  /// The nearest entry from one outwards that is as is asked.
  private func around(_ entry: Int32, where isIt: (ElementTable.Entry) -> Bool) -> Int32? {
    var entry = entry
    while entry >= 0 {
      if isIt(collector.elements.entries[Int(entry)]) { return entry }
      entry = collector.elements.entries[Int(entry)].parent
    }
    return nil
  }
}

extension FindingCollector {
  /// Whether what was met in a strip is in a scroll.
  func isInScroll(_ site: FindingSite) -> Bool { placement(of: site).scrollAround[Int(site.element.index)] >= 0 }

  /// The anchor of what was met at an edge, or of the nearest element around it that has anchors along that axis.
  func anchor(around site: FindingSite, _ edge: Edge) -> PropertyPlace? {
    let placement = placement(of: site)
    var index = site.element
    while index != .screen {
      let anchors = placement.properties(of: index).filter { $0.isAnchor(along: edge.axis) }
      if !anchors.isEmpty { return anchors.first { $0.name == (edge == .bottom ? .bottom : .top) } }
      index = placement.screen[index].parent
    }
    return nil
  }

  /// Whether the layer that what was met stands in is held at its top alone: room at its bottom moves nothing in it.
  func hangsFromTop(_ site: FindingSite) -> Bool {
    let placement = placement(of: site)
    guard let layer = placement.ancestors(of: site.element).last else { return false }
    let names = placement.properties(of: layer).filter { $0.isAnchor(along: .vertical) }
    return !names.isEmpty && names.allSatisfy { $0.name == .top }
  }

  /// The bar around what was met that stays beneath the keyboard although it holds a field; nothing where none does.
  func barBeneathKeyboard(_ site: FindingSite) -> String? {
    let placement = placement(of: site)
    let bar = placement.ancestors(of: site.element).first {
      placement.screen[$0].kind == .bar && !placement.screen[$0].ridesKeyboard
    }
    return bar.map { placement.screen[$0].path }
  }

  /// Whether the scroll that moves what was met away from an edge keeps clear of the edge by itself.
  func movesClear(_ site: FindingSite) -> Bool {
    let placement = placement(of: site)
    let moving = placement.scrolls(around: site.element).map { placement.screen.scrolls[Int($0)] }
      .filter { $0.axis == site.edge.axis }
    return moving.first?.automaticEdges.contains(site.edge) ?? false
  }

  /// The scroll around an element that stops along an axis.
  func snapping(_ entry: Int32, _ axis: Axis) -> (placement: PlacementCase, element: ElementIndex)? {
    guard let site = firstSite(of: entry) else { return nil }
    let scroll = site.placement.scrolls(around: site.element).last {
      site.placement.screen.scrolls[Int($0)].axis == axis && site.placement.screen.scrolls[Int($0)].snap != .none
    }
    return scroll.map { (site.placement, site.placement.screen.scrolls[Int($0)].element) }
  }

  /// Whether a scroll keeps its pages clear at an edge by its insets.
  func keepsClear(_ scroll: (placement: PlacementCase, element: ElementIndex), at edge: Edge) -> Bool {
    let screen = scroll.placement.screen
    return screen.scrolls[Int(screen[scroll.element].scroll)].automaticEdges.contains(edge)
  }

  /// Whether gaps or paddings of a scroll stand between what it scrolls and the multiples of its page.
  func hasRoomBetween(_ scroll: (placement: PlacementCase, element: ElementIndex), _ axis: Axis) -> Bool {
    let screen = scroll.placement.screen
    let flow = screen.flows[Int(screen[scroll.element].flow)]
    let lengths =
      axis == .horizontal
      ? [flow.columnGap, flow.padding.left, flow.padding.right] : [flow.rowGap, flow.padding.top, flow.padding.bottom]
    return lengths.contains { $0 != .length(.zero) }
  }
}
