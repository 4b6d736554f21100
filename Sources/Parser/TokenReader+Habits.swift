import BandDiagnostics
import BandSyntax

/// What the hand writes out of habit: words for operators, `=` in a condition, modifiers behind an element, blocks without braces.
///
/// Each is told once, and read as it was meant.
extension TokenReader {
  // MARK: Conditions and operators

  /// A condition; `=` in it is told to be `==`.
  mutating func readCondition() -> ID<Expression> {
    let first = readExpression()
    guard kind == .assign, !isOnNewLine else { return first }
    fail(at: span, "'=' compares nothing: two values are compared by '=='", .replace("=="))
    advance()
    let second = readExpression()
    return make(
      .binary(.equal, first, second), tree[first].span.joined(tree[second].span),
      height: 1 + max(height(first), height(second)))
  }

  /// The operator that a word stands for: `a and b`, `a or b`, `400 x 800`.
  var wordOperator: PendingOperator? {
    guard kind == .identifier, kind(ahead: 1).startsValue, !startsLine(ahead: 1), !isOnNewLine, index > 0,
      !listsWords
    else {
      return nil
    }
    switch ends[index] - starts[index] {
    case 1:
      guard isWord(index, "x"), kinds[index - 1] == .number, kind(ahead: 1) == .number else { return nil }
      return PendingOperator(symbol: .by, precedence: 5)
    case 2: return isWord(index, "or") ? PendingOperator(symbol: .or, precedence: 1) : nil
    case 3: return isWord(index, "and") ? PendingOperator(symbol: .and, precedence: 2) : nil
    default: return nil
    }
  }

  @inline(never)
  mutating func failWordOperator(_ symbol: BinaryOperator) {
    switch symbol {
    case .or: fail(at: span, "'or' is written '||'", .replace("||"))
    case .and: fail(at: span, "'and' is written '&&'", .replace("&&"))
    default: fail(at: span, "a size is written with 'by'", .replace("by"))
    }
  }

  /// `not landscape`, behind the word.
  ///
  /// - Returns: the value turned round; nothing where the word isn't that.
  @inline(never)
  mutating func readForeignNot(_ place: Span) -> ID<Expression>? {
    guard kind == .identifier || kind == .leftParenthesis, !isOnNewLine, isText(place, "not") else { return nil }
    if kind == .identifier, kind(ahead: 1) == .colon || isWord(index, "and") || isWord(index, "or") { return nil }
    guard enter() else { return nil }
    defer { leave() }
    fail(at: Span(start: place.start, end: span.start), "'not' is written '!'", .replace("!"))
    let value = readRangeEnd()
    return make(.unary(.not, value), place.joined(tree[value].span), height: 1 + height(value))
  }

  /// A unit that stands apart from its number: `50 px`.
  ///
  /// - Returns: the unit that is meant.
  @inline(never)
  mutating func readLooseUnit() -> NumberUnit {
    let next = kind(ahead: 1)
    guard next != .colon, next != .dot, next != .leftParenthesis, next != .leftBrace, next != .assign else {
      return .none
    }
    let withGap = Span(start: previousEnd, end: ends[index])
    if isWord(index, "px") {
      fail(at: withGap, "a unit stands right behind its number", .replace("px"))
      advance()
      return .pixels
    }
    if isWord(index, "percent") {
      fail(at: withGap, "a percentage is written '50%'", .replace("%"))
      advance()
      return .percent
    }
    if isWord(index, "pt") || isWord(index, "dp") || isWord(index, "sp") || isWord(index, "points") {
      fail(at: span, "a bare number is in points: write it without '%c'", .removeGap)
      advance()
    }
    return .none
  }

  /// `400x800`: a number, from its `x` on.
  ///
  /// - Returns: the size that is meant; nothing where it is something else.
  @inline(never)
  mutating func readSizeInOne(_ first: Double, _ mark: Int) -> ID<Expression>? {
    let place = span
    let range = mark + 1..<Int(place.end)
    guard bytes[mark] == UInt8(ascii: "x"), !range.isEmpty,
      bytes[range].allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      let second = parseDecimal(UnsafeBufferPointer(rebasing: bytes[range]))
    else { return nil }
    fail(at: Span(start: Int32(mark), end: Int32(mark + 1)), "a size is written with 'by'", .replace(" by "))
    let width = make(.number(first, .none), Span(Int(place.start)..<mark), height: 1)
    let height = make(.number(second, .none), Span(range), height: 1)
    advance()
    return make(.binary(.by, width, height), place, height: 2)
  }

  // MARK: Arguments

  /// Takes the `:` behind an argument's name, or the `=` that stands there.
  @inline(never)
  mutating func readLabelEnd() {
    if kind == .assign { fail(at: span, "an argument's value stands behind ':', not '='", .replaceGap(":")) }
    advance()
    skipDoubled()
  }

