import BandScreenModel
import BandSyntax

/// A rest of a screen that a picture shows: where each of its scrolls is.
struct PictureRest {
  /// What the picture is called; nothing where nothing scrolls.
  var title: String?
  /// The offset of each scroll by its element; those that aren't in it are at 0.
  var offsets: [Int: Double] = [:]
}

extension Picture {
  /// The rests to draw: everything at its first stop, then each scroll at its other stops; the last alone where it stops anywhere.
  ///
  /// Scrolls don't hang on one another, so they take turns.
  var rests: [PictureRest] {
    let greatest = 12
    var rests: [PictureRest] = []
    // The first stop of a scroll that snaps need not be 0.
    var first: [Int: Double] = [:]
    for (index, frame) in frames.enumerated() {
      if let stop = frame?.stops.first, stop != 0 { first[index] = grid.snappedLength(stop) }
    }
    for (index, element) in screen.elements.enumerated() {
      guard let scroll = element.scroll, let frame = frames[index], frame.stops.count > 1 else { continue }
      for (number, stop) in frame.stops.enumerated().dropFirst() where rests.count < greatest - 1 {
        let isEnd = number == frame.stops.count - 1
        if scroll.snap == .none, !isEnd { continue }
        let title =
          isEnd ? "'\(element.path)' at its end" : "'\(element.path)' at stop \(number + 1) of \(frame.stops.count)"
        var offsets = first
        offsets[index] = grid.snappedLength(stop)
        rests.append(PictureRest(title: title, offsets: offsets))
      }
    }
    if rests.isEmpty { return [PictureRest(offsets: first)] }
    return [PictureRest(title: "at the start", offsets: first)] + rests
  }
}
