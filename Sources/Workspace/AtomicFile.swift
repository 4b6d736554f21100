import BandOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that appears whole or not at all.
///
/// The bytes go to a file of another name in the same folder; `commit` makes sure that they are on the disk and then renames it.
/// Until then, and after any failure, what was there before is as it was. What can't be replaced (a pipe, a terminal, `/dev/full`) is written
/// directly. What is neither committed nor discarded is discarded when the last reference to it goes.
///
/// One thread at a time may use it.
public final class AtomicFile: ByteSink, @unchecked Sendable {
  /// The path as the user knows it.
  private let path: String
  /// Where the bytes go until they are complete; nothing where they go to their place directly.
  private var temporary: String?
  /// The place: `path` with links followed.
  private var target: String
  private var descriptor: Int32

  /// Begins a file. The folder that it is in is not made.
  public init(_ path: String) throws(FileFailure) {
    self.path = path
    target = path
    temporary = nil
    descriptor = -1
    if let standard = Self.standardStream(path) {
      descriptor = Int32(retrying { Int(dup(standard)) })
      if descriptor < 0 { throw FileFailure("write", path, code: errno) }
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw FileFailure("write", path, "it is a folder")
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      descriptor = Int32(retrying { Int(open(path, O_WRONLY | O_CLOEXEC)) })
      if descriptor < 0 { throw FileFailure("write", path, code: errno) }
      return
    }
    // Whoever took away the right to write this file did not mean that it should be replaced.
    if exists, access(path, W_OK) != 0 { throw FileFailure("write", path, code: errno) }
    if exists { target = Self.followingLinks(path) }
    let folder = Paths.folder(of: target)
    var attempt = 0
    while true {
      let name = Paths.join(folder, ".bandc-\(getpid())-\(Self.nextNumber())")
      let mode: mode_t = exists ? status.st_mode & 0o7777 : 0o666
      descriptor = Int32(retrying { Int(open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)) })
      if descriptor >= 0 {
        temporary = name
        // Modes of a new file are cut by the mask; a file that is replaced keeps its own.
        if exists { fchmod(descriptor, mode) }
        return
      }
      attempt += 1
      if errno != EEXIST || attempt > 100 { throw FileFailure("write", path, code: errno) }
    }
  }

  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    let code = writeAll(bytes, to: descriptor)
    if code != 0 { throw FileFailure("write", path, code: code) }
  }

  /// Makes sure that all bytes are on the disk; what is left is to put the file in its place.
  public func finish() throws(FileFailure) {
    if descriptor < 0 { return }
    var code: Int32 = 0
    // Some file systems tell of a full disk only here.
    if temporary != nil, retrying({ Int(fsync(descriptor)) }) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
    if close(descriptor) != 0, errno != EINTR, code == 0 { code = errno }
    descriptor = -1
    if code != 0 {
      discard()
      throw FileFailure("write", path, code: code)
    }
  }

  /// Puts the file in its place. After a failure the place is as it was.
  public func commit() throws(FileFailure) {
    try finish()
    guard let temporary else { return }
    let code = rename(temporary, target) == 0 ? 0 : errno
    if code != 0 { unlink(temporary) }
    self.temporary = nil
    if code != 0 { throw FileFailure("write", path, code: code) }
  }

  /// Forgets the file.
  public func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporary { unlink(temporary) }
    temporary = nil
  }

  deinit { discard() }

  /// Standard output and error under their names as files: the process has them open already.
  private static func standardStream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": 1
    case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2": 2
    default: nil
    }
  }

  private static func followingLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func nextNumber() -> Int { temporaryNumbers.next() }
}

/// Writes a whole file as `AtomicFile` does.
public func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
  let file = try AtomicFile(path)
  try file.write(bytes)
  try file.commit()
}

/// Makes a folder and those that it is in.
public func makeFolder(_ path: String) throws(FileFailure) {
  if FileKind(of: path) == .folder { return }
  let parent = Paths.folder(of: path)
  if parent != path, parent != ".", FileKind(of: parent) == .nothing { try makeFolder(parent) }
  if mkdir(path, 0o777) == 0 { return }
  let code = errno
  if code == EEXIST, FileKind(of: path) == .folder { return }
  // What is there is no folder.
  throw FileFailure("make the folder", path, code: code == EEXIST ? ENOTDIR : code)
}

/// Writes bytes to a descriptor; returns 0, or what `errno` says.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { buffer in
    var start = 0
    while start < buffer.count {
      let count = retrying { write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start) }
      if count < 0 { return errno }
      if count == 0 { return ENOSPC }
      start += count
    }
    return 0
  }
}
