import BandChecker
import BandSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder to which the paths of a compilation are relative, and the only one from which it reads.
///
/// It is the folder of the project file. Without one it is the current folder, or where the source is not in that, the source's own.
public struct ProjectFolder: Sendable {
  /// Absolute.
  public let path: String
  /// The source's path from there on.
  public let main: String
  /// The project file's path; nothing where there is none.
  public let projectFile: String?
  /// `path` with all links followed.
  private let real: String
  /// What the source is called where its path says nothing: `<stdin>`.
  private let mainName: String

  public init(of input: Input) {
    let source = input.isStandardInput ? Paths.join(Paths.currentFolder(), "-") : Paths.absolute(input.path)
    let folder = Paths.folder(of: source)
    mainName = input.name
    if let project = BandWorkspace.projectFile(for: input.path) {
      projectFile = project
      path = Paths.folder(of: Paths.absolute(project))
    } else {
      projectFile = nil
      let current = Paths.normalized(Paths.currentFolder())
      path = folder == current || folder.hasPrefix(current == "/" ? "/" : current + "/") ? current : folder
    }
    main = Paths.relative(source, to: path)
    real = Self.followingLinks(path) ?? path
  }

  /// What messages call a file of the project.
  func displayed(_ relative: String) -> String {
    relative == main ? mainName : Paths.displayed(absolute(relative))
  }

  func absolute(_ relative: String) -> String { path == "/" ? "/" + relative : "\(path)/\(relative)" }

  /// The absolute path of a file of the project with links followed; nothing where it isn't there or a link leads out of the folder.
  fileprivate func resolved(_ relative: String) -> (path: String?, isOutside: Bool) {
    guard let found = Self.followingLinks(absolute(relative)) else { return (nil, false) }
    let isInside = found.hasPrefix(real == "/" ? "/" : real + "/")
    return isInside ? (found, false) : (nil, true)
  }

  private static func followingLinks(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

/// Reads what the sources of a project import, and the pictures that they show.
public struct FileProvider: SourceProvider, Sendable {
  private let folder: ProjectFolder
  /// Bytes that stand for those on the disk, by path: what `bandc fix` has changed and not written yet.
  public var overlay: [String: [UInt8]] = [:]

  public init(_ folder: ProjectFolder) { self.folder = folder }

  public func source(at path: String) -> SourceReading { file(at: path, limit: greatestSourceSize) }

  public func file(at path: String, limit: Int) -> SourceReading {
    if let bytes = overlay[path] { return .found(bytes) }
    let (resolved, isOutside) = folder.resolved(path)
    guard let resolved else { return isOutside ? .outsideRoot : .missing }
    // A pipe that nobody writes to would be waited for without end.
    if FileKind(of: resolved) == .other { return .unreadable("it is a pipe or a device") }
    do throws(FileFailure) {
      return .found(try readFile(resolved, limit: limit))
    } catch {
      switch error.kind {
      case .missing: return .missing
      case .tooLarge: return .tooLarge
      case .closedPipe, .other: return .unreadable(error.reason)
      }
    }
  }

  public func imageHeader(at path: String) -> [UInt8]? {
    guard let resolved = folder.resolved(path).path, FileKind(of: resolved) == .file else { return nil }
    // Nearly every header is in the first 64 KiB. A JPEG's stands behind its profile, which may have 16 MiB.
    var count = 1 << 16
    while true {
      guard let bytes = try? readBeginning(of: resolved, count: count) else { return nil }
      let isCut = bytes.count == count && count < 1 << 24
      guard isCut, case .damaged = readImageSize(of: bytes, named: "") else { return bytes }
      count <<= 4
    }
  }

  public func names(in subfolder: String) -> [String] {
    guard let path = subfolder.isEmpty ? folder.path : folder.resolved(subfolder).path else { return [] }
    return ((try? BandWorkspace.names(in: path)) ?? []).sorted()
  }

  public func sources(near path: String) -> [String] {
    let subfolder = Paths.folder(of: path)
    guard let names = try? BandWorkspace.names(in: subfolder == "." ? folder.path : folder.absolute(subfolder)) else {
      return []
    }
    return names.filter { $0.hasSuffix(".band") }.sorted().map { Paths.join(subfolder, $0) }
  }
}
