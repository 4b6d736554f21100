import BandSyntax

/// Elements and their annotations.
extension TokenReader {
  // MARK: Annotations

  /// `@name(arguments)`, one or more, on one line or several, onto `openAnnotations`.
  mutating func readAnnotations() {
    while kind == .at {
      let start = span.start
      advance()
      skipDoubled()
      guard kind == .identifier, !isOnNewLine else {
        failMissing("a name", "after '@'")
        if kind == .leftParenthesis, !isOnNewLine { _ = readArguments() }
        continue
      }
      let name = word
      let nameSpan = span(from: start).joined(span)
      if isWord(index, "media"), kind(ahead: 1) == .leftParenthesis {
        fail(
          at: nameSpan, "what hangs on the screen's size stands in an 'if'",
          help: "write 'if screen.width <= 600 { … }'")
        advance()
        skipLevel()
        continue
      }
      advance()
      skipDoubledToken()
      var arguments = List<Argument>.empty
      if kind == .leftParenthesis, !isOnNewLine {
        arguments = readArguments().0
        while isDoubled { failDoubled() }
      } else if isOnNewLine
        ? kind == .identifier && kind(ahead: 1) == .colon && isAnnotationLabel
        : kind == .string || kind == .number || isLostParenthesis
      {
        failMissing("(", "before the annotation's arguments")
        arguments = readArgumentsWithoutParenthesis()
      } else if isBareAnnotationValue {
        arguments = readBareAnnotationValue()
      }
      openAnnotations.append(
        Annotation(name: name, nameSpan: nameSpan, arguments: arguments, span: span(from: start)))
    }
  }

  /// Whether an argument and a `)` stand next: `vertical)`, `edges: [bottom])`.
  private var isLostParenthesis: Bool {
    kind == .rightParenthesis
      || kind == .identifier && (kind(ahead: 1) == .rightParenthesis || kind(ahead: 1) == .colon && isAnnotationLabel)
  }

  private var isAnnotationLabel: Bool { word == .edges || word == .reason || word == .snap }

  /// Arguments whose `(` is missing and reported, up to their `)`.
  private mutating func readArgumentsWithoutParenthesis() -> List<Argument> {
    // The parenthesis is the token before as far as `readArguments` is concerned.
    advance(to: index - 1)
    return readArguments().0
  }

  /// Takes the annotations from a mark on off the stack.
  mutating func takeAnnotations(_ first: Int) -> List<Annotation> {
    let list = tree.addList(from: first, of: &openAnnotations)
    return list
  }

  // MARK: Elements

  /// An element, or what was meant as a property: `width fill`.
  ///
  /// - Parameters:
  ///   - first: the token with which it begins, annotations included.
  ///   - annotations: how many annotations were open before its own.
  mutating func readElementOrProperty(_ first: Int, _ annotations: Int) {
    if isAnnotationWord(word), !readLostAnnotations(annotations) { return }
    if lostColon || isDoubledPropertyName {
      readLostProperty(annotations)
    } else {
      readElement(first, annotations)
    }
  }

  private mutating func readLostProperty(_ annotations: Int) {
    if !lostColon {
      advance()
      reportDoubled()
    }
    refuseAnnotations(annotations)
    openItems.append(.property(readProperty()))
  }

  /// Annotations without their `@`.
  ///
  /// - Returns: whether an element follows.
  private mutating func readLostAnnotations(_ annotations: Int) -> Bool {
    while lostAt {
      fail(at: span, "'@' is missing before '%c'", .before("@"))
      readUnmarkedAnnotation()
      if kind == .at { readAnnotations() }
      if kind != .identifier || startsProperty {
        openAnnotations.removeLast(openAnnotations.count - annotations)
        return false
      }
    }
    return true
  }

