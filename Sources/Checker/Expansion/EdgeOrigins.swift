import BandDiagnostics
import BandScreenModel
import BandSyntax

// Where anchored edges come from: floor 1 of `placement.md`, section 4.

/// Where an edge comes from, once all islands before it are known.
enum ResolvedOrigin: Hashable, Sendable {
  case safe
  /// From the glass, and how far down or to the right of it.
  case glass(Edge, moved: FormulaID, Place)
  case other
}

/// A point that was resolved: its origin, the edge it is for, and how far it was moved.
struct ResolvedOriginKey: Hashable, Sendable {
  var origin: Int32
  var isStart: Bool
  var moved: FormulaID
}

extension Expander {
  /// Says of each anchor where it comes from, and puts its place beside the other properties'.
  mutating func resolveOrigins() {
    var anchorsOf = [Int32](repeating: -1, count: screen.elements.count)
    for (position, anchor) in evaluatedAnchors.enumerated() where anchorsOf[Int(anchor.element.index)] < 0 {
      anchorsOf[Int(anchor.element.index)] = Int32(position)
    }
    var known: [Int32: Edges<ResolvedOrigin>] = [:]
    var places: [PropertyPlace] = []
    for island in screen.islands where !island.isMeasuring {
      let index = Int(island.root.index)
      var edges = defaultOrigins(of: island)
      var anchored: EdgeSet = []
      var centers: [Axis: OriginID] = [:]
      var position = Int(anchorsOf[index])
      while position >= 0, position < evaluatedAnchors.count, evaluatedAnchors[position].element == island.root {
        let anchor = evaluatedAnchors[position]
        var resolved = ResolvedOrigin.other
        if let edge = anchor.slot.edge {
          resolved = resolve(anchor.origin, at: edge, moved: .zero, known)
          resolved = withMargin(resolved, edge, index)
          edges[edge] = resolved
          anchored.insert(EdgeSet(edge))
        } else {
          // A middle is as far from the glass as it says, whichever of the two edges is looked at.
          resolved = resolve(anchor.origin, at: anchor.slot == .centerX ? .left : .top, moved: .zero, known)
          centers[anchor.slot == .centerX ? .horizontal : .vertical] = anchor.origin
        }
        places.append(place(of: anchor, resolved))
        checkScroll(anchor)
        position += 1
      }
      for axis in [Axis.horizontal, .vertical] {
        fillEdges(&edges, of: index, axis, anchored, center: centers[axis], known)
      }
      known[island.root.index] = edges
    }
    mergePlaces(places)
  }

  /// Where the edges of an island come from that no anchor gives.
  private func defaultOrigins(of island: Island) -> Edges<ResolvedOrigin> {
    let element = screen[island.root]
    var edges = Edges(all: ResolvedOrigin.other)
    if element.kind == .bar {
      // The edges at the glass hold the inset inside; what is beyond the inner edge is clear of it.
      let edge = element.barEdge ?? .bottom
      for side in Edge.allCases {
        edges[side] =
          side != edge.opposite && element.parent == .screen && island.automaticPadding[side] != .zero
          ? .glass(side, moved: .zero, element.place) : side == edge.opposite ? .safe : .other
      }
      return edges
    }
    guard element.parent == .screen else { return edges }
    let safe = safeAreas[0]
    if case .between(safe.left, safe.right) = island.horizontal {
      edges.left = .safe
      edges.right = .safe
    }
    if case .from(safe.left, _) = island.horizontal { edges.left = .safe }
    if case .upTo(safe.right, _) = island.horizontal { edges.right = .safe }
    if case .between(safe.top, safe.bottom) = island.vertical {
      edges.top = .safe
      edges.bottom = .safe
    }
    if case .from(safe.top, _) = island.vertical { edges.top = .safe }
    return edges
  }

