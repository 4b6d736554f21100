/// Finds the texts that a mistyped one was probably meant to be: words of the language, devices, targets, states.
///
/// Upper and lower case are alike. A text is near if few letters are inserted, left out, replaced or swapped with
/// their neighbour (optimal string alignment distance: a third of the letters, three at most), or if it holds every
/// word that was written, so that `pixel 9` finds `Google Pixel 9 (gesture navigation)`.
///
/// - Returns: the nearest first, of equally near ones in the order of the candidates; `limit` of them at most.
func nearTexts(to text: String, among candidates: [String], limit: Int = 1) -> [String] {
  let wanted = lowercased(text)
  guard !wanted.isEmpty, wanted.count <= 128 else { return [] }
  let words = wanted.split(separator: UInt8(ascii: " "))
  let allowed = max(1, min(3, (wanted.count + 1) / 3))
  var found: [(score: Int, text: String)] = []
  for candidate in candidates {
    let letters = lowercased(candidate)
    var score = Int.max
    if letters.count <= 128, abs(letters.count - wanted.count) <= allowed {
      let distance = alignmentDistance(wanted, letters, atMost: allowed)
      // As far as the text is long, everything is near.
      if distance <= allowed, distance < max(letters.count, 2) {
        // Of equally near ones the one that has the same letters is meant: `iPhone 61` is 16, not 11.
        let isSwapped = distance > 0 && wanted.sorted() == letters.sorted()
        score = distance * 4 + (letters.first == wanted.first ? 0 : 2) - (isSwapped ? 1 : 0)
      }
    }
    // A single letter is part of nearly everything.
    if score == Int.max, wanted.count > 2, words.allSatisfy({ holds(letters, $0) }) {
      score = 100 + letters.count
    }
    guard score < Int.max, !found.contains(where: { $0.text.utf8.elementsEqual(candidate.utf8) }) else { continue }
    let place = found.firstIndex { $0.score > score } ?? found.count
    guard place < limit else { continue }
    found.insert((score, candidate), at: place)
    if found.count > limit { found.removeLast() }
  }
  return found.map { $0.text }
}

/// Whether two texts are the same but for case, spaces and hyphens.
func areAlikeButForSpaces(_ a: String, _ b: String) -> Bool {
  func letters(_ text: String) -> [UInt8] {
    lowercased(text).filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }
  return letters(a) == letters(b)
}

/// `; did you mean 'a'?`, or with several `; did you mean 'a', 'b' or 'c'?`; empty where nothing is near.
func didYouMean(_ texts: [String]) -> String {
  guard let first = texts.first else { return "" }
  var message = "; did you mean '" + first + "'"
  for (index, text) in texts.enumerated().dropFirst() {
    message += (index == texts.count - 1 ? " or '" : ", '") + text + "'"
  }
  return message + "?"
}

/// Words set apart by commas, the last by `or`.
func alternatives(_ texts: [String]) -> String {
  var message = ""
  for (index, text) in texts.enumerated() {
    if index > 0 { message += index == texts.count - 1 ? " or " : ", " }
    message += text
  }
  return message
}

private func lowercased(_ text: String) -> [UInt8] {
  text.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 }
}

/// Whether a text holds a word anywhere.
private func holds(_ text: [UInt8], _ word: ArraySlice<UInt8>) -> Bool {
  guard word.count <= text.count else { return false }
  for start in 0...text.count - word.count where text[start..<start + word.count].elementsEqual(word) { return true }
  return false
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into the other, no letter being
/// touched twice; something above `limit` where there are more.
private func alignmentDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in 0..<a.count {
    row[0] = i + 1
    var least = row[0]
    for j in 0..<b.count {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      least = min(least, row[j + 1])
    }
    // A swap reaches back two rows, so one more than the limit may still come down by none: rows never shrink by more.
    if least > limit + 1 { return least }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
