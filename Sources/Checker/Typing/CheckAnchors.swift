import BandDiagnostics
import BandScreenModel
import BandSyntax

/// What the properties of a block say of one axis.
private struct AxisUse {
  /// The edges that are given, and how many of them `pin` gives.
  var edges: [Property] = []
  var pin: Property?
  var size: Property?
  var isFilled = false

  var edgeCount: Int { edges.count + (pin == nil ? 0 : 2) }
}

private struct LayoutUse {
  var horizontal = AxisUse()
  var vertical = AxisUse()
  var flexible: Property?
}

extension Typer {
  /// `pin: safe`, `pin: screen.horizontal`.
  mutating func checkPin(_ id: ID<Expression>, _ property: Property) {
    switch tree[id].kind {
    case .parenthesized(let inner):
      checkPin(inner, property)
      types[Int(id.index)] = types[Int(inner.index)]
      meanings[Int(id.index)] = meanings[Int(inner.index)]
      return
    case .conditional(let condition, let first, let second):
      check(condition, .type(.bool), .condition)
      checkPin(first, property)
      checkPin(second, property)
      types[Int(id.index)] = isPin(first) && isPin(second) ? .frame : .unknown
      return
    default: break
    }
    if case .member(let base, let name, _) = tree[id].kind, name == .horizontal || name == .vertical {
      if check(base, .pin, .property(property)) == .unknown { return }
      meanings[Int(id.index)] = .word(name)
      types[Int(id.index)] = .frame
    } else {
      let type: ValueType
      switch tree[id].kind {
      case .name: type = check(id, .pin, .property(property))
      default:
        type = infer(id)
        if type != .unknown {
          fail("type_mismatch", tree[id].span, "'pin' takes \(describe(Expected.pin))")
        }
        return
      }
      if type == .frame, case .frame(let base) = meanings[Int(id.index)], case .element = base {
        fail(
          "type_mismatch", tree[id].span, "'pin' takes \(describe(Expected.pin))",
          help: "give the edges one by one: 'left: \(source(id)).left' …")
      }
    }
  }

  /// Reports what an element's properties say of its place and size that can't go together.
  mutating func checkLayout(_ element: Element, _ id: ID<Element>, _ context: ElementContext) {
    guard let block = element.block, context.isAnchored || !context.properties.isEmpty else { return }
    if context.isAnchored {
      if checkPaths(block, LayoutUse(), context) { return }
      checkHalfAnchored(element, block, context)
    } else {
      checkCircularSizes(block, context)
    }
  }

  // MARK: Too many anchors

  /// Checks the block together with each branch of its `if`s; true where something was reported.
  private mutating func checkPaths(_ block: Block, _ outer: LayoutUse, _ context: ElementContext) -> Bool {
    var use = outer
    for item in tree[block.items] {
      if case .property(let id) = item { note(tree[id], &use) }
    }
    if failOverConstrained(use.horizontal, "across", ("left", "right", "width"))
      || failOverConstrained(use.vertical, "down", ("top", "bottom", "height")) || failFlexible(use, context)
    {
      return true
    }
    for item in tree[block.items] {
      guard case .conditional(let id) = item else { continue }
      if checkPaths(tree[id].then, use, context) { return true }
      if let otherwise = tree[id].otherwise, checkPaths(otherwise, use, context) { return true }
    }
    return false
  }

  private func note(_ property: Property, _ use: inout LayoutUse) {
    switch property.name {
    case .left, .right, .leading, .trailing, .centerX: replace(property, in: &use.horizontal.edges)
    case .top, .bottom, .centerY: replace(property, in: &use.vertical.edges)
    case .width:
      use.horizontal.size = property
      use.horizontal.isFilled = isWord(.fill, property)
    case .height:
      use.vertical.size = property
      use.vertical.isFilled = isWord(.fill, property)
    case .grow, .shrink: use.flexible = property
    case .pin:
      for value in tree[property.values] where isPin(value) {
        let axes = pinned(value)
        if axes.horizontal { use.horizontal.pin = property }
        if axes.vertical { use.vertical.pin = property }
      }
    default: break
    }
  }

  /// Whether the value of a `pin` is one, so that it gives edges.
  private func isPin(_ id: ID<Expression>) -> Bool {
    guard types[Int(id.index)] == .frame else { return false }
    if case .frame(.element) = meanings[Int(id.index)] { return false }
    return true
  }

  /// The axes of which the value of a `pin` gives the edges, whichever way its conditions go.
  private func pinned(_ id: ID<Expression>) -> (horizontal: Bool, vertical: Bool) {
    switch tree[id].kind {
    case .member(_, let axis, _): return (axis != .vertical, axis != .horizontal)
    case .parenthesized(let inner): return pinned(inner)
    case .conditional(_, let first, let second):
      let (a, b) = (pinned(first), pinned(second))
      return (a.horizontal && b.horizontal, a.vertical && b.vertical)
    default: return (true, true)
    }
  }

