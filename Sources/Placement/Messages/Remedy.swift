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
      // Where a scroll snaps along the axis, its frame and its insets move its stops: what comes of that isn't certain.
      if !isOwn, placement.snaps(index, along: site.edge.axis) { return nil }
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

  /// A constant around the element, at just this edge, that stands in for the inset.
  private func constantRemedy(
    _ site: FindingSite, _ index: ElementIndex, _ properties: ArraySlice<PropertyPlace>, _ screen: Screen, isOwn: Bool
  ) -> Remedy? {
    // The keyboard is higher than any inset.
    guard site.matter != .keyboard, let place = constantForInset(of: site, index),
      let property = properties.first(where: { $0.valuePlace == place }),
      // The room inside of a tappable belongs to its hit region.
      property.name == .margin || !isOwn, property.part == Remedy.part(site.edge)
    else { return nil }
    return Remedy(.constant, at: site.edge, property, in: screen, isOwn: isOwn)
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
