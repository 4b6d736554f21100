/// What came of reading a file.
public enum SourceReading: Sendable {
  /// The file's bytes.
  case found([UInt8])
  case missing
  /// The file is not in the project's root, or is reached by a link that leads out of it.
  case outsideRoot
  /// The file has more bytes than the language allows.
  case tooLarge
  /// The system's reason, in lower case: `permission denied`.
  case unreadable(String)
}

/// Where a compilation gets files from: a folder, an editor's buffers, a browser.
///
/// Paths are relative to the project's root, with `/` between names, normalized: no `.`, no `..`, no `/` at either end.
public protocol SourceProvider {
  /// Reads a source file.
  func source(at path: String) -> SourceReading
  /// The first bytes of an image, as far as its size is told; nothing where it can't be read.
  func imageHeader(at path: String) -> [UInt8]?
  /// Reads another file that a source names: a font, a table of metrics, a table of strings.
  ///
  /// - Parameter limit: the greatest size in bytes.
  func file(at path: String, limit: Int) -> SourceReading
  /// The names of files and folders in a folder; may be empty.
  func names(in folder: String) -> [String]
  /// Paths of source files that exist in the folder of a path, to name the one that was meant; may be empty.
  func sources(near path: String) -> [String]
}

extension SourceProvider {
  public func names(in folder: String) -> [String] { [] }
  public func file(at path: String, limit: Int) -> SourceReading { .missing }
  public func sources(near path: String) -> [String] { [] }
}

/// A provider that has nothing: for a source that stands alone.
public struct NoSources: SourceProvider, Sendable {
  public init() {}
  public func source(at path: String) -> SourceReading { .missing }
  public func imageHeader(at path: String) -> [UInt8]? { nil }
}
