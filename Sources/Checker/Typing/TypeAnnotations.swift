import BandDiagnostics
import BandScreenModel
import BandSyntax

extension Typer {
  /// Types the annotations of an element, and takes in what they say of it.
  mutating func typeAnnotations(
    _ element: Element, _ id: ID<Element>, _ meaning: ElementMeaning, _ context: inout ElementContext,
    in parent: ElementContext
  ) {
    var seen: UInt16 = 0
    var role: (AnnotationKind, Span)?
    var isSaid = false
    if body.isExclusive { failOnExclusive(element, meaning) }
    body.depth = context.depth
    for annotation in tree[element.annotations] {
      let told = diagnostics.count
      guard let kind = typeAnnotation(annotation) else { continue }
      if meaning == .slot || meaning == .slotContent || meaning == .detents {
        forget(told)
        fail("annotation_not_here", annotation.nameSpan, "a '\(text(element.kind))' takes no annotations")
        continue
      }
      if kind == .exclusive {
        forget(told)
        fail(
          "annotation_not_here", annotation.nameSpan, "'@exclusive' is for a whole screen",
          help: "write it before 'screen'")
        continue
      }
      let bit = UInt16(1) << UInt16(kind.rawValue)
      if seen & bit != 0, kind != .allow {
        fail("duplicate_annotation", annotation.nameSpan, "'@\(text(annotation.name))' is given twice")
        continue
      }
      seen |= bit
      if kind.isRole {
        if checkRole(kind, annotation, role, element, context) { isSaid = true }
        if role == nil { role = (kind, annotation.nameSpan) }
        take(kind, into: &context)
      }
      checkPlacement(kind, annotation, meaning, &context, in: parent)
    }
    if seen & (1 << UInt16(AnnotationKind.exclude.rawValue)) != 0, !context.isDraggable, !context.isRoot,
      let annotation = tree[element.annotations].first(where: { $0.name == .exclude })
    {
      fail(
        "annotation_not_here", annotation.nameSpan, "'@exclude' is for what is dragged",
        help: "mark the element '@draggable'")
    }
    if !isSaid, case .component(let component) = meaning, context.isDecorative, shapes[Int(component)].hasRole {
      fail(
        "role_in_decorative", element.headSpan,
        "'\(text(program.components[Int(component)].name))' takes touches, and stands in a '@decorative'",
        help: "move it out, or remove '@decorative'")
    }
  }

  /// Takes back what was told of an annotation that has no place where it stands: that it hasn't is the one thing to tell.
  private mutating func forget(_ told: Int) {
    errorCount -= diagnostics.count - told
    diagnostics.removeSubrange(min(told, diagnostics.count)...)
  }

  /// What a role, of the element or of the component's root, says of the element.
  func take(_ role: AnnotationKind, into context: inout ElementContext) {
    switch role {
    case .tappable, .input: context.isTappable = true
    case .draggable:
      context.isTappable = true
      context.isDraggable = true
    case .decorative: context.isDecorative = true
    case .surface, .scroll, .sticky, .sheet, .modal, .exclusive, .exclude, .allow: break
    }
  }

  /// Reports a role that can't be; true where it did.
  private mutating func checkRole(
    _ kind: AnnotationKind, _ annotation: Annotation, _ first: (AnnotationKind, Span)?, _ element: Element,
    _ context: ElementContext
  ) -> Bool {
    let name = text(annotation.name)
    if let first {
      fail(
        "duplicate_role", annotation.nameSpan, "an element has one role, and '@\(name)' is a second one",
        notes: [DiagnosticNote(.related, "the first", at: place(first.1))])
    } else if context.component >= 0, let root = shapes[Int(context.component)].rootRole {
      fail(
        "duplicate_role", annotation.nameSpan,
        "the root of '\(text(program.components[Int(context.component)].name))' already has the role '\(root.example)'",
        help: "remove this one", fixes: [])
    } else if context.isDecorative, kind != .decorative {
      fail(
        "role_in_decorative", annotation.nameSpan, "'@\(name)' takes touches, and stands in a '@decorative'",
        help: "move the element out, or remove '@decorative'")
    } else {
      return false
    }
    return true
  }

