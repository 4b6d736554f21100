import BandOutput

/// Where the document of a screen goes. Nothing is opened before the first bytes come, so a screen that gives none leaves all as it was.
public struct DocumentSink: ByteSink, Sendable {
  private var state: State

  private enum State: Sendable {
    case none
    case stream(StandardStream)
    /// A file that is not begun.
    case path(String)
    case file(AtomicFile)
  }

  /// A sink that is never written to.
  static let none = DocumentSink(state: .none)

  static let standardOutput = DocumentSink(state: .stream(.output))

  static func file(_ path: String) -> DocumentSink { DocumentSink(state: .path(path)) }

  public mutating func write(_ bytes: [UInt8]) throws(FileFailure) {
    switch state {
    case .none: break
    case .stream(let stream): try stream.write(bytes)
    case .path(let path):
      try makeFolder(Paths.folder(of: path))
      let file = try AtomicFile(path)
      state = .file(file)
      try file.write(bytes)
    case .file(let file): try file.write(bytes)
    }
  }

  /// The file that was begun, all bytes on the disk; nothing where none was.
  mutating func finished() throws(FileFailure) -> AtomicFile? {
    guard case .file(let file) = state else { return nil }
    state = .none
    try file.finish()
    return file
  }
}

/// Where the documents of a run go.
public enum OutputPlan: Sendable, Equatable {
  /// There are none: sources are only checked.
  case nothing
  case standardOutput
  case file(String)
  /// A file for each screen, in folders as the sources are.
  case folder(String)

  /// What `-o` means: `-` standard output; what is there already says itself what it is; else a `/` at the end or a last part
  /// without a point is a folder.
  public init(argument: String?) {
    guard let argument, argument != "-" else {
      self = .standardOutput
      return
    }
    switch FileKind(of: argument) {
    case .folder: self = .folder(argument)
    case .file, .other: self = .file(argument)
    case .nothing:
      let isFolder = argument.hasSuffix("/") || !Paths.lastPart(of: argument).contains(".")
      self = isFolder ? .folder(argument) : .file(argument)
    }
  }

  /// Whether it takes one document only.
  public var takesOne: Bool {
    switch self {
    case .standardOutput, .file: true
    case .nothing, .folder: false
    }
  }

  /// The path of what is written of a screen; nothing where it goes to no file.
  func path(for screen: String, of input: Input, _ emission: Emission) -> String? {
    switch self {
    case .nothing, .standardOutput: nil
    case .file(let path): path
    case .folder: folder(for: screen, of: input).map { "\($0).\(emission.fileExtension)" }
    }
  }

  /// The folder of a screen's pictures; nothing where there is no folder.
  func folder(for screen: String, of input: Input) -> String? {
    guard case .folder(let folder) = self else { return nil }
    return Paths.join(input.subfolder.isEmpty ? folder : Paths.join(folder, input.subfolder), screen)
  }

  func sink(for screen: String, of input: Input, _ emission: Emission) -> DocumentSink {
    switch self {
    case .nothing: .none
    case .standardOutput: .standardOutput
    case .file, .folder: path(for: screen, of: input, emission).map { .file($0) } ?? .none
    }
  }
}
