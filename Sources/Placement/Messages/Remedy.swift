import BandScreenModel
import BandSyntax

/// A property in the source that lets an element reach a strip, and what cures it there.
struct Remedy: Hashable {
  enum Change: Hashable {
    /// The word at this place, `screen`, becomes `safe`.
    case anchor(word: Place)
    /// The scroll's `insets` take this edge too.
    case insets
    /// The constant becomes the inset.
    case constant
    /// The inset is added to a sheet's detent.
    case detent
  }

  var change: Change
  var edge: Edge
  /// The property's name as written, and its place and that of its value.
  var name: Name
  var namePlace: Place
  var valuePlace: Place
  /// The element that the property is of, in its case; the offender itself, or something around it.
  var element: ElementIndex
  var path: String
  var isOwn: Bool
  /// Whether the element has a background that goes to the glass today, and would stop at the safe area.
  var paintsToGlass: Bool

  init(
    _ change: Change, at edge: Edge, _ property: PropertyPlace, in screen: Screen, isOwn: Bool,
    paintsToGlass: Bool = false
  ) {
    self.change = change
    self.edge = edge
    name = property.name
    namePlace = property.namePlace
    valuePlace = property.valuePlace
    element = property.element
    path = screen[property.element].path
    self.isOwn = isOwn
    self.paintsToGlass = paintsToGlass
  }

  /// A detent at which a sheet rests too low.
  init(detent: SheetDetent, of sheet: ElementIndex, in screen: Screen) {
    change = .detent
    edge = .bottom
    name = .bottom
    namePlace = detent.valuePlace
    valuePlace = detent.valuePlace
    element = sheet
    path = screen[sheet].path
    isOwn = false
    paintsToGlass = false
  }

  /// The part of `padding` or `margin` that is of one edge: `bottom` of `padding.bottom`.
  static func part(_ edge: Edge) -> Name {
    switch edge {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    }
  }
}

extension FindingCollector {
  /// What must change so that an element no longer reaches the strip that it was met in: found from the element outward, as what
  /// stands nearest to it decides where it is. Nothing where no single property does.
  func remedy(at site: FindingSite, _ sources: [SourceText]) -> Remedy? {
    let placement = self.placement(of: site)
    let screen = placement.screen
    var index = site.element
    outward: while index != .screen {
      let isOwn = index == site.element
      // A surface may stand in every strip: what is inside it keeps clear by itself.
      if !isOwn, screen[index].role == .surface { return nil }
      // Where a scroll snaps along the axis, its frame and its insets move its stops: what comes of that isn't certain.
      if !isOwn, !placement.keepsPages(index, along: site.edge.axis) { return nil }
      let properties = placement.properties(of: index)
      if let remedy = constantRemedy(site, index, properties, screen, isOwn: isOwn) { return remedy }
      if !isOwn, let insets = insetsProperty(properties, at: site.edge, placement, index) {
        return Remedy(.insets, at: site.edge, insets, in: screen, isOwn: false)
      }
      for property in properties {
        if case .glass(site.edge, let word) = property.origin {
          if sources[Int(word.file.index)].text(word.span) == "parent" {
            // It stands at its parent's edge: what the parent is anchored to decides.
            index = screen[index].parent
            continue outward
          }
          let hasBackground = screen.paints[Int(screen[index].paint)].background != nil
          return Remedy(
            .anchor(word: word), at: site.edge, property, in: screen, isOwn: isOwn,
            paintsToGlass: hasBackground && screen[index].bleed.isEmpty)
        }
      }
      if screen[index].isIsland { return nil }
      index = screen[index].parent
    }
    return nil
  }

  /// The `insets` of a scroll that leave out an edge; nothing where it has none, or where its stops would move.
  func insetsRemedy(of element: ElementIndex, at edge: Edge, in placement: PlacementCase) -> Remedy? {
    guard placement.keepsPages(element, along: edge.axis),
      let property = insetsProperty(placement.properties(of: element), at: edge, placement, element)
    else { return nil }
    return Remedy(.insets, at: edge, property, in: placement.screen, isOwn: false)
  }

  /// A constant around the element, at just this edge, that stands in for the inset.
  private func constantRemedy(
    _ site: FindingSite, _ index: ElementIndex, _ properties: ArraySlice<PropertyPlace>, _ screen: Screen, isOwn: Bool
  ) -> Remedy? {
    // The keyboard is higher than any inset, and what a display hides is no inset.
    guard site.matter == .strip, let place = constantForInset(of: site, index),
      let property = properties.first(where: { $0.valuePlace == place }),
      // The room inside of a tappable belongs to its hit region.
      property.name == .margin || !isOwn, property.part == Remedy.part(site.edge)
    else { return nil }
    return Remedy(.constant, at: site.edge, property, in: screen, isOwn: isOwn)
  }

  /// Whether what was met in a strip stands at `safe` on that strip's axis: by its own anchor, or in the flow of what does.
  func startsFromSafe(_ site: FindingSite) -> Bool {
    let placement = self.placement(of: site)
    let screen = placement.screen
    var index = site.element
    while index != .screen {
      let anchors = placement.properties(of: index).filter { $0.isAnchor(along: site.edge.axis) }
      if !anchors.isEmpty { return anchors.contains { $0.origin == .safe } }
      if screen[index].parent == .screen { return screen[index].kind != .bar }
      index = screen[index].parent
    }
    return false
  }

