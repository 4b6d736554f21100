import BandSyntax

/// What stands at the top of a file: `import`, `let`, and declarations.
extension TokenReader {
  mutating func readFile() {
    while kind != .endOfFile {
      let before = index
      itemFailed = false
      if let item = readFileItem() { tree.items.append(item) }
      finishItem(.file)
      // Whatever happens, each round takes a token.
      if index == before { advance() }
    }
  }

  private mutating func readFileItem() -> FileItem? {
    let start = index
    let annotations = openAnnotations.count
    if kind == .at, word(ahead: 1) == .import, kind(ahead: 2) == .string {
      fail(at: span, "'import' stands without an '@'", .remove)
      advance()
      return .importFile(readImport())
    }
    if kind == .at { readAnnotations() }
    if isAnnotationWord(word), kind(ahead: 1) == .leftParenthesis, !startsLine(ahead: 1) {
      fail(at: span, "'@' is missing before '%c'", .before("@"))
      readUnmarkedAnnotation()
    }
    let isAnnotated = openAnnotations.count > annotations
    if kind == .identifier {
      if kind(ahead: 1) == .colon || kind(ahead: 1) == .dot { return refuseProperty() }
      if let declaration = declarationKind(word) { return readDeclaration(declaration, start, annotations) }
      if word == .let || word == .import {
        if isAnnotated { refuseAnnotations(annotations) }
        return word == .let
          ? .letDeclaration(readLet(documentedAt: start)) : .importFile(readImport())
      }
      if word == .strings, kind(ahead: 1) == .string || kind(ahead: 1) == .stringHead, !startsLine(ahead: 1) {
        if isAnnotated { refuseAnnotations(annotations) }
        return .strings(readImport())
      }
      return readStranger(start, annotations)
    }
    if isAnnotated {
      failMissing("a declaration", "after the annotation")
      openAnnotations.removeLast(openAnnotations.count - annotations)
    }
    if kind == .string, !isAnnotated {
      // `import` is the only thing at the top that a string may follow.
      failMissingBefore("'import'")
      let place = span
      advance()
      return .importFile(tree.add(ImportDeclaration(path: path(place), pathSpan: place, span: place)))
    }
    refuseToken()
    return nil
  }

  private func declarationKind(_ word: Name) -> Declaration.Kind? {
    switch word {
    case .screen: .screen
    case .component: .component
    case .style: .style
    case .device: .device
    case .targets: .targets
    case .project: .project
    default: nil
    }
  }

  // MARK: Import

  /// Reads `import "…"` or `strings "…"`.
  private mutating func readImport() -> ID<ImportDeclaration> {
    let isImport = word == .import
    let keyword = span
    advance()
    skipDoubledWord()
    var name = Name.none
    var place = gap
    if kind == .string, !isOnNewLine {
      place = span
      name = path(place)
      advance()
    } else if kind == .stringHead, !isOnNewLine {
      place = span
      fail(
        at: place,
        isImport
          ? "an import's path is a plain string, without interpolation"
          : "the path of a table of strings is a plain string, without interpolation")
      _ = readInterpolation()
    } else if kind == .identifier, !isOnNewLine, kind(ahead: 1) != .string, isImport {
      fail(at: span, "the path of a file stands in quotes", help: "write 'import \"tokens.band\"'")
      while kind == .identifier || kind == .dot || kind == .slash, !isOnNewLine { advance() }
    } else if kind == .leftBrace, !isOnNewLine, isImport {
      fail(
        at: span, "an import brings all that a file declares, under its names", help: "write 'import \"tokens.band\"'")
      skipLevel()
      while kind == .identifier || kind == .string, !isOnNewLine { advance() }
    } else {
      failMissing("the path of a file, in quotes,", "after '%p'")
    }
    skipImportClause()
    return tree.add(ImportDeclaration(path: name, pathSpan: place, span: span(from: keyword.start)))
  }

  /// The text of a plain string; its escapes are replaced as everywhere.
  private mutating func path(_ place: Span) -> Name {
    let token = index
    if starts[token] != place.start { return .none }
    let value = readString()
    advance(to: token)
    guard case .string(let parts) = tree[value].kind, parts.count == 1, case .text(let name)? = tree[parts].first
    else { return .none }
    return name
  }