  /// Whether a property without its colon stands next: a property's name, or a word that a value follows.
  private var lostColon: Bool {
    if startsLine(ahead: 1) { return false }
    switch kind(ahead: 1) {
    case .number, .color, .minus, .not:
      return !isKindWord(word)
    case .leftBracket, .string, .stringHead, .assign:
      return isPropertyWord(word)
    case .identifier:
      return isPropertyWord(word) && !startsProperty(ahead: 1)
    case .endOfFile, .stringMiddle, .stringTail, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis,
      .rightBracket, .colon, .semicolon, .comma, .dot, .at, .question, .ellipsis, .plus, .star, .slash, .less,
      .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      return false
    }
  }

  /// `width width: fill`.
  private var isDoubledPropertyName: Bool {
    !startsLine(ahead: 1) && startsProperty(ahead: 1) && word == word(ahead: 1)
  }

  /// Whether an annotation without its `@` stands next.
  private var lostAt: Bool {
    guard isAnnotationWord(word) else { return false }
    switch kind(ahead: 1) {
    case .identifier: return true
    case .at: return true
    case .leftParenthesis:
      // `scroll(vertical)` and then an element.
      var token = index + 1
      var depth = 0
      while token < kinds.count, token < index + 40 {
        if kinds[token] == .leftParenthesis { depth += 1 }
        if kinds[token] == .rightParenthesis {
          depth -= 1
          if depth == 0 { break }
        }
        token += 1
      }
      return token + 1 < kinds.count && depth == 0 && (kinds[token + 1] == .identifier || kinds[token + 1] == .at)
    default: return false
    }
  }

  mutating func readUnmarkedAnnotation() {
    let name = word
    let place = span
    advance()
    var arguments = List<Argument>.empty
    if kind == .leftParenthesis, !isOnNewLine { arguments = readArguments().0 }
    openAnnotations.append(
      Annotation(name: name, nameSpan: place, arguments: arguments, span: span(from: place.start)))
  }

  /// `kind name (arguments) { … }`, onto `openItems`.
  ///
  /// Elements stand in one another as deep as the source goes, so what is known of the outer ones waits in
  /// `openHeads`, not on the call stack.
  private mutating func readElement(_ first: Int, _ annotations: Int) {
    readHead(first, annotations)
    if kind == .leftBrace || isBlockWithoutBrace {
      finishElement(readBlock(.items))
    } else {
      finishElement(nil)
    }
    if kind == .dot { skipModifiers() }
  }

  @inline(never)
  private mutating func readHead(_ first: Int, _ annotations: Int) {
    var head = ElementHead(
      kind: word, kindSpan: span, first: first, annotations: annotations, documentation: documentation(at: first))
    if head.documentation.isEmpty, first != index { head.documentation = documentation(at: index) }
    advance()
    if head.kind == .bar { head.edge = readEdge() }
    if kind == .identifier, kind(ahead: 1) == .assign, !isOnNewLine,
      isKindWord(head.kind) || startsUppercase(head.kind)
    {
      skipAttributes()
    }
    readLateAnnotations(of: first)
    if kind == .identifier, !isOnNewLine, !startsProperty {
      head.name = word
      head.nameSpan = span
      advance()
      skipDoubledToken()
      readLateAnnotations(of: first)
    } else {
      head.nameSpan = gap
    }
    if kind == .string, head.name.isNone, !isOnNewLine, let name = nameMeant(by: index, head.kind) {
      failQuotedName(name)
      head.name = names.pointee.intern(name)
      head.nameSpan = span
      advance()
    }
    if kind == .string || kind == .stringHead, !isOnNewLine { head.title = readTitle(head.kind) }
    if head.title == nil || kind == .leftParenthesis, !isOnNewLine { skipToHead(of: head.kind) }
    if kind == .leftParenthesis, !isOnNewLine {
      let opener = index
      head.arguments = readArguments().0
      if head.name.isNone, let (name, place) = readLateName(arguments: opener) {
        head.name = name
        head.nameSpan = place
      }
      readLateAnnotations(of: first)
    }
    head.end = previousEnd
    if isScreenKindWord(head.kind) || startsUppercase(head.kind) { readEarlyProperties() }
    if kind == .dot { skipModifiers() }
    skipHeadRest(orItem: true)
    openHeads.append(head)
  }

