import BandLayout
import BandScreenModel
import BandTestSupport
import Testing

/// Partial relayout gives what a fresh layout gives, and touches little.
struct RelayoutTests {
  private func frames(_ engine: LayoutEngine<Double>, _ tree: LayoutTree) -> [Double] {
    (0..<tree.count).flatMap { index -> [Double] in
      let node = LayoutNodeID(index)
      return [
        engine.x(of: node), engine.y(of: node), engine.width(of: node), engine.height(of: node),
        engine.firstBaseline(of: node),
      ]
    }
  }

  @Test func changedStylesGiveWhatAFreshLayoutGives() {
    #if DEBUG
      let count = 120
    #else
      let count = 10_000
    #endif
    var random = SeededGenerator(seed: 77)
    for seed in 0..<count {
      var maker = TreeMaker(seed: 40_000 + UInt64(seed), isTame: true)
      let root = maker.make(depth: 1 + seed % 6)
      var space = LayoutSpace<Double>(width: 400, height: 800)
      var engine = LayoutEngine<Double>()
      engine.begin(maker.tree)
      engine.layout(maker.tree, root, in: space, lengths: maker.lengths, texts: TreeMaker.texts)
      for round in 0..<4 {
        var changed: [LayoutNodeID] = []
        for _ in 0..<(round % 3) {
          let node = LayoutNodeID(random.below(maker.tree.count))
          maker.restyle(node)
          changed.append(node)
        }
        if round == 3 { space.width = 333 }
        engine.relayout(
          maker.tree, root, changed: changed, in: space, lengths: maker.lengths, texts: TreeMaker.texts)
        var fresh = LayoutEngine<Double>()
        fresh.begin(maker.tree)
        fresh.layout(maker.tree, root, in: space, lengths: maker.lengths, texts: TreeMaker.texts)
        #expect(frames(engine, maker.tree) == frames(fresh, maker.tree), "seed \(seed), round \(round)")
      }
    }
  }

  /// A column of rows, each a box of fixed size beside a growing column of two texts.
  private func screen(rows: Int) -> (
    tree: LayoutTree, lengths: LengthTable<Double>, leaf: LayoutNodeID, wide: LayoutStyleID
  ) {
    var tree = LayoutTree()
    var lengths = LengthTable<Double>()
    var column = LayoutStyle()
    column.flexDirection = .column
    var row = LayoutStyle()
    row.height = lengths.points(60)
    var icon = LayoutStyle()
    icon.width = lengths.points(40)
    icon.height = lengths.points(40)
    var texts = column
    texts.flexGrow = 1
    let plain = tree.styles.add(LayoutStyle())
    tree.open(tree.styles.add(column))
    var leaf = LayoutNodeID(0)
    for _ in 0..<rows {
      tree.open(tree.styles.add(row))
      leaf = tree.leaf(tree.styles.add(icon))
      tree.open(tree.styles.add(texts))
      tree.leaf(plain, .lines(0))
      tree.leaf(plain, .lines(0))
      tree.close()
      tree.close()
    }
    tree.close()
    icon.width = lengths.points(50)
    let wide = tree.styles.add(icon)
    return (tree, lengths, leaf, wide)
  }

  @Test func aChangeStopsAtTheFirstAncestorThatStands() {
    var (tree, lengths, leaf, wide) = screen(rows: 200)
    let texts = TreeMaker.texts
    let space = LayoutSpace<Double>(forcedWidth: 400, forcedHeight: 20_000)
    var engine = LayoutEngine<Double>()
    engine.begin(tree)
    engine.layout(tree, LayoutNodeID(0), in: space, lengths: lengths, texts: texts)
    let fresh = engine.visits
    engine.relayout(tree, LayoutNodeID(0), changed: [], in: space, lengths: lengths, texts: texts)
    #expect(engine.visits == fresh)
    tree.setStyle(wide, of: leaf)
    engine.relayout(tree, LayoutNodeID(0), changed: [leaf], in: space, lengths: lengths, texts: texts)
    #expect(engine.width(of: leaf) == 50)
    #expect(engine.visits - fresh <= 12)
  }
}
