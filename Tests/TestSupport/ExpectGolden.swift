import Foundation
import Testing

/// Expects that a text is what the file of that name in `Golden/`, beside the test, holds.
///
/// `UPDATE_GOLDEN=1 swift test` writes the files anew; the diff is the review. Where `CI` is set nothing is written
/// and a missing file fails.
public func expectGolden(
  _ text: String, _ name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  let environment = ProcessInfo.processInfo.environment
  if environment["UPDATE_GOLDEN"] == "1", environment["CI"] == nil {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return
  }
  guard let data = FileManager.default.contents(atPath: url.path) else {
    Issue.record("Golden/\(name) is missing: UPDATE_GOLDEN=1 swift test writes it", sourceLocation: sourceLocation)
    return
  }
  let wanted = String(decoding: data, as: UTF8.self)
  if wanted != text {
    Issue.record("\(firstDifference(wanted, text, name: name))", sourceLocation: sourceLocation)
  }
}

/// The first line in which two texts differ, for a failure that one can read.
private func firstDifference(_ wanted: String, _ found: String, name: String) -> String {
  let wantedLines = wanted.split(separator: "\n", omittingEmptySubsequences: false)
  let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(wantedLines.count, foundLines.count) {
    let wantedLine = index < wantedLines.count ? String(wantedLines[index]) : "(end)"
    let foundLine = index < foundLines.count ? String(foundLines[index]) : "(end)"
    if wantedLine != foundLine {
      return "differs from Golden/\(name) at line \(index + 1):\n- \(wantedLine)\n+ \(foundLine)"
    }
  }
  return "differs from Golden/\(name) in its bytes"
}
