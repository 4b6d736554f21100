import BandScreenModel

/// How wide a text is in the sans-serif faces that viewers have, in ems, by rough classes of letters.
///
/// Pictures carry no font, so this only decides where lines break and which are squeezed into their frame; the frames themselves
/// come from layout, which knows the devices' fonts.
func roughWidth(_ text: some StringProtocol) -> Double {
  var width = 0.0
  for scalar in text.unicodeScalars { width += roughWidth(scalar) }
  return width
}

private func roughWidth(_ scalar: Unicode.Scalar) -> Double {
  switch scalar {
  case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", "\u{2019}", " ": 0.28
  case "f", "r", "t", "(", ")", "[", "]", "/", "-": 0.36
  case "m", "w", "M", "W", "@", "%", "\u{2026}", "\u{2014}": 0.88
  case "A"..."Z": 0.68
  case "\u{0300}"..."\u{036F}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
    "\u{FE00}"..."\u{FE0F}":
    0
  case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
    "\u{FF00}"..."\u{FF60}", "\u{1F000}"..."\u{1FAFF}":
    1
  default: 0.55
  }
}

/// A text in lines, at most as many as asked for, broken at blanks; the last takes what is left.
///
/// - Parameter width: of a line, in ems.
func roughLines(_ text: String, width: Double, count: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if lines.count + 1 < count, !line.isEmpty, roughWidth(longer) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    if lines.count + 1 > count, let last = lines.popLast() { line = last + " " + line }
    lines.append(line)
  }
  return lines
}

/// A text for XML 1.0: markup escaped, and what no document may hold replaced by U+FFFD.
///
/// Source: XML 1.0 (fifth edition), sections 2.2 and 2.4.
func escapedForXML(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\t", "\n", "\r": escaped += " "
    case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
