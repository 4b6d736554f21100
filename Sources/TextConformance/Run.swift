import BandScreenModel
import BandText

/// Compares the measurer with recorded texts and counts.
///
/// One case is a record, a mode and a wrap width, or the break opportunities of a string.
public struct ConformanceRun {
  /// Cases by mode: `default` is with kerning, `plain` without, `breaks` the break opportunities.
  public struct Count {
    public var passed = 0
    public var failed = 0

    public var rate: Double { passed + failed == 0 ? 1 : Double(passed) / Double(passed + failed) }
  }

  /// Tags that no measurer here supports, and why.
  public static let unsupported = [
    "complex-shaping": "Arabic and Devanagari need shaping",
    "dictionary-break": "Thai needs a dictionary",
    "tab": "tab stops differ from platform to platform",
  ]

  public var counts: [String: Count] = [:]
  /// Widths compared with a tolerance of 0.05 points, 0.15 an emoji: `plain advance`, `default minContent`, ….
  public var widths: [String: Count] = [:]
  /// Reason and number of the cases left out.
  public var skipped: [String: Int] = [:]
  /// One line each.
  public var failures: [String] = []
  /// One line each.
  public var wrongWidths: [String] = []

  public var total: Count {
    counts.values.reduce(into: Count()) {
      $0.passed += $1.passed
      $0.failed += $1.failed
    }
  }

  /// By tag of what isn't supported: how much wider the recorded texts are than the measured ones, at least and at most.
  public var ratios: [String: (least: Double, greatest: Double)] = [:]

  private var only: Set<String>
  private var skip: Set<String>
  private var measurer = TextMeasurer()
  /// By file name: the fonts that were asked for, or why there is none.
  private var fonts: [String: FontFace?] = [:]
  /// Gives a font file's bytes; nothing for the built-in metrics.
  private let fontFile: ((String) -> [UInt8]?)?
  /// Whether a count passes that lies between the counts at both ends of what the text may measure; then nothing is unsupported.
  public let judgesIntervals: Bool

  public init(
    only: Set<String> = [], skip: Set<String> = [], judgesIntervals: Bool = false,
    fontFile: ((String) -> [UInt8]?)? = nil
  ) {
    self.judgesIntervals = judgesIntervals
    self.only = only
    self.skip = skip
    self.fontFile = fontFile
  }

  public mutating func run(_ record: TextRecord) {
    let cases = record.breaks == nil ? [record.kerned, record.plain].compactMap { $0?.wrap.count }.reduce(0, +) : 1
    if !judgesIntervals, let tag = record.needs.first(where: { ConformanceRun.unsupported[$0] != nil }) {
      skipped["\(tag): \(ConformanceRun.unsupported[tag]!)", default: 0] += cases
    } else if let tag = record.needs.first(where: skip.contains) {
      skipped["\(tag): left out by --skip", default: 0] += cases
    } else if !only.isEmpty && only.isDisjoint(with: record.needs) {
      skipped["left out by --only", default: 0] += cases
    } else if record.breaks != nil {
      compareBreaks(record)
    } else {
      compareLines(record)
    }
  }

  private mutating func compareBreaks(_ record: TextRecord) {
    let style = ResolvedTextStyle(size: 17, lineHeight: 22, face: FontFace(.interRegular), ascent: 1, descent: 0)
    var passed = true
    for (keepsWordsWhole, expected) in [(false, record.icu ?? record.breaks), (true, record.breaksKeepAll)] {
      guard let expected else { continue }
      measurer.breaking.keepsWordsWhole = keepsWordsWhole
      let offsets = measurer.measuredText(record.text, style: style).breakOffsets
      let found = offsets.map { record.text.utf8.prefix($0).utf16Length }
      if found != expected {
        passed = false
        failures.append(
          "\(record.id) breaks\(keepsWordsWhole ? " keep-all" : ""): not \(found.filter { !expected.contains($0) }), "
            + "missing \(expected.filter { !found.contains($0) }) in \(record.text.debugDescription)")
      }
    }
    count("breaks", passed)
  }

