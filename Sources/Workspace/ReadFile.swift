#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The greatest size of a source file, in bytes: 16 MiB (`language.md`, section 10).
public let greatestSourceSize = 16 << 20

/// Reads a whole file.
///
/// - Parameters:
///   - path: relative to the current folder, or absolute.
///   - limit: the greatest size in bytes; a larger file is a failure and is not read.
public func readFile(_ path: String, limit: Int = greatestSourceSize) throws(FileFailure) -> [UInt8] {
  // What is not opened at once, as a pipe without a writer, would wait for ever; reading it then waits as it should.
  let descriptor = Int32(retrying { Int(open(path, O_RDONLY | O_CLOEXEC)) })
  guard descriptor >= 0 else { throw FileFailure("read", path, code: errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileFailure("read", path, code: errno) }
  if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure("read", path, "it is a folder") }
  return try readAll(descriptor, path: path, expected: Int(status.st_size), limit: limit)
}

/// Reads a source that a run was asked to compile.
///
/// Of a file that is too large one byte more is read than a source may have, so that the parser reports it like any other fault of a source.
public func readSource(_ input: Input) throws(FileFailure) -> [UInt8] {
  do throws(FileFailure) {
    return try input.isStandardInput ? readStandardInput() : readFile(input.path)
  } catch {
    if error.kind == .tooLarge { return [UInt8](repeating: UInt8(ascii: " "), count: greatestSourceSize + 1) }
    throw error
  }
}

/// Reads the beginning of a file, `count` bytes at most.
func readBeginning(of path: String, count: Int) throws(FileFailure) -> [UInt8] {
  let descriptor = Int32(retrying { Int(open(path, O_RDONLY | O_CLOEXEC)) })
  guard descriptor >= 0 else { throw FileFailure("read", path, code: errno) }
  defer { close(descriptor) }
  var code: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    filled = 0
    while filled < count {
      let more = retrying { read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled) }
      if more < 0 { code = errno }
      if more <= 0 { break }
      filled += more
    }
  }
  if code != 0 { throw FileFailure("read", path, code: code) }
  return bytes
}

/// Reads standard input to its end.
public func readStandardInput(limit: Int = greatestSourceSize) throws(FileFailure) -> [UInt8] {
  try readAll(0, path: "standard input", expected: 0, limit: limit)
}

private func readAll(_ descriptor: Int32, path: String, expected: Int, limit: Int) throws(FileFailure) -> [UInt8] {
  if expected > limit { throw tooLarge(path, limit) }
  var bytes: [UInt8] = []
  // One byte more than the file has shows its end in the same call.
  var room = max(expected + 1, 1 << 14)
  while true {
    var count = 0
    let start = bytes.count
    bytes.append(
      contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = retrying { read(descriptor, buffer.baseAddress, room) }
        filled = max(0, count)
      })
    if count < 0 { throw FileFailure("read", path, code: errno) }
    if count == 0 { return bytes }
    if bytes.count > limit { throw tooLarge(path, limit) }
    room = max(1 << 14, min(1 << 20, bytes.count - start))
  }
}

private func tooLarge(_ path: String, _ limit: Int) -> FileFailure {
  FileFailure("read", path, "it has more than \(limit >> 20) MiB", kind: .tooLarge)
}
