import BandCompileSupport
import BandScreenModel
import BandTestSupport
import Testing

/// The rules find what one finds by trying every rest and every pair of elements.
@Suite struct CoverSearchTests {
  private let clear = 47..<(844 - 34)

  private func meets(_ a: Rectangle, _ b: Rectangle) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }

  private func moved(_ rectangle: Rectangle, _ x: Int, _ y: Int) -> Rectangle {
    Rectangle(
      x: rectangle.x - Double(x), y: rectangle.y - Double(y), width: rectangle.width, height: rectangle.height)
  }

  private func overlays(_ random: inout SeededGenerator, _ count: Int) -> String {
    (0..<count).map { number in
      let left = random.below(300)
      let top = 400 + random.below(400)
      return
        "box o\(number) { left: screen.left + \(left); top: screen.top + \(top); width: \(20 + random.below(200)); height: \(10 + random.below(160)); background: #FFFFFF }"
    }.joined(separator: "\n    ")
  }

  /// A list beneath some panels: each row is free, or told.
  @Test func rowsBeneathPanels() {
    var random = SeededGenerator(seed: 11)
    var stuck = 0
    for _ in 0..<150 {
      let snap = ["none", "none", "page", "start", "center", "end"][random.below(6)]
      let insets = ["none", "top", "top, bottom"][random.below(3)]
      let panels = random.below(4)
      var rows = ""
      let count = 1 + random.below(8)
      for row in 0..<count {
        rows +=
          "\n        @tappable\n        box r\(row) { width: \(60 + random.below(300)); height: \(48 + random.below(140)) }"
      }
      let source = """
        screen A {
            @scroll(vertical, snap: \(snap))
            column list {
                pin: screen; insets: \(insets); padding.bottom: \(random.below(100))\(rows)
            }
            \(overlays(&random, panels))
        }
        """
      let screen = laidOut(source)
      guard let end = screen.lastOffset("list"), let stops = screen.stops("list") else {
        Issue.record("\(source)")
        continue
      }
      let found = verdicts(fieldDevices + source, on: "iphone-47")
      let offsets = snap == "none" ? (0...Int(end)).map { Double($0) } : stops
      for row in 0..<count {
        guard let frame = screen.frame("list.r\(row)") else { continue }
        let covers = (0..<panels).compactMap { screen.frame("o\($0)") }
        let isFree = offsets.contains { offset in
          var rest = frame
          rest.y -= offset
          return rest.y >= Double(clear.lowerBound) && rest.y + rest.height <= Double(clear.upperBound)
            && rest.x + rest.width <= 390 && !covers.contains { meets(rest, $0) }
        }
        let isTold = found.contains { $0.contains(" list.r\(row) ") && !$0.hasPrefix("target_too_small") }
        #expect(isFree != isTold, "list.r\(row): \(found) \(source)")
        if !isFree { stuck += 1 }
      }
    }
    #expect(stuck > 60)
  }

  /// Whether a card is longer, along an axis, than the largest gap between the panels that are in its way wherever it is whole.
  private func isLongerThanItsRoom(_ card: Rectangle, _ covers: [Rectangle], across: Int, down: Int) -> Bool {
    func spans(_ start: Double, _ length: Double, _ offsets: Int, _ room: Range<Int>) -> [ClosedRange<Double>] {
      (0...offsets).map { start - Double($0)...start - Double($0) + length }
        .filter { $0.lowerBound >= Double(room.lowerBound) && $0.upperBound <= Double(room.upperBound) }
    }
    func largestGap(_ taken: [ClosedRange<Double>], _ room: Range<Int>) -> Double {
      var largest = 0.0
      var start = Double(room.lowerBound)
      for span in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        largest = max(largest, min(span.lowerBound, Double(room.upperBound)) - start)
        start = max(start, span.upperBound)
      }
      return max(largest, Double(room.upperBound) - start)
    }
    func isAlwaysIn(_ span: ClosedRange<Double>, _ places: [ClosedRange<Double>]) -> Bool {
      places.allSatisfy { $0.lowerBound < span.upperBound && $0.upperBound > span.lowerBound }
    }
    let places = (x: spans(card.x, card.width, across, 0..<390), y: spans(card.y, card.height, down, clear))
    let beside = covers.filter { isAlwaysIn($0.y...$0.y + $0.height, places.y) }.map { $0.x...$0.x + $0.width }
    let beneath = covers.filter { isAlwaysIn($0.x...$0.x + $0.width, places.x) }.map { $0.y...$0.y + $0.height }
    return card.width > largestGap(beside, 0..<390) || card.height > largestGap(beneath, clear)
  }

  /// A carousel in a list beneath some panels: two offsets to try.
  @Test func cardsInAListBeneathPanels() {
    var random = SeededGenerator(seed: 5)
    var stuck = 0
    for _ in 0..<60 {
      let panels = 1 + random.below(3)
      let source = """
        screen A {
            @scroll(vertical)
            column list {
                pin: screen; insets: top; padding.bottom: \(random.below(90))
                box head { height: \(560 + random.below(160)) }
                @scroll(horizontal)
                row cards {
                    padding.left: \(random.below(60))
                    for i in 1...3 {
                        @tappable
                        box card { width: \(100 + random.below(50)); height: \(60 + random.below(90)) }
                    }
                }
            }
            \(overlays(&random, panels))
        }
        """
      let screen = laidOut(source)
      guard let end = screen.lastOffset("list"), let across = screen.lastOffset("list.cards") else { continue }
      let found = verdicts(fieldDevices + source, on: "iphone-47")
      let covers = (0..<panels).compactMap { screen.frame("o\($0)") }
      for card in 0..<3 {
        guard let frame = screen.frame("list.cards.card[\(card)]") else { continue }
        let isFree = (0...Int(end)).contains { y in
          (0...Int(across)).contains { x in
            let rest = moved(frame, x, y)
            return rest.y >= Double(clear.lowerBound) && rest.y + rest.height <= Double(clear.upperBound) && rest.x >= 0
              && rest.x + rest.width <= 390 && !covers.contains { meets(rest, $0) }
          }
        }
        let isTold = found.contains { $0.contains(" list.cards.card[\(card)] ") && !$0.hasPrefix("target_too_small") }
        // One that is longer than what the panels leave of its way may fill that instead.
        let mayFill = isLongerThanItsRoom(frame, covers, across: Int(across), down: Int(end))
        #expect(isFree ? !isTold : isTold || mayFill, "card \(card): \(found) \(source)")
        if !isFree, isTold { stuck += 1 }
      }
    }
    #expect(stuck > 20)
  }

  /// Tappables and panels that stand still, many of them: all pairs.
  @Test func boxesOverBoxes() {
    var random = SeededGenerator(seed: 3)
    var boxes = ""
    let count = 120
    for number in 0..<count {
      let kind = ["@tappable", "", "@decorative"][random.below(3)]
      boxes +=
        "\(kind)\n    box b\(number) { left: screen.left + \(random.below(340)); top: safe.top + \(random.below(700)); width: \(10 + random.below(30)); height: \(10 + random.below(40)); background: #FFFFFF }\n    "
    }
    let source = "screen A {\n    \(boxes)\n}"
    let screen = laidOut(source)
    let found = Set(
      verdicts(fieldDevices + source, on: "iphone-47").filter { $0.hasPrefix("tappable_covered ") }.map {
        $0.split(separator: " ")[1]
      })
    let roles = boxes.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    var expected: Set<Substring> = []
    var kinds: [String] = []
    for (index, line) in roles.enumerated() where line.hasPrefix("box") {
      kinds.append(index > 0 && roles[index - 1].hasPrefix("@") ? String(roles[index - 1]) : "")
    }
    for low in 0..<count where kinds[low] == "@tappable" {
      guard let a = screen.frame("b\(low)") else { continue }
      for high in low + 1..<count where kinds[high] != "@decorative" {
        if let b = screen.frame("b\(high)"), meets(a, b) { expected.insert(Substring("b\(low)")) }
      }
    }
    #expect(found == expected)
    #expect(expected.count > 10 && expected.count < 60)
  }
}
