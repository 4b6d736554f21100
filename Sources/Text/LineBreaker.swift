/// What may happen between two characters.
enum LineBreakAction: UInt8 {
  case prohibited, allowed, mandatory
}

/// How a text is broken, beyond what Unicode's default says.
public struct LineBreakOptions: Hashable, Sendable {
  /// Whether a line may start with a small kana or a prolonged sound mark, as in Japanese on phones; UAX #14 calls the
  /// other choice strict.
  public var breaksBeforeSmallKana = true
  /// Whether words of Hangul and ideographs stay whole, so that only spaces break them: `keep-all` of CSS.
  public var keepsWordsWhole = false
  /// Whether only words of Hangul do.
  public var keepsHangulWhole = false

  /// Whether to do as ICU does beyond Unicode's default: a hyphen at the start of a word stays with the letter after it, a point or comma
  /// with the digit after it, and curly quotation marks between ideographs break on their outer side.
  var followsICU = true

  public init() {}
}

/// Finds where lines may end: the Unicode line breaking algorithm, one character at a time.
///
/// Source: UAX #14, revision 50 (Unicode 15.0), with the number pattern of its section 8.2, example 7, and what else ICU does
/// (`LineBreakOptions.followsICU`; LB19a and LB20a of later versions). Dictionaries for Thai, Lao, Khmer and Burmese are left out: their
/// words count as one piece.
struct LineBreaker {
  private let options: LineBreakOptions
  /// The class of the last character that isn't a space, its marks absorbed (LB9); nothing at the start of a line.
  private var before: LineBreakClass?
  /// The class before `before`, and whether a break was possible between the two.
  private var earlier: LineBreakClass?
  private var brokeBefore = true
  /// The character just before is a space, so `before` stands further back.
  private var afterSpace = false
  /// The character just before is a joiner (LB8a), perhaps as a mark.
  private var afterJoiner = false
  /// The character of `before`.
  private var lastCode: UInt32 = 0
  /// How far a number as of LB25 has come.
  private var number = NumberState.none
  /// Whether the regional indicators up to here are an odd number (LB30a).
  private var oddIndicator = false

  private enum NumberState {
    case none, digits, closed
  }

  init(_ options: LineBreakOptions) { self.options = options }

  /// The class that the options make of a character's.
  @inline(__always)
  private func resolved(_ raw: LineBreakClass) -> LineBreakClass {
    switch raw {
    case .smallKana:
      return options.keepsWordsWhole ? .alphabetic : options.breaksBeforeSmallKana ? .ideographic : .nonstarter
    case .complex: return .alphabetic
    case .complexMark: return .combiningMark
    case .ideographic: return options.keepsWordsWhole ? .alphabetic : raw
    case .hangulLV, .hangulLVT, .jamoL, .jamoV, .jamoT:
      return options.keepsWordsWhole || options.keepsHangulWhole ? .alphabetic : raw
    default: return raw
    }
  }

  /// Decides about the place before a character and takes the character in.
  ///
  /// - Parameters:
  ///   - raw: the character's class.
  ///   - code: the character.
  ///   - next: the class of the first character after it that is no combining mark, where `needsNext` asks for it.
  mutating func action(before raw: LineBreakClass, code: UInt32, next: LineBreakClass?) -> LineBreakAction {
    let current = resolved(raw)
    guard let last = before ?? (afterSpace ? .space : nil) else {
      start(with: current, code: code)
      return .prohibited  // LB2
    }
    switch last {  // LB4, LB5
    case .mandatory, .lineFeed, .nextLine:
      start(with: current, code: code)
      return .mandatory
    case .carriageReturn:
      if current == .lineFeed {
        before = .lineFeed
        return .prohibited
      }
      start(with: current, code: code)
      return .mandatory
    default: break
    }
    switch current {
    case .mandatory, .lineFeed, .nextLine, .carriageReturn:  // LB6
      take(current, code: code, brokeBefore: false)
      return .prohibited
    case .space:  // LB7
      afterSpace = true
      afterJoiner = false
      return .prohibited
    case .zeroWidthSpace:  // LB7
      take(current, code: code, brokeBefore: false)
      return .prohibited
    case .combiningMark, .zeroWidthJoiner:
      if !afterSpace && last != .zeroWidthSpace {  // LB9
        afterJoiner = current == .zeroWidthJoiner
        return .prohibited
      }
    default: break
    }
    let unit = current == .combiningMark || current == .zeroWidthJoiner ? .alphabetic : current  // LB10
    let may = isAllowed(between: last, and: unit, code: code, next: next)
    take(unit, code: code, brokeBefore: may)
    afterJoiner = current == .zeroWidthJoiner
    return may ? .allowed : .prohibited
  }

