import BandDiagnostics
import BandSyntax

/// What is written in another language's way, and is plain enough to be told how it is written here.
extension TokenReader {
  /// `padding-top: 8`, `background-color: #FFF`.
  ///
  /// - Returns: whether it was one of these; then the property is read.
  @inline(never)
  mutating func readHyphenatedProperty() -> Bool {
    var last = index
    while last + 2 < kinds.count, last - index < 8, kinds[last + 1] == .minus, kinds[last + 2] == .identifier,
      ends[last] == starts[last + 1], ends[last + 1] == starts[last + 2]
    {
      last += 2
    }
    guard last > index, last + 1 < kinds.count, kinds[last + 1] == .colon else { return false }
    let place = Span(start: starts[index], end: ends[last])
    var words: [String] = []
    for token in stride(from: index, through: last, by: 2) { words.append(tokenText(token)) }
    failHyphenated(place, meant: propertyName(forForeign: words) ?? known(camelCase(words)))
    advance(to: last + 2)
    let values = readValues()
    openItems.append(
      .property(tree.add(Property(name: .none, part: .none, nameSpan: place, values: values, span: place))))
    return true
  }

  private func known(_ property: String) -> String? {
    isPropertyWord(names.pointee.intern(property)) ? property : nil
  }

  /// Reads the declaration of a file that stands in a block, and leaves it out: `style title { … }` in a screen.
  ///
  /// - Returns: whether it was one.
  @inline(never)
  mutating func refuseDeclaration() -> Bool {
    let what: StaticString
    switch word {
    case .screen: what = "a screen"
    case .component: what = "a component"
    case .style: what = "a style"
    case .device: what = "a device"
    case .targets: what = "a list of targets"
    case .project: what = "the project"
    default: return false
    }
    var block = index + 1
    if word != .project {
      guard kind(ahead: 1) == .identifier || kind(ahead: 1) == .string, !startsLine(ahead: 1) else { return false }
      block += 1
    }
    guard block < kinds.count, !flags[block].contains(.newline),
      kinds[block] == .leftBrace || kinds[block] == .leftParenthesis && word == .component
    else { return false }
    failMisplaced(what)
    while kind != .leftBrace, kind != .endOfFile, kind != .rightBrace { advance() }
    if kind == .leftBrace { skipLevel() }
    return true
  }

  /// `0..<5` or `0..5`, from its first point on.
  @inline(never)
  mutating func readForeignRange(of first: ID<Expression>) -> ID<Expression> {
    let start = index
    let isHalfOpen = kind(ahead: 2) == .less && ends[index + 1] == starts[index + 2]
    let sign = Span(start: span.start, end: ends[isHalfOpen ? index + 2 : index + 1])
    advance(to: index + (isHalfOpen ? 3 : 2))
    let value = index
    let last = readRangeEnd()
    failForeignRange(sign, at: start, isHalfOpen: isHalfOpen, end: value..<index)
    return make(
      .binary(.range, first, last), tree[first].span.joined(tree[last].span),
      height: 1 + max(height(first), height(last)))
  }

  /// `gap: if landscape { 3 } else { 4 }`, which is one value or the other.
  @inline(never)
  mutating func readConditionalValue() -> ID<Expression> {
    let start = index
    advance()
    let condition = readExpression()
    var branches: [ID<Expression>] = []
    while branches.count < 2, kind == .leftBrace {
      advance()
      branches.append(readExpression())
      guard kind == .rightBrace else { break }
      advance()
      if branches.count == 1, kind == .identifier, word == .else { advance() }
    }
    failConditionalValue(start, condition, branches)
    guard branches.count == 2 else { return makeMissing() }
    return make(
      .conditional(condition, branches[0], branches[1]), Span(start: starts[start], end: previousEnd),
      height: 1 + max(height(condition), height(branches[0]), height(branches[1])))
  }

  /// Whether a token stands where a value begins, behind `:`, `=` and the like, and not behind another word.
  func startsValue(_ token: Int) -> Bool {
    guard token > 0 else { return false }
    switch kinds[token - 1] {
    case .colon, .assign, .comma, .question, .leftParenthesis, .leftBracket: return true
    default: return false
    }
  }

