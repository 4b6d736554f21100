#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the process with exit code 2 after so many seconds, with a line on standard error.
///
/// The system's alarm does it, so that nothing has to look at a clock; what is half written stays under its other name (`AtomicFile`).
public func endProcess(afterSeconds seconds: Int) {
  _ = signal(SIGALRM) { _ in
    // Only what is safe in a signal handler: one write of a constant, and out.
    let message: StaticString = "bandc: the time that '--timeout' gives is over\n"
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
    _exit(2)
  }
  _ = alarm(UInt32(clamping: seconds))
}