  // MARK: Declarations

  private mutating func readDeclaration(
    _ declaration: Declaration.Kind, _ first: Int, _ annotations: Int
  ) -> FileItem {
    let documentation = documentation(at: first)
    advance()
    skipDoubledWord()
    var name = Name.none
    var nameSpan = gap
    var title: ID<Expression>?
    switch declaration {
    case .screen, .component, .style, .targets:
      if kind == .identifier, !isOnNewLine {
        name = word
        nameSpan = span
        advance()
      } else if kind == .string, !isOnNewLine {
        fail(at: span, "the name of a %p stands without quotes")
        advance()
      } else {
        failMissing("a name", "after '%p'")
      }
    case .device:
      if kind == .string || kind == .stringHead, !isOnNewLine {
        title = readExpression()
      } else if kind == .identifier, !isOnNewLine {
        title = readUnquotedName()
      } else {
        failMissing("a name in quotes", "after 'device'")
      }
    case .project:
      if kind == .identifier || kind == .string, !isOnNewLine {
        fail(at: span, "a project has no name", .removeGap)
        advance()
      }
    }
    return finishDeclaration(declaration, first, annotations, name, nameSpan, title, documentation)
  }

  private mutating func finishDeclaration(
    _ declaration: Declaration.Kind, _ first: Int, _ annotations: Int, _ name: Name, _ nameSpan: Span,
    _ title: ID<Expression>?, _ documentation: Span
  ) -> FileItem {
    if kind == .assign, kind(ahead: 1) == .leftBrace, !isOnNewLine {
      fail(at: span, "no '=' stands before a block", .removeGap)
      advance()
    }
    if kind == .colon, !isOnNewLine, declaration == .screen || declaration == .component, startsLine(ahead: 1) {
      return skipIndented(declaration, first, annotations, name, nameSpan, documentation)
    }
    let isProperty =
      declaration == .targets && kind == .colon && !isOnNewLine && kind(ahead: 1).startsValue && !startsLine(ahead: 1)
    if !isProperty, declaration != .component || !isLostParenthesis { skipHeadRest(stopsAtParenthesis: true) }
    var parameters = List<Parameter>.empty
    if kind == .leftParenthesis, !isOnNewLine {
      if declaration == .component {
        parameters = readParameters()
      } else {
        fail(at: span, "only a component has parameters")
        skipLevel()
      }
      skipHeadRest()
    } else if declaration == .component, isLostParenthesis {
      failMissing("(", "before the parameters")
      parameters = readParameters(isOpened: false)
    }
    let body = isProperty ? readTargetsAsProperty() : readBlock(declaration == .targets ? .values : .items)
    let list = takeAnnotations(annotations)
    return .declaration(
      tree.add(
        Declaration(
          kind: declaration, annotations: list, name: name, nameSpan: nameSpan, title: title, parameters: parameters,
          body: body, documentation: documentation, span: span(from: starts[first]))))
  }

  /// `screen Home:` and lines that are indented below it, which are left out.
  @inline(never)
  private mutating func skipIndented(
    _ declaration: Declaration.Kind, _ first: Int, _ annotations: Int, _ name: Name, _ nameSpan: Span,
    _ documentation: Span
  ) -> FileItem {
    fail(
      at: span, "what a screen or a component holds stands in braces, not below a ':'",
      help: "write 'screen Home { column page { … } }'")
    let indentation = column(of: first)
    repeat { advance() } while kind != .endOfFile && !(isOnNewLine && column(of: index) <= indentation)
    let body = Block(items: .empty, span: span(from: starts[first]))
    return .declaration(
      tree.add(
        Declaration(
          kind: declaration, annotations: takeAnnotations(annotations), name: name, nameSpan: nameSpan, title: nil,
          parameters: .empty, body: body, documentation: documentation, span: span(from: starts[first]))))
  }

  /// `targets ours: "a", "b"`, from the colon on.
  @inline(never)
  private mutating func readTargetsAsProperty() -> Block {
    let colon = index
    advance()
    let first = openItems.count
    let values = readValues(of: .targets)
    for value in tree[values] { openItems.append(.value(value)) }
    failTargetsAsProperty(colon)
    itemFailed = false
    return Block(items: tree.addList(from: first, of: &openItems), span: span(from: starts[colon]))
  }

