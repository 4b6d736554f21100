import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// A bare name where words are expected that are the place's own: they come before all other names.
  ///
  /// - Returns: the type; nothing where the name is none of the words.
  mutating func checkWord(_ id: ID<Expression>, _ name: Name, _ expected: Expected) -> ValueType? {
    switch expected {
    case .anything, .lengthOrPercent, .interpolation, .imageOrFontSize: return nil
    case .type(.style):
      let style = styleOf[Int(name.index)]
      if style >= 0 {
        meanings[Int(id.index)] = .style(style)
        if styleErrors[Int(style)] { body.hasErrors = true }
      } else if name.isPlatformStyle {
        meanings[Int(id.index)] = .word(name)
      } else {
        return nil
      }
      types[Int(id.index)] = .style
      return .style
    case .newNames:
      meanings[Int(id.index)] = .word(name)
      types[Int(id.index)] = .enumeration(.state)
      return .enumeration(.state)
    case .pin:
      let base: FrameBase
      switch name {
      case .safe: base = .safe
      case .screen: base = .screen
      case .parent: base = .parent
      default: return nil
      }
      noteFrame(base, tree[id].span)
      meanings[Int(id.index)] = .frame(base)
      types[Int(id.index)] = .frame
      return .frame
    case .locales:
      meanings[Int(id.index)] = .word(name)
      types[Int(id.index)] = .string
      return .string
    case .textSizes where name == .all:
      meanings[Int(id.index)] = .word(name)
      types[Int(id.index)] = .enumeration(.textSize)
      return .enumeration(.textSize)
    case .type, .columns, .rows, .track, .span, .textSizes:
      guard let enumeration = expected.enumeration, isWord(name, of: enumeration) else { return nil }
      if enumeration == .rule, text(name) == "unused_allow" {
        fail(
          "wrong_value", tree[id].span, "an '@allow' that silences nothing can't be allowed by another one",
          help: "remove the one, or let the project say `allow: unused_allow`")
      }
      let type: ValueType = enumeration == .track ? .size : .enumeration(enumeration)
      meanings[Int(id.index)] = .word(name)
      types[Int(id.index)] = type
      return type
    }
  }

  /// Whether an enumeration has a word, those that the source declares included.
  func isWord(_ name: Name, of enumeration: Enumeration) -> Bool {
    switch enumeration {
    case .state: body.states.contains(name)
    case .target: words.contains(name, .target) || targetOf[Int(name.index)] >= 0
    case .rule: ruleNames.contains(name)
    case .detent: detentNames().contains(name)
    default: words.contains(name, enumeration)
    }
  }

  /// The words of an enumeration, those that the source declares included.
  func allWords(of enumeration: Enumeration) -> [Name] {
    switch enumeration {
    case .state: return body.states
    case .target:
      var names = words[.target]
      for scope in scopes {
        for target in scope.targets where !target.isNone && targetOf[Int(target.index)] >= 0 { names.append(target) }
      }
      return names
    case .rule: return ruleNames
    case .detent: return detentNames()
    default: return words[enumeration]
    }
  }

  /// The detents of the sheet that is compared with.
  private func detentNames() -> [Name] {
    guard let sheet = detentSheet else { return [] }
    var names: [Name] = []
    // Of several sheets of its name, in branches of an `if`, one is there.
    for sheet in [sheet] + (otherSheets[sheet] ?? []) {
      if let block = tree[sheet].block { collectDetents(block, isInside: false, into: &names) }
    }
    return names
  }

  private func collectDetents(_ block: Block, isInside: Bool, into names: inout [Name]) {
    for item in tree[block.items] {
      switch item {
      case .element(let id):
        if elements[Int(id.index)] == .detents, let detents = tree[id].block {
          collectDetents(detents, isInside: true, into: &names)
        }
      case .property(let id): if isInside, !names.contains(tree[id].name) { names.append(tree[id].name) }
      case .conditional(let id):
        collectDetents(tree[id].then, isInside: isInside, into: &names)
        if let otherwise = tree[id].otherwise { collectDetents(otherwise, isInside: isInside, into: &names) }
      case .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }

  /// A bare name that is no word of the place.
  mutating func inferName(_ id: ID<Expression>, _ name: Name, _ expected: Expected, _ subject: Subject) -> ValueType {
    let index = Int(name.index)
    let span = tree[id].span
    if localOf[index] >= 0 {
      let local = locals[Int(localOf[index])]
      reads.formUnion(local.reads, at: span)
      meanings[Int(id.index)] = .local(local.slot)
      if let list = local.emptyList { failUntypedList(list) }
      return note(local.type)
    }
    if globalOf[index] >= 0 {
      let global = Int(globalOf[index])
      meanings[Int(id.index)] = .global(Int32(global))
      reads.formUnion(globalStates[global].reads, at: span)
      if globalStates[global].hasErrors { body.hasErrors = true }
      return note(globalStates[global].isTyped ? program.globals[global].type : .unknown)
    }
    if let word = EnvironmentWord(name) {
      if case .state = word, !canReadState(span) { return .unknown }
      meanings[Int(id.index)] = .environment(word)
      return word.type
    }
    if let base = frameBase(name) {
      meanings[Int(id.index)] = .frame(base)
      return .frame
    }
    failUnknownName(name, span, expected, subject)
    return .unknown
  }

  /// A type of something declared elsewhere; where that has an error, so has the body.
  private mutating func note(_ type: ValueType) -> ValueType {
    if type == .unknown { body.hasErrors = true }
    return type
  }

  private mutating func canReadState(_ span: Span) -> Bool {
    switch body.owner {
    case .screen:
      if !body.states.isEmpty { return true }
      if body.hasErrors { return false }
      fail("unknown_name", span, "this screen has no states", help: "name them: 'states: idle, error'")
    case .component:
      fail(
        "unknown_name", span, "a component doesn't know the states of the screens that use it",
        help: "give it a parameter: 'isWrong: Bool', and at the use 'isWrong: state == \(exampleState)'")
    case .none, .global, .style:
      fail("unknown_name", span, "'state' is a screen's own and can't be read here")
    }
    return false
  }

  /// A state of a screen, for examples of conditions: the second, as the first is that in which nothing has happened yet.
  var exampleState: String {
    if body.states.count > 1 { return text(body.states[1]) }
    for scope in scopes {
      for screen in scope.screens {
        let facts = program.screens[screen]
        let tree = program.files[Int(facts.file.index)].tree
        for item in tree[tree[facts.declaration].body.items] {
          guard case .property(let id) = item, tree[id].name == .states else { continue }
          for value in tree[tree[id].values].dropFirst() {
            if case .name(let name) = tree[value].kind { return text(name) }
          }
        }
      }
    }
    return "error"
  }

  private mutating func failUnknownName(_ name: Name, _ span: Span, _ expected: Expected, _ subject: Subject) {
    if program.files[Int(file.index)].hasFailedImport {
      body.hasErrors = true
      return
    }
    if case .type(.style) = expected {
      if failNotImported(value: name, isStyle: true, span) { return }
      var candidates = Name.platformStyles
      if searchBudget > 0 {
        for style in program.styles.indices where styleOf[Int(program.styles[style].name.index)] == Int32(style) {
          candidates.append(program.styles[style].name)
        }
      }
      failUnknown(
        "unknown_value", span, "no text style is named '\(text(name))'", name: name, candidates: candidates,
        help: "declare one with 'style \(text(name)) { … }', or use 'body', 'headline', 'title1' …")
      return
    }
    if case .pin = expected {
      failUnknown(
        "unknown_value", span, "'pin' takes \(describe(expected))", name: name, candidates: words[.pin])
      return
    }
    if expected.enumeration == .rule, fixedRuleNames.contains(name) {
      fail("wrong_value", span, "nothing silences '\(text(name))': it is an error of the language")
      return
    }
    if failForeignName(name, span, expected, subject) { return }
    if let enumeration = expected.enumeration {
      let all = allWords(of: enumeration)
      let message: String
      switch enumeration {
      case .rule: message = "no rule is named '\(text(name))'"
      case .target: message = "no target is named '\(text(name))'"
      case .state: message = "no state is named '\(text(name))'"
      case .detent: message = "no detent is named '\(text(name))'"
      // Words are the exception there: most values are numbers, and any name may mean one.
      case .track: message = "no value is named '\(text(name))'"
      default: message = "\(describe(subject)) no '\(text(name))'"
      }
      var help = "\(describe(subject)) \(describe(expected))"
      // A value of these can also come from a `let` or a parameter.
      let canBeNamed = enumeration != .rule && enumeration != .state && enumeration != .detent && enumeration != .target
      switch enumeration {
      case .rule: help = "'bandc explain' lists the rules"
      case .state: help = all.isEmpty ? "the screen has no 'states'" : "the screen's states are \(list(all, "and"))"
      case .detent: help = all.isEmpty ? "the sheet has no 'detents'" : "the sheet's detents are \(list(all, "and"))"
      case .target: help = "ready targets are \(list(all, "and"))"
      default: break
      }
      failUnknown(
        "unknown_value", span, message, name: name, candidates: all + (canBeNamed ? visibleValues() : []),
        help: help)
      return
    }
    if name.index <= Name.wordCount {
      // A word of the language, but not of this place.
      var help: String? = "a word is written where a property, or a 'let' with a type, takes it"
      if expected != .anything { help = "\(describe(subject)) \(describe(expected))" }
      fail("unknown_name", span, "'\(text(name))' means nothing here", help: help)
      return
    }
    if let later = letBelow(name, span) {
      fail(
        "unknown_name", span, "'\(text(name))' is declared further down",
        help: "a 'let' in a block is read below it: move it up",
        notes: [DiagnosticNote(.related, "declared here", at: place(later))])
      return
    }
    if body.states.contains(name) {
      fail(
        "unknown_name", span, "'\(text(name))' is a state of the screen, and no value by itself",
        fixes: [fix("write 'state == \(text(name))'", span, "state == \(text(name))")])
      return
    }
    if failNotImported(value: name, isStyle: false, span) { return }
    let isColor = expected == .type(.color)
    failUnknown(
      "unknown_name", span, "no value is named '\(text(name))'", name: name, candidates: visibleValues(),
      help: isColor
        ? "a colour is '#FFFFFF'; give it a name with 'let \(text(name)) = #…'"
        : "declare it with 'let \(text(name)) = …'")
  }

  /// Reports a word that another system has for a value of ours.
  ///
  /// - Returns: whether it was one.
  private mutating func failForeignName(
    _ name: Name, _ span: Span, _ expected: Expected, _ subject: Subject
  ) -> Bool {
    let written = text(name)
    var meant: String?
    var rule = "unknown_name"
    if expected == .type(.color) { meant = foreignColor(written) }
    if case .property(let property) = subject, property.name == .maxWidth || property.name == .maxHeight {
      if foreignSize(written) == "fill" {
        let size = property.name == .maxWidth ? "width" : "height"
        fail(
          "unknown_name", span, "no value is named '\(written)'",
          help:
            "without '\(text(property.name))' nothing keeps an element small; as wide as there is room is '\(size): fill'"
        )
        return true
      }
    } else if expected == .type(.size) {
      rule = "unknown_value"
      meant = foreignSize(written)
    }
    if expected.enumeration == nil || rule == "unknown_value" && meant == nil {
      if let question = foreignQuestion(written) {
        fail("unknown_name", span, "'\(written)' can't be asked for", help: question)
        return true
      }
      meant = meant ?? foreignEnvironment(written)
    }
    guard let meant else { return false }
    fail(
      rule, span, "no value is named '\(written)'; here it is '\(meant)'", fixes: [fix("write '\(meant)'", span, meant)]
    )
    return true
  }

  /// A `let` of that name further down in the body.
  private mutating func letBelow(_ name: Name, _ span: Span) -> Span? {
    guard searchBudget > 0, !body.span.isEmpty else { return nil }
    searchBudget -= tree.lets.count / 8
    let found = tree.lets.first {
      $0.name == name && $0.nameSpan.start > span.start && $0.nameSpan.start < body.span.end
    }
    return found?.nameSpan
  }

  /// Parameters, `let`s, loop variables and words of the environment that can be read.
  func visibleValues() -> [Name] {
    if searchBudget <= 0 { return [] }
    var names = locals.map { $0.name }
    for global in program.globals.indices where globalOf[Int(program.globals[global].name.index)] == Int32(global) {
      names.append(program.globals[global].name)
    }
    return names + EnvironmentWord.plainNames
  }

  // MARK: Frames

  /// The frame that a name means: one of the four of the language, or a sibling of an element that one is inside of.
  mutating func frameBase(_ name: Name) -> FrameBase? {
    switch name {
    case .screen: return .screen
    case .safe: return .safe
    case .parent: return .parent
    case .hinge: return .hinge
    default: return visibleFrame(name) == nil ? nil : .element(name)
    }
  }

  /// The element of a name, as it can be read where the expression stands.
  func visibleFrame(_ name: Name) -> Frame? {
    var index = Int(frameOf[Int(name.index)])
    while index >= 0 {
      let frame = frames[index]
      if frame.depth <= body.depth { return frame }
      index = Int(frame.previous)
    }
    return nil
  }

  /// Notes that the expression reads a frame.
  mutating func noteFrame(_ base: FrameBase, _ span: Span) {
    switch base {
    case .screen: break
    case .hinge, .safe: if reads.frame == nil { reads.frame = span }
    case .parent:
      if reads.frame == nil { reads.frame = span }
      if reads.parent == nil { reads.parent = span }
    case .element(let name):
      if reads.frame == nil { reads.frame = span }
      if let frame = visibleFrame(name), frame.depth == body.depth, !frame.isLayer, !frame.isBar, reads.sibling == nil {
        reads.sibling = span
      }
    }
  }
}
