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
  var frames: [FrameRecord?]
}

extension Picture {
  /// The rests to draw: everything at its first stop and every sheet at its highest, then each scroll at its other stops (the last alone
  /// where it stops anywhere), then the sheets at their other detents.
  ///
  /// Scrolls and sheets don't hang on one another, so they take turns.
  var rests: [PictureRest] {
    let greatest = 12
    var start = PictureRest(frames: frames)
    // The first stop of a scroll that snaps need not be 0.
    for (index, frame) in frames.enumerated() where screen.elements[index].sheet == nil {
      if screen.elements[index].scroll != nil, let stop = frame?.stops.first, stop != 0 {
        start.offsets[index] = grid.snappedLength(stop)
      }
    }
    let others = scrolled(from: start) + slid(from: start)
    if others.isEmpty { return [start] }
    start.title = "at the start"
    return [start] + others.prefix(greatest - 1)
  }

  private func scrolled(from start: PictureRest) -> [PictureRest] {
    var rests: [PictureRest] = []
    for (index, element) in screen.elements.enumerated() {
      guard let scroll = element.scroll, element.sheet == nil, let frame = frames[index] else { continue }
      for (number, stop) in frame.stops.enumerated().dropFirst() {
        let isEnd = number == frame.stops.count - 1
        if scroll.snap == .none, !isEnd { continue }
        var rest = start
        rest.title =
          isEnd ? "'\(element.path)' at its end" : "'\(element.path)' at stop \(number + 1) of \(frame.stops.count)"
        rest.offsets[index] = grid.snappedLength(stop)
        rests.append(rest)
      }
    }
    return rests
  }

  private func slid(from start: PictureRest) -> [PictureRest] {
    if !configuration.rests.isEmpty {
      // More than a sheet's place depends on its detent: other frames hold.
      return configuration.rests.map { record in
        var rest = start
        rest.title = record.detents.map { "'\(screen.elements[$0.element].path)' at \($0.detent)" }.joined(
          separator: ", ")
        rest.frames = record.frames
        return rest
      }
    }
    var rests: [PictureRest] = []
    for (index, element) in screen.elements.enumerated() {
      guard let sheet = element.sheet, let stops = frames[index]?.stops, let highest = stops.max() else { continue }
      for (number, stop) in stops.enumerated() where stop < highest {
        var rest = start
        rest.title = "'\(element.path)' at \(sheet.detents.indices.contains(number) ? sheet.detents[number] : "")"
        rest.slides[index] = grid.snappedLength(highest - stop)
        rests.append(rest)
      }
    }
    return rests
  }
}
