/// Breaks a text into lines at its blanks. A word that is longer than a line stands on one of its own; blanks inside a line stay.
///
/// - Parameters:
///   - first: columns of the first line.
///   - rest: columns of every other line.
/// - Returns: one line at least, without blanks at its ends.
func wrapped(_ text: String, first: Int, rest: Int) -> [String] {
  var lines: [String] = []
  var line = String.UnicodeScalarView()
  var lineWidth = 0
  // Blanks are held back until the next word shows whether they stand inside a line.
  var blanks = 0
  var word = String.UnicodeScalarView()
  var wordWidth = 0

  func room() -> Int { lines.isEmpty ? first : rest }

  func takeWord() {
    if word.isEmpty { return }
    if !line.isEmpty, lineWidth + blanks + wordWidth > room() {
      lines.append(String(line))
      line = String.UnicodeScalarView()
      lineWidth = 0
    } else if !line.isEmpty {
      for _ in 0..<blanks { line.append(" ") }
      lineWidth += blanks
    }
    line.append(contentsOf: word)
    lineWidth += wordWidth
    word = String.UnicodeScalarView()
    wordWidth = 0
    blanks = 0
  }

  for scalar in text.onOneLine.unicodeScalars {
    if scalar == " " {
      takeWord()
      blanks += 1
    } else {
      word.append(scalar)
      wordWidth += displayWidth(of: scalar)
    }
  }
  takeWord()
  if !line.isEmpty || lines.isEmpty { lines.append(String(line)) }
  return lines
}
