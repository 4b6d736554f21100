import BandSyntax

/// The state of laying one source out: what is written, and where the comments are.
///
/// `Formatter+Spacing.swift` says what stands between two tokens of a line, `Formatter+Lines.swift` breaks long lines,
/// `Formatter+Blocks.swift` decides about blocks and blank lines.
struct Formatter: ~Copyable {
  /// Lines end within so many columns if they can.
  static let width = 100
  static let step = 4

  let bytes: [UInt8]
  let tree: SyntaxTree
  let tokens: TokenTable
  /// What each token is to its neighbours on a line.
  let roles: [TokenRole]
  /// For each opening bracket, brace or string head its closing token; for all else itself.
  let partners: [Int32]
  /// For each token the index of the first comment before it; one more entry at the end.
  let firstComments: [Int32]

  var output: [UInt8] = []
  /// The column, from 0, in scalars.
  var column = 0
  /// Whether a line comment was written, so that a line break must come.
  var mustBreak = false

  init(text: SourceText, tree: SyntaxTree, tokens: TokenTable) {
    bytes = text.bytes
    self.tree = tree
    self.tokens = tokens
    roles = tokenRoles(tokens, bytes)
    partners = tokenPartners(tokens)
    var first: [Int32] = []
    first.reserveCapacity(tokens.count + 1)
    var comment = 0
    for token in 0..<tokens.count {
      first.append(Int32(comment))
      while comment < tokens.comments.count,
        tokens.comments[comment].span.start < tokens.starts[token]
          || token == tokens.count - 1
      {
        comment += 1
      }
    }
    first.append(Int32(comment))
    firstComments = first
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  /// The comments between a token and the one before it.
  func comments(before token: Int) -> ArraySlice<Comment> {
    tokens.comments[Int(firstComments[token])..<Int(firstComments[token + 1])]
  }

  // MARK: Writing

  mutating func write(_ text: ArraySlice<UInt8>) {
    output.append(contentsOf: text)
    for byte in text {
      if byte == UInt8(ascii: "\n") { column = 0 } else if byte & 0xC0 != 0x80 { column += 1 }
    }
  }

  mutating func writeSpaces(_ count: Int) {
    for _ in 0..<count { output.append(UInt8(ascii: " ")) }
    column += count
  }

  /// Ends the line and indents the next; at the start of the text nothing.
  mutating func writeNewline(_ indentation: Int, blank: Bool = false) {
    mustBreak = false
    if output.isEmpty { return }
    output.append(UInt8(ascii: "\n"))
    if blank { output.append(UInt8(ascii: "\n")) }
    column = 0
    writeSpaces(indentation)
  }

  mutating func write(token: Int) {
    write(bytes[Int(tokens.starts[token])..<Int(tokens.ends[token])])
  }

  /// Writes a comment: without white space at its end, with plain line breaks.
  mutating func write(_ comment: Comment) {
    var range = comment.span.range
    if comment.kind == .block {
      for byte in bytes[range] where byte != UInt8(ascii: "\r") {
        output.append(byte)
        if byte == UInt8(ascii: "\n") { column = 0 } else if byte & 0xC0 != 0x80 { column += 1 }
      }
      return
    }
    while let last = bytes[range].last, last <= UInt8(ascii: " ") { range = range.lowerBound..<range.upperBound - 1 }
    write(bytes[range])
    mustBreak = true
  }

  // MARK: Between tokens

  /// Writes the comments before a token that stands on the same line if it can, and the space.
  ///
  /// - Parameter indentation: of the lines that line comments force.
  mutating func writeGap(before token: Int, _ indentation: Int) {
    var afterComment = false
    for comment in comments(before: token) {
      if comment.kind != .block && comment.startsLine {
        writeNewline(indentation)
      } else if mustBreak {
        writeNewline(indentation)
      } else if comment.kind != .block {
        writeSpaces(2)
      } else if afterComment || spaceBeforeComment(token) {
        writeSpaces(1)
      }
      write(comment)
      afterComment = true
    }
    if mustBreak {
      writeNewline(indentation)
    } else if afterComment ? !hugsLeft(token) : needsSpace(before: token) {
      writeSpaces(1)
    }
  }

  /// Writes the comments before a token that begins a line, and the line break.
  ///
  /// - Parameters:
  ///   - indentation: of the token.
  ///   - commentIndentation: of comments on lines of their own.
  ///   - blank: whether a blank line stands before the token and the comments that belong to it.
  ///   - isHead: whether the comments are those at the head of the file.
  mutating func writeLineBreak(
    before token: Int, _ indentation: Int, comments commentIndentation: Int, blank: Bool, isHead: Bool = false
  ) {
    var blank = blank
    var previous: Comment.Kind?
    for comment in comments(before: token) {
      if comment.startsLine || mustBreak || output.isEmpty {
        let isApart = isHead && previous == .line && comment.kind == .documentation
        writeNewline(commentIndentation, blank: blank || isApart)
        blank = false
        previous = comment.kind
      } else if comment.kind == .block {
        writeSpaces(1)
      } else {
        writeSpaces(2)
      }
      write(comment)
    }
    writeNewline(indentation, blank: blank || isHead && previous == .line && tokens.kinds[token] != .endOfFile)
  }
}
