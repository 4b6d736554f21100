import BandSyntax

/// The state of cutting one text into tokens.
///
/// The loop in `run` keeps its position in a local variable and calls out only for what is rare.
struct Lexer {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let kinds: UnsafeMutablePointer<TokenKind>
  let flags: UnsafeMutablePointer<TokenFlags>
  let starts: UnsafeMutablePointer<Int32>
  let ends: UnsafeMutablePointer<Int32>
  let capacity: Int

  var count = 0
  var comments: [Comment] = []
  var faults: [LexicalFault] = []
  var braceBalance = 0
  /// For each interpolation one is in: the open parentheses in it.
  var interpolations: [Int32] = []
  /// Where the string begins whose interpolation one is in, the outermost one.
  var stringStart = 0
  var foundInvalidUTF8 = false

  init(
    bytes: UnsafePointer<UInt8>, end: Int, kinds: UnsafeMutablePointer<TokenKind>,
    flags: UnsafeMutablePointer<TokenFlags>, starts: UnsafeMutablePointer<Int32>, ends: UnsafeMutablePointer<Int32>,
    capacity: Int
  ) {
    self.bytes = bytes
    self.end = end
    self.kinds = kinds
    self.flags = flags
    self.starts = starts
    self.ends = ends
    self.capacity = capacity
  }

  /// Reads the whole text.
  ///
  /// - Returns: false where there is no room for all tokens.
  mutating func run() -> Bool {
    let classes = characterClasses.utf8Start
    var position = startsWithMark ? 3 : 0
    // The first token begins a line.
    var before: TokenFlags = .newline
    while true {
      // White space and comments.
      while position < end {
        let byte = bytes[position]
        if byte == UInt8(ascii: " ") {
          position &+= 1
        } else if byte == UInt8(ascii: "\n") {
          before = before.union(.newline)
          position &+= 1
          // Most lines begin with spaces: eight at once.
          while position &+ 8 <= end,
            UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
          {
            position &+= 8
          }
          if !interpolations.isEmpty { endInterpolations(at: position &- 1) }
        } else if byte > UInt8(ascii: "/") {
          break
        } else if byte == UInt8(ascii: "/") {
          guard position &+ 1 < end else { break }
          if bytes[position &+ 1] == UInt8(ascii: "/") {
            position = readLineComment(at: position, &before)
          } else if bytes[position &+ 1] == UInt8(ascii: "*") {
            position = readBlockComment(at: position, &before)
          } else {
            break
          }
        } else if byte == UInt8(ascii: "\t") {
          position &+= 1
        } else if byte == UInt8(ascii: "\r") {
          if position &+ 1 >= end || bytes[position &+ 1] != UInt8(ascii: "\n") {
            fault(.carriageReturn, position, position &+ 1)
          }
          position &+= 1
        } else {
          break
        }
      }
      guard count < capacity else { return false }
      let start = position
      guard position < end else {
        if !interpolations.isEmpty { endInterpolations(at: end) }
        emit(.endOfFile, before, end, end)
        return true
      }

      let kind: TokenKind
      let byte = bytes[position]
      position &+= 1
      switch classes[Int(byte)] {
      case CharacterClass.letter:
        kind = .identifier
        while position < end, isLetterOrDigit(classes[Int(bytes[position])]) { position &+= 1 }
      case CharacterClass.digit:
        kind = .number
        position = endOfNumber(from: position, classes)
      case CharacterClass.hash:
        kind = .color
        while position < end, isLetterOrDigit(classes[Int(bytes[position])]) { position &+= 1 }
      case CharacterClass.quote:
        if interpolations.isEmpty { stringStart = start }
        (kind, position) = readString(from: position, whole: .string, head: .stringHead, tokenStart: start)
      default:
        guard let found = readPunctuation(byte, &position) else { continue }
        kind = found
      }
      emit(kind, before, start, position)
      before = []
    }
  }

