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
    report("lexing", text, "tokens", wanted: "300 MB/s") { lex(text).count }
    report("parsing", text, "messages", wanted: "") {
      var names = NameTable()
      return parse(text, file: FileID(0), names: &names).diagnostics.count
    }
    report("parsing and checking", text, "messages", wanted: "30 MB/s") {
      compile(text, from: NoSources()).diagnostics.count
    }
  }

  /// Prints the best speed of five runs, in time of the processor: another process does not count.
  ///
  /// - Parameter work: returns what it made of the text, which keeps the compiler from leaving it out.
  private static func report(_ label: String, _ text: SourceText, _ unit: String, wanted: String, _ work: () -> Int) {
    var best = Double.infinity
    var made = 0
    for _ in 0..<5 {
      let start = processorSeconds()
      made = work()
      best = min(best, processorSeconds() - start)
    }
    let speed = Int(Double(text.bytes.count) / 1e6 / best)
    print("\(label), \(text.bytes.count / 1_000_000) MB (\(made) \(unit))\t\(speed) MB/s\t\(wanted)")
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
