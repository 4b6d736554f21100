#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line on the terminal that says how far a long run is. Short runs, and those that nobody watches, show nothing.
public struct Progress {
  private let isShown: Bool
  private let total: Int
  private let start: Double
  private var lastShown = 0.0
  private var isOnScreen = false

  /// - Parameters:
  ///   - total: how many pieces of work there are.
  ///   - isAllowed: false where standard error carries something else.
  public init(total: Int, isAllowed: Bool = true) {
    self.total = total
    isShown = isAllowed && total > 1 && Terminal.error.isTerminal && environmentVariable("TERM") != "dumb"
    start = isShown ? now() : 0
  }

  /// Tells that a number of pieces are done.
  public mutating func show(_ done: Int, _ name: String) {
    guard isShown else { return }
    let time = now()
    // Half a second passes before anything is shown, and a tenth between two changes.
    guard time - start > 0.5, time - lastShown > 0.1 else { return }
    lastShown = time
    isOnScreen = true
    let line = "\r\u{1B}[K\(done) of \(total): \(name.prefix(60))"
    _ = writeAll(Array(line.utf8), to: 2)
  }

  /// Takes the line away, before other output and at the end.
  public mutating func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    _ = writeAll(Array("\r\u{1B}[K".utf8), to: 2)
  }
}

/// Seconds on a clock that never goes back.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