  private mutating func checkPlacement(
    _ kind: AnnotationKind, _ annotation: Annotation, _ meaning: ElementMeaning, _ context: inout ElementContext,
    in parent: ElementContext
  ) {
    let name = text(annotation.name)
    let isLayer = parent.kind == .screen && parent.component < 0
    if meaning == .builtIn(.spacer), kind != .allow {
      fail("annotation_not_here", annotation.nameSpan, "a spacer is nothing but room, and takes no '@\(name)'")
      return
    }
    switch kind {
    case .scroll:
      context.isScroll = true
      if let known = context.kind, !known.isContainer {
        fail(
          "annotation_not_here", annotation.nameSpan,
          "'@scroll' is for what holds elements, and this is \(known.withArticle)",
          help: "put it into a 'column' or 'row' with '@scroll'")
      }
    case .sheet, .modal:
      if kind == .sheet { context.isSheet = true }
      if !isLayer, !context.isRoot {
        fail(
          "annotation_not_here", annotation.nameSpan, "'@\(name)' is for a layer, that is a child of a screen",
          help: "move the element to the screen")
      }
    case .sticky:
      if context.isInScroll == false, !context.isRoot {
        fail(
          "annotation_not_here", annotation.nameSpan, "'@sticky' stops at the edge of a scroll, and this is in none",
          help: "anchor it, or make it a bar")
      }
    case .tappable, .draggable, .input, .surface, .decorative, .exclusive, .exclude, .allow: break
    }
  }

  /// Reports what a screen that defers the system's gestures can't hold (placement.md, section 2.5).
  private mutating func failOnExclusive(_ element: Element, _ meaning: ElementMeaning) {
    var what: String?
    switch meaning {
    case .builtIn(.bar): what = "a bar"
    case .component(let component):
      let shape = shapes[Int(component)]
      if shape.hasBar { what = "a bar ('\(text(element.kind))' has one)" }
      if shape.hasInput { what = "a text field ('\(text(element.kind))' has one)" }
      // Tabs lead to other screens, in a bar or not.
      if program.components[Int(component)].isStandard, element.span.start >= body.toldUntil,
        text(element.kind) == "TabItem"
      {
        what = "tabs"
      }
    case .none, .builtIn, .slot, .slotContent, .detents: break
    }
    for annotation in tree[element.annotations] where annotation.name == .input { what = "a text field" }
    guard let what else { return }
    body.toldUntil = element.span.end
    fail(
      "exclusive_screen", element.headSpan, "an '@exclusive' screen is a game in full screen, and can't hold \(what)",
      help: "move it to a screen of its own, or remove '@exclusive'")
  }

  // MARK: An annotation by itself

  /// Types an annotation's name and arguments.
  ///
  /// - Returns: what it is; nothing where it is unknown, which is reported.
  mutating func typeAnnotation(_ annotation: Annotation) -> AnnotationKind? {
    guard !annotation.name.isNone else {
      body.hasErrors = true
      return nil
    }
    guard let kind = AnnotationKind(annotation.name) else {
      if let known = foreignAnnotation(text(annotation.name)) {
        fail(
          "unknown_annotation", annotation.nameSpan,
          "no annotation is called '@\(text(annotation.name))'; here it is '\(known)'",
          fixes: annotation.arguments.isEmpty ? [fix("write '\(known)'", annotation.nameSpan, known)] : [])
        for argument in tree[annotation.arguments] { inferUnasked(argument.value) }
        return nil
      }
      failUnknown(
        "unknown_annotation", annotation.nameSpan, "no annotation is called '@\(text(annotation.name))'",
        annotation.name)
      for argument in tree[annotation.arguments] { inferUnasked(argument.value) }
      return nil
    }
    var hasPosition = false
    var given: [Name] = []
    for argument in tree[annotation.arguments] {
      if argument.label.isNone {
        if hasPosition || kind.position == nil {
          fail(
            "annotation_argument", tree[argument.value].span,
            "'@\(text(annotation.name))' takes \(kind.position == nil ? "no value without a name" : "one value")",
            help: "write '\(kind.example)'")
        } else if let position = kind.position {
          check(argument.value, .type(.enumeration(position.expected)), .annotation(kind))
        }
        hasPosition = true
        continue
      }
      guard let expected = kind.argument(argument.label) else {
        inferUnasked(argument.value)
        failUnknown(
          "annotation_argument", argument.labelSpan,
          "'@\(text(annotation.name))' takes no '\(text(argument.label))'", name: argument.label,
          candidates: kind.labels, help: help(for: argument.label, of: annotation, kind))
        continue
      }
      if given.contains(argument.label) {
        fail("duplicate_argument", argument.labelSpan, "'\(text(argument.label))' is given twice")
      }
      given.append(argument.label)
      if argument.label == .edges {
        checkEdges(argument.value, kind)
      } else {
        check(argument.value, expected, .annotation(kind))
      }
      if argument.label == .reason { checkReason(argument.value, annotation) }
    }
    if let position = kind.position, position.isRequired, !hasPosition {
      fail(
        "annotation_argument", annotation.nameSpan, "'@\(text(annotation.name))' needs \(describe(kind))",
        help: "write '\(kind.example)'")
    }
    let missing = kind.labels.filter { $0 != .snap && !given.contains($0) }
    if !missing.isEmpty {
      let labels = missing.map { "'\(text($0)):'" }.joined(separator: " and ")
      fail(
        missing == [.reason] ? "missing_reason" : "annotation_argument", annotation.nameSpan,
        "'@\(text(annotation.name))' needs \(labels)", help: "write '\(kind.example)'")
    }
    return kind
  }

