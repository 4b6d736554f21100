import BandSyntax
import Foundation
import Testing

/// The package's root folder, found upward from a test's own file.
public func packageRoot(from filePath: String = #filePath) -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.path != "/" {
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
    folder = folder.deletingLastPathComponent()
  }
  return folder
}

/// A file that tests read: its path relative to the package's root, with `/`, and its bytes.
public struct TestFile: Sendable, CustomTestStringConvertible {
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public var source: SourceText { SourceText(name: path, bytes: bytes) }
  public var text: String { String(decoding: bytes, as: UTF8.self) }
  public var testDescription: String { path }
}

/// All files with an extension in a folder and the folders in it, sorted by path; none where there is no folder.
///
/// - Parameter folder: relative to the package's root, as `examples` or `Tests/ParserTests/Cases`.
public func files(in folder: String, withExtension ending: String = "band", from filePath: String = #filePath)
  -> [TestFile]
{
  let root = packageRoot(from: filePath)
  let start = root.appendingPathComponent(folder)
  guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
  var found: [TestFile] = []
  for case let path as String in walk where path.hasSuffix(".\(ending)") {
    guard let data = FileManager.default.contents(atPath: start.appendingPathComponent(path).path) else { continue }
    found.append(TestFile(path: "\(folder)/\(path)", bytes: [UInt8](data)))
  }
  return found.sorted { $0.path < $1.path }
}
