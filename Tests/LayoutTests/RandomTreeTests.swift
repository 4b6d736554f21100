import BandConformanceKit
import BandLayout
import BandScreenModel
import Testing

/// Trees without sense: layout ends, nothing traps, and every coordinate is a number.
struct RandomTreeTests {
  /// Each tree ends with finite coordinates, which are the same from a new and a used engine, from a fresh and a partial relayout.
  @Test func layoutEndsWithTheSameFiniteCoordinates() {
    #if DEBUG
      let count = 150
    #else
      let count = 10_000
    #endif
    var trees = RandomTrees()
    for seed in 0..<count {
      let fault = trees.fault(seed: seed)
      #expect(fault == nil, "seed \(seed)")
    }
  }

  /// Deep trees of automatic sizes ask about each box a bounded number of times.
  @Test(arguments: ["row", "column", "both", "wrap", "stack", "baseline", "grid"])
  func visitsDoNotGrowWithDepth(kind: String) {
    #if DEBUG
      let depths = (15, 60)
    #else
      let depths = (20, 200)
    #endif
    func visitsPerBox(_ depth: Int) -> Double {
      var tree = LayoutTree()
      var outer = LayoutStyle()
      var lengths = LengthTable<Double>()
      outer.margin = LayoutEdges(all: lengths.points(1))
      outer.flexGrow = 1
      let inner = tree.styles.add(outer)
      for level in 0..<depth {
        var style = outer
        switch kind {
        case "column": style.flexDirection = .column
        case "both": style.flexDirection = level % 2 == 0 ? .row : .column
        case "wrap": style.flexWrap = .wrap
        case "stack": style.display = .stack
        case "grid": style.display = .grid
        case "baseline": style.alignItems = .baseline
        default: break
        }
        tree.open(tree.styles.add(style))
      }
      for _ in 0..<depth {
        tree.leaf(inner)
        tree.leaf(inner)
        tree.close()
      }
      var engine = LayoutEngine<Double>()
      engine.begin(tree)
      engine.layout(tree, LayoutNodeID(0), in: LayoutSpace(width: 1000), lengths: lengths, texts: [])
      return Double(engine.visits) / Double(tree.count)
    }
    #expect(visitsPerBox(depths.1) <= visitsPerBox(depths.0) * 1.1)
    #expect(visitsPerBox(depths.1) <= 5)
  }
}
