import Foundation

/// `text-conformance FILE… [--list-failures] [--only TAG] [--skip TAG]`: compares the measurer with recorded texts.
@main struct Main {
  static func main() {
    var files: [String] = []
    var only: Set<String> = []
    var skip: Set<String> = []
    var listsFailures = false
    var listsWidths = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--list-failures": listsFailures = true
      case "--list-widths": listsWidths = true
      case "--only": if let tag = arguments.popFirst() { only.insert(tag) }
      case "--skip": if let tag = arguments.popFirst() { skip.insert(tag) }
      case "--metrics":
        let metrics = arguments.popFirst() ?? ""
        if metrics != "embedded" { stop("text-conformance: unknown metrics '\(metrics)'") }
      default:
        if argument.hasPrefix("-") {
          stop("usage: text-conformance FILE… [--metrics embedded] [--list-failures] [--only TAG] [--skip TAG]")
        }
        files.append(argument)
      }
    }
    var run = ConformanceRun(only: only, skip: skip)
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
  }

  /// The records of a file of JSON lines.
  static func readRecords(of file: String) throws -> [TextRecord] {
    let decoder = JSONDecoder()
    let data = try Data(contentsOf: URL(filePath: file))
    return try data.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(TextRecord.self, from: $0) }
  }

  private static func report(_ run: ConformanceRun) {
    for (reason, count) in run.skipped.sorted(by: { $0.key < $1.key }) { print("skipped \(count): \(reason)") }
    for (kind, count) in run.widths.sorted(by: { $0.key < $1.key }) {
      print("widths, \(kind): \(count.passed) within 0.05, \(count.failed) not (\(percent(count.rate)))")
    }
    for (mode, count) in run.counts.sorted(by: { $0.key < $1.key }) {
      print("cases, \(mode): \(count.passed) passed, \(count.failed) failed (\(percent(count.rate)))")
    }
    let total = run.total
    print("\(total.passed) passed, \(total.failed) failed, \(run.skipped.values.reduce(0, +)) skipped")
  }

  private static func percent(_ rate: Double) -> String {
    let hundredths = Int((rate * 10_000).rounded(.down))
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.count < 2 ? "0" + rest : rest) %"
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
