import BandDiagnostics
import BandSyntax

/// Variables, which the language doesn't have: what changes while a screen is open is one of its `states`.
extension TokenReader {
  /// Whether a variable of another system is declared: `state failed = false`, `var failed: Bool = false`.
  var startsVariable: Bool {
    guard kind == .identifier, kind(ahead: 1) == .identifier, !startsLine(ahead: 1) else { return false }
    if isWord(index, "private") {
      // `@State private var`
      return index > 0 && isWord(index - 1, "State") && isWord(index + 1, "var") && kind(ahead: 2) == .identifier
        && !startsLine(ahead: 2)
    }
    guard isWord(index, "state") || isWord(index, "var") else { return false }
    switch kind(ahead: 2) {
    case .colon, .assign: return true
    case .identifier where !startsLine(ahead: 2): return isWord(index + 2, "by")
    default: return startsLine(ahead: 2) || kind(ahead: 2) == .semicolon || kind(ahead: 2) == .rightBrace
    }
  }

  /// Reads a variable as a `let`, so that its name is known to what reads it, and reports it.
  ///
  /// - Parameter isState: whether an annotation has said that it changes: `@State var failed = false`.
  @inline(never)
  mutating func readVariable(documentedAt first: Int, isState: Bool = false) -> ID<LetDeclaration> {
    let start = span
    if !isWord(index, "var"), !isWord(index, "state") { advance() }
    if isState || isWord(index, "state") || variableIsBool {
      failVariable()
    } else {
      failMisspelt("let")
    }
    advance()
    let name = word
    let nameSpan = span
    advance()
    var type = Name.none
    var typeSpan = gap
    var isList = false
    if kind == .colon, !isOnNewLine {
      advance()
      (type, typeSpan, isList) = readType()
    }
    var value: ID<Expression>?
    if kind == .assign, !isOnNewLine {
      advance()
      if !isOnNewLine, kind.startsValue { value = readExpression() }
    }
    // Whatever the value is worth, that a variable is declared is the one thing to tell.
    itemFailed = true
    return tree.add(
      LetDeclaration(
        name: name, nameSpan: nameSpan, type: type, typeSpan: typeSpan, isList: isList, value: value ?? makeMissing(),
        documentation: documentation(at: first), span: span(from: start.start)))
  }

  /// Whether the variable at `var` is true or false: what it stands for is a state, and no constant.
  private var variableIsBool: Bool {
    switch kind(ahead: 2) {
    case .assign: return word(ahead: 3) == .true || word(ahead: 3) == .false
    case .colon:
      // Without a value it can be no constant.
      return isWord(index + 3, "Bool") || isWord(index + 3, "Boolean") || isWord(index + 3, "bool")
        || kind(ahead: 3) == .identifier && kind(ahead: 4) != .assign
    default: return true
    }
  }

  private mutating func failVariable() {
    guard mayReport() else { return }
    let written = tokenText(index + 1)
    var state = "failed"
    switch word(ahead: 1) {
    case .state, .true, .false, .screen, .let, .if, .for: break
    default: if written != "idle" { state = written }
    }
    report(
      Diagnostic(
        .syntaxError, at: Place(file: file, span: span.joined(Span(start: starts[index + 1], end: ends[index + 1]))),
        "there are no variables: what changes while a screen is open is one of its states",
        notes: [
          DiagnosticNote(
            .help, "name them first in the screen, 'states: idle, \(state)', and ask 'if state == \(state) { … }'")
        ]))
  }

  /// `states { idle, failed }`, which is read as the property that is meant.
  ///
  /// - Returns: whether it was that.
  @inline(never)
  mutating func readStatesBlock() -> Bool {
    guard word == .states, kind(ahead: 1) == .leftBrace, !startsLine(ahead: 1) else { return false }
    let name = span
    advance()
    guard let values = readStatesInBraces() else {
      advance(to: index - 1)
      return false
    }
    openItems.append(
      .property(
        tree.add(
          Property(name: .states, part: .none, nameSpan: name, values: values, span: span(from: name.start)))))
    return true
  }

  /// Reads names in braces as the values of `states`.
  ///
  /// - Returns: nothing, and no token read, where something else than names stands in braces, or there are none.
  @inline(never)
  mutating func readStatesInBraces() -> List<ID<Expression>>? {
    guard kind == .leftBrace, !isOnNewLine, index > 0 else { return nil }
    var names: [Int] = []
    var token = index + 1
    while token < kinds.count, kinds[token] != .rightBrace {
      if kinds[token] == .identifier { names.append(token) }
      guard kinds[token] == .identifier || kinds[token] == .comma || kinds[token] == .semicolon else { return nil }
      token += 1
    }
    guard token < kinds.count, let first = names.first, names.count < 100 else { return nil }
    if isWord(first, "case"), names.count > 1 { names.removeFirst() }
    failStatesInBraces(names, to: token)
    let mark = openExpressions.count
    for name in names {
      advance(to: name)
      openExpressions.append(make(.name(word), span, height: 1))
    }
    advance(to: token + 1)
    return tree.addList(from: mark, of: &openExpressions)
  }

  private mutating func failStatesInBraces(_ states: [Int], to closer: Int) {
    guard mayReport() else { return }
    var written = kinds[index - 1] == .colon ? " " : ": "
    for (position, name) in states.enumerated() { written += (position > 0 ? ", " : "") + tokenText(name) }
    let place = Span(start: previousEnd, end: ends[closer])
    // A comment would be lost.
    let isPlain = !bytes[place.range].contains(UInt8(ascii: "/"))
    var diagnostic = Diagnostic(
      .syntaxError, at: Place(file: file, span: span), "the names of states stand behind ':', without braces")
    let title = "write 'states: " + String(written.drop { $0 == ":" || $0 == " " }) + "'"
    if isPlain {
      diagnostic.fixes.append(FixIt(title, edits: [edit(place, written)], isCertain: true))
    } else {
      diagnostic.notes.append(DiagnosticNote(.help, title))
    }
    report(diagnostic)
  }
}