  /// `device Kiosk 10 {`: all words up to the block are its name.
  @inline(never)
  private mutating func readUnquotedName() -> ID<Expression> {
    var last = index
    while last + 1 < kinds.count, !flags[last + 1].contains(.newline),
      kinds[last + 1] == .identifier || kinds[last + 1] == .number || kinds[last + 1] == .minus
    {
      last += 1
    }
    let place = Span(start: span.start, end: ends[last])
    failUnquoted(place)
    advance(to: last + 1)
    let first = openParts.count
    openParts.append(.text(names.pointee.intern(UnsafeBufferPointer(rebasing: bytes[place.range]))))
    return make(.string(tree.addList(from: first, of: &openParts)), place, height: 1)
  }

  /// Whether parameters stand next without their parenthesis: `label: String)`.
  private var isLostParenthesis: Bool {
    !isOnNewLine && (kind == .rightParenthesis || kind == .identifier && kind(ahead: 1) == .colon)
  }

  /// `(label: Type = value, …)`.
  private mutating func readParameters(isOpened: Bool = true) -> List<Parameter> {
    // Where the parenthesis is missing, the token before stands for it.
    let opener = isOpened ? index : max(0, index - 1)
    if isOpened { advance() }
    bracketDepth += 1
    let first = openParameters.count
    while kind != .rightParenthesis {
      let before = index
      readParameter()
      guard readSeparator(.rightParenthesis, opener: opener), index > before else { break }
    }
    bracketDepth -= 1
    close(.rightParenthesis, ")", "the parameters", opener: opener)
    let parameters = tree.addList(from: first, of: &openParameters)
    return parameters
  }

  private mutating func readParameter() {
    let start = span.start
    var name = Name.none
    var nameSpan = gap
    if kind == .at, kind(ahead: 1) == .identifier {
      let place = span
      advance()
      fail(
        at: place.joined(span), "a parameter takes no annotation",
        help: "elements are no values: where the content of a use goes, the component says 'slot'")
      advance()
    }
    if kind == .identifier, kind(ahead: 1) == .identifier, kind(ahead: 2) == .colon, !startsUppercase(word) {
      // `_ title: String`
      fail(at: span, "a parameter has one name, by which a use may call it", .remove)
      advance()
    }
    if kind == .identifier {
      name = word
      nameSpan = span
      advance()
      skipDoubledToken()
    } else {
      failMissing("a name", "for the parameter")
      if kind != .colon { return }
    }
    if kind == .identifier, startsUppercase(name), !startsUppercase(word) {
      failTypeFirst(nameSpan)
      // `String title`
      (name, nameSpan) = (word, span)
      advance()
      openParameters.append(
        Parameter(
          name: name, nameSpan: nameSpan, type: .none, typeSpan: gap, isList: false, defaultValue: nil,
          span: span(from: start)))
      return
    }
    if kind == .colon {
      advance()
      skipDoubled()
    } else {
      fail(at: gap, "':' and a type are missing after the parameter's name")
    }
    let (type, typeSpan, isList) = readType()
    if kind == .question {
      fail(
        at: span, "a parameter is always given",
        help: "with a default it can be left out: 'title: String = \"\"', and 'if title != \"\" { … }' asks for it")
      advance()
    }
    var defaultValue: ID<Expression>?
    if kind == .assign {
      advance()
      skipDoubled()
      defaultValue = readExpression()
    } else if kind == .equal {
      fail(at: span, "a default value stands behind one '='")
      advance()
      defaultValue = readExpression()
    }
    openParameters.append(
      Parameter(
        name: name, nameSpan: nameSpan, type: type, typeSpan: typeSpan, isList: isList, defaultValue: defaultValue,
        span: span(from: start)))
  }