  /// `onClick: { … }`.
  @inline(never)
  mutating func refuseBlockAsArgument() -> ID<Expression> {
    fail(
      at: span, "a value can't be a block",
      help: "what happens is the app's own; here '@tappable' before an element says that it takes taps")
    skipLevel()
    return makeMissing()
  }

  /// Whether the arguments of a function stand next, and only their parenthesis is missing: `border width: 1px, color: #CCC)`.
  func lostParenthesis(of function: Name) -> Bool {
    guard function == .border || function == .shadow || function == .adaptive, kind == .identifier,
      kind(ahead: 1) == .colon, !isOnNewLine
    else { return false }
    var depth = 0
    for distance in 2...40 {
      if startsLine(ahead: distance) { return false }
      switch kind(ahead: distance) {
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        if depth == 0 { return true }
        depth -= 1
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: return false
      default: break
      }
    }
    return false
  }

  @inline(never)
  mutating func readLostArguments(of function: ID<Expression>) -> ID<Expression> {
    failMissing("(", "after '%p'")
    // The parenthesis is the token before as far as `readArguments` is concerned.
    advance(to: index - 1)
    let (arguments, tallest) = readArguments()
    return make(.call(function, arguments), span(from: tree[function].span.start), height: 1 + tallest)
  }

  /// A value of an annotation without its parentheses, before an element: `@scroll vertical column`.
  var isBareAnnotationValue: Bool {
    switch word {
    case .vertical, .horizontal, .any, .top, .bottom, .game:
      kind(ahead: 1) == .identifier && !startsLine(ahead: 1) && !isOnNewLine
    default: false
    }
  }

  @inline(never)
  mutating func readBareAnnotationValue() -> List<Argument> {
    fail(at: span, "an annotation's value stands in parentheses", .parenthesize)
    let first = openArguments.count
    let value = make(.name(word), span, height: 1)
    openArguments.append(Argument(label: .none, labelSpan: gap, value: value))
    advance()
    return tree.addList(from: first, of: &openArguments)
  }

  /// `column class="page" {`
  @inline(never)
  mutating func skipAttributes() {
    fail(
      at: Span(start: span.start, end: ends[index + 1]),
      "an element has no attributes: its properties stand in its block",
      help: "write, for instance, 'column page { gap: 8 }'")
    while kind == .identifier, kind(ahead: 1) == .assign, !isOnNewLine {
      advance()
      advance()
      if !isOnNewLine, kind.startsValue { advance() }
    }
  }

  // MARK: Statements

  /// `landscape ? text("a") : text("b")` and `landscape && text("a")`, where an element should stand; it is left out.
  ///
  /// - Returns: whether it was one of these.
  @inline(never)
  mutating func refuseChosenElement() -> Bool {
    let next = kind(ahead: 1)
    guard next == .question || next == .and, isScreenKindWord(word(ahead: 2)) || startsUppercase(word(ahead: 2)),
      kind(ahead: 2) == .identifier
    else { return false }
    fail(
      at: Span(start: span.start, end: ends[index + 1]), "whether an element is there is said by 'if'",
      help: "write 'if landscape { … } else { … }'")
    while kind != .endOfFile, kind != .rightBrace, kind != .semicolon {
      if kind == .leftParenthesis || kind == .leftBrace || kind == .leftBracket { skipLevel() } else { advance() }
      if isOnNewLine { break }
    }
    return true
  }

  /// `switch state { … }`, which is left out.
  ///
  /// - Returns: whether it was that.
  @inline(never)
  mutating func refuseSwitch() -> Bool {
    guard kind(ahead: 1) == .identifier || kind(ahead: 1) == .leftParenthesis else { return false }
    guard isWord(index, "switch") || isWord(index, "when") || isWord(index, "match") else { return false }
    var last = index + 1
    while last < kinds.count,
      kinds[last] == .identifier || kinds[last] == .dot || kinds[last] == .leftParenthesis
        || kinds[last] == .rightParenthesis, !flags[last].contains(.newline), last - index < 12
    {
      last += 1
    }
    guard last > index + 1, last + 3 < kinds.count, kinds[last] == .leftBrace,
      isWord(last + 1, "case") || isWord(last + 1, "default")
        || kinds[last + 2] == .minus && kinds[last + 3] == .greater
    else { return false }
    fail(
      at: span, "cases are told apart by conditions",
      help: "write 'if state == error { … } else { … }'")
    advance(to: last)
    skipLevel()
    return true
  }

  /// `for x in list: …`, `if landscape: …`: a block behind a colon.
  ///
  /// - Parameter help: what to write instead.
  @inline(never)
  mutating func readBehindColon(_ help: StaticString) -> Block {
    fail(at: span, "a block stands in braces, not behind ':'", help: help)
    advance()
    return readUnbraced(isTold: true)
  }