  /// Says where the edge comes from that the size puts opposite the anchored one, or both edges beside an anchored middle: from the
  /// same glass, and the size further. Where two anchors give the size, nothing is left to say.
  private mutating func fillEdges(
    _ edges: inout Edges<ResolvedOrigin>, of index: Int, _ axis: Axis, _ anchored: EdgeSet, center: OriginID?,
    _ known: [Int32: Edges<ResolvedOrigin>]
  ) {
    let start: Edge = axis == .horizontal ? .left : .top
    let sides = [start, start.opposite].filter { anchored.contains($0) }
    if let center, sides.isEmpty {
      for edge in [start, start.opposite] {
        guard case .glass(let side, let moved, let place) = resolve(center, at: edge, moved: .zero, known),
          let size = size(of: index, axis, at: side)
        else { continue }
        let half = screen.formulas.scale(size, by: edge.isStart ? -0.5 : 0.5)
        edges[edge] = .glass(side, moved: screen.formulas.add(moved, half), place)
      }
    } else if center == nil, sides.count == 1, case .glass(let side, let moved, let place) = edges[sides[0]],
      let size = size(of: index, axis, at: side)
    {
      let far = sides[0].isStart ? screen.formulas.add(moved, size) : screen.formulas.subtract(moved, size)
      edges[sides[0].opposite] = .glass(side, moved: far, place)
    }
  }

  /// How long an element is along an axis; nothing where conditions on sizes decide, or where what it holds may keep an inset clear, so
  /// that geometry decides.
  private mutating func size(of index: Int, _ axis: Axis, at side: Edge) -> FormulaID? {
    let element = screen.elements[index]
    let flow = screen.flows[Int(element.flow)]
    guard element.flowVariants.isEmpty, element.sheet < 0 else { return nil }
    let (own, least, most) =
      axis == .horizontal
      ? (flow.width, flow.minimumWidth, flow.maximumWidth) : (flow.height, flow.minimumHeight, flow.maximumHeight)
    var size: FormulaID
    if case .length(let length) = own {
      size = length
      if case .length(let most) = most { size = screen.formulas.smaller(size, most) }
    } else {
      if holdsInset(index, side) { return nil }
      size = screen.formulas.frame(ElementIndex(index), axis == .horizontal ? .width : .height)
    }
    if case .length(let least) = least, least != .zero { size = screen.formulas.larger(size, least) }
    return size
  }

  /// Whether something in an element, or the element itself, may be as long as an inset: a length that reads it, a bar, a scroll that
  /// keeps its content clear.
  private func holdsInset(_ index: Int, _ side: Edge) -> Bool {
    (index..<max(Int(screen.elements[index].end), index + 1)).contains { inner in
      let element = screen.elements[inner]
      if element.kind == .bar || element.scroll >= 0 || !element.flowVariants.isEmpty { return true }
      let flow = screen.flows[Int(element.flow)]
      var lengths = [flow.width, flow.height, flow.minimumWidth, flow.minimumHeight, flow.rowGap, flow.columnGap]
      for edge in Edge.allCases { lengths += [flow.padding[edge], flow.margin[edge]] }
      return lengths.contains { length in
        guard case .length(let formula) = length, formula != .zero else { return false }
        var walk = InsetTerms(formulas: screen.formulas, inset: .inset(side))
        return walk.reads(formula)
      }
    }
  }

  /// A margin lies inside the anchor.
  private mutating func withMargin(_ origin: ResolvedOrigin, _ edge: Edge, _ index: Int) -> ResolvedOrigin {
    guard case .glass(let side, let moved, let place) = origin,
      case .length(let margin) = screen.flows[Int(screen.elements[index].flow)].margin[edge], margin != .zero
    else { return origin }
    let inward = edge.isStart ? screen.formulas.add(moved, margin) : screen.formulas.subtract(moved, margin)
    return .glass(side, moved: inward, place)
  }

  private mutating func place(of anchor: EvaluatedAnchor, _ origin: ResolvedOrigin) -> PropertyPlace {
    let surroundings = anchor.property.surroundings
    let source = tree(of: surroundings.file)[anchor.property.property]
    var place = PropertyPlace(
      element: anchor.element, name: source.name, part: anchor.isPin ? part(of: anchor.slot) : .none,
      namePlace: self.place(source.nameSpan, in: surroundings),
      valuePlace: self.place(span(of: source.values, surroundings), in: surroundings))
    place.value = anchor.coordinate
    if let edge = anchor.slot.edge, !anchor.isPin {
      place.insetParts = insetParts(of: anchor.coordinate, at: [edge], least: 2)
    }
    switch origin {
    case .safe: place.origin = .safe
    case .other: place.origin = .other
    case .glass(let edge, let moved, let word):
      place.origin = coversInset(moved, edge) ? .safe : .glass(edge, word)
    }
    return place
  }

  private func part(of slot: AnchorSlot) -> Name {
    switch slot {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    }
  }

  // MARK: Resolution

