import BandConformanceKit
import BandLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `layout-conformance FILE.jsonl… [--list-failures] [--recorded] [--only TAG] [--skip TAG]`: lays out style trees and compares
/// every box with a browser's. With `--random COUNT` it lays out random trees instead and checks what has to hold of any.
@main
struct Main {
  static let usage = """
    usage: layout-conformance FILE.jsonl… [--list-failures] [--recorded] [--only TAG]… [--skip TAG]…
           layout-conformance --random COUNT [--from SEED]

      --list-failures  say for each case that fails which boxes are off
      --recorded       lay each case out with recorded numbers too: the same boxes to the bit, and no branch that isn't logged
      --only TAG       run the cases with this tag and no others, also where the tag is skipped by default
      --skip TAG       skip the cases with this tag too
      --random COUNT   lay out so many random trees: each has to end with finite coordinates, the same fresh and partly anew
      --from SEED      the number of the first random tree
    """

  static func main() {
    var files: [String] = []
    var only: [String] = []
    var skip = ConformanceTags.leftOut
    var listsFailures = false
    var records = false
    var randomTrees: Int?
    var firstSeed = 0
    var arguments = CommandLine.arguments.dropFirst().makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--list-failures": listsFailures = true
      case "--recorded": records = true
      case "--only", "--skip":
        guard let tag = arguments.next() else { fail("\(argument) needs a tag\n\(usage)") }
        if argument == "--only" { only.append(tag) } else { skip.append(tag) }
      case "--random", "--from":
        guard let number = arguments.next().flatMap({ Int($0) }), number >= 0 else {
          fail("\(argument) needs a number\n\(usage)")
        }
        if argument == "--random" { randomTrees = number } else { firstSeed = number }
      case "--help", "-h":
        print(usage)
        return
      default:
        if argument.hasPrefix("-") { fail("unknown option '\(argument)'\n\(usage)") }
        files.append(argument)
      }
    }
    if let randomTrees {
      layOutRandomTrees(randomTrees, from: firstSeed)
      return
    }
    if files.isEmpty { fail(usage) }
    skip.removeAll { only.contains($0) }
    print("skipped tags: \(skip.sorted().joined(separator: ", "))")
    var passed = 0
    var failed = 0
    var skipped = 0
    var engine = LayoutEngine<Double>()
    var audit = RecordedAudit()
    for file in files {
      guard let bytes = read(file) else { fail("can't read '\(file)'") }
      let (cases, unreadable) = ConformanceCase.read(bytes)
      if unreadable > 0 { fail("\(unreadable) lines of '\(file)' aren't cases") }
      var counts = (passed: 0, failed: 0, skipped: 0)
      for one in cases {
        let isWanted = only.isEmpty || one.needs.contains { only.contains($0) }
        if !isWanted || one.needs.contains(where: { skip.contains($0) }) {
          counts.skipped += 1
          continue
        }
        var result = ConformanceTree(one).run(&engine)
        if records, let fault = audit.fault(in: one) { result.faults.append("recorded: \(fault)") }
        if result.faults.isEmpty {
          counts.passed += 1
          continue
        }
        counts.failed += 1
        if listsFailures {
          print("\(one.name) [\(one.needs.joined(separator: " "))]")
          for fault in result.faults { print("  \(fault)") }
        }
      }
      print("\(file): \(counts.passed) passed, \(counts.failed) failed, \(counts.skipped) skipped")
      passed += counts.passed
      failed += counts.failed
      skipped += counts.skipped
    }
    print("\(passed) passed, \(failed) failed, \(skipped) skipped")
    if records { print("recorded: \(audit.decisions) decisions, \(audit.comparisons) layouts with other lengths") }
    if failed > 0 { exit(1) }
  }

  static func layOutRandomTrees(_ count: Int, from first: Int) {
    var trees = RandomTrees()
    var faults = 0
    for seed in first..<(first + count) {
      if let fault = trees.fault(seed: seed) {
        print("tree \(seed): \(fault)")
        faults += 1
      }
    }
    let visits = (trees.mostVisits * 10).rounded() / 10
    print("\(count) random trees from \(first), \(faults) faults, at most \(visits) visits a box")
    if faults > 0 { exit(1) }
  }

  static func fail(_ message: String) -> Never {
    let line = Array("layout-conformance: \(message)\n".utf8)
    _ = write(2, line, line.count)
    exit(2)
  }

  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return ferror(file) == 0 ? bytes : nil
  }
}
