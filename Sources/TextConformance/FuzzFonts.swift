import BandSyntax
import BandText

/// Reads mutations of a font and measures with what comes out: no mutation may trap, hang or take much memory.
///
/// Most mutations change bytes of the tables that are read, not of the outlines, which no one looks at; some cut the file off.
struct FontFuzzer {
  private var random: SplitMix64
  private(set) var read = 0
  private(set) var refused: [String: Int] = [:]

  /// - Parameter seed: the same seed gives the same mutations on every machine.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func run(_ font: [UInt8], count: Int) {
    let interesting = tableRanges(of: font)
    var bytes = font
    for turn in 0..<count {
      var changed: [(Int, UInt8)] = []
      for _ in 0..<(1 + random.below(8)) {
        let range = interesting[random.below(interesting.count)]
        // The heads of tables, where counts and offsets stand, get half of the changes.
        let span = random.below(2) == 0 ? min(64, range.count) : range.count
        guard span > 0 else { continue }
        let index = range.lowerBound + random.below(span)
        changed.append((index, bytes[index]))
        bytes[index] = [0, 0xFF, 0x80, 1, UInt8(truncatingIfNeeded: random.next())][random.below(5)]
      }
      if turn % 8 == 7 {
        tryToRead(Array(bytes[..<random.below(bytes.count + 1)]))
      } else {
        tryToRead(bytes)
      }
      for (index, byte) in changed.reversed() { bytes[index] = byte }
    }
  }

  private mutating func tryToRead(_ bytes: [UInt8]) {
    do {
      let metrics = try FontMetrics(readingFont: bytes)
      read += 1
      var measurer = TextMeasurer()
      let id = measurer.add(metrics)
      let font = CustomFont(id: id, metrics: metrics)
      let style = TextStyle.custom(CustomTextStyle(size: 17, font: font)).resolved(on: .ios, at: .standard)
      _ = measurer.measure("AVATAR fi To: Привет, γειά 漢 e\u{301} 👍", style: style, maximumLines: 20)
    } catch {
      refused[error.message, default: 0] += 1
    }
  }

  /// The directory and the tables that measuring reads.
  private func tableRanges(of font: [UInt8]) -> [Range<Int>] {
    func u32(_ offset: Int) -> Int {
      offset + 4 <= font.count ? font[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    var ranges = [0..<min(12, font.count)]
    for entry in 0..<(u32(4) >> 16) {
      let record = 12 + 16 * entry
      guard record + 16 <= font.count else { break }
      let tag = String(decoding: font[record..<(record + 4)], as: UTF8.self)
      guard ["head", "hhea", "OS/2", "maxp", "hmtx", "cmap", "GPOS", "kern"].contains(tag) else { continue }
      ranges.append(record..<(record + 16))
      let start = min(u32(record + 8), font.count)
      ranges.append(start..<min(start + u32(record + 12), font.count))
    }
    return ranges
  }
}