  /// Whether `action` wants to know the class of the character after one of this class.
  @inline(__always)
  func needsNext(_ raw: LineBreakClass) -> Bool {
    raw == .openPunctuation || raw == .openWide || raw == .hyphen || raw == .quotation || raw == .infix
  }

  private mutating func start(with current: LineBreakClass, code: UInt32) {
    before = nil
    earlier = nil
    afterSpace = false
    afterJoiner = false
    number = .none
    oddIndicator = false
    if current == .space {
      afterSpace = true
    } else {
      let unit = current == .combiningMark || current == .zeroWidthJoiner ? .alphabetic : current
      take(unit, code: code, brokeBefore: true)
      afterJoiner = current == .zeroWidthJoiner
    }
  }

  /// Makes a character the last one.
  @inline(__always)
  private mutating func take(_ unit: LineBreakClass, code: UInt32, brokeBefore broke: Bool) {
    if afterSpace || broke { number = .none }
    switch (number, unit) {
    case (_, .numeric): number = .digits
    case (.digits, .symbol), (.digits, .infix): break
    case (.digits, .closePunctuation), (.digits, .closeParenthesis): number = .closed
    default: number = .none
    }
    oddIndicator = unit == .regionalIndicator && !(before == .regionalIndicator && !afterSpace && oddIndicator)
    earlier = afterSpace ? .space : before
    brokeBefore = broke
    before = unit
    afterSpace = false
    afterJoiner = false
    lastCode = code
  }

  /// Rules LB8 to LB31 between the last character and `unit`, neither of which is a line end or a mark.
  private func isAllowed(
    between last: LineBreakClass, and unit: LineBreakClass, code: UInt32, next: LineBreakClass?
  ) -> Bool {
    if last == .zeroWidthSpace { return true }  // LB8
    if afterJoiner { return false }  // LB8a
    if unit == .wordJoiner { return false }  // LB11
    // Rules that look through spaces.
    switch unit {  // LB13
    case .closePunctuation, .closeParenthesis, .exclamation, .symbol: return false
    case .infix:
      // LB15c of Unicode 16, as ICU has it: a number may begin with its point.
      let isOpen = last == .openPunctuation || last == .openWide
      return options.followsICU && afterSpace && next == .numeric && !isOpen
    default: break
    }
    switch last {
    case .openPunctuation, .openWide: return false  // LB14
    case .quotation: if unit == .openPunctuation || unit == .openWide { return false }  // LB15
    case .closePunctuation, .closeParenthesis: if unit == .nonstarter { return false }  // LB16
    case .breakBoth: if unit == .breakBoth { return false }  // LB17
    default: break
    }
    if afterSpace { return true }  // LB18
    return isAllowed(directlyBetween: last, and: unit, code: code, next: next)
  }

