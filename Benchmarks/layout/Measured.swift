import BandLayout
import BandScreenModel
import Glibc

/// How many bytes of the heap are in use.
@_silgen_name("allocated_bytes") private func allocatedBytes() -> Int
/// Keeps freed memory from going back to the system.
@_silgen_name("keep_memory") private func keepMemory()

/// A fresh engine that has laid a tree out.
struct Fresh {
  var engine = LayoutEngine<Double>()

  init(_ built: Built) {
    engine.begin(built.tree)
    engine.layout(built.tree, LayoutNodeID(0), in: LayoutSpace(), lengths: built.lengths, texts: built.texts)
  }
}

/// A tree that is laid out, and laid out again with other widths of its root.
struct Rewidened {
  private var built: Built
  private let width: LengthID
  private var engine: LayoutEngine<Double>

  init(_ built: Built) {
    let root = LayoutNodeID(0)
    var built = built
    var style = built.tree.styles[built.tree.style(of: root)]
    width = built.lengths.add(.points(0))
    style.width = width
    built.tree.setStyle(built.tree.styles.add(style), of: root)
    self.built = built
    engine = Fresh(built).engine
  }

  /// Gives the root so many points of width; says how many visits there were so far.
  mutating func layOut(_ points: Double) -> Int {
    let root = LayoutNodeID(0)
    built.lengths[width] = .points(points)
    engine.relayout(
      built.tree, root, changed: [root], in: LayoutSpace(), lengths: built.lengths, texts: built.texts)
    return engine.visits
  }
}

/// What our engine takes for a tree: the best processor time of some repetitions, and what was counted in these very runs.
struct Measured {
  /// The figures as `name=value` words. Times are nanoseconds a box, but for `leaf_us` and `nothing_us`, microseconds a call.
  private(set) var figures = ""
  /// The frames, a line a box.
  private(set) var frames = ""

  init(_ source: StyleTree, repetitions: Int) {
    keepMemory()
    let count = Double(source.nodes.count)
    let root = LayoutNodeID(0)
    var words = ["nodes=\(source.nodes.count)"]
    func note(_ name: String, _ value: Double, _ decimals: Double = 1) {
      words.append("\(name)=\((value * decimals).rounded() / decimals)")
    }
    func noteBoxes(_ name: String, _ seconds: Double) { note(name, seconds / count * 1e9, 10) }
    // Small trees are laid out several times in a row, so that the clock and its steps don't count.
    let calls = max(1, 2_000 / source.nodes.count)
    noteBoxes("build", best(repetitions, calls) { Built(source).tree.count })
    let built = Built(source)
    // Fresh: a new engine each time, allocation and all, to readable frames.
    noteBoxes("fresh", best(repetitions, calls) { Int(Fresh(built).engine.width(of: root)) })
    noteBoxes("whole", best(repetitions, calls) { Int(Fresh(Built(source)).engine.width(of: root)) })
    let before = allocatedBytes()
    var fresh = Fresh(built)
    let bytes = allocatedBytes() - before
    let texts = source.nodes.reduce(0) { $0 + ($1.textWidth >= 0 ? 1 : 0) }
    note("visits", Double(fresh.engine.visits) / count, 100)
    if texts > 0 { note("texts", Double(fresh.engine.textVisits) / Double(texts), 100) }
    note("bytes", Double(bytes + linkBytes(source)) / count)
    for index in source.nodes.indices {
      let node = LayoutNodeID(index)
      let corner = "\(fresh.engine.x(of: node)) \(fresh.engine.y(of: node))"
      frames += "\(corner) \(fresh.engine.width(of: node)) \(fresh.engine.height(of: node))\n"
    }
    let nothing = best(max(repetitions, 100)) {
      fresh.engine.relayout(
        built.tree, root, changed: [], in: LayoutSpace(), lengths: built.lengths, texts: built.texts)
      return fresh.engine.visits
    }
    note("nothing_us", nothing * 1e6, 100)
    measureRoot(built, repetitions, calls, count, noteBoxes)
    if let leaf = source.innerLeaf {
      let (seconds, visits) = measureLeaf(built, LayoutNodeID(leaf), repetitions)
      note("leaf_us", seconds * 1e6, 100)
      note("leaf_visits", visits)
    }
    figures = words.joined(separator: " ")
  }

  /// Another width of the root each time, all else clean; and the tree for 180 widths.
  private func measureRoot(
    _ built: Built, _ repetitions: Int, _ calls: Int, _ count: Double, _ note: (String, Double) -> Void
  ) {
    var rewidened = Rewidened(built)
    var turn = 0.0
    let relayout = best(repetitions, calls) {
      turn += 1
      return rewidened.layOut(900 + turn)
    }
    note("relayout", relayout)
    let sizes = best(max(1, repetitions / 20)) {
      var sum = 0
      for size in 0..<180 { sum &+= rewidened.layOut(320 + Double(size) * 4) }
      return sum
    }
    note("sizes180", sizes / 180)
  }

  /// One leaf gets another height and its old one again.
  private func measureLeaf(_ built: Built, _ leaf: LayoutNodeID, _ repetitions: Int) -> (
    seconds: Double, visits: Double
  ) {
    var built = built
    let plain = built.tree.style(of: leaf)
    var style = built.tree.styles[plain]
    style.height = built.lengths.points(StyleTree.otherHeight)
    let other = built.tree.styles.add(style)
    var engine = Fresh(built).engine
    let visits = engine.visits
    var turns = 0
    let seconds = best(max(repetitions, 100)) {
      turns += 1
      built.tree.setStyle(turns % 2 == 1 ? other : plain, of: leaf)
      engine.relayout(
        built.tree, LayoutNodeID(0), changed: [leaf], in: LayoutSpace(), lengths: built.lengths, texts: built.texts)
      return engine.visits
    }
    return (seconds, Double(engine.visits - visits) / Double(turns))
  }

  /// How many bytes the links between boxes take: a tree of the same shape in which all boxes have one style.
  private func linkBytes(_ source: StyleTree) -> Int {
    let before = allocatedBytes()
    var tree = LayoutTree()
    tree.reserve(source.nodes.count)
    let style = tree.styles.add(LayoutStyle())
    for _ in source.nodes { tree.leaf(style) }
    let bytes = allocatedBytes() - before
    return tree.count > 0 ? bytes : 0
  }

  /// The best processor time of some runs in seconds: of one call, of so many in a row. What the work returns keeps the compiler from leaving it out.
  private func best(_ repetitions: Int, _ calls: Int = 1, _ work: () -> Int) -> Double {
    var best = Double.infinity
    var sum = 0
    for _ in 0..<max(repetitions, 1) {
      let start = time()
      for _ in 0..<calls { sum &+= work() }
      best = min(best, (time() - start) / Double(calls))
    }
    if sum == Int.min { print("") }
    return best
  }

  private func time() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}
