import BandLayout
import BandScreenModel

/// What has to hold of any tree, however senseless its styles: layout ends, every coordinate is a number, and a box lies in the same
/// place whatever was remembered before.
public struct RandomTrees {
  private var used = LayoutEngine<Double>()
  /// The most that containers ran and leaves were measured for a box of a tree so far.
  public private(set) var mostVisits = 0.0

  public init() {}

  /// The depth of the tree of a seed: every 50th is a path 60 to 200 deep, the others are up to 8 deep.
  private func make(_ maker: inout TreeMaker, _ seed: Int) -> LayoutNodeID {
    seed % 50 == 49 ? maker.makePath(depth: 60 + seed / 50 * 7 % 141) : maker.make(depth: 1 + seed % 8)
  }

  /// Lays the tree of a seed out in several ways; says what is wrong, or `nil`.
  public mutating func fault(seed: Int) -> String? {
    var maker = TreeMaker(seed: UInt64(seed))
    let root = make(&maker, seed)
    let texts = TreeMaker.texts
    var space = LayoutSpace<Double>(width: 400, height: 800)
    if seed % 7 == 6 { space = LayoutSpace() }
    let cold = fresh(maker, root, space, texts)
    if !cold.allSatisfy({ $0.isFinite }) { return "a coordinate isn't finite" }
    used.begin(maker.tree)
    used.layout(maker.tree, root, in: space, lengths: maker.lengths, texts: texts)
    mostVisits = max(mostVisits, Double(used.visits) / Double(maker.tree.count))
    if let other = difference(frames(used, maker.tree), cold) { return "from a used engine, \(other)" }
    used.relayout(maker.tree, root, changed: [], in: space, lengths: maker.lengths, texts: texts)
    if let other = difference(frames(used, maker.tree), cold) { return "nothing changed, and yet \(other)" }
    for round in 0..<3 {
      var changed: [LayoutNodeID] = []
      for _ in 0..<(round + 1) / 2 { changed.append(maker.restyleOne()) }
      if round == 2 { space.width = 333 }
      used.relayout(maker.tree, root, changed: changed, in: space, lengths: maker.lengths, texts: texts)
      let got = frames(used, maker.tree)
      if !got.allSatisfy({ $0.isFinite }) { return "round \(round): a coordinate isn't finite" }
      if let other = difference(got, fresh(maker, root, space, texts)) {
        return "round \(round), boxes \(changed.map(\.index)) changed: \(other)"
      }
    }
    return nil
  }

  private func fresh(
    _ maker: TreeMaker, _ root: LayoutNodeID, _ space: LayoutSpace<Double>, _ texts: [LineTable]
  ) -> [Double] {
    var engine = LayoutEngine<Double>()
    engine.begin(maker.tree)
    engine.layout(maker.tree, root, in: space, lengths: maker.lengths, texts: texts)
    return frames(engine, maker.tree)
  }

  /// The first number of two layouts that isn't the same, in words.
  private func difference(_ got: [Double], _ wanted: [Double]) -> String? {
    guard let index = got.indices.first(where: { got[$0] != wanted[$0] }) else { return nil }
    let part = ["x", "y", "width", "height", "baseline"][index % 5]
    return "box \(index / 5) has the \(part) \(got[index]) and not \(wanted[index])"
  }

  private func frames(_ engine: LayoutEngine<Double>, _ tree: LayoutTree) -> [Double] {
    var frames: [Double] = []
    frames.reserveCapacity(tree.count * 5)
    for index in 0..<tree.count {
      let node = LayoutNodeID(index)
      frames.append(engine.x(of: node))
      frames.append(engine.y(of: node))
      frames.append(engine.width(of: node))
      frames.append(engine.height(of: node))
      frames.append(engine.firstBaseline(of: node))
    }
    return frames
  }
}