  /// Rules LB11 to LB31 between two characters with no space between them.
  private func isAllowed(
    directlyBetween last: LineBreakClass, and unit: LineBreakClass, code: UInt32, next: LineBreakClass?
  ) -> Bool {
    switch last {
    case .wordJoiner, .glue: return false  // LB11, LB12
    default: break
    }
    if unit == .glue { return last == .breakAfter || last == .hyphen }  // LB12a
    if unit == .quotation || last == .quotation {  // LB19, LB19a
      return options.followsICU && isOuterSideOfQuotation(last, unit, code: code, next: next)
    }
    if unit == .contingent || last == .contingent { return true }  // LB20
    if last == .hyphen || lastCode == 0x2010, brokeBefore, unit == .alphabetic, options.followsICU {  // LB20a
      return false
    }
    switch unit {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false  // LB21, LB22
    default: break
    }
    if last == .breakBefore { return false }  // LB21
    if earlier == .hebrewLetter, last == .hyphen || last == .breakAfter { return false }  // LB21a
    if last == .symbol && unit == .hebrewLetter { return false }  // LB21b
    if keepsNumber(last, unit, next: next) { return false }  // LB25
    return !isKeptPair(last, unit)
  }

  /// Whether the place is before an opening or after a closing curly quotation mark that has ideographs on both sides.
  private func isOuterSideOfQuotation(
    _ last: LineBreakClass, _ unit: LineBreakClass, code: UInt32, next: LineBreakClass?
  ) -> Bool {
    if unit == .quotation { return (code == 0x2018 || code == 0x201C) && last == .ideographic && next == .ideographic }
    return (lastCode == 0x2019 || lastCode == 0x201D) && earlier == .ideographic && unit == .ideographic
  }

  /// LB25 as the pattern (PR | PO)? (OP | HY)? IS? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?; the first IS is ICU's and that of Unicode 15.1.
  private func keepsNumber(_ last: LineBreakClass, _ unit: LineBreakClass, next: LineBreakClass?) -> Bool {
    switch unit {
    case .numeric:
      if last == .infix, options.followsICU { return true }
      return number == .digits || last == .prefix || last == .postfix || last == .hyphen
    case .prefix, .postfix: return number != .none
    case .openPunctuation, .openWide, .hyphen:
      return (last == .prefix || last == .postfix) && next == .numeric
    default: return false
    }
  }

  /// Rules LB23, LB23a, LB24 and LB26 to LB30b.
  private func isKeptPair(_ last: LineBreakClass, _ unit: LineBreakClass) -> Bool {
    switch (last, unit) {
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrewLetter), (.hebrewLetter, .alphabetic),
      (.hebrewLetter, .hebrewLetter):  // LB28
      true
    case (.alphabetic, .numeric), (.hebrewLetter, .numeric), (.numeric, .alphabetic),
      (.numeric, .hebrewLetter):  // LB23
      true
    case (.prefix, .ideographic), (.prefix, .pictographReserved), (.prefix, .emojiBase), (.prefix, .emojiModifier),
      (.ideographic, .postfix), (.pictographReserved, .postfix), (.emojiBase, .postfix),
      (.emojiModifier, .postfix):  // LB23a
      true
    case (.prefix, .alphabetic), (.prefix, .hebrewLetter), (.postfix, .alphabetic), (.postfix, .hebrewLetter),
      (.alphabetic, .prefix), (.alphabetic, .postfix), (.hebrewLetter, .prefix), (.hebrewLetter, .postfix):  // LB24
      true
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT), (.jamoV, .jamoV),
      (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT), (.jamoT, .jamoT), (.hangulLVT, .jamoT):  // LB26
      true
    case (.jamoL, .postfix), (.jamoV, .postfix), (.jamoT, .postfix), (.hangulLV, .postfix), (.hangulLVT, .postfix),
      (.prefix, .jamoL), (.prefix, .jamoV), (.prefix, .jamoT), (.prefix, .hangulLV), (.prefix, .hangulLVT):  // LB27
      true
    case (.infix, .alphabetic), (.infix, .hebrewLetter):  // LB29
      true
    case (.alphabetic, .openPunctuation), (.hebrewLetter, .openPunctuation), (.numeric, .openPunctuation),
      (.closeParenthesis, .alphabetic), (.closeParenthesis, .hebrewLetter), (.closeParenthesis, .numeric):  // LB30
      true
    case (.regionalIndicator, .regionalIndicator):  // LB30a
      oddIndicator
    case (.emojiBase, .emojiModifier), (.pictographReserved, .emojiModifier):  // LB30b
      true
    default: false
    }
  }
}