  /// Reports an `if` where a value stands.
  private mutating func failConditionalValue(_ token: Int, _ condition: ID<Expression>, _ branches: [ID<Expression>]) {
    let now = index
    let end = previousEnd
    index = token
    defer { index = now }
    guard mayReport() else { return }
    var diagnostic = Diagnostic(
      .syntaxError, at: Place(file: file, span: span), "an 'if' is no value: a value is chosen with '? :'")
    var parts = ([condition] + branches).map { String(decoding: bytes[tree[$0].span.range], as: UTF8.self) }
    if case .conditional = tree[condition].kind { parts[0] = "(" + parts[0] + ")" }
    if branches.count == 2, !parts.contains("") {
      let meant = "\(parts[0]) ? \(parts[1]) : \(parts[2])"
      diagnostic.fixes = [
        FixIt(
          "write '\(meant)'", edits: [edit(Span(start: starts[token], end: end), meant)], isCertain: true)
      ]
    } else {
      diagnostic.notes = [DiagnosticNote(.help, "write 'condition ? value : otherValue'")]
    }
    report(diagnostic)
  }

  /// `box @tappable {`: annotations behind what they belong to.
  @inline(never)
  mutating func readLateAnnotations(of first: Int) {
    guard kind == .at, !isOnNewLine, kind(ahead: 1) == .identifier, !itemFailed else { return }
    let start = index
    let from = previousEnd
    readAnnotations()
    failLateAnnotation(start, from: from, to: previousEnd, first)
  }

  /// `column c gap: 3 {`: properties before the block that they belong to, which are left out.
  @inline(never)
  mutating func readEarlyProperties() {
    guard startsProperty, !isOnNewLine, !itemFailed else { return }
    // On this line, before anything ends the element, its block must begin.
    var token = index
    while true {
      switch kinds[token] {
      case .endOfFile, .rightBrace, .semicolon: return
      case .leftBrace: break
      default:
        token += 1
        if flags[token].contains(.newline) || token - index > 40 { return }
        continue
      }
      break
    }
    // A kind or a use of a component before the brace has a block of its own: `column c gap: 3 row {`.
    for inner in index..<token
    where kinds[inner] == .identifier && (isScreenKindWord(word(ahead: inner - index)) || startsKeyword(inner)) {
      return
    }
    guard kinds[token - 1] != .colon, kinds[token - 1] != .comma else { return }
    failEarlyProperty(index, before: token)
    advance(to: token)
    itemFailed = false
  }

  private func startsKeyword(_ token: Int) -> Bool {
    switch word(ahead: token - index) {
    case .let, .if, .for, .assert, .else: true
    default: startsUppercase(word(ahead: token - index))
    }
  }

  /// `text("x") title {`: a name behind the arguments.
  ///
  /// - Returns: the name and its place; nothing where none stands there.
  @inline(never)
  mutating func readLateName(arguments opener: Int) -> (Name, Span)? {
    guard kind == .identifier, !isOnNewLine, !itemFailed, !isKindWord(word), !isPropertyWord(word),
      !isAnnotationWord(word), !startsUppercase(word)
    else { return nil }
    switch word {
    case .let, .if, .for, .assert, .else, .in, .by: return nil
    default: break
    }
    let next = kind(ahead: 1)
    guard next == .leftBrace || next == .rightBrace || next == .semicolon || startsLine(ahead: 1) else { return nil }
    let result = (word, span)
    failLateName(before: opener)
    advance()
    return result
  }

  /// The name that a plain string behind a kind without arguments is meant as: `box "agree" {`.
  func nameMeant(by token: Int, _ kindWord: Name) -> String? {
    guard kinds[token] == .string, isScreenKindWord(kindWord), kindWord != .text, kindWord != .image else { return nil }
    let range = Int(starts[token]) + 1..<max(Int(starts[token]) + 1, Int(ends[token]) - 1)
    guard let first = bytes[range].first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return nil }
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      default: return nil
      }
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let name = names.pointee.intern(text)
    let isReserved = isKindWord(name) || isAnnotationWord(name)
    switch name {
    case .screen, .safe, .parent, .inset, .keyboard, .state, .true, .false, .let, .if, .for, .assert, .else, .in:
      return nil
    default: return isReserved ? nil : text
    }
  }
}
