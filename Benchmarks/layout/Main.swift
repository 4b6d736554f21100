import BandLayout
import BandScreenModel
import Glibc

/// `layout-benchmark TREE COUNT REPETITIONS [fixed] [min0] [dump]`: lays a tree out and prints what it costs.
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3 else { exit(2) }
    let words = Array(arguments)
    guard let source = StyleTree.make(words[0], Int(words[1]) ?? 0) else { exit(2) }
    let repetitions = Int(words[2]) ?? 1
    let isFixed = words.contains("fixed")
    var engine = LayoutEngine<Double>()
    var layout = Double.infinity
    var build = Double.infinity
    var visits = 0
    let space =
      isFixed
      ? (words[0] == "screen"
        ? LayoutSpace<Double>(forcedWidth: 1000) : LayoutSpace(forcedWidth: 1000, forcedHeight: 1000)) : LayoutSpace()
    var sum = 0.0
    for turn in 0..<max(repetitions, 1) {
      let start = time()
      let built = Built(source, automaticMinimum: !words.contains("min0"))
      let middle = time()
      if words.contains("nolayout") { continue }
      var fresh = LayoutEngine<Double>()
      fresh.begin(built.tree)
      fresh.layout(built.tree, LayoutNodeID(0), in: space, lengths: built.lengths, texts: [])
      let end = time()
      build = min(build, middle - start)
      layout = min(layout, end - middle)
      visits = fresh.visits
      engine = fresh
      sum += fresh.width(of: LayoutNodeID(turn % built.order.count))
      if words.contains("dump") {
        for (place, index) in built.order.enumerated() {
          let node = LayoutNodeID(place)
          print(index, engine.x(of: node), engine.y(of: node), engine.width(of: node), engine.height(of: node))
        }
      }
    }
    if words.contains("nolayout") { return }
    let count = Double(source.nodes.count)
    print(
      "\(words[0]) \(words[1]) nodes \(source.nodes.count): layout \(Int(layout / count * 1e9)) ns/node, "
        + "build \(Int(build / count * 1e9)) ns/node, visits \(Int(Double(visits) / count * 100)) % \(sum == -1 ? "" : "")"
    )
  }

  static func time() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}
