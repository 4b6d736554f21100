import BandWorkspace

/// The entry: finds the command, reads its arguments, runs it, and turns what it throws into a message and a status.
@main
struct Main {
  static func main() {
    ignoreWriteSignals()
    endProcess(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(Failure) {
      return try runCommand(arguments)
    } catch {
      switch error {
      case .misuse(let message): return fail(message)
      case .file(let failure):
        // Whoever read our output has gone: nothing is left to say.
        return failure.kind == .closedPipe ? .success : fail(failure.message)
      }
    }
  }

  private static func runCommand(_ arguments: [String]) throws(Failure) -> ExitStatus {
    guard let first = arguments.first else { throw .misuse(Usage.missingCommand) }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h":
      try Console.output(Usage.overview)
      return .success
    case "--version", "version":
      try Console.output("bandc \(version)\n")
      return .success
    case "help":
      try Console.output(try help(rest))
      return .success
    default: break
    }
    guard let command = commands.first(where: { $0.name == first }) else { throw .misuse(unknownCommand(first)) }
    let parsed = try parseArguments(rest, of: command)
    if parsed.has("help") {
      try Console.output(Usage.page(of: command))
      return .success
    }
    return try command.run(parsed)
  }

  /// `bandc help`, `bandc help build`, and `bandc help --markdown`, from which `docs/bandc.md` is made.
  private static func help(_ arguments: [String]) throws(Failure) -> String {
    guard let topic = arguments.first else { return Usage.overview }
    if topic == "--markdown" { return Usage.markdown }
    guard let command = commands.first(where: { $0.name == topic }) else { throw .misuse(unknownCommand(topic)) }
    return Usage.page(of: command)
  }

  private static func unknownCommand(_ word: String) -> String {
    if word.hasPrefix("-") {
      return "'\(word)' stands before a command; write 'bandc COMMAND \(word)'\n\(Usage.commandList)"
    }
    if word.hasSuffix(".band") || FileKind(of: word) != .nothing {
      return "'\(word)' is no command; to compile it write 'bandc build \(word)', to check it 'bandc check \(word)'"
    }
    if let meant = nearest(to: word, among: commands.map(\.name)) {
      return "there is no command '\(word)'; did you mean '\(meant)'?"
    }
    return "there is no command '\(word)'\n\(Usage.commandList)"
  }

  private static func fail(_ message: String) -> ExitStatus {
    Console.error("bandc: \(message)\n")
    return .misuse
  }
}