  private mutating func resolve(
    _ id: OriginID, at edge: Edge, moved: FormulaID, _ known: [Int32: Edges<ResolvedOrigin>]
  ) -> ResolvedOrigin {
    spend()
    if isTooLarge || valueDepth > ExpansionLimits.valueNesting { return .other }
    valueDepth += 1
    defer { valueDepth -= 1 }
    switch origins[Int(id.index)] {
    case .other, .content: return .other
    case .safe: return .safe
    case .glass(let side, let before, let place):
      return .glass(side, moved: screen.formulas.add(before, moved), place)
    case .element(let element, let side, let before, let place):
      guard let edges = known[element] else { return .other }
      switch edges[side] {
      case .safe: return .safe
      case .other: return .other
      case .glass(let glass, let outer, _):
        let sum = screen.formulas.add(outer, screen.formulas.add(before, moved))
        return .glass(glass, moved: sum, place)
      }
    case .moved(let inner, let before):
      return resolve(inner, at: edge, moved: screen.formulas.add(before, moved), known)
    case .both(let a, let b, let selection):
      // A long chain of these is walked once: what a later one is made of was resolved for an earlier element.
      let key = ResolvedOriginKey(origin: id.index, isStart: edge.isStart, moved: moved)
      if let resolved = resolvedOrigins[key] { return resolved }
      let first = resolve(a, at: edge, moved: moved, known)
      // Resolved before `combined` is called, which looks at formulas that this may add.
      let second = a == b ? first : resolve(b, at: edge, moved: moved, known)
      let both = a == b ? first : combined(first, second, selection, at: edge)
      resolvedOrigins[key] = both
      return both
    }
  }

  /// Of points, `min` at a bottom or right edge and `max` at a top or left edge need one safe term; all others need all.
  private func combined(
    _ a: ResolvedOrigin, _ b: ResolvedOrigin, _ selection: PointOrigin.Selection, at edge: Edge
  ) -> ResolvedOrigin {
    let isASafe = isSafe(a)
    let isBSafe = isSafe(b)
    switch selection {
    case .middle: return .other
    case .least where !edge.isStart, .greatest where edge.isStart: if isASafe || isBSafe { return .safe }
    case .least, .greatest, .either: break
    }
    if isASafe, isBSafe { return .safe }
    if !isASafe, case .glass = a { return a }
    if !isBSafe, case .glass = b { return b }
    return .other
  }

  private func isSafe(_ origin: ResolvedOrigin) -> Bool {
    switch origin {
    case .safe: true
    case .other: false
    case .glass(let edge, let moved, _): coversInset(moved, edge)
    }
  }

  /// Whether a way from the glass inward is at least the inset: a sum with `inset.<edge>` and no negative term, or a `max`
  /// of lengths with one such, or a `min` of such.
  private func coversInset(_ moved: FormulaID, _ edge: Edge) -> Bool {
    var walk = InsetTerms(formulas: screen.formulas, inset: .inset(edge))
    return walk.terms(moved, sign: edge.isStart ? 1 : -1).covers
  }

  // MARK: Anchors in scrolls

  /// Reports an anchor inside a scroll to something outside it: the one moves against the other.
  private mutating func checkScroll(_ anchor: EvaluatedAnchor) {
    var scroll = Int(screen[anchor.element].parent.index)
    while scroll > 0, screen.elements[scroll].scroll < 0 { scroll = Int(screen.elements[scroll].parent.index) }
    guard scroll > 0, isOutside(anchor.origin, of: scroll) else { return }
    let surroundings = anchor.property.surroundings
    let source = tree(of: surroundings.file)[anchor.property.property]
    report(
      .anchorFromOutside, at: place(span(of: source.values, surroundings), in: surroundings),
      "'\(screen[anchor.element].path)' moves with the content of '\(screen.elements[scroll].path)', and can't be anchored to what stays",
      notes: [DiagnosticNote(.help, "put the element beside the scroll")])
  }

  private mutating func isOutside(_ id: OriginID, of scroll: Int) -> Bool {
    var open = [id]
    var seen: Set<Int32> = [id.index]
    while let next = open.popLast() {
      spend()
      if isTooLarge { return false }
      switch origins[Int(next.index)] {
      case .other, .safe, .glass: return true
      case .content(let element):
        if Int(element) < scroll || Int(element) >= Int(screen.elements[scroll].end) { return true }
      case .element(let element, _, _, _):
        if Int(element) <= scroll || Int(element) >= Int(screen.elements[scroll].end) { return true }
      case .moved(let inner, _): if seen.insert(inner.index).inserted { open.append(inner) }
      case .both(let a, let b, _):
        for part in [a, b] where seen.insert(part.index).inserted { open.append(part) }
      }
    }
    return false
  }

