import BandSyntax

/// Strings with their escapes and interpolations.
extension TokenReader {
  /// A string without interpolation.
  mutating func readString() -> ID<Expression> {
    let place = span
    // A typographic quote, which is reported, has three bytes; the closing quote may be missing.
    let width = bytes[Int(place.start)] < 0x80 ? 1 : 3
    let start = Int(place.start) + width
    var end = Int(place.end)
    if width == 3 || end > start && isClosed(place) { end -= width }
    let first = openParts.count
    addText(start..<max(start, end))
    advance()
    let parts = tree.addList(from: first, of: &openParts)
    return make(.string(parts), place, height: 1)
  }

  /// Whether the last byte of a string is its closing quote: an escaped one is not.
  private func isClosed(_ place: Span) -> Bool {
    let last = bytes[Int(place.end) - 1]
    guard last == UInt8(ascii: "\"") || last == UInt8(ascii: "'") || last == UInt8(ascii: "`") else { return false }
    for fault in faults where fault.span.end == place.end {
      if fault.kind == .unterminatedString || fault.kind == .unterminatedInterpolation { return false }
    }
    return true
  }

  /// A string with interpolations, from its head to its tail.
  mutating func readInterpolation() -> ID<Expression> {
    let start = span.start
    guard enter() else { return makeMissing() }
    defer { leave() }
    let first = openParts.count
    var tallest = 0
    addText(Int(span.start) + 1..<Int(span.end) - 2)
    bracketDepth &+= 1
    while true {
      advance()
      let value = readExpression()
      tallest = max(tallest, height(value))
      openParts.append(.interpolation(value))
      if kind != .stringMiddle, kind != .stringTail { skipToStringPart() }
      if kind == .stringMiddle {
        addText(Int(span.start) + 1..<Int(span.end) - 2)
        continue
      }
      if kind == .stringTail {
        var end = Int(span.end)
        if isClosed(span) { end -= 1 }
        addText(Int(span.start) + 1..<max(Int(span.start) + 1, end))
        advance()
      } else {
        // A fault of the text is the usual reason and is then the only message.
        failMissing(")", "at the end of the interpolation")
      }
      break
    }
    bracketDepth &-= 1
    let parts = tree.addList(from: first, of: &openParts)
    return make(.string(parts), span(from: start), height: 1 + tallest)
  }

  /// Adds the text of a range, its escapes replaced, to the open parts; nothing where it is empty.
  private mutating func addText(_ range: Range<Int>) {
    if range.isEmpty { return }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    guard text.contains(UInt8(ascii: "\\")) else {
      openParts.append(.text(names.pointee.intern(text)))
      return
    }
    scratch.removeAll(keepingCapacity: true)
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "\\") {
        position = readEscape(at: position, end: range.upperBound)
      } else {
        scratch.append(bytes[position])
        position += 1
      }
    }
    if !scratch.isEmpty { openParts.append(.text(names.pointee.intern(scratch))) }
  }

  /// Adds the meaning of an escape to `scratch`.
  ///
  /// - Returns: where the escape ends.
  private mutating func readEscape(at start: Int, end: Int) -> Int {
    let next = start + 1 < end ? bytes[start + 1] : 0
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      scratch.append(next)
      return start + 2
    // In single quotes or backticks, which are reported as a whole.
    case UInt8(ascii: "'") where bytes[Int(span.start)] == next, UInt8(ascii: "`") where bytes[Int(span.start)] == next:
      scratch.append(next)
      return start + 2
    case UInt8(ascii: "n"):
      scratch.append(UInt8(ascii: "\n"))
      return start + 2
    case UInt8(ascii: "u"):
      return readScalarEscape(at: start, end: end)
    default:
      // The whole scalar, so that the span ends between scalars.
      var stop = min(start + 2, end)
      while stop < end, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
      fail(
        at: Span(start..<stop), "'%s' is no escape",
        help: "the escapes are \\\" \\\\ \\n \\u{…} and \\(…)")
      return stop
    }
  }

  /// `\u{1F600}`: one to eight hexadecimal digits of a Unicode scalar.
  private mutating func readScalarEscape(at start: Int, end: Int) -> Int {
    var position = start + 2
    var value: UInt32 = 0
    var digits = 0
    let isOpen = position < end && bytes[position] == UInt8(ascii: "{")
    if isOpen { position += 1 }
    while isOpen, position < end, digits < 9, hexadecimalDigit(bytes[position]) < 16 {
      value = value << 4 | UInt32(hexadecimalDigit(bytes[position]))
      digits += 1
      position += 1
    }
    let isClosed = isOpen && position < end && bytes[position] == UInt8(ascii: "}")
    if isClosed { position += 1 }
    guard isClosed, digits > 0, digits < 9, let scalar = Unicode.Scalar(value) else {
      fail(
        at: Span(start..<position), "'\\u' needs the number of a Unicode scalar in braces, as in '\\u{1F600}'")
      return position
    }
    for byte in UTF8.encode(scalar).unsafelyUnwrapped { scratch.append(byte) }
    return position
  }
}
