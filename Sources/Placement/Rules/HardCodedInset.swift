import BandDiagnostics
import BandScreenModel
import BandSyntax

extension PlacementRule {
  static let hardCodedInset = PlacementRule(
    RuleDescription(
      "hard_coded_inset", .warn,
      summary: "a constant stands in for an inset",
      explanation: """
        A padding or margin of 34, 24 or 48 on something that reaches the glass is the inset of one device, copied. On the others it is too \
        small, so a control lies in the strip, or too large, so room is wasted. Write `inset.bottom` (or `.top`, `.left`, \
        `.right`), or leave the work to `safe`: what is anchored to it needs no padding.
        """,
      bad: """
        screen Player {
            row controls {
                left: screen.left; right: screen.right; bottom: screen.bottom
                padding.bottom: 34
                box cover { width: 48; height: 48 }
            }
        }
        """,
      good: """
        screen Player {
            row controls {
                left: screen.left; right: screen.right; bottom: screen.bottom
                padding.bottom: inset.bottom
                box cover { width: 48; height: 48 }
            }
        }
        """,
      aliases: ["hard-coded 34", "magic number", "34", "constant inset"]),
    nearMiss: """
      screen Player {
          row controls {
              left: safe.left; right: safe.right; bottom: safe.bottom
              padding.bottom: 34
              box cover { width: 48; height: 48 }
          }
      }
      """,
    isMatrixOnly: true
  ) { context in
    let inner = AppliedInsets(context.screen)
    return context.screen.propertyPlaces.enumerated().flatMap { index, property -> [Requirement] in
      guard property.name == .padding || property.name == .margin, let constant = property.constant, constant > 0
      else { return [] }
      let element = property.element
      let isMargin = property.name == .margin
      // Padding around nothing moves nothing, and paint with nothing in it may stand where it likes.
      if context.isEmpty(element), !isMargin || context.isPaintOnly[Int(element.index)] { return [] }
      // The padding of a bar, or of a scroll with automatic insets, comes on top of the inset.
      // Where what is inside applies the inset, the constant is no stand-in for it, and comes on top.
      let edges = Edge.allCases.filter { edge in
        property.edges.contains(edge) && (isMargin || !context.keepsClear(element, at: edge))
          && !inner.isApplied(inside: element, at: edge, context.screen)
      }
      return edges.map { edge in
        let sign: Double = edge.isStart ? 1 : -1
        // It stands for the inset only where the element, margin counted in, reaches the glass on that edge.
        var gap = Clearance(constant: isMargin ? -constant : 0)
        gap.add(ClearanceTerm(.frame(element, edge), sign))
        gap.add(ClearanceTerm(.screen(edge), -sign))
        gap.constant -= 2 * placementTolerance
        var beyond = Clearance(constant: isMargin ? constant : 0)
        beyond.add(ClearanceTerm(.frame(element, edge), -sign))
        beyond.add(ClearanceTerm(.screen(edge), sign))
        beyond.constant -= 2 * placementTolerance
        let tooFar = 2 + 2 * placementTolerance
        return Requirement(
          element, .constant(edge, property: index),
          anyOf: [
            [gap], [beyond],
            [Clearance([ClearanceTerm(.inset(edge), -1)])],
            [Clearance([ClearanceTerm(.inset(edge))], constant: -constant - tooFar)],
            [Clearance([ClearanceTerm(.inset(edge), -1)], constant: constant - tooFar)],
          ])
      }
    }
  }
}

extension PlacementCase {
  /// Whether an element draws nothing but its background, and has nothing in it.
  fileprivate func isEmpty(_ element: ElementIndex) -> Bool {
    screen[element].leaf == .none && screen[element].end <= element.index + 1
  }
}

/// The elements that apply the inset of an edge by their padding, margin or anchors.
private struct AppliedInsets {
  /// By edge, in the order of the elements.
  private var elements = Edges<[Int32]>(all: [])

  init(_ screen: Screen) {
    for property in screen.propertyPlaces {
      for part in property.insetParts { elements[part.edge].append(property.element.index) }
    }
  }

  /// Whether something inside an element does.
  func isApplied(inside outer: ElementIndex, at edge: Edge, _ screen: Screen) -> Bool {
    let all = elements[edge]
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle] <= outer.index { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low] < screen[outer].end
  }
}
