import BandOutput

/// Standard output or standard error as a sink. What is written goes out at once: the writers gather bytes themselves.
public struct StandardStream: ByteSink, Sendable {
  private let descriptor: Int32
  private let name: String

  public static let output = StandardStream(descriptor: 1, name: "standard output")
  public static let error = StandardStream(descriptor: 2, name: "standard error")

  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    let code = writeAll(bytes, to: descriptor)
    if code != 0 { throw FileFailure("write to", name, code: code) }
  }

  public func write(_ text: String) throws(FileFailure) { try write(Array(text.utf8)) }
}
