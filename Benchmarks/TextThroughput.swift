import BandScreenModel
import BandText
import Glibc

/// Times measuring on one core and prints a row for each: what, how fast, what we want.
///
/// The file has one text a line. Measuring is everything from the string to the table of least widths; a new measurer
/// for every run, so the fonts are unpacked each time.
@main struct TextThroughput {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: text-throughput FILE")
      exit(2)
    }
    let texts = lines(of: CommandLine.arguments[1])
    let characters = texts.reduce(0) { $0 + $1.unicodeScalars.count }
    let styles = [
      ("iOS body", TextStyle.ios(.body).resolved(on: .ios, at: .standard)),
      ("Android body", TextStyle.material(.bodyLarge).resolved(on: .android, at: .standard)),
    ]
    for (label, style) in styles {
      let seconds = best {
        var measurer = TextMeasurer()
        return texts.reduce(0) { $0 &+ measurer.measure($1, style: style).leastWidths.count }
      }
      print("measuring, \(label)\t\(tenths(Double(characters) / seconds / 1e6)) million characters/s\t5")
    }
    let paragraph = texts.max { abs($0.unicodeScalars.count - 200) > abs($1.unicodeScalars.count - 200) } ?? ""
    var measurer = TextMeasurer()
    let table = measurer.measure(paragraph, style: styles[0].1)
    let counts = 1_000_000
    let seconds = best {
      var sum = 0
      for turn in 0..<counts { sum &+= table.lineCount(forWidth: 60 + Double(turn & 0xFFF) * 0.125) }
      return sum
    }
    print(
      "line count at a new width, \(paragraph.unicodeScalars.count) characters\t"
        + "\(tenths(seconds / Double(counts) * 1e9)) ns\t200 ns")
  }

  /// The best processor time of nine runs in seconds. What the work returns keeps the compiler from leaving it out.
  private static func best(_ work: () -> Int) -> Double {
    var best = Double.infinity
    var sum = 0
    for _ in 0..<9 {
      let start = processorTime()
      sum &+= work()
      best = min(best, processorTime() - start)
    }
    if sum == .min { print() }
    return best
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
