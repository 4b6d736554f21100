import BandConformanceKit
import BandTestSupport
import Foundation

/// The cases that tests lay out.
enum Corpus {
  /// Our own random cases, which are in the repository.
  static func fuzz() -> [ConformanceCase] { fixture("flex-fuzz-sample.jsonl") }

  /// The cases of a file among the fixtures.
  static func fixture(_ name: String) -> [ConformanceCase] {
    let file = packageRoot().appendingPathComponent("Tests/LayoutTests/Fixtures/\(name)")
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    return ConformanceCase.read([UInt8](data)).cases
  }

  /// A file of the shared corpus, which lies beside the package; `nil` where it isn't there.
  static func shared(_ name: String) -> [ConformanceCase]? {
    let file = packageRoot().deletingLastPathComponent().appendingPathComponent("shared/conformance/\(name)")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return ConformanceCase.read([UInt8](data)).cases
  }

  /// The cases without a tag that the engine leaves out.
  static func runnable(_ cases: [ConformanceCase]) -> [ConformanceCase] {
    cases.filter { one in !one.needs.contains { ConformanceTags.leftOut.contains($0) } }
  }

  /// So many cases spread over the list: all in an optimised build, a part where code is slow.
  static func some(_ cases: [ConformanceCase], unoptimised count: Int) -> [ConformanceCase] {
    #if DEBUG
      let step = max(1, cases.count / max(count, 1))
      return stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    #else
      return cases
    #endif
  }
}
