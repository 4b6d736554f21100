#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as text: no file is looked at.
public enum Paths {
  /// The parts of a path joined, with `.` and empty parts gone and `..` taken back where something stands before it.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// What stands before the last `/`: `.` where there is none.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands behind the last `/`.
  public static func lastPart(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  public static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || folder == "." || folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path from the current folder on, whatever it was given as; links stay as they are.
  public static func absolute(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? normalized(path) : normalized("\(currentFolder())/\(path)")
  }

  /// How messages and reports call a file: relative to the current folder, so that they are the same on every machine.
  public static func displayed(_ path: String) -> String {
    if path.utf8.first != UInt8(ascii: "/") { return normalized(path) }
    return relative(normalized(path), to: normalized(currentFolder()))
  }

  /// A path from one absolute folder to an absolute path.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var common = 0
    while common < target.count, common < base.count, target[common] == base[common] { common += 1 }
    let parts = [Substring](repeating: "..", count: base.count - common) + target[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
