import BandScreenModel

/// How many pages a scroll may have that stops at each; the rest of a longer one is a single stop, at its end.
let mostPages = 10_000

extension ScreenSolver {
  /// Where a scroll with `snap` rests, each stop cut to what can be scrolled (`docs/language.md`, "Scrolls").
  ///
  /// - `page`: at multiples of the viewport less its insets.
  /// - `start`, `center`, `end`: where a child in its flow meets that line of the viewport less its insets.
  func stops(of scroll: Scroll, _ number: Int, _ run: inout S.Run) -> [S] {
    let screen = lowered.screen
    let trailing = scroll.contentEnd(screen.discrete.direction)
    let insets = frames.scrolls[number].insets
    let length = scroll.axis == .vertical ? frames.height(of: scroll.element) : frames.width(of: scroll.element)
    let end = frames.scrolls[number].end
    switch scroll.snap {
    case .none: return []
    case .page:
      return pages(of: length - insets[trailing] - insets[trailing.opposite], upTo: end, &run)
    case .start, .center, .end:
      var stops: [S] = []
      var child = Int(scroll.element.index) + 1
      while child < Int(screen.elements[Int(scroll.element.index)].end) {
        let element = screen.elements[child]
        if frames.exists[child], !element.isIsland, element.kind != .spacer {
          let first = distance(of: ElementIndex(child), trailing.opposite, in: scroll.element, along: trailing)
          let last = distance(of: ElementIndex(child), trailing, in: scroll.element, along: trailing)
          let offset: S
          switch scroll.snap {
          case .start: offset = first - insets[trailing.opposite]
          case .end: offset = last - (length - insets[trailing])
          case .center, .none, .page:
            let middle = (insets[trailing.opposite] + length - insets[trailing]).times(0.5)
            offset = (first + last).times(0.5) - middle
          }
          stops.append(S.smaller(offset.atLeastZero(&run), end, &run))
        }
        child = max(child + 1, Int(element.end))
      }
      return stops.isEmpty ? [S(0)] : stops
    }
  }

  /// How far an edge of an element is from where its scroll's viewport begins, with the scroll at offset 0.
  private func distance(
    of element: ElementIndex, _ edge: Edge, in scroll: ElementIndex, along trailing: Edge
  ) -> S {
    let start = frames.edge(trailing.opposite, of: scroll)
    let own = frames.edge(edge, of: element)
    return trailing.isStart ? start - own : own - start
  }

  private func pages(of length: S, upTo end: S, _ run: inout S.Run) -> [S] {
    var stops = [S(0)]
    var why = S.Decisions()
    // How many pages there are is part of what is told: it holds for all of the run.
    defer { S.commit(why, &run) }
    guard !S.atMost(end, S(0), &why, &run) else { return stops }
    guard !S.atMost(length, S(0), &why, &run) else { return stops + [end] }
    // How many whole pages lie before the end, by steps that double and then halve: few comparisons say it all.
    var pages = 0
    var step = 1
    while pages + step < mostPages, !S.atMost(end, length.times(Double(pages + step)), &why, &run) {
      pages += step
      step *= 2
    }
    var beyond = min(pages + step, mostPages)
    while beyond - pages > 1 {
      let middle = (pages + beyond) / 2
      if S.atMost(end, length.times(Double(middle)), &why, &run) { beyond = middle } else { pages = middle }
    }
    for page in 1..<(pages + 1) { stops.append(length.times(Double(page))) }
    return stops + [end]
  }
}
