/// Makes broken inputs from good ones, the same for the same number.
struct Mutation {
  /// The good sources.
  let sources: [[UInt8]]
  /// What a mutation writes into a source: tokens of the language, and what is hard for a reader of it.
  private let fragments: [[UInt8]]

  init(sources: [[UInt8]]) {
    self.sources = sources
    let texts = [
      "{", "}", "(", ")", "[", "]", ":", ";", ",", ".", "...", "\"", "\\(", "\\u{", "//", "/*", "*/", "///", "\n",
      "\r\n", "\t",
      "@tappable", "@scroll(vertical)", "@sticky(top)", "@sheet", "@modal", "screen ", "component ", "device ",
      "project {",
      "style ", "let ", "if ", "else ", "for i in 1...100000 { ", "for i in 1...9999999999 ", "import \"x.band\"",
      "bar top ",
      "column ", "row ", "stack ", "grid ", "text(\"a\")", "slot ", "spacer", "fill", "hug", "50%", "1px", "1e999", "0",
      "-1",
      "99999999999999999999999999", "0.0000000000000000000001", "1 / 0", "screen.bottom", "safe.left + 16",
      "parent.width",
      "inset.bottom", "== ", "&& ", "? 1 : 2", "!", "#FFF", "#12", "min(", "clamp(1, 2, 3)", "\u{0}", "\u{FEFF}", "é",
      "👩‍👩‍👧",
      "((((((((((((((((", "{ { { { { { { {", "- - - - - - ", "width: ", "height: 0", "aspect: 0", "grow: 1e300",
      "gap: -5",
    ]
    fragments = texts.map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
  }

  /// The input of a number.
  func input(_ number: UInt64) -> [UInt8] {
    var random = Generator(state: number &* 0xD134_2543_DE82_EF95 &+ 20_240_601)
    if random.below(12) == 0 || sources.isEmpty { return noise(&random) }
    var bytes = sources[random.below(sources.count)]
    for _ in 0...random.below(4) { mutate(&bytes, &random) }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Generator) {
    let place = random.below(bytes.count + 1)
    let length = min(random.below(random.below(2) == 0 ? 4 : 200), bytes.count - place)
    switch random.below(9) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 4 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
    case 5:
      let other = sources[random.below(sources.count)]
      let start = random.below(other.count + 1)
      bytes.insert(contentsOf: other[start..<min(start + random.below(400), other.count)], at: place)
    case 6:
      let fragment = fragments[random.below(fragments.count)]
      let times = random.below(40) == 0 ? 1 + random.below(2000) : 1
      for _ in 0..<times { bytes.insert(contentsOf: fragment, at: place) }
    case 7: bytes.replaceSubrange(place..<place + length, with: fragments[random.below(fragments.count)])
    default:
      // One digit becomes another, so that sizes and counts change but the rest stays well formed.
      let digits = bytes.indices.filter { bytes[$0] &- 48 < 10 }
      if !digits.isEmpty { bytes[digits[random.below(digits.count)]] = 48 + UInt8(random.below(10)) }
    }
    if bytes.count > 200_000 { bytes.removeSubrange(200_000...) }
  }

  /// Random bytes, or random pieces of the language.
  private func noise(_ random: inout Generator) -> [UInt8] {
    var bytes: [UInt8] = []
    let usesFragments = random.below(2) == 0
    for _ in 0..<random.below(usesFragments ? 300 : 4000) {
      if usesFragments {
        bytes += fragments[random.below(fragments.count)]
      } else {
        bytes.append(UInt8(truncatingIfNeeded: random.next()))
      }
    }
    return bytes
  }
}

/// Splitmix64, as `SeededGenerator` of the tests, which a program of its own can't import.
struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int(next() >> 1) % bound }
}
