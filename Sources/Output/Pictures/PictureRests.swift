import BandScreenModel
import BandSyntax

/// A rest of a screen that a picture shows: where each of its scrolls and sheets is.
struct PictureRest {
  /// What the picture is called; nothing where nothing moves.
  var title: String?
  /// The offset of each scroll by its element; those that aren't in it are at 0.
  var offsets: [Int: Double] = [:]
  /// How far each sheet has slid down from its highest detent, by its element.
  var slides: [Int: Double] = [:]
  /// The frames that hold at this rest.
  var frames: FrameTable
}

extension Picture {
  /// The rests to draw: everything at its first stop and every sheet at its highest, then each scroll at its other stops (the last alone
  /// where it stops anywhere), then the sheets at their other detents. A scroll that has other stops there is shown at those too.
  ///
  /// Scrolls and sheets don't hang on one another otherwise, so they take turns.
  var rests: [PictureRest] {
    let greatest = 12
    var start = atFirstStops(frames)
    let others = scrolled(from: start) + slid(from: start)
    if others.isEmpty { return [start] }
    start.title = "at the start"
    return [start] + others.prefix(greatest - 1)
  }

  /// Everything at its first stop, which for a scroll that snaps need not be 0.
  private func atFirstStops(_ frames: FrameTable) -> PictureRest {
    var rest = PictureRest(frames: frames)
    for index in frames.rows.indices where screen.elements[index].sheet == nil {
      if screen.elements[index].scroll != nil, let record = frames[index], let stop = frames.stops(of: index).first,
        stop != 0
      {
        rest.offsets[index] = grid.snappedStop(stop, of: record)
      }
    }
    return rest
  }

  /// - Parameter other: frames at which scrolls were shown already: only those that have other stops now are.
  private func scrolled(from start: PictureRest, unlike other: FrameTable? = nil) -> [PictureRest] {
    var rests: [PictureRest] = []
    for (index, element) in screen.elements.enumerated() {
      guard let scroll = element.scroll, element.sheet == nil, let record = start.frames[index] else { continue }
      let stops = start.frames.stops(of: index)
      if let other, other[index] != nil, other.stops(of: index) == stops { continue }
      for (number, stop) in stops.enumerated().dropFirst() {
        let isEnd = number == stops.count - 1
        if scroll.snap == .none, !isEnd { continue }
        var rest = start
        let place =
          isEnd ? "'\(element.path)' at its end" : "'\(element.path)' at stop \(number + 1) of \(stops.count)"
        rest.title = start.title.map { "\($0), \(place)" } ?? place
        rest.offsets[index] = grid.snappedStop(stop, of: record)
        rests.append(rest)
      }
    }
    return rests
  }

  private func slid(from start: PictureRest) -> [PictureRest] {
    if !configuration.rests.isEmpty {
      // More than a sheet's place depends on its detent: other frames hold.
      return configuration.rests.flatMap { record in
        var rest = atFirstStops(record.frames)
        rest.title = record.detents.map { "'\(screen.elements[$0.element].path)' at \($0.detent)" }.joined(
          separator: ", ")
        return [rest] + scrolled(from: rest, unlike: start.frames)
      }
    }
    var rests: [PictureRest] = []
    for (index, element) in screen.elements.enumerated() {
      guard let sheet = element.sheet, let highest = frames.stops(of: index).max() else { continue }
      for (number, stop) in frames.stops(of: index).enumerated() where stop < highest {
        var rest = start
        rest.title = "'\(element.path)' at \(sheet.detents.indices.contains(number) ? sheet.detents[number] : "")"
        rest.slides[index] = grid.snappedLength(highest - stop)
        rests.append(rest)
      }
    }
    return rests
  }
}
