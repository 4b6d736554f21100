#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One source that a run compiles.
public struct Input: Sendable, Equatable {
  /// Where it is read; `-` for standard input.
  public var path: String
  /// What messages and reports call it.
  public var name: String
  /// For a file that was found in a folder that the user named: the folder that it is in, from there on; "" for any other.
  public var subfolder: String

  public init(path: String, name: String, subfolder: String = "") {
    self.path = path
    self.name = name
    self.subfolder = subfolder
  }

  public var isStandardInput: Bool { path == "-" }
}

/// The name of the file that sets up a project.
public let projectFileName = "project.band"

/// The sources that arguments stand for: files as they are, of folders every `.band` file in them and in theirs, sorted by
/// path.
///
/// - Parameter withProjects: whether a `project.band` in a folder counts; a compilation reads it for what it sets up, and it is no
///   source of its own there.
public func inputs(of arguments: [String], withProjects: Bool = false) throws(FileFailure) -> [Input] {
  var found: [Input] = []
  var known: Set<String> = []
  for argument in arguments {
    if argument == "-" {
      if known.insert("-").inserted { found.append(Input(path: "-", name: "<stdin>")) }
      continue
    }
    switch FileKind(of: argument) {
    case .nothing:
      var status = stat()
      let isLink = lstat(argument, &status) == 0
      throw FileFailure(
        "read", argument, isLink ? "it is a link that leads nowhere" : "no such file or folder", kind: .missing)
    case .file where !argument.hasSuffix(".band"):
      throw FileFailure("read", argument, "it does not end in .band")
    case .other:
      // `/dev/fd/63`: a pipe has no place in the project.
      if known.insert(argument).inserted { found.append(Input(path: argument, name: argument)) }
    case .file:
      let name = Paths.displayed(argument)
      if known.insert(name).inserted { found.append(Input(path: argument, name: name)) }
    case .folder:
      let files = try bandFiles(in: argument, withProjects: withProjects)
      if files.isEmpty { throw FileFailure("read", argument, "there is no .band file in this folder") }
      for file in files {
        let path = Paths.join(argument, file)
        let name = Paths.displayed(path)
        let subfolder = Paths.folder(of: file)
        if known.insert(name).inserted {
          found.append(Input(path: path, name: name, subfolder: subfolder == "." ? "" : subfolder))
        }
      }
    }
  }
  return found
}

/// The `.band` files in a folder and the folders in it, as paths from there, sorted by their bytes.
///
/// Hidden folders and links to folders are left out, so the walk ends.
func bandFiles(in folder: String, withProjects: Bool) throws(FileFailure) -> [String] {
  var files: [String] = []
  var open = [""]
  while let next = open.popLast() {
    for name in try names(in: next.isEmpty ? folder : Paths.join(folder, next)) where !name.hasPrefix(".") {
      let path = next.isEmpty ? name : "\(next)/\(name)"
      var status = stat()
      guard lstat(Paths.join(folder, path), &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR {
        open.append(path)
      } else if name.hasSuffix(".band"), withProjects || name != projectFileName,
        kind == S_IFREG || kind == S_IFLNK && FileKind(of: Paths.join(folder, path)) != .folder
      {
        // A link that leads nowhere is a source that can't be read, and said so; left out, it would count as checked.
        files.append(path)
      }
    }
  }
  return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The names of the sources in a folder and of the folders in it, hidden ones aside, in order; none where it can't be read.
public func sourceNames(in folder: String) -> [String] {
  let all = (try? names(in: folder)) ?? []
  return all.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".band") || FileKind(of: Paths.join(folder, $0)) == .folder) }
    .sorted()
}

/// The names in a folder, in no order, without `.` and `..`.
func names(in folder: String) throws(FileFailure) -> [String] {
  guard let stream = opendir(folder) else { throw FileFailure("list", folder, code: errno) }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// The project file that holds for a source: the nearest one upward from the folder that it is in.
///
/// - Parameter path: of the source; `-` begins in the current folder.
/// - Returns: the path of the project file; nothing where there is none.
public func projectFile(for path: String) -> String? {
  let start = path == "-" ? "." : Paths.folder(of: path)
  var folder = Paths.absolute(start)
  while true {
    let candidate = Paths.join(folder, projectFileName)
    if FileKind(of: candidate) == .file { return Paths.displayed(candidate) }
    if folder == "/" { return nil }
    folder = Paths.folder(of: folder)
  }
}
