import BandDiagnostics
import BandScreenModel
import BandSyntax

extension PlacementRule {
  static let fixedHeight = PlacementRule(
    RuleDescription(
      "fixed_height", .warn,
      summary: "an element that holds text has a fixed height, and larger text sizes are targets",
      explanation: """
        Text grows with the size that the user has chosen, and a constant `height` doesn't. What fits today is cut off or overflows at the \
        next size, in another font or language. Write `minHeight`: the element is as high as before and grows where it must.
        """,
      bad: """
        screen Home {
            textSizes: default, xxxLarge
            row head { left: safe.left; right: safe.right; top: safe.top; height: 56; text("News") { style: headline } }
        }
        """,
      good: """
        screen Home {
            textSizes: default, xxxLarge
            row head { left: safe.left; right: safe.right; top: safe.top; minHeight: 56; text("News") { style: headline } }
        }
        """,
      aliases: ["dynamic type", "text size", "font scale", "font size", "minheight"]),
    nearMiss: """
      screen Home {
          row head { left: safe.left; right: safe.right; top: safe.top; height: 56; text("News") { style: headline } }
      }
      """
  ) { context in
    guard context.screen.discrete.textSize > .standard else { return [] }
    return context.screen.propertyPlaces.enumerated().compactMap { index, property in
      guard property.name == .height, context.isInForce(property), context.holdsText(property.element) else {
        return nil
      }
      // Nothing cures it but another property.
      return Requirement(property.element, .growth(property: index), anyOf: [[Clearance(constant: -1)]])
    }
  }
}

extension PlacementCase {
  /// Whether a constant height is the one that the element has, and nothing said elsewhere.
  fileprivate func isInForce(_ property: PropertyPlace) -> Bool {
    let element = screen[property.element]
    guard let constant = property.constant, element.flowVariants.isEmpty,
      case .length(let height) = screen.flows[Int(element.flow)].height
    else { return false }
    return screen.formulas.constant(height) == constant
  }

  /// Whether an element is a text, or has one in its flow that nothing between them lets scroll or cuts off.
  fileprivate func holdsText(_ element: ElementIndex) -> Bool {
    if isPaintOnly[Int(element.index)] { return false }
    var index = Int(element.index)
    let end = max(Int(screen[element].end), index + 1)
    while index < end {
      let own = screen.elements[index]
      if showsText(ElementIndex(index)), !isPaintOnly[index] { return true }
      let isOutside = index != Int(element.index) && own.isIsland
      let isLoose = own.clips || (own.scroll >= 0 && screen.scrolls[Int(own.scroll)].axis == .vertical)
      index = isOutside || isLoose ? max(Int(own.end), index + 1) : index + 1
    }
    return false
  }
}
