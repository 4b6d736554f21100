import BandChecker
import BandDiagnostics
import BandLang
import BandParser
import BandSyntax
import Glibc

/// Times the phases that read a source, on one core, and prints a row for each: what, MB/s, what we want.
@main struct Throughput {
  static func main() {
    guard CommandLine.arguments.count == 2, let bytes = contents(of: CommandLine.arguments[1]) else {
      print("usage: throughput FILE.band")
      exit(2)
    }
    let text = SourceText(name: "corpus.band", bytes: bytes)
    report("lexing", text, wanted: "300 MB/s") { lex(text).count }
    report("parsing", text, wanted: "") {
      var names = NameTable()
      return parse(text, file: FileID(0), names: &names).diagnostics.count
    }
    report("parsing and checking", text, wanted: "30 MB/s") {
      compile(text, from: NoSources()).diagnostics.count
    }
  }

  /// Prints the best speed of five runs. What the work returns keeps the compiler from leaving it out.
  private static func report(_ label: String, _ text: SourceText, wanted: String, _ work: () -> Int) {
    var best = Duration.seconds(1_000_000)
    var sum = 0
    for _ in 0..<5 {
      best = min(best, ContinuousClock().measure { sum &+= work() })
    }
    let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
    let speed = Int(Double(text.bytes.count) / 1e6 / seconds)
    print("\(label), \(text.bytes.count / 1_000_000) MB\t\(speed) MB/s\t\(wanted)")
    if sum == .min { print() }
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
