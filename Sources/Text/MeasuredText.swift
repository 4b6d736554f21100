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

  /// Moves the cluster to be added next nearer to the last one, or away from it.
  @inline(__always)
  mutating func kernLast(_ amount: Double) {
    // The first cluster has none before it.
    if !ends.isEmpty { starts[ends.count] += MeasuredText.onGrid(amount) }
  }

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

/// Why a width may differ from the platform's by more than rounding.
public struct TextUncertainty: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The font stands in for one that can't be read: Inter for the system font of iOS.
  public static let standInFont = TextUncertainty(rawValue: 1)
  /// A character that no font here has took an average advance.
  public static let missingGlyph = TextUncertainty(rawValue: 2)
  /// A script that needs shaping: Arabic, Devanagari and the like.
  public static let shaping = TextUncertainty(rawValue: 4)
  /// A script whose words only a dictionary finds: Thai, Lao, Khmer, Burmese.
  public static let dictionary = TextUncertainty(rawValue: 8)
  /// A tab, whose stops differ from platform to platform.
  public static let tab = TextUncertainty(rawValue: 16)
  /// So many lines that the widths for some counts are interpolated.
  public static let manyLines = TextUncertainty(rawValue: 32)
}
