import BandScreenModel

/// A text with its widths and the places where its lines may end: all that line breaking needs, for any width.
///
/// Positions count grapheme clusters. A width between two of them is a difference of prefix sums. All widths are points.
public struct MeasuredText: Sendable {
  /// A place where a line may end.
  struct Opportunity: Sendable {
    /// The cluster with which the next line starts.
    var next: Int32
    /// The index of the opportunity that ends this line in any case: the next forced one, or the end of the text.
    var forced: Int32
    /// Where the line's ink ends, in the prefix sum: spaces that hang left out, a hyphen that appears added.
    var end: Double
    /// The least `end` of this and the later opportunities up to the forced one. With a hyphen an earlier one may end later.
    var reach: Double
  }

  /// For each cluster the prefix sum where it begins, kerning with the one before it included; and where the last ends.
  var starts: [Double] = [0]
  /// For each cluster the prefix sum where it ends, should a line end there: without kerning with the next one.
  var ends: [Double] = []
  /// For each cluster the offset of its first UTF-8 byte; and the length of the text.
  var offsets: [Int32] = [0]
  /// By rising `next`; the last is the end of the text, unless that is empty.
  var opportunities: [Opportunity] = []

  /// The size of the em, in points: the scale for what is narrow.
  var em: Double = 0
  /// What makes the widths uncertain.
  public internal(set) var uncertainty: TextUncertainty = []

  /// By how many points all clusters together may be narrower or wider, beyond what a stand-in font may.
  private(set) var slack = (below: 0.0, above: 0.0)
  /// How much of the text's width has that slack.
  private var slackWidth = 0.0

  /// While the text is built: the first cluster after the last opportunity, and the last cluster that doesn't hang.
  private var pieceStart = 0
  private var lastVisible = -1

  init() {}

  var clusterCount: Int { ends.count }

  /// The width of the widest piece that can't be broken, in points: the min-content width.
  public var widestPiece: Double {
    var widest = 0.0
    var start = 0
    for opportunity in opportunities {
      widest = max(widest, opportunity.end - starts[start])
      start = Int(opportunity.next)
    }
    return widest
  }

  /// The width of the widest line when only forced ends break, in points: the max-content width.
  public var widestLine: Double {
    var widest = 0.0
    var start = 0
    var index = 0
    while index < opportunities.count {
      let forced = Int(opportunities[index].forced)
      widest = max(widest, opportunities[forced].end - starts[start])
      start = Int(opportunities[forced].next)
      index = forced + 1
    }
    return widest
  }

  /// The number of lines that forced ends alone make; 1 for an empty text.
  public var forcedLineCount: Int {
    var count = 0
    var index = 0
    while index < opportunities.count {
      index = Int(opportunities[index].forced) + 1
      count += 1
    }
    return max(count, 1)
  }

}

// How a text is built, cluster by cluster.
extension MeasuredText {
  /// Leaves out all that comes after so many forced line ends.
  mutating func limit(toForcedLines count: Int) {
    var index = 0
    for _ in 0..<count {
      if index >= opportunities.count { return }
      index = Int(opportunities[index].forced) + 1
    }
    opportunities.removeLast(opportunities.count - index)
  }

  /// Empties the text and keeps its memory.
  mutating func clear(em: Double, uncertainty: TextUncertainty) {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    ends.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    offsets.append(0)
    opportunities.removeAll(keepingCapacity: true)
    pieceStart = 0
    lastVisible = -1
    slack = (0, 0)
    slackWidth = 0
    self.em = em
    self.uncertainty = uncertainty
  }

  /// Adds a cluster; `hangs` says that it has no width at the end of a line, as a space and a newline.
  @inline(__always)
  mutating func addCluster(width: Double, hangs: Bool, nextOffset: Int32) {
    let end = starts[ends.count] + MeasuredText.onGrid(width)
    if !hangs { lastVisible = ends.count }
    ends.append(end)
    starts.append(end)
    offsets.append(nextOffset)
  }

  /// Notes that the last cluster may be narrower or wider by these shares of its width.
  mutating func addSlack(_ shares: WidthSlack, to width: Double) {
    slack.below += shares.below * width
    slack.above += shares.above * width
    slackWidth += width
  }

  /// How much narrower and wider the whole text may be, as factors of its width.
  ///
  /// - Parameter base: what holds of each cluster that has no slack of its own.
  func scales(_ base: WidthSlack) -> (least: Double, greatest: Double) {
    let total = starts[clusterCount]
    guard total > 0 else { return (1, 1) }
    let rest = max(0, total - slackWidth) / total
    let words = uncertainty.contains(.dictionary) ? WidthSlack.dictionary : .none
    return (
      max(0.25, 1 - slack.below / total - base.below * rest - words.below),
      1 + slack.above / total + base.above * rest + words.above + base.emsAbove * em / max(total, em)
    )
  }

