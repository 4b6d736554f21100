/// The candidate that a mistyped word was meant to be; nothing where none is near.
///
/// Nearness is optimal string alignment (letters inserted, left out, replaced, or swapped with their neighbour), upper and lower case
/// alike; a third of the letters may be wrong. A candidate that the word begins is near too.
func nearest(to word: String, among candidates: [String]) -> String? {
  let wanted = Array(word.lowercased().utf8)
  let letters = wanted.filter { $0 != UInt8(ascii: "-") }.count
  let limit = max(1, min(3, letters / 3))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().utf8)
    var distance = alignmentDistance(wanted, other)
    if distance > limit, letters >= 3, other.starts(with: wanted) { distance = limit }
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

private func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
