import BandSyntax

/// The words of each enumeration in the order in which messages list them: one a line, in the order of `Enumeration`,
/// after the enumeration's name. Where words come from the source (states, targets, rules, detents) only the ready ones stand here.
let enumerationTable: StaticString = """
  justification start center end spaceBetween spaceAround spaceEvenly
  alignment start center end stretch baseline lastBaseline
  lineAlignment start center end stretch spaceBetween spaceAround spaceEvenly
  wrapping none wrap reverse
  imageFit fill contain cover
  textAlignment start center end
  weight thin ultraLight light regular medium semibold bold heavy black
  track fill hug
  edge left top right bottom
  axis horizontal vertical
  dragDirection horizontal vertical any
  snap none page start center end
  pin safe screen parent
  span all
  columns fill hug
  platform ios android
  form phone tablet foldable
  navigation homeIndicator homeButton gesture threeButton
  orientation portrait landscape landscapeLeft landscapeRight
  direction ltr rtl
  textSize xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 default
  stripKind home status back pull
  touches tap dragAcross dragAlong
  keyboardPlacement lift under
  state
  target phones tablets foldables ios android all
  rule
  tappableKind game
  insets auto none left top right bottom leading trailing horizontal vertical
  bleed left top right bottom leading trailing horizontal vertical all none
  detent
  exclusion horizontal
  stickiness top bottom
  """

/// Which words each enumeration has, indexed so that asking takes no search.
struct EnumerationWords: Sendable {
  /// By the index of a name of the language: bit n is set where enumeration n has the word.
  private var masks: [UInt64]
  /// By enumeration: its words in the table's order.
  private var words: [[Name]]

  init(names: inout NameTable) {
    masks = [UInt64](repeating: 0, count: Name.wordCount + 1)
    words = []
    words.reserveCapacity(Enumeration.allCases.count)
    var reader = WordReader(enumerationTable)
    while reader.nextLine() {
      var line: [Name] = []
      _ = reader.nextWord()
      while let word = reader.nextWord() {
        let name = names.intern(word)
        line.append(name)
        if Int(name.index) < masks.count { masks[Int(name.index)] |= 1 << UInt64(words.count) }
      }
      words.append(line)
    }
  }

  @inline(__always)
  func contains(_ name: Name, _ enumeration: Enumeration) -> Bool {
    let index = Int(name.index)
    return index < masks.count && masks[index] & (1 << UInt64(enumeration.rawValue)) != 0
  }

  subscript(enumeration: Enumeration) -> [Name] {
    let index = Int(enumeration.rawValue)
    return index < words.count ? words[index] : []
  }
}

/// Reads a table that is a string literal: lines of words set apart by spaces.
struct WordReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var hasStarted = false

  init(_ table: StaticString) {
    bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  }

  /// Goes to the start of the next line; false at the end.
  mutating func nextLine() -> Bool {
    if hasStarted {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      index += 1
    }
    hasStarted = true
    return index < bytes.count
  }

  /// The next word of the line.
  mutating func nextWord() -> UnsafeBufferPointer<UInt8>? {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] > UInt8(ascii: " ") { index += 1 }
    return index > start ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil
  }
}
