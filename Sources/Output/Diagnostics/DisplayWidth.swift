/// How many columns of a terminal a character takes: 0 for marks that combine with the one before, 2 for wide ones, else 1.
///
/// Control characters count as 1, since `ShownScalar` shows each as one picture.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  return displayWidthTable.withUTF8Buffer { table in
    // Records of twelve bytes in ascending order; the last that doesn't begin after the scalar decides.
    var low = 0
    var high = (table.count + 1) / 12
    while low < high {
      let middle = (low + high) / 2
      if hexadecimal(table, at: middle * 12) <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, hexadecimal(table, at: low * 12 - 7) >= scalar.value else { return 1 }
    return Int(table[low * 12 - 2] - UInt8(ascii: "0"))
  }
}

/// How many columns a text takes.
func displayWidth(of text: String) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += displayWidth(of: scalar) }
  return width
}

/// The number that five upper-case hexadecimal digits stand for.
private func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
  var value: UInt32 = 0
  for byte in bytes[start..<start + 5] {
    value = value << 4 | UInt32(byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "A") + 10)
  }
  return value
}

extension Unicode.Scalar {
  /// The character that stands for this one on a terminal.
  ///
  /// A source may hold anything; what would move the cursor, ring, colour or reorder the line is shown as a picture of itself, or as
  /// the replacement character.
  var shown: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    // C1 controls, line and paragraph separators, and what changes the direction of text ("Trojan Source", CVE-2021-42574).
    case 0x80..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}

extension String {
  /// The text on one line and without anything that a terminal would obey.
  var onOneLine: String {
    var needsChange = false
    for byte in utf8 where byte < 0x20 || byte >= 0x7F { needsChange = true }
    if !needsChange { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      shown.append(scalar == "\n" || scalar == "\t" || scalar == "\r" ? " " : scalar.shown)
    }
    return String(shown)
  }
}