  @inline(never)
  private mutating func finishElement(_ block: Block?) {
    let head = openHeads.removeLast()
    let annotations = takeAnnotations(head.annotations)
    let element = tree.add(
      Element(
        annotations: annotations, kind: head.kind, kindSpan: head.kindSpan, edge: head.edge, name: head.name,
        nameSpan: head.nameSpan, title: head.title, arguments: head.arguments, block: block,
        documentation: head.documentation,
        headSpan: Span(start: head.kindSpan.start, end: max(head.kindSpan.start, head.end)),
        span: span(from: starts[head.first])))
    openItems.append(.element(element))
  }

  /// The second word of `bar bottom`.
  private mutating func readEdge() -> Name {
    if kind == .identifier, !isOnNewLine,
      word == .top || word == .bottom || word == .left || word == .right, !startsProperty
    {
      let edge = word
      advance()
      skipDoubledToken()
      return edge
    }
    if kind == .identifier, !isOnNewLine, !startsProperty {
      for edge in [Name.top, .bottom, .left, .right] where isNear(index, edge) {
        failMisspeltEdge(edge)
        advance()
        return edge
      }
      if kind(ahead: 1) == .identifier, !startsLine(ahead: 1), !startsProperty(ahead: 1) {
        fail(at: span, "'%c' is no edge", help: "a bar is a 'bar top', 'bar bottom', 'bar left' or 'bar right'")
        advance()
        return .none
      }
    }
    fail(
      at: gap, "the edge that it stands on is missing after '%p'",
      help: "write 'bar top', 'bar bottom', 'bar left' or 'bar right'")
    return .none
  }

  /// A string right behind a kind or a name: the name of a `variant`, or a string without its parentheses.
  private mutating func readTitle(_ kindWord: Name) -> ID<Expression> {
    let place = span
    let needsParentheses = isScreenKindWord(kindWord) || startsUppercase(kindWord)
    if needsParentheses, kind(ahead: 1) == .rightParenthesis {
      failMissing("(", "before %c")
    } else if isScreenKindWord(kindWord), kindWord != .text, kindWord != .image {
      fail(at: place, "a string can't stand behind '%p'")
    } else if needsParentheses {
      fail(at: place, "an argument stands in parentheses", kind == .string ? .parenthesize : .none)
    }
    let title = readExpression()
    skipDoubledToken()
    if needsParentheses, kind == .rightParenthesis { advance() }
    return title
  }

  /// Skips what stands between a name and the parenthesis, which is reported.
  private mutating func skipToHead(of kindWord: Name) {
    while !isOnNewLine, kind == .identifier, !startsProperty {
      // `slot first slot second`: another element, and what separates them is missing.
      if !itemFailed, isKindWord(word) || startsUppercase(word), startsItem { return }
      fail(at: span, "'%c' can't stand here; an element has one name at most")
      advance()
    }
  }

  /// Whether the next line is indented as if it stood in a block of the element just read, and a `{` is missing.
  private var isBlockWithoutBrace: Bool {
    guard braceBalance < 0, kind != .endOfFile, kind != .rightBrace, kind != .semicolon else { return false }
    guard isOnNewLine else { return startsItem }
    return column(of: index) > lineIndentation(of: index - 1)
  }
}

/// What is known of an element before its block is read.
struct ElementHead {
  let kind: Name
  let kindSpan: Span
  /// The token with which the element begins, annotations included.
  let first: Int
  /// How many annotations were open before its own.
  let annotations: Int
  var documentation: Span
  var edge = Name.none
  var name = Name.none
  var nameSpan = Span.empty
  var title: ID<Expression>?
  var arguments = List<Argument>.empty
  /// Where the head ends.
  var end: Int32 = 0
}
