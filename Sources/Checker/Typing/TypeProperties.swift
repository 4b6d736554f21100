import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// Types a property: its name, its part, where it stands and its values.
  mutating func typeProperty(_ id: ID<Property>, _ context: inout ElementContext, _ seen: inout SeenProperties) {
    let property = tree[id]
    reads = Reads()
    body.depth = context.depth
    if context.isDetents {
      typeDetent(property, &seen)
      return
    }
    guard !property.name.isNone, let facts = PropertyFacts(property.name) else {
      failUnknownProperty(property, context)
      // What words mean hangs on the property: that it isn't known is the one thing to tell.
      for value in tree[property.values] { inferUnasked(value) }
      return
    }
    if !property.part.isNone, !facts.parts.contains(property.part) { failPart(property, facts) }
    if !seen.insert(property.name, property.part) { failRepeated(property) }
    failMisplaced(property, facts, context)
    // Their values name what a project declares too: `readMatrixSettings` and `makeMatrix` read and report them.
    if facts.kind == .configuration, property.name != .states { return }
    body.isOnScreen = context.parentKind == .screen && !context.isRoot
    let told = diagnostics.count
    typeValues(property, facts, context)
    if !context.owners.isEmpty, facts.owners.isDisjoint(with: context.owners) {
      // That it doesn't belong here is the one thing to tell.
      diagnostics.removeSubrange(min(told, diagnostics.count)...)
      return
    }
    switch facts.kind {
    case .flow: if !context.isAnchored { failUnreadable(property, context) }
    case .anchor:
      // A scroll's own anchors are outside of it.
      let scrolls = context.isScroll ? body.scrolls - 1 : body.scrolls
      if scrolls > 0 { checkScrolledAnchor(property, scrolls) }
    case .behavior:
      if property.name == .enabled, let frame = reads.frame {
        fail(
          "frame_in_condition", frame, "'enabled' can't depend on a frame",
          help: "it reads the environment, parameters and 'let's")
      }
    case .paint, .configuration: break
    }
  }

  private mutating func typeValues(_ property: Property, _ facts: PropertyFacts, _ context: ElementContext) {
    var expected = facts.value
    if expected == .imageOrFontSize { expected = context.owners == .style ? .type(.length) : .type(.pointSize) }
    let values = tree[property.values]
    if expected == .pin {
      for value in values { checkPin(value, property) }
    } else if facts.isList {
      for value in values {
        if case .list(let members) = tree[value].kind {
          for member in tree[members] { checkMember(member, expected, property) }
          types[Int(value.index)] = listType(of: .unknown)
        } else {
          checkMember(value, expected, property)
        }
      }
    } else if (property.name == .columns || property.name == .rows) && values.count > 1 {
      for value in values {
        check(value, .track, .property(property))
        checkTrack(value, property)
      }
      return
    } else {
      for value in values where !failStyleAsFont(value, property) { check(value, expected, .property(property)) }
      checkRange(property)
    }
    if !facts.isList, values.count > 1, let second = values.dropFirst().first {
      var help: String?
      if facts.parts == .edges {
        help = "write '\(text(property.name)).horizontal' and '\(text(property.name)).vertical'"
      }
      if facts.parts == .gaps { help = "write 'gap.row' and 'gap.column'" }
      fail("too_many_values", tree[second].span, "'\(text(property.name))' takes one value", help: help)
    }
  }

  /// A member of a list that a property takes; a device may be given by its name in quotes.
  private mutating func checkMember(_ id: ID<Expression>, _ expected: Expected, _ property: Property) {
    if property.name == .targets, case .string = tree[id].kind {
      infer(id)
    } else {
      check(id, expected, .property(property))
    }
  }

  // MARK: Unknown, repeated, misplaced

  /// Reports an argument of a component that stands in the block of its use: `Toggle("x") { label: "y" }`.
  ///
  /// - Returns: whether it was one.
  private mutating func failArgumentAsProperty(_ property: Property, _ facts: ComponentFacts) -> Bool {
    guard facts.parameters.contains(where: { $0.name == property.name }) else { return false }
    let name = text(property.name)
    fail(
      "unknown_property", property.nameSpan, "'\(name)' is an argument of '\(text(facts.name))', and no property",
      help: "write '\(text(facts.name))(\(name): …)'")
    return true
  }

  private mutating func failUnknownProperty(_ property: Property, _ context: ElementContext) {
    guard !property.name.isNone else {
      body.hasErrors = true
      return
    }
    if context.component >= 0, failArgumentAsProperty(property, program.components[Int(context.component)]) { return }
    if text(property.name) == "fontSize", context.kind == .text {
      fail(
        "unknown_property", property.nameSpan, "no property is called 'fontSize'",
        help: helpMisplaced(.size, context))
      return
    }
    if text(property.name) == "overflow", failOverflow(property) { return }
    if AnnotationKind(property.name) != nil {
      let name = text(property.name)
      fail(
        "unknown_property", property.nameSpan, "'\(name)' is an annotation, and no property",
        help: "write '@\(name)' before the element")
      return
    }
    if let known = foreignProperty(text(property.name)) {
      fail(
        "unknown_property", property.nameSpan, "no property is called '\(text(property.name))'; here it is '\(known)'",
        fixes: [fix("write '\(known)'", property.nameSpan, known)])
      return
    }
    if let advice = foreignAdvice(text(property.name), state: exampleState) {
      fail(
        "unknown_property", property.nameSpan, "no property is called '\(text(property.name))'", help: advice)
      return
    }
    if property.name == .detents {
      fail(
        "unknown_property", property.nameSpan, "'detents' is no property",
        help: "it is a block with names of your own: 'detents { half: 50%; full: 100% }'")
      return
    }
    if ElementMeaning(kind: property.name) != nil {
      let name = text(property.name)
      let example = property.name == .text || property.name == .image ? "\(name)(\"…\")" : "\(name) { … }"
      fail(
        "unknown_property", property.nameSpan, "'\(name)' is an element, and takes no ':'", help: "write '\(example)'")
      return
    }
    if EnvironmentWord.members(of: property.name).isEmpty == false {
      fail("unknown_property", property.nameSpan, "'\(text(property.name))' is read, not set")
      return
    }
    var here: [Name] = []
    var elsewhere: [Name] = []
    for index in 1...Int32(Name.wordCount) where searchBudget > 0 {
      let name = Name(index: index)
      guard let facts = PropertyFacts(name) else { continue }
      if context.owners.isEmpty || !facts.owners.isDisjoint(with: context.owners) {
        here.append(name)
      } else {
        elsewhere.append(name)
      }
    }
    let message = "no property is called '\(text(property.name))'"
    let nameOnly = Span(
      start: property.nameSpan.start,
      end: min(property.nameSpan.end, property.nameSpan.start + Int32(program.names.utf8(of: property.name).count)))
    if let near = nearest(to: property.name, among: here) {
      fail(
        "unknown_property", nameOnly, "\(message); did you mean '\(text(near))'?",
        fixes: [fix("write '\(text(near))'", nameOnly, text(near))])
    } else if let near = nearest(to: property.name, among: elsewhere) {
      // What is not for this kind would be the next error.
      let kind = context.kind.map { ", which \($0.withArticle) doesn't have" } ?? ", which has no place here"
      fail(
        "unknown_property", nameOnly, "\(message); did you mean '\(text(near))'\(kind)?",
        help: helpMisplaced(near, context))
    } else {
      fail("unknown_property", nameOnly, message)
    }
  }

  /// Reports `overflow`, which is several things here, by what it is to be.
  ///
  /// - Returns: whether its value told which.
  private mutating func failOverflow(_ property: Property) -> Bool {
    guard let value = tree[property.values].first, case .name(let word) = tree[value].kind else { return false }
    let message = "no property is called 'overflow'"
    switch text(word) {
    case "hidden", "clip":
      fail(
        "unknown_property", property.nameSpan, "\(message); what is cut off is told by 'clip'",
        fixes: [fix("write 'clip: true'", property.span, "clip: true")])
    case "scroll", "auto":
      fail("unknown_property", property.nameSpan, message, help: "mark the element '@scroll(vertical)'")
    case "visible":
      fail(
        "unknown_property", property.nameSpan, message, help: "leave it out: nothing is cut off without 'clip: true'")
    default: return false
    }
    return true
  }

  private mutating func failPart(_ property: Property, _ facts: PropertyFacts) {
    let name = text(property.name)
    let candidates: [Name]
    switch facts.parts {
    case .none: candidates = []
    case .edges: candidates = [.top, .bottom, .left, .right, .leading, .trailing, .horizontal, .vertical]
    case .gaps: candidates = [.row, .column]
    }
    let partSpan = Span(
      start: max(
        property.nameSpan.start, property.nameSpan.end - Int32(program.names.utf8(of: property.part).count)),
      end: property.nameSpan.end)
    if candidates.isEmpty {
      fail("unknown_property", property.nameSpan, "'\(name)' has no parts", help: "write '\(name): …'")
    } else {
      failUnknown(
        "unknown_property", partSpan, "'\(name)' has no part '\(text(property.part))'", name: property.part,
        candidates: candidates, help: "it has \(list(candidates, "and"))")
    }
  }

  mutating func failRepeated(_ property: Property) {
    let name = property.part.isNone ? text(property.name) : "\(text(property.name)).\(text(property.part))"
    fail("duplicate_property", property.nameSpan, "'\(name)' is set twice in this block", help: "remove one of them")
  }

  private mutating func failMisplaced(_ property: Property, _ facts: PropertyFacts, _ context: ElementContext) {
    let name = text(property.name)
    if !context.owners.isEmpty, facts.owners.isDisjoint(with: context.owners) {
      if context.component >= 0 {
        // The author wrote the component, and not the kind of its root.
        let facts = program.components[Int(context.component)]
        let root = context.kind.map { ", whose root is \($0.withArticle)," } ?? ""
        fail(
          "property_not_here", property.nameSpan, "'\(text(facts.name))'\(root) has no '\(name)'",
          help: facts.isStandard && property.name == .keyboard
            ? "which keyboard comes up is the app's own; 'keyboard' is for a bar"
            : helpMisplaced(property.name, context))
        return
      }
      let what =
        context.owners == .style
        ? "a style" : context.owners == .screen ? "a screen" : context.kind?.withArticle ?? "this"
      fail(
        "property_not_here", property.nameSpan, "\(what) has no '\(name)'", help: helpMisplaced(property.name, context))
      return
    }
    if context.kind == nil && context.owners.isEmpty { return }
    switch property.name {
    case .grow, .shrink, .basis:
      if let parent = context.parentKind, parent != .row, parent != .column, parent != .bar, !context.isRoot {
        fail(
          "property_not_here", property.nameSpan,
          "'\(name)' is for the children of a 'row' or 'column', and this stands in \(parent.withArticle)")
      }
    case .span:
      if let parent = context.parentKind, parent != .grid, !context.isRoot {
        fail(
          "property_not_here", property.nameSpan,
          "'span' is for the children of a 'grid', and this stands in \(parent.withArticle)")
      }
    case .insets:
      if !context.isScroll, !context.isRoot {
        fail(
          "property_not_here", property.nameSpan, "'insets' is for a scroll",
          help: "mark the element '@scroll(vertical)'")
      }
    case .resize:
      if !context.isSheet, !context.isRoot {
        fail("property_not_here", property.nameSpan, "'resize' is for a sheet", help: "mark the layer '@sheet'")
      }
    case .hitSlop, .enabled:
      if !context.isTappable, !context.isRoot {
        fail(
          "property_not_here", property.nameSpan, "'\(name)' is for what can be touched",
          help: "mark the element '@tappable', '@draggable' or '@input'")
      }
    case .width, .minWidth, .maxWidth:
      if context.barEdge == .top || context.barEdge == .bottom { failBarSize(property, context.barEdge) }
    case .height, .minHeight, .maxHeight:
      if context.barEdge == .left || context.barEdge == .right { failBarSize(property, context.barEdge) }
    default: break
    }
    if context.kind == .bar, facts.kind == .anchor {
      fail(
        "property_not_here", property.nameSpan, "a bar stands on its edge and takes no '\(name)'",
        help: "a layer may stand anywhere: make it a 'row' with '\(name)'")
    }
  }

  private mutating func failBarSize(_ property: Property, _ edge: Name) {
    fail(
      "property_not_here", property.nameSpan,
      "a bar at the \(text(edge)) spans what earlier bars left of its edge, and has no '\(text(property.name))'")
  }

  private func helpMisplaced(_ name: Name, _ context: ElementContext) -> String? {
    if context.owners == .style {
      return "a style has 'size', 'lineHeight', 'weight', 'letterSpacing', 'font' and 'metrics'"
    }
    if context.owners == .screen {
      return
        "a screen has 'targets', 'orientations', 'directions', 'textSizes', 'locales', 'states' and 'background'; put an element into it"
    }
    switch name {
    case .size where context.kind == .text:
      return "a text's size is its style's: 'style: body', or a 'style' of your own"
    case .align where context.kind == .text:
      return "'textAlign' places its lines, 'alignSelf' the text in what it stands in"
    case .size: return "write 'width' and 'height'"
    case .gap: return "'gap' is for what stands beside one another: 'row', 'column', 'grid'"
    case .color: return "it is for text and images; what is painted behind is 'background'"
    case .weight, .font, .metrics, .letterSpacing, .lines, .minimumScale: return "write it in a 'text', or in a 'style'"
    case .columns, .rows: return "it is for a 'grid'"
    default: return nil
    }
  }

  // MARK: Detents

  private mutating func typeDetent(_ property: Property, _ seen: inout SeenProperties) {
    if !property.part.isNone { fail("unknown_property", property.nameSpan, "a detent's name has no parts") }
    if !seen.insertAny(property.name) { failRepeated(property) }
    let values = tree[property.values]
    for value in values {
      check(value, .lengthOrPercent, .property(property))
      if let (number, unit) = literal(value), number < 0 || unit == .percent && number > 100 {
        fail(
          "wrong_value", tree[value].span,
          number < 0 ? "a detent is 0 or more" : "a detent is 100% at most: that is all of the screen's height")
      }
    }
    if let second = values.dropFirst().first {
      fail("too_many_values", tree[second].span, "a detent is one length")
    }
  }

  // MARK: Values out of range

  private func takesNumber(_ name: Name) -> Bool {
    switch name {
    case .aspect, .opacity, .lines, .columns, .rows, .span, .grow, .shrink, .lineHeight, .radius: true
    default: false
    }
  }

  /// A number that is written as one, and its unit.
  func literal(_ id: ID<Expression>) -> (number: Double, unit: NumberUnit)? {
    switch tree[id].kind {
    case .number(let value, let unit): return (value, unit)
    case .unary(.minus, let operand):
      guard case .number(let value, let unit) = tree[operand].kind else { return nil }
      return (-value, unit)
    default: return nil
    }
  }

  /// Reports a column or row that is less than nothing.
  private mutating func checkTrack(_ id: ID<Expression>, _ property: Property) {
    guard let (number, _) = literal(id), number < 0 else { return }
    fail("wrong_value", tree[id].span, "a \(property.name == .columns ? "column" : "row") is 0 or more")
  }

  /// Reports a constant that the property can't be.
  private mutating func checkRange(_ property: Property) {
    guard let id = tree[property.values].first else { return }
    if property.name == .columns || property.name == .rows, case .list(let tracks) = tree[id].kind {
      for track in tree[tracks] { checkTrack(track, property) }
      if tracks.isEmpty {
        fail("wrong_value", tree[id].span, "a grid has one \(property.name == .columns ? "column" : "row") or more")
      }
      return
    }
    guard let (number, unit) = literal(id) else { return }
    // That it takes no percentage has been said.
    if unit == .percent, takesNumber(property.name) { return }
    var wanted: String?
    if property.name == .lineHeight, unit == .none, number > 0, number < 4 {
      fail(
        "wrong_value", tree[id].span, "a line height is in points, and \(source(id)) is less than any letter's height",
        help: "it is no factor: lines 1.5 times as high as a text of 17 are written '25.5'")
      return
    }
    switch property.name {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .gap, .grow, .shrink, .basis, .radius,
      .lineHeight:
      if number < 0 { wanted = "0 or more" }
    case .aspect: if number <= 0 { wanted = "more than 0" }
    case .size: if number <= 0, unit == .none { wanted = "more than 0" }
    case .minimumScale: if number <= 0 || number > 1 { wanted = "more than 0 and at most 1" }
    case .opacity: if number < 0 || number > 1 { wanted = "from 0 to 1" }
    case .lines, .columns, .rows, .span:
      if number < 1 || number > 10_000 || number != Double(Int(number)) { wanted = "a whole number, 1 or more" }
    default: break
    }
    guard let wanted else { return }
    fail("wrong_value", tree[id].span, "'\(text(property.name))' is \(wanted)")
  }
}

extension SeenProperties {
  /// Takes in a name that is no property of the language.
  mutating func insertAny(_ name: Name) -> Bool { insert(name, name) }
}
