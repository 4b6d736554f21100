import BandLayout
import BandScreenModel

/// What came of one case.
public struct ConformanceResult: Sendable {
  /// The boxes that are off, in words; empty if all are right.
  public var faults: [String]
  /// How often containers ran and leaves were measured.
  public var visits: Int
}

extension ConformanceTree {
  /// How far a coordinate may be from the browser's, in points: the browser computes in steps of 1/64.
  public static let tolerance = 0.1

  /// Lays the case out in `Double` and compares every box with the browser's.
  public func run(_ engine: inout LayoutEngine<Double>) -> ConformanceResult {
    engine.begin(tree)
    engine.layout(tree, wrapper, in: LayoutSpace(), lengths: reader.table { $1 }, texts: texts)
    var faults: [String] = []
    for (index, node) in nodes.enumerated() {
      guard let box = node.box else { continue }
      let got = ConformanceBox(
        x: engine.x(of: node.id), y: engine.y(of: node.id), width: engine.width(of: node.id),
        height: engine.height(of: node.id))
      // A NaN must not pass, so that the comparison is written this way round.
      let isRight =
        abs(got.x - box.x) <= Self.tolerance && abs(got.y - box.y) <= Self.tolerance
        && abs(got.width - box.width) <= Self.tolerance && abs(got.height - box.height) <= Self.tolerance
      if !isRight {
        faults.append(
          "node \(index): got \(got.x) \(got.y) \(got.width) \(got.height), "
            + "browser \(box.x) \(box.y) \(box.width) \(box.height)")
      }
    }
    for word in reader.unknown.sorted() { faults.append("'\(word)' is not understood") }
    return ConformanceResult(faults: faults, visits: engine.visits)
  }
}

/// The tags of what the engine leaves out.
public enum ConformanceTags {
  /// Features that no screen of a phone needs; cases with one of them are skipped unless asked for.
  public static let leftOut: [String] = [
    "auto-scrollbar", "block", "contain", "flex-balance", "float", "scrollbar", "subgrid", "text-align",
    "text-overflow", "writing-mode",
  ]
}