  /// A branch's property wins over the same one outside.
  private func replace(_ property: Property, in edges: inout [Property]) {
    if let index = edges.firstIndex(where: { $0.name == property.name }) {
      edges[index] = property
    } else if edges.count < 8 {
      edges.append(property)
    }
  }

  private func isWord(_ word: Name, _ property: Property) -> Bool {
    guard property.values.count == 1, let value = tree[property.values].first else { return false }
    return meanings[Int(value.index)] == .word(word)
  }

  private mutating func failOverConstrained(
    _ axis: AxisUse, _ direction: String, _ names: (String, String, String)
  ) -> Bool {
    if axis.edgeCount > 0, let size = axis.size, axis.isFilled {
      fail(
        "fill_on_anchored_axis", size.nameSpan,
        "'\(text(size.name)): fill' shares what a flow leaves, and this is anchored \(direction)",
        help: axis.edgeCount > 1
          ? "remove it: the two edges give the size" : "give the other edge, or a length")
      return true
    }
    if failMixedDirections(axis) { return true }
    let count = axis.edgeCount + (axis.size == nil ? 0 : 1)
    guard count > 2 else { return false }
    var parts = axis.edges
    if let pin = axis.pin { parts.append(pin) }
    if let size = axis.size { parts.append(size) }
    parts.sort { $0.nameSpan.start < $1.nameSpan.start }
    guard let last = parts.last else { return false }
    let others = list(parts.dropLast().map { $0.name }, "and")
    let notes = parts.dropLast().map {
      DiagnosticNote(.related, "'\(text($0.name))' is given here", at: place($0.nameSpan))
    }
    fail(
      "over_constrained", last.nameSpan,
      "'\(text(last.name))' is one too many \(direction): \(others) \(parts.count == 2 ? "gives" : "give") place and size already",
      help: "keep two edges, or one edge and '\(names.2)'", notes: notes)
    return true
  }

  /// `leading` beside `left` or `right`: in one of the two reading directions they are the same edge.
  private mutating func failMixedDirections(_ axis: AxisUse) -> Bool {
    guard let line = axis.edges.first(where: { $0.name == .leading || $0.name == .trailing }),
      let side = axis.edges.first(where: { $0.name == .left || $0.name == .right })
    else { return false }
    let other = line.name == .leading ? "right" : "left"
    fail(
      "reading_direction", side.nameSpan,
      "'\(text(side.name))' and '\(text(line.name))' don't go together: in a right-to-left layout '\(text(line.name))' is the \(other)",
      help: "use 'leading' and 'trailing', or 'left' and 'right'",
      notes: [DiagnosticNote(.related, "'\(text(line.name))' is given here", at: place(line.nameSpan))])
    return true
  }

  private mutating func failFlexible(_ use: LayoutUse, _ context: ElementContext) -> Bool {
    guard let property = use.flexible, use.horizontal.edgeCount + use.vertical.edgeCount > 0 else { return false }
    // Where the parent has no flow at all, that has been said.
    if let parent = context.parentKind, parent != .row, parent != .column, parent != .bar { return false }
    fail(
      "fill_on_anchored_axis", property.nameSpan,
      "'\(text(property.name))' shares what a flow leaves, and an anchored element is in no flow",
      help: "remove it, or the anchors")
    return true
  }

  // MARK: Too few anchors

  private mutating func checkHalfAnchored(_ element: Element, _ block: Block, _ context: ElementContext) {
    guard let parent = context.parentKind, parent.placesChildrenInFlow, !context.isRoot, context.kind != .bar else {
      return
    }
    var use = LayoutUse()
    noteAll(block, &use)
    let properties = context.properties
    let isHorizontal = use.horizontal.edgeCount > 0 || properties.intersects(.horizontalAnchors)
    let isVertical = use.vertical.edgeCount > 0 || properties.intersects(.verticalAnchors)
    guard isHorizontal != isVertical else { return }
    let axis = isHorizontal ? use.horizontal : use.vertical
    guard let anchor = axis.edges.first ?? axis.pin else { return }
    let other = isHorizontal ? "'top' or 'bottom'" : "'left' or 'right'"
    let isCross = isHorizontal == (parent == .column)
    var help = "to leave the flow, anchor the other axis too: \(other)"
    if isCross, axis.edges.count == 1 {
      let side: String
      switch anchor.name {
      case .left, .leading, .top: side = "start"
      case .right, .trailing, .bottom: side = "end"
      default: side = "center"
      }
      help = "to stay in the flow: 'alignSelf: \(side)'; \(help)"
    } else {
      help = "to stay in the flow, remove it; \(help)"
    }
    fail(
      "half_anchored", anchor.nameSpan,
      "'\(text(anchor.name))' takes it out of the \(parent.text)'s flow, and nothing says where it stands \(isHorizontal ? "down" : "across")",
      help: help)
  }

  private func noteAll(_ block: Block, _ use: inout LayoutUse) {
    for item in tree[block.items] {
      switch item {
      case .property(let id): note(tree[id], &use)
      case .conditional(let id):
        noteAll(tree[id].then, &use)
        if let otherwise = tree[id].otherwise { noteAll(otherwise, &use) }
      case .element, .letDeclaration, .assertion, .loop, .value: break
      }
    }
  }

