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

  /// Texts are squares of 10 points. A text that gets a second line moves what stands below it; a wider column takes the line away again.
  @Test func changedTextsAndLengthsAreHeeded() {
    var tree = LayoutTree()
    var lengths = LengthTable<Double>()
    let width = lengths.add(.points(20))
    var column = LayoutStyle()
    column.flexDirection = .column
    column.width = width
    let plain = tree.styles.add(LayoutStyle())
    let root = tree.open(tree.styles.add(column))
    let leaves = (0..<3).map { tree.leaf(plain, .lines($0)) }
    tree.close()
    var texts = ["XX", "XX", "XX"].map { AhemText.table($0) }
    var engine = LayoutEngine<Double>()
    engine.begin(tree)
    engine.layout(tree, root, in: LayoutSpace(), lengths: lengths, texts: texts)
    #expect(engine.y(of: leaves[2]) == 20)
    #expect(engine.height(of: root) == 30)
    texts[1] = AhemText.table("XX\u{200B}XX")
    engine.relayout(tree, root, changed: [leaves[1]], in: LayoutSpace(), lengths: lengths, texts: texts)
    #expect(engine.height(of: leaves[1]) == 20)
    #expect(engine.y(of: leaves[2]) == 30)
    #expect(engine.height(of: root) == 40)
    lengths[width] = .points(40)
    engine.relayout(tree, root, changed: [root], in: LayoutSpace(), lengths: lengths, texts: texts)
    #expect(engine.height(of: leaves[1]) == 10)
    #expect(engine.y(of: leaves[2]) == 20)
    #expect(engine.height(of: root) == 30)
  }

  /// A box whose baseline moves, but not its size, changes nothing for a parent that doesn't align by baselines or take its own from it.
  @Test func aMovedBaselineStopsWhereNobodyLooksAtIt() {
    for alignment in [BoxAlignment.normal, .baseline] {
      var tree = LayoutTree()
      var lengths = LengthTable<Double>()
      var row = LayoutStyle()
      row.alignItems = alignment
      var card = LayoutStyle()
      card.height = lengths.points(100)
      var low = LayoutStyle()
      low.width = lengths.points(10)
      low.height = lengths.points(20)
      var high = low
      high.height = lengths.points(60)
      let (plain, other) = (tree.styles.add(low), tree.styles.add(high))
      tree.open(tree.styles.add(row))
      var leaves: [LayoutNodeID] = []
      for _ in 0..<100 {
        tree.open(tree.styles.add(card))
        leaves.append(tree.leaf(plain))
        tree.close()
      }
      tree.close()
      var engine = LayoutEngine<Double>()
      let space = LayoutSpace<Double>(forcedWidth: 2000, forcedHeight: 300)
      engine.begin(tree)
      engine.layout(tree, LayoutNodeID(0), in: space, lengths: lengths, texts: [])
      let fresh = engine.visits
      tree.setStyle(other, of: leaves[50])
      engine.relayout(tree, LayoutNodeID(0), changed: [leaves[50]], in: space, lengths: lengths, texts: [])
      let card50 = LayoutNodeID(Int(leaves[50].index) - 1)
      #expect(engine.firstBaseline(of: card50) == 60)
      // By baselines, the 40 points move it up or the others down.
      #expect(engine.y(of: card50) == 0)
      #expect(engine.y(of: LayoutNodeID(1)) == (alignment == .baseline ? 40 : 0))
      if alignment != .baseline { #expect(engine.visits - fresh <= 4) }
    }
  }
}
