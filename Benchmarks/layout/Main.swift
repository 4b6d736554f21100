import Glibc

/// The layout benchmark's own side. `make NAME COUNT [fixed] [min0] OUT` and `capture FILE OUT` write tree files; `run FILE REPETITIONS [OUT]`
/// times our engine on one and writes the frames; `repeat FILE build|layout|relayout|whole COUNT` does one thing so often, for counting instructions:
/// `relayout` gives the root another width.
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
      let measured = Measured(tree(words[1]), repetitions: Int(words[2]) ?? 1)
      if words.count > 3 { write(measured.frames, to: words[3]) }
      print(measured.figures)
    case "repeat" where words.count == 4:
      let source = tree(words[1])
      let built = Built(source)
      var sum = 0
      var rewidened = Rewidened(built)
      for turn in 0..<(Int(words[3]) ?? 0) {
        switch words[2] {
        case "build": sum &+= Built(source).tree.count
        case "layout": sum &+= Fresh(built).engine.visits
        case "relayout": sum &+= rewidened.layOut(901 + Double(turn))
        default: sum &+= Fresh(Built(source)).engine.visits
        }
      }
      if sum < 0 { print("") }
    default:
      print("usage: layout-benchmark make|capture|run|repeat …")
      exit(2)
    }
  }

  static func tree(_ path: String) -> StyleTree { StyleTree(text: String(decoding: read(path), as: UTF8.self)) }

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
