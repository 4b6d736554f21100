/// What line breaking and measuring need to know of a character (Unicode 15.0).
struct CharacterProperties {
  var lineBreak: LineBreakClass
  var cluster: ClusterClass
  var advance: AdvanceClass
}

extension CharacterProperties {
  /// Looks a code point up.
  @inline(__always)
  init(of code: UInt32) {
    guard code < 0x20000 else {
      self.init(beyondTable: code)
      return
    }
    let block = PackedTable(UnicodeTables.index).number(Int(code >> 5) * 2)
    let kind = Int(PackedTable(UnicodeTables.blocks).digit(block << 5 | Int(code & 31))) * 3
    let kinds = PackedTable(UnicodeTables.kinds)
    self.init(
      lineBreak: LineBreakClass(rawValue: kinds.digit(kind)) ?? .alphabetic,
      cluster: ClusterClass(rawValue: kinds.digit(kind + 1)) ?? .other,
      advance: AdvanceClass(rawValue: kinds.digit(kind + 2)) ?? .font)
  }

  /// The planes beyond the table: ideographs, tags, and nothing else that has a meaning.
  @inline(never)
  private init(beyondTable code: UInt32) {
    switch code {
    case 0..<0x40000 where code & 0xFFFF < 0xFFFE:
      self.init(lineBreak: .ideographic, cluster: .other, advance: .em)
    case 0xE0020...0xE007F, 0xE0100...0xE01EF:
      self.init(lineBreak: .combiningMark, cluster: .extend, advance: .zero)
    case 0xE0000...0xE0FFF:
      self.init(lineBreak: code == 0xE0001 ? .combiningMark : .alphabetic, cluster: .control, advance: .zero)
    default:
      self.init(lineBreak: .alphabetic, cluster: .other, advance: .font)
    }
  }
}

/// Whether a character's width depends on its neighbours in ways that need shaping: Arabic and kin, the scripts of South and
/// South-East Asia, Tibetan, Mongolian. By Unicode blocks, so their digits and punctuation count too.
func needsShaping(_ code: UInt32) -> Bool {
  switch code {
  case 0..<0x600: false
  case 0x600...0x8FF, 0x900...0xDFF, 0xF00...0x109F, 0x1700...0x18AF, 0x1900...0x1AAF, 0x1B00...0x1C4F: true
  case 0xA800...0xA82F, 0xA840...0xA8DF, 0xA900...0xA95F, 0xA980...0xAA5F, 0xAA80...0xAADF, 0xABC0...0xABFF: true
  case 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10A00...0x10A5F, 0x10AC0...0x10AFF, 0x10D00...0x10D3F: true
  case 0x10F30...0x11FFF, 0x16800...0x16A3F, 0x1BC00...0x1BCAF, 0x1E900...0x1E95F, 0x1EE00...0x1EEFF: true
  default: false
  }
}

/// Whether white space hangs over the end of a line instead of taking part in its width.
///
/// These are the spaces of CSS Text 3, section 4.1.2, that Android's line breaker treats alike, and the separators of lines and paragraphs,
/// which end one as a newline does (UAX #14, class BK); a no-break space stays.
@inline(__always)
func hangsAtLineEnd(_ code: UInt32) -> Bool {
  switch code {
  case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
  default: false
  }
}
