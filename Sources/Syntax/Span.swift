/// A stretch of one file's text, in UTF-8 bytes from its start.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int32
  /// The offset after the last byte.
  public let end: Int32

  @inlinable
  public init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  @inlinable
  public init(_ range: Range<Int>) {
    self.init(start: Int32(range.lowerBound), end: Int32(range.upperBound))
  }

  /// The empty span at the start of a file.
  public static let empty = Span(start: 0, end: 0)

  @inlinable public var isEmpty: Bool { start == end }
  @inlinable public var length: Int { Int(end) - Int(start) }
  @inlinable public var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// The smallest span that holds both.
  @inlinable
  public func joined(_ other: Span) -> Span {
    Span(start: min(start, other.start), end: max(end, other.end))
  }
}

/// Identity of one source file of a compilation: its index in the list of sources.
public struct FileID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }
}

/// A span in a file.
public struct Place: Hashable, Sendable {
  public let file: FileID
  public let span: Span

  @inlinable
  public init(file: FileID, span: Span) {
    self.file = file
    self.span = span
  }
}