  private mutating func compareLines(_ record: TextRecord) {
    guard let name = record.font, let size = record.size, let face = face(of: record) else {
      skipped["no metrics of \(record.font ?? "a font"): \(record.file ?? "") is not installed", default: 0] +=
        [record.kerned, record.plain].compactMap { $0?.wrap.count }.reduce(0, +)
      return
    }
    let style = ResolvedTextStyle(
      size: size, lineHeight: record.lineHeight ?? size, letterSpacing: record.letterSpacing ?? 0,
      face: face, ascent: 1, descent: 0)
    measurer.breaking.keepsWordsWhole = record.wordBreak == "keep-all"
    for (mode, measures) in [("default", record.kerned), ("plain", record.plain)] {
      guard let measures else { continue }
      measurer.kerns = mode == "default"
      let measurement = measurer.measure(record.text, style: style)
      let tolerance = record.needs.contains("emoji") ? 0.15 * Double(record.text.count) : 0.05
      compareWidth(record, "\(mode) advance", measurement.widestLine, measures.advance, tolerance: tolerance)
      compareWidth(
        record, "\(mode) minContent", measurement.widestPiece, measures.minContent, tolerance: tolerance)
      noteRatio(record, measures.advance / measurement.widestLine)
      for wrapped in measures.wrap {
        if wrapped.isTight {
          skipped["tight: a quarter of a point more or less decides", default: 0] += 1
          continue
        }
        let alternative = measures.icu?.first { $0.width == wrapped.width }
        let lines = measurement.lineCount(forWidth: wrapped.width)
        var range = lines...lines
        if judgesIntervals {
          let least = measurement.scaled(by: measurement.leastScale).lineCount(forWidth: wrapped.width)
          range = least...measurement.scaled(by: measurement.greatestScale).lineCount(forWidth: wrapped.width)
        }
        let passed = range.contains(wrapped.lines) || alternative.map { range.contains($0.lines) } ?? false
        count(mode, passed)
        if !passed {
          failures.append(
            "\(record.id) \(name) \(size) \(mode) at \(wrapped.width): \(lines) lines, recorded \(wrapped.lines) "
              + "in \(record.text.debugDescription)")
        }
      }
    }
  }

  private mutating func noteRatio(_ record: TextRecord, _ ratio: Double) {
    guard ratio.isFinite else { return }
    for tag in record.needs where ConformanceRun.unsupported[tag] != nil {
      let known = ratios[tag] ?? (ratio, ratio)
      ratios[tag] = (min(known.least, ratio), max(known.greatest, ratio))
    }
  }

  /// The font that a record was made with.
  private mutating func face(of record: TextRecord) -> FontFace? {
    guard let fontFile else {
      return record.font.flatMap { EmbeddedFont(conformanceName: $0) }.map { FontFace($0) }
    }
    guard let name = record.file else { return nil }
    if let known = fonts[name] { return known }
    var face: FontFace?
    if let bytes = fontFile(name) {
      do {
        face = FontFace(measurer.add(try FontMetrics(readingFont: bytes)), system: nil)
      } catch {
        failures.append("\(name): \(error.message)")
      }
    }
    fonts[name] = .some(face)
    return face
  }

  private mutating func compareWidth(
    _ record: TextRecord, _ kind: String, _ found: Double, _ expected: Double, tolerance: Double
  ) {
    if abs(found - expected) <= tolerance {
      widths[kind, default: Count()].passed += 1
    } else {
      widths[kind, default: Count()].failed += 1
      wrongWidths.append(
        "\(record.id) \(record.font ?? "") \(record.size ?? 0) \(kind): \(found), recorded \(expected) in "
          + record.text.debugDescription)
    }
  }

  private mutating func count(_ mode: String, _ passed: Bool) {
    if passed { counts[mode, default: Count()].passed += 1 } else { counts[mode, default: Count()].failed += 1 }
  }
}

extension EmbeddedFont {
  /// The font of that name in the recorded texts.
  init?(conformanceName name: String) {
    switch name {
    case "inter-regular": self = .interRegular
    case "inter-semibold": self = .interSemibold
    case "roboto-regular": self = .robotoRegular
    case "roboto-medium": self = .robotoMedium
    default: return nil
    }
  }
}

extension Substring.UTF8View {
  /// The number of UTF-16 code units in these bytes.
  fileprivate var utf16Length: Int { Substring(self).utf16.count }
}