  /// `String` or `[String]`: the name, the place, and whether it is a list.
  mutating func readType() -> (Name, Span, Bool) {
    let opener = index
    let isList = kind == .leftBracket && !isOnNewLine
    if isList { advance() }
    var type = Name.none
    var typeSpan = gap
    // Inside brackets newlines mean nothing.
    if kind == .identifier, isList || !isOnNewLine {
      type = word
      typeSpan = span
      advance()
      skipDoubledToken()
    } else if kind == .leftParenthesis, isList || !isOnNewLine {
      if kind(ahead: 1) == .rightParenthesis {
        fail(
          at: span, "a component takes values, and no actions",
          help: "what happens is the app's own; here '@tappable' before an element says that it takes taps")
      }
      fail(
        at: span, "a type is a word, 'String', or a list of one, '[String]': a record has none",
        help: "a component takes the fields of a record one by one, and a 'let' needs no type")
      skipLevel()
      while kind == .minus || kind == .greater || kind == .identifier, !isOnNewLine { advance() }
    } else {
      failMissing("a type", "after ':'")
    }
    if isList { close(.rightBracket, "]", "the type", opener: opener) }
    return (type, typeSpan, isList)
  }

  // MARK: What can't stand at the top

  private mutating func refuseProperty() -> FileItem? {
    fail(
      at: span, "a property can't stand at the top of a file",
      help: "put it in a screen, a component or the project; a value for all is 'let name = value'")
    skipItem()
    return nil
  }

  mutating func refuseAnnotations(_ first: Int) {
    if openAnnotations.count > first {
      fail(at: openAnnotations[first].nameSpan, "an annotation belongs to an element or a screen")
    }
    openAnnotations.removeLast(openAnnotations.count - first)
  }

  /// A word that begins no declaration: a misspelt or forgotten keyword, or an element.
  private mutating func readStranger(_ first: Int, _ annotations: Int) -> FileItem? {
    if startsVariable {
      let isState = openAnnotations.count > annotations
      openAnnotations.removeLast(openAnnotations.count - annotations)
      return .letDeclaration(readVariable(documentedAt: first, isState: isState))
    }
    if let meant = keywordNear(index) ?? foreignKeyword, kind(ahead: 1) != .leftParenthesis {
      failMisspeltKeyword(meant)
      if let declaration = declarationKind(meant) { return readDeclaration(declaration, first, annotations) }
      refuseAnnotations(annotations)
      switch meant {
      case .let: return .letDeclaration(readLet(documentedAt: first))
      case .strings: return .strings(readImport())
      default: return .importFile(readImport())
      }
    }
    switch kind(ahead: 1) {
    case .assign where !startsLine(ahead: 1):
      refuseAnnotations(annotations)
      return .letDeclaration(readLet(documentedAt: first, isOpened: false))
    case .leftBrace, .leftParenthesis:
      // `Terms {`: what follows is read as a screen or a component.
      let isScreen = kind(ahead: 1) == .leftBrace
      let name = word
      let nameSpan = span
      failMissingBefore(isScreen ? "'screen' or 'component'" : "'component'")
      let documentation = documentation(at: first)
      advance()
      return finishDeclaration(isScreen ? .screen : .component, first, annotations, name, nameSpan, nil, documentation)
    default:
      fail(
        at: span, "'%c' can't stand at the top of a file",
        help:
          "what is shown is a screen, 'screen Home { … }'; a part that is used several times a component, 'component Tile(title: String) { … }'; a file holds imports, strings, lets, styles, devices, targets and a project besides"
      )
      openAnnotations.removeLast(openAnnotations.count - annotations)
      skipItem()
      return nil
    }
  }

  /// The keyword that a word of another language stands for: `const a = 3`, `include "tokens.band"`.
  private var foreignKeyword: Name? {
    if startsLine(ahead: 1) { return nil }
    if kind(ahead: 1) == .identifier, kind(ahead: 2) == .assign || kind(ahead: 2) == .colon {
      return isWord(index, "const") || isWord(index, "var") || isWord(index, "val") || isWord(index, "final")
        ? .let : nil
    }
    if kind(ahead: 1) == .string {
      return isWord(index, "include") || isWord(index, "require") || isWord(index, "use") || isWord(index, "using")
        ? .import : nil
    }
    return nil
  }

  /// The keyword of the top of a file that a word nearly is.
  private func keywordNear(_ token: Int) -> Name? {
    for keyword in [Name.screen, .component, .style, .device, .targets, .project, .import, .let, .strings]
    where isNear(token, keyword) { return keyword }
    return nil
  }
}