  /// Whether what an `if` holds follows without braces: `if landscape gap: 3`.
  var lacksBraces: Bool {
    guard kind == .identifier, !isOnNewLine, braceBalance >= 0 else { return false }
    return isWord(index, "then") || startsProperty && kind(ahead: 1) == .colon || startsItem(ahead: 0)
  }

  /// One item in place of a block.
  ///
  /// - Parameter isTold: whether the missing braces have been reported.
  @inline(never)
  mutating func readUnbraced(isTold: Bool = false, isElse: Bool = false) -> Block {
    let start = span.start
    if !isTold, isElse {
      fail(at: gap, "what an 'else' holds stands in braces", help: "write 'else { gap: 3 }'")
    } else if !isTold {
      fail(
        at: isWord(index, "then") ? span : gap, "what an 'if' holds stands in braces",
        help: "write 'if landscape { gap: 3 }'")
    }
    guard enter() else { return Block(items: .empty, span: gap) }
    defer { leave() }
    if isWord(index, "then") { advance() }
    let first = openItems.count
    if kind == .leftBrace { return readBlock(.items) }
    if kind == .identifier, !isOnNewLine { readItem(.items) }
    let items = tree.addList(from: first, of: &openItems)
    return Block(items: items, span: span(from: start))
  }

  /// `elif`, `elseif`.
  var isForeignElse: Bool {
    kind == .identifier && !isOnNewLine
      && (isWord(index, "elif") || isWord(index, "elseif") || isWord(index, "elsif") || isWord(index, "elseIf"))
  }

  /// `repeat 3 { … }`, which is left out.
  ///
  /// - Returns: whether it was that.
  @inline(never)
  mutating func refuseRepeat() -> Bool {
    guard kind(ahead: 1) == .number, kind(ahead: 2) == .leftBrace, !startsLine(ahead: 1), !startsLine(ahead: 2),
      isWord(index, "repeat") || isWord(index, "loop") || isWord(index, "times")
    else { return false }
    failRepeat()
    advance(to: index + 2)
    skipLevel()
    return true
  }

  /// SwiftUI's way to set properties: `text("a").padding(8)`, on this line or the next ones.
  @inline(never)
  mutating func skipModifiers() {
    guard kind == .dot, kind(ahead: 1) == .identifier, kind(ahead: 2) == .leftParenthesis, bracketDepth == 0 else {
      return
    }
    fail(
      at: Span(start: span.start, end: ends[index + 1]),
      "'%s' can't stand behind an element: its properties stand in its block",
      help: "write, for instance, 'text(\"…\") { padding: 8; background: #FFFFFF }'")
    while kind == .dot, kind(ahead: 1) == .identifier {
      advance()
      advance()
      if kind == .leftParenthesis, !isOnNewLine { skipLevel() }
      if kind == .leftBrace, !isOnNewLine { skipLevel() }
    }
  }

  /// `import "x" as t`.
  @inline(never)
  mutating func skipImportClause() {
    guard kind == .identifier, !isOnNewLine, isWord(index, "as") || isWord(index, "from") else { return }
    fail(at: span, "an import brings the names of a file as they are, and takes no '%c'")
    while kind == .identifier, !isOnNewLine { advance() }
  }

  // MARK: Values of properties

  /// Whether a property takes several values, with commas between them, or nothing is known of it.
  func takesSeveral(_ property: Name) -> Bool {
    switch property {
    case .none, .states, .targets, .orientations, .directions, .textSizes, .locales, .warn, .deny, .allow, .bleed,
      .insets, .takes, .discourages, .sources, .columns, .rows:
      true
    default: false
    }
  }

  /// Whether a word stands in the place of a comma: `targets: phones and tablets`.
  var joinsValues: Bool {
    listsWords && kind == .identifier && !isOnNewLine && kind(ahead: 1).startsValue && !startsLine(ahead: 1)
      && (isWord(index, "and") || isWord(index, "or"))
  }

  /// Reads `padding: { top: 8 }`, and leaves the block out.
  ///
  /// - Returns: whether it was that.
  @inline(never)
  mutating func refuseBlockAsValue(of property: Name) -> Bool {
    guard kind == .leftBrace, !isOnNewLine, braceBalance >= 0, isPropertyWord(property) else { return false }
    switch property {
    case .padding, .margin:
      fail(
        at: span, "a property takes a value, and no block",
        help: "the edges are properties of their own: 'padding.horizontal', 'padding.top' and so on")
    case .style:
      fail(
        at: span, "a property takes a value, and no block",
        help: "a style is declared by itself, 'style title { size: 17 }', and used by its name")
    default:
      fail(at: span, "a property takes a value, and no block", help: "write 'name: value'")
    }
    skipLevel()
    return true
  }
}
