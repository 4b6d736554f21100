import BandDiagnostics
import BandLayout
import BandScreenModel
import BandSyntax

extension PlacementRule {
  static let doubleInset = PlacementRule(
    RuleDescription(
      "double_inset", .warn,
      summary: "an inset is applied inside what already starts at the inset",
      explanation: """
        The inset belongs to the element that meets the edge of the screen. Inside of `safe`, of a bar, of a scroll with automatic insets, or \
        above another element that keeps clear of the edge, the room is there already, and the inset once more is an empty strip. The \
        message says how much is wasted. Take `inset` off, or anchor to `screen` what is to apply it.
        """,
      bad: """
        screen Editor {
            column page {
                box words { height: fill }
                row tools { padding.bottom: 4 + inset.bottom; box { width: 48; height: 48 } }
            }
        }
        """,
      good: """
        screen Editor {
            column page {
                box words { height: fill }
                row tools { padding.bottom: 4; box { width: 48; height: 48 } }
            }
        }
        """,
      aliases: ["inset applied twice", "empty strip", "double padding", "twice lifted"]),
    nearMiss: """
      screen Editor {
          row tools {
              left: screen.left; right: screen.right; bottom: screen.bottom
              padding.bottom: 4 + inset.bottom
              box { width: 48; height: 48 }
          }
      }
      """, isMatrixOnly: true
  ) { context in
    context.screen.propertyPlaces.enumerated().flatMap { index, property -> [Requirement] in
      if context.isPaintOnly[Int(property.element.index)] { return [] }
      return property.insetParts.compactMap { part in
        switch property.name {
        case .padding, .margin: context.room(property, index, part)
        default: context.anchor(property, index, part)
        }
      }
    }
  }
}

extension PlacementCase {
  /// Padding or margin by an inset, where the edge is clear of the inset without it.
  fileprivate func room(_ property: PropertyPlace, _ index: Int, _ part: InsetPart) -> Requirement? {
    let edge = part.edge
    let isMargin = property.name == .margin
    // In a scroll along the axis it is the viewport's edge that the content rests at.
    let scroll = scrolls(around: property.element).first { screen.scrolls[Int($0)].axis == edge.axis }
    let outer = scroll.map { screen.scrolls[Int($0)].element } ?? property.element
    if scroll == nil, !isMargin, endsAnywhere(outer, at: edge) { return nil }
    let isKept = scroll == nil ? !isMargin && keepsClear(outer, at: edge) : keepsClear(outer, at: edge)
    var anyOf = [[Clearance([ClearanceTerm(.formula(part.part), -1)])]]
    if !isKept {
      // Nearer to the glass than the inset.
      let sign: Double = edge.isStart ? 1 : -1
      var nearer = Clearance([ClearanceTerm(.inset(edge))], constant: -2 * placementTolerance)
      nearer.add(ClearanceTerm(.frame(outer, edge), -sign))
      nearer.add(ClearanceTerm(.screen(edge), sign))
      if isMargin, scroll == nil {
        // A margin lies outside of the frame.
        guard case .length(let margin) = screen.flows[Int(screen[outer].flow)].margin[edge] else { return nil }
        nearer.add(ClearanceTerm(.formula(margin)))
      }
      anyOf.append([nearer])
    }
    return Requirement(
      property.element, others: scroll == nil ? [] : [outer], .inset(edge, property: index, part: part.part),
      anyOf: anyOf)
  }

  /// An anchor that the inset moves inward more than once.
  fileprivate func anchor(_ property: PropertyPlace, _ index: Int, _ part: InsetPart) -> Requirement {
    let edge = part.edge
    // As far as the inset, and no further.
    var once = Clearance([ClearanceTerm(.inset(edge))])
    once.add(ClearanceTerm(.formula(part.part), edge.isStart ? -1 : 1))
    return Requirement(property.element, .inset(edge, property: index, part: part.part), anyOf: [[once]])
  }

  /// Whether an element's content alone says where it ends: room at that end wastes nothing.
  private func endsAnywhere(_ element: ElementIndex, at edge: Edge) -> Bool {
    guard let island = screen.islands.first(where: { $0.root == element }) else { return false }
    switch edge.axis == .horizontal ? island.horizontal : island.vertical {
    case .between: return false
    case .from: return !edge.isStart
    case .upTo: return edge.isStart
    case .around: return true
    }
  }
}

/// The insets that padding or margin applies and that a configuration needs there, since nothing else keeps clear.
///
/// A constant may keep clear of a small inset by chance. Then the inset once more is no waste: on another device it is all there is.
struct NeededInsets: Sendable {
  private struct Use: Hashable {
    var entry: Int32
    var edge: Edge
    /// The place of the value.
    var value: Place
  }

  private var uses: Set<Use> = []

  /// Notes what a requirement that is kept says.
  mutating func note(
    _ requirement: Requirement, _ outcome: RequirementOutcome, _ context: PlacementCase, _ evaluator: Evaluator<Double>,
    _ entries: [Int32]
  ) {
    guard case .inset(let edge, let property, let part) = requirement.subject, outcome.clearance >= -placementTolerance
    else { return }
    let place = context.screen.propertyPlaces[property]
    guard place.name == .padding || place.name == .margin,
      evaluator.value(of: .formula(part)) > placementTolerance
    else { return }
    uses.insert(Use(entry: entries[Int(requirement.element.index)], edge: edge, value: place.valuePlace))
  }

  /// Whether a failure is of one of them.
  func contains(_ failure: Failure, of entry: Int32) -> Bool {
    guard case .wasted(let edge, _, let value) = failure.cause else { return false }
    return uses.contains(Use(entry: entry, edge: edge, value: value))
  }

  mutating func formUnion(_ other: NeededInsets) { uses.formUnion(other.uses) }
}
