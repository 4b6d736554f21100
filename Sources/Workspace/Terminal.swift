#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What standard output or standard error is connected to.
public struct Terminal: Sendable {
  /// Whether a person reads it.
  public let isTerminal: Bool
  /// Its columns; nothing where it isn't a terminal or doesn't tell.
  public let width: Int?

  public static var output: Terminal { Terminal(1) }
  public static var error: Terminal { Terminal(2) }

  private init(_ descriptor: Int32) {
    isTerminal = isatty(descriptor) == 1
    var size = winsize()
    if isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      width = Int(size.ws_col)
    } else {
      width = nil
    }
  }

  /// Whether to use colour: as the option says, else only on a terminal that understands it and where `NO_COLOR` is not set
  /// (no-color.org: any value but the empty one).
  public func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let no = environmentVariable("NO_COLOR"), !no.isEmpty { return false }
      return isTerminal && environmentVariable("TERM") != "dumb"
    }
  }
}

/// `--color`
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}