  /// Puts the anchors' places among those of the other properties, in the order of the elements.
  private mutating func mergePlaces(_ places: [PropertyPlace]) {
    guard !places.isEmpty else { return }
    var starts = [Int32](repeating: 0, count: screen.elements.count + 1)
    for place in screen.propertyPlaces { starts[Int(place.element.index) + 1] += 1 }
    for place in places { starts[Int(place.element.index) + 1] += 1 }
    for index in screen.elements.indices { starts[index + 1] += starts[index] }
    var merged = screen.propertyPlaces + places
    for place in screen.propertyPlaces + places {
      merged[Int(starts[Int(place.element.index)])] = place
      starts[Int(place.element.index)] += 1
    }
    screen.propertyPlaces = merged
  }
}

/// Finds whether a formula is at least an inset.
private struct InsetTerms {
  let formulas: FormulaTable
  let inset: EnvironmentVariable
  /// Steps left: a formula that takes more is no sum that an author can check either.
  var budget = 500

  struct Result {
    /// At least the inset.
    var covers = false
    /// At least 0.
    var isNonnegative = false
    /// The constant part, where the rest is known not to be negative.
    var constant = 0.0
    /// Whether anything but constants is in it that could be negative.
    var hasNegativeTerm = false
  }

  init(formulas: FormulaTable, inset: EnvironmentVariable) {
    self.formulas = formulas
    self.inset = inset
  }

  mutating func terms(_ id: FormulaID, sign: Double) -> (covers: Bool, isNonnegative: Bool) {
    let sum = self.sum(id, sign: sign)
    let isNonnegative = !sum.hasNegativeTerm && sum.constant >= 0
    return (sum.covers && isNonnegative, isNonnegative)
  }

  /// Whether a formula reads the inset anywhere, or is too large to tell.
  mutating func reads(_ id: FormulaID) -> Bool {
    budget -= 1
    guard budget > 0 else { return true }
    switch formulas[id] {
    case .constant, .frame: return false
    case .environment(let variable): return variable == inset
    case .scale(let a, _), .round(let a): return reads(a)
    case .add(let a, let b), .subtract(let a, let b), .multiply(let a, let b), .divide(let a, let b),
      .larger(let a, let b),
      .smaller(let a, let b), .choose(_, let a, let b):
      return reads(a) || reads(b)
    }
  }

  /// A formula as a sum of terms, times `sign`.
  private mutating func sum(_ id: FormulaID, sign: Double) -> Result {
    budget -= 1
    var result = Result()
    guard budget > 0 else {
      result.hasNegativeTerm = true
      return result
    }
    switch formulas[id] {
    case .constant(let value): result.constant = value * sign
    case .environment(let variable):
      result.covers = variable == inset && sign >= 1
      result.hasNegativeTerm = sign < 0
    case .frame(_, let measure): result.hasNegativeTerm = sign < 0 || (measure != .width && measure != .height)
    case .add(let a, let b): result = joined(sum(a, sign: sign), sum(b, sign: sign))
    case .subtract(let a, let b): result = joined(sum(a, sign: sign), sum(b, sign: -sign))
    case .scale(let a, let factor): result = sum(a, sign: sign * factor)
    case .larger(let a, let b), .smaller(let a, let b):
      let first = terms(a, sign: sign)
      let second = terms(b, sign: sign)
      var isLarger = sign > 0
      if case .smaller = formulas[id] { isLarger.toggle() }
      result.covers = isLarger ? first.covers || second.covers : first.covers && second.covers
      let isNonnegative =
        isLarger ? first.isNonnegative || second.isNonnegative : first.isNonnegative && second.isNonnegative
      result.hasNegativeTerm = !isNonnegative
    case .choose(_, let a, let b):
      let first = terms(a, sign: sign)
      let second = terms(b, sign: sign)
      result.covers = first.covers && second.covers
      result.hasNegativeTerm = !(first.isNonnegative && second.isNonnegative)
    case .multiply, .divide, .round: result.hasNegativeTerm = true
    }
    return result
  }

  private func joined(_ a: Result, _ b: Result) -> Result {
    Result(
      covers: a.covers || b.covers, isNonnegative: false, constant: a.constant + b.constant,
      hasNegativeTerm: a.hasNegativeTerm || b.hasNegativeTerm)
  }
}
