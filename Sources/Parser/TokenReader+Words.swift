import BandSyntax

/// What the parser knows of the language's words, to tell what an author meant. The groups of
/// `Tools/words/words.txt` are runs of indices.
extension TokenReader {
  /// A built-in element of a screen: `column` to `slot`.
  func isScreenKindWord(_ word: Name) -> Bool { word.index >= Name.column.index && word.index <= Name.slot.index }

  /// A built-in element of a screen or a device.
  func isKindWord(_ word: Name) -> Bool {
    isScreenKindWord(word) || word.index >= Name.strip.index && word.index <= Name.landscapeRight.index
  }

  /// The name of an annotation: `tappable` to `allow`.
  func isAnnotationWord(_ word: Name) -> Bool {
    word.index >= Name.tappable.index && word.index <= Name.allow.index
  }

  /// The name of a property, of an element or of a device.
  func isPropertyWord(_ word: Name) -> Bool {
    word.index >= Name.width.index && word.index <= Name.warn.index
      || word.index >= Name.id.index && word.index <= Name.deferrable.index || word == .style || word == .targets
  }

  func startsUppercase(_ word: Name) -> Bool {
    guard let first = names.pointee.utf8(of: word).first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// Whether an item of a block begins at the token: what a value before it can't go on with.
  var startsItem: Bool {
    guard kind == .identifier else { return kind == .at }
    switch kind(ahead: 1) {
    case .colon: return true
    case .dot: return startsPropertyPart
    case .identifier:
      return !startsLine(ahead: 1) && word != .by && !isWord(index + 1, "by")
    case .string: return !startsLine(ahead: 1)
    case .leftBrace: return true
    case .leftParenthesis: return isKindWord(word) || startsUppercase(word) || word == .if
    case .endOfFile, .number, .stringHead, .stringMiddle, .stringTail, .color, .rightBrace, .rightParenthesis,
      .leftBracket, .rightBracket, .semicolon, .comma, .at, .question, .assign, .ellipsis, .plus, .minus, .star, .slash,
      .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .not:
      return isScreenKindWord(word) && (startsLine(ahead: 1) || kind(ahead: 1) == .semicolon)
    }
  }

  /// Whether an element begins at a token further on the line: a kind and its name, arguments or block.
  func startsItem(ahead distance: Int) -> Bool {
    guard kind(ahead: distance) == .identifier, !startsLine(ahead: distance) else { return false }
    let next = word(ahead: distance)
    return isScreenKindWord(next) || startsUppercase(next)
  }

  /// Whether the token is a keyword that begins an item, and what must follow it follows: no value of a list.
  var startsKeywordItem: Bool {
    switch word {
    case .import, .screen, .component, .style, .device, .targets, .project, .let, .if, .for, .assert:
      (kind(ahead: 1) == .identifier || kind(ahead: 1) == .string) && !startsLine(ahead: 1)
    default: false
    }
  }

  /// `padding.horizontal:`
  private var startsPropertyPart: Bool { kind(ahead: 2) == .identifier && kind(ahead: 3) == .colon }

  /// Whether a token, an identifier, is a word.
  func isWord(_ token: Int, _ word: StaticString) -> Bool {
    isText(Span(start: starts[token], end: ends[token]), word)
  }

  func isText(_ span: Span, _ text: StaticString) -> Bool {
    let start = Int(span.start)
    guard span.length == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Whether a token is a word with one letter missing, doubled, wrong, or swapped with its neighbour.
  func isNear(_ token: Int, _ word: Name) -> Bool {
    guard kinds[token] == .identifier else { return false }
    let wanted = names.pointee.utf8(of: word)
    let range = Int(starts[token])..<Int(ends[token])
    guard abs(range.count - wanted.count) <= 1, wanted.count > 1 else { return false }
    let found = bytes[range]
    // Without their common beginning and end at most two letters are left.
    var low = 0
    let shorter = min(found.count, wanted.count)
    while low < shorter, found[range.lowerBound + low] == wanted[wanted.startIndex + low] { low += 1 }
    var high = 0
    while high < shorter - low,
      found[range.upperBound - 1 - high] == wanted[wanted.endIndex - 1 - high]
    {
      high += 1
    }
    let foundRest = found.count - low - high
    let wantedRest = wanted.count - low - high
    if foundRest + wantedRest == 0 { return false }
    if foundRest <= 1, wantedRest <= 1 { return true }
    guard foundRest == 2, wantedRest == 2 else { return false }
    return found[range.lowerBound + low] == wanted[wanted.startIndex + low + 1]
      && found[range.lowerBound + low + 1] == wanted[wanted.startIndex + low]
  }
}
