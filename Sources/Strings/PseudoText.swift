/// Lengthens a text as a translation would, so that a layout can be tried before there is one.
///
/// The rule of thumb is that of the IBM National Language Design Guide, volume 1, as the W3C quotes it ("Text size in translation",
/// https://www.w3.org/International/articles/article-text-size): by how much English texts of a length grow on average in other European
/// languages. Of each range it takes the upper end. Words grow, not only their number: compounds are what overflows.
///
/// - Returns: the text with letters repeated until it has so many characters; one without letters as it is.
public func pseudoLengthened(_ text: String) -> String {
  let characters = Array(text)
  var words: [Range<Int>] = []
  var letters = 0
  for (index, character) in characters.enumerated() where isLetter(character) {
    letters += 1
    if let last = words.last, last.upperBound == index {
      words[words.count - 1] = last.lowerBound..<(index + 1)
    } else {
      words.append(index..<(index + 1))
    }
  }
  guard letters > 0 else { return text }
  let added = characters.count * (pseudoPercent(ofLength: characters.count) - 100) / 100
  var result = ""
  var next = 0
  var given = 0
  var seen = 0
  for word in words {
    while next < word.lowerBound {
      result.append(characters[next])
      next += 1
    }
    seen += word.count
    // Each word gets its share of what is added, so that rounding never adds up.
    let share = added * seen / letters - given
    given += share
    let (each, rest) = share.quotientAndRemainder(dividingBy: word.count)
    for (position, index) in word.enumerated() {
      for _ in 0...(each + (position < rest ? 1 : 0)) { result.append(characters[index]) }
    }
    next = word.upperBound
  }
  while next < characters.count {
    result.append(characters[next])
    next += 1
  }
  return result
}

/// The length of the translation of an English text of so many characters, in per cent.
func pseudoPercent(ofLength length: Int) -> Int {
  switch length {
  case ...10: 300
  case 11...20: 200
  case 21...30: 180
  case 31...50: 160
  case 51...70: 170
  default: 130
  }
}

/// A letter of an alphabet: ideographs and kana don't grow.
private func isLetter(_ character: Character) -> Bool {
  guard let scalar = character.unicodeScalars.first else { return false }
  switch scalar.value {
  case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x370...0x373, 0x376...0x377, 0x37B...0x37D,
    0x386, 0x388...0x52F, 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0x10D0...0x10FF,
    0x1E00...0x1FFF:
    return true
  default: return false
  }
}
