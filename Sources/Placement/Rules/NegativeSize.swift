import BandDiagnostics
import BandScreenModel
import BandSyntax

extension PlacementRule {
  static let negativeSize = PlacementRule(
    RuleDescription(
      "negative_size", .deny,
      summary: "a size comes out below 0, and counts as 0",
      explanation: """
        Two anchored edges cross, or a size, padding or gap is a difference that is negative on some device. Layout can only take it as 0, so the \
        element is not there, or its content stands outside. Give it another expression, hold it with `max`, or show something else \
        where there is no room: `if screen.width > 400 { … }`.
        """,
      bad: """
        screen Player {
            box cover { left: safe.left + 250; right: safe.right - 250; top: safe.top; height: 100 }
        }
        """,
      good: """
        screen Player {
            box cover { left: safe.left + 50; right: safe.right - 50; top: safe.top; height: 100 }
        }
        """,
      aliases: ["crossed edges", "negative width", "zero size", "disappears"]),
    nearMiss: """
      screen Player {
          box rule { left: safe.left; right: safe.right; top: safe.centerY; bottom: safe.centerY }
      }
      """
  ) { context in
    context.sizes + context.anchoredSizes
  }
}

extension PlacementCase {
  /// Sizes, paddings and gaps that no constant gives.
  fileprivate var sizes: [Requirement] {
    screen.propertyPlaces.enumerated().compactMap { index, property in
      guard let value = property.value else { return nil }
      switch property.name {
      case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .padding, .gap:
        return Requirement(
          property.element, .nonnegative(property: index), anyOf: [[Clearance([ClearanceTerm(.formula(value))])]])
      default: return nil
      }
    }
  }

  /// Pairs of anchors that give a size.
  fileprivate var anchoredSizes: [Requirement] {
    screen.islands.flatMap { island -> [Requirement] in
      [Axis.horizontal, .vertical].compactMap { axis in
        guard case .between(let start, let end) = axis == .horizontal ? island.horizontal : island.vertical,
          anchors(of: island.root, on: axis) >= 2
        else { return nil }
        var room = Clearance([ClearanceTerm(.formula(end))])
        room.add(ClearanceTerm(.formula(start), -1))
        let margin = screen.flows[Int(screen[island.root].flow)].margin
        for edge in axis == .horizontal ? [Edge.left, .right] : [.top, .bottom] {
          switch margin[edge] {
          case .length(let length): if length != .zero { room.add(ClearanceTerm(.formula(length), -1)) }
          case .percent(let share, let offset):
            room.add(ClearanceTerm(.formula(island.percentageWidth), -share))
            room.add(ClearanceTerm(.formula(offset), -1))
          case .automatic, .hug, .fill: break
          }
        }
        guard let property = lastAnchor(of: island.root, on: axis) else { return nil }
        return Requirement(island.root, .nonnegative(property: property), anyOf: [[room]])
      }
    }
  }

  /// The anchor that is written last on an axis: there a message points.
  private func lastAnchor(of element: ElementIndex, on axis: Axis) -> Int? {
    properties(of: element).indices.last { index in
      let property = screen.propertyPlaces[index]
      switch (property.name, property.part) {
      case (.left, _), (.right, _), (.leading, _), (.trailing, _), (.centerX, _), (.pin, .left), (.pin, .right):
        return axis == .horizontal
      case (.top, _), (.bottom, _), (.centerY, _), (.pin, .top), (.pin, .bottom): return axis == .vertical
      default: return false
      }
    }
  }
}