  /// What to write instead of an argument that an annotation doesn't take.
  private func help(for label: Name, of annotation: Annotation, _ kind: AnnotationKind) -> String {
    let written = text(label)
    if kind == .scroll, written == "paging" || written == "isPaging" || written == "pagingEnabled" {
      var axis = "vertical"
      for argument in tree[annotation.arguments] {
        if argument.label.isNone, case .name(.horizontal) = tree[argument.value].kind { axis = "horizontal" }
      }
      return "write '@scroll(\(axis), snap: page)'"
    }
    if kind == .sheet, label == .detents {
      return "its stops stand in its block: '@sheet column s { detents { half: 50%; full: 100% } … }'"
    }
    return "write '\(kind.example)'"
  }

  private func describe(_ kind: AnnotationKind) -> String {
    switch kind {
    case .scroll: "an axis, 'vertical' or 'horizontal'"
    case .sticky: "an edge, 'top' or 'bottom'"
    case .exclude: "'horizontal'"
    default: "the name of a rule"
    }
  }

  private mutating func failUnknown(_ rule: String, _ span: Span, _ message: String, _ name: Name) {
    let all = AnnotationKind.names
    if let near = nearest(to: name, among: all) {
      fail(
        rule, span, "\(message); did you mean '@\(text(near))'?",
        fixes: [fix("write '@\(text(near))'", span, "@\(text(near))")])
    } else {
      fail(rule, span, message, help: "annotations are \(list(all, "and"))")
    }
  }

  private mutating func checkEdges(_ id: ID<Expression>, _ kind: AnnotationKind) {
    if case .conditional(let condition, let first, let second) = tree[id].kind {
      check(condition, .type(.bool), .condition)
      checkEdges(first, kind)
      checkEdges(second, kind)
      types[Int(id.index)] = types[Int(first.index)]
      return
    }
    if case .parenthesized(let inner) = tree[id].kind {
      checkEdges(inner, kind)
      types[Int(id.index)] = types[Int(inner.index)]
      return
    }
    if case .list(let members) = tree[id].kind {
      for member in tree[members] { check(member, .type(.enumeration(.edge)), .annotation(kind)) }
      types[Int(id.index)] = listType(of: .enumeration(.edge))
      if members.isEmpty {
        fail("annotation_argument", tree[id].span, "'edges' names one edge at least", help: "write '\(kind.example)'")
      }
    } else {
      check(id, .type(.enumeration(.edge)), .annotation(kind))
    }
  }

  /// A reason is a plain text that says something.
  private mutating func checkReason(_ id: ID<Expression>, _ annotation: Annotation) {
    guard case .string(let parts) = tree[id].kind else { return }
    for part in tree[parts] {
      guard case .text(let name) = part else { return }
      for byte in program.names.utf8(of: name) where byte > UInt8(ascii: " ") { return }
    }
    fail("missing_reason", tree[id].span, "'@\(text(annotation.name))' needs a reason, and this one is empty")
  }

  // MARK: Annotations of declarations

  mutating func typeScreenAnnotations(_ annotations: List<Annotation>) {
    var hasExclusive = false
    for annotation in tree[annotations] {
      let told = diagnostics.count
      guard let kind = typeAnnotation(annotation) else { continue }
      if kind == .exclusive {
        if hasExclusive { fail("duplicate_annotation", annotation.nameSpan, "'@exclusive' is given twice") }
        hasExclusive = true
        body.isExclusive = true
      } else if kind != .allow {
        forget(told)
        fail(
          "annotation_not_here", annotation.nameSpan, "'@\(text(annotation.name))' is for an element, not for a screen",
          help: "put an element with it into the screen")
      }
    }
  }

  mutating func failAnnotations(_ annotations: List<Annotation>, on what: String, help: String? = nil) {
    for annotation in tree[annotations] {
      let told = diagnostics.count
      guard typeAnnotation(annotation) != nil else { continue }
      forget(told)
      fail(
        "annotation_not_here", annotation.nameSpan, "'@\(text(annotation.name))' can't stand on \(what)", help: help)
    }
  }
}
