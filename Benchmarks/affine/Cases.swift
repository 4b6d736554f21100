import BandChecker
import BandLang
import BandOutput
import BandProver
import BandScreenModel
import BandSyntax
import Synchronization

/// Times the proof of every case of screens, and prints a row for each screen: its name, cases, and milliseconds of all, of the median case
/// and of the longest.
@main struct Cases {
  static let marks = Mutex<[Double]>([])

  static func main() {
    let rounds = 5
    for path in CommandLine.arguments.dropFirst() {
      let source = SourceText(name: "screen.band", bytes: contents(of: path))
      let compilation = compile(source, from: NoSources())
      guard !compilation.screenNames.isEmpty else { continue }
      // The least that each case took in a few rounds.
      var least: [Double] = []
      for _ in 0..<rounds {
        var options = CompileOptions()
        options.proofBudget = ProofRun.standardBudget
        options.afterEachProofCase = { marks.withLock { $0.append(processorSeconds()) } }
        marks.withLock { $0 = [] }
        var catalogue = CatalogueProfiles()
        var writer: DocumentWriter<NoBytes>?
        _ = compilation.compileScreen(0, from: NoSources(), options: options, catalogue: &catalogue, writingTo: &writer)
        let times = marks.withLock { $0 }
        let cases = zip(times.dropFirst(), times).map { ($0 - $1) * 1e3 }
        least = least.isEmpty ? cases : zip(least, cases).map { min($0, $1) }
      }
      guard !least.isEmpty else { continue }
      let sorted = least.sorted()
      let sum = least.reduce(0, +)
      print(
        "\(path)\t\(least.count)\t\(text(sum, 1))\t\(text(sorted[sorted.count / 2], 2))\t\(text(sorted[sorted.count - 1], 2))"
      )
    }
  }
}

/// Takes no bytes.
struct NoBytes: ByteSink {
  mutating func write(_ bytes: [UInt8]) throws(Never) {}
}