  /// Moves the cluster to be added next nearer to the last one, or away from it.
  @inline(__always)
  mutating func kernLast(_ amount: Double) {
    // The first cluster has none before it.
    if !ends.isEmpty { starts[ends.count] += MeasuredText.onGrid(amount) }
  }

  /// The distance of two widths that are next to each other: 2⁻²⁰ points.
  static var grid: Double { 1.0 / 1_048_576 }

  /// The nearest multiple of 2⁻²⁰ points.
  ///
  /// Sums of such widths are exact, so equal pieces have equal widths wherever they stand, and the search for least widths doesn't take
  /// rounding for a difference. Adding 1.5 · 2³² leaves a `Double` 20 bits after the point.
  @inline(__always)
  private static func onGrid(_ width: Double) -> Double { (width + 6_442_450_944) - 6_442_450_944 }

  /// Notes that a line may end, or must, after the clusters up to here.
  mutating func addOpportunity(isForced: Bool, hyphen: Double) {
    let end: Double
    if lastVisible < pieceStart {
      end = starts[pieceStart]
    } else {
      end = lastVisible + 1 == clusterCount ? ends[lastVisible] : starts[lastVisible + 1]
    }
    let index = opportunities.count
    opportunities.append(
      Opportunity(
        next: Int32(truncatingIfNeeded: clusterCount), forced: isForced ? Int32(truncatingIfNeeded: index) : -1,
        end: end + MeasuredText.onGrid(hyphen), reach: 0))
    pieceStart = clusterCount
  }

  /// Fills in what depends on later opportunities, once all are there.
  mutating func finish() {
    var forced = opportunities.count - 1
    var reach = Double.infinity
    for index in opportunities.indices.reversed() {
      if Int(opportunities[index].forced) == index {
        forced = index
        reach = .infinity
      }
      reach = min(reach, opportunities[index].end)
      opportunities[index].forced = Int32(truncatingIfNeeded: forced)
      opportunities[index].reach = reach
    }
  }
}

/// By which share a width may be too wide (`below`) or too narrow (`above`).
struct WidthSlack: Hashable, Sendable {
  var below: Double
  var above: Double
  /// How many ems a whole text may be wider beyond that.
  var emsAbove = 0.0

  /// A font that stands in for another: published widths from devices differ by 1.2 % on average, and those of two short labels, "Submit" and
  /// "Apple ID", are 4.3 % and 3.6 % above what is measured.
  static let standIn = WidthSlack(below: 0.02, above: 0.02, emsAbove: 0.075)
  static let none = WidthSlack(below: 0, above: 0)

  /// Roboto in a weight whose advances are not built in, against Regular or Bold: 211 strings, kerned, in Debian's Roboto Thin, Light and
  /// Black are 0.935 to 1.021, 0.968 to 1.010 and 0.993 to 1.031 times as wide.
  static let thinRoboto = WidthSlack(below: 0.07, above: 0.025)
  static let lightRoboto = WidthSlack(below: 0.035, above: 0.02)
  static let heavyRoboto = WidthSlack(below: 0.02, above: 0.035)
  /// Inter in a weight that is not built in, against Regular or Bold, beside what the stand-in itself may err: the same strings in Thin, Light,
  /// ExtraBold and Black of both optical sizes are 0.892 to 0.982, 0.964 to 0.994, 1.004 to 1.036 and 1.008 to 1.072 times as wide.
  static let thinInter = WidthSlack(below: 0.13, above: 0.02, emsAbove: 0.075)
  static let lightInter = WidthSlack(below: 0.056, above: 0.02, emsAbove: 0.075)
  static let heavyInter = WidthSlack(below: 0.02, above: 0.056, emsAbove: 0.075)
  static let blackInter = WidthSlack(below: 0.02, above: 0.092, emsAbove: 0.075)
  /// A letter that joins others or moves about them: recorded widths are 0.69 to 1.09 of these, and clusters break into lines otherwise.
  static let shaping = WidthSlack(below: 0.33, above: 0.16)
  /// A character that no font here has: from nothing to an em.
  static let missingGlyph = WidthSlack(below: 1, above: 1)
  /// A letter that a device takes from another font than the style's own, we don't know from which: as far apart as two systems' fonts.
  /// 217 strings in Latin, Greek and Cyrillic are 1.006 to 1.140 times as wide in Inter as in Roboto.
  static let fallback = WidthSlack(below: 0.14, above: 0.14)
  /// An ideograph or a kana is an em wide in every font, a half-width form half of it.
  static let fullWidth = WidthSlack(below: 0.02, above: 0.02)
  /// An emoji on iOS, whose advance is not published.
  static let emoji = WidthSlack(below: 0.2, above: 0.1)
  /// A tab is anything from one space to the next stop.
  static let tab = WidthSlack(below: 0.875, above: 0.5)
  /// Words that are not found end lines elsewhere: earlier than a break between any two letters, later than one at spaces only.
  static let dictionary = WidthSlack(below: 0.25, above: 0.3)
}
