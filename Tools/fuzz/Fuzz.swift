import BandChecker
import BandDiagnostics
import BandLang
import BandOutput
import BandSyntax
import Glibc

/// The number of the input that is being worked on; read by the signal handler.
nonisolated(unsafe) private var current: UInt64 = 0

/// Gives the compiler broken inputs and reports each on which it crashes or takes more than a second.
///
///     fuzz run START COUNT FILE…   works on the inputs of these numbers, made from the files
///     fuzz show NUMBER FILE…       writes one input to standard output
@main struct Fuzz {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "run" where arguments.count > 3:
      guard let start = UInt64(arguments[1]), let count = UInt64(arguments[2]) else { usage() }
      run(Mutation(sources: arguments[3...].compactMap(contents)), start..<start + count)
    case "show" where arguments.count > 2:
      guard let number = UInt64(arguments[1]) else { usage() }
      let bytes = Mutation(sources: arguments[2...].compactMap(contents)).input(number)
      bytes.withUnsafeBytes { _ = write(1, $0.baseAddress, $0.count) }
    default: usage()
    }
  }

  private static func run(_ mutation: Mutation, _ numbers: Range<UInt64>) {
    catchSignals()
    var catalogue = CatalogueProfiles()
    var slow = 0
    for number in numbers {
      current = number
      let input = mutation.input(number)
      alarm(5)
      let time = ContinuousClock().measure { compile(input, &catalogue) }
      alarm(0)
      if time > .seconds(1) {
        complain("input \(number): took \(time)\n")
        slow += 1
      }
    }
    exit(slow == 0 ? 0 : 1)
  }

  /// Compiles an input for one device, whatever it names as targets.
  private static func compile(_ input: [UInt8], _ catalogue: inout CatalogueProfiles) {
    var options = CompileOptions()
    options.overrides.devices = ["iPhone 16 Pro"]
    let compilation = BandLang.compile(SourceText(name: "fuzz.band", bytes: input), from: NoSources(), options: options)
    var text = DiagnosticTextWriter(DiagnosticTextOptions(width: 80))
    var output: [UInt8] = []
    for diagnostic in compilation.diagnostics { text.append(diagnostic, in: compilation.sources, to: &output) }
    for screen in compilation.screenNames.indices {
      var writer: DocumentWriter<ByteBuffer>? = DocumentWriter(to: ByteBuffer())
      let (result, _) = compilation.compileScreen(
        screen, from: NoSources(), options: options, catalogue: &catalogue, writingTo: &writer)
      for diagnostic in result.diagnostics { text.append(diagnostic, in: compilation.sources, to: &output) }
    }
  }

  /// Tells the input's number before the process ends; on a stack of its own, since the other one may be full.
  private static func catchSignals() {
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGALRM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        let what = signal == SIGALRM ? "does not end" : "crashes with signal \(signal)"
        complain("input \(current): \(what)\n")
        _exit(1)
      }
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, nil)
    }
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func usage() -> Never {
    complain("usage: fuzz run START COUNT FILE… | fuzz show NUMBER FILE…\n")
    exit(2)
  }
}

/// Writes to standard error, from a signal handler too.
private func complain(_ message: String) {
  var message = message
  message.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}
