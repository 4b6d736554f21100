import BandCompileSupport
import BandScreenModel
import BandTestSupport
import Testing

/// The rules find by elimination what one finds by trying every offset of every scroll.
@Suite struct OffsetSearchTests {
  private let top = 47
  private let bottom = 844 - 34

  /// A list that may hold a list of its own, with whole numbers for all lengths: then whole offsets are enough to try.
  private struct Sample {
    var padding: Int
    var head: Int
    var viewport: Int
    var rows: Int
    var height: Int
    var tail: Int
    var insets: String

    init(_ random: inout SeededGenerator) {
      // Near the size of the screen it is most often close.
      let total = 780 + random.below(160)
      padding = max(0, random.below(60) - 40)
      viewport = 100 + random.below(650)
      tail = max(0, random.below(40) - 20)
      head = max(0, total - viewport - tail)
      // As many rows as about fill the inner list: the last one then ends where it does.
      rows = 1 + random.below(5)
      height = max(48, (viewport + random.below(60)) / rows)
      insets = ["none", "none", "top", "bottom, top"][random.below(4)]
    }

    var source: String {
      """
      screen A {
          @scroll(vertical)
          column list {
              pin: screen; insets: \(insets); padding.bottom: \(padding)
              box head { height: \(head) }
              @scroll(vertical)
              column inner {
                  height: \(viewport)
                  for i in 1...\(rows) {
                      @tappable
                      box line { height: \(height) }
                  }
              }
              box tail { height: \(tail) }
          }
      }
      """
    }
  }

  /// Whether a row has a rest: at some pair of offsets it is whole in both viewports and clear, or fills what is clear of them.
  private func hasRest(_ row: Rectangle, inner: Rectangle, _ innerEnd: Int, _ outerEnd: Int, clear: Range<Int>) -> Bool
  {
    for outer in 0...outerEnd {
      let viewport = Int(inner.y) - outer..<Int(inner.y + inner.height) - outer
      let room =
        max(
          viewport.lowerBound, clear.lowerBound)..<max(
          min(viewport.upperBound, clear.upperBound), max(viewport.lowerBound, clear.lowerBound))
      for offset in 0...innerEnd {
        let start = Int(row.y) - outer - offset
        let end = start + Int(row.height)
        if start >= room.lowerBound, end <= room.upperBound { return true }
        if !room.isEmpty, start <= room.lowerBound, end >= room.upperBound { return true }
      }
    }
    return false
  }

  @Test func eliminationFindsWhatTryingFinds() {
    var random = SeededGenerator(seed: 7)
    var stuck = 0
    for _ in 0..<250 {
      let sample = Sample(&random)
      let screen = laidOut(sample.source)
      guard let inner = screen.frame("list.inner"), let innerEnd = screen.lastOffset("list.inner"),
        let outerEnd = screen.lastOffset("list")
      else { continue }
      let found = verdicts(fieldDevices + sample.source, on: "iphone-47")
      for index in 0..<sample.rows {
        guard let row = screen.frame("list.inner.line[\(index)]") else { continue }
        let isFree = hasRest(row, inner: inner, Int(innerEnd), Int(outerEnd), clear: top..<bottom)
        let path = "list.inner.line[\(index)]"
        let isTold = found.contains {
          $0.hasPrefix("tappable_in_band \(path) ") || $0.hasPrefix("tappable_unreachable \(path) ")
        }
        #expect(isFree != isTold, "\(path) of \(sample): \(found)")
        if !isFree { stuck += 1 }
      }
    }
    // The samples tell both apart.
    #expect(stuck > 20)
  }
}