  /// Whether an element that was met in a strip is in a sheet, or is one.
  func isInSheet(_ site: FindingSite) -> Bool {
    placement(of: site).isInSheet(site.element)
  }

  /// Whether the anchor whose value stands at a place is a constant way from an edge, of the glass or of an element.
  func isConstantDistance(_ value: Place) -> Bool {
    for screen in screens {
      if let property = screen.propertyPlaces.first(where: { $0.valuePlace == value }), let formula = property.value {
        return screen.formulas.isConstantDistance(formula)
      }
    }
    return true
  }

  /// The `insets` of a scroll that leave an edge out.
  private func insetsProperty(
    _ properties: ArraySlice<PropertyPlace>, at edge: Edge, _ placement: PlacementCase, _ index: ElementIndex
  ) -> PropertyPlace? {
    let scroll = placement.screen[index].scroll
    guard scroll >= 0,
      !placement.screen.scrolls[Int(scroll)].automaticEdges.contains(edge),
      // A scroll inside a scroll takes no automatic insets.
      placement.scrolls(around: index).isEmpty
    else { return nil }
    return properties.first { $0.name == .insets }
  }
}

extension PlacementCase {
  /// Whether a scroll along an axis rests where its content is the same whatever its insets are: anywhere, or at pages that are each
  /// just as long as the viewport less these.
  fileprivate func keepsPages(_ element: ElementIndex, along axis: Axis) -> Bool {
    guard snaps(element, along: axis) else { return true }
    guard screen.scrolls[Int(screen[element].scroll)].snap == .page else { return false }
    var index = Int(element.index) + 1
    while index < Int(screen[element].end) {
      let child = screen.elements[index]
      guard child.parent == element, !child.isIsland, child.flowVariants.isEmpty else { return false }
      let flow = screen.flows[Int(child.flow)]
      guard case .percent(1, .zero) = axis == .vertical ? flow.height : flow.width else { return false }
      index = max(index + 1, Int(child.end))
    }
    return true
  }
}

extension FindingCollector {
  /// The detent at which what a sheet holds rests in the home strip, where a higher one moves it up with the sheet.
  func detentRemedy(at site: FindingSite, _ failure: Failure) -> Remedy? {
    guard case .detent(_, isHighest: false) = failure.rest, site.edge == .bottom,
      let found = sheet(at: site, failure), !found.sheet.resizes, found.sheet.detents.count > 1
    else { return nil }
    // One that is laid out anew at each detent, or has one only, doesn't slide.
    return found.detent.map { Remedy(detent: $0, of: found.element, in: placement(of: site).screen) }
  }

  /// The detent at which what was met in a sheet fails.
  func detent(at site: FindingSite, _ failure: Failure) -> SheetDetent? { sheet(at: site, failure)?.detent }

  private func sheet(
    at site: FindingSite, _ failure: Failure
  ) -> (element: ElementIndex, sheet: Sheet, detent: SheetDetent?)? {
    guard case .detent = failure.rest else { return nil }
    let screen = placement(of: site).screen
    var index = site.element
    while index != .screen {
      let number = screen[index].sheet
      guard number >= 0 else {
        index = screen[index].parent
        continue
      }
      let sheet = screen.sheets[Int(number)]
      let text = Array(failure.rest.text.utf8)
      let detent = sheet.detents.first { text.starts(with: Array("at the \($0.name) detent".utf8)) }
      return (index, sheet, detent)
    }
    return nil
  }
}

extension PropertyPlace {
  /// Whether it anchors the element along an axis.
  func isAnchor(along axis: Axis) -> Bool {
    switch (name, part) {
    case (.left, _), (.right, _), (.leading, _), (.trailing, _), (.centerX, _), (.pin, .left), (.pin, .right):
      axis == .horizontal
    case (.top, _), (.bottom, _), (.centerY, _), (.pin, .top), (.pin, .bottom): axis == .vertical
    default: false
    }
  }
}

extension FormulaTable {
  /// Whether a point is an edge, of the screen or of an element, and constants.
  fileprivate func isConstantDistance(_ id: FormulaID, depth: Int = 0) -> Bool {
    // A longer sum is no constant that anybody sees.
    guard depth < 64 else { return false }
    switch self[id] {
    case .constant: return true
    case .environment(let variable): return variable == .width || variable == .height
    case .frame(_, let measure):
      switch measure {
      case .left, .top, .right, .bottom, .contentLeft, .contentTop, .contentRight, .contentBottom: return true
      case .width, .height, .naturalWidth, .naturalHeight, .scrolledLength: return false
      }
    case .add(let a, let b), .subtract(let a, let b), .larger(let a, let b), .smaller(let a, let b),
      .choose(_, let a, let b):
      return isConstantDistance(a, depth: depth + 1) && isConstantDistance(b, depth: depth + 1)
    case .scale, .multiply, .divide, .round: return false
    }
  }
}
