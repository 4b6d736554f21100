import BandWorkspace

/// The compiler's version.
let version = "0.1.0"

/// How the process ends.
enum ExitStatus: Int32 {
  /// All is well, warnings aside.
  case success = 0
  /// The sources have errors.
  case errors = 1
  /// The command was misused, or a file can't be read or written.
  case misuse = 2
}

/// What ends a command before its work is done.
enum Failure: Error {
  /// The user asked for what there isn't; the message says what to write instead.
  case misuse(String)
  case file(FileFailure)
}

/// Standard output and standard error for short texts.
enum Console {
  static func output(_ text: String) throws(Failure) {
    try files { () throws(FileFailure) in try StandardStream.output.write(text) }
  }

  static func output(_ bytes: [UInt8]) throws(Failure) {
    try files { () throws(FileFailure) in try StandardStream.output.write(bytes) }
  }

  /// Messages go where they can; there is nowhere to tell of a message that can't be told.
  static func error(_ text: String) { error(Array(text.utf8)) }

  static func error(_ bytes: [UInt8]) { try? StandardStream.error.write(bytes) }
}

/// Runs what touches files.
func files<Result>(_ body: () throws(FileFailure) -> Result) throws(Failure) -> Result {
  do throws(FileFailure) {
    return try body()
  } catch {
    throw .file(error)
  }
}
