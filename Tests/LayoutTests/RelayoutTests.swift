import BandConformanceKit
import BandLayout
import BandScreenModel
import Testing

/// Partial relayout touches little. That it gives what a fresh layout gives is looked at in `RandomTreeTests`.
struct RelayoutTests {
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
