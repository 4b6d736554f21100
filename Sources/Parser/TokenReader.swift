import BandDiagnostics
import BandSyntax

/// The state of one run: the tokens, how far they are read, and what has been made of them.
///
/// Each part of the grammar is an extension in a file of its own; how it goes on after a fault stands in
/// `TokenReader+Recovery.swift`.
struct TokenReader: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let kinds: UnsafeBufferPointer<TokenKind>
  let flags: UnsafeBufferPointer<TokenFlags>
  let starts: UnsafeBufferPointer<Int32>
  let ends: UnsafeBufferPointer<Int32>
  let comments: [Comment]
  let faults: [LexicalFault]
  let file: FileID
  let names: UnsafeMutablePointer<NameTable>

  var tree = SyntaxTree()
  var diagnostics: [Diagnostic] = []

  /// The token to be read next.
  var index = 0
  /// Its kind.
  var kind: TokenKind
  /// Its text where it is an identifier, else `Name.none`.
  var word: Name = .none

  /// How many parentheses and brackets are open: in them line breaks mean nothing.
  var bracketDepth = 0
  /// How many levels of blocks and expressions are open.
  var depth = 0
  /// The height of each expression of the tree, in its order.
  var heights: [UInt16] = []

  // What is being collected; a list takes its members off the end when it is complete.
  var openItems: [Item] = []
  var openHeads: [ElementHead] = []
  var openArguments: [Argument] = []
  var openAnnotations: [Annotation] = []
  var openParameters: [Parameter] = []
  var openParts: [StringPart] = []
  var openExpressions: [ID<Expression>] = []
  var openOperators: [PendingOperator] = []
  var openOperands: [ID<Expression>] = []
  var scratch: [UInt8] = []

  /// The token at which something was last reported: there nothing more is.
  var lastFault = -1
  /// Whether the item that is being read has been reported: what follows in it is the same cause.
  var itemFailed = false
  /// Whether too deep a nesting has been reported.
  var saidTooDeep = false
  /// Whether words that stand side by side are a list whose commas are missing, and none of them an operator.
  var listsWords = false
  /// For each bracket that opens, the token that closes it, see `closer(of:)`; empty until somebody asks.
  var closers: [Int32] = []
  /// The `{` less the `}` of the file, what has been reported taken off. Where it is not zero, indentation tells
  /// where a brace is missing or too many.
  var braceBalance: Int

  init(
    bytes: UnsafeBufferPointer<UInt8>, kinds: UnsafeBufferPointer<TokenKind>, flags: UnsafeBufferPointer<TokenFlags>,
    starts: UnsafeBufferPointer<Int32>, ends: UnsafeBufferPointer<Int32>, tokens: TokenTable, file: FileID,
    names: UnsafeMutablePointer<NameTable>
  ) {
    self.bytes = bytes
    self.kinds = kinds
    self.flags = flags
    self.starts = starts
    self.ends = ends
    comments = tokens.comments
    faults = tokens.faults
    self.file = file
    self.names = names
    braceBalance = tokens.braceBalance
    kind = kinds[0]
    heights.reserveCapacity(kinds.count / 4)
    tree.reserve(tokens: kinds.count)
    readWord()
  }

  // MARK: Tokens

  /// Goes on to the next token; stays at the end of the file.
  mutating func advance() {
    if kind != .endOfFile { index &+= 1 }
    kind = kinds[index]
    readWord()
  }

  /// Goes on to a token further on.
  mutating func advance(to token: Int) {
    index = min(token, kinds.count - 1)
    kind = kinds[index]
    readWord()
  }

  private mutating func readWord() {
    if kind == .identifier {
      let start = Int(starts[index])
      word = names.pointee.intern(UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[index])]))
    } else {
      word = .none
    }
  }

  /// The kind of a token further on.
  func kind(ahead distance: Int) -> TokenKind {
    let token = index &+ distance
    return token < kinds.count ? kinds[token] : .endOfFile
  }

  /// Whether a token further on begins a line.
  func startsLine(ahead distance: Int) -> Bool {
    let token = index &+ distance
    return token >= flags.count || flags[token].contains(.newline)
  }

  /// Whether a line break that means something stands before the token.
  var isOnNewLine: Bool { bracketDepth == 0 && flags[index].contains(.newline) }

  /// The text of the token further on where it is an identifier.
  func word(ahead distance: Int) -> Name {
    guard kind(ahead: distance) == .identifier else { return .none }
    let token = index + distance
    return names.pointee.intern(UnsafeBufferPointer(rebasing: bytes[Int(starts[token])..<Int(ends[token])]))
  }

  var span: Span { Span(start: starts[index], end: ends[index]) }

  /// Where the token before ends; 0 at the start.
  var previousEnd: Int32 { index > 0 ? ends[index &- 1] : 0 }

  /// The empty span behind the token before: where something is missing.
  var gap: Span { Span(start: previousEnd, end: previousEnd) }

  /// From an offset to the end of the token before.
  func span(from start: Int32) -> Span { Span(start: start, end: max(start, previousEnd)) }

  // MARK: Nodes

  mutating func make(_ kind: Expression.Kind, _ span: Span, height: Int) -> ID<Expression> {
    if height > SyntaxLimit.nesting {
      failTooDeep(at: span)
      heights.append(1)
      return tree.add(Expression(.missing, span))
    }
    heights.append(UInt16(truncatingIfNeeded: height))
    return tree.add(Expression(kind, span))
  }

  /// An expression that could not be read.
  mutating func makeMissing() -> ID<Expression> { make(.missing, gap, height: 1) }

  func height(_ id: ID<Expression>) -> Int { Int(heights[Int(id.index)]) }

  /// The span of `///` comments that stand right before the token.
  func documentation(at token: Int) -> Span {
    guard flags[token].contains(.documentation) else { return .empty }
    // The comments before the token are those that begin before it; they are in order.
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].span.start < starts[token] { low = middle + 1 } else { high = middle }
    }
    let floor = token > 0 ? ends[token - 1] : 0
    var last = low - 1
    while last >= 0, comments[last].span.start >= floor, comments[last].kind != .documentation { last -= 1 }
    guard last >= 0, comments[last].span.start >= floor else { return .empty }
    var first = last
    while first > 0, comments[first - 1].kind == .documentation, comments[first - 1].startsLine,
      comments[first - 1].span.start >= floor
    {
      first -= 1
    }
    return comments[first].startsLine ? comments[first].span.joined(comments[last].span) : .empty
  }
}

/// An operator whose right operand is being read.
struct PendingOperator {
  let symbol: BinaryOperator
  let precedence: UInt8
}
