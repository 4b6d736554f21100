#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What went wrong with a file, for the one message that says so.
public struct FileFailure: Error, Sendable, Equatable {
  /// What a caller may want to tell apart.
  public enum Kind: Sendable {
    /// The path leads to nothing.
    case missing
    /// The reader at the other end of a pipe has gone; then there is nobody to tell.
    case closedPipe
    case tooLarge
    case other
  }

  /// What was tried: `read`, `write`, `list`.
  public var operation: String
  /// The path as the user knows it.
  public var path: String
  /// Why it failed, in words: `no such file or directory`.
  public var reason: String
  public var kind: Kind

  public init(_ operation: String, _ path: String, _ reason: String, kind: Kind = .other) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.kind = kind
  }

  /// The failure that `errno` tells of.
  init(_ operation: String, _ path: String, code: Int32) {
    let kind: Kind =
      switch code {
      case EPIPE: .closedPipe
      case ENOENT, ENOTDIR: .missing
      default: .other
      }
    self.init(operation, path, systemMessage(code), kind: kind)
  }

  public var message: String { "cannot \(operation) '\(path)': \(reason)" }
}

/// The system's words for an error, in lower case as our messages are.
private func systemMessage(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  var message = String(cString: text)
  if let first = message.unicodeScalars.first, first.properties.isUppercase {
    message = first.properties.lowercaseMapping + String(message.unicodeScalars.dropFirst())
  }
  return message
}

/// Repeats a system call that a signal interrupted.
func retrying(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// What a path leads to.
public enum FileKind: Sendable {
  case file, folder
  /// A pipe, a terminal, a device.
  case other
  case nothing

  /// - Parameter path: relative to the current folder, or absolute; links are followed.
  public init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// Sets up the process: a closed pipe and a limit on the size of files are failures of a write, not the end of the process.
public func ignoreWriteSignals() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}

/// The value of a variable of the environment.
public func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  return String(cString: value)
}

/// How many processors the process may use; one at least.
public func processorCount() -> Int {
  // What a container or `taskset` allows; elsewhere, and where it can't be read, what the machine has.
  if let status = try? readFile("/proc/self/status") {
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n") where line.hasPrefix("Cpus_allowed:") {
      let mask = line.dropFirst("Cpus_allowed:".count)
      let count = mask.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
      if count > 0 { return count }
    }
  }
  return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Ends the process at once.
public func endProcess(_ status: Int32) -> Never { exit(status) }
