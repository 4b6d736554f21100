import BandLayout
import BandScreenModel
import Glibc

/// The layout benchmark's own side. `make NAME COUNT [fixed] [min0] OUT` and `capture FILE OUT` write tree files; `run FILE REPETITIONS [OUT]`
/// times our engine on one and writes the frames; `once FILE build|layout` does one thing once, for counting instructions.
@main struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "make" where words.count >= 4:
      let tree = StyleTree.make(
        words[1], Int(words[2]) ?? 0, isFixed: words.contains("fixed"), hasAutomaticMinimum: !words.contains("min0"))
      write(tree?.text ?? "", to: words[words.count - 1])
    case "capture" where words.count == 3:
      write(StyleTree(capture: read(words[1]))?.text ?? "", to: words[2])
    case "run" where words.count >= 3:
      let tree = StyleTree(text: String(decoding: read(words[1]), as: UTF8.self))
      run(tree, repetitions: Int(words[2]) ?? 1, out: words.count > 3 ? words[3] : nil)
    case "once" where words.count == 3:
      let built = Built(StyleTree(text: String(decoding: read(words[1]), as: UTF8.self)))
      if words[2] == "layout" { _ = Fresh(built) }
    default:
      print("usage: layout-benchmark make|capture|run|once …")
      exit(2)
    }
  }

  /// A fresh engine that has laid a tree out.
  struct Fresh {
    var engine = LayoutEngine<Double>()
    init(_ built: Built) {
      engine.begin(built.tree)
      engine.layout(built.tree, LayoutNodeID(0), in: LayoutSpace(), lengths: built.lengths, texts: built.texts)
    }
  }

  static func run(_ source: StyleTree, repetitions: Int, out: String?) {
    let count = Double(source.nodes.count)
    let build = best(repetitions) { Built(source).tree.count }
    let built = Built(source)
    // Fresh: a new engine each time, allocation and all, to readable frames.
    let layout = best(repetitions) {
      let fresh = Fresh(built)
      return Int(fresh.engine.width(of: LayoutNodeID(0)))
    }
    let whole = best(repetitions) {
      let fresh = Fresh(Built(source))
      return Int(fresh.engine.width(of: LayoutNodeID(0)))
    }
    var fresh = Fresh(built)
    let visits = Double(fresh.engine.visits) / count
    let texts = max(1, source.nodes.reduce(0) { $0 + ($1.textWidth >= 0 ? 1 : 0) })
    let measured = Double(fresh.engine.textVisits) / Double(texts)
    if let out {
      var lines: [String] = []
      for index in 0..<source.nodes.count {
        let node = LayoutNodeID(index)
        lines.append(
          "\(fresh.engine.x(of: node)) \(fresh.engine.y(of: node)) \(fresh.engine.width(of: node)) "
            + "\(fresh.engine.height(of: node))")
      }
      write(lines.joined(separator: "\n") + "\n", to: out)
    }
    let nothing = best(max(repetitions, 100)) {
      fresh.engine.relayout(
        built.tree, LayoutNodeID(0), changed: [], in: LayoutSpace(), lengths: built.lengths, texts: built.texts)
      return fresh.engine.visits
    }
    // Another width of the root each time, all else clean.
    var wider = built
    var rootStyle = wider.tree.styles[wider.tree.style(of: LayoutNodeID(0))]
    rootStyle.width = wider.lengths.add(.points(0))
    let rootWidth = rootStyle.width
    wider.tree.setStyle(wider.tree.styles.add(rootStyle), of: LayoutNodeID(0))
    var turn = 0.0
    var resized = Fresh(wider)
    let relayout = best(repetitions) {
      turn += 1
      wider.lengths[rootWidth] = .points(900 + turn)
      resized.engine.relayout(
        wider.tree, LayoutNodeID(0), changed: [LayoutNodeID(0)], in: LayoutSpace(), lengths: wider.lengths,
        texts: wider.texts)
      return resized.engine.visits
    }
    let sizes = best(max(1, repetitions / 20)) {
      for size in 0..<180 {
        wider.lengths[rootWidth] = .points(320 + Double(size) * 4)
        resized.engine.begin(wider.tree)
        resized.engine.layout(
          wider.tree, LayoutNodeID(0), in: LayoutSpace(), lengths: wider.lengths, texts: wider.texts)
      }
      return resized.engine.visits
    }
    // One leaf in the middle gets another height and its old one again.
    var edited = built
    var leaf = source.nodes.count / 2
    while source.nodes[leaf].childCount > 0 { leaf += 1 }
    let node = LayoutNodeID(leaf)
    let plain = edited.tree.style(of: node)
    var style = edited.tree.styles[plain]
    style.height = edited.lengths.points(15)
    let other = edited.tree.styles.add(style)
    var changed = Fresh(edited)
    var isOther = false
    let oneLeaf = best(max(repetitions, 100)) {
      isOther.toggle()
      edited.tree.setStyle(isOther ? other : plain, of: node)
      changed.engine.relayout(
        edited.tree, LayoutNodeID(0), changed: [node], in: LayoutSpace(), lengths: edited.lengths, texts: edited.texts)
      return changed.engine.visits
    }
    func nanoseconds(_ seconds: Double) -> String { "\(Int((seconds / count * 1e9).rounded()))" }
    func micro(_ seconds: Double) -> String { "\((seconds * 1e8).rounded() / 100)" }
    print(
      "build=\(nanoseconds(build)) fresh=\(nanoseconds(layout)) whole=\(nanoseconds(whole)) "
        + "relayout=\(nanoseconds(relayout)) sizes180=\(nanoseconds(sizes / 180)) leaf_us=\(micro(oneLeaf)) "
        + "nothing_us=\(micro(nothing)) visits=\((visits * 100).rounded() / 100) "
        + "texts=\((measured * 100).rounded() / 100) nodes=\(source.nodes.count)")
  }

  /// The best processor time of some runs in seconds. What the work returns keeps the compiler from leaving it out.
  static func best(_ repetitions: Int, _ work: () -> Int) -> Double {
    var best = Double.infinity
    var sum = 0
    for _ in 0..<max(repetitions, 1) {
      let start = time()
      sum &+= work()
      best = min(best, time() - start)
    }
    if sum == Int.min { print("") }
    return best
  }

  static func time() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }

  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      print("can't read \(path)")
      exit(2)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "wb") else { exit(2) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
  }
}
