import Foundation

private let usage = """
  usage: text-conformance FILE… [--metrics embedded] [--list-failures] [--list-widths] [--only TAG] [--skip TAG]
           [--require PERCENT] [--intervals]
         text-conformance --fuzz COUNT FONT…
  """

/// Compares the measurer with recorded texts, or tries the font reader with broken fonts.
///
/// It reads the fonts that the records name where they are installed; with `--metrics embedded` it takes the built-in advances.
@main struct Main {
  static func main() {
    var files: [String] = []
    var only: Set<String> = []
    var skip: Set<String> = []
    var listsFailures = false
    var listsWidths = false
    var usesFontFiles = true
    var judgesIntervals = false
    var mutations: Int?
    var required = 0.0
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--list-failures": listsFailures = true
      case "--list-widths": listsWidths = true
      case "--intervals": judgesIntervals = true
      case "--only": if let tag = arguments.popFirst() { only.insert(tag) }
      case "--skip": if let tag = arguments.popFirst() { skip.insert(tag) }
      case "--fuzz": mutations = arguments.popFirst().flatMap { Int($0) } ?? 0
      case "--require":
        guard let percent = arguments.popFirst().flatMap({ Double($0) }) else { stop(usage) }
        required = percent
      case "--metrics":
        guard arguments.popFirst() == "embedded" else { stop(usage) }
        usesFontFiles = false
      case "--help":
        print(usage)
        return
      default:
        if argument.hasPrefix("-") { stop(usage) }
        files.append(argument)
      }
    }
    if files.isEmpty { stop(usage) }
    if let mutations { return fuzz(files, count: mutations) }
    let fontFile: ((String) -> [UInt8]?)? = usesFontFiles ? { readInstalledFont($0) } : nil
    var run = ConformanceRun(only: only, skip: skip, judgesIntervals: judgesIntervals, fontFile: fontFile)
    for file in files {
      do {
        for record in try readRecords(of: file) { run.run(record) }
      } catch {
        stop("text-conformance: \(file): \(error)")
      }
    }
    if listsFailures { for failure in run.failures { print(failure) } }
    if listsWidths { for width in run.wrongWidths { print(width) } }
    report(run)
    for (mode, count) in run.counts where count.rate * 100 < required {
      stop("text-conformance: \(percent(count.rate)) of mode '\(mode)' passed, less than \(required) %", status: 1)
    }
  }

  /// The bytes of a font of that file name among the system's fonts.
  private static func readInstalledFont(_ name: String) -> [UInt8]? {
    for folder in ["/usr/share/fonts", "/usr/local/share/fonts"] {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let path as String in files where path.hasSuffix("/" + name) {
        return FileManager.default.contents(atPath: folder + "/" + path).map { [UInt8]($0) }
      }
    }
    return nil
  }

  /// The records of a file of JSON lines.
  private static func readRecords(of file: String) throws -> [TextRecord] {
    let decoder = JSONDecoder()
    let data = try Data(contentsOf: URL(filePath: file))
    return try data.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(TextRecord.self, from: $0) }
  }

  private static func fuzz(_ files: [String], count: Int) {
    var fuzzer = FontFuzzer(seed: 2026)
    for file in files {
      guard let font = FileManager.default.contents(atPath: file) else { stop("text-conformance: no file \(file)") }
      fuzzer.run([UInt8](font), count: count / files.count)
    }
    for (message, count) in fuzzer.refused.sorted(by: { $0.key < $1.key }) { print("refused \(count): \(message)") }
    print("\(fuzzer.read) read, \(fuzzer.refused.values.reduce(0, +)) refused")
  }

  private static func report(_ run: ConformanceRun) {
    for (reason, count) in run.skipped.sorted(by: { $0.key < $1.key }) { print("skipped \(count): \(reason)") }
    for (kind, count) in run.widths.sorted(by: { $0.key < $1.key }) {
      print("widths, \(kind): \(count.passed) within 0.05, \(count.failed) not (\(percent(count.rate)))")
    }
    for (mode, count) in run.counts.sorted(by: { $0.key < $1.key }) {
      print("cases, \(mode): \(count.passed) passed, \(count.failed) failed (\(percent(count.rate)))")
    }
    for (tag, ratio) in run.ratios.sorted(by: { $0.key < $1.key }) where run.judgesIntervals {
      print("recorded widths, \(tag): \(percent(ratio.least)) to \(percent(ratio.greatest)) of the measured ones")
    }
    let total = run.total
    print("\(total.passed) passed, \(total.failed) failed, \(run.skipped.values.reduce(0, +)) skipped")
  }

  private static func percent(_ rate: Double) -> String {
    let hundredths = Int((rate * 10_000).rounded(.down))
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.count < 2 ? "0" + rest : rest) %"
  }

  private static func stop(_ message: String, status: Int32 = 2) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