  @inline(__always)
  private mutating func emit(_ kind: TokenKind, _ before: TokenFlags, _ start: Int, _ tokenEnd: Int) {
    kinds[count] = kind
    flags[count] = before
    starts[count] = Int32(truncatingIfNeeded: start)
    ends[count] = Int32(truncatingIfNeeded: tokenEnd)
    count &+= 1
  }

  @inline(__always)
  private func isLetterOrDigit(_ class: UInt8) -> Bool {
    // Letter and digit are the only classes up to `d` but `c`, the slash.
    `class` == CharacterClass.letter || `class` == CharacterClass.digit
  }

  /// Whether the text begins with a byte order mark.
  private var startsWithMark: Bool { end >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF }

  /// Digits, a point between digits, and a unit that touches them.
  @inline(__always)
  private func endOfNumber(from first: Int, _ classes: UnsafePointer<UInt8>) -> Int {
    var position = first
    while position < end, classes[Int(bytes[position])] == CharacterClass.digit { position &+= 1 }
    if position &+ 1 < end, bytes[position] == UInt8(ascii: "."),
      classes[Int(bytes[position &+ 1])] == CharacterClass.digit
    {
      position &+= 2
      while position < end, classes[Int(bytes[position])] == CharacterClass.digit { position &+= 1 }
    }
    guard position < end else { return position }
    if bytes[position] == UInt8(ascii: "%") { return position &+ 1 }
    while position < end, isLetterOrDigit(classes[Int(bytes[position])]) { position &+= 1 }
    return position
  }

  /// Nothing where the byte is no token.
  @inline(__always)
  private mutating func readPunctuation(_ byte: UInt8, _ position: inout Int) -> TokenKind? {
    switch byte {
    case UInt8(ascii: "{"):
      braceBalance &+= 1
      return .leftBrace
    case UInt8(ascii: "}"):
      braceBalance &-= 1
      return .rightBrace
    case UInt8(ascii: "("):
      if !interpolations.isEmpty { interpolations[interpolations.count - 1] &+= 1 }
      return .leftParenthesis
    case UInt8(ascii: ")"):
      if !interpolations.isEmpty { return readClosingParenthesis(&position) }
      return .rightParenthesis
    case UInt8(ascii: "["): return .leftBracket
    case UInt8(ascii: "]"): return .rightBracket
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "@"): return .at
    case UInt8(ascii: "?"): return .question
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "*"): return .star
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "."):
      if position &+ 1 < end, bytes[position] == UInt8(ascii: "."), bytes[position &+ 1] == UInt8(ascii: ".") {
        position &+= 2
        return .ellipsis
      }
      return .dot
    case UInt8(ascii: "="): return take("=", &position) ? .equal : .assign
    case UInt8(ascii: "<"): return take("=", &position) ? .lessOrEqual : .less
    case UInt8(ascii: ">"): return take("=", &position) ? .greaterOrEqual : .greater
    case UInt8(ascii: "!"): return take("=", &position) ? .notEqual : .not
    case UInt8(ascii: "&"):
      if !take("&", &position) { fault(.singleAmpersand, position &- 1, position) }
      return .and
    case UInt8(ascii: "|"):
      if !take("|", &position) { fault(.singleBar, position &- 1, position) }
      return .or
    default:
      return readStranger(byte, &position)
    }
  }

  @inline(__always)
  private func take(_ byte: Unicode.Scalar, _ position: inout Int) -> Bool {
    guard position < end, bytes[position] == UInt8(ascii: byte) else { return false }
    position &+= 1
    return true
  }

  mutating func fault(_ kind: LexicalFault.Kind, _ start: Int, _ end: Int) {
    // Nobody reads more than the first; a hostile file must not fill the memory with them.
    if faults.count <= SyntaxLimit.faults { faults.append(LexicalFault(kind: kind, span: Span(start..<end))) }
  }
}
