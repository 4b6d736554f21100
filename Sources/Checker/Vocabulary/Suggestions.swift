import BandSyntax

/// Finds among names the one that a mistyped word was meant to be.
///
/// Nearness is the number of letters inserted, left out, replaced or swapped with their neighbour (optimal string
/// alignment, a restricted Damerau–Levenshtein distance), upper and lower case alike. Of equally near ones the one that begins
/// alike is meant, then the one whose length differs least, then the first.
struct Suggestion {
  private let wanted: [UInt8]
  private(set) var best: Name?
  private var bestScore: Int
  private let limit: Int

  init(for text: some Sequence<UInt8>) {
    wanted = text.map(lowercase)
    // A third of the letters may be wrong, one at least.
    limit = wanted.count > 64 ? 0 : max(1, min(3, (wanted.count + 1) / 3))
    bestScore = Int.max
  }

  init(for name: Name, in names: NameTable) { self.init(for: names.utf8(of: name)) }

  /// Weighs one candidate.
  mutating func consider(_ name: Name, in names: NameTable) {
    let candidate = names.utf8(of: name)
    let difference = candidate.count > wanted.count ? candidate.count - wanted.count : wanted.count - candidate.count
    guard difference <= limit, !candidate.isEmpty, limit > 0 else { return }
    let letters = candidate.map(lowercase)
    let distance = alignmentDistance(wanted, letters)
    // As far as the word is long, everything is near.
    guard distance <= limit, distance < max(letters.count, wanted.count) else { return }
    let beginsAlike = letters[0] == wanted.first
    let score = (distance * 2 + (beginsAlike ? 0 : 1)) * 64 + difference
    if score < bestScore {
      bestScore = score
      best = name
    }
  }

  mutating func consider(_ candidates: some Sequence<Name>, in names: NameTable) {
    for name in candidates { consider(name, in: names) }
  }
}

/// The ASCII letter in lower case; other bytes as they are.
private func lowercase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into the other, no letter being touched twice.
func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in 0..<a.count {
    row[0] = i + 1
    for j in 0..<b.count {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