  // MARK: Anchors in a scroll

  /// Reports an anchor, in a scroll, to an edge that doesn't scroll along.
  ///
  /// - Parameter scrolls: how many scrolls the element is in.
  mutating func checkScrolledAnchor(_ property: Property, _ scrolls: Int32) {
    for value in tree[property.values] {
      if let (span, name) = fixedPoint(value, scrolls) {
        let isVertical = property.name == .top || property.name == .bottom || property.name == .centerY
        let help =
          isVertical
          ? "put the element beside the scroll, or use '@sticky(\(property.name == .top ? "top" : "bottom"))'"
          : "put the element beside the scroll"
        fail(
          "anchor_from_outside_scroll", span, "'\(name)' stands still while this scrolls, and can't hold an edge of it",
          help: help)
        return
      }
    }
  }

  /// The part of an expression for a point that is a point outside the scroll; its lengths may be read.
  private func fixedPoint(_ id: ID<Expression>, _ scrolls: Int32) -> (Span, String)? {
    let expression = tree[id]
    switch expression.kind {
    case .member(let base, let name, _):
      guard case .measure(let frame, let measure) = meanings[Int(id.index)] else {
        if case .word = meanings[Int(id.index)], name == .horizontal || name == .vertical {
          return fixedPoint(base, scrolls)
        }
        return nil
      }
      return measure.type.isPoint && isOutside(frame, scrolls) ? (expression.span, source(expression.span)) : nil
    case .name:
      guard case .frame(let frame) = meanings[Int(id.index)] else { return nil }
      return isOutside(frame, scrolls) ? (expression.span, source(expression.span)) : nil
    case .binary(_, let left, let right):
      // The difference of two points is a length.
      if !types[Int(id.index)].isPoint { return nil }
      return fixedPoint(left, scrolls) ?? fixedPoint(right, scrolls)
    case .conditional(_, let first, let second): return fixedPoint(first, scrolls) ?? fixedPoint(second, scrolls)
    case .parenthesized(let inner): return fixedPoint(inner, scrolls)
    case .call(_, let arguments):
      for argument in tree[arguments] {
        if let found = fixedPoint(argument.value, scrolls) { return found }
      }
      return nil
    case .missing, .number, .string, .color, .boolean, .element, .unary, .list, .record: return nil
    }
  }

  private func isOutside(_ frame: FrameBase, _ scrolls: Int32) -> Bool {
    switch frame {
    case .screen, .safe, .hinge: return true
    case .parent: return false
    case .element(let name):
      guard let found = visibleFrame(name) else { return false }
      return found.scrolls < scrolls
    }
  }

  // MARK: What a flow property may read

  mutating func failUnreadable(_ property: Property, _ context: ElementContext) {
    if let sibling = reads.sibling {
      fail(
        "reads_sibling", sibling,
        "'\(text(property.name))' can't read '\(source(sibling))': siblings are laid out together",
        help: "use 'fill', 'grow' or 'align', or anchor the element: an anchored one is placed after its siblings")
    } else if let parent = reads.parent, context.parentKind != .screen, !context.isRoot, context.parentKind != nil {
      fail(
        "reads_sibling", parent,
        "'\(text(property.name))' can't read '\(source(parent))': a parent is laid out together with its children",
        help: "use a percentage, as '50%', or 'fill'")
    }
  }

  // MARK: Sizes that need one another

  private mutating func checkCircularSizes(_ block: Block, _ context: ElementContext) {
    guard context.properties.contains(.width) || context.properties.contains(.height) else { return }
    let hugsWidth = hugs(.width, block)
    let hugsHeight = hugs(.height, block)
    guard hugsWidth || hugsHeight else { return }
    failChildren(of: block, hugsWidth, hugsHeight, context)
  }

  private func hugs(_ name: Name, _ block: Block) -> Bool {
    for item in tree[block.items] {
      if case .property(let id) = item, tree[id].name == name { return isWord(.hug, tree[id]) }
    }
    return false
  }

  private mutating func failChildren(
    of block: Block, _ hugsWidth: Bool, _ hugsHeight: Bool, _ context: ElementContext
  ) {
    guard context.component < 0, !context.isScroll else { return }
    for item in tree[block.items] {
      guard case .element(let id) = item, let inner = tree[id].block, elements[Int(id.index)] != .slot else { continue }
      if properties(in: inner).intersects(.anchors) { continue }
      for item in tree[inner.items] {
        guard case .property(let id) = item else { continue }
        let property = tree[id]
        guard property.name == .width && hugsWidth || property.name == .height && hugsHeight,
          let value = tree[property.values].first
        else { continue }
        if isWord(.fill, property) || types[Int(value.index)] == .percent {
          fail(
            "circular_size", tree[value].span,
            "the parent hugs its content's \(text(property.name)), and this takes a share of the parent's",
            help: "give one of them a length, or let the parent 'fill'")
        }
      }
    }
  }
}
