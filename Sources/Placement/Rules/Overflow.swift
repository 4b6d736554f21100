import BandDiagnostics
import BandScreenModel

extension PlacementRule {
  static let overflow = PlacementRule(
    RuleDescription(
      "overflow", .deny,
      summary: "content is larger than the container that must hold it",
      explanation: """
        The children of a container that can neither grow nor scroll need more room than it has, so the last of them stand \
        outside of it, over something else or beyond the glass. Nothing is squeezed below its content, on purpose: a squeezed text is \
        unreadable. Put `@scroll(vertical)` on what may scroll, let something give way (`shrink: 1`, `height: fill` on a picture), or \
        write `clip: true` where cutting off is meant. What a negative margin takes out before the start of a scroll no offset shows: it is \
        told there too. Anchored and decorative children may stand outside. Of a bar, what the system takes is no room.
        """,
      bad: """
        screen Intro {
            column page {
                @decorative
                box picture { height: 700 }
                text note("Welcome")
                box panel { height: 300 }
            }
        }
        """,
      good: """
        screen Intro {
            @scroll(vertical)
            column page {
                @decorative
                box picture { height: 700 }
                text note("Welcome")
                box panel { height: 300 }
            }
        }
        """,
      aliases: ["content too large", "does not fit", "small screen", "large text", "wrap", "placeholder"]),
    nearMiss: """
      screen Intro {
          column page {
              box panel { height: fill }
              box poster { top: parent.top - 20; left: parent.left; width: 100; height: 2000 }
          }
      }
      """
  ) { context in
    let screen = context.screen
    return screen.elements.indices.dropFirst().flatMap { index -> [Requirement] in
      let element = screen.elements[index]
      let parent = element.parent
      if parent == .screen { return context.layer(ElementIndex(index)) }
      guard !element.isIsland, !context.isPaintOnly[index], !screen[parent].clips else { return [] }
      let scrollAxis = screen[parent].scroll >= 0 ? screen.scrolls[Int(screen[parent].scroll)].axis : nil
      let child = ElementIndex(index)
      return [Axis.horizontal, .vertical].compactMap { axis in
        if axis == scrollAxis { return context.startOfScroll(child, in: parent, axis) }
        let start: Edge = axis == .vertical ? .top : .left
        let end = start.opposite
        var clearances: [Clearance] = [
          .atLeast(.frame(child, start), .frame(parent, start)), .atLeast(.frame(parent, end), .frame(child, end)),
        ]
        if screen[parent].kind == .bar, let bar = screen.islands.first(where: { $0.root == parent }) {
          // What the system takes of a bar is no room for its content.
          clearances[0].add(ClearanceTerm(.formula(bar.automaticPadding[start]), -1))
          clearances[1].add(ClearanceTerm(.formula(bar.automaticPadding[end]), -1))
        }
        return Requirement(child, others: [parent], .container(parent, axis), anyOf: [clearances])
      }
    }
  }
}

extension PlacementCase {
  /// What scrolls begins at the scroll's start: before that no offset shows it. Only a margin below 0 takes content there.
  fileprivate func startOfScroll(_ child: ElementIndex, in parent: ElementIndex, _ axis: Axis) -> Requirement? {
    let end = screen.scrolls[Int(screen[parent].scroll)].contentEnd(screen.discrete.direction)
    let mayBegin = screen.flows(of: screen[child]).contains { flow in
      switch flow.margin[end.opposite] {
      case .length(let formula): screen.formulas.constant(formula).map { $0 < 0 } ?? true
      case .percent(let share, _): share < 0
      case .automatic, .fill, .hug: false
      }
    }
    guard mayBegin else { return nil }
    let isFirst = end == .bottom || end == .right
    let clearance: Clearance =
      isFirst
      ? .atLeast(.frame(child, end.opposite), .frame(parent, end.opposite))
      : .atLeast(.frame(parent, end.opposite), .frame(child, end.opposite))
    return Requirement(child, others: [parent], .container(parent, axis), anyOf: [[clearance]])
  }

  /// A layer must fit on the screen along each axis on which its content or a size decides how long it is; where it is anchored by
  /// both edges, or has a size and an anchor, it stands where it is told to.
  fileprivate func layer(_ element: ElementIndex) -> [Requirement] {
    let own = screen[element]
    // A sheet slides out beyond the glass.
    guard own.kind != .bar, own.sheet < 0, !isPaintOnly[Int(element.index)], own.role != .surface else { return [] }
    let flows = screen.flows(of: own)
    let scrollAxis = own.scroll >= 0 ? screen.scrolls[Int(own.scroll)].axis : nil
    return [Axis.horizontal, .vertical].compactMap { axis in
      let sizes = flows.map { axis == .horizontal ? $0.width : $0.height }
      let anchors = anchors(of: element, on: axis)
      let hugs = sizes.contains { $0 == .automatic || $0 == .hug }
      guard anchors == 0 || (anchors == 1 && hugs), axis != scrollAxis else { return nil }
      let start: Edge = axis == .vertical ? .top : .left
      var ways: [[Clearance]] = [
        [
          .atLeast(.frame(element, start), .screen(start)),
          .atLeast(.screen(start.opposite), .frame(element, start.opposite)),
        ]
      ]
      if anchors == 1 {
        // Where a size on the screen chooses a length instead, it is as long as that.
        for case .length(let length) in sizes {
          var isNoLess = Clearance.atLeast(.frame(element, start.opposite), .frame(element, start))
          var isNoMore = Clearance.atLeast(.frame(element, start), .frame(element, start.opposite))
          isNoLess.add(ClearanceTerm(.formula(length), -1))
          isNoMore.add(ClearanceTerm(.formula(length), 1))
          ways.append([isNoLess, isNoMore])
        }
      }
      return Requirement(element, .container(.screen, axis), anyOf: ways)
    }
  }
}
