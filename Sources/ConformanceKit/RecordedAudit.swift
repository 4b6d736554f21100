import BandLayout
import BandScreenModel
import BandSyntax

/// What has to hold of the seam between the solver and its number: it branches on nothing that isn't logged.
public struct RecordedAudit {
  private var plain = LayoutEngine<Double>()
  private var recorded = LayoutEngine<Recorded>()
  private var random = SplitMix64(seed: 11)
  /// The decisions of all cases so far.
  public private(set) var decisions = 0
  /// How many layouts with other lengths took every decision as the case itself does.
  public private(set) var comparisons = 0

  public init() {}

  /// Lays a case out with recorded numbers, and with other lengths; says what is wrong, or `nil`.
  ///
  /// Its frames are those of `Double` to the bit. Where every decision comes out the same with other lengths, no more and no fewer are taken.
  public mutating func fault(in one: ConformanceCase) -> String? {
    let tree = ConformanceTree(one)
    var none = NoRun()
    tree.layout(&plain, &none) { $1 }
    let before = log(of: tree) { Recorded(length: $0, $1) }
    decisions += before.entries.count
    let wanted = tree.frames(plain)
    let got = tree.frames(recorded)
    for index in wanted.indices where got[index].value.bitPattern != wanted[index].bitPattern {
      return "number \(index) is \(got[index].value) and not \(wanted[index])"
    }
    for _ in 0..<4 {
      let scale = [0.001, 0.02, 0.1, 0.5][random.below(4)]
      let shifts = tree.reader.lengths.map { _ in
        random.below(3) == 0 ? (Double(random.below(2001)) / 1000 - 1) * scale : 0
      }
      let after = log(of: tree) { Recorded(length: $0, $1 * (1 + shifts[$0])) }
      if !zip(before.entries, after.entries).allSatisfy({ $0.outcome == $1.outcome }) { continue }
      comparisons += 1
      if before.entries.count != after.entries.count {
        return "\(before.entries.count) decisions, and \(after.entries.count) where all of them come out the same"
      }
    }
    return nil
  }

  private mutating func log(
    of tree: ConformanceTree, _ value: (_ index: Int, _ points: Double) -> Recorded
  ) -> Recorded.Log {
    var log = Recorded.Log()
    tree.layout(&recorded, &log, value)
    return log
  }
}
