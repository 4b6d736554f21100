import Foundation
import Testing

/// What a run of `bandc` said and how it ended.
struct Run {
  var status: Int32
  var output: String
  var error: String
}

/// Where `bandc` is built: beside the tests.
private let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appendingPathComponent("bandc").path

/// Runs `bandc`.
///
/// - Parameters:
///   - arguments: what stands behind `bandc`.
///   - input: standard input.
///   - folder: where it runs.
func bandc(_ arguments: [String], input: String = "", in folder: String? = nil) throws -> Run {
  try run(tool, arguments, input: input, in: folder)
}

/// Runs a script of the shell, in which `$BANDC` is the tool.
func shell(_ script: String, input: String = "", in folder: String? = nil) throws -> Run {
  try run("/bin/sh", ["-c", script], input: input, in: folder)
}

private func run(_ path: String, _ arguments: [String], input: String, in folder: String?) throws -> Run {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.environment = ProcessInfo.processInfo.environment.merging(["BANDC": tool]) { $1 }
  // Files instead of pipes: nothing can fill up and block.
  let place = try TemporaryFolder()
  try place.write("in", input)
  for name in ["out", "err"] { try place.write(name, "") }
  process.standardInput = FileHandle(forReadingAtPath: place("in"))
  process.standardOutput = FileHandle(forWritingAtPath: place("out"))
  process.standardError = FileHandle(forWritingAtPath: place("err"))
  try process.run()
  process.waitUntilExit()
  return Run(
    status: process.terminationStatus, output: place.read("out") ?? "", error: place.read("err") ?? "")
}
